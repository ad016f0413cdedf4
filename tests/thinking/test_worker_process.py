"""A worker process: how it ends, and what it tells of itself."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

from highlands.thinking.worker import NICENESS

LEAST_PRIORITY = 19
PARENT = """
import asyncio
from highlands.thinking.pool import ThinkingPool
from tests.thinking.test_pool import HERE, StrangeWorker, hinting, HANG, until

async def main():
    pool = ThinkingPool(1, make_worker=StrangeWorker)
    job = asyncio.create_task(pool.ask(hinting(HANG), HERE))
    await until(lambda: pool._busy)
    (worker, _), = pool._busy
    print(worker._process.pid, flush=True)
    await job

asyncio.run(main())
"""


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and was not waited for does not."""
    done = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return bool(done.stdout.strip()) and not done.stdout.strip().startswith("Z")


def niceness_of_threads(pid: int) -> set[int]:
    """Those of a process. In Linux each thread has its own."""
    done = subprocess.run(["ps", "-L", "-o", "ni=", "-p", str(pid)], capture_output=True, text=True, check=True)
    return {int(niceness) for niceness in done.stdout.split()}


def test_a_worker_ends_with_a_server_that_is_killed():
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert is_alive(worker)
        if sys.platform.startswith("linux"):
            assert max(niceness_of_threads(worker)) == min(LEAST_PRIORITY, os.nice(0) + NICENESS)
        # What a shell or systemd sends to all processes at once is the server's to deal with.
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(worker, number)
        time.sleep(0.2)
        assert is_alive(worker)
        parent.kill()
        parent.wait()
    until_then = time.monotonic() + 30
    while is_alive(worker):
        assert time.monotonic() < until_then
        time.sleep(0.05)


LOADING = """
import os, sys, time
from highlands.thinking import worker

def warm_up():
    print(os.nice(0), file=sys.stderr, flush=True)
    time.sleep(1000)

worker.warm_up = warm_up
worker.main()
"""


def test_a_worker_that_still_loads_its_kernels_waits_for_nobody_and_ends_with_its_pipe_too():
    with subprocess.Popen(
        [sys.executable, "-c", LOADING], stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as worker:
        assert worker.stdin is not None
        assert worker.stderr is not None
        assert int(worker.stderr.readline()) == os.nice(0)
        worker.stdin.close()
        assert worker.wait(60) == 0


@pytest.mark.long
@pytest.mark.ci
@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="elsewhere the largest memory is told, which is its own"
)
def test_a_worker_of_a_large_server_is_not_large_itself():
    telling = "from highlands.thinking.worker import memory_in_use; print(memory_in_use())"
    held = b"x" * (1 << 30)
    done = subprocess.run([sys.executable, "-c", telling], capture_output=True, text=True, check=True)
    assert 1 << 20 < int(done.stdout) < len(held) // 2
