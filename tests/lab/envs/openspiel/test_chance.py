"""Chance is explicit: what happens follows from the actions made, and from nothing else."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import highlands
from highlands.errors import NotAllowedError
from tests.lab.envs.openspiel.playing import (
    ALL,
    FOUR,
    MATCH,
    SCHOTTEN_TOTTEN,
    SEED_BYTES,
    SMALL,
    THREE,
    Choice,
    anything,
    dealt,
    pyspiel,
    states_of,
)


def truth(state: Any) -> bytes:
    """The table with all cards."""
    return bytes(state.trajectory.game_state.tobytes())


def with_seed(state: Any, seed: int) -> Any:
    """What becomes of a state that awaits chance, with a seed."""
    after = state.clone()
    for byte in seed.to_bytes(SEED_BYTES):
        after.apply_action(byte)
    return after


@pytest.mark.parametrize(
    ("name", "ours"), [(SCHOTTEN_TOTTEN, "schotten-totten"), (FOUR, "verraeter"), (f"{FOUR}(first=2)", "verraeter")]
)
@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_a_seed_means_the_deal_that_it_means_in_highlands(name: str, ours: str, seed: int):
    options = {"first": 2} if "first" in name else {}
    assert truth(dealt(name, seed)) == highlands.new(ours, seed=seed, **options).state.tobytes()


def test_the_outcomes_of_chance_are_equally_likely():
    state = pyspiel.load_game(SCHOTTEN_TOTTEN).new_initial_state()
    assert state.chance_outcomes() == [(byte, 1 / 256) for byte in range(256)]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 10) == "seed 0a"


def waiting(name: str) -> list[Any]:
    """The states of a game, after its deal, that begin to wait for chance."""
    states = list(states_of(name))
    return [after for before, after in pairwise(states) if before.is_player_node() and after.is_chance_node()]


@pytest.mark.parametrize(("name", "events"), [(SCHOTTEN_TOTTEN, 0), (MATCH, 2), (FOUR, 8)])
def test_a_move_that_needs_chance_waits_for_it(name: str, events: int):
    found = waiting(name)
    assert len(found) >= events if name == FOUR else len(found) == events
    for state in found:
        assert str(state).splitlines()[-1] == "chosen by chance: nothing"
        assert "waits for chance: " in str(state)


@pytest.mark.parametrize("name", [MATCH, THREE])
def test_clones_have_the_same_future_only_if_chance_chooses_the_same(name: str):
    for state in waiting(name):
        assert truth(with_seed(state, 1)) == truth(with_seed(state, 1))
        assert len({truth(with_seed(state, seed)) for seed in range(30)}) > 1


@pytest.mark.parametrize("name", ALL)
def test_the_history_says_all(name: str):
    *_, last = states_of(name)
    again = pyspiel.load_game(name).new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last)
    assert again.returns() == last.returns()


@pytest.mark.parametrize("name", [SMALL, MATCH, THREE])
def test_a_saved_state_goes_on_as_the_state_itself(name: str):
    chance = random.Random(3)
    for state in list(states_of(name))[::9]:
        _, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        while not state.is_terminal():
            assert loaded.legal_actions() == state.legal_actions()
            action = anything(state, chance)
            state.apply_action(action)
            loaded.apply_action(action)
        for player in range(state.num_players()):
            assert loaded.information_state_string(player) == state.information_state_string(player)
        assert str(loaded) == str(state)


def stubborn(state: Any, chance: random.Random) -> int:
    """Never claims a stone, passes and does nothing wherever that is allowed: to make a game long."""
    actions: list[int] = state.legal_actions()
    texts = {state.action_to_string(action): action for action in actions} if len(actions) < 100 else {}
    for idle in ("done", "pass", "lay nothing"):
        if idle in texts:
            return texts[idle]
    return chance.choice(actions)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("choose", [anything, stubborn])
def test_no_game_is_longer_than_the_longest(name: str, choose: Choice):
    game = pyspiel.load_game(name)
    for seed in range(3):
        *_, last = states_of(name, seed, choose)
        chosen_by_chance = sum(made.player == pyspiel.PlayerId.CHANCE for made in last.full_history())
        assert chosen_by_chance <= game.max_chance_nodes_in_history()
        assert len(last.history()) - chosen_by_chance <= game.max_game_length()


def test_a_move_that_is_not_legal_is_refused_with_the_reason():
    state = dealt(f"{SCHOTTEN_TOTTEN}(first=0)", 1)
    with pytest.raises(NotAllowedError, match="red 1 is not in your hand"):
        state.apply_action(0)
    with pytest.raises(ValueError, match="from 0 to 1720"):
        state.apply_action(5000)
    assert len(state.history()) == SEED_BYTES


def test_moves_are_read_as_they_are_written():
    state = dealt(FOUR, 1)
    for action in state.legal_actions():
        assert state.string_to_action(state.action_to_string(action)) == action
    assert state.action_to_string(state.legal_actions()[0]) == "estate 1"
