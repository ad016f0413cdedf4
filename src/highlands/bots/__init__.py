"""Bots, from simple to strong. All of them stand on `sight`, what a seat may know, and none of them on `game`."""

from __future__ import annotations

from highlands.bots.bot import Answer, Bot, FunctionBot, Start

__all__ = ["Answer", "Bot", "FunctionBot", "Start"]
