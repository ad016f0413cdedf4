"""Tournaments whose games are rated: the organiser chooses it, and everybody agrees by entering."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from highlands.errors import HighlandsError
from highlands.server.ratings.model import rate_games
from highlands.server.store.ratings import Pool, recompute
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.manager import TableManager
from highlands.server.tournaments.messages import CorrectResult
from highlands.server.tournaments.plans import check_plan
from tests.server.tournaments.club import Club, Member, plan
from tests.server.tournaments.stepping import later, run, same_clock, stepped_by_hand

__all__ = ["same_clock", "stepped_by_hand"]

POOL = Pool("schotten-totten", "")


async def games_rated(manager: TableManager, member: Member) -> int:
    """How many rated games somebody has."""
    await manager.ratings.settle()
    rated_id = (await member.identity(manager)).player.rating_id
    standing = await manager.store.ratings.of(rated_id, POOL)
    return 0 if standing is None else standing.games


def test_games_of_a_rated_tournament_count_by_the_tables_log_and_not_by_the_organiser(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea", "Cai")
        await club.create(plan(rounds=1, rated=True, fill_to=6))
        await club.start()
        state = await club.state()
        assert state.plan.rated
        rows = [(await manager.table(game.table or "")).aggregate.row for game in state.open_games]
        with_people = [row.rated for row in rows if any(seat.bot is None for seat in row.seats)]
        among_bots = [row.rated for row in rows if all(seat.bot is not None for seat in row.seats)]
        assert all(with_people)
        assert not any(among_bots)
        await club.play_round()
        played = [game for game in (await manager.tournaments.round(club.id, 0)).games if game.is_over]
        people = {number for game in played for number in game.entrants if state.entrants[number].bot is None}
        members = list(club.members.values())
        assert [await games_rated(manager, member) for member in members] == [1, 1, 1]
        before = [await rating(manager, member) for member in members]
        for game in played:
            if people & set(game.entrants):
                await club.organise(CorrectResult(game.number, [0.5, 0.5]))
        assert [await rating(manager, member) for member in members] == before

    run(tmp_path, work)


async def rating(manager: TableManager, member: Member) -> Any:
    await manager.ratings.settle()
    return await manager.store.ratings.of((await member.identity(manager)).player.rating_id, POOL)


def test_who_does_not_come_loses_no_rating(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        await club.create(plan(rounds=1, rated=True, grace_seconds=5))
        await club.start()
        (table,) = await club.open_tables()
        await club.members["Ann"].claim(manager, table)
        later(seconds=6)
        await club.step()
        assert (await club.state()).ended == "played"
        assert [await games_rated(manager, member) for member in club.members.values()] == [0, 0]

    run(tmp_path, work)


def test_an_entrants_seat_is_nobody_elses(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        await club.create(plan(rounds=1, rated=True))
        throwaway, bot = Member("Zoe"), Member("Robot")
        await throwaway.identity(manager)
        await bot.identity(manager, is_bot=True)
        await club.start()
        (table,) = await club.open_tables()
        ann = club.members["Ann"]
        for other in (throwaway, bot):
            with pytest.raises(RejectedError, match="another player"):
                await ann.claim(manager, table, player=other.key)
        assert (await manager.table(table)).aggregate.names == {}
        await club.play_round()
        assert [await games_rated(manager, one) for one in (*club.members.values(), throwaway)] == [1, 1, 0]

    run(tmp_path, work)


def test_recomputing_counts_rated_tournaments_alike(tmp_path: Path) -> None:
    async def work(manager: TableManager) -> None:
        club = Club(manager, "Ann", "Bea")
        await club.create(plan(rounds=1, rated=True))
        await club.start()
        await club.play_round()
        await games_rated(manager, club.organiser)
        counted = await recompute(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", rate_games)
        assert (counted.games, counted.ratings, counted.different) == (1, 2, 0)

    run(tmp_path, work)


@pytest.mark.parametrize("more", [{"paired_deals": True}, {"options": {"stones": 5}}])
def test_paired_deals_and_games_for_study_are_not_rated(more: dict[str, Any]) -> None:
    check_plan(plan(**more))
    with pytest.raises(HighlandsError):
        check_plan(plan(rated=True, **more))
