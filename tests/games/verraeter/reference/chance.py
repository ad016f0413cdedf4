"""All chance of a game of Verräter from its seed, as docs/rules.md tells it, with nothing of the engine's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.engine.test_chance import fair_below, shuffled, state_of, xoshiro256
from tests.games.verraeter.reference.game import ACTIONS, FIRST_HAND, KINDS, SUPPLY

CIRCLE = [kind + house for house in "ER" for kind in KINDS]
"""The landscapes before they are shuffled."""


class ChanceOracle:
    """Works out what chance decides. `move` is the number of the move that is being made; the set-up has 0."""

    def __init__(self, secret: bytes, players: int, first: int | None = None) -> None:
        self.secret = secret
        self.move = 0
        self.new_piles = 0
        """How many the present move has needed."""
        self._words = self._begin()
        self.start = fair_below(self._words, players) if first is None else first
        self.circle = [CIRCLE[place] for place in shuffled(self._words, list(range(len(CIRCLE))))]
        left = SUPPLY.copy()
        for _ in range(players):
            left.subtract(FIRST_HAND)
        self.pile = self._pile_of(sorted(left.elements()))

    def _begin(self) -> Iterator[int]:
        return xoshiro256(state_of(self.secret, self.move))

    def _pile_of(self, cards: Sequence[int]) -> list[int]:
        """From the top to the bottom: the last place of the shuffle is the top."""
        return shuffled(self._words, list(cards))[::-1]

    def next_move(self) -> None:
        """A move is about to be made; its chance, if there is any, begins anew."""
        self.move += 1
        self.new_piles = 0
        self._words = self._begin()

    def put_aside(self, _: int) -> str:
        """The action card put aside unseen."""
        return ACTIONS[fair_below(self._words, len(ACTIONS))]

    def reshuffle(self, discard: Sequence[int]) -> list[int]:
        """The new pile made of the discard pile."""
        self.new_piles += 1
        return self._pile_of(sorted(discard))
