"""A person at a browser: clicks, and looks at what the page shows and at what it was told."""

from __future__ import annotations

import json
import random
import re
import time
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, Page, WebSocket

GO_ON = "[data-close-reveal], [data-next-round]"


class Player:
    """One page. It notes every message that came over the WebSocket."""

    def __init__(self, browser: BrowserContext, kept: dict[str, Any]) -> None:
        self.browser = browser
        # As a browser that has been here before: only the first page finds nothing.
        text = json.dumps(json.dumps(kept))
        browser.add_init_script(
            "if (location.protocol.startsWith('http'))"
            f" localStorage.getItem('highlands.settings') ?? localStorage.setItem('highlands.settings', {text})"
        )
        self.page: Page = browser.new_page()
        self.received: list[str] = []
        self.states: list[dict[str, Any]] = []
        self.page.on("websocket", self._listen)
        # What covers the board until one goes on, whenever it comes: a person closes it before doing anything else.
        self.page.add_locator_handler(self.page.locator(GO_ON), lambda button: button.click())

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.received.append(text)
        message = json.loads(text)
        if message["type"] == "state":
            self.states.append(message)

    @property
    def state(self) -> dict[str, Any]:
        """The table as the page was last told."""
        return self.states[-1]

    def open(self, path: str) -> None:
        self.page.goto(path)

    def sit(self, created: dict[str, Any], seat: int) -> None:
        """Open the invitation to a seat of a new table, and wait for the table; for the cards, if all have sat down."""
        self.sit_without_waiting(created, seat)
        if all(other["bot"] or other["name"] for other in self.state["seats"]):
            self.page.wait_for_selector("[data-zone=hand]")

    def sit_without_waiting(self, created: dict[str, Any], seat: int) -> None:
        """The same without the cards: somebody may be away whose share they wait for."""
        self.open(f"/t/{created['id']}#invite-{created['invitations'][seat]}")
        if sum(invitation is not None for invitation in created["invitations"]) > 1:
            self.page.locator("form.card button.primary").click()
        self.wait(lambda: bool(self.states) and self.state["table"] == created["id"])

    def own_seat(self, table: str) -> dict[str, Any]:
        """What this browser has stored of its seat."""
        seat: dict[str, Any] = json.loads(self.page.evaluate("localStorage['highlands.seats']"))[table]
        return seat

    def own_link(self, table: str) -> str:
        """The link with which the player goes on at another device."""
        seat = self.own_seat(table)
        return f"/t/{table}#{seat['secret']}.{seat['share']}"

    def wait(self, what: Any, seconds: float = 20.0, what_for: str = "it") -> None:
        """Wait until something is so, letting the page go on."""
        deadline = time.monotonic() + seconds
        while not what():
            assert time.monotonic() < deadline, f"{what_for} did not come about"
            self.page.wait_for_timeout(20)

    def reach(self, version: int) -> None:
        """Wait until the page was sent this version of the table."""
        self.wait(lambda: self.state["version"] >= version)

    def wait_for_turn(self, seconds: float = 30.0) -> bool:
        """Wait for the turn, or for the end; whether it is my turn."""
        self.wait(lambda: self.state["end"] is not None or bool(self.state["moves"]), seconds)
        return self.state["end"] is None

    def act(self, move: str) -> None:
        """Make a move by clicking as a person would, and wait until the server has it."""
        version = self.state["version"]
        click_move(self.page, move)
        self.wait(lambda: self.state["version"] > version, what_for=move)

    def play_on(self, chance: random.Random, *, moves: int = 10_000) -> list[str]:
        """Click one's way on until the game is over, or so many moves are made."""
        made: list[str] = []
        while len(made) < moves and self.wait_for_turn(60.0):
            move = choose(self.state["moves"], chance)
            self.act(move)
            made.append(move)
        return made


def choose(moves: list[str], chance: random.Random) -> str:
    """Claims and tactics cards first, so that they are all tried; else anything."""
    claims = [move for move in moves if move.startswith("claim")]
    special = [move for move in moves if not re.match(r"[ROYGBP]\d@\d|lay|pass|discard", move)]
    return chance.choice(claims or (special if special and chance.random() < 0.7 else moves))


class Pointer(Protocol):
    """What can click, in whatever browser."""

    def click(self, selector: str, place: int = 0) -> None:
        """Click on one of these elements."""

    def count(self, selector: str) -> int:
        """How many of these elements there are."""


class PagePointer:
    """The pointer of a page that Playwright drives."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def click(self, selector: str, place: int = 0) -> None:
        # In a large hand the next card covers all but the edge.
        edge: Any = {"position": {"x": 10, "y": 25}} if selector.startswith(HAND) else {}
        self._page.locator(selector).nth(place).click(**edge)

    def count(self, selector: str) -> int:
        return self._page.locator(selector).count()


HAND = "[data-zone=hand]"


def click_move(page: Page, move: str) -> None:
    """The clicks of a move of either game."""
    make_clicks(PagePointer(page), move)


def make_clicks(pointer: Pointer, move: str) -> None:
    """The same with any pointer."""
    if (found := re.fullmatch(r"(\S+)@(\d)", move)) is not None:
        _card(pointer, found[1])
        _stone(pointer, found[2])
    elif (found := re.fullmatch(r"(strategist|banshee|traitor) ([^@]+)@(\d)(?:>(\w+))?", move)) is not None:
        _card(pointer, found[1])
        # A card on the border that the ruse is for.
        pointer.click(f'[data-zone="stone-{found[3]}"] button[data-card="{found[2]}"]')
        if found[4] in (None, "discard"):
            pointer.click(f'[data-move="{move}"]')
        else:
            _stone(pointer, found[4])
    elif (found := re.fullmatch(r"(?:return )?(\w+)", move)) is not None and found[1] not in ("done", "pass"):
        _card(pointer, found[1])
        pointer.click(f'[data-move="{move}"]')
    elif (found := re.fullmatch(r"(lay|discard) ([\d ]+)", move)) is not None:
        _lay(pointer, found[2].split())
    else:
        place = re.fullmatch(r"(estate|counting|turn) (\d+)", move)
        if place is not None and not pointer.count(f'[data-move="{move}"]'):
            # The Builder chooses the place first, then what to build there.
            pointer.click(f'[data-landscape="{place[2]}"]')
        pointer.click(f'[data-move="{move}"]')


def _lay(pointer: Pointer, cards: list[str]) -> None:
    """Choose supply cards, then confirm."""
    for value in set(cards):
        for place in range(cards.count(value)):
            pointer.click(f'{HAND} [data-card="{value}"]', place)
    pointer.click("[data-confirm]")


def _card(pointer: Pointer, card: str) -> None:
    pointer.click(f'{HAND} [data-card="{card}"]')


def _stone(pointer: Pointer, stone: str) -> None:
    pointer.click(f'[data-stone="{stone}"]')
