"""What speaks for playing a card: what it completes, keeps open, proves or takes away at the stones.

Nothing is said that the player to move can't know. Three sets of clan cards matter: what lies face up counts for
claims, as in every proof; the opponent can get no card of the own hand; and the player can get none that the opponent
is known to hold (ST-9). Other tactics cards that may come are left out, as in a proof.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from highlands.engine import kernel
from highlands.engine.bits import count, lowest
from highlands.engine.state import copy_state
from highlands.games.schotten_totten.rules.claims import claimable, may_claim, wins_with
from highlands.games.schotten_totten.rules.formations import (
    COLOUR_RUN,
    FORMATION,
    FORMATION_NAMES,
    OF_A_KIND,
    SUM,
    UNREACHABLE,
    best_colour,
    best_colour_run,
    best_of_a_kind,
    best_run,
    best_sum,
    highest_troops,
    reach,
)
from highlands.games.schotten_totten.state.actions import (
    DESTINATIONS,
    PLAY_BANSHEE,
    PLAY_MODE,
    PLAY_RECRUITER,
    PLAY_STRATEGIST,
    PLAY_TRAITOR,
    TO_DISCARD,
)
from highlands.games.schotten_totten.state.cards import BIT, BLIND_MODE, STONES
from highlands.games.schotten_totten.state.layout import (
    RECRUITER_DRAWS,
    RECRUITER_RETURNS,
    State,
    is_complete,
    stone_size,
)
from highlands.games.schotten_totten.text.messages import card_message, cards_message, formation_message
from highlands.games.schotten_totten.text.notation import CLAN_TEXTS, MOVABLE_TEXTS, clan_ids, stone_of
from highlands.i18n import Message, message

STRONG = 7
"""From this strength on a first card is called strong."""
FEW_CARDS = 2
"""So many cards are named one by one, more are only counted."""
NO_CHANCE = np.zeros(4, dtype=np.uint64)
"""A generator from which nothing is drawn."""


class Side(NamedTuple):
    """A side of a stone."""

    clan: int
    troops: int
    size: int
    blind: bool

    @property
    def laid(self) -> int:
        """How many cards lie there."""
        return count(self.clan) + count(self.troops)

    @property
    def missing(self) -> int:
        """How many cards it still takes."""
        return self.size - self.laid

    def with_clan(self, card: int) -> Side:
        """The same with one clan card more."""
        return self._replace(clan=self.clan | int(BIT[card]))

    def best(self, coming: int) -> int:
        """The worth of the best it is, or can become with these cards; UNREACHABLE where they are too few."""
        return int(reach(self.clan, self.troops, self.size, coming, self.blind))

    def total(self) -> int:
        """The sum of what lies there, wild cards at their highest."""
        return int(best_sum(self.clan, int(highest_troops(self.troops)), 0, 0))

    def formations_above(self, worth: int, coming: int) -> list[int]:
        """The formations, from weak to strong, with which these cards could make it stronger than a worth."""
        missing = self.missing
        if count(coming) < missing:
            return []
        troops_total = int(highest_troops(self.troops))
        totals = [int(best_sum(self.clan, troops_total, coming, missing))]
        if not self.blind:
            totals += [
                int(best_run(self.clan, self.troops, self.size, coming)),
                int(best_colour(self.clan, troops_total, coming, missing)),
                int(best_of_a_kind(self.clan, self.troops, self.size, coming, missing)),
                int(best_colour_run(self.clan, self.troops, self.size, coming)),
            ]
        return [
            formation for formation, total in enumerate(totals) if total >= 0 and formation * FORMATION + total > worth
        ]

    def said(self, worth: int) -> Message:
        """A worth of it as a message."""
        formation, total = divmod(worth, FORMATION)
        return formation_message(FORMATION_NAMES[formation], self.size, total)

    def kind(self, formation: int) -> Message:
        """A formation of it, whatever its total."""
        return message("advice-kind", formation=FORMATION_NAMES[formation], size=self.size)


def side_of(state: State, seat: int, stone: int) -> Side:
    """A seat's side of a stone."""
    return Side(
        int(state.side[seat, stone]),
        int(state.troops[seat, stone]),
        int(stone_size(state, stone)),
        bool(state.modes[stone] & BLIND_MODE),
    )


class Sides:
    """The stones as a player sees them, with the cards that may still come to either side."""

    def __init__(self, state: State, seat: int) -> None:
        """The stones of a state from a seat."""
        self.state = state
        self.hand = int(state.hand[seat])
        self.own_coming = int(state.unseen) & ~int(state.known[1 - seat])
        self.other_coming = int(state.unseen) & ~self.hand
        self._seat = seat

    def own(self, stone: int) -> Side:
        """The player's side."""
        return side_of(self.state, self._seat, stone)

    def other(self, stone: int) -> Side:
        """The opponent's side."""
        return side_of(self.state, 1 - self._seat, stone)

    def is_lost(self, stone: int) -> bool:
        """Whether the opponent's side is complete and clan cards can't make the own one stronger."""
        other = self.other(stone)
        if other.missing:
            return False
        own = self.own(stone)
        if own.missing:
            return own.best(self.own_coming) <= other.best(0)
        return not may_claim(self.state, self._seat, stone)


def advice_on_play(observation: State, action: int) -> Message:
    """What speaks for playing a card."""
    if action == PLAY_RECRUITER:
        number = min(RECRUITER_DRAWS, int(observation.clan_left) + int(observation.tactics_left))
        return message("advice-recruiter", number=number, returned=RECRUITER_RETURNS)
    play = Play(observation, action)
    if action < PLAY_MODE:
        movable, stone = divmod(action, STONES)
        return play.wins() or play.claims_at(stone) or play.proves(movable) or play.laid_at(stone)
    if action < PLAY_RECRUITER:
        is_mud, stone = divmod(action - PLAY_MODE, STONES)
        return play.wins() or play.makes_claimable() or (play.mud_at(stone) if is_mud else play.blind_at(stone))
    if action < PLAY_BANSHEE:
        return play.strategist(*divmod(action - PLAY_STRATEGIST, DESTINATIONS))
    if action < PLAY_TRAITOR:
        return play.banshee(action - PLAY_BANSHEE)
    return play.traitor(*divmod(action - PLAY_TRAITOR, STONES))


class Play:
    """A card being played: the stones before and after it."""

    def __init__(self, observation: State, action: int) -> None:
        """Carry out the play on a copy; with the decks taken away nothing unknown is drawn in it."""
        self.seat = int(observation.mover)
        after = copy_state(observation)
        after.clan_left, after.tactics_left = 0, 0
        kernel.apply(after, action, NO_CHANCE)
        self.before, self.after = Sides(observation, self.seat), Sides(after, self.seat)
        self.claims = int(claimable(after, self.seat))
        self.new_claims = self.claims & ~int(claimable(observation, self.seat))
        self.when = "later" if observation.expert else "now"

    # Claims

    def wins(self) -> Message | None:
        """The stones that can be claimed then, if they win the round at once."""
        stones = int(self.after.state.stones[self.seat]) | self.claims
        if self.when == "later" or not wins_with(self.after.state, stones):
            return None
        claims = [stone + 1 for stone in range(STONES) if self.claims >> stone & 1]
        return message("advice-wins", stones=claims, number=len(claims))

    def claims_at(self, stone: int) -> Message | None:
        """The formation that the laid card completes, if the stone can be claimed at once for it."""
        if self.when == "later" or not self.new_claims >> stone & 1:
            return None
        own = self.after.own(stone)
        return message("advice-completes-claim", own=own.said(own.best(0)), stone=stone + 1)

    def proves(self, movable: int) -> Message | None:
        """Another stone that can be claimed because this clan card lies face up now."""
        elsewhere = self.new_claims & ~int(
            self.after.state.complete[self.seat] & ~self.before.state.complete[self.seat]
        )
        if not elsewhere:
            return None
        card = card_message(MOVABLE_TEXTS[movable])
        return message("advice-proves", card=card, stone=lowest(elsewhere) + 1, when=self.when)

    def makes_claimable(self) -> Message | None:
        """A stone that could not be claimed before."""
        if not self.new_claims:
            return None
        return message("advice-makes-claimable", stone=lowest(self.new_claims) + 1, when=self.when)

    # Cards laid on the own side

    def laid_at(self, stone: int) -> Message:
        """What a card brings that now lies on the own side."""
        if self.after.is_lost(stone):
            if self.before.is_lost(stone):
                return message("advice-lost", stone=stone + 1)
            other = self.after.other(stone)
            return message("advice-gives-up", stone=stone + 1, other=other.said(other.best(0)))
        own = self.after.own(stone)
        if not own.missing:
            return self._completed(own, stone)
        return self._planned(own, stone) or self._begun(own, stone)

    def _completed(self, own: Side, stone: int) -> Message:
        """The formation that is complete, and what could still beat it."""
        worth, other = own.best(0), self.after.other(stone)
        ours = own.said(worth)
        if may_claim(self.after.state, self.seat, stone):
            return message("advice-unbeatable", own=ours)
        above = other.formations_above(worth, self.after.other_coming)
        if not above:
            return message("advice-hand-blocks", own=ours)
        if above == [worth // FORMATION]:
            return message("advice-only-higher", own=ours)
        if len(above) == 1:
            return message("advice-only", own=ours, kind=other.kind(above[0]))
        return message("advice-beatable", own=ours, other=other.said(other.best(self.after.other_coming)))

    def _planned(self, own: Side, stone: int) -> Message | None:
        """A formation that is to be completed: with cards from the hand, or with those that may come."""
        other = self.after.other(stone)
        to_beat = UNREACHABLE if other.missing else other.best(0)
        best, in_hand = own.best(self.after.own_coming), own.best(self.after.hand)
        good_enough = in_hand // FORMATION >= min(OF_A_KIND, max(best // FORMATION, SUM + 1))
        if in_hand > to_beat and good_enough:
            return message("advice-in-hand", own=own.said(in_hand), cards=self._from_hand(own, in_hand))
        if own.missing != 1:
            return None
        cards = clan_ids(self.after.own_coming)
        worths = {card: own.with_clan(card).best(0) for card in cards}
        if to_beat != UNREACHABLE:
            wanted = [card for card in cards if worths[card] > to_beat]
            if len(wanted) <= FEW_CARDS:
                return message("advice-winning-cards", stone=stone + 1, cards=_named(wanted))
            return message("advice-winning-number", stone=stone + 1, number=len(wanted))
        if best // FORMATION <= SUM:
            return None
        kind = own.kind(best // FORMATION)
        wanted = [card for card in cards if worths[card] // FORMATION == best // FORMATION]
        if len(wanted) <= FEW_CARDS:
            return message("advice-towards-cards", kind=kind, cards=_named(wanted))
        return message("advice-towards-number", kind=kind, number=len(wanted))

    def _from_hand(self, own: Side, worth: int) -> list[Message]:
        """The cards of the hand that complete a side to a worth it can reach with them."""
        taken: list[int] = []
        while own.missing:
            left = self.after.hand & ~own.clan
            card = next(card for card in clan_ids(left) if own.with_clan(card).best(left & ~int(BIT[card])) == worth)
            taken.append(card)
            own = own.with_clan(card)
        return _named(taken)

    def _begun(self, own: Side, stone: int) -> Message:
        """A side of which more is open than planned."""
        best = own.best(self.after.own_coming) // FORMATION
        if best <= SUM or own.missing == 1:
            return message("advice-adds", stone=stone + 1, total=own.total())
        if own.laid > 1 or not own.clan:
            return message("advice-keeps-open", kind=own.kind(best), stone=stone + 1)
        for formation in (COLOUR_RUN, OF_A_KIND):
            partners = [card for card in clan_ids(self.after.hand) if self._goes_with(own, card) == formation]
            if partners:
                return message("advice-begins-with", stone=stone + 1, cards=_named(partners[:FEW_CARDS]))
        if own.total() >= STRONG:
            return message("advice-begins-strong", stone=stone + 1)
        return message("advice-begins", kind=own.kind(best), stone=stone + 1)

    def _goes_with(self, own: Side, card: int) -> int:
        """The best formation that a side can become with a card of the hand."""
        return own.with_clan(card).best(self.after.own_coming & ~int(BIT[card])) // FORMATION

    # Combat modes

    def blind_at(self, stone: int) -> Message:
        """What Blind Man's Bluff makes of the opponent's formation, or how the sums are."""
        own, other = self.before.own(stone), self.before.other(stone)
        best = other.best(self.before.other_coming)
        if other.laid and best // FORMATION > SUM:
            if other.missing:
                return message("advice-blind-hope", kind=other.kind(best // FORMATION), stone=stone + 1)
            return message("advice-blind-formation", other=other.said(best), stone=stone + 1)
        return message("advice-sums", own=own.total(), other=other.total(), stone=stone + 1)

    def mud_at(self, stone: int) -> Message:
        """What the Mud Fight opens again, or what the fourth card makes."""
        other = self.before.other(stone)
        if not other.missing:
            return message("advice-mud-opens", other=other.said(other.best(0)), stone=stone + 1)
        own = self.after.own(stone)
        in_hand = own.best(self.after.hand)
        if in_hand // FORMATION >= OF_A_KIND:
            return message("advice-in-hand", own=own.said(in_hand), cards=self._from_hand(own, in_hand))
        return message("advice-mud", stone=stone + 1)

    # Ruses

    def strategist(self, movable: int, destination: int) -> Message:
        """What a card of the own side brings elsewhere, or what is better without it."""
        stone = stone_of(self.before.state, self.seat, movable)
        completes = destination != TO_DISCARD and bool(is_complete(self.after.state, self.seat, destination))
        claims = self.claims_at(destination) if completes else None
        if reason := self.wins() or claims or self.makes_claimable():
            return reason
        if completes:
            return self.laid_at(destination)
        own = self.after.own(stone)
        best = own.best(self.after.own_coming) // FORMATION
        if best > self.before.own(stone).best(self.before.own_coming) // FORMATION:
            return message("advice-frees", stone=stone + 1, kind=own.kind(best))
        if destination == TO_DISCARD:
            return message("advice-clears", card=card_message(MOVABLE_TEXTS[movable]), stone=stone + 1)
        return self.laid_at(destination)

    def banshee(self, movable: int) -> Message:
        """What the opponent's side loses with a card."""
        stone = stone_of(self.before.state, 1 - self.seat, movable)
        if reason := self.wins() or self.makes_claimable() or self._loss(stone):
            return reason
        return message("advice-takes-away", card=card_message(MOVABLE_TEXTS[movable]), stone=stone + 1)

    def traitor(self, card: int, destination: int) -> Message:
        """What a card of the opponent completes on the own side, or what the opponent's side loses with it."""
        stone = stone_of(self.before.state, 1 - self.seat, card)
        completes = bool(is_complete(self.after.state, self.seat, destination))
        claims = self.claims_at(destination) if completes else None
        if reason := self.wins() or claims or self.makes_claimable():
            return reason
        if completes and not self.after.is_lost(destination):
            return self.laid_at(destination)
        return self._loss(stone) or self.laid_at(destination)

    def _loss(self, stone: int) -> Message | None:
        """A formation of the opponent that is complete no more, or the less that can become of the side."""
        before, after = self.before.other(stone), self.after.other(stone)
        coming = self.before.other_coming
        if not before.missing:
            return message("advice-breaks", other=before.said(before.best(0)), stone=stone + 1)
        best = after.best(coming)
        if UNREACHABLE < best < before.best(coming):
            return message("advice-lowers", other=after.said(best), stone=stone + 1)
        return None


def _named(cards: list[int]) -> list[Message]:
    """Clan cards one by one."""
    return cards_message(CLAN_TEXTS[card] for card in cards)
