"""An endpoint is an address that a client has given: it can't lead the server to where it should not go."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from highlands.server.notifications.encryption import VapidKey
from highlands.server.notifications.push import PushSender, is_endpoint, is_public
from highlands.server.store.outbox import PushSubscription
from tests.server.notifications.push_service import Browser, PushService

PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1%eth0",
    "fd00::1",
    "ff02::1",
    "::ffff:10.0.0.1",
    "64:ff9b::10.0.0.1",
    "2002:0a00:0001::1",
    "2001:0:53aa:64c:0:0:0:1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_what_is_not_on_the_public_network_is_no_push_service(address: str):
    assert not is_public(address)
    bare = address.partition("%")[0]
    assert not is_endpoint(f"https://[{bare}]/push" if ":" in bare else f"https://{bare}/push")


def test_public_addresses_are():
    assert is_public("8.8.8.8")
    assert is_public("2606:4700::1111")
    assert is_endpoint("https://updates.push.services.mozilla.com/wpush/v2/abc")
    assert is_endpoint("https://8.8.8.8:443/push")


@pytest.mark.parametrize(
    "url",
    [
        "",
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://user:word@push.example.org/x",
        "https://localhost/x",
        "https://push.example.org/x#fragment",
        "https://push.example.org/x y",
        "https://push.example.org/" + "x" * 1000,
        "https://pusch.beispiel.ö/x",
        "https://[::1/x",
        "https://push.example.org:port/x",
        "file:///etc/passwd",
        "gopher://push.example.org/x",
    ],
)
def test_only_tls_at_its_usual_port_is_an_endpoint(url: str):
    assert not is_endpoint(url)


def _send(endpoint: str, browser: Browser, *, allows_private: bool) -> str:
    subscription = PushSubscription(
        id="s", player_id="p", endpoint=endpoint, p256dh=browser.p256dh, auth=browser.auth, device="", created_at=0
    )

    async def run() -> str:
        sender = PushSender(VapidKey(VapidKey.new()), allows_private=allows_private)
        try:
            return (await sender.send(subscription, b"{}", "topic")).outcome
        finally:
            await sender.close()

    return asyncio.run(run())


def test_a_name_that_leads_inside_is_not_connected_to(monkeypatch: pytest.MonkeyPatch):
    asked: list[str] = []

    async def inside(_loop: Any, host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in ("8.8.8.8", "127.0.0.1")]

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", inside)
    with PushService().running() as service:
        browser = service.browser()
        assert _send("https://push.example.org/x", browser, allows_private=False) == "gone"
        assert asked == ["push.example.org"]


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(201, "sent"), (404, "gone"), (410, "gone"), (403, "gone"), (429, "again"), (500, "again"), (413, "failed")]
    + [(status, "failed") for status in (301, 302, 307, 308)],
)
def test_what_a_push_service_answers_decides_and_redirects_lead_nowhere(status: int, outcome: str):
    with PushService().running() as service:
        browser = service.browser()
        if status != 201:
            browser.answers = [status]
        assert _send(browser.endpoint, browser, allows_private=True) == outcome
        assert len(browser.arrived) == (status == 201)


def test_nobody_there_is_no_answer():
    service = PushService()
    browser = service.browser()
    service._server.server_close()
    assert _send(browser.endpoint, browser, allows_private=True) == "again"
