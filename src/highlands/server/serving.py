"""Running the server: one process, until it is told to stop."""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import os
import socket
import sys
from pathlib import Path

import uvicorn

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.server.app import Settings, make_app
from highlands.server.messages import LONGEST_REQUEST

COLLECTING = (500_000, 5, 5)
"""When Python looks for cycles that nobody needs any more: when there are so many objects more than the last time.

A look takes as long as there are objects made since the last one, and a move makes nearly all of a table anew: with a
thousand tables 100 ms and more, in which nobody is answered. Objects that replace others don't count. Where there is a
quiet moment before that, `Hall` uses it.
"""

GRACE = 5
"""Seconds that open connections are given when the server stops."""


def default_database() -> str:
    """The file in the user's data folder where games are kept."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite+aiosqlite:///{home / 'highlands' / 'games.db'}"


class JsonLines(logging.Formatter):
    """A line of the log is one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """With what went wrong, if something did."""
        line = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if table := getattr(record, "table", None):
            line["table"] = table
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    """Write the log as JSON Lines, to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    # They would tell of every connection that comes and goes, and of every look at the schema.
    for chatty in ("uvicorn", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


class ListeningError(HighlandsError):
    """An address where nobody can listen, with a reason for the host."""


def listen(host: str, port: int) -> socket.socket:
    """Take an address and a port, for `serve`; ListeningError if they can't be had. Nobody is let in yet."""
    try:
        kind, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        taken = socket.socket(kind, socket.SOCK_STREAM)
        try:
            # What is left over from a server that has just ended is no hindrance.
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            taken.bind(address)
        except OSError:
            taken.close()
            raise
    except OSError as error:
        reason = error.strerror or str(error)
        raise ListeningError(message("serve-cannot-listen", address=f"{host}:{port}", reason=reason)) from None
    return taken


def serve(settings: Settings, listening: socket.socket) -> None:
    """Serve until a signal comes."""
    log_as_json()
    gc.set_threshold(*COLLECTING)
    app = make_app(settings)
    # What has been loaded until now stays, and need never be looked at again.
    gc.collect()
    gc.freeze()
    config = uvicorn.Config(
        app,
        # Whom to believe about addresses is for our own guard to decide.
        proxy_headers=False,
        ws_max_size=LONGEST_REQUEST,
        # A state is small, and thousands of compressors are not.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    with listening, contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
