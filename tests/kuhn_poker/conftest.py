"""The third game is registered for each test of this folder, and for no other."""

from __future__ import annotations

import pytest

from highlands import games
from tests.kuhn_poker.game import SPEC


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_registered", {})
    monkeypatch.setenv(games.VARIABLE, "")
    games.register_game(SPEC)
