"""A server with its pages, and a browser, for all tests here."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from highlands.server.http import static_pages
from tests.e2e.player import Player
from tests.server.support.server_process import ServerProcess, free_port

SHELL = "chromium-headless-shell"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_TEXT = "no text yet for"
"""What the pages say of a message whose file they have not fetched: a page must have all that it needs."""
PHONE = {"width": 390, "height": 844}
MAIL_PORT = free_port()
"""Where the host looks for a mail server."""
DESKTOP = {"width": 1440, "height": 900}


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose pages are built."""
    if not (static_pages.FOLDER / static_pages.INDEX).exists():
        pytest.fail("the web app is not built: run `make test`, or tools/setup node web pages")
    folder = tmp_path_factory.mktemp("host")
    # Players can be called at push services and by a mail server of our own: `tables/test_notifications.py` has them.
    calling = ["--notify-after=0.5", "--push-to-private-addresses", f"--smtp=smtp://127.0.0.1:{MAIL_PORT}"]
    calling += ["--mail-from=games@example.org", "--public-address=https://games.example.org"]
    running = ServerProcess(
        f"sqlite+aiosqlite:///{folder / 'games.db'}", folder / "server.log", "--review-iterations=20", *calling
    )
    running.start()
    yield running
    running.kill()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives browsers. Not for the session: while it runs, no other test can have an event loop."""
    with sync_playwright() as running:
        yield running


def launch(playwright: Playwright, names: tuple[str, ...]) -> Browser:
    """Start the first of these that this system has."""
    path = next((found for name in names if (found := shutil.which(name))), None)
    if path is None:
        pytest.fail("there is no Chromium: run `make test`, which installs it where it can")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The system's Chromium, if possible its shell without windows: a page costs a quarter less."""
    browser = launch(playwright, (SHELL, *BROWSERS))
    yield browser
    browser.close()


@pytest.fixture
def context(chromium: Browser, host: ServerProcess) -> Iterator[Callable[..., BrowserContext]]:
    """Makes browsers of their own, each with an empty memory, in which nothing may go wrong unseen."""
    made: list[BrowserContext] = []
    faults: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.text.startswith(NO_TEXT) else None)
        page.on("request", lambda request: _check_host(request.url, faults, host))

    def make(*, size: dict[str, int] = DESKTOP, language: str = "en", **more: Any) -> BrowserContext:
        new = chromium.new_context(
            viewport=size,  # type: ignore[arg-type]
            base_url=more.pop("base_url", host.address),
            locale=language,
            has_touch=size == PHONE,
            reduced_motion=more.pop("reduced_motion", "reduce"),
            # It fetches all pages anew for each browser: a fifth of what a test costs. Who needs it asks for it.
            service_workers=more.pop("service_workers", "block"),
            **more,
        )
        new.set_default_timeout(15_000)
        new.on("page", watch)
        made.append(new)
        return new

    yield make
    for one in made:
        one.close()
    assert faults == []


def named(host: ServerProcess) -> str:
    """The host by a name: browsers offer passkeys under no bare address."""
    return host.address.replace("127.0.0.1", "localhost")


def _check_host(url: str, faults: list[str], host: ServerProcess) -> None:
    """No request ever leaves the host."""
    addresses = (host.address, named(host))
    sockets = tuple(address.replace("http", "ws") for address in addresses)
    if not url.startswith((*addresses, *sockets, "data:", "blob:")):
        faults.append(f"asked {url}")


@pytest.fixture
def player(context: Callable[..., BrowserContext]) -> Callable[..., Player]:
    """Makes people, each at a browser of their own."""

    def make(name: str | None = "Ann", *, dark: bool = False, confirm: bool = False, **more: Any) -> Player:
        browser = context(**more)
        kept: dict[str, Any] = {"theme": "dark" if dark else "light", "confirm": confirm}
        return Player(browser, kept if name is None else {**kept, "name": name})

    return make
