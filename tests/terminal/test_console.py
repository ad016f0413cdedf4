"""Asking and telling: answers are understood as people type them, and what is told reads as a sentence."""

from __future__ import annotations

import pytest
from rich.console import Console as RichConsole

from highlands import new
from highlands.games import game_spec
from highlands.games.schotten_totten.terminal.narration import listed, told
from highlands.games.schotten_totten.text.proof import prove
from highlands.i18n import LANGUAGES, Message, message, say
from highlands.spec.terminal import Console
from tests.games.schotten_totten.playing import at
from tests.games.schotten_totten.terminal.test_drawing import MIDDLE

NARROW = 80


@pytest.mark.parametrize(
    ("typed", "language", "meant"),
    [
        ("οχι", "el", False),
        ("ΟΧΙ", "el", False),
        ("ναί", "el", True),
        ("Nao", "pt-BR", False),
        ("n", "pt-BR", False),
        ("J", "de", True),
        ("no", "uk", False),
        ("НІ", "uk", False),
    ],
)
def test_an_answer_needs_no_accents_and_no_case(
    typed: str, language: str, meant: bool, monkeypatch: pytest.MonkeyPatch
):
    answers = iter(["\N{COMBINING ACUTE ACCENT}", "?", typed])
    monkeypatch.setattr("builtins.input", lambda mark: next(answers))
    console = Console(RichConsole(quiet=True), language)
    assert console.agrees(message("term-another"), usually=not meant) is meant


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, None])
def test_the_title_of_the_longest_variant_fits_into_a_narrow_terminal(language: str, seat: int | None):
    rich = RichConsole(width=NARROW, height=24, color_system=None, force_terminal=False, highlight=False)
    position = MIDDLE.replace("round: 2 of 3", "round: 12 of 20").replace("points: 5-2", "points: 45-38")
    with rich.capture() as captured:
        rich.print(
            game_spec("schotten-totten").make_terminal_ui(Console(rich, language)).board(at(position).view(seat))
        )
    title, second, *_ = captured.get().splitlines()
    assert title.endswith("─")
    assert "─" not in second


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("banshee spy@2", "Your opponent’s Banshee sends the Spy from your side of stone 2 to the discard pile."),
        ("traitor G5@2>7", "Your opponent’s Traitor brings green 5 over from your side of stone 2 to stone 7."),
        ("strategist G5@2>discard", "Your opponent’s Strategist takes green 5 from stone 2 to the discard pile."),
        ("mud@3", "Your opponent plays the Mud Fight onto stone 3."),
    ],
)
def test_a_move_is_narrated_in_a_sentence(move: str, words: str):
    assert say(told(move, "other")) == words


def test_the_places_a_card_can_go_to_are_listed_together():
    moves = ["R7@1", "R7@2", "G5@4", "mud@1", "mud@2", "blind@3"]
    moves += ["strategist G5@2>3", "strategist G5@2>4", "strategist G5@2>discard", "banshee spy@2", "traitor G5@2>7"]
    assert {typed: say(words) for typed, words in listed(moves)} == {
        "R7@1": "red 7 to one of the stones 1, 2",
        "G5@4": "green 5 to stone 4",
        "mud@1": "the Mud Fight onto one of the stones 1, 2",
        "blind@3": "Blind Man’s Bluff onto stone 3",
        "strategist G5@2>3": (
            "the Strategist takes green 5 from stone 2 to one of the stones 3, 4 or to the discard pile"
        ),
        "banshee spy@2": "the Banshee sends the Spy from your opponent’s side of stone 2 to the discard pile",
        "traitor G5@2>7": "the Traitor brings green 5 over from stone 2 to stone 7",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_is_worded_in_every_language(language: str):
    for moves in (at(MIDDLE).legal_moves, new("schotten-totten", tactics=True, seed=1).legal_moves):
        assert all(say(words, language) for _, words in listed([move.text for move in moves]))


@pytest.mark.parametrize(
    ("told_of", "words"),
    [
        (
            message("term-round-over", round=1, own=1, other=1),
            "Round 1 is over: one point for you, one point for your opponent.",
        ),
        (message("term-drawn", own=1), "It is a draw, one point each."),
        (
            message("too-many-tactics", own=1, other=0),
            "you have played one tactics card and your opponent none; you may be only one ahead",
        ),
        (
            message("term-record-good", moves=1, result="-"),
            "A good record: one move, and it is allowed. Result: -",
        ),
    ],
)
def test_one_is_no_plural(told_of: Message, words: str):
    assert say(told_of) == words


def test_an_equal_best_is_said_to_come_too_late():
    reason = prove(at("schotten-totten; stone 1: R7 R8 R9 / -; to move: A claim").state, 0, 0).reason
    assert say(reason) == (
        "the best the other side can still make is a colour run of 24 too (with orange 7, orange 8 and orange 9), "
        "and yours was completed first"
    )
