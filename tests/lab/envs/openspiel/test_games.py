"""The games as OpenSpiel knows them: their names, parameters and limits."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import pytest

from highlands.errors import NotAllowedError
from highlands.extras import MissingExtraError
from tests.lab.envs.openspiel.playing import FOUR, SCHOTTEN_TOTTEN, SMALL, THREE, dealt, pyspiel

OWN_LANDSCAPES = "0 3 2 1 0 / 3 4 3 2 1 / 5 5 4 3 2 / 7 6 4 3 2 / 10 7 5 3 2 / 15 9 6 4 3"


def test_both_games_are_registered():
    assert {SCHOTTEN_TOTTEN, FOUR} <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("name", "players", "total"), [(SCHOTTEN_TOTTEN, 2, 0), (THREE, 3, -1), (FOUR, 4, -2)])
def test_players_and_what_they_share(name: str, players: int, total: int):
    game = pyspiel.load_game(name)
    assert (game.num_players(), game.utility_sum()) == (players, total)
    assert (game.min_utility(), game.max_utility()) == (-1, 1)
    assert game.num_distinct_actions() == (1721 if players == 2 else 481)


@pytest.mark.parametrize(
    ("name", "moves"),
    [(SCHOTTEN_TOTTEN, 229), (SMALL, 18 + 20 + 3 + 38), (THREE, 3 + 9 * 12), (FOUR, 4 + 8 * 15)],
)
def test_the_longest_game(name: str, moves: int):
    assert pyspiel.load_game(name).max_game_length() == moves


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        (f"{SCHOTTEN_TOTTEN}(tactics=True,expert=True,rounds=3)", ["schotten-totten tactics expert", "round: 1 of 3"]),
        (f"{SCHOTTEN_TOTTEN}(first=1)", ["began: B"]),
        (SMALL, ["schotten-totten colours=2 stones=3 hand=3"]),
        (f"{FOUR}(players=3,first=2)", ["verraeter players=3", "start player: C"]),
        (f"{FOUR}(landscapes={OWN_LANDSCAPES})", [f"landscapes: {OWN_LANDSCAPES}"]),
    ],
)
def test_parameters_are_the_options_of_highlands(name: str, lines: list[str]):
    state = dealt(name)
    assert set(lines) <= set(str(state).splitlines())
    game, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(game) == str(state.get_game())
    assert str(loaded) == str(state)


@pytest.mark.parametrize(
    ("name", "parameters", "reason"),
    [
        (SCHOTTEN_TOTTEN, {"rounds": 100}, "rounds"),
        (SCHOTTEN_TOTTEN, {"first": 2}, "first"),
        (FOUR, {"players": 5}, "players"),
    ],
)
def test_a_bad_parameter_is_refused_with_the_reason(name: str, parameters: dict[str, Any], reason: str):
    with pytest.raises(NotAllowedError, match=reason):
        pyspiel.load_game(name, parameters)


def test_without_the_library_the_extra_is_named(monkeypatch: pytest.MonkeyPatch):
    for name in [name for name in sys.modules if name.startswith("highlands.lab.envs.openspiel")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(MissingExtraError, match=r"needs pyspiel.*'highlands\[openspiel\]'"):
        import_module("highlands.lab.envs.openspiel")
