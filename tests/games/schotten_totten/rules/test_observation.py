"""What a seat may know, and nothing more: observations, and determinizations of them."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import highlands
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.state import copy_state, new_state
from highlands.games.schotten_totten import SPEC
from highlands.games.schotten_totten.state.layout import STATE, State
from highlands.play.game import Game, from_position
from tests.games.schotten_totten.invariants import assert_sound
from tests.games.schotten_totten.redeal import redealt
from tests.games.schotten_totten.strategies import games, play_on, recruiting
from tests.strategies import SEEDS, examples

OBSERVERS = [0, 1, None]
SPECTATOR = 2


def encoded(observation: State) -> bytes:
    out = np.full(SPEC.encoded, np.nan, dtype=np.float32)
    kernel.encode(observation, out)
    assert not np.isnan(out).any()
    return out.tobytes()


def channels(game: Game, seat: int | None) -> dict[str, object]:
    """Everything that ever reaches a seat, or a spectator."""
    observation = game.observe(seat)
    actions = np.zeros(SPEC.actions, dtype=np.int32)
    return {
        "observation": observation.tobytes(),
        "view": msgspec.json.encode(game.view(seat)),
        "board": game.board(seat),
        "picture": SPEC.picture(observation),
        "numbers": encoded(observation),
        "legal moves": actions[: kernel.legal(observation, actions)].tolist(),
        "position": game.position(seat),
        "record": game.record(seat),
    }


def past_observations(game: Game, seat: int | None) -> list[bytes]:
    """What a seat saw before each move."""
    observation = new_state(STATE)
    observations = []
    for state, _ in game.history:
        kernel.observe(state, game.observer_of(seat), observation)
        observations.append(observation.tobytes())
    return observations


def assert_no_leak(game: Game, chance: random.Random) -> None:
    """Each seat, and a spectator, sees the same when all that it can't know is dealt again."""
    for seat in OBSERVERS:
        other = redealt(game, seat, chance)
        assert channels(other, seat) == channels(game, seat)
        assert past_observations(other, seat) == past_observations(game, seat)
        observation = game.observe(seat)
        filled = game.copy()
        filled._state = new_state(STATE)
        kernel.resample(observation, Seed.of(chance.getrandbits(64)).rng(0), filled._state)
        assert_sound(filled._state)
        assert channels(filled, seat) == channels(game, seat)


# The leak test


@given(games(), SEEDS)
@examples(0.25)
def test_no_channel_tells_a_seat_what_it_can_not_know(game: Game, seed: int):
    assert_no_leak(game, random.Random(seed))


@given(games(tactics=True, running=True), SEEDS)
@examples(0.1)
def test_nor_does_a_game_that_began_from_a_position(game: Game, seed: int):
    chance = random.Random(seed)
    again = from_position(game.full_position(), seed=chance.getrandbits(64))
    play_on(again, chance, recruiting, chance.randrange(40))
    assert_no_leak(again, chance)


def test_nor_after_the_recruiter_when_the_cards_put_under_a_deck_are_drawn_again():
    known = 0
    for seed in range(15):
        chance = random.Random(seed)
        game = highlands.new(
            "schotten-totten", tactics=True, expert=bool(seed & 1), colours=3, stones=7, hand=4, seed=seed
        )
        play_on(game, chance, recruiting, chance.randint(25, 45))
        assert_no_leak(game, chance)
        known += bool(game.state.known.any() or game.state.known_tactics.any())
    assert known >= 6, "too few of these games have what they are here for"


def test_dealing_again_changes_what_is_hidden_from_that_seat_and_nothing_else():
    game = highlands.new("schotten-totten", tactics=True, first=0, seed=5)
    play_on(game, random.Random(1), recruiting, 30)
    for seat in OBSERVERS:
        other = redealt(game, seat, random.Random(2))
        assert other.full_position() != game.full_position()
        for hidden in (0, 1):
            same = (other.state.hand[hidden], other.state.hand_tactics[hidden]) == (
                game.state.hand[hidden],
                game.state.hand_tactics[hidden],
            )
            assert same == (hidden == seat)


# The gate


PUBLIC = {
    *("side", "unseen", "discard", "unseen_tactics", "discard_tactics", "troops", "modes", "border", "stones"),
    *("complete", "worth", "claims", "completed_first", "clan_top", "clan_left", "tactics_top", "tactics_left"),
    *("clan_held", "tactics_held", "played", "joker_played", "mover", "step", "pending", "passes", "round_number"),
    *("starter", "points", "tactics", "expert", "rounds", "colours", "strengths", "hand_limit"),
    *("clan_knower", "tactics_knower"),  # that a card was put there everybody saw
}
SECRET = {"hand", "hand_tactics", "known", "known_tactics", "clan_deck", "tactics_deck"}


def test_every_field_is_either_public_or_secret():
    assert set(STATE.names or ()) == PUBLIC | SECRET | {"observer"}


@pytest.mark.parametrize("observer", [0, 1, SPECTATOR])
@given(games())
@examples(0.2)
def test_conceal_shows_all_that_is_public_and_hides_by_default(observer: int, game: Game):
    state = game.state
    results = []
    for rest in (0x00, 0x5A):
        out = np.frombuffer(bytearray([rest]) * STATE.itemsize, dtype=STATE)[0]
        kernel.observe(state, observer, out)
        assert out.observer == observer
        for name in sorted(PUBLIC):
            assert np.array_equal(out[name], state[name]), f"observe does not show {name}"
        results.append(out)
    for name in SECRET:
        assert np.array_equal(results[0][name], results[1][name]), f"observe leaves {name} as it was"


@pytest.mark.parametrize("observer", [0, 1, SPECTATOR])
@given(games(), SEEDS)
@examples(0.2)
def test_resample_never_contradicts_what_the_seat_knows(observer: int, game: Game, seed: int):
    observation, again = new_state(STATE), new_state(STATE)
    kernel.observe(game.state, observer, observation)
    for rest in (0x00, 0x5A):
        out = np.frombuffer(bytearray([rest]) * STATE.itemsize, dtype=STATE)[0]
        kernel.resample(observation, Seed.of(seed).rng(0), out)
        assert_sound(out)
        kernel.observe(out, observer, again)
        assert again.tobytes() == observation.tobytes()


@given(games(), st.sampled_from([0, 1, SPECTATOR]))
@examples(0.2)
def test_nothing_more_is_hidden_from_who_already_sees_less(game: Game, observer: int):
    """Observing an observation changes nothing; a spectator sees what a seat sees, less that seat's secrets."""
    once, twice = new_state(STATE), new_state(STATE)
    kernel.observe(game.state, observer, once)
    kernel.observe(copy_state(once), observer, twice)
    assert once.tobytes() == twice.tobytes()
    kernel.observe(game.state, SPECTATOR, once)
    for seat in (0, 1):
        kernel.observe(game.observe(seat), SPECTATOR, twice)
        assert once.tobytes() == twice.tobytes()


# ST-9: what a player remembers


def test_st9_who_put_cards_under_a_deck_knows_where_they_went_and_nobody_else_does():
    game = from_position(
        """schotten-totten tactics colours=2 hand=3
        stone 1: R6 R7 / O4 O5
        stone 2: R8 R9 / O6 O7
        stone 3 blind: - / O8 O9
        stone 9 mud: - / -
        discard: joker joker shield strategist banshee traitor
        jokers: A B
        hand A: R1 R2 recruiter
        hand B: O1 O2 O3
        clan deck: R3 R4 R5
        tactics deck: spy"""
    )
    for move in ("recruiter", "draw tactics", "return spy", "return R1"):
        game.play(move)
    assert "clan deck: R5 R1{A}" in game.full_position()
    assert "clan deck: c? R1{A}" in game.position(0)
    assert "clan deck: c?*2" not in game.position(1)
    assert "clan deck: c? c?{A}" in game.position(1)
    assert "clan deck: c? c?{A}" in game.position(None)
    assert "tactics deck: spy{A}" in game.position(0)
    assert "tactics deck: t?{A}" in game.position(None)

    for move in ("O1@4", "draw tactics", "R2@4", "O2@5"):
        game.play(move)
    assert hand(game, 0, of=1) == ["R1", "c?", "spy"]
    assert hand(game, None, of=1) == ["c?", "c?", "t?"]
    assert hand(game, 1, of=1) == ["R1", "O3", "spy"]
    assert "hand B: R1{A} c? spy{A}" in game.position(0)
    assert "hand B: R1{A} O3 spy{A}" in game.position(1)
    assert "hand B: c?*2 t?" in game.position(None)

    game.play("R3@4")
    game.play("R1@4")
    assert hand(game, 0, of=1) == ["c?", "spy"]


def hand(game: Game, seat: int | None, of: int) -> list[str]:
    """The cards of a hand as a seat's view has them."""
    view = msgspec.to_builtins(game.view(seat))
    return list(view["hands"][of]["cards"])


@pytest.mark.parametrize(("seat", "shown"), [(0, "return R1"), (1, "return c?"), (None, "return c?")])
def test_st9_the_record_tells_which_card_went_under_a_deck_only_to_who_put_it_there(seat: int | None, shown: str):
    game = from_position("schotten-totten tactics colours=2; hand A: R1 R2 R3 recruiter; tactics deck: t?*9", seed=1)
    for move in ("recruiter", "draw clan", "draw clan", "draw clan", "return R1"):
        game.play(move)
    assert game.record(seat).count("return") == 2  # the move, and the step in `now`
    assert f"draw clan, {shown}\n" in game.record(seat)
