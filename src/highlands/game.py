"""Game: a game being played, in Python's terms."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from highlands import kernel
from highlands.bots.hints import Hint, hints
from highlands.chance import Seed
from highlands.errors import NotAllowedError
from highlands.games import ruleset
from highlands.kernel import NOBODY, TRUTH, Table, copy_table, new_table, table_of
from highlands.ruleset import SEAT_LETTERS, Outcome, Ruleset
from highlands.sight import LegalMoves, Move, Sight
from highlands.words import message

NO_CHANCE = np.zeros(4, dtype=np.uint64)
"""The generator of a game without a seed; nothing is ever drawn from it."""


class Game:
    """A game being played. It holds the truth: give players only `view`, `board`, `position` and `record` of a seat."""

    def __init__(self, rules: Ruleset, start: Table, seed: Seed | None, options: Table | None) -> None:
        """Use `highlands.new`, `highlands.from_position` or `highlands.load` instead."""
        self.rules = rules
        self._seed = seed
        self._options = options
        """What was chosen, or None where the game began from a position."""
        self._table = start
        self._moves: list[Move] = []
        self._before: list[bytes] = []
        """The table before each move: bytes, which take little room and which nobody can change."""
        self.headers: dict[str, str] = {}
        """What people say of it: its players, its date; kept in its record."""

    @property
    def seats(self) -> int:
        """How many players."""
        return self.rules.seats(self._table)

    @property
    def seed(self) -> Seed | None:
        """The source of all its chance, if it has one."""
        return self._seed

    @property
    def options(self) -> Table | None:
        """The options it was begun with; None where it began from a position."""
        return self._options

    @property
    def table(self) -> Table:
        """A copy of the table, for the kernels."""
        return copy_table(self._table)

    @property
    def start(self) -> Table:
        """A copy of the table before the first move."""
        return self._table_before(0) if self._moves else self.table

    @property
    def to_move(self) -> int | None:
        """The seat to act, or None when the game is over."""
        seat = kernel.to_move(self._table)
        return None if seat == NOBODY else seat

    @property
    def legal_moves(self) -> LegalMoves:
        """What the player to move may do."""
        return LegalMoves(self.rules, self._table)

    @property
    def moves(self) -> list[Move]:
        """The moves so far."""
        return list(self._moves)

    @property
    def made(self) -> int:
        """How many moves have been made."""
        return len(self._moves)

    @property
    def history(self) -> list[tuple[Table, Move]]:
        """The moves so far, each with a copy of the table it was made on."""
        return [self.made_at(place) for place in range(self.made)]

    def made_at(self, place: int) -> tuple[Table, Move]:
        """The move at a place of the history, with a copy of the table it was made on."""
        return self._table_before(place), self._moves[place]

    def _table_before(self, place: int) -> Table:
        return table_of(self._before[place], self.rules.table_dtype)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it runs."""
        return self.rules.outcome(self._table) if self.to_move is None else None

    def read(self, text: str) -> Move:
        """The move a text means now, legal or not."""
        action = self.rules.read_action(self._table, text)
        return Move(action, self.rules.write_action(self._table, action))

    def play(self, move: Move | str) -> Move:
        """Make a move; UnreadableError or NotAllowedError, with the reason and nothing changed, if it can't be."""
        if isinstance(move, str):
            move = self.read(move)
        if move.action not in self.legal_moves.actions:
            raise NotAllowedError(self.rules.why_not(self._table, move.action))
        # The table is never changed: copies of this game and `legal_moves` asked for before share it.
        before, after = self._table, copy_table(self._table)
        kernel.apply(after, move.action, self._chance())
        made = Move(move.action, self.rules.write_action(before, move.action))
        self._moves.append(made)
        self._before.append(before.tobytes())
        self._table = after
        return made

    def _chance(self) -> Any:
        """The generator for the chance events of the next move. Without a seed there are none."""
        return NO_CHANCE.copy() if self._seed is None else self._seed.state(len(self._moves) + 1)

    def undo(self) -> Move:
        """Take the last move back."""
        if not self._moves:
            raise NotAllowedError(message("nothing-to-undo"))
        self._table = table_of(self._before.pop(), self.rules.table_dtype)
        return self._moves.pop()

    def seen(self, seat: int | None) -> Table:
        """The table as a seat may know it; None is a spectator."""
        out = new_table(self.rules.table_dtype)
        kernel.conceal(self._table, self.sight_of(seat), out)
        return out

    def sight(self, seat: int) -> Sight:
        """What the player on a seat has before their eyes: all that a bot gets."""
        return Sight(self.rules, self.seen(seat), seat, len(self._moves))

    def hint(self, seat: int, seconds: float = 1.0) -> list[Hint]:
        """The best few moves for a seat whose turn it is, the best first: each with its chance to win, and a reason."""
        if self.to_move != seat:
            raise NotAllowedError(message("not-your-turn", seat=SEAT_LETTERS[seat]))
        return hints(self.sight(seat), seconds)

    def sight_of(self, seat: int | None) -> int:
        """The number of a sight for the kernels: a seat's own, and for a spectator the one past the last."""
        seats = self.seats
        if seat is not None and seat not in range(seats):
            raise NotAllowedError(message("no-such-seat", seat=seat, seats=seats))
        return seats if seat is None else seat

    def view(self, seat: int | None) -> msgspec.Struct:
        """All that a seat may know, as a typed message; None is a spectator."""
        return self.rules.view(self.seen(seat))

    def board(self, seat: int | None) -> str:
        """The board as a seat sees it, drawn with characters; None is a spectator."""
        return self.rules.board(self.seen(seat))

    def position(self, seat: int | None = TRUTH) -> str:
        """The position as text: the whole truth, or what a seat (None: a spectator) sees."""
        return "\n".join(self.rules.write_position(self._table if seat == TRUTH else self.seen(seat)))

    def record(self, seat: int | None = TRUTH) -> str:
        """The record as text: the whole truth, or of a running game what a seat (None: a spectator) saw."""
        from highlands.record import dump

        return dump(self, seat)

    def copy(self) -> Game:
        """A game of its own that stands where this one does."""
        other = Game(self.rules, self._table, self._seed, self._options)
        other._moves, other._before = list(self._moves), list(self._before)
        other.headers = dict(self.headers)
        return other

    def __str__(self) -> str:
        """The board with all cards."""
        return self.rules.board(self._table)

    def __repr__(self) -> str:
        """The game and how far it is."""
        return f"<{self.rules.name}, {len(self._moves)} moves{'' if self.to_move is not None else ', over'}>"

    def _repr_svg_(self) -> str:
        """The board as a drawing, for notebooks."""
        return self.rules.picture(self._table)


def new(game: str, *, seed: Seed | bytes | int | str | None = None, **options: Any) -> Game:
    """Begin a game.

    >>> game = new("schotten-totten", tactics=True, first=0, seed=7)
    >>> game.to_move, len(game.legal_moves)
    (0, 63)
    """
    rules = ruleset(game)
    return deal(rules, rules.options(**options), Seed.of(seed))


def deal(rules: Ruleset, options: Table, seed: Seed) -> Game:
    """Begin a game with options and a seed at hand."""
    from highlands.preparing import prepare_with_a_line

    prepare_with_a_line()
    table = new_table(rules.table_dtype)
    kernel.setup(table, options, seed.state(0))
    return Game(rules, table, seed, options)


def from_position(text: str, *, seed: Seed | bytes | int | str | None = None) -> Game:
    """Begin a game from a position; unknown cards are dealt at random from those that are left.

    >>> game = from_position("schotten-totten; stone 4: G5 R5 B5 / G7 P4 B3 !; to move: A claim")
    >>> [str(move) for move in game.legal_moves]
    ['claim 4', 'done']
    """
    from highlands.preparing import prepare_with_a_line

    prepare_with_a_line()
    lines = text.splitlines()
    name = text.replace(";", " ").split()
    rules = ruleset(name[0].lower() if name else "")
    table = rules.read_position(lines)
    if rules.is_whole(table) and not rules.chance_ahead(table):
        return Game(rules, table, None, None)
    source = Seed.of(seed)
    if not rules.is_whole(table):
        whole = new_table(rules.table_dtype)
        kernel.resample(table, source.state(0), whole)
        table = whole
    return Game(rules, table, source, None)
