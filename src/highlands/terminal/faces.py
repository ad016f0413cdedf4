"""A face: how one game looks and speaks in the terminal. Each game that can be played here has one, by its name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import Any, ClassVar

import msgspec
from rich.console import RenderableType

from highlands.errors import NotAllowedError
from highlands.i18n import Message, message
from highlands.play.game import Game
from highlands.terminal.talking import Talk

FACES = {"schotten-totten": "schotten_totten", "verraeter": "verraeter"}

Way = tuple[str, Message]
"""What can be typed, and what it does."""


class Face(ABC):
    """How one game looks and speaks. Views and seen tables are those of the player's own seat."""

    takes: ClassVar[tuple[str, ...]]
    """The options of `highlands play` that fit this game, beside those that fit any."""
    seats: ClassVar[int]
    """How many sit at the table if nobody says otherwise."""
    questions: ClassVar[dict[str, Way]]
    """What a player can ask at any time beside the usual, by its first word; `answer` answers it."""

    def __init__(self, talk: Talk) -> None:
        """Take the conversation to speak in."""
        self.talk = talk

    @abstractmethod
    def ask_options(self) -> dict[str, Any]:
        """Ask which variant to play; the options as `highlands.new` takes them."""

    @abstractmethod
    def opening(self, view: msgspec.Struct) -> list[Message]:
        """What is to be said before the first move."""

    @abstractmethod
    def board(self, view: msgspec.Struct) -> RenderableType:
        """The table, at most as wide as the console."""

    @abstractmethod
    def prompt(self, view: msgspec.Struct, moves: Sequence[str]) -> Message:
        """What the player is to do now."""

    @abstractmethod
    def forgive(self, text: str, view: msgspec.Struct) -> str:
        """What a player typed, as the notation has it; what is beyond us, as it is."""

    @abstractmethod
    def tell(self, before: msgspec.Struct, move: str, after: msgspec.Struct) -> list[Message]:
        """What is to be told of a move, written as the player saw it."""

    @abstractmethod
    def interlude(
        self, before: msgspec.Struct, move: str, after: msgspec.Struct, news: Sequence[Message]
    ) -> RenderableType | None:
        """What the player is to look at in peace before the game goes on, with the news so far; most often None."""

    @abstractmethod
    def help(self, view: msgspec.Struct, moves: Sequence[str]) -> list[Way]:
        """How to do what is possible now."""

    @abstractmethod
    def moves(self, view: msgspec.Struct, moves: Sequence[str]) -> list[Way]:
        """The legal moves in words."""

    @abstractmethod
    def rules(self, view: msgspec.Struct) -> list[Message]:
        """The rules of the variant that is played, in short."""

    @abstractmethod
    def answer(self, question: str, details: str, observed: Any) -> RenderableType:
        """The answer to one of `questions`; UnreadableError where the details can't be read."""

    @abstractmethod
    def closing(self, game: Game[Any], seat: int) -> list[Message]:
        """How a finished game ended, round by round."""


def face(name: str, talk: Talk) -> Face:
    """The face of a game."""
    if name not in FACES:
        raise NotAllowedError(message("no-such-game", name=name, games=list(FACES)))
    made = import_module(f"highlands.terminal.{FACES[name]}").FACE(talk)
    assert isinstance(made, Face)
    return made
