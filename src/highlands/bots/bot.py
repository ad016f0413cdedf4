"""What a bot is: it sits down at a table, and when it is its turn it gets what its seat may know and gives a move.

A bot may be a class or a plain function; `docs/bots.md` shows both. Nothing that it gets holds the truth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

import msgspec

from highlands.engine.chance import Seed
from highlands.spec.observation import LegalMoves, Move, Observation

Answer = Move | str | int
"""What a bot may answer with: one of the legal moves, its text, or its number in the catalogue of actions."""

Choice = Callable[[Observation, LegalMoves, float | None], Answer]
"""A bot as a plain function: what its seat may know, the legal moves, and the seconds it has (None: as long as it
likes)."""


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is told when it sits down at a table."""

    game: str
    """The name of the game, as `highlands.new` takes it."""
    options: str
    """The options as a record's header has them, such as "tactics, rounds 3"."""
    seats: int
    seat: int
    seed: str
    """For the bot's own dice: with the same seed it should do the same on the same tables."""


@runtime_checkable
class Bot(Protocol):
    """A bot at a table. Each game has one of its own for each seat, made from the `Start`."""

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Answer:
        """Its move; within the seconds it has, if they are limited."""
        ...


Maker = Callable[[Start], Bot]
"""Makes a bot for a game that begins."""


class FunctionBot:
    """A plain function that plays."""

    def __init__(self, function: Choice) -> None:
        """Take the function."""
        self.function = function

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Answer:
        """What the function says."""
        return self.function(observation, moves, seconds)


class Dice:
    """A bot's own chance: the same on the same seed and ply, whatever happened between."""

    def __init__(self, start: Start) -> None:
        """Take the seed of the start; each seat has its own."""
        self._name = f"bot {start.seed} {start.seat}"

    def at(self, made: int) -> Seed:
        """The dice of the decision after so many moves."""
        return Seed.of(f"{self._name} {made}")
