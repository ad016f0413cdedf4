"""What the knowing player thinks: only of what may be known, sensibly in clear positions, and the same uncompiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from highlands.engine import kernel
from highlands.engine.chance import Rng, Seed, below
from highlands.engine.kernel import NOBODY
from highlands.engine.state import copy_state, new_state
from highlands.games.verraeter import SPEC
from highlands.games.verraeter.evaluation import action_values
from highlands.games.verraeter.state.layout import State
from highlands.games.verraeter.text.landscapes import make_landscapes, set_landscapes
from tests.games.verraeter.helpers import legal_actions, new_game, observed_by, play, random_game, state_of

FUNCTIONS = (action_values.novice_values, action_values.action_values)

# A conflict of the two rivers in the last round: C, the last to lay, has seen and passed on what could surprise.
LAST_ROUND = (
    "verraeter players=3",
    "round: 9",
    "start player: A",
    "strategy: B",
    "circle: rE rR wE wR pE pR fE fR vE vR cE cR",
    "allegiance: E R R",
    "conflict: 1-2",
    "hand A: 2",
    "hand B: 2",
    "hand C: 2 3 5",
    "aside: farmer",
    "action A: strategist",
    "action B: builder",
    "action C: diplomat2",
    "to move: C supply",
)
CLOSE = (*LAST_ROUND, "points: 18-10-20", "buildings C: counting 5")


def weights_of(function, state: State, actions: list[int] | None = None) -> list[float]:
    """What an evaluation function makes of actions of the mover: of all legal ones if none are named."""
    chosen = legal_actions(state) if actions is None else actions
    weights = np.full(SPEC.actions, np.nan)
    function(state, np.array(chosen, dtype=np.int32), len(chosen), weights)
    return [float(weight) for weight in weights[: len(chosen)]]


def best(state: State, function=action_values.action_values) -> str:
    """The move that an evaluation function prefers."""
    weights = weights_of(function, state)
    return SPEC.write_action(state, legal_actions(state)[int(np.argmax(weights))])


def estimate_of(state: State) -> list[float]:
    """What each seat may expect."""
    out = np.zeros(4)
    action_values.evaluate(state, out)
    return [float(share) for share in out[: state.players]]


def determinized(observation: State, rng: Rng) -> State:
    """A full state that the observer can't tell from the true one."""
    state = new_state(SPEC.state_dtype)
    kernel.resample(observation, rng, state)
    return state


def judged_game(seed: int, players: int):
    """The tables of a game in which the knowing player moves, or at times chance, with landscapes of the host's own."""
    chance = Seed.of(seed).rng(1)
    options = SPEC.make_options(players=players)
    if seed % 2:
        rows: list[tuple[int, ...]] = [(kind * 3 % 7, 9 - kind, 5, 4, kind) for kind in range(6)]
        set_landscapes(options, make_landscapes(rows))
    state = new_state(SPEC.state_dtype)
    kernel.setup(state, options, Seed.of(seed).rng(0))
    while kernel.to_move(state) != NOBODY:
        yield state
        actions = legal_actions(state)
        chosen = (
            int(np.argmax(weights_of(action_values.action_values, state)))
            if below(chance, 3)
            else below(chance, len(actions))
        )
        kernel.apply(state, actions[chosen], chance)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("function", FUNCTIONS)
def test_it_reads_only_what_the_mover_may_know(function, players: int):
    rng = Seed.of(players).rng(2)
    for seed in range(12):
        for state in judged_game(seed, players):
            told = weights_of(function, state)
            observation = observed_by(state, int(state.mover))
            assert weights_of(function, observation) == told
            for _ in range(3):
                assert weights_of(function, determinized(observation, rng)) == told


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("function", FUNCTIONS)
def test_it_changes_nothing_in_the_state(function, players: int):
    for state in judged_game(1, players):
        before = copy_state(state)
        weights_of(function, state)
        estimate_of(state)
        assert state.tobytes() == before.tobytes()


@pytest.mark.parametrize("players", [3, 4])
def test_weights_are_expected_returns_at_every_step(players: int):
    steps = set()
    for seed in range(6):
        for state in judged_game(seed, players):
            steps.add(int(state.step))
            assert all(-1 <= weight <= 1 for weight in weights_of(action_values.action_values, state))
            assert np.isfinite(weights_of(action_values.novice_values, state)).all()
    assert steps == set(range(6))


@pytest.mark.parametrize("players", [3, 4])
def test_an_action_weighs_the_same_among_fewer(players: int):
    for state in judged_game(2, players):
        for function in FUNCTIONS:
            whole = weights_of(function, state)
            assert weights_of(function, state, legal_actions(state)[1::2]) == whole[1::2]


@pytest.mark.parametrize("players", [3, 4])
def test_estimates_sum_up_as_results_do(players: int):
    for seed in range(6):
        for state in judged_game(seed, players):
            shares = estimate_of(state)
            assert all(-1 <= share <= 1 for share in shares)
            assert sum(shares) == pytest.approx(2 - players)


@pytest.mark.parametrize("players", [3, 4])
def test_a_finished_game_is_estimated_exactly(players: int):
    for seed in range(20):
        *_, state = random_game(seed, players)
        results = np.zeros(4)
        kernel.returns(state, results)
        assert estimate_of(state) == list(results[:players])


def test_the_last_to_lay_lays_just_enough_to_win():
    # The Eagles have 5 + 2; the Roses have 5, Diplomat 2 and what C lays. Equal strengths win nothing.
    assert best(state_of(*CLOSE, "laid A: 2")) == "lay 2"
    assert best(state_of(*CLOSE, "laid A: 4")) == "lay 3"


def test_one_large_card_is_laid_rather_than_two_small_ones():
    assert best(state_of(*CLOSE, "laid A: 6")) == "lay 5"


def test_nothing_is_laid_into_a_conflict_that_is_won():
    assert best(state_of(*CLOSE)) == "lay nothing"


def test_nothing_is_laid_into_a_conflict_that_is_lost():
    assert best(state_of(*CLOSE, "laid A: 6 8")) == "lay nothing"


def test_cards_that_count_more_than_the_prize_are_kept():
    # A victory brings B, who is ahead, as much as C; two counting houses and three cards bring C alone 6 points.
    position = (*LAST_ROUND, "points: 5-24-20", "buildings C: counting 5, counting 6")
    assert best(state_of(*position, "laid A: 6")) == "lay nothing"


def test_early_in_the_game_small_cards_are_discarded():
    state = state_of(
        "verraeter players=4",
        "round: 3",
        "circle: rE rR wE wR pE pR fE fR vE vR cE cR",
        "action A: farmer",
        "action B: strategist",
        "action C: diplomat2",
        "action D: traitor",
        "hand A: 2 3 5 6",
        "to move: A discard farmer",
    )
    assert best(state) == "discard 2 3"


BUILDING = (
    "verraeter players=4",
    "circle: wE pE rE fE vE cE wR pR rR fR vR cR",
    "allegiance: E R E R",
    "conflict: 6-7",
    "action A: builder",
    "action B: strategist",
    "action C: diplomat2",
    "action D: farmer",
    "hand A: 2 3 5",
    "to move: A build",
)


def test_in_the_last_round_cards_in_hand_are_counted():
    state = state_of(BUILDING[0], "round: 8", "buildings A: estate 3", *BUILDING[1:])
    assert best(state).startswith(("counting", "turn"))


def choosing(*lines: str) -> State:
    """The last player of the last round is to keep one of the cards that are left."""
    return state_of(
        "verraeter players=4",
        "round: 8",
        "start player: A",
        "strategy: B",
        "circle: cE pR wE rR rE wR fE vR pE fR vE cR",
        "allegiance: E R E R",
        "hand A: 2",
        "hand B: 2",
        "hand C: 2",
        *lines,
        "to move: D choose",
    )


def test_who_can_count_three_cards_takes_the_builder_at_the_end():
    state = choosing(
        "conflict: 3-4",
        "points: 20-20-20-20",
        "buildings D: estate 5",
        "hand D: 3 4 5",
        "saw D: builder diplomat2",
    )
    assert best(state) == "take builder"


def test_the_traitor_leaves_a_lost_conflict():
    state = choosing(
        "conflict: 1-2",
        "points: 20-18-17-20",
        "hand D: 2",
        "saw D: traitor diplomat5",
    )
    assert best(state) == "take traitor"


def test_points_are_worth_more_than_anything_in_the_last_round():
    ahead = state_of("verraeter players=3", "round: 9", "points: 25-10-10")
    assert estimate_of(ahead)[0] > 0.9
    behind = state_of("verraeter players=3", "round: 9", "points: 10-25-25")
    assert estimate_of(behind)[0] < -0.9


def test_a_lead_means_less_early_in_the_game():
    early = state_of("verraeter players=4", "round: 2", "points: 4-0-0-0")
    late = state_of("verraeter players=4", "round: 8", "points: 4-0-0-0")
    assert -0.5 < estimate_of(early)[0] < estimate_of(late)[0]


def test_a_conflict_that_is_decided_shows_in_the_estimate():
    open_yet = state_of(*CLOSE, "laid A: 6")
    won = play(copy_state(open_yet), "lay 5")
    lost = play(copy_state(open_yet), "lay nothing")
    assert estimate_of(won)[2] > estimate_of(open_yet)[2] > estimate_of(lost)[2]


@pytest.mark.parametrize("players", [3, 4])
def test_the_knowing_player_beats_beginners(players: int):
    total = 0.0
    games = 60
    for seed in range(games):
        state = new_game(seed, players=players)
        chance = Seed.of(seed).rng(1)
        knowing = seed % players
        while (mover := kernel.to_move(state)) != NOBODY:
            weights = weights_of(
                action_values.action_values if mover == knowing else action_values.novice_values, state
            )
            kernel.apply(state, legal_actions(state)[int(np.argmax(weights))], chance)
        results = np.zeros(4)
        kernel.returns(state, results)
        total += (results[knowing] + 1) / 2
    assert total / games > 1.4 / players


def all_values() -> str:
    """All that is thought in a game of each kind, to the last bit but what two ways of computing may differ in."""
    lines = []
    for players in (3, 4):
        for number, state in enumerate(judged_game(players, players)):
            if number % 3 == 0:
                numbers = [
                    *weights_of(action_values.novice_values, state),
                    *weights_of(action_values.action_values, state),
                ]
                lines.append(" ".join(f"{value:.9f}" for value in [*numbers, *estimate_of(state)]))
    return "\n".join(lines)


@pytest.mark.long
@pytest.mark.ci
def test_the_same_values_with_and_without_compiling():
    root = Path(__file__).parents[4]
    plain = subprocess.run(
        [sys.executable, "-c", "from tests.games.verraeter.evaluation.test_evaluation import *; print(all_values())"],
        cwd=root,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{root / 'src'}:{root}"},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = [[float(word) for word in line.split()] for line in plain.stdout.strip().splitlines()]
    compiled = [[float(word) for word in line.split()] for line in all_values().splitlines()]
    assert len(lines) == len(compiled)
    for line, other in zip(lines, compiled):
        assert line == pytest.approx(other, abs=1e-7)
