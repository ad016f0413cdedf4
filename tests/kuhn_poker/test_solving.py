"""The solvers of Highlands find the equilibrium of Kuhn poker, whose value to the first player is -1/18."""

from __future__ import annotations

from typing import Any, cast

import pytest

from highlands.lab.solve.cfr import CFR
from highlands.lab.solve.tree import TERMINAL, GameTree
from highlands.lab.solve.values import expected, nash_conv
from tests.kuhn_poker.game import SPEC
from tests.kuhn_poker.one_deal import KnownPoker


def test_a_game_with_one_deal_has_no_node_for_it():
    spec = cast(Any, KnownPoker())
    tree = GameTree(spec, spec.make_options())
    assert (len(tree), len(tree.sets), int(tree.players[0])) == (9, 4, 0)
    solver = CFR(tree)
    solver.run(200)
    # Seat A has the lower card: it passes, and again after a bet.
    assert expected(tree, solver.average) == pytest.approx(-1.0, abs=0.01)


def test_cfr_comes_to_the_known_value():
    spec = cast(Any, SPEC)
    tree = GameTree(spec, spec.make_options())
    assert (len(tree.sets), int((tree.players == TERMINAL).sum())) == (12, 30)
    solver = CFR(tree)
    solver.run(1000)
    assert nash_conv(tree, solver.average) < 1e-3
    assert expected(tree, solver.average) == pytest.approx(-1 / 18, abs=1e-3)
