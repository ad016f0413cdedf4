"""Tests that ask for a `url` run on SQLite and on PostgreSQL."""

from tests.server.store.conftest import sqlite_url, url

__all__ = ["sqlite_url", "url"]
