"""Bots in any language: subprocesses that speak JSON Lines over standard input and output.

`docs/bots.md` documents the protocol. All that a program gets is derived from its seat's observation. Whatever it does
(hang, flood the pipes, send garbage, die) ends as a `Fault`, and its whole process group is killed.
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
from highlands.bots.referee import Fault, FaultReport, Kind, answer_timeout
from highlands.spec.observation import LegalMoves, Observation

PROTOCOL = 1
START_TIMEOUT = 20.0
"""Seconds for the handshake, and for getting ready for a game."""
QUIT_TIMEOUT = 1.0
"""Seconds to quit before it is killed."""
MAX_LINE = 1_000_000
CHUNK = 65_536
STDERR_TAIL = 1500
"""How many of the last bytes of its standard error are kept."""
LAST_CHUNKS = 4
"""How many more chunks of that are read when it is killed."""
GUARD = ["/bin/sh", "-c", "read line; kill -KILL 0"]
"""Leads the process group and kills it when its input closes, which happens however this process ends."""
MAX_QUOTED = 200
"""How many bytes of an invalid line are quoted."""


# Messages to the program


class Handshake(msgspec.Struct, frozen=True, tag="handshake"):
    """The first message, once per process."""

    protocol: int
    host: str


class NewGame(msgspec.Struct, frozen=True, tag="new_game"):
    """A game begins. The fields are those of `Start`."""

    game: str
    options: str
    seats: int
    seat: int
    seed: str


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """It is the bot's turn."""

    ply: int
    position: list[str]
    view: msgspec.Struct
    legal_moves: list[str]
    seconds: float | None


class GameOver(msgspec.Struct, frozen=True, tag="game_over"):
    """The game is over, or was aborted (no points)."""

    points: list[int] | None


class Quit(msgspec.Struct, frozen=True, tag="quit"):
    """No more games."""


# Messages from the program


class HandshakeReply(msgspec.Struct, frozen=True, tag="handshake"):
    """The reply to `Handshake`."""

    protocol: int
    name: str = ""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The reply to `NewGame`."""


class MoveReply(msgspec.Struct, frozen=True, tag="move"):
    """The reply to `Choose`, with its ply."""

    ply: int
    move: str


Reply = TypeVar("Reply", HandshakeReply, Ready, MoveReply)


class SubprocessBot:
    """A bot that is a program."""

    trusted = True
    """It needs no thread of its own: reading its answer has a time limit."""

    def __init__(self, program: Program, idle: list[Program]) -> None:
        """Take a program that is ready for the game, and the list that it returns to after it."""
        self._program: Program | None = program
        self._idle = idle

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> str:
        """Send the observation, and wait for the move."""
        if self._program is None:
            raise ValueError("this bot's game is over")
        position, legal = observation.position, [move.text for move in moves]
        request = Choose(observation.ply, position.splitlines(), observation.view, legal, seconds)
        try:
            answer = self._program.ask(request, MoveReply, answer_timeout(seconds))
            if answer.ply != observation.ply:
                raise self._program.fault(
                    "unreachable", f"was asked about ply {observation.ply}, answered {answer.ply}"
                )
        except Fault as fault:
            raise Fault(msgspec.structs.replace(fault.report, position=position)) from None
        return answer.move

    def end(self, points: list[int] | None) -> None:
        """Tell the program, and keep it for the next game unless it was killed."""
        program, self._program = self._program, None
        if program is not None and program.is_running():
            program.send(GameOver(points))
            self._idle.append(program)


class SubprocessBotFactory:
    """Creates bots of a program: one process per seat, reused for later games.

    A program that can't be started, or does not answer the handshake as it should, is given up: it would keep every
    further game waiting as long.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Take the program and its arguments; nothing is started yet."""
        self._command = list(command)
        self._idle: list[Program] = []
        self._given_up: FaultReport | None = None
        weakref.finalize(self, _quit_all, self._idle)

    def __call__(self, start: Start) -> SubprocessBot:
        """Have an idle process, or a new one, get ready for a game."""
        new_game = NewGame(start.game, start.options, start.seats, start.seat, start.seed)
        while self._idle:
            program = self._idle.pop()
            try:
                program.ask(new_game, Ready, START_TIMEOUT)
            except Fault as fault:
                # One that quit after its game is replaced; one that hangs is a fault.
                if fault.kind != "unreachable":
                    raise
            else:
                return SubprocessBot(program, self._idle)
        program = self._start()
        program.ask(new_game, Ready, START_TIMEOUT)
        return SubprocessBot(program, self._idle)

    def _start(self) -> Program:
        """A new process that has answered the handshake; Fault, and from then on at once, if it does not."""
        if self._given_up is not None:
            raise Fault(self._given_up)
        try:
            program = Program(self._command)
            program.handshake()
        except Fault as fault:
            details = f"was given up, since it did not get ready before: {fault.details}"
            self._given_up = FaultReport(fault.kind, details)
            raise
        return program

    def close(self) -> None:
        """Have the idle processes quit. Without this they quit when the factory is dropped or this process ends."""
        _quit_all(self._idle)


def _quit_all(programs: list[Program]) -> None:
    while programs:
        programs.pop().quit()


class Program:
    """A process and its pipes. After a fault it is killed for good."""

    def __init__(self, command: list[str]) -> None:
        """Start it in a process group of its own, so that its children can be killed with it."""
        pipe = subprocess.PIPE
        guard = subprocess.Popen(GUARD, stdin=pipe, bufsize=0, process_group=0)
        try:
            self._process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, process_group=guard.pid
            )
        except OSError as error:
            _kill_group(guard)
            raise Fault(FaultReport("unreachable", f"can't be started: {error}")) from None
        self._end = weakref.finalize(self, _kill_group, guard, self._process)
        self._input, self._output, self._errors = (pipe.fileno() for pipe in _pipes(self._process))
        for number in (self._input, self._output, self._errors):
            os.set_blocking(number, False)
        self._unsent = bytearray()
        self._unread = bytearray()
        self._stderr_tail = b""

    def handshake(self) -> None:
        """Check that it speaks this protocol."""
        reply = self.ask(Handshake(PROTOCOL, f"highlands {version('highlands')}"), HandshakeReply, START_TIMEOUT)
        if reply.protocol != PROTOCOL:
            raise self.fault("unreachable", f"speaks protocol {reply.protocol}; this is protocol {PROTOCOL}")

    def ask(self, request: msgspec.Struct, kind: type[Reply], seconds: float) -> Reply:
        """Its reply to a message; Fault if there is none in time, or not of this kind."""
        if not self.is_running():
            raise Fault(FaultReport("unreachable", "was killed after an earlier fault"))
        self._unsent += msgspec.json.encode(request) + b"\n"
        line = self._next_line(seconds)
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            sent = line[:MAX_QUOTED].decode(errors="backslashreplace")
            wanted = f"should have sent a message of type “{kind.__struct_config__.tag}”"
            raise self.fault("unreachable", f"{wanted}, but sent: {sent} ({error})") from None

    def send(self, notice: msgspec.Struct) -> None:
        """Send a message that has no reply. What does not fit into the pipe goes with the next request."""
        self._unsent += msgspec.json.encode(notice) + b"\n"
        with suppress(BrokenPipeError):  # the next request will find out
            self._flush()

    def is_running(self) -> bool:
        """Whether this class has not killed it."""
        return self._end.alive

    def quit(self) -> None:
        """Have it quit; kill it if it does not."""
        self.send(Quit())
        _pipes(self._process)[0].close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(QUIT_TIMEOUT)
        self._end()

    def fault(self, kind: Kind, details: str) -> Fault:
        """Kill it, and make a fault with the last lines of its standard error."""
        for _ in range(LAST_CHUNKS):
            self._read_stderr()
        self._end()
        tail = self._stderr_tail.decode(errors="backslashreplace").strip()
        return Fault(FaultReport(kind, f"{details}\n{tail}" if tail else details))

    def _next_line(self, seconds: float) -> bytes:
        """The next line of its output. The pipes are non-blocking: a selector sends and reads whatever is possible."""
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(self._input, selectors.EVENT_WRITE, self._flush)
            selector.register(self._output, selectors.EVENT_READ, self._read)
            selector.register(self._errors, selectors.EVENT_READ, self._read_stderr)
            while True:
                if line := self._take_line():
                    return line
                if len(self._unread) > MAX_LINE:
                    raise self.fault("unreachable", f"sent a line of more than {MAX_LINE:,} bytes")
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
        """Take the first line that is not empty; empty if there is none yet."""
        while (end := self._unread.find(b"\n")) >= 0:
            line = bytes(self._unread[:end]).strip()
            del self._unread[: end + 1]
            if line:
                return line
        return b""

    def _gone(self) -> Fault:
        """The fault of a program that closed its pipes."""
        try:
            return self.fault("unreachable", f"ended with exit status {self._process.wait(QUIT_TIMEOUT)}")
        except subprocess.TimeoutExpired:
            return self.fault("unreachable", "closed its standard input or output")

    # Callbacks of the selector: each returns whether to call it again.

    def _flush(self) -> bool:
        with suppress(BlockingIOError):
            del self._unsent[: os.write(self._input, self._unsent)]
        return bool(self._unsent)

    def _read(self) -> bool:
        with suppress(BlockingIOError):
            chunk = os.read(self._output, CHUNK)
            self._unread += chunk
            return bool(chunk)
        return True

    def _read_stderr(self) -> bool:
        with suppress(BlockingIOError):
            chunk = os.read(self._errors, CHUNK)
            self._stderr_tail = (self._stderr_tail + chunk)[-STDERR_TAIL:]
            return bool(chunk)
        return True


def _pipes(process: subprocess.Popen[bytes]) -> list[IO[bytes]]:
    """Its standard input, output and error, as far as they are pipes."""
    return [pipe for pipe in (process.stdin, process.stdout, process.stderr) if pipe is not None]


def _kill_group(guard: subprocess.Popen[bytes], *others: subprocess.Popen[bytes]) -> None:
    """Kill a program with its guard and all its children, whether or not it has ended itself."""
    os.killpg(guard.pid, signal.SIGKILL)
    for process in (guard, *others):
        process.wait()
        for pipe in _pipes(process):
            pipe.close()
