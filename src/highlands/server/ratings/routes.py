"""The HTTP API of ratings."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from highlands.errors import HighlandsError
from highlands.i18n import message
from highlands.server.http.requests import AdmissionDependency, AnyRequest, bearer_secret
from highlands.server.http.routes import TableId
from highlands.server.ratings.messages import LeaderBoard, PlayerRating, RatedVariant, TableRatings
from highlands.server.tables.manager import TableManager

ManagerDependency = NamedDependency[TableManager]
TAGS = ["ratings"]


@get("/api/player/ratings", summary="Get my ratings", tags=TAGS)
async def get_my_ratings(request: AnyRequest, manager: ManagerDependency) -> list[PlayerRating]:
    """With their history; for the player alone."""
    identity = await manager.players.identify(bearer_secret(request))
    return await manager.ratings.of_player(identity.player.rating_id)


@get("/api/tables/{table_id:str}/ratings", summary="Get the ratings at a table", tags=TAGS)
async def get_table_ratings(table_id: TableId, request: AnyRequest, manager: ManagerDependency) -> TableRatings:
    """Who sits at a rated table sees the ratings of all; spectators those of who shows them to everybody."""
    table, observer = await manager.authorize(table_id, bearer_secret(request))
    return await manager.ratings.at_table(table.aggregate.row, observer)


@get("/api/leader-boards", summary="List what there are leader boards of", tags=TAGS)
async def list_leader_boards(manager: ManagerDependency) -> list[RatedVariant]:
    """The games and variants that anybody has been rated in."""
    return await manager.ratings.variants()


@get("/api/leader-board", summary="Get a leader board", tags=TAGS)
async def get_leader_board(
    request: AnyRequest,
    manager: ManagerDependency,
    admission: AdmissionDependency,
    game: Annotated[str, QueryParameter(max_length=40)],
    options: Annotated[str, QueryParameter(max_length=200)] = "",
) -> LeaderBoard:
    """The best of those who show their ratings to everybody, and the server's bots."""
    if not admission.may_read_history(request):
        raise HighlandsError(message("server-too-fast"))
    return await manager.ratings.leader_board(game, options)


RATING_ROUTES = [get_my_ratings, get_table_ratings, list_leader_boards, get_leader_board]
