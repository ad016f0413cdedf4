"""How estimates are compared with what came true."""

from __future__ import annotations

import numpy as np
import pytest

from bench.calibration import Estimates, bins, mean_change


def test_bins_compare_what_was_said_with_what_came_true():
    found = Estimates(
        np.array([0.1, 0.3, 0.9, 1.0, 0.9, 0.8]),
        np.array([0.0, 1.0, 1.0, 1.0, 0.0, 1.0]),
        np.array([0, 1, 2, 2, 3, 4]),
        np.zeros(6, np.int64),
    )
    table = bins(found)
    assert [row.number for row in table] == [1, 1, 4]
    assert [row.said for row in table] == pytest.approx([0.1, 0.3, 0.9])
    assert [row.came_true for row in table] == pytest.approx([0.0, 1.0, 0.75])


def test_decisions_of_one_game_count_as_one_result():
    def half(games: list[int]) -> float:
        results = np.array([1.0, 1.0, 0.0, 0.0])
        (row,) = bins(Estimates(np.full(4, 0.5), results, np.array(games), np.zeros(4, np.int64)))
        return row.half

    assert half([0, 0, 1, 1]) == pytest.approx(half([0, 1, 2, 3]) * np.sqrt(2.0))


def test_changes_are_those_between_decisions_of_one_seat_in_one_game():
    found = Estimates(
        np.array([0.5, 0.5, 0.7, 0.4, 0.1]), np.zeros(5), np.array([0, 0, 0, 0, 1]), np.array([0, 1, 0, 1, 0])
    )
    assert mean_change(found) == pytest.approx(((0.2 - 0.1) / 2, (0.2 + 0.1) / 2))
