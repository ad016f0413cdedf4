"""The simple opponent: always within the rules, only with what it may see, and better than chance."""

from __future__ import annotations

import random

import numpy as np
import pytest

from highlands import Game, Seed, kernel, new
from highlands.compiling import INTERPRETED
from highlands.kernel import new_table
from tests.schotten_totten.playing import VARIANTS, at

pytestmark = pytest.mark.skipif(INTERPRETED, reason="its reckoning takes very long when it is not compiled")

GAMES, TO_WIN = 15, 12


def choice(game: Game) -> str:
    """What the simple opponent does now."""
    seen = game.seen(game.to_move)
    return game.rules.write_action(seen, game.rules.simple_move(seen, Seed.of("a choice").state(0)))


@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_it_keeps_to_the_rules_and_beats_chance(tactics: bool, expert: bool):
    chance, rng = random.Random(3), Seed.of("simple").state(0)
    won = 0
    for number in range(GAMES):
        game = new("schotten-totten", tactics=tactics, expert=expert, first=number % 2, seed=number)
        out, seen = np.empty(game.rules.actions, dtype=np.int32), new_table(game.rules.table_dtype)
        table = game.table
        while (mover := kernel.to_move(table)) >= 0:
            legal = [int(action) for action in out[: kernel.legal(table, out)]]
            action = chance.choice(legal)
            if mover == 0:
                kernel.conceal(table, mover, seen)
                before = seen.tobytes()
                action = game.rules.simple_move(seen, rng)
                assert action in legal
                assert seen.tobytes() == before, "it only looks"
            kernel.apply(table, action, rng)
        won += int(table.points[0] > table.points[1])
    assert won >= TO_WIN


def test_it_claims_what_it_can():
    game = at("schotten-totten; stone 4: G5 R5 B5 / G7 P4 B3 !; to move: A claim")
    assert choice(game) == "claim 4"


def test_it_completes_a_colour_run():
    game = at("schotten-totten; stone 4: G7 G8 / R9; hand A: G9 R1 R2 Y4 B3 P6")
    assert choice(game) == "G9@4"


def test_it_wastes_no_good_card_on_a_lost_stone():
    game = at("schotten-totten; stone 1: R1 Y3 / G7 G8 G9; stone 2: B7 / O1; hand A: B8 B9 P2")
    assert not choice(game).endswith("@1") or choice(game) == "P2@1"


def test_it_returns_what_it_needs_least():
    game = at(
        "schotten-totten tactics; stone 4: G7 G8 / R9; hand A: G9 G6 R1 Y4 Y5 B3 P6 O7 O8; discard: recruiter; "
        "to move: A return 2"
    )
    assert choice(game) not in ("return G9", "return G6")
