"""Train a small agent for Schotten Totten by playing against itself, then let it play against the simplest level.

    python examples/train.py --games 20000 --seed 1

The agent is a list of weights. Of every play it looks at three things: what the two sides at the stone could still
become, its own with the new card; how strong the card is; how far from the middle the stone lies. The weights of these
add up, and the higher the sum, the likelier the play. Where a game is over, the weights of the winner's plays are
raised and those of the loser's lowered: REINFORCE with a natural gradient. Training needs NumPy only, the games against
the level need Gymnasium (`pip install 'highlands[envs]'`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from highlands.lab.envs import Batch

GAME = "schotten-totten"
STONES, COLOURS, VALUES = 9, 6, 9
CARDS = COLOURS * VALUES
SIDES = 2 * STONES * CARDS
"""The first block of an observation: for own side and the other's at each stone, which of 54 clan cards lie there."""
PLAYS = CARDS * STONES
"""The catalogue begins with the plays of a clan card at a stone, counted by card × 9 + stone."""
CLAIMS = range(1646, 1655)

FORMATIONS = 5
"""What a side can still become at best: anything, a run, a colour, cards of one strength, a run in one colour."""
FULL = 3

# Where the weights of each thing begin.
SITUATIONS = 0  # by own cards, own formation with the new card, the other's cards, the other's formation
STRENGTHS = SITUATIONS + FULL * FORMATIONS * (FULL + 1) * FORMATIONS  # by own cards and strength
PLACES = STRENGTHS + FULL * VALUES  # by distance from the middle
CLAIMING = PLACES + STONES // 2 + 1
ANOTHER = CLAIMING + 1  # passing, or claiming no more
WEIGHTS = ANOTHER + 1


def formations(colour: Any, strength: Any, span: Any, alike: Any, cards: Any) -> NDArray[np.int64]:
    """What sides of so many cards can still become, from the most cards of one colour and of one strength in them."""
    is_colour, is_run = colour == cards, (span <= FULL - 1) & ~alike
    return np.select([is_colour & is_run, strength == cards, is_colour, is_run], [4, 3, 2, 1], 0)


def features(observations: NDArray[np.float32], masks: NDArray[np.bool_]) -> tuple[NDArray[np.int64], ...]:
    """The rows and actions of all that is legal, and for each of these the indices of its three weights."""
    state = observations[:, :SIDES].reshape(-1, 2, STONES, COLOURS, VALUES) > 0
    by_colour, by_value = state.sum(axis=4, dtype=np.int8), state.sum(axis=3, dtype=np.int8)
    number = by_colour.sum(axis=3)
    lowest = (by_value > 0).argmax(axis=3)
    highest = VALUES - 1 - (by_value > 0)[..., ::-1].argmax(axis=3)
    alike = by_value.max(axis=3) > 1
    span = np.where(number > 0, highest - lowest, 0)
    theirs = formations(by_colour.max(axis=3), by_value.max(axis=3), span, alike, number)[:, 1]

    rows, actions = np.nonzero(masks)
    weights = np.full((len(rows), 3), ANOTHER)
    weights[np.isin(actions, CLAIMS)] = CLAIMING
    plays = np.flatnonzero(actions < PLAYS)
    row = rows[plays]
    card, stone = np.divmod(actions[plays], STONES)
    colour, value = np.divmod(card, VALUES)
    own, other = number[row, 0, stone], np.minimum(number[row, 1, stone], FULL)
    is_first = own == 0
    low = np.where(is_first, value, np.minimum(lowest[row, 0, stone], value))
    high = np.where(is_first, value, np.maximum(highest[row, 0, stone], value))
    same_value = by_value[row, 0, stone, value]
    ours = formations(
        by_colour[row, 0, stone, colour], same_value, high - low, alike[row, 0, stone] | (same_value > 0), own
    )
    situation = ((own * FORMATIONS + ours) * (FULL + 1) + other) * FORMATIONS + theirs[row, stone]
    weights[plays, 0] = SITUATIONS + situation
    weights[plays, 1] = STRENGTHS + own * VALUES + value
    weights[plays, 2] = PLACES + abs(stone - STONES // 2)
    return rows, actions, weights


class Agent:
    """A linear softmax policy."""

    def __init__(self, weights: NDArray[np.float64] | None = None) -> None:
        """Take weights; by default all zero, except that claiming is preferred."""
        self.weights = np.zeros(WEIGHTS) if weights is None else weights
        if weights is None:
            self.weights[CLAIMING] = 1.0

    def choose(self, observations: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The best action in each game."""
        rows, actions, weights = features(observations, masks)
        return best_of(rows, actions, self.weights[weights].sum(axis=1), len(masks))


def best_of(rows: Any, actions: Any, values: Any, n: int) -> NDArray[np.int64]:
    """Of each row the action of the highest value."""
    order = np.lexsort((values, rows))
    last = np.searchsorted(rows[order], np.arange(n), side="right") - 1
    return np.asarray(actions[order[last]])


class Learner:
    """Self-play in a batch, with eligibility traces for each player of each game."""

    def __init__(self, agent: Agent, seed: int, games_at_once: int = 256) -> None:
        """Begin games, all of them by the seed."""
        self.agent = agent
        self.batch = Batch(GAME, games_at_once, seed=seed)
        self.rng = np.random.default_rng(seed)
        self.traces = np.zeros((games_at_once, 2, WEIGHTS))
        """For each player of each game: the gradient of the log probability of its choices."""
        self.games = 0

    def improve(self, games: int, step: float = 0.3, least: float = 1e-3) -> None:
        """Play until so many more games are over, then change the weights, once."""
        push, blame = np.zeros(WEIGHTS), np.zeros((WEIGHTS, WEIGHTS))
        finished = 0
        while finished < games:
            self._move()
            done = np.flatnonzero(self.batch.done)
            traces = self.traces[done].reshape(-1, WEIGHTS)
            results = self.batch.rewards[done].reshape(-1)
            push += results @ traces
            blame += traces.T @ traces
            self.traces[done] = 0.0
            finished += len(done)
        self.games += finished
        # The natural gradient: weights that many choices depend on are changed with more care.
        blame[np.diag_indices(WEIGHTS)] += least * finished + 1.0
        self.agent.weights += step * np.linalg.solve(blame, push)

    def _move(self) -> None:
        """One step of all games, with actions sampled from the policy."""
        batch, n = self.batch, len(self.batch)
        rows, actions, weights = features(batch.observations, batch.masks)
        values = self.agent.weights[weights].sum(axis=1)
        # The Gumbel-max trick: the argmax of values with Gumbel noise is a sample from their softmax.
        chosen = best_of(rows, np.arange(len(rows)), values + self.rng.gumbel(size=len(rows)), n)
        likely = np.exp(values - np.maximum.reduceat(values, np.searchsorted(rows, np.arange(n)))[rows])
        likely /= np.bincount(rows, likely, n)[rows]
        change = -likely
        change[chosen] += 1.0
        players = (rows * 2 + batch.to_move[rows]) * WEIGHTS
        flat = self.traces.reshape(-1)
        flat += np.bincount((players[:, None] + weights).ravel(), np.repeat(change, 3), flat.size)
        batch.step(actions[chosen])


def score(agent: Agent, opponent: str, games: int, seed: int) -> float:
    """The part of games that the agent wins, on seats drawn for each game."""
    from highlands.lab.envs.gymnasium import SeatVectorEnv

    envs = SeatVectorEnv(GAME, 100, opponents=opponent, copy=False)
    observations, infos = envs.reset(seed=seed)
    results: list[float] = []
    while len(results) < games:
        actions = agent.choose(observations, infos["action_mask"] > 0)
        observations, rewards, ended, _, infos = envs.step(actions)
        results += rewards[ended].tolist()
    envs.close()
    return sum(result > 0 for result in results) / len(results)


def train(games: int, seed: int, tell: Callable[[int, Agent], None] | None = None) -> Agent:
    """An agent that has played so many games against itself."""
    agent = Agent()
    learner = Learner(agent, seed)
    while learner.games < games:
        learner.improve(min(1000, games - learner.games))
        if tell is not None:
            tell(learner.games, agent)
    return agent


def main() -> None:
    """Train and play, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="how many games it trains for")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same agent")
    parser.add_argument("--opponent", default="shepherd", help="the level it plays against in the end")
    chosen = parser.parse_args()
    begin = time.perf_counter()

    def tell(games: int, agent: Agent) -> None:
        print(f"{games:6} games, {time.perf_counter() - begin:4.0f} s", flush=True)

    agent = train(chosen.games, chosen.seed, tell)
    won = score(agent, chosen.opponent, 2000, chosen.seed)
    print(f"It wins {won:.1%} of 2,000 games against {chosen.opponent}.")


if __name__ == "__main__":
    main()
