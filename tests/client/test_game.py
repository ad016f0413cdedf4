"""What a bot does at a table: how it divides its time, counts the moves of a log, and looks at its opponents."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec
import pytest

from highlands.client.bots.game import BotGame, UnwantedOpponentError, plies, seconds_for
from highlands.client.bots.processes import GameBot
from highlands.client.bots.rules import Rules
from highlands.client.client import Seat
from highlands.client.errors import RejectedError
from highlands.i18n import message
from highlands.protocol.messages import Proposal, TableEvent, TableState
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


class SeatOf:
    """A seat that is shown some states, at a server where somebody else is always first."""

    number = 0

    def __init__(self, *states: TableState) -> None:
        self._states = states
        self.asked: list[str] = []

    async def states(self) -> AsyncIterator[TableState]:
        for shown in self._states:
            yield shown

    async def answer_proposal(self, *, accept: bool) -> None:
        self.asked.append(f"answer {accept}")
        raise RejectedError(message("server-nothing-asked"))

    async def take_seat_back(self) -> None:
        self.asked.append("take back")
        raise RejectedError(message("server-over"))


def play(seat_of: SeatOf, *, checks_opponents: bool = False) -> None:
    rules = Rules(name="Robo", never=["Bob"])
    game = BotGame(cast(Seat, seat_of), cast(GameBot, None), rules, checks_opponents=checks_opponents)
    asyncio.run(game.play())


def shown(name: str = "Ann", *, started: bool = True, **more: Any) -> TableState:
    return state(seat(0), seat(1, name=name), **{"started": started, "moves": [], "stood_in": []} | more)


def test_a_question_that_somebody_else_has_answered_does_not_end_the_game():
    asked = SeatOf(shown(proposal=Proposal("draw", 1, (1,))), shown(stood_in=[0]), shown())
    play(asked)
    assert asked.asked == ["answer False", "take back"]


@pytest.mark.parametrize("started", [False, True])
def test_an_excluded_opponent_is_left(started: bool):
    with pytest.raises(UnwantedOpponentError, match="Bob"):
        play(SeatOf(shown("Bob", started=started)), checks_opponents=True)


def test_an_opponent_who_takes_another_name_in_the_game_is_not_left():
    play(SeatOf(shown(started=False), shown(), shown("Bob")), checks_opponents=True)
