"""The bot `king`, which plays by rollouts: for matches, not one of the levels that people are offered."""

from __future__ import annotations

from math import ceil

import numpy as np

from highlands.bots.bot import PlySeeds, Start, require_setting
from highlands.bots.rollouts.endgame import solve
from highlands.bots.rollouts.search import TWO, RolloutSearch, RolloutSettings
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.state import copy_state, new_state
from highlands.games import game_spec
from highlands.spec.game_spec import AnyGame
from highlands.spec.observation import LegalMoves, Move, Observation, Past

ROLLOUTS = 2000
"""Of a decision without a time limit."""
SCRATCH_ROLLOUTS = 4
OPENING, OPENING_SHARE = 0.5, 0.25
"""In the first half of a game, where moves differ little by their results, it uses only this share of its time."""


class King:
    """Plays the best move by rollouts."""

    def __init__(self, start: Start, *, iterations: int | None = None, threads: int = 1) -> None:
        """Take the number of rollouts; without one it uses all the time that a decision has."""
        require_setting("iterations", 0 if iterations is None else iterations, int, 0)
        require_setting("threads", threads, int, 1)
        self._iterations = iterations
        self._seeds = PlySeeds(start)
        self._search = self._new_search(game_spec(start.game), threads)

    def _new_search(self, spec: AnyGame, threads: int) -> RolloutSearch:
        """The search with its usual settings."""
        return RolloutSearch(spec, threads=threads)

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        """The best move."""
        if len(moves) == 1:
            return moves[0]
        iterations = ROLLOUTS if self._iterations is None and seconds is None else self._iterations
        share = 1.0 if observation.spec.progress(observation.state) >= OPENING else OPENING_SHARE
        found = self._search.run(
            observation.state,
            self._seeds.at(observation.ply),
            past=observation.past,
            iterations=None if iterations is None else ceil(share * iterations),
            seconds=None if seconds is None else share * seconds,
        )
        return moves[moves.actions.index(found.moves[0].action)]


def is_named(text: str) -> bool:
    """Whether the specification of a bot names the king."""
    return text.partition(",")[0].strip() == "king"


def warm_up(spec: AnyGame) -> None:
    """Call every kernel of rollouts once, so that all are compiled and cached: a clock must not run meanwhile."""
    rng = Seed.of("scratch").rng(0)
    state, observed = new_state(spec.state_dtype), new_state(spec.state_dtype)
    kernel.setup(state, spec.make_options(), rng)
    before = copy_state(state)
    kernel.apply(state, LegalMoves(spec, state).actions[0], rng)
    mover = kernel.to_move(state)
    kernel.observe(before, mover, observed)
    past = Past(np.array([observed], spec.state_dtype), np.zeros(1, np.int32))
    kernel.observe(state, mover, observed)
    search = RolloutSearch(spec, RolloutSettings(candidates=2, depth=1, pool=2))
    search.run(observed, Seed.of("scratch"), past=past, iterations=SCRATCH_ROLLOUTS)
    if spec.seats(state) == TWO:
        solve(spec, state, LegalMoves(spec, state).actions[:1], 1)
