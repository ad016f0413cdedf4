"""Simulations: full states to think with, for bots in Python.

What a bot gets is an observation. To look ahead it determinizes that (deals what is hidden at random, consistent with
all that its seat knows) and plays on from there. `Simulation` does so with every argument checked; the functions of
`highlands.engine.kernel`, which it calls, check nothing and are for compiled inner loops.
"""

from __future__ import annotations

import numpy as np

from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.kernel import NOBODY
from highlands.engine.state import State, copy_state, new_state
from highlands.errors import NotAllowedError
from highlands.i18n import message
from highlands.spec.game_spec import AnyGame
from highlands.spec.observation import LegalMoves, Move, Observation


class Simulation:
    """A full state that is played on at will, with a generator of its own.

    >>> import highlands
    >>> observation = highlands.new("schotten-totten", first=0, seed=7).observation(0)
    >>> simulation = Simulation.determinize(observation, seed=1)
    >>> simulation.play(simulation.legal_moves[0])
    >>> simulation.to_move
    1
    """

    def __init__(
        self, spec: AnyGame, state: State, seed: Seed | bytes | int | str | None = None, made: int = 0
    ) -> None:
        """Take a full state, which is copied, and how many moves have been made before it."""
        if state.dtype != spec.state_dtype:
            raise ValueError(f"a state of {spec.name} is needed, not one of another game")
        self.spec = spec
        self.made = made
        self._state = copy_state(state)
        self._rng = Seed.of(seed).rng(made)

    @classmethod
    def determinize(cls, observation: Observation, seed: Seed | bytes | int | str | None = None) -> Simulation:
        """Deal what an observation hides at random, consistent with all that its seat knows."""
        simulation = cls(observation.spec, observation.state, seed, observation.made)
        kernel.resample(observation.state, simulation._rng, simulation._state)
        return simulation

    @property
    def seats(self) -> int:
        """How many players."""
        return self.spec.seats(self._state)

    @property
    def state(self) -> State:
        """A copy of the full state."""
        return copy_state(self._state)

    @property
    def to_move(self) -> int | None:
        """The seat to act, or None when the game is over."""
        seat = kernel.to_move(self._state)
        return None if seat == NOBODY else seat

    @property
    def legal_moves(self) -> LegalMoves:
        """What the player to move may do."""
        return LegalMoves(self.spec, copy_state(self._state))

    def play(self, move: Move | int) -> None:
        """Carry out a move, or an action by its number; NotAllowedError, and nothing changed, if it is illegal."""
        action = move.action if isinstance(move, Move) else move
        if action not in self.legal_moves.actions:
            last = self.spec.actions - 1
            if action not in range(last + 1):
                raise NotAllowedError(message("env-no-such-action", action=str(action)[:40], last=str(last)))
            raise NotAllowedError(self.spec.why_not(self._state, int(action)))
        kernel.apply(self._state, int(action), self._rng)
        self.made += 1

    def returns(self) -> list[float]:
        """Each seat's result, from -1 to 1; all 0 while the game runs."""
        out = np.zeros(self.seats)
        if self.to_move is None:
            kernel.returns(self._state, out)
        return [float(result) for result in out]

    def observation(self, seat: int) -> Observation:
        """What a seat may know of this state."""
        if seat not in range(self.seats):
            raise NotAllowedError(message("no-such-seat", seat=seat, seats=self.seats))
        observed = new_state(self.spec.state_dtype)
        kernel.observe(self._state, seat, observed)
        return Observation(self.spec, observed, seat, self.made)

    def copy(self) -> Simulation:
        """An independent copy, which draws the same chance from here on."""
        other = Simulation(self.spec, self._state, made=self.made)
        other._rng = self._rng.copy()
        return other
