"""Processes with the packages and kernels of server and arena, forked from one that has loaded them (`preloaded`).

An interpreter that starts anew takes two seconds of CPU for that, and the tests start a hundred.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from highlands.arena.pools import worker_pool

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.preloaded"])
ENVIRONMENT = dict(os.environ)
"""In which the fork server imports. What a test sets later may change what an import does."""
OF_PYTEST = "PYTEST_CURRENT_TEST"


def is_as_imported(environment: dict[str, str]) -> bool:
    """Whether an interpreter that starts with this environment would import the same."""
    return all(
        environment.get(name) == ENVIRONMENT.get(name) for name in environment.keys() | ENVIRONMENT if name != OF_PYTEST
    )


def run_highlands(arguments: list[str], log: Path, max_files: int | None) -> None:
    """What `highlands ARGUMENTS` does, with its output appended to a file."""
    from highlands.terminal.cli import main

    if max_files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max_files, max_files))
    with log.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    sys.argv = ["highlands", *arguments]
    main()


@pytest.fixture(autouse=True)
def fork_arena_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a conftest.py imports this, the arena forks its workers too. `test_two_workers_play_what_one_would` starts
    them as users' arenas do."""
    monkeypatch.setattr(worker_pool, "PROCESSES", PROCESSES)


class ForkedProcess:
    """The command `highlands`, with those methods of `subprocess.Popen` that tests need."""

    def __init__(self, arguments: list[str], log: Path, max_files: int | None) -> None:
        self._process = PROCESSES.Process(target=run_highlands, args=(arguments, log, max_files))
        self._process.start()
        # Else this process would wait for it at its own end. It can't be a daemon: a supervisor has children.
        atexit.register(self._process.kill)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        self._process.join(seconds)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("highlands", seconds)
        return code
