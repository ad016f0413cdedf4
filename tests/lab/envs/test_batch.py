"""Many games at once do what each of them does alone."""

from __future__ import annotations

import copy
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from highlands import NotAllowedError
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.kernel import NOBODY
from highlands.engine.state import State, new_state
from highlands.games import game_spec
from highlands.lab.envs import Batch, stepping
from highlands.lab.envs.arrays import CACHE_LINE
from tests.lab.envs.playing import NAMES, VARIANTS, all_of

AMONG_ENDS = 120
"""After so many steps at random some of a few games end in the next 70, in every variant."""
variants = pytest.mark.parametrize(("game", "options"), VARIANTS, ids=NAMES)


class Alone:
    """One game, stepped kernel by kernel, with the chance that a row of a batch has."""

    def __init__(self, game: str, options: dict[str, Any], seed: int, row: int) -> None:
        self.spec = game_spec(game)
        self.options = self.spec.make_options(**options)
        self.rng = Seed.of(seed).rng(row)
        self.state = new_state(self.spec.state_dtype)
        self.deal()

    def deal(self) -> None:
        kernel.setup(self.state, self.options, self.rng)

    @property
    def mover(self) -> int:
        return int(kernel.to_move(self.state))

    def observe(self) -> State:
        observed = new_state(self.spec.state_dtype)
        kernel.observe(self.state, self.mover, observed)
        return observed

    def observation(self) -> bytes:
        numbers = np.zeros(self.spec.encoded, np.float32)
        kernel.encode(self.observe(), numbers)
        return numbers.tobytes()

    def legal(self) -> list[int]:
        out = np.zeros(self.spec.actions, np.int32)
        return sorted(out[: kernel.legal(self.state, out)].tolist())

    def step(self, action: int) -> list[float] | None:
        """The results, if that was the end; then the next game has begun."""
        kernel.apply(self.state, action, self.rng)
        if self.mover != NOBODY:
            return None
        results = np.zeros(self.spec.seats(self.state))
        kernel.returns(self.state, results)
        self.deal()
        return results.astype(np.float32).tolist()


def steps(batch: Batch, number: int) -> list[list[bytes]]:
    shown = [all_of(batch)]
    for _ in range(number):
        batch.step(batch.random_actions())
        shown.append(all_of(batch))
    return shown


@given(st.sampled_from(VARIANTS), st.integers(0, 10**6), st.integers(1, 5))
def test_a_batch_is_its_games_one_by_one(variant: tuple[str, dict[str, Any]], seed: int, n: int):
    game, options = variant
    batch = Batch(game, n, seed=seed, **options)
    alone = [Alone(game, options, seed, row) for row in range(n)]
    for _ in range(120):
        for row, one in enumerate(alone):
            assert batch.states[row].tobytes() == one.state.tobytes()
            encoded = np.frombuffer(one.observation(), np.float32)
            assert batch.observations[row].tobytes() == batch.spaces.of_observations(encoded).tobytes()
            assert batch.spaces.catalogue[np.flatnonzero(batch.masks[row])].tolist() == one.legal()
            assert batch.to_move[row] == one.mover
        actions = batch.random_actions().copy()
        batch.step(actions)
        for row, one in enumerate(alone):
            results = one.step(batch.spaces.to_catalogue(int(actions[row])))
            assert batch.done[row] == (results is not None)
            assert batch.rewards[row].tolist() == (results or [0.0] * batch.seats)


@variants
@pytest.mark.parametrize("threads", [1, 2])
def test_a_contiguous_batch_shows_the_same_without_gaps(game: str, options: dict[str, Any], threads: int):
    one, other = (Batch(game, 5, seed=4, threads=threads, contiguous=each, **options) for each in (True, False))
    for _ in range(60):
        assert all_of(one) == all_of(other)
        actions = one.random_actions().copy()
        assert (other.random_actions() == actions).all()
        one.step(actions)
        other.step(actions)
    for name in ("observations", "masks", "to_move", "rewards", "done"):
        array = getattr(one, name)
        assert array.flags.c_contiguous, name
        assert array.flags.writeable, name
        assert array.ctypes.data % CACHE_LINE == 0, name
    assert not one.states.flags.writeable


@given(st.sampled_from(VARIANTS), st.integers(0, 10**6), st.integers(0, 60), st.sampled_from([np.float32, np.uint8]))
def test_a_batch_shows_nothing_that_the_player_to_move_cannot_know(
    variant: tuple[str, dict[str, Any]], seed: int, moves: int, dtype: Any
):
    """What the player can't know is dealt anew on every row: the arrays must stay as they are, to the last byte."""
    game, options = variant
    batch = Batch(game, 3, seed=seed, dtype=dtype, **options)
    for _ in range(moves):
        batch.step(batch.random_actions())
    before = [array.tobytes() for array in (batch.observations, batch.masks, batch.to_move)]
    buffers, rng = batch._arrays.buffers(), Seed.of(seed).rng(99)
    for row in range(len(batch)):
        observed = new_state(batch.spec.state_dtype)
        kernel.observe(batch.states[row], batch.to_move[row], observed)
        kernel.resample(observed, rng, buffers.states[row])
        stepping.observe_row(buffers, row)
    assert [array.tobytes() for array in (batch.observations, batch.masks, batch.to_move)] == before


@variants
def test_games_end_and_the_next_begin_at_once(game: str, options: dict[str, Any]):
    batch = Batch(game, 8, seed=3, **options)
    ended = 0
    for _ in range(1500):
        batch.step(batch.random_actions())
        assert (batch.to_move >= 0).all()
        assert batch.masks.any(axis=1).all()
        assert not batch.rewards[~batch.done].any()
        for result in batch.rewards[batch.done]:
            assert result.min() >= -1
            assert result.max() <= 1
        ended += int(batch.done.sum())
    assert ended > 20


@variants
def test_threads_change_nothing(game: str, options: dict[str, Any]):
    """Also where games end and the next are dealt, which the first steps don't come to."""

    def shown(threads: int) -> list[list[bytes]]:
        batch = Batch(game, 7, seed=11, threads=threads, **options)
        batch.play_at_random(AMONG_ENDS)
        return steps(batch, 70)

    alone = shown(1)
    assert any(b"\1" in done for *_, done in alone[1:])
    for threads in (2, 3, 9):
        assert shown(threads) == alone


@variants
def test_playing_at_random_is_stepping_with_random_actions(game: str, options: dict[str, Any]):
    """With more rows than are at hand together or taken by a thread at a time, by any number of threads."""
    one_by_one = Batch(game, 139, seed=12, **options)
    others = [Batch(game, 139, seed=12, threads=threads, **options) for threads in (1, 2, 5)]
    for number in (0, 1, 2, 75, 40):
        steps(one_by_one, number)
        for other in others:
            other.play_at_random(number)
            assert all_of(other) == all_of(one_by_one)
    expected = one_by_one.random_actions().tolist()
    assert [other.random_actions().tolist() for other in others] == [expected] * 3
    with pytest.raises(ValueError, match="-1 steps"):
        one_by_one.play_at_random(-1)


@variants
def test_all_marks_are_taken_back(game: str, options: dict[str, Any]):
    """Whatever is on the table by then: they are known from the list and what was noted with it."""
    batch = Batch(game, 40, seed=5, **options)
    buffers = batch._arrays.buffers()
    for _ in range(60):
        batch.play_at_random(3)
        assert (batch.masks.sum(axis=1) == buffers.legal_counts).all()
        kept = buffers.masks.copy()
        buffers.states[:] = np.roll(batch.states, 1)
        for row in range(len(batch)):
            stepping.clear_row(buffers, row)
        assert not buffers.masks.any()
        buffers.states[:] = np.roll(batch.states, -1)
        for row in range(len(batch)):
            stepping.observe_row(buffers, row)
        assert (buffers.masks == kept).all()


def test_what_a_batch_shows_of_the_last_step_is_for_reading():
    batch = Batch("schotten-totten", 2, seed=1)
    for array in (batch.rewards, batch.done, batch.masks, batch.to_move):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 1


def test_every_row_begins_on_a_line_of_the_cache():
    for game, dtype in product(("schotten-totten", "verraeter"), (np.float32, np.uint8)):
        observations = Batch(game, 3, seed=1, dtype=dtype).observations
        assert [row.ctypes.data % 64 for row in observations] == [0, 0, 0]


@variants
def test_a_row_does_not_depend_on_how_many_there_are(game: str, options: dict[str, Any]):
    few, many = Batch(game, 2, seed=4, **options), Batch(game, 6, seed=4, **options)
    for _ in range(150):
        few.step(few.random_actions())
        many.step(many.random_actions())
        assert few.states.tobytes() == many.states[:2].tobytes()


def test_the_same_seed_is_the_same_batch_and_another_is_another():
    first = steps(Batch("verraeter", 4, seed=1), 60)
    assert steps(Batch("verraeter", 4, seed=1), 60) == first
    assert steps(Batch("verraeter", 4, seed=2), 60) != first
    batch = Batch("verraeter", 4, seed=2)
    batch.step(batch.random_actions())
    batch.reset(seed=1)
    assert steps(batch, 60) == first


def test_a_reset_without_a_seed_deals_anew():
    batch = Batch("schotten-totten", 3, seed=1)
    before = batch.states.tobytes()
    batch.reset()
    assert batch.states.tobytes() != before
    assert not batch.done.any()


def test_without_a_seed_no_two_batches_are_alike():
    assert Batch("verraeter", 2).states.tobytes() != Batch("verraeter", 2).states.tobytes()


def test_random_actions_do_not_change_what_is_dealt():
    one, other = Batch("schotten-totten", 3, seed=5), Batch("schotten-totten", 3, seed=5)
    for _ in range(100):
        one.random_actions()
        actions = one.random_actions()
        one.step(actions)
        other.step(actions)
    assert all_of(one) == all_of(other)


@variants
def test_bytes_are_the_parts_of_the_floats(game: str, options: dict[str, Any]):
    floats, parts = (Batch(game, 5, seed=6, dtype=dtype, **options) for dtype in (np.float32, np.uint8))
    assert floats.observations.dtype == np.float32
    assert parts.observations.dtype == np.uint8
    kinds: set[float] = set()
    for _ in range(600):
        assert (parts.observations / parts.units).tobytes() == floats.observations.tobytes()
        kinds.update(np.unique(floats.observations).tolist())
        actions = floats.random_actions()
        floats.step(actions)
        parts.step(actions)
        assert all_of(floats)[2:] == all_of(parts)[2:]
    assert len(kinds) > 20


def test_observations_are_floats_or_bytes():
    assert Batch("verraeter", 1).observations.dtype == np.float32
    assert Batch("verraeter", 1, dtype="u1").observations.dtype == np.uint8
    for dtype in (np.float64, np.int8, np.bool_):
        with pytest.raises(ValueError, match="float32 or uint8"):
            Batch("verraeter", 1, dtype=dtype)


@pytest.mark.parametrize("dtype", [np.float32, np.uint8])
def test_nothing_is_written_beside_an_observation(dtype: Any):
    for game in ("schotten-totten", "verraeter"):
        batch = Batch(game, 3, seed=2, dtype=dtype)
        for _ in range(200):
            rows = batch._arrays.buffers().observations
            before = rows.copy()
            rows[[0, 2]] = 7
            rows[:, batch.spec.encoded :] = 7  # the gaps, which a contiguous batch has not
            stepping.observe_row(batch._arrays.buffers(), 1)
            assert (rows[[0, 2]] == 7).all()
            assert (rows[:, batch.spec.encoded :] == 7).all()
            rows[:] = before
            batch.step(batch.random_actions())


def test_a_batch_has_a_game_and_a_thread_at_least():
    for n, threads in ((0, 1), (1, 0)):
        with pytest.raises(ValueError, match="at least"):
            Batch("verraeter", n, threads=threads)
    with pytest.raises(ValueError, match="'raise', 'forfeit', 'random', not 'ignore'"):
        Batch("verraeter", 1, illegal="ignore")  # type: ignore[arg-type]


def test_options_and_games_are_checked():
    with pytest.raises(NotAllowedError, match="tactics"):
        Batch("verraeter", 1, tactics=True)
    with pytest.raises(NotAllowedError, match="no game"):
        Batch("chess", 1)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_copy_goes_its_own_way(threads: int):
    batch = Batch("verraeter", 2, seed=1, threads=threads)
    other = copy.deepcopy(batch)
    for _ in range(50):
        batch.step(batch.random_actions())
        other.step(other.random_actions())
        assert (batch.observations.tobytes(), batch.masks.tobytes()) == (
            other.observations.tobytes(),
            other.masks.tobytes(),
        )
    other.step(other.random_actions())
    assert batch.observations.tobytes() != other.observations.tobytes()


def test_a_batch_says_what_it_is():
    batch = Batch("verraeter", 2, players=3)
    assert (repr(batch), len(batch), batch.seats) == ("<2 × verraeter>", 2, 3)
