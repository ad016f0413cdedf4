"""Running the server: one process, until a signal stops it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import os
import resource
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import msgspec
import uvicorn
from litestar import Litestar

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.protocol.messages import MAX_REQUEST_BYTES
from highlands.server.http.addresses import TrustedProxies
from highlands.server.http.app import Settings, make_app
from highlands.server.http.protocols import ConnectionLimits, ConnectionRegistry, Siblings, bounded_protocols
from highlands.server.http.rate_limits import RateLimits
from highlands.server.warm_up import load_kernels

GC_THRESHOLDS = (500_000, 5, 5)
"""The thresholds of Python's cyclic garbage collector.

A collection takes time proportional to the objects allocated since the last one, and a move reallocates most of a
table: with a thousand tables at the default thresholds it paused the event loop for 100 ms and more. Objects that
replace others don't count towards a threshold. `TableManager` collects in idle moments before this one is reached.
"""

GRACE_SECONDS = 5
"""How long open connections may take to close when the server stops."""

MAX_FILES = 20_000
RESERVED_FILES = 200
"""Open files that are no connections of clients: databases, pipes, logs."""
FRAMES_PER_REQUEST = 4
"""Frames of a WebSocket for each request that is allowed: pings, pongs and fragments are frames too."""


def data_folder() -> Path:
    """The user's."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "highlands"


def default_database() -> str:
    """The SQLite file in the user's data folder."""
    return f"sqlite+aiosqlite:///{data_folder() / 'games.db'}"


class JsonFormatter(logging.Formatter):
    """Formats each log record as one JSON object (JSON Lines)."""

    def format(self, record: logging.LogRecord) -> str:
        """The record, with its table and its traceback if it has them."""
        line = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if table := getattr(record, "table", None):
            line["table"] = table
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    """Write the log as JSON Lines to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    # At INFO it logs every check of the schema.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # At WARNING it logs every request that can't be read, with which anybody could fill the disk; a metric counts them.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)


class BindError(HighlandsError):
    """An address that can't be bound, with a reason for the host."""


def bind(host: str, port: int) -> socket.socket:
    """Bind a socket for `serve`, before anything slow is started; BindError if that fails."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        bound = socket.socket(family, socket.SOCK_STREAM)
        try:
            # Connections of the previous server in TIME_WAIT must not prevent a restart.
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            bound.bind(address)
        except OSError:
            bound.close()
            raise
    except OSError as error:
        reason = error.strerror or str(error)
        raise BindError(message("serve-cannot-listen", address=f"{host}:{port}", reason=reason)) from None
    return bound


def connection_limits(rates: RateLimits) -> ConnectionLimits:
    """The limits of connections that follow from those of requests, and from the system's limit of open files."""
    defaults = ConnectionLimits()
    return msgspec.structs.replace(
        defaults,
        total=max(1, _raise_file_limit() - RESERVED_FILES),
        # A player's browser has, beside the WebSocket, a few connections for pages and requests.
        per_address=2 * rates.connections_per_address,
        frames_per_second=max(defaults.frames_per_second, FRAMES_PER_REQUEST * rates.requests_per_second),
        frame_burst=max(defaults.frame_burst, FRAMES_PER_REQUEST * rates.request_burst),
    )


def _raise_file_limit() -> int:
    """Let this process open as many files, and so connections, as the system allows it, within reason."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(MAX_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MAX_FILES if soft == resource.RLIM_INFINITY else min(MAX_FILES, soft)


class DrainingServer(uvicorn.Server):
    """Hands its tables and clients over to other nodes before it stops."""

    def __init__(
        self, config: uvicorn.Config, app: Litestar, siblings: Siblings | None, on_ready: Callable[[], None]
    ) -> None:
        """The server of an application; `on_ready` is called when it accepts connections."""
        super().__init__(config)
        self._app = app
        self._siblings = siblings
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self._siblings is not None:
            self._siblings.listen(self._make_protocol)
        self._on_ready()

    def _make_protocol(self) -> asyncio.Protocol:
        """The protocol of a connection that another worker has accepted, as uvicorn makes it of its own."""
        make = cast("Callable[..., asyncio.Protocol]", self.config.http_protocol_class)
        return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no more connections, hand over, and stop."""
        for server in self.servers:
            server.close()
        if self._siblings is not None:
            self._siblings.close()
        await self._app.state.notifier.stop()
        await self._app.state.manager.drain()
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    *bound: socket.socket,
    siblings: Siblings | None = None,
    on_ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve on bound sockets until a signal comes, beside other workers if there are any."""
    log_as_json()
    gc.set_threshold(*GC_THRESHOLDS)
    load_kernels()
    app = make_app(settings)
    # What has been loaded until now stays for good: take it out of all future collections.
    gc.collect()
    gc.freeze()
    proxies = TrustedProxies(settings.proxies)
    registry = ConnectionRegistry(connection_limits(settings.limits), proxies, monitor_port=settings.monitor_port)
    registry.siblings = siblings
    http_protocol, websocket_protocol = bounded_protocols(registry)

    def follow_limits(limits: RateLimits) -> None:
        registry.limits = connection_limits(limits)

    app.state.admission.on_limits = follow_limits
    config = uvicorn.Config(
        app,
        http=http_protocol,
        ws=websocket_protocol,
        # `AdmissionControl` decides which forwarding headers to trust.
        proxy_headers=False,
        ws_max_size=MAX_REQUEST_BYTES,
        # States are small, but thousands of compression contexts are not.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    with contextlib.ExitStack() as sockets, contextlib.suppress(KeyboardInterrupt):
        for each in bound:
            sockets.enter_context(each)
        DrainingServer(config, app, siblings, on_ready).run(sockets=list(bound))
