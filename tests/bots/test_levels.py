"""The levels: they play every variant by the spec, on nothing but what their seat may know."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import highlands
from highlands import Game, Seed
from highlands.bots.bot import Bot, Start
from highlands.bots.levels import LEVELS, NAMED, LevelBot, sample_move
from highlands.bots.referee import ask
from highlands.engine import kernel
from highlands.engine.state import new_state
from highlands.spec.observation import Observation

VARIANTS: dict[str, dict[str, Any]] = {
    "base": {"game": "schotten-totten"},
    "tactics": {"game": "schotten-totten", "tactics": True},
    "expert": {"game": "schotten-totten", "expert": True},
    "tactics and expert": {"game": "schotten-totten", "tactics": True, "expert": True},
    "a match": {"game": "schotten-totten", "tactics": True, "rounds": 2},
    "three": {"game": "verraeter", "players": 3},
    "four": {"game": "verraeter", "players": 4},
}
COMPILED = {"chieftain": 40}
"""A search with few iterations goes through the same doors as one with many."""
GAMES_IN_THE_LONG_RUN = 10_000


def start_of(game: Game, seat: int, seed: str) -> Start:
    """What a bot is told."""
    options = game.spec.write_options(game.options)
    return Start(game=game.spec.name, options=options, seats=game.seats, seat=seat, seed=seed)


def level_bot(name: str, start: Start) -> Bot:
    """A bot of this level, with a quick search if it searches."""
    if name not in COMPILED:
        return NAMED[name](start)
    return LevelBot(start, level=replace(LEVELS[name], iterations=COMPILED[name]))


def play_against_random(name: str, variant: str, number: int) -> Game:
    """A whole game of one bot of a level, on a seat that changes, against random ones. The referee sees to it."""
    game = highlands.new(seed=f"{variant} {number}", **VARIANTS[variant])
    seat = number % game.seats
    seated = [(partial(level_bot, name) if seat == place else NAMED["random"]) for place in range(game.seats)]
    bots = [make(start_of(game, place, f"{number}")) for place, make in enumerate(seated)]
    while (mover := game.to_move) is not None:
        game.play(ask(bots[mover], game.observation(mover), None)[0])
    return game


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_every_variant_by_the_rules(name, variant):
    for number in range(3):
        assert play_against_random(name, variant, number).outcome is not None


@pytest.mark.long
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_ten_thousand_games_by_the_rules(name):
    variants = list(VARIANTS)
    for number in range(GAMES_IN_THE_LONG_RUN):
        assert play_against_random(name, variants[number % len(variants)], number).outcome is not None


@pytest.mark.parametrize("variant", ["base", "tactics", "three", "four"])
@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_plays_the_same_in_states_that_its_seat_cannot_tell_apart(name, variant):
    game = highlands.new(seed="which is it", **VARIANTS[variant])
    walkers = [NAMED["warrior"](start_of(game, seat, "walk")) for seat in range(game.seats)]
    rng = Seed.of("other worlds").rng(0)
    other, seen_of_other = new_state(game.spec.state_dtype), new_state(game.spec.state_dtype)
    compared = 0
    while (seat := game.to_move) is not None and compared < 12:
        observation = game.observation(seat)
        if len(observation.moves) > 1:
            kernel.resample(observation.state, rng, other)
            kernel.observe(other, seat, seen_of_other)
            choices = [
                level_bot(name, start_of(game, seat, "dice")).choose(
                    Observation(game.spec, observed, seat, observation.ply), observation.moves, None
                )
                for observed in (observation.state, seen_of_other)
            ]
            assert choices[0] == choices[1]
            compared += 1
        game.play(ask(walkers[seat], observation, None)[0])
    assert compared == 12


def test_a_level_of_temperature_zero_takes_the_best():
    rng = Seed.of("lesser").rng(0)
    assert {sample_move(np.array([0.1, 0.5, 0.4]), 0.0, rng) for _ in range(50)} == {1}


def test_a_temperature_samples_lesser_moves_but_no_blunders():
    rng = Seed.of("lesser").rng(0)
    values = np.array([0.5, 0.45, 0.3, -0.9])
    taken = [sample_move(values, 0.2, rng) for _ in range(500)]
    assert set(taken) == {0, 1, 2}
    assert taken.count(0) > taken.count(2)


def test_a_higher_temperature_samples_lesser_moves_more_often():
    values = np.array([0.5, 0.4])
    lesser = []
    for temperature in (0.05, 0.1, 0.5):
        rng = Seed.of("lesser").rng(0)
        lesser.append(sum(sample_move(values, temperature, rng) for _ in range(500)))
    assert lesser == sorted(lesser)
    assert lesser[0] < lesser[-1]


def test_the_same_dice_give_the_same_game_again():
    first, again = (play_against_random("chieftain", "tactics", 5) for _ in range(2))
    assert first.moves == again.moves
