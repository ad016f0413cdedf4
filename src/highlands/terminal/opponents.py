"""The opponents of a person at the terminal: bots of a level that the person chooses, or any bot that they name."""

from __future__ import annotations

from highlands.bots import Bot, Start
from highlands.bots.levels import LEVELS
from highlands.bots.referee import create_bot
from highlands.bots.registry import bot_factory
from highlands.engine.state import State
from highlands.i18n import Message, message
from highlands.play.game import Game
from highlands.spec.terminal.console import Console

USUAL_LEVEL = "clansman"
"""The default level."""

SECONDS = 2.0
"""An opponent's time limit for a move."""


def title(bot: str) -> Message | str:
    """The name of a level; of another bot its specification."""
    return message(f"level-{bot}") if bot in LEVELS else bot


def ask_level(console: Console) -> str:
    """Ask how strong the opponents shall be."""
    names = list(LEVELS)
    choices = [message("term-level-choice", name=title(name), about=message(f"level-{name}-about")) for name in names]
    return names[console.choose(message("term-which-level"), choices, usual=names.index(USUAL_LEVEL))]


def opponents(game: Game[State], bot: str, person: int) -> dict[int, Bot]:
    """A bot for every seat but the person's; Fault if one can't be created."""
    assert game.seed is not None, "a game that is dealt has a seed"
    options = "" if game.options is None else game.spec.write_options(game.options)
    seed = f"{game.seed.hex()} opponents"
    factory = bot_factory(bot)
    return {
        seat: create_bot(factory, Start(game=game.spec.name, options=options, seats=game.seats, seat=seat, seed=seed))
        for seat in range(game.seats)
        if seat != person
    }
