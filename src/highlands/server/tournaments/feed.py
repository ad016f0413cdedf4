"""Showing tournaments to those who look at them, as they change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from highlands.server.tournaments.messages import TournamentState

log = logging.getLogger("highlands.server")

MERGE_SECONDS = 0.5
"""How long changes are gathered into one message: it is encoded once for all who look."""
RETRY_SECONDS = 1.0

encode = msgspec.json.Encoder().encode


class Viewer(Protocol):
    """Somebody who looks at a tournament."""

    def show(self, encoded: bytes) -> None:
        """Send the state, in place of an earlier one that still waits; never blocks."""
        ...

    def disconnect_for_restart(self) -> None:
        """Close the connection, because the node stops."""
        ...


class TournamentFeed:
    """Sends the state of a tournament to all who look at it, when it has changed. Nobody looks: nothing is read."""

    def __init__(self, read: Callable[[str], Awaitable[TournamentState]]) -> None:
        """`read` reads what everybody may know of a tournament."""
        self._read = read
        self._viewers: dict[str, set[Viewer]] = {}
        self._changed: set[str] = set()
        self._wake = asyncio.Event()

    def changed(self, tournament_id: str) -> None:
        """A tournament is another than before."""
        if tournament_id in self._viewers:
            self._changed.add(tournament_id)
            self._wake.set()

    def missed(self) -> None:
        """Any of them may be."""
        self._changed |= self._viewers.keys()
        self._wake.set()

    async def join(self, tournament_id: str, viewer: Viewer) -> None:
        """Show somebody a tournament, from now on."""
        self._viewers.setdefault(tournament_id, set()).add(viewer)
        viewer.show(encode(await self._read(tournament_id)))

    def leave(self, tournament_id: str, viewer: Viewer) -> None:
        """Show it to somebody no more."""
        viewers = self._viewers.get(tournament_id, set())
        viewers.discard(viewer)
        if not viewers:
            self._viewers.pop(tournament_id, None)

    def disconnect_for_restart(self) -> None:
        """Send everybody to another node."""
        for viewers in list(self._viewers.values()):
            for viewer in list(viewers):
                viewer.disconnect_for_restart()

    async def run(self) -> None:
        """Send what changes, for ever."""
        while True:
            await self._wake.wait()
            await asyncio.sleep(MERGE_SECONDS)
            self._wake.clear()
            changed, self._changed = self._changed, set()
            for tournament_id in changed & self._viewers.keys():
                try:
                    encoded = encode(await self._read(tournament_id))
                except Exception as error:  # noqa: BLE001 - the store may be away for a while
                    log.warning("reading a tournament failed: %s", error)
                    await asyncio.sleep(RETRY_SECONDS)
                    self.changed(tournament_id)
                    continue
                for viewer in list(self._viewers.get(tournament_id, ())):
                    viewer.show(encoded)
