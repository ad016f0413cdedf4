"""The outbox: messages that are to be sent, derived from the logs.

Nothing is written for it where events are appended: that is the hot path of every move. What happened stands in the
logs, and a message's key is made of it, so that deriving it again changes nothing. A message that was lost with the
memory of a node that died is found there by any other node.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection, delete, exists, func, select, update

from highlands.server.store.database import Database
from highlands.server.store.outbox.channel_rows import settings_from
from highlands.server.store.outbox.rows import MAIL, PUSH_PREFIX, Kind, NotificationSettings, OutboxMessage
from highlands.server.store.outbox.schema import (
    MAIL_ADDRESSES,
    NOTIFICATION_SETTINGS,
    OUTBOX,
    PUSH_SUBSCRIPTIONS,
    WAITING,
)
from highlands.server.store.players.player_rows import turns_query
from highlands.server.store.players.schema import PLAYER_SEATS
from highlands.server.store.schema import EVENTS, NODES, RUNNING, TABLES, insert_into

MINUTE_MS = 60_000
FIRST_EVENTS = 64
"""Seats are taken within so many events: a log is not searched further for them."""
KEY = (OUTBOX.c.table_id, OUTBOX.c.number, OUTBOX.c.player_id, OUTBOX.c.kind, OUTBOX.c.channel)


class _Listener(NamedTuple):
    """Somebody at a table who can be reached."""

    table_id: str
    seat: int
    player_id: str
    settings: NotificationSettings
    channels: dict[str, int]
    """With the time since when each is known: nobody is told of what happened before."""


class OutboxRows:
    """The outbox of a database."""

    def __init__(self, database: Database) -> None:
        """In an open database."""
        self._database = database

    async def derive(self, *, since: int, until: int, grace: int, table_ids: Sequence[str] | None = None) -> int:
        """Make the messages about what happened between two times at some tables, or at all; returns how many are new.

        They are due a time of grace after that.
        """
        found = await self._database.read(lambda connection: _derived(connection, since, until, grace, table_ids))
        return await self.add(found)

    async def add(self, messages: Sequence[OutboxMessage]) -> int:
        """Add messages; those that are there already stay as they are. Returns how many are new."""
        if not messages:
            return 0
        insertion = insert_into(self._database.dialect, OUTBOX).values(
            [msgspec.structs.asdict(one) for one in messages]
        )
        adding = insertion.on_conflict_do_nothing().returning(OUTBOX.c.number)
        return await self._database.write(lambda connection: len(connection.execute(adding).all()), repeatable=True)

    async def lease(
        self,
        node_id: str,
        at: int,
        limit: int,
        *,
        by_mail: bool,
        to_one: int,
        on_their_way: Mapping[str, int],
    ) -> list[OutboxMessage]:
        """Messages that are due, for this node to send: nobody else will, as long as it is alive.

        By mail or to browsers, and so many to one player at most, with those that are on their way already. What has
        failed before comes last, so that it holds up nothing that may succeed. Where nothing is to be sent, nothing is
        written.
        """
        is_free = sql.or_(OUTBOX.c.node_id.is_(None), ~exists().where(NODES.c.id == OUTBOX.c.node_id))
        is_mail = OUTBOX.c.channel == MAIL
        order = (OUTBOX.c.attempts, OUTBOX.c.due_at)
        place = func.row_number().over(partition_by=OUTBOX.c.player_id, order_by=order).label("place")
        ranked = (
            select(*KEY, *order, place)
            .where(WAITING, OUTBOX.c.due_at <= at, is_free, is_mail if by_mail else ~is_mail)
            .subquery()
        )
        sent = sql.case(on_their_way, value=ranked.c.player_id, else_=0) if on_their_way else 0
        due = (
            select(*(ranked.c[column.name] for column in KEY))
            .where(ranked.c.place + sent <= to_one)
            .order_by(ranked.c.attempts, ranked.c.due_at)
            .limit(limit)
        )
        keys = await self._database.read(lambda connection: [tuple(row) for row in connection.execute(due)])
        if not keys:
            return []
        # The other conditions are checked again: where two nodes want the same row, the second one does not get it.
        leasing = (
            update(OUTBOX)
            .where(sql.tuple_(*KEY).in_(keys), WAITING, is_free)
            .values(node_id=node_id)
            .returning(*OUTBOX.c)
        )
        return await self._database.write(
            lambda connection: [OutboxMessage(**row._mapping) for row in connection.execute(leasing)]
        )

    async def finish(self, message: OutboxMessage, at: int, outcome: str) -> None:
        """A message has been sent, or never will be."""
        await self._change(message, done_at=at, outcome=outcome, node_id=None)

    async def postpone(self, message: OutboxMessage, due_at: int, attempts: int) -> None:
        """Send a message later."""
        await self._change(message, due_at=due_at, attempts=attempts, node_id=None)

    async def _change(self, message: OutboxMessage, **values: str | int | None) -> None:
        is_it = sql.and_(*(column == getattr(message, column.name) for column in KEY))
        changing = update(OUTBOX).where(is_it, OUTBOX.c.node_id == message.node_id).values(**values)
        await self._database.write(lambda connection: connection.execute(changing), repeatable=True)

    async def prune(self, done_before: int) -> None:
        """Forget messages that were done with before a time."""
        forgetting = delete(OUTBOX).where(OUTBOX.c.done_at < done_before)
        await self._database.write(lambda connection: connection.execute(forgetting), repeatable=True)

    async def of_player(self, player_id: str) -> list[OutboxMessage]:
        """All messages to a player, the oldest first."""
        query = select(OUTBOX).where(OUTBOX.c.player_id == player_id).order_by(OUTBOX.c.at, OUTBOX.c.kind)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [OutboxMessage(**row._mapping) for row in rows]

    async def due(self, at: int) -> int:
        """How many messages are due, whether anybody is sending them or not."""
        query = select(func.count()).select_from(OUTBOX).where(WAITING, OUTBOX.c.due_at <= at)
        return int(await self._database.read(lambda connection: connection.execute(query).scalar_one()))


def _derived(
    connection: Connection, since: int, until: int, grace: int, table_ids: Sequence[str] | None
) -> list[OutboxMessage]:
    listeners = _listeners(connection, since, table_ids)
    if not listeners:
        return []
    ids = sorted({one.table_id for one in listeners})
    messages: list[OutboxMessage] = []

    def call(listener: _Listener, number: int, kind: Kind, at: int, delay: int = 0) -> None:
        messages.extend(
            OutboxMessage(
                table_id=listener.table_id,
                number=number,
                player_id=listener.player_id,
                kind=kind,
                channel=channel,
                seat=listener.seat,
                at=at,
                due_at=at + grace + delay * MINUTE_MS,
            )
            for channel, known_since in listener.channels.items()
            if since <= at < until and at >= known_since
        )

    turns = {row.table_id: row for row in connection.execute(turns_query(ids))}
    claims = connection.execute(_claims(ids)).all()
    taken = {(claim.table_id, claim.seat): claim.number for claim in claims}
    ends: dict[str, int] = {row.id: row.finished_at for row in connection.execute(_ends(ids, since))}
    for one in listeners:
        turn = turns.get(one.table_id)
        if one.settings.on_turn and turn is not None and turn.seat == one.seat:
            call(one, turn.number, "turn", turn.at, one.settings.delay_minutes)
        for claim in claims:
            is_after = claim.table_id == one.table_id and claim.number > taken.get(
                (one.table_id, one.seat), claim.number
            )
            if one.settings.on_joined and is_after:
                call(one, claim.number, "joined", claim.at)
        if one.settings.on_over and one.table_id in ends:
            call(one, 0, "over", ends[one.table_id])
    return messages


def _listeners(connection: Connection, since: int, table_ids: Sequence[str] | None) -> list[_Listener]:
    """Those at these tables, or at all where anything may have happened, who can be reached."""
    reachable = sql.union(
        select(PUSH_SUBSCRIPTIONS.c.player_id),
        select(MAIL_ADDRESSES.c.player_id).where(MAIL_ADDRESSES.c.confirmed_at.is_not(None)),
    ).subquery()
    query = (
        select(PLAYER_SEATS.c.table_id, PLAYER_SEATS.c.seat, PLAYER_SEATS.c.player_id)
        .join(reachable, reachable.c.player_id == PLAYER_SEATS.c.player_id)
        .join(TABLES, TABLES.c.id == PLAYER_SEATS.c.table_id)
        .where(sql.or_(RUNNING, TABLES.c.finished_at >= since))
    )
    if table_ids is not None:
        query = query.where(PLAYER_SEATS.c.table_id.in_(table_ids))
    seats = connection.execute(query).all()
    if not seats:
        return []
    players = sorted({row.player_id for row in seats})
    channels: dict[str, dict[str, int]] = {player: {} for player in players}
    subscribed = select(PUSH_SUBSCRIPTIONS.c.player_id, PUSH_SUBSCRIPTIONS.c.id, PUSH_SUBSCRIPTIONS.c.created_at).where(
        PUSH_SUBSCRIPTIONS.c.player_id.in_(players)
    )
    for player_id, channel, created_at in connection.execute(subscribed):
        channels[player_id][f"{PUSH_PREFIX}{channel}"] = created_at
    confirmed = select(MAIL_ADDRESSES.c.player_id, MAIL_ADDRESSES.c.confirmed_at)
    for player_id, confirmed_at in connection.execute(confirmed.where(MAIL_ADDRESSES.c.player_id.in_(players))):
        if confirmed_at is not None:
            channels[player_id][MAIL] = confirmed_at
    chosen = select(NOTIFICATION_SETTINGS).where(NOTIFICATION_SETTINGS.c.player_id.in_(players))
    settings = {row.player_id: settings_from(row._mapping) for row in connection.execute(chosen)}
    return [
        _Listener(*row, settings.get(row.player_id, NotificationSettings()), channels[row.player_id]) for row in seats
    ]


def _claims(table_ids: Sequence[str]) -> sql.Select[Any]:
    """The seats that were taken at tables."""
    return select(EVENTS.c.table_id, EVENTS.c.number, EVENTS.c.seat, EVENTS.c.at).where(
        EVENTS.c.table_id.in_(table_ids),
        EVENTS.c.number < FIRST_EVENTS,
        EVENTS.c.kind == "claim",
    )


def _ends(table_ids: Sequence[str], since: int) -> sql.Select[Any]:
    """The games that ended since a time, and when."""
    return select(TABLES.c.id, TABLES.c.finished_at).where(TABLES.c.id.in_(table_ids), TABLES.c.finished_at >= since)
