"""Migrations: the schema is upgraded by whichever server starts first."""

from __future__ import annotations

import asyncio
import stat
from itertools import pairwise
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, make_url, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from highlands.i18n import LANGUAGES, say
from highlands.server.store import Lease, Store, StoreError, open_store
from highlands.server.store.engines import unpooled_engine
from highlands.server.store.migrate import _config
from highlands.server.store.schema import METADATA
from tests.fork_server import PROCESSES
from tests.server.store.processes import open_together
from tests.server.store.sample_rows import beside, table, using


@pytest.fixture
def schema_is_there() -> bool:
    """Here it is made."""
    return False


async def nothing(store: Store) -> None:
    """Only have it opened."""


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def explain(url: str, asking: object) -> str:
    """How the database would answer a question."""
    engine = create_async_engine(make_url(url))
    words = str(asking.compile(dialect=engine.dialect, compile_kwargs={"literal_binds": True}))  # type: ignore[attr-defined]
    explaining = "EXPLAIN QUERY PLAN" if "sqlite" in url else "EXPLAIN"
    try:
        async with engine.connect() as connection:
            if "sqlite" not in url:
                # Of an empty table it would rather read all.
                await connection.execute(text("SET enable_seqscan = off"))
            return "\n".join(str(row) for row in await connection.execute(text(f"{explaining} {words}")))
    finally:
        await engine.dispose()


def test_the_migrations_make_the_schema_that_the_store_speaks_of(url: str):
    using(url, nothing)

    async def compare() -> list[object]:
        engine = create_async_engine(make_url(url))
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(differences)
        finally:
            await engine.dispose()

    assert asyncio.run(compare()) == []


def test_opening_again_changes_nothing(url: str):
    using(url, lambda store: store.add_table(table("a")))
    using(url, nothing)
    assert using(url, lambda store: store.table("a")) == table("a")
    assert asyncio.run(beside(url, "SELECT version_num FROM alembic_version")) == [("0014",)]


def test_a_database_from_before_the_renaming_is_refused_and_left_as_it_is(url: str):
    """It has our revision but other tables: no migration leads from it."""

    async def rename(old: str, new: str) -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))
        await engine.dispose()

    using(url, lambda store: store.add_table(table("a")))
    asyncio.run(rename("events", "entries"))
    with pytest.raises(StoreError) as refused:
        using(url, nothing)
    assert refused.value.message.id == "store-older"
    asyncio.run(rename("entries", "events"))
    assert using(url, lambda store: store.table("a")) == table("a")


def test_stores_opened_at_once_in_one_process_do_not_collide(url: str, other_url: str):
    async def open_one(address: str):
        async with open_store(address) as store:
            await store.registry.register(store.node_id, 1)

    async def work():
        await asyncio.gather(*(open_one(address) for address in (url, other_url) * 4))

    asyncio.run(work())


def test_servers_started_at_once_do_not_collide(url: str):
    together = PROCESSES.Barrier(3)
    started = [PROCESSES.Process(target=open_together, args=(url, together)) for _ in range(together.parties)]
    for server in started:
        server.start()
    for server in started:
        server.join()
    assert [server.exitcode for server in started] == [0] * together.parties
    assert len(using(url, lambda store: store.registry.nodes())[0]) == len(started)


def test_a_migration_that_fails_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    from highlands.server.store import migrate

    versions = tmp_path / "migrations" / "versions"
    versions.mkdir(parents=True)
    real = sorted((migrate.MIGRATIONS / "versions").glob("v*.py"))
    for made in (migrate.MIGRATIONS / "env.py", *real):
        (tmp_path / "migrations" / made.relative_to(migrate.MIGRATIONS)).write_text(made.read_text())
    (versions / "v9999_broken.py").write_text(
        "from alembic import op\n"
        f"revision = '9999'\ndown_revision = '{real[-1].name[1:5]}'\n"
        "def upgrade():\n    op.execute('CREATE TABLE half (x int)')\n    op.execute('SELECT * FROM nowhere')\n"
    )
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "MIGRATIONS", tmp_path / "migrations")
        with pytest.raises(StoreError):
            using(url, nothing)
    names = "SELECT name FROM sqlite_schema" if "sqlite" in url else "SELECT tablename FROM pg_tables"
    found = {name for (name,) in asyncio.run(beside(url, names))}
    assert not found & {"tables", "half", "alembic_version"}
    using(url, nothing)


def test_a_database_from_a_newer_version_is_rejected(url: str):
    using(url, nothing)
    asyncio.run(beside(url, "UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer version"):
        using(url, nothing)


def test_the_file_is_readable_for_its_owner_alone(tmp_path: Path):
    path = tmp_path / "new folder" / "100% ours.db"

    async def work(store: Store):
        await store.add_table(table("a"))
        files = sorted(path.parent.iterdir())
        assert len(files) == 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}

    using(f"sqlite+aiosqlite:///{path}", work)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "nonsense",
        "mysql://host/name",
        "postgresql+psycopg2://host/name",
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///:memory:",
        "postgresql+asyncpg://user:secret@host:x/name",
    ],
)
def test_what_names_no_database_is_refused_without_repeating_it(address: str):
    with pytest.raises(StoreError) as caught:
        using(address, nothing)
    for language in LANGUAGES:
        words = say(caught.value.message, language)
        assert "sqlite+aiosqlite:///" in words
        assert "secret" not in words


def test_a_database_that_cannot_be_reached_is_an_error_with_a_reason(tmp_path: Path):
    with pytest.raises(StoreError, match="can’t be used"):
        using(f"postgresql+asyncpg://user:secret@/name?host={tmp_path}", nothing)
    (tmp_path / "file").write_text("not a database, and long enough to be read as the head of one " * 20)
    with pytest.raises(StoreError, match="not a database"):
        using(f"sqlite+aiosqlite:///{tmp_path / 'file'}", nothing)
    with pytest.raises(StoreError, match="can’t be used"):
        using(f"sqlite+aiosqlite:///{tmp_path / 'file' / 'in a file'}", nothing)


def test_every_question_is_answered_by_an_index(url: str):
    from highlands.server.store import schema
    from highlands.server.store.schema import EVENTS, LEASES, SEATS, TABLES

    using(url, nothing)
    listing = select(TABLES).where(schema.LISTED, TABLES.c.created_at < 5)
    secrets = select(SEATS.c.table_id).where(SEATS.c.secret_hash == text("'x'"))
    questions = {
        "ix_tables_listed": listing.order_by(TABLES.c.created_at.desc(), TABLES.c.id.desc()).limit(3),
        "ix_tables_running": select(TABLES.c.id).where(schema.RUNNING).order_by(TABLES.c.created_at),
        "ix_tables_finished": select(text("count(*)")).select_from(TABLES).where(schema.FINISHED),
        "ix_seats_secret_hash": secrets,
        "ix_leases_node_id": select(LEASES.c.table_id).where(LEASES.c.node_id == "a"),
        "rematch_of": select(TABLES.c.id).where(TABLES.c.rematch_of == "a"),
        "": select(EVENTS).where(EVENTS.c.table_id == "a", EVENTS.c.number >= 3).order_by(EVENTS.c.number),
    }
    for index, asking in questions.items():
        plan = asyncio.run(explain(url, asking))
        assert index in plan
        assert not [word for word in ("Sort", "TEMP B-TREE", "Seq Scan") if word in plan]


def test_downtimes_of_one_server_become_part_of_the_times_of_running_games(url: str):
    """A game's clock is the same after the migration; a finished game's log is left as it is."""

    async def migrate_to_first_version() -> None:
        def upgrade(connection: Connection) -> None:
            config = _config()
            config.attributes["connection"] = connection
            command.upgrade(config, "0001")

        engine = unpooled_engine(make_url(url))
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        await engine.dispose()

    columns = "id, created_at, game, options, public, hints, language, time_control, seed, salt, spectator_hash"
    values = "1, 'schotten-totten', '', true, true, 'en', '{\"kind\":\"fischer\", \"seconds\": 60}', 'x', 'x', 'x'"
    events = [(100, "sit"), (110, "start"), (1_000, "move"), (5_000, "move"), (9_000, "move")]
    asyncio.run(migrate_to_first_version())
    asyncio.run(
        beside(
            url,
            f"INSERT INTO tables ({columns}) VALUES ('running', {values}), ('not begun', {values})",
            f"INSERT INTO tables ({columns}, finished_at) VALUES ('finished', {values}, 9000)",
            *(
                f"INSERT INTO events VALUES ('{name}', {number}, {at}, 0, '{kind}', '')"
                for name in ("running", "finished")
                for number, (at, kind) in enumerate(events)
            ),
            "INSERT INTO events VALUES ('not begun', 0, 100, 0, 'sit', '')",
            "INSERT INTO downtimes VALUES (50, 60), (2000, 3000), (4000, 6000), (8000, 8500)",
            "INSERT INTO heartbeat VALUES (1, 9100)",
        )
    )

    async def read(store: Store) -> tuple[list[list[int]], list[Lease]]:
        logs = [[event.at for event in await store.events(name)] for name in ("running", "finished")]
        await store.registry.register("node", 1)
        return logs, await store.registry.claim("node", 10)

    (running, finished), leases = using(url, read)
    assert finished == [at for at, _ in events]
    # 1,000 ms and 1,000 of the 2,000 ms of downtime lay between the first two moves, and 1,500 between the last two.
    assert [after - before for before, after in pairwise(running)] == [10, 890, 4_000 - 2_000, 4_000 - 1_500]
    assert running[-1] == events[-1][0]
    assert leases == [Lease("running", 9100, False)]
