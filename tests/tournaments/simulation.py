"""Simulated tournaments: games are decided by lot, entrants leave, come back and come late."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

from highlands.protocol.time_controls import Fischer
from highlands.tournaments import Tournament, TournamentPlan
from highlands.tournaments.events import Enter, Readmit, Report, TournamentEvent, Withdraw
from highlands.tournaments.next_steps import Director, absent_outcome
from highlands.tournaments.outcomes import scored

MOST_STEPS = 5000
STEP_MS = 30_000

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(TournamentEvent).decode


def plan(format: str, **more: Any) -> TournamentPlan:  # noqa: A002 - named as in the plan
    """A plan of a format."""
    game = "verraeter" if format == "groups" else "schotten-totten"
    values = {"name": "Test", "game": game, "format": format, "time_control": Fischer(300), **more}
    return msgspec.convert(values, TournamentPlan)


class Simulation:
    """A tournament with its log, played by lot."""

    def __init__(self, chosen: TournamentPlan, entrants: int, seed: int = 0) -> None:
        self.rng = random.Random(seed)
        self.tournament = Tournament(chosen, str(seed))
        self.log: list[tuple[bytes, int]] = []
        self.at = 0
        ids = (f"table-{number}" for number in count())
        seats = (3, 4) if chosen.format == "groups" else (2, 2)
        self.director = Director(*seats, lambda: next(ids))
        for _ in range(entrants):
            self.append(Enter())

    def append(self, event: TournamentEvent) -> None:
        """Store and fold in an event."""
        self.log.append((encode(event), self.at))
        self.tournament.apply(decode(encode(event)), self.at)

    def start(self) -> None:
        """Let it begin."""
        while self.tournament.status == "registering":
            self.append(self.director.start(self.tournament))

    def play_on(self, *, stay_away: float = 0.0, draws: float = 0.1) -> None:
        """Play one of the open games to its end."""
        tournament = self.tournament
        game = self.rng.choice([game for game in tournament.open_games if game.table is not None])
        seats = len(game.entrants)
        absent = [seat for seat in range(seats) if self.rng.random() < stay_away]
        if absent and seats == 2:
            self.append(Report(game.number, absent_outcome(seats, absent)))
        elif seats == 2 and self.rng.random() < draws:
            self.append(Report(game.number, scored([0, 0], [], "draw")))
        else:
            points = [self.rng.randrange(40) for _ in range(seats)]
            winners = [seat for seat in range(seats) if points[seat] == max(points)]
            self.append(Report(game.number, scored(points, winners[:1], "played")))

    def run(
        self,
        *,
        stay_away: float = 0.0,
        leave: float = 0.0,
        late: float = 0.0,
        draws: float = 0.1,
        on_round: Callable[[Simulation], None] = lambda _: None,
    ) -> Tournament:
        """Play it to its end."""
        self.start()
        tournament = self.tournament
        for _ in range(MOST_STEPS):
            if tournament.status == "over":
                return tournament
            self.at += STEP_MS
            rounds = len(tournament.rounds)
            event = self.director.due(tournament, self.at)
            if event is not None:
                self.append(event)
                if len(tournament.rounds) > rounds:
                    on_round(self)
            elif any(game.table is not None for game in tournament.open_games):
                self.play_on(stay_away=stay_away, draws=draws)
                self._change_field(leave, late)
        raise AssertionError("a tournament without end")

    def _change_field(self, leave: float, late: float) -> None:
        tournament = self.tournament
        playing = tournament.playing
        if playing and self.rng.random() < leave:
            self.append(Withdraw(self.rng.choice(playing), "self"))
        gone = [entrant.number for entrant in tournament.entrants if not entrant.is_in]
        if gone and self.rng.random() < leave / 3:
            self.append(Readmit(self.rng.choice(gone)))
        if tournament.plan.admits_late and self.rng.random() < late:
            self.append(Enter())

    def folded_again(self) -> Tournament:
        """The same from the log alone."""
        tournament = Tournament(self.tournament.plan, self.tournament.seed)
        for encoded, at in self.log:
            tournament.apply(decode(encoded), at)
        return tournament
