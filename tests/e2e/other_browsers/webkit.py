"""WebKitGTK's MiniBrowser, over HTTP by WebKitWebDriver, on a virtual screen."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx

from tests.e2e.other_browsers.driver import COMMAND_SECONDS, Driver, WebDriverError
from tests.server.support.server_process import free_port

PACKAGES = "webkit2gtk-driver and xvfb"
START_SECONDS = 60.0
BROWSERS = ("lib/*/webkit2gtk-4.*/MiniBrowser", "libexec/webkit2gtk-4.*/MiniBrowser")
"""Where distributions put it, under /usr: it is no command of its own."""
ROUTES = {
    "Navigate": ("POST", "url"),
    "Refresh": ("POST", "refresh"),
    "SetWindowRect": ("POST", "window/rect"),
    "SetTimeouts": ("POST", "timeouts"),
    "ExecuteScript": ("POST", "execute/sync"),
    "ExecuteAsyncScript": ("POST", "execute/async"),
    "PerformActions": ("POST", "actions"),
    "FindElement": ("POST", "element"),
    "ElementSendKeys": ("POST", "element/{id}/value"),
    "TakeScreenshot": ("GET", "screenshot"),
}


def find_webkit() -> tuple[str, str, str] | None:
    """The driver, the browser and the virtual screen, if all three are there."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browsers = [path for pattern in BROWSERS for path in Path("/usr").glob(pattern)]
    if driver is None or screen is None or not browsers:
        return None
    return driver, str(min(browsers)), screen


def start_webkit(folder: Path, language: str = "en") -> Driver:
    """A MiniBrowser with an empty memory."""
    found = find_webkit()
    assert found is not None
    folder.mkdir(parents=True, exist_ok=True)
    return Driver(WebKit(*found, folder, language))


class WebKit:
    """The processes, and the session's HTTP requests."""

    def __init__(self, driver: str, browser: str, screen: str, folder: Path, language: str) -> None:
        self._processes: list[subprocess.Popen[bytes]] = []
        port = free_port()
        # No certificates: reading them takes longer than a command.
        self._client = httpx.Client(verify=False, timeout=COMMAND_SECONDS)
        try:
            environment = os.environ | {
                "DISPLAY": self._start_screen(screen, folder),
                "GDK_BACKEND": "x11",
                "LIBGL_ALWAYS_SOFTWARE": "1",
                "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
                "LANGUAGE": language,
                "NO_AT_BRIDGE": "1",
            }
            self._start([driver, f"--port={port}", "--host=127.0.0.1"], folder / "driver.log", environment)
            self._address = f"http://127.0.0.1:{port}/session"
            self._await(port)
            options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
            session = self._request("POST", "", {"capabilities": {"alwaysMatch": options}})
            self._address += f"/{session['sessionId']}"
        except BaseException:
            self.close()
            raise

    def _start(self, command: list[str], log: Path, environment: dict[str, str], **more: Any) -> None:
        with log.open("wb") as file:
            self._processes.append(subprocess.Popen(command, stdout=file, stderr=file, env=environment, **more))

    def _start_screen(self, screen: str, folder: Path) -> str:
        """Start the virtual screen; the number it chose."""
        reader, writer = os.pipe()
        command = [screen, "-displayfd", str(writer), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        self._start(command, folder / "screen.log", dict(os.environ), pass_fds=(writer,))
        os.close(writer)
        with os.fdopen(reader) as numbers:
            number = numbers.readline().strip()
        assert number, (folder / "screen.log").read_text()
        return f":{number}"

    def _await(self, port: int) -> None:
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                self._client.get(f"http://127.0.0.1:{port}/status")
                return
            except httpx.TransportError:
                assert time.monotonic() < deadline, "WebKitWebDriver did not begin to listen"
                time.sleep(0.1)

    def _request(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        address = f"{self._address}/{path}" if path else self._address
        answer = self._client.request(method, address, json=body if method == "POST" else None)
        value = answer.json()["value"]
        if answer.status_code != 200:
            raise WebDriverError(f"{path}: {value['error']}: {value['message']}")
        return value

    def send(self, command: str, **values: Any) -> Any:
        method, path = ROUTES[command]
        if "{id}" in path:
            path = path.format(id=values.pop("id"))
        return self._request(method, path, values)

    def close(self) -> None:
        try:
            if self._address.count("/") > 3:
                self._client.delete(self._address)
        except (httpx.TransportError, AttributeError):
            pass
        self._client.close()
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
