"""A browser behind the commands of W3C WebDriver, whatever carries them."""

from __future__ import annotations

import base64
import time
from pathlib import Path
from typing import Any, Protocol

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The key under which WebDriver hands out elements."""
COMMAND_SECONDS = 200.0
SCRIPT_SECONDS = 180
"""axe-core takes long for a large page, and longer on a busy machine."""
PAUSE = 0.05
SECONDS = 30.0

POINT = """
const element = [...document.querySelectorAll(arguments[0])].filter((one) => one.getClientRects().length)[arguments[1]];
if (!element) return null;
element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
const { left, top, width, height } = element.getBoundingClientRect();
// In a large hand the next card covers all but the edge, so besides the middle the corner is tried.
const middle = [left + width / 2, top + height / 2];
const corner = [left + Math.min(10, width / 2), top + Math.min(25, height / 2)];
const free = [middle, corner].find((point) => element.contains(document.elementFromPoint(...point)));
return free ? free.map(Math.round) : null;
"""

REST_MS = 200
AT_REST = """
const done = arguments[arguments.length - 1];
let changes = 0;
const watch = new MutationObserver((seen) => (changes += seen.length));
watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
const lasts = ({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity;
setTimeout(() => {
    watch.disconnect();
    done(!changes && !document.getAnimations().some(lasts));
}, arguments[0]);
"""


class Transport(Protocol):
    """Carries commands to a browser. Named as in Marionette, `WebDriver:` left out."""

    def send(self, command: str, **values: Any) -> Any:
        """The result of a command; WebDriverError if it failed."""

    def close(self) -> None:
        """End the browser."""


class WebDriverError(Exception):
    """A command that the browser refused."""


class Driver:
    """One window."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        transport.send("SetTimeouts", script=SCRIPT_SECONDS * 1000, pageLoad=SCRIPT_SECONDS * 1000)

    def open(self, address: str) -> None:
        self._transport.send("Navigate", url=address)

    def reload(self) -> None:
        self._transport.send("Refresh")

    def resize(self, width: int, height: int) -> None:
        self._transport.send("SetWindowRect", width=width, height=height)

    def evaluate(self, script: str, *values: Any) -> Any:
        """The result of a function's body, which finds the values in `arguments`."""
        return self._transport.send("ExecuteScript", script=script, args=list(values))

    def evaluate_async(self, script: str, *values: Any) -> Any:
        """The same of a body that hands its result to its last argument."""
        return self._transport.send("ExecuteAsyncScript", script=script, args=list(values))

    def count(self, selector: str) -> int:
        """How many such elements are shown."""
        found = self.evaluate(
            "return [...document.querySelectorAll(arguments[0])].filter((one) => one.getClientRects().length).length",
            selector,
        )
        return int(found)

    def text(self, selector: str) -> str:
        return str(self.evaluate("return document.querySelector(arguments[0])?.innerText ?? ''", selector))

    def wait_for(self, selector: str, seconds: float = SECONDS) -> None:
        """Wait until such an element is shown."""
        self.wait(lambda: self.count(selector) > 0, seconds, selector)

    @staticmethod
    def wait(what: Any, seconds: float = SECONDS, what_for: str = "it") -> None:
        """Wait until something is so."""
        deadline = time.monotonic() + seconds
        while not what():
            assert time.monotonic() < deadline, f"{what_for} did not come about"
            time.sleep(PAUSE)

    def wait_for_rest(self) -> None:
        """Wait until the page has shown all that has come, and nothing on it moves."""
        self.wait(lambda: self.evaluate_async(AT_REST, REST_MS), what_for="a page at rest")

    def click(self, selector: str, place: int = 0) -> None:
        """Click on an element with the pointer, once it is there and nothing covers it."""
        point: list[int] | None = None

        def found() -> bool:
            nonlocal point
            point = self.evaluate(POINT, selector, place)
            return point is not None

        self.wait(found, what_for=f"a free {selector}")
        assert point is not None
        x, y = point
        self._transport.send(
            "PerformActions",
            actions=[
                {
                    "type": "pointer",
                    "id": "mouse",
                    "parameters": {"pointerType": "mouse"},
                    "actions": [
                        {"type": "pointerMove", "x": x, "y": y, "duration": 0, "origin": "viewport"},
                        {"type": "pointerDown", "button": 0},
                        {"type": "pointerUp", "button": 0},
                    ],
                }
            ],
        )

    def type(self, selector: str, text: str) -> None:
        """Type into a field."""
        self.wait_for(selector)
        found = self._transport.send("FindElement", using="css selector", value=selector)
        self._transport.send("ElementSendKeys", id=found[ELEMENT], text=text)

    def screenshot(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._transport.send("TakeScreenshot")))

    def close(self) -> None:
        self._transport.close()
