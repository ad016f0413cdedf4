"""A table manager of one node, in the test's own process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.support.managers import Using, with_node

SECONDS = 240.0


@pytest.fixture
def use(tmp_path: Path) -> Callable[[Using], None]:
    """Runs a coroutine with a table manager over an empty store."""

    return lambda work: with_node(tmp_path, work, seconds=SECONDS)
