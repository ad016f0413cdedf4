"""The table server: games between people and bots over HTTP and WebSocket.

`http` is the ASGI application, `tables` the event-sourced tables it serves, `store` their database. `messages` are the
types of the protocol, `run` starts the process.
"""

from highlands.server.http.app import Settings, make_app

__all__ = ["Settings", "make_app"]
