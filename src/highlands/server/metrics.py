"""The server's metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

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
BOT_JOBS = Gauge("highlands_bot_jobs", "Bot moves and hints that are running or queued.")
BOT_DURATION = Histogram(
    "highlands_bot_move_duration_seconds", "From requesting a bot's move to having it, time in the queue included."
)
