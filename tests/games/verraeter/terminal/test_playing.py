"""Whole games of Verräter through the real program, with three and four players, and all that can be typed in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import highlands
from highlands.engine.compiling import INTERPRETED
from highlands.i18n import LANGUAGES, message, say
from highlands.terminal import session
from tests.terminal.player import Player, run, words

pytestmark = pytest.mark.skipif(INTERPRETED, reason="a whole game takes long when it is not compiled")

LATE = """verraeter players=3
round: 4
start player: A
strategy: A
circle: wE pR rE fR vE cE wR pR rE fR vE cR
points: 6-3-9
buildings A: estate 3, counting 12
buildings B: estate 4
buildings C: estate 6, estate 8
hand A: 2 5 5
hand B: 3 4 ?
hand C: ?*4
discard: 3 4 8
"""
"""The beginning of a round; A's turn of each step is made from it."""
STEPS = {
    "settle": "verraeter players=3\nto move: A settle",
    "conflict": f"{LATE}to move: A conflict",
    "choose": f"{LATE}conflict: 3-4\naside: farmer\nto move: A choose",
    "supply": f"{LATE}conflict: 3-4\naction A: builder\nto move: A supply",
    "build": f"{LATE}conflict: 3-4\naction A: builder\naction B: farmer\naction C: traitor\nto move: A build",
    "discard": f"{LATE.replace('2 5 5', '2 4 5 5')}"
    "action A: farmer\naction B: builder\naction C: traitor\nto move: A discard farmer",
}


def typed_at(step: str, monkeypatch: pytest.MonkeyPatch, *typed: str) -> tuple[str, highlands.Game]:
    """What the program shows while a player at this step types this and leaves; and the game as it is then."""
    Player(monkeypatch, [*typed, "quit", "no"])
    game = highlands.from_position(STEPS[step], seed="hands")
    monkeypatch.setattr(session, "new", lambda *_, **__: game)
    shown = run("play", "--players", "3")
    assert shown.exit_code == 0, shown.output
    return words(shown.output), game


def moved(game: highlands.Game) -> str:
    """The player's first move."""
    return str(game.moves[0])


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seat", ["first", "second", "random"])
def test_a_whole_game_is_played_narrated_and_recorded(
    players: int, seat: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    player, path = Player(monkeypatch), tmp_path / "game.txt"
    options = ["--players", str(players), "--seat", seat, "--seed", f"a game of {players}", "--record", str(path)]
    shown = run("play", "--game", "verraeter", *options)
    assert shown.exit_code == 0, shown.output
    text = words(shown.output)
    game = player.games[0]
    rounds = game.spec.round(game.state)
    for number in range(1, rounds + 1):
        assert f"Round {number}: the conflict between" in text
    assert "Final scoring: counting houses × supply cards in hand" in text
    assert re.search(r"You win with|You share the victory|wins? with \d+ VP; you have|share the victory with", text)
    kept = path.read_text(encoding="utf-8")
    assert [str(move) for move in highlands.load(kept).moves] == [str(move) for move in game.moves]
    assert kept.count("Clansman") == players - 1
    assert run("verify", str(path)).exit_code == 0
    assert "The game is over" in words(run("show", str(path)).output)
    assert run("show", str(path), "--at", "3").exit_code == 0


def test_a_host_s_own_landscape_table_is_played_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    usual = Path(highlands.__file__).parent / "games" / "verraeter" / "text" / "landscapes.toml"
    path = tmp_path / "own.toml"
    path.write_text(usual.read_text(encoding="utf-8").replace("base = 15", "base = 17"), encoding="utf-8")
    Player(monkeypatch, ["quit", "no"])
    assert "17 8·6·4·3" in words(run("play", "--landscapes", str(path)).output)
    path.write_text("[wasteland]\nbase = 1\n", encoding="utf-8")
    refused = run("play", "--landscapes", str(path))
    assert refused.exit_code == 2
    assert "own.toml, line" in words(refused.stderr)


# Which game, and which options


def test_the_game_is_asked_for_and_then_its_variant(monkeypatch: pytest.MonkeyPatch):
    player = Player(monkeypatch, ["2", "2", "3", "", "quit", "no"])
    shown = words(run("play").output)
    assert "Which game shall it be? 1 Schotten Totten 2 Verräter" in shown
    assert "How many players? 1 4 players 2 3 players" in shown
    game = player.games[0]
    assert (game.seats, game.spec.name) == (3, "verraeter")
    assert game.options is not None
    assert game.options["first"] == 1


@pytest.mark.parametrize(
    ("options", "name", "seats"),
    [
        (["--tactics"], "schotten-totten", 2),
        (["--rounds", "2", "--seat", "first"], "schotten-totten", 2),
        (["--players", "4"], "verraeter", 4),
        (["--players", "3", "--seat", "second"], "verraeter", 3),
    ],
)
def test_options_say_which_game_is_meant(options: list[str], name: str, seats: int, monkeypatch: pytest.MonkeyPatch):
    player = Player(monkeypatch, ["quit", "no"])
    assert run("play", *options).exit_code == 0
    assert (player.games[0].spec.name, player.games[0].seats) == (name, seats)


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        (
            ["--game", "verraeter", "--tactics"],
            "--tactics is no option of Verräter; that takes --players, --landscapes, --seat",
        ),
        (["--game", "schotten-totten", "--players", "3"], "--players is no option of Schotten Totten"),
        (["--tactics", "--players", "3"], "--players is no option of Schotten Totten"),
    ],
)
def test_options_of_another_game_are_refused(options: list[str], refusal: str):
    shown = run("play", *options)
    assert shown.exit_code == 2
    assert refusal in words(shown.stderr)


# What can be typed


@pytest.mark.parametrize(
    ("step", "typed", "move"),
    [
        ("settle", "5", "estate 5"),
        ("settle", "estate 12", "estate 12"),
        ("settle", "e5", "estate 5"),
        ("conflict", "3-4", "conflict 3-4"),
        ("conflict", "3 4", "conflict 3-4"),
        ("conflict", "conflict 4-3", "conflict 3-4"),
        ("conflict", "between 12 and 1", "conflict 12-1"),
        ("conflict", "7", "conflict 6-7"),
        ("choose", "take strategist", "take strategist"),
        ("choose", "s", "take strategist"),
        ("supply", "5 2 5", "lay 2 5 5"),
        ("supply", "lay 5, 5", "lay 5 5"),
        ("supply", "255", "lay 2 5 5"),
        ("supply", "all", "lay 2 5 5"),
        ("supply", "0", "lay nothing"),
        ("supply", "nothing", "lay nothing"),
        ("build", "estate 5", "estate 5"),
        ("build", "counting house at 5", "counting 5"),
        ("build", "c5", "counting 5"),
        ("build", "turn 3", "turn 3"),
        ("build", "12", "turn 12"),
        ("build", "nothing", "pass"),
        ("discard", "2 5", "discard 2 5"),
        ("discard", "discard 52", "discard 2 5"),
    ],
)
def test_moves_can_be_typed_loosely(step: str, typed: str, move: str, monkeypatch: pytest.MonkeyPatch):
    _, game = typed_at(step, monkeypatch, typed)
    assert moved(game) == move


@pytest.mark.parametrize(
    ("step", "typed", "reason"),
    [
        ("settle", "counting 5", "The first building is an estate"),
        ("conflict", "5-6", "Village 5 and city 6 both belong to the Eagles"),
        ("conflict", "3-6", "Landscapes 3 and 6 are no neighbours"),
        ("choose", "lay 3", "Now an action card is chosen"),
        ("supply", "8", "You don’t have the supply card 8; you have the supply cards 2, 5, 5"),
        ("supply", "7", "“7” is no supply card"),
        ("build", "estate 4", "There is already a building at forest 4"),
        ("build", "turn 4", "You have no building at forest 4"),
        ("discard", "2", "Exactly 2 cards are discarded before you draw 3"),
        ("build", "hello", "“hello” is no move"),
        ("build", "5", "Which building? Type one of estate 5, counting 5"),
        ("conflict", "3", "3 has two neighbours of the other house; type one of 3-2, 3-4"),
        ("choose", "dip", "That can mean several cards; type one of diplomat2, diplomat5"),
    ],
)
def test_a_refused_move_is_answered_with_the_reason(
    step: str, typed: str, reason: str, monkeypatch: pytest.MonkeyPatch
):
    text, game = typed_at(step, monkeypatch, typed)
    assert reason in text
    assert game.moves == []


@pytest.mark.parametrize(
    ("step", "prompt", "helped", "listed"),
    [
        ("settle", "Place your first estate", "place your estate at landscape 5", "estate 4 an estate at forest 4"),
        (
            "conflict",
            "Lay the conflict card between two neighbours: 1-2, 2-3",
            "between landscapes 3 and 4",
            "conflict 3-4 river 3 (Eagles, 5) against forest 4 (Roses, 7)",
        ),
        ("choose", "Keep one action card:", "you pass the rest on", "take strategist 2 VP"),
        ("supply", "Lay supply for the Eagles", "lay these supply cards", "lay 5 5 10 more: the Eagles have 15 then"),
        ("build", "You are the Builder", "as a counting house", "turn 3 turn over your building at 3 and 12"),
        ("discard", "The Farmer brings you 3, and a hand holds 5", "Then you draw", "discard 2 5 7 in all"),
    ],
)
def test_each_step_says_what_it_waits_for_and_helps(
    step: str, prompt: str, helped: str, listed: str, monkeypatch: pytest.MonkeyPatch
):
    before, _ = typed_at(step, monkeypatch)
    assert prompt in before
    assert helped in typed_at(step, monkeypatch, "?")[0]
    assert listed in typed_at(step, monkeypatch, "moves")[0]


def test_the_questions_are_answered(monkeypatch: pytest.MonkeyPatch):
    text, _ = typed_at("supply", monkeypatch, "score", "supply", "cards", "last", "rules")
    assert "You: 6 VP, and 1 × 3 = 3 if the game ended now" in text
    assert "5 5 2 · · · 3" in text
    assert "Builder place a building or turn one over (yours)" in text
    assert "There is no conflict to look back at" in text
    assert "The game ends after 9 rounds" in text


def test_a_conflict_can_be_looked_at_again_until_it_is_undone(monkeypatch: pytest.MonkeyPatch):
    text, _ = typed_at("supply", monkeypatch, "0", "", "last", "undo", "last")
    assert text.count("Round 4: the conflict between river 3 and forest 4") == 2
    assert "Taken back: lay nothing." in text
    assert "There is no conflict to look back at" in text


def test_the_record_of_a_running_game_keeps_the_others_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "running.txt"
    player = Player(monkeypatch, [f"record {path}", "quit", "no"])
    run("play", "--players", "4", "--seat", "second", "--seed", "kept")
    assert player.games[0].moves
    text = path.read_text(encoding="utf-8")
    assert "seen by: A" in text
    assert "seed:" not in text
    assert "A is to place the first estate" in words(run("show", str(path)).output)


@pytest.mark.long
@pytest.mark.ci
def test_every_language_plays_to_the_end(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(session, "HINT_SECONDS", 0.05)
    for language in LANGUAGES:
        Player(monkeypatch, ["?", "moves", "hint", "score", "supply", "cards", "rules"])
        shown = run("play", "--players", "3", "--seed", "abroad", "--language", language)
        assert shown.exit_code == 0, shown.output
        assert say(message("term-another"), language) in shown.output
