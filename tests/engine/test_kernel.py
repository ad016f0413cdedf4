"""What a game is: one record, eight kernels, and generic code that finds them, in Python and compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import numpy as np
import pytest

import highlands
from highlands.engine import kernel
from highlands.engine.compiling import compiled
from highlands.engine.kernel import NOBODY, register
from highlands.engine.state import (
    Int8,
    Int16s,
    Int64,
    Int64s,
    Record,
    State,
    copy_state,
    fields_of,
    new_state,
    record_dtype,
)
from highlands.games.schotten_totten import SPEC
from highlands.games.schotten_totten.state.layout import STATE


# A game of its own: whoever takes the last of the matches wins.
class Matches(State):
    left: Int8
    mover: Int8
    observer: Int64


class MatchesOptions(Record):
    matches: Int8


MATCHES = record_dtype(Matches)
MATCHES_OPTIONS = record_dtype(MatchesOptions)


@compiled
def deal_matches(state, options, rng):
    state.left = options.matches
    state.mover = 0


@compiled
def mover_of(state):
    return int(state.mover)


@compiled
def takes(state, out):
    number = min(2, int(state.left))
    for taken in range(number):
        out[taken] = taken + 1
    return number


@compiled
def mark_takes(observed, choices, number, mask):
    for index in range(number):
        mask[choices[index]] = 1
    return number + 40


@compiled
def unmark_takes(state, choices, number, marked, mask):
    for index in range(marked - 40):
        mask[choices[index]] = 0


@compiled
def take(state, action, rng):
    state.left -= action
    state.mover = 1 - state.mover if state.left else NOBODY


@compiled
def no_returns(state, out):
    out[0] = 0.0


@compiled
def see_all(state, seat, out):
    out.left = state.left
    out.mover = state.mover
    out.observer = seat


@compiled
def guess_nothing(observed, rng, out):
    out.left = observed.left
    out.mover = observed.mover
    out.observer = -1


@compiled
def number_left(observed, out):
    out[0] = observed.left


@compiled
def openly(state, action, seat):
    return action


@compiled
def the_more_the_better(state, actions, number, weights):
    for index in range(number):
        weights[index] = actions[index]


@compiled
def all_alike(state, out):
    out[0] = out[1] = 0.5


KERNELS: dict[str, Callable[..., Any]] = {
    "setup": deal_matches,
    "to_move": mover_of,
    "legal": takes,
    "write_mask": mark_takes,
    "clear_mask": unmark_takes,
    "apply": take,
    "returns": no_returns,
    "observe": see_all,
    "resample": guess_nothing,
    "observed_action": openly,
    "encode": number_left,
    "novice_values": the_more_the_better,
    "action_values": the_more_the_better,
    "evaluate": all_alike,
}
register(MATCHES, **KERNELS)


@compiled
def moves_to_the_end(state, rng, out):
    """Play any game with the generic kernels, always the first legal action; return how many moves it took."""
    moves = 0
    while kernel.to_move(state) != NOBODY:
        kernel.legal(state, out)
        kernel.apply(state, out[0], rng)
        moves += 1
    return moves


@compiled
def first_action(state, out):
    """Ask any game for the first legal action."""
    return out[0] if kernel.legal(state, out) else NOBODY


@compiled
def marks(state, out, mask, kept):
    """Mark what is legal, keep the mask, and take the marks back; return what was noted."""
    number = kernel.legal(state, out)
    marked = kernel.write_mask(state, out, number, mask)
    for action in range(len(mask)):
        kept[action] = mask[action]
    kernel.clear_mask(state, out, number, marked, mask)
    return marked


@compiled
def see_and_guess(state, seat, rng, observed, whole, returns, numbers):
    """Call the other generic kernels."""
    kernel.observe(state, seat, observed)
    kernel.resample(observed, rng, whole)
    kernel.returns(state, returns)
    kernel.encode(observed, numbers)


@compiled
def judge(state, actions, glanced, weighed, expected):
    """Call those of the judgement; return how others see the last action."""
    number = kernel.legal(state, actions)
    kernel.novice_values(state, actions, number, glanced)
    kernel.action_values(state, actions, number, weighed)
    kernel.evaluate(state, expected)
    return kernel.observed_action(state, actions[number - 1], 1)


def matches(number: int) -> Matches:
    state, options = new_state(MATCHES), new_state(MATCHES_OPTIONS)
    options.matches = number
    kernel.setup(state, options, AN_RNG)
    return state


AN_RNG = np.array([1, 2, 3, 4], dtype=np.uint64)


def test_python_finds_the_kernels_of_a_state():
    state, out = matches(3), np.zeros(4, dtype=np.int32)
    assert kernel.to_move(state) == 0
    assert out[: kernel.legal(state, out)].tolist() == [1, 2]
    kernel.apply(state, 2, AN_RNG)
    assert (state.left, kernel.to_move(state)) == (1, 1)
    schotten_totten = highlands.new("schotten-totten", first=1, seed=1).state
    assert kernel.to_move(schotten_totten) == 1


def test_compiled_code_finds_them_by_the_type_of_the_record():
    out = np.zeros(SPEC.actions, dtype=np.int32)
    assert moves_to_the_end(matches(5), AN_RNG.copy(), out) == 5
    assert first_action(matches(5), out) == 1
    game = highlands.new("schotten-totten", seed=1)
    assert first_action(game.state, out) == game.legal_moves.actions[0]


def test_compiled_code_finds_the_other_kernels_too():
    state, observed, whole = matches(5), new_state(MATCHES), new_state(MATCHES)
    returns, numbers = np.ones(2), np.zeros(1, dtype=np.float32)
    see_and_guess(state, 1, AN_RNG.copy(), observed, whole, returns, numbers)
    assert (observed.left, observed.observer, whole.left, whole.observer) == (5, 1, 5, -1)
    assert (returns[0], numbers[0]) == (0.0, 5.0)
    glanced, weighed, expected = np.zeros(2), np.zeros(2), np.zeros(2)
    assert judge(state, np.zeros(4, dtype=np.int32), glanced, weighed, expected) == 2
    assert [glanced.tolist(), weighed.tolist(), expected.tolist()] == [[1, 2], [1, 2], [0.5, 0.5]]


@pytest.mark.parametrize("marks", [marks, getattr(marks, "py_func", marks)], ids=["compiled", "python"])
def test_what_is_legal_is_marked_and_the_marks_are_taken_back(marks: Callable[..., int]):
    out, mask, kept = np.zeros(4, dtype=np.int32), np.zeros(4, dtype=np.int8), np.zeros(4, dtype=np.int8)
    assert marks(matches(5), out, mask, kept) == 42
    assert (kept.tolist(), mask.tolist()) == ([0, 1, 1, 0], [0] * 4)
    for name in ("schotten-totten", "verraeter"):
        game = highlands.new(name, seed=1)
        room = game.spec.actions
        out, mask, kept = np.zeros(room, dtype=np.int32), np.zeros(room, dtype=np.int8), np.zeros(room, dtype=np.int8)
        marks(game.state, out, mask, kept)
        assert np.flatnonzero(kept).tolist() == sorted(game.legal_moves.actions)
        assert not mask.any()


def test_a_record_of_no_game_is_refused():
    record: Any = new_state(MATCHES_OPTIONS)
    with pytest.raises(KeyError):
        kernel.to_move(record)


def test_a_game_need_not_register_what_has_a_default():
    class Plain(State):
        mover: Int8
        plain: Int8
        observer: Int8

    dtype = record_dtype(Plain)
    register(dtype, **{name: function for name, function in KERNELS.items() if name not in kernel.DEFAULTS})
    state, mask = new_state(dtype), np.zeros(4, np.int8)
    actions, values = np.array([1, 3], np.int32), np.ones(2)
    kernel.write_mask(state, actions, 2, mask)
    assert mask.tolist() == [0, 1, 0, 1]
    kernel.clear_mask(state, actions, 2, 0, mask)
    kernel.action_values(state, actions, 2, values)
    assert (bool(mask.any()), values.tolist(), kernel.observed_action(state, 3, 1)) == (False, [0.0, 0.0], 3)


def test_two_games_have_states_that_can_be_told_apart():
    with pytest.raises(TypeError, match="the very same fields"):
        register(MATCHES, **KERNELS)


def test_a_game_registers_kernels_that_there_are_and_all_without_a_default():
    with pytest.raises(TypeError, match="encode"):
        register(MATCHES, **{name: function for name, function in KERNELS.items() if name != "encode"})
    with pytest.raises(TypeError, match="surprise"):
        register(MATCHES, **KERNELS, surprise=take)


@pytest.mark.parametrize("name", ["copy", "dtype", "item", "all"])
def test_a_field_must_not_have_the_name_of_something_of_numpys(name: str):
    with pytest.raises(TypeError, match=name):
        record_dtype(type("Bad", (Record,), {"__annotations__": {name: Int8}}))


def test_a_copy_is_one_to_the_last_byte_and_stands_alone():
    """Between the fields of an aligned record there is room, and what lies there must not be chance."""
    assert MATCHES.itemsize > 1 + 1 + 8
    for dtype in (MATCHES, STATE):
        state = new_state(dtype)
        for _ in range(200):
            litter = [b"\xff" * dtype.itemsize for _ in range(8)]
            del litter
            assert copy_state(state).tobytes() == bytes(dtype.itemsize)
    state = matches(3)
    other = copy_state(state)
    other.left = 1
    assert state.left == 3


class Sides(Record):
    left: Int8
    sides: Annotated[Int64s, (2, 3)]
    held: Annotated[Int16s, (2,)]


def test_the_fields_of_a_record_are_pythons_own_numbers():
    state = new_state(record_dtype(Sides))
    state.left, state.sides[1, 2], state.held[0] = -1, 1 << 53, 7
    fields = fields_of(state)
    assert vars(fields) == {"left": -1, "sides": [[0, 0, 0], [0, 0, 1 << 53]], "held": [7, 0]}
    assert type(fields.left) is type(fields.sides[1][2]) is type(fields.held[0]) is int
    state.held[0] = 8
    assert list(fields.held) == [7, 0]


def test_all_fields_of_the_games_states_are_read_as_numpy_reads_them():
    for name in ("schotten-totten", "verraeter"):
        game = highlands.new(name, seed=1)
        for _ in range(8):
            game.play(game.legal_moves[0])
        state, fields = game.state, fields_of(game.state)
        assert list(vars(fields)) == list(state.dtype.names or ())
        for field in state.dtype.names or ():
            assert getattr(fields, field) == state[field].tolist(), field
