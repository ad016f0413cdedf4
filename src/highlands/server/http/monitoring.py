"""Health and metrics for the host, on a port of their own."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST

from highlands.i18n import message
from highlands.protocol.messages import Rejection
from highlands.server.http.socket_connection import rejection
from highlands.server.metrics import latest_metrics
from highlands.server.tables.manager import TableManager

log = logging.getLogger("highlands.server")

STORE_SECONDS = 9.5
"""The store must have answered by then."""


class Health(msgspec.Struct, frozen=True):
    """The numbers of tables."""

    running: int
    finished: int
    in_memory: int


@get("/health", include_in_schema=False)
async def get_health(manager: NamedDependency[TableManager]) -> Response[Health | Rejection]:
    """Queries the store and writes to it, so that a broken database or a full disk shows; then the answer is 503."""
    try:
        async with asyncio.timeout(STORE_SECONDS):
            counts = await manager.store.counts()
            await manager.store.check_writing()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what was asked for
        log.warning("the store is not healthy: %s", str(error).partition("\n")[0])
        return Response(rejection(message("server-store-failed")), status_code=503)
    return Response(Health(counts.running, counts.finished, len(manager.tables)))


@get("/metrics", include_in_schema=False)
async def get_metrics() -> Response[bytes]:
    """Metrics in the format of Prometheus, of all workers of this machine together."""
    return Response(latest_metrics(), media_type=CONTENT_TYPE_LATEST)


MONITORING_ROUTES = [get_health, get_metrics]
MONITORING_PATHS = frozenset(path for route in MONITORING_ROUTES for path in route.paths)
