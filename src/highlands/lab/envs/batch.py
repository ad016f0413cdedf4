"""Many games at once: one call steps all of them in compiled code, over one array of records.

    batch = Batch("schotten-totten", 256, seed=1)
    while training:
        actions = policy(batch.observations, batch.masks)
        batch.step(actions)
        learn(batch.rewards, batch.done)

The arrays are made once and overwritten by every call: copy what you keep.
"""

from __future__ import annotations

import os
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from highlands.engine.chance import Seed
from highlands.engine.compiling import INTERPRETED
from highlands.lab.envs import stepping
from highlands.lab.envs.rows import Rows, as_actions, refusal
from highlands.lab.envs.workers import CHECK, DRAW, PLAY, STEP, Workers
from highlands.spec.game_spec import AnyGame

OBSERVED_IN = (np.dtype(np.float32), np.dtype(np.uint8))


def to_read(array: NDArray[Any]) -> NDArray[Any]:
    """The array, for reading only: a step changes nothing but what changes."""
    shown = array.view()
    shown.flags.writeable = False
    return shown


class Batch:
    """A number of games of one kind that are stepped together, each with chance of its own.

    Every array has a row for each game; what a row shows is for the player whose turn it is there. A game that ends is
    followed by the next at once: after such a step `done` is true, `rewards` holds the results of the game that ended,
    and all else is of the new one.

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
        illegal: Literal["raise", "forfeit"] = "raise",
        **options: Any,
    ) -> None:
        """Begin n games, with the options that `highlands.new` takes; what happens never depends on `threads`.

        Observations are floats from 0 to 1; `dtype=np.uint8` has them as bytes, which are written
        quicker: `observations / units` are the floats.

        An illegal action raises before any game has moved; with `illegal="forfeit"` it ends its game instead, and the
        player who did it gets -1, the others 0.
        """
        if n < 1 or threads < 1:
            raise ValueError(f"a batch needs a game and a thread at least, not {n} and {threads}")
        if illegal not in ("raise", "forfeit"):
            raise ValueError(f"an illegal action can be made to raise or to forfeit, not to {illegal!r}")
        if np.dtype(dtype) not in OBSERVED_IN:
            raise ValueError(f"observations can be float32 or uint8, not {np.dtype(dtype)}")
        if INTERPRETED:  # then one thread after the other would hold Python's lock
            threads = 1
        self._rows = Rows(game, n, Seed.of(seed), options, workers=threads, dtype=np.dtype(dtype))
        self._forfeits = illegal == "forfeit"
        self._shown = [self._rows.shown(worker) for worker in range(threads)]
        self._parts = [(n * worker // threads, n * (worker + 1) // threads) for worker in range(threads)]
        self._workers: Workers | None = None
        self._chosen = np.zeros(n, np.int64)
        self._drawn = np.zeros(n, np.int64)
        self._rewards = np.zeros((n, self._rows.seats), np.float32)
        self._done = np.zeros(n, np.bool_)
        self.reset()

    def __len__(self) -> int:
        """How many games."""
        return len(self._rows.states)

    @property
    def spec(self) -> AnyGame:
        """The rules of the game."""
        return self._rows.spec

    @property
    def seats(self) -> int:
        """How many players a game has."""
        return self._rows.seats

    @property
    def states(self) -> NDArray[Any]:
        """The games themselves, one record each: the whole truth, for the kernels and for debugging."""
        return self._rows.states

    @property
    def observations(self) -> NDArray[Any]:
        """What the player to move knows, as `kernel.encode` writes it: [n, encoded]."""
        return self._rows.observations

    @property
    def units(self) -> NDArray[np.float32]:
        """What the numbers of an observation are counted in, where they are bytes: [encoded]."""
        return self._rows.spec.units

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions of the catalogue are legal: [n, actions]. Read only."""
        return to_read(self._rows.masks.view(np.bool_))

    @property
    def to_move(self) -> NDArray[np.int32]:
        """The seat whose turn it is: [n]."""
        return self._rows.movers

    @property
    def rewards(self) -> NDArray[np.float32]:
        """Each seat's result where a game has just ended, from -1 to 1; 0 elsewhere: [n, seats]. Read only."""
        return to_read(self._rewards)

    @property
    def done(self) -> NDArray[np.bool_]:
        """Where the last step ended a game: [n]. Read only."""
        return to_read(self._done)

    def reset(self, seed: Seed | bytes | int | str | None = None) -> None:
        """Begin all games anew: with a seed as a new batch of that seed does, without one where chance goes on."""
        if self._workers is not None and self._workers.process == os.getpid():
            self._workers.finish()
        if seed is not None:
            self._rows.seed(Seed.of(seed))
        self._rewards[:] = 0.0
        self._done[:] = False
        stepping.deal(self._shown[0], 0, len(self))

    def step(self, actions: ArrayLike) -> None:
        """Carry out one action in each game, that of the player whose turn it is."""
        self._chosen[:] = as_actions(actions, len(self))
        if not self._forfeits:
            illegal = self._run(CHECK)
            if illegal < len(self):
                raise refusal(self.spec, self.states[illegal], illegal, self._chosen[illegal])
        self._run(STEP)

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely, from dice of their own: deals don't depend on them."""
        self._run(DRAW)
        return self._drawn

    def play_at_random(self, steps: int) -> None:
        """So many steps of `random_actions` in each game, without a call from Python for each of them.

        To spread games that were dealt together before learning from them, or to count on. `rewards` and `done` are
        those of the last step. It can't be interrupted before all steps are made.
        """
        if steps < 0:
            raise ValueError(f"there can't be {steps} steps")
        if steps:
            self._run(PLAY, steps)

    def _run(self, task: int, steps: int = 1) -> int:
        """Do something on all rows, a part of them on each thread."""
        if self._workers is None or self._workers.process != os.getpid():
            arrays = self._chosen, self._rows.dice, self._drawn, self._rewards, self._done
            self._workers = Workers(self._parts, self._forfeits, arrays, self._shown)
        return self._workers.run(task, steps)

    def __repr__(self) -> str:
        """The game and how many of it."""
        return f"<{len(self)} × {self.spec.name}>"
