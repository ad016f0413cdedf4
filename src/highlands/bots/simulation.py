"""A determinization for bots to play on in: what their seat can't know is filled in at random, and every call checked.

    simulation = Simulation(observation, Seed.of("mine").rng(observation.ply))
    simulation.apply(simulation.moves.actions[0])

`highlands.engine.kernel` has the same as compiled functions without any check, for inner loops: there an action that is
not legal or an array that is too small corrupts memory.
"""

from __future__ import annotations

import operator

import numpy as np

from highlands.engine import kernel
from highlands.engine.chance import Rng
from highlands.engine.kernel import NOBODY
from highlands.engine.state import State, copy_state, new_state
from highlands.spec.observation import LegalMoves, Move, Observation


class Simulation:
    """A full state that is consistent with an observation, and goes on from it by legal moves."""

    def __init__(self, observation: Observation, rng: Rng) -> None:
        """Sample what the seat can't know; the random generator also decides the chance of later moves."""
        if rng.dtype != np.uint64 or rng.shape != (4,):
            raise TypeError("rng must be a generator of four 64-bit words, such as Seed.of('mine').rng(0)")
        self.spec = observation.spec
        self._rng = rng
        self._state = new_state(self.spec.state_dtype)
        kernel.resample(observation.state, rng, self._state)

    @property
    def state(self) -> State:
        """A copy of the sampled state."""
        return copy_state(self._state)

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the game is over."""
        seat = kernel.to_move(self._state)
        return None if seat == NOBODY else seat

    @property
    def moves(self) -> LegalMoves:
        """The legal moves of the player to move; none when the game is over."""
        return LegalMoves(self.spec, self.state)

    def apply(self, move: Move | int) -> None:
        """Carry out a move; NotAllowedError, with the reason, if it is not legal. Nothing has changed then."""
        action = move.action if isinstance(move, Move) else operator.index(move)
        LegalMoves(self.spec, self._state).require(action)
        kernel.apply(self._state, action, self._rng)

    def values(self) -> list[float]:
        """Each seat's result, -1 to 1, when the game is over; before that the evaluation's estimate of it."""
        results = np.zeros(self.spec.seats(self._state))
        if self.to_move is None:
            kernel.returns(self._state, results)
        else:
            kernel.evaluate(self._state, results)
        return [float(result) for result in results]

    def copy(self) -> Simulation:
        """The same state again, to try another move; both draw from the same random generator."""
        other = object.__new__(Simulation)
        other.spec, other._rng, other._state = self.spec, self._rng, copy_state(self._state)
        return other
