"""The terminal UI of a game: how it looks and speaks there. Each game has a class of its own, or `PlainTerminalUI`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

import msgspec
from rich.console import RenderableType

from highlands.i18n import Message
from highlands.spec.game_spec import GameSpec, Outcome
from highlands.spec.observation import Move
from highlands.spec.terminal.console import Console

Way = tuple[str, Message]
"""What can be typed, and what it does."""


class FinishedGame(Protocol):
    """What a UI asks of a game that is over: `highlands.Game` has it."""

    @property
    def spec(self) -> GameSpec[Any, Any]:
        """Its spec."""

    @property
    def history(self) -> Sequence[tuple[Any, Move]]:
        """Its moves, each with the state it was made on."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""

    def view(self, seat: int | None) -> msgspec.Struct:
        """What a seat may know of it."""


class TerminalUI(ABC):
    """How one game looks and speaks. Views and observations are those of the player's own seat."""

    questions: ClassVar[dict[str, Way]] = {}
    """What a player can ask at any time beside the usual, by its first word; `answer` answers it."""

    def __init__(self, spec: GameSpec[Any, Any], console: Console) -> None:
        """Take the game and the console to speak on."""
        self.spec = spec
        self.console = console

    @abstractmethod
    def ask_options(self) -> dict[str, Any]:
        """Ask which variant to play; the options as `highlands.new` takes them."""

    @abstractmethod
    def opening(self, view: msgspec.Struct) -> list[Message]:
        """What is to be said before the first move."""

    @abstractmethod
    def board(self, view: msgspec.Struct) -> RenderableType:
        """The game, at most as wide as the console."""

    @abstractmethod
    def prompt(self, view: msgspec.Struct, moves: Sequence[str]) -> Message:
        """What the player is to do now."""

    @abstractmethod
    def normalize(self, text: str, view: msgspec.Struct) -> str:
        """What a player typed, as the notation has it; what is beyond us, as it is."""

    @abstractmethod
    def narrate(self, before: msgspec.Struct, move: str, after: msgspec.Struct) -> list[Message]:
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
    def closing(self, game: FinishedGame, seat: int) -> list[Message]:
        """How a finished game ended, round by round."""
