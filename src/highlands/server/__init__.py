"""The table server: games between people and bots over HTTP and WebSocket.

`course` is what the log of a table makes of it, `doing` what may be done at it, `showing` what may be seen of it.
`tables` and `hall` serve them from the `store`; `connection` and `offices` are the two doors, `guard` stands at them.
"""

from highlands.extras import need

for _library in ("litestar", "uvicorn", "sqlalchemy", "alembic", "prometheus_client"):
    need(_library, "server")

from highlands.server.app import Settings, make_app  # noqa: E402 - only where the libraries are there

__all__ = ["Settings", "make_app"]
