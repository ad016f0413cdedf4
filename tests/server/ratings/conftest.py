"""Tests that ask for a `url` run on SQLite and on PostgreSQL."""

from tests.server.store.conftest import sqlite_url, url
from tests.server.support.postgres import postgres, postgres_url

__all__ = ["postgres", "postgres_url", "sqlite_url", "url"]
