"""Nodes that call players, all in one event loop, and people whom a push service of our own reaches."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

from highlands.protocol.messages import MakeMove
from highlands.server.clock import now
from highlands.server.notifications import Channels, NotificationPolicy, Notifier
from highlands.server.notifications.messages import SubscribePush
from highlands.server.players.messages import NewPlayer
from highlands.server.players.players import Identity
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from tests.server.notifications.push_service import Browser, PushService
from tests.server.support.managers import SOON, create, until, with_nodes
from tests.server.support.seating import claim_of, share_of, take_seats

GRACE = 0.15
LOCAL = NotificationPolicy(grace_seconds=GRACE, allows_private_push=True)


class Node:
    """A node, and those who sit at its tables."""

    def __init__(self, manager: TableManager, channels: Channels, service: PushService) -> None:
        self.manager = manager
        self.channels = channels
        self.service = service
        self.notifier = Notifier(manager, channels)

    async def player(self, name: str, language: str = "en") -> Identity:
        return await self.manager.players.register(
            NewPlayer(key=secrets.token_urlsafe(24), name=name, language=language)
        )

    async def subscribed(self, player: Identity) -> Browser:
        """A browser of a player's that shows notifications."""
        browser = self.service.browser()
        await self.channels.subscribe(player, SubscribePush(**browser.subscription))
        return browser

    async def game(self, *players: Identity | None, **more: Any) -> LiveTable:
        """A game of these, or of guests (None), that has begun; the first is to move."""
        created = await create(self.manager, *(None for _ in players), **more)
        table = await self.manager.table(created.id)
        for seat, player in enumerate(players):
            if player is not None:
                await self.manager.players.sit_down(player, created.id, seat)
        await take_seats(table)
        return table

    async def sit(self, table: LiveTable, seat: int, player: Identity) -> None:
        await table.claim(seat, claim_of(table.id, seat, player.player.name or ""), None)
        await self.manager.players.sit_down(player, table.id, seat)

    async def reveal(self, table: LiveTable) -> None:
        for seat in table.aggregate.human_seats:
            await table.reveal(seat, share_of(seat))

    async def settled(self) -> None:
        """Wait until all that has happened so far has been looked at, and all that is due was sent."""
        await until(lambda: not self.notifier._changed)
        async with asyncio.timeout(SOON):
            while await self.manager.store.outbox.due(now()):
                await asyncio.sleep(0.01)


async def move(table: LiveTable) -> None:
    """Whoever is to move makes a move."""
    turn = table.aggregate.to_move
    while table.aggregate.to_move == turn:
        assert turn is not None
        await table.execute(turn, MakeMove(table.aggregate.version, table.aggregate.game.legal_moves[0].text))


Work = Callable[[list[Node]], Awaitable[None]]


def with_notifiers(
    url: str, number: int, work: Work, *, service: PushService | None = None, policy: NotificationPolicy = LOCAL
) -> None:
    """Run a coroutine with nodes that call players."""

    async def run(managers: list[TableManager]) -> None:
        async with AsyncExitStack() as stack:
            nodes = []
            for manager in managers:
                channels = await Channels.open(manager.store, policy)
                node = Node(manager, channels, service or reached)
                node.notifier.start()
                stack.push_async_callback(node.notifier.stop)
                nodes.append(node)
            await work(nodes)

    if service is not None:
        with_nodes(url, number, run)
    else:
        with PushService().running() as reached:
            with_nodes(url, number, run)
