"""The numbers of the rules, each defined once.

Kernels, evaluation and views take them from here; texts in every language, and so terminal and web, by the names that
`text/numbers.py` gives them. What a landscape is worth is data, in `text/landscapes.toml`.
"""

from __future__ import annotations

FEWEST_PLAYERS, MOST_PLAYERS = 3, 4
ROUNDS_WITH_THREE = 3 * FEWEST_PLAYERS
"""Everybody is start player three times ..."""
ROUNDS_WITH_FOUR = 2 * MOST_PLAYERS
"""... or twice."""
MOST_ROUNDS = max(ROUNDS_WITH_THREE, ROUNDS_WITH_FOUR)

# Supply cards by value.
SUPPLY_VALUES = (2, 3, 4, 5, 6, 8)
SUPPLY_COPIES = (5, 5, 5, 5, 2, 1)
FIRST_HAND_VALUES = (3, 4, 5)
"""The cards that everybody begins with."""
HAND_LIMIT = 5
"""So many cards fit a hand (V-5), and so no more can be laid in a round."""

# Buildings, and the final scoring: counting houses times supply cards in hand.
BUILDINGS = 3
MOST_COUNTING_HOUSES = 2
SUPPLY_THAT_COUNTS = 3
"""Of a hand, so many cards count at most."""
MOST_FINAL_POINTS = MOST_COUNTING_HOUSES * SUPPLY_THAT_COUNTS

# Action cards: what they add to a house's strength, score in any case, and draw.
DIPLOMAT_2_STRENGTH, DIPLOMAT_5_STRENGTH = 2, 5
TRAITOR_POINTS, STRATEGIST_POINTS = 1, 2
FARMER_DRAW, DIPLOMAT_2_DRAW = 3, 1
LARGEST_DRAW = max(FARMER_DRAW, BUILDINGS, DIPLOMAT_2_DRAW)
"""Every building may be an estate that brings a card. No hand is over the limit by more than this."""

LARGEST_LANDSCAPE_NUMBER = 99
"""The largest base strength, and the most victory points, that a landscape table may have."""
