"""The generic kernels: what every game provides to compiled code, chosen by the type of its state.

A game registers its kernels for the dtype of its state. Code that works for any game calls the functions of this
module: from Python they pick the game's kernel by the state's dtype, and inside compiled code Numba picks it by the
record's type while compiling, so that generic code costs nothing.

`compiled` functions that call these are cached on disk like any other. Factories that close over a game's kernels would
not be: there are none.

**These functions check nothing.** An illegal action or a buffer that is too small corrupts memory. They are for inner
loops; everybody else uses `highlands.Game`, `Observation` and the environments, which check what they are given.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import update_wrapper
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from highlands.engine import defaults
from highlands.engine.chance import Rng
from highlands.engine.compat.choosing import choose_kernels
from highlands.engine.compat.jit import INTERPRETED, record_type
from highlands.engine.encoding import Tensor
from highlands.engine.state import Record, State

Actions = NDArray[np.int32]
"""A buffer for action ids."""

Mask = NDArray[np.int8]
"""An entry for every action of the catalogue: 1 where it is legal."""

ActionValues = NDArray[np.float64]
"""A buffer for the value of each of some actions."""

NOBODY = -1
"""The seat to move when the game is over."""

Function = TypeVar("Function", bound=Callable[..., Any])

_by_dtype: dict[str, dict[Any, Callable[..., Any]]] = {}
_by_record: dict[str, dict[Any, Callable[..., Any]]] = {}

DEFAULTS: dict[str, Callable[..., Any]] = {
    "write_mask": defaults.write_mask,
    "clear_mask": defaults.clear_mask,
    "observed_action": defaults.observed_action,
    "novice_values": defaults.equal_values,
    "action_values": defaults.equal_values,
    "evaluate": defaults.even_returns,
    "backtrack": defaults.no_backtrack,
}
"""What a game need not register."""


def register(dtype: np.dtype[Any], **kernels: Callable[..., Any]) -> None:
    """Give a game's own kernels for states of this dtype; `DEFAULTS` stand in for those that have one."""
    if missing := _by_dtype.keys() - DEFAULTS.keys() - kernels.keys():
        raise TypeError(
            f"a game registers at least {sorted(_by_dtype.keys() - DEFAULTS.keys())}, not without {sorted(missing)}"
        )
    if unknown := kernels.keys() - _by_dtype.keys():
        raise TypeError(f"there are no kernels {sorted(unknown)}; there are {sorted(_by_dtype)}")
    record = None if INTERPRETED else record_type(dtype)
    if record is not None and any(other == record for other in _by_record["setup"]):
        raise TypeError("another game has a state with the very same fields: compiled code could not tell them apart")
    for name, kernel in (DEFAULTS | kernels).items():
        _by_dtype[name][dtype] = kernel
        if record is not None:
            _by_record[name][record] = kernel


def _generic(declared: Function) -> Function:
    """Make of a declared signature the choice of the registered kernel, in Python and in compiled code."""
    name = declared.__name__
    by_dtype, by_record = _by_dtype.setdefault(name, {}), _by_record.setdefault(name, {})
    parameters = list(inspect.signature(declared).parameters)
    state, given = parameters[0], ", ".join(parameters)
    call = f"by_dtype[{state}.dtype]({given})"
    result = f"int({call})" if declared.__annotations__["return"] == "int" else call
    # Generated, since a call with *arguments takes twice as long.
    names: dict[str, Any] = {"by_dtype": by_dtype, "__name__": __name__}
    exec(f"def {name}({given}):\n    return {result}", names)
    chosen: Function = names[name]
    update_wrapper(chosen, declared)
    choose_kernels(chosen, by_record)
    return chosen


@_generic
def setup(state: State, options: Record, rng: Rng) -> None:
    """Deal a new game."""


@_generic
def to_move(state: State) -> int:  # type: ignore[empty-body]
    """The seat to act, or NOBODY when the game is over."""


@_generic
def legal(state: State, out: Actions) -> int:  # type: ignore[empty-body]
    """Write the legal action ids; return how many. For an observation: none unless its observer is to move.

    The buffer must hold the whole catalogue, however few are legal: some are written in bulk.
    """


@_generic
def write_mask(observation: State, actions: Actions, number: int, mask: Mask) -> int:  # type: ignore[empty-body]
    """Set the legal actions, of which this is the list, in a mask that is clear; return what `clear_mask` must know."""


@_generic
def clear_mask(state: State, actions: Actions, number: int, written: int, mask: Mask) -> None:
    """Clear the actions of such a list again: quicker than to clear the whole mask. Any state of the game will do."""


@_generic
def apply(state: State, action: int, rng: Rng) -> None:
    """Carry out a legal action, with every step that follows from it without a choice."""


@_generic
def returns(state: State, out: NDArray[np.float64]) -> None:
    """Each seat's result of a finished game: the best is 1, the worst -1; all 0 while it runs."""


@_generic
def observe(state: State, seat: int, out: State) -> None:
    """**The one gate**: the state as a seat may know it, the rest blank; past the last seat: a spectator."""


@_generic
def resample(observation: State, rng: Rng, out: State) -> None:
    """Determinize: fill what an observation hides at random, consistent with all that its observer knows."""


@_generic
def observed_action(state: State, action: int, seat: int) -> int:  # type: ignore[empty-body]
    """An action as a seat (or, past the last, a spectator) sees it being carried out on this state."""


@_generic
def backtrack(before: State, after: State, rng: Rng, out: State) -> int:  # type: ignore[empty-body]
    """The full state before an action, where `after` is a full state behind it and `before` an observer's observation.

    What the observer can't know of it (which card was drawn) is sampled, every way equally likely. Return 0, with `out`
    undefined, where it can't be told: at the beginning of a deal, or in a game that does not look back.
    """


@_generic
def encode(observation: State, out: Tensor) -> None:
    """An observation as numbers for learning, from its observer's side: floats from 0 to 1, or bytes."""


# Evaluation functions. `novice_values` and `action_values` read only what the player to move may know, so they give the
# same for a state, for that player's observation of it, and for every other state with that observation.


@_generic
def novice_values(state: State, actions: Actions, number: int, values: ActionValues) -> None:
    """The value of each of these actions to a novice, who looks no further than the next card."""


@_generic
def action_values(state: State, actions: Actions, number: int, values: ActionValues) -> None:
    """The value of each of these actions: the return that the player to move may expect after it, -1 to 1."""


@_generic
def evaluate(state: State, out: NDArray[np.float64]) -> None:
    """The return that each seat may expect from a full state, were all of them to play well from here."""
