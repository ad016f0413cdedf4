"""Games of OpenSpiel to test on, and how to bring them into all kinds of states."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("highlands.lab.envs.openspiel")

SCHOTTEN_TOTTEN = "python_schotten_totten"
TACTICS = "python_schotten_totten(tactics=True,expert=True)"
SMALL = "python_schotten_totten(colours=2,stones=3,hand=3)"
MATCH = "python_schotten_totten(colours=2,stones=3,hand=3,tactics=True,rounds=3)"
THREE = "python_verraeter(players=3)"
FOUR = "python_verraeter"

WHOLE = (SCHOTTEN_TOTTEN, TACTICS, THREE, FOUR)
ALL = (*WHOLE, SMALL, MATCH)

SEED_BYTES = 8
"""As many choices chance has in each event, where it is a seed."""
SEED_VALUES = 256

Choice = Callable[[Any, random.Random], int]


def anything(state: Any, chance: random.Random) -> int:
    """Any legal action, or outcome of chance."""
    return int(chance.choice(state.legal_actions()))


def dealt(game: str, seed: int = 0) -> Any:
    """A state after the deal of a seed."""
    state = pyspiel.load_game(game).new_initial_state()
    if state.get_game().max_chance_outcomes() != SEED_VALUES:
        return decided(state, random.Random(seed))
    for byte in seed.to_bytes(SEED_BYTES):
        state.apply_action(byte)
    return state


def decided(state: Any, chance: random.Random) -> Any:
    """The same state, once chance has chosen all that is left to it for now."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
    return state


def states_of(game: str, seed: int = 0, choose: Choice = anything) -> Iterator[Any]:
    """All the states of one game, from before the deal to the end, each a clone."""
    chance = random.Random(seed)
    state = pyspiel.load_game(game).new_initial_state()
    yield state.clone()
    while not state.is_terminal():
        state.apply_action(choose(state, chance))
        yield state.clone()


def decisions_of(game: str, seed: int = 0, choose: Choice = anything) -> Iterator[Any]:
    """Those of them in which a player is to move."""
    return (state for state in states_of(game, seed, choose) if state.is_player_node())


def resampled(state: Any, player: int, seed: int = 1) -> Any:
    """A state resampled for a player, the same whenever the seed is."""
    return state.resample_from_infostate(player, random.Random(seed).random)
