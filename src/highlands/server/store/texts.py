"""Texts that can't be stored: nobody's request gets as far as the database with one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Engine, event

from highlands.i18n import message
from highlands.server.store.errors import UnstorableTextError

UNSTORABLE = re.compile("[\0\ud800-\udfff]")
"""Characters that PostgreSQL can't store. SQLite could store some, but then its backup could not be restored there."""


def check_texts(values: Iterable[object]) -> None:
    """UnstorableTextError for a text that can't be stored, also within a list."""
    for value in values:
        if isinstance(value, str):
            if UNSTORABLE.search(value):
                raise UnstorableTextError(message("server-unreadable"))
        elif isinstance(value, list | tuple):
            check_texts(value)
        elif isinstance(value, dict):
            check_texts(value.values())


def refuse_unstorable_texts(engine: Engine) -> None:
    """Check the texts of every statement, whether it writes them or looks for them."""
    event.listen(engine, "before_cursor_execute", _check_parameters)


def _check_parameters(
    _connection: Any, _cursor: Any, _statement: str, parameters: Any, _context: Any, _executemany: bool
) -> None:
    check_texts(parameters.values() if isinstance(parameters, dict) else parameters)
