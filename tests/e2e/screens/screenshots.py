"""``make screenshots``: pictures of every page and of both games in every phase, in all sizes and several languages.

python -m tests.e2e.screens.screenshots [--out FOLDER] [--languages en,el,uk] [--sizes 360x640,…] [--only NAME]
"""

from __future__ import annotations

import argparse
import random
import re
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.company import Company, be, strangers, wait_for_opponent
from tests.e2e.conftest import BROWSERS, launch
from tests.e2e.player import GO_ON, Player, choose
from tests.e2e.screens.club import Club, open_host_page, show_leaders
from tests.e2e.screens.measure import DESKTOP, SIZES, Size
from tests.server.support.server_process import ServerProcess

PATHS = {
    "home": "/",
    "new": "/new",
    "lobby": "/lobby",
    "friends": "/friends",
    "me": "/me",
    "notifications": "/notifications",
    "rules-schotten-totten": "/rules/schotten-totten",
    "rules-verraeter": "/rules/verraeter",
}
SETTLING = 300
"""Milliseconds until nothing moves any more."""
PHASES = {"settle", "conflict", "choose", "supply", "build", "reveal"}
MOST_GAMES = 3
LESSON_STEPS = 4
REVIEW_MS = 120_000


class Photographer:
    """Goes from page to page, with one language and theme, and takes each in all sizes."""

    def __init__(
        self, host: ServerProcess, browser: Browser, out: Path, language: str, theme: str, sizes: list[Size]
    ) -> None:
        self.host, self.out, self.sizes = host, out, sizes
        self.name = language + ("-dark" if theme == "dark" else "")
        self._browser, self._kept = browser, {"language": language, "theme": theme, "confirm": False}
        self.player = self.person("Ann")

    def person(self, name: str) -> Player:
        """Somebody at a browser of their own."""
        context = self._browser.new_context(
            base_url=self.host.address, locale=str(self._kept["language"]), reduced_motion="reduce"
        )
        return Player(context, {**self._kept, "name": name})

    def take(self, what: str, *, whole: bool = False) -> None:
        """A picture of the page as it is; `whole`: also of what lies below the screen."""
        page = self.player.page
        for width, height in self.sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(SETTLING)
            page.screenshot(path=self.out / f"{what}-{self.name}-{width}x{height}.png", full_page=whole)
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})

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
        ann.page.wait_for_selector("dialog[open]")
        self.take("border-end")
        ann.open(f"/t/{created['id']}/replay?ply=20&review")
        ann.page.wait_for_selector("[data-zone=border]")
        self.take("replay")
        ann.page.wait_for_selector("figure .plot", timeout=REVIEW_MS)
        ann.page.locator("figure .plot").scroll_into_view_if_needed()
        self.take("review")
        ann.open("/mine")
        ann.page.wait_for_selector("main h1")
        self.take("mine")

    def around_a_board(self) -> None:
        """What lies over a board: hints, the log, the menu, the settings, a stone, unseen cards, a confirmation."""
        ann = self.player
        ann.sit(self.host.create_table(seats=[None, "shepherd"], options={"tactics": True, "first": 0}), 0)
        page = ann.page
        header = page.locator("header button")
        for what, place in {"hint": 0, "log": 2, "menu": 3}.items():
            # The log has its button on narrow screens only.
            page.set_viewport_size({"width": 820, "height": 1180})
            header.nth(place).click()
            page.wait_for_selector({"hint": ".hints", "log": "aside.open", "menu": "dialog[open]"}[what])
            self.take(what)
            page.keyboard.press("Escape")
        for what in ("[data-zone=unseen]", "[data-zone=discard]"):
            page.locator(what).click()
            page.wait_for_selector("dialog[open]")
            self.take(what.strip("[]").partition("=")[2])
            page.keyboard.press("Escape")
        ann.open("/")
        page.locator("header button").last.click()
        self.take("settings")

    def two_people(self) -> None:
        """A proposal, somebody who is away, and the end of a round of a match."""
        created = self.host.create_table(options={"first": 0, "rounds": 2})
        ann, ben = self.player, self.person("Benedict")
        ann.sit_without_waiting(created, 0)
        ben.sit(created, 1)
        ann.wait_for_turn()
        ann.act(ann.state["moves"][0])
        ben.reach(ann.state["version"])
        ann.page.locator("header button").first.click()
        ann.page.wait_for_selector("[data-zone=banner]")
        self.take("proposal")
        ann.page.locator("[data-zone=banner] button").click()
        ben.open("about:blank")
        ann.page.wait_for_selector("[data-zone=awaited]")
        self.take("away")
        ben.browser.close()

    def round_over(self) -> None:
        created = self.host.create_table(seats=[None, "clansman"], options={"first": 0, "rounds": 2})
        ann = self.player
        ann.sit(created, 0)
        ann.page.remove_locator_handler(ann.page.locator(GO_ON))
        chance = random.Random(4)
        while not ann.page.locator("[data-zone=round-over]").count() and ann.wait_for_turn():
            ann.act(choose(ann.state["moves"], chance))
            ann.wait(lambda: bool(ann.state["moves"]) or ann.state["round_end"] is not None)
        self.take("round-over")
        ann.page.add_locator_handler(ann.page.locator(GO_ON), lambda button: button.click())

    def lessons(self) -> None:
        """The first steps of both lessons."""
        page = self.player.page
        for game in ("schotten-totten", "verraeter"):
            self.player.open(f"/learn/{game}")
            page.wait_for_selector("[data-coach] .primary")
            for step in range(LESSON_STEPS):
                self.take(f"lesson-{game}-{step}")
                # Some steps wait for a move.
                if page.locator("[data-coach] .primary").count():
                    page.locator("[data-coach] .primary").click()
                else:
                    self.player.act(self.player.state["moves"][0])

    def company(self) -> None:
        """The pages of players with all that they can show."""
        company, before = Company(self.host), self.player
        self.player = self.person("Ann")
        company.be_ann(self.player)
        for path, shown in company.pages.items():
            self.player.open("about:blank")
            self.player.open(path)
            self.player.page.wait_for_selector(shown)
            self.take(f"company-{re.split('[/#]', path)[1] or 'home'}")
        self.player.browser.close()
        self.player = before

    def club(self) -> None:
        """Tournaments, the leader board and the host's page."""
        before, self.player = self.player, self.person("Ann")
        page = self.player.page
        with strangers(self.host) as client:
            club = Club(self.host, client)
            be(club.members[0], self.player)
            show_leaders(self.player)
            for what, path in {
                "list": "/tournaments",
                "new": "/tournaments/new",
                "open": f"/tournaments/{club.open}",
                "running": f"/tournaments/{club.running}",
                "groups": f"/tournaments/{club.groups}",
                "over": f"/tournaments/{club.over}",
                "leaders": "/ratings",
            }.items():
                self.player.open(path)
                page.wait_for_selector("main .card")
                self.take(f"club-{what}", whole=True)
            self.player.open(f"/tournaments/{club.over}")
            page.wait_for_selector("main table")
            page.emulate_media(media="print")
            self.take("club-print", whole=True)
            page.emulate_media(media="screen")
            self.player.open(f"/t/{club.table}/replay")
            page.locator("#shuffle").scroll_into_view_if_needed()
            self.take("club-shuffle", whole=True)
        open_host_page(self.host, self.player)
        self.player.open("/host")
        views = page.locator("main nav button")
        views.first.wait_for()
        for place in range(views.count()):
            views.nth(place).click()
            self.take(f"host-{place}", whole=True)
        for what, path in {"home": "/", "lobby": "/lobby"}.items():
            self.player.open(path)
            page.wait_for_selector("main h1")
            self.take(f"announced-{what}")
        self.player.sit(self.host.create_table(seats=[None, "shepherd"], options={"first": 0}), 0)
        self.take("announced-table")
        self.player.browser.close()
        self.player = before

    def lobby(self) -> None:
        """With somebody who waits, an open table and one to watch."""
        bea = self.person("Bea")
        bea.open("/lobby")
        bea.page.locator("form .primary").click()
        self.host.create_table(seats=[None, "warrior"], options={"tactics": True}, public=True, open_to_all=True)
        self.player.open("/lobby")
        self.player.page.wait_for_selector("main li")
        self.take("lobby-waiting")
        wait_for_opponent(self.player)
        self.take("lobby-seeking")
        self.player.page.locator("header a").first.click()
        self.player.page.wait_for_selector(".bar[role=status]")
        self.take("seek-bar")
        self.player.open("about:blank")
        bea.browser.close()

    def verraeter(self) -> None:
        seen: set[str] = set()
        for _ in range(MOST_GAMES):
            if not seen >= PHASES:
                self.verraeter_game(seen)

    def verraeter_game(self, seen: set[str]) -> None:
        """Play until every phase was seen, or to the end."""
        created = self.host.create_table("verraeter", [None, "clansman", "warrior", "shepherd"], options={"players": 4})
        ann = self.player
        ann.sit(created, 0)
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
            if seen >= PHASES:
                return
            liked = [move for move in ("take strategist", "take builder") if move in ann.state["moves"]]
            ann.act(chance.choice(liked or ann.state["moves"]))
        ann.page.wait_for_selector("dialog[open]")
        self.take("circle-end")


def photographers(
    host: ServerProcess, browser: Browser, out: Path, languages: list[str], sizes: list[Size]
) -> Iterator[Photographer]:
    """In every language; dark in the first."""
    for language in languages:
        for theme in ("light", "dark") if language == languages[0] else ("light",):
            yield Photographer(host, browser, out, language, theme, sizes)


def read_sizes(text: str) -> list[Size]:
    """Sizes as they are typed: `360x640,1280x800`."""
    return [(int(width), int(height)) for width, _, height in (size.partition("x") for size in text.split(","))]


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", type=Path, default=Path("screenshots"))
    parser.add_argument("--languages", default="en,el,uk")
    parser.add_argument("--sizes", type=read_sizes, default=SIZES)
    parser.add_argument("--only", default="")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = ServerProcess(
            f"sqlite+aiosqlite:///{folder}/games.db", Path(folder) / "server.log", "--review-iterations=20"
        )
        host.start()
        browser = launch(playwright, BROWSERS)
        try:
            for photographer in photographers(host, browser, chosen.out, chosen.languages.split(","), chosen.sizes):
                works: list[Callable[[], None]] = [
                    photographer.pages,
                    photographer.invitation,
                    photographer.lobby,
                    photographer.company,
                    photographer.club,
                    photographer.lessons,
                    photographer.around_a_board,
                    photographer.two_people,
                    photographer.round_over,
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
