"""The engine and the reference side by side through random games: the same moves allowed, the same positions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import highlands
from highlands import Game
from highlands.games.verraeter.text.landscapes import make_landscapes
from highlands.games.verraeter.text.notation import action_texts, supply_texts
from tests.games.verraeter.helpers import look
from tests.games.verraeter.reference.chance import ChanceOracle
from tests.games.verraeter.reference.game import ACTIONS, ReferenceGame
from tests.games.verraeter.reference.scoring import USUAL_TABLE, Table

OTHER_TABLE: Table = {
    "w": (9, 11, 12, 13, 14),
    "p": (0, 0, 1, 0, 2),
    "r": (4, 30, 20, 10, 5),
    "f": (99, 41, 42, 43, 44),
    "v": (2, 7, 17, 27, 37),
    "c": (4, 99, 98, 97, 96),
}
"""All numbers of a row are different, and none rises or falls as usual."""

MOVES = {
    *("settle", "conflict", *(f"take {action}" for action in ACTIONS), "lay nothing"),
    *(f"lay {number}" for number in range(1, 6)),
    *("build estate", "build counting", "turn to estate", "turn to counting", "build pass"),
    *(f"discard {draw} {number}" for draw in ("farmer", "estates") for number in (1, 2, 3)),
    "discard diplomat 1",
}
"""Every kind of move."""

COMMON_EVENTS = {
    *("tie", "Eagles win", "Roses win", "nobody serves the winner", "an empty hand lays nothing", "new pile"),
    *("diplomat 2 discards twice", "early end", "last round", "shared victory", "sole victory"),
    *("the strategy card stays", "the strategy card goes", "the traitor is aside", "counting houses score"),
}
FOUR_WIN = "four winners"

Policy = Callable[[random.Random, list[str]], str]


def kind_of(game: ReferenceGame, move: str) -> str:
    """The kind of a move."""
    word, *rest = move.split()
    if game.step.startswith("discard"):
        return f"{game.step} {len(rest)}"
    if word == "lay" and rest != ["nothing"]:
        return f"lay {len(rest)}"
    if word == "turn":
        _, side = game.buildings[int(rest[0])]
        return f"turn to {'counting' if side == 'estate' else 'estate'}"
    if game.step == "build":
        return f"build {word}"
    return {"estate": "settle", "conflict": "conflict"}.get(word, move)


# How players choose


def uniform(chance: random.Random, moves: list[str]) -> str:
    return chance.choice(moves)


def by_size(chance: random.Random, moves: list[str]) -> str:
    """The verb and the number of words first, so that a pass is as common as all ways to build."""
    shape = chance.choice(sorted({(move.split()[0], len(move)) for move in moves}))
    return chance.choice([move for move in moves if (move.split()[0], len(move)) == shape])


def hoarding(chance: random.Random, moves: list[str]) -> str:
    """Lays nothing and builds estates, so that hands are full."""
    return chance.choice([move for move in moves if move == "lay nothing" or "estate" in move] or moves)


def generous(chance: random.Random, moves: list[str]) -> str:
    """Lays everything, so that hands are empty and piles used up."""
    if "lay nothing" in moves:
        return max(moves, key=lambda move: (len(move.split()), move != "lay nothing"))
    return chance.choice(moves)


POLICIES: list[Policy] = [uniform, uniform, by_size, hoarding, generous]


# The reference's position in the notation


def texts(cards: list[int]) -> str:
    return " ".join(map(str, sorted(cards))) or "-"


def lines_of(reference: ReferenceGame) -> list[str]:
    """The position line by line as the engine writes it, with all hands and without what only concerns knowledge."""
    seats = [(seat, "ABCD"[seat]) for seat in range(reference.players)]
    built = {
        letter: [f"{side} {n}" for n, (owner, side) in sorted(reference.buildings.items()) if owner == seat]
        for seat, letter in seats
    }
    before_revealing = reference.step in ("choose", "supply") and not reference.over
    turn = "nobody" if reference.over else f"{'ABCD'[reference.mover]} {reference.step}"
    rows = " / ".join(" ".join(map(str, row)) for row in reference.table.values())
    return [
        f"verraeter players={reference.players}",
        f"round: {reference.round}",
        f"start player: {'ABCD'[reference.start]}",
        f"strategy: {'ABCD'[reference.strategy]}",
        f"circle: {' '.join(reference.landscapes.values())}",
        f"allegiance: {' '.join(reference.allegiances)}",
        f"points: {'-'.join(map(str, reference.points))}",
        *(f"buildings {letter}: {', '.join(built[letter])}" for _, letter in seats if built[letter]),
        *([f"conflict: {reference.place[0]}-{reference.place[1]}"] if reference.place else []),
        *([f"aside: {reference.aside[0]}"] if before_revealing else []),
        *(f"action {letter}: {reference.kept[seat]}" for seat, letter in seats if reference.kept[seat]),
        *(f"laid {letter}: {texts(reference.laid[seat])}" for seat, letter in seats if reference.laid[seat]),
        *([f"pile: {' '.join(map(str, reference.pile))}"] if reference.pile else []),
        *([f"discard: {texts(reference.discard)}"] if reference.discard else []),
        *([f"landscapes: {rows}"] if reference.table is not USUAL_TABLE else []),
        f"to move: {turn}",
        *(f"hand {letter}: {texts(reference.hands[seat])}" for seat, letter in seats),
        *(f"saw {letter}: {reference.saw[seat] if before_revealing else []}" for seat, letter in seats),
    ]


def lines_from(game: Game) -> list[str]:
    """The same of an engine's game."""
    knowledge = ("hand ", "known ", "earlier pile ", "unsettled:")
    lines = [line for line in game.full_position().splitlines() if not line.startswith(knowledge)]
    state, seats = game.state, range(game.seats)
    lines += [f"hand {'ABCD'[seat]}: {' '.join(supply_texts(state.hand[seat])) or '-'}" for seat in seats]
    return [*lines, *(f"saw {'ABCD'[seat]}: {action_texts(state.saw[seat])}" for seat in seats)]


# Lock-step


class Match:
    """The same game twice, and the counts of what happened in it."""

    def __init__(self, seed: str, players: int, table: Table, first: int | None) -> None:
        options: dict[str, Any] = {"players": players}
        if table is not USUAL_TABLE:
            options["landscapes"] = make_landscapes([tuple(row) for row in table.values()])
        if first is not None:
            options["first"] = first
        self.game = highlands.new("verraeter", seed=seed, **options)
        assert self.game.seed is not None
        chance = ChanceOracle(bytes.fromhex(self.game.seed.hex()), players, first)
        self.oracle = chance
        self.reference = ReferenceGame(
            players, chance.start, chance.circle, chance.pile, chance.put_aside, chance.reshuffle, table=table
        )
        self.counts = Counter[str]()
        self.first_discard: tuple[int, int] | None = None
        """The round and the seat in which the holder of Diplomat 2 last discarded before a draw for estates."""

    def play(self, chance: random.Random, policy: Policy) -> None:
        """Play to the end, comparing all the way."""
        self.compare()
        while self.game.to_move is not None:
            moves = [str(move) for move in self.game.legal_moves]
            assert len(moves) == len(set(moves))
            assert set(moves) == self.reference.legal(), self.game.full_record()
            self.make(policy(chance, moves))
            self.compare()
        assert self.game.outcome is not None
        assert self.game.outcome.points == self.reference.points
        assert self.game.outcome.winners == self.reference.winners
        self.count_the_end()

    def compare(self) -> None:
        assert self.game.to_move == self.reference.to_move
        assert lines_from(self.game) == lines_of(self.reference), self.game.full_record()

    def make(self, move: str) -> None:
        """Make a move on both."""
        reference = self.reference
        self.counts[kind_of(reference, move)] += 1
        self.count_double_discards()
        step, mover, number = reference.step, reference.mover, len(reference.conflicts)
        skipped = step in ("choose", "supply") and not all(reference.hands)
        self.oracle.next_move()
        self.game.play(move)
        reference.play(move)
        self.counts["new pile"] += self.oracle.new_piles
        assert self.oracle.new_piles <= 1
        self.counts["an empty hand lays nothing"] += (
            skipped and step == "choose" and reference.clockwise().index(mover) == reference.players - 1
        )
        if len(reference.conflicts) > number:
            self.compare_conflicts()

    def compare_conflicts(self) -> None:
        """How the conflict ended that was just decided."""
        conflict = self.reference.conflicts[-1]
        told = look(self.game.state).last
        assert told is not None
        assert tuple(told.landscapes) == conflict.place
        totals = {house: strength.total for house, strength in told.strengths.items()}
        assert totals == {"eagles": conflict.strengths["E"], "roses": conflict.strengths["R"]}
        assert told.winner == {"E": "eagles", "R": "roses", None: None}[conflict.winner]
        assert [prize + bonus for prize, bonus in zip(told.prizes, told.bonuses, strict=True)] == list(conflict.gains)
        turned = int(self.game.history[-1][0].roses) ^ int(self.game.state.roses)
        assert (0 if told.lost is None else 1 << told.lost - 1) == turned
        serving = self.game.history[-1][0].house.tolist()[: self.game.seats]
        if "traitor" in told.actions:
            serving[told.actions.index("traitor")] ^= 1
        self.counts[{"E": "Eagles win", "R": "Roses win", None: "tie"}[conflict.winner]] += 1
        winners = 0 if conflict.winner is None else serving.count("ER".index(conflict.winner))
        self.counts["nobody serves the winner"] += conflict.winner is not None and winners == 0
        self.counts[FOUR_WIN] += winners == 4
        self.counts["the traitor is aside"] += "traitor" not in told.actions
        self.counts[f"the strategy card {'goes' if 'strategist' in told.actions else 'stays'}"] += 1

    def count_double_discards(self) -> None:
        """The holder of Diplomat 2 may have to discard for estates and once more for the extra card."""
        here = (self.reference.round, self.reference.mover)
        self.counts["diplomat 2 discards twice"] += (
            self.reference.step == "discard diplomat" and here == self.first_discard
        )
        if self.reference.step == "discard estates" and self.reference.who_has("diplomat2") == self.reference.mover:
            self.first_discard = here

    def count_the_end(self) -> None:
        reference = self.reference
        rounds = {3: 9, 4: 8}[reference.players]
        self.counts["last round" if reference.round == rounds else "early end"] += 1
        self.counts["shared victory" if len(reference.winners) > 1 else "sole victory"] += 1
        before_the_end = sum(sum(conflict.gains) for conflict in reference.conflicts)
        self.counts["counting houses score"] += sum(reference.points) > before_the_end


def play_in_lockstep(seed: str, players: int, table: Table = USUAL_TABLE) -> Counter[str]:
    """Play a random game on both; count the kinds of moves and what happened."""
    chance = random.Random(seed)
    match = Match(seed, players, table, first=chance.choice([None, None, chance.randrange(players)]))
    match.play(chance, chance.choice(POLICIES))
    return +match.counts


def events_with(players: int) -> set[str]:
    """What must have happened with so many players, beside every kind of move."""
    return COMMON_EVENTS | ({FOUR_WIN} if players == 4 else set())


@pytest.mark.parametrize("players", [3, 4])
def test_whole_games_with_every_kind_of_move_and_event(players: int) -> None:
    counts = Counter[str]()
    for number in range(60):
        counts += play_in_lockstep(f"whole {number}", players)
    assert MOVES | events_with(players) <= set(counts)


@pytest.mark.parametrize("players", [3, 4])
def test_games_with_another_landscape_table(players: int) -> None:
    for number in range(8):
        play_in_lockstep(f"other {number}", players, OTHER_TABLE)


@pytest.mark.long
@pytest.mark.parametrize("table", [USUAL_TABLE, OTHER_TABLE], ids=["usual table", "other table"])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", [pytest.param(0, marks=pytest.mark.ci), 1, 2, 3])
def test_many_games(seed: int, players: int, table: Table) -> None:
    counts = Counter[str]()
    for number in range(500):
        counts += play_in_lockstep(f"{seed} {number}", players, table)
    assert MOVES | events_with(players) <= set(counts)
