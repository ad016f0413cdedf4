"""The numbers and texts that OpenSpiel observes: a public part, a private part, and both together."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from highlands.engine import kernel
from highlands.lab.envs.openspiel.observer import MovesLayout
from tests.lab.envs.openspiel.playing import (
    ALL,
    FOUR,
    MATCH,
    SCHOTTEN_TOTTEN,
    SMALL,
    THREE,
    dealt,
    decisions_of,
    pyspiel,
    resampled,
    states_of,
)

ONE, NONE, ALL_PLAYERS = (
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)


def observer(name: str, *, public: bool = True, private: Any = ONE, recall: bool = False) -> Any:
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    return pyspiel.load_game(name).make_py_observer(kind)


def encoded(state: Any, player: int) -> np.ndarray:
    spec = state.trajectory.config.spec
    out = np.zeros(spec.encoded, dtype=np.float32)
    kernel.encode(state.trajectory.observe(player), out)
    shown: np.ndarray = state.trajectory.config.spaces.of_observations(out)
    return shown


def put_together(name: str, pieces: dict[str, np.ndarray]) -> np.ndarray:
    """The blocks in the order of `kernel.encode`, the public part of each with the private one."""
    blocks = pyspiel.load_game(name).beginning.config.spaces.blocks
    nothing = np.zeros(1, dtype=np.float32)
    parts = [
        np.broadcast_to(
            pieces.get(f"public_{block.name}", nothing) + pieces.get(f"private_{block.name}", nothing), block.shape
        )
        for block in blocks
    ]
    return np.concatenate([part.ravel() for part in parts])


@pytest.mark.parametrize("name", ALL)
def test_both_parts_together_are_all_that_a_player_sees(name: str):
    both, public, private = observer(name), observer(name, private=NONE), observer(name, public=False)
    for state in list(decisions_of(name))[::3]:
        for player in range(state.num_players()):
            for each in (both, public, private):
                each.set_from(state, player)
            np.testing.assert_allclose(put_together(name, both.dict), encoded(state, player), atol=1e-6)
            assert {**public.dict, **private.dict}.keys() == both.dict.keys()
            for piece, numbers in both.dict.items():
                np.testing.assert_array_equal(numbers, {**public.dict, **private.dict}[piece])
            assert state.observation_tensor(player) == both.tensor.tolist()


@pytest.mark.parametrize("name", [MATCH, THREE])
def test_the_public_part_is_the_same_whatever_is_hidden(name: str):
    public = observer(name, private=NONE)
    for made, state in enumerate(list(decisions_of(name))[::5]):
        for player in range(state.num_players()):
            # For this player the others' cards change, and for the others the player's own.
            for seat in range(state.num_players()):
                public.set_from(state, seat)
                before = public.tensor.copy()
                world = resampled(state, player, made)
                public.set_from(world, seat)
                np.testing.assert_array_equal(public.tensor, before)
                assert public.string_from(world, seat) == public.string_from(state, 0)


def test_the_parts_have_the_names_of_the_blocks():
    numbers = observer(SCHOTTEN_TOTTEN)
    numbers.set_from(dealt(f"{SCHOTTEN_TOTTEN}(first=0)", 1), 0)
    assert numbers.dict["public_sides"].shape == (2, 9, 54)
    assert numbers.dict["public_troops"].shape == (2, 9, 3)
    assert numbers.dict["private_hand"].shape == (2, 54)
    assert numbers.dict["private_hand"].sum() == 6
    assert list(observer(FOUR, public=False).dict) == ["private_players", "private_saw", "private_piles"]
    assert np.shares_memory(numbers.dict["private_hand"], numbers.tensor)


@pytest.mark.parametrize("name", [SMALL, THREE])
def test_before_the_deal_nobody_sees_anything(name: str):
    state = next(states_of(name))
    assert not any(state.observation_tensor(0))
    assert state.observation_string(0) == ""
    assert state.information_state_string(0) == "A : "


def test_texts_are_positions():
    state = dealt(f"{SCHOTTEN_TOTTEN}(first=0)", 1)
    hands = ("hand A: O3 B1 B3 B9 P2 P7", "hand B: c?*6")
    everything = state.observation_string(0).splitlines()
    assert everything[:2] == ["seat: A", "schotten-totten"]
    assert [line for line in everything if line.startswith("hand")] == list(hands)
    assert observer(SCHOTTEN_TOTTEN, public=False).string_from(state, 0) == f"seat: A\n{hands[0]}"
    assert "hand A: c?*6" in observer(SCHOTTEN_TOTTEN, private=NONE).string_from(state, 0).splitlines()


def test_with_recall_all_moves_are_told():
    state = dealt(f"{SCHOTTEN_TOTTEN}(first=0)", 1)
    state.apply_action(state.string_to_action("O3@1"))
    recall = observer(SCHOTTEN_TOTTEN, recall=True)
    assert recall.string_from(state, 0).endswith(": A O3@1")
    assert recall.string_from(state, 0) == state.information_state_string(0)
    everybody = observer(SCHOTTEN_TOTTEN, recall=True, private=NONE)
    assert everybody.string_from(state, 0) == everybody.string_from(state, 1)
    action = int(state.history()[-1])
    for kind in (recall, everybody):
        kind.set_from(state, 1)
        told = kind.dict["moves"]
        assert (told[0, :2].tolist(), told[1:].any()) == ([1.0, 0.0], False)
        assert sum(int(bit) << place for place, bit in enumerate(told[0, 2:])) == action


@pytest.mark.parametrize("name", [SCHOTTEN_TOTTEN, MATCH, THREE])
def test_the_information_state_tensor_is_a_function_of_the_information_state(name: str):
    """What is hidden is dealt anew: the seat's tensor stays, to the last number."""
    last: dict[int, list[float]] = {}
    for number, state in enumerate(decisions_of(name, seed=3)):
        seat = state.current_player()
        tensor = state.information_state_tensor(seat)
        assert len(tensor) == state.get_game().information_state_tensor_size()
        assert tensor != last.get(seat)
        last[seat] = tensor
        if number % 10 == 0:
            other = resampled(state, seat)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == tensor
            observed = state.observation_tensor(seat)
            assert tensor[: len(observed)] == observed


def test_an_action_that_would_not_fit_is_not_told_as_another():
    with pytest.raises(ValueError, match="more than 3 bits"):
        MovesLayout(4, 2, 3).write(((0, 8),), np.zeros((4, 5), np.float32))


@pytest.mark.parametrize(
    ("kind", "reason"),
    [({"private": ALL_PLAYERS}, "SINGLE_PLAYER"), ({"public": False, "recall": True}, "public part too")],
)
def test_what_nobody_can_observe_is_refused(kind: dict[str, Any], reason: str):
    with pytest.raises(ValueError, match=reason):
        observer(SMALL, **kind)


def test_observations_have_no_parameters():
    with pytest.raises(ValueError, match="no parameters"):
        pyspiel.load_game(SMALL).make_py_observer(None, {"colour": 1})
