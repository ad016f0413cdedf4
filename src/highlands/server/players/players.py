"""Who has which key, and who sits where."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple, get_args

import msgspec
from msgspec import UNSET

from highlands.errors import HighlandsError
from highlands.i18n import LANGUAGES, message
from highlands.protocol.names import checked_name
from highlands.server.clock import now
from highlands.server.players.messages import (
    Device,
    NewPlayer,
    Passkey,
    PlayerChange,
    PlayerState,
    ProfilePart,
    Settings,
)
from highlands.server.seat_secrets import base64url, is_secret, new_id, player_digest
from highlands.server.store import Store
from highlands.server.store.players import DeviceRow, PlayerRow, SeatHolder, SeatLink, Turn

log = logging.getLogger("highlands.server")

SEEN_EVERY_MS = 60_000
"""How often it is stored that a player is there."""
UNUSED_DAYS = 30
"""A player without any seat who was not seen for so long is forgotten."""
PRUNE_SECONDS = 3600.0
PRUNED_AT_ONCE = 500
DAY_MS = 24 * 60 * 60 * 1000


class NoPlayerError(HighlandsError):
    """Nobody has this key; or no more than so many may have one."""


class BlockedError(HighlandsError):
    """The host keeps this player, or this address, out."""


class Identity(NamedTuple):
    """A player who has shown a key."""

    player: PlayerRow
    device_id: str

    @property
    def id(self) -> str:
        """The player's."""
        return self.player.id


class Players:
    """The players of a store. None of this reaches other players, but the names under which somebody sits down."""

    def __init__(self, store: Store, *, admits_bots: bool = True) -> None:
        """All of them; bots from outside only where the host admits them."""
        self._rows = store.players
        self.admits_bots = admits_bots
        self.admits_new = True
        """Whether anybody who is no player yet can become one."""
        self.blocked: frozenset[str] = frozenset()
        """The ids of those whom the host keeps out."""
        self._devices = store.devices
        self._ratings = store.ratings

    # Being a player

    async def register(self, new: NewPlayer) -> Identity:
        """Know a player from now on by a key; the same key again is the same player, as they are."""
        if new.is_bot and not self.admits_bots:
            raise HighlandsError(message("server-admits-no-bots"))
        if not self.admits_new:
            raise HighlandsError(message("server-admits-no-players"))
        at = now()
        player = PlayerRow(
            id=new_id(),
            created_at=at,
            seen_at=at,
            name=None if new.name is None else checked_name(new.name),
            language=_checked_language(new.language),
            settings=msgspec.json.encode(new.settings).decode(),
            is_bot=new.is_bot,
        )
        known = await self._rows.add(player, new_device(player.id, new.key, new.device, at))
        return Identity(known.player, known.device.id)

    async def identify(self, key: str | None) -> Identity:
        """The player who has a key; NoPlayerError if nobody has it."""
        known = None if key is None else await self.find(key)
        if known is None:
            raise NoPlayerError(message("server-no-player"))
        return known

    async def find(self, key: str) -> Identity | None:
        """The same; None if nobody has it. BlockedError for whom the host keeps out."""
        if not is_secret(key):
            return None
        known = await self._rows.by_key(player_digest(key))
        if known is None or (known.player.is_bot and not self.admits_bots):
            return None
        self.check_admitted(known.player.id)
        at = now()
        if at - known.player.seen_at > SEEN_EVERY_MS:
            await self._rows.change(known.player.id, seen_at=at)
        return Identity(known.player, known.device.id)

    def check_admitted(self, player_id: str) -> None:
        """BlockedError for a player whom the host keeps out."""
        if player_id in self.blocked:
            raise BlockedError(message("server-blocked"))

    async def state(self, identity: Identity) -> PlayerState:
        """All that is known of a player, for themselves."""
        row = await self.player(identity.id)
        if row is None:
            raise NoPlayerError(message("server-no-player"))
        devices = [
            Device(
                id=device.id, name=device.name, created_at=device.created_at, is_this=device.id == identity.device_id
            )
            for device in await self._devices.of_player(identity.id)
        ]
        passkeys = [
            Passkey(id=base64url(one.id), name=one.name, created_at=one.created_at)
            for one in await self._devices.passkeys(identity.id)
        ]
        return PlayerState(
            name=row.name,
            language=row.language,
            settings=settings_of(row),
            is_bot=row.is_bot,
            created_at=row.created_at,
            devices=devices,
            passkeys=passkeys,
            profile=row.profile_id,
            public_parts=parts_of(row),
        )

    async def change(self, identity: Identity, change: PlayerChange) -> None:
        """Change a player's name, language and settings."""
        values: dict[str, str | int | None] = {}
        if change.name is not UNSET:
            values["name"] = checked_name(change.name)
        if change.language is not UNSET:
            values["language"] = _checked_language(change.language)
        if change.settings is not UNSET:
            values["settings"] = msgspec.json.encode(change.settings).decode()
        if change.shows_online is not UNSET:
            values["shows_online"] = change.shows_online
        if change.public_parts is not UNSET:
            values |= await self._public_profile(identity, change.public_parts)
        if values:
            await self._rows.change(identity.id, **values)

    async def _public_profile(self, identity: Identity, parts: list[ProfilePart]) -> dict[str, str | int | None]:
        """The columns of a public profile: its link is a new one each time that there was none."""
        if not parts:
            return {"profile_id": None, "profile_parts": ""}
        row = await self.player(identity.id)
        known = None if row is None else row.profile_id
        return {"profile_id": known or new_id(), "profile_parts": " ".join(sorted(set(parts)))}

    async def by_profile(self, profile_id: str) -> PlayerRow:
        """The player whose public profile it is; NoPlayerError if there is none."""
        row = await self._rows.by_profile(profile_id)
        if row is None:
            raise NoPlayerError(message("server-no-profile"))
        return row

    async def public_opponents(self, table_ids: list[str]) -> dict[tuple[str, int], PlayerRow]:
        """Who sits on the seats of some tables, as far as they have a public profile themselves."""
        return await self._rows.public_at(table_ids)

    async def prune(self) -> None:
        """Forget players that nobody misses, for ever."""
        while True:
            try:
                while await self._rows.prune(now() - UNUSED_DAYS * DAY_MS, PRUNED_AT_ONCE) == PRUNED_AT_ONCE:
                    await asyncio.sleep(0)
            except Exception:
                log.exception("forgetting unused players failed")
            await asyncio.sleep(PRUNE_SECONDS)

    # Players at tables

    async def sit_down(self, identity: Identity, table_id: str, seat: int) -> None:
        """A player has claimed a seat; durable on return. Said again, it changes nothing."""
        link = SeatLink(table_id=table_id, seat=seat, player_id=identity.id, device_id=identity.device_id)
        await self._rows.link(link)

    async def enrol(self, identity: Identity, table_id: str, seat: int, secret_hash: bytes) -> bool:
        """A player is about to claim a seat of a rated table; False if they have another one there."""
        return await self._ratings.enrol(identity.id, table_id, seat, secret_hash, new_id)

    async def player(self, player_id: str) -> PlayerRow | None:
        """A player with name, language and settings; None if they have had themselves forgotten."""
        return await self._rows.find(player_id)

    async def at_table(self, table_id: str) -> dict[int, str]:
        """The ids of the players at a table, by seat. Guests, and bots, are nobody here."""
        return await self._rows.at_table(table_id)

    async def seats_at(self, table_id: str, identity: Identity) -> list[int]:
        """A player's own seats at a table."""
        return await self._rows.seats_at(table_id, identity.id)

    async def holder(self, table_id: str, seat: int) -> SeatHolder | None:
        """Who has taken a seat, and from which device; None if it is no player."""
        return await self._devices.holder(table_id, seat)

    async def may_use_secret(self, table_id: str, seat: int) -> bool:
        """Whether the secret of a seat opens anything: not of one that was taken from a device which has been removed.

        BlockedError for the seat of a player whom the host keeps out.
        """
        held = await self.holder(table_id, seat)
        if held is None:
            return True
        self.check_admitted(held.player_id)
        return not held.is_removed

    async def void_seats(self, table_ids: list[str]) -> set[tuple[str, int]]:
        """The seats at some tables whose secrets open nothing.

        Their devices have been removed, or the host keeps their players out.
        """
        holders = await self._devices.holders(table_ids)
        return {place for place, held in holders.items() if held.is_removed or held.player_id in self.blocked}

    async def seats_of(self, player_id: str) -> list[SeatLink]:
        """A player's seats at all tables, the newest first."""
        return await self._rows.seats_of(player_id)

    async def turns_at(self, table_ids: list[str]) -> dict[str, Turn]:
        """Whose turn it is at some running tables, and since when."""
        return await self._rows.turns_at(table_ids)


def settings_of(row: PlayerRow) -> Settings:
    """A player's settings."""
    return msgspec.json.decode(row.settings, type=Settings)


def parts_of(row: PlayerRow) -> list[ProfilePart]:
    """What a player has made public."""
    return [part for part in get_args(ProfilePart) if part in row.profile_parts.split()]


def shown_name(name: str) -> str:
    """The name of a browser, as far as it can be shown."""
    shown = " ".join(name.split())
    return shown if shown.isprintable() else ""


def new_device(player_id: str, key: str, name: str, at: int) -> DeviceRow:
    """A browser that has made a key."""
    return DeviceRow(
        id=new_id(),
        player_id=player_id,
        key_hash=player_digest(key),
        name=shown_name(name),
        created_at=at,
    )


def _checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise HighlandsError(message("server-no-language", languages=list(LANGUAGES)))
    return language
