"""What a game is: one record, eight kernels, and generic code that finds them, in Python and compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import highlands
from highlands import kernel
from highlands.compiling import compiled
from highlands.games.schotten_totten import RULESET
from highlands.games.schotten_totten.table import TABLE
from highlands.kernel import NOBODY, Table, copy_table, fields_of, new_table, register, table_dtype

# A game of its own: whoever takes the last of the matches wins.
MATCHES = table_dtype([("left", np.int8), ("mover", np.int8), ("seer", np.int64)])
MATCHES_OPTIONS = table_dtype([("matches", np.int8)])


@compiled
def deal_matches(table, options, rng):
    table.left = options.matches
    table.mover = 0


@compiled
def mover_of(table):
    return int(table.mover)


@compiled
def takes(table, out):
    number = min(2, int(table.left))
    for taken in range(number):
        out[taken] = taken + 1
    return number


@compiled
def mark_takes(seen, choices, number, mask):
    for index in range(number):
        mask[choices[index]] = 1
    return number + 40


@compiled
def unmark_takes(table, choices, number, marked, mask):
    for index in range(marked - 40):
        mask[choices[index]] = 0


@compiled
def take(table, action, rng):
    table.left -= action
    table.mover = 1 - table.mover if table.left else NOBODY


@compiled
def no_returns(table, out):
    out[0] = 0.0


@compiled
def see_all(table, seat, out):
    out.left = table.left
    out.mover = table.mover
    out.seer = seat


@compiled
def guess_nothing(seen, rng, out):
    out.left = seen.left
    out.mover = seen.mover
    out.seer = -1


@compiled
def number_left(seen, out):
    out[0] = seen.left


@compiled
def openly(table, action, seat):
    return action


@compiled
def the_more_the_better(table, actions, number, weights):
    for index in range(number):
        weights[index] = actions[index]


@compiled
def all_alike(table, out):
    out[0] = out[1] = 0.5


KERNELS: dict[str, Callable[..., Any]] = {
    "setup": deal_matches,
    "to_move": mover_of,
    "legal": takes,
    "mark": mark_takes,
    "unmark": unmark_takes,
    "apply": take,
    "returns": no_returns,
    "conceal": see_all,
    "resample": guess_nothing,
    "seen_action": openly,
    "encode": number_left,
    "glance": the_more_the_better,
    "weigh": the_more_the_better,
    "estimate": all_alike,
}
register(MATCHES, **KERNELS)


@compiled
def moves_to_the_end(table, rng, out):
    """Play any game with the generic kernels, always the first legal action; return how many moves it took."""
    moves = 0
    while kernel.to_move(table) != NOBODY:
        kernel.legal(table, out)
        kernel.apply(table, out[0], rng)
        moves += 1
    return moves


@compiled
def first_action(table, out):
    """Ask any game for the first legal action."""
    return out[0] if kernel.legal(table, out) else NOBODY


@compiled
def marks(table, out, mask, kept):
    """Mark what is legal, keep the mask, and take the marks back; return what was noted."""
    number = kernel.legal(table, out)
    marked = kernel.mark(table, out, number, mask)
    for action in range(len(mask)):
        kept[action] = mask[action]
    kernel.unmark(table, out, number, marked, mask)
    return marked


@compiled
def see_and_guess(table, seat, rng, seen, whole, returns, numbers):
    """Call the other generic kernels."""
    kernel.conceal(table, seat, seen)
    kernel.resample(seen, rng, whole)
    kernel.returns(table, returns)
    kernel.encode(seen, numbers)


@compiled
def judge(table, actions, glanced, weighed, expected):
    """Call those of the judgement; return how others see the last action."""
    number = kernel.legal(table, actions)
    kernel.glance(table, actions, number, glanced)
    kernel.weigh(table, actions, number, weighed)
    kernel.estimate(table, expected)
    return kernel.seen_action(table, actions[number - 1], 1)


def matches(number: int) -> Table:
    table, options = new_table(MATCHES), new_table(MATCHES_OPTIONS)
    options.matches = number
    kernel.setup(table, options, AN_RNG)
    return table


AN_RNG = np.array([1, 2, 3, 4], dtype=np.uint64)


def test_python_finds_the_kernels_of_a_table():
    table, out = matches(3), np.zeros(4, dtype=np.int32)
    assert kernel.to_move(table) == 0
    assert out[: kernel.legal(table, out)].tolist() == [1, 2]
    kernel.apply(table, 2, AN_RNG)
    assert (table.left, kernel.to_move(table)) == (1, 1)
    schotten_totten = highlands.new("schotten-totten", first=1, seed=1).table
    assert kernel.to_move(schotten_totten) == 1


def test_compiled_code_finds_them_by_the_type_of_the_record():
    out = np.zeros(RULESET.actions, dtype=np.int32)
    assert moves_to_the_end(matches(5), AN_RNG.copy(), out) == 5
    assert first_action(matches(5), out) == 1
    game = highlands.new("schotten-totten", seed=1)
    assert first_action(game.table, out) == game.legal_moves.actions[0]


def test_compiled_code_finds_the_other_kernels_too():
    table, seen, whole = matches(5), new_table(MATCHES), new_table(MATCHES)
    returns, numbers = np.ones(2), np.zeros(1, dtype=np.float32)
    see_and_guess(table, 1, AN_RNG.copy(), seen, whole, returns, numbers)
    assert (seen.left, seen.seer, whole.left, whole.seer) == (5, 1, 5, -1)
    assert (returns[0], numbers[0]) == (0.0, 5.0)
    glanced, weighed, expected = np.zeros(2), np.zeros(2), np.zeros(2)
    assert judge(table, np.zeros(4, dtype=np.int32), glanced, weighed, expected) == 2
    assert [glanced.tolist(), weighed.tolist(), expected.tolist()] == [[1, 2], [1, 2], [0.5, 0.5]]


@pytest.mark.parametrize("marks", [marks, getattr(marks, "py_func", marks)], ids=["compiled", "python"])
def test_what_is_legal_is_marked_and_the_marks_are_taken_back(marks: Callable[..., int]):
    out, mask, kept = np.zeros(4, dtype=np.int32), np.zeros(4, dtype=np.int8), np.zeros(4, dtype=np.int8)
    assert marks(matches(5), out, mask, kept) == 42
    assert (kept.tolist(), mask.tolist()) == ([0, 1, 1, 0], [0] * 4)
    for name in ("schotten-totten", "verraeter"):
        game = highlands.new(name, seed=1)
        room = game.rules.actions
        out, mask, kept = np.zeros(room, dtype=np.int32), np.zeros(room, dtype=np.int8), np.zeros(room, dtype=np.int8)
        marks(game.table, out, mask, kept)
        assert np.flatnonzero(kept).tolist() == sorted(game.legal_moves.actions)
        assert not mask.any()


def test_a_table_of_no_game_is_refused():
    with pytest.raises(KeyError):
        kernel.to_move(new_table(MATCHES_OPTIONS))


def test_a_game_registers_exactly_the_kernels_there_are():
    with pytest.raises(TypeError, match="encode"):
        register(MATCHES, **{name: function for name, function in KERNELS.items() if name != "encode"})
    with pytest.raises(TypeError, match="surprise"):
        register(MATCHES, **KERNELS, surprise=take)


@pytest.mark.parametrize("name", ["copy", "dtype", "item", "all"])
def test_a_field_must_not_have_the_name_of_something_of_numpys(name: str):
    with pytest.raises(TypeError, match=name):
        table_dtype([(name, np.int8)])


def test_a_copy_is_one_to_the_last_byte_and_stands_alone():
    """Between the fields of an aligned record there is room, and what lies there must not be chance."""
    assert MATCHES.itemsize > 1 + 1 + 8
    for dtype in (MATCHES, TABLE):
        table = new_table(dtype)
        for _ in range(200):
            litter = [b"\xff" * dtype.itemsize for _ in range(8)]
            del litter
            assert copy_table(table).tobytes() == bytes(dtype.itemsize)
    table = matches(3)
    other = copy_table(table)
    other.left = 1
    assert table.left == 3


def test_the_fields_of_a_table_are_pythons_own_numbers():
    table = new_table(table_dtype([("left", np.int8), ("sides", np.int64, (2, 3)), ("held", np.int16, (2,))]))
    table.left, table.sides[1, 2], table.held[0] = -1, 1 << 53, 7
    fields = fields_of(table)
    assert vars(fields) == {"left": -1, "sides": [[0, 0, 0], [0, 0, 1 << 53]], "held": [7, 0]}
    assert type(fields.left) is type(fields.sides[1][2]) is type(fields.held[0]) is int
    table.held[0] = 8
    assert fields.held == [7, 0]


def test_all_fields_of_the_games_tables_are_read_as_numpy_reads_them():
    for name in ("schotten-totten", "verraeter"):
        game = highlands.new(name, seed=1)
        for _ in range(8):
            game.play(game.legal_moves[0])
        table, fields = game.table, fields_of(game.table)
        assert list(vars(fields)) == list(table.dtype.names)
        for field in table.dtype.names:
            assert getattr(fields, field) == table[field].tolist(), field
