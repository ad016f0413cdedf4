"""Learning by playing, the rules, and what is there without a server, in the browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE
from tests.e2e.player import Player


@pytest.mark.long
@pytest.mark.ci
@pytest.mark.parametrize("game", ["schotten-totten", "verraeter"])
def test_the_coach_teaches_at_a_real_table(player: Callable[..., Player], game: str):
    """It says something else once the learner has gone on, and it never stands over the hand."""
    ann = player(None, size=PHONE)
    ann.open(f"/learn/{game}")
    ann.page.wait_for_selector("[data-zone=hand]")
    coach = ann.page.locator("[data-coach]")
    expect(coach).to_be_visible()
    first = coach.inner_text()
    hand, words = ann.page.locator("[data-zone=hand]").bounding_box(), coach.bounding_box()
    assert hand is not None
    assert words is not None
    assert words["y"] + words["height"] <= hand["y"] or words["y"] >= hand["y"] + hand["height"]
    coach.get_by_role("button", name="Next").click()
    expect(coach).not_to_have_text(first)
    assert ann.wait_for_turn()
    ann.act(ann.state["moves"][0])
    coach.get_by_role("button", name="Stop the lesson").click()
    expect(coach).to_have_count(0)


@pytest.mark.parametrize(
    ("address", "heading"),
    [
        ("/rules/schotten-totten#joker", "Joker"),
        ("/rules/schotten-totten#claim", "Claiming"),
        ("/rules/verraeter#farmer", "Farmer"),
        ("/rules/verraeter#city", "City"),
    ],
)
def test_every_card_has_its_place_in_the_rules(player: Callable[..., Player], address: str, heading: str):
    ann = player(size=PHONE)
    ann.open(address)
    place = ann.page.locator(f"#{address.partition('#')[2]}")
    expect(place).to_be_in_viewport()
    expect(place).to_contain_text(heading, ignore_case=True)


def test_without_the_server_the_page_says_so(player: Callable[..., Player]):
    ann = player(service_workers="allow")
    ann.open("/")
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ann.browser.set_offline(True)
    ann.page.goto("/mine")
    expect(ann.page.get_by_text("No connection to the table")).to_be_visible()
    expect(ann.page.get_by_text("Keine Verbindung zum Tisch")).to_be_hidden()
    assert ann.page.locator("img").evaluate("picture => picture.complete && picture.naturalWidth > 0")
    assert "Alegreya" in ann.page.locator("h1:visible").evaluate("heading => getComputedStyle(heading).fontFamily")


@pytest.mark.parametrize(
    "game", ["schotten-totten", pytest.param("verraeter", marks=[pytest.mark.long, pytest.mark.ci])]
)
def test_a_lesson_leaves_room_for_the_board_on_a_phone_on_its_side(player: Callable[..., Player], game: str):
    """The coach stands beside it, the ways on are in sight in one line, and the cards can be read."""
    ann = player(None, size={"width": 640, "height": 360}, language="el")
    ann.open(f"/learn/{game}")
    go_on = ann.page.locator("[data-coach] button.primary")
    for _ in range(3):
        ways = ann.page.locator("[data-coach] .ways").bounding_box()
        assert ways is not None
        assert ways["height"] < 60
        expect(go_on).to_be_in_viewport(ratio=0.95)
        card = ann.page.locator("[data-zone=hand] [data-card]").first
        expect(card).to_be_in_viewport(ratio=0.95)
        box = card.bounding_box()
        assert box is not None
        assert box["width"] >= 30
        go_on.click()


def test_a_lesson_leaves_room_for_hand_and_prompt_on_a_small_phone(player: Callable[..., Player]):
    ann = player(None, size={"width": 360, "height": 640}, language="el")
    ann.open("/learn/schotten-totten")
    for _ in range(3):
        for what in ("[data-zone=hand] [data-card] >> nth=0", "[data-zone=prompt]", "[data-coach] button.primary"):
            expect(ann.page.locator(what)).to_be_in_viewport(ratio=0.95)
        ann.page.locator("[data-coach] button.primary").click()
