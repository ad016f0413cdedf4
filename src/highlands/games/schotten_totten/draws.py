"""Chance draw by draw, in games of one round without tactics: each card is chosen when somebody draws it.

A hand is dealt from its lowest card up, so that each hand comes about in one way only. The deck has no order, and is
kept sorted.
"""

from __future__ import annotations

from math import comb

from highlands.engine.chance import Seed
from highlands.engine.kernel import apply, setup
from highlands.engine.state import copy_state, new_state
from highlands.games.schotten_totten.state.cards import BIT, CLAN_CARDS, SEATS, clan_cards
from highlands.games.schotten_totten.state.layout import NOBODY, STATE, Options, State
from highlands.games.schotten_totten.text.notation import CLAN_TEXTS, clan_ids
from highlands.spec.chance_nodes import ChanceNodes, Chosen
from highlands.spec.options import SEAT_LETTERS

NO_CHANCE = Seed.of("nothing is shuffled").rng(0)


class Draws(ChanceNodes):
    """Who begins, if the lot decides; the hands; then each draw. An outcome is the number of a card of this game."""

    def __init__(self, options: Options) -> None:
        """Take the options."""
        self._options = options
        self._cards = clan_ids(clan_cards(int(options.colours), int(options.strengths)))
        self._hand = int(options.hand)
        self._lots = int(options.first == NOBODY)
        self.most_outcomes = max(len(self._cards), self._lots * SEATS)
        self.most_nodes = self._lots + len(self._cards)

    def outcomes(self, before: State | None, move: int, chosen: Chosen) -> list[tuple[int, float]]:
        """The seats for the lot; the cards that can come, equally likely in a draw."""
        if before is None:
            return self._deal_outcomes(chosen)
        if chosen or not self._draws(before, move):
            return []
        deck = _deck(before)
        return [(self._cards.index(card), 1 / len(deck)) for card in deck]

    def _deal_outcomes(self, chosen: Chosen) -> list[tuple[int, float]]:
        """The next higher card of a hand: how likely it is follows from how many hands go on with it."""
        if len(chosen) < self._lots:
            return [(seat, 1 / SEATS) for seat in range(SEATS)]
        dealt = chosen[self._lots :]
        if len(dealt) == SEATS * self._hand:
            return []
        whole = len(dealt) // self._hand * self._hand
        own, missing = dealt[whole:], self._hand - (len(dealt) - whole)
        higher = [card for card in range(len(self._cards)) if card not in dealt and (not own or card > own[-1])]
        hands = comb(len(higher), missing)
        ways = [(card, comb(len(higher) - 1 - place, missing - 1)) for place, card in enumerate(higher)]
        return [(card, number / hands) for card, number in ways if number]

    def carry_out(self, before: State | None, move: int, chosen: Chosen) -> State:
        """Deal the chosen hands; or bring the chosen card to the top of the deck, and move."""
        if before is None:
            return self._deal(chosen)
        after = copy_state(before)
        if chosen:
            drawn = self._cards[chosen[0]]
            _lay_deck(after, [drawn, *(card for card in _deck(before) if card != drawn)])
        apply(after, move, NO_CHANCE)
        return after

    def _deal(self, chosen: Chosen) -> State:
        options = copy_state(self._options)
        if self._lots:
            options.first = chosen[0]
        dealt = [self._cards[number] for number in chosen[self._lots :]]
        state = new_state(STATE)
        setup(state, options, NO_CHANCE.copy())
        for seat in range(SEATS):
            state.hand[seat] = sum(int(BIT[card]) for card in dealt[seat * self._hand : (seat + 1) * self._hand])
        state.clan_deck[: len(dealt)] = dealt
        _lay_deck(state, [card for card in self._cards if card not in dealt])
        return state

    def write(self, before: State | None, move: int, chosen: Chosen, outcome: int) -> str:
        """Who begins, or the card and who gets it."""
        if before is None and len(chosen) < self._lots:
            return f"first {SEAT_LETTERS[outcome]}"
        seat = int(before.mover) if before is not None else (len(chosen) - self._lots) // self._hand
        return f"{SEAT_LETTERS[seat]} draws {CLAN_TEXTS[self._cards[outcome]]}"

    def undecided(self, state: State) -> None:
        """The order of the deck."""
        _lay_deck(state, _deck(state))

    def _draws(self, before: State, move: int) -> bool:
        """Whether a card is drawn after a move."""
        after = copy_state(before)
        apply(after, move, NO_CHANCE)
        return bool(after.clan_left < before.clan_left)


def _places(state: State) -> list[int]:
    """The places of the deck, from the top."""
    return [(int(state.clan_top) + step) % CLAN_CARDS for step in range(int(state.clan_left))]


def _deck(state: State) -> list[int]:
    """The cards of the deck, sorted."""
    return sorted(int(state.clan_deck[place]) for place in _places(state))


def _lay_deck(state: State, cards: list[int]) -> None:
    for place, card in zip(_places(state), cards, strict=True):
        state.clan_deck[place] = card
