"""Simulations: determinized, played on, and checked at every step."""

from __future__ import annotations

import random

import pytest

import highlands
from highlands.engine.state import new_state
from highlands.errors import NotAllowedError
from highlands.games import GAMES, game_spec
from highlands.spec.observation import Move
from highlands.spec.simulation import Simulation


def determinized(name: str, seed: int = 1) -> Simulation:
    game = highlands.new(name, seed=5)
    assert game.to_move is not None
    return Simulation.determinize(game.observation(game.to_move), seed)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_can_not_tell_it_from_what_it_observed(name: str):
    game = highlands.new(name, seed=5)
    seat = game.to_move
    assert seat is not None
    first, second = (Simulation.determinize(game.observation(seat), number) for number in (1, 2))
    assert first.state.tobytes() != second.state.tobytes()
    for simulation in (first, second):
        assert simulation.observation(seat).state.tobytes() == game.observe(seat).tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_it_is_played_to_the_end(name: str):
    simulation, chance = determinized(name), random.Random(2)
    while simulation.to_move is not None:
        assert simulation.returns() == [0.0] * simulation.seats
        simulation.play(chance.choice(simulation.legal_moves.actions))
    assert max(simulation.returns()) > -1
    with pytest.raises(NotAllowedError, match="the game is over"):
        simulation.play(0)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_illegal_is_refused_and_changes_nothing(name: str):
    simulation = determinized(name)
    before = simulation.state.tobytes()
    illegal = next(action for action in range(simulation.spec.actions) if action not in simulation.legal_moves.actions)
    for action in (illegal, -1, simulation.spec.actions, 2**70, Move(-5, "?")):
        with pytest.raises(NotAllowedError):
            simulation.play(action)
    for seat in (-1, simulation.seats):
        with pytest.raises(NotAllowedError, match="there is no seat"):
            simulation.observation(seat)
    assert simulation.state.tobytes() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way_with_the_same_chance(name: str):
    simulation = determinized(name)
    other = simulation.copy()
    for _ in range(8):
        simulation.play(simulation.legal_moves[0])
    assert other.made == simulation.made - 8
    for _ in range(8):
        other.play(other.legal_moves[0])
    assert other.state.tobytes() == simulation.state.tobytes()


def test_a_state_of_another_game_is_refused():
    with pytest.raises(ValueError, match="a state of verraeter is needed"):
        Simulation(game_spec("verraeter"), new_state(game_spec("schotten-totten").state_dtype))
