"""Pictures of a club: its tournaments, its leader board, the host's page, and what lies over the pages of players."""

from __future__ import annotations

import json
import time
from typing import Any

from tests.e2e.company import ask, resign
from tests.e2e.player import Player
from tests.server.players.clients import Person, bearer
from tests.server.support.server_process import HTTP, ServerProcess

NAMES = ("Ann", "Benedict of Lochaber", "Catriona", "Dan")
WAITING_SECONDS = 60.0
ANNOUNCED = "The server is updated tonight at eleven; games go on where they stood."
LEADERS = [
    {"name": name, "bot": None, "is_bot": bot, "profile": None, "rating": 1812 - 31 * place, "deviation": 48 + place}
    | {"games": 212 - 17 * place}
    for place, (name, bot) in enumerate((*((name, False) for name in NAMES), ("BOT Deep Sheep", True)))
]


class Club:
    """Four members, and tournaments of theirs in every state."""

    def __init__(self, host: ServerProcess, client: Any) -> None:
        self._host = host
        self.members = [Person(client, name) for name in NAMES]
        self.running = self._create("Thursday evening", rounds=3, fill_to=8, public=True)
        self._begin(self.running)
        self.groups = self._create("The long night of traitors", game="verraeter", format="groups", fill_to=7)
        self._begin(self.groups)
        self.over = self._create("One shuffle for all", rounds=1, paired_deals=True, fill_to=6)
        self._begin(self.over)
        self.table = self._give_up(self.over)
        self.open = self._create("Spring league", format="round-robin", public=True)

    def _create(self, name: str, **more: Any) -> str:
        plan: dict[str, Any] = {"name": name, "game": "schotten-totten", "format": "swiss", "fill_level": "shepherd"}
        plan |= {"time_control": {"kind": "fischer", "seconds": 600, "increment": 5}, **more}
        created: str = ask(self.members[0], "POST", "/api/tournaments", plan=plan)["state"]["id"]
        for member in self.members:
            ask(member, "POST", f"/api/tournaments/{created}/entry", name=member.name)
        return created

    def _begin(self, tournament: str) -> None:
        ask(self.members[0], "POST", f"/api/tournaments/{tournament}/commands", command={"kind": "start"})
        for member in self.members:
            self._wait(lambda member=member: self._view(member, tournament)["your_tables"])

    def _give_up(self, tournament: str) -> str:
        """Let everybody sit down and lose, so that the tournament ends; the first member's table."""
        ended: set[str] = set()
        for member in self.members:
            view = self._view(member, tournament)
            for table in view["your_tables"]:
                (game,) = [one for one in view["state"]["round"]["games"] if one["table"] == table]
                assert member.claim(table, game["entrants"].index(view["you"]), member.key).status_code == 200
        for member in self.members:
            for table in member.secrets:
                # Who leaves before the deal forfeits, and there is no game to look at.
                self._wait(lambda member=member, table=table: self._is_dealt(member, table))
                if table not in ended and table in {game["table"] for game in view["state"]["round"]["games"]}:
                    resign(self._host, member, table)
                    ended.add(table)
        self._wait(lambda: self._view(self.members[0], tournament)["state"]["status"] == "over")
        return next(table for table in self.members[0].secrets if table in ended)

    @staticmethod
    def _is_dealt(member: Person, table: str) -> bool:
        answer = member.client.get(f"/api/tables/{table}", headers=bearer(member.secrets[table]))
        return bool(answer.json()["started"])

    @staticmethod
    def _view(member: Person, tournament: str) -> Any:
        return ask(member, "GET", f"/api/tournaments/{tournament}")

    @staticmethod
    def _wait(what: Any) -> None:
        deadline = time.monotonic() + WAITING_SECONDS
        while not what():
            assert time.monotonic() < deadline
            time.sleep(0.2)


def open_host_page(host: ServerProcess, player: Player) -> None:
    """With the host's key; something is announced first."""
    session = HTTP.post(host.url("/api/host/open"), json={"key": host.host_key}).json()["session"]
    proof = {"authorization": f"Bearer {session}"}
    HTTP.post(
        host.url("/api/host/announcements"), json={"text": ANNOUNCED, "hours": 1}, headers=proof
    ).raise_for_status()
    player.browser.add_init_script(
        f"if (location.protocol.startsWith('http')) sessionStorage.setItem('highlands.host', {json.dumps(session)})"
    )


def show_leaders(player: Player) -> None:
    """A leader board that takes dozens of games to come about: its page is given one."""
    variant = {"game": "schotten-totten", "options": ""}
    player.page.route("**/api/leader-boards", lambda route: route.fulfill(json=[variant]))
    player.page.route("**/api/leader-board?*", lambda route: route.fulfill(json={**variant, "leaders": LEADERS}))
