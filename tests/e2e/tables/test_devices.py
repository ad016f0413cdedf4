"""One player on two devices: a passkey, a link, and a device that is removed while it shows a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.e2e.conftest import PHONE, named
from tests.e2e.player import Player
from tests.server.support.server_process import ServerProcess

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class VirtualAuthenticator:
    """Chromium's own, for the page of a player."""

    def __init__(self, player: Player) -> None:
        self._session: CDPSession = player.browser.new_cdp_session(player.page)
        self._session.send("WebAuthn.enable")
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]

    @property
    def credentials(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})[
            "credentials"
        ]
        return found

    def receive(self, credentials: list[dict[str, Any]]) -> None:
        """Have passkeys of another device, as a cloud brings them."""
        for one in credentials:
            self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": one})


@pytest.mark.long
@pytest.mark.ci
def test_a_passkey_brings_a_player_to_a_second_device_which_can_be_removed(
    host: ServerProcess, player: Callable[..., Player]
):
    ann, phone = player("Ann", base_url=named(host)), player(None, base_url=named(host), size=PHONE)
    at_laptop, at_phone = (host.create_table(seats=[None, "shepherd"]) for _ in range(2))
    ann.sit(at_laptop, 0)
    phone.sit(at_phone, 0)

    laptop_keys, phone_keys = VirtualAuthenticator(ann), VirtualAuthenticator(phone)
    ann.open("/me")
    ann.page.get_by_role("button", name="Add a passkey").click()
    expect(ann.page.get_by_role("button", name="Remove the passkey")).to_be_visible()
    assert [one["isResidentCredential"] for one in laptop_keys.credentials] == [True]

    phone_keys.receive(laptop_keys.credentials)
    phone.open("/me")
    expect(phone.page.get_by_label("Bring the games of this browser along")).to_be_checked()
    phone.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.page.get_by_text("You are Ann in this browser too now.")).to_be_visible()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    phone.open("/mine")
    for table in (at_laptop, at_phone):
        expect(phone.page.locator(f'a[href="/t/{table["id"]}"]').first).to_be_visible()
    phone.states.clear()
    phone.open(f"/t/{at_laptop['id']}")
    phone.page.wait_for_selector("[data-zone=hand]")
    assert phone.state["your_seat"] == 0

    ann.open("/me")
    ann.page.get_by_role("button", name="Remove Chrome").click()
    expect(ann.page.get_by_text("It has no access any more.")).to_be_visible()
    expect(phone.page.get_by_role("heading", name="This table can’t be opened")).to_be_visible(timeout=15_000)
    for table in (at_laptop, at_phone):
        phone.open(f"/t/{table['id']}")
        expect(phone.page.get_by_role("heading", name="This table can’t be opened")).to_be_visible()


@pytest.mark.long
@pytest.mark.ci
def test_without_tls_a_link_does_it(host: ServerProcess, player: Callable[..., Player]):
    ann, phone = player("Ann"), player("Ben", size=PHONE, language="de")
    ann.sit(host.create_table(seats=[None, "shepherd"]), 0)
    phone.open("/friends")
    phone.page.wait_for_selector("main section")
    lent = phone.page.evaluate("localStorage['highlands.player']")
    ann.open("/me")
    expect(ann.page.get_by_text("Browsers offer passkeys only at an address with a name").first).to_be_visible()
    ann.page.get_by_role("button", name="Continue on another device").click()
    link = ann.page.get_by_role("textbox", name="Continue on another device").input_value()
    phone.open(link)
    phone.page.get_by_role("button", name="Hier weitermachen").click()
    expect(phone.page.get_by_role("heading", name="You", exact=True)).to_be_visible()
    assert phone.page.evaluate("JSON.parse(localStorage['highlands.settings']).name") == "Ann"
    phone.page.get_by_role("button", name="Sign out here").click()
    expect(phone.page.get_by_text("Du bist in diesem Browser wieder Ben.")).to_be_visible()
    assert phone.page.evaluate("localStorage['highlands.player']") == lent, "who lent it is back"
    phone.open(link)
    phone.page.reload()
    expect(phone.page.get_by_role("alert")).to_be_visible()


@pytest.mark.long
@pytest.mark.ci
def test_a_profile_is_public_as_far_as_its_player_chooses(host: ServerProcess, player: Callable[..., Player]):
    ann, eve = player("Ann"), player(None, size=PHONE)
    ann.sit(host.create_table(seats=[None, "shepherd"]), 0)
    ann.open("/me")
    ann.page.get_by_label("Results by game").check()
    path = ann.page.get_by_role("link", name="See what others see").get_attribute("href")
    assert path is not None
    eve.open(path)
    expect(eve.page.get_by_role("heading", name="Ann")).to_be_visible()
    expect(eve.page.get_by_role("heading", name="By game")).to_be_visible()
    expect(eve.page.get_by_role("heading", name="By opponent")).to_have_count(0)
    ann.page.get_by_label("Results by game").uncheck()
    expect(ann.page.get_by_role("link", name="See what others see")).to_have_count(0)
    eve.open(path)
    expect(eve.page.get_by_role("alert")).to_contain_text("it is not public any more")


@pytest.mark.long
@pytest.mark.ci
def test_whom_another_server_at_the_address_did_not_know_is_back_with_their_own(
    host: ServerProcess, player: Callable[..., Player], tmp_path: Path
):
    ann = player("Ann")
    created = host.create_table(seats=[None, "shepherd"])
    ann.sit(created, 0)
    own = ann.page.evaluate("localStorage['highlands.player']")
    host.stop()
    other = ServerProcess(f"sqlite+aiosqlite:///{tmp_path / 'other.db'}", tmp_path / "other.log")
    other.port = host.port
    other.start()
    try:
        ann.states.clear()
        ann.sit(other.create_table(seats=[None, "shepherd"]), 0)
        meanwhile = ann.page.evaluate("localStorage['highlands.player']")
        assert meanwhile != own
        ann.page.reload()
        ann.page.wait_for_selector("[data-zone=hand]")
        assert ann.page.evaluate("localStorage['highlands.player']") == meanwhile, "this one does not know Ann"
    finally:
        other.stop()
        host.start()
    ann.open("/mine")
    expect(ann.page.get_by_text("You are Ann in this browser again.")).to_be_visible()
    expect(ann.page.locator(f'a[href="/t/{created["id"]}"]').first).to_be_visible()
    assert ann.page.evaluate("localStorage['highlands.player']") == own
