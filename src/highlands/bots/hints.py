"""Hints: the best few moves by search, each with the chance to win and a reason in a few words."""

from __future__ import annotations

import msgspec

from highlands.bots.search import Search, SearchResult
from highlands.engine.chance import Seed
from highlands.i18n import Message
from highlands.spec.observation import Move, Observation

HINTS = 3
"""How many moves a hint names."""


class Hint(msgspec.Struct, frozen=True):
    """One of the best moves."""

    move: Move
    chance: float
    """The chance to win with it, 0 to 1; a shared victory counts in part."""
    reason: Message


def winning_chance(value: float) -> float:
    """An expected result, from -1 to 1, as a chance to win.

    >>> winning_chance(0.5)
    0.75
    """
    return min(1.0, max(0.0, (value + 1.0) / 2.0))


def hints(observation: Observation, seconds: float, *, threads: int = 1, seed: Seed | None = None) -> list[Hint]:
    """The best moves from an observation, the best first; none where it is not this seat's turn."""
    if not observation.moves:
        return []
    search = Search(observation.spec, threads=threads)
    return hints_of(observation, search.run(observation.state, seed or Seed.of("a hint"), seconds=seconds))


def hints_of(observation: Observation, result: SearchResult) -> list[Hint]:
    """The best moves of a search as hints."""
    moves = {move.action: move for move in observation.moves}
    return [
        Hint(moves[best.action], winning_chance(best.value), observation.spec.advice(observation.state, best.action))
        for best in result.moves[:HINTS]
    ]
