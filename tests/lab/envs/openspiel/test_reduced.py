"""Reduced games for OpenSpiel: chance draw by draw, spaces that shrink, and trees that its solvers go through."""

from __future__ import annotations

from typing import Any

import pytest

from highlands.games import game_spec
from highlands.lab.solve.tree import GameTree
from highlands.lab.solve.values import nash_conv, uniform_policy
from tests.lab.envs.openspiel.playing import dealt, pyspiel

LOT = "python_schotten_totten(colours=2,strengths=3,stones=2,hand=2)"
SIX_CARDS = "python_schotten_totten(colours=2,strengths=3,stones=1,hand=2,first=0)"
FIVE_CARDS = "python_schotten_totten(colours=1,strengths=5,stones=2,hand=1,first=0)"


def test_the_lot_is_drawn_then_the_hands_from_their_lowest_cards_up():
    state = pyspiel.load_game(LOT).new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    assert state.action_to_string(1) == "first B"
    state.apply_action(1)
    # Of the 15 hands of two out of six cards, five have R1 as their lowest card, four R2, and so on.
    assert state.chance_outcomes() == [(card, pytest.approx((5 - card) / 15)) for card in range(5)]
    assert state.action_to_string(3) == "A draws O1"
    state.apply_action(3)
    assert state.chance_outcomes() == [(4, 0.5), (5, 0.5)]


def test_a_draw_has_the_cards_that_are_left_as_outcomes():
    state = pyspiel.load_game(SIX_CARDS).new_initial_state()
    for card in (0, 1, 2, 3):
        state.apply_action(card)
    assert "hand A: R1 R2" in str(state)
    state.apply_action(state.string_to_action("R2@1"))
    assert state.chance_outcomes() == [(4, 0.5), (5, 0.5)]
    with pytest.raises(ValueError, match="chance can't choose 3 here"):
        state.apply_action(3)
    assert state.action_to_string(5) == "A draws O3"
    state.apply_action(5)
    assert "hand A: R1 O3" in str(state)
    # There is one card left: no chance, no node.
    state.apply_action(state.string_to_action("R3@1"))
    assert state.current_player() == 0


def test_spaces_have_what_can_occur_and_no_more():
    game = pyspiel.load_game(SIX_CARDS)
    assert game.num_distinct_actions() == 6 * 1 + 1 + 1 + 1
    assert game.max_chance_outcomes() == 6
    assert game.observation_tensor_size() < 100
    state = dealt(SIX_CARDS, 1)
    pieces = game.make_py_observer().dict
    assert pieces["public_sides"].shape == (2, 1, 6)
    assert "public_troops" not in pieces
    assert [state.action_to_string(action)[-2:] for action in state.legal_actions()] == ["@1", "@1"]
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def counted(state: Any, sets: set[str]) -> tuple[int, int]:
    """How many nodes there are from a state on, and how many ends; collects the information states."""
    if state.is_terminal():
        return 1, 1
    if state.is_player_node():
        sets.add(state.information_state_string())
    below = [counted(state.child(action), sets) for action in state.legal_actions()]
    return 1 + sum(nodes for nodes, _ in below), sum(ends for _, ends in below)


@pytest.mark.parametrize(
    "options",
    [
        "colours 1, strengths 4, stones 1, hand 1, first A",
        pytest.param("colours 1, strengths 5, stones 2, hand 1, first A", marks=pytest.mark.long),
    ],
)
def test_its_tree_is_that_of_the_solvers_here(options: str):
    spec = game_spec("schotten-totten")
    tree = GameTree(spec, spec.read_options(options))
    parameters = options.replace("first A", "first 0").replace(" ", "=").replace(",=", ",")
    sets: set[str] = set()
    nodes, ends = counted(pyspiel.load_game(f"python_schotten_totten({parameters})").new_initial_state(), sets)
    assert (nodes, ends, len(sets)) == (len(tree), int((tree.players == -2).sum()), len(tree.sets))


@pytest.mark.long
def test_openspiels_solvers_finish_and_agree():
    from open_spiel.python import policy as policies
    from open_spiel.python.algorithms import cfr, exploitability

    spec = game_spec("schotten-totten")
    tree = GameTree(spec, spec.read_options("colours 1, strengths 5, stones 2, hand 1, first A"))
    game = pyspiel.load_game(FIVE_CARDS)
    found = exploitability.nash_conv(game, policies.UniformRandomPolicy(game))
    assert found == pytest.approx(nash_conv(tree, uniform_policy(tree)))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.05
