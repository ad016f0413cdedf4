"""In Firefox and in WebKit: whole games of both, an invitation, a reload, and no page with a violation.

`tools/setup browsers` installs both where it can.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.access.test_access import AXE, PAGES
from tests.e2e.other_browsers import firefox, webkit
from tests.e2e.other_browsers.driver import Driver
from tests.e2e.player import choose, make_clicks
from tests.server.support.server_process import ServerProcess

pytestmark = pytest.mark.long

RUN_AXE = """
const done = arguments[arguments.length - 1];
axe.run(document, { resultTypes: ['violations'] }).then(
    ({ violations }) => done(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))),
    (error) => done([String(error)]),
);
"""


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    """A browser that is not Chromium."""
    folder: Path = tmp_path_factory.mktemp(request.param)
    if request.param == "firefox":
        if firefox.find_firefox() is None:
            pytest.skip(f"there is no Firefox: install the package {firefox.PACKAGE}, or run tools/setup browsers")
        driver = firefox.start_firefox(folder)
    else:
        if webkit.find_webkit() is None:
            pytest.skip(f"there is no WebKit: install the packages {webkit.PACKAGES}, or run tools/setup browsers")
        driver = webkit.start_webkit(folder)
    driver.resize(1280, 900)
    yield driver
    driver.close()


class SeatedPlayer:
    """Somebody at a seat, who looks at the page, and of whom the test asks the server what they may do."""

    def __init__(self, browser: Driver, host: ServerProcess, table: str, secret: str) -> None:
        self.browser, self._host, self._table, self._secret = browser, host, table, secret

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self._host.get(f"/api/tables/{self._table}", self._secret).json()
        return found

    def wait_for_turn(self) -> dict[str, Any]:
        """The state at my turn, or at the end."""
        found: dict[str, Any] = {}

        def is_there() -> bool:
            nonlocal found
            found = self.state
            return found["end"] is not None or bool(found["moves"])

        self.browser.wait(is_there, 60.0, "my turn")
        return found

    def close_reveal(self) -> None:
        """Go on from what is shown after a conflict, if it is: it stays until the player has seen it."""
        if self.browser.count("[data-close-reveal]"):
            self.browser.click("[data-close-reveal]")

    def play_on(self, chance: random.Random, *, moves: int = 10_000) -> list[str]:
        """Click one's way on until the game is over, or so many moves are made."""
        made: list[str] = []
        while len(made) < moves and (state := self.wait_for_turn())["end"] is None:
            # The server knows of the turn before the page shows it.
            self.browser.wait_for_rest()
            self.close_reveal()
            move, version = choose(state["moves"], chance), state["version"]
            make_clicks(self.browser, move)
            self.browser.wait(lambda before=version: self.state["version"] > before, what_for=move)
            made.append(move)
        return made


def remember(browser: Driver, host: ServerProcess, **settings: Any) -> None:
    """Let the browser be one that has been here before, with these settings and nothing else."""
    browser.open(f"{host.address}/icon.svg")
    browser.evaluate("localStorage.clear(); sessionStorage.clear()")
    browser.evaluate("localStorage.setItem('highlands.settings', arguments[0])", json.dumps(settings))


def sit(browser: Driver, host: ServerProcess, created: dict[str, Any]) -> SeatedPlayer:
    remember(browser, host, name="Ann", language="en")
    browser.open(f"{host.address}/t/{created['id']}#invite-{created['invitations'][0]}")
    browser.wait_for("[data-zone=hand]")
    return SeatedPlayer(browser, host, created["id"], claimed_secret(browser, created["id"]))


def claimed_secret(browser: Driver, table: str) -> str:
    """The secret that the browser has made for its seat, once the seat is claimed."""
    stored = "return JSON.parse(localStorage.getItem('highlands.seats'))[arguments[0]]"
    browser.wait(lambda: not browser.evaluate(stored, table)["isPending"], what_for="the claim")
    return str(browser.evaluate(stored, table)["secret"])


GAMES: list[Any] = [
    pytest.param("schotten-totten", [None, "shepherd"], {"tactics": True, "first": 0}, id="schotten-totten"),
    pytest.param("verraeter", [None, "shepherd", "shepherd"], {"players": 3}, id="verraeter"),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_whole_game(
    browser: Driver, host: ServerProcess, game: str, seats: list[str | None], options: dict[str, Any]
):
    created = host.create_table(game, seats, options=options)
    ann = sit(browser, host, created)
    made = ann.play_on(random.Random(5))
    assert len(made) > 10
    assert ann.state["end"]["reason"] == "played"
    browser.wait_for_rest()
    ann.close_reveal()
    browser.wait_for("dialog[open]")
    assert "Rematch" in browser.text("dialog[open]")


def test_an_invitation_and_a_reload(browser: Driver, host: ServerProcess):
    """Whoever is invited gives a name and sits; after a reload they still do, and the secret is out of sight."""
    created = host.create_table(options={"first": 1}, language="el")
    remember(browser, host)
    browser.open(f"{host.address}/t/{created['id']}?lang=el#invite-{created['invitations'][1]}")
    browser.type("form input", "Βασίλης")
    assert browser.evaluate("return document.documentElement.lang") == "el"
    browser.click("form button.primary")
    ben = SeatedPlayer(browser, host, created["id"], claimed_secret(browser, created["id"]))
    host.claim(created["id"], created["invitations"][0], "Ann")
    assert [seat["name"] for seat in ben.wait_for_turn()["seats"]] == ["Ann", "Βασίλης"]
    assert "#" not in browser.evaluate("return location.href")
    browser.reload()
    browser.wait_for("[data-zone=hand]")
    assert len(ben.play_on(random.Random(1), moves=1)) == 1


def test_no_page_has_a_violation(browser: Driver, host: ServerProcess):
    remember(browser, host, name="Ann", language="en", theme="light")
    found: dict[str, list[str]] = {}
    for path in PAGES:
        browser.open(host.address + path)
        browser.wait_for("main h1")
        browser.evaluate(f"{AXE.read_text(encoding='utf-8')}; window.axe = axe")
        found[path] = browser.evaluate_async(RUN_AXE)
    assert not any(found.values()), found
