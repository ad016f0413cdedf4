"""The numbers of a node over time: each node stores a sample from time to time, and all are read together."""

from __future__ import annotations

import asyncio
import logging
import resource
import sys
import time
from pathlib import Path

import msgspec
from prometheus_client import Histogram

from highlands.server.clock import now
from highlands.server.metrics import BOT_DURATION, COMMAND_DURATION, CONNECTIONS
from highlands.server.store.host import SampleRow
from highlands.server.tables.manager import TableManager
from highlands.thinking.pool import Lane

log = logging.getLogger("highlands.server")

EVERY_SECONDS = 10.0
KEPT_MS = 60 * 60 * 1000
"""An hour of history."""
MAX_SAMPLES = 4_000
"""Of all nodes together in one answer: an hour of eleven nodes."""
MEMORY = Path("/proc/self/statm")
PAGE_BYTES = resource.getpagesize()


class Sample(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of a node at a time, or over the seconds before it."""

    tables: int
    """In memory."""
    connections: int
    """WebSockets."""
    players: int
    """Players with a key who are connected; guests are nobody here."""
    actions_per_second: float
    """Moves and other commands of people that were acknowledged, and moves of bots."""
    p50_ms: float | None
    """From a command to its acknowledgement, as half of them took at most; None: there was no command."""
    p99_ms: float | None
    """The same, as all but a hundredth did."""
    waiting: int
    """Moves of bots, hints and parts of reviews that wait to be worked out."""
    thinking: int
    store_ms: float | None
    """How long it took to store the sample before this one."""
    cpu: float
    """Cores that the process has used, without those that think."""
    memory_bytes: int


class _Counts:
    """What a histogram has counted since it was last asked, in this process."""

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram
        self._before = self._read()
        self.number = 0
        self._buckets: list[tuple[float, float]] = []

    def _read(self) -> list[tuple[float, float]]:
        """The upper bounds of the buckets, and how many are at most that."""
        (metric,) = self._histogram.collect()
        return [(float(one.labels["le"]), one.value) for one in metric.samples if one.name.endswith("_bucket")]

    def take(self) -> None:
        """Count from now on anew."""
        latest = self._read()
        self._buckets = [(le, value - before) for (le, value), (_, before) in zip(latest, self._before, strict=True)]
        self._before = latest
        self.number = round(self._buckets[-1][1])

    def quantile_ms(self, share: float) -> float | None:
        """The time that this share of them took at most, between the bounds of a bucket; None if there were none."""
        wanted, below, under = share * self.number, 0.0, 0.0
        if not self.number:
            return None
        for bound, value in self._buckets:
            if value >= wanted and value > under:
                if bound == float("inf"):
                    break
                return round(1000 * (below + (bound - below) * (wanted - under) / (value - under)), 2)
            below, under = (below if bound == float("inf") else bound), value
        return 1000 * below


class Sampler:
    """Takes the samples of this node."""

    def __init__(self, manager: TableManager) -> None:
        """From now on."""
        self._manager = manager
        self._commands, self._bots = _Counts(COMMAND_DURATION), _Counts(BOT_DURATION)
        self._measured_at, self._cpu = time.monotonic(), time.process_time()
        self._store_ms: float | None = None

    async def run(self) -> None:
        """Store a sample from time to time, for ever."""
        while True:
            try:
                await self.store(self.take())
            except Exception as error:  # noqa: BLE001 - the store may be away; the gap in the plot says so
                log.warning("storing a sample failed: %s", error)
            await asyncio.sleep(EVERY_SECONDS)

    def take(self) -> Sample:
        """The numbers since the last sample."""
        measured_at, cpu = time.monotonic(), time.process_time()
        seconds = max(measured_at - self._measured_at, 1e-3)
        self._commands.take()
        self._bots.take()
        thinking = self._manager.thinking
        sample = Sample(
            tables=len(self._manager.tables),
            connections=_own_value(),
            players=len(self._manager.connections.players),
            actions_per_second=round((self._commands.number + self._bots.number) / seconds, 2),
            p50_ms=self._commands.quantile_ms(0.5),
            p99_ms=self._commands.quantile_ms(0.99),
            waiting=sum(len(thinking.waiting[lane]) for lane in Lane),
            thinking=sum(thinking.running[lane] for lane in Lane),
            store_ms=self._store_ms,
            cpu=round((cpu - self._cpu) / seconds, 3),
            memory_bytes=memory_bytes(),
        )
        self._measured_at, self._cpu = measured_at, cpu
        return sample

    async def store(self, sample: Sample) -> None:
        """Store a sample, and measure how long that takes: it is a transaction like any other."""
        at = now()
        row = SampleRow(node_id=self._manager.store.node_id, at=at, numbers=msgspec.json.encode(sample).decode())
        begun = time.perf_counter()
        await self._manager.store.samples.add(row, keep_since=at - KEPT_MS)
        self._store_ms = round(1000 * (time.perf_counter() - begun), 2)


def _own_value() -> int:
    """The WebSockets of this process; what is exported may be the sum of all workers."""
    (metric,) = CONNECTIONS.collect()
    return round(metric.samples[0].value)


def memory_bytes() -> int:
    """What the process holds now; where the system does not tell, what it held at most."""
    if MEMORY.exists():
        return int(MEMORY.read_text().split()[1]) * PAGE_BYTES
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
