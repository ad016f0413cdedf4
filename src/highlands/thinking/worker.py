"""A worker process: it reads jobs from standard input and writes what came of them to standard output.

Quick jobs and others have a thread each, so that a quick one never waits for a search; kernels let other threads run.
The process ends when its standard input does, which happens however the process that started it ends.
"""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable
from functools import singledispatch
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, BinaryIO

import msgspec

from highlands.bots.bot import Start
from highlands.bots.hints import hints
from highlands.bots.levels import LEVELS, NAMED
from highlands.bots.referee import ask
from highlands.engine.compiling import INTERPRETED
from highlands.games import BUILT_IN
from highlands.play.game import new
from highlands.review.analysis import Analyzer, DecisionPoint, compose_review, decision_points
from highlands.spec.observation import Observation
from highlands.thinking.jobs import (
    LENGTH_BYTES,
    READY,
    AnalyseDecision,
    ChooseMove,
    ComposeReview,
    FindHints,
    ListDecisions,
    Observed,
    Request,
    Response,
    encode,
    frame,
)

NICENESS = 5
"""While they work, the server's own process comes first."""
MOST_MEMORY = 2 << 30
"""Bytes of data; a job that needs more fails."""


@singledispatch
def carry_out(job: Any) -> Any:
    """What a job leads to."""
    raise TypeError(f"{job!r} is no job")


@carry_out.register
def choose_move(job: ChooseMove) -> str:
    """The move of a bot created for this decision alone, so that no bot is kept between its turns.

    A long-lived bot would choose the same: its random numbers depend on the ply, and it has no other state.
    """
    move, _ = ask(NAMED[job.level](job.start), job.observed.observation(), None)
    return move.text


@carry_out.register
def find_hints(job: FindHints) -> Any:
    """The best moves for a player."""
    return hints(job.observed.observation(), job.seconds)


@carry_out.register
def list_decisions(job: ListDecisions) -> Any:
    """The decisions of a game to review."""
    game = job.game.replayed()
    return [
        (Observed.of(Observation(game.spec, point.observed, int(point.observed.observer), point.ply)), point.action)
        for point in decision_points(game)
    ]


@carry_out.register
def analyse_decision(job: AnalyseDecision) -> Any:
    """The evaluation of one decision."""
    observation = job.observed.observation()
    analyse = Analyzer(observation.spec, job.iterations, None)
    return analyse(DecisionPoint(observation.ply, observation.state, job.action))


@carry_out.register
def make_review(job: ComposeReview) -> Any:
    """The review of a game whose decisions are all evaluated."""
    return compose_review(job.game.replayed(), job.game.outcome, job.evaluations)


def warm_up() -> None:
    """Load the kernels of all built-in games, which takes a second or two, before anybody waits for them."""
    if INTERPRETED:  # then there are none, and the searches below would take minutes
        return
    for name in BUILT_IN:
        game = new(name, seed="warming up")
        assert game.to_move is not None
        observed = Observed.of(game.observation(game.to_move))
        for level in LEVELS:
            start = Start(game=name, options="", seats=game.seats, seat=game.to_move, seed="warming up")
            choose_move(ChooseMove(level, start, observed))


def memory_in_use() -> int:
    """The bytes that this process holds.

    Not `ru_maxrss` where there is better: on Linux a process inherits it from the one that started it, so that workers
    of a large server would seem large from the first job on.
    """
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except FileNotFoundError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def response_to(request: Request) -> Response:
    """Carry a job out, and catch what goes wrong."""
    began = time.thread_time()
    result, error = b"", None
    try:
        result = encode(carry_out(request.job))
    except Exception:  # noqa: BLE001 - passed on to the process that asked
        error = traceback.format_exc()
    return Response(request.number, result, error, time.thread_time() - began, memory_in_use())


def requests_from(pipe: BinaryIO, decode: Callable[[bytes], Request]) -> Any:
    """The jobs that come, until the pipe ends."""
    while len(head := pipe.read(LENGTH_BYTES)) == LENGTH_BYTES:
        yield decode(pipe.read(int.from_bytes(head, "little")))


def main() -> None:
    """Work until standard input ends."""
    # The process that started this one gets the same signals, and decides what to do.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    with contextlib.suppress(OSError, ValueError):  # a host may have set a lower limit
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
    # What else is printed must not mix with the responses.
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    writing = Lock()

    def respond(response: Response) -> None:
        with writing:
            content = memoryview(frame(response))
            while content:
                content = content[out.write(content) :]

    def serve(jobs: SimpleQueue[Request]) -> None:
        while True:
            respond(response_to(jobs.get()))

    quick: SimpleQueue[Request] = SimpleQueue()
    slow: SimpleQueue[Request] = SimpleQueue()

    def start() -> None:
        try:
            warm_up()
        except Exception:  # noqa: BLE001 - whatever it is, such a worker is of no use
            traceback.print_exc()
            os._exit(1)  # the pool starts another
        # Not before: where the machine is busy, bots that have just been taken over would wait for many seconds. It
        # holds for this thread, and for those that it starts.
        with contextlib.suppress(OSError):
            os.nice(NICENESS)
        respond(Response(READY))
        Thread(target=serve, args=(quick,), daemon=True).start()
        serve(slow)

    # Beside the main thread, which notices when the pipe ends, also while kernels are loaded.
    Thread(target=start, daemon=True).start()
    for request in requests_from(os.fdopen(0, "rb"), msgspec.msgpack.Decoder(Request).decode):
        (quick if request.job.is_quick else slow).put(request)
    # Without waiting for the threads: nobody is there for what they find.
    os._exit(0)


if __name__ == "__main__":
    main()
