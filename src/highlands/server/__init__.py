"""The table server: games between people and bots over HTTP and WebSocket.

`http` is the ASGI application, `tables` the event-sourced tables it serves, `store` their database, `run`
starts the process. What is said to clients is `highlands.protocol`.
"""

from highlands.extras import need

_LIBRARIES = (
    "litestar",
    "uvicorn",
    "sqlalchemy",
    "alembic",
    "prometheus_client",
    "cryptography",
    "aiosmtplib",
    "openskill",
    "rustworkx",
)
"""Without any of them nothing is served, rather than everything but what needs it."""

for _library in _LIBRARIES:
    need(_library, "server")

from highlands.server.http.app import Settings, make_app  # noqa: E402 - only where the libraries are there

__all__ = ["Settings", "make_app"]
