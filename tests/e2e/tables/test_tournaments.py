"""A tournament in the browser: created, entered by its link, begun, played and won, with bots filling up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.access.test_access import violations
from tests.e2e.conftest import PHONE
from tests.e2e.player import Player

ROUND_MS = 60_000


def give_up(player: Player) -> None:
    """Lose the game, unless the other one was first."""
    drop_out(player)
    player.wait(lambda: player.state["end"] is not None)


def drop_out(player: Player) -> None:
    """The same without waiting: at a table of several the others play on."""
    if player.state["end"] is None:
        player.page.get_by_role("button", name="Table", exact=True).click()
        player.page.get_by_role("button", name="Give up", exact=True).click()
        player.page.get_by_role("button", name="Really give up?").click()


@pytest.mark.long
@pytest.mark.ci
def test_a_tournament_of_two_people_and_two_bots_is_played_to_its_end(player: Callable[..., Player]):
    ann, ben = player("Ann"), player(None, size=PHONE)
    ann.open("/tournaments")
    ann.page.get_by_role("link", name="New tournament").click()
    ann.page.get_by_label("Name of the tournament").fill("Club evening")
    ann.page.get_by_label("Rounds", exact=True).fill("1")
    ann.page.get_by_label("Bots fill up to").fill("4")
    ann.page.get_by_role("combobox", name="Bots").select_option("shepherd")
    ann.page.get_by_role("button", name="Create the tournament").click()
    expect(ann.page.get_by_role("heading", name="Club evening")).to_be_visible()
    ann.page.get_by_role("button", name="Take part").click()
    expect(ann.page.get_by_role("region", name="Standings")).to_contain_text("Ann")

    ben.open(ann.page.url)
    expect(ben.page.get_by_role("region", name="For the organiser")).to_have_count(0)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take part").click()
    expect(ann.page.get_by_role("region", name="Standings")).to_contain_text("Ben")
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    ann.page.get_by_role("button", name="Begin now").click()
    tournament = ann.page.url
    for one in (ann, ben):
        expect(one.page.get_by_role("region", name="Round 1")).to_contain_text("Ann", timeout=ROUND_MS)
        expect(one.page.get_by_role("button", name="Play now")).to_be_visible(timeout=ROUND_MS)
    assert not violations(ann)
    ann.page.get_by_role("button", name="Play now").click()
    ben.page.get_by_role("button", name="Play now").click()
    for one in (ann, ben):
        one.wait(lambda one=one: bool(one.states) and one.state["started"], 60.0)
    give_up(ann)
    ben.page.wait_for_timeout(500)  # the two may be at one table
    give_up(ben)

    for one in (ann, ben):
        expect(one.page.get_by_role("button", name="Rematch")).to_have_count(0)
        one.page.get_by_role("link", name="To the tournament").click()
        assert one.page.url == tournament
        expect(one.page.get_by_role("status").filter(has_text="Over")).to_be_visible(timeout=ROUND_MS)
        standings = one.page.get_by_role("region", name="Standings")
        expect(standings.get_by_role("row")).to_have_count(5)
        expect(standings.get_by_role("row").nth(1)).to_contain_text("1")
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("link", name="Standings as CSV").click()
    assert "Ben" in saved.value.path().read_text()
    ann.page.emulate_media(media="print")
    expect(ann.page.get_by_role("button", name="Print")).to_be_hidden()
    expect(ann.page.get_by_role("region", name="Standings")).to_be_visible()
