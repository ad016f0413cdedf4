"""A game in Python's terms."""

from __future__ import annotations

import random
from typing import Any
from unittest.mock import Mock
from xml.etree import ElementTree as ET

import msgspec
import pytest

import highlands
from highlands import Game, HighlandsError, Move, NotAllowedError, Outcome, Seed, UnreadableError
from highlands.engine import kernel
from highlands.games import game_spec
from highlands.games.schotten_totten.view.player_view import SchottenTottenView
from tests.games.schotten_totten.strategies import NAMES, VARIANTS, play_on

POSITION = """schotten-totten tactics
stone 1: G5 R5 B5 / G7 P4 B3 !
stone 2: R1 joker / O1 spy
hand A: R7 banshee strategist c?*3
to move: A claim"""


@pytest.fixture
def game() -> Game:
    return highlands.new("schotten-totten", tactics=True, first=0, seed=7)


@pytest.fixture
def claiming() -> Game:
    return highlands.from_position(POSITION, seed=1)


def played_out(**options: Any) -> Game:
    game = highlands.new("schotten-totten", seed=3, **options)
    play_on(game, random.Random(3))
    return game


# Beginning


@pytest.mark.parametrize("options", VARIANTS, ids=NAMES)
def test_a_new_game(options: dict[str, bool]):
    game = highlands.new("schotten-totten", **options, rounds=3, first=1, seed=1)
    view = game.view(1)
    assert isinstance(view, SchottenTottenView)
    assert (view.tactics, view.expert) == (options["tactics"], options["expert"])
    assert (view.rounds, view.starter, game.to_move, game.seats) == (3, 1, 1, 2)
    assert len(view.hands[0].cards) == (7 if options["tactics"] else 6)
    assert (game.moves, game.history, game.outcome) == ([], [], None)


@pytest.mark.parametrize(
    ("name", "options", "seats"),
    [("schotten-totten", {}, 2), ("verraeter", {}, 4), ("verraeter", {"players": 3}, 3)],
)
def test_options_say_how_many_sit_at_the_table(name: str, options: dict[str, Any], seats: int):
    spec = game_spec(name)
    assert spec.seats_with(spec.make_options(**options)) == highlands.new(name, **options).seats == seats


def test_without_a_seed_every_deal_is_another():
    assert len({highlands.new("schotten-totten").full_position() for _ in range(5)}) == 5


def test_a_seed_gives_the_same_game_in_all_its_forms():
    seed = Seed.of("Nessie")
    forms: list[Seed | str | bytes] = [seed, "Nessie", seed.hex(), bytes.fromhex(seed.hex())]
    assert len({highlands.new("schotten-totten", seed=form).full_position() for form in forms}) == 1


def test_who_begins_is_drawn_by_lot_unless_chosen():
    assert {highlands.new("schotten-totten", seed=seed).to_move for seed in range(12)} == {0, 1}
    assert {highlands.new("schotten-totten", first=1, seed=seed).to_move for seed in range(12)} == {1}


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"game": "chess"}, "there is no game “chess”; there are: schotten-totten"),
        ({"wild": True}, "there is no option “wild”"),
        ({"rounds": 0}, "rounds must be a whole number from 1 to 99, not 0"),
        ({"rounds": 100}, "rounds must be a whole number from 1 to 99, not 100"),
        ({"rounds": "3"}, "rounds must be a whole number from 1 to 99, not 3"),
        ({"rounds": True}, "rounds must be a whole number from 1 to 99, not True"),
        ({"colours": 7}, "colours must be a whole number from 1 to 6, not 7"),
        ({"stones": 10}, "stones must be a whole number from 1 to 9, not 10"),
        ({"hand": 8}, "hand must be a whole number from 1 to 7, not 8"),
        ({"colours": 1}, "two hands of 6 need more than the 9 cards of this game"),
        ({"first": 2}, "first must be a seat from 0 to 1, or nobody in particular, not 2"),
        ({"first": "A"}, "first must be a seat from 0 to 1, or nobody in particular, not A"),
        ({"tactics": 1}, "tactics must be true or false, not 1"),
        ({"expert": "yes"}, "expert must be true or false, not yes"),
    ],
)
def test_a_bad_option_is_refused_with_the_reason(options: dict[str, Any], reason: str):
    name = str(options.pop("game", "schotten-totten"))
    with pytest.raises(NotAllowedError) as refusal:
        highlands.new(name, **options)
    assert str(refusal.value).startswith(reason)


# Moves


def test_legal_moves_can_be_gone_through_counted_and_asked(game: Game):
    moves = list(game.legal_moves)
    assert len(moves) == len(game.legal_moves) == 7 * 9
    assert all(isinstance(move, Move) and move in game.legal_moves and move.text in game.legal_moves for move in moves)
    assert [move.action for move in moves] == game.legal_moves.actions
    assert repr(game.legal_moves).startswith(f"<63 legal moves: {moves[0]}, {moves[1]}")
    assert "joker@3" not in game.legal_moves
    assert "nonsense" not in game.legal_moves
    assert "banshee G5@3" not in game.legal_moves
    assert 0 not in game.legal_moves


def test_legal_moves_are_worked_out_only_when_asked_for(game: Game, monkeypatch: pytest.MonkeyPatch):
    asked = Mock(wraps=kernel.legal)
    monkeypatch.setattr(kernel, "legal", asked)
    moves = game.legal_moves
    asked.assert_not_called()
    assert len(moves) == 63
    asked.assert_called()


def test_all_moves_can_be_tried_one_after_another():
    """The texts of ruses depend on where cards lie, so a move tried and taken back must not change the others."""
    game = highlands.from_position(POSITION.replace("A claim", "A play"), seed=1)
    texts = [move.text for move in game.legal_moves]
    assert {"banshee O1@2", "strategist joker@2>discard"} <= set(texts)
    tried = []
    for move in game.legal_moves:
        tried.append(move.text)
        game.play(move)
        game.undo()
    assert tried == texts == [move.text for move in game.legal_moves]


def test_legal_moves_asked_for_before_a_move_stay_those_of_before(claiming: Game):
    before = claiming.legal_moves
    texts = [move.text for move in before]
    claiming.play("done")
    assert [move.text for move in before] == texts


def test_a_move_is_played_as_a_move_or_as_its_text(game: Game):
    move = next(iter(game.legal_moves))
    other = game.copy()
    assert game.play(move) == other.play(f"  {move.text.lower()} ") == move
    assert game.state.tobytes() == other.state.tobytes()
    assert [str(move) for move in game.moves] == [move.text]


def test_a_move_equals_another_of_the_same_action():
    assert Move(3, "x") == Move(3, "y")
    assert len({Move(3, "x"), Move(3, "y"), Move(4, "x")}) == 2
    assert Move(3, "x") != 3


def test_text_that_is_no_move(claiming: Game):
    for text in ("", "castle", "R10@3", "R7@0", "R7@10", "banshee@3", "return Q7", "traitor joker@2>3", "banshee G5>3"):
        with pytest.raises(UnreadableError):
            claiming.play(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("claim 2", "your side of stone 2 still needs a card"),
        ("R7@3", "now stones can be claimed; say “done” to go on"),
        ("draw clan", "now stones can be claimed; say “done” to go on"),
        ("banshee O1@3", "orange 1 is not at stone 3"),
        ("return R7", "cards are put back only for the Recruiter"),
    ],
)
def test_a_move_that_is_not_allowed_is_refused_and_nothing_changes(claiming: Game, text: str, reason: str):
    before = claiming.state.tobytes()
    with pytest.raises(NotAllowedError) as refusal:
        claiming.play(text)
    assert str(refusal.value) == reason
    assert claiming.state.tobytes() == before
    assert claiming.moves == []


def test_a_finished_game_takes_no_more_moves():
    game = played_out(tactics=True)
    assert (game.to_move, len(game.legal_moves), list(game.legal_moves)) == (None, 0, [])
    for text in ("R7@3", "done", "pass", "banshee G5@3", "banshee G5", "strategist joker>discard", "return c?"):
        with pytest.raises(NotAllowedError, match="the game is over"):
            game.play(text)


# Undo and copy


def test_undo_takes_moves_back_one_by_one(game: Game):
    start = game.state.tobytes()
    play_on(game, random.Random(1), moves=5)
    assert game.start.tobytes() == start
    moves = game.moves
    assert [game.undo() for _ in range(5)] == moves[::-1]
    assert game.state.tobytes() == start
    with pytest.raises(NotAllowedError, match="no move to take back"):
        game.undo()


def test_an_undone_game_goes_on_with_the_same_chance():
    game = highlands.new("schotten-totten", rounds=2, seed=1)
    play_on(game, random.Random(1))
    moves, end = game.moves, game.state.tobytes()
    for _ in moves:
        game.undo()
    for move in moves:
        game.play(move)
    assert game.state.tobytes() == end


def test_a_copy_stands_alone(game: Game):
    play_on(game, random.Random(1), moves=6)
    game.headers["players"] = "Ann | Ben"
    other = game.copy()
    before, past = game.state.tobytes(), [state.tobytes() for state, _ in game.history]
    assert (other.state.tobytes(), other.moves, other.seed, other.headers) == (
        before,
        game.moves,
        game.seed,
        game.headers,
    )
    other.headers["players"] = "Cat | Dan"
    for _ in range(4):
        other.undo()
    play_on(other, random.Random(2), moves=9)
    assert game.headers["players"] == "Ann | Ben"
    assert game.state.tobytes() == before
    for state in reversed(past):
        game.undo()
        assert game.state.tobytes() == state


def test_what_a_game_gives_away_is_a_copy(game: Game):
    before = game.state.tobytes()
    for state in (game.state, game.start, game.observe(0)):
        state.mover = 1
        state.hand[0] = 0
    game.moves.append(Move(0, "R1@1"))
    game.history.append((game.state, Move(0, "R1@1")))
    assert game.state.tobytes() == before
    assert game.moves == []


# The end


@pytest.mark.parametrize("options", VARIANTS, ids=NAMES)
def test_an_outcome_comes_with_the_end(options: dict[str, bool]):
    game = played_out(**options)
    outcome = game.outcome
    assert isinstance(outcome, Outcome)
    best = max(outcome.points)
    winners = (
        [seat for seat in (0, 1) if outcome.points[seat] == best] if outcome.points[0] != outcome.points[1] else []
    )
    assert outcome.winners == winners
    assert outcome.returns == ([1.0 if seat in winners else -1.0 for seat in (0, 1)] if winners else [0.0, 0.0])
    game.undo()
    assert game.outcome is None


def test_an_outcome_of_a_drawn_match():
    game = highlands.from_position("schotten-totten; points: 3-3; to move: nobody", seed=1)
    assert game.outcome == Outcome([], [3, 3], [0.0, 0.0])


# What is shown


def test_a_view_is_a_typed_message_that_survives_being_sent(game: Game):
    play_on(game, random.Random(4), moves=40)
    for seat in (0, 1, None):
        view = game.view(seat)
        assert isinstance(view, SchottenTottenView)
        sent = msgspec.json.encode(view)
        assert msgspec.json.decode(sent, type=SchottenTottenView) == view
        assert view.observer == seat
        assert ("c?" in view.hands[1 - (seat or 0)].cards) or not view.hands[1 - (seat or 0)].clan


def test_there_are_only_the_seats_there_are(game: Game):
    for seat in (2, -2, 7):
        with pytest.raises(NotAllowedError, match="there is no seat"):
            game.view(seat)
    with pytest.raises(NotAllowedError):
        game.board(-1)


def test_printing_shows_the_board_to_a_spectator(claiming: Game):
    printed = str(claiming)
    assert all(card in printed for card in ("G5", "R5", "B5", "G7", "P4", "B3"))
    assert repr(claiming) == "<schotten-totten, 0 moves>"
    assert repr(played_out()).endswith("moves, over>")
    assert printed == claiming.board() == claiming.board(None)
    assert "R7" in claiming.board(0)
    assert "R7" not in claiming.board(1)
    assert "R7" not in printed
    assert "R7" in claiming.full_board()


@pytest.mark.parametrize("options", VARIANTS, ids=NAMES)
def test_in_a_notebook_it_draws_itself(options: dict[str, bool]):
    game = highlands.new("schotten-totten", **options, seed=1)
    for _ in range(4):
        for text in (game._repr_svg_(), game.full_svg()):
            drawing = ET.fromstring(text)
            assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
            assert len(list(drawing.iter())) > 20
        assert game._repr_svg_() == game.svg(None) != game.full_svg()
        play_on(game, random.Random(1), moves=15)


def test_a_position_is_shown_to_a_seat_and_by_name_in_full(claiming: Game):
    assert claiming.full_position().count("?") == 0
    assert "hand A: c?" in claiming.position(1)
    assert claiming.position() == claiming.position(None)
    assert "hand A: c?" in claiming.position()
    assert highlands.from_position(claiming.full_position()).full_position() == claiming.full_position()


@pytest.mark.parametrize("name", ["schotten-totten", "verraeter"])
def test_what_is_not_asked_for_by_name_tells_nothing_hidden(name: str):
    """Two games that a spectator can't tell apart look the same in every way but those with `full` in their names."""
    game = highlands.new(name, seed=3)
    play_on(game, random.Random(2), moves=6)
    dealt_anew, other = game.copy(), game.state
    kernel.resample(game.observe(None), Seed.of(8).rng(0), other)
    dealt_anew._state = other
    assert dealt_anew.full_position() != game.full_position()
    for show in (str, repr, Game._repr_svg_, Game.board, Game.position, Game.view, Game.svg):
        assert show(dealt_anew) == show(game)
    assert "seed" not in game.record()
    assert "seed" in game.full_record()


def test_a_move_out_of_the_catalogue_is_refused(game: Game):
    for action in (-1, game.spec.actions, 10**12):
        with pytest.raises(NotAllowedError, match="from 0 to"):
            game.play(highlands.Move(action, "?"))


def test_a_position_on_one_line_is_the_same_as_on_many():
    assert (
        highlands.from_position(POSITION.replace("\n", ";"), seed=1).full_position()
        == highlands.from_position(POSITION, seed=1).full_position()
    )


def test_unknown_cards_of_a_position_are_dealt_from_the_seed():
    dealt = {highlands.from_position(POSITION, seed=seed).full_position() for seed in (1, 1, 2, 3)}
    assert len(dealt) == 3


def test_a_position_of_no_game():
    for text in ("", ";", "chess", "1: R7"):
        with pytest.raises(HighlandsError, match="there is no game"):
            highlands.from_position(text)
