"""A player who has company: friends, results, somebody who is blocked, a challenge, and others in the lobby."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import httpx
from websockets.sync.client import connect

from highlands.protocol.messages import PROTOCOL
from tests.e2e.player import Player
from tests.server.players.clients import Person, bearer, sit_down
from tests.server.support.server_process import ServerProcess

OWN_ADDRESSES = (f"127.0.1.{number}" for number in count(1))
"""Those who are made here use up neither what the address of the browsers may have, nor each other's."""
DAYS = {"kind": "per-turn", "seconds": 3 * 86_400, "vacation_days": 7}


def strangers(host: ServerProcess) -> Any:
    """An HTTP client of people who are at no browser of the test."""
    transport = httpx.HTTPTransport(local_address=next(OWN_ADDRESSES))
    return httpx.Client(base_url=host.address, transport=transport, timeout=60)


def ask(person: Person, method: str, path: str, **body: Any) -> Any:
    """What the server answers a player."""
    answer = person.client.request(method, path, json=body or None, headers=bearer(person.key))
    assert answer.status_code < 300, (path, answer.content)
    return answer.json()


class Company:
    """Ann, and those around her."""

    def __init__(self, host: ServerProcess) -> None:
        self._host = host
        with strangers(host) as client:
            self.pages = self._meet(client)
            """The pages on which they are shown, with what is waited for there."""

    def _meet(self, client: Any) -> dict[str, str]:
        self.ann, ben, cat, dan = [Person(client, name) for name in ("Ann", "Benedict of Lochaber", "Cat", "Dan")]
        for other in (ben, cat):
            token = ask(self.ann, "POST", "/api/friends/links")["token"]
            ask(other, "POST", "/api/friends/links/use", token=token)
        for other in (ben, dan):
            played = self.ann.create(None, None)
            sit_down(played, self.ann, other)
            resign(self._host, other, played["id"])
        ask(self.ann, "POST", "/api/blocks", table=played["id"], seat=1)
        sit_down(self.ann.create(None, None, time_control=DAYS), self.ann, ben)
        (friend,) = [one["id"] for one in ask(cat, "GET", "/api/friends")["friends"]]
        plan = {"game": "verraeter", "options": {"players": 3}, "seats": [{}, {}, {"bot": "warrior"}]}
        challenge = ask(cat, "POST", f"/api/friends/{friend}/challenge", **plan, friend_seat=1)
        cat.claim(challenge["id"], 0, challenge["invitations"][0])
        waiting = ben.create(None, None, public=True, open_to_all=True, time_control=DAYS)
        ben.claim(waiting["id"], 0, waiting["invitations"][0])
        running = ben.create(None, None, public=True)
        sit_down(running, ben, cat)
        ask(self.ann, "PATCH", "/api/player", public_parts=["results", "course", "opponents"])
        return {
            "/": "[aria-labelledby=challenges] .primary",
            "/lobby": "main li .button",
            "/mine": "main li",
            "/friends": "main li .button",
            "/me": "main table",
            f"/p/{ask(self.ann, 'GET', '/api/player')['profile']}": "main table",
            f"/friend#{ask(ben, 'POST', '/api/friends/links')['token']}": "main button.primary",
            f"/device#{ask(ben, 'POST', '/api/player/device-links')['token']}": "main button.primary",
            "/notifications": "main section",
        }

    def be_ann(self, player: Player) -> None:
        """Let a browser be hers."""
        be(self.ann, player)


def be(person: Person, player: Player) -> None:
    """Let a browser be somebody's."""
    stored = json.dumps(json.dumps({"key": person.key, "isKnown": True}))
    player.browser.add_init_script(
        f"if (location.protocol.startsWith('http')) localStorage.setItem('highlands.player', {stored})"
    )


def wait_for_opponent(player: Player) -> None:
    """Look for somebody in the lobby who wants what nobody else wants."""
    page = player.page
    page.locator("main form .check input").first.check()
    page.locator("main form select").first.select_option(index=0)
    page.locator("main form .primary").click()
    page.wait_for_selector("main .seeking")


def resign(host: ServerProcess, person: Person, table: str) -> None:
    """Let a player lose a game."""
    with connect(f"{host.address.replace('http', 'ws')}/api/tables/{table}/live") as socket:
        socket.send(json.dumps({"type": "join", "protocol": PROTOCOL, "secret": person.secrets[table]}))
        version = json.loads(socket.recv())["version"]
        socket.send(json.dumps({"type": "resign", "version": version, "id": 1}))
        while json.loads(socket.recv())["type"] != "ack":
            pass
