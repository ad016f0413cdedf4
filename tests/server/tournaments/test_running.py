"""Tournaments at a node: from the entries to the standings, without anything being lost or done twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from highlands.errors import HighlandsError
from highlands.protocol.messages import MakeMove, RequestUndo, Sit
from highlands.server.clock import now
from highlands.server.http.app import STATUSES
from highlands.server.store.outbox import PushSubscription
from highlands.server.store.tournaments import StoredEvent
from highlands.server.tables.commands import RejectedError, UsedInvitationError
from highlands.server.tables.live_table import LiveTable, UnknownTableError
from highlands.server.tables.manager import TableManager
from highlands.server.tables.projection import project_state
from highlands.server.tournaments.messages import CorrectResult, PauseRounds, ResumeRounds
from highlands.server.tournaments.tournaments import MAX_CHANGES
from tests.server.support.managers import until
from tests.server.tournaments.club import Club, Member, plan
from tests.server.tournaments.stepping import later, run, same_clock, stepped_by_hand

__all__ = ["same_clock", "stepped_by_hand"]


async def until_over(table: LiveTable) -> None:
    """Wait for the end of a game between bots, and for it to be stored."""
    await until(lambda: table.aggregate.end is not None and not table.is_locked)


def test_a_swiss_is_played_to_its_end(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai", "Dan")
        await club.create(plan(rounds=2))
        await club.start()
        for _ in range(2):
            assert (await club.state()).status == "running"
            await club.play_round()
        state = await club.state()
        assert (state.status, state.ended, state.rounds) == ("over", "played", 2)
        names = {entrant.number: entrant.name for entrant in state.entrants}
        scores = {names[row.entrant]: row.score for row in state.standings}
        assert scores["Ann"] == 0.0
        assert sum(scores.values()) == 4.0
        assert state.open_games == []

    run(tmp_path, work)


def test_it_begins_at_its_time_and_who_comes_late_is_paired_from_the_next_round_on(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        # Matches of two rounds each.
        await club.create(plan(rounds=2, starts_at=now() + 60_000, options={"rounds": 2}))
        await club.step()
        assert (await club.state()).status == "registering"
        later(seconds=61)
        await club.step()
        assert (await club.state()).status == "running"
        (table,) = await club.open_tables()
        assert "rounds 2" in (await manager.table(table)).aggregate.row.options
        for name in ("Cai", "Dan"):
            club.members[name] = Member(name)
            await manager.tournaments.enter(club.id, await club.members[name].identity(manager), name)
        assert await club.open_tables() == [table]
        await club.play_round()
        state = await club.state()
        assert state.round is not None
        assert sorted(entrant for game in state.round.games for entrant in game.entrants) == [0, 1, 2, 3]
        assert {row.entrant: row.games for row in state.standings} == {0: 1, 1: 1, 2: 0, 3: 0}

    run(tmp_path, work)


def test_bots_fill_up_and_play_each_other(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        await club.create(plan(rounds=1, fill_to=5))
        await club.start()
        state = await club.state()
        assert [entrant.bot for entrant in state.entrants] == [None, None, "shepherd", "shepherd", "shepherd"]
        assert state.round is not None
        assert len(state.round.byes) == 1
        await club.play_round()
        for game in list(state.open_games):
            assert game.table is not None
            await until_over(await manager.table(game.table))
        await club.step()
        assert (await club.state()).ended == "played"

    run(tmp_path, work)


def test_who_does_not_come_forfeits_and_may_come_back(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai")
        await club.create(plan(rounds=3, grace_seconds=5))
        await club.start()
        state = await club.state()
        (game,) = state.open_games
        assert game.table is not None
        present, absent = await club.at(game.table)
        await present.claim(manager, game.table)
        await club.step()
        assert len((await club.state()).open_games) == 1
        later(seconds=6)
        await club.step()
        state = await club.state()
        number = (await absent.view(manager, club.id)).you
        assert number is not None
        assert state.entrants[number].withdrawn_by == "absence"
        first = await manager.tournaments.round(club.id, 0)
        assert (first.games[0].reason, first.games[0].scores) == (
            "absent",
            [float(entrant != number) for entrant in first.games[0].entrants],
        )
        with pytest.raises(RejectedError):
            await absent.claim(manager, game.table)
        # The two others play the second round; who comes back is paired in the third.
        assert state.round is not None
        assert number not in state.round.games[0].entrants
        await manager.tournaments.enter(club.id, await absent.identity(manager), absent.name)
        await club.play_round()
        third = (await club.state()).round
        assert third is not None
        assert number in [*third.byes, *third.games[0].entrants]

    run(tmp_path, work)


def test_only_who_was_paired_gets_a_seat_and_each_only_their_own(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai", "Dan")
        await club.create(plan(rounds=1))
        await club.start()
        table, other = await club.open_tables()
        players, others = await club.at(table), await club.at(other)
        stranger = Member("Eve")
        await stranger.identity(manager)
        for intruder in (*others, stranger):
            with pytest.raises(UnknownTableError):
                await intruder.claim(manager, table)
            with pytest.raises(UnknownTableError):
                await manager.authorize(table, intruder.key)
        seats = [await player.claim(manager, table) for player in players]
        assert sorted(seats) == [0, 1]
        # The seat is kept for the entrant under their name, whatever they call themselves there.
        assert {(await manager.table(table)).aggregate.names[seat] for seat in seats} == {one.name for one in players}
        with pytest.raises(UsedInvitationError):
            await manager.claims.invitation(table, players[0].key)

    run(tmp_path, work)


def test_who_was_paired_does_not_sit_down_as_a_guest_whom_the_host_could_not_block(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        await club.create(plan(rounds=1))
        await club.start()
        (table,) = await club.open_tables()
        for member in club.members.values():
            seat = await member.claim(manager, table, player=None)
            identity = await member.identity(manager)
            assert (await manager.players.at_table(table))[seat] == identity.id
        manager.players.blocked = frozenset({identity.id})
        with pytest.raises(HighlandsError, match="host"):
            await manager.authorize(table, member.secrets[table])

    run(tmp_path, work)


def test_a_table_keeps_seats_because_a_tournament_does_and_not_because_nobody_is_invited(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        await club.create(plan(rounds=1))
        await club.start()
        (kept,) = await club.open_tables()
        row = (await manager.table(kept)).aggregate.row
        assert row.keeps_seats
        aggregate = (await manager.table(kept)).aggregate
        shown = [project_state(aggregate, observer, 0).tournament for observer in (0, 1, None)]
        assert shown == [club.id, club.id, None]
        alike = msgspec.structs.replace(row, id="alike", tournament_id=None)
        await manager.store.add_table(alike)
        assert await manager.store.table("alike") == alike

    run(tmp_path, work)


def test_at_a_table_of_a_tournament_nothing_is_taken_back_and_nobody_takes_another_name(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        await club.create(plan(rounds=1))
        await club.start()
        (table,) = await club.open_tables()
        members = await club.sit_down(table)
        seats = [await manager.authorize(table, member.secrets[table]) for member in members]
        live = seats[0][0]
        first = live.aggregate.to_move
        assert first is not None
        await live.execute(first, MakeMove(live.aggregate.version, live.aggregate.legal_moves.texts[0]))
        assert not (await live.state_for(first)).can_undo
        for command in (RequestUndo(live.aggregate.version), Sit("Magnus")):
            with pytest.raises(RejectedError):
                await live.execute(first, command)
        assert live.aggregate.proposal is None
        assert set(live.aggregate.names.values()) == {"Ann", "Bea"}

    run(tmp_path, work)


def test_a_tournament_that_can_not_be_directed_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(manager: TableManager) -> None:
        clubs = [Club(manager, "Ann", "Bea"), Club(manager, "Cai", "Dan")]
        for club in clubs:
            await club.create(plan(rounds=1))
            await club.start()
        (bad,) = await clubs[0].open_tables()
        over = manager.store.tournaments.over

        async def failing(tables: list[str]) -> set[str]:
            if bad in tables:
                raise OSError("no such page")
            return await over(tables)

        monkeypatch.setattr(manager.store.tournaments, "over", failing)
        await clubs[1].play_round()
        assert (await clubs[1].state()).ended == "played"

    run(tmp_path, work)


def test_who_asks_while_a_tournament_is_being_read_waits_for_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        await club.create(plan(rounds=1))
        rows = manager.store.tournaments
        read, may_read = rows.events, asyncio.Event()

        async def slow(tournament_id: str, since: int = 0) -> list[StoredEvent]:
            await may_read.wait()
            return await read(tournament_id, since)

        monkeypatch.setattr(rows, "events", slow)
        manager.tournaments._live.clear()
        asked = [asyncio.create_task(manager.tournaments.find(club.id)) for _ in range(2)]
        await until(lambda: club.id in manager.tournaments._live)
        asked.append(asyncio.create_task(manager.tournaments.find(club.id)))
        asyncio.get_running_loop().call_later(0.05, may_read.set)
        done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        assert [len(task.result().tournament.entrants) for task in done] == [2] * len(done)
        await asyncio.gather(*asked)

    run(tmp_path, work)


def test_a_blocked_player_still_gets_the_seat_that_a_tournament_keeps(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        await club.create(plan(rounds=1))
        ann, bea = club.members.values()
        ann_is, bea_is = await ann.identity(manager), await bea.identity(manager)
        await manager.friends.block(ann_is, bea_is.id, bea.name)
        await club.start()
        (table,) = await club.open_tables()
        await ann.claim(manager, table)
        await bea.claim(manager, table)

    run(tmp_path, work)


def test_a_result_counts_once_and_the_organiser_corrects_it(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        await club.create(plan(rounds=1))
        await club.start()
        await club.play_round()
        version = (await club.state()).version
        for _ in range(3):
            await club.step()
        assert (await club.state()).version == version
        await club.organise(CorrectResult(0, [0.5, 0.5]))
        state = await club.state()
        assert [row.score for row in state.standings] == [0.5, 0.5]
        assert [row.place for row in state.standings] == [1, 1]
        bea = await club.members["Bea"].identity(manager)
        with pytest.raises(RejectedError):
            await manager.tournaments.organise(club.id, bea, CorrectResult(0, [1.0, 0.0]))
        with pytest.raises(RejectedError):
            await club.organise(CorrectResult(0, [1.0, 1.0]))

    run(tmp_path, work)


def test_a_pause_holds_up_rounds_but_not_games(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai", "Dan")
        await club.create(plan(rounds=2))
        await club.start()
        await club.organise(PauseRounds())
        await club.play_round()
        state = await club.state()
        assert (state.status, state.rounds, state.open_games) == ("paused", 1, [])
        await club.organise(ResumeRounds())
        await club.step()
        assert (await club.state()).rounds == 2

    run(tmp_path, work)


def test_players_are_called_once_when_their_table_is_there(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        await club.create(plan(rounds=1))
        bea = await club.members["Bea"].identity(manager)
        subscription = PushSubscription(
            id="push", player_id=bea.id, endpoint="https://push.example", p256dh=b"", auth=b"", device="", created_at=1
        )
        await manager.store.channels.subscribe(subscription, 5)
        await club.start()
        manager.runner._ready.clear()  # as a node that takes over, which does not know who was called
        await club.step()
        (table,) = await club.open_tables()
        (call,) = await manager.store.outbox.of_player(bea.id)
        assert (call.kind, call.player_id, call.table_id, call.channel) == ("game", bea.id, table, "push:push")

    run(tmp_path, work)


def test_who_has_themselves_forgotten_leaves_results_without_a_name(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        await club.create(plan(rounds=1))
        await club.start()
        await club.play_round()
        bea = await club.members["Bea"].identity(manager)
        await manager.forget_player(bea)
        state = await club.state()
        assert [entrant.name for entrant in state.entrants] == ["Ann", "–"]
        assert sorted(row.score for row in state.standings) == [0.0, 1.0]
        assert b"Bea" not in msgspec.json.encode(state)

    run(tmp_path, work)


def test_nobody_fills_a_log_by_coming_and_going(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        await club.create(plan(rounds=1))
        bea = await club.members["Bea"].identity(manager)
        for _ in range(MAX_CHANGES // 2):
            await manager.tournaments.withdraw(club.id, bea)
            await manager.tournaments.enter(club.id, bea, "Bea")
        with pytest.raises(RejectedError) as refused:
            await manager.tournaments.withdraw(club.id, bea)
        # A reason of its own: clients repeat what is asked too fast, and this does not pass by waiting.
        assert refused.value.message.id == "tournament-too-many-changes"
        assert STATUSES[refused.value.message.id] == 409
        assert (await club.state()).version == 2 + MAX_CHANGES

    run(tmp_path, work)
