"""The opponents of the bench: they play by the rules in every variant, each after its own fashion."""

from __future__ import annotations

from typing import Any

import pytest

import highlands
from bench.champion import EXPERIMENTS, OPPONENTS
from bench.opponents.border import COLOUR, COLOUR_RUN, KIND, RUN, SUM, card_of, formation
from highlands.bots import Start, referee
from highlands.bots.registry import bot_factory


@pytest.mark.parametrize("name", OPPONENTS)
@pytest.mark.parametrize(
    "options",
    [
        {},
        pytest.param({"expert": True}, marks=pytest.mark.long),
        pytest.param({"tactics": True}, marks=pytest.mark.long),
    ],
)
def test_an_opponent_plays_whole_games_by_the_rules(name: str, options: dict[str, Any]):
    game = highlands.new("schotten-totten", seed=name, **options)
    start = {"game": "schotten-totten", "options": "", "seats": 2, "seed": "any"}
    factories = [bot_factory(OPPONENTS[name]), bot_factory("warrior")]
    bots = [referee.create_bot(factory, Start(seat=seat, **start)) for seat, factory in enumerate(factories)]  # type: ignore[arg-type]
    while (seat := game.to_move) is not None:
        game.play(referee.ask(bots[seat], game.observation(seat), None)[0])
    for bot in bots:
        referee.release_bot(bot)
    assert game.outcome is not None


@pytest.mark.parametrize(
    ("side", "found"),
    [
        ("R1 R2 R3", (COLOUR_RUN, 6)),
        ("R5 B5 G5", (KIND, 15)),
        ("R1 R5 R9", (COLOUR, 15)),
        ("R7 B8 G9", (RUN, 24)),
        ("R9 B9 G8", (SUM, 26)),
    ],
)
def test_they_know_the_formations(side: str, found: tuple[int, int]):
    assert formation(frozenset(map(card_of, side.split()))) == found


def test_every_experiment_names_bots_that_there_are():
    for experiment in EXPERIMENTS.values():
        for bot in (experiment.bot, experiment.against):
            bot_factory(bot)
