"""The HTTP API: creating and listing tables, states, records, replays, reviews.

Secrets are bearer tokens in the Authorization header, never part of a URL.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Redirect, Response

from highlands.errors import HighlandsError
from highlands.games import game_names, game_spec
from highlands.i18n import LANGUAGES, message
from highlands.protocol.messages import TableState
from highlands.protocol.seats import ClaimedSeat, ClaimSeat, Invitation, RevealShare
from highlands.protocol.secrets import ID_FORM
from highlands.protocol.tables import CreatedTable, CreateTable, ListMyTables, TableSummary
from highlands.server.http.link_previews import picture_of_game
from highlands.server.http.requests import AdmissionDependency, AnyRequest, bearer_secret
from highlands.server.http.security import AdmissionControl
from highlands.server.players.vacations import vacation_days_of
from highlands.server.seat_secrets import digest
from highlands.server.store import SeatRow, TableRow
from highlands.server.store.players import Turn
from highlands.server.tables.background.reviews import ReviewState
from highlands.server.tables.background.shared_reviews import SharedReviews
from highlands.server.tables.commands import RejectedError
from highlands.server.tables.live_table import LiveTable, UnknownTableError
from highlands.server.tables.manager import TableManager
from highlands.server.tables.pictures import png
from highlands.server.tables.projection import Observer, project_record
from highlands.server.tables.replay import HistoryReader, Replay, ReplayMoves
from highlands.server.tables.seating.plans import TablePlan
from highlands.spec.game_spec import GameInfo

MAX_LISTED = 100

ManagerDependency = NamedDependency[TableManager]
ReviewsDependency = NamedDependency[SharedReviews]
HistoryDependency = NamedDependency[HistoryReader]

TableId = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=ID_FORM)]


Ply = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


def summary(row: TableRow, own: Sequence[int] = (), turn: Turn | None = None) -> TableSummary:
    """The summary of a table, with one's own seats there."""
    return TableSummary(
        id=row.id,
        game=row.game,
        options=row.options,
        created_at=row.created_at,
        names=[seat.name for seat in row.seats],
        bots=[seat.bot for seat in row.seats],
        finished_at=row.finished_at,
        result=row.result,
        rated=row.rated,
        your_seat=own[0] if own else None,
        turn=None if turn is None else turn.seat,
        turn_began_at=None if turn is None else turn.at,
        vacation_days=vacation_days_of(row),
    )


@get("/api/games", summary="The games and their options", tags=["tables"])
async def list_games() -> list[GameInfo]:
    """What tables can be created."""
    return [game_spec(name).info() for name in game_names()]


@post("/api/tables", summary="Create a table", tags=["tables"])
async def create_table(
    data: JSONBody[CreateTable], request: AnyRequest, manager: ManagerDependency, admission: AdmissionDependency
) -> CreatedTable:
    """Create a table. Only this response has the invitations: the server stores their digests."""
    if not admission.may_create_table(admission.client_address(request)):
        raise HighlandsError(message("server-too-many"))
    return await manager.create(plan_of(data))


def plan_of(data: CreateTable) -> TablePlan:
    """The table that somebody wants; HighlandsError if there can be none such."""
    spec = game_spec(data.game)
    if data.language not in LANGUAGES:
        raise HighlandsError(message("server-no-language", languages=list(LANGUAGES)))
    return TablePlan(
        game=data.game,
        options=spec.write_options(spec.make_options(**data.options)),
        seats=tuple(data.seats),
        time_control=data.time_control,
        public=data.public,
        open_to_all=data.open_to_all,
        hints=_has_hints(data) if data.hints is None else data.hints,
        rated=data.rated,
        language=data.language,
    )


def _has_hints(data: CreateTable) -> bool:
    """Unless it is said: where one person plays against bots, and nothing depends on it."""
    return not data.rated and sum(seat.bot is None for seat in data.seats) == 1


@get("/api/tables", summary="List running public tables", tags=["tables"])
async def list_public_tables(request: AnyRequest, manager: ManagerDependency) -> list[TableSummary]:
    """Newest first. With a player's key without those of whom the player has blocked."""
    rows = await manager.store.public_tables(MAX_LISTED)
    key = bearer_secret(request)
    player = None if key is None else await manager.players.find(key)
    hidden = set() if player is None else await manager.friends.tables_of_blocked(player, [row.id for row in rows])
    return [summary(row) for row in rows if row.id not in hidden]


@post("/api/my-tables", summary="List my tables", tags=["tables"], status_code=200)
async def list_my_tables(data: JSONBody[ListMyTables], manager: ManagerDependency) -> list[TableSummary]:
    """The tables, running and finished, that have seats with these secrets, or that the player has taken.

    Those where it is one's turn come first, then the newest. POST keeps the secrets out of the URL.
    """
    hashes = frozenset(digest(secret) for secret in data.secrets)
    player = None if data.player is None else await manager.players.find(data.player)
    links = [] if player is None else await manager.players.seats_of(player.id)
    linked = {(link.table_id, link.seat) for link in links}
    rows = await manager.store.tables_of(hashes, [link.table_id for link in links])
    void = await manager.players.void_seats([row.id for row in rows])

    def is_own(row: TableRow, seat: SeatRow) -> bool:
        place = row.id, seat.seat
        return place in linked or (seat.secret_hash in hashes and place not in void)

    own = {row.id: [seat.seat for seat in row.seats if is_own(row, seat)] for row in rows}
    rows = [row for row in rows if own[row.id]]
    turns = await manager.players.turns_at([row.id for row in rows if row.finished_at is None])
    listed = [summary(row, own[row.id], turns.get(row.id)) for row in rows]
    return sorted(listed, key=lambda table: table.turn is None or table.turn != table.your_seat)


@get("/api/tables/{table_id:str}", summary="Get the state of a table", tags=["tables"])
async def get_table(table_id: TableId, request: AnyRequest, manager: ManagerDependency) -> TableState:
    """All that the holder of the secret may know: a seat's player, or a spectator."""
    table, observer = await manager.authorize(table_id, bearer_secret(request))
    return await table.state_for(observer)


@get("/api/tables/{table_id:str}/invitation", summary="Look at an invitation", tags=["seats"])
async def get_invitation(table_id: TableId, request: AnyRequest, manager: ManagerDependency) -> Invitation:
    """What the holder of an invitation is invited to; nothing but a message once the seat is taken.

    For a seat at a rematch, the secret of the seat at the table before is the invitation.
    """
    return await manager.claims.invitation(table_id, bearer_secret(request))


@post("/api/tables/{table_id:str}/claim", summary="Take a seat", tags=["seats"], status_code=200)
async def claim_seat(
    data: JSONBody[ClaimSeat], table_id: TableId, request: AnyRequest, manager: ManagerDependency
) -> ClaimedSeat:
    """Bind the seat of an invitation, which is the bearer token here, to a secret that the client has made."""
    return await manager.claims.claim(table_id, bearer_secret(request), data)


@post("/api/tables/{table_id:str}/reveal", summary="Reveal a share of the deal", tags=["seats"], status_code=200)
async def reveal_share(
    data: JSONBody[RevealShare], table_id: TableId, request: AnyRequest, manager: ManagerDependency
) -> ClaimedSeat:
    """Reveal the share that the seat's player has committed to, once all have; the game begins with the last one."""
    table, seat = await manager.authorize(table_id, bearer_secret(request))
    if seat is None:
        raise HighlandsError(message("server-spectator"))
    return ClaimedSeat(seat, await table.reveal(seat, bytes.fromhex(data.share)))


@get("/api/tables/{table_id:str}/record", summary="Get the record", tags=["tables"], media_type="text/plain")
async def get_record(
    table_id: TableId,
    request: AnyRequest,
    manager: ManagerDependency,
    admission: AdmissionDependency,
    history: HistoryDependency,
) -> str:
    """Of a finished game the full record; of a running one what the observer has seen."""
    table, observer = await _authorize_reading(table_id, request, manager, admission)
    return await history.run(await table.read(lambda aggregate: project_record(aggregate, observer)))


@get("/api/tables/{table_id:str}/replay", summary="Get a page of the replay", tags=["tables"])
async def get_replay(
    table_id: TableId,
    request: AnyRequest,
    manager: ManagerDependency,
    admission: AdmissionDependency,
    history: HistoryDependency,
    first: Ply = 0,
) -> Replay:
    """The positions from one on, at most 32 of them.

    Of a finished game with all cards revealed; of a running one what the observer could know at each move.
    """
    table, observer = await _authorize_reading(table_id, request, manager, admission)
    return await history.read(table, observer, lambda past: past.frames(first))


@get("/api/tables/{table_id:str}/replay/moves", summary="Get a page of the moves", tags=["tables"])
async def get_replay_moves(
    table_id: TableId,
    request: AnyRequest,
    manager: ManagerDependency,
    admission: AdmissionDependency,
    history: HistoryDependency,
    first: Ply = 0,
) -> ReplayMoves:
    """The moves from one on, at most 1000 of them, as the replay shows them."""
    table, observer = await _authorize_reading(table_id, request, manager, admission)
    return await history.read(table, observer, lambda past: past.moves(first))


@get("/api/tables/{table_id:str}/picture.png", include_in_schema=False)
async def get_picture(
    table_id: TableId,
    request: AnyRequest,
    manager: ManagerDependency,
    admission: AdmissionDependency,
    pictures: NamedDependency[HistoryReader],
) -> Response[bytes]:
    """The position as everybody may see it, for messengers; HighlandsError if not everybody may.

    Where it can't be drawn, a picture of the game stands for it.
    """
    if not admission.may_read_history(request):
        raise HighlandsError(message("server-too-fast"))
    table, observer = await manager.authorize(table_id, None)
    try:
        drawn = await pictures.read(table, observer, lambda past: png(past.drawing()))
    except RejectedError:
        drawn = None
    if drawn is None:
        return Redirect(f"/{picture_of_game(table.aggregate.row.game)}")
    return Response(drawn, media_type="image/png", headers={"cache-control": "public, max-age=60"})


async def _authorize_reading(
    table_id: str, request: AnyRequest, manager: TableManager, admission: AdmissionControl
) -> tuple[LiveTable, Observer]:
    """The table whose past is asked for, and the observer; HighlandsError also for who asks for too much."""
    if not admission.may_read_history(request):
        raise HighlandsError(message("server-too-fast"))
    return await manager.authorize(table_id, bearer_secret(request))


@post("/api/tables/{table_id:str}/review", summary="Start the review of a finished game", tags=["reviews"])
async def start_review(
    table_id: TableId,
    request: AnyRequest,
    manager: ManagerDependency,
    admission: AdmissionDependency,
    reviews: ReviewsDependency,
) -> ReviewState:
    """Start the review, unless it was started before; returns its progress."""
    table, _ = await manager.authorize(table_id, bearer_secret(request))
    return await reviews.start(table, admission.client_address(request))


@get("/api/tables/{table_id:str}/review", summary="Get the review", tags=["reviews"])
async def get_review(
    table_id: TableId,
    request: AnyRequest,
    manager: ManagerDependency,
    admission: AdmissionDependency,
    reviews: ReviewsDependency,
) -> ReviewState:
    """The progress of the review, and the review when it is done."""
    table, _ = await manager.authorize(table_id, bearer_secret(request))
    state = await reviews.state(table, admission.client_address(request))
    if state is None:
        raise UnknownTableError(message("server-no-review"))
    return state


ROUTES = [
    list_games,
    create_table,
    list_public_tables,
    list_my_tables,
    get_table,
    get_invitation,
    claim_seat,
    reveal_share,
    get_record,
    get_replay,
    get_replay_moves,
    get_picture,
    start_review,
    get_review,
]
