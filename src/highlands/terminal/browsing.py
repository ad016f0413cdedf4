"""Opening the pages of a local server in a browser."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser

from highlands.games import game_names

ANSWER_TIMEOUT = 2.0
START_TIMEOUT = 120.0
ALL_INTERFACES = ("0.0.0.0", "::", "")


def local_url(host: str, port: int) -> str:
    """The URL under which a browser on this machine reaches a server that listens there."""
    name = "127.0.0.1" if host in ALL_INTERFACES else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def is_running(url: str) -> bool:
    """Whether a server of ours answers there."""
    try:
        with urllib.request.urlopen(f"{url}api/games", timeout=ANSWER_TIMEOUT) as answer:
            return {game["name"] for game in json.load(answer)} >= set(game_names())
    except (OSError, ValueError, TypeError, KeyError, urllib.error.URLError):
        return False


def has_display() -> bool:
    """Whether a window can be opened; a text browser would take the terminal away from the server."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(url: str) -> None:
    """Open the pages, where there is a display."""
    if has_display():
        webbrowser.open(url)


def open_browser_when_running(url: str) -> None:
    """Open the pages as soon as the server answers."""

    def wait() -> None:
        deadline = time.monotonic() + START_TIMEOUT
        while time.monotonic() < deadline:
            if is_running(url):
                open_browser(url)
                return
            time.sleep(0.1)

    threading.Thread(target=wait, name="browser", daemon=True).start()
