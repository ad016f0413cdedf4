"""A vacation in the browser: taken in the table's menu, and seen by the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE
from tests.e2e.player import Player
from tests.server.support.server_process import ServerProcess

DAYS = {"kind": "per-turn", "seconds": 2 * 86_400, "vacation_days": 7}


@pytest.mark.long
@pytest.mark.ci
def test_a_vacation_is_taken_seen_and_ended(host: ServerProcess, player: Callable[..., Player]):
    created = host.create_table(options={"first": 0}, time_control=DAYS)
    ann, ben = player("Ann", size=PHONE), player("Ben")
    for seat, one in enumerate((ann, ben)):
        one.sit_without_waiting(created, seat)
    ann.wait(lambda: ann.state["started"])
    ann.page.get_by_role("button", name="Table", exact=True).click()
    ann.page.get_by_label("Vacation").select_option("5")
    ann.page.get_by_role("button", name="Let my clock stand still").click()
    expect(ann.page.get_by_text("Your clock stands still for 5 days more.")).to_be_visible()
    expect(ann.page.get_by_text("Your clock can stand still for 2 days more in this game.")).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(ben.page.get_by_text("on vacation, for 5 days more").first).to_be_attached()
    ann.page.get_by_role("button", name="I am back").click()
    expect(ben.page.get_by_text("on vacation, for 5 days more")).to_have_count(0)

    ann.open("/mine")
    ann.page.get_by_role("button", name="Vacation").click()
    ann.page.get_by_role("combobox", name="Vacation").select_option("3")
    ann.page.get_by_role("button", name="Let my clocks stand still").click()
    expect(ann.page.get_by_text("Your clock stands still in one game. The first runs again in 3 days")).to_be_visible()
    expect(ben.page.get_by_text("on vacation, for 3 days more").first).to_be_attached()
    ann.page.get_by_role("button", name="I am back").click()
    expect(ben.page.get_by_text("on vacation, for 3 days more")).to_have_count(0)
