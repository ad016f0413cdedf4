"""Games of the levels without search, in compiled code: move for move what the referee would have them play.

The seeds of a bot and of a game's chance are hashes (`PlySeeds`, `Seed`), which Python computes as fast as compiled
code. So each turn is one call of compiled code: the choice, its effect, and the next player's legal actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from highlands.arena.contest import Contest
from highlands.arena.game_runner import GameResult, OnAsk, ThinkingTime, pack_actions, start_of
from highlands.arena.schedule import Pairing
from highlands.bots.bot import Bot, BotFactory
from highlands.bots.levels import LevelBot, RandomBot
from highlands.bots.policy import ACTION_VALUES, NOVICE_VALUES, RANDOM
from highlands.bots.registry import bot_factory, is_built_in
from highlands.engine.chance import Seed
from highlands.engine.kernel import NOBODY
from highlands.games import game_spec
from highlands.lab.selfplay.kernels import GameBuffers, deal, take_turn

UNUSED_RNG = np.zeros(4, dtype=np.uint64)
"""For a player without a choice, who draws no random number."""


@cache
def buffers_for(game: str) -> GameBuffers:
    """The buffers of a game, allocated once per process."""
    spec = game_spec(game)
    number = spec.actions
    return GameBuffers(
        np.zeros(2, spec.state_dtype), np.empty(number, np.int32), np.empty(number), np.zeros(2, np.int64)
    )


def compile_kernels(game: str) -> None:
    """Call the kernels once, so that they are compiled and cached."""
    spec, buffers = game_spec(game), buffers_for(game)
    rng = Seed.of("scratch").rng(0)
    deal(buffers, spec.make_options().reshape(1), rng)
    take_turn(buffers, ACTION_VALUES, 0.0, rng, rng)


def is_compilable(contest: Contest) -> bool:
    """Whether compiled code can play for the bot of this contest."""
    (name,) = contest.bots
    return is_built_in(name) and policy_of(bot_factory(name)(start_of(contest, 0, "any"))) is not None


def policy_of(bot: Bot) -> tuple[int, float] | None:
    """The evaluation that a bot goes by, and its temperature; None for a bot that compiled code can't play for."""
    if isinstance(bot, RandomBot):
        return RANDOM, 0.0
    if isinstance(bot, LevelBot) and not bot.level.iterations:
        evaluations = {"novice_values": NOVICE_VALUES, "action_values": ACTION_VALUES}
        return evaluations[bot.level.evaluation], float(bot.level.temperature)
    return None


def play_compiled(
    contest: Contest, factories: Sequence[BotFactory], pairing: Pairing, on_ask: OnAsk | None = None
) -> GameResult:
    """Play one game. Nothing is reported before each move: built-in bots don't hang."""
    spec = game_spec(contest.game)
    buffers = buffers_for(contest.game)
    bots: list[Any] = [factories[0](start_of(contest, seat, pairing.seed)) for seat in range(len(pairing.seating))]
    policy = policy_of(bots[0])
    assert policy is not None
    seed = Seed.of(pairing.seed)
    thinking = [ThinkingTime() for _ in bots]
    actions: list[int] = []
    deal(buffers, spec.read_options(contest.options).reshape(1), seed.rng(0))
    while (seat := int(buffers.turn[0])) != NOBODY:
        ply = len(actions)
        bot_rng = bots[seat].seeds.at(ply).rng(0) if buffers.turn[1] > 1 else UNUSED_RNG
        actions.append(take_turn(buffers, *policy, bot_rng, seed.rng(ply + 1)))
        thinking[seat].decisions += 1
    outcome = spec.outcome(buffers.states[0])
    return GameResult(
        number=pairing.number,
        deal=pairing.deal,
        seating=pairing.seating,
        winners=outcome.winners,
        points=outcome.points,
        returns=outcome.returns,
        moves=len(actions),
        thinking=thinking,
        actions=pack_actions(actions),
    )
