"""Several nodes on one PostgreSQL, in the test's own process."""

from __future__ import annotations

from tests.server.support.postgres import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]
