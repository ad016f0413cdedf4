"""Verräter in the browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.player import Player
from tests.server.server_process import ServerProcess


@pytest.mark.parametrize(
    "size",
    [PHONE, pytest.param(DESKTOP, marks=[pytest.mark.long, pytest.mark.ci])],
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
        box = ann.page.locator(f'[data-landscape="{landscape}"]').first.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE["width"]
        assert min(box["width"], box["height"]) >= 40
    while ann.wait_for_turn() and ann.state["view"]["step"] != "choose":
        ann.act(ann.state["moves"][0])
    ann.page.locator('[data-landscape="1"]').first.click()
    sheet = ann.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("link").first).to_have_attribute("href", re.compile("/rules/verraeter#"))
