"""What holds in every game of Schotten Totten, however it is played."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, target
from hypothesis import strategies as st

from highlands.engine import kernel
from highlands.engine.state import NO_OBSERVER
from highlands.errors import NotAllowedError
from highlands.games.schotten_totten import SPEC
from highlands.games.schotten_totten.state.actions import ACTIONS, PLAY_RECRUITER, RETURN_CLAN
from highlands.games.schotten_totten.state.layout import OVER, STATE, STEP_NAMES, State, was_first
from highlands.i18n import say
from highlands.play.game import Game, from_position
from highlands.spec.observation import Move
from tests.games.schotten_totten.invariants import assert_sound, is_full
from tests.games.schotten_totten.strategies import games, games_at, play_on
from tests.games.schotten_totten.text.refusals import assert_true_reason
from tests.strategies import SEEDS, examples

OBSERVERS = [0, 1, None]
AN_RNG = np.array([1, 2, 3, 4], dtype=np.uint64)


def is_over(game: Game) -> bool:
    return game.to_move is None


@given(games())
@examples(0.2)
def test_no_card_is_ever_lost_or_doubled_and_no_limit_broken(game: Game):
    target(len(game.moves), label="moves")
    for state, _ in game.history:
        assert_sound(state)
    assert_sound(game.state)


@given(games())
@examples(0.3)
def test_every_legal_action_can_be_carried_out(game: Game):
    actions = game.legal_moves.actions
    assert len(set(actions)) == len(actions)
    assert bool(actions) != is_over(game)
    for action in actions:
        state = game.state
        kernel.apply(state, action, AN_RNG.copy())
        assert_sound(state)
        assert state.tobytes() != game.state.tobytes()


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
    before = game.state.tobytes()
    legal = set(game.legal_moves.actions)
    for action in sorted(set(range(ACTIONS + 2)) - legal):
        with pytest.raises(NotAllowedError) as refusal:
            game.play(Move(action, ""))
        assert_true_reason(game.state, action, refusal.value.message)
        assert say(refusal.value.message) == str(refusal.value)
    assert game.state.tobytes() == before
    assert set(game.legal_moves.actions) == legal


@given(games())
@examples(0.5)
def test_undo_restores_every_byte(game: Game):
    states = [state.tobytes() for state, _ in game.history]
    moves = game.moves
    while moves:
        assert game.undo() == moves.pop()
        assert game.state.tobytes() == states.pop()
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
    state = game.state
    for action in range(ACTIONS + 2):
        assert SPEC.read_action(state, SPEC.write_action(state, action)) == action


def canonical(state: State) -> bytes:
    """A state without what does not matter: where in its ring a deck begins, and what lies where no card is left."""
    plain = state.copy()
    for deck, knower, top, left in (
        ("clan_deck", "clan_knower", "clan_top", "clan_left"),
        ("tactics_deck", "tactics_knower", "tactics_top", "tactics_left"),
    ):
        for field, nothing in ((deck, 0), (knower, -1)):
            turned = np.roll(state[field], -int(state[top]))
            turned[int(state[left]) :] = nothing
            plain[field] = turned
        plain[top] = 0
    if plain.mover == kernel.NOBODY:
        plain.passes = 0
    return b"".join(np.asarray(plain[name]).tobytes() for name in STATE.names or () if name != "observer")


@given(games())
@examples(0.4)
def test_positions_are_written_and_read_back(game: Game):
    for seat in OBSERVERS:
        observation = game.observe(seat)
        lines = SPEC.write_position(observation)
        read = SPEC.read_position(lines)
        assert SPEC.write_position(read) == lines
        assert canonical(read) == canonical(observation)
    read = SPEC.read_position(game.full_position().splitlines())
    assert read.observer == NO_OBSERVER
    assert canonical(read) == canonical(game.state)
    assert_sound(read)


@given(games(), SEEDS)
@examples(0.3)
def test_a_game_goes_on_the_same_from_its_position_as_text(game: Game, seed: int):
    again = from_position(game.full_position().replace("\n", "; "), seed=1)
    round_number = SPEC.round(game.state)
    chance = random.Random(seed)
    while not is_over(game) and SPEC.round(game.state) == round_number:
        assert again.full_position() == game.full_position()
        assert again.legal_moves.actions == game.legal_moves.actions
        move = Move(chance.choice(game.legal_moves.actions), "")
        assert again.play(move).text == game.play(move).text
    assert again.outcome == game.outcome


@given(games())
@examples(0.6)
def test_the_side_completed_first_is_the_one_whose_last_completion_came_earlier(game: Game):
    """ST-4, from the history of the cards alone."""
    moments: dict[tuple[int, int], int] = {}
    states = [*(state for state, _ in game.history), game.state]
    round_number = 0
    for moment, state in enumerate(states):
        if state.round_number != round_number:
            round_number, moments = int(state.round_number), {}
        for stone in range(9):
            for side in ((0, stone), (1, stone)):
                if not is_full(state, *side):
                    moments.pop(side, None)
                else:
                    moments.setdefault(side, moment)
            times = {seat: moments[seat, stone] for seat in (0, 1) if (seat, stone) in moments}
            first = min(times, key=lambda seat: times[seat]) if times else None
            assert [was_first(state, seat, stone) for seat in (0, 1)] == [first == 0, first == 1]


@given(games(tactics=True), st.data())
@examples(0.3)
def test_the_recruiter_is_played_once_a_round_so_only_one_player_ever_knows_cards_of_the_other(
    game: Game, data: st.DataObject
):
    """What `leave_hand_clan` relies on: nobody who holds a known card can put it back unseen."""
    play_on(game, random.Random(data.draw(SEEDS)))
    recruiters: dict[int, int] = {}
    for state, move in game.history:
        if move.action == PLAY_RECRUITER:
            recruiters[int(state.round_number)] = recruiters.get(int(state.round_number), 0) + 1
        if move.action >= RETURN_CLAN:
            assert not state.known.any()
            assert not state.known_tactics.any()
    assert set(recruiters.values()) <= {1}
