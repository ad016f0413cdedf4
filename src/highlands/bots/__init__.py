"""Bots: the built-in levels, search, users' bots in Python or any language, and the referee that runs them.

Bots get observations (`highlands.spec.observation`), never a game, which holds the full state.
"""

from __future__ import annotations

from highlands.bots.bot import Answer, Bot, BotFactory, FunctionBot, Start
from highlands.bots.simulation import Simulation

__all__ = ["Answer", "Bot", "BotFactory", "FunctionBot", "Simulation", "Start"]
