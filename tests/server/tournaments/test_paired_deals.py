"""Tables that are dealt the same shuffle: nobody learns anything of one that is still being played."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from highlands.errors import BrokenRecordError
from highlands.play.record import load
from highlands.server.tables.background.reviews import finished_game
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.live_table import LiveTable, UnknownTableError
from highlands.server.tables.manager import TableManager
from highlands.server.tables.projection import project_record
from highlands.server.tables.replay import copy_history
from highlands.server.tournaments.messages import Cancel
from tests.server.tournaments.club import Club, Member, plan
from tests.server.tournaments.stepping import run, same_clock, stepped_by_hand

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
        await club.create(plan(rounds=1, paired_deals=True, public=True))
        await club.start()
        one, other = [await manager.table(table) for table in await club.open_tables()]
        assert one.aggregate.row.seed == other.aggregate.row.seed
        assert not one.aggregate.row.public
        seed = one.aggregate.row.seed
        players = {table.id: await club.sit_down(table.id) for table in (one, other)}
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
        await member.claim(manager, table)
        await member.resign(manager, table)
        live, seat = await manager.authorize(table, member.secrets[table])
        assert live.aggregate.end is not None
        assert (await live.state_for(seat)).revealed_seed is None
        # The organiser ends everything: tables that run keep the shuffle closed all the same.
        await club.step()
        await club.organise(Cancel())
        await club.step()
        live, seat = await manager.authorize(table, member.secrets[table])
        assert (await live.state_for(seat)).revealed_seed is None
        last = await manager.table(other)
        await last.close_unstarted()
        live, seat = await manager.authorize(table, member.secrets[table])
        assert (await live.state_for(seat)).revealed_seed is not None

    run(tmp_path, work)


async def seat_of(manager: TableManager, table: LiveTable, member: Member) -> int:
    seat = (await manager.authorize(table.id, member.secrets[table.id]))[1]
    assert seat is not None
    return seat
