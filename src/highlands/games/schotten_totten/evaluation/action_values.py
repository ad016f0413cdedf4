"""The evaluation of actions, one ply deep: the mover's expected result after each action of a decision.

Each stone's chance follows from what both sides may become (`side_distribution`), and the chance of the
round from those of all stones (`win_chance`). It reads only what the mover may know.
"""

from __future__ import annotations

from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import Actions
from highlands.games.schotten_totten.evaluation.card_odds import Floats
from highlands.games.schotten_totten.evaluation.context import (
    EvaluationContext,
    adjusted,
    chance_of,
    evaluate_stones,
    evaluate_stones_without,
    expected,
    new_context,
    without,
)
from highlands.games.schotten_totten.evaluation.evaluate import evaluate, result_of
from highlands.games.schotten_totten.evaluation.novice_values import novice_values
from highlands.games.schotten_totten.evaluation.tactics_gain import draw_gain, held_value, tactics_gain
from highlands.games.schotten_totten.evaluation.weights import ACTION_WEIGHTS
from highlands.games.schotten_totten.rules.claims import claimable, wins_with
from highlands.games.schotten_totten.state.actions import (
    CLAIM_STONE,
    DONE,
    DRAW_TACTICS,
    PASS,
    PLAY_TROOP,
    RETURN_CLAN,
    RETURN_TACTICS,
)
from highlands.games.schotten_totten.state.cards import BIT, STONES
from highlands.games.schotten_totten.state.layout import State, is_complete

__all__ = ["action_values", "action_values_by", "evaluate", "novice_values"]

SURE = 1.0 - 1e-9
"""The chance of a stone that can't be lost any more."""
CLAIM_BONUS = 1e-3
"""Beside a sure stone, one that is claimed already is a little better: it can't be taken back."""


@compiled
def stones_at_hand(state: State, seat: int) -> int:
    """The stones that a player holds, and those to be claimed in this turn."""
    stones = int(state.stones[seat])
    return stones if state.expert else stones | claimable(state, seat)


@compiled
def chance_laid(
    state: State, context: EvaluationContext, card: int, stone: int, now_less: float, at_hand: int
) -> float:
    """The chance of the round after laying a clan card; `now_less` is the one without it in hand."""
    me = context.me
    first = 0.0 if is_complete(state, 1 - me, stone) else 0.5
    clan, troops, modes = int(state.side[me, stone]), int(state.troops[me, stone]), int(state.modes[stone])
    theirs, beats = context.theirs[stone], context.beats[stone]
    if clan | troops | modes:
        chance = chance_of(context, without(context, card), clan | BIT[card], troops, modes, first, theirs, beats)
    else:
        # What may become of the card alone is the same at all stones where nothing lies yet.
        chance = adjusted(context.weights, expected(context.single, beats))
    if chance > SURE and not state.expert and wins_with(state, at_hand | 1 << stone):
        return 1.0
    return float(now_less + context.sensitivities_less[stone] * (chance - context.chances_less[stone]))


@compiled
def chance_claimed(state: State, context: EvaluationContext, stone: int, now: float) -> float:
    """The chance of the round after claiming a stone."""
    if wins_with(state, int(state.stones[context.me]) | 1 << stone):
        return 1.0
    surer = 1.0 - context.chances[stone] + CLAIM_BONUS
    # Each claim is better than none, even of a stone that hardly matters.
    return float(min(now + context.sensitivities[stone] * surer + CLAIM_BONUS * CLAIM_BONUS, 1.0))


@compiled_with_arrays
def action_values_by(state: State, actions: Actions, number: int, values: Floats, weights: Floats) -> None:
    """The mover's expected result after each action, by these weights."""
    me = int(state.mover)
    context = new_context(state, me, int(state.hand[me]), int(state.known[1 - me]), weights)
    now = evaluate_stones(state, context)
    now_less, card_less, at_hand = now, -1, stones_at_hand(state, me)
    for place in range(number):
        action = int(actions[place])
        chance = now
        if action < PLAY_TROOP:
            card = action // STONES
            if card != card_less:
                now_less = evaluate_stones_without(state, context, card)
                card_less = card
            chance = chance_laid(state, context, card, action % STONES, now_less, at_hand)
        elif action < PASS:
            chance = now + tactics_gain(state, context, action)
        elif CLAIM_STONE <= action < DONE:
            chance = chance_claimed(state, context, action - CLAIM_STONE, now)
        elif action == DRAW_TACTICS:
            chance = now + draw_gain(state, context)
        elif RETURN_CLAN <= action < RETURN_TACTICS:
            chance = evaluate_stones_without(state, context, action - RETURN_CLAN)
        elif action >= RETURN_TACTICS:
            chance = now - held_value(state, context, action - RETURN_TACTICS)
        values[place] = result_of(state, me, chance)


@compiled_with_arrays
def action_values(state: State, actions: Actions, number: int, values: Floats) -> None:
    """The mover's expected result after each action."""
    action_values_by(state, actions, number, values, ACTION_WEIGHTS[1 if state.tactics else 0])
