"""The HTTP door: laying tables, lists, records, reviews. Secrets come in the Authorization header, never in an URL."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from highlands.errors import HighlandsError
from highlands.games import game_names, game_spec
from highlands.i18n import ENGLISH, LANGUAGES, message
from highlands.server.clocks import Clock, NoClock
from highlands.server.guard import Guard
from highlands.server.hall import Hall, NewTable, SeatPlan, TablePlan, UnknownTableError
from highlands.server.messages import TableState
from highlands.server.replay import Replay, replay_of
from highlands.server.reviews import Reviews, ReviewState
from highlands.server.secrets import LONGEST as LONGEST_SECRET
from highlands.server.secrets import digest
from highlands.server.showing import record_of
from highlands.server.store import TableRow
from highlands.spec.game_spec import GameInfo
from highlands.spec.options import SEAT_LETTERS

MOST_LISTED = 100
MOST_SECRETS = 500
BEARER = "Bearer "

Asking = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
TheGuard = NamedDependency[Guard]
TheReviews = NamedDependency[Reviews]

TableId = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


class TableRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What table to lay."""

    game: str
    """The name of one of the games that `/api/games` lists."""
    options: dict[str, bool | int] = {}
    """The options of the game as `/api/games` lists them, such as `{"tactics": true, "rounds": 3}`."""
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=len(SEAT_LETTERS))]
    clock: Clock = NoClock()
    public: bool = False
    hints: bool = True
    language: str = ENGLISH
    """In which language the invitation is."""


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secrets that a browser remembers."""

    secrets: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=LONGEST_SECRET)]], msgspec.Meta(max_length=MOST_SECRETS)
    ]


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: str
    made_at: int
    names: list[str | None]
    bots: list[str | None]
    finished_at: int | None
    result: str | None
    your_seat: int | None = None


def summary(row: TableRow, mine: frozenset[bytes] = frozenset()) -> TableSummary:
    """What a list tells of a table."""
    own = [seat.seat for seat in row.seats if seat.secret_hash in mine]
    return TableSummary(
        id=row.id,
        game=row.game,
        options=row.options,
        made_at=row.made_at,
        names=[seat.name for seat in row.seats],
        bots=[seat.bot for seat in row.seats],
        finished_at=row.finished_at,
        result=row.result,
        your_seat=own[0] if own else None,
    )


def secret_in(request: Asking) -> str | None:
    """The secret that a request carries."""
    header = request.headers.get("authorization", "")
    return header.removeprefix(BEARER).strip()[:LONGEST_SECRET] or None if header.startswith(BEARER) else None


@post("/api/tables", summary="Lay a table", tags=["tables"])
async def lay(data: JSONBody[TableRequest], request: Asking, hall: TheHall, guard: TheGuard) -> NewTable:
    """Lay a table; the answer has the secrets of its seats, which are stored nowhere else."""
    if not guard.may_lay(request):
        raise HighlandsError(message("server-too-many"))
    spec = game_spec(data.game)
    if data.language not in LANGUAGES:
        raise HighlandsError(message("server-no-language", languages=list(LANGUAGES)))
    plan = TablePlan(
        game=data.game,
        options=spec.write_options(spec.make_options(**data.options)),
        seats=tuple(data.seats),
        clock=data.clock,
        public=data.public,
        hints=data.hints,
        language=data.language,
    )
    return await hall.lay(plan)


@get("/api/games", summary="The games and their options", tags=["tables"])
async def games() -> list[GameInfo]:
    """What tables can be created."""
    return [game_spec(name).info() for name in game_names()]


@get("/api/tables", summary="Public tables that run", tags=["tables"])
async def public_tables(hall: TheHall) -> list[TableSummary]:
    """The newest first."""
    return [summary(row) for row in await hall.store.public_tables(MOST_LISTED)]


@post("/api/mine", summary="My tables", tags=["tables"], status_code=200)
async def mine(data: JSONBody[Mine], hall: TheHall) -> list[TableSummary]:
    """The tables, running and finished, whose seats these secrets open."""
    hashes = [digest(secret) for secret in data.secrets]
    return [summary(row, frozenset(hashes)) for row in await hall.store.tables_of(hashes)] if hashes else []


@get("/api/tables/{table_id:str}", summary="A table as it is now", tags=["tables"])
async def look(table_id: TableId, request: Asking, hall: TheHall) -> TableState:
    """All that the seat, or the spectator, may know whose secret it is."""
    table, observer = await hall.enter(table_id, secret_in(request))
    return await table.look(observer)


@get("/api/tables/{table_id:str}/record", summary="The record", tags=["tables"], media_type="text/plain")
async def record(table_id: TableId, request: Asking, hall: TheHall) -> str:
    """Of a finished game the whole; of a running one what the seat saw."""
    table, observer = await hall.enter(table_id, secret_in(request))
    return await table.read(lambda course: record_of(course, observer))


@get("/api/tables/{table_id:str}/replay", summary="All moments of a game", tags=["tables"])
async def replay(table_id: TableId, request: Asking, hall: TheHall) -> Replay:
    """Of a finished game with all cards open; of a running one what the seat could see at each moment."""
    table, observer = await hall.enter(table_id, secret_in(request))
    return await table.read(lambda course: replay_of(course, observer))


@post("/api/tables/{table_id:str}/review", summary="Have a finished game reviewed", tags=["reviews"])
async def ask_review(table_id: TableId, request: Asking, hall: TheHall, reviews: TheReviews) -> ReviewState:
    """Begin a review, or tell how far it is."""
    table, _ = await hall.enter(table_id, secret_in(request))
    return await reviews.begin(table)


@get("/api/tables/{table_id:str}/review", summary="The review", tags=["reviews"])
async def read_review(table_id: TableId, request: Asking, hall: TheHall, reviews: TheReviews) -> ReviewState:
    """How far it is; and the review, when it is done."""
    table, _ = await hall.enter(table_id, secret_in(request))
    state = reviews.state(table.id)
    if state is None:
        raise UnknownTableError(message("server-no-review"))
    return state


class Health(msgspec.Struct, frozen=True):
    """That all is well."""

    running: int
    finished: int
    in_memory: int


@get("/health", summary="Whether the server and its store are well", tags=["watching over it"])
async def health(hall: TheHall) -> Health:
    """Asks the store."""
    counts = await hall.store.counts()
    return Health(counts.running, counts.finished, len(hall.tables))


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


OFFICES = [games, lay, public_tables, mine, look, record, replay, ask_review, read_review, health, metrics]
