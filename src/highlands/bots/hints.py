"""Hints: the best few moves, each with its chance to win and a reason in a few words."""

from __future__ import annotations

import msgspec

from highlands.bots.searching import Habits, Search, Verdict
from highlands.chance import Seed
from highlands.sight import Move, Sight
from highlands.words import Message

SHOWN = 3
"""How many moves a hint names."""


class Hint(msgspec.Struct, frozen=True):
    """One move that is worth thinking of."""

    move: Move
    chance: float
    """The chance to win with it, 0 to 1; of a shared victory a part."""
    reason: Message


def chance(value: float) -> float:
    """A result that is to be expected, from -1 to 1, as a chance to win.

    >>> chance(0.5)
    0.75
    """
    return min(1.0, max(0.0, (value + 1.0) / 2.0))


def hints(sight: Sight, seconds: float, *, threads: int = 1, seed: Seed | None = None) -> list[Hint]:
    """The best moves of the player whose sight this is, the best first; none where it is not their turn."""
    if not sight.moves:
        return []
    search = Search(sight.rules, Habits(), threads)
    return hints_of(sight, search.think(sight.seen, seed or Seed.of("a hint"), seconds=seconds))


def hints_of(sight: Sight, verdict: Verdict) -> list[Hint]:
    """What a verdict advises."""
    moves = {move.action: move for move in sight.moves}
    return [
        Hint(moves[thought.action], chance(thought.value), sight.rules.advice(sight.seen, thought.action))
        for thought in verdict.thoughts[:SHOWN]
    ]
