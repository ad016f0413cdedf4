"""Retracing: all that is told of a game follows from its seed and its moves, so only these are kept while it is played.

Every move is checked on the way: what is written of a game is what the rules of today make of it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from highlands.arena.playing import ACTION
from highlands.chance import Rng, Seed
from highlands.errors import BrokenRecordError
from highlands.games import ruleset
from highlands.kernel import NOBODY, Actions, Table, to_move
from highlands.ruleset import Outcome
from highlands.selfplay.turns import Traces, retrace
from highlands.words import message


class Course(NamedTuple):
    """A whole game."""

    seed: str
    traces: Traces
    outcome: Outcome


@cache
def _room(game: str) -> tuple[Any, Actions]:
    rules = ruleset(game)
    return np.zeros(2, rules.table_dtype), np.empty(rules.actions, dtype=np.int32)


def course(game: str, options: Table, seed: str, moves: bytes, *, observed: bool = False) -> Course:
    """A game again, from what was kept of it; BrokenRecordError if the rules don't allow it."""
    rules = ruleset(game)
    tables, choices = _room(game)
    actions = np.frombuffer(moves, ACTION)
    number = len(actions)
    traces = Traces(
        actions,
        np.zeros(number, np.int8),
        np.zeros(number, np.int16),
        np.zeros((number if observed else 0, rules.encoded), np.float32),
    )
    made = retrace(tables, options.reshape(1), _chance(seed, number), choices, traces)
    if made < number or to_move(tables[0]) != NOBODY:
        raise BrokenRecordError(message("selfplay-broken", seed=seed, move=made + 1))
    return Course(seed, traces, rules.outcome(tables[0]))


def _chance(seed: str, moves: int) -> Rng:
    """The generators of the deal and of every move."""
    source = Seed.of(seed)
    return np.stack([source.state(made) for made in range(moves + 1)])
