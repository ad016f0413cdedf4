"""The HTTP API of players. A player's key is the bearer token."""

from __future__ import annotations

from litestar import get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.server.http.requests import AdmissionDependency, AnyRequest, bearer_secret
from highlands.server.players.messages import NewPlayer, PlayerChange, PlayerState
from highlands.server.players.players import Players

PlayersDependency = NamedDependency[Players]


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


PLAYER_ROUTES = [create_player, get_player, change_player]
