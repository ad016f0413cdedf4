"""Tests that ask for a `url` run on SQLite and on PostgreSQL."""

from tests.server.postgres import postgres, postgres_url
from tests.server.store.conftest import sqlite_url, url

__all__ = ["postgres", "postgres_url", "sqlite_url", "url"]
