"""The arrays that compiled loops step games in: a row for each game."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from highlands.engine.chance import Seed
from highlands.engine.state import State
from highlands.errors import NotAllowedError
from highlands.games import game_spec
from highlands.i18n import message
from highlands.lab.envs import stepping
from highlands.play.precompile import prepare_with_a_line
from highlands.spec.game_spec import AnyGame

CACHE_LINE = 64


def lines_of(n: int, length: int, dtype: np.dtype[Any]) -> NDArray[Any]:
    """An empty array with n rows for so many numbers each. Every row begins on a line of the cache, and fills lines."""
    size = -(-length * dtype.itemsize // CACHE_LINE) * CACHE_LINE
    room = np.zeros(n * size + CACHE_LINE, np.uint8)
    begin = -room.ctypes.data % CACHE_LINE
    return room[begin : begin + n * size].view(dtype).reshape(n, size // dtype.itemsize)


class Rows:
    """Games of one kind and all that is shown of them to the player whose turn it is."""

    def __init__(
        self,
        game: str,
        n: int,
        seed: Seed,
        options: dict[str, Any],
        *,
        workers: int = 1,
        dtype: DTypeLike = np.float32,
    ) -> None:
        """Make room; nothing is dealt yet. Each of the workers gets a table to work on."""
        prepare_with_a_line()
        spec = game_spec(game)
        self.spec = spec
        self.options = np.zeros(1, spec.options_dtype)
        self.options[0] = spec.make_options(**options)
        self.states = np.zeros(n, spec.state_dtype)
        # Between the tables of two workers lies another, so that they never write to the same line of cache.
        self.observed = [np.zeros(3, spec.state_dtype)[1:2] for _ in range(workers)]
        self._observed = lines_of(n, spec.encoded, np.dtype(dtype))
        self.masks = np.zeros((n, spec.actions), np.int8)
        self.choices = np.zeros((n, spec.actions), np.int32)
        self.counts = np.zeros(n, np.int32)
        self.marked = np.zeros(n, np.int64)
        self.movers = np.zeros(n, np.int32)
        self.rngs: NDArray[np.uint64] = np.zeros((n, 4), np.uint64)
        """The chance of each game."""
        self.dice: NDArray[np.uint64] = np.zeros((n, 4), np.uint64)
        """The chance of those who play at random in it: it must not change what is dealt."""
        self.seed(seed)
        self.seats = spec.seats_with(self.options[0])

    @property
    def observations(self) -> NDArray[Any]:
        """What the player to move knows: [n, encoded]."""
        return self._observed[:, : self.spec.encoded]

    def seed(self, seed: Seed) -> None:
        """Give every row its generators, which depend on the seed and the number of the row alone."""
        dice = Seed.of(f"dice {seed.hex()}")
        for row in range(len(self.states)):
            self.rngs[row] = seed.rng(row)
            self.dice[row] = dice.rng(row)

    def shown(self, worker: int = 0) -> stepping.Shown:
        """The arrays, as the loops of `stepping` take them."""
        return stepping.Shown(
            self.states,
            self.observed[worker],
            self.options,
            self.rngs,
            self._observed,
            self.masks,
            self.choices,
            self.counts,
            self.marked,
            self.movers,
        )

    def look(self, row: int, seat: int) -> NDArray[Any]:
        """What any seat knows of a game."""
        observation: NDArray[Any] = np.empty_like(self.observations[0])
        stepping.look(self.states[row], self.observed[0][0], seat, observation)
        return observation


def refusal(spec: AnyGame, state: State, row: int, action: Any) -> NotAllowedError:
    """Why an action can't be carried out in a game."""
    if is_whole(action) and 0 <= action < spec.actions:
        reason = spec.why_not(state, int(action))
    else:
        reason = message("env-no-such-action", action=str(action)[:40], last=str(spec.actions - 1))
    return NotAllowedError(message("env-illegal", row=str(row), action=str(action)[:40], reason=reason))


def is_whole(action: Any) -> bool:
    """Whether something is a whole number, of Python's or of NumPy's."""
    return type(action) is int or isinstance(action, np.integer)


def as_actions(actions: Any, n: int) -> NDArray[np.int64]:
    """One action for each row, or ValueError."""
    found = np.asarray(actions)
    if found.shape != (n,) or found.dtype.kind not in "iu":
        given = f"{found.dtype} of shape {found.shape}"
        raise ValueError(f"an action for each of the {n} games is needed, as whole numbers, not {given}")
    return np.ascontiguousarray(found, np.int64)
