"""Reduced games: cards and stones that are left out never were, and more than half of a shorter border wins."""

from __future__ import annotations

import re

import numpy as np
import pytest

import highlands
from highlands.engine import kernel
from highlands.errors import UnreadableError
from highlands.games import game_spec
from highlands.games.schotten_totten.evaluation.novice_values import POTENTIAL, TOTAL_SHARE
from highlands.games.schotten_totten.rules.claims import majority
from highlands.games.schotten_totten.view.player_view import SchottenTottenView
from highlands.i18n import say
from highlands.lab.envs.spaces import Spaces
from highlands.lab.solve.tree import GameTree
from highlands.play.game import Game, from_position

SPEC = game_spec("schotten-totten")
THREE = "schotten-totten colours=2 strengths=6 stones=3 hand=2"


def shown(game: Game, seat: int) -> SchottenTottenView:
    view = game.observation(seat).view
    assert isinstance(view, SchottenTottenView)
    return view


def test_more_than_half_of_the_border_wins():
    assert [majority(stones) for stones in range(1, 10)] == [1, 2, 2, 3, 3, 4, 4, 5, 5]
    game = from_position(f"{THREE}; stone 1 of A: R4 R5 R6 / -; stone 3: O4 O5 / O1; hand A: O6 R1", seed=1)
    assert shown(game, 0).stones_to_win == 2
    game.play("O6@3")
    assert say(SPEC.advice(game.observe(0), game.read("claim 3").action)) == "wins the round: 2 stones"
    game.play("claim 3")
    assert game.outcome is not None
    assert game.outcome.winners == [0]
    assert shown(game, 1).won_by == "stones"


@pytest.mark.parametrize(("head", "claimable"), [(THREE, True), ("schotten-totten stones=3", False)])
def test_no_proof_speaks_of_cards_that_are_left_out(head: str, claimable: bool):
    """R7 R8 R9 would beat R4 R5 R6."""
    game = from_position(f"{head}; stone 1: R4 R5 / -; hand A: R6 O1", seed=1)
    game.play("R6@1")
    assert ("claim 1" in game.legal_moves) == claimable


def test_a_position_says_which_strengths_there_are():
    game = highlands.new("schotten-totten", colours=2, strengths=4, stones=2, hand=2, seed=1)
    text = game.full_position()
    assert text.splitlines()[0] == "schotten-totten colours=2 strengths=4 stones=2 hand=2"
    assert sorted(re.findall(r"[RO]\d", text)) == sorted(
        f"{colour}{strength}" for colour in "RO" for strength in "1234"
    )
    assert from_position(text).full_position() == text
    with pytest.raises(UnreadableError, match="R5"):
        from_position("schotten-totten colours=2 strengths=4 stones=2 hand=2; hand A: R5")
    assert "options: colours 2, strengths 4, stones 2, hand 2" in game.full_record()


def played_out(game: Game) -> Game:
    chance = np.random.default_rng(3)
    while game.to_move is not None:
        game.play(game.legal_moves[int(chance.integers(len(game.legal_moves)))])
    return game


def test_stones_beyond_the_border_are_shown_nowhere():
    game = highlands.new("schotten-totten", colours=2, strengths=5, stones=2, hand=2, seed=4)
    for each in (game, played_out(game)):
        assert [stone.number for stone in shown(each, 0).stones] == [1, 2]
        assert "@3" not in " ".join(map(str, each.legal_moves))
        assert not re.search(r"\b[3-9]\b", each.board(seat=0).splitlines()[0])
        assert "stone 3" not in SPEC.picture(each.state)


@pytest.mark.parametrize("tactics", [False, True])
def test_no_action_and_no_number_is_left_out_that_can_occur(tactics: bool):
    options = {"colours": 2, "strengths": 7, "stones": 3, "hand": 3, "tactics": tactics, "rounds": 2}
    spaces = Spaces(SPEC, SPEC.make_options(**options))
    left_out = np.setdiff1d(np.arange(SPEC.encoded), spaces.numbers)
    options_block = SPEC.encoded - 6
    for seed in range(6):
        game = highlands.new("schotten-totten", seed=seed, **options)
        chance = np.random.default_rng(seed)
        while game.to_move is not None:
            assert set(game.legal_moves.actions) <= set(spaces.catalogue.tolist())
            numbers = np.zeros(SPEC.encoded, np.float32)
            kernel.encode(game.observation(game.to_move).state, numbers)
            assert not numbers[left_out[left_out < options_block]].any()
            game.play(game.legal_moves[int(chance.integers(len(game.legal_moves)))])


def test_every_action_that_is_kept_occurs():
    options = SPEC.make_options(colours=1, strengths=5, stones=2, hand=1, first=0)
    found = {action for reached in GameTree(SPEC, options).sets for action in reached.actions}
    assert sorted(found) == SPEC.possible_actions(options)
    assert len(found) == 5 * 2 + 1 + 2 + 1


def test_the_whole_game_keeps_its_catalogue():
    assert not Spaces(SPEC, SPEC.make_options()).shrinks
    assert not Spaces(SPEC, SPEC.make_options(tactics=True, rounds=3, expert=True)).shrinks


@pytest.mark.parametrize(("strengths", "lost"), [(5, 0), (9, 3)])
def test_a_novice_hopes_for_no_card_that_is_left_out(strengths: int, lost: int):
    """Up to 5, a lone R5 may become 3 4 5, and R4 beside it changes nothing of that; up to 9 it was worth 5 6 7."""
    head = f"schotten-totten colours=1 strengths={strengths} stones=2 hand=1"
    state = from_position(f"{head}; stone 1: R5 / -; hand A: R4", seed=1).state
    value = np.zeros(1)
    kernel.novice_values(state, np.array([SPEC.read_action(state, "R4@1")], np.int32), 1, value)
    run = len(POTENTIAL[0]) - 1
    assert value[0] == pytest.approx(POTENTIAL[2, run] - POTENTIAL[1, run] - lost * TOTAL_SHARE)
