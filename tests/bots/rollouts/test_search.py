"""The search by rollouts: the same for a seed, on any number of threads, in any game; and it uses what it is given."""

from __future__ import annotations

import itertools
import math
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import highlands
from highlands import Game, NotAllowedError, Seed
from highlands.bots.bot import Start
from highlands.bots.levels import NAMED
from highlands.bots.rollouts import search as search_module
from highlands.bots.rollouts.search import Candidates, RolloutSearch, RolloutSettings
from highlands.bots.search import SearchResult
from highlands.engine import kernel
from highlands.engine.state import copy_state, new_state
from tests.bots.test_search import ENDGAMES, VARIANTS, position


def played(moves: int = 7, seed: int = 5, **options: Any) -> Game[Any]:
    """A game after some moves of the evaluation, so that there is a past."""
    game = highlands.new(seed=seed, **options)
    for _ in range(moves):
        observed = game.observe(game.to_move)
        actions = np.array(game.legal_moves.actions, np.int32)
        values = np.empty(len(actions))
        kernel.action_values(observed, actions, len(actions), values)
        game.play(game.legal_moves[int(values.argmax())])
    while len(game.legal_moves) == 1:
        game.play(game.legal_moves[0])
    return game


def search(game: Game[Any], *, iterations: int = 64, threads: int = 1, seed: str = "a search") -> SearchResult:
    """The result of the player to move."""
    assert game.to_move is not None
    observation = game.observation(game.to_move)
    settings = RolloutSettings(pool=32)
    return RolloutSearch(game.spec, settings, threads).run(
        observation.state, Seed.of(seed), past=observation.past, iterations=iterations
    )


@pytest.mark.parametrize("options", VARIANTS)
def test_the_same_seed_gives_the_same_result_on_one_thread_and_on_two(options):
    game = played(**options)
    assert search(game) == search(game, threads=2)
    assert search(game, seed="another search") != search(game)


@pytest.mark.parametrize("options", VARIANTS)
def test_every_legal_move_is_listed_and_every_rollout_is_counted(options):
    game = played(seed=6, **options)
    result = search(game, iterations=300)
    assert 300 <= result.iterations < 300 + RolloutSettings().candidates
    assert sum(move.visits for move in result.moves) == result.iterations
    assert sorted(move.action for move in result.moves) == sorted(game.legal_moves.actions)
    assert sum(1 for move in result.moves if move.visits) <= RolloutSettings().candidates
    assert all(-1.01 <= move.value <= 1.01 for move in result.moves if move.visits)


@pytest.mark.parametrize("options", VARIANTS)
def test_most_rollouts_go_to_the_moves_that_did_best(options):
    result = search(played(**options), iterations=400)
    tried = [move for move in result.moves if move.visits]
    assert tried == sorted(tried, key=lambda move: -move.visits)
    # Of three, all share one half of the rollouts, and two of them the other.
    assert len(tried) < 3 or tried[0].visits >= 2 * tried[-1].visits


@pytest.mark.parametrize("options", VARIANTS)
def test_what_the_seats_may_expect_adds_up_as_their_results_do(options):
    game = played(**options)
    result = search(game)
    assert len(result.expected_returns) == game.seats
    assert sum(result.expected_returns) == pytest.approx(2 - game.seats, abs=1e-6)


def test_a_search_uses_the_time_that_it_is_given(monkeypatch: pytest.MonkeyPatch):
    """By a clock that goes on by a millisecond whenever it is looked at."""
    looks = itertools.count()
    monkeypatch.setattr(search_module, "time", SimpleNamespace(perf_counter=lambda: next(looks) / 1000))
    monkeypatch.setattr(search_module, "SETTLED_WORLDS", math.inf)
    game = played(game="schotten-totten")
    observed, one = game.observe(game.to_move), RolloutSearch(game.spec, RolloutSettings(pool=8))
    short, long = (one.run(observed, Seed.of(1), seconds=seconds).iterations for seconds in (0.01, 0.06))
    assert long > 4 * short > 0
    assert one.run(observed, Seed.of(1), seconds=60, iterations=50).iterations < 100


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (7, [(500, None), (None, 0.75), (8, 0.75)]),
        (40, [(2000, None), (None, 3.0), (30, 3.0)]),
    ],
)
def test_the_king_thinks_for_as_long_as_it_may_and_a_quarter_of_it_in_the_opening(
    moves: int, expected: list[tuple[int | None, float | None]], monkeypatch: pytest.MonkeyPatch
):
    asked = []

    def run(self: RolloutSearch, observed: object, seed: Seed, **limits: object) -> SearchResult:
        asked.append((limits["iterations"], limits["seconds"]))
        return real(self, observed, seed, past=None, iterations=8)  # type: ignore[arg-type]

    real = RolloutSearch.run
    monkeypatch.setattr(RolloutSearch, "run", run)
    game = played(moves, game="schotten-totten")
    assert game.to_move is not None
    observation = game.observation(game.to_move)
    start = Start(game="schotten-totten", options="", seats=2, seat=observation.seat, seed="any")
    for settings, seconds in (({}, None), ({}, 3.0), ({"iterations": 30}, 3.0)):
        NAMED["king"](start, **settings).choose(observation, observation.moves, seconds)
    assert asked == expected


def test_a_search_without_an_end_and_one_of_another_game_are_refused():
    game = played(game="schotten-totten")
    with pytest.raises(TypeError, match="iterations or seconds"):
        RolloutSearch(game.spec).run(game.observe(game.to_move), Seed.of(1))
    with pytest.raises(TypeError, match="another game"):
        RolloutSearch(game.spec).run(highlands.new("verraeter", seed=1).observe(0), Seed.of(1), iterations=10)


def test_only_the_player_to_move_is_searched_for():
    game = played(game="schotten-totten")
    assert game.to_move is not None
    search, action = RolloutSearch(game.spec), game.legal_moves[0].action
    for state in (game.observe(1 - game.to_move), game.observe(None), game.state):
        with pytest.raises(TypeError, match="the player to move"):
            search.run(state, Seed.of(1), iterations=10)
        with pytest.raises(TypeError, match="the player to move"):
            search.evaluate_move(state, action, Seed.of(1), iterations=10)


def test_one_move_is_evaluated_by_itself_if_it_is_legal():
    game = played(game="schotten-totten")
    seat, one = game.to_move, RolloutSearch(game.spec, RolloutSettings(pool=8))
    assert seat is not None
    move = one.evaluate_move(game.observe(seat), game.legal_moves[-1].action, Seed.of(1), iterations=20)
    assert (move.action, move.visits) == (game.legal_moves[-1].action, 20)
    with pytest.raises(NotAllowedError):
        one.evaluate_move(game.observe(seat), game.read("claim 1").action, Seed.of(1), iterations=10)


def test_a_search_leaves_what_it_was_given_alone():
    game = played(game="verraeter")
    assert game.to_move is not None
    observation = game.observation(game.to_move)
    before = observation.state.tobytes(), observation.past.states.tobytes()
    RolloutSearch(game.spec).run(observation.state, Seed.of(1), past=observation.past, iterations=50)
    assert (observation.state.tobytes(), observation.past.states.tobytes()) == before


@pytest.mark.parametrize("best", ENDGAMES)
def test_a_sure_win_is_played_as_such(best):
    game = position(ENDGAMES[best])
    result = search(game, iterations=4)
    assert game.spec.write_action(game.state, result.moves[0].action) == best
    assert result.moves[0].value == 1.0
    assert max(result.expected_returns) == result.expected_returns[game.to_move or 0] == 1.0


@pytest.mark.parametrize("options", VARIANTS[:2])
def test_tables_that_a_seat_cannot_tell_apart_have_the_same_past_and_the_same_choice(options):
    """The other's hand and the decks are dealt anew at every point of the past: the seat sees no difference."""
    game = played(moves=20, **options)
    seat = game.to_move
    assert seat is not None
    other, seen = new_state(game.spec.state_dtype), new_state(game.spec.state_dtype)
    observation, rng = game.observation(seat), Seed.of("other worlds").rng(0)
    for before, (state, _) in zip(observation.past.states, game.history, strict=True):
        kernel.resample(copy_state(before), rng, other)
        kernel.observe(other, seat, seen)
        assert seen.tobytes() == before.tobytes()
        assert int(before["observer"]) == seat
        assert int(before["hand"][1 - seat]) & ~int(state.known[1 - seat]) == 0
    one = RolloutSearch(game.spec, RolloutSettings(pool=16))
    kernel.resample(observation.state, rng, other)
    kernel.observe(other, seat, seen)
    choices = [one.run(state, Seed.of(3), past=observation.past, iterations=48) for state in (observation.state, seen)]
    assert choices[0] == choices[1]


def test_a_search_ends_early_only_where_one_move_is_ahead_beyond_doubt():
    chance = np.random.default_rng(1)
    luck = chance.choice([-1.0, 1.0], size=200)
    for edge, settled in ((0.0, True), (0.02, False), (0.5, True)):
        # The same luck for both, so that only what differs counts; a move that is the same in all is as good.
        differs = np.where(chance.random(200) < edge, 1.0, 0.0)
        results = np.stack([luck, luck - 2 * differs * (luck > 0)], axis=1)
        found = Candidates(np.array([1, 2], np.int32), np.zeros(2), 2)
        found.add(np.stack([results, -results], axis=2)[:100], 0)
        assert not found.is_settled(0), "too few worlds"
        found.add(np.stack([results, -results], axis=2)[100:], 0)
        assert found.is_settled(0) == settled
