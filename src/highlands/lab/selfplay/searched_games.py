"""Games of a level that searches, with what each search found: the targets of learning from search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from highlands.arena.contest import Contest
from highlands.arena.game_runner import GameResult, OnAsk, play, start_of
from highlands.arena.schedule import Pairing
from highlands.bots.bot import BotFactory, Start
from highlands.bots.levels import LevelBot
from highlands.bots.registry import bot_factory, is_built_in
from highlands.spec.observation import LegalMoves, Move, Observation

FOUND = np.dtype([("ply", "<i2"), ("action", "<i2"), ("visits", "<i4"), ("value", "<f4")])
"""What a search found for one move that it visited, as it is stored."""


def does_search(contest: Contest) -> bool:
    """Whether the bot of this contest is a level that searches."""
    (name,) = contest.bots
    bot = bot_factory(name)(start_of(contest, 0, "any")) if is_built_in(name) else None
    return isinstance(bot, LevelBot) and bot.level.iterations > 0


class _Recorder:
    """A bot whose searches are written down."""

    trusted = True

    def __init__(self, bot: Any, found: list[tuple[int, int, int, float]]) -> None:
        self._bot, self._found = bot, found

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        """The bot's own choice."""
        move: Move = self._bot.choose(observation, moves, seconds)
        if self._bot.searched is not None:
            self._found += [
                (observation.ply, stats.action, stats.visits, stats.value)
                for stats in self._bot.searched.moves
                if stats.visits
            ]
        return move


def play_searched(
    contest: Contest, factories: Sequence[BotFactory], pairing: Pairing, on_ask: OnAsk | None = None
) -> GameResult:
    """Play one game, as the referee has it played, and keep its moves and what the searches found."""
    found: list[tuple[int, int, int, float]] = []

    def recorded(start: Start) -> Any:
        return _Recorder(factories[0](start), found)

    played = play(contest, [recorded], pairing, on_ask or (lambda *_: None), keep_actions=True)
    return msgspec.structs.replace(played, searches=np.array(found, FOUND).tobytes())
