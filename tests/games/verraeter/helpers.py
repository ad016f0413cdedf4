"""States from positions, moves by their texts, and random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from highlands.engine import kernel
from highlands.engine.chance import Rng, Seed, below
from highlands.engine.kernel import NOBODY
from highlands.engine.state import new_state
from highlands.errors import HighlandsError
from highlands.games.verraeter import SPEC
from highlands.games.verraeter.state.layout import State
from highlands.games.verraeter.view.player_view import VerraeterView, view

PAIRS = "circle: rE rR wE wR pE pR fE fR vE vR cE cR"
"""A circle in which each Eagle landscape has a Rose one of its kind on its right."""


def state_of(*lines: str, seed: int = 0) -> State:
    """The full state of a position; unknown cards are dealt."""
    state = SPEC.read_position(lines)
    if SPEC.is_whole(state):
        return state
    whole = new_state(SPEC.state_dtype)
    kernel.resample(state, Seed.of(seed).rng(0), whole)
    return whole


def new_game(seed: int, **options: Any) -> State:
    """The state of a new game."""
    state = new_state(SPEC.state_dtype)
    kernel.setup(state, SPEC.make_options(**options), Seed.of(seed).rng(0))
    return state


def legal_actions(state: State) -> list[int]:
    """What the player to move may do."""
    out = np.empty(SPEC.actions, dtype=np.int32)
    return [int(action) for action in out[: kernel.legal(state, out)]]


def legal_texts(state: State) -> list[str]:
    """The same as texts."""
    return [SPEC.write_action(state, action) for action in legal_actions(state)]


def play(state: State, *moves: str, seed: int = 0) -> State:
    """Make moves, each of which must be legal; return the state."""
    for number, text in enumerate(moves):
        action = SPEC.read_action(state, text)
        assert action in legal_actions(state), f"{text}: not among {legal_texts(state)}"
        kernel.apply(state, action, Seed.of(seed).rng(number))
    return state


def refusal(state: State, text: str) -> str:
    """The id of the reason why a move is refused."""
    action = SPEC.read_action(state, text)
    assert action not in legal_actions(state)
    return SPEC.why_not(state, action).id


def position_refusal(*lines: str) -> str:
    """The id of the reason why a position is refused."""
    try:
        SPEC.read_position(lines)
    except HighlandsError as error:
        return error.message.id
    raise AssertionError("the position was not refused")


def observed_by(state: State, seat: int) -> State:
    """The state as a seat may know it."""
    out = new_state(SPEC.state_dtype)
    kernel.observe(state, seat, out)
    return out


def look(state: State, seat: int | None = None) -> VerraeterView:
    """The view of a seat, or of the full state."""
    return view(state if seat is None else observed_by(state, seat))


def hands(state: State) -> list[str]:
    """Everybody's supply."""
    return [" ".join(player.hand) for player in look(state).players]


def points(state: State) -> list[int]:
    """Everybody's victory points."""
    return [int(points) for points in state.points[: state.players]]


def to_move(state: State) -> str:
    """Who is to do what."""
    return SPEC.write_position(state)[-1].removeprefix("to move: ")


def random_game(seed: int, players: int, rng: Rng | None = None) -> Iterator[State]:
    """The states of a random game from the set-up to the end: one record, changed from step to step."""
    chance = Seed.of(seed).rng(1) if rng is None else rng
    state = new_game(seed, players=players)
    yield state
    while kernel.to_move(state) != NOBODY:
        actions = legal_actions(state)
        kernel.apply(state, actions[below(chance, len(actions))], chance)
        yield state


def fields(state: State) -> dict[str, bytes]:
    """Every field's bytes, without the gaps between fields."""
    return {name: np.asarray(state[name]).tobytes() for name in state.dtype.names or ()}
