"""Games between bots, for the tests."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import highlands
from highlands import Game, Outcome
from highlands.bots import Start
from highlands.bots.bot import BotFactory
from highlands.bots.referee import ask, create_bot, release_bot

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("schotten-totten", {}),
    ("schotten-totten", {"tactics": True, "expert": True}),
    ("verraeter", {"players": 3}),
    ("verraeter", {"players": 4}),
]
NAMES = ["schotten-totten", "schotten-totten-tactics-expert", "verraeter-3", "verraeter-4"]


def start(game: Game, seat: int = 0, seed: str = "test") -> Start:
    """What the bot on a seat is told."""
    options = "" if game.options is None else game.spec.write_options(game.options)
    return Start(game=game.spec.name, options=options, seats=game.seats, seat=seat, seed=seed)


def at_random(name: str, options: dict[str, Any], seed: int, moves: int) -> Game:
    """A game after some moves at random, not yet over."""
    game = highlands.new(name, seed=seed, **options)
    dice = random.Random(seed)
    for _ in range(moves):
        game.play(dice.choice(game.legal_moves))
        if game.to_move is None:
            game.undo()
            break
    return game


def play_out(game: Game, factories: Sequence[BotFactory]) -> Outcome:
    """Let bots play a game to its end, all through the referee."""
    bots = [create_bot(factory, start(game, seat)) for seat, factory in enumerate(factories)]
    while (seat := game.to_move) is not None:
        move, _ = ask(bots[seat], game.observation(seat), None)
        game.play(move)
    outcome = game.outcome
    assert outcome is not None
    for bot in bots:
        release_bot(bot, outcome.points)
    return outcome
