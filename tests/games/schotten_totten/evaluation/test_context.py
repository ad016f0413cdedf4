"""What the evaluation leaves out or shares between stones changes none of its numbers."""

from __future__ import annotations

import numpy as np
import pytest

import highlands
from highlands.engine import kernel
from highlands.games.schotten_totten.evaluation import action_values, context
from highlands.games.schotten_totten.evaluation.weights import ACTION_WEIGHTS, VALUES
from highlands.games.schotten_totten.evaluation.win_chance import HALVES, win_chance_with_sensitivities
from highlands.games.schotten_totten.state.cards import BIT, STONES
from highlands.games.schotten_totten.state.layout import State, open_stones

# Most of their time goes into compiling parts of the evaluation that are otherwise compiled within others.
pytestmark = [pytest.mark.long, pytest.mark.ci]


def states(tactics: bool) -> list[State]:
    """What the players to move observe in a game by the evaluation."""
    game = highlands.new("schotten-totten", tactics=tactics, seed=3)
    found = []
    while (seat := game.to_move) is not None:
        observed, moves = game.observe(seat), game.legal_moves
        found.append(observed)
        values = np.empty(len(moves))
        kernel.action_values(observed, np.array(moves.actions, np.int32), len(moves), values)
        game.play(moves[int(values.argmax())])
    return found


@pytest.mark.parametrize("tactics", [False, True])
def test_stones_that_are_claimed_need_not_be_folded(tactics: bool):
    claimed = 0
    for state in states(tactics):
        seat, weights = int(state.mover), ACTION_WEIGHTS[int(tactics)]
        found = context.new_context(state, seat, int(state.hand[seat]), int(state.known[1 - seat]), weights)
        chance = context.evaluate_stones(state, found)
        folded, shares, expected = np.empty(2 * HALVES), np.empty(HALVES), np.empty(STONES)
        of_all = win_chance_with_sensitivities(weights[VALUES:], STONES, found.chances, folded, shares, expected)
        assert chance == pytest.approx(of_all)
        still_open = [stone for stone in range(STONES) if open_stones(state) >> stone & 1]
        assert found.sensitivities[still_open] == pytest.approx(expected[still_open])
        claimed += STONES - len(still_open)
    assert claimed


def test_a_card_laid_where_nothing_lies_counts_as_if_each_stone_were_computed_for_itself():
    compared = 0
    for state in states(False):
        seat = int(state.mover)
        hand = int(state.hand[seat])
        found = context.new_context(state, seat, hand, 0, ACTION_WEIGHTS[0])
        context.evaluate_stones(state, found)
        for card in (card for card in range(54) if hand >> card & 1):
            now = context.evaluate_stones_without(state, found, card)
            for stone in range(STONES):
                if not open_stones(state) >> stone & 1 or state.side[seat, stone]:
                    continue
                laid = action_values.chance_laid(state, found, card, stone, now, 0)
                theirs, beats, odds = found.theirs[stone], found.beats[stone], context.without(found, card)
                alone = context.chance_of(found, odds, int(BIT[card]), 0, 0, 0.0, theirs, beats)
                expected = now + found.sensitivities_less[stone] * (alone - found.chances_less[stone])
                assert laid == pytest.approx(expected)
                compared += 1
    assert compared > 100
