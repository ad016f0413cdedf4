"""The tree of a small game is that of a brute force which shares no code with it, and solvers find what it is worth."""

from __future__ import annotations

import numpy as np
import pytest

from highlands.errors import NotAllowedError
from highlands.games import game_spec
from highlands.lab.solve import tree as tree_module
from highlands.lab.solve.cfr import CFR
from highlands.lab.solve.tree import TERMINAL, GameTree
from highlands.lab.solve.values import best_response, expected, joined, nash_conv, uniform_policy
from tests.lab.solve.brute_force import count_tree
from tests.lab.solve.conftest import FIVE_CARDS


def tree_of(**options: int) -> GameTree:
    spec = game_spec("schotten-totten")
    return GameTree(spec, spec.make_options(**options))


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(FIVE_CARDS, marks=pytest.mark.long),
        pytest.param({"colours": 2, "strengths": 3, "stones": 1, "hand": 2}, marks=pytest.mark.long),
        {"colours": 3, "strengths": 2, "stones": 1, "hand": 1},
        pytest.param({"colours": 2, "strengths": 2, "stones": 4, "hand": 1}, marks=pytest.mark.long),
        pytest.param({"colours": 1, "strengths": 7, "stones": 1, "hand": 3}, marks=pytest.mark.long),
        pytest.param({"colours": 2, "strengths": 3, "stones": 2, "hand": 1}, marks=pytest.mark.long),
    ],
    ids=str,
)
def test_the_tree_is_that_of_a_brute_force(size: dict[str, int]):
    tree, counts = tree_of(**size, first=0), count_tree(**size)
    assert int((tree.players >= 0).sum()) == counts.decisions
    assert int((tree.players == TERMINAL).sum()) == counts.terminals
    assert len(tree.sets) == len(counts.sets)
    assert expected(tree, uniform_policy(tree)) == pytest.approx(counts.value, abs=1e-12)


def test_probabilities_add_up_at_every_chance_node_and_information_set(five_cards: GameTree):
    by_chance = five_cards.choices[1:] < 0
    sums = np.bincount(five_cards.parents[1:][by_chance], five_cards.chances[1:][by_chance])
    assert np.allclose(sums[np.unique(five_cards.parents[1:][by_chance])], 1.0)


@pytest.mark.long
def test_with_the_lot_for_who_begins_neither_seat_is_better_off():
    tree = tree_of(**FIVE_CARDS)
    solver = CFR(tree)
    solver.run(60)
    assert nash_conv(tree, solver.average) < 1e-3
    assert expected(tree, solver.average) == pytest.approx(0.0, abs=1e-9)


def test_a_best_response_wins_what_it_says_and_more_than_any_other_policy(five_cards: GameTree):
    chance = np.random.default_rng(1)
    policy = np.maximum(chance.random(five_cards.choice_count), 0.01)
    policy /= np.bincount(five_cards.choice_sets, policy)[five_cards.choice_sets]
    for seat, sign in ((0, 1), (1, -1)):
        response = best_response(five_cards, policy, seat)
        assert sign * expected(five_cards, response.policy) == pytest.approx(response.value)
        other = uniform_policy(five_cards)
        mixed = joined(five_cards, other, policy) if seat == 0 else joined(five_cards, policy, other)
        assert sign * expected(five_cards, mixed) < response.value


def test_a_game_that_cannot_be_gone_through_is_refused():
    with pytest.raises(NotAllowedError, match="can’t be gone through"):
        tree_of(tactics=True)
    with pytest.raises(NotAllowedError, match="more than 1000 nodes"):
        GameTree(game_spec("schotten-totten"), game_spec("schotten-totten").make_options(**FIVE_CARDS), 1000)


def test_a_tree_is_refused_as_soon_as_it_is_known_to_be_too_large(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tree_module, "REPORT_EVERY", 1)
    gone_through: list[int] = []
    spec = game_spec("schotten-totten")
    with pytest.raises(NotAllowedError, match="more than 500 nodes"):
        GameTree(spec, spec.make_options(**FIVE_CARDS), 500, gone_through.append)
    # With those that wait to be gone through it was known before.
    assert 0 < gone_through[-1] < 300
