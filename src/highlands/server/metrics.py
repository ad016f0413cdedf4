"""The server's metrics for Prometheus."""

from __future__ import annotations

from functools import partial

from prometheus_client import Counter, Gauge, Histogram

from highlands.thinking.pool import Lane, ThinkingPool, Watcher

LIVE_TABLES = Gauge("highlands_live_tables", "Tables in memory.")
CONNECTIONS = Gauge("highlands_websocket_connections", "Open WebSocket connections.")
COMMAND_DURATION = Histogram(
    "highlands_command_duration_seconds",
    "From a command to its acknowledgement, including the commit.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
REJECTIONS = Counter("highlands_rejections_total", "Rejected requests.", ["reason"])
DROPPED_CONNECTIONS = Counter(
    "highlands_websocket_dropped_total", "WebSocket connections closed by the server.", ["reason"]
)
OPEN_CONNECTIONS = Gauge("highlands_connections", "Open connections, of HTTP and WebSocket.")
CLOSED_CONNECTIONS = Counter(
    "highlands_connections_closed_total", "Connections closed because of a limit, or for what they sent.", ["reason"]
)
BOT_DURATION = Histogram(
    "highlands_bot_move_duration_seconds", "From requesting a bot's move to having it, time in the queue included."
)
THINKING_WAITING = Gauge("highlands_thinking_waiting", "Moves of bots, hints and parts of reviews that wait.", ["lane"])
THINKING_RUNNING = Gauge("highlands_thinking_running", "The same, being worked on.", ["lane"])
THINKING_WAIT = Histogram(
    "highlands_thinking_wait_seconds",
    "The time in the queue.",
    ["lane"],
    buckets=(0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60),
)
THINKING_SECONDS = Counter("highlands_thinking_core_seconds_total", "Time of a core used by worker processes.", ["job"])
THINKING_REFUSED = Counter("highlands_thinking_refused_total", "Jobs that were left out of a full queue.")
THINKING_REPLACED = Counter("highlands_thinking_replaced_total", "Worker processes that died or hung.")


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


def measure_thinking(pool: ThinkingPool) -> None:
    """Show how much waits and runs in a pool, whenever somebody asks for the metrics."""
    for lane in Lane:
        THINKING_WAITING.labels(lane.value).set_function(partial(_waiting, pool, lane))
        THINKING_RUNNING.labels(lane.value).set_function(partial(_running, pool, lane))


def _waiting(pool: ThinkingPool, lane: Lane) -> float:
    return len(pool.waiting[lane])


def _running(pool: ThinkingPool, lane: Lane) -> float:
    return pool.running[lane]
