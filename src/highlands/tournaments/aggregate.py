"""The state of a tournament, folded from its log."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from highlands.tournaments.events import (
    BeginRound,
    Correct,
    Ended,
    Enter,
    Finish,
    GameOutcome,
    Pause,
    Readmit,
    Report,
    Reseat,
    Resume,
    Start,
    TournamentEvent,
    Vacate,
    Withdraw,
    Withdrawal,
)
from highlands.tournaments.pairing.history import History
from highlands.tournaments.plan import TournamentPlan

Status = Literal["registering", "running", "paused", "over"]


@dataclass
class Entrant:
    """Somebody who takes part."""

    number: int
    bot: str | None
    """The level of a bot of the server."""
    lot: int
    """The order that decides where nothing else does: drawn from the tournament's seed."""
    withdrawn_by: Withdrawal | None = None
    """Who has withdrawn them; None while they are in."""
    changes: int = 0
    """How often they have left and come back."""

    @property
    def is_in(self) -> bool:
        """Whether they are paired."""
        return self.withdrawn_by is None


@dataclass
class TournamentGame:
    """A game of the tournament."""

    number: int
    round: int
    """From 0."""
    entrants: tuple[int, ...]
    table: str | None
    created_at: int
    outcome: GameOutcome | None = None
    absent: tuple[int, ...] = ()
    """The seats of those who were out when it was paired, or on which bots play for those who did not come."""
    is_corrected: bool = False
    is_played_on: bool = False
    """Whether its table goes on with a shuffle that others play too, though the organiser has said what came of it."""
    is_vacant: bool = False
    """Whether nobody plays at its table any more, though it has no outcome: the tournament was over before it was."""

    @property
    def is_over(self) -> bool:
        """Whether it has an outcome."""
        return self.outcome is not None

    @property
    def is_awaited(self) -> bool:
        """Whether somebody may still play at its table."""
        return self.is_played_on or not (self.is_over or self.is_vacant)

    def score_of(self, entrant: int) -> float:
        """What an entrant got in a game that is over."""
        assert self.outcome is not None
        return self.outcome.scores[self.entrants.index(entrant)]


@dataclass
class Round:
    """A round, or of an arena those who were paired at one time."""

    number: int
    began_at: int
    games: list[TournamentGame]
    byes: tuple[int, ...]
    deal: str | None
    is_final: bool


@dataclass
class Tournament:
    """What a tournament's log says."""

    plan: TournamentPlan
    seed: str
    """Decides lots, and what is chosen at random; it has nothing to do with any deal."""
    version: int = 0
    """The length of the log."""
    status: Status = "registering"
    started_at: int | None = None
    ended: Ended | None = None
    """Why it is over."""
    last_at: int = 0
    """When a game ended last."""
    entrants: list[Entrant] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    games: list[TournamentGame] = field(default_factory=list)
    order: tuple[int, ...] = ()
    """Those who were in at the start, by lot."""

    def apply(self, event: TournamentEvent, at: int) -> None:
        """Fold in the next event."""
        self.version += 1
        match event:
            case Enter():
                number = len(self.entrants)
                self.entrants.append(Entrant(number, event.bot, draw_lot(self.seed, number)))
            case Withdraw():
                self._set_in(event.entrant, event.by)
            case Readmit():
                self._set_in(event.entrant, None)
            case BeginRound():
                self._begin_round(event, at)
            case Reseat():
                game = self.games[event.game]
                game.table, game.absent, game.created_at = event.table, event.absent, at
                self._withdraw_absent(game, event.absent)
            case Vacate():
                game = self.games[event.game]
                game.is_played_on, game.is_vacant = False, not game.is_over
            case Report() | Correct():
                game = self.games[event.game]
                runs = game.is_awaited and not game.is_over and game.table is not None
                game.is_played_on |= runs and isinstance(event, Correct) and self.rounds[game.round].deal is not None
                game.outcome, game.is_corrected = event.outcome, isinstance(event, Correct)
                self.last_at = at
                if event.outcome.reason == "absent":
                    self._withdraw_absent(game, event.outcome.absent)
            case _:
                self._change_status(event, at)

    def _change_status(self, event: Start | Pause | Resume | Finish, at: int) -> None:
        match event:
            case Start():
                self.status, self.started_at, self.order = "running", at, event.order
            case Pause():
                self.status = "paused"
            case Resume():
                self.status = "running"
            case Finish():
                self.status, self.ended = "over", event.reason

    def _set_in(self, number: int, withdrawn_by: Withdrawal | None) -> None:
        entrant = self.entrants[number]
        entrant.withdrawn_by = withdrawn_by
        entrant.changes += 1

    def _withdraw_absent(self, game: TournamentGame, seats: tuple[int, ...]) -> None:
        """Who did not come is paired no more, until they say that they are back."""
        for seat in seats:
            entrant = self.entrants[game.entrants[seat]]
            entrant.withdrawn_by = entrant.withdrawn_by or "absence"

    def _begin_round(self, event: BeginRound, at: int) -> None:
        number, first = len(self.rounds), len(self.games)
        games = [
            TournamentGame(first + place, number, seating.entrants, seating.table, at, absent=seating.absent)
            for place, seating in enumerate(event.games)
        ]
        self.games += games
        self.rounds.append(Round(number, at, games, event.byes, event.deal, event.is_final))

    # Questions

    @property
    def playing(self) -> list[int]:
        """Those who are paired, in the order of their entry."""
        return [entrant.number for entrant in self.entrants if entrant.is_in]

    @property
    def open_games(self) -> list[TournamentGame]:
        """The games that are not over, and may still be."""
        return [game for game in self.games if not game.is_over and not game.is_vacant]

    def is_sealed(self, round_number: int) -> bool:
        """Whether the shuffle of a round is still being played somewhere: until then nobody is told of it."""
        began = self.rounds[round_number]
        return began.deal is not None and any(game.is_awaited for game in began.games)

    @property
    def awaited_games(self) -> list[TournamentGame]:
        """The games whose tables the next round waits for."""
        return [game for game in self.games if game.is_awaited]

    def scores(self) -> dict[int, float]:
        """The points of all entrants: those of their games that count, and of byes."""
        found = {entrant.number: 0.0 for entrant in self.entrants}
        for game in self.counted_games:
            for entrant in game.entrants:
                found[entrant] += counted_score(self, game, entrant)
        for entrant in self.byes.elements():
            found[entrant] += 1.0
        return {entrant: round(score, 6) for entrant, score in found.items()}

    @property
    def byes(self) -> Counter[int]:
        """How many byes each has had."""
        return Counter(entrant for began in self.rounds for entrant in began.byes)

    @property
    def counted_games(self) -> list[TournamentGame]:
        """The games that count: those that are over, but in a round robin none of who left before half of theirs.

        What came of a shuffle counts when all tables with it are over: the result at one tells of the hands at another.
        """
        sealed = {began.number for began in self.rounds if self.is_sealed(began.number)}
        over = [game for game in self.games if game.is_over and game.round not in sealed]
        if self.plan.format != "round-robin":
            return over
        played = Counter(
            entrant
            for game in over
            if game.outcome is not None and game.outcome.reason not in ("absent", "withdrawn")
            for entrant in game.entrants
        )
        half = (len(self.order) - 1) * self.plan.cycles / 2
        annulled = {entrant.number for entrant in self.entrants if not entrant.is_in and played[entrant.number] < half}
        return [game for game in over if annulled.isdisjoint(game.entrants)]

    def history(self) -> History:
        """What pairings depend on."""
        history = History(scores=self.scores(), lots={entrant.number: entrant.lot for entrant in self.entrants})
        history.byes.update(self.byes)
        for game in self.games:
            history.add(game.entrants)
        return history


def counted_score(tournament: Tournament, game: TournamentGame, entrant: int) -> float:
    """What a game that is over gives an entrant.

    Where deals are paired, the mean of the others who had the same hand is what was to be expected of it: who got so
    much has half a point, who won where all of the others lost a whole one.
    """
    score = game.score_of(entrant)
    began = tournament.rounds[game.round]
    if began.deal is None or not _is_compared(game):
        return score
    seat = game.entrants.index(entrant)
    others = [
        other.outcome.scores[seat]
        for other in began.games
        if other.number != game.number
        and len(other.entrants) == len(game.entrants)
        and other.outcome is not None
        and _is_compared(other)
    ]
    if not others:
        return score
    return 0.5 + (score - sum(others) / len(others)) / 2


def _is_compared(game: TournamentGame) -> bool:
    """Whether a game's shuffle was played, so that its result says something of the hands."""
    return game.outcome is not None and game.outcome.reason not in ("absent", "withdrawn", "abandoned")


def draw_lot(seed: str, number: int) -> int:
    """A lot that nobody chooses, and that stays the same."""
    return int.from_bytes(hashlib.sha256(f"highlands lot {seed} {number}".encode()).digest()[:6], "big")
