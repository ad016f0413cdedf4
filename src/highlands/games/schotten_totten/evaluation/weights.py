"""The numbers in the knowing player's judgement that playing against itself has found."""

from __future__ import annotations

import numpy as np

from highlands.games.schotten_totten.evaluation.border import OUTCOMES, outcome_values
from highlands.games.schotten_totten.evaluation.outlook import FORMATIONS, Floats
from highlands.games.schotten_totten.state.cards import TACTICS_KINDS

# Where each stands in a row of knobs.
HAND_CHANCE = 0  # that a card in hand comes where it is the last one missing
DRAW_CHANCE = 1  # that a card which the player draws does
OTHER_CHANCE = 2  # the same for the other player, of whom most is unknown
HELD_SHARE = 3  # how much a card in the other's hand counts beside one still to be drawn
SURENESS = 4  # how much to trust chances at single stones, to either side of one half
DOUBT = 5  # how far nothing is sure, not even what seems decided
RECRUITER_GAIN = 6
TACTICS_DRAW = 7  # what a tactics card drawn is worth beside a clan card ...
TACTICS_MORE = 8  # ... and for each tactics card in hand already
THREE_BEFORE_FIVE = 9  # how likely three adjacent stones win against five others
BOTH_WITH_MORE = 10  # how likely the player with more stones was first where both get three adjacent ones
TEMPO = 11  # what the turn is worth in an estimate
TRUST = 12  # how much to trust an estimate
HAND_MORE_CHANCE = 13  # that a card in hand comes where more are missing
TACTICS_WORTH = 15  # what a tactics card more in hand is worth in an estimate
LAST_LUCK = 14  # how much likelier a loose card comes where it is the last one missing
PACES = 16  # + (missing - 1) * FORMATIONS + formation: how far the own plans are carried out
PACED = 3
OTHER_PACES = PACES + PACED * FORMATIONS  # the same for the other player
KEPT = OTHER_PACES + PACED * FORMATIONS  # + kind: what a tactics card in hand is worth
KEPT_LATE = KEPT + TACTICS_KINDS  # how much of that is left once the clan cards are drawn
SINGLE_KNOBS = KEPT_LATE + 1
VALUES = SINGLE_KNOBS  # + outcome of all stones: how likely it wins the round
KNOBS = SINGLE_KNOBS + OUTCOMES


def with_outcomes(knobs: Floats) -> Floats:
    """Set the values of the outcomes by the two knobs about them."""
    knobs[VALUES:] = outcome_values(float(knobs[THREE_BEFORE_FIVE]), float(knobs[BOTH_WITH_MORE]))
    return knobs


def make_knobs(single: dict[int, float], paces: tuple[tuple[float, ...], ...], kept: tuple[float, ...]) -> Floats:
    """A row of knobs."""
    knobs = np.zeros(KNOBS)
    for place, value in single.items():
        knobs[place] = value
    knobs[PACES:OTHER_PACES] = np.array(paces[:PACED]).ravel()
    knobs[OTHER_PACES:KEPT] = np.array(paces[PACED:]).ravel()
    knobs[KEPT:KEPT_LATE] = kept
    return with_outcomes(knobs)


def evenly(knobs: Floats) -> Floats:
    """The same knobs for the other player as for the own one: for estimates, which know both hands."""
    even = knobs.copy()
    even[OTHER_CHANCE] = knobs[DRAW_CHANCE]
    even[OTHER_PACES:KEPT] = knobs[PACES:OTHER_PACES]
    return even


# Paces: the own ones with one, two, three missing, then the other player's; each from the sum to the colour run.
BASE = make_knobs(
    {
        HAND_CHANCE: 0.654,
        HAND_MORE_CHANCE: 0.672,
        DRAW_CHANCE: 0.877,
        OTHER_CHANCE: 0.723,
        HELD_SHARE: 1.376,
        LAST_LUCK: 1.117,
        SURENESS: 0.135,
        THREE_BEFORE_FIVE: 0.746,
        BOTH_WITH_MORE: 0.646,
    },
    (
        (1.0, 1.0, 0.98, 0.98, 0.99),
        (0.7, 0.649, 0.932, 0.908, 0.781),
        (0.4, 0.384, 0.38, 0.411, 0.147),
        (1.0, 0.99, 0.985, 0.99, 0.99),
        (0.7, 0.678, 0.867, 0.791, 0.742),
        (0.4, 0.377, 0.429, 0.367, 0.194),
    ),
    (0.0,) * TACTICS_KINDS,
)
TACTICS = make_knobs(
    {
        HAND_CHANCE: 0.654,
        HAND_MORE_CHANCE: 0.672,
        DRAW_CHANCE: 0.877,
        OTHER_CHANCE: 0.723,
        HELD_SHARE: 1.376,
        LAST_LUCK: 1.117,
        SURENESS: 0.135,
        THREE_BEFORE_FIVE: 0.746,
        BOTH_WITH_MORE: 0.646,
        RECRUITER_GAIN: 0.12,
        TACTICS_DRAW: 0.01,
        TACTICS_MORE: -0.02,
        KEPT_LATE: 0.3,
    },
    (
        (1.0, 1.0, 0.98, 0.98, 0.99),
        (0.7, 0.649, 0.932, 0.908, 0.781),
        (0.4, 0.384, 0.38, 0.411, 0.147),
        (1.0, 0.99, 0.985, 0.99, 0.99),
        (0.7, 0.678, 0.867, 0.791, 0.742),
        (0.4, 0.377, 0.429, 0.367, 0.194),
    ),
    (0.25, 0.08, 0.1, 0.1, 0.1, 0.08, 0.05, 0.1, 0.18),
)
TUNED = np.stack([BASE, TACTICS])
"""The knobs for the plain game and for the tactical variant, found by play."""

ESTIMATE_PACES = (
    (1.0, 1.0, 1.0, 1.0, 0.984),
    (0.7, 0.818, 0.873, 0.895, 0.918),
    (0.4, 0.522, 0.579, 0.433, 0.29),
)
BASE_ESTIMATE = make_knobs(
    {
        HAND_CHANCE: 0.824,
        HAND_MORE_CHANCE: 0.95,
        DRAW_CHANCE: 0.838,
        LAST_LUCK: 1.2,
        SURENESS: 0.9,
        THREE_BEFORE_FIVE: 0.515,
        BOTH_WITH_MORE: 0.568,
        TEMPO: 0.02,
        TRUST: 1.344,
    },
    ESTIMATE_PACES * 2,
    (0.0,) * TACTICS_KINDS,
)
TACTICS_ESTIMATE = make_knobs(
    {
        HAND_CHANCE: 0.824,
        HAND_MORE_CHANCE: 0.95,
        DRAW_CHANCE: 0.838,
        LAST_LUCK: 1.2,
        SURENESS: 0.9,
        THREE_BEFORE_FIVE: 0.515,
        BOTH_WITH_MORE: 0.568,
        TEMPO: 0.02,
        TRUST: 1.344,
        TACTICS_WORTH: 0.05,
    },
    ESTIMATE_PACES * 2,
    (0.0,) * TACTICS_KINDS,
)
ESTIMATING = np.stack([evenly(BASE_ESTIMATE), evenly(TACTICS_ESTIMATE)])
"""The same for estimates, fitted to how games ended."""
