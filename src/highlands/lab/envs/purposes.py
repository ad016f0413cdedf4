"""What the environments have compiled before their first step, each no more than its own: with progress, and once."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from highlands.engine.chance import Seed
from highlands.lab.envs import stepping
from highlands.play.precompile import OF_THE_RULES, Purpose
from highlands.spec.game_spec import AnyGame

LAB_NAME = "lab"
"""The purpose that has the kernels of all environments (`highlands.lab.precompile`)."""

PACKAGES = (*OF_THE_RULES, "highlands.engine", "highlands.lab.envs")


@cache
def batch_purpose(dtype: np.dtype[Any], parallel: bool) -> Purpose:
    """For a `Batch` with observations of a dtype, in one thread or in several."""

    def exercise(spec: AnyGame) -> None:
        from highlands.lab.envs.batch import Batch

        batch = Batch(spec.name, 2, seed="scratch", threads=2 if parallel else 1, dtype=dtype)
        batch.step(batch.random_actions())

    name = f"batch-{dtype.name}{'-parallel' if parallel else ''}"
    return Purpose(name, "", exercise, PACKAGES, part_of=LAB_NAME)


def _step_one_game(spec: AnyGame) -> None:
    """As PettingZoo's environments do, but without that library."""
    states, options = np.zeros(2, spec.state_dtype), spec.make_options().reshape(1)
    rng, results = Seed.of("scratch").rng(0), np.zeros(spec.seats_with(options[0]), np.float32)
    observation, mask = np.zeros(spec.encoded, np.float32), np.zeros(spec.actions, np.int8)
    actions = np.zeros(spec.actions, np.int32)
    seat = stepping.reset_game(states, options, rng, observation, mask, actions)
    stepping.encode_seat(states[0], states[1], seat, observation)
    stepping.step_game(states, rng, observation, mask, actions, results, int(np.flatnonzero(mask)[0]))


ONE_GAME = Purpose("one-game", "", _step_one_game, PACKAGES, part_of=LAB_NAME)
"""For PettingZoo's environments."""


def _step_against_bots(spec: AnyGame) -> None:
    from highlands.lab.envs.single_agent import SingleAgentGames

    games = SingleAgentGames(spec.name, 1, "random", None, False, "raise", {})
    games.reset(1)
    games.step(games.arrays.legal_actions[:, 0].astype(np.int64))


AGAINST_BOTS = Purpose(
    "against-bots",
    "",
    _step_against_bots,
    (*PACKAGES, "highlands.games.{game}.evaluation", "highlands.bots.policy"),
    part_of=LAB_NAME,
)
"""For one seat against the levels that don't search: Gymnasium and Stable-Baselines3."""
