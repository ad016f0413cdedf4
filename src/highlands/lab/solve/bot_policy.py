"""The policy of a bot in a game tree: what it does, and how often, at each of its information sets.

A bot that tells its distribution (`distribution`) is known exactly. Any other is asked with several seeds. With one of
them it is taken to be a function of all that it was asked: its policy is pure, and it is asked only where its own
earlier choices lead. The policies of several seeds are counted together, so that at each information set those count
that come there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from highlands.bots.bot import Bot, BotFactory, Start
from highlands.bots.levels import LevelBot, RandomBot
from highlands.bots.referee import ask, ask_distribution, create_bot, release_bot
from highlands.lab.solve.tree import NO_CHOICE, SEATS, Floats, GameTree
from highlands.lab.solve.values import uniform_policy
from highlands.spec.observation import LegalMoves, Observation

WITHOUT_MEMORY = (LevelBot, RandomBot)
"""Bots whose answer does not depend on what they were asked before: one serves for all information sets."""

Answers = Callable[[int], Floats]
"""The probabilities of the actions of an information set."""


@runtime_checkable
class TellsDistribution(Protocol):
    """A bot whose choice is a known function of the observation and of chance, whatever it was asked before."""

    def distribution(self, observation: Observation, moves: LegalMoves) -> NDArray[np.float64] | None:
        """How likely it chooses each of the legal moves; None if it can't tell."""
        ...


class BotPolicy:
    """A bot on both seats of a tree."""

    def __init__(self, tree: GameTree, factory: BotFactory, seed: str) -> None:
        """Take what makes the bot, and the seed of its random numbers."""
        self._tree, self._factory, self._seed = tree, factory, seed
        self._before = _choices_before(tree)

    def exact(self) -> Floats | None:
        """Its policy, if it tells it."""
        bots = [self._bot(seat, 0) for seat in range(SEATS)]
        try:
            if not all(isinstance(bot, TellsDistribution) for bot in bots) or not self._tree.sets:
                return None
            return self._policy(lambda number: self._told(bots, number))
        except _UntoldError:
            return None
        finally:
            for bot in bots:
                release_bot(bot)

    def counted(self, first: int, seeds: int, tick: Callable[[], None] = lambda: None) -> Floats:
        """How many of the seeds with these numbers, from the first on, come to each choice by their own choices."""
        found = np.zeros(self._tree.choice_count)
        for number in range(first, first + seeds):
            found += self._pure(number, tick)
        return found

    def _pure(self, seed: int, tick: Callable[[], None]) -> Floats:
        """What it does with a seed."""
        lasting: dict[int, Bot] = {}
        try:

            def answers(number: int) -> Floats:
                tick()
                found = self._tree.sets[number]
                bot = lasting.get(found.player) or self._bot(found.player, seed)
                if type(bot) in WITHOUT_MEMORY:
                    lasting[found.player] = bot
                    return self._answer(bot, number)
                try:
                    for earlier in self._earlier(number):
                        ask(bot, self._tree.observation(earlier), None)
                    return self._answer(bot, number)
                finally:
                    release_bot(bot)

            return self._policy(answers)
        finally:
            for bot in lasting.values():
                release_bot(bot)

    def _answer(self, bot: Bot, number: int) -> Floats:
        """What it chooses, for certain."""
        move, _ = ask(bot, self._tree.observation(number), None)
        actions = self._tree.sets[number].actions
        shares = np.zeros(len(actions))
        shares[actions.index(move.action)] = 1.0
        return shares

    def _earlier(self, number: int) -> list[int]:
        """The information sets of the same player on the way to one, the first of them first."""
        found: list[int] = []
        while (choice := int(self._before[number])) != NO_CHOICE:
            number = int(self._tree.choice_sets[choice])
            found.append(number)
        return found[::-1]

    def _policy(self, answers: Answers) -> Floats:
        """The policy from what is answered at each information set that can be reached."""
        tree = self._tree
        policy = uniform_policy(tree)
        for number, before in enumerate(self._before.tolist()):
            if before != NO_CHOICE and not policy[before]:
                # Nobody comes here; so that nobody comes to what follows, either.
                policy[tree.set_starts[number] : tree.set_starts[number + 1]] = 0.0
            elif len(tree.sets[number].actions) > 1:
                policy[tree.set_starts[number] : tree.set_starts[number + 1]] = answers(number)
        return policy

    def _bot(self, seat: int, number: int) -> Bot:
        tree = self._tree
        options = tree.spec.write_options(tree.options)
        start = Start(game=tree.spec.name, options=options, seats=SEATS, seat=seat, seed=f"{self._seed} {number}")
        return create_bot(self._factory, start)

    def _told(self, bots: list[Bot], number: int) -> Floats:
        found = self._tree.sets[number]
        observation = self._tree.observation(number)
        told = ask_distribution(bots[found.player], observation)
        if told is None:
            raise _UntoldError
        shares = np.zeros(len(found.actions))
        for action, share in zip(observation.moves.actions, told.tolist(), strict=True):
            shares[found.actions.index(action)] = share
        return shares


class _UntoldError(Exception):
    """A bot can't tell its distribution after all."""


def _choices_before(tree: GameTree) -> NDArray[np.int64]:
    """For each information set the last choice of its player before it, or NO_CHOICE."""
    last = np.full((SEATS, len(tree)), NO_CHOICE, np.int64)
    found = np.full(len(tree.sets), NO_CHOICE, np.int64)
    for level in tree.levels[1:]:
        parents = tree.parents[level]
        for seat in range(SEATS):
            is_own = (tree.choices[level] != NO_CHOICE) & (tree.players[parents] == seat)
            last[seat, level] = np.where(is_own, tree.choices[level], last[seat, parents])
            nodes = np.arange(level.start, level.stop)[tree.players[level] == seat]
            found[tree.node_sets[nodes]] = last[seat, nodes]
    return found
