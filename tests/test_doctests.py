"""The examples in the docstrings of all modules are true."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import highlands

MODULES = sorted({module.name for module in pkgutil.walk_packages(highlands.__path__, "highlands.")} | {"highlands"})

LEFT_OUT = ("__main__", "stable_baselines3")
"""The one runs the program when it is imported; the other needs PyTorch, which is no part of the tests' set-up."""


@pytest.mark.parametrize("name", [name for name in MODULES if not name.endswith(LEFT_OUT)])
def test_the_examples_of(name: str):
    assert doctest.testmod(import_module(name), raise_on_error=False).failed == 0


def test_there_are_examples():
    finder = doctest.DocTestFinder(exclude_empty=True)
    assert sum(len(test.examples) for test in finder.find(highlands, "highlands")) > 0
    assert {"highlands.play.game", "highlands.play.record", "highlands.games.schotten_totten.rules.transitions"} < set(
        MODULES
    )
