"""The numbers in the knowing player's judgement that playing against itself has found."""

from __future__ import annotations

import numpy as np

from highlands.games.schotten_totten.border import OUTCOMES, outcome_values
from highlands.games.schotten_totten.cards import TACTICS_KINDS
from highlands.games.schotten_totten.outlook import FORMATIONS, Floats

# Where each stands in a row of knobs.
HAND_CHANCE = 0  # that a card in hand comes where it is wanted
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
PACES = 16  # + (missing - 1) * FORMATIONS + formation: how far such a plan is carried out
PACED = 3
KEPT = PACES + PACED * FORMATIONS  # + kind: what a tactics card in hand is worth
SINGLE_KNOBS = KEPT + TACTICS_KINDS
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
    knobs[PACES:KEPT] = np.array(paces).ravel()
    knobs[KEPT:SINGLE_KNOBS] = kept
    return with_outcomes(knobs)


BASE = make_knobs(
    {
        HAND_CHANCE: 0.6,
        DRAW_CHANCE: 0.85,
        OTHER_CHANCE: 0.69,
        HELD_SHARE: 1.15,
        SURENESS: 0.0,
        DOUBT: 0.0,
        THREE_BEFORE_FIVE: 0.85,
        BOTH_WITH_MORE: 0.65,
        TEMPO: 0.1,
        TRUST: 1.0,
    },
    # One, two, three missing; from the sum to the colour run.
    ((1.0, 1.0, 1.0, 1.0, 1.0), (0.7, 0.7, 0.8, 0.7, 0.7), (0.4, 0.46, 0.4, 0.4, 0.34)),
    (0.0,) * TACTICS_KINDS,
)
TACTICS = make_knobs(
    {
        HAND_CHANCE: 0.6,
        DRAW_CHANCE: 0.85,
        OTHER_CHANCE: 0.69,
        HELD_SHARE: 1.15,
        SURENESS: 0.0,
        DOUBT: 0.0,
        RECRUITER_GAIN: 0.05,
        TACTICS_DRAW: 0.01,
        TACTICS_MORE: -0.01,
        THREE_BEFORE_FIVE: 0.85,
        BOTH_WITH_MORE: 0.65,
        TEMPO: 0.1,
        TRUST: 1.0,
    },
    ((1.0, 1.0, 1.0, 1.0, 1.0), (0.7, 0.7, 0.8, 0.7, 0.7), (0.4, 0.46, 0.4, 0.4, 0.34)),
    (0.04,) * TACTICS_KINDS,
)
TUNED = np.stack([BASE, TACTICS])
"""The knobs for the plain game and for the tactical variant."""
