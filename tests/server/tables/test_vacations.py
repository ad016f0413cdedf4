"""Vacations: within what the table gives, a player's clock of days stands still, at every node and after a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from highlands.i18n import message
from highlands.protocol.messages import EndVacation, Resign, TakeVacation
from highlands.protocol.time_controls import DAY, PerTurn
from highlands.server.clock import now
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.manager import TableManager
from tests.server.players.clients import Person, bearer, server, sit_down
from tests.server.support.managers import create, failing_once, start, until, with_node, with_nodes

DAY_MS = DAY * 1000
CLOCK = PerTurn(DAY, vacation_days=3)


def test_a_vacation_holds_at_all_nodes_and_after_a_restart(postgres_url: str):
    tables: list[str] = []

    async def begin(managers: list[TableManager]) -> None:
        here, there = managers
        table = await start(here, None, None, time_control=CLOCK)
        tables.append(table.id)
        elsewhere = await there.table(table.id)
        before = table.deadline()
        assert before is not None
        await table.execute(0, TakeVacation(2))
        await until(lambda: elsewhere.aggregate.version == table.aggregate.version)
        assert table.deadline() == elsewhere.deadline() == before + 2 * DAY_MS
        shown = (await elsewhere.state_for(1)).clock
        assert shown.vacations[1] is None
        assert DAY_MS - (shown.remaining[0] - 60_000) > 0
        assert shown.vacations[0] is not None
        assert DAY_MS < shown.vacations[0] <= 2 * DAY_MS
        assert shown.vacation_left == [DAY_MS, 3 * DAY_MS]
        with pytest.raises(RejectedError, match="vacation"):
            await elsewhere.execute(0, TakeVacation(2))

    async def go_on(managers: list[TableManager]) -> None:
        table = await managers[0].table(tables[0])
        deadline = table.deadline()
        assert deadline is not None
        assert deadline > now() + 2 * DAY_MS
        for _ in range(2):
            await table.execute(0, EndVacation())
        ended = table.deadline()
        assert ended is not None
        assert ended < now() + DAY_MS
        left = (await table.state_for(0)).clock.vacation_left[0]
        assert 3 * DAY_MS - 10 * 60_000 < left < 3 * DAY_MS, "what is left can be taken later"
        kinds = [event.kind for event in (await table.state_for(None)).events]
        assert (kinds.count("vacation"), kinds.count("vacation-over")) == (1, 1), "being back is said once"

    with_nodes(postgres_url, 2, begin)
    with_nodes(postgres_url, 1, go_on)


def test_where_the_table_gives_none_there_is_none(tmp_path: Path):
    async def work(manager: TableManager) -> None:
        table = await start(manager, None, None, time_control=PerTurn(DAY))
        with pytest.raises(RejectedError, match="vacation"):
            await table.execute(0, TakeVacation(1))
        before = await manager.table((await create(manager, None, None, time_control=CLOCK)).id)
        with pytest.raises(RejectedError):
            await before.execute(0, TakeVacation(1))

    with_node(tmp_path, work, seconds=60)


def test_only_clocks_of_days_have_vacations_and_a_rematch_has_the_same(tmp_path: Path):
    with server(tmp_path) as client:
        ann, ben = Person(client, "Ann"), Person(client, "Ben")
        minutes = {"kind": "per-turn", "seconds": 60, "vacation_days": 3}
        plan = {"game": "schotten-totten", "seats": [{}, {}]}
        assert client.post("/api/tables", json={**plan, "time_control": minutes}).status_code == 400
        table = ann.create(None, None, time_control={**minutes, "seconds": DAY})
        sit_down(table, ann, ben)
        clock = ben.state(table["id"]).json()["clock"]
        assert (clock["time_control"], clock["vacations"]) == ({**minutes, "seconds": DAY}, [None, None])


def test_a_vacation_is_taken_at_all_tables_at_once_as_far_as_each_gives_it(tmp_path: Path):
    with server(tmp_path) as client:
        ann, ben = Person(client, "Ann"), Person(client, "Ben")
        clocks = [{"kind": "per-turn", "seconds": DAY, "vacation_days": days} for days in (7, 2, 0)]
        tables: list[str] = []
        for clock in clocks:
            created = ann.create(None, None, time_control=clock)
            sit_down(created, ann, ben)
            tables.append(created["id"])
        assert sorted(one["vacation_days"] for one in ann.tables()) == [0, 2, 7]

        def vacation(person: Person, method: str, **body: int) -> dict[str, Any]:
            answer = client.request(method, "/api/player/vacation", json=body or None, headers=bearer(person.key))
            assert answer.status_code == 200, answer.content
            found: dict[str, Any] = answer.json()
            return found

        def days(person: Person) -> list[float]:
            clocks = [person.state(table).json()["clock"] for table in tables]
            return [round((clock["vacations"][0] or 0) / DAY_MS, 2) for clock in clocks]

        assert vacation(ann, "GET") == {"tables": 2, "away": 0, "back_ms": None, "days_left": 7, "failed": []}
        for _ in range(2):  # said again, it takes no more
            taken = vacation(ann, "PUT", days=5)
            assert (taken["tables"], taken["away"], taken["days_left"]) == (2, 2, 2)
            assert 2 * DAY_MS - 60_000 < taken["back_ms"] <= 2 * DAY_MS
            assert days(ben) == [5, 2, 0]
        assert vacation(ben, "GET") == {"tables": 2, "away": 0, "back_ms": None, "days_left": 7, "failed": []}
        assert (vacation(ann, "PUT", days=6)["days_left"], days(ann)) == (1, [6, 2, 0])
        back = vacation(ann, "DELETE")
        assert (back["away"], back["days_left"], days(ann)) == (0, 6, [0, 0, 0]), "less than a day is gone of each"
        assert client.get("/api/player/vacation").status_code == 404
        too_many = client.put("/api/player/vacation", json={"days": 61}, headers=bearer(ann.key))
        assert too_many.status_code == 400


def test_a_table_that_can_not_be_reached_holds_up_no_other_and_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with server(tmp_path) as client:
        ann, ben = Person(client, "Ann"), Person(client, "Ben")
        tables: list[str] = []
        for _ in range(5):
            created = ann.create(None, None, time_control={"kind": "per-turn", "seconds": DAY, "vacation_days": 7})
            sit_down(created, ann, ben)
            tables.append(created["id"])
        manager = client.app.state.manager
        find, unreadable, newer, busy = manager.table, tables[1], tables[-1], tables[3]

        async def find_table(table_id: str) -> Any:
            if table_id == unreadable:
                raise OSError("the disk is broken")
            if table_id == newer:
                raise RejectedError(message("server-newer-table"))
            return await find(table_id)

        async def refuse(*_: Any) -> None:
            raise RejectedError(message("server-busy"))

        monkeypatch.setattr(manager, "table", find_table)
        monkeypatch.setattr(manager.tables[busy], "execute", refuse)
        failing_once(manager.tables[tables[2]])
        taken = client.put("/api/player/vacation", json={"days": 2}, headers=bearer(ann.key)).json()
        assert (taken["tables"], taken["away"], sorted(taken["failed"])) == (5, 1, sorted(tables[1:]))
        assert client.get("/api/player/vacation", headers=bearer(ann.key)).json()["failed"] == [newer, unreadable]
        monkeypatch.undo()
        again = client.put("/api/player/vacation", json={"days": 2}, headers=bearer(ann.key)).json()
        assert (again["away"], again["failed"], again["days_left"]) == (5, [], 5), "said again, it takes no more"
        assert client.delete("/api/player/vacation", headers=bearer(ann.key)).json()["away"] == 0


def test_where_the_game_has_just_ended_there_is_nothing_to_take(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with server(tmp_path) as client:
        ann, ben = Person(client, "Ann"), Person(client, "Ben")
        created = ann.create(None, None, time_control={"kind": "per-turn", "seconds": DAY, "vacation_days": 7})
        sit_down(created, ann, ben)
        table = client.app.state.manager.tables[created["id"]]
        execute = table.execute

        async def end_first(seat: int, command: Any) -> Any:
            await execute(1, Resign(table.aggregate.version))
            return await execute(seat, command)

        monkeypatch.setattr(table, "execute", end_first)
        taken = client.put("/api/player/vacation", json={"days": 2}, headers=bearer(ann.key)).json()
        assert (taken["away"], taken["failed"]) == (0, [])
