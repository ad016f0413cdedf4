"""What an environment shows of a game: the board as text, or that text as an array of pixels."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from highlands.engine.kernel import NOBODY, observe, to_move
from highlands.engine.state import State, new_state
from highlands.lab.envs.pixels import pixels
from highlands.spec.game_spec import AnyGame

MODES = ["human", "ansi", "rgb_array"]


def check_mode(mode: str | None) -> str | None:
    """A render mode that there is, or none; ValueError for another."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"a render mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode


def observation_of_mover(spec: AnyGame, state: State) -> State:
    """The observation of the player to move; when the game is over, a spectator's."""
    mover = to_move(state)
    return observation_of(spec, state, spec.seats(state) if mover == NOBODY else mover)


def observation_of(spec: AnyGame, state: State, seat: int) -> State:
    """A seat's observation; past the last seat, a spectator's."""
    observed = new_state(spec.state_dtype)
    observe(state, seat, observed)
    return observed


def render(spec: AnyGame, observed: State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """An observation in a render mode: text, pixels, or printed. Without a mode there is nothing to show."""
    if mode == "ansi":
        return spec.board(observed)
    if mode == "rgb_array":
        return pixels(spec.board(observed))
    if mode == "human":
        print(spec.board(observed))
    return None
