"""An observation from the text of a position, as a seat is shown it: for programs that get a game only as text."""

from __future__ import annotations

from collections.abc import Sequence

from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.state import State, new_state
from highlands.games import game_spec
from highlands.spec.game_spec import AnyGame
from highlands.spec.observation import Observation


def observed_state(spec: AnyGame, state: State, seat: int, number: int = 0) -> State:
    """A seat's observation of a state; unknown parts are sampled first, with the generator of this number."""
    whole, observed = state, new_state(spec.state_dtype)
    if not spec.is_whole(state):
        whole = new_state(spec.state_dtype)
        kernel.resample(state, Seed.of("a hint").rng(number), whole)
    kernel.observe(whole, seat, observed)
    return observed


def read_observation(game: str, position: Sequence[str], seat: int, ply: int) -> Observation:
    """The observation of a seat from the lines of its position; what it saw of earlier moves is not in there."""
    spec = game_spec(game)
    return Observation(spec, observed_state(spec, spec.read_position(position), seat), seat, ply)
