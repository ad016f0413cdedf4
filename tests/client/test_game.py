"""How a bot divides its time, and counts the moves of a log."""

from __future__ import annotations

import msgspec
import pytest

from highlands.client.bots.game import plies, seconds_for
from highlands.protocol.messages import TableEvent
from highlands.protocol.time_controls import Fischer, PerTurn, TimeControl, Unlimited
from tests.client.test_fair_deal import seat, state


@pytest.mark.parametrize(
    ("control", "left", "seconds"),
    [
        (Unlimited(), None, 2.0),
        (PerTurn(60), 60.0, 2.0),
        (PerTurn(5), 5.0, 1.0),
        (Fischer(300, 0), 31.0, 1.0),
        (Fischer(300, 2), 7.0, 1.2),
        (Fischer(300, 0), 0.5, 0.02),
    ],
)
def test_the_clock_lasts(control: TimeControl, left: float | None, seconds: float):
    table = state(seat(0), seat(1))
    clock = msgspec.structs.replace(table.clock, time_control=control)
    assert seconds_for(msgspec.structs.replace(table, clock=clock), left, 2.0) == pytest.approx(seconds)


def test_moves_that_were_taken_back_do_not_count():
    kinds = [("claim", ""), ("move", "R1@1"), ("move", "draw"), ("undo", "1"), ("greet", "hello"), ("move", "R2@1")]
    assert plies([TableEvent(number, kind, 0, text) for number, (kind, text) in enumerate(kinds)]) == 2
