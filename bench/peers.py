"""The peer: OpenSpiel's own C++ loops over its hidden-information card games.

Whole games are `pyspiel.evaluate_bots` with uniform random bots: one call plays one game, so each game also pays for a
call from Python and a fresh state; `overhead` measures that share. Rollouts are OpenSpiel's `RandomRolloutEvaluator`,
many random playouts in one C++ call. It cannot deal (a search from a chance node crashes in 2.0.2), so it starts from
dealt positions and is no measure of whole games: it is compared with our own rollouts from dealt states.

Only decisions count: no chance moves, no step with a single legal action.
"""

import random
import statistics
from collections.abc import Callable
from typing import Any

import msgspec

from bench.measure import paced, ratio

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise SystemExit("The peer is missing. `make bench` installs it, or: pip install 'highlands[bench]'.") from missing

# `bridge` is left out: its random games end in a double-dummy analysis, up to seconds each, which is not the loop.
# What is left out besides are wrappers that need a game, and `bridge_uncontested_bidding`, the same analysis.
CARD_GAMES = {
    "blackjack": "blackjack",
    "crazy_eights": "crazy_eights",
    "cribbage": "cribbage",
    "dou_dizhu": "dou_dizhu",
    "euchre": "euchre",
    "gin_rummy": "gin_rummy",
    "go_fish": "go_fish",
    "goofspiel": "goofspiel(imp_info=True,points_order=random)",
    "hanabi": "hanabi",
    "hearts": "hearts",
    "kuhn_poker": "kuhn_poker",
    "leduc_poker": "leduc_poker",
    "oh_hell": "oh_hell",
    "repeated_leduc_poker": "repeated_leduc_poker",
    "skat": "skat",
    "solitaire": "solitaire",
    "spades": "spades",
    "tarok": "tarok",
    "tiny_bridge_2p": "tiny_bridge_2p",
    "tiny_bridge_4p": "tiny_bridge_4p",
    "tiny_hanabi": "tiny_hanabi",
    "universal_poker": "universal_poker",
}
"""The name in our tables, and OpenSpiel's text for the game."""

MULTI_PLAYER = ("euchre", "hearts", "oh_hell", "skat", "spades", "tarok")
"""Of these, those for three or four players, like Verräter."""

DEALS = 16
"""Dealt positions that one measurement of rollouts is spread over."""

OVERHEAD_SLOT, OVERHEAD_REPEATS = 0.02, 5


class Decisions(msgspec.Struct, frozen=True):
    """Decisions in a random game, from a sample of games."""

    mean: float
    standard_error: float
    games: int

    @property
    def relative_error(self) -> float:
        return self.standard_error / self.mean


class Peer:
    """One card game of OpenSpiel, and how to run it."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.game = pyspiel.load_game(CARD_GAMES[name])
        self.bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(self.game.num_players())]
        self.chance = random.Random(seed)

    def whole_games(self, games: int) -> None:
        """Plays that many games, each in one C++ call."""
        play, deal, bots = pyspiel.evaluate_bots, self.game.new_initial_state, self.bots
        seed = self.chance.getrandbits(30)
        for number in range(games):
            play(deal(), bots, seed + number)

    def overhead(self, games: int) -> None:
        """The same loop with nothing to play: what Python, the call and the fresh state cost."""
        play, deal, bots = pyspiel.evaluate_bots, self.game.new_initial_state, self.bots
        over = deal()
        play(over, bots, 0)
        for number in range(games):
            deal()
            play(over, bots, number)

    def overhead_share(self) -> float:
        """The part of a game's time that is overhead, from games and overhead taken in turn."""
        whole, empty = paced(self.whole_games, OVERHEAD_SLOT), paced(self.overhead, OVERHEAD_SLOT)
        pairs = [(whole(), empty()) for _ in range(OVERHEAD_REPEATS)]
        return ratio(*zip(*pairs, strict=True))

    def count_decisions(self, games: int, most_games: int, close_enough: float) -> Decisions:
        """Plays uniformly random games step by step, apart from the clock, and counts the choices that were choices.

        Goes on until the mean's relative standard error is `close_enough`, or `most_games` are counted.
        """
        counts: list[int] = []
        while True:
            counts.extend(self._choices() for _ in range(games))
            error = statistics.stdev(counts) / len(counts) ** 0.5
            found = Decisions(statistics.fmean(counts), error, len(counts))
            if found.relative_error <= close_enough or len(counts) >= most_games:
                return found

    def _choices(self) -> int:
        """The decisions with more than one legal action in one random game."""
        state, choices = self.game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                self._let_chance_move(state)
            elif state.is_simultaneous_node():
                options = [state.legal_actions(seat) for seat in range(self.game.num_players())]
                choices += sum(len(actions) > 1 for actions in options)
                state.apply_actions([self.chance.choice(actions) for actions in options])
            else:
                actions = state.legal_actions()
                choices += len(actions) > 1
                state.apply_action(self.chance.choice(actions))
        return choices

    def rollouts(self) -> Callable[[int], None] | None:
        """A function that plays so many rollouts from dealt positions; None where OpenSpiel's evaluator can't."""
        kind = self.game.get_type()
        if (
            kind.reward_model != pyspiel.GameType.RewardModel.TERMINAL
            or kind.dynamics != pyspiel.GameType.Dynamics.SEQUENTIAL
        ):
            return None
        deals = [self._dealt() for _ in range(DEALS)]

        def run(rollouts: int) -> None:
            each = -(-rollouts // DEALS)
            for deal in deals:
                evaluator = pyspiel.RandomRolloutEvaluator(each, self.chance.getrandbits(30))
                # One simulation is one evaluation of the root: `each` rollouts, and no search.
                search = pyspiel.MCTSBot(self.game, evaluator, 1.0, 1, 1, False, 1, False)
                search.mcts_search(deal)

        return run

    def _dealt(self) -> Any:
        """A state after the opening deal."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            self._let_chance_move(state)
        return state

    def _let_chance_move(self, state: Any) -> None:
        """Applies one chance move, drawn with OpenSpiel's own probabilities."""
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self.chance.choices(actions, chances)[0])
