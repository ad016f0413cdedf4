"""The referee: every bot is created, asked for its moves, and released through here.

    bot = create_bot(factory, start)
    move, taken = ask(bot, game.observation(seat), seconds)
    release_bot(bot, points)

Whatever a bot does wrong is raised as a `Fault`, with all that is needed to reproduce it. Bots of users are created and
asked in a thread of their own, so that one that hangs is abandoned and its caller goes on. This guards against
mistakes, not against malice: only a subprocess (`subprocess_bot`) can't reach into this one.
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
import numpy as np
from numpy.typing import NDArray

from highlands.bots.bot import Bot, BotFactory, Start
from highlands.engine.state import copy_state
from highlands.errors import HighlandsError, NotAllowedError, UnreadableError
from highlands.i18n import message, say
from highlands.spec.observation import Move, Observation, Past

GRACE = 0.5
"""Seconds that an answer may be late: a busy machine is not the bot's fault."""
TRUSTED_GRACE = 10.0
"""The same for built-in bots, which keep to their time by themselves."""
UNLIMITED_TIMEOUT = 600.0
"""Seconds for an answer without a time limit."""
CREATE_TIMEOUT = 60.0
"""Seconds for creating a bot."""
MAX_DETAILS = 2000
MAX_MOVE = 200
"""More characters than any move has."""
MAX_QUOTED_NUMBER = 10**18
"""A larger number is not quoted."""
MAX_DISTRIBUTION_ERROR = 1e-6
"""How far from 1 the sum of a distribution that a bot tells may be."""
MAX_SHOWN_SHARES = 20
"""Of a longer distribution that is none, the middle is not quoted."""
FRAMES = 8
"""How many of the innermost frames of a bot's traceback are reported."""

T = TypeVar("T")

Kind = Literal["illegal", "exception", "timeout", "unreachable"]
"""An answer that is no legal move, an exception, a late answer; or, of a program, a broken protocol."""


class FaultReport(msgspec.Struct, frozen=True):
    """What a bot did wrong, to store and to show."""

    kind: Kind
    details: str
    """The answer, the exception with its traceback, or the end of the program's standard error."""
    position: str = ""
    """What it was asked about; empty if it had not been asked yet."""


class Fault(HighlandsError):  # noqa: N818 - the word for what a bot did, not for an error of ours
    """A bot did something wrong."""

    def __init__(self, report: FaultReport) -> None:
        """Take the report."""
        super().__init__(message("bot-fault", kind=report.kind, details=report.details))
        self.args = (report,)  # so that it can be sent from one process to another
        self.report = report

    @property
    def kind(self) -> Kind:
        """What kind of fault it is."""
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
class EndsGame(Protocol):
    """A trusted bot that is told when its game is over."""

    def end(self, points: list[int] | None) -> None:
        """The game is over, with these points, or was aborted."""
        ...


def create_bot(factory: BotFactory, start: Start) -> Bot:
    """Create a bot for a game that begins; Fault if that fails."""
    thread = _BotThread()
    try:
        bot = _guarded(lambda: thread.call(lambda: factory(start), CREATE_TIMEOUT))
    except BaseException:
        thread.stop()
        raise
    # The thread that created it will ask it too: much that a bot may open is bound to its thread.
    if is_trusted(bot) or id(bot) in _threads:
        thread.stop()
    else:
        _bind(bot, thread)
    return bot


def ask(bot: Bot, observation: Observation, seconds: float | None) -> tuple[Move, float]:
    """The legal move that a bot chooses, and the seconds it took; or Fault."""
    own = _copied(observation)
    began = perf_counter()
    answer = _called(bot, lambda: bot.choose(own, own.moves, seconds), observation, seconds)
    taken = perf_counter() - began
    if seconds is not None and taken > seconds + TRUSTED_GRACE:
        raise _fault("timeout", f"answered after {taken:.1f} of {seconds:g} seconds", observation)
    return _legal_move(observation, answer), taken


def ask_distribution(bot: Any, observation: Observation) -> NDArray[np.float64] | None:
    """How likely a bot that has `distribution` chooses each of the legal moves, None if it can't tell; or Fault."""
    own = _copied(observation)

    def tell() -> NDArray[np.float64] | None:
        answer = bot.distribution(own, own.moves)
        return None if answer is None else np.array(answer, np.float64)

    told = _called(bot, tell, observation, None)
    if told is None:
        return None
    is_good = told.shape == (len(observation.moves),) and bool(np.isfinite(told).all()) and bool((told >= 0.0).all())
    if not is_good or abs(float(told.sum()) - 1.0) > MAX_DISTRIBUTION_ERROR:
        shown = np.array2string(told, threshold=MAX_SHOWN_SHARES)
        raise _fault("illegal", f"told {shown}, which is no distribution of the legal moves", observation)
    return told


def _copied(observation: Observation) -> Observation:
    """The same for a bot, which may do with it as it likes."""
    past = Past(observation.past.states.copy(), observation.past.actions.copy())
    return Observation(observation.spec, copy_state(observation.state), observation.seat, observation.ply, past)


def _called(bot: Bot, call: Callable[[], T], observation: Observation, seconds: float | None) -> T:
    """What a bot's code returns; a user's bot is called in its own thread."""
    if is_trusted(bot):
        return _guarded(call, observation)
    thread = _threads.get(id(bot)) or _bind(bot, _BotThread())
    return _guarded(lambda: thread.call(call, answer_timeout(seconds)), observation)


def release_bot(bot: Bot, points: list[int] | None = None) -> None:
    """Release a bot's thread or process after its game, or its fault. Dropping the bot does the same."""
    if is_trusted(bot):
        if isinstance(bot, EndsGame):
            bot.end(points)
    else:
        _release(id(bot))


def has_abandoned_threads() -> bool:
    """Whether an abandoned thread still runs in this process, which had then better be replaced."""
    return any(thread.is_alive() for thread in _abandoned)


def is_trusted(bot: Bot) -> bool:
    """Whether it is a class of this package that keeps to its time by itself. A user's subclass of one is not."""
    kind = type(bot)
    return getattr(kind, "trusted", False) is True and kind.__module__.startswith("highlands.")


def answer_timeout(seconds: float | None) -> float:
    """How long an answer is waited for."""
    return UNLIMITED_TIMEOUT if seconds is None else seconds + GRACE


def _fault(kind: Kind, details: str, observation: Observation | None) -> Fault:
    # A bot's text may hold lone surrogates, which can't be stored.
    details = details[:MAX_DETAILS].encode(errors="backslashreplace").decode()
    return Fault(FaultReport(kind, details, "" if observation is None else observation.position))


# Checking answers


def _legal_move(observation: Observation, answer: object) -> Move:
    """The legal move that an answer stands for."""
    try:
        action = _action(observation, answer)
        observation.moves.require(action)
    except (NotAllowedError, UnreadableError) as refusal:
        raise _fault("illegal", f"answered {_quoted(answer)}: {say(refusal.message)}", observation) from None
    return Move(action, observation.spec.write_action(observation.state, action))


def _action(observation: Observation, answer: object) -> int:
    """The number of the action that an answer stands for."""
    if isinstance(answer, str) and len(answer) <= MAX_MOVE:
        return observation.spec.read_action(observation.state, answer)
    action: object = answer.action if isinstance(answer, Move) else answer
    if isinstance(action, bool) or not isinstance(action, Integral):
        raise UnreadableError(message("bot-answer-unreadable"))
    return int(action)


def _quoted(answer: object) -> str:
    """An answer as text. Only known types are formatted: another object's `__repr__` might fail."""
    if isinstance(answer, Move):
        return f"Move({_quoted(answer.action)}, {_quoted(answer.text)})"
    if isinstance(answer, str):
        return str.__repr__(answer[:MAX_MOVE])
    if answer is None or isinstance(answer, bool):
        return str(answer)
    if isinstance(answer, Integral) and abs(int(answer)) < MAX_QUOTED_NUMBER:
        return str(int(answer))
    return f"with an object of type {type(answer).__name__}"


# Catching exceptions


class _LateError(Exception):
    """A bot didn't answer in time."""


def _guarded(call: Callable[[], T], observation: Observation | None = None) -> T:
    """Call a bot's code, and raise what goes wrong as Fault. Only KeyboardInterrupt passes."""
    try:
        return call()
    except (Fault, KeyboardInterrupt):
        raise
    except _LateError as late:
        raise _fault("timeout", str(late), observation) from None
    except BaseException as error:
        raise _fault("exception", _traceback(error), observation) from error


def _traceback(error: BaseException) -> str:
    """The exception and its traceback, without the frames of this module."""
    report = traceback.TracebackException.from_exception(error, limit=-FRAMES, lookup_lines=False)
    ours = max((place for place, frame in enumerate(report.stack) if frame.filename == __file__), default=-1)
    what = "".join(report.format_exception_only()).strip()
    # The innermost frames tell most, so those are kept if it is too long.
    where = "".join(traceback.format_list(report.stack[ours + 1 :])).rstrip()
    return f"{what[: MAX_DETAILS // 2]}\n{where[-MAX_DETAILS // 2 :]}".strip()


# Threads of user bots


class _BotThread:
    """A thread that serves one bot, one call at a time. Once a call is late, it is abandoned for good."""

    def __init__(self) -> None:
        """Start the thread."""
        self._calls: SimpleQueue[tuple[Callable[[], Any], Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=_serve, args=(self._calls,), daemon=True, name="bot")
        self._thread.start()
        self._abandoned = False
        self.kept: Bot | None = None
        """The bot, if it can't be weakly referenced: it lives until it is released then."""

    def call(self, call: Callable[[], T], seconds: float) -> T:
        """What a call returns or raises; _LateError if it takes longer."""
        if self._abandoned:
            raise _LateError("was abandoned earlier, because it did not answer")
        result: Future[T] = Future()
        self._calls.put((call, result))
        try:
            done = wait([result], seconds).done
        except BaseException:
            # Interrupted: an answer that comes now must not be taken for that to the next request.
            self._abandon()
            raise
        if not done:
            self._abandon()
            raise _LateError(f"had not answered after {seconds:g} seconds")
        return result.result()

    def _abandon(self) -> None:
        self._abandoned = True
        _abandoned[:] = [thread for thread in _abandoned if thread.is_alive()]
        _abandoned.append(self._thread)
        self.stop()

    def stop(self) -> None:
        """Have the thread end as soon as it is free."""
        self._calls.put(None)


def _serve(calls: SimpleQueue[tuple[Callable[[], Any], Future[Any]] | None]) -> None:
    """Run calls one after another. While it waits for the next, it holds no reference to the bot."""
    while (next_call := calls.get()) is not None:
        call, result = next_call
        try:
            result.set_result(call())
        except BaseException as error:  # noqa: BLE001 - passed on to the caller
            result.set_exception(error)
        del next_call, call, result


_threads: dict[int, _BotThread] = {}
"""By the identity of the bot: a user's bot may not be hashable."""
_abandoned: list[Thread] = []


def _bind(bot: Bot, thread: _BotThread) -> _BotThread:
    """Give a bot its thread, until it is released or dropped."""
    _threads[id(bot)] = thread
    try:
        weakref.finalize(bot, _release, id(bot)).atexit = False
    except TypeError:
        thread.kept = bot
    return thread


def _release(identity: int) -> None:
    """Stop the thread of a bot."""
    if thread := _threads.pop(identity, None):
        thread.stop()
