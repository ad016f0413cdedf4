"""A PostgreSQL for what nodes do together."""

from __future__ import annotations

from tests.server.support.postgres import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]
