"""Schotten Totten as a game of OpenSpiel: its parameters, its numbers, and how long it can last."""

from __future__ import annotations

from typing import Any

from highlands.games.schotten_totten import SPEC
from highlands.games.schotten_totten.rules.encoding import LAYOUT
from highlands.games.schotten_totten.state.cards import COLOURS, SEATS, STONES, STRENGTHS, TACTICS_CARDS
from highlands.games.schotten_totten.state.layout import RECRUITER_DRAWS, RECRUITER_RETURNS, SIDE_SIZE, Options
from highlands.lab.envs.openspiel.game import NOT_CHOSEN, HighlandsGame, game_type
from highlands.lab.envs.openspiel.observer import Block

HELD = ("hand", "hand_tactics", "deck_known", "deck_known_tactics")
"""The blocks of the cards in hands and decks: nothing of them is public."""

PARAMETERS = {
    "tactics": False,
    "expert": False,
    "rounds": 1,
    "first": NOT_CHOSEN,
    "colours": COLOURS,
    "stones": STONES,
    "hand": NOT_CHOSEN,
}

MUD_ROOM = SEATS
"""The Mud Fight makes room for one more card on either side of its stone."""
TAKEN_AWAY = 2
"""The Banshee and the Strategist each take one card off the border for good, and so make room for another."""


class SchottenTottenGame(HighlandsGame):
    """The base game; `tactics`, `expert`, a match of several `rounds`; reduced by `colours`, `stones`, `hand`."""

    TYPE = game_type("python_schotten_totten", "Schotten Totten", players=(SEATS, SEATS), parameters=PARAMETERS)
    PARAMETERS = PARAMETERS
    RULES = SPEC
    BLOCKS = tuple(Block(name, shape, is_public=name not in HELD, is_private=name in HELD) for name, shape, _ in LAYOUT)

    @classmethod
    def options(cls, **parameters: Any) -> Options:
        """The same names as `highlands.new` takes."""
        return SPEC.options(
            **{
                name: None if name in ("first", "hand") and value == NOT_CHOSEN else value
                for name, value in parameters.items()
            }
        )

    @classmethod
    def moves(cls, options: Options) -> int:
        """Counted by kind of move, each as if the others left it all the room it can have.

        Of clan cards no more are played than there are, nor than there is room for on the border. Two passing turns in
        a row end the round, so there are at most two more of them than of turns with a card. Every turn has at most one
        `done`, and with tactics each turn with a card at most one choice of a deck to draw from.
        """
        tactics, stones = int(options.tactics), int(options.stones)
        room = SEATS * SIDE_SIZE * stones + tactics * (MUD_ROOM + TAKEN_AWAY)
        cards = min(int(options.colours) * STRENGTHS, room) + tactics * TACTICS_CARDS
        passes = cards + 2
        dones = cards + passes
        draws = tactics * (cards + RECRUITER_DRAWS + RECRUITER_RETURNS)
        return int(options.rounds) * (cards + passes + stones + dones + draws)

    @classmethod
    def chance_events(cls, options: Options) -> int:
        """The deal of each round."""
        return int(options.rounds)
