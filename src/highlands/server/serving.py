"""Running the server: one process, until it is told to stop."""

from __future__ import annotations

import gc
import json
import logging
import os
import sys
from pathlib import Path

import uvicorn

from highlands.server.app import Settings, make_app
from highlands.server.messages import LONGEST_REQUEST

COLLECTING = (50_000, 20, 50)

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


def serve(settings: Settings, *, host: str, port: int) -> None:
    """Serve until a signal comes."""
    log_as_json()
    # What is served lives long, and hardly anything of it is a cycle: looking for those is rarely worth the pause.
    gc.set_threshold(*COLLECTING)
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        ws_max_size=LONGEST_REQUEST,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
