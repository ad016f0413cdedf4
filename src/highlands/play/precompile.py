"""Compiling the kernels of a purpose ahead, once, with progress for those who wait.

Each game is compiled for itself, so that nobody waits for the kernels of a game that is not played. A marker in the
cache of the present sources says that it is done, so a warm start asks only whether that file exists. It is written
last: after an interruption the next call goes on from what is in the cache. There are two purposes here: the rules,
which `highlands.new` needs, and play, with bots as well. What else has kernels of its own, such as `highlands.lab`,
declares purposes for them.

Where several games are asked for and there is more than one core, each is compiled in a process of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from threading import Lock, Thread
from typing import NamedTuple

import numpy as np

from highlands.bots import policy
from highlands.bots.search import Search
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.compat.events import compilations, kernels_in
from highlands.engine.compat.jit import INTERPRETED, host_cpu
from highlands.engine.cores import cores
from highlands.engine.kernel import NOBODY
from highlands.engine.kernel_cache import common_folder
from highlands.engine.state import State, new_state
from highlands.games import BUILT_IN, game_spec
from highlands.i18n import message, say
from highlands.play.compile_progress import (
    CLEAR_LINE,
    Report,
    every_tenth,
    is_reporting,
    line_on,
    reporting,
    show_late_compilations,
    unfailing,
)
from highlands.spec.game_spec import AnyGame

SCRATCH_ITERATIONS = 4
MOVES = 12
"""How many moves of a scratch game are played: enough to come by every step that people see."""

_one_at_a_time = Lock()
"""Held by the thread that compiles ahead. What it exercises must not wait for a thread that asks for a purpose."""

INTERRUPTED = 130
"""The exit status of a program that was interrupted, by custom of the shells."""


class Purpose(NamedTuple):
    """What kernels are compiled for."""

    name: str
    module: str
    """Compiles for the games that its arguments name, when Python runs it with `-m`; empty: games in turn, here."""
    exercise: Callable[[AnyGame], None]
    """Calls every kernel of the purpose once, for a game."""
    packages: tuple[str, ...] = ("highlands.",)
    """Where its kernels are declared, with {game} for the game's folder: to tell how many there are."""
    part_of: str = ""
    """The purpose that has all its kernels as well."""


def marker(purpose: Purpose, game: str) -> Path:
    """The file that says that all of a game is compiled, for these sources and this processor."""
    return common_folder() / f"precompiled-{purpose.name}-{game}-{host_cpu()}"


@cache
def _is_marked(purpose: Purpose, game: str) -> bool:
    return marker(purpose, game).exists()


def forget_markers() -> None:
    """Ask again for the markers: another part of this process has written some."""
    _is_marked.cache_clear()


def _uncompiled(games: Iterable[str], purpose: Purpose) -> list[str]:
    """The games of which something is left to compile.

    Those of this package only: another's kernels are compiled as they are called, since no marker here could say
    whether its sources have changed.
    """
    if INTERPRETED:
        return []
    larger = purpose._replace(name=purpose.part_of or purpose.name)
    return [
        name for name in games if name in BUILT_IN and not _is_marked(purpose, name) and not _is_marked(larger, name)
    ]


def is_precompiled(games: Iterable[str], purpose: Purpose | None = None) -> bool:
    """Whether nothing of these games is left to compile."""
    return not _uncompiled(games, purpose or PLAY)


def precompile(games: Iterable[str], report: Report | None = None, purpose: Purpose | None = None) -> None:
    """Call every kernel of a purpose once for these games, so that all of them are compiled and cached.

    Without a `purpose` it is play. Without `report`, progress is shown on standard error if that is a terminal, and
    logged otherwise. If another thread is just compiling ahead, wait for it.
    """
    purpose, games = purpose or PLAY, list(games)
    show_late_compilations()
    if is_reporting() or is_precompiled(games, purpose):  # the former: what exercises a purpose asks for its parts'
        return
    with _one_at_a_time:
        if uncompiled := _uncompiled(games, purpose):  # the other thread may have compiled it meanwhile
            _precompile_uncompiled(uncompiled, report, purpose)


def _precompile_uncompiled(names: Sequence[str], report: Report | None, purpose: Purpose) -> None:
    """Compile these games, and mark them as compiled."""
    with reporting(report) as told:
        if cores() > 1 and len(names) > 1 and purpose.module:
            _precompile_side_by_side(purpose, names, told)
        # What the processes compiled is loaded and called here once; what is missing after all is compiled here.
        _precompile_games(purpose, names, told)
    with suppress(OSError):  # a cache that was cleared away meanwhile
        for name in names:
            marker(purpose, name).touch()
    forget_markers()


def _precompile_games(purpose: Purpose, names: Collection[str], report: Report) -> None:
    """Exercise all of these games once, in this process."""
    compiled: set[str] = set()

    def on_compile(name: str, is_done: bool) -> None:
        if is_done:
            compiled.add(name)
        kernels = _declared_kernels(purpose, names)
        report(name.rpartition(".")[2], len(compiled & kernels), len(kernels))

    with compilations(unfailing(on_compile)):
        for name in names:
            purpose.exercise(game_spec(name))


def _declared_kernels(purpose: Purpose, games: Iterable[str]) -> set[str]:
    """The full names of all kernels of a purpose that are declared so far."""
    packages = tuple(package.format(game=game.replace("-", "_")) for package in purpose.packages for game in games)
    modules = [module for name, module in list(sys.modules.items()) if name.startswith(packages)]
    return set().union(*(kernels_in(module) for module in modules))


@contextmanager
def _process(purpose: Purpose, game: str) -> Iterator[subprocess.Popen[str]]:
    """A process that compiles, whose lines are read. It ends when this one does, in whatever way (`_exit_with_parent`).

    Its errors are not shown: what fails in it fails here again.
    """
    command = [sys.executable, "-m", purpose.module, game]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, text=True, **pipes) as process:  # type: ignore[call-overload]
        try:
            yield process
        except BaseException:
            process.kill()
            raise


def _precompile_side_by_side(purpose: Purpose, games: Iterable[str], report: Report) -> None:
    """Every game in a process of its own, each of which reports line by line."""
    compiled: dict[str, int] = {}

    def follow(name: str, process: subprocess.Popen[str]) -> None:
        for line in process.stdout or ():
            kernel_name, done, total = line.split()
            compiled[name] = int(done)
            report(kernel_name, min(sum(compiled.values()), int(total)), int(total))

    with ExitStack() as stack:
        processes = {name: stack.enter_context(_process(purpose, name)) for name in games}
        followers = [Thread(target=follow, args=pair, daemon=True) for pair in processes.items()]
        for follower in followers:
            follower.start()
        for follower in followers:
            follower.join()


def _exit_with_parent() -> None:
    """End this process when its standard input ends: the other end is its parent's, and closes however that ends.

    Signals and process groups would do it on some systems, and not for a parent that was killed.
    """

    def wait() -> None:
        while os.read(sys.stdin.fileno(), 1):  # not buffered: a buffer's lock would be held when the process ends
            pass
        os._exit(INTERRUPTED)

    Thread(target=wait, daemon=True).start()


def _exercise_rules(spec: AnyGame) -> None:
    """Call once what `Game` is made of: the kernels of the rules, and what is made of them for people."""
    rng = Seed.of("scratch").rng(0)
    state, observed = new_state(spec.state_dtype), new_state(spec.state_dtype)
    kernel.setup(state, spec.make_options(), rng)
    kernel.returns(state, np.zeros(spec.seats(state)))
    actions = np.zeros(spec.actions, np.int32)
    mover = kernel.to_move(state)
    kernel.observe(state, mover, observed)
    kernel.legal(observed, actions)
    action = int(actions[0])
    kernel.observed_action(state, action, mover)
    spec.why_not(state, action)
    spec.read_action(state, spec.write_action(state, action))
    kernel.apply(state, action, rng)
    spec.view(observed)
    spec.read_position(spec.write_position(observed))


def _exercise(spec: AnyGame) -> None:
    """Call all of a game once: the rules, encoding, search and advice, and a few moves."""
    _exercise_rules(spec)
    rng = Seed.of("scratch").rng(0)
    state, observed = new_state(spec.state_dtype), new_state(spec.state_dtype)
    kernel.setup(state, spec.make_options(), rng)
    for _ in range(MOVES):
        if (mover := kernel.to_move(state)) == NOBODY:
            break
        kernel.observe(state, mover, observed)
        action = _searched_move(spec, observed)
        spec.why_not(state, action)
        spec.advice(observed, action)
        kernel.apply(state, action, rng)
    kernel.encode(observed, np.zeros(spec.encoded, dtype=np.float32))
    kernel.resample(observed, rng, new_state(spec.state_dtype))


def _searched_move(spec: AnyGame, observed: State) -> int:
    """What a short search chooses; the novice's evaluation of it, and how others observe it, are called as well."""
    best = Search(spec).run(observed, Seed.of("scratch"), iterations=SCRATCH_ITERATIONS).moves[0]
    actions = np.array([best.action], dtype=np.int32)
    weights = np.zeros(1)
    kernel.novice_values(observed, actions, 1, weights)
    policy.normalize_range(weights, 1)
    policy.sample_move(weights, 1, 1.0, Seed.of("scratch").rng(0))
    return int(kernel.observed_action(observed, best.action, kernel.to_move(observed)))


OF_THE_RULES = tuple(f"highlands.games.{{game}}.{package}" for package in ("rules", "state", "text", "view"))
"""Where the kernels of a game's rules are declared; those of `engine` are short, and shared."""

PLAY = Purpose("play", "highlands.play.precompile", _exercise)
RULES = Purpose("rules", "", _exercise_rules, OF_THE_RULES, part_of=PLAY.name)


def _print_plainly(name: str, done: int, total: int) -> None:
    """Tell the process that started this one how far it is."""
    print(name, done, total, flush=True)


def main(arguments: Sequence[str], purpose: Purpose = PLAY) -> None:
    """Compile all games from the command line; silent where nothing is to be done.

    With names of games it compiles these for a process that reads its progress, and ends with that (`_process`).
    """
    if arguments:
        _exit_with_parent()
        with suppress(KeyboardInterrupt, BrokenPipeError):
            _precompile_games(purpose, arguments, _print_plainly)
    elif not is_precompiled(BUILT_IN, purpose):
        at_terminal = sys.stdout.isatty()
        print(say(message("term-compiling")), flush=True)
        try:
            report = line_on(sys.stdout) if at_terminal else every_tenth(lambda text: print(text, flush=True))
            precompile(BUILT_IN, report, purpose)
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)
        finally:
            print(CLEAR_LINE if at_terminal else "", end="")


if __name__ == "__main__":
    main(sys.argv[1:])
