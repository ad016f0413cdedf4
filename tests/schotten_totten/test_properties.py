"""What holds in every game of Schotten Totten, however it is played."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, target
from hypothesis import strategies as st

from highlands import kernel
from highlands.errors import NotAllowedError
from highlands.game import Game, from_position
from highlands.games.schotten_totten import RULESET
from highlands.games.schotten_totten.actions import ACTIONS, PLAY_RECRUITER, RETURN_CLAN
from highlands.games.schotten_totten.table import OVER, STEP_NAMES, TABLE, was_first
from highlands.kernel import TRUTH, Table
from highlands.sight import Move
from highlands.words import say
from tests.schotten_totten.refusals import assert_true_reason
from tests.schotten_totten.soundness import assert_sound, is_full
from tests.schotten_totten.strategies import games, games_at, play_on
from tests.strategies import SEEDS, examples

SIGHTS = [0, 1, None]
AN_RNG = np.array([1, 2, 3, 4], dtype=np.uint64)


def is_over(game: Game) -> bool:
    return game.to_move is None


@given(games())
@examples(0.2)
def test_no_card_is_ever_lost_or_doubled_and_no_limit_broken(game: Game):
    target(len(game.moves), label="moves")
    for table, _ in game.history:
        assert_sound(table)
    assert_sound(game.table)


@given(games())
@examples(0.3)
def test_every_legal_action_can_be_carried_out(game: Game):
    actions = game.legal_moves.actions
    assert len(set(actions)) == len(actions)
    assert bool(actions) != is_over(game)
    for action in actions:
        table = game.table
        kernel.apply(table, action, AN_RNG.copy())
        assert_sound(table)
        assert table.tobytes() != game.table.tobytes()


@pytest.mark.parametrize("step", STEP_NAMES[:OVER])
@given(st.data())
@examples(0.03)
def test_every_other_action_is_refused_for_a_reason_that_is_true(step: str, data: st.DataObject):
    refuse_all_others(data.draw(games_at(step)))


@given(games())
@examples(0.07)
def test_every_other_action_is_refused_in_all_variants_too(game: Game):
    refuse_all_others(game)


def refuse_all_others(game: Game) -> None:
    before = game.table.tobytes()
    legal = set(game.legal_moves.actions)
    for action in sorted(set(range(ACTIONS + 2)) - legal):
        with pytest.raises(NotAllowedError) as refusal:
            game.play(Move(action, ""))
        assert_true_reason(game.table, action, refusal.value.message)
        assert say(refusal.value.message) == str(refusal.value)
    assert game.table.tobytes() == before
    assert set(game.legal_moves.actions) == legal


@given(games())
@examples(0.5)
def test_undo_restores_every_byte(game: Game):
    tables = [table.tobytes() for table, _ in game.history]
    moves = game.moves
    while moves:
        assert game.undo() == moves.pop()
        assert game.table.tobytes() == tables.pop()
    assert game.moves == []


@given(games(), SEEDS)
@examples(0.5)
def test_every_move_can_be_written_and_read_back(game: Game, seed: int):
    shapes = random.Random(seed)
    texts = [move.text for move in game.legal_moves]
    assert len(set(texts)) == len(texts)
    for move in game.legal_moves:
        sloppy = shapes.choice(
            [
                str.upper,
                str.lower,
                "  {} ".format,
                lambda text: text.replace(" ", "   "),
                lambda text: text.replace("@", " @ "),
            ]
        )
        assert game.read(move.text).action == move.action
        assert game.read(sloppy(move.text)) == move
        assert game.read(sloppy(move.text)).text == move.text


@given(games())
@examples(0.1)
def test_actions_are_written_and_read_back_whether_legal_or_not(game: Game):
    table = game.table
    for action in range(ACTIONS + 2):
        assert RULESET.read_action(table, RULESET.write_action(table, action)) == action


def canonical(table: Table) -> bytes:
    """A table without what does not matter: where in its ring a deck begins, and what lies where no card is left."""
    plain = table.copy()
    for deck, knower, top, left in (
        ("clan_deck", "clan_knower", "clan_top", "clan_left"),
        ("tactics_deck", "tactics_knower", "tactics_top", "tactics_left"),
    ):
        for field, nothing in ((deck, 0), (knower, -1)):
            turned = np.roll(table[field], -int(table[top]))
            turned[int(table[left]) :] = nothing
            plain[field] = turned
        plain[top] = 0
    if plain.mover == kernel.NOBODY:
        plain.passes = 0
    return b"".join(np.asarray(plain[name]).tobytes() for name in TABLE.names or () if name != "seer")


@given(games())
@examples(0.4)
def test_positions_are_written_and_read_back(game: Game):
    for seat in SIGHTS:
        seen = game.seen(seat)
        lines = RULESET.write_position(seen)
        read = RULESET.read_position(lines)
        assert RULESET.write_position(read) == lines
        assert canonical(read) == canonical(seen)
    read = RULESET.read_position(game.position().splitlines())
    assert read.seer == TRUTH
    assert canonical(read) == canonical(game.table)
    assert_sound(read)


@given(games(), SEEDS)
@examples(0.3)
def test_a_game_goes_on_the_same_from_its_position_as_text(game: Game, seed: int):
    again = from_position(game.position().replace("\n", "; "), seed=1)
    round_number = RULESET.round(game.table)
    chance = random.Random(seed)
    while not is_over(game) and RULESET.round(game.table) == round_number:
        assert again.position() == game.position()
        assert again.legal_moves.actions == game.legal_moves.actions
        move = Move(chance.choice(game.legal_moves.actions), "")
        assert again.play(move).text == game.play(move).text
    assert again.outcome == game.outcome


@given(games())
@examples(0.6)
def test_the_side_completed_first_is_the_one_whose_last_completion_came_earlier(game: Game):
    """ST-4, from the history of the cards alone."""
    moments: dict[tuple[int, int], int] = {}
    tables = [*(table for table, _ in game.history), game.table]
    round_number = 0
    for moment, table in enumerate(tables):
        if table.round_number != round_number:
            round_number, moments = int(table.round_number), {}
        for stone in range(9):
            for side in ((0, stone), (1, stone)):
                if not is_full(table, *side):
                    moments.pop(side, None)
                else:
                    moments.setdefault(side, moment)
            times = {seat: moments[seat, stone] for seat in (0, 1) if (seat, stone) in moments}
            first = min(times, key=lambda seat: times[seat]) if times else None
            assert [was_first(table, seat, stone) for seat in (0, 1)] == [first == 0, first == 1]


@given(games(tactics=True), st.data())
@examples(0.3)
def test_the_recruiter_is_played_once_a_round_so_only_one_player_ever_knows_cards_of_the_other(
    game: Game, data: st.DataObject
):
    """What `leave_hand_clan` relies on: nobody who holds a known card can put it back unseen."""
    play_on(game, random.Random(data.draw(SEEDS)))
    recruiters: dict[int, int] = {}
    for table, move in game.history:
        if move.action == PLAY_RECRUITER:
            recruiters[int(table.round_number)] = recruiters.get(int(table.round_number), 0) + 1
        if move.action >= RETURN_CLAN:
            assert not table.known.any()
            assert not table.known_tactics.any()
    assert set(recruiters.values()) <= {1}
