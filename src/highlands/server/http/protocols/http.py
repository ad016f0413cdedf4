"""HTTP with limits, on uvicorn's httptools protocol."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, ClassVar

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from highlands.server.http.deadline import Deadline
from highlands.server.http.protocols.registry import ConnectionRegistry
from highlands.server.http.protocols.websocket import BoundedWebSocketProtocol
from highlands.server.metrics import CLOSED_CONNECTIONS


class _TooLargeError(Exception):
    """More of a request than is allowed; httptools makes an HttpParserError of it."""


class BoundedHttpProtocol(HttpToolsProtocol):
    """One connection. Its requests have limits of size and time, and connections are limited by address."""

    registry: ClassVar[ConnectionRegistry]

    def __init__(self, *arguments: Any, **more: Any) -> None:
        """As uvicorn makes it."""
        super().__init__(*arguments, **more)
        self._limits = self.registry.limits
        self._reading = Deadline(self.loop)
        self._writing = Deadline(self.loop)
        self._answering: RequestResponseCycle | None = None
        self._is_counted = False
        self._is_in_head = True
        self._head_bytes = 0
        """What has come of a head that is not complete."""
        self._header_bytes = 0
        """The size of the URL and of all headers and trailers of the present request."""
        self._request_bytes = 0
        self._refusal = HTTPStatus.BAD_REQUEST

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, or refuse it."""
        super().connection_made(transport)
        self._is_counted = self.registry.admit(self)
        if self._is_counted:
            self._await_head()
        else:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting it."""
        self._release()
        self._reading.clear()
        self._writing.clear()
        # uvicorn leaves its timer running for a connection that was reset.
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def _release(self) -> None:
        self.registry.stop_waiting(self)
        if self._is_counted:
            self._is_counted = False
            self.registry.remove(self.registry.key_of(self))

    def give_up(self, reason: str) -> None:
        """Close the connection at once."""
        CLOSED_CONNECTIONS.labels(reason).inc()
        self._release()
        self._stop_answering()
        self.transport.abort()

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer with nothing but a status, and close."""
        if not self.transport.is_closing():
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self._stop_answering()
            self.transport.close()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _stop_answering(self) -> None:
        """Tell the application that nobody waits for its answer: uvicorn would write it into a closed transport."""
        self.pipeline.clear()
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    # Reading

    def _await_head(self) -> None:
        self._reading.set(self._limits.head_seconds, self._time_out, "head-timeout")

    def _time_out(self, reason: str) -> None:
        CLOSED_CONNECTIONS.labels(reason).inc()
        if self._request_bytes:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self._stop_answering()
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Feed the parser, within the limits."""
        if self.transport.is_closing():
            return
        self._request_bytes += len(data)
        if self._is_in_head:
            self._head_bytes += len(data)
        super().data_received(data)
        # The parser reports a header when it is complete, and until then copies all of it for each piece that comes.
        is_endless_head = self._is_in_head and self._head_bytes > self._limits.head_bytes
        if is_endless_head or self._request_bytes > self._limits.request_bytes:
            CLOSED_CONNECTIONS.labels("too-large").inc()
            self._refuse(
                HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if is_endless_head else HTTPStatus.REQUEST_ENTITY_TOO_LARGE
            )

    def send_400_response(self, msg: str) -> None:
        """A request that the parser, or a limit, has rejected."""
        CLOSED_CONNECTIONS.labels("unreadable" if self._refusal is HTTPStatus.BAD_REQUEST else "too-large").inc()
        if self._refusal is HTTPStatus.BAD_REQUEST:
            super().send_400_response(msg)
            self._stop_answering()
        else:
            self._refuse(self._refusal)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._header_bytes = 0
        if not self._reading.is_set:
            self._await_head()

    def on_url(self, url: bytes) -> None:
        """A part of the request line."""
        self._count_header(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer after the body."""
        self._count_header(len(name) + len(value))
        super().on_header(name, value)

    def _count_header(self, size: int) -> None:
        self._header_bytes += size
        if self._header_bytes > self._limits.head_bytes:
            self._refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise _TooLargeError

    def on_headers_complete(self) -> None:
        """The head is complete, and the application is called."""
        if len(self.pipeline) >= self._limits.pipelined:
            self._refusal = HTTPStatus.TOO_MANY_REQUESTS
            raise _TooLargeError
        self._is_in_head = False
        self.registry.stop_waiting(self)
        self._reading.set(self._limits.body_seconds, self._time_out, "body-timeout")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request has come."""
        self._is_in_head, self._head_bytes, self._request_bytes = True, 0, 0
        if self.cycle is not None and self.cycle.response_complete:
            # It was answered before its body had come, and the next request is awaited already.
            self._await_head()
        else:
            self._reading.clear()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The connection is idle, unless requests are waiting."""
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline and self.cycle.response_complete:
            self.registry.wait(self)
            if not self._reading.is_set:
                self._await_head()

    def handle_websocket_upgrade(self) -> None:
        """From now on another worker is responsible, or the WebSocket's protocol, which counts it itself."""
        self._release()
        self._reading.clear()
        siblings = self.registry.siblings
        if siblings is not None and siblings.hand_over(self.transport, self.url, self._head()):
            self._stop_answering()
            self.transport.abort()  # it ends nothing but this worker's part
        else:
            super().handle_websocket_upgrade()

    def _head(self) -> bytes:
        """The head of the request, written again."""
        headers = b"".join(b"%b: %b\r\n" % header for header in self.scope["headers"])
        return b"%b %b HTTP/1.1\r\n%b\r\n" % (self.scope["method"].encode(), self.url, headers)

    # Writing

    def pause_writing(self) -> None:
        """The client does not read what is sent to it."""
        super().pause_writing()
        self._writing.set(self._limits.write_seconds, self.give_up, "write-timeout")

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._writing.clear()


def bounded_protocols(
    registry: ConnectionRegistry,
) -> tuple[type[BoundedHttpProtocol], type[BoundedWebSocketProtocol]]:
    """The protocols for a server, which share a registry. uvicorn makes their objects, so the classes carry it."""
    return (
        type("HttpProtocol", (BoundedHttpProtocol,), {"registry": registry}),
        type("WebSocketProtocol", (BoundedWebSocketProtocol,), {"registry": registry}),
    )
