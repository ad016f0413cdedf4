"""Back in time: the state before each move, from a state behind it and what a seat observed."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import highlands
from highlands import Game, Seed
from highlands.engine import kernel
from highlands.engine.state import copy_state, new_state
from highlands.games.schotten_totten.state.layout import State

VARIANTS: list[dict[str, Any]] = [{}, {"tactics": True}, {"tactics": True, "expert": True}]


def at_random(seed: int, **options: Any) -> Game[State]:
    """A game played at random to its end."""
    game, chance = highlands.new("schotten-totten", seed=seed, **options), np.random.default_rng(seed)
    while game.to_move is not None:
        game.play(game.legal_moves[int(chance.integers(len(game.legal_moves)))])
    return game


def observed_by(state: State, seat: int) -> State:
    """What a seat may know of a state."""
    out = new_state(state.dtype)
    kernel.observe(state, seat, out)
    return out


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seat", [0, 1])
def test_what_comes_out_looks_to_the_seat_like_what_it_saw(options: dict[str, Any], seat: int):
    rng, told = Seed.of("back").rng(0), 0
    for seed in range(6):
        game = at_random(seed, **options)
        states = [state for state, _ in game.history]
        for before, after in itertools.pairwise(states):
            seen, out = observed_by(before, seat), new_state(before.dtype)
            if kernel.backtrack(seen, after, rng, out):
                told += 1
                assert observed_by(out, seat).tobytes() == seen.tobytes()
                assert int(out.hand[0]).bit_count() == int(before.clan_held[0])
                assert int(out.hand[1]).bit_count() == int(before.clan_held[1])
    assert told > 200


def test_a_hand_is_told_exactly_where_no_card_was_drawn():
    game = at_random(3)
    for (before, _), (after, _) in zip(game.history, game.history[1:], strict=False):
        out = new_state(before.dtype)
        assert kernel.backtrack(observed_by(before, 0), after, Seed.of(1).rng(0), out)
        if after.clan_left == before.clan_left:
            assert out.hand.tolist() == before.hand.tolist()
        else:
            assert (int(out.hand[1]) & ~(int(before.hand[1]) | int(after.hand[1]))) == 0


def test_each_card_in_hand_is_equally_likely_to_be_the_one_drawn():
    game = at_random(4, first=1)
    before = game.start
    after = next(state for state, _ in game.history if state.clan_left < before.clan_left)
    rng, missing = Seed.of("drawn").rng(0), []
    for _ in range(1200):
        out = new_state(before.dtype)
        assert kernel.backtrack(observed_by(before, 0), after, rng, out)
        missing.append(int(after.hand[1]) & ~int(out.hand[1]))
    held = [1 << card for card in range(54) if int(after.hand[1]) >> card & 1]
    assert len(held) == 6
    assert set(missing) == set(held)
    assert all(140 < missing.count(card) < 260 for card in held)


@pytest.mark.parametrize("options", VARIANTS)
def test_a_sampled_world_goes_back_move_by_move_to_the_beginning_of_its_round(options: dict[str, Any]):
    game, rng = at_random(8, rounds=2, **options), Seed.of("worlds").rng(0)
    places = [place for place, (state, _) in enumerate(game.history) if int(state.round_number) == 2]
    first, last = places[0], places[-1]
    for seat in (0, 1):
        world = new_state(game.spec.state_dtype)
        kernel.resample(observed_by(game.made_at(last)[0], seat), rng, world)
        for place in range(last - 1, first - 1, -1):
            out = new_state(game.spec.state_dtype)
            before = observed_by(game.made_at(place)[0], seat)
            assert kernel.backtrack(before, world, rng, out), place
            assert observed_by(out, seat).tobytes() == before.tobytes()
            world = copy_state(out)
        before = observed_by(game.made_at(first - 1)[0], seat)
        assert not kernel.backtrack(before, world, rng, new_state(game.spec.state_dtype))
