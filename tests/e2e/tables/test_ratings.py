"""Ratings in the browser: two strangers find a rated game, know it, and see what it has changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE
from tests.e2e.player import Player


@pytest.mark.long
@pytest.mark.ci
def test_strangers_find_a_rated_game_and_see_what_it_has_changed(player: Callable[..., Player]):
    ann, ben = player("Ann", size=PHONE), player("Ben")
    for one in (ann, ben):
        one.open("/lobby")
        one.page.get_by_label("Clock").select_option("unlimited")
        one.page.get_by_role("checkbox", name="Rated").check()
        expect(one.page.get_by_label("Clock")).to_have_value("fischer")
        one.page.get_by_role("button", name="Find an opponent").click()
    for one in (ann, ben):
        one.wait(lambda one=one: bool(one.states) and one.state["started"])
        assert one.state["rated"]
        expect(one.page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Rated")

    ben.page.get_by_role("button", name="Table", exact=True).click()
    expect(ben.page.get_by_role("region", name="Ratings")).to_contain_text("1500?")
    ben.page.get_by_role("button", name="Give up", exact=True).click()
    ben.page.get_by_role("button", name="Really give up?").click()
    for one, change in ((ann, "+"), (ben, "-")):
        result = one.page.get_by_role("dialog").get_by_role("row").filter(has_text="Ann" if one is ann else "Ben")
        expect(result).to_contain_text(change)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    ann.open("/me")
    expect(ann.page.get_by_role("region", name="Ratings")).to_contain_text("Schotten Totten")
    ann.page.get_by_role("switch", name="Ratings, also on the leader boards").check()
    link = ann.page.get_by_role("link", name="See what others see")
    expect(link).to_be_visible()
    ben.open(link.get_attribute("href") or "")
    expect(ben.page.get_by_role("region", name="Ratings")).to_contain_text("?")
    ben.open("/ratings")
    expect(ben.page.get_by_role("heading", name="Leader boards")).to_be_visible()
    expect(ben.page.get_by_text("Nobody is on this board yet.")).to_be_visible()
