"""The HTTP API of tournaments. A player's key is the bearer token; looking needs none."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.protocol.secrets import ID_FORM
from highlands.server.http.requests import AdmissionDependency, AnyRequest, bearer_secret
from highlands.server.players.players import Identity
from highlands.server.tables.manager import TableManager
from highlands.server.tournaments.messages import (
    CreateTournament,
    EnterTournament,
    Organise,
    RoundState,
    TournamentList,
    TournamentView,
)
from highlands.server.tournaments.projection import standings_csv

ManagerDependency = NamedDependency[TableManager]
TournamentId = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=ID_FORM)]
RoundNumber = Annotated[int, PathParameter(ge=0, le=100_000)]
TAGS = ["tournaments"]


async def _identify(request: AnyRequest, manager: TableManager) -> Identity:
    return await manager.players.identify(bearer_secret(request))


async def _visitor(request: AnyRequest, manager: TableManager) -> Identity | None:
    key = bearer_secret(request)
    return None if key is None else await manager.players.find(key)


@post("/api/tournaments", summary="Create a tournament", tags=TAGS)
async def create_tournament(
    data: JSONBody[CreateTournament], request: AnyRequest, manager: ManagerDependency, admission: AdmissionDependency
) -> TournamentView:
    """Whoever creates it is its organiser. It counts among the tables that an address may create."""
    identity = await _identify(request, manager)
    if not admission.may_create_table(admission.client_address(request)):
        raise HighlandsError(message("server-too-many"))
    tournament_id = await manager.tournaments.create(identity, data)
    return await manager.tournaments.view(tournament_id, identity)


@get("/api/tournaments", summary="List tournaments", tags=TAGS)
async def list_tournaments(request: AnyRequest, manager: ManagerDependency) -> TournamentList:
    """The public ones that are not over, and those of the player."""
    return await manager.tournaments.list(await _visitor(request, manager))


@get("/api/tournaments/{tournament_id:str}", summary="Get a tournament", tags=TAGS)
async def get_tournament(
    tournament_id: TournamentId, request: AnyRequest, manager: ManagerDependency
) -> TournamentView:
    """All that everybody who has the link may know; with a key also where its player is to play."""
    return await manager.tournaments.view(tournament_id, await _visitor(request, manager))


@get("/api/tournaments/{tournament_id:str}/rounds/{number:int}", summary="Get a round", tags=TAGS)
async def get_round(tournament_id: TournamentId, number: RoundNumber, manager: ManagerDependency) -> RoundState:
    """A round by its number, from 0."""
    return await manager.tournaments.round(tournament_id, number)


@get(
    "/api/tournaments/{tournament_id:str}/standings.csv",
    summary="Get the standings as CSV",
    tags=TAGS,
    media_type="text/csv",
)
async def get_standings(tournament_id: TournamentId, manager: ManagerDependency) -> str:
    """A table for spreadsheets, in UTF-8, with a header."""
    return standings_csv(await manager.tournaments.state(tournament_id))


@post("/api/tournaments/{tournament_id:str}/entry", summary="Enter a tournament", tags=TAGS, status_code=200)
async def enter_tournament(
    data: JSONBody[EnterTournament], tournament_id: TournamentId, request: AnyRequest, manager: ManagerDependency
) -> TournamentView:
    """Take part, or come back after having withdrawn. A guest first becomes a player, by making a key."""
    identity = await _identify(request, manager)
    await manager.tournaments.enter(tournament_id, identity, data.name)
    return await manager.tournaments.view(tournament_id, identity)


@delete("/api/tournaments/{tournament_id:str}/entry", summary="Withdraw", tags=TAGS, status_code=200)
async def withdraw_from_tournament(
    tournament_id: TournamentId, request: AnyRequest, manager: ManagerDependency
) -> TournamentView:
    """Be paired no more. A game that runs goes on: it can be resigned."""
    identity = await _identify(request, manager)
    await manager.tournaments.withdraw(tournament_id, identity)
    return await manager.tournaments.view(tournament_id, identity)


@post("/api/tournaments/{tournament_id:str}/commands", summary="Organise", tags=TAGS, status_code=200)
async def organise_tournament(
    data: JSONBody[Organise], tournament_id: TournamentId, request: AnyRequest, manager: ManagerDependency
) -> TournamentView:
    """A command of the organiser's: start, pause, resume, cancel, remove and readmit entrants, correct a result."""
    identity = await _identify(request, manager)
    await manager.tournaments.organise(tournament_id, identity, data.command)
    return await manager.tournaments.view(tournament_id, identity)


TOURNAMENT_ROUTES = [
    create_tournament,
    list_tournaments,
    get_tournament,
    get_round,
    get_standings,
    enter_tournament,
    withdraw_from_tournament,
    organise_tournament,
]
