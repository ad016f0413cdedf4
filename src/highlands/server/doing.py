"""What people may do at a table, and what follows of itself: requests in, entries for the log out. Nothing is stored
here, and nothing changed."""

from __future__ import annotations

import msgspec

from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.state import State, new_state
from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.play.game import Game
from highlands.server.course import SERVER, Course, Kind
from highlands.server.messages import Agree, AskUndo, MakeMove, OfferDraw, Resign, Sit
from highlands.spec.observation import LegalMoves
from highlands.spec.options import SEAT_LETTERS

WORLDS = 12
"""In how many worlds it is tried whether a move shows something new."""
MOST_WORDS = 500
"""How many entries other than moves a log may have, so that nobody can fill a disk with them."""


class RefusedError(HighlandsError):
    """A request that can't be granted. Nothing has changed."""


class StaleError(RefusedError):
    """A request for a table that has changed meanwhile."""


class Deed(msgspec.Struct, frozen=True):
    """An entry to be: all but its number and its time."""

    seat: int
    kind: Kind
    text: str = ""


Doing = Sit | MakeMove | AskUndo | OfferDraw | Agree | Resign


def deed_of(course: Course, seat: int, request: Doing) -> Deed | None:
    """What a request comes to; None if it has been done already. RefusedError, with the reason, if it can't be."""
    if not isinstance(request, MakeMove) and course.number - course.game.made > MOST_WORDS:
        raise RefusedError(message("server-too-fast"))
    if isinstance(request, Sit):
        return _sit(course, seat, request)
    _must_run(course)
    must_play(course, seat)
    if not course.stayed_alike_since(request.number) or request.number > course.number:
        _check_done_before(course, seat, request)
        return None
    match request:
        case MakeMove():
            return _move(course, seat, request)
        case AskUndo():
            return _ask_undo(course, seat)
        case OfferDraw():
            return _offer_draw(course, seat)
        case Agree():
            return _agree(course, seat, request)
        case Resign():
            return Deed(seat, Kind.RESIGN)


def follows(course: Course) -> Deed | None:
    """What comes of itself now."""
    if course.end is not None:
        return None
    if not course.begun:
        return None if course.waits_for else Deed(SERVER, Kind.BEGIN)
    proposal = course.proposal
    if proposal is not None and set(course.people) <= set(proposal.agreed):
        if proposal.kind == "draw":
            return Deed(SERVER, Kind.DRAW)
        return Deed(proposal.by, Kind.UNDO, str(course.before_last_move_of(proposal.by)))
    return None


def must_play(course: Course, seat: int) -> None:
    """RefusedError for who has left a game that goes on without them: a bot plays for them."""
    if seat in course.left:
        raise RefusedError(message("server-spectator"))


def _must_run(course: Course) -> None:
    if course.end is not None:
        raise RefusedError(message("server-over"))
    if not course.begun:
        raise RefusedError(message("server-not-begun"))


def _check_done_before(course: Course, seat: int, request: Doing) -> None:
    """A request for an older table was done then, by this very request; or StaleError."""
    if isinstance(request, MakeMove) and request.number <= course.number:
        first = course.first_change_since(request.number)
        if first is not None and first.seat == seat and first.number in course.moved:
            table, made = course.game.made_at(course.moved.index(first.number))
            if _read(course, table, seat, request.text) == made.action:
                return
    raise StaleError(message("server-stale"))


def _read(course: Course, table: State, seat: int, text: str) -> int:
    """The action that a player means, who sees this much of a table."""
    observed = new_state(table.dtype)
    kernel.observe(table, seat, observed)
    return course.game.spec.read_action(observed, text)


def _sit(course: Course, seat: int, request: Sit) -> Deed | None:
    name = " ".join(request.name.split())
    if not name or not name.isprintable():
        raise RefusedError(message("server-name-unreadable"))
    return None if course.names.get(seat) == name else Deed(seat, Kind.SIT, name)


def _move(course: Course, seat: int, request: MakeMove) -> Deed:
    game = course.game
    if course.mover != seat:
        raise RefusedError(message("not-your-turn", seat=SEAT_LETTERS[seat]))
    observed = game.observe(seat)
    action = game.spec.read_action(observed, request.text)
    if action not in LegalMoves(game.spec, observed).actions:
        raise RefusedError(game.spec.why_not(observed, action))
    return Deed(seat, Kind.MOVE, game.spec.write_action(observed, action))


def _ask_undo(course: Course, seat: int) -> Deed:
    if course.people == [seat]:
        left = free_undo(course.game, seat)
        if left is None:
            raise RefusedError(message("server-undo-seen"))
        return Deed(seat, Kind.UNDO, str(left))
    if course.before_last_move_of(seat) is None:
        raise RefusedError(message("nothing-to-undo"))
    return _propose(course, Deed(seat, Kind.ASK_UNDO))


def _offer_draw(course: Course, seat: int) -> Deed:
    if course.people == [seat]:
        raise RefusedError(message("server-bots-play-on"))
    return _propose(course, Deed(seat, Kind.OFFER_DRAW))


def _propose(course: Course, deed: Deed) -> Deed:
    if course.proposal is not None:
        raise RefusedError(message("server-asked-already"))
    return deed


def _agree(course: Course, seat: int, request: Agree) -> Deed | None:
    if course.proposal is None:
        raise RefusedError(message("server-nothing-asked"))
    if request.agree and seat in course.proposal.agreed:
        return None
    return Deed(seat, Kind.AGREE if request.agree else Kind.DECLINE)


def free_undo(game: Game[State], seat: int) -> int | None:
    """How many moves are left when a seat takes back all that has shown it nothing new; None if that is nothing."""
    left = None
    for place in reversed(range(game.made)):
        table, move = game.made_at(place)
        if kernel.to_move(table) != seat or shows_something(game, table, move.action, seat, place):
            break
        left = place
    return left


def shows_something(game: Game[State], table: State, action: int, seat: int, place: int) -> bool:
    """Whether a move shows its player something that they didn't know: whether it could have come out otherwise.

    That is tried in other worlds, which the player could not tell from this one.
    """
    dtype = game.spec.state_dtype
    observed, world, came_out = (new_state(dtype) for _ in range(3))
    kernel.observe(table, seat, observed)
    first = b""
    for number in range(WORLDS):
        rng = Seed.of(f"undo {place} {number}").rng(0)
        kernel.resample(observed, rng, world)
        kernel.apply(world, action, rng)
        kernel.observe(world, seat, came_out)
        if number and came_out.tobytes() != first:
            return True
        first = came_out.tobytes()
    return False
