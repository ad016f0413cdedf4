"""Leagues over weeks, tables of several to which somebody does not come, and tournaments at several nodes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from highlands.protocol.time_controls import DAY, PerTurn
from highlands.server.store.tournaments import StoredEvent
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.manager import TableManager
from highlands.server.tournaments import runner
from highlands.server.tournaments.tournaments import decode_plan, summaries
from tests.server.support.managers import until, with_nodes
from tests.server.tournaments.club import Club, Member, plan
from tests.server.tournaments.stepping import later, run, same_clock, stepped_by_hand

__all__ = ["same_clock", "stepped_by_hand"]

WEEK = 7 * DAY


async def heard_at(manager: TableManager, tournament: str) -> None:
    """Wait until a node has heard that another one has appended to a log."""
    await until(lambda: manager.tournaments._live[tournament].is_stale)


def test_a_league_begins_a_round_every_week_while_games_by_days_go_on(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai", "Dan")
        by_days = PerTurn(3 * DAY)
        league = plan("round-robin", time_control=by_days, round_every_seconds=WEEK, grace_seconds=2 * DAY)
        await club.create(league)
        await club.start()
        first = await club.open_tables()
        assert len(first) == 2
        for table in first:
            await club.sit_down(table)
        later(seconds=WEEK - DAY)
        await club.step()
        assert (await club.state()).rounds == 1
        later(seconds=DAY + 1)
        await club.step()
        # The second round is there, and the first still runs: nobody made a move for a week without being awaited.
        state = await club.state()
        assert state.rounds == 2
        assert {game.round for game in state.open_games} >= {1}
        second = [table for table in await club.open_tables() if table not in first]
        for table in second:
            for member in (await club.sit_down(table))[:1]:
                await member.resign(manager, table)
        later(seconds=WEEK)
        await club.step()
        assert (await club.state()).rounds == 3

    run(tmp_path, work)


def test_bots_play_for_who_does_not_come_to_a_table_of_several(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai")
        await club.create(plan("groups", rounds=1, grace_seconds=5))
        await club.start()
        (table,) = await club.open_tables()
        ann, bea, cai = club.members.values()
        for member in (ann, bea):
            await member.claim(manager, table)
        later(seconds=6)
        await club.step()
        state = await club.state()
        (game,) = state.open_games
        assert game.table != table
        assert [state.entrants[game.entrants[seat]].name for seat in game.absent] == ["Cai"]
        assert game.table is not None
        assert (await cai.view(manager, club.id)).your_tables == []
        assert len(await club.sit_down(game.table)) == 2
        for member in (ann, bea):
            await member.resign(manager, game.table)
        await club.step()
        state = await club.state()
        assert state.ended == "played"
        # Who never came is not before those who did, whatever the bot in their place made of it.
        round_state = await manager.tournaments.round(club.id, 0)
        scores = round_state.games[0].scores
        assert scores is not None
        assert scores[game.absent[0]] <= min(scores)

    run(tmp_path, work)


def test_two_nodes_direct_a_tournament_once_and_one_takes_over(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(managers: list[TableManager]) -> None:
        here, there = managers
        club = Club(here, "Ann", "Bea", "Cai", "Dan")
        await club.create(plan(rounds=2))
        other = Club(there, "Ann")
        other.id, other.members = club.id, club.members
        await other.start()
        await heard_at(here, club.id)
        await club.step()
        await heard_at(there, club.id)
        assert (await other.state()).rounds == (await club.state()).rounds == 1
        for table in await other.open_tables():
            for member in (await other.sit_down(table))[:1]:
                await member.resign(there, table)
        # Both act, as where one has lost its lease without knowing.
        await there.runner._claim()
        there.runner.direct(club.id)
        await club.step()
        await other.step()
        await club.step()
        stored: list[StoredEvent] = await here.store.tournaments.events(club.id)
        assert [event.number for event in stored] == list(range(len(stored)))
        assert sum('"kind":"result"' in event.text for event in stored) == 2
        assert sum('"kind":"round"' in event.text for event in stored) == 2
        # The node that directs it goes; the other one plays it to its end.
        await here.drain()
        await there.runner._claim()
        assert await there.store.tournaments.directed_by(there.store.node_id) == [club.id]
        await other.play_round()
        assert (await other.state()).ended == "played"

    monkeypatch.setattr(runner, "CLAIM_SECONDS", 0.0)
    with_nodes(postgres_url, 2, work, seconds=240)


def test_of_two_who_enter_at_once_at_two_nodes_one_has_the_name(postgres_url: str) -> None:
    async def work(managers: list[TableManager]) -> None:
        club = Club(managers[0], "Ann")
        await club.create(plan())
        for number in range(5):
            # The second is in Cyrillic and Greek.
            names = f"Bea {number}", f"ВΕА {number}"
            entering = [
                manager.tournaments.enter(club.id, await Member(name).identity(manager), name)
                for manager, name in zip(managers, names, strict=True)
            ]
            refused = [found for found in await asyncio.gather(*entering, return_exceptions=True) if found is not None]
            assert [str(one.message.id) for one in refused if isinstance(one, RejectedError)] == [
                "tournament-name-taken"
            ]
        assert len((await club.state()).entrants) == 6

    with_nodes(postgres_url, 2, work)


def test_a_plan_is_stored_as_the_version_before_reads_it_and_one_of_a_newer_server_harms_no_other(
    tmp_path: Path,
) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann")
        await club.create(plan(public=True))
        tournaments = manager.tournaments
        (row,) = await tournaments.rows.listed()
        assert "rated" not in row.plan
        assert decode_plan(row.plan) == plan(public=True)
        newer = msgspec.structs.replace(row, id="newer", plan=row.plan[:-1] + ',"of_tomorrow":1}')
        assert [one.id for one in summaries([newer, row])] == [row.id]
        # Neither is an event of tomorrow taken for none: nobody is shown, or directs, the half of a log.
        await tournaments.rows.append(club.id, StoredEvent(1, 1, '{"kind":"of-tomorrow"}'))
        tournaments.missed()
        for _ in range(2):
            with pytest.raises(RejectedError, match="newer version"):
                await club.state()

    run(tmp_path, work)
