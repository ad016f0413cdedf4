"""Being called back: a game over days is played by following notifications; mail is confirmed and unsubscribed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.e2e.company import ask, strangers
from tests.e2e.conftest import BROWSERS, MAIL_PORT, PHONE, launch
from tests.e2e.player import Player, choose
from tests.e2e.tables.called import Called
from tests.server.notifications.mail_box import MailBox, text_of
from tests.server.notifications.push_service import PushService
from tests.server.players.clients import Person
from tests.server.support.server_process import ServerProcess

DAYS = {"kind": "per-turn", "seconds": 3 * 86_400}


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The whole of Chromium: its shell shows no notifications."""
    browser = launch(playwright, BROWSERS)
    yield browser
    browser.close()


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService().running() as running:
        yield running


@pytest.mark.long
@pytest.mark.ci
def test_a_game_over_days_is_played_by_following_notifications(
    host: ServerProcess, player: Callable[..., Player], service: PushService
):
    """Nobody looks at the table before they are called; the server is killed while somebody is to be."""
    created = host.create_table(options={"first": 0}, time_control=DAYS)
    ann = Called(player("Ann", service_workers="allow"), service)
    ben = Called(player("Ben", size=PHONE, service_workers="allow"), service)
    for seat, one in enumerate((ann, ben)):
        one.subscribe()
        one.player.sit_without_waiting(created, seat)
    ann.player.wait(lambda: ann.player.state["started"])
    expect(ben.player.page.get_by_text("3 days").first).to_be_visible()
    chance = random.Random(4)
    ben.leave()
    ann.player.act(choose(ann.player.state["moves"], chance))
    ann.leave()
    for turn in range(4):
        one = (ben, ann)[turn % 2]
        one.follow(host)
        assert one.player.state["moves"]
        version = one.player.state["version"]
        while one.player.state["moves"]:
            one.player.act(choose(one.player.state["moves"], chance))
        assert one.player.state["version"] > version
        one.leave()
        if turn == 1:
            host.kill()
            host.start()
    ben.player.wait(lambda: len(ben.browser.arrived) == ben.followed + 1, 60, "the last message")
    assert [[one.content["kind"] for one in called.browser.arrived] for called in (ann, ben)] == [
        ["turn"] * 2,
        ["turn"] * 3,
    ]
    assert {one.content["table"] for called in (ann, ben) for one in called.browser.arrived} == {created["id"]}


@pytest.mark.long
@pytest.mark.ci
def test_a_challenge_calls_also_where_the_push_service_has_replaced_the_subscription(
    host: ServerProcess, player: Callable[..., Player], service: PushService
):
    ben = Called(player("Ben", size=PHONE, service_workers="allow"), service)
    ben.subscribe()
    ben.replace_subscription(service)
    with strangers(host) as client:
        ann = Person(client, "Ann")
        token = ask(ann, "POST", "/api/friends/links")["token"]
        ben.player.open(f"/friend#{token}")
        ben.player.page.get_by_role("button", name="Agree").click()
        expect(ben.player.page.get_by_role("link", name="Challenge Ann")).to_be_visible()
        (friend,) = ask(ann, "GET", "/api/friends")["friends"]
        plan = {"game": "schotten-totten", "seats": [{}, {}], "friend_seat": 1}
        table = ask(ann, "POST", f"/api/friends/{friend['id']}/challenge", **plan)
        assert ann.claim(table["id"], 0, table["invitations"][0]).status_code == 200
        ben.player.open(ben.shown_path(host))
    assert [one.content["kind"] for one in ben.browser.arrived] == ["challenge"]
    ben.player.page.get_by_role("button", name="Accept").click()
    ben.player.wait(lambda: bool(ben.player.states) and ben.player.state["table"] == table["id"])


@pytest.mark.long
@pytest.mark.ci
def test_whom_the_server_does_not_know_becomes_a_new_player_or_is_told_why_not(player: Callable[..., Player]):
    ann = player("Ann", service_workers="allow")
    ann.open("/")
    ann.page.evaluate(
        "localStorage.setItem('highlands.player', JSON.stringify({ key: 'x'.repeat(32), isKnown: true }))"
    )
    ann.open("/notifications")
    expect(ann.page.get_by_role("button", name="Turn on")).to_be_visible()
    refusal = {"reason": {"id": "server-too-many-players", "args": {}}}
    ann.page.evaluate("localStorage.removeItem('highlands.player')")
    ann.page.route("**/api/players", lambda route: route.fulfill(status=429, json=refusal))
    ann.open("/notifications")
    expect(ann.page.get_by_role("alert")).to_contain_text("many players have been made")


@pytest.mark.long
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.ci), "uk"])
def test_mail_is_confirmed_and_unsubscribed(host: ServerProcess, player: Callable[..., Player], language: str):
    box = MailBox(MAIL_PORT)
    box.controller.start()
    try:
        ann = player("Ann", size=PHONE, language=language)
        ann.open("/notifications")
        ann.page.locator("input[type=email]").fill("ann@example.org")
        ann.page.locator("form button.primary").click()
        ann.wait(lambda: bool(box.arrived), what_for="the mail")
        path = re.search(r"games\.example\.org(/confirm-mail#\S+)", text_of(box.arrived[0]))
        assert path is not None
        ann.open(path[1])
        ann.page.locator("main button.primary").click()
        expect(ann.page.get_by_role("status").first).to_be_visible()
        ann.open("/notifications")
        expect(ann.page.get_by_text("ann@example.org")).to_be_visible()
        expect(ann.page.locator("input[type=email]")).to_have_count(0)
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

        created = host.create_table()
        ann.sit_without_waiting(created, 0)
        ann.open("about:blank")
        host.claim(created["id"], created["invitations"][1], "Ben")
        ann.wait(lambda: len(box.arrived) > 1, 60, "the second mail")
        path = re.search(r"games\.example\.org(/unsubscribe#\S+)", text_of(box.arrived[1]))
        assert path is not None
        assert "Ben" in box.arrived[1]["Subject"]
        ann.open(path[1])
        ann.page.locator("main button.primary").click()
        expect(ann.page.get_by_role("status").first).to_be_visible()
        ann.open("/notifications")
        expect(ann.page.locator("input[type=email]")).to_be_visible()
    finally:
        box.controller.stop()
