"""A game of seven: nothing beside the games themselves says how many may sit down."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest
from numpy.typing import NDArray

import highlands
from highlands import games
from highlands.arena import new_contest
from highlands.engine.chance import Rng
from highlands.engine.compiling import compiled
from highlands.engine.encoding import Tensor
from highlands.engine.kernel import NOBODY, Actions, register
from highlands.engine.state import Int8, Int8s, record_dtype
from highlands.engine.state import State as GameState
from highlands.review import plot, review
from highlands.spec.game_spec import Block, GameSpec, NoOptions

SEATS = 7
CALLS = 3
"""Each calls high, middle or low, and sees what those before have called; the highest call wins."""


class State(GameState):
    calls: Annotated[Int8s, (SEATS,)]
    made: Int8
    observer: Int8


STATE = record_dtype(State)


@compiled
def setup(state: State, options: NoOptions, rng: Rng) -> None:
    state.made, state.observer = 0, -1
    for seat in range(SEATS):
        state.calls[seat] = 0


@compiled
def to_move(state: State) -> int:
    return int(state.made) if state.made < SEATS else NOBODY


@compiled
def legal(state: State, out: Actions) -> int:
    if state.made == SEATS or (state.observer >= 0 and state.observer != state.made):
        return 0
    for call in range(CALLS):
        out[call] = call
    return CALLS


@compiled
def apply(state: State, action: int, rng: Rng) -> None:
    state.calls[state.made] = action
    state.made += 1


@compiled
def returns(state: State, out: NDArray[np.float64]) -> None:
    best, winners = 0, 0
    for seat in range(SEATS):
        best = max(best, int(state.calls[seat]))
    for seat in range(SEATS):
        winners += state.calls[seat] == best
    for seat in range(SEATS):
        won = state.made == SEATS and state.calls[seat] == best
        out[seat] = 2.0 / winners - 1.0 if won else -1.0 if state.made == SEATS else 0.0


@compiled
def observe(state: State, seat: int, out: State) -> None:
    out.made, out.observer = state.made, seat
    for other in range(SEATS):
        out.calls[other] = state.calls[other]


@compiled
def resample(observation: State, rng: Rng, out: State) -> None:
    observe(observation, -1, out)


@compiled
def encode(observation: State, out: Tensor) -> None:
    for seat in range(SEATS):
        out[seat] = observation.calls[seat]


register(
    STATE,
    setup=setup,
    to_move=to_move,
    legal=legal,
    apply=apply,
    returns=returns,
    observe=observe,
    resample=resample,
    encode=encode,
)


class SevenCalls(GameSpec[State, NoOptions]):
    name = "seven-calls"
    title = "Seven calls"
    state_dtype = STATE
    action_names = ("low", "middle", "high")
    seat_range = (SEATS, SEATS)
    blocks = (Block("calls", (SEATS,)),)


SPEC = SevenCalls()


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_registered", {})
    monkeypatch.setattr(games, "_followers", [])
    monkeypatch.setenv(games.VARIABLE, "")
    games.register_game(SPEC)


def test_a_record_has_seven_letters():
    game = highlands.new("seven-calls", seed=1)
    for call in ("low", "high", "low", "low", "middle", "low", "high"):
        game.play(call)
    assert game.outcome is not None
    assert game.outcome.winners == [1, 6]
    text = game.full_record()
    assert "7 G: high" in text
    assert highlands.load(text).full_record() == text


def test_the_arena_seats_seven():
    contest = new_contest("seven-calls", ("random", "random"), seed="7")
    assert contest.seats == SEATS


def test_a_review_draws_seven_curves():
    game = highlands.new("seven-calls", seed=1)
    while game.to_move is not None:
        game.play("low")
    drawn = plot(review(game, iterations=4), "en")
    assert "G" in drawn
    assert drawn.count("<polyline") >= SEATS
