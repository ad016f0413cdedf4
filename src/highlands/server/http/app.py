"""The server as an ASGI application."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Litestar, Request, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

from highlands.errors import HighlandsError
from highlands.i18n import Message, message
from highlands.server.http.connection import Connection, WebSocketTransport, rejection
from highlands.server.http.rate_limits import RateLimits
from highlands.server.http.routes import ROUTES, TableId
from highlands.server.http.security import SECURITY_HEADERS, AdmissionControl
from highlands.server.http.static_pages import PRECOMPRESSED, STATIC_ROUTES
from highlands.server.messages import Rejection
from highlands.server.store import open_store
from highlands.server.tables.manager import TableManager, UnknownTableError
from highlands.server.tables.reviews import Reviews

log = logging.getLogger("highlands.server")

VERSION = "1"
MAX_BODY_BYTES = 64 * 1024


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The server's settings."""

    database: str
    behind_proxy: bool = False
    bot_threads: int | None = None
    min_bot_seconds: float = 0.0
    limits: RateLimits = RateLimits()
    review_iterations: int | None = None


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table_id: TableId,
    manager: NamedDependency[TableManager],
    admission: NamedDependency[AdmissionControl],
) -> None:
    """The WebSocket of a table."""
    address = admission.client_address(socket)
    if not admission.is_same_origin(socket) or not admission.connect(address):
        await socket.close(code=1008)
        return
    try:
        await socket.accept()
        await Connection(manager, WebSocketTransport(socket), admission.limits).serve(table_id)
    finally:
        admission.disconnect(address)


async def admit(request: Request[Any, Any, Any]) -> Response[Rejection] | None:
    """Check the origin and the rate of every request."""
    admission: AdmissionControl = request.app.state.admission
    if not admission.is_same_origin(request):
        return _reject(message("server-foreign"), 403)
    # The web app's files are in memory, and a browser loads a dozen of them at once: they are not limited.
    if request.url.path.startswith("/api/") and not admission.may_request(request):
        return _reject(message("server-too-fast"), 429)
    return None


def _reject(reason: Message, status: int) -> Response[Rejection]:
    return Response(rejection(reason), status_code=status, media_type="application/json", headers=SECURITY_HEADERS)


def on_rejected(_: Request[Any, Any, Any], error: HighlandsError) -> Response[Rejection]:
    """A well-formed request that is not allowed."""
    status = 404 if isinstance(error, UnknownTableError) else 429 if error.message.id == "server-too-many" else 400
    return _reject(error.message, status)


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Rejection]:
    """A malformed request."""
    known = {404: "server-no-page", 405: "server-no-method", 413: "server-too-large"}
    return _reject(message(known.get(error.status_code, "server-unreadable")), error.status_code)


def on_error(_: Request[Any, Any, Any], error: Exception) -> Response[Rejection]:
    """A bug: the details go into the log, not to the client."""
    log.error("request failed", exc_info=error)
    return _reject(message("server-failed"), 500)


def make_app(settings: Settings) -> Litestar:
    """The application; it opens its store when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_store(settings.database) as store:
            manager = TableManager(store, bot_threads=settings.bot_threads, min_bot_seconds=settings.min_bot_seconds)
            reviews = Reviews(iterations=settings.review_iterations)
            await manager.start()
            app.state.manager, app.state.reviews = manager, reviews
            try:
                yield
            finally:
                reviews.close()
                await manager.stop()

    async def provide_manager(state: AppState) -> TableManager:
        return state.manager  # type: ignore[no-any-return]

    async def provide_admission(state: AppState) -> AdmissionControl:
        return state.admission  # type: ignore[no-any-return]

    async def provide_reviews(state: AppState) -> Reviews:
        return state.reviews  # type: ignore[no-any-return]

    return Litestar(
        route_handlers=[live, *ROUTES, *STATIC_ROUTES],
        lifespan=[lifespan],
        state=AppState({"admission": AdmissionControl(settings.limits, behind_proxy=settings.behind_proxy)}),
        dependencies={
            "manager": Provide(provide_manager),
            "admission": Provide(provide_admission),
            "reviews": Provide(provide_reviews),
        },
        before_request=admit,
        exception_handlers={HighlandsError: on_rejected, HTTPException: on_http_error, Exception: on_error},
        openapi_config=OpenAPIConfig(
            title="Highlands", version=VERSION, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude_opt_key=PRECOMPRESSED),
        response_headers=[ResponseHeader(name=name, value=value) for name, value in SECURITY_HEADERS.items()],
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
    )
