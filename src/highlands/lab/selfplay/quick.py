"""Games of the levels that don't search, in compiled code: move for move what the referee would have them play.

The dice of a bot and the chance of a game are hashes (`Dice`, `Seed`), which Python makes as fast as anybody. So a turn
is one call of compiled code: the choice, its consequences, and what the next player may do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from highlands.arena.contest import Contest
from highlands.arena.pairing import Fixture
from highlands.arena.playing import Played, Thought, Watcher, kept, start
from highlands.arena.worker import OF_USERS
from highlands.bots.bot import Bot, Maker
from highlands.bots.choosing import ACTION_VALUES, NOVICE_VALUES, RANDOM
from highlands.bots.levels import LevelBot, RandomBot
from highlands.bots.naming import maker
from highlands.engine.chance import Seed
from highlands.engine.kernel import NOBODY
from highlands.games import game_spec
from highlands.lab.selfplay.turns import Room, begin, take_turn

NO_DICE = np.zeros(4, dtype=np.uint64)
"""For a player without a choice; never cast."""


@cache
def room_for(game: str) -> Room:
    """Room for a game; in each process it is used again and again."""
    spec = game_spec(game)
    number = spec.actions
    return Room(np.zeros(2, spec.state_dtype), np.empty(number, np.int32), np.empty(number), np.zeros(2, np.int64))


def compile_turns(game: str) -> None:
    """Use the compiled code once."""
    spec, room = game_spec(game), room_for(game)
    chance = Seed.of("scratch").rng(0)
    begin(room, spec.make_options().reshape(1), chance)
    take_turn(room, ACTION_VALUES, 0.0, chance, chance)


def is_quick(contest: Contest) -> bool:
    """Whether compiled code can play for the bot of this contest."""
    (name,) = contest.bots
    return OF_USERS not in name and judgement_of(maker(name)(start(contest, 0, "any"))) is not None


def judgement_of(bot: Bot) -> tuple[int, float] | None:
    """What a bot goes by, and its weakness; None for one that compiled code can't play for."""
    if isinstance(bot, RandomBot):
        return RANDOM, 0.0
    if isinstance(bot, LevelBot) and not bot.level.iterations:
        return {"novice_values": NOVICE_VALUES, "action_values": ACTION_VALUES}[bot.level.judgement], float(
            bot.level.weakness
        )
    return None


def play_quickly(contest: Contest, makers: Sequence[Maker], fixture: Fixture, watcher: Watcher | None = None) -> Played:
    """Play one game. Nobody need watch: bots of ours don't hang."""
    spec = game_spec(contest.game)
    room = room_for(contest.game)
    bots: list[Any] = [makers[0](start(contest, seat, fixture.seed)) for seat in range(len(fixture.seating))]
    judgement = judgement_of(bots[0])
    assert judgement is not None
    seed = Seed.of(fixture.seed)
    thoughts = [Thought() for _ in bots]
    actions: list[int] = []
    begin(room, spec.read_options(contest.options).reshape(1), seed.rng(0))
    while (seat := int(room.turn[0])) != NOBODY:
        made = len(actions)
        dice = bots[seat].dice.at(made).rng(0) if room.turn[1] > 1 else NO_DICE
        actions.append(take_turn(room, *judgement, dice, seed.rng(made + 1)))
        thoughts[seat].decisions += 1
    outcome = spec.outcome(room.states[0])
    return Played(
        number=fixture.number,
        deal=fixture.deal,
        seating=fixture.seating,
        winners=outcome.winners,
        points=outcome.points,
        returns=outcome.returns,
        moves=len(actions),
        thoughts=thoughts,
        actions=kept(actions),
    )
