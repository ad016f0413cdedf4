"""Standings, counted a second time straight from a tournament's log, and the dates that are announced."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from highlands.tournaments import Tournament
from highlands.tournaments.events import BeginRound, Correct, Enter, GameOutcome, Report, TournamentEvent
from highlands.tournaments.next_steps import next_round_at, pairs_until
from highlands.tournaments.standings import standings
from tests.tournaments.simulation import Simulation, decode, plan

MINUTE_MS = 60_000
DAY = 86_400


class Recount:
    """What the log says of games of two, without the room's own folding."""

    def __init__(self, log: list[tuple[bytes, int]]) -> None:
        self.entrants = 0
        self.pairs: list[tuple[int, ...]] = []
        self.byes: list[int] = []
        self.results: dict[int, tuple[float, ...]] = {}
        for text, _ in log:
            self._add(decode(text))

    def _add(self, event: TournamentEvent) -> None:
        if isinstance(event, Enter):
            self.entrants += 1
        elif isinstance(event, BeginRound):
            self.pairs += [game.entrants for game in event.games]
            self.byes += event.byes
        elif isinstance(event, Report | Correct):
            self.results[event.game] = event.outcome.scores

    def games_of(self, entrant: int) -> list[tuple[int, Fraction]]:
        """The opponents of somebody, and what they got against each."""
        return [
            (pair[1 - pair.index(entrant)], Fraction(self.results[game][pair.index(entrant)]))
            for game, pair in enumerate(self.pairs)
            if entrant in pair and game in self.results
        ]

    def score(self, entrant: int) -> Fraction:
        return sum((got for _, got in self.games_of(entrant)), Fraction(self.byes.count(entrant)))

    def row(self, entrant: int) -> tuple[Fraction, ...]:
        """Score, Buchholz, Sonneborn-Berger, wins."""
        games = self.games_of(entrant)
        own = self.score(entrant)
        buchholz = sum((self.score(other) for other, _ in games), own * self.byes.count(entrant))
        berger = sum((got * self.score(other) for other, got in games), Fraction(0))
        return own, buchholz, berger, Fraction(sum(got == 1 for _, got in games))


@pytest.mark.parametrize("seed", range(40))
def test_the_standings_of_a_swiss_are_those_that_its_results_give(seed: int) -> None:
    simulation = Simulation(plan("swiss", rounds=2 + seed % 5), 3 + seed % 9, seed)
    simulation.run(leave=0.05, late=0.05, stay_away=0.1)
    tournament = simulation.tournament
    last = tournament.games[-1]
    simulation.append(Correct(last.number, GameOutcome((0.5, 0.5), "corrected")))
    recount = Recount(simulation.log)
    rows = standings(tournament)
    assert sorted(row.entrant for row in rows) == list(range(recount.entrants))
    for row in rows:
        found = (row.score, *row.tie_breaks.values())
        assert list(row.tie_breaks) == ["buchholz", "sonneborn-berger", "wins"]
        assert found == pytest.approx([float(value) for value in recount.row(row.entrant)])
        better = sum(recount.row(other) > recount.row(row.entrant) for other in range(recount.entrants))
        assert row.place == better + 1
    assert all(one.place <= other.place for one, other in pairwise(rows))


def play_round(simulation: Simulation) -> None:
    """Let the first seat win all games that are open."""
    for game in simulation.tournament.open_games:
        simulation.append(Report(game.number, GameOutcome((1.0, 0.0), "played")))


def begin_due(simulation: Simulation) -> Tournament:
    while (event := simulation.director.due(simulation.tournament, simulation.at)) is not None:
        simulation.append(event)
    return simulation.tournament


@pytest.mark.parametrize(("format", "rounds"), [("swiss", 2), ("round-robin", 3), ("knock-out", 2)])
def test_a_league_says_when_its_next_round_begins_and_ends_with_its_last_game(format: str, rounds: int) -> None:  # noqa: A002 - named as in the plan
    simulation = Simulation(plan(format, rounds=2, round_every_seconds=DAY), 4)
    assert next_round_at(simulation.tournament) is None
    simulation.start()
    for number in range(rounds):
        at = next_round_at(simulation.tournament)
        assert at == number * DAY * 1000
        simulation.at = at - 1
        assert len(begin_due(simulation).rounds) == number
        simulation.at = at
        assert len(begin_due(simulation).rounds) == number + 1
        play_round(simulation)
    assert next_round_at(simulation.tournament) is None
    assert begin_due(simulation).status == "over"


def test_an_arena_says_until_when_it_pairs() -> None:
    simulation = Simulation(plan("arena", arena_minutes=30), 4)
    simulation.at = 7
    assert pairs_until(simulation.tournament) is None
    simulation.start()
    until = pairs_until(simulation.tournament)
    assert until == 7 + 30 * MINUTE_MS
    assert next_round_at(simulation.tournament) is None
    begin_due(simulation)
    play_round(simulation)
    simulation.at = until
    assert begin_due(simulation).status == "over"
    assert pairs_until(simulation.tournament) is None
