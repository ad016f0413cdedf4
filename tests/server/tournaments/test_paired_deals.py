"""Tables that are dealt the same shuffle: nobody learns anything of one that is still being played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from highlands.errors import BrokenRecordError, HighlandsError
from highlands.play.record import load
from highlands.protocol.time_controls import DAY, Fischer, PerTurn
from highlands.server.tables.background.reviews import finished_game
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.live_table import LiveTable, UnknownTableError
from highlands.server.tables.manager import TableManager
from highlands.server.tables.projection import project_record
from highlands.server.tables.replay import copy_history
from highlands.server.tournaments.messages import Cancel
from highlands.server.tournaments.plans import check_plan
from tests.server.tournaments.club import Club, Member, plan
from tests.server.tournaments.stepping import later, run, same_clock, stepped_by_hand

__all__ = ["same_clock", "stepped_by_hand"]


async def check_closed(manager: TableManager, live: LiveTable, member: Member, hidden: bytes) -> None:
    """Who has played sees no more than they saw in the game."""
    table, seat = await manager.authorize(live.id, member.secrets[live.id])
    assert table is live
    assert live.aggregate.end is not None
    state = await live.state_for(seat)
    assert state.shared_deal
    assert state.revealed_seed is None
    shown = msgspec.json.encode(state)
    assert hidden.hex().encode() not in shown
    record = project_record(live.aggregate, seat)()
    assert hidden.hex() not in record
    assert live.aggregate.row.salt.hex() not in record
    with pytest.raises(BrokenRecordError):  # it is what one seat saw, and can't be replayed
        load(record)
    history = copy_history(live.aggregate, seat)
    assert not history.is_revealed
    assert not history.frames(0).revealed
    with pytest.raises(RejectedError):
        finished_game(live.aggregate)
    for secret in (None, member.key[::-1], "spectator"):
        with pytest.raises(UnknownTableError):
            await manager.authorize(live.id, secret)


def test_a_shuffle_is_closed_until_the_last_of_its_tables_is_over(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai", "Dan")
        await club.create(plan(rounds=1, paired_deals=True))
        await club.start()
        one, other = [await manager.table(table) for table in await club.open_tables()]
        assert one.aggregate.row.seed == other.aggregate.row.seed
        assert not one.aggregate.row.public
        seed = one.aggregate.row.seed
        players = {table.id: await club.sit_down(table.id) for table in (one, other)}
        await club.step()
        assert one.aggregate.seed == other.aggregate.seed == seed
        assert one.aggregate.game.state.tobytes() == other.aggregate.game.state.tobytes()
        loser = players[one.id][0]
        await loser.resign(manager, one.id)
        await club.step()
        await club.step()
        state = await club.state()
        for member in players[one.id]:
            await check_closed(manager, one, member, seed)
        assert state.round is not None
        assert state.round.is_sealed
        assert [game.scores for game in state.round.games] == [None, None]
        assert {row.score for row in state.standings} == {0.0}
        # Also from the store, by a node that has not seen any of it.
        manager.evict(one)
        for member in players[one.id]:
            await check_closed(manager, await manager.table(one.id), member, seed)
        # Who was in the same seat as the loser wins at the other table: now all is open, and the hands are compared.
        lost_seat = one.aggregate.dropped_out
        seats = {await seat_of(manager, other, member): member for member in players[other.id]}
        winner, opponent = (seats[seat] for seat in sorted(seats, key=lambda seat: seat not in lost_seat))
        await opponent.resign(manager, other.id)
        await club.step()
        state = await club.state()
        assert state.ended == "played"
        names = {row.name: row.number for row in state.entrants}
        scores = {row.entrant: row.score for row in state.standings}
        assert (scores[names[winner.name]], scores[names[loser.name]]) == (1.0, 0.0)
        assert (scores[names[opponent.name]], sum(scores.values())) == (0.0, 2.0)
        for table in (one, other):
            live, seat = await manager.authorize(table.id, players[table.id][0].secrets[table.id])
            revealed = (await live.state_for(seat)).revealed_seed
            assert revealed is not None
            assert revealed.seed == seed.hex()
            game = load(project_record(live.aggregate, seat)())
            assert game.seed is not None
            assert copy_history(live.aggregate, seat).is_revealed
            finished_game(live.aggregate)

    run(tmp_path, work)


def test_who_closes_a_table_before_the_deal_learns_nothing_of_it(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai", "Dan")
        await club.create(plan(rounds=1, paired_deals=True))
        await club.start()
        table, other = await club.open_tables()
        (member, _) = await club.at(table)
        assert (await manager.claims.invitation(table, member.key)).shared_deal
        await member.claim(manager, table)
        await member.resign(manager, table)
        live, seat = await manager.authorize(table, member.secrets[table])
        assert live.aggregate.end is not None
        assert (await live.state_for(seat)).revealed_seed is None
        # The organiser ends everything: tables that run keep the shuffle closed all the same.
        await club.step()
        opponent, _ = await club.sit_down(other)
        await club.step()
        await club.organise(Cancel())
        await club.step()
        live, seat = await manager.authorize(table, member.secrets[table])
        assert (await live.state_for(seat)).revealed_seed is None
        await opponent.resign(manager, other)
        live, seat = await manager.authorize(table, member.secrets[table])
        assert (await live.state_for(seat)).revealed_seed is not None

    run(tmp_path, work)


def test_nobody_is_dealt_a_shuffle_before_all_who_play_it_sit_or_are_awaited_no_more(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai", "Dan", "Eve", "Fay")
        await club.create(plan(rounds=1, paired_deals=True, grace_seconds=60))
        await club.start()
        tables = [await manager.table(table) for table in await club.open_tables()]
        players = {}
        for table in tables[:2]:
            players[table.id] = await club.sit_down(table.id)
            await club.step()
        (late, _) = await club.at(tables[2].id)
        await late.claim(manager, tables[2].id)
        await club.step()
        assert not any(table.aggregate.started for table in tables)
        # Also a node that has just started, and reads them from the store, does not deal.
        manager.evict(tables[0])
        tables[0] = await manager.table(tables[0].id)
        assert not tables[0].aggregate.started
        later(seconds=61)
        await club.step()
        await club.step()
        assert tables[2].aggregate.end is not None
        assert all(table.aggregate.started and table.aggregate.end is None for table in tables[:2])
        assert tables[0].aggregate.game.state.tobytes() == tables[1].aggregate.game.state.tobytes()

    run(tmp_path, work)


def test_tables_that_wait_for_a_shuffle_are_closed_when_the_tournament_is_called_off(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai", "Dan")
        await club.create(plan(rounds=1, paired_deals=True))
        await club.start()
        tables = await club.open_tables()
        await club.sit_down(tables[0])
        await club.organise(Cancel())
        await club.step()
        for table in tables:
            aggregate = (await manager.table(table)).aggregate
            assert aggregate.end is not None
            assert not aggregate.started

    run(tmp_path, work)


@pytest.mark.parametrize("is_taken_over", [False, True])
def test_what_a_round_gave_is_open_when_nobody_plays_its_shuffle_in_a_tournament_that_was_called_off(
    tmp_path: Path, is_taken_over: bool
) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai", "Dan", "Eve", "Fay")
        await club.create(plan(rounds=2, paired_deals=True, grace_seconds=60))
        await club.start()
        one, other, third = await club.open_tables()
        seated = {table: await club.sit_down(table) for table in (one, other)}
        later(seconds=61)  # nobody comes to the third
        await club.step()
        await club.step()
        await seated[one][0].resign(manager, one)
        await club.step()
        await club.organise(Cancel())
        if is_taken_over:  # whoever directed it has died: another node sees that there is something left to do
            manager.runner._since.clear()
            await manager.runner._claim()
            assert club.id in manager.runner._since
        await club.step()
        state = await club.state()
        assert state.round is not None
        assert state.round.is_sealed
        assert {game.scores for game in state.round.games} == {None}
        assert [game.table for game in state.open_games] == [other]
        await seated[other][0].resign(manager, other)
        await club.step()
        state = await club.state()
        assert state.round is not None
        assert not state.round.is_sealed
        scores = {game.table: game.scores for game in state.round.games}
        assert scores[one] is not None
        assert scores[third] == [0.0, 0.0]
        # What came after the end does not count, and is not played any more.
        assert scores[other] is None
        assert (state.open_games, all(game.is_over for game in state.round.games)) == ([], True)
        assert sum(row.score for row in state.standings) == 1.0
        for member in seated[one]:
            assert (await member.view(manager, club.id)).your_tables == []
        assert club.id not in manager.runner._since
        await manager.runner._claim()
        assert club.id not in manager.runner._since

    run(tmp_path, work)


@pytest.mark.parametrize(
    "more",
    [
        {"public": True},
        {"time_control": PerTurn(60)},
        {"time_control": Fischer(2 * DAY)},
        {"round_every_seconds": 3600},
    ],
)
def test_deals_are_paired_only_where_people_play_at_the_same_time(more: dict[str, Any]) -> None:
    check_plan(plan(paired_deals=True))
    check_plan(plan(**more))
    with pytest.raises(HighlandsError) as refused:
        check_plan(plan(paired_deals=True, **more))
    assert refused.value.message.id == "tournament-paired-together"


async def seat_of(manager: TableManager, table: LiveTable, member: Member) -> int:
    seat = (await manager.authorize(table.id, member.secrets[table.id]))[1]
    assert seat is not None
    return seat
