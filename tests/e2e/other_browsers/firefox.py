"""Firefox, over Marionette: the remote control that is built into it, and that geckodriver uses."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

from tests.e2e.other_browsers.driver import COMMAND_SECONDS, Driver, WebDriverError
from tests.server.support.server_process import free_port

NAMES = ("firefox-esr", "firefox")
PACKAGE = "firefox-esr"
START_SECONDS = 90.0


def find_firefox() -> str | None:
    """The system's Firefox."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def start_firefox(folder: Path, language: str = "en") -> Driver:
    """A Firefox with an empty profile and no window."""
    binary = find_firefox()
    assert binary is not None
    port = free_port()
    profile = folder / "profile"
    profile.mkdir(parents=True)
    preferences = {
        "marionette.port": port,
        "intl.accept_languages": language,
        "ui.prefersReducedMotion": 1,
        # Nothing is asked of any other host.
        "browser.shell.checkDefaultBrowser": False,
        "browser.startup.homepage_override.mstone": "ignore",
        "datareporting.policy.dataSubmissionEnabled": False,
        "app.update.disabledForTesting": True,
        "network.captive-portal-service.enabled": False,
        "network.connectivity-service.enabled": False,
        "services.settings.server": "data:,",
        "extensions.getAddons.cache.enabled": False,
        "extensions.update.enabled": False,
        "toolkit.telemetry.enabled": False,
        "browser.safebrowsing.malware.enabled": False,
        "browser.safebrowsing.phishing.enabled": False,
    }
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    with (folder / "firefox.log").open("wb") as log:
        process = subprocess.Popen(
            [binary, "--headless", "--marionette", "--no-remote", "--profile", str(profile), "about:blank"],
            stdout=log,
            stderr=log,
        )
    try:
        return Driver(Marionette(process, port))
    except BaseException:
        process.kill()
        raise


class Marionette:
    """Messages `length:[type, id, command or error, values or result]` over TCP."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self._process = process
        self._socket = self._connect(port)
        self._buffer = b""
        self._number = 0
        self._receive()  # its greeting
        self.send("NewSession", capabilities={"alwaysMatch": {}})

    def _connect(self, port: int) -> socket.socket:
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                return socket.create_connection(("127.0.0.1", port), timeout=COMMAND_SECONDS)
            except OSError:
                assert self._process.poll() is None, "Firefox ended before it listened"
                assert time.monotonic() < deadline, "Firefox did not begin to listen"
                time.sleep(0.1)

    def send(self, command: str, **values: Any) -> Any:
        self._number += 1
        text = json.dumps([0, self._number, f"WebDriver:{command}", values]).encode()
        self._socket.sendall(str(len(text)).encode() + b":" + text)
        _, _, error, result = self._receive()
        if error is not None:
            raise WebDriverError(f"{command}: {error['error']}: {error['message']}")
        return result["value"] if isinstance(result, dict) and result.keys() == {"value"} else result

    def _receive(self) -> Any:
        while b":" not in self._buffer:
            self._read()
        length, _, self._buffer = self._buffer.partition(b":")
        while len(self._buffer) < int(length):
            self._read()
        message, self._buffer = self._buffer[: int(length)], self._buffer[int(length) :]
        return json.loads(message)

    def _read(self) -> None:
        got = self._socket.recv(1 << 16)
        assert got, "Firefox hung up"
        self._buffer += got

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
