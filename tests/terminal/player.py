"""A person at the terminal, for the tests: answers every prompt of the real program, and reads what it shows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import highlands
from highlands import Game
from highlands.bots import Start
from highlands.bots.levels import NAMED
from highlands.terminal import session
from highlands.terminal.cli import app

RUNNER = CliRunner()
BOT = "warrior"
"""Who plays for the person."""


def run(*arguments: str, typed: str | bytes | None = None) -> Result:
    """Run the program once; what is typed is there from the start."""
    return RUNNER.invoke(app, list(arguments), input=typed, env={"COLUMNS": "100", "LANG": "C"})


def words(text: str) -> str:
    """A text without the line breaks that the terminal's width brought."""
    return re.sub(r"\s+", " ", text)


class Player:
    """Types one thing after another: first what is to be asked, then moves of a bot's choice."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, begin_with: Iterable[str] = ()) -> None:
        """Sit at the terminal in the place of `input`, and look over the program's shoulder at its game."""
        self.begin_with = list(begin_with)
        self.games: list[Game] = []
        self.typed: list[str] = []
        monkeypatch.setattr("builtins.input", self)
        monkeypatch.setattr(session, "new", self._deal)

    def _deal(self, *args: Any, **options: Any) -> Game:
        self.games.append(highlands.new(*args, **options))
        return self.games[-1]

    def __call__(self, mark: str) -> str:
        """Answer one prompt; a question at the end of a game is answered with no."""
        if self.begin_with:
            answer = self.begin_with.pop(0)
        elif mark.startswith("["):
            answer = "no"
        else:
            answer = self._move()
        self.typed.append(answer)
        return answer

    def _move(self) -> str:
        game = self.games[-1]
        if game.to_move != session.SEAT:
            return ""
        start = Start(game=game.spec.name, options="", seats=game.seats, seat=session.SEAT, seed="me")
        observation = game.observation(session.SEAT)
        return self.style(str(NAMED[BOT](start).choose(observation, observation.moves, None)))

    style: Callable[[str], str] = staticmethod(lambda text: text)
    """How moves are typed."""
