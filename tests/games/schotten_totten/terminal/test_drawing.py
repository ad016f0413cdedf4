"""What is drawn: all of the border, in any terminal, and nothing that the seer may not know."""

from __future__ import annotations

import random
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console as RichConsole

from highlands import Game, Seed, new
from highlands.engine import kernel
from highlands.engine.state import copy_state, new_state
from highlands.games import game_spec
from highlands.games.schotten_totten.view.board import board
from highlands.games.schotten_totten.view.player_view import view
from highlands.games.schotten_totten.view.svg import picture
from highlands.spec.terminal import Console
from tests.games.schotten_totten.playing import VARIANTS, at

MIDDLE = """schotten-totten tactics expert
round: 2 of 3
points: 5-2
stone 1 of A: R6 R7 R8 / G9 O4
stone 2: Y4 O3 / B7 B8
stone 3: G5 O5 R5 / Y8 G8 P4 !
stone 4 mud blind: B1 B2 B3 shield / joker P8
stone 6 of B: Y1 Y6 G7 ! / P1 P2 P3
stone 7: O8 spy / B5
hand A: R3 O6 Y5 G3 B4 joker banshee
hand B: c?*6 t?
discard: R4 recruiter traitor
to move: A play
"""


def in_terminal(state: Any, width: int, height: int = 24) -> str:
    """A table as it is drawn in a terminal of this size, without the colours."""
    rich = RichConsole(width=width, height=height, color_system=None, force_terminal=False, highlight=False)
    with rich.capture() as captured:
        rich.print(game_spec("schotten-totten").make_terminal_ui(Console(rich, "en")).board(view(state)))
    return captured.get()


DRAWINGS = [board, picture, lambda state: in_terminal(state, 80), lambda state: in_terminal(state, 140)]


def some_way_into(game: Game, moves: int) -> Game:
    """The game after so many moves at random."""
    chance = random.Random(moves)
    for _ in range(moves):
        if game.to_move is not None:
            game.play(chance.choice(list(game.legal_moves)))
    return game


def test_the_board_shows_all_of_a_position():
    text = board(at(MIDDLE).observe(0))
    assert max(len(line) for line in text.splitlines()) <= 100
    for words in (
        "schotten-totten tactics expert · round 2 of 3 · points A 5, B 2",
        "B  hand: c? c? c? c? c? c? t? · tactics cards played: 4, a Joker among them",
        "A  hand: R3 O6 Y5 G3 B4 joker banshee · tactics cards played: 3",
        "[1 of A]",
        "[6 of B]",
        "[ 9 ]",
        "mud blind",
        "Y8 !",
        "discard: R4 recruiter traitor",
        "A to move: play a card",
    ):
        assert words in text


def test_the_seer_sits_at_the_bottom():
    game = at(MIDDLE)
    for seat, below in ((0, "A"), (1, "B"), (None, "A")):
        hands = [line[0] for line in game.board(seat).splitlines() if "  hand: " in line]
        assert hands[-1] == below


def test_a_seat_is_told_what_it_put_under_a_deck_and_others_are_not():
    game = at("schotten-totten tactics; discard: recruiter; hand A: R1 R2 O3 O4 Y5 Y6 B7 B8 P9; to move: A return 2")
    game.play("return R1")
    assert "known in the clan deck: R1 in place" in game.board(0)
    assert "known in" not in game.board(1)
    assert "known in" not in str(game)


@pytest.mark.parametrize("width", [76, 80, 100, 140, 200])
def test_all_stones_are_there_in_a_terminal_of_any_width(width: int):
    lines = in_terminal(at(MIDDLE).observe(0), width).splitlines()
    assert max(len(line) for line in lines) <= width
    numbers = next(line for line in lines if "▼ 1 ▼" in line)
    assert [number for number in "123456789" if number in numbers] == list("123456789")
    assert "▲ 6 ▲" in numbers
    assert any("1st" in line for line in lines)


def test_the_drawing_leaves_room_for_the_talk_in_a_small_terminal():
    assert len(in_terminal(at(MIDDLE).observe(0), 80).splitlines()) <= 19


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_picture_is_well_formed_and_fetches_nothing(seat: int | None):
    text = picture(at(MIDDLE).observe(seat))
    root = ET.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert text.count("http") == 1
    assert "<image" not in text
    assert "<script" not in text


@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
@pytest.mark.parametrize("moves", [0, 15, 60, 400])
def test_drawings_stay_the_same_when_hidden_cards_are_dealt_anew(tactics: bool, expert: bool, moves: int):
    game = some_way_into(new("schotten-totten", tactics=tactics, expert=expert, seed=moves), moves)
    rng = Seed.of("deal anew").rng(moves)
    for seat in (0, 1, None):
        observed = game.observe(seat)
        other, observed_anew = copy_state(observed), new_state(game.spec.state_dtype)
        kernel.resample(observed, rng, other)
        kernel.observe(other, game.observer_of(seat), observed_anew)
        for drawing in DRAWINGS:
            assert drawing(observed_anew) == drawing(observed)


def test_a_reduced_game_is_drawn_too():
    game = new("schotten-totten", stones=3, colours=3, hand=2, seed=1)
    for drawing in DRAWINGS:
        assert drawing(game.state)
