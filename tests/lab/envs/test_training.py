"""The worked example learns, by its seed, and the notebook runs."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import nbclient
import nbformat
import numpy as np
import pytest

from highlands.lab.envs import Batch

EXAMPLES = Path(__file__).parents[3] / "examples"


@pytest.fixture(scope="module")
def train() -> ModuleType:
    """examples/train.py, which lies in no package."""
    spec = importlib.util.spec_from_file_location("train", EXAMPLES / "train.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_the_agent_looks_at_is_what_lies_there(train: ModuleType):
    batch = Batch("schotten-totten", 4, seed=3)
    rules = batch.spec
    for _ in range(30):
        rows, actions, weights = train.features(batch.observations, batch.masks)
        assert list(zip(rows, actions, strict=True)) == [
            (row, action) for row in range(4) for action in np.flatnonzero(batch.masks[row])
        ]
        views = [rules.view(state) for state in batch.states]
        for row, action, (situation, strength, place) in zip(rows, actions, weights, strict=True):
            text = rules.write_action(batch.states[row], int(action))
            if "@" not in text:
                assert situation == (train.CLAIMING if text.startswith("claim") else train.ANOTHER)
                continue
            seat, stone = int(batch.to_move[row]), int(text[3]) - 1
            own, other = (views[row].stones[stone].sides[side].cards for side in (seat, 1 - seat))
            by_cards, by_other = train.FORMATIONS**2 * (train.FULL + 1), train.FORMATIONS
            assert situation // by_cards == len(own)
            assert situation // by_other % (train.FULL + 1) == len(other)
            assert situation // by_other // (train.FULL + 1) % train.FORMATIONS == best_formation([*own, text[:2]])
            assert situation % train.FORMATIONS == best_formation(other)
            assert strength == train.STRENGTHS + len(own) * train.VALUES + int(text[1]) - 1
            assert place == train.PLACES + abs(stone - 4)
        batch.step(batch.random_actions())


def best_formation(cards: list[str]) -> int:
    """What these cards can still become, were every other card to be had: counted as the example does."""
    values = sorted(int(card[1]) for card in cards)
    is_colour = len({card[0] for card in cards}) <= 1
    is_run = len(set(values)) == len(values) and (not values or values[-1] - values[0] <= 2)
    if is_colour and is_run:
        return 4
    if len(set(values)) == 1:
        return 3
    return 2 if is_colour else 1 if is_run else 0


@pytest.mark.long
@pytest.mark.ci
def test_the_same_seed_gives_the_same_agent_and_it_soon_beats_chance(train: ModuleType):
    agent = train.train(300, seed=1)
    assert train.train(300, seed=1).weights.tobytes() == agent.weights.tobytes()
    assert train.train(300, seed=2).weights.tobytes() != agent.weights.tobytes()
    assert train.score(agent, "random", 200, seed=1) > 0.8


@pytest.mark.long
def test_the_trained_agent_beats_the_simplest_level(train: ModuleType):
    agent = train.train(20_000, seed=1)
    assert train.score(agent, "shepherd", 2000, seed=1) > 0.8  # the docs say what it was when it was measured


@pytest.mark.long
@pytest.mark.ci
@pytest.mark.filterwarnings("ignore")  # of Jupyter's own parts, about each other
def test_the_notebook_runs():
    notebook = nbformat.read(EXAMPLES / "research.ipynb", as_version=4)
    client = nbclient.NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(EXAMPLES)}})
    client.execute()
    said = "".join(output.get("text", "") for cell in notebook.cells for output in cell.get("outputs", []))
    assert "games ended" in said
    assert "after 1" in said
