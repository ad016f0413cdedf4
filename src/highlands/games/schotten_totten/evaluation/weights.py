"""The weights of the evaluation functions, tuned by self-play."""

from __future__ import annotations

import numpy as np

from highlands.games.schotten_totten.evaluation.card_odds import FORMATIONS, Floats
from highlands.games.schotten_totten.evaluation.win_chance import OUTCOMES, outcome_values
from highlands.games.schotten_totten.state.cards import TACTICS_KINDS

# The index of each in a vector of weights.
HAND_CHANCE = 0  # that a card in hand comes where it is the last one missing
DRAW_CHANCE = 1  # that a card which the player draws does
OTHER_CHANCE = 2  # the same for the other player, of whom most is unknown
HELD_SHARE = 3  # how much a card in the other's hand counts beside one still to be drawn
CONTRAST = 4  # how far chances at single stones are pushed away from one half
SHRINKAGE = 5  # how far they are pulled back toward one half
RECRUITER_GAIN = 6
TACTICS_DRAW = 7  # what a tactics card drawn is worth beside a clan card ...
TACTICS_MORE = 8  # ... and for each tactics card in hand already
THREE_BEFORE_FIVE = 9  # how likely three adjacent stones win against five others
BOTH_WITH_MORE = 10  # how likely the player with more stones was first where both get three adjacent ones
TEMPO = 11  # what the turn is worth in an evaluation
LOGIT_SCALE = 12  # the factor of an evaluation's log-odds
HAND_MORE_CHANCE = 13  # that a card in hand comes where more are missing
TACTICS_WORTH = 15  # what a tactics card more in hand is worth in an evaluation
LAST_DRAW_FACTOR = 14  # how much likelier an unplaced card comes where it is the last one missing
COMPLETION_RATES = 16  # + (missing - 1) * FORMATIONS + formation: how far the own plans are carried out
RATED_MISSING = 3
OTHER_COMPLETION_RATES = COMPLETION_RATES + RATED_MISSING * FORMATIONS  # the same for the other player
HELD_VALUE = OTHER_COMPLETION_RATES + RATED_MISSING * FORMATIONS  # + kind: what a tactics card in hand is worth
HELD_VALUE_LATE = HELD_VALUE + TACTICS_KINDS  # how much of that is left once the clan cards are drawn
SINGLE_WEIGHTS = HELD_VALUE_LATE + 1
VALUES = SINGLE_WEIGHTS  # + outcome of all stones: how likely it wins the round
WEIGHTS = SINGLE_WEIGHTS + OUTCOMES


def with_outcomes(weights: Floats) -> Floats:
    """Set the values of the outcomes by the two weights about them."""
    weights[VALUES:] = outcome_values(float(weights[THREE_BEFORE_FIVE]), float(weights[BOTH_WITH_MORE]))
    return weights


def make_weights(single: dict[int, float], rates: tuple[tuple[float, ...], ...], held: tuple[float, ...]) -> Floats:
    """A vector of weights."""
    weights = np.zeros(WEIGHTS)
    for place, value in single.items():
        weights[place] = value
    weights[COMPLETION_RATES:OTHER_COMPLETION_RATES] = np.array(rates[:RATED_MISSING]).ravel()
    weights[OTHER_COMPLETION_RATES:HELD_VALUE] = np.array(rates[RATED_MISSING:]).ravel()
    weights[HELD_VALUE:HELD_VALUE_LATE] = held
    return with_outcomes(weights)


def symmetric(weights: Floats) -> Floats:
    """The same weights for both players: for evaluations of states, which know both hands."""
    mirrored = weights.copy()
    mirrored[OTHER_CHANCE] = weights[DRAW_CHANCE]
    mirrored[OTHER_COMPLETION_RATES:HELD_VALUE] = weights[COMPLETION_RATES:OTHER_COMPLETION_RATES]
    return mirrored


# Completion rates: the own ones with one, two, three missing, then the other's; each from the sum to the colour run.
BASE = make_weights(
    {
        HAND_CHANCE: 0.654,
        HAND_MORE_CHANCE: 0.672,
        DRAW_CHANCE: 0.877,
        OTHER_CHANCE: 0.723,
        HELD_SHARE: 1.376,
        LAST_DRAW_FACTOR: 1.117,
        CONTRAST: 0.135,
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
TACTICS = make_weights(
    {
        HAND_CHANCE: 0.654,
        HAND_MORE_CHANCE: 0.672,
        DRAW_CHANCE: 0.877,
        OTHER_CHANCE: 0.723,
        HELD_SHARE: 1.376,
        LAST_DRAW_FACTOR: 1.117,
        CONTRAST: 0.135,
        THREE_BEFORE_FIVE: 0.746,
        BOTH_WITH_MORE: 0.646,
        RECRUITER_GAIN: 0.12,
        TACTICS_DRAW: 0.01,
        TACTICS_MORE: -0.02,
        HELD_VALUE_LATE: 0.3,
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
ACTION_WEIGHTS = np.stack([BASE, TACTICS])
"""The weights for action values, without and with tactics cards."""

EVALUATION_COMPLETION_RATES = (
    (1.0, 1.0, 1.0, 1.0, 0.984),
    (0.7, 0.818, 0.873, 0.895, 0.918),
    (0.4, 0.522, 0.579, 0.433, 0.29),
)
BASE_EVALUATION = make_weights(
    {
        HAND_CHANCE: 0.824,
        HAND_MORE_CHANCE: 0.95,
        DRAW_CHANCE: 0.838,
        LAST_DRAW_FACTOR: 1.2,
        CONTRAST: 0.9,
        THREE_BEFORE_FIVE: 0.515,
        BOTH_WITH_MORE: 0.568,
        TEMPO: 0.02,
        LOGIT_SCALE: 1.344,
    },
    EVALUATION_COMPLETION_RATES * 2,
    (0.0,) * TACTICS_KINDS,
)
TACTICS_EVALUATION = make_weights(
    {
        HAND_CHANCE: 0.824,
        HAND_MORE_CHANCE: 0.95,
        DRAW_CHANCE: 0.838,
        LAST_DRAW_FACTOR: 1.2,
        CONTRAST: 0.9,
        THREE_BEFORE_FIVE: 0.515,
        BOTH_WITH_MORE: 0.568,
        TEMPO: 0.02,
        LOGIT_SCALE: 1.344,
        TACTICS_WORTH: 0.05,
    },
    EVALUATION_COMPLETION_RATES * 2,
    (0.0,) * TACTICS_KINDS,
)
EVALUATION_WEIGHTS = np.stack([symmetric(BASE_EVALUATION), symmetric(TACTICS_EVALUATION)])
"""The same for evaluations of states, fitted to how games ended."""
