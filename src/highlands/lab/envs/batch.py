"""Many games at once: one call steps all of them in compiled code, over one array of records.

    batch = Batch("schotten-totten", 256, seed=1)
    while training:
        actions = policy(batch.observations, batch.masks)
        batch.step(actions)
        learn(batch.rewards, batch.done)

The arrays are made once and overwritten by every call: copy what you keep.
"""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from highlands.engine.chance import Seed
from highlands.engine.compiling import INTERPRETED
from highlands.lab.envs import stepping
from highlands.lab.envs.arrays import BatchArrays, aligned_rows, aligned_zeros, as_actions, refusal
from highlands.lab.envs.illegal import IllegalAction, check_illegal, illegal_rows, replace_rows
from highlands.lab.envs.purposes import batch_purpose
from highlands.lab.envs.spaces import Spaces
from highlands.lab.envs.tasks import CHECKED_STEP, DRAW, PLAY, STEP, TaskRunner
from highlands.play.precompile import precompile
from highlands.spec.game_spec import AnyGame

DTYPES = (np.dtype(np.float32), np.dtype(np.uint8))


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    """A read-only view: a step rewrites only what changes, and relies on the rest."""
    view = array.view()
    view.flags.writeable = False
    return view


class Batch:
    """A number of games of one kind that are stepped together, each with chance of its own.

    Every array has a row for each game, with the observation and the legal actions of the player to move there. A game
    that ends is followed by the next at once (autoreset): after such a step `done` is true, `rewards` holds the results
    of the game that ended, and all else is of the new one.

    >>> batch = Batch("verraeter", 2, seed=5, players=3)
    >>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
    ((2, 497), (2, 481), (2, 3))
    >>> batch.step(batch.random_actions())
    >>> batch.done.tolist()
    [False, False]
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seed: Seed | bytes | int | str | None = None,
        threads: int = 1,
        dtype: DTypeLike = np.float32,
        illegal: IllegalAction = "raise",
        contiguous: bool = False,
        **options: Any,
    ) -> None:
        """Begin n games, with the options that `highlands.new` takes; what happens never depends on `threads`.

        Observations are floats from 0 to 1; `dtype=np.uint8` has them as bytes, which are written
        quicker: `observations / units` are the floats.

        With `contiguous` there are no gaps between the rows of observations, and no array but `states` is read only:
        so PyTorch and JAX share the memory (`torch.from_numpy`, DLPack). Then it is up to the caller not to write to
        them, which would spoil later steps.

        An illegal action raises before any game has moved; with `illegal="forfeit"` it ends its game instead, and the
        player who did it gets -1, the others 0; with `illegal="random"` a random legal one takes its place.
        """
        if n < 1 or threads < 1:
            raise ValueError(f"a batch needs a game and a thread at least, not {n} and {threads}")
        check_illegal(illegal)
        if np.dtype(dtype) not in DTYPES:
            raise ValueError(f"observations can be float32 or uint8, not {np.dtype(dtype)}")
        if INTERPRETED:  # then the threads would take turns with the GIL
            threads = 1
        precompile([game], purpose=batch_purpose(np.dtype(dtype), threads > 1))
        self._arrays = BatchArrays(
            game, n, Seed.of(seed), options, threads=threads, dtype=np.dtype(dtype), contiguous=contiguous
        )
        self._illegal = illegal
        self._is_shared = contiguous
        self._buffers = self._arrays.buffers()
        self._chosen = np.zeros(n, np.int64)
        self._drawn = np.zeros(n, np.int64)
        self._reduced = self._reduced_arrays(contiguous) if self.spaces.shrinks else None
        self._rewards: NDArray[np.float32] = aligned_zeros((n, self._arrays.seats), np.float32)
        self._done: NDArray[np.bool_] = aligned_zeros((n,), np.bool_)
        written = self._chosen, self._arrays.action_rngs, self._drawn, self._rewards, self._done
        self._tasks = TaskRunner(n, threads, illegal == "forfeit", written, self._buffers)
        self.reset()

    def __len__(self) -> int:
        """How many games."""
        return len(self._arrays.states)

    @property
    def spec(self) -> AnyGame:
        """The rules of the game."""
        return self._arrays.spec

    @property
    def seats(self) -> int:
        """How many players a game has."""
        return self._arrays.seats

    @property
    def states(self) -> NDArray[Any]:
        """The full states, one record each, for the kernels and for debugging. Read only."""
        return read_only(self._arrays.states)

    @property
    def observations(self) -> NDArray[Any]:
        """The observation of the player to move, as `kernel.encode` writes it; of a reduced game less: [n, encoded]."""
        return self._arrays.observations if self._reduced is None else self._reduced[0]

    @property
    def units(self) -> NDArray[np.float32]:
        """The units of an observation's entries, where they are bytes: [encoded]."""
        return self._arrays.spaces.units

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions are legal: [n, actions]. Read only, unless `contiguous`."""
        masks = self._arrays.masks if self._reduced is None else self._reduced[1]
        return self._shown(masks.view(np.bool_))

    @property
    def spaces(self) -> Spaces:
        """What the actions and the numbers of observations are: in a reduced game fewer than in the whole one."""
        return self._arrays.spaces

    @property
    def to_move(self) -> NDArray[np.int32]:
        """The seat whose turn it is: [n]. Read only, unless `contiguous`."""
        return self._shown(self._arrays.movers)

    @property
    def rewards(self) -> NDArray[np.float32]:
        """Each seat's result where a game has just ended; 0 elsewhere: [n, seats]. Read only, unless `contiguous`."""
        return self._shown(self._rewards)

    @property
    def done(self) -> NDArray[np.bool_]:
        """Where the last step ended a game: [n]. Read only, unless `contiguous`."""
        return self._shown(self._done)

    def reset(self, seed: Seed | bytes | int | str | None = None) -> None:
        """Begin all games anew: with a seed as a new batch of that seed, without one as the generators go on."""
        if seed is not None:
            self._arrays.seed(Seed.of(seed))
        self._rewards[:] = 0.0
        self._done[:] = False
        stepping.reset_rows(self._buffers, 0, len(self))
        self._show()

    def step(self, actions: ArrayLike) -> None:
        """Carry out one action in each game, that of the player to move.

        NotAllowedError for an illegal action, ValueError for what is no array of n integers; then no game has moved.
        """
        given = as_actions(actions, len(self))
        self._chosen[:] = self.spaces.all_to_catalogue(given)
        if self._illegal == "forfeit":
            self._tasks.run(STEP)
        elif (illegal := self._tasks.run(CHECKED_STEP)) < len(self):
            if self._illegal == "raise":
                raise refusal(self.spec, self.spaces, self.states[illegal], illegal, given[illegal])
            rows = illegal_rows(self._buffers, self._chosen)
            replace_rows(self._buffers, self._arrays.action_rngs, rows, self._chosen)
            self._tasks.run(STEP)
        self._show()

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely, from a generator of their own: deals don't depend on it."""
        self._tasks.run(DRAW)
        return self.spaces.all_from_catalogue(self._drawn)

    def play_at_random(self, steps: int) -> None:
        """So many steps of `random_actions` in each game, without a call from Python for each of them.

        To spread games that were dealt together before learning from them, or for statistics. `rewards` and `done` are
        those of the last step. It can't be interrupted before all steps are made.
        """
        number = operator.index(steps)
        if number < 0:
            raise ValueError(f"there can't be {number} steps")
        if number:
            self._tasks.run(PLAY, number)
            self._show()

    def _reduced_arrays(self, contiguous: bool) -> tuple[NDArray[Any], NDArray[np.int8]]:
        """Observations and masks of a reduced game, which are copied from those that the kernels write."""
        n, dtype, encoded = len(self), self._arrays.observations.dtype, self.spaces.encoded
        rows = aligned_zeros((n, encoded), dtype) if contiguous else aligned_rows(n, encoded, dtype)
        return rows[:, :encoded], aligned_zeros((n, self.spaces.actions), np.int8)

    def _show(self) -> None:
        """Bring them up to date."""
        if self._reduced is not None:
            observations, masks = self._reduced
            observations[:] = self.spaces.of_observations(self._arrays.observations)
            masks[:] = self.spaces.of_masks(self._arrays.masks)

    def _shown(self, array: NDArray[Any]) -> NDArray[Any]:
        """An array for the caller: other libraries know no arrays that are read only."""
        return array if self._is_shared else read_only(array)

    def __repr__(self) -> str:
        """The game and how many of it."""
        return f"<{len(self)} × {self.spec.name}>"
