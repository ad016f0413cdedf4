"""Bots in any language: programs that speak in lines of JSON over their standard input and output.

`docs/bots.md` describes the protocol for those who write one. All that a program gets is made of what its seat may
know. Whatever it does (hang, flood us, talk nonsense, die) ends as a `Fault`, and its processes are ended with it.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import version
from typing import IO, TypeVar

import msgspec

from highlands.bots.bot import Start
from highlands.bots.referee import Fault, FaultReport, Kind, limit
from highlands.spec.observation import LegalMoves, Observation

PROTOCOL = 1
STARTING = 20.0
"""So many seconds a program may take to say hello, and to get ready for a game."""
LEAVING = 1.0
"""So many seconds it may take to quit, before it is ended."""
LONGEST_LINE = 1_000_000
CHUNK = 65_536
NOTES = 1500
"""So many bytes are kept of what it last wrote to its standard error."""
LAST_CHUNKS = 4
"""So much more of that is read when it is ended."""
GUARD = ["/bin/sh", "-c", "read line; kill -KILL 0"]
"""Waits until its input closes, then ends its whole process group. That closes when we do, in whatever way we end."""
QUOTED = 200
"""So many bytes are told of a line that is no message."""


# What we say


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message, once for each process."""

    protocol: int
    host: str


class Begin(msgspec.Struct, frozen=True, tag="start"):
    """A game begins. The fields are those of `Start`."""

    game: str
    options: str
    seats: int
    seat: int
    seed: str


class Question(msgspec.Struct, frozen=True, tag="move"):
    """It is the bot's turn."""

    ply: int
    position: list[str]
    view: msgspec.Struct
    legal: list[str]
    seconds: float | None


class End(msgspec.Struct, frozen=True, tag="end"):
    """The game is over, or broken off."""

    points: list[int] | None


class Quit(msgspec.Struct, frozen=True, tag="quit"):
    """No more games."""


# What it says


class OwnHello(msgspec.Struct, frozen=True, tag="hello"):
    """The answer to `Hello`."""

    protocol: int
    name: str = ""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The answer to `Begin`."""


class OwnMove(msgspec.Struct, frozen=True, tag="move"):
    """The answer to a `Question`, with its ply."""

    ply: int
    move: str


Reply = TypeVar("Reply", OwnHello, Ready, OwnMove)


class OutsideBot:
    """A bot that is a program of its own."""

    trusted = True
    """It needs no thread: it is waited for no longer than its time."""

    def __init__(self, program: Program, idle: list[Program]) -> None:
        """Take a program that is ready for the game, and where to leave it for the next."""
        self._program: Program | None = program
        self._idle = idle

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> str:
        """What the program says."""
        if self._program is None:
            raise ValueError("this bot's game is over")
        position, legal = observation.position, [move.text for move in moves]
        question = Question(observation.made, position.splitlines(), observation.view, legal, seconds)
        try:
            answer = self._program.ask(question, OwnMove, limit(seconds))
            if answer.ply != observation.made:
                raise self._program.fault(
                    "unreachable", f"was asked about ply {observation.made}, answered {answer.ply}"
                )
        except Fault as fault:
            raise Fault(msgspec.structs.replace(fault.report, position=position)) from None
        return answer.move

    def end(self, points: list[int] | None) -> None:
        """Tell the program, and keep it for the next game if it still runs."""
        program, self._program = self._program, None
        if program is not None and program.is_running():
            program.tell(End(points))
            self._idle.append(program)


class OutsideMaker:
    """Makes bots of a program: one process for each bot at a table, used again for the games after."""

    def __init__(self, command: Sequence[str]) -> None:
        """Take the program and its arguments; nothing is started yet."""
        self._command = list(command)
        self._idle: list[Program] = []
        weakref.finalize(self, _quit_all, self._idle)

    def __call__(self, start: Start) -> OutsideBot:
        """Have a program get ready for a game."""
        begin = Begin(start.game, start.options, start.seats, start.seat, start.seed)
        while self._idle:
            program = self._idle.pop()
            try:
                program.ask(begin, Ready, STARTING)
            except Fault as fault:
                # One that quit after its game is started anew; one that hangs has a fault.
                if fault.kind != "unreachable":
                    raise
            else:
                return OutsideBot(program, self._idle)
        program = Program(self._command)
        program.greet()
        program.ask(begin, Ready, STARTING)
        return OutsideBot(program, self._idle)

    def close(self) -> None:
        """Have the programs quit that wait for another game. Those that nobody closes quit when we do."""
        _quit_all(self._idle)


def _quit_all(programs: list[Program]) -> None:
    while programs:
        programs.pop().quit()


class Program:
    """A program that was started, and the pipes to it. After a fault it is ended for good."""

    def __init__(self, command: list[str]) -> None:
        """Start it in a group of processes of its own, so that what it starts itself can be ended with it."""
        pipe = subprocess.PIPE
        guard = subprocess.Popen(GUARD, stdin=pipe, bufsize=0, process_group=0)
        try:
            self._process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, process_group=guard.pid
            )
        except OSError as error:
            _end_group(guard)
            raise Fault(FaultReport("unreachable", f"can't be started: {error}")) from None
        self._end = weakref.finalize(self, _end_group, guard, self._process)
        self._input, self._output, self._errors = (pipe.fileno() for pipe in _pipes(self._process))
        for number in (self._input, self._output, self._errors):
            os.set_blocking(number, False)
        self._unsent = bytearray()
        self._unread = bytearray()
        self._notes = b""

    def greet(self) -> None:
        """Say hello, and see whether it speaks our protocol."""
        hello = self.ask(Hello(PROTOCOL, f"highlands {version('highlands')}"), OwnHello, STARTING)
        if hello.protocol != PROTOCOL:
            raise self.fault("unreachable", f"speaks protocol {hello.protocol}; this is protocol {PROTOCOL}")

    def ask(self, question: msgspec.Struct, kind: type[Reply], seconds: float) -> Reply:
        """Its answer to a message; Fault if there is none in time, or not of this kind."""
        if not self.is_running():
            raise Fault(FaultReport("unreachable", "was ended after an earlier fault"))
        self._unsent += msgspec.json.encode(question) + b"\n"
        line = self._next_line(seconds)
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            sent = line[:QUOTED].decode(errors="backslashreplace")
            wanted = f"should have sent a message of type “{kind.__struct_config__.tag}”"
            raise self.fault("unreachable", f"{wanted}, but sent: {sent} ({error})") from None

    def tell(self, news: msgspec.Struct) -> None:
        """Say something that has no answer. What does not fit into the pipe goes with the next question."""
        self._unsent += msgspec.json.encode(news) + b"\n"
        with suppress(BrokenPipeError):  # the next question will find out
            self._send()

    def is_running(self) -> bool:
        """Whether it was not ended by us."""
        return self._end.alive

    def quit(self) -> None:
        """Have it quit; end it if it does not."""
        self.tell(Quit())
        _pipes(self._process)[0].close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVING)
        self._end()

    def fault(self, kind: Kind, details: str) -> Fault:
        """End it, and make a fault with what it last wrote to its standard error."""
        for _ in range(LAST_CHUNKS):
            self._read_notes()
        self._end()
        notes = self._notes.decode(errors="backslashreplace").strip()
        return Fault(FaultReport(kind, f"{details}\n{notes}" if notes else details))

    def _next_line(self, seconds: float) -> bytes:
        """The next line that it writes. The pipes never block: whatever can be sent or read meanwhile is."""
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(self._input, selectors.EVENT_WRITE, self._send)
            selector.register(self._output, selectors.EVENT_READ, self._read)
            selector.register(self._errors, selectors.EVENT_READ, self._read_notes)
            while True:
                if line := self._take_line():
                    return line
                if len(self._unread) > LONGEST_LINE:
                    raise self.fault("unreachable", f"sent a line of more than {LONGEST_LINE:,} bytes")
                if (left := deadline - time.monotonic()) <= 0:
                    raise self.fault("timeout", f"had not answered after {seconds:g} seconds")
                for key, _ in selector.select(left):
                    try:
                        more = key.data()
                    except BrokenPipeError:
                        raise self._gone() from None
                    if not more:
                        if key.fd == self._output:
                            raise self._gone()
                        selector.unregister(key.fd)

    def _take_line(self) -> bytes:
        """The first line that is there and not empty; else nothing."""
        while (end := self._unread.find(b"\n")) >= 0:
            line = bytes(self._unread[:end]).strip()
            del self._unread[: end + 1]
            if line:
                return line
        return b""

    def _gone(self) -> Fault:
        """The fault of a program that can't be talked to any more."""
        try:
            return self.fault("unreachable", f"ended with exit status {self._process.wait(LEAVING)}")
        except subprocess.TimeoutExpired:
            return self.fault("unreachable", "closed its standard input or output")

    # Each of these says whether there will be more.

    def _send(self) -> bool:
        with suppress(BlockingIOError):
            del self._unsent[: os.write(self._input, self._unsent)]
        return bool(self._unsent)

    def _read(self) -> bool:
        with suppress(BlockingIOError):
            chunk = os.read(self._output, CHUNK)
            self._unread += chunk
            return bool(chunk)
        return True

    def _read_notes(self) -> bool:
        with suppress(BlockingIOError):
            chunk = os.read(self._errors, CHUNK)
            self._notes = (self._notes + chunk)[-NOTES:]
            return bool(chunk)
        return True


def _pipes(process: subprocess.Popen[bytes]) -> list[IO[bytes]]:
    """Its standard input, output and error, those of them that lead to us."""
    return [pipe for pipe in (process.stdin, process.stdout, process.stderr) if pipe is not None]


def _end_group(guard: subprocess.Popen[bytes], *others: subprocess.Popen[bytes]) -> None:
    """End a program with its guard and all that it has started, whether or not it has ended itself."""
    os.killpg(guard.pid, signal.SIGKILL)
    for process in (guard, *others):
        process.wait()
        for pipe in _pipes(process):
            pipe.close()
