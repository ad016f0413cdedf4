"""What a bot is: created for one seat of one game, it gets its seat's observation on its turn and returns a move.

A bot may be a class or a plain function; `docs/bots.md` shows both. Nothing that it gets holds the full state.
"""

from __future__ import annotations

from collections.abc import Callable
from types import UnionType
from typing import Protocol, runtime_checkable

import msgspec

from highlands.engine.chance import Seed
from highlands.errors import NotAllowedError
from highlands.i18n import message
from highlands.spec.observation import LegalMoves, Move, Observation

Answer = Move | str | int
"""What a bot may answer with: one of the legal moves, its text, or its number in the catalogue of actions."""

ChooseFunction = Callable[[Observation, LegalMoves, float | None], Answer]
"""A bot as a plain function of the observation, the legal moves, and its seconds (None: no limit)."""


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is told when its game begins."""

    game: str
    """The name of the game, as `highlands.new` takes it."""
    options: str
    """The options as a record's header has them, such as "tactics, rounds 3"."""
    seats: int
    seat: int
    seed: str
    """For the bot's own random numbers: with the same seed it should choose the same on the same observations."""


@runtime_checkable
class Bot(Protocol):
    """A bot on one seat of one game."""

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Answer:
        """Its move; within the seconds it has, if they are limited."""
        ...


BotFactory = Callable[[Start], Bot]
"""Creates the bot of one seat for a game that begins."""


class FunctionBot:
    """A plain function as a bot."""

    def __init__(self, function: ChooseFunction) -> None:
        """Take the function."""
        self.function = function

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Answer:
        """What the function returns."""
        return self.function(observation, moves, seconds)


class PlySeeds:
    """A bot's random seeds, one per ply: independent of how often the bot was asked before."""

    def __init__(self, start: Start) -> None:
        """Derive them from the seed of the start and the seat."""
        self._name = f"bot {start.seed} {start.seat}"

    def at(self, ply: int) -> Seed:
        """The seed of the decision at a ply."""
        return Seed.of(f"{self._name} {ply}")


def require_setting(name: str, value: object, kind: type | UnionType, least: int) -> None:
    """Refuse a setting of the wrong type or below the least value."""
    if not isinstance(value, kind) or value < least:  # type: ignore[operator]
        raise NotAllowedError(message("bot-setting-range", name=name, value=str(value), least=str(least)))
