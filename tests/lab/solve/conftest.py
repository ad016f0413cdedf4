"""A tree that all tests of this folder share."""

from __future__ import annotations

import pytest

from highlands.games import game_spec
from highlands.lab.solve.tree import GameTree

FIVE_CARDS = {"colours": 1, "strengths": 5, "stones": 2, "hand": 1}
"""The smallest game in which it matters how one plays."""


@pytest.fixture(scope="package")
def five_cards() -> GameTree:
    spec = game_spec("schotten-totten")
    return GameTree(spec, spec.make_options(**FIVE_CARDS, first=0))
