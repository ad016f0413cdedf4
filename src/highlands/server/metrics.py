"""What the server tells those who watch over it, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

TABLES = Gauge("highlands_tables_in_memory", "Tables that are being served.")
CONNECTIONS = Gauge("highlands_connections", "Open WebSockets.")
MOVE_SECONDS = Histogram(
    "highlands_move_seconds",
    "From a request to its acknowledgement, stored.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
REFUSALS = Counter("highlands_refusals", "Requests that were refused.", ["reason"])
DROPPED = Counter("highlands_dropped_connections", "Connections closed by the server.", ["reason"])
BOT_QUEUE = Gauge("highlands_bot_queue", "Moves and hints that bots think about or that wait for one.")
BOT_SECONDS = Histogram("highlands_bot_seconds", "From asking a bot to its answer, waiting included.")
