"""The aggregate of a table in the sense of event sourcing: the state that its event log folds into.

Pure: no current time, no store, no connections.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from highlands.engine.chance import Seed
from highlands.engine.state import State
from highlands.games import game_spec
from highlands.play.commitments import commitment, mix_seed
from highlands.play.game import Game, deal
from highlands.protocol.messages import End, EndReason, Proposal
from highlands.protocol.time_controls import TimeControl
from highlands.server.store.rows import Downtime, Event, TableRow
from highlands.server.tables.clocks import GameClock
from highlands.spec.observation import LegalMoves

SERVER = -1
"""The seat number of the server itself in the event log."""
BY_HOST = "host"
"""The first word of the text of an `ABANDON` event with which the host has ended a table."""
SUBSTITUTE = "clansman"
"""The bot level that replaces a player who dropped out of a game of several, or is away, so that others can go on."""
TWO = 2


class EventKind(StrEnum):
    """The kinds of events."""

    CLAIM = "claim"
    """A player has taken a seat; the text is as `Claim` writes it."""
    SIT = "sit"
    """A player has changed their name, or at a table of the first format taken a seat; the text is the name."""
    REVEAL = "reveal"
    """A player's share of the deal, in hexadecimal digits; not before all have committed to theirs."""
    START = "start"
    """All seats are taken, all shares revealed, and the cards are dealt.

    The text is `hints` if several people play and may ask for hints: all of them are to know.
    """
    MOVE = "move"
    """The text is the move in notation."""
    REQUEST_UNDO = "request-undo"
    UNDO = "undo"
    """The text is the number of moves that remain."""
    OFFER_DRAW = "offer-draw"
    ACCEPT = "accept"
    """A player accepts the pending proposal."""
    DECLINE = "decline"
    DRAW = "draw"
    """Everybody has accepted a draw."""
    RESIGN = "resign"
    TIMEOUT = "timeout"
    ABANDON = "abandon"
    """Nothing has happened for so long that the server has ended the game.

    Or the host has ended it: then the text is `BY_HOST`, and what the host says of it.

    Or, with a seat: its player has closed the table before the game began, such as where another's share does not come.
    """
    FORFEIT = "forfeit"
    """A player who was awaited has been away for too long, and the other one has claimed the win."""
    STAND_IN = "stand-in"
    """The same, and a bot plays for them until they are back."""
    RETURN = "return"
    """A player is back, and takes over from the bot."""
    VACATION = "vacation"
    """A player's clock stands still; the text is for how many days."""
    VACATION_OVER = "vacation-over"
    """They are back before that."""
    GREET = "greet"
    """The text is one of the fixed greetings."""
    DOWNTIME = "downtime"
    """Nobody served the table: the text is when that began and ended. Clocks stood still."""


CHANGES_GAME = frozenset(
    {
        EventKind.START,
        EventKind.MOVE,
        EventKind.UNDO,
        EventKind.DRAW,
        EventKind.RESIGN,
        EventKind.TIMEOUT,
        EventKind.FORFEIT,
        EventKind.ABANDON,
    }
)
"""A command issued before one of these is stale."""

BY_CHOICE = frozenset(
    {
        EventKind.SIT,
        EventKind.REQUEST_UNDO,
        EventKind.UNDO,
        EventKind.OFFER_DRAW,
        EventKind.VACATION,
        EventKind.VACATION_OVER,
    }
)
"""What a player can cause again and again, without anybody else's doing."""

ENDS = frozenset({EventKind.DRAW, EventKind.RESIGN, EventKind.TIMEOUT, EventKind.FORFEIT, EventKind.ABANDON})
END_REASONS: dict[EventKind, EndReason] = {
    EventKind.RESIGN: "resigned",
    EventKind.TIMEOUT: "time",
    EventKind.FORFEIT: "absent",
}

SEATING = frozenset(
    {EventKind.CLAIM, EventKind.SIT, EventKind.REVEAL, EventKind.STAND_IN, EventKind.RETURN},
)
"""Who plays on which seat."""

PROPOSALS = frozenset({EventKind.REQUEST_UNDO, EventKind.OFFER_DRAW, EventKind.ACCEPT, EventKind.DECLINE})
"""Proposals and the answers to them."""


class Claim(NamedTuple):
    """What a `CLAIM` event says."""

    secret_hash: bytes
    """The digest of the secret that the player has made for the seat. Nobody is sent it."""
    commitment: str
    """To the player's share of the deal."""
    name: str

    @classmethod
    def read(cls, text: str) -> Claim:
        """From the event's text."""
        secret_hash, promised, name = text.split(" ", 2)
        return cls(bytes.fromhex(secret_hash), promised, name)

    @property
    def text(self) -> str:
        """The event's text."""
        return f"{self.secret_hash.hex()} {self.public_text}"

    @property
    def public_text(self) -> str:
        """What everybody may know of it."""
        return f"{self.commitment} {self.name}"


class TableAggregate:
    """A table's state, folded from its events. `commands` has validated them before they get here."""

    def __init__(self, row: TableRow) -> None:
        """The table before its first event."""
        self.row = row
        self.spec = game_spec(row.game)
        self.seats = len(row.seats)
        self._game: Game[State] | None = None
        self.commitment = commitment(row.seed, row.salt)
        self.time_control: TimeControl = msgspec.json.decode(row.time_control, type=TimeControl)
        self.clock = GameClock(self.time_control, self.seats)
        self.bots: dict[int, str] = {seat.seat: seat.bot for seat in row.seats if seat.bot is not None}
        self.human_seats = [seat for seat in range(self.seats) if seat not in self.bots]
        """The seats of humans, whether taken or not."""
        self.names: dict[int, str] = {}
        self.secret_hashes = {seat.seat: seat.secret_hash for seat in row.seats if seat.secret_hash is not None}
        """The digests of the seats' secrets. They are in the log, so that every server that follows it has them."""
        self.share_commitments: dict[int, str] = {}
        self.shares: dict[int, bytes] = {}
        """The shares that have been revealed."""
        self.dropped_out: set[int] = set()
        """Who resigned, or ran out of time, in a game of several."""
        self.stood_in: set[int] = set()
        """For whom a bot plays until they are back."""
        self.to_move: int | None = None
        """Whose turn it is; None before the start and after the end."""
        self.started = False
        self.end: End | None = None
        self.is_sealed = row.deal_id is not None
        """Whether other tables play the same shuffle: until they are over nobody is told more than they have seen."""
        self.proposal: Proposal | None = None
        self.events: list[Event] = []
        self.move_events: list[int] = []
        """The numbers of the events that made the game's moves, without those taken back."""
        self.rounds: list[int] = []
        """The rounds in which these moves were made."""
        self.round = 0
        """The round that is being played; 0 before the start."""
        self.game_version = 0
        """The version after the last event that changed the game."""
        self.events_by_choice: Counter[int] = Counter()
        """How many events of `BY_CHOICE` each seat has caused."""
        self._observed: dict[int | None, State] = {}
        self._legal: LegalMoves | None = None
        self.view_cache: dict[str, Any] = {}
        """Scratch space in which the game's views keep intermediate results."""

    @property
    def version(self) -> int:
        """The length of the log, which is the number of the next event."""
        return len(self.events)

    @property
    def game(self) -> Game[State]:
        """The game. Before the start there is none: nothing is dealt, so that there is nothing to see or to choose."""
        assert self._game is not None, "the game has not begun"
        return self._game

    def observed(self, observer: int | None) -> State:
        """The game as a seat may know it, None: a spectator. Kept until the game changes, and not to be changed."""
        if observer not in self._observed:
            self._observed[observer] = self.game.observe(observer)
        return self._observed[observer]

    @property
    def legal_moves(self) -> LegalMoves:
        """What the player to move may do, by their own observation. Kept until the game changes."""
        if self._legal is None:
            assert self.to_move is not None
            self._legal = LegalMoves(self.spec, self.observed(self.to_move))
        return self._legal

    @property
    def turn(self) -> tuple[int, int] | None:
        """The person whose turn it is, and since when; None if nobody is to move, or a bot."""
        return None if self.to_move not in self.human_seats else (self.to_move, self.clock.since)

    @property
    def open_seats(self) -> list[int]:
        """The human seats that nobody has taken yet."""
        return [seat for seat in self.human_seats if seat not in self.names]

    @property
    def awaited_shares(self) -> list[int]:
        """The seats whose shares are still to be revealed before the deal."""
        return [seat for seat in self.human_seats if self.mixes_shares and seat not in self.shares]

    @property
    def seed(self) -> bytes:
        """What all chance of the game follows from, once all shares are revealed. Not for anybody's eyes."""
        return mix_seed(self.row.seed, self.shares) if self.mixes_shares else self.row.seed

    @property
    def mixes_shares(self) -> bool:
        """Whether the deal depends on shares of the players."""
        # Several tables can be dealt the same only by a seed that doesn't depend on who sits where.
        return self.row.log_format > 1 and self.row.deal_id is None

    @property
    def is_revealed(self) -> bool:
        """Whether everybody at the table may be told all."""
        return self.end is not None and not self.is_sealed

    def apply(self, event: Event) -> None:
        """Fold in the next event."""
        kind = EventKind(event.kind)
        self.events.append(event)
        if kind in BY_CHOICE:
            self.events_by_choice[event.seat] += 1
        if kind in CHANGES_GAME:
            self.game_version = len(self.events)
            self.proposal = None
        if kind in ENDS:
            self._apply_end(kind, event)
        elif kind in CHANGES_GAME:
            self._apply_play(kind, event)
        elif kind in SEATING:
            self._apply_seating(kind, event)
        elif kind is EventKind.VACATION:
            self.clock.take_vacation(event.seat, int(event.text), event.at)
        elif kind is EventKind.VACATION_OVER:
            self.clock.end_vacation(event.seat, event.at)
        elif kind is EventKind.DOWNTIME:
            self.clock.stand_still(read_downtime(event))
        elif kind in PROPOSALS:
            self._apply_proposal(kind, event.seat)
        if kind in CHANGES_GAME:
            self._observed, self._legal = {}, None
            self.to_move = self.game.to_move if self.started and self.end is None else None
            if kind is EventKind.MOVE and self.to_move is None and self.end is None and (outcome := self.game.outcome):
                self.end = End("played", outcome.winners, outcome.points)
            self.clock.switch_to(self.to_move, event.at)

    def _apply_seating(self, kind: EventKind, event: Event) -> None:
        seat = event.seat
        if kind is EventKind.SIT:
            self.names[seat] = event.text
        elif kind is EventKind.CLAIM:
            claim = Claim.read(event.text)
            self.secret_hashes[seat] = claim.secret_hash
            if self.mixes_shares:
                self.share_commitments[seat] = claim.commitment
            self.names[seat] = claim.name
        elif kind is EventKind.REVEAL:
            self.shares[seat] = bytes.fromhex(event.text)
        elif kind is EventKind.STAND_IN:
            self.stood_in.add(seat)
            self.bots[seat] = SUBSTITUTE
            self.human_seats = [human for human in self.human_seats if human != seat]
            # What was asked of whoever is away is asked no more.
            self.proposal = None
        else:
            self.stood_in.discard(seat)
            del self.bots[seat]
            self.human_seats = sorted([*self.human_seats, seat])

    def _apply_play(self, kind: EventKind, event: Event) -> None:
        if kind is EventKind.START:
            self.started = True
            self._game = deal(self.spec, self.spec.read_options(self.row.options), Seed.of(self.seed))
        elif kind is EventKind.MOVE:
            self.game.play(event.text, legal=self._legal)
            self.move_events.append(event.number)
            self.rounds.append(self.round)
        else:
            del self.move_events[int(event.text) :], self.rounds[int(event.text) :]
            while self.game.made > len(self.move_events):
                self.game.undo()
        self.round = self.game.round

    def _apply_proposal(self, kind: EventKind, seat: int) -> None:
        if kind is EventKind.DECLINE:
            self.proposal = None
        elif kind is EventKind.ACCEPT and self.proposal is not None:
            self.proposal = msgspec.structs.replace(self.proposal, accepted=(*self.proposal.accepted, seat))
        elif kind is not EventKind.ACCEPT:
            self.proposal = Proposal("undo" if kind is EventKind.REQUEST_UNDO else "draw", seat, (seat,))

    def _apply_end(self, kind: EventKind, event: Event) -> None:
        if kind is EventKind.DRAW:
            self.end = End("draw", [], self._points())
        elif kind is EventKind.ABANDON:
            points = self._points() if self.started else [0] * len(self.row.seats)
            self.end = End("abandoned", [], points, host_note=_host_note(event.text))
        else:
            self._drop_out(event.seat, END_REASONS[kind])

    def _drop_out(self, seat: int, reason: EndReason) -> None:
        """A game of two ends; in a game of several a bot takes over, as long as a human remains."""
        self.dropped_out.add(seat)
        others = [human for human in self.human_seats if human != seat]
        if self.seats == TWO:
            self.end = End(reason, [1 - seat], self._points())
        elif not others:
            winners = [other for other in range(self.seats) if other not in self.dropped_out]
            self.end = End(reason, winners, self._points())
        else:
            self.bots[seat] = SUBSTITUTE
            self.human_seats = others

    def _points(self) -> list[int]:
        """The points so far, as the rules have them."""
        return self.spec.outcome(self.game.state).points

    def plies_before_last_move_of(self, seat: int) -> int | None:
        """How many moves remain when a seat's last one is taken back; None if it has made none."""
        plies = reversed(range(len(self.move_events)))
        return next((ply for ply in plies if self.events[self.move_events[ply]].seat == seat), None)

    def is_game_unchanged_since(self, version: int) -> bool:
        """Whether no event from this version on has changed the game."""
        return version >= self.game_version

    def first_change_since(self, version: int) -> Event | None:
        """The first event from this version on that changed the game."""
        return next((event for event in self.events[version:] if event.kind in CHANGES_GAME), None)


def _host_note(text: str) -> str | UnsetType:
    """What the host has said when they ended a table; UNSET if it was not the host who did."""
    word, _, note = text.partition(" ")
    return note if word == BY_HOST else UNSET


def write_downtime(downtime: Downtime) -> str:
    """The text of a downtime's event."""
    return f"{downtime.started_at} {downtime.ended_at}"


def read_downtime(event: Event) -> Downtime:
    """The downtime that an event tells of."""
    started_at, ended_at = event.text.split()
    return Downtime(started_at=int(started_at), ended_at=int(ended_at))
