"""Holding processes to a share of a core, so that they and not the machine are the limit.

A process of its own stops each of them (SIGSTOP) when it has had its share, and lets it go on (SIGCONT) when time has
caught up: a few milliseconds at a time, as the kernel does with the quota of a control group, but without root.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

PERIOD = 0.002
"""Seconds between two looks."""
BURST = 0.01
"""Seconds of a core that a process may be ahead by: less would be finer than the system's scheduling."""


def cpu_clock(pid: int) -> int:
    """The clock of the time that a process has had cores. Linux makes its number of the process's like this."""
    return (~pid << 3) | 2


def cpu_of(pids: Sequence[int]) -> float:
    """The time that processes have had cores, in seconds."""
    return sum(time.clock_gettime(cpu_clock(pid)) for pid in pids)


@contextmanager
def held_to(share: float, pids: Sequence[int]) -> Iterator[None]:
    """Hold each process to this share of a core for a while."""
    command = [sys.executable, "-m", "bench.server.throttle", str(share), *map(str, pids)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        try:
            yield
        finally:
            holder.kill()
            holder.wait()
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)


def hold(share: float, pids: Sequence[int]) -> None:
    """Until this process is ended."""
    owed = {pid: time.clock_gettime(cpu_clock(pid)) for pid in pids}
    """Up to what each may have had."""
    stopped: set[int] = set()
    before = time.monotonic()
    print("holding", flush=True)
    while True:
        time.sleep(PERIOD)
        now = time.monotonic()
        for pid in pids:
            used = time.clock_gettime(cpu_clock(pid))
            # What was not used is not saved up.
            owed[pid] = min(owed[pid] + share * (now - before), used + BURST)
            if used >= owed[pid] and pid not in stopped:
                os.kill(pid, signal.SIGSTOP)
                stopped.add(pid)
            elif used < owed[pid] - BURST / 2 and pid in stopped:
                os.kill(pid, signal.SIGCONT)
                stopped.discard(pid)
        before = now


if __name__ == "__main__":
    hold(float(sys.argv[1]), [int(pid) for pid in sys.argv[2:]])
