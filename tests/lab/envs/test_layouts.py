"""What docs/research/environments.md says of observations and actions is what the code does."""

from __future__ import annotations

from pathlib import Path

import pytest

from highlands.games import BUILT_IN, game_spec
from tools import layouts


def test_the_page_has_the_layouts_as_they_are():
    page = layouts.PAGE.read_text(encoding="utf-8")
    assert layouts.filled(page) == page, "run: python -m tools.layouts"
    for game in BUILT_IN:
        assert layouts.observation(game) in page
        assert layouts.actions(game) in page


@pytest.mark.parametrize("path", layouts.SIZED, ids=lambda path: path.stem)
def test_a_page_has_the_sizes_of_states_as_they_are(path: Path):
    page = path.read_text(encoding="utf-8")
    assert layouts.filled(page) == page, "run: python -m tools.layouts"
    assert [found[1] for found in layouts.SIZE.findall(page)] == list(BUILT_IN)


def test_what_is_out_of_date_is_replaced():
    stale = "before\n<!-- observation of verraeter -->\nsomething old\n<!-- end -->\nafter\n"
    fresh = layouts.filled(stale)
    assert "something old" not in fresh
    assert fresh.startswith("before\n<!-- observation of verraeter -->\n| block |")
    assert fresh.endswith("| the end |\n<!-- end -->\nafter\n")
    size = game_spec("verraeter").state_dtype.itemsize
    assert layouts.filled("<!-- size of verraeter -->1<!-- end --> bytes").endswith(f"-->{size}<!-- end --> bytes")


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_layout_ends_where_the_observation_does(game: str):
    assert f"| | {game_spec(game).encoded} | | | the end |" in layouts.observation(game)
    assert game_spec(game).units.shape == (game_spec(game).encoded,)


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_kinds_of_actions_fill_the_catalogue(game: str):
    kinds = list(layouts.kinds(game))
    firsts = [first for _, first, _ in kinds]
    assert firsts == sorted(set(firsts))
    assert (firsts[0], firsts[-1]) == (0, game_spec(game).actions)
