"""The server as one ASGI application."""

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
from highlands.i18n import message
from highlands.server.connection import Connection, refusal, wire_of
from highlands.server.guard import HEADERS, Guard
from highlands.server.hall import Hall, UnknownTableError
from highlands.server.limits import Limits
from highlands.server.messages import Refusal
from highlands.server.offices import OFFICES, TableId
from highlands.server.pages import PAGES, SQUEEZED_ALREADY
from highlands.server.reviews import Reviews
from highlands.server.store import open_store

log = logging.getLogger("highlands.server")

VERSION = "1"
LARGEST_BODY = 64 * 1024


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a host chooses."""

    database: str
    behind_proxy: bool = False
    bot_threads: int | None = None
    limits: Limits = Limits()
    review_iterations: int | None = None


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], table_id: TableId, hall: NamedDependency[Hall], guard: NamedDependency[Guard]
) -> None:
    """A connection to a table."""
    address = guard.address(socket)
    if not guard.is_own_page(socket) or not guard.connect(address):
        await socket.close(code=1008)
        return
    try:
        await socket.accept()
        await Connection(hall, wire_of(socket), guard.limits).serve(table_id)
    finally:
        guard.disconnect(address)


async def check(request: Request[Any, Any, Any]) -> Response[Refusal] | None:
    """What every request must stand before it is looked at."""
    guard: Guard = request.app.state.guard
    if not guard.is_own_page(request):
        return _refused(message("server-foreign"), 403)
    # The pages are files in memory, of which a browser asks for a dozen at once.
    if request.url.path.startswith("/api/") and not guard.may_ask(request):
        return _refused(message("server-too-fast"), 429)
    return None


def _refused(reason: Any, status: int) -> Response[Refusal]:
    return Response(refusal(reason), status_code=status, media_type="application/json", headers=HEADERS)


def refused(_: Request[Any, Any, Any], error: HighlandsError) -> Response[Refusal]:
    """A request that the rules of the house don't allow."""
    status = 404 if isinstance(error, UnknownTableError) else 429 if error.message.id == "server-too-many" else 400
    return _refused(error.message, status)


def unreadable(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """A request that is none."""
    known = {404: "server-no-page", 405: "server-no-method", 413: "server-too-large"}
    return _refused(message(known.get(error.status_code, "server-unreadable")), error.status_code)


def failed(_: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Something that should not have happened: told in the log, not to the world."""
    log.error("a request failed", exc_info=error)
    return _refused(message("server-failed"), 500)


def make_app(settings: Settings) -> Litestar:
    """The application; it opens its store when it starts."""

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with open_store(settings.database) as store:
            hall = Hall(store, bot_threads=settings.bot_threads)
            reviews = Reviews(iterations=settings.review_iterations)
            await hall.open()
            app.state.hall, app.state.reviews = hall, reviews
            try:
                yield
            finally:
                reviews.close()
                await hall.close()

    async def provide_hall(state: AppState) -> Hall:
        return state.hall  # type: ignore[no-any-return]

    async def provide_guard(state: AppState) -> Guard:
        return state.guard  # type: ignore[no-any-return]

    async def provide_reviews(state: AppState) -> Reviews:
        return state.reviews  # type: ignore[no-any-return]

    return Litestar(
        route_handlers=[live, *OFFICES, *PAGES],
        lifespan=[life],
        state=AppState({"guard": Guard(settings.limits, behind_proxy=settings.behind_proxy)}),
        dependencies={
            "hall": Provide(provide_hall),
            "guard": Provide(provide_guard),
            "reviews": Provide(provide_reviews),
        },
        before_request=check,
        exception_handlers={HighlandsError: refused, HTTPException: unreadable, Exception: failed},
        openapi_config=OpenAPIConfig(
            title="Highlands", version=VERSION, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude_opt_key=SQUEEZED_ALREADY),
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
