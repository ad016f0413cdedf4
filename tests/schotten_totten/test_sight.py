"""What a seat may know, and nothing more: the one gate, and filling its holes."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import highlands
from highlands import kernel
from highlands.chance import Seed
from highlands.game import Game, from_position
from highlands.games.schotten_totten import RULESET
from highlands.games.schotten_totten.table import TABLE
from highlands.kernel import Table, copy_table, new_table
from tests.schotten_totten.redeal import redealt
from tests.schotten_totten.soundness import assert_sound
from tests.schotten_totten.strategies import games, play_on, recruiting
from tests.strategies import SEEDS, examples

SIGHTS = [0, 1, None]
SPECTATOR = 2


def encoded(seen: Table) -> bytes:
    out = np.full(RULESET.encoded, np.nan, dtype=np.float32)
    kernel.encode(seen, out)
    assert not np.isnan(out).any()
    return out.tobytes()


def channels(game: Game, seat: int | None) -> dict[str, object]:
    """Everything that ever reaches a seat, or a spectator."""
    seen = game.seen(seat)
    actions = np.zeros(RULESET.actions, dtype=np.int32)
    return {
        "seen table": seen.tobytes(),
        "view": msgspec.json.encode(game.view(seat)),
        "board": game.board(seat),
        "picture": RULESET.picture(seen),
        "numbers": encoded(seen),
        "legal moves": actions[: kernel.legal(seen, actions)].tolist(),
        "position": game.position(seat),
        "record": game.record(seat),
    }


def past_sights(game: Game, seat: int | None) -> list[bytes]:
    """What a seat saw before each move."""
    seen = new_table(TABLE)
    sights = []
    for table, _ in game.history:
        kernel.conceal(table, game.sight_of(seat), seen)
        sights.append(seen.tobytes())
    return sights


def assert_no_leak(game: Game, chance: random.Random) -> None:
    """Each seat, and a spectator, sees the same when all that it can't know is dealt again."""
    for seat in SIGHTS:
        other = redealt(game, seat, chance)
        assert channels(other, seat) == channels(game, seat)
        assert past_sights(other, seat) == past_sights(game, seat)
        seen = game.seen(seat)
        filled = game.copy()
        filled._table = new_table(TABLE)
        kernel.resample(seen, Seed.of(chance.getrandbits(64)).state(0), filled._table)
        assert_sound(filled._table)
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
    again = from_position(game.position(), seed=chance.getrandbits(64))
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
        known += bool(game.table.known.any() or game.table.known_tactics.any())
    assert known >= 6, "too few of these games have what they are here for"


def test_dealing_again_changes_what_is_hidden_from_that_seat_and_nothing_else():
    game = highlands.new("schotten-totten", tactics=True, first=0, seed=5)
    play_on(game, random.Random(1), recruiting, 30)
    for seat in SIGHTS:
        other = redealt(game, seat, random.Random(2))
        assert other.position() != game.position()
        for hidden in (0, 1):
            same = (other.table.hand[hidden], other.table.hand_tactics[hidden]) == (
                game.table.hand[hidden],
                game.table.hand_tactics[hidden],
            )
            assert same == (hidden == seat)


# The gate


PUBLIC = {
    *("side", "unseen", "discard", "unseen_tactics", "discard_tactics", "troops", "modes", "border", "stones"),
    *("complete", "worth", "claims", "completed_first", "clan_top", "clan_left", "tactics_top", "tactics_left"),
    *("clan_held", "tactics_held", "played", "joker_played", "mover", "step", "pending", "passes", "round_number"),
    *("starter", "points", "tactics", "expert", "rounds", "colours", "hand_limit"),
    *("clan_knower", "tactics_knower"),  # that a card was put there everybody saw
}
SECRET = {"hand", "hand_tactics", "known", "known_tactics", "clan_deck", "tactics_deck"}


def test_every_field_is_either_public_or_secret():
    assert set(TABLE.names or ()) == PUBLIC | SECRET | {"seer"}


@pytest.mark.parametrize("sight", [0, 1, SPECTATOR])
@given(games())
@examples(0.2)
def test_conceal_shows_all_that_is_public_and_hides_by_default(sight: int, game: Game):
    table = game.table
    results = []
    for rest in (0x00, 0x5A):
        out = np.frombuffer(bytearray([rest]) * TABLE.itemsize, dtype=TABLE)[0]
        kernel.conceal(table, sight, out)
        assert out.seer == sight
        for name in sorted(PUBLIC):
            assert np.array_equal(out[name], table[name]), f"conceal does not show {name}"
        results.append(out)
    for name in SECRET:
        assert np.array_equal(results[0][name], results[1][name]), f"conceal leaves {name} as it was"


@pytest.mark.parametrize("sight", [0, 1, SPECTATOR])
@given(games(), SEEDS)
@examples(0.2)
def test_resample_never_contradicts_what_the_seat_knows(sight: int, game: Game, seed: int):
    seen, again = new_table(TABLE), new_table(TABLE)
    kernel.conceal(game.table, sight, seen)
    for rest in (0x00, 0x5A):
        out = np.frombuffer(bytearray([rest]) * TABLE.itemsize, dtype=TABLE)[0]
        kernel.resample(seen, Seed.of(seed).state(0), out)
        assert_sound(out)
        kernel.conceal(out, sight, again)
        assert again.tobytes() == seen.tobytes()


@given(games(), st.sampled_from([0, 1, SPECTATOR]))
@examples(0.2)
def test_nothing_more_is_hidden_from_who_already_sees_less(game: Game, sight: int):
    """Concealing twice is concealing once; a spectator sees what a seat sees, less that seat's secrets."""
    once, twice = new_table(TABLE), new_table(TABLE)
    kernel.conceal(game.table, sight, once)
    kernel.conceal(copy_table(once), sight, twice)
    assert once.tobytes() == twice.tobytes()
    kernel.conceal(game.table, SPECTATOR, once)
    for seat in (0, 1):
        kernel.conceal(game.seen(seat), SPECTATOR, twice)
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
    assert "clan deck: R5 R1{A}" in game.position()
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
