"""The course of a table: what its log makes of it, entry by entry. No time of day, no store, no connection here."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Literal

import msgspec

from highlands.engine.chance import Seed
from highlands.engine.state import State
from highlands.games import game_spec
from highlands.play.game import Game, deal
from highlands.play.record import commitment
from highlands.server.clocks import Clock, Hands
from highlands.server.store.rows import Entry, Outage, TableRow
from highlands.spec.options import SEAT_LETTERS

SERVER = -1
"""Who the server is in the log."""
SUBSTITUTE = "clansman"
"""The level that plays on for someone who left a game of several, so that the others can finish it."""
TWO = 2


class Kind(StrEnum):
    """What the log of a table tells."""

    SIT = "sit"
    """Someone has sat down on a seat; the text is their name."""
    BEGIN = "begin"
    """Everybody is there."""
    MOVE = "move"
    """The text is the move in notation."""
    ASK_UNDO = "ask-undo"
    UNDO = "undo"
    """The text is how many moves are left."""
    OFFER_DRAW = "offer-draw"
    AGREE = "agree"
    """To what is asked or offered."""
    DECLINE = "decline"
    DRAW = "draw"
    """Everybody has agreed to a draw."""
    RESIGN = "resign"
    TIMEOUT = "timeout"


CHANGES_GAME = frozenset({Kind.BEGIN, Kind.MOVE, Kind.UNDO, Kind.DRAW, Kind.RESIGN, Kind.TIMEOUT})
"""After these, a move that was meant for the table before them may not be meant any more."""

ENDS = frozenset({Kind.DRAW, Kind.RESIGN, Kind.TIMEOUT})

Reason = Literal["played", "draw", "resigned", "time"]


class End(msgspec.Struct, frozen=True):
    """How a table ended."""

    reason: Reason
    winners: list[int]
    """None for a draw."""
    points: list[int]


class Proposal(msgspec.Struct, frozen=True):
    """Something that needs everybody's consent."""

    kind: Literal["undo", "draw"]
    by: int
    agreed: tuple[int, ...]


class Course:
    """A table as its log tells it. Entries that come in here have been checked by `doing`."""

    def __init__(self, row: TableRow) -> None:
        """The table before its first entry."""
        self.row = row
        spec = game_spec(row.game)
        self.game: Game[State] = deal(spec, spec.read_options(row.options), Seed.of(row.seed))
        self.commitment = commitment(row.seed, row.salt)
        self.clock: Clock = msgspec.json.decode(row.clock, type=Clock)
        self.hands = Hands(self.clock, self.game.seats)
        self.bots: dict[int, str] = {seat.seat: seat.bot for seat in row.seats if seat.bot is not None}
        self.people = [seat for seat in range(self.game.seats) if seat not in self.bots]
        """The seats that people sit on, or are to sit on."""
        self.names: dict[int, str] = {}
        self.left: set[int] = set()
        """Who resigned, or ran out of time, in a game of several."""
        self.mover: int | None = None
        """Whose turn it is; None before the beginning and after the end."""
        self.begun = False
        self.end: End | None = None
        self.proposal: Proposal | None = None
        self.log: list[Entry] = []
        self.moved: list[int] = []
        """The numbers of the entries that made the moves of the game, without those taken back."""
        self.changed = 0
        """The length of the log after the last entry that changed the game."""
        self.kept: dict[str, Any] = {}
        """What the game has worked out for views so far."""

    @property
    def number(self) -> int:
        """The number of the next entry."""
        return len(self.log)

    @property
    def waits_for(self) -> list[int]:
        """The seats that nobody has taken yet."""
        return [seat for seat in self.people if seat not in self.names]

    def take(self, entry: Entry, outages: Sequence[Outage] = ()) -> None:
        """Let an entry happen."""
        kind = Kind(entry.kind)
        self.log.append(entry)
        if kind in CHANGES_GAME:
            self.changed = len(self.log)
            self.proposal = None
        if kind in ENDS:
            self._end(kind, entry.seat)
        elif kind in CHANGES_GAME:
            self._play(kind, entry)
        elif kind is Kind.SIT:
            self.names[entry.seat] = entry.text
        else:
            self._propose(kind, entry.seat)
        if kind in CHANGES_GAME:
            self.mover = self.game.to_move if self.begun and self.end is None else None
            if kind is Kind.MOVE and self.mover is None and self.end is None and (outcome := self.game.outcome):
                self.end = End("played", outcome.winners, outcome.points)
            self.hands.turn_to(self.mover, entry.at, outages)

    def _play(self, kind: Kind, entry: Entry) -> None:
        if kind is Kind.BEGIN:
            self.begun = True
        elif kind is Kind.MOVE:
            self.game.play(entry.text)
            self.moved.append(entry.number)
        else:
            del self.moved[int(entry.text) :]
            while self.game.made > len(self.moved):
                self.game.undo()

    def _propose(self, kind: Kind, seat: int) -> None:
        if kind is Kind.DECLINE:
            self.proposal = None
        elif kind is Kind.AGREE and self.proposal is not None:
            self.proposal = msgspec.structs.replace(self.proposal, agreed=(*self.proposal.agreed, seat))
        elif kind is not Kind.AGREE:
            self.proposal = Proposal("undo" if kind is Kind.ASK_UNDO else "draw", seat, (seat,))

    def _end(self, kind: Kind, seat: int) -> None:
        if kind is Kind.DRAW:
            self.end = End("draw", [], self._points())
        else:
            self._leave(seat, "resigned" if kind is Kind.RESIGN else "time")

    def _leave(self, seat: int, reason: Reason) -> None:
        """Someone gives up. Of two, the other has won; else a bot plays on, until only bots would."""
        self.left.add(seat)
        if self.game.seats == TWO:
            self.end = End(reason, [1 - seat], self._points())
        elif not [person for person in self.people if person != seat]:
            self.end = End(
                reason, [other for other in range(self.game.seats) if other not in self.left], self._points()
            )
        else:
            self.bots[seat] = SUBSTITUTE
            self.people = [person for person in self.people if person != seat]

    def _points(self) -> list[int]:
        """The points so far, as the rules have them."""
        return self.game.spec.outcome(self.game.state).points

    def before_last_move_of(self, seat: int) -> int | None:
        """How many moves are left when a seat's last one is taken back; None if it has made none."""
        places = reversed(range(len(self.moved)))
        return next((place for place in places if self.log[self.moved[place]].seat == seat), None)

    def stayed_alike_since(self, number: int) -> bool:
        """Whether nothing has changed the game since the log was so long."""
        return number >= self.changed

    def first_change_since(self, number: int) -> Entry | None:
        """The first entry that changed the game since the log was so long."""
        return next((entry for entry in self.log[number:] if entry.kind in CHANGES_GAME), None)


def result_text(end: End) -> str:
    """An ending as the store keeps it."""
    points = ", ".join(f"{SEAT_LETTERS[seat]} {points}" for seat, points in enumerate(end.points))
    winners = "".join(SEAT_LETTERS[seat] for seat in end.winners) or "-"
    return f"{end.reason}; {winners}; {points}"
