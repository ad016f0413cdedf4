"""Train a network for Schotten Totten with PPO in PyTorch, against a bot: all of it in one file, as CleanRL has it.

    python examples/ppo.py --steps 300000 --opponent random --seed 1

Every update plays so many turns in all games, computes advantages (GAE), and takes gradient steps on the clipped
objective. Illegal actions get no probability. Needs PyTorch and Gymnasium (`pip install 'highlands[envs]' torch`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from highlands.lab.envs.gymnasium import SeatVectorEnv

GAME = "schotten-totten"
GAMES_AT_ONCE = 64
TURNS = 64
"""Turns of each game between two updates."""
EPOCHS = 3
MINIBATCH = 512
HIDDEN = 128
LEARNING_RATE = 1e-3
DISCOUNT = 1.0
"""The result comes at the end, and games are short."""
GAE_LAMBDA = 0.95
CLIP = 0.2
ENTROPY_COEFFICIENT = 0.01
VALUE_COEFFICIENT = 0.5
LARGEST_GRADIENT = 0.5


class Agent(nn.Module):
    """Two layers, which the policy and the value share."""

    def __init__(self, numbers: int, actions: int) -> None:
        """Take the length of an observation and how many actions there are."""
        super().__init__()
        self.shared = nn.Sequential(nn.Linear(numbers, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)  # at first all actions are about equally likely

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """The distribution of legal actions, and what the position is worth."""
        shared = self.shared(observations)
        logits = self.policy(shared)
        logits = logits.masked_fill(~masks, torch.finfo(logits.dtype).min)
        return Categorical(logits=logits, validate_args=False), self.value(shared).squeeze(-1)

    def choose(self, observations: Any, masks: Any) -> Any:
        """The likeliest action in each game."""
        with torch.no_grad():
            distribution, _ = self(torch.from_numpy(observations), torch.from_numpy(masks).bool())
        return distribution.logits.argmax(dim=-1).numpy()


class Rollout(NamedTuple):
    """What was seen and done in so many turns of all games; each field [turns, games, ...]."""

    observations: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    log_probabilities: torch.Tensor
    values: torch.Tensor
    advantages: torch.Tensor

    def minibatches(self) -> Iterator[Rollout]:
        """All turns once, in random order."""
        flat = [field.flatten(0, 1) for field in self]
        for rows in torch.randperm(len(flat[0])).split(MINIBATCH):
            yield Rollout(*(field[rows] for field in flat))


class Games:
    """The games that an agent learns from."""

    def __init__(self, opponent: str, seed: int) -> None:
        """Deal them."""
        self.env = SeatVectorEnv(GAME, GAMES_AT_ONCE, opponents=opponent)
        self.observation, infos = self.env.reset(seed=seed)
        self.mask = infos["action_mask"]

    def play(self, agent: Agent) -> Rollout:
        """So many turns of every game."""
        numbers, actions = self.observation.shape[1], self.mask.shape[1]
        observations = torch.zeros(TURNS, GAMES_AT_ONCE, numbers)
        masks = torch.zeros(TURNS, GAMES_AT_ONCE, actions, dtype=torch.bool)
        chosen = torch.zeros(TURNS, GAMES_AT_ONCE, dtype=torch.long)
        log_probabilities, values, rewards, ended = (torch.zeros(TURNS, GAMES_AT_ONCE) for _ in range(4))
        for turn in range(TURNS):
            observations[turn] = torch.from_numpy(self.observation)
            masks[turn] = torch.from_numpy(self.mask).bool()
            with torch.no_grad():
                distribution, values[turn] = agent(observations[turn], masks[turn])
            chosen[turn] = distribution.sample()
            log_probabilities[turn] = distribution.log_prob(chosen[turn])
            self.observation, reward, done, _, infos = self.env.step(chosen[turn].numpy())
            self.mask = infos["action_mask"]
            rewards[turn], ended[turn] = torch.from_numpy(reward), torch.from_numpy(done)
        with torch.no_grad():
            _, following = agent(torch.from_numpy(self.observation), torch.from_numpy(self.mask).bool())
        advantages = estimate_advantages(rewards, values, ended, following)
        return Rollout(observations, masks, chosen, log_probabilities, values, advantages)


def estimate_advantages(
    rewards: torch.Tensor, values: torch.Tensor, ended: torch.Tensor, following: torch.Tensor
) -> torch.Tensor:
    """Generalised advantage estimation; nothing follows a turn that ended its game."""
    advantages = torch.zeros_like(rewards)
    advantage = torch.zeros_like(following)
    for turn in reversed(range(len(rewards))):
        goes_on = 1 - ended[turn]
        error = rewards[turn] + DISCOUNT * following * goes_on - values[turn]
        advantage = error + DISCOUNT * GAE_LAMBDA * goes_on * advantage
        advantages[turn], following = advantage, values[turn]
    return advantages


def loss_of(agent: Agent, batch: Rollout) -> torch.Tensor:
    """PPO's clipped objective, the error of the values, and a bonus for entropy."""
    distribution, values = agent(batch.observations, batch.masks)
    ratio = (distribution.log_prob(batch.actions) - batch.log_probabilities).exp()
    advantages = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-8)
    gain = torch.minimum(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
    error = (values - (batch.advantages + batch.values)).square().mean()
    return -gain + VALUE_COEFFICIENT * error - ENTROPY_COEFFICIENT * distribution.entropy().mean()


def train(steps: int, opponent: str, seed: int) -> Agent:
    """Learn from at least so many turns."""
    torch.manual_seed(seed)
    games = Games(opponent, seed)
    agent = Agent(games.observation.shape[1], games.mask.shape[1])
    optimizer = torch.optim.Adam(agent.parameters(), lr=LEARNING_RATE, eps=1e-5)
    updates = -(-steps // (TURNS * GAMES_AT_ONCE))
    for update in range(updates):
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * (1 - update / updates)
        rollout = games.play(agent)
        for _ in range(EPOCHS):
            for batch in rollout.minibatches():
                optimizer.zero_grad()
                loss_of(agent, batch).backward()
                nn.utils.clip_grad_norm_(agent.parameters(), LARGEST_GRADIENT)
                optimizer.step()
    return agent


def score(agent: Agent, opponent: str, games: int, seed: int) -> float:
    """The part of so many games against a bot that the agent wins, with the likeliest actions."""
    env = SeatVectorEnv(GAME, GAMES_AT_ONCE, opponents=opponent)
    observations, infos = env.reset(seed=seed)
    results: list[float] = []
    while len(results) < games:
        actions = agent.choose(observations, infos["action_mask"])
        observations, rewards, ended, _, infos = env.step(actions)
        results += rewards[ended].tolist()
    env.close()
    return float(np.mean([(result + 1) / 2 for result in results[:games]]))


def main() -> None:
    """Train, and say how good it was before and after."""
    parser = argparse.ArgumentParser(description="Train a network for Schotten Totten with PPO.")
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000, help="games to measure it by")
    given = parser.parse_args()
    torch.set_num_threads(1)  # the layers are small: more threads wait for each other
    begin = time.process_time()
    agent = train(given.steps, given.opponent, given.seed)
    seconds = time.process_time() - begin
    print(f"Trained for {given.steps:,} steps in {seconds:.0f} s of CPU time.")
    untrained = train(0, given.opponent, given.seed)
    for name, one in (("Before", untrained), ("After", agent)):
        print(f"{name}: wins {score(one, given.opponent, given.games, given.seed):.1%} against {given.opponent}.")


if __name__ == "__main__":
    main()
