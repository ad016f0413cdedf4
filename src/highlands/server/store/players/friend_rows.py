"""Queries on friends, on whom players have blocked, and on challenges."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection, Executable, delete, exists, func, select, update

from highlands.server.store.database import Database
from highlands.server.store.players.player_rows import lock_players
from highlands.server.store.players.rows import BlockRow, ChallengeRow, FriendRow, NamedPlayer
from highlands.server.store.players.schema import BLOCKS, CHALLENGES, FRIENDS, PLAYER_SEATS, PLAYERS
from highlands.server.store.schema import RUNNING, SEATS, TABLES, insert_into

MAX_CHALLENGES = 50
"""How many challenges are listed, newest first."""
MAX_GAMES = 5000
"""How many games with friends are counted, the newest."""
_KEPT_SEAT = sql.and_(SEATS.c.table_id == CHALLENGES.c.table_id, SEATS.c.seat == CHALLENGES.c.seat)


class KnownFriend(NamedTuple):
    """A friend, and what they show of themselves."""

    row: FriendRow
    name: str | None
    seen_at: int
    shows_online: bool


class GameWithFriend(NamedTuple):
    """How a game with a friend came out."""

    friend: str
    """The id of the friendship."""
    table_id: str
    result: str
    seat: int
    """The player's own."""


class Muted(NamedTuple):
    """At a table, whose greetings a seat is not shown."""

    table_id: str
    observer: int
    seat: int


class FriendRows:
    """The friends in a database."""

    def __init__(self, database: Database) -> None:
        """In an open database."""
        self._database = database

    # Friends

    async def befriend(self, one: FriendRow, other: FriendRow, most: int) -> bool:
        """Let two be friends; False if one has blocked the other, or either has `most` friends."""
        pair = [one.player_id, other.player_id]
        adding = insert_into(self._database.dialect, FRIENDS).values([msgspec.structs.asdict(one), asdict(other)])

        def work(connection: Connection) -> bool:
            lock_players(connection, pair)
            if connection.execute(select(BLOCKS.c.id).where(_either_blocks(pair)).limit(1)).first() is not None:
                return False
            for player_id in pair:
                count = select(func.count()).select_from(FRIENDS).where(FRIENDS.c.player_id == player_id)
                if connection.execute(count).scalar_one() >= most:
                    return False
            connection.execute(adding.on_conflict_do_nothing())
            return True

        return await self._database.write(work, repeatable=True)

    async def of_player(self, player_id: str) -> list[KnownFriend]:
        """A player's friends, in the order of their names."""
        query = (
            select(FRIENDS, PLAYERS.c.name, PLAYERS.c.seen_at, PLAYERS.c.shows_online)
            .join(PLAYERS, PLAYERS.c.id == FRIENDS.c.friend_id)
            .where(FRIENDS.c.player_id == player_id)
            .order_by(func.lower(PLAYERS.c.name), FRIENDS.c.id)
        )
        return [
            KnownFriend(
                FriendRow(**{name: row._mapping[name] for name in FriendRow.__struct_fields__}),
                row.name,
                row.seen_at,
                row.shows_online,
            )
            for row in await self._all(query)
        ]

    async def find(self, player_id: str, friend: str) -> FriendRow | None:
        """A player's friend, by the id of the friendship."""
        rows = await self._all(select(FRIENDS).where(FRIENDS.c.player_id == player_id, FRIENDS.c.id == friend))
        return FriendRow(**rows[0]._mapping) if rows else None

    async def part(self, one: str, other: str) -> None:
        """Let two be friends no more; their challenges go too."""
        await self._database.write(lambda connection: _part(connection, one, other), repeatable=True)

    async def games_with_friends(self, player_id: str) -> list[GameWithFriend]:
        """The finished games of a player with friends of theirs, the newest first; once for each seat of their own.

        Only those in which the player knows that it was the friend: under their name, or at a table of a challenge
        between the two. Who has played under another name has not told who they were.
        """
        own, theirs = PLAYER_SEATS.alias(), PLAYER_SEATS.alias()
        pair = [FRIENDS.c.player_id, FRIENDS.c.friend_id]
        challenged = exists().where(
            CHALLENGES.c.table_id == TABLES.c.id, CHALLENGES.c.player_id.in_(pair), CHALLENGES.c.from_id.in_(pair)
        )
        query = (
            select(FRIENDS.c.id, TABLES.c.id, TABLES.c.result, own.c.seat)
            .join(PLAYERS, PLAYERS.c.id == FRIENDS.c.friend_id)
            .join(theirs, theirs.c.player_id == FRIENDS.c.friend_id)
            .join(own, sql.and_(own.c.table_id == theirs.c.table_id, own.c.player_id == FRIENDS.c.player_id))
            .join(TABLES, TABLES.c.id == own.c.table_id)
            .join(SEATS, sql.and_(SEATS.c.table_id == theirs.c.table_id, SEATS.c.seat == theirs.c.seat))
            .where(FRIENDS.c.player_id == player_id, TABLES.c.result.is_not(None))
            .where(sql.or_(SEATS.c.name == PLAYERS.c.name, challenged))
            # A friend may have several seats there.
            .group_by(FRIENDS.c.id, TABLES.c.id, TABLES.c.result, TABLES.c.created_at, own.c.seat)
            .order_by(TABLES.c.created_at.desc(), TABLES.c.id)
            .limit(MAX_GAMES)
        )
        return [GameWithFriend(*row) for row in await self._all(query)]

    async def touch(self, player_ids: Collection[str], at: int) -> None:
        """Note that some players are here."""
        touching = update(PLAYERS).where(PLAYERS.c.id.in_(player_ids)).values(seen_at=at)

        def work(connection: Connection) -> None:
            lock_players(connection, player_ids)
            connection.execute(touching)

        await self._database.write(work, repeatable=True)

    # Blocks

    async def block(self, row: BlockRow, most: int) -> bool:
        """Block somebody, who is no friend any more; False if the player has blocked `most`."""
        adding = insert_into(self._database.dialect, BLOCKS).values(msgspec.structs.asdict(row))

        def work(connection: Connection) -> bool:
            lock_players(connection, [row.player_id, row.blocked_id])
            count = select(func.count()).select_from(BLOCKS).where(BLOCKS.c.player_id == row.player_id)
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(adding.on_conflict_do_nothing())
            _part(connection, row.player_id, row.blocked_id)
            return True

        return await self._database.write(work, repeatable=True)

    async def blocked(self, player_id: str) -> list[BlockRow]:
        """Whom a player has blocked, the latest first."""
        query = select(BLOCKS).where(BLOCKS.c.player_id == player_id)
        rows = await self._all(query.order_by(BLOCKS.c.created_at.desc(), BLOCKS.c.id))
        return [BlockRow(**row._mapping) for row in rows]

    async def blocked_by(self, player_ids: Collection[str]) -> dict[str, frozenset[NamedPlayer]]:
        """Whom each of some players has blocked, and under which names; only those who have blocked anybody."""
        found: dict[str, set[NamedPlayer]] = defaultdict(set)
        if player_ids:
            columns = BLOCKS.c.player_id, BLOCKS.c.blocked_id, BLOCKS.c.name
            for row in await self._all(select(*columns).where(BLOCKS.c.player_id.in_(player_ids))):
                found[row.player_id].add(NamedPlayer(row.blocked_id, row.name))
        return {player_id: frozenset(blocked) for player_id, blocked in found.items()}

    async def unblock(self, player_id: str, block: str) -> None:
        """Block somebody no more."""
        await self._write(delete(BLOCKS).where(BLOCKS.c.player_id == player_id, BLOCKS.c.id == block))

    async def is_unwelcome(self, player_id: str, table_id: str) -> bool:
        """Whether somebody who sits at a table has blocked a player."""
        query = (
            select(BLOCKS.c.id)
            .join(PLAYER_SEATS, PLAYER_SEATS.c.player_id == BLOCKS.c.player_id)
            .where(PLAYER_SEATS.c.table_id == table_id, BLOCKS.c.blocked_id == player_id)
            .limit(1)
        )
        return bool(await self._all(query))

    async def muted_at(self, table_ids: Collection[str]) -> set[Muted]:
        """Whose greetings whoever has blocked them is not shown, at some tables."""
        observer, muted = PLAYER_SEATS.alias(), PLAYER_SEATS.alias()
        query = (
            select(observer.c.table_id, observer.c.seat.label("observer"), muted.c.seat)
            .join(BLOCKS, BLOCKS.c.player_id == observer.c.player_id)
            .join(
                muted,
                sql.and_(muted.c.table_id == observer.c.table_id, muted.c.player_id == BLOCKS.c.blocked_id),
            )
            .where(observer.c.table_id.in_(table_ids))
        )
        return {Muted(*row) for row in await self._all(query)}

    # Challenges

    async def challenge(self, row: ChallengeRow) -> None:
        """Keep a seat for a friend."""
        await self._write(insert_into(self._database.dialect, CHALLENGES).values(asdict(row)).on_conflict_do_nothing())

    async def challenged_seat(self, table_id: str, player_id: str) -> int | None:
        """The seat that is kept for a player at a table."""
        query = select(CHALLENGES.c.seat).where(CHALLENGES.c.table_id == table_id, CHALLENGES.c.player_id == player_id)
        rows = await self._all(query)
        return rows[0].seat if rows else None

    async def open_challenges(self, from_id: str, player_id: str) -> int:
        """How many challenges of one player another one can still take up."""
        query = (
            select(func.count())
            .select_from(CHALLENGES)
            .join(TABLES, TABLES.c.id == CHALLENGES.c.table_id)
            .join(SEATS, _KEPT_SEAT)
            .where(
                CHALLENGES.c.from_id == from_id, CHALLENGES.c.player_id == player_id, RUNNING, SEATS.c.name.is_(None)
            )
        )
        return int((await self._all(query))[0][0])

    async def challenges(self, player_id: str) -> list[tuple[ChallengeRow, str | None]]:
        """The challenges that a player can still take up, the latest first, with the names of those who sent them."""
        query = (
            select(CHALLENGES, PLAYERS.c.name)
            .join(TABLES, TABLES.c.id == CHALLENGES.c.table_id)
            .join(SEATS, _KEPT_SEAT)
            .join(PLAYERS, PLAYERS.c.id == CHALLENGES.c.from_id)
            .where(CHALLENGES.c.player_id == player_id, RUNNING, SEATS.c.name.is_(None))
            .order_by(CHALLENGES.c.created_at.desc(), CHALLENGES.c.table_id)
            .limit(MAX_CHALLENGES)
        )
        return [
            (ChallengeRow(**{name: row._mapping[name] for name in ChallengeRow.__struct_fields__}), row.name)
            for row in await self._all(query)
        ]

    async def _all(self, query: Executable) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def _write(self, statement: Executable) -> None:
        await self._database.write(lambda connection: connection.execute(statement), repeatable=True)


asdict = msgspec.structs.asdict


def _either_blocks(pair: Sequence[str]) -> sql.ColumnElement[bool]:
    return sql.and_(BLOCKS.c.player_id.in_(pair), BLOCKS.c.blocked_id.in_(pair))


def part_blocked(connection: Connection, player_id: str) -> None:
    """Let a player be no friend of anybody whom they have blocked, or who has blocked them."""
    others = sql.union(
        select(BLOCKS.c.blocked_id).where(BLOCKS.c.player_id == player_id),
        select(BLOCKS.c.player_id).where(BLOCKS.c.blocked_id == player_id),
    ).subquery()
    for table, column in ((FRIENDS, FRIENDS.c.friend_id), (CHALLENGES, CHALLENGES.c.from_id)):
        for own, other in ((table.c.player_id, column), (column, table.c.player_id)):
            connection.execute(delete(table).where(own == player_id, other.in_(select(others))))


def _part(connection: Connection, one: str, other: str) -> None:
    pair = [one, other]
    connection.execute(delete(FRIENDS).where(FRIENDS.c.player_id.in_(pair), FRIENDS.c.friend_id.in_(pair)))
    connection.execute(delete(CHALLENGES).where(CHALLENGES.c.player_id.in_(pair), CHALLENGES.c.from_id.in_(pair)))
