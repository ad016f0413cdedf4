"""Verräter in the browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.player import GO_ON, Player
from tests.server.support.server_process import ServerProcess


@pytest.mark.long
@pytest.mark.ci
@pytest.mark.parametrize(
    "size",
    [PHONE, DESKTOP],
    ids=["phone", "desktop"],
)
def test_a_whole_game_of_one_person_and_three_bots(
    host: ServerProcess, player: Callable[..., Player], size: dict[str, int]
):
    created = host.create_table("verraeter", [None, "shepherd", "shepherd", "shepherd"], options={"players": 4})
    ann = player(size=size)
    ann.sit(created, 0)
    chance = random.Random(7)
    made: list[str] = []
    while ann.wait_for_turn(60.0):
        move = chance.choice(ann.state["moves"])
        ann.act(move)
        made.append(move.split()[0])
    assert {"estate", "take", "lay"} <= set(made)
    assert ann.state["end"]["reason"] == "played"
    expect(ann.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_the_circle_is_whole_on_a_phone_and_a_landscape_can_be_asked_about(
    host: ServerProcess, player: Callable[..., Player]
):
    created = host.create_table("verraeter", [None, "shepherd", "shepherd"], options={"players": 3, "first": 1})
    ann = player(size=PHONE)
    ann.sit(created, 0)
    for landscape in range(1, 13):
        tile = ann.page.locator(f'[data-landscape="{landscape}"]').first
        expect(tile).to_be_visible()  # until the board has been measured it has no size
        box = tile.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE["width"]
        assert min(box["width"], box["height"]) >= 40
    while ann.wait_for_turn() and ann.state["view"]["step"] != "choose":
        ann.act(ann.state["moves"][0])
    ann.page.locator('[data-landscape="1"]').first.click()
    sheet = ann.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("link").first).to_have_attribute("href", re.compile("/rules/verraeter#"))


def confirm_first_move(ann: Player) -> None:
    """Make the first legal move, and say yes where that is asked."""
    version, moves = ann.state["version"], ann.state["moves"]
    ann.page.locator(f'[data-move="{moves[0]}"]').first.click()
    ann.page.wait_for_timeout(100)
    if ann.page.locator("[data-confirm-move]").count():
        ann.page.keyboard.press("Enter")
    ann.wait(lambda: ann.state["version"] > version)


@pytest.mark.long
@pytest.mark.ci
def test_the_keys_of_the_circle(host: ServerProcess, player: Callable[..., Player]):
    """Arrows go round the circle, Enter asks, Escape takes back; under a reveal nothing else can be reached."""
    created = host.create_table("verraeter", [None, "shepherd", "shepherd"], options={"players": 3, "first": 0})
    ann = player(confirm=True)
    ann.page.remove_locator_handler(ann.page.locator(GO_ON))
    ann.sit(created, 0)
    page = ann.page
    keys = page.keyboard
    focused = "document.activeElement.dataset.landscape"
    question = page.locator("[data-confirm-move]")

    # Settling: round the circle and back, and a confirmation that Escape takes back.
    page.locator('[data-landscape][tabindex="0"]').focus()
    start = page.evaluate(focused)
    keys.press("ArrowRight")
    assert page.evaluate(focused) not in (None, start)
    keys.press("ArrowLeft")
    assert page.evaluate(focused) == start
    keys.press("Enter")
    expect(question).to_be_visible()
    keys.press("Escape")
    expect(question).to_have_count(0)
    assert ann.state["view"]["step"] == "settle"
    version = ann.state["version"]
    page.locator(f'[data-landscape="{start}"]').focus()
    keys.press("Enter")
    keys.press("Enter")
    ann.wait(lambda: ann.state["version"] > version)

    keys.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_contain_text("Esc")
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    # On to laying supply: chosen cards are put back by Escape.
    while ann.wait_for_turn() and ann.state["view"]["step"] != "supply":
        confirm_first_move(ann)
    page.locator("[data-zone=hand] [data-card]").first.focus()
    keys.press("Enter")
    expect(page.locator("[data-zone=hand] [aria-pressed=true]")).to_have_count(1)
    keys.press("Escape")
    expect(page.locator("[data-zone=hand] [aria-pressed=true]")).to_have_count(0)
    page.locator("[data-confirm]").click()

    # The reveal has the focus, all else is inert, and Escape leads back.
    reveal = page.locator("[data-zone=reveal]")
    expect(reveal).to_be_visible(timeout=60_000)
    assert reveal.evaluate("element => element.contains(document.activeElement)")
    for zone in ("[data-zone=players]", "[data-zone=own]", "[data-zone=circle]", "[data-status]", "[data-zone=hand]"):
        for part in page.locator(zone).all():
            assert part.evaluate("element => element.closest('[inert]') !== null"), zone
    keys.press("Escape")
    expect(reveal).to_have_count(0)
    assert page.locator("[inert]").count() == 0
