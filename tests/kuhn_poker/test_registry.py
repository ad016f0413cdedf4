"""How games of others become known: by a call, by an environment variable, by an entry point."""

from __future__ import annotations

import os
import sys
from importlib.metadata import EntryPoint

import pytest

from highlands import NotAllowedError, games
from highlands.games import VARIABLE, follow_games, game_names, game_spec, register_game
from tests.kuhn_poker.game.spec import SPEC, KuhnPoker

PLACE = "tests.kuhn_poker.game.spec:SPEC"


@pytest.fixture
def nothing_registered(monkeypatch: pytest.MonkeyPatch, registered: None) -> None:
    monkeypatch.setattr(games, "_registered", {})
    monkeypatch.setattr(games, "_followers", [])
    monkeypatch.setenv(VARIABLE, "")


def test_by_a_call(nothing_registered: None):
    told: list[str] = []
    follow_games(lambda spec: told.append(spec.name))
    assert "kuhn-poker" not in game_names()
    with pytest.raises(NotAllowedError, match="there is no game “kuhn-poker”"):
        game_spec("kuhn-poker")
    register_game(SPEC)
    register_game(SPEC)
    assert game_spec("kuhn-poker") is SPEC
    assert told == ["schotten-totten", "verraeter", "kuhn-poker"]
    assert os.environ[VARIABLE] == f"kuhn-poker={PLACE}"


def test_by_an_environment_variable(nothing_registered: None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(VARIABLE, "kuhn-poker=tests.kuhn_poker.game:SPEC")
    register_game(SPEC)  # it is known already, by another name of its place
    assert game_names() == ["schotten-totten", "verraeter", "kuhn-poker"]
    assert game_spec("kuhn-poker") is SPEC


def test_by_an_entry_point(nothing_registered: None, monkeypatch: pytest.MonkeyPatch):
    entry = EntryPoint("kuhn-poker", PLACE, games.ENTRY_POINTS)
    monkeypatch.setattr(games, "_installed", lambda: {entry.name: entry.value})
    assert game_spec("kuhn-poker") is SPEC


def test_what_other_processes_could_not_import_is_refused(monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(TypeError, match="no attribute that is this spec"):
        register_game(KuhnPoker())
    monkeypatch.setattr(KuhnPoker, "__module__", "__main__")
    monkeypatch.setattr(sys.modules["__main__"], "SPEC", SPEC, raising=False)
    with pytest.raises(TypeError, match="__main__ has no attribute"):
        register_game(SPEC)


def test_a_name_is_taken_once(monkeypatch: pytest.MonkeyPatch):
    class Impostor(KuhnPoker):
        name = "verraeter"

    Impostor.__module__ = __name__
    monkeypatch.setitem(globals(), "IMPOSTOR", Impostor())
    with pytest.raises(TypeError, match="another game 'verraeter'"):
        register_game(globals()["IMPOSTOR"])


def test_the_wrong_spec_under_a_name_is_refused(nothing_registered: None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(VARIABLE, f"leduc-poker={PLACE}")
    with pytest.raises(TypeError, match="registered as the spec of leduc-poker"):
        game_spec("leduc-poker")
