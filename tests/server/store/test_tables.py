"""Storing tables and querying them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from sqlalchemy.exc import IntegrityError

from highlands.server.store import ConflictError, Counts, Ending, ReviewRow, SeatRow, Store
from highlands.server.store.errors import UnstorableTextError
from tests.server.store.sample_rows import event, table, using


def ids(rows):
    return [row.id for row in rows]


def test_a_table_comes_back_as_it_was_created(url: str):
    async def work(store: Store):
        created = table("a", options='{"variant":"Ägypten – “x”"}', hints=True, public=False)
        await store.add_table(created)
        assert await store.table("a") == created
        assert await store.table("b") is None
        assert await store.table("a\0") is None

    using(url, work)


def test_a_table_is_there_after_the_store_was_closed(url: str):
    using(url, lambda store: store.add_table(table("a")))
    assert using(url, lambda store: store.table("a")) == table("a")


def test_seats_come_in_their_order(url: str):
    seats = tuple(SeatRow(seat=seat, bot=f"level {seat}") for seat in (2, 0, 1))

    async def work(store: Store):
        await store.add_table(table("a", seats=seats))
        found = await store.table("a")
        assert found is not None
        assert [seat.bot for seat in found.seats] == ["level 0", "level 1", "level 2"]

    using(url, work)


def test_an_id_is_taken_once_and_the_first_stays(url: str):
    async def work(store: Store):
        await store.add_table(table("a", game="verraeter"))
        with pytest.raises(ConflictError):
            await store.add_table(table("a", seats=(SeatRow(seat=5),)))
        assert await store.table("a") == table("a", game="verraeter")

    using(url, work)


def test_a_table_has_one_rematch_at_most(url: str):
    async def work(store: Store):
        await store.add_table(table("a"))
        assert await store.rematch_of("a") is None
        tries = [store.add_table(table(name, rematch_of="a")) for name in "bcde"]
        rejected = [error for error in await asyncio.gather(*tries, return_exceptions=True) if error is not None]
        assert [type(error) for error in rejected] == [ConflictError] * 3
        rematch = await store.rematch_of("a")
        assert rematch in {"b", "c", "d", "e"}
        assert await store.unfinished() == ["a", rematch]

    using(url, work)


def test_a_rematch_of_no_table_is_rejected(url: str):
    async def work(store: Store):
        with pytest.raises(IntegrityError):
            await store.add_table(table("b", rematch_of="a"))
        assert await store.table("b") is None

    using(url, work)


def test_a_seat_is_named_and_renamed(url: str):
    async def work(store: Store):
        await store.add_table(table("a"))
        await store.append("a", event(0), name="Ada")
        await store.append("a", event(2), name="Зоя ♥")
        found = await store.table("a")
        assert found is not None
        assert [seat.name for seat in found.seats] == ["Зоя ♥", None]
        with pytest.raises(ConflictError):
            await store.append("a", event(2), name="Eve")
        assert await store.table("a") == found

    using(url, work)


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
def test_a_text_that_only_one_database_could_keep_is_refused_by_both(url: str, name: str):
    async def work(store: Store):
        await store.add_table(table("a"))
        with pytest.raises(UnstorableTextError):
            await store.append("a", event(0), name=name)
        with pytest.raises(UnstorableTextError):
            await store.add_table(table("b", options=name))
        with pytest.raises(UnstorableTextError):
            await store.append("a", event(0, name))
        with pytest.raises(UnstorableTextError):
            await store.rematch_of(name)
        assert await store.table("a") == table("a")
        assert await store.table(name) is None

    using(url, work)


def test_public_tables_are_the_running_ones_newest_first(url: str):
    async def work(store: Store):
        for number, name in enumerate("abcdef"):
            await store.add_table(table(name, created_at=1000 + number, public=name != "c"))
        await store.append("d", event(0), ending=Ending(at=9, result="1-0"))
        assert ids(await store.public_tables(10)) == ["f", "e", "b", "a"]
        assert ids(await store.public_tables(2)) == ["f", "e"]
        assert ids(await store.public_tables(2, created_before=1004)) == ["b", "a"]
        assert (await store.public_tables(1))[0] == table("f", created_at=1005)

    using(url, work)


def test_the_tables_of_a_player_are_those_with_their_secrets(url: str):
    async def work(store: Store):
        for number, name in enumerate("abc"):
            await store.add_table(table(name, created_at=1000 + number))
        await store.append("a", event(0), ending=Ending(at=9, result="1-0"))
        found = await store.tables_of([b"secret of a", b"secret of c", b"secret of none"])
        assert ids(found) == ["c", "a"]
        assert found[1] == msgspec.structs.replace(table("a"), finished_at=9, result="1-0")
        assert await store.tables_of([]) == []

    using(url, work)


def test_the_tables_of_a_player_are_a_bounded_list(url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("highlands.server.store.store.MAX_LISTED", 3)

    async def work(store: Store):
        for number in range(5):
            await store.add_table(table(str(number), created_at=number))
        assert ids(await store.tables_of([f"secret of {n}".encode() for n in range(5)])) == ["4", "3", "2"]

    using(url, work)


def test_running_and_finished_tables_are_told_apart(url: str):
    async def work(store: Store):
        assert await store.counts() == Counts(0, 0)
        for number, name in enumerate("abc"):
            await store.add_table(table(name, created_at=1000 - number))
        await store.append("b", event(0), ending=Ending(at=9, result="1-0"))
        assert await store.counts() == Counts(running=2, finished=1)
        assert await store.unfinished() == ["c", "a"]

    using(url, work)


def test_who_gives_up_waiting_harms_nobody(url: str):
    async def work(store: Store):
        await store.add_table(table("a"))
        for round_ in range(30):
            asked = [
                asyncio.create_task(store.table("a")),
                asyncio.create_task(store.append("a", event(round_), name=str(round_))),
                asyncio.create_task(store.public_tables(5)),
            ]
            await asyncio.sleep(0.0002 * round_)
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
        await store.append("a", event(30), name="Ada")
        found = await store.table("a")
        assert found is not None
        assert found.seats[0].name == "Ada"
        assert (await store.events("a"))[-1] == event(30)

    using(url, work)


def test_old_reviews_are_forgotten(url: str):
    async def work(store: Store) -> None:
        for number in (1, 2):
            await store.add_table(table(f"{number}"))
            row = ReviewRow(table_id=f"{number}", node_id="n", updated_at=number, is_done=True, state="{}")
            assert await store.reviews.claim(row, silent_since=0)
        await store.reviews.prune(2)
        assert await store.reviews.find("1") is None
        assert await store.reviews.find("2") is not None

    using(url, work)
