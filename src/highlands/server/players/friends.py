"""Friends, who agree to be; whom a player has blocked, who never learn of it; and challenges between friends."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Collection

import msgspec

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.protocol.time_controls import TimeControl
from highlands.server.clock import now
from highlands.server.players.devices import DeviceConnections
from highlands.server.players.messages import PlayerNamed
from highlands.server.players.players import Identity, Players
from highlands.server.players.profile import OUTCOMES, Outcome, Tally, outcome_of
from highlands.server.players.social_messages import Blocked, Challenge, Friend, FriendResults, FriendsState
from highlands.server.players.tokens import LIFETIMES, Tokens, read_token
from highlands.server.seat_secrets import new_id
from highlands.server.store import Store
from highlands.server.store.outbox import OutboxMessage
from highlands.server.store.players import BlockRow, ChallengeRow, FriendRow

log = logging.getLogger("highlands.server")

MAX_FRIENDS = 200
MAX_BLOCKED = 500
MAX_OPEN_CHALLENGES = 5
"""From one friend to another."""
TOUCH_SECONDS = 60.0
"""How often it is stored who is connected."""
ONLINE_MS = 150_000
"""Who was here within this time counts as online: at whatever node, and also if a node has died meanwhile."""
decode_time_control = msgspec.json.Decoder(TimeControl).decode


class UnknownFriendError(HighlandsError):
    """The player has no such friend."""


class Friends:
    """The friends of the players of a store."""

    def __init__(self, store: Store, players: Players, tokens: Tokens) -> None:
        """All of them."""
        self._store = store
        self._rows = store.friends
        self._players = players
        self._tokens = tokens

    async def state(self, identity: Identity) -> FriendsState:
        """All that a player sees here."""
        at = now()
        friends = [
            Friend(
                id=known.row.id,
                name=known.name,
                since=known.row.created_at,
                is_online=known.shows_online and at - known.seen_at < ONLINE_MS,
            )
            for known in await self._rows.of_player(identity.id)
        ]
        blocked = [
            Blocked(id=row.id, name=row.name, since=row.created_at) for row in await self._rows.blocked(identity.id)
        ]
        player = await self._players.player(identity.id)
        return FriendsState(
            friends=sorted(friends, key=lambda friend: not friend.is_online),
            challenges=await self.challenges(identity),
            blocked=blocked,
            shows_online=player is not None and player.shows_online,
        )

    async def results(self, identity: Identity) -> list[FriendResults]:
        """How a player's games with each of their friends came out, where there were any.

        A game counts once, whoever has several seats in it: as it came out at the best of the player's own.
        """
        outcomes: dict[tuple[str, str], list[Outcome]] = defaultdict(list)
        for game in await self._rows.games_with_friends(identity.id):
            if (outcome := outcome_of(game.result, game.seat)) is not None:
                outcomes[game.friend, game.table_id].append(outcome)
        tallies: dict[str, Tally] = defaultdict(Tally)
        for (friend, _), seats in outcomes.items():
            tallies[friend].add(min(seats, key=OUTCOMES.index))
        return [FriendResults(friend=friend, results=tally) for friend, tally in tallies.items()]

    async def tables_of_blocked(self, identity: Identity, table_ids: Collection[str]) -> set[str]:
        """Those of some tables at which somebody sits whom a player has blocked, under the name that they know."""
        blocked = (await self._rows.blocked_by([identity.id])).get(identity.id)
        if not blocked:
            return set()
        players = await self._store.players.at_tables(table_ids)
        return {table_id for table_id, seated in players.items() if not seated.isdisjoint(blocked)}

    async def keep_online(self, connections: DeviceConnections) -> None:
        """Note who is connected to this node, for ever."""
        while True:
            await asyncio.sleep(TOUCH_SECONDS)
            try:
                if connections.players:
                    await self._rows.touch(connections.players, now())
            except Exception as error:  # noqa: BLE001 - the store may be away for a while
                log.warning("noting who is online failed: %s", error)

    # Becoming friends

    async def new_link(self, identity: Identity) -> tuple[bytes, int]:
        """The token of a link with which somebody becomes a friend, once; and how long it lasts."""
        return await self._tokens.issue("befriend", identity.id), LIFETIMES["befriend"]

    async def withdraw_links(self, identity: Identity) -> None:
        """Let all links that nobody has used lead nowhere."""
        await self._tokens.withdraw("befriend", identity.id)

    async def look_at_link(self, token: str) -> PlayerNamed:
        """Whose friend one becomes with a link."""
        found = await self._tokens.find(read_token(token), "befriend")
        player = None if found is None or found.player_id is None else await self._players.player(found.player_id)
        if player is None:
            raise HighlandsError(message("server-bad-link"))
        return PlayerNamed(name=player.name)

    async def use_link(self, identity: Identity, token: str) -> None:
        """Become friends with whoever has made a link."""
        found = await self._tokens.find(read_token(token), "befriend")
        if found is not None and found.player_id == identity.id:
            raise HighlandsError(message("server-own-link"))
        used = await self._tokens.use(read_token(token), "befriend")
        if used is None or used.player_id is None:
            raise HighlandsError(message("server-bad-link"))
        at = now()
        own = FriendRow(id=new_id(), player_id=identity.id, friend_id=used.player_id, created_at=at)
        theirs = FriendRow(id=new_id(), player_id=used.player_id, friend_id=identity.id, created_at=at)
        # Who is blocked is told what is told of any link that leads nowhere.
        if not await self._rows.befriend(own, theirs, MAX_FRIENDS):
            raise HighlandsError(message("server-bad-link"))

    async def part(self, identity: Identity, friend: str) -> None:
        """Be friends no more."""
        found = await self.friend(identity, friend)
        await self._rows.part(identity.id, found.friend_id)

    async def friend(self, identity: Identity, friend: str) -> FriendRow:
        """A friend of a player's; UnknownFriendError if they have none of this id."""
        found = await self._rows.find(identity.id, friend)
        if found is None:
            raise UnknownFriendError(message("server-no-friend"))
        return found

    # Blocking

    async def block(self, identity: Identity, blocked_id: str | None, name: str | None) -> None:
        """Have nothing to do with somebody any more."""
        if blocked_id is None:
            raise HighlandsError(message("server-block-guest"))
        if blocked_id == identity.id:
            raise HighlandsError(message("server-block-self"))
        row = BlockRow(id=new_id(), player_id=identity.id, blocked_id=blocked_id, name=name or "", created_at=now())
        if not await self._rows.block(row, MAX_BLOCKED):
            raise HighlandsError(message("server-too-many-blocked"))

    async def unblock(self, identity: Identity, block: str) -> None:
        """Block somebody no more."""
        await self._rows.unblock(identity.id, block)

    async def is_unwelcome(self, identity: Identity, table_id: str) -> bool:
        """Whether somebody who sits at a table has blocked a player."""
        return await self._rows.is_unwelcome(identity.id, table_id)

    # Challenges

    async def check_challenges(self, identity: Identity, friend: FriendRow) -> None:
        """HighlandsError if a friend has many challenges of a player's before them: each of them calls."""
        if await self._rows.open_challenges(identity.id, friend.friend_id) >= MAX_OPEN_CHALLENGES:
            raise HighlandsError(message("server-too-many-challenges"))

    async def challenge(self, identity: Identity, friend: FriendRow, table_id: str, seat: int) -> None:
        """Keep a seat at a table for a friend, and call them."""
        at = now()
        row = ChallengeRow(table_id=table_id, player_id=friend.friend_id, from_id=identity.id, seat=seat, created_at=at)
        await self._rows.challenge(row)
        channels = await self._store.channels.of_player(friend.friend_id)
        await self._store.outbox.add(
            [
                OutboxMessage(
                    table_id=table_id,
                    number=0,
                    player_id=friend.friend_id,
                    kind="challenge",
                    channel=channel,
                    seat=seat,
                    at=at,
                    due_at=at,
                )
                for channel in channels
            ]
        )

    async def challenges(self, identity: Identity) -> list[Challenge]:
        """The challenges that a player can still take up."""
        listed = await self._rows.challenges(identity.id)
        tables = {row.id: row for row in await self._store.tables_of((), [row.table_id for row, _ in listed])}
        return [
            Challenge(
                table=row.table_id,
                name=name,
                game=tables[row.table_id].game,
                options=tables[row.table_id].options,
                time_control=decode_time_control(tables[row.table_id].time_control),
                rated=tables[row.table_id].rated,
                created_at=row.created_at,
            )
            for row, name in listed
            if row.table_id in tables
        ]

    async def challenged_seat(self, table_id: str, identity: Identity) -> int | None:
        """The seat that is kept at a table for a player."""
        return await self._rows.challenged_seat(table_id, identity.id)
