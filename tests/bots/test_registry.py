"""Bots by the names that people give them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import highlands
from highlands import HighlandsError
from highlands.bots import FunctionBot, Start, levels
from highlands.bots.registry import bot_factory
from highlands.bots.subprocess_bot import SubprocessBotFactory
from highlands.i18n import LANGUAGES, say
from tests.bots.playing import play_out, start

BOTS = """
from __future__ import annotations
from dataclasses import dataclass

def choose(observation, moves, seconds):
    return moves[0]

def two(observation, moves):
    return moves[0]

@dataclass
class Told:
    start: object
    depth: int = 1
    style: str = "calm"

    def choose(self, observation, moves, seconds):
        return moves[-1]

class Untold:
    def choose(self, observation, moves, seconds):
        return moves[0]

class Needy:
    def __init__(self, start, depth):
        self.depth = depth

    choose = Untold.choose

class Nothing:
    pass

NUMBER = 3
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    path = tmp_path / "random.py"  # as a module of Python's own is named
    path.write_text(BOTS)
    return path


@pytest.fixture
def game() -> highlands.Game:
    return highlands.new("schotten-totten", seed=1)


# Ours


class Settable:
    def __init__(self, start: Start, *, temperature: float = 0.0, seconds: float = 1.0) -> None:
        self.temperature, self.seconds = temperature, seconds

    def choose(self, observation: Any, moves: Any, seconds: float | None) -> Any:
        return moves[0]


def test_a_bot_by_its_name():
    assert bot_factory("random") is bot_factory(" random ") is levels.NAMED["random"]


def test_settings_follow_behind_commas(game: highlands.Game, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(levels.NAMED, "settable", Settable)
    bot = bot_factory("settable, temperature=0.3 ,seconds=2")(start(game))
    assert isinstance(bot, Settable)
    assert (bot.temperature, bot.seconds) == (0.3, 2)
    assert isinstance(bot.seconds, int)


def test_whoever_takes_all_settings_gets_all(game: highlands.Game, monkeypatch: pytest.MonkeyPatch):
    got: dict[str, Any] = {}

    def make(start: Start, **settings: Any) -> Any:
        got.update(settings)

    monkeypatch.setitem(levels.NAMED, "open", make)
    bot_factory("open,a=-1,b=1e3,c=true,d=inf,e=x=y")(start(game))
    assert got == {"a": -1, "b": 1000.0, "c": "true", "d": "inf", "e": "x=y"}


# Users'


def test_a_function_in_a_file(bots: Path, game: highlands.Game):
    bot = bot_factory(f"{bots}:choose")(start(game))
    assert isinstance(bot, FunctionBot)
    play_out(game, [bot_factory(f"{bots}:choose"), bot_factory("random")])


def test_a_class_in_a_file_gets_the_start_and_its_settings(bots: Path, game: highlands.Game):
    told: Any = bot_factory(f"{bots}:Told,depth=3,style=bold")(start(game, 1))
    assert (told.start, told.depth, told.style) == (start(game, 1), 3, "bold")
    needy: Any = bot_factory(f"{bots}:Needy,depth=2")(start(game))
    assert needy.depth == 2
    play_out(game, [bot_factory(f"{bots}:Told"), bot_factory(f"{bots}:Untold")])


def test_a_file_hides_no_module_and_is_read_anew(bots: Path, game: highlands.Game):
    import random

    bot_factory(f"{bots}:choose")
    assert sys.modules["random"] is random
    bots.write_text("def other(observation, moves, seconds): ...")
    bot_factory(f"{bots}:other")
    with pytest.raises(HighlandsError):
        bot_factory(f"{bots}:choose")


def test_a_package_of_the_working_folder(bots: Path, monkeypatch: pytest.MonkeyPatch):
    package = bots.parent / "clever_package_of_mine"
    package.mkdir()
    (package / "bots.py").write_text(BOTS)
    monkeypatch.chdir(bots.parent)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert callable(bot_factory("clever_package_of_mine.bots:choose"))
    # Installed modules come first: this folder's random.py is not the one that is found.
    with pytest.raises(HighlandsError, match="nothing named “Told” in random"):
        bot_factory("random:Told")


def test_a_program():
    assert isinstance(bot_factory("cmd:sh -c 'exit 0'"), SubprocessBotFactory)


# What is refused


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("radnom", "there is no bot “radnom”; there are: "),
        ("", "there is no bot “”; there are: "),
        ("random,depth=3", "“random” takes no settings"),
        ("random,depth", "“depth” is no setting; settings look like temperature=0.3"),
        ("random,", "“” is no setting"),
        ("random,depth=", "“depth=” is no setting"),
        ("random,3=4", "“3=4” is no setting"),
        ("random,depth=3,depth=4", "the option “depth” is there twice"),
        ("FILE:Told,depht=3", "“Told” can’t be made with these settings; it takes: depth, style"),
        ("FILE:Needy", "“Needy” can’t be made with these settings; it takes: depth"),
        ("FILE:Untold,depth=3", "“Untold” takes no settings"),
        ("FILE:choose,depth=3", "“choose” takes no settings"),
        ("FILE:missing", "there is nothing named “missing” in "),
        ("FILE:", "there is nothing named “” in "),
        ("FILE:two", "“two” in FILE is no bot; a bot is a function of observation, moves and seconds, or a class with"),
        ("FILE:Nothing", "“Nothing” in FILE is no bot"),
        ("FILE:NUMBER", "“NUMBER” in FILE is no bot"),
        ("nowhere/bots.py:choose", "there is no file nowhere/bots.py"),
        ("no_such_package.bots:choose", "no_such_package.bots can’t be loaded: ModuleNotFoundError: No module named"),
        (":choose", " can’t be loaded: ValueError: Empty module name"),
        ("..bots:choose", "..bots can’t be loaded: TypeError: "),
        ("cmd:", "“” is no command; it should look like cmd:node bot.js"),
        ("cmd: 'open", "“'open” is no command"),
        ("cmd:no-such-program --fast", "there is no program “no-such-program”"),
    ],
)
def test_what_names_no_bot_is_refused_with_the_reason(bots: Path, text: str, reason: str):
    with pytest.raises(HighlandsError) as refusal:
        bot_factory(text.replace("FILE", str(bots)))
    assert str(refusal.value).startswith(reason.replace("FILE", str(bots)))
    assert all(say(refusal.value.message, language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("def choose(:", "SyntaxError: invalid syntax (bots.py, line 1)"),
        ("\n\n1 / 0", "ZeroDivisionError: division by zero (FILE:3)"),
        ("import sys; sys.exit(3)", "SystemExit: 3 (FILE:1)"),
    ],
)
def test_a_file_that_fails_is_refused_with_its_line(tmp_path: Path, source: str, reason: str):
    path = tmp_path / "bots.py"
    path.write_text(source)
    with pytest.raises(HighlandsError) as refusal:
        bot_factory(f"{path}:choose")
    assert str(refusal.value).startswith(f"{path} can’t be loaded: {reason.replace('FILE', str(path))}")
