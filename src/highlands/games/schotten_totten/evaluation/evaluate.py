"""The static evaluation of a state: each seat's expected return, for the leaves of a search."""

from __future__ import annotations

from math import erf, exp, log, sqrt

from highlands.engine.bits import count
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.games.schotten_totten.evaluation.card_odds import Floats
from highlands.games.schotten_totten.evaluation.context import evaluate_stones, new_context
from highlands.games.schotten_totten.evaluation.weights import EVALUATION_WEIGHTS, LOGIT_SCALE, TACTICS_WORTH, TEMPO
from highlands.games.schotten_totten.rules.transitions import returns
from highlands.games.schotten_totten.state.cards import JOKER_COUNT, tactics_count
from highlands.games.schotten_totten.state.layout import OVER, PLAY, ROUND_POINTS, State

LOSERS_STONES = 2.5
"""How many stones who loses a round has on the average."""
ROUND_SPREAD = 2.8
LAST_SPREAD = 0.8
"""How far the points of one round, and of a round about to end, fall from what is expected."""
MIN_CHANCE = 1e-4


@compiled
def match_result(lead: float, rounds_left: int) -> float:
    """The expected result of a match for who leads by so many points after a round."""
    return erf(lead / (sqrt(2.0) * sqrt(LAST_SPREAD * LAST_SPREAD + ROUND_SPREAD * ROUND_SPREAD * rounds_left)))


@compiled
def result_of(state: State, seat: int, chance: float) -> float:
    """The expected result of the match, from a seat's chance to win the round."""
    if state.rounds == 1:
        return 2.0 * chance - 1.0
    lead = float(int(state.points[seat]) - int(state.points[1 - seat]))
    rounds_left = int(state.rounds) - int(state.round_number)
    won = match_result(lead + ROUND_POINTS - max(LOSERS_STONES, count(int(state.stones[1 - seat]))), rounds_left)
    lost = match_result(lead - ROUND_POINTS + max(LOSERS_STONES, count(int(state.stones[seat]))), rounds_left)
    return chance * won + (1.0 - chance) * lost


@compiled
def is_to_play(state: State) -> bool:
    """Whether the mover's card of this turn is still to come."""
    return bool(state.step == PLAY or state.expert)


@compiled
def playable_tactics(state: State, seat: int) -> int:
    """How many tactics cards of a hand can still be played: a second Joker can't."""
    hand = int(state.hand_tactics[seat])
    jokers = hand & JOKER_COUNT
    return tactics_count(hand & ~JOKER_COUNT) + (0 if state.joker_played[seat] else min(jokers, 1))


@compiled_with_arrays
def evaluate_by(state: State, out: Floats, weights: Floats) -> None:
    """Each seat's expected return, by these weights."""
    context = new_context(state, 0, int(state.hand[0]), int(state.hand[1]), weights)
    chance = min(max(evaluate_stones(state, context), MIN_CHANCE), 1.0 - MIN_CHANCE)
    turn = 1.0 if (state.mover == 0) == is_to_play(state) else -1.0
    more = playable_tactics(state, 0) - playable_tactics(state, 1)
    odds = weights[LOGIT_SCALE] * log(chance / (1.0 - chance)) + weights[TEMPO] * turn + weights[TACTICS_WORTH] * more
    out[0] = result_of(state, 0, 1.0 / (1.0 + exp(-odds)))
    out[1] = -out[0]


@compiled_with_arrays
def evaluate(state: State, out: Floats) -> None:
    """Each seat's expected return; exactly the return once the match is over."""
    if state.step == OVER:
        returns(state, out)
    else:
        evaluate_by(state, out, EVALUATION_WEIGHTS[1 if state.tactics else 0])
