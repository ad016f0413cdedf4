"""Whole games through the real program, in all variants, and everything a player can ask on the way."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from rich.console import Console as RichConsole

import highlands
from highlands import Game
from highlands.bots.levels import LEVELS
from highlands.engine.compiling import INTERPRETED
from highlands.games import BUILT_IN, game_spec
from highlands.i18n import LANGUAGES, message, say
from highlands.spec.terminal import Console
from highlands.terminal import session
from tests.games.schotten_totten.playing import VARIANTS
from tests.terminal.player import Player, run, words

pytestmark = pytest.mark.skipif(INTERPRETED, reason="a whole game takes long when it is not compiled")


@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_a_whole_match_is_played_and_kept(tactics: bool, expert: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    player, path = Player(monkeypatch), tmp_path / "game.txt"
    flags = ["--tactics" if tactics else "--no-tactics", "--expert" if expert else "--no-expert"]
    rounds = 2 if tactics == expert else 1
    shown = run("play", *flags, "--rounds", str(rounds), "--seed", "a match", "--record", str(path))
    assert shown.exit_code == 0, shown.output
    text = words(shown.output)
    for number in range(rounds * (rounds > 1)):
        assert f"Round {number + 1} is over:" in text
    assert any(end in text for end in ("You win", "Your opponent wins", "It is a draw"))
    game = highlands.load(path.read_text(encoding="utf-8"))
    assert game.outcome is not None
    assert [str(move) for move in game.moves] == [str(move) for move in player.games[0].moves]
    assert "players: You | Clansman" in path.read_text(encoding="utf-8")


def test_without_options_the_variant_is_asked_for(monkeypatch: pytest.MonkeyPatch):
    player = Player(monkeypatch, ["", "7", "4", "", "3", "", "quit", "no"])
    shown = run("play")
    assert shown.exit_code == 0
    assert "Type a number from 1 to 4" in words(shown.output)
    assert "How strong shall the opponents be? 1 Shepherd: gentle" in words(shown.output)
    view = player.games[0].view(0)
    assert (view.tactics, view.expert, view.rounds, view.starter) == (True, True, 1, 1)  # type: ignore[attr-defined]


def test_enter_takes_the_base_game(monkeypatch: pytest.MonkeyPatch):
    player = Player(monkeypatch, ["", "", "", "", "", "quit"])
    run("play")
    assert player.games[0].headers["players"] == "You | Clansman"
    view = player.games[0].view(0)
    assert (view.tactics, view.expert, view.rounds) == (False, False, 1)  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", LEVELS)
def test_one_plays_against_the_level_asked_for(level: str, monkeypatch: pytest.MonkeyPatch):
    player = Player(monkeypatch, ["quit", "no"])
    shown = run("play", "--no-tactics", "--seat", "second", "--level", level, "--seed", "strength")
    assert shown.exit_code == 0, shown.output
    game = player.games[0]
    assert game.headers["players"] == f"You | {level.capitalize()}"
    assert len(game.moves) == 1


def test_a_level_can_be_chosen_when_the_variant_is(monkeypatch: pytest.MonkeyPatch):
    player = Player(monkeypatch, ["", "", "", "", "4", "quit", "no"])
    run("play")
    assert player.games[0].headers["players"] == "You | Chieftain"


def test_an_unknown_level_is_refused_with_the_names_of_all():
    shown = run("play", "--level", "king")
    assert shown.exit_code == 2
    assert all(level in shown.stderr for level in LEVELS)


@pytest.mark.parametrize("bot", ["examples/five_lines.py:choose", f"cmd:{sys.executable} examples/bot.py"])
def test_one_plays_against_any_bot(monkeypatch: pytest.MonkeyPatch, bot: str):
    player = Player(monkeypatch)
    shown = run("play", "--no-tactics", "--bot", bot, "--seed", "any bot")
    assert shown.exit_code == 0, shown.output
    game = player.games[0]
    assert game.headers["players"] == f"You | {bot}"
    assert game.outcome is not None


def test_a_bot_that_fails_ends_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    player = Player(monkeypatch)
    kept = tmp_path / "record.txt"
    shown = run("play", "--no-tactics", "--bot", "tests/arena/bots.py:crashing", "--seed", "1", "--record", str(kept))
    assert shown.exit_code == 0, shown.output
    assert "ZeroDivisionError" in shown.output
    assert player.games[0].outcome is None
    assert kept.read_text()


def test_a_bot_that_is_not_there_is_refused_before_anything_is_dealt(monkeypatch: pytest.MonkeyPatch):
    player = Player(monkeypatch)
    shown = run("play", "--no-tactics", "--bot", "nowhere.py:choose")
    assert shown.exit_code == 2
    assert "nowhere.py" in shown.stderr
    assert not player.games


def test_a_seed_deals_the_same_game(monkeypatch: pytest.MonkeyPatch):
    player = Player(monkeypatch, ["quit", "no"] * 2)
    first, second = (run("play", "--tactics", "--seed", "7", "--seat", "second").output for _ in range(2))
    assert first == second
    assert player.games[0].seed == player.games[1].seed


# What can be asked


def asked(monkeypatch: pytest.MonkeyPatch, *typed: str, options: tuple[str, ...] = ("--tactics",)) -> str:
    """What the program shows while a player types this, and then leaves."""
    Player(monkeypatch, [*typed, "quit", "no"])
    shown = run("play", *options, "--seat", "first", "--seed", "walk")
    assert shown.exit_code == 0, shown.output
    return words(shown.output)


def test_help_tells_how_to_move_and_what_else_there_is(monkeypatch: pytest.MonkeyPatch):
    text = asked(monkeypatch, "?")
    for part in ("lay this card on your side", "why 3", "unseen", "undo", "take back your last move", "record"):
        assert part in text


def test_moves_are_listed_in_words(monkeypatch: pytest.MonkeyPatch):
    assert "P9@1 purple 9 to one of the stones 1, 2, 3, 4, 5, 6, 7, 8, 9" in asked(monkeypatch, "moves")


def test_a_hint_names_moves_with_their_chances(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(session, "HINT_SECONDS", 0.05)
    text = asked(monkeypatch, "hint")
    shown = text.partition("The best moves, with your chance to win:")[2]
    assert len(re.findall(r" \w+@\d +\d+% ", shown)) == 3


def test_a_stone_is_explained(monkeypatch: pytest.MonkeyPatch):
    text = asked(monkeypatch, "why 3", "why 12")
    assert "Your side: nothing yet. At best it becomes a colour run of 24" in text
    assert "You can’t claim it, because your side of stone 3 still needs 3 cards." in text
    assert "Why which stone?" in text


def test_the_unseen_cards_the_discard_pile_and_the_rules_are_shown(monkeypatch: pytest.MonkeyPatch):
    text = asked(monkeypatch, "unseen", "discard", "rules")
    assert "P (1) 2 (3)(4) 5 6 7 8 (9)" in text
    assert "Joker Joker Spy Shield Blind Mud Recruiter Strategist Banshee Traitor" in text
    assert "The discard pile is empty" in text
    assert "3 stones side by side" in text
    assert "Elite troops" in text


def test_a_refused_move_is_answered_with_the_reason(monkeypatch: pytest.MonkeyPatch):
    text = asked(monkeypatch, "r1 3", "claim 3", "nonsense", "pass", "traitor")
    assert "Red 1 is not in your hand" in text
    assert "Your side of stone 3 still needs 3 cards" in text
    assert "“nonsense” is no move" in text
    assert "so you can’t pass" in text


def test_the_opponents_turn_is_narrated(monkeypatch: pytest.MonkeyPatch):
    text = asked(monkeypatch, "p9 5", "c")
    assert "Your opponent plays" in text
    assert "You draw" in text


def test_undo_goes_back_to_the_own_last_decision(monkeypatch: pytest.MonkeyPatch):
    player = Player(monkeypatch, ["undo", "p9 5", "c", "undo", "undo", "quit", "no"])
    shown = words(run("play", "--tactics", "--seat", "first", "--seed", "walk").output)
    assert "There is no move to take back" in shown
    assert "Taken back: draw clan." in shown
    assert "Taken back: P9@5." in shown
    assert player.games[0].moves == []


def test_the_other_players_first_move_can_not_be_taken_back(monkeypatch: pytest.MonkeyPatch):
    player = Player(monkeypatch, ["undo", "quit", "no"])
    assert "There is no move to take back" in words(run("play", "--no-tactics", "--seat", "second").output)
    assert len(player.games[0].moves) == 1


def test_the_record_of_a_running_game_keeps_the_opponents_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "running.txt"
    asked(monkeypatch, "p9 5", "c", f"record {path}")
    text = path.read_text(encoding="utf-8")
    assert "seen by: A" in text
    assert "seed:" not in text
    assert run("show", str(path)).exit_code == 0


def test_a_record_that_can_not_be_written_is_no_disaster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    assert "can’t be written" in asked(monkeypatch, f"record {tmp_path}")


def test_quit_offers_to_keep_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    Player(monkeypatch, ["p9 5", "quit", "maybe", "yes"])
    shown = words(run("play", "--tactics", "--seat", "first", "--seed", "walk").output)
    assert "Keep a record of this game in a file?" in shown
    assert "Good-bye!" in shown
    (kept,) = tmp_path.iterdir()
    assert kept.name in shown


def test_another_game_can_follow(monkeypatch: pytest.MonkeyPatch):
    player = Player(monkeypatch)
    answers = iter(["no", "yes"])
    usual = player.__class__.__call__

    def answer(mark: str) -> str:
        return next(answers, "no") if mark.startswith("[") and not player.begin_with else usual(player, mark)

    monkeypatch.setattr("builtins.input", answer)
    shown = run("play", "--no-tactics", "--seed", "short")
    assert shown.exit_code == 0
    assert len(player.games) == 2
    assert player.games[0].seed != player.games[1].seed


def test_every_language_is_spoken_to_the_end(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(session, "HINT_SECONDS", 0.05)
    for language in LANGUAGES:
        Player(monkeypatch, ["?", "moves", "hint", "why 1", "unseen", "rules", "p9 5", "c", "undo", "quit", "no"])
        shown = run("play", "--tactics", "--seat", "first", "--seed", "walk", "--language", language)
        assert shown.exit_code == 0, shown.output
        assert say(message("term-bye"), language) in shown.output


# Leaving


@pytest.mark.parametrize("typed", ["", "1\n2\n", "1\n2\n1\n1\n", "1\n2\n1\n2\np1 1\n", "2\n", "2\n1\n2\n1\n5\n"])
def test_the_end_of_the_input_ends_the_program_politely(typed: str):
    shown = run("play", "--language", "en", typed=typed)
    assert shown.exit_code == 0
    assert shown.output.rstrip().endswith("Good-bye!")


def test_ctrl_c_ends_the_program_politely(monkeypatch: pytest.MonkeyPatch):
    def interrupt(mark: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    shown = run("play", "--tactics")
    assert shown.exit_code == 0
    assert "Good-bye!" in shown.output


# What is told comes from what may be seen


def test_nothing_that_is_shown_depends_on_hidden_cards(monkeypatch: pytest.MonkeyPatch):
    """The opponent moves by its own cards; here it always does the same, whatever it holds."""
    outputs = set()
    for seed in ("one deal", "another deal"):
        with monkeypatch.context() as patch:
            Player(patch, ["why 5", "unseen", "moves", "quit", "no"])
            whole = highlands.from_position(
                "schotten-totten tactics; stone 5: R1 R2 / G7; hand A: R3 O4 Y5 G6 B7 P8 joker; hand B: c?*6 t?",
                seed=seed,
            )
            patch.setattr(session, "new", lambda *_, whole=whole, **__: whole)
            outputs.add(run("play", "--tactics").output)
    assert len(outputs) == 1


def test_every_ui_answers_its_own_questions():
    for name in BUILT_IN:
        console = Console(RichConsole(), "en")
        made, game = game_spec(name).make_terminal_ui(console), highlands.new(name, seed=1)
        assert isinstance(game, Game)
        for question, (typed, _) in made.questions.items():
            assert made.answer(question, typed.removeprefix(question).strip(), game.observe(0))
