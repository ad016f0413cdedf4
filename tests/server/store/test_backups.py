"""Backups from either database, made while tables are played, and restored into either."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from highlands.server.store import Ending, SeatRow, Store, StoreError, backup, backups, restore
from tests.server.store.sample_rows import beside, event, table, using


async def fill(store: Store) -> None:
    """Store some of everything. A rematch may be older than its table, by a clock that was set back."""
    await store.add_table(table("b", public=False))
    await store.add_table(table("a", rematch_of="b", created_at=3, seats=(SeatRow(seat=0, name="Ада"),)))
    for number in range(25):
        await store.append("b", event(number, f"ż {number}"), starts=number == 0)
    await store.append("a", event(0), ending=Ending(at=7, result="1-0"))
    await store.registry.register("node", 1234)
    await store.registry.claim("node", 10)


async def everything(store: Store) -> object:
    """All that `fill` has stored, as it is read."""
    return (
        [await store.table(name) for name in "ab"],
        [await store.events(name) for name in "ab"],
        await store.rematch_of("b"),
        (await store.registry.nodes())[0],
        await store.registry.holder("b"),
        await store.counts(),
    )


def test_a_backup_of_either_database_is_restored_into_either(
    url: str, other_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(backups, "BATCH_ROWS", 10)
    saved = tmp_path / "saved" / "highlands.backup"
    using(url, fill)
    asyncio.run(backup(url, saved))
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    asyncio.run(restore(saved, other_url))
    assert using(other_url, everything) == using(url, everything)
    assert [file.name for file in saved.parent.iterdir()] == [saved.name]


def test_a_backup_is_one_file_that_needs_none_beside_it(url: str, tmp_path: Path):
    async def work(store: Store):
        await fill(store)
        await backup(url, tmp_path / "saved")

    using(url, work)
    with closing(sqlite3.connect(tmp_path / "saved")) as saved:
        assert saved.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert saved.execute("SELECT count(*) FROM events").fetchone() == (26,)


def test_a_backup_made_while_appending_is_one_moment(url: str, tmp_path: Path):
    names = [f"t{number}" for number in range(10)]

    async def work(store: Store) -> list[int]:
        for name in names:
            await store.add_table(table(name))
        rounds = 0

        async def play() -> None:
            nonlocal rounds
            while True:
                for name in names:
                    await store.append(name, event(rounds))
                rounds += 1
                await asyncio.sleep(0.001)  # as fast as it can, most of the time would go into copying the events

        playing = asyncio.create_task(play())
        known: list[int] = []
        for number in range(5):
            await asyncio.sleep(0.05)
            known.append(rounds)
            await backup(url, tmp_path / f"saved {number}")
        playing.cancel()
        await asyncio.wait([playing])
        return known

    known = using(url, work)
    assert known[-1] > known[0]
    for number, rounds in enumerate(known):
        with closing(sqlite3.connect(tmp_path / f"saved {number}")) as saved:
            found = dict(saved.execute("SELECT table_id, count(*) FROM events GROUP BY table_id").fetchall())
        lengths = [found.get(name, 0) for name in names]
        # Each table in turn got one event more: at one moment, they differ by one at most, the earlier ones ahead.
        assert lengths == sorted(lengths, reverse=True)
        assert lengths[0] - lengths[-1] <= 1
        assert lengths[-1] >= rounds


def test_restoring_into_a_database_with_tables_is_rejected(url: str, tmp_path: Path):
    using(url, fill)
    asyncio.run(backup(url, tmp_path / "saved"))
    before = using(url, everything)
    with pytest.raises(StoreError, match="already"):
        asyncio.run(restore(tmp_path / "saved", url))
    assert using(url, everything) == before


def test_restoring_under_a_running_server_without_tables(url: str, tmp_path: Path):
    source = f"sqlite+aiosqlite:///{tmp_path / 'source.db'}"
    using(source, fill)
    asyncio.run(backup(source, tmp_path / "saved"))

    async def work(store: Store):
        await store.registry.register("running", 99)
        await restore(tmp_path / "saved", url)
        await store.append("b", event(25))
        nodes, _ = await store.registry.nodes()
        return await store.table("b"), [node.id for node in nodes], await store.registry.holder("b")

    assert using(url, work) == (table("b", public=False), ["running", "node"], "node")


def test_a_restore_that_fails_leaves_the_database_empty(url: str, tmp_path: Path):
    source = f"sqlite+aiosqlite:///{tmp_path / 'source.db'}"
    using(source, fill)
    asyncio.run(
        beside(source, "PRAGMA foreign_keys = OFF", "INSERT INTO events VALUES ('none', 0, 0, 0, 'x', 'x', NULL)")
    )
    asyncio.run(backup(source, tmp_path / "saved"))
    with pytest.raises(StoreError, match="can’t be used"):
        asyncio.run(restore(tmp_path / "saved", url))
    assert using(url, lambda store: store.unfinished()) == []
    assert using(url, lambda store: store.counts()) == (0, 0)


def test_a_file_is_never_overwritten(url: str, tmp_path: Path):
    (tmp_path / "saved").write_text("mine")
    with pytest.raises(StoreError, match="saved already"):
        asyncio.run(backup(url, tmp_path / "saved"))
    assert (tmp_path / "saved").read_text() == "mine"


def test_what_is_no_backup_is_rejected(url: str, tmp_path: Path):
    (tmp_path / "text").write_text("something else, long enough to be read as the head of a database " * 20)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE tables (id)")
    for name in ("text", "other.db", "missing"):
        with pytest.raises(StoreError, match="no backup"):
            asyncio.run(restore(tmp_path / name, url))
    assert not (tmp_path / "missing").exists()


def test_a_database_that_is_not_there_is_not_made_by_a_backup(sqlite_url: str, tmp_path: Path):
    with pytest.raises(StoreError, match="can’t be used"):
        asyncio.run(backup(sqlite_url, tmp_path / "saved"))
    assert list(tmp_path.iterdir()) == []


def test_a_backup_of_a_server_s_database_from_another_version_is_rejected(postgres_url: str, tmp_path: Path):
    using(postgres_url, fill)
    asyncio.run(beside(postgres_url, "UPDATE alembic_version SET version_num = '0000'"))
    with pytest.raises(StoreError, match="another version"):
        asyncio.run(backup(postgres_url, tmp_path / "saved"))


def test_the_row_of_a_table_is_stored_whole(url: str):
    """Whoever adds a field to a row adds a column, a migration, and so its way into a backup.

    `turn` is a read model of the events, and `tournament_id` is read from a tournament's rows.
    """
    from highlands.server.store import schema
    from highlands.server.store.rows import Event, TableRow

    for row, columns in ((TableRow, schema.TABLES.c), (SeatRow, schema.SEATS.c), (Event, schema.EVENTS.c)):
        fields = {field.name for field in msgspec.structs.fields(row)} - {"seats", "tournament_id"}
        assert fields == {column.name for column in columns} - {"table_id", "turn"}
