"""The chance nodes of any game: its own, one for a deal out of few, or the bytes of a seed.

A game may say how chance goes draw by draw (`GameSpec.chance_nodes`), or that there are few deals and no other chance
(`GameSpec.deals`): then all outcomes can be gone through. For all others a chance event is a *seed* of SEED_BYTES
bytes, chosen by as many nodes of 256 equally likely outcomes. Which moves need one is not asked of the game: a move
that draws from the generator needed it.
"""

from __future__ import annotations

import numpy as np

from highlands.engine import kernel
from highlands.engine.chance import Rng, Seed
from highlands.engine.state import Record, State, copy_state, new_state
from highlands.spec.chance_nodes import ChanceNodes, Chosen
from highlands.spec.game_spec import AnyGame

SEED_BYTES = 8
BYTE_VALUES = 256
TRIES_PER_DEAL = 100
"""How many seeds are tried for each of few deals: that one never comes up is out of the question."""

PROBE = np.array([1, 2, 3, 4], dtype=np.uint64)
"""A generator to try a move with. Each draw would change it, since only a state of zeros stays as it is."""


def chance_nodes(spec: AnyGame, options: Record) -> ChanceNodes:
    """The chance nodes of a game: enumerable ones if it has them, else seeds."""
    return enumerable_chance(spec, options) or SeedBytes(spec, options)


def enumerable_chance(spec: AnyGame, options: Record) -> ChanceNodes | None:
    """The chance nodes of a game all of whose outcomes can be gone through; None if it has no such ones."""
    own = spec.chance_nodes(options)
    if own is None and (deals := spec.deals(options)):
        return FewDeals(spec, options, deals)
    return own


def carried_out(before: State, move: int, rng: Rng) -> State:
    """The state after a move."""
    after = copy_state(before)
    kernel.apply(after, move, rng)
    return after


def dealt(spec: AnyGame, options: Record, rng: Rng) -> State:
    """The state after a new deal."""
    state = new_state(spec.state_dtype)
    kernel.setup(state, options, rng)
    return state


class FewDeals(ChanceNodes):
    """One node that chooses among all deals; nothing else is left to chance."""

    most_nodes = 1

    def __init__(self, spec: AnyGame, options: Record, number: int) -> None:
        """Find every deal: seed after seed is tried until all have come up."""
        self.most_outcomes = number
        found: dict[bytes, State] = {}
        for seed in range(TRIES_PER_DEAL * number):
            state = dealt(spec, options, Seed.of(seed).rng(0))
            found[state.tobytes()] = state
            if len(found) == number:
                break
        else:
            raise ValueError(f"{spec.name} says that it has {number} deals, but {len(found)} were found")
        self._deals = [found[content] for content in sorted(found)]

    def outcomes(self, before: State | None, move: int, chosen: Chosen) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        if before is not None or chosen:
            return []
        return [(deal, 1 / self.most_outcomes) for deal in range(self.most_outcomes)]

    def carry_out(self, before: State | None, move: int, chosen: Chosen) -> State:
        """The chosen deal, or the state after a move."""
        return copy_state(self._deals[chosen[0]]) if before is None else carried_out(before, move, PROBE.copy())

    def write(self, before: State | None, move: int, chosen: Chosen, outcome: int) -> str:
        """By its number."""
        return f"deal {outcome}"


class SeedBytes(ChanceNodes):
    """A node for each byte of a seed."""

    most_outcomes = BYTE_VALUES

    def __init__(self, spec: AnyGame, options: Record) -> None:
        """Take the game with its options."""
        self._spec, self._options = spec, options
        self.most_nodes = SEED_BYTES * spec.most_chance_events(options)

    def outcomes(self, before: State | None, move: int, chosen: Chosen) -> list[tuple[int, float]]:
        """All bytes, equally likely."""
        is_open = len(chosen) < SEED_BYTES and (bool(chosen) or before is None or self._needs_chance(before, move))
        return [(byte, 1 / BYTE_VALUES) for byte in range(BYTE_VALUES)] if is_open else []

    def carry_out(self, before: State | None, move: int, chosen: Chosen) -> State:
        """What the seed brings; without one, no chance is needed."""
        rng = Seed.of(int.from_bytes(bytes(chosen))).rng(0) if chosen else PROBE.copy()
        return dealt(self._spec, self._options, rng) if before is None else carried_out(before, move, rng)

    def write(self, before: State | None, move: int, chosen: Chosen, outcome: int) -> str:
        """In hexadecimal."""
        return f"seed {outcome:02x}"

    def _needs_chance(self, before: State, move: int) -> bool:
        """Whether a move draws from the generator."""
        rng = PROBE.copy()
        carried_out(before, move, rng)
        return not np.array_equal(rng, PROBE)
