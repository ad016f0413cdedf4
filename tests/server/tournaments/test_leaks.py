"""Nothing leaks through tournaments, nor to bots from outside: what somebody can't know changes no byte they get."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from highlands.protocol.messages import PROTOCOL, MakeMove, Resign
from highlands.server.clock import CLOCK, now
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from tests.server.players.clients import Client, Person, bearer, server
from tests.server.test_leaks import ANSWER_SECONDS, redealt
from tests.server.tournaments.stepping import stepped_by_hand
from tests.server.tournaments.test_http import create, enter, organise

__all__ = ["stepped_by_hand"]

MOVES = 5


class Evening:
    """Two tables of a tournament in the middle of their games: Ann organises and plays, and so does a bot."""

    def __init__(self, client: Client, **plan: Any) -> None:
        self.client = client
        self.manager: TableManager = client.app.state.manager
        self.people = [Person(client, name) for name in ("Ann", "Bea", "Cai")]
        robot = Person(client, "Robot", is_player=False)
        robot.key = "r" * 32
        if plan.get("admits_bots"):
            assert robot.register(is_bot=True).status_code == 200
        else:
            assert robot.register().status_code == 200
        self.people.append(robot)
        self.id = create(client, self.people[0], **plan).json()["state"]["id"]
        for person in self.people:
            assert enter(client, self.id, person).status_code == 200
        assert organise(client, self.id, self.people[0], kind="start").status_code == 200
        self.step()
        self.seats: dict[Person, tuple[str, int]] = {}
        for person in self.people:
            (table,) = self.view(person)["your_tables"]
            seat = client.get(f"/api/tables/{table}/invitation", headers=bearer(person.key)).json()["seat"]
            assert person.claim(table, seat, person.key).status_code == 200
            self.seats[person] = table, seat
        for person, (table, _) in self.seats.items():
            person.reveal(table)
        self.step()
        self.tables = sorted({table for table, _ in self.seats.values()})
        for table in self.tables:
            client.blocking_portal.call(self.play, self.live(table))

    def step(self) -> None:
        self.client.blocking_portal.call(self.manager.runner.step)

    def view(self, person: Person) -> Any:
        return self.client.get(f"/api/tournaments/{self.id}", headers=bearer(person.key)).json()

    def live(self, table: str) -> LiveTable:
        return self.manager.tables[table]

    async def play(self, live: LiveTable) -> None:
        for _ in range(MOVES):
            seat, version = live.aggregate.to_move, live.aggregate.version
            assert seat is not None
            await live.execute(seat, MakeMove(version, live.aggregate.legal_moves.texts[0]))

    def resign(self, person: Person) -> None:
        table, seat = self.seats[person]
        live = self.live(table)
        self.client.blocking_portal.call(live.execute, seat, Resign(live.aggregate.version))
        self.step()

    def deal_anew(self, person: Person | None, seed: int, *, for_another: bool = False) -> None:
        """Deal everything that somebody can't know anew, at all tables."""
        for table in self.tables:
            own, seat = (None, 0) if person is None else self.seats[person]
            observer = (1 - seat if for_another else seat) if table == own else None
            aggregate = self.live(table).aggregate
            aggregate._game = redealt(aggregate.game, observer, seed)

    def told(self, person: Person | None) -> list[bytes]:
        """All that somebody is sent of the tournament and its tables."""
        return [*self.of_tournament(person), *(sent for table in self.tables for sent in self.of_table(table, person))]

    def of_tournament(self, person: Person | None) -> Iterator[bytes]:
        headers = {} if person is None else bearer(person.key)
        for path in ("", f"/{self.id}", f"/{self.id}/rounds/0", f"/{self.id}/standings.csv"):
            yield self.client.get(f"/api/tournaments{path}", headers=headers).content
        for path in ("/api/tables", "/api/player", "/api/player/profile", "/api/player/export"):
            yield self.client.get(path, headers=headers).content
        yield self.hear(f"/api/tournaments/{self.id}/live", {"type": "watch-tournament", "protocol": PROTOCOL})
        yield self.hear("/api/lobby/live", {"type": "watch-lobby", "protocol": PROTOCOL})

    def of_table(self, table: str, person: Person | None) -> Iterator[bytes]:
        key = None if person is None else person.key
        for path in ("", "/record", "/replay", "/replay/moves", "/review", "/invitation", "/ratings"):
            answer = self.client.get(f"/api/tables/{table}{path}", headers=bearer(key))
            yield f"{answer.status_code}".encode() + answer.content
        join = {"type": "join", "protocol": PROTOCOL, "secret": key, "positions": True}
        yield self.hear(f"/api/tables/{table}/live", join)

    def hear(self, path: str, first: dict[str, Any]) -> bytes:
        with self.client.websocket_connect(path) as socket:
            socket.send_json(first)
            return bytes(socket.receive_text(timeout=ANSWER_SECONDS).encode())


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """How much is left, and for how long somebody was away, is told to everybody, and is no secret."""
    at = now()
    monkeypatch.setattr(CLOCK, "now", lambda: at)


@pytest.mark.parametrize(
    "plan",
    [
        pytest.param({"public": True, "admits_bots": True}, marks=[pytest.mark.long, pytest.mark.ci]),
        {"paired_deals": True, "public": False},
    ],
)
def test_what_somebody_can_not_know_of_a_tournament_changes_no_byte_they_are_sent(
    tmp_path: Path, plan: dict[str, Any]
) -> None:
    with server(tmp_path) as client:
        evening = Evening(client, **plan)
        if plan.get("paired_deals"):
            # Whoever has finished sees no more than in the game, as long as others play with the same shuffle.
            evening.resign(evening.people[0])
            assert evening.view(evening.people[0])["state"]["round"]["is_sealed"]
        for number, person in enumerate([None, *evening.people]):
            before = evening.told(person)
            evening.deal_anew(person, 7 + number)
            assert evening.told(person) == before
        # The test would notice: what the other one at the table holds is not what everybody sees.
        before = evening.told(person)
        evening.deal_anew(person, 3, for_another=True)
        assert evening.told(person) != before
