"""The solvers of Highlands find the equilibrium of Kuhn poker, whose value to the first player is -1/18."""

from __future__ import annotations

from typing import Any, cast

import pytest

from highlands.lab.solve.cfr import CFR
from highlands.lab.solve.tree import TERMINAL, GameTree
from highlands.lab.solve.values import expected, nash_conv
from tests.kuhn_poker.game import SPEC


def test_cfr_comes_to_the_known_value():
    spec = cast(Any, SPEC)
    tree = GameTree(spec, spec.make_options())
    assert (len(tree.sets), int((tree.players == TERMINAL).sum())) == (12, 30)
    solver = CFR(tree)
    solver.run(1000)
    assert nash_conv(tree, solver.average) < 1e-3
    assert expected(tree, solver.average) == pytest.approx(-1 / 18, abs=1e-3)
