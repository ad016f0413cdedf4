"""The HTTP API of players. A player's key is the bearer token."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.protocol.secrets import ID_FORM
from highlands.server.http.requests import AdmissionDependency, AnyRequest, bearer_secret
from highlands.server.notifications import Channels
from highlands.server.players.export import ExportedSeat, PlayerExport
from highlands.server.players.messages import NewPlayer, PlayerChange, PlayerState
from highlands.server.players.players import Players, parts_of
from highlands.server.players.profile import Profile, PublicProfile, profile_of, public_profile
from highlands.server.players.vacations import (
    AllVacations,
    TakeVacations,
    end_vacations,
    take_vacations,
    vacations,
)
from highlands.server.store import TableRow
from highlands.server.tables.manager import TableManager

ProfileId = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=ID_FORM)]
PlayersDependency = NamedDependency[Players]
ManagerDependency = NamedDependency[TableManager]


@post("/api/players", summary="Become a player", tags=["players"], status_code=200)
async def create_player(
    data: JSONBody[NewPlayer], request: AnyRequest, players: PlayersDependency, admission: AdmissionDependency
) -> PlayerState:
    """Be known by a key that the browser has made, of which the server stores a digest."""
    known = await players.find(data.key)
    if known is None:
        if not admission.may_create_player(admission.client_address(request)):
            raise HighlandsError(message("server-too-many-players"))
        known = await players.register(data)
    return await players.state(known)


@get("/api/player", summary="Get what is known of me", tags=["players"])
async def get_player(request: AnyRequest, players: PlayersDependency) -> PlayerState:
    """The player whose key is the bearer token."""
    return await players.state(await players.identify(bearer_secret(request)))


@patch("/api/player", summary="Change my name, language or settings", tags=["players"])
async def change_player(data: JSONBody[PlayerChange], request: AnyRequest, players: PlayersDependency) -> PlayerState:
    """What is left out stays as it is. A name counts from the next seat on."""
    identity = await players.identify(bearer_secret(request))
    await players.change(identity, data)
    return await players.state(identity)


@get("/api/player/profile", summary="Get my results", tags=["players"])
async def get_profile(request: AnyRequest, manager: ManagerDependency) -> Profile:
    """By game, variant and opponent; for the player alone."""
    identity = await manager.players.identify(bearer_secret(request))
    return profile_of(await opened_games(manager, identity.id))


@get("/api/player/export", summary="Get all my data", tags=["players"])
async def export_player(
    request: AnyRequest, manager: ManagerDependency, channels: NamedDependency[Channels]
) -> PlayerExport:
    """All that is stored of the player."""
    identity = await manager.players.identify(bearer_secret(request))
    seats = [
        ExportedSeat(
            table=row.id,
            seat=seat,
            name=row.seats[seat].name,
            game=row.game,
            options=row.options,
            created_at=row.created_at,
            finished_at=row.finished_at,
            result=row.result,
        )
        for row, seat in await _played(manager, identity.id)
    ]
    return PlayerExport(
        player=await manager.players.state(identity),
        notifications=await channels.state(identity.id),
        friends=await manager.friends.state(identity),
        ratings=await manager.ratings.of_player(identity.player.rating_id),
        seats=seats,
    )


@get("/api/player/vacation", summary="Get my vacations", tags=["players"])
async def get_vacations(request: AnyRequest, manager: ManagerDependency) -> AllVacations:
    """At all running tables that give any."""
    return await vacations(manager, await manager.players.identify(bearer_secret(request)))


@put("/api/player/vacation", summary="Be on vacation at all tables", tags=["players"])
async def put_vacations(data: JSONBody[TakeVacations], request: AnyRequest, manager: ManagerDependency) -> AllVacations:
    """From now on for so many days, or as many as each table still gives."""
    return await take_vacations(manager, await manager.players.identify(bearer_secret(request)), data.days)


@delete("/api/player/vacation", summary="Be back at all tables", tags=["players"], status_code=200)
async def delete_vacations(request: AnyRequest, manager: ManagerDependency) -> AllVacations:
    """What is left of the days can be taken later."""
    return await end_vacations(manager, await manager.players.identify(bearer_secret(request)))


@get("/api/profiles/{profile:str}", summary="Get somebody's public profile", tags=["players"])
async def get_public_profile(
    profile: ProfileId, request: AnyRequest, manager: ManagerDependency, admission: AdmissionDependency
) -> PublicProfile:
    """What a player has made public, for everybody who has the link."""
    if not admission.may_read_history(request):
        raise HighlandsError(message("server-too-fast"))
    player = await manager.players.by_profile(profile)
    played = await opened_games(manager, player.id)
    public = await manager.players.public_opponents([row.id for row, _ in played])
    parts = parts_of(player)
    ratings = await manager.ratings.of_player(player.rating_id) if "rating" in parts else None
    return public_profile(player, parts, played, public, ratings)


@delete("/api/player", summary="Have all my data removed", tags=["players"], status_code=204)
async def delete_player(request: AnyRequest, manager: ManagerDependency) -> None:
    """The player is forgotten, also their name at all tables. The games stay for the others."""
    await manager.forget_player(await manager.players.identify(bearer_secret(request)))


async def _played(manager: TableManager, player_id: str) -> list[tuple[TableRow, int]]:
    """The tables of a player, with the seats that they had."""
    links = await manager.players.seats_of(player_id)
    rows = {row.id: row for row in await manager.store.tables_of((), [link.table_id for link in links])}
    return [(rows[link.table_id], link.seat) for link in links if link.table_id in rows]


async def opened_games(manager: TableManager, player_id: str) -> list[tuple[TableRow, int]]:
    """The same without the games whose shuffle others still play: how they came out would tell of the hands there."""
    played = await _played(manager, player_id)
    deals = {row.deal_id for row, _ in played if row.deal_id is not None}
    sealed = await manager.store.tournaments.sealed(deals)
    return [(row, seat) for row, seat in played if row.deal_id not in sealed]


PLAYER_ROUTES = [
    create_player,
    get_player,
    change_player,
    get_profile,
    get_public_profile,
    export_player,
    delete_player,
    get_vacations,
    put_vacations,
    delete_vacations,
]
