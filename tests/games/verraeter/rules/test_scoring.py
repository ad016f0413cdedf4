"""Conflicts and final scoring of the engine, over many thousands of random rounds, worked out a second time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from highlands.engine.chance import Rng, Seed, below
from highlands.engine.compiling import compiled
from highlands.engine.kernel import NOBODY, Actions, apply, legal, setup, to_move
from highlands.games.verraeter import SPEC
from highlands.games.verraeter.state.layout import CHOOSE, OVER, SUPPLY
from highlands.games.verraeter.text.landscapes import make_landscapes
from highlands.games.verraeter.text.notation import supply_texts, write_action
from tests.games.verraeter.reference.game import ACTIONS, KINDS
from tests.games.verraeter.reference.scoring import USUAL_TABLE, final_gain, gains, strength, stronger
from tests.games.verraeter.reference.scoring import Table as Numbers
from tests.games.verraeter.reference.test_lockstep import OTHER_TABLE

BEFORE_REVEALING = (CHOOSE, SUPPLY)


FIELDS = (
    *("action", "conflict", "counting_houses", "hand", "house", "kind", "laid", "last_strength"),
    *("mover", "players", "points", "roses", "step"),
)
Fields = dict[str, Any]
"""Those of a table, as Python's own numbers."""


class Made(NamedTuple):
    """A move, and the tables before and after it."""

    before: Fields
    action: int
    after: Fields


@compiled
def decisive_moves(
    scratch: Any, options: Any, rng: Rng, room: Actions, before: Any, actions: Actions, after: Any
) -> None:
    """Fill the tables with moves of random games that led to a conflict's decision or to the end of the game."""
    state = scratch[0]
    setup(state, options, rng)
    index = 0
    while index < len(before):
        if to_move(state) == NOBODY:
            setup(state, options, rng)
        before[index] = state
        action = room[below(rng, legal(state, room))]
        apply(state, action, rng)
        was_hidden = before[index].step == CHOOSE or before[index].step == SUPPLY
        is_hidden = state.step == CHOOSE or state.step == SUPPLY
        if (was_hidden and not is_hidden) or state.step == OVER:
            actions[index] = action
            after[index] = state
            index += 1


def moves_of_random_games(seed: str, number: int, **options: Any) -> Iterator[Made]:
    """So many decisive moves."""
    before, after = np.zeros(number, SPEC.state_dtype), np.zeros(number, SPEC.state_dtype)
    scratch, actions = np.zeros(1, SPEC.state_dtype), np.zeros(number, np.int32)
    room, rng = np.zeros(SPEC.actions, np.int32), Seed.of(seed).rng(0)
    decisive_moves(scratch, SPEC.make_options(**options), rng, room, before, actions, after)
    return map(Made, fields_of(before), actions.tolist(), fields_of(after))


def fields_of(states: NDArray[Any]) -> Iterator[Fields]:
    """Column by column: reading a field from each record takes its time."""
    rows = zip(*(states[name].tolist() for name in FIELDS), strict=True)
    return (dict(zip(FIELDS, row, strict=True)) for row in rows)


def conflict_gains(made: Made, numbers: Numbers, counts: Counter[str]) -> list[int]:
    """What every seat must have got for the conflict that this move led to; compares its strengths on the way."""
    before, seats = made.before, range(made.before["players"])
    kept = list(before["action"])
    laid = [[int(card) for card in supply_texts(before["laid"][seat])] for seat in seats]
    verb, *words = write_action(made.action).split()
    mover = before["mover"]
    if verb == "take":
        kept[mover] = ACTIONS.index(words[0])
    elif words != ["nothing"]:
        laid[mover] = [int(word) for word in words]
    actions = [ACTIONS[kept[seat]] for seat in seats]
    houses = ["ER"[before["house"][seat]] for seat in seats]
    if "traitor" in actions:
        traitor = actions.index("traitor")
        houses[traitor] = "R" if houses[traitor] == "E" else "E"

    places = [before["conflict"], (before["conflict"] + 1) % 12]
    rows = {"ER"[before["roses"] >> place & 1]: numbers[KINDS[before["kind"][place]]] for place in places}
    at = {"ER"[before["roses"] >> place & 1]: place for place in places}
    strengths = {house: strength(house, rows[house][0], houses, laid, actions) for house in "ER"}
    assert [strengths["E"], strengths["R"]] == made.after["last_strength"]

    winner = stronger(strengths)
    turned = before["roses"] ^ made.after["roses"]
    if winner is None:
        counts["tie"] += 1
        assert turned == 0
        return gains(None, None, houses, actions)
    counts[f"won by {houses.count(winner)}"] += 1
    loser = "R" if winner == "E" else "E"
    assert turned == 1 << at[loser]
    return gains(winner, rows[loser], houses, actions)


def check(made: Made, numbers: Numbers, counts: Counter[str]) -> None:
    """The points before and after a decisive move."""
    before, after = made.before, made.after
    seats = range(before["players"])
    expected = [before["points"][seat] for seat in seats]
    if before["step"] in BEFORE_REVEALING:
        expected = [own + gain for own, gain in zip(expected, conflict_gains(made, numbers, counts), strict=True)]
    if after["step"] == OVER:
        counts["final scoring"] += 1
        for seat in seats:
            counting_houses = after["counting_houses"][seat].bit_count()
            expected[seat] += final_gain(counting_houses, len(supply_texts(after["hand"][seat])))
    assert after["points"][: len(seats)] == expected


def compare(seed: str, players: int, numbers: Numbers, moves: int) -> Counter[str]:
    """Play random games, and work out every conflict and every final scoring in them."""
    landscapes = make_landscapes([tuple(row) for row in numbers.values()])
    counts = Counter[str]()
    for made in moves_of_random_games(seed, moves, players=players, landscapes=landscapes):
        check(made, numbers, counts)
    return counts


@pytest.mark.parametrize("numbers", [USUAL_TABLE, OTHER_TABLE], ids=["usual table", "other table"])
@pytest.mark.parametrize("players", [3, 4])
def test_thousands_of_random_rounds(players: int, numbers: Numbers) -> None:
    counts = compare("rounds", players, numbers, 6_000)
    assert set(counts) == {"tie", *(f"won by {number}" for number in range(players + 1)), "final scoring"}


@pytest.mark.long
@pytest.mark.parametrize("numbers", [USUAL_TABLE, OTHER_TABLE], ids=["usual table", "other table"])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_many_thousands_of_random_rounds(seed: int, players: int, numbers: Numbers) -> None:
    counts = compare(f"many rounds {seed}", players, numbers, 60_000)
    assert set(counts) == {"tie", *(f"won by {number}" for number in range(players + 1)), "final scoring"}
