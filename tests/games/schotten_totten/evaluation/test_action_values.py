"""The evaluation functions: they read only what the mover may know, and have good sense."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import highlands
from highlands import Seed, new
from highlands.engine import kernel
from highlands.engine.compiling import INTERPRETED
from highlands.engine.state import new_state
from highlands.games.schotten_totten.state.actions import ACTIONS
from highlands.games.schotten_totten.state.layout import State
from tests.games.schotten_totten.playing import VARIANTS, at

GAMES = 1 if INTERPRETED else 12
SIGHTED = ["action_values", "novice_values"]
REDUCED = {"colours": 3, "stones": 4, "hand": 2}

RETURNING = """schotten-totten tactics
    stone 4: G7 G8 / R9
    hand A: G9 G6 R1 Y4 Y5 B3 P6 O7 O8
    discard: recruiter
    to move: A return 2"""
SAMPLE = [
    "schotten-totten; stone 1: G5 R5 / G7 P4; stone 4: Y7 Y8 Y9 / B1 B2; hand A: O7 P7 G1 G2 B9 Y1",
    "schotten-totten expert; round: 2 of 3; points: 5-1; stone 3 of B: R1 / P7 P8 P9; stone 5: O5 / O7; hand A: O6 B2",
    """schotten-totten tactics
    stone 2 mud: R1 R2 / B8
    stone 3 blind: O9 / -
    stone 5: G4 joker / Y1 Y2
    hand A: R3 R4 P9 shield strategist traitor banshee""",
    RETURNING,
]
"""Positions whose weights are compared, compiled and not."""


def weights_of(state: State, name: str = "action_values") -> dict[int, float]:
    """The value of each legal action."""
    actions, weights = np.empty(ACTIONS, dtype=np.int32), np.full(ACTIONS, np.nan)
    number = kernel.legal(state, actions)
    getattr(kernel, name)(state, actions, number, weights)
    return dict(zip(actions[:number].tolist(), weights[:number].tolist(), strict=True))


def sorted_moves(position: str) -> list[str]:
    """The legal moves of a position, the best first."""
    game = at(position)
    weights = weights_of(game.observe(game.to_move))
    ranked = sorted(weights, key=lambda action: -weights[action])
    return [game.spec.write_action(game.state, action) for action in ranked]


def choice(position: str) -> str:
    """What the knowing player does."""
    return sorted_moves(position)[0]


def estimate_of(state: State) -> list[float]:
    """Each seat's expected return."""
    out = np.empty(2)
    kernel.evaluate(state, out)
    return [float(value) for value in out]


def table_at(position: str) -> State:
    """The state of a position."""
    state: State = at(position).state
    return state


def transcript() -> list[str]:
    """What all evaluation functions give in the sample positions, to the last bit."""
    lines = []
    for position in SAMPLE:
        game = at(position)
        for name in SIGHTED:
            lines += [f"{action} {weight.hex()}" for action, weight in weights_of(game.state, name).items()]
        lines += [value.hex() for value in estimate_of(game.state)]
    return lines


@pytest.mark.parametrize("options", [{}, {"rounds": 2}, REDUCED], ids=["whole", "match", "reduced"])
@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_it_sees_only_what_the_mover_may_know(tactics: bool, expert: bool, options: dict[str, int]):
    chance, rng = random.Random(5), Seed.of("judgement").rng(0)
    out = np.empty(2)
    for number in range(GAMES):
        game = new("schotten-totten", tactics=tactics, expert=expert, seed=number, **options)
        state, observation, other = game.state, new_state(game.spec.state_dtype), new_state(game.spec.state_dtype)
        while (mover := kernel.to_move(state)) >= 0:
            before = state.tobytes()
            kernel.evaluate(state, out)
            assert -1.0 <= out[0] <= 1.0
            assert out[1] == -out[0]
            kernel.observe(state, mover, observation)
            kernel.resample(observation, rng, other)
            for name in SIGHTED:
                weights = weights_of(state, name)
                assert all(np.isfinite(weight) for weight in weights.values())
                assert weights_of(observation, name) == weights
                assert weights_of(other, name) == weights
            assert state.tobytes() == before, "it only looks"
            kernel.apply(state, chance.choice(list(weights)), rng)


@pytest.mark.parametrize(("tactics", "expert"), VARIANTS)
def test_the_knowing_player_beats_the_beginner(tactics: bool, expert: bool):
    if INTERPRETED:
        pytest.skip("whole games take long when nothing is compiled")
    won, games, rng = 0, 60, Seed.of("beginner").rng(0)
    for number in range(games):
        state = new("schotten-totten", tactics=tactics, expert=expert, first=number % 2, seed=number // 2).state
        while (mover := kernel.to_move(state)) >= 0:
            weights = weights_of(state, "action_values" if mover == 0 else "novice_values")
            kernel.apply(state, max(weights, key=lambda action: weights[action]), rng)
        won += int(state.points[0] > state.points[1])
    assert won > games * 0.7


def test_a_finished_game_is_worth_its_result():
    state = new("schotten-totten", seed=4).state
    chance, rng = random.Random(4), Seed.of("finished").rng(0)
    while kernel.to_move(state) >= 0:
        kernel.apply(state, chance.choice(list(weights_of(state, "novice_values"))), rng)
    out = np.empty(2)
    kernel.returns(state, out)
    assert estimate_of(state) == out.tolist()


def test_an_estimate_does_not_depend_on_who_sits_where():
    here, there = "O7 P7 G1 G2 B9 Y1", "O1 O2 O3 R4 R6 R8"
    left = table_at(f"schotten-totten; stone 1: G5 R5 / G7 P4; hand A: {here}; hand B: {there}; to move: A play")
    right = table_at(f"schotten-totten; stone 1: G7 P4 / G5 R5; hand A: {there}; hand B: {here}; to move: B play")
    assert estimate_of(left)[0] == pytest.approx(estimate_of(right)[1])


def test_two_adjacent_stones_are_worth_more_than_two_apart():
    adjacent = table_at("schotten-totten; stone 4 of A: G5 R5 B5 / O1; stone 5 of A: G7 G8 G9 / O3")
    apart = table_at("schotten-totten; stone 1 of A: G5 R5 B5 / O1; stone 9 of A: G7 G8 G9 / O3")
    assert estimate_of(adjacent)[0] > estimate_of(apart)[0] > 0.0


def test_it_claims_what_it_can():
    assert choice("schotten-totten; stone 4: G5 R5 B5 / G7 P4 B3 !; to move: A claim") == "claim 4"


def test_it_claims_the_stone_that_wins_first():
    position = "schotten-totten; stone 1: G5 R5 B5 / G7 P4 B3 !; stone 4: Y4 R4 B4 / G1 P2 B9 !; "
    held = "stone 5 of A: Y7 Y8 Y9 / -; stone 6 of A: R7 R8 R9 / -; to move: A claim"
    assert choice(position + held) == "claim 4"


def test_it_completes_a_colour_run():
    assert choice("schotten-totten; stone 4: G7 G8 / R9; hand A: G9 R1 R2 Y4 B3 P6") == "G9@4"


def test_it_wins_the_round_rather_than_a_better_formation():
    position = """schotten-totten
        stone 4 of A: Y7 Y8 Y9 / -
        stone 5 of A: R7 R8 R9 / -
        stone 6: G5 O5 / G7 P4 B3
        stone 9: P5 P6 / O1
        hand A: B5 P7 R1 O2"""
    assert choice(position) == "B5@6"


def test_in_the_expert_variant_that_round_is_not_won_yet():
    """The stone could be claimed only at the start of the next turn."""
    position = "{}; stone 4 of A: Y7 Y8 Y9 / -; stone 5 of A: R7 R8 R9 / -; stone 6: G5 O5 / G7 P4 B3; hand A: B5 P7"
    won, waiting = (
        max(weights_of(table_at(position.format(f"schotten-totten{name}"))).values()) for name in ("", " expert")
    )
    assert won == 1.0 > waiting > 0.5


def test_it_wastes_no_good_card_on_a_lost_stone():
    position = "schotten-totten; stone 1: R1 Y3 / G7 G8 G9; stone 2: B7 / O1; hand A: B8 B9 P2"
    assert choice(position) in ("P2@1", "B8@2", "B9@2")
    ranked = sorted_moves(position)
    assert ranked.index("P2@1") < min(ranked.index("B8@1"), ranked.index("B9@1"))


def test_it_denies_the_third_adjacent_stone():
    position = """schotten-totten
        stone 4 of B: - / Y7 Y8 Y9
        stone 5 of B: - / R7 R8 R9
        stone 6: O5 G5 / G7 P4 B3
        stone 1: O7 O8 / B1
        hand A: B5 R1 R2 P1 P9 Y1"""
    assert choice(position) == "B5@6"


def test_it_returns_what_it_needs_least():
    assert choice(RETURNING) not in ("return G9", "return G6")


def test_it_takes_the_card_of_a_strong_formation_with_the_banshee():
    position = """schotten-totten tactics
        stone 4 of B: - / Y7 Y8 Y9
        stone 5 of B: - / R7 R8 R9
        stone 6: O5 O6 O7 / G7 G8 G9 !
        hand A: banshee R1 R2 P1 P9 Y1 B4"""
    assert choice(position).startswith("banshee G")


def test_compiled_or_not_it_judges_the_same():
    paths = [str(Path(highlands.__file__).parents[1]), str(Path(__file__).parents[4])]
    program = f"from {__name__} import transcript; print('\\n'.join(transcript()))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr, done.stderr
    assert done.stdout.splitlines() == transcript()
