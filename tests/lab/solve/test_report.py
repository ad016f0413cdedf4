"""What the report in the docs measures."""

from __future__ import annotations

import numpy as np
import pytest

from bench.report.__main__ import IMAGES, MEASUREMENTS, PAGE, TRAINED_GAMES, mean_and_range, point_of
from bench.report.line_plot import Point
from bench.report.measurements import of_cfr, of_training
from bench.worked_examples import load
from highlands.lab.solve.cfr import CFR
from highlands.lab.solve.exploit import Exploitation
from highlands.lab.solve.tree import GameTree
from highlands.lab.solve.values import exploitability


def test_cfr_is_measured_on_the_way(five_cards: GameTree):
    early, late = of_cfr(five_cards, (2, 5))
    solver = CFR(five_cards)
    solver.run(5)
    assert late == exploitability(five_cards, solver.average)
    assert 0 < late < early


def test_the_band_of_the_search_holds_both_numbers_and_the_interval():
    near = Exploitation(wins=0.31, by_seat=[0.31, 0.31], is_exact=False, held_out=0.25, error=0.125)
    far = Exploitation(wins=0.75, by_seat=[0.75, 0.75], is_exact=False, held_out=0.25, error=0.125)
    assert point_of(3, near) == Point(3, 0.25, 0.125, 0.375)
    assert point_of(3, far) == Point(3, 0.25, 0.125, 0.75)
    with pytest.raises(ValueError, match="answers"):
        point_of(3, Exploitation(wins=0.5, by_seat=[0.5, 0.5], is_exact=True))


def test_the_page_has_a_place_for_the_numbers_of_each_measurement_and_shows_every_plot():
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"<!-- numbers: python -m bench.report {name} -->" in page for name in MEASUREMENTS)
    assert all(f"../images/{name}.svg" in page and (IMAGES / f"{name}.svg").exists() for name in MEASUREMENTS)


def test_trainings_are_drawn_by_their_mean_and_their_range():
    shares = np.tile([[10.0], [20.0], [60.0]], len(TRAINED_GAMES))
    first, *_, last = mean_and_range(shares)
    assert first == Point(0, 30.0, 10.0, 60.0)
    assert last == Point(TRAINED_GAMES[-1], 30.0, 10.0, 60.0)


@pytest.mark.long
def test_an_agent_is_measured_before_training_and_on_the_way():
    example = load("train")
    wins = of_training(example, (0, 200), (1, 2), ("random",), 100)["random"]
    untrained = example.score(example.Agent(), "random", 100, 1)
    assert wins.shape == (2, 2)
    assert np.all(wins[:, 0] == untrained)
    assert wins[0, 1] == example.score(example.train(200, 1), "random", 100, 1) > untrained
