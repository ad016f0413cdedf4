"""The bench of single decisions: its truths come from the hands as they were, and a search is held to what it chose."""

from __future__ import annotations

import numpy as np
import pytest

import highlands
from bench.decisions import Position, Thinker, gains_of, shuffled
from highlands.bots.rollouts.search import RolloutSettings


def test_shuffled_worlds_differ_in_the_order_of_the_decks_alone():
    game = highlands.new("schotten-totten", tactics=True, seed=2)
    worlds = shuffled(game.state, 4, np.random.default_rng(1))
    for world in worlds:
        for deck in ("clan_deck", "tactics_deck"):
            assert sorted(world[deck]) == sorted(game.state[deck])
            assert list(world[deck]) != list(game.state[deck])
            world[deck] = game.state[deck]
        assert world.tobytes() == game.state.tobytes()


@pytest.mark.parametrize(("worth", "gain"), [(0.5, 25.0), (-0.1, -5.0)])
def test_a_search_gains_what_its_move_is_worth_more_than_that_of_the_bare_judgement(worth: float, gain: float):
    game = highlands.new("schotten-totten", seed=2)
    seat = game.to_move
    assert seat is not None
    thinker = Thinker("one candidate", 1, RolloutSettings(candidates=1, pool=2))
    position = Position(game.observe(seat).tobytes(), game.past(seat), np.zeros(0, np.int32), np.zeros(0), 0)
    chosen = thinker.run(position, highlands.Seed.of(0)).moves[0].action
    actions = np.array([chosen + 1, chosen], np.int32)
    gains, _ = gains_of(thinker, [position._replace(actions=actions, worths=np.array([0.0, worth]))])
    assert gains == pytest.approx([gain])
