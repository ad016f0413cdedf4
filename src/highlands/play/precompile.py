"""Preparing: compile everything that play uses of the built-in games, once, with a word to those who wait.

A marker in the cache of the present sources says that it is done, so a warm start asks only whether that file is
there. It is written last: whoever is interrupted has what was compiled so far, and goes on from there the next time.

Where there is more than one core, every game is compiled in a process of its own.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any

import llvmlite.binding
import numpy as np
from numba.core import event
from numba.core.dispatcher import Dispatcher

from highlands.bots import choosing
from highlands.bots.searching import Search
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.compiling import CACHE, INTERPRETED
from highlands.engine.cores import cores
from highlands.engine.kernel import NOBODY
from highlands.engine.state import State, new_state
from highlands.games import BUILT_IN, game_spec
from highlands.i18n import message, say
from highlands.spec.game_spec import AnyGame

Report = Callable[[str, int, int], None]
"""Is told what is being compiled, how many kernels are done, and about how many there are."""

SCRATCH_ITERATIONS = 4
MOVES = 12
"""How many moves of a scratch game are played: enough to come by every step that people see."""

INTERRUPTED = 130
"""How a program ends that was interrupted, by custom of the shells."""


def marker() -> Path:
    """The file that says that all is compiled, for these sources and this processor."""
    return CACHE / f"prepared-{llvmlite.binding.get_host_cpu_name()}"


@cache
def _is_marked() -> bool:
    return marker().exists()


def is_prepared() -> bool:
    """Whether nothing is left to compile."""
    return INTERPRETED or _is_marked()


def prepare(report: Report | None = None) -> None:
    """Call every kernel of every game once, so that all of them are compiled and kept."""
    if is_prepared():
        return
    if cores() > 1:
        _prepare_side_by_side(report)
    # What came of that is loaded and used here once; what is missing after all is compiled here.
    _prepare_games(BUILT_IN, report)
    with suppress(OSError):  # a cache that was cleared away meanwhile
        marker().touch()
    _is_marked.cache_clear()


def _prepare_games(names: Iterable[str], report: Report | None) -> None:
    """Use all of these games once, in this process."""
    with _told_of_compiling(report):
        for name in names:
            _try_out(game_spec(name))


def _started(command: list[str]) -> subprocess.Popen[str]:
    """A process whose lines are read. Its complaints are not: what fails in it fails here again, and is heard then."""
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def _prepare_side_by_side(report: Report | None) -> None:
    """Every game in a process of its own, each of which tells line by line how far it is."""
    compiled: dict[str, int] = {}

    def follow(name: str, process: subprocess.Popen[str]) -> None:
        for line in process.stdout or ():
            kernel_name, done, total = line.split()
            compiled[name] = int(done)
            if report is not None:
                report(kernel_name, min(sum(compiled.values()), int(total)), int(total))

    command = [sys.executable, "-m", "highlands.play.precompile"]
    with ExitStack() as stack:
        processes = {name: stack.enter_context(_started([*command, name])) for name in BUILT_IN}
        followers = [Thread(target=follow, args=pair, daemon=True) for pair in processes.items()]
        try:
            for follower in followers:
                follower.start()
            for follower in followers:
                follower.join()
        except BaseException:
            for process in processes.values():
                process.kill()
            raise


def prepare_with_a_line() -> None:
    """The same for those who call Highlands from Python: one line tells people at a terminal why it takes so long."""
    if not is_prepared():
        if sys.stderr.isatty():
            print(say(message("term-compiling")), file=sys.stderr)
        prepare()


def _kernels() -> set[str]:
    """The names of all kernels that are loaded."""
    modules = [module for name, module in sys.modules.items() if name.startswith("highlands.")]
    return {_name(member) for module in modules for member in vars(module).values() if isinstance(member, Dispatcher)}


class _Progress(event.Listener):  # type: ignore[misc]
    """Counts the kernels as Numba compiles them."""

    def __init__(self, report: Report) -> None:
        """Take whom to tell."""
        self.report = report
        self.compiled: set[str] = set()

    def on_start(self, compiling: Any) -> None:
        """A kernel is about to be compiled."""
        self._tell(compiling)

    def on_end(self, compiling: Any) -> None:
        """A kernel is compiled, and with it all that it calls."""
        self.compiled.add(_name(compiling.data["dispatcher"]))
        self._tell(compiling)

    def _tell(self, compiling: Any) -> None:
        total = _kernels()
        self.report(compiling.data["dispatcher"].py_func.__name__, len(self.compiled & total), len(total))


def _name(dispatcher: Any) -> str:
    """A kernel's name, with its module: the games use the same names."""
    return f"{dispatcher.py_func.__module__}.{dispatcher.py_func.__qualname__}"


@contextmanager
def _told_of_compiling(report: Report | None) -> Iterator[None]:
    """Have every compilation reported."""
    if report is None:
        yield
    else:
        with event.install_listener("numba:compile", _Progress(report)):
            yield


def _try_out(spec: AnyGame) -> None:
    """Use all of a game once: the kernels, what is made of them for people, and a few moves."""
    rng = Seed.of("scratch").rng(0)
    state, observed = new_state(spec.state_dtype), new_state(spec.state_dtype)
    kernel.setup(state, spec.make_options(), rng)
    seats = spec.seats(state)
    kernel.returns(state, np.zeros(seats))
    for _ in range(MOVES):
        if (mover := kernel.to_move(state)) == NOBODY:
            break
        kernel.observe(state, mover, observed)
        action = _tried_move(spec, observed)
        spec.why_not(state, action)
        spec.advice(observed, action)
        spec.read_action(state, spec.write_action(state, action))
        kernel.apply(state, action, rng)
    kernel.encode(observed, np.zeros(spec.encoded, dtype=np.float32))
    whole = new_state(spec.state_dtype)
    kernel.resample(observed, rng, whole)
    spec.view(observed)
    spec.read_position(spec.write_position(observed))


def _tried_move(spec: AnyGame, observed: State) -> int:
    """What a short search chooses; how a beginner weighs it and how others see it is tried as well."""
    thought = Search(spec).think(observed, Seed.of("scratch"), iterations=SCRATCH_ITERATIONS).thoughts[0]
    actions = np.array([thought.action], dtype=np.int32)
    weights = np.zeros(1)
    kernel.novice_values(observed, actions, 1, weights)
    choosing.spread(weights, 1)
    choosing.slip(weights, 1, 1.0, Seed.of("scratch").rng(0))
    return int(kernel.observed_action(observed, thought.action, kernel.to_move(observed)))


def _print_line(name: str, done: int, total: int) -> None:
    """Show how far it is, on one line of a terminal."""
    print(f"\r\x1b[K{say(message('term-compiling-kernel', name=name, done=done, total=total))}", end="", flush=True)


def _print_plainly(name: str, done: int, total: int) -> None:
    """Tell the process that asked how far it is."""
    print(name, done, total, flush=True)


def main(arguments: Sequence[str]) -> None:
    """Prepare from the command line; silent where nothing is to be done. Games named there are prepared alone."""
    if arguments:
        with suppress(KeyboardInterrupt, BrokenPipeError):
            _prepare_games(arguments, _print_plainly)
    elif not is_prepared():
        at_terminal = sys.stdout.isatty()
        print(say(message("term-compiling")), flush=True)
        try:
            prepare(_print_line if at_terminal else None)
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)
        finally:
            print("\r\x1b[K" if at_terminal else "", end="")


if __name__ == "__main__":
    main(sys.argv[1:])
