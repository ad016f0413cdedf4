"""Verräter as a game of OpenSpiel: its parameters, its numbers, and how long it can last."""

from __future__ import annotations

from typing import Any

from highlands.games.verraeter import SPEC
from highlands.games.verraeter.numbers import FEWEST_PLAYERS, MOST_PLAYERS
from highlands.games.verraeter.rules.encoding import LAYOUT
from highlands.games.verraeter.state.layout import Options, rounds_of
from highlands.games.verraeter.text.landscapes import read_rows
from highlands.lab.envs.openspiel.game import NOT_CHOSEN, HighlandsGame, game_type
from highlands.lab.envs.openspiel.observer import Block

SECRET = ("saw",)
"""The blocks of which nothing is public."""
MIXED = ("players", "piles")
"""The blocks in which a player knows of the own cards what the others don't."""

PARAMETERS = {"players": MOST_PLAYERS, "first": NOT_CHOSEN, "landscapes": ""}


class VerraeterGame(HighlandsGame):
    """For three or four `players`, with another landscape table if one is given as a position writes it."""

    TYPE = game_type("python_verraeter", "Verräter", players=(FEWEST_PLAYERS, MOST_PLAYERS), parameters=PARAMETERS)
    PARAMETERS = PARAMETERS
    RULES = SPEC
    BLOCKS = tuple(
        Block(name, shape, is_public=name not in SECRET, is_private=name in SECRET + MIXED) for name, shape, _ in LAYOUT
    )

    @classmethod
    def options(cls, **parameters: Any) -> Options:
        """The same names as `highlands.new` takes, but the landscape table in a line."""
        first, rows = parameters["first"], parameters["landscapes"]
        return SPEC.options(
            **parameters
            | {
                "first": None if first == NOT_CHOSEN else first,
                "landscapes": read_rows(rows) if rows else None,
            }
        )

    @classmethod
    def moves(cls, options: Options) -> int:
        """An estate of each player; in each round the conflict, and for each player an action card and some supply;
        the Builder; and a discard before each draw, of which nobody has two but the holder of Diplomat 2.
        """
        players = int(options.players)
        return players + rounds_of(options) * (1 + players + players + 1 + players + 1)

    @classmethod
    def chance_events(cls, options: Options) -> int:
        """The deal; in each round the card put aside; and a reshuffle with each move that makes somebody draw: the
        last one before the draws, and each discard.
        """
        players = int(options.players)
        return 1 + rounds_of(options) * (1 + 1 + players + 1)
