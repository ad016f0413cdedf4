"""Whatever is typed, sent or stored: the parsers answer with a result or with one of our own errors."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import highlands
from highlands.errors import HighlandsError
from highlands.games.schotten_totten import SPEC
from highlands.i18n import say
from highlands.play import record
from highlands.play.game import Game, from_position
from tests.games.schotten_totten.invariants import assert_sound
from tests.games.schotten_totten.strategies import games, play_on, recruiting
from tests.strategies import SEEDS, examples

ODD_LETTERS = "ıſKİ０¹²٣½ⅷ\x00\x0b\x1c\x85\u2028\u202eé🂡"
"""Letters and digits that some of Python's functions take for others, ends of lines, and what is no letter at all."""

VOCABULARY = """schotten-totten tactics expert colours=3 colours=0 stones=4 hand=2 rounds=3 first=B round: 1 of 3 99
    points: 5-2 -1 began: A B C stone 0 stone 3: of blind mud / ! - hand clan deck: tactics discard: played: jokers:
    to move: play claim draw recruit return passed twice, nobody R7 P9 joker joker*2 spy shield R7{A} c? t? c?{B} c?*4
    c?*99 t?*10 @ > 5 pass done recruiter strategist banshee traitor game: options: seed: seen by: spectator result:
    running start: now: players: highlands record 1 ; , #"""
WORDS = VOCABULARY.split()

STARTS = [
    "",
    "schotten-totten ",
    "schotten-totten tactics; ",
    "highlands record 1\ngame: schotten-totten\nresult: running\n",
]


@st.composite
def word_soup(draw: st.DrawFn) -> str:
    """The notation's own words in any order."""
    words = draw(st.lists(st.sampled_from(WORDS), max_size=12))
    glue = draw(st.sampled_from([" ", "", "\n", "; ", ", ", ": "]))
    return draw(st.sampled_from(STARTS)) + glue.join(words)


def mutated(text: str, seed: int) -> str:
    """A text with a few slips: letters changed, added, lost, doubled; pieces moved; lines lost or repeated."""
    chance = random.Random(seed)
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(text) + 1)
        to = min(len(text), at + chance.randint(1, 8))
        letters = ODD_LETTERS + "ABCROYGBP0123456789@>!*{}?:;,/- \n"
        lines = text.split("\n")
        line = chance.randrange(len(lines))
        text = chance.choice(
            [
                text[:at] + chance.choice(letters) + text[at:],
                text[:at] + chance.choice(letters) + text[at + 1 :],
                text[:at] + text[to:],
                text[:to] + text[at:],
                text[:at] + chance.choice(WORDS) + text[to:],
                text[:at] + text[at:to].swapcase() + text[to:],
                "\n".join(lines[:line] + lines[line + 1 :]),
                "\n".join([*lines, lines[line]]),
            ]
        )
    return text


# What each parser is given, and what it does when it accepts


def read_move(text: str) -> None:
    game = from_position("schotten-totten tactics; stone 1: R1 joker / R2; hand A: R7 banshee c?*5", seed=1)
    actions = set(range(SPEC.actions + 2))
    assert game.read(text).action in actions
    assert SPEC.read_action(OVER.state, text) in actions
    assert OVER.read(text).action in actions


def read_position(text: str) -> None:
    state = SPEC.read_position(text.splitlines())
    lines = SPEC.write_position(state)
    assert SPEC.write_position(SPEC.read_position(lines)) == lines
    game = from_position(text, seed=1)
    assert_consistent(game)
    for seat in (0, 1, None):
        game.view(seat)
        game.board(seat)
        game.record(seat)
    play_on(game, random.Random(1), moves=4)
    assert_consistent(game)


def assert_consistent(game: Game) -> None:
    """A position that was accepted is sound; but in a finished one the hands may be of any size."""
    if game.to_move is not None:
        assert_sound(game.state)


def read_options(text: str) -> None:
    options = SPEC.read_options(text)
    assert SPEC.read_options(SPEC.write_options(options)).tobytes() == options.tobytes()


def read_record(text: str) -> None:
    record.read(text)
    game = highlands.load(text)
    assert highlands.load(game.full_record()).full_record() == game.full_record()


PARSERS: list[Callable[[str], None]] = [read_move, read_position, read_options, read_record]


def finished_game() -> Game:
    game = highlands.new("schotten-totten", tactics=True, colours=2, stones=3, hand=3, seed=1)
    play_on(game, random.Random(1))
    return game


OVER = finished_game()


def assert_ours(parse: Callable[[str], None], text: str) -> bool:
    """The text is accepted, or refused by one of our errors, which can be worded."""
    refusal = None
    try:
        parse(text)
    except HighlandsError as error:
        refusal = error
    if refusal is not None:
        assert str(refusal) == say(refusal.message)
    return refusal is None


@pytest.mark.parametrize("parse", PARSERS)
@given(st.one_of(st.text(), st.binary().map(lambda raw: raw.decode("latin-1")), word_soup()))
@examples(1.0)
def test_any_text_gives_a_result_or_our_error(parse: Callable[[str], None], text: str):
    assert_ours(parse, text)


@given(games(running=True), SEEDS)
@examples(0.5)
def test_slips_in_moves(game: Game, seed: int):
    chance = random.Random(seed)
    for move in chance.sample(list(game.legal_moves), min(6, len(game.legal_moves))):
        text = mutated(move.text, chance.getrandbits(32))
        before = game.state.tobytes()
        assert (text in game.legal_moves) == assert_ours(game.copy().play, text)  # type: ignore[arg-type]
        assert game.state.tobytes() == before


@given(games(), st.sampled_from(["full", 0, 1, None]), SEEDS)
@examples(0.4)
def test_slips_in_positions(game: Game, seat: Any, seed: int):
    text = game.full_position() if seat == "full" else game.position(seat)
    assert assert_ours(read_position, text)
    assert_ours(read_position, mutated(text, seed))


@given(st.sampled_from(["tactics, rounds 3, first B", "expert, colours 3, stones 4, hand 2"]), SEEDS)
@examples(2.0)
def test_slips_in_options(text: str, seed: int):
    assert assert_ours(read_options, text)
    assert_ours(read_options, mutated(text, seed))


@given(games(), st.booleans(), SEEDS)
@examples(0.4)
def test_slips_in_records(game: Game, from_a_position: bool, seed: int):
    chance = random.Random(seed)
    if from_a_position:
        game = from_position(game.full_position(), seed=seed)
        play_on(game, chance, recruiting, 5)
    assert assert_ours(read_record, game.full_record())
    assert_ours(read_record, mutated(game.full_record(), seed))
    assert not assert_ours(read_record, game.record(chance.choice([0, 1, None])))


@pytest.mark.parametrize("line", ["to move: A claım", "dıscard: R7", "ſtone 3: R7 / -", "to move: A play, paſſed"])
def test_letters_that_only_look_right_are_refused(line: str):
    with pytest.raises(HighlandsError):
        SPEC.read_position(["schotten-totten", line])


@pytest.mark.parametrize("word", ["rounds=3", "first=B"])
def test_what_has_a_line_of_its_own_is_refused_in_the_first_line_rather_than_ignored(word: str):
    with pytest.raises(HighlandsError, match=word.lower()):
        SPEC.read_position([f"schotten-totten {word}"])
