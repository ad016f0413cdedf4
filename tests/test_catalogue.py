"""The catalogues of actions in docs/notation.md are those of the games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import highlands

NOTATION = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| .* \| (\d+) `(.*)` \| (\d+) `(.*)` \|$", re.MULTILINE)
GAMES = {
    "schotten-totten": NOTATION[: NOTATION.index("## Verräter")],
    "verraeter": NOTATION[NOTATION.index("## Verräter") :],
}


@pytest.mark.parametrize("name", GAMES)
def test_the_catalogue_is_written_down_without_a_gap(name: str):
    game = highlands.new(name, seed=1, **({"tactics": True} if name == "schotten-totten" else {}))
    following = 0
    for first, first_text, last, last_text in ROW.findall(GAMES[name]):
        assert int(first) == following
        assert game.read(first_text).action == int(first)
        assert game.read(last_text).action == int(last)
        following = int(last) + 1
    assert following > game.spec.actions > 0
