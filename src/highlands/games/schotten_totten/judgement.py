"""The knowing player's judgement, one move deep: what each action of a decision is worth.

Every stone's chance is reckoned from what both sides may become (`chances`), and the chance of the round from those of
all stones (`border`). It reads only what the mover may know.
"""

from __future__ import annotations

from highlands.compiling import compiled, compiled_with_arrays
from highlands.games.schotten_totten.actions import (
    CLAIM_STONE,
    DONE,
    DRAW_TACTICS,
    PASS,
    PLAY_TROOP,
    RETURN_CLAN,
    RETURN_TACTICS,
)
from highlands.games.schotten_totten.border import wins_with
from highlands.games.schotten_totten.cards import BIT, STONES
from highlands.games.schotten_totten.desk import OWN_LESS, Desk, chance_of, lay_out, lay_out_without, new_desk
from highlands.games.schotten_totten.estimate import estimate, result_of
from highlands.games.schotten_totten.glance import glance
from highlands.games.schotten_totten.knobs import KEPT, TACTICS_DRAW, TACTICS_MORE, TUNED
from highlands.games.schotten_totten.outlook import Floats
from highlands.games.schotten_totten.ruses import tactics_gain
from highlands.games.schotten_totten.table import is_complete
from highlands.kernel import Actions, Table

__all__ = ["estimate", "glance", "judge", "weigh"]

CLAIM_BONUS = 1e-3
"""Beside a sure stone, one that is claimed already is a little better: it can't be taken back."""


@compiled
def chance_laid(table: Table, desk: Desk, card: int, stone: int, now_less: float) -> float:
    """The chance of the round after laying a clan card; `now_less` is the one without it in hand."""
    me = desk.me
    first = 0.0 if is_complete(table, 1 - me, stone) else 0.5
    clan, troops, modes = int(table.side[me, stone]) | BIT[card], int(table.troops[me, stone]), int(table.modes[stone])
    theirs, beats = desk.theirs[stone], desk.beats[stone]
    chance = chance_of(desk, OWN_LESS, desk.hand & ~BIT[card], clan, troops, modes, first, theirs, beats)
    return float(now_less + desk.weights_less[stone] * (chance - desk.chances_less[stone]))


@compiled
def chance_claimed(table: Table, desk: Desk, stone: int, now: float) -> float:
    """The chance of the round after claiming a stone."""
    if wins_with(int(table.stones[desk.me]) | 1 << stone):
        return 1.0
    surer = 1.0 - desk.chances[stone] + CLAIM_BONUS
    # Each claim is better than none, even of a stone that hardly matters.
    return float(min(now + desk.weights[stone] * surer + CLAIM_BONUS * CLAIM_BONUS, 1.0))


@compiled_with_arrays
def judge(table: Table, actions: Actions, number: int, weights: Floats, knobs: Floats) -> None:
    """The mover's expected result after each action, by these knobs."""
    me = int(table.mover)
    desk = new_desk(table, me, int(table.hand[me]), int(table.known[1 - me]), knobs)
    now = lay_out(table, desk)
    now_less, card_less = now, -1
    for place in range(number):
        action = int(actions[place])
        chance = now
        if action < PLAY_TROOP:
            card = action // STONES
            if card != card_less:
                now_less = lay_out_without(table, desk, card)
                card_less = card
            chance = chance_laid(table, desk, card, action % STONES, now_less)
        elif action < PASS:
            chance = now + tactics_gain(table, desk, action)
        elif CLAIM_STONE <= action < DONE:
            chance = chance_claimed(table, desk, action - CLAIM_STONE, now)
        elif action == DRAW_TACTICS:
            chance = now + knobs[TACTICS_DRAW] + knobs[TACTICS_MORE] * int(table.tactics_held[me])
        elif RETURN_CLAN <= action < RETURN_TACTICS:
            chance = lay_out_without(table, desk, action - RETURN_CLAN)
        elif action >= RETURN_TACTICS:
            chance = now - knobs[KEPT + action - RETURN_TACTICS]
        weights[place] = result_of(table, me, chance)


@compiled_with_arrays
def weigh(table: Table, actions: Actions, number: int, weights: Floats) -> None:
    """The mover's expected result after each action."""
    judge(table, actions, number, weights, TUNED[1 if table.tactics else 0])
