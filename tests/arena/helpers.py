"""Contests of the test bots, and games that are made up."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from highlands.arena import Contest, GameResult, Match, new_contest, run
from highlands.arena.game_runner import ThinkingTime
from highlands.arena.schedule import Seating

BOTS = Path(__file__).parent / "bots.py"


def bot(name: str) -> str:
    """A test bot as the arena names it."""
    return f"{BOTS}:{name}"


def contest(*bots: str, game: str = "schotten-totten", **terms: Any) -> Contest:
    """A contest of these test bots, and of `random`."""
    named = tuple(name if name == "random" else bot(name) for name in bots)
    return new_contest(game, named, **{"seed": "test", **terms})


def play_all(match: Match, **terms: Any) -> list[GameResult]:
    """Play a match to its end."""
    return list(run(match, **{"workers": 1, **terms}))


def made_up(number: int, deal: int, seating: Seating, returns: Sequence[float]) -> GameResult:
    """A game with this result."""
    return GameResult(
        number=number,
        deal=deal,
        seating=seating,
        winners=[seat for seat, own in enumerate(returns) if own == max(returns) > min(returns)],
        points=[0] * len(seating),
        returns=list(returns),
        moves=10,
        thinking=[ThinkingTime(5, 0.01, 0.004) for _ in seating],
    )
