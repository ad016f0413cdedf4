"""From the invitation to the rematch, with a browser for each: one link seats one person."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE
from tests.e2e.player import Player
from tests.server.support.server_process import ServerProcess


def invited_link(host: Player) -> str:
    """The link that the waiting page offers to whoever shall play."""
    link = host.page.locator("input[readonly]").first
    expect(link).to_be_visible()
    return str(link.input_value())


def create_table(player: Player, *, hints: bool = False) -> str:
    """Create a table of two with the form; gives its id."""
    player.open("/new?game=schotten-totten")
    box = player.page.get_by_role("checkbox", name=re.compile("^Hints"))
    expect(box).not_to_be_checked()
    if hints:
        box.check()
    player.page.get_by_role("button", name="Create the table and invite").click()
    player.page.wait_for_url("**/t/*")
    return player.page.url.rpartition("/")[2]


def test_create_invite_and_sit(player: Callable[..., Player]):
    ann, ben, eve = player("Ann"), player(None, size=PHONE), player("Eve")
    table = create_table(ann)
    link = invited_link(ann)
    assert "#invite-" in link
    assert not ann.page.locator("[data-zone=hand]").count(), "nothing is dealt yet"

    ben.open(link)
    expect(ben.page.get_by_text("Ann invites you")).to_be_visible()
    ben.page.reload()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for one in (ann, ben):
        one.page.wait_for_selector("[data-zone=hand]")
        assert "#" not in one.page.url
    assert ann.own_seat(table)["secret"] != ben.own_seat(table)["secret"]
    stored = json.dumps(ann.page.evaluate("[{...localStorage}, {...sessionStorage}]"))
    assert ben.own_seat(table)["secret"] not in stored + "".join(ann.received)

    eve.open(link)
    expect(eve.page.get_by_role("heading", name="This invitation has been used")).to_be_visible()
    expect(eve.page.get_by_role("alert")).to_contain_text("good for one person")
    assert eve.states == []
    eve.page.reload()
    expect(eve.page.get_by_role("heading", name="This table can’t be opened")).to_be_visible()

    # Whoever follows their own invitation again is back at their seat.
    ben.open("/")
    ben.open(link)
    ben.page.wait_for_selector("[data-zone=hand]")
    assert ben.state["your_seat"] == 1

    # The seat is taken along by the player's own link.
    laptop = player("Ben")
    laptop.open(ben.own_link(table))
    laptop.page.wait_for_selector("[data-zone=hand]")
    assert laptop.state["view"] == ben.state["view"]


@pytest.mark.long
@pytest.mark.ci
def test_the_shuffle_is_checked_and_played_again(host: ServerProcess, player: Callable[..., Player]):
    table = host.create_table(options={"first": 0})
    ann, ben = player("Ann"), player("Ben", size=PHONE)
    ann.sit(table, 0)
    ben.sit(table, 1)
    ben.page.wait_for_selector("[data-zone=hand]")
    give_up(ben)
    check_shuffle(ann, table["id"])
    rematch(ann, ben, table["id"])


def give_up(player: Player) -> None:
    player.page.get_by_role("button", name="Table").click()
    player.page.get_by_role("button", name="Give up").click()
    player.page.get_by_role("button", name="Really give up?").click()
    player.wait(lambda: player.state["end"] is not None)


def check_shuffle(player: Player, table: str) -> None:
    """The page finds that everybody's promise was kept."""
    player.open(f"/t/{table}/replay")
    expect(player.page.get_by_text("The shuffle is the one that was promised.")).to_be_visible()
    expect(player.page.get_by_text("Each player’s browser added a random share")).to_be_visible()
    player.page.evaluate(
        "const seats = JSON.parse(localStorage['highlands.seats']);"
        f"seats['{table}'].share = '00'.repeat(32);"
        "localStorage['highlands.seats'] = JSON.stringify(seats);"
        "sessionStorage.clear()"
    )
    player.page.reload()
    expect(player.page.get_by_text("This is not the shuffle that was promised!")).to_be_visible()


def rematch(ann: Player, ben: Player, table: str) -> None:
    ann.open(f"/t/{table}")
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: table not in url)
    expect(ann.page.get_by_role("heading", name="Waiting for Ben")).to_be_visible()
    assert table in invited_link(ann), "the others find the rematch at the last table"
    ben.page.get_by_role("button", name="To the rematch").click()
    for one in (ann, ben):
        one.page.wait_for_selector("[data-zone=hand]")
    assert (ann.state["your_seat"], ben.state["your_seat"]) == (1, 0)
    # Whoever comes by the last table again finds the way to the seat that they have.
    ann.open(f"/t/{table}")
    ann.page.get_by_role("button", name="To the rematch").click()
    ann.page.wait_for_url(lambda url: table not in url)
    ann.page.wait_for_selector("[data-zone=hand]")
    assert ann.state["your_seat"] == 1


@pytest.mark.long
@pytest.mark.ci
def test_hints_among_people_are_told_to_everybody(player: Callable[..., Player]):
    ann, ben = player("Ann"), player(None)
    create_table(ann, hints=True)
    expect(ann.page.get_by_text("everybody may ask for hints").first).to_be_visible()
    ben.open(invited_link(ann))
    expect(ben.page.get_by_text("everybody may ask for hints").first).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for one in (ann, ben):
        one.page.wait_for_selector("[data-zone=hand]")
        expect(one.page.locator("[data-zone=log]")).to_contain_text("everybody may ask for hints")


def test_a_link_takes_no_seat_by_itself_and_who_waits_in_vain_can_close_the_table(
    host: ServerProcess, player: Callable[..., Player]
):
    created: dict[str, Any] = host.create_table()
    invitation = created["invitations"][1]
    ben = player("Ben", size=PHONE)
    ben.open(f"/t/{created['id']}#invite-{invitation}")
    expect(ben.page.get_by_label("Your name")).to_have_value("Ben")
    assert host.get(f"/api/tables/{created['id']}/invitation", invitation).status_code == 200, "it is still free"
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_role("button", name="Close the table").click()
    ben.page.get_by_role("button", name="Really close it").click()
    expect(ben.page.get_by_text("closed before the game began")).to_be_visible()
    assert host.get(f"/api/tables/{created['id']}/invitation", created["invitations"][0]).status_code == 200
    assert ben.state["end"]["reason"] == "abandoned"


@pytest.mark.long
@pytest.mark.ci
def test_a_game_waits_for_whoever_is_away_and_their_share(host: ServerProcess, player: Callable[..., Player]):
    """Ann has sat down and gone; the cards are dealt when she is back, on whatever device has her link."""
    created: dict[str, Any] = host.create_table()
    ann, ben = player("Ann"), player("Ben")
    ann.sit(created, 0)
    link = ann.own_link(created["id"])
    ann.page.close()
    ben.sit_without_waiting(created, 1)
    expect(ben.page.get_by_role("heading", name="Waiting for Ann")).to_be_visible()
    assert ben.state["view"] is None
    phone = player("Ann", size=PHONE)
    phone.open(link)
    for one in (ben, phone):
        one.page.wait_for_selector("[data-zone=hand]")
