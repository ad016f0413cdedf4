"""The referee: the one door through which every bot is seated, asked for its moves, and dismissed.

    bot = sit_down(maker, start)
    move, taken = ask(bot, game.sight(seat), seconds)
    dismiss(bot, points)

Whatever a bot does wrong comes out of here as a `Fault`, with all that is needed to see it happen again. Bots of users
are made and asked in a thread of their own, so that one that hangs is given up and its caller goes on. This guards
against mistakes, not against malice: only a program of its own (`outside`) can't reach into ours.
"""

from __future__ import annotations

import traceback
import weakref
from collections.abc import Callable
from concurrent.futures import Future, wait
from numbers import Integral
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Literal, Protocol, TypeVar, runtime_checkable

import msgspec

from highlands.bots.bot import Bot, Maker, Start
from highlands.engine.state import copy_state
from highlands.errors import HighlandsError, NotAllowedError, UnreadableError
from highlands.i18n import message, say
from highlands.spec.observation import Move, Observation

GRACE = 0.5
"""So many seconds an answer may be late: a busy machine is not the bot's fault."""
GROSS = 10.0
"""So many seconds a bot of ours may be late, which keeps to its time by itself."""
PATIENCE = 600.0
"""So many seconds a bot gets that has as long as it likes."""
MAKING = 60.0
"""So many seconds a bot may take to sit down."""
LONGEST_DETAILS = 2000
LONGEST_MOVE = 200
"""More characters than any move has."""
HUGE = 10**18
"""A number that is not worth writing down."""
FRAMES = 8
"""How many of the innermost calls of a bot's traceback are told."""

T = TypeVar("T")

Kind = Literal["illegal", "exception", "timeout", "unreachable"]
"""What a bot can do wrong: answer with no legal move, raise, be late; or, as a program, not keep to the protocol."""


class FaultReport(msgspec.Struct, frozen=True):
    """What a bot did wrong, to keep and to show."""

    kind: Kind
    details: str
    """The answer it gave, what it raised and where, or what its program said last."""
    position: str = ""
    """What it was asked about; empty where it had not yet been asked."""


class Fault(HighlandsError):  # noqa: N818 - the word for what a bot did, not for an error of ours
    """A bot did something wrong."""

    def __init__(self, report: FaultReport) -> None:
        """Take the report."""
        super().__init__(message("bot-fault", kind=report.kind, details=report.details))
        self.args = (report,)  # so that it can be sent from one process to another
        self.report = report

    @property
    def kind(self) -> Kind:
        """What sort of fault it is."""
        return self.report.kind

    @property
    def details(self) -> str:
        """What exactly happened."""
        return self.report.details

    @property
    def position(self) -> str:
        """What the bot was asked about."""
        return self.report.position


@runtime_checkable
class Leaving(Protocol):
    """A bot of ours that wants to know when its game is over."""

    def end(self, points: list[int] | None) -> None:
        """The game is over, with these points, or broken off."""
        ...


def sit_down(maker: Maker, start: Start) -> Bot:
    """Make a bot for a game that begins; Fault if that fails."""
    attendant = _Attendant()
    try:
        bot = _guarded(lambda: attendant.call(lambda: maker(start), MAKING))
    except BaseException:
        attendant.stop()
        raise
    # The thread that made it will ask it too: much that a bot may open is bound to its thread.
    if is_trusted(bot) or id(bot) in _attendants:
        attendant.stop()
    else:
        _attend(bot, attendant)
    return bot


def ask(bot: Bot, observation: Observation, seconds: float | None) -> tuple[Move, float]:
    """The move of a bot, which is legal, and the seconds it took; or Fault."""
    own = Observation(observation.spec, copy_state(observation.state), observation.seat, observation.made)

    def choose() -> object:
        return bot.choose(own, own.moves, seconds)

    began = perf_counter()
    if is_trusted(bot):
        answer = _guarded(choose, observation)
    else:
        attendant = _attendants.get(id(bot)) or _attend(bot, _Attendant())
        answer = _guarded(lambda: attendant.call(choose, limit(seconds)), observation)
    taken = perf_counter() - began
    if seconds is not None and taken > seconds + GROSS:
        raise _fault("timeout", f"answered after {taken:.1f} of {seconds:g} seconds", observation)
    return _legal_move(observation, answer), taken


def dismiss(bot: Bot, points: list[int] | None = None) -> None:
    """Let a bot go after its game, or after its fault. A bot that is simply dropped is let go as well."""
    if is_trusted(bot):
        if isinstance(bot, Leaving):
            bot.end(points)
    else:
        _release(id(bot))


def has_abandoned() -> bool:
    """Whether a thread that was given up still runs in this process, which had then better be replaced."""
    return any(thread.is_alive() for thread in _abandoned)


def is_trusted(bot: Bot) -> bool:
    """Whether it is a bot of ours that keeps to its time by itself. A user's subclass of one is not."""
    kind = type(bot)
    return getattr(kind, "trusted", False) is True and kind.__module__.startswith("highlands.")


def limit(seconds: float | None) -> float:
    """How long an answer is waited for."""
    return PATIENCE if seconds is None else seconds + GRACE


def _fault(kind: Kind, details: str, observation: Observation | None) -> Fault:
    # Half a character, which a bot's text may have, can't be stored.
    details = details[:LONGEST_DETAILS].encode(errors="backslashreplace").decode()
    return Fault(FaultReport(kind, details, "" if observation is None else observation.position))


# What it answered


def _legal_move(observation: Observation, answer: object) -> Move:
    """The legal move that an answer stands for."""
    try:
        action = _action(observation, answer)
        if action not in observation.moves.actions:
            raise NotAllowedError(observation.spec.why_not(observation.state, action))
    except (NotAllowedError, UnreadableError) as refusal:
        raise _fault("illegal", f"answered {_written(answer)}: {say(refusal.message)}", observation) from None
    return Move(action, observation.spec.write_action(observation.state, action))


def _action(observation: Observation, answer: object) -> int:
    """The number of the action that an answer stands for."""
    if isinstance(answer, str) and len(answer) <= LONGEST_MOVE:
        return observation.spec.read_action(observation.state, answer)
    action: object = answer.action if isinstance(answer, Move) else answer
    if isinstance(action, bool) or not isinstance(action, Integral):
        raise UnreadableError(message("bot-answer-unreadable"))
    if not 0 <= int(action) < observation.spec.actions:
        raise UnreadableError(message("bot-answer-range", last=str(observation.spec.actions - 1)))
    return int(action)


def _written(answer: object) -> str:
    """An answer as text. Only what we know is asked for its text: another object's own might fail."""
    if isinstance(answer, Move):
        return f"Move({_written(answer.action)}, {_written(answer.text)})"
    if isinstance(answer, str):
        return str.__repr__(answer[:LONGEST_MOVE])
    if answer is None or isinstance(answer, bool):
        return str(answer)
    if isinstance(answer, Integral) and abs(int(answer)) < HUGE:
        return str(int(answer))
    return f"with an object of type {type(answer).__name__}"


# What it raised


class _Late(Exception):  # noqa: N818 - never leaves this room
    """A bot didn't answer in time."""


def _guarded(call: Callable[[], T], observation: Observation | None = None) -> T:
    """Do something that is a bot's, and make what goes wrong a Fault. Only the interruption by a user passes."""
    try:
        return call()
    except (Fault, KeyboardInterrupt):
        raise
    except _Late as late:
        raise _fault("timeout", str(late), observation) from None
    except BaseException as error:
        raise _fault("exception", _told(error), observation) from error


def _told(error: BaseException) -> str:
    """What was raised, and where: the lines of the bot, not ours."""
    told = traceback.TracebackException.from_exception(error, limit=-FRAMES, lookup_lines=False)
    ours = max((place for place, frame in enumerate(told.stack) if frame.filename == __file__), default=-1)
    what = "".join(told.format_exception_only()).strip()
    # The innermost lines tell most, so those are kept if it is too long.
    where = "".join(traceback.format_list(told.stack[ours + 1 :])).rstrip()
    return f"{what[: LONGEST_DETAILS // 2]}\n{where[-LONGEST_DETAILS // 2 :]}".strip()


# The threads of the bots of users


class _Attendant:
    """A thread that serves one bot, one call at a time. Once a call is late, it is given up for good."""

    def __init__(self) -> None:
        """Start the thread."""
        self._calls: SimpleQueue[tuple[Callable[[], Any], Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=_serve, args=(self._calls,), daemon=True, name="bot")
        self._thread.start()
        self._given_up = False
        self.kept: Bot | None = None
        """The bot, if it can't be watched for being dropped."""

    def call(self, call: Callable[[], T], seconds: float) -> T:
        """What a call returns or raises; _Late if it takes longer."""
        if self._given_up:
            raise _Late("was given up earlier, because it did not answer")
        result: Future[T] = Future()
        self._calls.put((call, result))
        try:
            done = wait([result], seconds).done
        except BaseException:
            # Interrupted: an answer that comes now must not be taken for that to the next question.
            self._give_up()
            raise
        if not done:
            self._give_up()
            raise _Late(f"had not answered after {seconds:g} seconds")
        return result.result()

    def _give_up(self) -> None:
        self._given_up = True
        _abandoned[:] = [thread for thread in _abandoned if thread.is_alive()]
        _abandoned.append(self._thread)
        self.stop()

    def stop(self) -> None:
        """Let the thread end, as soon as it is free."""
        self._calls.put(None)


def _serve(calls: SimpleQueue[tuple[Callable[[], Any], Future[Any]] | None]) -> None:
    """Do one call after another. While it waits for the next, it holds nothing of the bot."""
    while (next_call := calls.get()) is not None:
        call, result = next_call
        try:
            result.set_result(call())
        except BaseException as error:  # noqa: BLE001 - all of it is handed to the one who asked
            result.set_exception(error)
        del next_call, call, result


_attendants: dict[int, _Attendant] = {}
"""By the identity of the bot: a user's bot may be no key of a dictionary."""
_abandoned: list[Thread] = []


def _attend(bot: Bot, attendant: _Attendant) -> _Attendant:
    """Give a bot its thread, until it is dismissed or dropped."""
    _attendants[id(bot)] = attendant
    try:
        weakref.finalize(bot, _release, id(bot)).atexit = False
    except TypeError:
        attendant.kept = bot
    return attendant


def _release(identity: int) -> None:
    """Let the thread of a bot go."""
    if attendant := _attendants.pop(identity, None):
        attendant.stop()
