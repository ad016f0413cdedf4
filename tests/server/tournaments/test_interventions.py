"""What the host, the organiser, and players who leave for good do to a tournament: it never stands still."""

from __future__ import annotations

from pathlib import Path

import pytest

from highlands.server.tables.manager import TableManager
from highlands.server.tournaments import tournaments
from highlands.server.tournaments.messages import CorrectResult
from tests.server.tournaments.club import Club, plan
from tests.server.tournaments.stepping import run, same_clock, stepped_by_hand

__all__ = ["same_clock", "stepped_by_hand"]


def test_a_table_that_the_host_ends_counts_as_half_for_both_and_the_next_round_begins(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai", "Dan")
        await club.create(plan(rounds=2))
        await club.start()
        begun, waiting = await club.open_tables()
        await club.sit_down(begun)
        # At one the game runs; at the other one of the two has come, and the other still has time.
        await (await club.at(waiting))[0].claim(manager, waiting)
        for table in (begun, waiting):
            await (await manager.table(table)).end_by_host("closing time")
        await club.step()
        games = (await manager.tournaments.round(club.id, 0)).games
        assert [(game.scores, game.reason) for game in games] == [([0.5, 0.5], "abandoned")] * 2
        state = await club.state()
        assert [entrant.withdrawn_by for entrant in state.entrants] == [None] * 4
        assert state.rounds == 2
        await club.play_round()
        assert (await club.state()).ended == "played"

    run(tmp_path, work)


def test_a_group_that_the_host_ends_is_over_for_all_also_before_it_has_begun(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai")
        await club.create(plan("groups", rounds=1))
        await club.start()
        (table,) = await club.open_tables()
        await club.members["Ann"].claim(manager, table)
        await (await manager.table(table)).end_by_host("")
        await club.step()
        state = await club.state()
        assert state.ended == "played"
        assert [row.score for row in state.standings] == [0.5] * 3

    run(tmp_path, work)


def test_a_shuffle_stays_sealed_while_a_corrected_table_plays_on(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai", "Dan")
        await club.create(plan(rounds=2, paired_deals=True))
        await club.start()
        one, other = await club.open_tables()
        seated = {table: await club.sit_down(table) for table in (one, other)}
        await club.step()
        await seated[one][0].resign(manager, one)
        # The organiser sits at the other table, and would like to know how the same cards came out.
        state = await club.state()
        number = next(game.number for game in state.open_games if game.table == other)
        await club.organise(CorrectResult(number, [1.0, 0.0]))
        await club.step()
        state = await club.state()
        assert state.round is not None
        assert (state.rounds, state.round.is_sealed) == (1, True)
        assert [game.scores for game in state.round.games] == [None, None]
        assert {row.score for row in state.standings} == {0.0}
        profile = await seated[one][0].profile(manager)
        assert profile.results.games == 0
        await seated[other][0].resign(manager, other)
        await club.step()
        state = await club.state()
        assert state.rounds == 2
        assert not (await manager.tournaments.round(club.id, 0)).is_sealed
        assert (await seated[one][0].profile(manager)).results.lost == 1

    run(tmp_path, work)


def test_a_game_that_is_corrected_before_its_table_is_there_holds_nothing_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai", "Dan")
        await club.create(plan(rounds=1, paired_deals=True))

        async def dies(*_: object) -> bool:
            raise ConnectionError

        with monkeypatch.context() as broken:
            broken.setattr(manager.store.tournaments, "add_table", dies)
            await club.start()
        await club.organise(CorrectResult(0, [1.0, 0.0]))
        await club.step()
        await club.step()
        (table,) = [game.table for game in (await club.state()).open_games]
        assert table is not None
        for member in await club.sit_down(table):
            await club.step()
            await member.resign(manager, table)
            break
        await club.step()
        await club.step()
        assert (await club.state()).ended == "played"

    run(tmp_path, work)


def test_who_has_themselves_forgotten_is_paired_no_more(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai")
        await club.create(plan(rounds=1, fill_to=4))
        await manager.forget_player(await club.members["Cai"].identity(manager))
        await manager.runner._claim()
        await club.start()
        state = await club.state()
        assert [entrant.withdrawn_by for entrant in state.entrants] == [None, None, "self", None, None]
        assert state.round is not None
        assert 2 not in {entrant for game in state.round.games for entrant in game.entrants}

    run(tmp_path, work)


def test_more_tournaments_than_are_kept_in_memory_are_read_again_and_those_directed_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournaments, "MAX_CACHED", 2)

    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        await club.create(plan(rounds=1))
        directed = club.id
        others = []
        for _ in range(4):
            await club.create(plan(rounds=1))
            others.append(club.id)
            manager.runner._since.pop(club.id)  # as if another node directed it
        for tournament in others:
            assert len((await manager.tournaments.state(tournament)).entrants) == 2
            await manager.tournaments.find(others[0])
        assert set(manager.tournaments._live) == {directed, others[0], others[-1]}

    run(tmp_path, work)
