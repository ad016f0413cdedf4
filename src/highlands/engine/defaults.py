"""Kernels that a game need not write: they are right for any game, or neutral."""

from __future__ import annotations

from typing import Any

from highlands.engine.compiling import compiled


@compiled
def write_mask(observation: Any, actions: Any, number: int, mask: Any) -> int:
    """Set each listed action in the mask."""
    for index in range(number):
        mask[actions[index]] = 1
    return 0


@compiled
def clear_mask(state: Any, actions: Any, number: int, written: int, mask: Any) -> None:
    """Clear each listed action in the mask."""
    for index in range(number):
        mask[actions[index]] = 0


@compiled
def observed_action(state: Any, action: int, seat: int) -> int:
    """All see the action itself: right where no action tells anybody what is hidden from them."""
    return action


@compiled
def no_backtrack(before: Any, after: Any, rng: Any, out: Any) -> int:
    """The past says nothing about what is hidden now."""
    return 0


@compiled
def equal_values(state: Any, actions: Any, number: int, values: Any) -> None:
    """No action is better than another: the search finds out."""
    for index in range(number):
        values[index] = 0.0


@compiled
def even_returns(state: Any, out: Any) -> None:
    """Nobody is ahead."""
    for seat in range(len(out)):
        out[seat] = 0.0
