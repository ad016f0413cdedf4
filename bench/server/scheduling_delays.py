"""How late the machine schedules a process while something is measured: no program can answer meanwhile.

A separate process sleeps for a few milliseconds, again and again, and reports when it wakes much too late. That happens
on a shared machine, and explains outliers in the slowest percentiles.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

SLEEP = 0.005
THRESHOLD = 0.03

SLEEPER = f"""
import time
print("awake", flush=True)
while True:
    began = time.perf_counter()
    time.sleep({SLEEP})
    late = time.perf_counter() - began - {SLEEP}
    if late > {THRESHOLD}:
        print(late, flush=True)
"""


class SchedulingDelays:
    """How late the sleeper woke, in seconds, each time that it was later than `THRESHOLD`."""

    def __init__(self) -> None:
        self.late: list[float] = []

    def __str__(self) -> str:
        if not self.late:
            return "no scheduling delays"
        total, worst = 1000 * sum(self.late), 1000 * max(self.late)
        return f"{len(self.late)} scheduling delays: {total:.0f} ms in all, {worst:.0f} ms at most"


@contextmanager
def scheduling_delays() -> Iterator[SchedulingDelays]:
    """Watch the machine; the delays are filled in at the end."""
    delays = SchedulingDelays()
    with subprocess.Popen([sys.executable, "-c", SLEEPER], stdout=subprocess.PIPE, text=True) as sleeper:
        assert sleeper.stdout is not None
        sleeper.stdout.readline()
        try:
            yield delays
        finally:
            sleeper.terminate()
            delays.late = [float(line) for line in sleeper.stdout if line.strip()]
