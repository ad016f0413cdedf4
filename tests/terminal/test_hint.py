"""`highlands hint`: the best moves for who is to move, by what that player knows."""

from __future__ import annotations

import re

import pytest

import highlands
from highlands.engine.compiling import INTERPRETED
from highlands.errors import NotAllowedError
from highlands.games import game_spec
from highlands.i18n import LANGUAGES
from highlands.terminal.hint import observation_of_mover
from tests.review.games import LAST_CHANCE, LAST_ROUND, win_let_go
from tests.terminal.player import run, words

pytestmark = pytest.mark.skipif(INTERPRETED, reason="a search takes very long when it is not compiled")

QUICKLY = ("--seconds", "0.1")


def test_the_winning_move_is_named_first():
    shown = run("hint", LAST_CHANCE, *QUICKLY)
    assert shown.exit_code == 0, shown.output
    assert re.match(r"The best moves of A, with the chance to win: claim 3 100% ", words(shown.output))


def test_a_position_may_be_several_arguments_or_the_standard_input():
    lines = LAST_CHANCE.splitlines()
    assert "claim 3" in run("hint", *lines, *QUICKLY).output
    assert "claim 3" in run("hint", "-", *QUICKLY, typed=LAST_CHANCE).output


def test_a_record_is_asked_about_at_a_moment():
    text = win_let_go().full_record()
    assert "claim 3" in run("hint", "-", "--at", "0", *QUICKLY, typed=text).output
    over = run("hint", "-", typed=text)
    assert over.exit_code == 1
    assert "the game is over" in words(over.stderr).lower()


def test_what_a_seat_saw_of_a_running_game_will_do():
    for name in ("schotten-totten", "verraeter"):
        game = highlands.new(name, first=0, seed=1)
        for _ in range(3):
            game.play(next(iter(game.legal_moves)))
        mover = game.to_move
        shown = run("hint", "-", *QUICKLY, typed=game.record(mover))
        assert shown.exit_code == 0, shown.output
        assert shown.output.count("%") == 3


def test_who_is_not_to_move_gets_no_hint():
    assert run("hint", LAST_CHANCE, "--seat", "a", *QUICKLY).exit_code == 0
    shown = run("hint", LAST_CHANCE, "--seat", "B")
    assert shown.exit_code == 1
    assert "not the turn of B" in words(shown.stderr)
    assert "is no seat; there are A, B" in words(run("hint", LAST_CHANCE, "--seat", "C").stderr)


def test_the_movers_own_cards_must_be_known():
    shown = run("hint", "schotten-totten; hand A: R1 R2 c?*4")
    assert shown.exit_code == 1
    assert "all cards that A sees must be given" in words(shown.stderr)


def test_a_whole_position_is_concealed_first():
    spec = game_spec("verraeter")
    observation = observation_of_mover(spec, spec.read_position(LAST_ROUND.splitlines()))
    assert (observation.seat, observation.ply) == (1, 0)
    assert "hand A: ?*3" in observation.position
    assert "hand B: 3 4 6" in observation.position
    assert len(observation.moves) > 1


def test_a_finished_position_has_no_mover():
    spec = game_spec("schotten-totten")
    state = win_let_go().state
    with pytest.raises(NotAllowedError, match="the game is over"):
        observation_of_mover(spec, state)


def test_every_language_gives_hints():
    for language in LANGUAGES:
        assert run("hint", LAST_CHANCE, "--seconds", "0.02", "--language", language).exit_code == 0
