"""Game: a game being played, in Python's terms."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

import msgspec
import numpy as np

from highlands.bots.hints import Hint, hints
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.kernel import NOBODY
from highlands.engine.state import Record, State, copy_state, new_state, state_from_bytes
from highlands.errors import NotAllowedError
from highlands.games import game_spec
from highlands.i18n import message
from highlands.spec.game_spec import AnyGame, GameSpec, Outcome
from highlands.spec.observation import LegalMoves, Move, Observation, Past
from highlands.spec.options import SEAT_LETTERS

S = TypeVar("S", bound=State)

NO_CHANCE = np.zeros(4, dtype=np.uint64)
"""The generator of a game without a seed; nothing is ever drawn from it."""


class Game(Generic[S]):
    """A game being played. It holds the full state.

    `view`, `board`, `position`, `record` and `svg` show what a seat may know, and without a seat what a spectator may,
    as do `print(game)` and notebooks. What shows hidden cards has `full` in its name, but for `state`, `start` and
    `history`, which are for the kernels.
    """

    def __init__(self, spec: GameSpec[S, Any], start: S, seed: Seed | None, options: Record | None) -> None:
        """Use `highlands.new`, `highlands.from_position` or `highlands.load` instead."""
        self.spec = spec
        self._seed = seed
        self._options = options
        """What was chosen, or None where the game began from a position."""
        self._state = start
        self._moves: list[Move] = []
        self._before: list[bytes] = []
        """The state before each move: bytes, which take little memory and which nobody can change."""
        self._observed: dict[int, list[tuple[bytes, int]]] = {}
        """What each seat that was asked has observed of the moves: the state before each, and the action."""
        self.headers: dict[str, str] = {}
        """Headers for its record: players, date, place, note."""

    @property
    def seats(self) -> int:
        """How many players."""
        return self.spec.seats(self._state)

    @property
    def seed(self) -> Seed | None:
        """The source of all its chance, if it has one."""
        return self._seed

    @property
    def options(self) -> Record | None:
        """The options it was begun with; None where it began from a position."""
        return self._options

    @property
    def state(self) -> S:
        """A copy of the full state, for the kernels."""
        return copy_state(self._state)

    @property
    def start(self) -> S:
        """A copy of the full state before the first move."""
        return self._state_before(0) if self._moves else self.state

    @property
    def to_move(self) -> int | None:
        """The seat to act, or None when the game is over."""
        seat = kernel.to_move(self._state)
        return None if seat == NOBODY else seat

    @property
    def legal_moves(self) -> LegalMoves:
        """What the player to move may do."""
        return LegalMoves(cast(AnyGame, self.spec), self._state)

    @property
    def moves(self) -> list[Move]:
        """The moves so far."""
        return list(self._moves)

    @property
    def made(self) -> int:
        """How many moves have been made."""
        return len(self._moves)

    @property
    def history(self) -> list[tuple[S, Move]]:
        """The moves so far, each with a copy of the full state before it."""
        return [self.made_at(place) for place in range(self.made)]

    def made_at(self, place: int) -> tuple[S, Move]:
        """The move at an index of the history, with a copy of the full state before it."""
        return self._state_before(place), self._moves[place]

    def move_at(self, place: int) -> Move:
        """The move at an index of the history."""
        return self._moves[place]

    def _state_before(self, place: int) -> S:
        return state_from_bytes(self._before[place], self.spec.state_dtype)

    @property
    def round(self) -> int:
        """The number of the round that is being played, from 1."""
        return self.spec.round(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it runs."""
        return self.spec.outcome(self._state) if self.to_move is None else None

    def read(self, text: str) -> Move:
        """The move a text means now, legal or not."""
        action = self.spec.read_action(self._state, text)
        return Move(action, self.spec.write_action(self._state, action))

    def play(self, move: Move | str, *, legal: LegalMoves | None = None) -> Move:
        """Make a move; UnreadableError or NotAllowedError, with the reason and nothing changed, if it can't be.

        `legal` are the moves that are legal now, where they are known.
        """
        if isinstance(move, str):
            action = self.spec.read_action(self._state, move)
        else:
            action = move.action
            if action not in range(self.spec.actions):
                last = str(self.spec.actions - 1)
                raise NotAllowedError(message("env-no-such-action", action=str(action)[:40], last=last))
        if action not in (self.legal_moves if legal is None else legal).actions:
            raise NotAllowedError(self.spec.why_not(self._state, action))
        # A state is never changed: copies of this game and `legal_moves` asked for before share it.
        before, after = self._state, copy_state(self._state)
        kernel.apply(after, action, self._chance())
        made = Move(action, self.spec.write_action(before, action))
        self._moves.append(made)
        self._before.append(before.tobytes())
        self._state = after
        return made

    def _chance(self) -> Any:
        """The generator for the chance events of the next move. Without a seed there are none."""
        return NO_CHANCE.copy() if self._seed is None else self._seed.rng(len(self._moves) + 1)

    def undo(self) -> Move:
        """Take the last move back."""
        if not self._moves:
            raise NotAllowedError(message("nothing-to-undo"))
        self._state = state_from_bytes(self._before.pop(), self.spec.state_dtype)
        for observed in self._observed.values():
            del observed[len(self._before) :]
        return self._moves.pop()

    def observe(self, seat: int | None) -> S:
        """The state as a seat may know it, the rest blank; None is a spectator."""
        out = new_state(self.spec.state_dtype)
        kernel.observe(self._state, self.observer_of(seat), out)
        return out

    def observation(self, seat: int, *, past: bool = True) -> Observation:
        """What a seat may know, with its legal moves: all that a bot gets; without the past where nobody looks back."""
        observed = self.past(seat) if past else None
        return Observation(cast(AnyGame, self.spec), self.observe(seat), seat, self.made, observed)

    def past(self, seat: int) -> Past:
        """What a seat has observed of the moves so far."""
        observed = self._observed.setdefault(self.observer_of(seat), [])
        out = new_state(self.spec.state_dtype)
        for place in range(len(observed), self.made):
            state, move = self.made_at(place)
            kernel.observe(state, seat, out)
            observed.append((out.tobytes(), kernel.observed_action(state, move.action, seat)))
        states = np.frombuffer(bytearray(b"".join(state for state, _ in observed)), self.spec.state_dtype)
        return Past(states, np.array([action for _, action in observed], np.int32))

    def hint(self, seat: int, seconds: float = 1.0) -> list[Hint]:
        """The best few moves for a seat whose turn it is, the best first: each with its chance to win, and a reason."""
        if self.to_move != self.observer_of(seat):
            raise NotAllowedError(message("not-your-turn", seat=SEAT_LETTERS[seat]))
        from highlands.play.precompile import precompile

        precompile([self.spec.name])
        return hints(self.observation(seat), seconds)

    def observer_of(self, seat: int | None) -> int:
        """The observer's number for the kernels: a seat's own, and for a spectator the one past the last."""
        seats = self.seats
        if seat is not None and seat not in range(seats):
            raise NotAllowedError(message("no-such-seat", seat=seat, seats=seats))
        return seats if seat is None else seat

    def view(self, seat: int | None = None) -> msgspec.Struct:
        """All that a seat may know, as a typed message; None is a spectator."""
        return self.spec.view(self.observe(seat))

    def board(self, seat: int | None = None) -> str:
        """The board as a seat may know it, drawn with characters; None is a spectator."""
        return self.spec.board(self.observe(seat))

    def full_board(self) -> str:
        """The board with all hidden cards."""
        return self.spec.board(self._state)

    def svg(self, seat: int | None = None) -> str:
        """The board as a seat may know it, drawn as SVG; None is a spectator."""
        return self.spec.picture(self.observe(seat))

    def full_svg(self) -> str:
        """The board with all hidden cards, as SVG."""
        return self.spec.picture(self._state)

    def position(self, seat: int | None = None) -> str:
        """The position as a seat may know it, as text with `?` for what is hidden; None is a spectator."""
        return "\n".join(self.spec.write_position(self.observe(seat)))

    def full_position(self) -> str:
        """The position with all hidden cards, as text."""
        return "\n".join(self.spec.write_position(self._state))

    def record(self, seat: int | None = None) -> str:
        """The record with what a seat observed, as text; None is a spectator. It can't be replayed."""
        from highlands.play.record import dump

        return dump(cast(Game[State], self), seat)

    def full_record(self) -> str:
        """The whole record, as text: with its seed and all hidden moves, for `highlands.load`."""
        from highlands.play.record import dump_full

        return dump_full(cast(Game[State], self))

    def copy(self) -> Game[S]:
        """An independent copy."""
        other = Game(self.spec, self._state, self._seed, self._options)
        other._moves, other._before = list(self._moves), list(self._before)
        other.headers = dict(self.headers)
        return other

    def __str__(self) -> str:
        """The board as a spectator may know it."""
        return self.board()

    def __repr__(self) -> str:
        """The game and how far it is."""
        return f"<{self.spec.name}, {len(self._moves)} moves{'' if self.to_move is not None else ', over'}>"

    def _repr_svg_(self) -> str:
        """The board as a spectator may know it, for notebooks."""
        return self.svg()


def new(game: str, *, seed: Seed | bytes | int | str | None = None, **options: Any) -> Game[Any]:
    """Begin a game.

    >>> game = new("schotten-totten", tactics=True, first=0, seed=7)
    >>> game.to_move, len(game.legal_moves)
    (0, 63)
    """
    spec = game_spec(game)
    return deal(spec, spec.make_options(**options), Seed.of(seed))


def deal(spec: AnyGame, options: Record, seed: Seed) -> Game[Any]:
    """Begin a game with given options and seed."""
    from highlands.play.precompile import RULES, precompile

    precompile([spec.name], purpose=RULES)
    state = new_state(spec.state_dtype)
    kernel.setup(state, options, seed.rng(0))
    return Game(spec, state, seed, options)


def from_position(text: str, *, seed: Seed | bytes | int | str | None = None) -> Game[Any]:
    """Begin a game from a position; unknown cards are dealt at random from those that are left.

    >>> game = from_position("schotten-totten; stone 4: G5 R5 B5 / G7 P4 B3 !; to move: A claim")
    >>> [str(move) for move in game.legal_moves]
    ['claim 4', 'done']
    """
    from highlands.play.precompile import RULES, precompile

    lines = text.splitlines()
    name = text.replace(";", " ").split()
    spec = game_spec(name[0].lower() if name else "")
    precompile([spec.name], purpose=RULES)
    state = spec.read_position(lines)
    if spec.is_whole(state) and not spec.chance_ahead(state):
        return Game(spec, state, None, None)
    source = Seed.of(seed)
    if not spec.is_whole(state):
        whole = new_state(spec.state_dtype)
        kernel.resample(state, source.rng(0), whole)
        state = whole
    return Game(spec, state, source, None)
