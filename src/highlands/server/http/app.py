"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec
from litestar import Litestar, Request, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.exceptions import ClientException, HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

from highlands.errors import HighlandsError
from highlands.i18n import Message, message
from highlands.protocol.messages import Rejection
from highlands.server.host_page.backup_download import remove_stale
from highlands.server.host_page.controls import HostControls
from highlands.server.host_page.host_page import HostPage
from highlands.server.host_page.messages import HostSettings
from highlands.server.host_page.routes import FOR_ALL, HOST_ROUTES
from highlands.server.host_page.samples import Sampler
from highlands.server.http.addresses import TrustedProxies
from highlands.server.http.asgi_socket import through_asgi
from highlands.server.http.connection import Connection
from highlands.server.http.host_names import HostNames
from highlands.server.http.monitoring import MONITORING_PATHS, MONITORING_ROUTES
from highlands.server.http.protocols.websocket import SOCKET
from highlands.server.http.rate_limits import RateLimits
from highlands.server.http.routes import ROUTES, TableId
from highlands.server.http.security import API_PREFIX, HOST_PREFIX, AdmissionControl, is_readable
from highlands.server.http.socket_connection import CloseCode, Socket, rejection
from highlands.server.http.static_pages import PRECOMPRESSED, STATIC_ROUTES
from highlands.server.lobby.connection import LobbyConnection
from highlands.server.metrics import measure_thinking
from highlands.server.notifications import Channels, NotificationPolicy, Notifier
from highlands.server.notifications.routes import NOTIFICATION_ROUTES
from highlands.server.players import NoPlayerError, Players
from highlands.server.players.device_routes import DEVICE_ROUTES
from highlands.server.players.friend_routes import FRIEND_ROUTES
from highlands.server.players.routes import PLAYER_ROUTES
from highlands.server.ratings.routes import RATING_ROUTES
from highlands.server.store import open_store
from highlands.server.tables.background.reviews import Reviews
from highlands.server.tables.background.shared_reviews import SharedReviews
from highlands.server.tables.live_table import UnknownTableError
from highlands.server.tables.manager import TableManager
from highlands.server.tables.replay import MAX_PICTURES_WAITING, HistoryReader
from highlands.server.tournaments import UnknownTournamentError
from highlands.server.tournaments.connection import TournamentConnection
from highlands.server.tournaments.routes import TOURNAMENT_ROUTES, TournamentId

log = logging.getLogger("highlands.server")

VERSION = "1"
MAX_BODY_BYTES = 64 * 1024
STATUSES = {
    "server-too-many": 429,
    "server-too-fast": 429,
    "server-busy": 429,
    "server-too-many-players": 429,
    "server-no-device": 404,
    "server-no-friend": 404,
    "server-seat-taken": 409,
    "server-admits-no-bots": 403,
    "server-admits-no-players": 403,
    "server-blocked": 403,
    "host-not-open": 401,
    "host-wrong-key": 401,
    "host-fixed-setting": 409,
    "host-gone": 404,
    # Not 429: it does not pass by waiting, and clients repeat what was asked too often.
    "tournament-too-many": 409,
    "tournament-too-many-changes": 409,
    "tournament-not-yours": 403,
    "tournament-name-taken": 409,
    "notify-too-many-mails": 429,
}
"""The HTTP statuses of rejections that have one of their own."""
DAY_MS = 24 * 60 * 60 * 1000


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The server's settings."""

    database: str
    proxies: tuple[str, ...] = ()
    """The addresses and networks of proxies whose forwarding headers are trusted."""
    host_names: tuple[str, ...] = ()
    """The names under which the server is reached; where there are none, see `HostNames`."""
    served_at: str = ""
    """The name or address that it listens on."""
    monitor_port: int | None = None
    """The port at which health and metrics are served, and nothing else; None: nowhere."""
    abandon_after_days: int = 90
    """After so many days without any event a table is ended; 0: never."""
    bot_processes: int | None = None
    min_bot_seconds: float = 0.0
    """The least time of a bot's move where people watch."""
    start_processes: bool = False
    """Whether they are started at once, which takes seconds of a core, and not when the first job comes."""
    admits_bots: bool = True
    """Whether bots from outside may play here."""
    admits_players: bool = True
    """Whether anybody who is no player yet can become one; who can't plays as a guest."""
    fixed: frozenset[str] = frozenset()
    """The settings that were given at the command line: the host's page does not change them (`HostSettings`)."""
    limits: RateLimits = RateLimits()
    review_iterations: int | None = None
    notifications: NotificationPolicy = NotificationPolicy()


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table_id: TableId,
    manager: NamedDependency[TableManager],
    admission: NamedDependency[AdmissionControl],
) -> None:
    """The WebSocket of a table."""
    async with admitted(socket, admission) as (protocol, address):
        if protocol is not None:
            connection = Connection(
                manager,
                protocol,
                admission.limits,
                address,
                may_create_table=lambda: admission.may_create_table(address),
            )
            await connection.serve(table_id)


@websocket("/api/lobby/live")
async def live_lobby(
    socket: WebSocket[Any, Any, Any],
    manager: NamedDependency[TableManager],
    admission: NamedDependency[AdmissionControl],
) -> None:
    """The WebSocket of the lobby."""
    async with admitted(socket, admission) as (protocol, address):
        if protocol is not None:
            connection = LobbyConnection(
                manager.lobby,
                protocol,
                admission.limits,
                address,
                may_create_table=lambda: admission.may_create_table(address),
                connections=manager.connections,
            )
            await connection.serve()


@websocket("/api/tournaments/{tournament_id:str}/live")
async def live_tournament(
    socket: WebSocket[Any, Any, Any],
    tournament_id: TournamentId,
    manager: NamedDependency[TableManager],
    admission: NamedDependency[AdmissionControl],
) -> None:
    """The WebSocket of a tournament."""
    async with admitted(socket, admission) as (protocol, address):
        if protocol is not None:
            connection = TournamentConnection(manager.tournaments, protocol, admission.limits, address)
            await connection.serve(tournament_id)


@contextlib.asynccontextmanager
async def admitted(
    socket: WebSocket[Any, Any, Any], admission: AdmissionControl
) -> AsyncIterator[tuple[Socket | None, str]]:
    """An accepted WebSocket with the client's address; None for one that is closed, because it is not for us."""
    # Taken out of the scope, since the socket has the scope: nothing would be freed before the next collection.
    own: Socket | None = cast(dict[str, Any], socket.scope.get("extensions") or {}).pop(SOCKET, None)
    address = admission.client_address(socket)
    is_ours = is_readable(socket.scope) and admission.is_known_host(socket) and admission.is_same_origin(socket)
    if is_ours and admission.is_blocked(address):
        await _turn_away(socket, own)
        yield None, address
        return
    if not is_ours or admission.is_for_monitoring(socket) or not admission.connect(address):
        await socket.close(code=1008)
        yield None, address
        return
    try:
        await socket.accept()
        async with through_asgi(socket) if own is None else contextlib.nullcontext(own) as served:
            with admission.watching(address, served):
                # Once more: it may have been blocked while it was accepted, when nobody could close it.
                is_blocked = admission.is_blocked(address)
                if is_blocked:
                    _say_blocked(served)
                yield None if is_blocked else served, address
    finally:
        admission.disconnect(address)


async def _turn_away(socket: WebSocket[Any, Any, Any], own: Socket | None) -> None:
    """Say to an address that the host keeps it out."""
    await socket.accept()
    async with through_asgi(socket) if own is None else contextlib.nullcontext(own) as served:
        _say_blocked(served)


def _say_blocked(served: Socket) -> None:
    served.write_text(msgspec.json.encode(rejection(message("server-blocked"))))
    served.close_socket(CloseCode.BLOCKED)


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is decoded without surprises."""

    async def json(self) -> Any:
        """The body; ClientException also where it is nested too deeply, or not UTF-8."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise ClientException from None


async def admit(request: Request[Any, Any, Any]) -> Response[Rejection] | None:
    """Check what every request must keep to: readable, meant for us, from our own pages, at the right port, in time."""
    admission: AdmissionControl = request.app.state.admission
    path = request.scope["path"]
    if not is_readable(request.scope):
        return _reject(message("server-unreadable"), 400)
    if not admission.is_known_host(request):
        return _reject(message("server-other-host"), 421)
    if not admission.is_same_origin(request):
        return _reject(message("server-foreign"), 403)
    if admission.is_for_monitoring(request) != (path in MONITORING_PATHS):
        raise NotFoundException
    # The web app's files are in memory, and a browser loads a dozen of them at once: they are not limited.
    if path.startswith(API_PREFIX) and not admission.may_request(request):
        return _reject(message("server-too-fast"), 429)
    is_for_players = path.startswith(API_PREFIX) and not path.startswith(HOST_PREFIX) and path not in FOR_ALL
    if is_for_players and admission.is_blocked(admission.client_address(request)):
        return _reject(message("server-blocked"), 403)
    return None


def _reject(reason: Message, status: int) -> Response[Rejection]:
    return Response(rejection(reason), status_code=status, media_type="application/json")


def on_rejected(_: Request[Any, Any, Any], error: HighlandsError) -> Response[Rejection]:
    """A well-formed request that is not allowed."""
    is_unknown = isinstance(error, UnknownTableError | UnknownTournamentError | NoPlayerError)
    status = 404 if is_unknown else STATUSES.get(error.message.id, 400)
    return _reject(error.message, status)


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Rejection]:
    """A malformed request."""
    known = {404: "server-no-page", 405: "server-no-method", 413: "server-too-large"}
    return _reject(message(known.get(error.status_code, "server-unreadable")), error.status_code)


def on_error(_: Request[Any, Any, Any], error: Exception) -> Response[Rejection]:
    """A bug: the details go into the log, not to the client."""
    log.error("request failed", exc_info=error)
    return _reject(message("server-failed"), 500)


def host_settings(settings: Settings, review_iterations: int) -> HostSettings:
    """Those of the settings that the host can change while the server runs."""
    limits = settings.limits
    return HostSettings(
        requests_per_second=round(limits.requests_per_second),
        connections_per_address=limits.connections_per_address,
        tables_per_hour=limits.tables_per_hour,
        players_per_hour=limits.players_per_hour,
        abandon_after_days=settings.abandon_after_days,
        min_bot_seconds=settings.min_bot_seconds,
        review_iterations=review_iterations,
        admits_players=settings.admits_players,
        admits_bots=settings.admits_bots,
        has_push=settings.notifications.has_push,
    )


def make_app(settings: Settings) -> Litestar:
    """The application; it opens its store when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_store(settings.database) as store:
            manager = TableManager(
                store,
                bot_processes=settings.bot_processes,
                min_bot_seconds=settings.min_bot_seconds,
                abandon_after=settings.abandon_after_days * DAY_MS or None,
                admits_bots=settings.admits_bots,
            )
            manager.spawn(measure_thinking(manager.thinking))
            if settings.start_processes:
                manager.thinking.start()
            reviews = Reviews(manager.thinking, iterations=settings.review_iterations)
            channels = await Channels.open(store, settings.notifications)
            notifier = Notifier(manager, channels)
            admission.share(manager.allowances)
            defaults = host_settings(settings, reviews.iterations)
            controls = HostControls(manager, admission, channels, reviews, defaults, settings.fixed)
            await controls.start()
            await manager.start()
            manager.spawn(Sampler(manager).run())
            await asyncio.to_thread(remove_stale, settings.database)
            app.state.host_page = HostPage(manager, admission, controls, settings.database)
            notifier.start()
            app.state.channels, app.state.notifier = channels, notifier
            history, pictures = HistoryReader(), HistoryReader(MAX_PICTURES_WAITING)
            app.state.manager, app.state.history, app.state.pictures = manager, history, pictures
            app.state.reviews = SharedReviews(store, reviews, manager.spawn)
            manager.spawn(app.state.reviews.run())
            try:
                yield
            finally:
                history.close()
                pictures.close()
                reviews.close()
                await notifier.stop()
                await manager.stop()

    async def provide_manager(state: AppState) -> TableManager:
        return state.manager  # type: ignore[no-any-return]

    async def provide_players(state: AppState) -> Players:
        return state.manager.players  # type: ignore[no-any-return]

    async def provide_channels(state: AppState) -> Channels:
        return state.channels  # type: ignore[no-any-return]

    async def provide_admission(state: AppState) -> AdmissionControl:
        return state.admission  # type: ignore[no-any-return]

    async def provide_host_page(state: AppState) -> HostPage:
        return state.host_page  # type: ignore[no-any-return]

    async def provide_history(state: AppState) -> HistoryReader:
        return state.history  # type: ignore[no-any-return]

    async def provide_pictures(state: AppState) -> HistoryReader:
        return state.pictures  # type: ignore[no-any-return]

    async def provide_reviews(state: AppState) -> SharedReviews:
        return state.reviews  # type: ignore[no-any-return]

    admission = AdmissionControl(
        settings.limits,
        proxies=TrustedProxies(settings.proxies),
        hosts=HostNames(settings.host_names, settings.served_at),
        monitor_port=settings.monitor_port,
    )
    return Litestar(
        route_handlers=[
            live,
            live_lobby,
            live_tournament,
            *ROUTES,
            *PLAYER_ROUTES,
            *DEVICE_ROUTES,
            *FRIEND_ROUTES,
            *RATING_ROUTES,
            *NOTIFICATION_ROUTES,
            *HOST_ROUTES,
            *TOURNAMENT_ROUTES,
            *MONITORING_ROUTES,
            *STATIC_ROUTES,
        ],
        lifespan=[lifespan],
        request_class=JsonRequest,
        state=AppState({"admission": admission}),
        dependencies={
            "manager": Provide(provide_manager),
            "players": Provide(provide_players),
            "channels": Provide(provide_channels),
            "admission": Provide(provide_admission),
            "reviews": Provide(provide_reviews),
            "history": Provide(provide_history),
            "pictures": Provide(provide_pictures),
            "host_page": Provide(provide_host_page),
        },
        before_request=admit,
        exception_handlers={HighlandsError: on_rejected, HTTPException: on_http_error, Exception: on_error},
        openapi_config=OpenAPIConfig(
            title="Highlands", version=VERSION, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude_opt_key=PRECOMPRESSED),
        before_send=[admission.add_headers],
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
    )
