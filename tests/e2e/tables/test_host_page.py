"""The host's page in the browser: opened by the key, a game is ended, a player blocked, something announced."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.access.test_access import violations
from tests.e2e.conftest import PHONE
from tests.e2e.player import Player
from tests.server.support.server_process import ServerProcess


def open_page(keeper: Player, host: ServerProcess) -> None:
    """Open the host's page, with a wrong key and with the right one."""
    page = keeper.page
    keeper.open("/host")
    page.get_by_label("The host’s key").fill("wrong")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text("this is not the key of this server")).to_be_visible()
    page.get_by_label("The host’s key").fill(host.host_key)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text("The database can be read and written.")).to_be_visible()
    expect(page.get_by_role("img", name="Connections: now")).to_be_visible()
    assert violations(keeper) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert host.host_key not in page.evaluate("JSON.stringify([location.href, {...localStorage}, {...sessionStorage}])")


@pytest.mark.long
@pytest.mark.ci
def test_the_host_ends_a_game_announces_and_blocks(player: Callable[..., Player], host: ServerProcess):
    ann, ben = player("Ann"), player("Ben", size=PHONE)
    first, second = host.create_table(), host.create_table()
    for one, seat in ((ann, 0), (ben, 1)):
        one.sit_without_waiting(first, seat)
    for one in (ann, ben):
        one.wait(lambda one=one: one.state["started"])

    keeper = player(None, size=PHONE)
    open_page(keeper, host)
    page = keeper.page
    page.get_by_role("button", name="Tables", exact=True).click()
    listed = page.locator(f'[data-table="{first["id"]}"]')
    listed.get_by_role("button", name="End the game").click()
    page.get_by_label("What you tell them").fill("The club closes <b>now</b>.")
    page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    for one in (ann, ben):
        told = "The host of this server has ended the game: “The club closes <b>now</b>.”"
        expect(one.page.get_by_text(told)).to_be_visible()
        assert one.state["end"]["reason"] == "abandoned"
    expect(listed).to_have_count(0)

    page.get_by_role("button", name="Announcements", exact=True).click()
    page.get_by_label("Text").fill("Tournament at eight <script>alert(1)</script>")
    page.get_by_role("button", name="Announce", exact=True).click()
    ann.open("/lobby")
    announced = ann.page.get_by_text("Tournament at eight <script>alert(1)</script>")
    expect(announced).to_be_visible()
    ann.page.get_by_role("button", name="Close the announcement").click()
    expect(announced).to_have_count(0)
    ann.open("/mine")
    expect(ann.page.get_by_role("heading", name="My games")).to_be_visible()
    expect(announced).to_have_count(0)
    ben.page.reload()
    expect(ben.page.locator("[data-announcement]")).to_be_visible()
    places = "[...document.querySelectorAll('[data-announcement], header')].map((one) => one.getBoundingClientRect())"
    announcement, bar = ben.page.evaluate(places)[:2]
    assert announcement["bottom"] <= bar["top"] + 1, "it covers nothing of the table"
    assert ben.page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
    page.get_by_role("button", name="Withdraw").click()

    ann.sit_without_waiting(second, 0)
    page.get_by_role("button", name="Tables", exact=True).click()
    page.locator(f'[data-table="{second["id"]}"]').get_by_role("button", name="Block Ann").click()
    page.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    expect(ann.page.get_by_text("the host of this server has blocked you")).to_be_visible()
    page.get_by_role("button", name="Blocked", exact=True).click()
    page.get_by_role("button", name="Unblock Ann").click()
    ann.open(f"/t/{second['id']}")
    ann.wait(lambda: bool(ann.states) and ann.state["table"] == second["id"])

    page.get_by_role("button", name="Log", exact=True).click()
    for done in ("Opened this page.", "Unblocked a player.", "Withdrew an announcement."):
        expect(page.get_by_text(done)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Close this page")).to_be_visible()
    page.get_by_role("button", name="Close this page").click()
    expect(page.get_by_label("The host’s key")).to_be_visible()
