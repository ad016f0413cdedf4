"""``make screenshots``: pictures of every page, in two sizes and several languages, to be looked at.

python -m tests.e2e.screens.screenshots [--out FOLDER] [--languages en,el,uk] [--only NAME]
"""

from __future__ import annotations

import argparse
import random
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import BROWSERS, DESKTOP, PHONE
from tests.e2e.player import Player, choose
from tests.server.server_process import ServerProcess

SIZES = {"phone": PHONE, "desktop": DESKTOP}
PATHS = {
    "home": "/",
    "new": "/new",
    "lobby": "/lobby",
    "rules-schotten-totten": "/rules/schotten-totten",
    "rules-verraeter": "/rules/verraeter",
}
SETTLING = 700
"""Milliseconds until nothing moves any more."""


class Photographer:
    """Goes from page to page, with one language, size and theme."""

    def __init__(self, host: ServerProcess, browser: Browser, out: Path, language: str, size: str, theme: str) -> None:
        self.host, self.out = host, out
        self.name = f"{language}-{size}" + ("-dark" if theme == "dark" else "")
        context = browser.new_context(
            viewport=SIZES[size],  # type: ignore[arg-type]
            base_url=host.address,
            locale=language,
            device_scale_factor=2 if size == "phone" else 1,
            reduced_motion="reduce",
        )
        self.player = Player(context, {"language": language, "theme": theme, "name": "Ann"})

    def take(self, what: str) -> None:
        """A picture of the page as it is."""
        self.player.page.wait_for_timeout(SETTLING)
        self.player.page.screenshot(path=self.out / f"{what}-{self.name}.png")

    def pages(self) -> None:
        for what, path in PATHS.items():
            self.player.open(path)
            self.player.page.wait_for_selector("main h1")
            self.take(what)

    def invitation(self) -> None:
        self.player.open("/new")
        self.player.page.locator("form button[type=submit], form .primary").last.click()
        self.player.page.wait_for_url("**/t/*")
        self.take("invitation")

    def schotten_totten(self) -> None:
        created = self.host.create_table(seats=[None, "clansman"], options={"tactics": True, "first": 0})
        ann = self.player
        ann.sit(created, 0)
        self.take("border-begin")
        ann.play_on(random.Random(8), moves=14)
        ann.wait_for_turn()
        self.take("border")
        while ann.wait_for_turn() and not any(move.startswith("claim") for move in ann.state["moves"]):
            ann.act(choose(ann.state["moves"], random.Random(len(ann.states))))
        self.take("border-claim")
        ann.page.keyboard.press("Escape")
        ann.play_on(random.Random(9))
        self.take("border-end")
        ann.open(f"/t/{created['id']}/replay?ply=20")
        ann.page.wait_for_selector("[data-zone=border]")
        self.take("replay")
        ann.open("/mine")
        ann.page.wait_for_selector("main h1")
        self.take("mine")

    def verraeter(self) -> None:
        created = self.host.create_table("verraeter", [None, "clansman", "warrior", "shepherd"], options={"players": 4})
        ann = self.player
        ann.sit(created, 0)
        seen: set[str] = set()
        chance = random.Random(3)
        while ann.wait_for_turn(60.0):
            story = ann.page.locator("[data-close-reveal]")
            if story.count():
                if "reveal" not in seen:
                    seen.add("reveal")
                    self.take("circle-reveal")
                ann.page.keyboard.press("Escape")
            step = ann.state["view"]["step"]
            if step not in seen:
                seen.add(step)
                self.take(f"circle-{step}")
            if {"reveal", "supply", "choose", "settle"} <= seen:
                return
            ann.act(chance.choice(ann.state["moves"]))


def photographers(host: ServerProcess, browser: Browser, out: Path, languages: list[str]) -> Iterator[Photographer]:
    """In every language and size; dark in the first language."""
    for language in languages:
        for size in SIZES:
            for theme in ("light", "dark") if language == languages[0] else ("light",):
                yield Photographer(host, browser, out, language, size, theme)


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", type=Path, default=Path("screenshots"))
    parser.add_argument("--languages", default="en,el,uk")
    parser.add_argument("--only", default="")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    path = next(found for name in BROWSERS if (found := shutil.which(name)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = ServerProcess(f"sqlite+aiosqlite:///{folder}/games.db", Path(folder) / "server.log")
        host.start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            for photographer in photographers(host, browser, chosen.out, chosen.languages.split(",")):
                works: list[Callable[[], None]] = [
                    photographer.pages,
                    photographer.invitation,
                    photographer.schotten_totten,
                    photographer.verraeter,
                ]
                for work in works:
                    if chosen.only in work.__name__:
                        work()
                print(photographer.name)
        finally:
            browser.close()
            host.kill()


if __name__ == "__main__":
    main()
