"""How players are reached is theirs to change, and bounded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from highlands.server.notifications.channels import MAX_SUBSCRIPTIONS
from tests.server.notifications.push_service import Browser, PushService
from tests.server.players.clients import Client, Person, bearer, server

SUBSCRIPTION = "/api/notifications/push"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("channels"), subscription_burst=10**6, player_burst=10**6) as client:
        yield client


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made._server.server_close()


def public(browser: Browser, path: str = "/x") -> dict[str, str]:
    """A subscription at a push service on the public network, to which nothing is sent here."""
    return {**browser.subscription, "endpoint": f"https://push.example.org{path}"}


def state(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.client.get("/api/notifications", headers=bearer(person.key)).json()
    return found


def test_a_device_is_added_once_listed_and_removed(client: Client, service: PushService):
    ann, browser = Person(client, "Ann"), Browser(service)
    wanted = {**public(browser), "device": "Firefox, Linux"}
    for _ in range(2):
        assert client.post(SUBSCRIPTION, json=wanted, headers=bearer(ann.key)).status_code == 200
    (device,) = state(ann)["devices"]
    assert device["device"] == "Firefox, Linux"
    assert client.delete(f"{SUBSCRIPTION}/{device['id']}", headers=bearer(Person(client, "Eve").key)).status_code == 200
    assert len(state(ann)["devices"]) == 1
    assert client.delete(f"{SUBSCRIPTION}/{device['id']}", headers=bearer(ann.key)).json()["devices"] == []


def test_a_browser_that_changes_hands_shows_the_new_players_messages(client: Client, service: PushService):
    ann, ben, browser = Person(client, "Ann"), Person(client, "Ben"), Browser(service)
    for person in (ann, ben):
        client.post(SUBSCRIPTION, json=public(browser, "/shared"), headers=bearer(person.key))
    assert (state(ann)["devices"], len(state(ben)["devices"])) == ([], 1)


def test_what_a_push_service_replaces_is_renewed_without_a_key(client: Client, service: PushService):
    ann, browser, other = Person(client, "Ann"), Browser(service), Browser(service)
    client.post(SUBSCRIPTION, json=public(browser, "/before"), headers=bearer(ann.key))
    (before,) = state(ann)["devices"]
    renewal = public(other, "/after")
    for old, has_effect in (("/unknown", False), ("/before", True), ("/before", True)):
        body = {**renewal, "old_endpoint": public(browser, old)["endpoint"]}
        assert client.post(f"{SUBSCRIPTION}/renew", json=body).status_code == 204
        (after,) = state(ann)["devices"]
        assert (after["endpoint_hash"] != before["endpoint_hash"], after["id"]) == (has_effect, before["id"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "https://10.0.0.1/x"},
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": "https://169.254.169.254/latest/meta-data"},
        {"p256dh": "AAAA"},
        {"p256dh": "BA" + "A" * 85},
        {"auth": "AAAA"},
        {"auth": "!"},
        {"admin": True},
    ],
)
def test_what_is_no_subscription_is_refused(client: Client, service: PushService, wrong: dict[str, Any]):
    ann = Person(client, "Ann")
    body = {**public(Browser(service)), **wrong}
    assert client.post(SUBSCRIPTION, json=body, headers=bearer(ann.key)).status_code == 400
    assert state(ann)["devices"] == []


def test_choices_are_kept_and_those_that_make_no_sense_refused(client: Client):
    ann = Person(client, "Ann")
    path, headers = "/api/notifications/choices", bearer(ann.key)
    chosen = {"on_over": False, "delay_minutes": 30, "quiet_from": 1320, "quiet_until": 420, "time_zone": "Europe/Kyiv"}
    assert client.put(path, json=chosen, headers=headers).status_code == 200
    assert state(ann)["choices"] == {"on_turn": True, "on_joined": True, **chosen}
    for wrong in ({"time_zone": "Moon/Base"}, {"quiet_from": 1}, {"quiet_from": 1440, "quiet_until": 1}):
        assert client.put(path, json=wrong, headers=headers).status_code == 400
    assert state(ann)["choices"]["delay_minutes"] == 30


def test_subscriptions_by_the_thousand_are_bounded(tmp_path: Path, client: Client, service: PushService):
    ann = Person(client, "Ann")
    for number in range(MAX_SUBSCRIPTIONS + 5):
        client.post(SUBSCRIPTION, json=public(Browser(service), f"/{number}"), headers=bearer(ann.key))
    assert len(state(ann)["devices"]) == MAX_SUBSCRIPTIONS
    with server(tmp_path, subscription_burst=3, subscriptions_per_hour=1) as bounded:
        ben = Person(bounded, "Ben")
        answers = [bounded.post(SUBSCRIPTION, json=public(Browser(service)), headers=bearer(ben.key)) for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 5


def test_what_a_player_has_entered_goes_with_them(client: Client, service: PushService):
    ann = Person(client, "Ann")
    client.post(SUBSCRIPTION, json=public(Browser(service), "/gone"), headers=bearer(ann.key))
    client.put("/api/notifications/choices", json={"on_over": False}, headers=bearer(ann.key))
    manager = client.app.state.manager

    async def remove() -> None:
        await manager.store.players.forget((await manager.players.identify(ann.key)).id)

    with client.portal() as portal:
        portal.call(remove)
    assert client.get("/api/notifications", headers=bearer(ann.key)).status_code == 404


def test_nobody_without_a_key_has_notifications(client: Client):
    for key in (None, "x" * 32):
        assert client.get("/api/notifications", headers=bearer(key)).status_code == 404


def test_a_host_without_mail_takes_no_address(client: Client):
    ann = Person(client, "Ann")
    answer = client.post("/api/notifications/mail", json={"address": "ann@example.org"}, headers=bearer(ann.key))
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "notify-no-mail")
    assert state(ann)["has_mail"] is False
