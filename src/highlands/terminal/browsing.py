"""Opening the pages of a server of one's own in a browser."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser

ANSWER_SECONDS = 2.0
START_SECONDS = 120.0
EVERYWHERE = ("0.0.0.0", "::", "")


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds a server that listens there."""
    name = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def is_served(address: str) -> bool:
    """Whether a server of ours is there already."""
    try:
        with urllib.request.urlopen(f"{address}health", timeout=ANSWER_SECONDS) as answer:
            return "in_memory" in json.load(answer)
    except (OSError, ValueError, urllib.error.URLError):
        return False


def has_screen() -> bool:
    """Whether a window can be opened; a browser of text would take the terminal away from the server."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    """Open the pages, where there is a screen to open them on."""
    if has_screen():
        webbrowser.open(address)


def show_when_served(address: str) -> None:
    """Open the pages as soon as the server answers."""

    def wait() -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if is_served(address):
                show(address)
                return
            time.sleep(0.1)

    threading.Thread(target=wait, name="browser", daemon=True).start()
