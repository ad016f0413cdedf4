"""What speaks for a move: named examples, and a reason for every legal move, from what the player knows."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import highlands
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.state import copy_state, new_state
from highlands.games.schotten_totten import SPEC
from highlands.games.schotten_totten.state.layout import STATE
from highlands.i18n import LANGUAGES, Message, say
from highlands.play.game import Game
from highlands.spec.observation import Move
from tests.games.schotten_totten.playing import VARIANTS, at
from tests.games.schotten_totten.strategies import games
from tests.strategies import examples


def advised(game: Game, move: Move | str) -> Message:
    """The advice on a move of the player to move, from what that player sees."""
    assert game.to_move is not None
    made = game.read(move) if isinstance(move, str) else move
    assert made.action in game.legal_moves.actions
    return SPEC.advice(game.observe(game.to_move), made.action)


def reason(position: str, move: str) -> str:
    """The advice on a move in a position, in English."""
    return say(advised(at(position), move))


# Claims


CLAIMS = [
    (
        "schotten-totten; stone 4: G5 R5 / G7 P4 B3; hand A: B5",
        "B5@4",
        "completes three of a kind with a total of 15: stone 4 can be claimed at once",
    ),
    (
        "schotten-totten; stone 2: R7 R8 / -; stone 3 of A: G7 G8 G9 / -; stone 4 of A: B7 B8 B9 / -; hand A: R9",
        "R9@2",
        "wins the round: stone 2 can be claimed",
    ),
    (
        "schotten-totten; stone 1: R6 R7 R8 / G7 G8; hand A: G9 R1",
        "G9@5",
        "shows green 9, so that stone 1 can be claimed at once",
    ),
    (
        "schotten-totten expert; stone 1: R6 R7 R8 / G7 G8; hand A: G9 R1",
        "G9@5",
        "shows green 9, so that stone 1 can be claimed next turn, as it stands",
    ),
    (
        "schotten-totten expert; stone 4: R7 R8 / G1; hand A: R9",
        "R9@4",
        "completes a colour run of 24, which no clan cards still to come can beat",
    ),
    (
        "schotten-totten; stone 3 of A: G7 G8 G9 / -;stone 4 of A: B7 B8 B9 / -;stone 5: R7 R8 R9 / -;to move: A claim",
        "claim 5",
        "wins the round: 3 adjacent stones",
    ),
    (
        "schotten-totten; stone 3 of B: - / G7 G8 G9;stone 4 of B: - / B7 B8 B9;stone 5: R7 R8 R9 / -;to move: A claim",
        "claim 5",
        "claims the stone that your opponent needs for 3 adjacent ones",
    ),
    (
        "schotten-totten; stone 3 of A: G7 G8 G9 / -; stone 5: R7 R8 R9 / -; to move: A claim",
        "claim 5",
        "claims the stone; with stone 4 it would be 3 adjacent ones",
    ),
    (
        "schotten-totten; stone 5: R7 R8 R9 / -; to move: A claim",
        "claim 5",
        "claims the stone: the first of 5",
    ),
    (
        "schotten-totten; stone 5: R7 R8 R9 / -; to move: A claim",
        "done",
        "waits: your opponent can still lay cards at stone 5",
    ),
    (
        "schotten-totten; stone 5: R7 R8 R9 ! / G1 G2 B4; to move: A claim",
        "done",
        "waits with claiming stone 5",
    ),
]


@pytest.mark.parametrize(("position", "move", "words"), CLAIMS)
def test_what_a_move_brings_in_claims(position: str, move: str, words: str):
    assert reason(position, move) == words


# Cards laid on the own side


LAID = [
    (
        "schotten-totten; stone 4: G5 R5 / B7 B8; hand A: B5",
        "B5@4",
        "completes three of a kind with a total of 15; only a colour run could still beat it",
    ),
    (
        "schotten-totten; stone 4: G5 G6 / R8; hand A: G4",
        "G4@4",
        "completes a colour run of 15; only the same with a higher total could still beat it",
    ),
    (
        "schotten-totten; stone 4: G5 R5 / B7 B8; hand A: B5 B6 B9",
        "B5@4",
        "completes three of a kind with a total of 15; what could still beat it is in your own hand",
    ),
    (
        "schotten-totten; stone 4: G5 R2 / B7; hand A: B5",
        "B5@4",
        "completes a sum of 12; the best the other side can still make is a colour run of 24",
    ),
    (
        "schotten-totten; stone 4: G5 / -; hand A: G7 P1",
        "G7@4",
        "towards a colour run; what would complete it: green 6",
    ),
    (
        "schotten-totten; stone 4: G7 / R7 O7; hand A: P7 R1",
        "P7@4",
        "towards three of a kind; what would complete it: yellow 7 and blue 7",
    ),
    (
        "schotten-totten; stone 4: G5 / -; hand A: G7 G6 P1",
        "G7@4",
        "towards a colour run of 18, with green 6 from your hand",
    ),
    (
        "schotten-totten; stone 4: G1 / -; hand A: G9 P2",
        "G9@4",
        "towards one colour; 7 cards would complete it",
    ),
    (
        "schotten-totten; stone 4: G1 P9 / R7 R8 R9; hand A: B5",
        "B5@4",
        "a card for stone 4, where nothing is to be won as it stands",
    ),
    (
        "schotten-totten; stone 4: G1 / R3 Y4 B5; hand A: B9 P1",
        "B9@4",
        "gives up stone 4, where your opponent has a run of 12",
    ),
    (
        "schotten-totten; stone 4: G7 / R7 Y7 B7; stone 5: G6 / -; hand A: G8 P1",
        "G8@4",
        "cards that can still win stone 4: green 9",
    ),
    ("schotten-totten; hand A: G7 G9 P1", "G7@4", "begins at stone 4; it goes with green 9 in your hand"),
    ("schotten-totten; hand A: G7 B7 P1", "G7@4", "begins at stone 4; it goes with blue 7 in your hand"),
    ("schotten-totten; hand A: G7 P1", "G7@4", "begins at stone 4 with a strong card"),
    ("schotten-totten; hand A: G7 P1", "P1@4", "begins at stone 4, where a colour run is possible"),
    ("schotten-totten; stone 4: G1 / -; hand A: P9 R5", "P9@4", "brings the sum at stone 4 to 10"),
    (
        "schotten-totten tactics; stone 4 mud: G5 / -; played: 0-1; hand A: G7 P1",
        "G7@4",
        "keeps a colour run possible at stone 4",
    ),
    (
        "schotten-totten tactics; stone 4: G5 G6 / R7 R8; hand A: joker P1",
        "joker@4",
        "completes a colour run of 18; only the same with a higher total could still beat it",
    ),
]


@pytest.mark.parametrize(("position", "move", "words"), LAID)
def test_what_a_card_brings_to_the_own_side(position: str, move: str, words: str):
    assert reason(position, move) == words


# Combat modes and ruses


TACTICS = [
    (
        "stone 4: G5 / R7 R8 R9; hand A: blind P1",
        "blind@4",
        "takes a colour run of 24 from your opponent: at stone 4 only the sum counts",
    ),
    (
        "stone 4: G5 / R7 R8; hand A: blind P1",
        "blind@4",
        "at stone 4 your opponent can’t make a colour run any more",
    ),
    ("stone 4: G5 / -; hand A: blind P1", "blind@4", "only the sum counts at stone 4: so far 5 against 0"),
    ("stone 4: G9 B9 P8 / R1 R2 R3 !; hand A: blind P1", "blind@4", "stone 4 can be claimed at once"),
    (
        "stone 4: G5 / R7 R8 R9; hand A: mud P1",
        "mud@4",
        "opens stone 4 again: your opponent had a colour run of 24 and now lacks a card",
    ),
    ("stone 4: G5 G6 G7 / -; hand A: mud G8", "mud@4", "towards a colour run of 26, with green 8 from your hand"),
    ("stone 4: G5 / -; hand A: mud P1", "mud@4", "a fourth card for both sides of stone 4"),
    ("hand A: recruiter P1", "recruiter", "looks for better cards: 3 drawn, 2 put back"),
    (
        "stone 4: G5 P1 / -; hand A: strategist B9",
        "strategist P1@4>discard",
        "makes a colour run possible at stone 4",
    ),
    (
        "stone 4: G5 G6 P1 / R1 R2 R4 !; stone 5: P2 P3 / Y4; hand A: strategist B9",
        "strategist P1@4>5",
        "completes a colour run of 6; only the same with a higher total could still beat it",
    ),
    ("stone 4: G5 / -; hand A: strategist B9", "strategist G5@4>discard", "takes green 5 off your side of stone 4"),
    (
        "stone 4: - / R7 R8 R9; hand A: banshee B9",
        "banshee R8@4",
        "breaks up what your opponent had at stone 4: a colour run of 24",
    ),
    (
        "stone 4: - / R9 R8; discard: R7; hand A: banshee B9",
        "banshee R9@4",
        "takes red 9 from your opponent’s side of stone 4",
    ),
    (
        "stone 4: - / joker R1; discard: R3; hand A: banshee B9",
        "banshee joker@4",
        "the best your opponent can now make at stone 4 is three of a kind with a total of 3",
    ),
    (
        "stone 4: R6 R8 / R7 G2; hand A: traitor B9",
        "traitor R7@4>4",
        "completes a colour run of 21: stone 4 can be claimed at once",
    ),
    (
        "stone 4: - / R7 R8 R9; hand A: traitor B9",
        "traitor R9@4>5",
        "breaks up what your opponent had at stone 4: a colour run of 24",
    ),
]


@pytest.mark.parametrize(("position", "move", "words"), TACTICS)
def test_what_combat_modes_and_ruses_bring(position: str, move: str, words: str):
    assert reason(f"schotten-totten tactics; {position}", move) == words


OTHERS = [
    ("hand A: P1 P2 P3; to move: A draw", "draw clan", "there are only 3 clan cards in your hand"),
    ("to move: A draw", "draw clan", "clan cards make the formations"),
    ("to move: A draw", "draw tactics", "the limit lets you play a tactics card next turn"),
    (
        "discard: banshee; played: 1-0; to move: A draw",
        "draw clan",
        "no tactics card may be played before your opponent plays one",
    ),
    (
        "discard: banshee; played: 1-0; to move: A draw",
        "draw tactics",
        "for later: you may play it once your opponent has played a tactics card",
    ),
    (
        "discard: recruiter; played: 1-0; hand A: spy P1; to move: A return 1",
        "return spy",
        "it can’t be played before your opponent plays a tactics card",
    ),
    (
        "discard: recruiter; stone 1: G5 G6 / -; played: 1-0; hand A: P1 G7; to move: A return 1",
        "return P1",
        "fits none of the sides you have begun",
    ),
    (
        "discard: recruiter; stone 1: G5 G6 / -; played: 1-0; hand A: G4 G7 B9; to move: A return 1",
        "return G4",
        "no clan card in your hand is weaker",
    ),
    (
        "discard: recruiter; stone 1: G5 G6 / -; played: 1-0; hand A: G4 G7 B9; to move: A return 1",
        "return G7",
        "goes under its deck, and your opponent doesn’t see which card it is",
    ),
    ("hand A: spy; to move: A play", "pass", "saves the tactics cards; no clan card can be placed"),
    ("hand A: -; to move: A play", "pass", "no clan card can be placed"),
    ("hand A: -; to move: A play, passed", "pass", "ends the round: both have passed"),
]


@pytest.mark.parametrize(("position", "move", "words"), OTHERS)
def test_what_speaks_for_drawing_returning_and_passing(position: str, move: str, words: str):
    assert reason(f"schotten-totten tactics; {position}", move) == words


# Every move, in every language, from what the player knows


@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_every_legal_move_has_a_reason_in_every_language(tactics: bool, expert: bool):
    chance = random.Random(f"{tactics} {expert}")
    game = highlands.new("schotten-totten", tactics=tactics, expert=expert, seed=11)
    while game.to_move is not None:
        for move in game.legal_moves if len(game.moves) % 11 == 0 else chance.choices(game.legal_moves, k=2):
            for language in LANGUAGES:
                assert say(advised(game, move), language)
        game.play(chance.choice(game.legal_moves))


@examples(0.3)
@given(games(running=True), st.randoms(use_true_random=False))
def test_no_reason_depends_on_what_the_player_cannot_know(game: Game, chance: random.Random):
    assert game.to_move is not None
    observation = game.observe(game.to_move)
    whole = new_state(STATE)
    kernel.resample(observation, Seed.of(chance.getrandbits(64)).rng(0), whole)
    unchanged = copy_state(observation).tobytes()
    for action in chance.choices(game.legal_moves.actions, k=12):
        words = SPEC.advice(observation, action)
        assert words == SPEC.advice(whole, action) == SPEC.advice(game.state, action)
    assert observation.tobytes() == unchanged
