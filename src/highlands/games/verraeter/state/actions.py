"""The catalogue of actions: every move of Verräter as one integer.

The catalogue is the same for three and four players. `docs/notation.md` says how each is written; `notation`
translates.
"""

from __future__ import annotations

from highlands.games.verraeter.numbers import LARGEST_DRAW
from highlands.games.verraeter.state.bundles import BUNDLES, SIZE_BEGINS
from highlands.games.verraeter.state.cards import ACTION_CARDS, LANDSCAPES

PLACE_ESTATE = 0  # + landscape; at the set-up and by the Builder
PLACE_COUNTING_HOUSE = PLACE_ESTATE + LANDSCAPES  # + landscape
TURN_BUILDING = PLACE_COUNTING_HOUSE + LANDSCAPES  # + landscape
PASS = TURN_BUILDING + LANDSCAPES
LAY_CONFLICT = PASS + 1  # + landscape: between this one and the next clockwise
TAKE_ACTION = LAY_CONFLICT + LANDSCAPES  # + action card
LAY_SUPPLY = TAKE_ACTION + ACTION_CARDS  # + bundle
DISCARD_SUPPLY = LAY_SUPPLY + BUNDLES  # + bundle of 1 to LARGEST_DRAW cards - 1
ACTIONS = DISCARD_SUPPLY + int(SIZE_BEGINS[LARGEST_DRAW + 1]) - 1
"""How many actions there are: the ids 0 to ACTIONS - 1."""

# What the others see of the choice of an action card. Never legal, so behind the catalogue.
TAKE_UNSEEN = ACTIONS
