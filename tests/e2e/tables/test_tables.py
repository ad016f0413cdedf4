"""Around the table, in the browser: invitations, spectators, lost networks, replays."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE
from tests.e2e.player import Player
from tests.server.support.server_process import ServerProcess


def test_two_taps_to_a_game_against_a_bot(player: Callable[..., Player]):
    ann = player(None, size=PHONE)
    ann.open("/")
    ann.page.locator("fieldset").get_by_text("Verräter", exact=True).first.click()
    ann.page.get_by_role("button", name="Shepherd").click()
    ann.page.wait_for_selector("[data-zone=hand]")
    ann.wait(lambda: bool(ann.states) and ann.state["started"])
    assert [seat["bot"] for seat in ann.state["seats"]].count("shepherd") == len(ann.state["seats"]) - 1


@pytest.mark.long
@pytest.mark.ci
def test_an_invitation_on_a_phone_in_greek(host: ServerProcess, player: Callable[..., Player]):
    """Whoever is invited sees the page in the language of the invitation, gives a name, and sits."""
    created = host.create_table(options={"first": 0}, language="el")
    ann = player("Άννα")
    ann.sit(created, 0)
    ben = player(None, size=PHONE, language="fr-FR")
    ben.open(f"/t/{created['id']}?lang=el#invite-{created['invitations'][1]}")
    expect(ben.page.locator("html")).to_have_attribute("lang", "el")
    expect(ben.page.get_by_text("Άννα: πρόσκληση για σένα")).to_be_visible()
    ben.page.get_by_label("Το όνομά σου").fill("Βασίλης")
    ben.page.get_by_role("button", name="Κάθομαι").click()
    ann.wait(lambda: ann.state["started"])
    assert [seat["name"] for seat in ann.state["seats"]] == ["Άννα", "Βασίλης"]
    assert "#" not in ben.page.url, "the secret must not stay in sight"
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_lost_network_comes_back(host: ServerProcess, player: Callable[..., Player]):
    created = host.create_table(options={"first": 0})
    ann, ben = player("Ann"), player("Ben")
    ann.sit(created, 0)
    ben.sit(created, 1)
    ann.wait(lambda: ann.state["started"] and ben.state["started"])
    ben.browser.set_offline(True)
    expect(ben.page.get_by_text("The connection is lost")).to_be_visible()
    ann.act(ann.state["moves"][0])
    before = ben.state["version"]
    ben.browser.set_offline(False)
    ben.wait(lambda: ben.state["version"] > before)
    expect(ben.page.get_by_text("The connection is lost")).to_be_hidden()
    assert ben.state["moves"]
    ben.act(ben.state["moves"][0])


def test_a_server_that_was_killed_comes_back(host: ServerProcess, player: Callable[..., Player]):
    created = host.create_table(seats=[None, "shepherd"], options={"first": 0})
    ann = player()
    ann.sit(created, 0)
    assert ann.wait_for_turn()
    number = ann.state["version"]
    host.kill()
    expect(ann.page.get_by_text("The connection is lost")).to_be_visible()
    host.start()
    expect(ann.page.get_by_text("The connection is lost")).to_be_hidden(timeout=20_000)
    assert ann.state["version"] == number
    ann.act(ann.state["moves"][0])


def test_a_spectator_sees_no_hidden_card_anywhere(host: ServerProcess, player: Callable[..., Player]):
    """Not in the page, not in the messages, not in the browser's storage."""
    created = host.create_table(options={"first": 0, "tactics": True})
    ann, ben, eve = player("Ann"), player("Ben"), player("Eve")
    ann.sit(created, 0)
    ben.sit(created, 1)
    eve.open(f"/t/{created['id']}#watch-{created['spectator_secret']}")
    eve.page.wait_for_selector("[data-zone=border]")
    chance = random.Random(2)
    for _ in range(3):
        for one in (ann, ben):
            one.page.wait_for_timeout(50)
            if one.state["moves"]:
                one.play_on(chance, moves=1)
    hidden = {card for one in (ann, ben) for card in one.state["view"]["hands"][one.state["your_seat"]]["cards"]}
    face_up = {card for stone in ann.state["view"]["stones"] for side in stone["sides"] for card in side["cards"]}
    secret = hidden - face_up - set(ann.state["view"]["discard"])
    eve.wait(lambda: eve.state["version"] == max(ann.state["version"], ben.state["version"]))
    for state in eve.states:
        assert {card for hand in state["view"]["hands"] for card in hand["cards"]} <= {"c?", "t?"}
        assert state["moves"] == []
    shown = eve.page.evaluate(
        "[...document.querySelectorAll('[data-card]')].filter(e => !e.closest('dialog')).map(e => e.dataset.card)"
    )
    assert not secret & set(shown)
    stored = json.dumps(eve.page.evaluate("[{...localStorage}, {...sessionStorage}]"))
    secrets = [one.own_seat(created["id"])["secret"] for one in (ann, ben)]
    assert not any(secret_of in stored for secret_of in secrets)
    assert secrets[0] not in eve.page.content()


def test_a_seat_is_kept_and_can_be_taken_to_another_device(host: ServerProcess, player: Callable[..., Player]):
    created = host.create_table(seats=[None, "shepherd"], options={"first": 0})
    ann = player()
    ann.sit(created, 0)
    assert ann.wait_for_turn()
    view = ann.state["view"]
    ann.page.goto("/")
    ann.page.goto("/mine")
    ann.page.locator(f'a[href*="{created["id"]}"]').first.click()
    ann.page.wait_for_selector("[data-zone=hand]")
    assert ann.state["view"] == view
    phone = player("Ann", size=PHONE)
    phone.open(ann.own_link(created["id"]))
    phone.page.wait_for_selector("[data-zone=hand]")
    assert phone.state["view"] == view


@pytest.mark.long
@pytest.mark.ci
def test_a_link_to_a_moment_of_a_finished_game(host: ServerProcess, player: Callable[..., Player]):
    created = host.create_table(seats=[None, "shepherd"], options={"first": 0})
    ann = player()
    ann.sit(created, 0)
    moves = ann.play_on(random.Random(4), moves=3)
    ann.page.get_by_role("button", name="Table").click()
    ann.page.get_by_role("button", name="Give up").click()
    ann.page.get_by_role("button", name="Really give up?").click()
    ann.wait(lambda: ann.state["end"] is not None)
    expect(ann.page.get_by_role("link", name="Have it reviewed")).to_be_visible()
    friend = player("Fay", size=PHONE)
    friend.open(f"/t/{created['id']}/replay?ply=1#watch-{created['spectator_secret']}")
    card, _, stone = moves[0].partition("@")
    shown = friend.page.locator(f'[data-zone="stone-{stone}"] [data-card="{card}"]')
    expect(shown.first).to_be_visible()
    assert friend.page.locator("[data-zone=border] [data-card]").count() == 1
    friend.page.keyboard.press("ArrowLeft")
    expect(shown).to_have_count(0)
    friend.page.wait_for_url("**ply=0**")


@pytest.mark.long
@pytest.mark.ci
def test_people_talk_and_agree_to_a_draw(host: ServerProcess, player: Callable[..., Player]):
    created = host.create_table(options={"first": 0})
    ann, ben = player("Ann"), player("Ben")
    ann.sit(created, 0)
    ben.sit(created, 1)
    ann.wait(lambda: ann.state["started"])
    ben.page.get_by_role("button", name="Good luck!").first.click()
    expect(ann.page.get_by_text("Ben: Good luck!")).to_be_visible()
    ann.page.reload()
    expect(ann.page.locator("[data-zone=log]")).to_contain_text("Good luck!")
    ann.page.get_by_role("button", name="Table").click()
    ann.page.get_by_role("button", name="Offer a draw").click()
    ben.page.get_by_role("button", name="Agree").click()
    ann.wait(lambda: ann.state["end"] is not None)
    assert ann.state["end"]["reason"] == "draw"
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: created["id"] not in url)
    expect(ann.page.get_by_role("heading", name="Waiting for Ben")).to_be_visible()
