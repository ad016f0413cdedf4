"""Friends in the browser: a link, a challenge that is taken up, and somebody who is blocked and learns nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE
from tests.e2e.player import Player


@pytest.mark.long
@pytest.mark.ci
def test_friends_agree_challenge_each_other_and_part(player: Callable[..., Player]):
    ann, ben = player("Ann"), player(None, size=PHONE)
    ann.open("/friends")
    ann.page.get_by_role("button", name="Make a friend").click()
    link = ann.page.get_by_role("textbox", name="Make a friend").input_value()

    ben.open(link)
    expect(ben.page.get_by_text("Ann wants to be your friend here.")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Agree").click()
    expect(ben.page.get_by_role("link", name="Challenge Ann")).to_be_visible()
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    ann.open("/friends")
    expect(ann.page.get_by_text("online", exact=True)).to_be_visible()
    ann.page.get_by_role("link", name="Challenge Ben").click()
    expect(ann.page.get_by_role("heading", name="Challenge your friend")).to_be_visible()
    ann.page.locator(".go button.primary").click()
    ann.wait(lambda: bool(ann.states))

    ben.open("/")
    expect(ben.page.get_by_text("Ann challenges you")).to_be_visible()
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ben.page.get_by_role("button", name="Accept").click()
    for one in (ann, ben):
        one.wait(lambda one=one: bool(one.states) and one.state["started"])

    ann.page.get_by_role("button", name="Table", exact=True).click()
    ann.page.get_by_role("button", name="Give up").click()
    ann.page.get_by_role("button", name="Really give up?").click()
    table = ben.page.url
    ben.wait(lambda: ben.state["end"] is not None)
    ben.open("/friends")
    expect(ben.page.get_by_text("Your games together: 1 won, 0 drawn, 0 lost")).to_be_visible()
    ben.open("/me")
    ben.page.get_by_role("button", name="Block Ann").click()
    expect(ben.page.get_by_role("dialog")).to_contain_text("in your latest game")
    ben.page.keyboard.press("Escape")

    ben.open(table)
    ben.page.get_by_role("button", name="Close").first.click()
    ben.page.get_by_role("button", name="Table", exact=True).click()
    ben.page.get_by_role("button", name="Block Ann").click()
    ben.page.get_by_role("button", name="Really block Ann?").click()
    expect(ben.page.get_by_text("Ann is blocked, and is not told.")).to_be_visible()
    ben.open("/friends")
    expect(ben.page.get_by_role("button", name="Unblock Ann")).to_be_visible()
    expect(ben.page.get_by_role("link", name="Challenge Ann")).to_have_count(0)
