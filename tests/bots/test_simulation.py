"""Simulations: determinizations that bots play on in, where nothing illegal is ever carried out."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import highlands
from highlands import Move, NotAllowedError, Seed
from highlands.bots import Simulation
from highlands.bots.levels import LEVELS, NAMED
from highlands.bots.search import Search
from highlands.engine import kernel
from highlands.engine.chance import below
from highlands.engine.state import new_state
from tests.bots.playing import GAMES, NAMES, at_random, start

VARIANTS = pytest.mark.parametrize(("name", "options"), GAMES, ids=NAMES)


@VARIANTS
def test_a_simulation_looks_the_same_to_its_seat_and_plays_to_the_end(name: str, options: dict[str, Any]):
    game = at_random(name, options, 3, 6)
    assert game.to_move is not None
    observation = game.observation(game.to_move)
    simulation = Simulation(observation, Seed.of("test").rng(0))
    observed = new_state(game.spec.state_dtype)
    kernel.observe(simulation.state, observation.seat, observed)
    assert observed.tobytes() == observation.state.tobytes()
    rng = Seed.of("moves").rng(0)
    while simulation.to_move is not None:
        assert len(simulation.values()) == game.seats
        simulation.apply(simulation.moves[below(rng, len(simulation.moves))])
    assert sum(simulation.values()) == pytest.approx(2 - game.seats)
    assert not simulation.moves
    with pytest.raises(NotAllowedError):
        simulation.apply(0)


@VARIANTS
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(name: str, options: dict[str, Any]):
    game = at_random(name, options, 4, 5)
    assert game.to_move is not None
    simulation = Simulation(game.observation(game.to_move), Seed.of("test").rng(0))
    before = simulation.state.tobytes()
    legal = set(simulation.moves.actions)
    everything = [*range(game.spec.actions), -1, -(10**9), game.spec.actions, 2**31, 2**63, 10**30]
    for action in set(everything) - legal:
        with pytest.raises(NotAllowedError) as refusal:
            simulation.apply(action)
        assert str(refusal.value)
        assert simulation.state.tobytes() == before
    with pytest.raises(NotAllowedError):
        simulation.apply(Move(game.spec.actions + 7, "claim 1"))
    with pytest.raises(TypeError):
        simulation.apply("claim 1")  # type: ignore[arg-type]
    simulation.apply(np.int32(min(legal)))  # type: ignore[arg-type]
    assert simulation.state.tobytes() != before


def test_copies_and_what_is_handed_out_are_independent():
    game = highlands.new("schotten-totten", first=0, seed=1)
    simulation = Simulation(game.observation(0), Seed.of("test").rng(0))
    before = simulation.state.tobytes()
    other = simulation.copy()
    other.apply(other.moves.actions[0])
    handed = simulation.state
    kernel.apply(handed, simulation.moves.actions[0], Seed.of("mine").rng(0))
    assert simulation.state.tobytes() == before != other.state.tobytes()


@pytest.mark.parametrize("rng", [np.zeros(3, np.uint64), np.zeros(4, np.int64), np.zeros((2, 4), np.uint64)])
def test_only_a_generator_is_taken_for_one(rng: Any):
    with pytest.raises(TypeError, match="four 64-bit words"):
        Simulation(highlands.new("verraeter", seed=1).observation(0), rng)


def test_a_search_refuses_an_action_that_is_not_legal_and_a_game_that_is_over():
    game = highlands.new("schotten-totten", first=0, seed=1)
    search = Search(game.spec)
    for action in (-1, game.spec.actions, 10**12, game.read("claim 1").action):
        with pytest.raises(NotAllowedError):
            search.evaluate_move(game.observe(0), action, Seed.of(1), iterations=10)
    while game.to_move is not None:
        game.play(game.legal_moves[-1])
    with pytest.raises(NotAllowedError):
        search.run(game.observe(0), Seed.of(1), iterations=10)


def test_a_search_refuses_the_state_of_another_game():
    search = Search(highlands.new("schotten-totten", seed=1).spec)
    with pytest.raises(TypeError, match="another game"):
        search.run(highlands.new("verraeter", seed=1).observe(0), Seed.of(1), iterations=10)


@pytest.mark.parametrize(
    "setting",
    [{"temperature": -0.1}, {"temperature": "hot"}, {"iterations": -1}, {"iterations": 2.5}, {"threads": 0}],
)
def test_a_level_refuses_settings_out_of_range(setting: dict[str, Any]):
    game = highlands.new("schotten-totten", seed=1)
    for name in LEVELS:
        with pytest.raises(NotAllowedError, match="must be at least"):
            NAMED[name](start(game), **setting)
