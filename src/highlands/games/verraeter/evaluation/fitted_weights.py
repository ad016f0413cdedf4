"""Weights fitted to self-play: of each feature of a seat, and of the model of how opponents choose and lay.

The features are linear in the exponent of a softmax over the seats (`seat_features`); the opponent model is a softmax
over the action cards and a logistic curve over the lead in strength (`conflict_outcomes`).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from highlands.games.verraeter.numbers import FEWEST_PLAYERS, MOST_PLAYERS, MOST_ROUNDS

# The features of a seat before or after a round; see `seat_features`.
(
    SCORE,  # victory points
    FINAL,  # points of the final scoring, were the game over
    COUNTING,  # counting houses
    CARDS,  # supply cards in hand
    QUALITY,  # by how much they are worth more in a conflict than so many cards usually are
    HOME,  # estates that bring supply
    HOME_CARDS,  # the same, times the cards in hand
    AWAY,  # estates that bring none
    SECURITY,  # neighbours of the estates that bring supply, as far as they are of the same house
    RESERVE,  # buildings not yet placed
    STRATEGY,  # the strategy card
    FIRST,  # next round's start player
    LAST,  # the last to lay in the next round
    LAND,  # landscapes of the house served, beyond half of the circle
    LAND_ALONE,  # the same, for its only servant
    MATES,  # the servants of the house
    FRIENDS,  # the value of the supply of the others among them
    FOES,  # the value of the supply of all who serve the other house
    CHASE,  # points behind the first among those who serve the same house
) = range(19)
FEATURES = 19

# The opponent model: how players use their supply, and the logits of their choice of an action card.
(
    SHARE_LAID,  # the part of the values of a hand that is laid
    LAST_WORD,  # what it is worth to a house that one of its servants lays last, in strength
    SPREAD,  # how far strengths may be from what one expects
    SPREAD_SUPPLY,  # ... for each point of supply still in hands
    SPREAD_DIPLOMATS,  # ... while the action cards are unknown
    CARDS_LAID,  # the part of the cards of a hand that is laid
    TRAITOR_BIAS,
    TRAITOR_GAIN,  # for each point that changing house promises
    FARMER_BIAS,
    FARMER_EXTRA_CARDS,  # for each card that the Farmer brings more than the estates
    BUILDER_BIAS,
    BUILDER_ROUNDS,  # for each round to come, with a building in reserve
    BUILDER_COUNTING,  # for each card that a new counting house would count, the less the earlier it is
    STRATEGIST_BIAS,
    STRATEGIST_AT_END,  # in the last round
    DIPLOMAT_2_BIAS,
    DIPLOMAT_2_STAKES,  # for each point at stake
    DIPLOMAT_5_BIAS,
    DIPLOMAT_5_STAKES,
) = range(19)
MODEL_PARAMETERS = 19

# The weight of a feature with r rounds to come is a + b / r + c * r: these three, for three and for four players.
_WEIGHT_CURVES = np.array(
    [
        [[0.2544, 0.4175, -0.0222], [0.2716, 0.5051, -0.0209]],  # SCORE
        [[-0.0597, 0.2257, 0.0076], [-0.0432, 0.2713, -0.0006]],  # FINAL
        [[0.3028, 0.4698, -0.0389], [0.4996, 0.3798, -0.0577]],  # COUNTING
        [[0.1639, 0.1492, -0.0101], [0.0906, 0.1688, 0.0036]],  # CARDS
        [[0.0989, -0.0598, -0.0051], [0.0877, -0.0616, -0.0036]],  # QUALITY
        [[-0.0126, -0.2290, 0.0075], [-0.3382, 0.1071, 0.0583]],  # HOME
        [[-0.0047, -0.0161, 0.0016], [0.0315, -0.1049, -0.0064]],  # HOME_CARDS
        [[-0.0956, -0.2871, 0.0189], [-0.1389, -0.3868, 0.0241]],  # AWAY
        [[0.0255, -0.0751, -0.0051], [0.0876, -0.0595, -0.0128]],  # SECURITY
        [[-0.2243, -0.1846, 0.0234], [-0.2856, -0.2554, 0.0214]],  # RESERVE
        [[-0.0453, 0.1461, 0.0073], [-0.1278, 0.2064, 0.0185]],  # STRATEGY
        [[0.1583, -0.0766, -0.0199], [-0.6347, 1.0123, 0.0580]],  # FIRST
        [[0.4910, -0.7352, -0.0567], [-0.7236, 0.0521, 0.1082]],  # LAST
        [[0.0264, -0.0187, -0.0072], [-0.0308, 0.0412, 0.0056]],  # LAND
        [[0.0634, -0.0483, -0.0169], [0.0698, -0.0986, -0.0203]],  # LAND_ALONE
        [[-0.2006, 0.2272, 0.0423], [-0.2378, 0.0834, 0.0194]],  # MATES
        [[-0.0114, 0.0021, 0.0012], [-0.0109, 0.0126, 0.0012]],  # FRIENDS
        [[0.0005, -0.0063, -0.0007], [0.0065, -0.0176, -0.0013]],  # FOES
        [[0.0214, -0.0947, 0.0018], [-0.0774, -0.0272, 0.0195]],  # CHASE
    ]
)
OPPONENT_MODEL = np.array(
    [
        [0.5511, 0.5729],  # SHARE_LAID
        [1.6743, 1.3897],  # LAST_WORD
        [0.1720, 0.1000],  # SPREAD
        [0.1543, 0.1498],  # SPREAD_SUPPLY
        [2.0000, 2.0000],  # SPREAD_DIPLOMATS
        [0.3276, 0.3728],  # CARDS_LAID
        [1.1745, 0.7103],  # TRAITOR_BIAS
        [0.5327, 0.6118],  # TRAITOR_GAIN
        [-0.3295, -0.2589],  # FARMER_BIAS
        [0.6243, 0.3902],  # FARMER_EXTRA_CARDS
        [-0.6586, 0.5502],  # BUILDER_BIAS
        [0.1596, 0.2173],  # BUILDER_ROUNDS
        [1.6077, 1.1617],  # BUILDER_COUNTING
        [2.6305, 2.0813],  # STRATEGIST_BIAS
        [-1.2295, -0.3012],  # STRATEGIST_AT_END
        [-0.6279, -0.8776],  # DIPLOMAT_2_BIAS
        [-0.3550, 0.1901],  # DIPLOMAT_2_STAKES
        [-2.1889, -2.2053],  # DIPLOMAT_5_BIAS
        [0.9859, 0.7152],  # DIPLOMAT_5_STAKES
    ]
).T.copy()
"""By number of players, the parameters."""


def _weights_by_rounds() -> NDArray[np.float64]:
    """For each number of players and of rounds to come, the weight of each feature; none when no round is to come."""
    rounds = np.arange(1, MOST_ROUNDS + 1)
    curves = np.stack([np.ones(MOST_ROUNDS), 1 / rounds, rounds])
    weights = np.zeros((MOST_PLAYERS - FEWEST_PLAYERS + 1, MOST_ROUNDS + 1, FEATURES))
    weights[:, 1:] = np.einsum("fpc,cr->prf", _WEIGHT_CURVES, curves)
    return weights


FEATURE_WEIGHTS = _weights_by_rounds()
