"""Reviews at all nodes: one makes each, and all of them know it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine

import msgspec

from highlands.server.clock import now
from highlands.server.store import ReviewRow, Store
from highlands.server.tables.background.reviews import Reviews, ReviewState, finished_game
from highlands.server.tables.live_table import LiveTable

log = logging.getLogger("highlands.server")

UPDATE_SECONDS = 1.0
SILENT_MS = 4_000
"""A node that has told nothing of its review for so long has died, and another makes it."""

KEPT_MS = 30 * 24 * 60 * 60 * 1000
"""A review takes as much room as the game, and can be made again."""
PRUNE_SECONDS = 3600.0

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ReviewState).decode


class SharedReviews:
    """The reviews that this node makes, and those in the store."""

    def __init__(self, store: Store, reviews: Reviews, spawn: Callable[[Coroutine[None, None, None]], None]) -> None:
        """`spawn` starts a task that ends with the server."""
        self._store = store
        self._reviews = reviews
        self._spawn = spawn

    async def run(self) -> None:
        """Forget old reviews, for ever."""
        while True:
            try:
                await self._store.reviews.prune(now() - KEPT_MS)
            except Exception as error:  # noqa: BLE001 - the store may be unavailable for a while
                log.warning("forgetting old reviews failed: %s", error)
            await asyncio.sleep(PRUNE_SECONDS)

    async def state(self, table: LiveTable, address: str) -> ReviewState | None:
        """The progress of a table's review; None if nobody has requested one.

        Whoever asks for a review whose node has died has it made at this one.
        """
        if (own := self._reviews.state(table.id)) is not None:
            return own
        row = await self._store.reviews.find(table.id)
        if row is None:
            return None
        if row.is_done or row.updated_at > now() - SILENT_MS:
            return decode(row.state)
        return await self.start(table, address)

    async def start(self, table: LiveTable, address: str) -> ReviewState:
        """Have a review made for who asks from an address, unless there is one; RejectedError while the game runs."""
        await table.read(finished_game)
        if (own := self._reviews.state(table.id)) is not None and own.error is None:
            return own
        is_claimed = await self._store.reviews.claim(self._row(table.id, ReviewState()), silent_since=now() - SILENT_MS)
        if not is_claimed:
            row = await self._store.reviews.find(table.id)
            assert row is not None
            return decode(row.state)
        try:
            state = await self._reviews.start(table, address)
        except BaseException:
            await self._release(table.id)
            raise
        self._spawn(self._keep_updated(table.id, state))
        return state

    async def _keep_updated(self, table_id: str, state: ReviewState) -> None:
        while state.review is None and state.error is None:
            await self._update(self._row(table_id, state))
            await asyncio.sleep(UPDATE_SECONDS)
        if state.error is None:
            await self._update(self._row(table_id, state))
        else:
            await self._release(table_id)

    async def _release(self, table_id: str) -> None:
        """Nothing came of it: whoever asks next may try again."""
        await self._update(msgspec.structs.replace(self._row(table_id, ReviewState()), updated_at=0))

    async def _update(self, row: ReviewRow) -> None:
        for _ in range(1 + row.is_done):
            try:
                await self._store.reviews.update(row)
            except Exception as error:  # noqa: BLE001 - the store may be unavailable for a while
                log.warning("storing a review failed: %s", error)
                await asyncio.sleep(UPDATE_SECONDS)
            else:
                return

    def _row(self, table_id: str, state: ReviewState) -> ReviewRow:
        return ReviewRow(
            table_id=table_id,
            node_id=self._store.node_id,
            updated_at=now(),
            is_done=state.review is not None,
            state=encode(state).decode(),
        )
