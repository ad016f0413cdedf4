"""The king: a bot for matches, whose kernels are compiled before a clock runs."""

from __future__ import annotations

from typing import Any

import pytest

import highlands
from highlands import NotAllowedError, arena
from highlands.arena import Match, new_contest
from highlands.bots.bot import Start
from highlands.bots.levels import LEVELS, NAMED
from highlands.bots.registry import bot_factory
from highlands.bots.rollouts import king

START = Start(game="schotten-totten", options="", seats=2, seat=0, seed="any")


def test_the_king_has_a_name_and_is_no_level():
    assert "king" in NAMED
    assert "king" not in LEVELS


@pytest.mark.parametrize("setting", [{"iterations": -1}, {"iterations": 2.5}, {"threads": 0}])
def test_settings_out_of_range_are_refused(setting: dict[str, Any]):
    with pytest.raises(NotAllowedError, match="must be at least"):
        NAMED["king"](START, **setting)


def test_the_same_seed_plays_the_same():
    game = highlands.new("schotten-totten", seed=4)
    assert game.to_move is not None
    observation = game.observation(game.to_move)
    factory = bot_factory("king,iterations=8")
    choices = {str(factory(START).choose(observation, observation.moves, None)) for _ in range(2)}
    assert len(choices) == 1


@pytest.mark.parametrize(("bot", "warmed"), [("king,iterations=1", ["schotten-totten"]), ("warrior", [])])
def test_the_arena_compiles_rollouts_before_the_first_game_where_the_king_plays(
    bot: str, warmed: list[str], monkeypatch: pytest.MonkeyPatch
):
    called: list[str] = []
    monkeypatch.setattr(king, "warm_up", lambda spec: called.append(spec.name))
    match = Match(new_contest("schotten-totten", (bot, "random"), seed="any"), 0, [])
    assert list(arena.run(match, workers=1)) == []
    assert called == warmed


@pytest.mark.parametrize("game", ["schotten-totten", "verraeter"])
def test_every_game_can_be_warmed_up(game: str):
    king.warm_up(highlands.new(game, seed=1).spec)
