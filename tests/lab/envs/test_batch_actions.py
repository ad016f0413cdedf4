"""The actions of a batch: which may be given, which are drawn, and what becomes of illegal ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from highlands import NotAllowedError
from highlands.lab.envs import Batch
from highlands.lab.envs.illegal import replace_rows
from tests.lab.envs.playing import NAMES, VARIANTS, all_of, an_illegal_action

variants = pytest.mark.parametrize(("game", "options"), VARIANTS, ids=NAMES)


def test_all_legal_actions_are_drawn_equally_often():
    batch = Batch("schotten-totten", 1, seed=5)
    legal = np.flatnonzero(batch.masks[0])
    drawn = np.bincount([batch.random_actions()[0] for _ in range(400 * len(legal))], minlength=batch.spec.actions)
    assert drawn.sum() == drawn[legal].sum()
    assert ((drawn[legal] > 300) & (drawn[legal] < 500)).all()


def test_an_illegal_action_raises_names_the_game_and_changes_nothing():
    batch = Batch("schotten-totten", 3, seed=1)
    before = all_of(batch)
    actions = batch.random_actions().copy()
    actions[2] = an_illegal_action(batch.masks[2])
    with pytest.raises(NotAllowedError, match=f"action {actions[2]} of game 2 "):
        batch.step(actions)
    for beyond in (-1, batch.spec.actions, 2**40):
        actions[2] = beyond
        with pytest.raises(NotAllowedError, match=f"“{beyond}” is no action"):
            batch.step(actions)
    assert all_of(batch) == before


def test_what_is_legal_does_not_depend_on_what_is_written_into_the_masks():
    batch = Batch("schotten-totten", 2, seed=1)
    illegal = an_illegal_action(batch.masks[0])
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[:] = True
    batch._arrays.masks[:] = True
    with pytest.raises(NotAllowedError):
        batch.step([illegal, illegal])


@variants
def test_an_illegal_action_can_forfeit_its_game_instead(game: str, options: dict[str, Any]):
    batch = Batch(game, 3, seed=1, illegal="forfeit", **options)
    actions = batch.random_actions().copy()
    offender = int(batch.to_move[1])
    actions[1] = an_illegal_action(batch.masks[1])
    batch.step(actions)
    assert batch.done.tolist() == [False, True, False]
    assert batch.rewards[1].tolist() == [-1.0 if seat == offender else 0.0 for seat in range(batch.seats)]
    assert batch.masks[1].any()
    batch.step(batch.random_actions())
    assert not batch.done.any()
    for beyond in (-1, batch.spec.actions, 2**40):
        batch.step(np.full(3, beyond))
        assert batch.done.all()


@variants
@pytest.mark.parametrize("threads", [1, 2])
def test_a_random_legal_action_can_take_the_place_of_an_illegal_one(game: str, options: dict[str, Any], threads: int):
    batch = Batch(game, 10, seed=1, illegal="random", threads=threads, **options)
    strict = Batch(game, 10, seed=1, **options)
    after_legal = set()
    for action in np.flatnonzero(strict.masks[0]):
        alone = Batch(game, 1, seed=1, **options)
        alone.step([action])
        after_legal.add(alone.states[0].tobytes())
    for step in range(60):
        actions = strict.random_actions().copy()
        strict.step(actions)
        actions[[0, 4]] = -1, batch.spec.actions + step
        batch.step(actions)
        if step == 0:
            assert batch.states[0].tobytes() in after_legal
        for row in (1, 2, 3, 5, 9):  # of those with a legal action, that one is carried out
            assert batch.states[row].tobytes() == strict.states[row].tobytes()


def test_which_legal_action_takes_the_place_is_drawn_evenly():
    arrays = Batch("schotten-totten", 2, seed=3)._arrays
    legal, actions = np.flatnonzero(arrays.masks[1]), np.full(2, -1)
    drawn = np.zeros(arrays.spec.actions, np.int64)
    for _ in range(400 * len(legal)):
        replace_rows(arrays.buffers(), arrays.action_rngs, [1], actions)
        drawn[actions[1]] += 1
    assert actions[0] == -1
    assert drawn.sum() == drawn[legal].sum()
    assert ((drawn[legal] > 300) & (drawn[legal] < 500)).all()


@pytest.mark.parametrize(
    "actions", [[1.0, 2.0], [1], [[1], [2]], [True, False], ["a", "b"], None], ids=lambda actions: str(actions)
)
def test_actions_are_one_whole_number_for_each_game(actions: Any):
    with pytest.raises(ValueError, match="an action for each of the 2 games"):
        Batch("verraeter", 2, seed=1).step(actions)


@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.uint16, np.int64])
def test_actions_may_be_of_any_whole_type(dtype: Any):
    batch = Batch("verraeter", 2, seed=1)
    batch.step(batch.random_actions().astype(dtype))
