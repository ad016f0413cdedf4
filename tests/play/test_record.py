"""Records: a game as a text that people can read, and that proves itself when it is replayed."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import highlands
from highlands import BrokenRecordError, Game
from highlands.play import record
from tests.games.schotten_totten.strategies import games, play_on, recruiting
from tests.strategies import SEEDS, examples

SEED = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"


def begun() -> Game:
    """A match with two turns played."""
    game = highlands.new("schotten-totten", tactics=True, rounds=3, first=1, seed=SEED)
    game.headers = {"players": "Ann | Ben", "date": "2026-05-01"}
    play_on(game, random.Random(1), lambda action: 1.0, 4)
    return game


BEGUN = begun().full_record()
TURNS = [line for line in BEGUN.splitlines() if re.match(r"\d+ [AB]: ", line)]


# There and back


def test_a_record_reads_as_the_documentation_shows_it():
    lines = [
        "highlands record 1",
        "game: schotten-totten",
        "options: tactics, rounds 3, first B",
        f"seed: {SEED}",
        "players: Ann | Ben",
        "date: 2026-05-01",
        "result: running",
        "",
        "round 1",
        *TURNS,
    ]
    assert BEGUN.splitlines() == lines
    assert [re.sub(r": .*", "", turn) for turn in TURNS] == ["1 B", "2 A"]


@given(games())
@examples(0.4)
def test_from_a_record_to_the_game_and_back(game: Game):
    game.headers = {"note": "a ¡strange! : note, # with — all sorts", "players": "Ann | Ben"}
    again = highlands.load(game.full_record())
    assert again.full_record() == game.full_record()
    assert again.state.tobytes() == game.state.tobytes()
    assert [state.tobytes() for state, _ in again.history] == [state.tobytes() for state, _ in game.history]
    assert (again.moves, again.seed, again.outcome, again.headers) == (
        game.moves,
        game.seed,
        game.outcome,
        game.headers,
    )


@given(games(running=True), st.sampled_from(["full", 0, 1, None]), SEEDS)
@examples(0.3)
def test_a_game_from_a_position_has_it_in_its_record(game: Game, seat: Any, seed: int):
    begun = highlands.from_position(game.full_position() if seat == "full" else game.position(seat), seed=seed)
    start = begun.full_position()
    play_on(begun, random.Random(seed), recruiting, 30)
    text = begun.full_record()
    assert "options:" not in text
    assert "\n".join(line[7:] for line in text.splitlines() if line.startswith("start: ")) == start
    again = highlands.load(text)
    assert again.full_record() == text
    assert again.full_position() == begun.full_position()


def test_a_whole_position_in_the_last_round_needs_no_seed():
    game = highlands.from_position(highlands.new("schotten-totten", seed=1).full_position())
    play_on(game, random.Random(1))
    assert "seed:" not in game.full_record()
    assert highlands.load(game.full_record()).outcome == game.outcome


def test_a_finished_match_has_its_rounds_and_its_result():
    game = highlands.new("schotten-totten", rounds=3, seed=2)
    play_on(game, random.Random(2))
    text = game.full_record()
    assert re.findall(r"^round \d+$", text, re.MULTILINE) == ["round 1", "round 2", "round 3"]
    assert game.outcome is not None
    assert f"result: A {game.outcome.points[0]}, B {game.outcome.points[1]}\n" in text
    numbers = [int(number) for number in re.findall(r"^(\d+) [AB]: ", text, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_people_may_leave_room_and_write_between_the_lines():
    lines = BEGUN.splitlines()
    loose = [
        "  highlands record 1 ",
        "",
        "# from our first evening",
        *(f"  {line}  " for line in lines[1:]),
        "",
        "# end",
    ]
    assert highlands.load("\r\n".join(loose)).full_record() == BEGUN
    shouted = BEGUN.replace("game: schotten-totten", "GAME:Schotten-Totten").replace(
        TURNS[0], TURNS[0].replace(", ", ",")
    )
    assert highlands.load(shouted).full_record() == BEGUN


def test_the_parts_of_a_record_can_be_looked_at_before_it_is_replayed():
    parts = record.read(BEGUN)
    assert parts.headers["players"] == "Ann | Ben"
    assert [(turn.line, turn.round, turn.number, turn.seat) for turn in parts.turns] == [
        (10, 1, 1, "B"),
        (11, 1, 2, "A"),
    ]
    assert record.begin(parts).moves == []


# What a seat saw


@pytest.mark.parametrize(("seat", "observer"), [(0, "A"), (1, "B"), (None, "spectator")])
def test_a_record_for_a_seat_has_no_seed_and_ends_with_what_it_sees(seat: int | None, observer: str):
    game = begun()
    text = game.record(seat)
    assert f"seen by: {observer}\n" in text
    assert SEED[:8] not in text
    assert "seed" not in text
    parts = record.read(text)
    assert "\n".join(parts.now) == game.position(seat)
    with pytest.raises(BrokenRecordError, match="it can be shown but not replayed"):
        highlands.load(text)


def test_a_record_for_a_seat_of_a_game_from_a_position_has_that_position_as_it_saw_it():
    game = highlands.from_position("schotten-totten; hand A: R1 R2 R3 R4 R5 R6; hand B: O1 O2 O3 O4 O5 O6", seed=1)
    game.play("R1@1")
    text = game.record(1)
    assert "start: hand A: c?*6\n" in text
    assert "start: hand B: O1 O2 O3 O4 O5 O6\n" in text
    assert "now: hand A: c?*6\n" in text


# What is refused


def changed(old: str, new: str) -> str:
    assert old in BEGUN
    return BEGUN.replace(old, new, 1)


LAST = TURNS[1].split(", ")[-1]
OPTIONS = "options: tactics, rounds 3, first B\n"
POSITION = "start: schotten-totten\nstart: hand A: R1 R2 R3 R4 R5 R6\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: a record begins with “highlands record 1”"),
        ("highlands record 2\n", "line 1: a record begins with “highlands record 1”"),
        (changed("game: schotten-totten\n", ""), "line 1: the header “game” is missing"),
        (changed("result: running\n", ""), "line 1: the header “result” is missing"),
        (changed("players:", "player:"), "line 5: “player: Ann | Ben” is neither a header nor a turn"),
        (changed("round 1", "rounds 1"), "line 9: “rounds 1” is neither a header nor a turn"),
        (changed("1 B:", "1 5:"), f"line 10: “{TURNS[0].replace('B:', '5:', 1)}” is neither a header nor a turn"),
        (changed("date:", "players:"), "line 6: the header “players” is there twice"),
        (changed("schotten-totten", "chess"), "the beginning can’t be set up: there is no game “chess”"),
        (
            changed("rounds 3", "rounds 0"),
            "the beginning can’t be set up: rounds must be a whole number from 1 to 99, not 0",
        ),
        (changed("rounds 3", "wild"), "the beginning can’t be set up: “wild” is no option of this game"),
        (changed("rounds 3", "tactics"), "the beginning can’t be set up: the option “tactics” is there twice"),
        (changed(SEED, SEED[1:]), "a seed is 64 hexadecimal digits"),
        (changed(SEED, SEED.upper()), "a seed is 64 hexadecimal digits"),
        (changed(f"seed: {SEED}\n", ""), "the record has no seed, and the game needs one"),
        (changed(OPTIONS, POSITION), "the record has no seed, and the game needs one"),
        (changed("result", POSITION + "result"), "the header “options” has no place in this record"),
        (changed("result", "now: schotten-totten\nresult"), "the header “now” has no place in this record"),
        (
            changed(OPTIONS, "start: chess\n"),
            "the beginning can’t be set up: a position begins with the name of the game",
        ),
        (changed("1 B:", "1 A:"), "line 10: it is the turn of B, not of A"),
        (changed("2 A:", "3 A:"), "line 11: this is turn 2, not 3"),
        (changed("round 1", "round 2"), "line 10: this is round 1, not 2"),
        (changed("round 1\n", ""), "line 9: this is round 1, not 0"),
        (changed(LAST, "draw cards"), "line 11: “draw cards”: “draw cards” is no move; moves look like"),
        (changed(LAST, "claim 4"), "line 11: “claim 4”: your side of stone 4 still needs"),
        (changed(LAST, f"{LAST}, pass"), "line 11: “pass”: “pass” comes after the turn has ended"),
        (
            changed("result: running", "result: A 5, B 0"),
            "the record says “A 5, B 0”, but the game ends with “running”",
        ),
        (changed("result", "seen by: A\nresult"), "this is what one seat saw of a game"),
    ],
)
def test_a_broken_record_is_refused_with_the_place_and_the_reason(text: str, reason: str):
    with pytest.raises(BrokenRecordError) as refusal:
        highlands.load(text)
    assert str(refusal.value).startswith(reason)


def test_nothing_may_follow_the_end():
    game = highlands.new("schotten-totten", seed=2)
    play_on(game, random.Random(2))
    text = game.full_record()
    number = sum(": " in line for line in text.split("\n\n")[1].splitlines()) + 1
    with pytest.raises(BrokenRecordError, match=f"line {len(text.splitlines()) + 1}: the game is over"):
        highlands.load(f"{text}{number} A: pass\n")


def test_another_seed_breaks_the_record_where_the_cards_differ():
    with pytest.raises(BrokenRecordError, match=r"line 1\d: .* is not in your hand"):
        highlands.load(changed(SEED, SEED[::-1]))
