"""Creating tables, and those of rematches."""

from __future__ import annotations

import contextlib

from highlands.play.commitments import commitment
from highlands.protocol.secrets import new_secret
from highlands.protocol.tables import CreatedTable, SeatPlan
from highlands.server.lobby import Lobby
from highlands.server.nodes.bus import Bus, Rematched
from highlands.server.seat_secrets import digest, invitation_digest
from highlands.server.store import ConflictError, Store
from highlands.server.tables.aggregate import TableAggregate
from highlands.server.tables.seating.claims import rematch_seat
from highlands.server.tables.seating.plans import TablePlan, check_plan, new_table


class TableCreation:
    """Writes new tables to a store."""

    def __init__(self, store: Store, lobby: Lobby, bus: Bus) -> None:
        """The lobby is told of public ones, the other nodes of rematches."""
        self._store = store
        self._lobby = lobby
        self._bus = bus

    async def create(self, plan: TablePlan) -> CreatedTable:
        """Create a table; HighlandsError if the plan is not playable."""
        check_plan(plan)
        return await self._create(plan, [None if seat.bot else new_secret() for seat in plan.seats], None)

    async def _create(self, plan: TablePlan, invitations: list[str | None], rematch_of: str | None) -> CreatedTable:
        spectator_secret = new_secret()
        row = new_table(
            plan,
            [None if invitation is None else invitation_digest(invitation) for invitation in invitations],
            spectator_hash=digest(spectator_secret),
            rematch_of=rematch_of,
        )
        await self._store.add_table(row)
        if row.public:
            self._lobby.table_changed(row.id)
        return CreatedTable(row.id, commitment(row.seed, row.salt), invitations, spectator_secret)

    async def create_rematch(self, table: TableAggregate) -> str:
        """Create a table with the same configuration, on which every seat has moved on by one.

        Nobody is invited: its seats belong to those who sit here, and each claims theirs.
        """
        row = table.row
        rotated = sorted(row.seats, key=lambda seat: rematch_seat(seat.seat, len(row.seats)))
        plan = TablePlan(
            game=row.game,
            options=row.options,
            seats=tuple(SeatPlan(seat.bot) for seat in rotated),
            time_control=table.time_control,
            public=row.public,
            hints=row.hints,
            rated=row.rated,
            language=row.language,
        )
        with contextlib.suppress(ConflictError):  # another server has created it
            await self._create(plan, [None] * len(rotated), row.id)
            self._bus.publish(Rematched(self._store.node_id, row.id))
        rematch = await self._store.rematch_of(row.id)
        assert rematch is not None
        return rematch
