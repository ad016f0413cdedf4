"""The search: the same for a seed, on any number of threads, in any game; and right where the answer can be proved."""

from __future__ import annotations

import numpy as np
import pytest

import highlands
from highlands import Game, Seed
from highlands.bots.search import INITIAL_NODES, Search, SearchResult
from highlands.engine import kernel
from highlands.engine.kernel import NOBODY
from highlands.engine.state import State, copy_state

VARIANTS = [
    {"game": "schotten-totten"},
    {"game": "schotten-totten", "tactics": True},
    {"game": "verraeter", "players": 3},
    {"game": "verraeter", "players": 4},
]
NO_CHANCE = np.zeros(4, dtype=np.uint64)

# Endgames of Schotten Totten with empty decks, so that nothing is hidden from who counts, and one winning move.
ENDGAMES = {
    # Both stones that are left decide; the nine is needed where it wins the sum, at once.
    "B9@4": """
        schotten-totten
        stone 1: O9 G2 / O4 Y8 B5
        stone 2 of B: O1 Y2 P8 ! / B1 B8 P4
        stone 3 of A: R6 Y7 G8 / R1 B7
        stone 4: R3 P7 / O3 G7 P6
        stone 5 of A: Y9 B4 B6 / R2 O7 P1 !
        stone 6: Y1 Y4 G9 / O5 Y6
        stone 7 of B: Y3 G1 G4 ! / R4 Y5 B3
        stone 8 of A: R5 P5 P9 / R8 O2
        stone 9 of B: O6 G3 / O8 G5 G6
        hand A: B9 P2 P3
        hand B: c?*3
        clan deck: -
        to move: A play
        """,
    # Not the strong card but the run: R1 and P3 want the blue two.
    "B2@2": """
        schotten-totten
        began: B
        stone 1 of B: R8 Y8 G2 ! / B5 B9 P8
        stone 2: Y7 G1 P4 / R1 P3
        stone 3 of B: O1 P2 P6 ! / R4 O9 P1
        stone 4: R5 / Y1 P9
        stone 5 of A: O6 Y9 G5 / R6 O3
        stone 6: Y3 Y6 / R2 G9 B4
        stone 7 of A: R7 G6 P7 / O8 Y2 G3 !
        stone 8 of B: O2 Y5 B6 ! / O5 B8 P5
        stone 9 of B: O4 O7 Y4 ! / R9 B1 B7
        hand A: c?*3
        hand B: R3 G8 B2
        clan deck: -
        to move: B play
        """,
}


def position(text: str) -> Game:
    """The game of a position written above."""
    return highlands.from_position("\n".join(line.strip() for line in text.strip().splitlines()))


def search(game: Game, *, iterations: int = 400, threads: int = 1, seed: str = "a search") -> SearchResult:
    """The result of the player to move."""
    assert game.to_move is not None
    return Search(game.spec, threads=threads).run(game.observe(game.to_move), Seed.of(seed), iterations=iterations)


def solve(state: State, known: dict[bytes, float]) -> float:
    """Seat A's minimax result of a state without chance."""
    mover = kernel.to_move(state)
    if mover == NOBODY:
        results = np.zeros(2)
        kernel.returns(state, results)
        return float(results[0])
    key = state.tobytes()
    if key not in known:
        values = [solve(after(state, action), known) for action in legal(state)]
        known[key] = max(values) if mover == 0 else min(values)
    return known[key]


def legal(state: State) -> list[int]:
    """The legal actions."""
    out = np.empty(2000, dtype=np.int32)
    return [int(action) for action in out[: kernel.legal(state, out)]]


def after(state: State, action: int) -> State:
    """The state after an action."""
    following = copy_state(state)
    kernel.apply(following, action, NO_CHANCE)
    return following


@pytest.mark.parametrize("best", ENDGAMES)
def test_endgames_have_one_winning_move_and_the_search_finds_it(best):
    game = position(ENDGAMES[best])
    sign = 1 if game.to_move == 0 else -1
    known: dict[bytes, float] = {}
    winning = [move.text for move in game.legal_moves if sign * solve(after(game.state, move.action), known) > 0]
    assert winning == [best]
    assert len(game.legal_moves) > 3
    result = search(game, iterations=3000)
    assert game.spec.write_action(game.state, result.moves[0].action) == best
    assert result.moves[0].value > 0.9


@pytest.mark.parametrize("options", VARIANTS)
def test_the_same_seed_gives_the_same_result_on_one_thread_and_on_two(options):
    game = highlands.new(seed=5, **options)
    for _ in range(game.seats + 1):  # in Verräter nothing is hidden before
        game.play(game.legal_moves[0])
    for threads in (1, 2):
        assert search(game, threads=threads) == search(game, threads=threads)
    assert search(game, seed="another search") != search(game)


@pytest.mark.parametrize("options", VARIANTS)
def test_every_legal_move_has_its_statistics_and_every_iteration_is_counted(options):
    game = highlands.new(seed=6, **options)
    result = search(game, iterations=501, threads=2)
    assert result.iterations == 502
    assert sum(move.visits for move in result.moves) == 502
    assert sorted(move.action for move in result.moves) == sorted(game.legal_moves.actions)
    assert result.moves == sorted(result.moves, key=lambda move: -move.visits)
    assert all(-1 <= move.value <= 1 for move in result.moves if move.visits)


@pytest.mark.parametrize("options", VARIANTS)
def test_what_the_seats_may_expect_adds_up_as_their_results_do(options):
    game = highlands.new(seed=7, **options)
    result = search(game)
    assert len(result.expected_returns) == game.seats
    assert sum(result.expected_returns) == pytest.approx(2 - game.seats, abs=1e-6)


def test_a_tree_grows_beyond_its_initial_arrays():
    game = highlands.new("schotten-totten", seed=8)
    result = search(game, iterations=2 * INITIAL_NODES)
    assert result.iterations == 2 * INITIAL_NODES


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_tree_that_grows_finds_the_same_as_one_that_has_room(options, monkeypatch):
    game = highlands.new(seed=8, **options)
    with_room = search(game, iterations=600)
    monkeypatch.setattr("highlands.bots.search.INITIAL_NODES", 1)
    monkeypatch.setattr("highlands.bots.search.INITIAL_EDGES", 1)
    assert search(game, iterations=600) == with_room


def test_a_search_ends_with_its_time():
    game = highlands.new("schotten-totten", seed=9)
    observed = game.observe(game.to_move)
    result = Search(game.spec).run(observed, Seed.of(1), seconds=0.05)
    assert result.iterations > 0
    assert Search(game.spec).run(observed, Seed.of(1), seconds=60, iterations=100).iterations == 100


def test_a_search_without_an_end_is_refused():
    game = highlands.new("schotten-totten", seed=9)
    with pytest.raises(TypeError, match="iterations or seconds"):
        Search(game.spec).run(game.observe(game.to_move), Seed.of(1))


def test_a_search_leaves_what_it_was_given_alone():
    game = highlands.new("verraeter", seed=10)
    observed = game.observe(game.to_move)
    before = observed.tobytes()
    Search(game.spec).run(observed, Seed.of(1), iterations=200)
    assert observed.tobytes() == before


def test_hints_name_the_best_moves_with_a_chance_and_a_reason():
    game = position(ENDGAMES["B9@4"])
    hints = game.hint(0, seconds=0.3)
    assert hints[0].move.text == "B9@4"
    assert hints[0].chance > 0.9
    assert all(0 <= hint.chance <= 1 and hint.reason for hint in hints)


def test_only_who_is_to_move_gets_a_hint():
    game = position(ENDGAMES["B9@4"])
    with pytest.raises(highlands.NotAllowedError):
        game.hint(1)
