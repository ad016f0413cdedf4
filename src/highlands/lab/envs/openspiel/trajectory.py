"""Trajectories: a game so far, with chance as a player of its own.

Our kernels take chance from a generator, a whole shuffle at once: the deal, a reshuffle, the next round's deal.
OpenSpiel wants every chance event as a node with its outcomes and their probabilities. Here an event is a *seed* of
SEED_BYTES bytes, chosen by as many chance nodes of 256 equally likely outcomes. So chance is explicit: what happens
follows from the actions, the same for a clone and for the state it was cloned from, and a search samples anew whatever
it has not reached. Which moves need chance is not asked of the games: a move that draws from the generator needed it.

Trajectories are immutable. All clones of a state share them, and each action adds a node.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

import numpy as np

from highlands.engine import kernel
from highlands.engine.chance import Rng, Seed
from highlands.engine.kernel import NOBODY
from highlands.engine.state import Record, State, copy_state, new_state
from highlands.errors import NotAllowedError
from highlands.games import game_spec
from highlands.spec.game_spec import AnyGame
from highlands.spec.options import SEAT_LETTERS

SEED_BYTES = 8
BYTE_VALUES = 256
TRIES_PER_DEAL = 100
"""How many seeds are tried for each of few deals: that one never comes up is out of the question."""

PROBE = np.array([1, 2, 3, 4], dtype=np.uint64)
"""A generator to try a move with. Each draw would change it, since only a state of zeros stays as it is."""


class GameConfig:
    """A game with its options and number of players."""

    def __init__(self, spec: AnyGame, options: Record) -> None:
        """Take the options as `GameSpec.options` makes them."""
        self.spec = spec
        self.options = options
        self.seats = spec.seats_with(options)
        self.deals = self._all_deals(spec.deals(options) or 0)
        """All deals, where they are few; then chance chooses among these and not among seeds."""

    @property
    def chance_outcomes(self) -> int:
        """How many outcomes a chance node has."""
        return len(self.deals) or BYTE_VALUES

    @property
    def nodes_per_event(self) -> int:
        """How many chance nodes a chance event has."""
        return 1 if self.deals else SEED_BYTES

    def _all_deals(self, number: int) -> list[State]:
        """Every deal once: seed after seed is tried until all have come up; sorted."""
        if not number:
            return []
        found: dict[bytes, State] = {}
        for seed in range(TRIES_PER_DEAL * number):
            game_state = self.deal(Seed.of(seed).rng(0))
            found[game_state.tobytes()] = game_state
            if len(found) == number:
                return [found[content] for content in sorted(found)]
        raise ValueError(f"{self.spec.name} says that it has {number} deals, but {len(found)} were found")

    def deal(self, rng: Rng) -> State:
        """The state after a new deal."""
        game_state = new_state(self.spec.state_dtype)
        kernel.setup(game_state, self.options, rng)
        return game_state

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

    __slots__ = ("_game_state", "_legal", "_recalls", "action", "before", "config", "mover", "pending", "seed")

    def __init__(
        self,
        config: GameConfig,
        game_state: State | None,
        recalls: dict[int, Recall],
        *,
        before: Trajectory | None = None,
        action: int = -1,
        pending: int | None = None,
        seed: bytes = b"",
    ) -> None:
        """Use `begin`, `after` and `resampled` instead."""
        self.config = config
        self._game_state = game_state
        """As it was after the last move that is carried out; None before the deal."""
        self.before = before
        self.action = action
        """The last action: a move or a byte of a seed."""
        self.pending = pending
        """A move that waits for chance to be carried out."""
        self.seed = seed
        """The bytes that chance has chosen for the event that is waited for."""
        self.mover = NOBODY if game_state is None else kernel.to_move(game_state)
        self._legal: list[int] | None = None
        self._recalls = recalls
        """By observer, the seats and then the spectator; filled in when asked for, in the first node beforehand."""

    @classmethod
    def begin(cls, config: GameConfig) -> Trajectory:
        """Before the deal."""
        return cls(config, None, dict.fromkeys(range(config.seats + 1), Recall("", b"", ())))

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
        """Whether chance is to choose a byte of a seed next."""
        return not self.is_dealt or self.pending is not None

    @property
    def is_over(self) -> bool:
        """Whether the game is."""
        return self.mover == NOBODY and not self.awaits_chance

    @property
    def legal(self) -> list[int]:
        """The legal actions of the player to move, in ascending order."""
        if self._legal is None:
            out = np.empty(self.config.spec.actions, dtype=np.int32)
            self._legal = [] if self.awaits_chance else sorted(out[: kernel.legal(self.game_state, out)].tolist())
        return self._legal

    def after(self, action: int) -> Trajectory:
        """The trajectory after one more action: a byte of a seed where chance is awaited, else a legal move."""
        if self.awaits_chance:
            return self._after_byte(action)
        if action not in self.legal:
            if action not in range(self.config.spec.actions):
                raise ValueError(f"an action is a number from 0 to {self.config.spec.actions - 1}, not {action}")
            raise NotAllowedError(self.config.spec.why_not(self.game_state, action))
        rng = PROBE.copy()
        game_state = self._carry_out(action, rng)
        if np.array_equal(rng, PROBE):
            return Trajectory(self.config, game_state, {}, before=self, action=action)
        return Trajectory(self.config, self.game_state, {}, before=self, action=action, pending=action)

    def _after_byte(self, byte: int) -> Trajectory:
        """Chance chooses a byte; with the last one of a seed, what waited for it happens."""
        if self.config.deals:
            return Trajectory(self.config, copy_state(self.config.deals[byte]), {}, before=self, action=byte)
        seed = self.seed + bytes([byte])
        if len(seed) < SEED_BYTES:
            return Trajectory(
                self.config, self._game_state, {}, before=self, action=byte, pending=self.pending, seed=seed
            )
        rng = Seed.of(int.from_bytes(seed)).rng(0)
        game_state = self.config.deal(rng) if self.pending is None else self._carry_out(self.pending, rng)
        return Trajectory(self.config, game_state, {}, before=self, action=byte)

    def _carry_out(self, move: int, rng: Rng) -> State:
        """The state after a move."""
        game_state = copy_state(self.game_state)
        kernel.apply(game_state, move, rng)
        return game_state

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
        # Nobody sees the bytes of a seed; what follows from them is in the observation.
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
    trajectory = Trajectory(config, first, {observer: Recall(*recall) for observer, recall in recalls.items()})
    for action in actions:
        trajectory = trajectory.after(action)
    return trajectory
