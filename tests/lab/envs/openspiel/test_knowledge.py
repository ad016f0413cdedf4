"""What a player is told: all that the player can know, the same wherever nothing else is known, and never more."""

from __future__ import annotations

import pickle
import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from typing import Any

import pytest

from tests.lab.envs.openspiel.playing import (
    ALL,
    MATCH,
    SEED_BYTES,
    SMALL,
    THREE,
    dealt,
    decided,
    decisions_of,
    pyspiel,
    resampled,
)

TINY = "python_schotten_totten(colours=1,stones=2,hand=1,first=0)"
"""Nine cards, a card in each hand: few enough deals to meet the same hand again and again."""


def as_lived(state: Any, moves: int, seat: int, draws: int) -> tuple[object, ...]:
    """What a seat lives through in the first moves of a game without tactics, read off the true tables."""
    lived: list[object] = []
    chance = random.Random(draws)
    for _ in range(moves):
        lived.append((int(state.trajectory.game_state.hand[seat]), state.current_player()))
        action = state.legal_actions()[0]
        lived.append(state.action_to_string(action))
        state.apply_action(action)
        decided(state, chance)
    return (*lived, int(state.trajectory.game_state.hand[seat]))


@pytest.mark.parametrize("moves", [0, 1, 2, 3])
@pytest.mark.parametrize("seat", [0, 1])
def test_an_information_state_is_the_same_exactly_where_the_same_was_lived_through(moves: int, seat: int):
    lives, infos = defaultdict(set), defaultdict(set)
    for seed in range(400):
        state = dealt(TINY, seed)
        lived = as_lived(state, moves, seat, draws=seed)
        info = state.information_state_string(seat)
        lives[info].add(lived)
        infos[lived].add(info)
    assert all(len(found) == 1 for found in [*lives.values(), *infos.values()])
    assert 1 < len(infos) < 400


def drafts() -> Iterator[tuple[list[int], int, Any]]:
    """One conflict again and again, with another card put aside, and another one kept by the start player.

    What came to the start player, what was kept, and the state after it.
    """
    state = dealt("python_verraeter(players=3,first=0)", 5)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for seed in range(60):
        drafted = state.clone()
        for byte in seed.to_bytes(SEED_BYTES):
            drafted.apply_action(byte)
        came = drafted.legal_actions()
        kept = came[seed % len(came)]
        drafted.apply_action(kept)
        yield came, kept, drafted


def test_a_card_kept_in_secret_is_told_to_its_keeper_only():
    told: list[dict[str, set[str]]] = [defaultdict(set) for _ in range(3)]
    for came, kept, drafted in drafts():
        text = drafted.action_to_string(kept)
        observed = [drafted.information_state_string(seat) for seat in range(3)]
        assert text in observed[0]
        assert text not in observed[1] + observed[2]
        for seat, known in enumerate((str((came, kept)), str(drafted.legal_actions()), "")):
            told[seat][known].add(observed[seat])
    # The second has seen what came round, the third nothing yet: and each is told just that.
    for seat in range(3):
        assert all(len(same) == 1 for same in told[seat].values())
        assert len({info for same in told[seat].values() for info in same}) == len(told[seat])
    assert len(told[0]) > len(told[1]) > len(told[2]) == 1


def assert_nothing_of_the_truth(states: list[Any], seat: int) -> None:
    """Where a seat can't tell states apart, to the last byte the same world is drawn for it from each of them."""
    alike = defaultdict(list)
    for state in states:
        alike[state.information_state_string(seat)].append(state)
    for same in alike.values():
        assert len({pickle.dumps(resampled(state, seat, seed=7).trajectory) for state in same}) == 1
    assert any(len({state.trajectory.game_state.tobytes() for state in same}) > 1 for same in alike.values())


@pytest.mark.parametrize("moves", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1])
def test_worlds_drawn_after_different_deals_are_the_same_to_whom_they_look_alike(moves: int, seat: int):
    states = [dealt(TINY, seed) for seed in range(200)]
    for seed, state in enumerate(states):
        as_lived(state, moves, seat, draws=seed)
    assert_nothing_of_the_truth(states, seat)


@pytest.mark.parametrize("seat", [1, 2])
def test_determinizations_after_a_secret_choice_do_not_reveal_it(seat: int):
    assert_nothing_of_the_truth([drafted for _, _, drafted in drafts()], seat)


@pytest.mark.parametrize("name", ALL)
def test_a_world_drawn_from_a_drawn_world_is_drawn_from_the_same_knowledge(name: str):
    differ = 0
    for made, state in enumerate(list(decisions_of(name))[::5]):
        for player in range(state.num_players()):
            other = resampled(state, player, made)
            differ += other.trajectory.game_state != state.trajectory.game_state
            one, two = (resampled(each, player, seed=7) for each in (state, other))
            assert one.history() == []
            assert pickle.dumps(one.trajectory) == pickle.dumps(two.trajectory)
    assert differ


@pytest.mark.parametrize("name", [SMALL, MATCH, THREE])
def test_a_drawn_world_is_a_game_that_can_be_saved_and_played_to_the_end(name: str):
    chance = random.Random(4)
    for state in list(decisions_of(name))[::9]:
        world = resampled(state, state.current_player())
        _, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(world.get_game(), world))
        while not world.is_terminal():
            action = chance.choice(world.legal_actions())
            world.apply_action(action)
            loaded.apply_action(action)
        for player in range(world.num_players()):
            assert loaded.information_state_string(player) == world.information_state_string(player)
        assert sum(world.returns()) == pytest.approx(world.get_game().utility_sum())


def test_in_a_drawn_world_the_others_know_their_new_cards():
    state = dealt("python_schotten_totten(first=0)", 3)
    worlds = [resampled(state, 0, seed) for seed in range(20)]
    hands = {int(world.trajectory.game_state.hand[1]) for world in worlds}
    assert len({world.information_state_string(1) for world in worlds}) == len(hands) > 1
    assert len({world.information_state_string(0) for world in worlds}) == 1


def test_every_hidden_card_is_as_likely():
    state = dealt("python_schotten_totten(colours=1,stones=2,hand=2,first=0)", 8)
    own = int(state.trajectory.game_state.hand[0])
    hidden = [1 << card for card in range(9) if not own >> card & 1]
    expected = {one | other for one, other in combinations(hidden, 2)}
    chance = random.Random(5)
    samples = 4200
    drawn: dict[int, int] = defaultdict(int)
    for _ in range(samples):
        drawn[int(state.resample_from_infostate(0, chance.random).trajectory.game_state.hand[1])] += 1
    assert drawn.keys() == expected
    each, freedom = samples / len(expected), len(expected) - 1
    surprise = sum((number - each) ** 2 / each for number in drawn.values())
    assert abs(surprise - freedom) <= 4 * sqrt(2 * freedom)


def test_no_world_is_drawn_while_chance_is_awaited():
    state = pyspiel.load_game(SMALL).new_initial_state()
    with pytest.raises(ValueError, match="chance is awaited"):
        resampled(state, 0)
