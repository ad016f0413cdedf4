"""The arrays in which compiled loops step many games: a row for each game."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from highlands.engine.chance import Seed
from highlands.engine.state import State
from highlands.errors import NotAllowedError
from highlands.games import game_spec
from highlands.i18n import message
from highlands.lab.envs import stepping
from highlands.lab.envs.spaces import Spaces
from highlands.spec.game_spec import AnyGame

CACHE_LINE = 64
"""Bytes of a line of the processor's cache."""


def aligned_zeros(shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """An array of zeros that starts on a cache line: JAX takes no other without copying it."""
    kind = np.dtype(dtype)
    size = prod(shape) * kind.itemsize
    memory = np.zeros(size + CACHE_LINE, np.uint8)
    begin = -memory.ctypes.data % CACHE_LINE
    return memory[begin : begin + size].view(kind).reshape(shape)


def aligned_rows(n: int, length: int, dtype: DTypeLike) -> NDArray[Any]:
    """Zeros in n rows of at least so many numbers. Every row starts on a cache line and fills whole ones."""
    per_line = CACHE_LINE // np.dtype(dtype).itemsize
    return aligned_zeros((n, -(-length // per_line) * per_line), dtype)


class BatchArrays:
    """The arrays of n games: their states, and the observations and legal actions of the players to move."""

    def __init__(
        self,
        game: str,
        n: int,
        seed: Seed,
        options: dict[str, Any],
        *,
        threads: int = 1,
        dtype: DTypeLike = np.float32,
        contiguous: bool = False,
    ) -> None:
        """Allocate them; nothing is dealt yet. There is a scratch state for each thread.

        The rows of observations are padded to whole cache lines, unless they are to be `contiguous`.
        """
        spec = game_spec(game)
        self.spec = spec
        self.options = np.zeros(1, spec.options_dtype)
        self.options[0] = spec.make_options(**options)
        self.spaces = Spaces(spec, self.options[0])
        self.states = np.zeros(n, spec.state_dtype)
        # Each thread's scratch state lies between two others, so that no two of them write to the same cache line.
        self.scratch = np.zeros(2 * threads + 1, spec.state_dtype)[1:]
        self._rows = aligned_zeros((n, spec.encoded), dtype) if contiguous else aligned_rows(n, spec.encoded, dtype)
        self.masks: NDArray[np.int8] = aligned_zeros((n, spec.actions), np.int8)
        self.legal_actions = np.zeros((n, spec.actions), np.int32)
        self.legal_counts = np.zeros(n, np.int32)
        self.mask_states = np.zeros(n, np.int64)
        self.movers: NDArray[np.int32] = aligned_zeros((n,), np.int32)
        self.rngs: NDArray[np.uint64] = np.zeros((n, 4), np.uint64)
        """The generator of each game's chance."""
        self.action_rngs: NDArray[np.uint64] = np.zeros((n, 4), np.uint64)
        """The generator of each game's random actions: drawing from it must not change what is dealt."""
        self.seed(seed)
        self.seats = spec.seats_with(self.options[0])

    @property
    def observations(self) -> NDArray[Any]:
        """What the player to move knows, as `kernel.encode` writes it: [n, encoded]."""
        return self._rows[:, : self.spec.encoded]

    def seed(self, seed: Seed) -> None:
        """Give every row its generators, which depend on the seed and the number of the row alone."""
        action_seed = Seed.of(f"dice {seed.hex()}")
        for row in range(len(self.states)):
            self.rngs[row] = seed.rng(row)
            self.action_rngs[row] = action_seed.rng(row)

    def buffers(self) -> stepping.Buffers:
        """The arrays as the loops of `stepping` take them. The scratch state of a thread is the second one on."""
        return stepping.Buffers(
            self.states,
            self.scratch,
            self.options,
            self.rngs,
            self._rows,
            self.masks,
            self.legal_actions,
            self.legal_counts,
            self.mask_states,
            self.movers,
        )


def refusal(spec: AnyGame, spaces: Spaces, state: State, row: int, action: Any) -> NotAllowedError:
    """Why an action of these spaces can't be carried out in a game."""
    if is_integer(action) and 0 <= action < spaces.actions:
        reason = spec.why_not(state, spaces.to_catalogue(int(action)))
    else:
        reason = message("env-no-such-action", action=str(action)[:40], last=str(spaces.actions - 1))
    return NotAllowedError(message("env-illegal", row=str(row), action=str(action)[:40], reason=reason))


def is_integer(action: Any) -> bool:
    """Whether something is an integer of Python's or of NumPy's; a bool is none."""
    return type(action) is int or isinstance(action, np.integer)


def as_actions(actions: Any, n: int) -> NDArray[np.int64]:
    """One action for each row, or ValueError."""
    found = np.asarray(actions)
    if found.shape != (n,) or found.dtype.kind not in "iu":
        given = f"{found.dtype} of shape {found.shape}"
        raise ValueError(f"an action for each of the {n} games is needed, as integers, not {given}")
    if found.dtype == np.uint64 and (found > np.iinfo(np.int64).max).any():
        raise ValueError("an action is a number of the catalogue, and none of these is as large as 2**63")
    return np.ascontiguousarray(found, np.int64)
