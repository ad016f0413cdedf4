"""The server's metrics for Prometheus.

Several workers behind one port are one server to whoever monitors it: each writes its numbers into files of a folder
that the supervisor names (`prometheus_client.multiprocess`), and any of them tells the sum. Counters of workers that
ended stay in it, gauges don't.
"""

from __future__ import annotations

import asyncio
import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from highlands.thinking.pool import Lane, ThinkingPool, Watcher

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable of the environment by which the library is told, when it is imported, where the files are."""
SUM: Final = "livesum"
"""Of a gauge: the sum over the workers that live."""
UPDATE_SECONDS = 1.0

LIVE_TABLES = Gauge("highlands_live_tables", "Tables in memory.", multiprocess_mode=SUM)
CONNECTIONS = Gauge("highlands_websocket_connections", "Open WebSocket connections.", multiprocess_mode=SUM)
COMMAND_DURATION = Histogram(
    "highlands_command_duration_seconds",
    "From a command to its acknowledgement, including the commit.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
REJECTIONS = Counter("highlands_rejections_total", "Rejected requests.", ["reason"])
DROPPED_CONNECTIONS = Counter(
    "highlands_websocket_dropped_total", "WebSocket connections closed by the server.", ["reason"]
)
OPEN_CONNECTIONS = Gauge("highlands_connections", "Open connections, of HTTP and WebSocket.", multiprocess_mode=SUM)
CLOSED_CONNECTIONS = Counter(
    "highlands_connections_closed_total", "Connections closed because of a limit, or for what they sent.", ["reason"]
)
BOT_DURATION = Histogram(
    "highlands_bot_move_duration_seconds", "From requesting a bot's move to having it, time in the queue included."
)
THINKING_WAITING = Gauge(
    "highlands_thinking_waiting",
    "Moves of bots, hints and parts of reviews that wait.",
    ["lane"],
    multiprocess_mode=SUM,
)
THINKING_RUNNING = Gauge("highlands_thinking_running", "The same, being worked on.", ["lane"], multiprocess_mode=SUM)
THINKING_WAIT = Histogram(
    "highlands_thinking_wait_seconds",
    "The time in the queue.",
    ["lane"],
    buckets=(0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60),
)
THINKING_SECONDS = Counter("highlands_thinking_core_seconds_total", "Time of a core used by worker processes.", ["job"])
THINKING_REFUSED = Counter("highlands_thinking_refused_total", "Jobs that were left out of a full queue.")
THINKING_REPLACED = Counter("highlands_thinking_replaced_total", "Worker processes that died or hung.")

HOST_REFUSED = Counter("highlands_host_page_refused_total", "Attempts to open the host's page that failed.")
NOTIFICATIONS = Counter(
    "highlands_notifications_total",
    "Messages to players, by channel and by what became of them.",
    ["channel", "outcome"],
)


class ThinkingMetrics(Watcher):
    """Counts what happens in the pool of worker processes."""

    def begun(self, lane: Lane, waited: float) -> None:
        """Observe the time in the queue."""
        THINKING_WAIT.labels(lane.value).observe(waited)

    def done(self, kind: str, seconds: float) -> None:
        """Add up the seconds."""
        THINKING_SECONDS.labels(kind).inc(seconds)

    def refused(self) -> None:
        """Count it."""
        THINKING_REFUSED.inc()

    def replaced(self) -> None:
        """Count it."""
        THINKING_REPLACED.inc()


async def measure_thinking(pool: ThinkingPool) -> None:
    """Show how much waits and runs in a pool, for ever."""
    while True:
        for lane in Lane:
            THINKING_WAITING.labels(lane.value).set(len(pool.waiting[lane]))
            THINKING_RUNNING.labels(lane.value).set(pool.running[lane])
        await asyncio.sleep(UPDATE_SECONDS)


def latest_metrics() -> bytes:
    """All metrics as text: of this process, or of all workers together."""
    if SHARED_FOLDER not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
