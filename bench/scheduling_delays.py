"""How long the machine itself stands still while something is measured: no program can answer meanwhile.

A process of its own sleeps for a few milliseconds, again and again. Where it wakes much too late, nobody ran, or others
took all cores; on a shared machine that happens, and whoever reads a slowest percentile should know of it.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

NAP = 0.005
MUCH_TOO_LATE = 0.03

SLEEPER = f"""
import time
print("awake", flush=True)
while True:
    began = time.perf_counter()
    time.sleep({NAP})
    late = time.perf_counter() - began - {NAP}
    if late > {MUCH_TOO_LATE}:
        print(late, flush=True)
"""


class Stalls:
    """How late the sleeper woke, in seconds, each time that it was much too late."""

    def __init__(self) -> None:
        self.late: list[float] = []

    def __str__(self) -> str:
        if not self.late:
            return "the machine never stood still"
        total, worst = 1000 * sum(self.late), 1000 * max(self.late)
        return f"the machine stood still {len(self.late)} times: {total:.0f} ms in all, {worst:.0f} ms at the longest"


@contextmanager
def stalls() -> Iterator[Stalls]:
    """Watch the machine; what was seen is there at the end."""
    seen = Stalls()
    with subprocess.Popen([sys.executable, "-c", SLEEPER], stdout=subprocess.PIPE, text=True) as sleeper:
        assert sleeper.stdout is not None
        sleeper.stdout.readline()
        try:
            yield seen
        finally:
            sleeper.terminate()
            seen.late = [float(line) for line in sleeper.stdout if line.strip()]
