"""Replaying stored games: everything about a game follows from its seed and its moves, so only these are stored.

Every move is checked on the way: what is written of a game is what the present rules make of it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import DTypeLike

from highlands.arena.game_runner import ACTION
from highlands.engine.chance import Rng, Seed
from highlands.engine.kernel import NOBODY, Actions, to_move
from highlands.engine.state import Record
from highlands.errors import BrokenRecordError
from highlands.games import game_spec
from highlands.i18n import message
from highlands.lab.selfplay.kernels import ReplayArrays, replay
from highlands.spec.game_spec import Outcome


class ReplayedGame(NamedTuple):
    """A whole game."""

    seed: str
    trajectory: ReplayArrays
    outcome: Outcome


@cache
def _buffers(game: str) -> tuple[Any, Actions]:
    spec = game_spec(game)
    return np.zeros(2, spec.state_dtype), np.empty(spec.actions, dtype=np.int32)


def replay_game(
    game: str, options: Record, seed: str, moves: bytes, *, observed: DTypeLike | None = None, masks: bool = False
) -> ReplayedGame:
    """Replay a game from its seed and moves; BrokenRecordError if the rules don't allow it.

    With observations of a dtype, and with the legal actions of every decision, where these are asked for.
    """
    spec = game_spec(game)
    states, legal_actions = _buffers(game)
    actions = np.frombuffer(moves, ACTION)
    number = len(actions)
    trajectory = ReplayArrays(
        actions,
        np.zeros(number, np.int8),
        np.zeros(number, np.int16),
        np.zeros((0 if observed is None else number, spec.encoded), np.float32 if observed is None else observed),
        np.zeros(0, np.int16),
    )
    replayed = replay(states, options.reshape(1), _rngs(seed, number), legal_actions, trajectory)
    if replayed < number or to_move(states[0]) != NOBODY:
        raise BrokenRecordError(message("selfplay-broken", seed=seed, move=replayed + 1))
    if masks:  # once more: now it is known how many they are
        listed = np.zeros(int(trajectory.legal_counts.sum()), np.int16)
        trajectory = trajectory._replace(legal_actions=listed)
        replay(states, options.reshape(1), _rngs(seed, number), legal_actions, trajectory)
    return ReplayedGame(seed, trajectory, spec.outcome(states[0]))


def _rngs(seed: str, moves: int) -> Rng:
    """The generators of the deal and of every move."""
    source = Seed.of(seed)
    return np.stack([source.rng(ply) for ply in range(moves + 1)])
