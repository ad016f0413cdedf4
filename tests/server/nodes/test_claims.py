"""Seats that are claimed at one node are known at the others, and of two who claim one at once, one gets it."""

from __future__ import annotations

import asyncio

import pytest

from highlands.protocol.seats import ClaimSeat
from highlands.server.tables.commands import UsedInvitationError
from highlands.server.tables.live_table import UnknownTableError
from highlands.server.tables.manager import TableManager
from tests.server.nodes.test_log import deaf
from tests.server.support.managers import create, with_nodes
from tests.server.support.seating import claim_of, share_of


def claim(table: str, seat: int, secret: str) -> ClaimSeat:
    return ClaimSeat(secret=secret, name=f"Player {seat}", commitment=claim_of(table, seat, "").commitment)


def test_a_seat_claimed_at_one_node_opens_at_another_that_has_not_heard_of_it(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        here, there = managers
        created = await create(here, None, None)
        await there.table(created.id)
        deaf(there)
        for seat, secret in enumerate(("a" * 32, "b" * 32)):
            await here.claims.claim(created.id, created.invitations[seat], claim(created.id, seat, secret))
            table, observer = await there.authorize(created.id, secret)
            assert observer == seat
            with pytest.raises(UnknownTableError):
                await there.authorize(created.id, "c" * 32)
        await table.reveal(0, share_of(0))
        await (await here.table(created.id)).reveal(1, share_of(1))
        assert (await here.table(created.id)).aggregate.started

    with_nodes(postgres_url, 2, work)


def test_of_many_claims_at_several_nodes_at_once_one_is_stored(postgres_url: str):
    async def work(managers: list[TableManager]) -> None:
        created = await create(managers[0], None, None)
        secrets = [letter * 32 for letter in "abcdef"]
        outcomes = await asyncio.gather(
            *(
                managers[number % 3].claims.claim(created.id, created.invitations[1], claim(created.id, 1, secret))
                for number, secret in enumerate(secrets)
            ),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["ClaimedSeat"] + [
            UsedInvitationError.__name__
        ] * (len(secrets) - 1)
        winner = next(place for place, outcome in enumerate(outcomes) if not isinstance(outcome, BaseException))
        for manager in managers:
            assert (await manager.authorize(created.id, secrets[winner]))[1] == 1

    with_nodes(postgres_url, 3, work)
