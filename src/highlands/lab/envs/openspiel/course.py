"""The course of a game: how it stands and how it came to this, with chance as a player of its own.

Our kernels take chance from a generator, in one go: the whole deal, a reshuffle, the next round's deal. OpenSpiel wants
every chance event as a node with its outcomes and their probabilities. Here an event is a *seed* of SEED_BYTES bytes,
chosen by as many chance nodes of 256 equally likely outcomes. So chance is explicit: what happens follows from the
actions made, the same for a clone and for the state it was cloned from, and a search draws anew whatever it has not
come to. Which moves need chance is not asked of the games: a move that draws from the generator needed it.

A course is never changed once it is made. All clones of a state share it, and each move adds one to it.
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
TRIES_A_DEAL = 100
"""How many seeds are tried for each of few deals: that one never comes up is out of the question."""

PROBE = np.array([1, 2, 3, 4], dtype=np.uint64)
"""A generator to try a move with. Each draw would change it, since only a state of zeros stays as it is."""


class Setting:
    """What is settled before the first card: the game, its options, the number of players."""

    def __init__(self, spec: AnyGame, options: Record) -> None:
        """Take the options as `GameSpec.make_options` makes them."""
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
    def nodes_an_event(self) -> int:
        """How many chance nodes a chance event has."""
        return 1 if self.deals else SEED_BYTES

    def _all_deals(self, number: int) -> list[State]:
        """Every deal once: seed after seed is tried until all have come up, and they are put in an order."""
        if not number:
            return []
        found: dict[bytes, State] = {}
        for seed in range(TRIES_A_DEAL * number):
            game_state = self.deal(Seed.of(seed).rng(0))
            found[game_state.tobytes()] = game_state
            if len(found) == number:
                return [found[content] for content in sorted(found)]
        raise ValueError(f"{self.spec.name} says that it has {number} deals, but {len(found)} were found")

    def deal(self, rng: Rng) -> State:
        """A table with a new deal."""
        game_state = new_state(self.spec.state_dtype)
        kernel.setup(game_state, self.options, rng)
        return game_state

    def __reduce__(self) -> Any:
        return _read_setting, (self.spec.name, self.spec.write_options(self.options))


def _read_setting(name: str, options: str) -> Setting:
    spec = game_spec(name)
    return Setting(spec, spec.read_options(options))


class Memory(NamedTuple):
    """What a sight has seen from the beginning on."""

    moves: str
    """The moves as it saw them."""
    digest: bytes
    """Stands for the sequence of all those moves and of the seen tables between them; empty before the deal."""


class Course:
    """A game so far, as a link to the course that it was before the last action."""

    __slots__ = ("_game_state", "_legal", "_memories", "action", "before", "mover", "pending", "seed", "setting")

    def __init__(
        self,
        setting: Setting,
        game_state: State | None,
        memories: dict[int, Memory],
        *,
        before: Course | None = None,
        action: int = -1,
        pending: int | None = None,
        seed: bytes = b"",
    ) -> None:
        """Use `begin`, `after` and `redrawn` instead."""
        self.setting = setting
        self._game_state = game_state
        """As it was after the last move that is carried out; None before the deal."""
        self.before = before
        self.action = action
        """What made this course of the one before, a move or a byte of a seed."""
        self.pending = pending
        """A move that waits for chance to be carried out."""
        self.seed = seed
        """The bytes that chance has chosen for the event that is waited for."""
        self.mover = NOBODY if game_state is None else kernel.to_move(game_state)
        self._legal: list[int] | None = None
        self._memories = memories
        """By sight, the seats and then the spectator; filled in when asked for, in the first course beforehand."""

    @classmethod
    def begin(cls, setting: Setting) -> Course:
        """Before the deal."""
        return cls(setting, None, dict.fromkeys(range(setting.seats + 1), Memory("", b"")))

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
            out = np.empty(self.setting.spec.actions, dtype=np.int32)
            self._legal = [] if self.awaits_chance else sorted(out[: kernel.legal(self.game_state, out)].tolist())
        return self._legal

    def after(self, action: int) -> Course:
        """The course after one more action: a byte of a seed where chance is awaited, else a legal move."""
        if self.awaits_chance:
            return self._after_byte(action)
        if action not in self.legal:
            if action not in range(self.setting.spec.actions):
                raise ValueError(f"an action is a number from 0 to {self.setting.spec.actions - 1}, not {action}")
            raise NotAllowedError(self.setting.spec.why_not(self.game_state, action))
        rng = PROBE.copy()
        game_state = self._carry_out(action, rng)
        if np.array_equal(rng, PROBE):
            return Course(self.setting, game_state, {}, before=self, action=action)
        return Course(self.setting, self.game_state, {}, before=self, action=action, pending=action)

    def _after_byte(self, byte: int) -> Course:
        """Chance chooses a deal, or a byte; with the last one of a seed, what waited for it happens."""
        if self.setting.deals:
            return Course(self.setting, copy_state(self.setting.deals[byte]), {}, before=self, action=byte)
        seed = self.seed + bytes([byte])
        if len(seed) < SEED_BYTES:
            return Course(self.setting, self._game_state, {}, before=self, action=byte, pending=self.pending, seed=seed)
        rng = Seed.of(int.from_bytes(seed)).rng(0)
        game_state = self.setting.deal(rng) if self.pending is None else self._carry_out(self.pending, rng)
        return Course(self.setting, game_state, {}, before=self, action=byte)

    def _carry_out(self, move: int, rng: Rng) -> State:
        """The table after a move."""
        game_state = copy_state(self.game_state)
        kernel.apply(game_state, move, rng)
        return game_state

    def observe(self, observer: int) -> State:
        """The table as a seat, or past the last one a spectator, may know it. Only after the deal."""
        out = new_state(self.setting.spec.state_dtype)
        kernel.observe(self.game_state, observer, out)
        return out

    def memory(self, observer: int) -> Memory:
        """What a sight has seen from the beginning on: the same exactly where it can't tell two courses apart."""
        to_tell: list[Course] = []
        course = self
        while observer not in course._memories:
            to_tell.append(course)
            assert course.before is not None
            course = course.before
        memory = course._memories[observer]
        for course in reversed(to_tell):
            memory = course._memories[observer] = course._tell(memory, observer)
        return memory

    def _tell(self, memory: Memory, observer: int) -> Memory:
        """What is remembered after the last action, given what was remembered before it."""
        assert self.before is not None
        moves, known = memory.moves, memory.digest
        if not self.before.awaits_chance:
            game_state = self.before.game_state
            observed_move = kernel.observed_action(game_state, self.action, observer)
            text = f"{SEAT_LETTERS[self.before.mover]} {self.setting.spec.write_action(game_state, observed_move)}"
            moves = f"{moves}, {text}" if moves else text
            known += observed_move.to_bytes(4)
        if not self.awaits_chance:
            known += self.observe(observer).tobytes()
        # Chance's bytes are seen by nobody. What they bring about is, in the table.
        return Memory(moves, memory.digest if known == memory.digest else sha256(known).digest())

    def redrawn(self, seat: int, rng: Rng) -> Course:
        """A game that this seat can't tell from this one, with all that is hidden from it dealt anew.

        Of the others' past it keeps what everybody saw: what they alone saw were other cards. They remember this,
        and what they know now. So nothing in it says what the true cards are.
        """
        if self.awaits_chance:
            raise ValueError("worlds are drawn where a player is to move, or at the end: here chance is awaited")
        game_state = new_state(self.setting.spec.state_dtype)
        kernel.resample(self.observe(seat), rng, game_state)
        spectator = self.setting.seats
        public = self.memory(spectator)
        memories = {seat: self.memory(seat), spectator: public}
        world = Course(self.setting, game_state, memories)
        for other in set(range(spectator)) - {seat}:
            memories[other] = Memory(public.moves, sha256(public.digest + world.observe(other).tobytes()).digest())
        return world

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        """Itself: a clone of a state is a copy of its attributes, and this one never changes."""
        return self

    def __reduce__(self) -> Any:
        """From the first course on, by its actions: a chain of links would be too deep to be pickled."""
        actions: list[int] = []
        first = self
        while first.before is not None:
            actions.append(first.action)
            first = first.before
        game_state = first.game_state.tobytes() if first.is_dealt else None
        memories = {observer: tuple(memory) for observer, memory in first._memories.items()}
        return _replay, (self.setting, game_state, memories, actions[::-1])


def _replay(
    setting: Setting, game_state: bytes | None, memories: dict[int, tuple[str, bytes]], actions: list[int]
) -> Course:
    """A course from what is kept of it."""
    first = None if game_state is None else copy_state(np.frombuffer(game_state, setting.spec.state_dtype)[0])
    course = Course(setting, first, {observer: Memory(*memory) for observer, memory in memories.items()})
    for action in actions:
        course = course.after(action)
    return course
