"""What all routes take from a request."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from highlands.protocol.secrets import MAX_SECRET_LENGTH
from highlands.server.http.security import AdmissionControl

BEARER = "Bearer "

AnyRequest = Request[Any, Any, Any]
AdmissionDependency = NamedDependency[AdmissionControl]


def bearer_secret(request: AnyRequest) -> str | None:
    """The secret in the Authorization header: secrets are never part of a URL."""
    header = request.headers.get("authorization", "")
    return header.removeprefix(BEARER).strip()[:MAX_SECRET_LENGTH] or None if header.startswith(BEARER) else None
