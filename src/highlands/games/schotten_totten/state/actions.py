"""The catalogue of actions: every move of Schotten Totten as one integer.

The catalogue is the same for all variants. `docs/notation.md` says how each is written; `notation` translates.
"""

from __future__ import annotations

from highlands.games.schotten_totten.state.cards import CLAN_CARDS, STONES, TACTICS_KINDS, TROOPS

MOVABLE = CLAN_CARDS + TROOPS
"""What can lie on a side: the clan cards, then Joker, Spy, Shield-Bearer."""

TO_DISCARD = STONES
"""The Strategist's destination that is no stone."""
DESTINATIONS = STONES + 1

PLAY_CLAN = 0  # + card * STONES + stone
PLAY_TROOP = PLAY_CLAN + CLAN_CARDS * STONES  # + troop * STONES + stone
PLAY_MODE = PLAY_TROOP + TROOPS * STONES  # + (0 blind, 1 mud) * STONES + stone
PLAY_RECRUITER = PLAY_MODE + 2 * STONES
PLAY_STRATEGIST = PLAY_RECRUITER + 1  # + movable * DESTINATIONS + destination
PLAY_BANSHEE = PLAY_STRATEGIST + MOVABLE * DESTINATIONS  # + movable
PLAY_TRAITOR = PLAY_BANSHEE + MOVABLE  # + card * STONES + destination
PASS = PLAY_TRAITOR + CLAN_CARDS * STONES
CLAIM_STONE = PASS + 1  # + stone
DONE = CLAIM_STONE + STONES
DRAW_CLAN = DONE + 1
DRAW_TACTICS = DRAW_CLAN + 1
RETURN_CLAN = DRAW_TACTICS + 1  # + card
RETURN_TACTICS = RETURN_CLAN + CLAN_CARDS  # + kind
ACTIONS = RETURN_TACTICS + TACTICS_KINDS
"""How many actions there are: the ids 0 to ACTIONS - 1."""

# What a seat sees of a return that is not its own. Never legal, so behind the catalogue.
RETURN_UNSEEN_CLAN = ACTIONS
RETURN_UNSEEN_TACTICS = ACTIONS + 1
