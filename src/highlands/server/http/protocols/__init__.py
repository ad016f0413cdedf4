"""uvicorn's protocols with limits: what a client may hold open, send at once, and leave unfinished.

No ASGI server for Python counts connections by address before a request is complete, and uvicorn with httptools bounds
neither the size of a request's head nor the time that it takes. `http` and `websocket` add that to uvicorn's protocols,
`registry` counts the connections of the whole process, `siblings` hands WebSockets to other workers of the same server.
They build on methods of uvicorn that any release may change, so `pyproject.toml` has the versions that were tested.
"""

from highlands.server.http.protocols.http import BoundedHttpProtocol, bounded_protocols
from highlands.server.http.protocols.registry import ConnectionLimits, ConnectionRegistry
from highlands.server.http.protocols.siblings import Siblings
from highlands.server.http.protocols.websocket import BoundedWebSocketProtocol

__all__ = [
    "BoundedHttpProtocol",
    "BoundedWebSocketProtocol",
    "ConnectionLimits",
    "ConnectionRegistry",
    "Siblings",
    "bounded_protocols",
]
