"""Hints: the best few moves, each with its chance to win and a reason in a few words."""

from __future__ import annotations

import msgspec

from highlands.bots.searching import Habits, Search, Verdict
from highlands.engine.chance import Seed
from highlands.i18n import Message
from highlands.spec.observation import Move, Observation

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


def hints(observation: Observation, seconds: float, *, threads: int = 1, seed: Seed | None = None) -> list[Hint]:
    """The best moves of the player whose sight this is, the best first; none where it is not their turn."""
    if not observation.moves:
        return []
    search = Search(observation.spec, Habits(), threads)
    return hints_of(observation, search.think(observation.state, seed or Seed.of("a hint"), seconds=seconds))


def hints_of(observation: Observation, verdict: Verdict) -> list[Hint]:
    """What a verdict advises."""
    moves = {move.action: move for move in observation.moves}
    return [
        Hint(moves[thought.action], chance(thought.value), observation.spec.advice(observation.state, thought.action))
        for thought in verdict.thoughts[:SHOWN]
    ]
