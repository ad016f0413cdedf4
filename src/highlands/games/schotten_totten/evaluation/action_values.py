"""The knowing player's judgement, one move deep: what each action of a decision is worth.

Every stone's chance is reckoned from what both sides may become (`chances`), and the chance of the round from those of
all stones (`border`). It reads only what the mover may know.
"""

from __future__ import annotations

from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import Actions
from highlands.games.schotten_totten.evaluation.context import (
    Desk,
    chance_of,
    lay_out,
    lay_out_without,
    new_desk,
    without,
)
from highlands.games.schotten_totten.evaluation.evaluate import evaluate, result_of
from highlands.games.schotten_totten.evaluation.novice_values import novice_values
from highlands.games.schotten_totten.evaluation.outlook import Floats
from highlands.games.schotten_totten.evaluation.ruses import draw_gain, kept_worth, tactics_gain
from highlands.games.schotten_totten.evaluation.weights import TUNED
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

__all__ = ["action_values", "evaluate", "judge", "novice_values"]

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
def chance_laid(state: State, desk: Desk, card: int, stone: int, now_less: float, at_hand: int) -> float:
    """The chance of the round after laying a clan card; `now_less` is the one without it in hand."""
    me = desk.me
    first = 0.0 if is_complete(state, 1 - me, stone) else 0.5
    clan, troops, modes = int(state.side[me, stone]) | BIT[card], int(state.troops[me, stone]), int(state.modes[stone])
    theirs, beats = desk.theirs[stone], desk.beats[stone]
    chance = chance_of(desk, without(desk, card), clan, troops, modes, first, theirs, beats)
    if chance > SURE and not state.expert and wins_with(at_hand | 1 << stone):
        return 1.0
    return float(now_less + desk.weights_less[stone] * (chance - desk.chances_less[stone]))


@compiled
def chance_claimed(state: State, desk: Desk, stone: int, now: float) -> float:
    """The chance of the round after claiming a stone."""
    if wins_with(int(state.stones[desk.me]) | 1 << stone):
        return 1.0
    surer = 1.0 - desk.chances[stone] + CLAIM_BONUS
    # Each claim is better than none, even of a stone that hardly matters.
    return float(min(now + desk.weights[stone] * surer + CLAIM_BONUS * CLAIM_BONUS, 1.0))


@compiled_with_arrays
def judge(state: State, actions: Actions, number: int, weights: Floats, knobs: Floats) -> None:
    """The mover's expected result after each action, by these knobs."""
    me = int(state.mover)
    desk = new_desk(state, me, int(state.hand[me]), int(state.known[1 - me]), knobs)
    now = lay_out(state, desk)
    now_less, card_less, at_hand = now, -1, stones_at_hand(state, me)
    for place in range(number):
        action = int(actions[place])
        chance = now
        if action < PLAY_TROOP:
            card = action // STONES
            if card != card_less:
                now_less = lay_out_without(state, desk, card)
                card_less = card
            chance = chance_laid(state, desk, card, action % STONES, now_less, at_hand)
        elif action < PASS:
            chance = now + tactics_gain(state, desk, action)
        elif CLAIM_STONE <= action < DONE:
            chance = chance_claimed(state, desk, action - CLAIM_STONE, now)
        elif action == DRAW_TACTICS:
            chance = now + draw_gain(state, desk)
        elif RETURN_CLAN <= action < RETURN_TACTICS:
            chance = lay_out_without(state, desk, action - RETURN_CLAN)
        elif action >= RETURN_TACTICS:
            chance = now - kept_worth(state, desk, action - RETURN_TACTICS)
        weights[place] = result_of(state, me, chance)


@compiled_with_arrays
def action_values(state: State, actions: Actions, number: int, weights: Floats) -> None:
    """The mover's expected result after each action."""
    judge(state, actions, number, weights, TUNED[1 if state.tactics else 0])
