"""Command handling: a command and the aggregate give the event to append, or a rejection.

Pure: nothing is stored or changed here.
"""

from __future__ import annotations

import msgspec

from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.state import State, new_state
from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.play.commitments import share_commitment
from highlands.play.game import Game
from highlands.protocol.messages import (
    AnswerProposal,
    EndVacation,
    Greet,
    MakeMove,
    OfferDraw,
    RequestUndo,
    Resign,
    Sit,
    TakeSeatBack,
    TakeVacation,
)
from highlands.protocol.names import bot_name, checked_name, distinct_name, is_bot_name
from highlands.protocol.time_controls import DAY
from highlands.server.tables.aggregate import SERVER, Claim, EventKind, TableAggregate
from highlands.server.tables.clocks import SECOND
from highlands.spec.options import SEAT_LETTERS

REVEAL_SAMPLES = 12
"""How many determinizations are tried to see whether a move reveals something."""
MAX_EVENTS_BY_CHOICE = 500
"""How many names, undos and offers of a draw a seat may add to a log, so that nobody can fill the disk with them.

Each seat has its own allowance. Moves, answers and resigning are always possible: a game has only so many of them.
"""
VACATIONS = frozenset({EventKind.VACATION, EventKind.VACATION_OVER})
MAX_GREETINGS = 50
"""How many greetings a seat may add."""

REPEATABLE_AT_WILL = (Sit, RequestUndo, OfferDraw, TakeVacation, EndVacation)
"""The commands that lead to events of `BY_CHOICE`."""
OF_ABSENCE = (TakeSeatBack, TakeVacation, EndVacation)
"""What a player says of being there or not."""

Command = (
    Sit
    | MakeMove
    | RequestUndo
    | OfferDraw
    | AnswerProposal
    | Resign
    | Greet
    | TakeSeatBack
    | TakeVacation
    | EndVacation
)


class RejectedError(HighlandsError):
    """A command that can't be carried out. Nothing has changed."""


class StaleError(RejectedError):
    """A command issued for an older state of the game."""


class UsedInvitationError(RejectedError):
    """An invitation to a seat that somebody has taken."""


class NewEvent(msgspec.Struct, frozen=True):
    """An event to append: all but its number and its time."""

    seat: int
    kind: EventKind
    text: str = ""


def handle(table: TableAggregate, seat: int, command: Command) -> NewEvent | None:
    """The event that a command leads to; None if it was carried out before. RejectedError with the reason otherwise."""
    if isinstance(command, REPEATABLE_AT_WILL) and table.events_by_choice[seat] >= MAX_EVENTS_BY_CHOICE:
        raise RejectedError(message("server-too-fast"))
    if isinstance(command, Sit):
        return _sit(table, seat, command)
    if isinstance(command, Greet):
        return _greet(table, seat, command)
    if isinstance(command, Resign) and not table.started and table.end is None:
        return NewEvent(seat, EventKind.ABANDON)
    check_running(table)
    if isinstance(command, OF_ABSENCE):
        return _being_away(table, seat, command)
    check_still_playing(table, seat)
    if not table.is_game_unchanged_since(command.version) or command.version > table.version:
        _check_repeated(table, seat, command)
        return None
    match command:
        case MakeMove():
            return _move(table, seat, command)
        case RequestUndo():
            return _request_undo(table, seat)
        case OfferDraw():
            return _offer_draw(table, seat)
        case AnswerProposal():
            return _answer_proposal(table, seat, command)
        case Resign():
            return NewEvent(seat, EventKind.RESIGN)


def follow_up(table: TableAggregate) -> NewEvent | None:
    """The event that the server itself appends next: the start, an agreed draw or undo."""
    if table.end is not None:
        return None
    if not table.started:
        # What several tables are dealt, they are dealt at once: the tournament says when.
        return None if table.row.deal_id is not None else start(table)
    proposal = table.proposal
    if proposal is not None and set(table.human_seats) <= set(proposal.accepted):
        if proposal.kind == "draw":
            return NewEvent(SERVER, EventKind.DRAW)
        return NewEvent(proposal.by, EventKind.UNDO, str(table.plies_before_last_move_of(proposal.by)))
    return None


def start(table: TableAggregate) -> NewEvent | None:
    """The event that deals the cards; None if somebody is still awaited, and where they have been dealt."""
    if table.started or table.end is not None or table.open_seats or table.awaited_shares:
        return None
    return NewEvent(SERVER, EventKind.START, "hints" if table.row.hints and len(table.human_seats) > 1 else "")


def check_still_playing(table: TableAggregate, seat: int) -> None:
    """RejectedError for a player who dropped out, or has not taken their seat back: a bot plays for them."""
    if seat in table.stood_in:
        raise RejectedError(message("server-stood-in"))
    if seat in table.dropped_out:
        raise RejectedError(message("server-spectator"))


def check_running(table: TableAggregate) -> None:
    """RejectedError before the start and after the end."""
    if table.end is not None:
        raise RejectedError(message("server-over"))
    if not table.started:
        raise RejectedError(message("server-not-begun"))


def _check_repeated(table: TableAggregate, seat: int, command: Command) -> None:
    """Accept a stale command only if it is the very move that was made then (its answer got lost); else StaleError."""
    if isinstance(command, MakeMove) and command.version <= table.version:
        first = table.first_change_since(command.version)
        if first is not None and first.seat == seat and first.number in table.move_events:
            before, made = table.game.made_at(table.move_events.index(first.number))
            if _read_action(table, before, seat, command.text) == made.action:
                return
    raise StaleError(message("server-stale"))


def _read_action(table: TableAggregate, state: State, seat: int, text: str) -> int:
    """The action that a player means by a text, read against their observation of a state."""
    observed = new_state(state.dtype)
    kernel.observe(state, seat, observed)
    return table.game.spec.read_action(observed, text)


def claim_seat(table: TableAggregate, seat: int, claim: Claim, *, is_welcome: bool = True) -> NewEvent | None:
    """The event that binds a seat to a secret of its player's own; None if it is bound to this one already.

    UsedInvitationError if it is bound to another one: of two who have the same invitation, the first sits down. To whom
    somebody at the table has blocked, every seat but their own is taken.
    """
    if seat not in table.names and is_welcome:
        if table.end is not None:
            raise RejectedError(message("server-over"))
        if claim.secret_hash in (table.row.spectator_hash, *table.secret_hashes.values()):
            raise RejectedError(message("server-secret-known"))
        return NewEvent(seat, EventKind.CLAIM, claim._replace(name=_name_at(table, seat, claim.name)).text)
    if table.secret_hashes.get(seat) == claim.secret_hash:
        return None
    raise UsedInvitationError(message("server-seat-taken"))


def _name_at(table: TableAggregate, seat: int, name: str) -> str:
    """A name that was checked, unlike those of the others at the table. Names of a tournament were told apart there."""
    if table.row.keeps_seats:
        return name
    return distinct_name(name, (other for taken, other in table.names.items() if taken != seat))


def reveal_share(table: TableAggregate, seat: int, share: bytes) -> NewEvent | None:
    """The event that reveals a player's share; None if it has been revealed.

    Not before all have committed to theirs: whoever committed later could choose theirs to fit.
    """
    if table.end is not None and not table.started:
        raise RejectedError(message("server-over"))
    if table.open_seats:
        raise RejectedError(message("server-not-begun"))
    if not table.mixes_shares:
        return None
    if share_commitment(table.row.id, seat, share) != table.share_commitments.get(seat):
        raise RejectedError(message("server-wrong-share"))
    return None if seat in table.shares else NewEvent(seat, EventKind.REVEAL, share.hex())


def _sit(table: TableAggregate, seat: int, command: Sit) -> NewEvent | None:
    # Who sat down as a bot stays one under whatever name.
    name = bot_name(command.name) if is_bot_name(table.names.get(seat)) else checked_name(command.name)
    name = _name_at(table, seat, name)
    if table.end is not None and seat not in table.names:
        raise RejectedError(message("server-over"))
    if table.row.keeps_seats and table.names.get(seat) != name:
        raise RejectedError(message("tournament-name-kept"))
    return None if table.names.get(seat) == name else NewEvent(seat, EventKind.SIT, name)


def _greet(table: TableAggregate, seat: int, command: Greet) -> NewEvent:
    said = sum(event.kind == EventKind.GREET and event.seat == seat for event in table.events)
    if said >= MAX_GREETINGS:
        raise RejectedError(message("server-too-fast"))
    return NewEvent(seat, EventKind.GREET, command.greeting)


def _being_away(
    table: TableAggregate, seat: int, command: TakeSeatBack | TakeVacation | EndVacation
) -> NewEvent | None:
    """What a player says of being there or not, whatever has happened in the game meanwhile."""
    if isinstance(command, TakeSeatBack):
        return NewEvent(seat, EventKind.RETURN) if seat in table.stood_in else None
    check_still_playing(table, seat)
    # Whether a vacation is over is not known here, without the time of now: being back is said once for each.
    if isinstance(command, EndVacation):
        own = [event.kind for event in table.events if event.seat == seat and event.kind in VACATIONS]
        return NewEvent(seat, EventKind.VACATION_OVER) if own and own[-1] == EventKind.VACATION else None
    if command.days * DAY * SECOND > table.clock.vacation_left(seat):
        raise RejectedError(message("server-no-vacation"))
    return NewEvent(seat, EventKind.VACATION, str(command.days))


def _move(table: TableAggregate, seat: int, command: MakeMove) -> NewEvent:
    game = table.game
    if table.to_move != seat:
        raise RejectedError(message("not-your-turn", seat=SEAT_LETTERS[seat]))
    observed = table.observed(seat)
    action = game.spec.read_action(observed, command.text)
    if action not in table.legal_moves.actions:
        raise RejectedError(game.spec.why_not(observed, action))
    return NewEvent(seat, EventKind.MOVE, game.spec.write_action(observed, action))


def _request_undo(table: TableAggregate, seat: int) -> NewEvent:
    if table.row.rated:
        raise RejectedError(message("server-rated-undo"))
    if table.row.keeps_seats:
        raise RejectedError(message("tournament-no-undo"))
    if table.human_seats == [seat]:
        remaining = free_undo(table.game, seat)
        if remaining is None:
            raise RejectedError(message("server-undo-seen"))
        return NewEvent(seat, EventKind.UNDO, str(remaining))
    if table.plies_before_last_move_of(seat) is None:
        raise RejectedError(message("nothing-to-undo"))
    return _propose(table, NewEvent(seat, EventKind.REQUEST_UNDO))


def _offer_draw(table: TableAggregate, seat: int) -> NewEvent:
    # Else some could save their ratings by agreeing to a draw that a level, or who is away for a while, would have won.
    plays_for_rating = table.row.rated and set(table.bots) - table.dropped_out
    if table.human_seats == [seat] or plays_for_rating:
        raise RejectedError(message("server-bots-play-on"))
    return _propose(table, NewEvent(seat, EventKind.OFFER_DRAW))


def _propose(table: TableAggregate, event: NewEvent) -> NewEvent:
    if table.proposal is not None:
        raise RejectedError(message("server-asked-already"))
    return event


def _answer_proposal(table: TableAggregate, seat: int, command: AnswerProposal) -> NewEvent | None:
    if table.proposal is None:
        raise RejectedError(message("server-nothing-asked"))
    if command.accept and seat in table.proposal.accepted:
        return None
    return NewEvent(seat, EventKind.ACCEPT if command.accept else EventKind.DECLINE)


def free_undo(game: Game[State], seat: int) -> int | None:
    """How many moves remain when a seat takes back all that revealed nothing to it; None if there is no such move."""
    remaining = None
    for ply in reversed(range(game.made)):
        state, move = game.made_at(ply)
        if kernel.to_move(state) != seat or reveals_something(game, state, move.action, seat, ply):
            break
        remaining = ply
    return remaining


def reveals_something(game: Game[State], state: State, action: int, seat: int, ply: int) -> bool:
    """Whether a move tells its player something new: whether it leads to different observations in different worlds.

    The worlds are determinizations, sampled from the player's information state.
    """
    dtype = game.spec.state_dtype
    observed, world, observed_after = (new_state(dtype) for _ in range(3))
    kernel.observe(state, seat, observed)
    first = b""
    for sample in range(REVEAL_SAMPLES):
        rng = Seed.of(f"undo {ply} {sample}").rng(0)
        kernel.resample(observed, rng, world)
        kernel.apply(world, action, rng)
        kernel.observe(world, seat, observed_after)
        if sample and observed_after.tobytes() != first:
            return True
        first = observed_after.tobytes()
    return False
