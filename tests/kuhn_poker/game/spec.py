"""The spec of Kuhn poker."""

from __future__ import annotations

from pathlib import Path

from highlands.i18n import message
from highlands.spec.game_spec import Block, GameSpec
from highlands.spec.options import Count
from tests.kuhn_poker.game import rules
from tests.kuhn_poker.game.rules import FEWEST_RANKS, HIDDEN, MOST_MOVES, MOST_RANKS, SEATS, Options, State


class KuhnPoker(GameSpec[State, Options]):
    """With three cards, or more `ranks`."""

    name = "kuhn-poker"
    title = "Kuhn poker"
    state_dtype = rules.STATE
    options_dtype = rules.OPTIONS
    options = (Count("ranks", message("option-ranks"), low=FEWEST_RANKS, high=MOST_RANKS, usual=FEWEST_RANKS),)
    action_names = ("pass", "bet")
    blocks = (
        Block("cards", (SEATS, MOST_RANKS), "the own card, then the other's", is_private=True),
        Block("moves", (MOST_MOVES, 2), "of each move: pass, bet"),
    )
    locales = Path(__file__).parent / "locales"
    utility = rules.MOST_CHIPS

    def deals(self, options: Options) -> int:
        """Every pair of different cards."""
        return int(options.ranks) * (int(options.ranks) - 1)

    def most_moves(self, options: Options) -> int:
        """Pass, bet, and an answer."""
        return MOST_MOVES

    def is_possible(self, state: State) -> bool:
        """Different cards of those that there are, and moves that can be; in a full state both cards."""
        cards = [int(card) for card in state.cards if card != HIDDEN]
        good_cards = len(set(cards)) == len(cards) and all(0 <= card < state.ranks <= MOST_RANKS for card in cards)
        good_moves = 0 <= state.made <= MOST_MOVES and all(move in (rules.PASS, rules.BET) for move in state.moves)
        is_complete = len(cards) == SEATS or (
            0 <= state.observer <= SEATS and FEWEST_RANKS <= state.ranks <= MOST_RANKS
        )
        return good_cards and good_moves and is_complete


SPEC = KuhnPoker()
