"""Trajectories: a game so far, with chance as a player of its own.

OpenSpiel wants every chance event as a node with its outcomes and their probabilities; `lab.chance` has these for every
game. So chance is explicit: what happens follows from the actions, the same for a clone and for the state it was
cloned from, and a search samples anew whatever it has not reached.

Trajectories are immutable. All clones of a state share them, and each action adds a node.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

import numpy as np

from highlands.engine import kernel
from highlands.engine.chance import Rng
from highlands.engine.kernel import NOBODY
from highlands.engine.state import Record, State, copy_state, new_state
from highlands.errors import NotAllowedError
from highlands.games import game_spec
from highlands.lab.chance import chance_nodes
from highlands.lab.envs.spaces import Spaces
from highlands.spec.chance_nodes import DEAL, Chosen
from highlands.spec.game_spec import AnyGame
from highlands.spec.options import SEAT_LETTERS


class GameConfig:
    """A game with its options and number of players."""

    def __init__(self, spec: AnyGame, options: Record) -> None:
        """Take the options as `GameSpec.options` makes them."""
        self.spec = spec
        self.options = options
        self.seats = spec.seats_with(options)
        self.chance = chance_nodes(spec, options)
        self.spaces = Spaces(spec, options)

    def __reduce__(self) -> Any:
        return _read_config, (self.spec.name, self.spec.write_options(self.options))


def _read_config(name: str, options: str) -> GameConfig:
    spec = game_spec(name)
    return GameConfig(spec, spec.read_options(options))


class Recall(NamedTuple):
    """What an observer has seen from the beginning on (perfect recall)."""

    moves: str
    """The moves as observed."""
    digest: bytes
    """A hash chain over those moves and the observations between them; empty before the deal."""
    made: tuple[tuple[int, int], ...]
    """The same moves as numbers: who made it, and the action as observed."""


class Trajectory:
    """A game so far: a node that links to the one before the last action."""

    __slots__ = ("_game_state", "_legal", "_recalls", "action", "before", "chosen", "config", "mover", "pending")

    def __init__(
        self,
        config: GameConfig,
        game_state: State | None,
        recalls: dict[int, Recall],
        *,
        before: Trajectory | None = None,
        action: int = -1,
        pending: int | None = None,
        chosen: Chosen = (),
    ) -> None:
        """Use `begin`, `after` and `resampled` instead."""
        self.config = config
        self._game_state = game_state
        """As it was after the last move that is carried out; None before the deal."""
        self.before = before
        self.action = action
        """The last action: a move of the catalogue, or an outcome of chance."""
        self.pending = pending
        """A move that waits for chance to be carried out; DEAL at the beginning."""
        self.chosen = chosen
        """What chance has chosen for it so far."""
        self.mover = NOBODY if game_state is None else kernel.to_move(game_state)
        self._legal: list[int] | None = None
        self._recalls = recalls
        """By observer, the seats and then the spectator; filled in when asked for, in the first node beforehand."""

    @classmethod
    def begin(cls, config: GameConfig) -> Trajectory:
        """Before the deal; after it, if there is only one."""
        recalls = dict.fromkeys(range(config.seats + 1), Recall("", b"", ()))
        chosen = config.chance.forced(None, DEAL)
        before = cls(config, None, recalls, pending=DEAL, chosen=chosen)
        if before.outcomes:
            return before
        dealt = config.chance.carry_out(None, DEAL, chosen)
        after = cls(config, dealt, {}, before=before, action=DEAL)
        return cls(config, dealt, {observer: after.recall(observer) for observer in recalls})

    @property
    def is_dealt(self) -> bool:
        """Whether chance has dealt the game."""
        return self._game_state is not None

    @property
    def game_state(self) -> State:
        """The full state; there is one from the deal on."""
        assert self._game_state is not None
        return self._game_state

    @property
    def awaits_chance(self) -> bool:
        """Whether chance is to choose next."""
        return self.pending is not None

    @property
    def is_over(self) -> bool:
        """Whether the game is."""
        return self.mover == NOBODY and not self.awaits_chance

    @property
    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may choose next, with probabilities; only where it is awaited."""
        assert self.pending is not None
        return self.config.chance.outcomes(self._game_state, self.pending, self.chosen)

    def write_outcome(self, outcome: int) -> str:
        """An outcome of chance as text; only where it is awaited."""
        assert self.pending is not None
        return self.config.chance.write(self._game_state, self.pending, self.chosen, outcome)

    @property
    def legal(self) -> list[int]:
        """The legal actions of the player to move, in ascending order."""
        if self._legal is None:
            out = np.empty(self.config.spec.actions, dtype=np.int32)
            self._legal = [] if self.awaits_chance else sorted(out[: kernel.legal(self.game_state, out)].tolist())
        return self._legal

    def after(self, action: int) -> Trajectory:
        """The trajectory after one more action: an outcome of chance where that is awaited, else a legal move."""
        if self.pending is not None:
            if not any(action == outcome for outcome, _ in self.outcomes):
                raise ValueError(f"chance can't choose {action} here")
            return self._go_on(action, self.pending, (*self.chosen, action))
        if action not in self.legal:
            raise NotAllowedError(self.config.spec.why_not(self.game_state, action))
        return self._go_on(action, action, ())

    def _go_on(self, action: int, move: int, chosen: Chosen) -> Trajectory:
        """Carry out a move, unless it waits for chance."""
        chance, before = self.config.chance, self._game_state
        chosen = chance.forced(before, move, chosen)
        if chance.outcomes(before, move, chosen):
            return Trajectory(self.config, before, {}, before=self, action=action, pending=move, chosen=chosen)
        return Trajectory(self.config, chance.carry_out(before, move, chosen), {}, before=self, action=action)

    def observe(self, observer: int) -> State:
        """The observation of a seat, or past the last one of a spectator. Only after the deal."""
        out = new_state(self.config.spec.state_dtype)
        kernel.observe(self.game_state, observer, out)
        return out

    def recall(self, observer: int) -> Recall:
        """What an observer has seen from the beginning on: equal exactly where it can't tell two trajectories apart."""
        pending: list[Trajectory] = []
        trajectory = self
        while observer not in trajectory._recalls:
            pending.append(trajectory)
            assert trajectory.before is not None
            trajectory = trajectory.before
        recall = trajectory._recalls[observer]
        for trajectory in reversed(pending):
            recall = trajectory._recalls[observer] = trajectory._extended(recall, observer)
        return recall

    def _extended(self, recall: Recall, observer: int) -> Recall:
        """The recall after the last action, given the one before it."""
        assert self.before is not None
        moves, known, made = recall
        if not self.before.awaits_chance:
            game_state = self.before.game_state
            observed_move = kernel.observed_action(game_state, self.action, observer)
            text = f"{SEAT_LETTERS[self.before.mover]} {self.config.spec.write_action(game_state, observed_move)}"
            moves = f"{moves}, {text}" if moves else text
            known += observed_move.to_bytes(4)
            made = (*made, (self.before.mover, observed_move))
        if not self.awaits_chance:
            known += self.observe(observer).tobytes()
        # Nobody sees what chance chooses; what follows from it is in the observation.
        return Recall(moves, recall.digest if known == recall.digest else sha256(known).digest(), made)

    def resampled(self, seat: int, rng: Rng) -> Trajectory:
        """A trajectory that this seat can't tell from this one, with all that is hidden from it dealt anew.

        The other seats recall what everybody saw, and what they know now: what they alone saw were other cards. So
        nothing in it says what the true cards are.
        """
        if self.awaits_chance:
            raise ValueError("worlds are drawn where a player is to move, or at the end: here chance is awaited")
        game_state = new_state(self.config.spec.state_dtype)
        kernel.resample(self.observe(seat), rng, game_state)
        self.config.chance.undecided(game_state)
        spectator = self.config.seats
        public = self.recall(spectator)
        recalls = {seat: self.recall(seat), spectator: public}
        world = Trajectory(self.config, game_state, recalls)
        for other in set(range(spectator)) - {seat}:
            digest = sha256(public.digest + world.observe(other).tobytes()).digest()
            recalls[other] = Recall(public.moves, digest, public.made)
        return world

    def __deepcopy__(self, memo: dict[int, Any]) -> Trajectory:
        """Itself: a clone of a state is a copy of its attributes, and this one never changes."""
        return self

    def __reduce__(self) -> Any:
        """From the first trajectory on, by its actions: a chain of links would be too deep to be pickled."""
        actions: list[int] = []
        first = self
        while first.before is not None:
            actions.append(first.action)
            first = first.before
        game_state = first.game_state.tobytes() if first.is_dealt else None
        recalls = {observer: tuple(recall) for observer, recall in first._recalls.items()}
        return _replay, (self.config, game_state, recalls, actions[::-1])


def _replay(
    config: GameConfig, game_state: bytes | None, recalls: dict[int, tuple[Any, ...]], actions: list[int]
) -> Trajectory:
    """A trajectory from what was pickled of it."""
    first = None if game_state is None else copy_state(np.frombuffer(game_state, config.spec.state_dtype)[0])
    kept = {observer: Recall(*recall) for observer, recall in recalls.items()}
    trajectory = Trajectory.begin(config) if first is None else Trajectory(config, first, kept)
    for action in actions:
        trajectory = trajectory.after(action)
    return trajectory
