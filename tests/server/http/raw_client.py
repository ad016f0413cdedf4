"""A client that says what it likes over a plain socket."""

from __future__ import annotations

import base64
import contextlib
import os
import socket
from collections.abc import Iterator

from tests.server.support.server_process import ServerProcess

SECONDS = 30.0


@contextlib.contextmanager
def opened(server: ServerProcess, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection from one of the loopback addresses."""
    with socket.create_connection(("127.0.0.1", server.port), SECONDS, (source, 0)) as connection:
        connection.settimeout(SECONDS)
        yield connection


def answer_of(connection: socket.socket) -> bytes:
    """All that comes until the server closes."""
    received = b""
    with contextlib.suppress(ConnectionError):
        while piece := connection.recv(65536):
            received += piece
    return received


def said(server: ServerProcess, request: bytes, source: str = "127.0.0.1") -> bytes:
    """What the server answers to some bytes before it closes."""
    with opened(server, source) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(request)
        return answer_of(connection)


def head(path: str = "/api/games", *headers: str, host: str = "127.0.0.1", method: str = "GET") -> bytes:
    """A request's head; after its answer the server closes the connection."""
    lines = [f"{method} {path} HTTP/1.1", f"host: {host}", "connection: close", *headers, "", ""]
    return "\r\n".join(lines).encode("latin-1")


def status_of(answer: bytes) -> int:
    """The status of the first answer; 0 if the connection was closed without one."""
    return int(answer.split()[1]) if answer.startswith(b"HTTP/1.") else 0


def websocket_head(table: str, *headers: str, host: str = "127.0.0.1") -> bytes:
    """The handshake of a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"host: {host}",
        "connection: upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        f"sec-websocket-key: {key}",
        *headers,
        "",
        "",
    ]
    return "\r\n".join(lines).encode("latin-1")


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    assert len(payload) < 126
    return bytes([opcode | (0x80 if final else 0), 0x80 | len(payload), 0, 0, 0, 0]) + payload


CONTINUATION, TEXT, PING = 0, 1, 9


def upgraded(connection: socket.socket, table: str) -> None:
    """Make the handshake."""
    connection.sendall(websocket_head(table))
    received = b""
    while b"\r\n\r\n" not in received:
        piece = connection.recv(65536)
        assert piece, received
        received += piece
    assert status_of(received) == 101, received
