"""Retracing: all that is told of a game follows from its seed and its moves, so only these are kept while it is played.

Every move is checked on the way: what is written of a game is what the rules of today make of it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from highlands.arena.playing import ACTION
from highlands.engine.chance import Rng, Seed
from highlands.engine.kernel import NOBODY, Actions, to_move
from highlands.engine.state import Record
from highlands.errors import BrokenRecordError
from highlands.games import game_spec
from highlands.i18n import message
from highlands.lab.selfplay.turns import Traces, retrace
from highlands.spec.game_spec import Outcome


class Course(NamedTuple):
    """A whole game."""

    seed: str
    traces: Traces
    outcome: Outcome


@cache
def _room(game: str) -> tuple[Any, Actions]:
    spec = game_spec(game)
    return np.zeros(2, spec.state_dtype), np.empty(spec.actions, dtype=np.int32)


def course(game: str, options: Record, seed: str, moves: bytes, *, observed: bool = False) -> Course:
    """A game again, from what was kept of it; BrokenRecordError if the rules don't allow it."""
    spec = game_spec(game)
    states, choices = _room(game)
    actions = np.frombuffer(moves, ACTION)
    number = len(actions)
    traces = Traces(
        actions,
        np.zeros(number, np.int8),
        np.zeros(number, np.int16),
        np.zeros((number if observed else 0, spec.encoded), np.float32),
    )
    made = retrace(states, options.reshape(1), _chance(seed, number), choices, traces)
    if made < number or to_move(states[0]) != NOBODY:
        raise BrokenRecordError(message("selfplay-broken", seed=seed, move=made + 1))
    return Course(seed, traces, spec.outcome(states[0]))


def _chance(seed: str, moves: int) -> Rng:
    """The generators of the deal and of every move."""
    source = Seed.of(seed)
    return np.stack([source.rng(made) for made in range(moves + 1)])
