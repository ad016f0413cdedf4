"""Whole games by ear: controls by role and name, pressed by keys; the others' moves by live regions alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.access.screen_reader import Node, ScreenReader, pattern
from tests.e2e.player import Player
from tests.server.support.server_process import ServerProcess

MOST_PRESSES = 600


class Listener:
    """Somebody who plays so. What to do is chosen among the controls that the tree offers."""

    def __init__(self, who: Player, language: str, seed: int) -> None:
        self.who, self.language, self.chance = who, language, random.Random(seed)
        self.ears = ScreenReader(who.page)

    def words(self, name: str) -> str:
        return f"(?:{pattern(name, self.language)})"

    def buttons(self, *names: str, within: str | None = None) -> list[Node]:
        wanted = "|".join(self.words(name) for name in names)
        return self.ears.find("button", wanted, within and self.words(within))

    def is_over(self) -> bool:
        return bool(self.buttons("after-rematch"))

    def play(self, choose: Callable[[Listener], Node | None], presses: int = MOST_PRESSES) -> bool:
        """Press what is chosen, until the game is over or so often; whether it is over."""
        for _ in range(presses):
            version = self.who.state["version"]
            chosen = self.ears.wait_for(lambda: self.is_over() or choose(self), "something to do", 60.0)
            if chosen is True:
                return True
            self.ears.press(chosen)
            # A press is a step of a choice, or a move that is on its way.
            self.who.page.wait_for_timeout(30)
            self.who.page.wait_for_selector('[aria-busy="true"]', state="detached")
            if chosen.groups and self.who.state["version"] == version:
                self.who.page.wait_for_timeout(60)
        return False

    def missed(self) -> list[str]:
        """What the others did, by the log, that was never read out."""
        log = self.who.page.locator("[data-zone=log] li.move").evaluate_all(
            "lines => lines.map(line => [...line.children].map(part => part.innerText.trim()))"
        )
        own = self.who.state["seats"][0]["name"]
        told = " / ".join(self.ears.heard)
        return [
            f"{name.rstrip(':')}: {what}"
            for name, what, *_ in log
            if name.rstrip(":") != own and f"{name.rstrip(':')}: {what}" not in told
        ]


def schotten_totten(ear: Listener) -> Node | None:
    """Claim what can be claimed; else draw, or finish what was begun; else take up a card."""
    one = ear.chance.choice
    if found := ear.buttons("border-claim-stone"):
        return one(found)
    targets = ear.ears.find("button", f".*{ear.words('border-can-place')}")
    steps = ear.buttons("border-put-away", "border-put-under", "border-play-it", "border-card-at")
    if found := targets + steps:
        return one(found)
    draws = [rf"{ear.words(name)} \(.*\)" for name in ("term-may-draw-clan", "term-may-draw-tactics")]
    if found := ear.ears.find("button", "|".join(draws)):
        return one(found)
    if found := ear.buttons("border-done"):
        return found[0]
    hand = ear.ears.find("button", within=ear.words("border-hand-of"))
    if found := [card for card in hand if not card.is_pressed]:
        return one(found)
    return next(iter(ear.buttons("border-pass")), None)


def verraeter(ear: Listener) -> Node | None:
    """Close what is told; build where one can; keep, lay and discard anything."""
    one = ear.chance.choice
    if found := ear.buttons("circle-go-on", "border-next-round"):
        return found[0]
    if found := ear.buttons("circle-building", "circle-build-turn"):
        return one(found)
    if found := ear.ears.find("button", f".*{ear.words('circle-can-build')}"):
        leave = ear.buttons("circle-build-nothing")
        return one(found) if not leave or ear.chance.random() < 0.7 else leave[0]
    border = ear.words("term-v-can-conflict")
    if found := ear.ears.find("button", border, ear.words("circle-title")):
        return one(found)
    offered = ear.ears.find("button", within=ear.words("circle-offered"))
    if found := [card for card in offered if not re.fullmatch(ear.words("circle-actions-about"), card.name)]:
        return one(found)
    confirm = ear.buttons("circle-lay", "circle-lay-nothing", "circle-discard")
    cards = ear.buttons("circle-supply-card", within="circle-your-hand")
    # Where a number of cards is to be discarded, any other can't be confirmed.
    if confirm and (not cards or ear.chance.random() < 0.6):
        return confirm[0]
    return one(cards) if cards else None


GAMES: dict[str, Any] = {
    "schotten-totten": (schotten_totten, [None, "shepherd"], {"first": 0}),
    "tactics": (schotten_totten, [None, "shepherd"], {"first": 0, "tactics": True}),
    "verraeter": (verraeter, [None, "shepherd", "shepherd"], {"players": 3}),
}


def seated(host: ServerProcess, player: Callable[..., Player], game: str, language: str) -> Listener:
    """Ann, at a table with bots."""
    _, seats, options = GAMES[game]
    name = "verraeter" if game == "verraeter" else "schotten-totten"
    created = host.create_table(name, seats, options=options, language=language)
    ann = player("Ann", language=language)
    ear = Listener(ann, language, seed=3)
    ann.sit(created, 0)
    return ear


def has_heard(ear: Listener, *names: str) -> bool:
    return any(re.search(ear.words(name), line) for name in names for line in ear.ears.heard)


@pytest.mark.parametrize("game", [pytest.param("tactics", marks=[pytest.mark.long, pytest.mark.ci]), "verraeter"])
def test_some_turns_by_ear(host: ServerProcess, player: Callable[..., Player], game: str):
    ear = seated(host, player, game, "en")
    ear.play(GAMES[game][0], presses=9)
    assert ear.missed() == []
    assert has_heard(ear, "table-your-turn")


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param("schotten-totten", "en", marks=pytest.mark.ci),
        pytest.param("verraeter", "en", marks=pytest.mark.ci),
        pytest.param("tactics", "de"),
        pytest.param("tactics", "el"),
        pytest.param("verraeter", "uk"),
    ],
)
def test_a_whole_game_by_ear(host: ServerProcess, player: Callable[..., Player], game: str, language: str):
    ear = seated(host, player, game, language)
    assert ear.play(GAMES[game][0]), "the game did not end"
    assert ear.who.state["end"]["reason"] == "played"
    assert ear.missed() == []
    assert has_heard(ear, "term-told-drawn"), "what was drawn"
    if game == "verraeter":
        assert has_heard(ear, "circle-reveal-prize", "circle-reveal-bonus"), "how a conflict went"
