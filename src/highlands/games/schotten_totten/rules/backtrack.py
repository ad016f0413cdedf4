"""Back in time: the full state before an action, from one behind it and what a seat observed before.

It says what a player must have held when they chose, if they hold now what a determinization gives them.
"""

from __future__ import annotations

from highlands.engine.bits import count, lowest
from highlands.engine.chance import Rng, below
from highlands.engine.compiling import compiled
from highlands.engine.copying import copy_prefix
from highlands.engine.state import NO_OBSERVER
from highlands.games.schotten_totten.rules.observation import TABLE_SIZE
from highlands.games.schotten_totten.state.cards import (
    BIT,
    CLAN_CARDS,
    NO_CARD,
    TACTICS_CARDS,
    TACTICS_KINDS,
    UNIT,
    number_of,
    tactics_count,
)
from highlands.games.schotten_totten.state.layout import State

NO_KIND = -1


@compiled
def nth_card(cards: int, place: int) -> int:
    """The card at a place of a set, from the lowest on."""
    for _ in range(place):
        cards &= cards - 1
    return lowest(cards)


@compiled
def nth_kind(cards: int, place: int) -> int:
    """The kind of the tactics card at a place of a hand, from the first kind on."""
    for kind in range(TACTICS_KINDS):
        place -= number_of(cards, kind)
        if place < 0:
            return kind
    return NO_KIND


@compiled
def undo_clan(before: State, after: State, rng: Rng, out: State) -> bool:
    """The mover's clan cards before: what was laid or put under the deck is back in hand, what was drawn is not."""
    seat, observer = int(before.mover), int(before.observer)
    hand = int(after.hand[seat])
    drawn = (int(after.clan_top) - int(before.clan_top)) % CLAN_CARDS
    returned = int(after.clan_left) + drawn - int(before.clan_left)
    # Cards are drawn last, so none of them is among those laid or returned.
    drawable = hand & ~int(before.known[seat])
    if seat == observer:
        drawable = hand & ~int(before.hand[seat])
    for step in range(drawn):
        if not drawable:
            return False
        place = (int(before.clan_top) + step) % CLAN_CARDS
        known = int(before.clan_deck[place])
        card = nth_card(drawable, below(rng, count(drawable)))
        if known != NO_CARD and drawable & BIT[known]:
            card = known
        drawable &= ~BIT[card]
        hand &= ~BIT[card]
        out.clan_deck[place] = card
    hand |= int(before.unseen) & ~int(after.unseen)
    for step in range(returned):
        card = int(after.clan_deck[(int(before.clan_top) + int(before.clan_left) + step) % CLAN_CARDS])
        if card == NO_CARD:
            return False
        hand |= BIT[card]
    out.hand[seat] = hand
    return count(hand) == int(before.clan_held[seat])


@compiled
def undo_tactics(before: State, after: State, rng: Rng, out: State) -> bool:
    """The same for the tactics cards."""
    seat, observer = int(before.mover), int(before.observer)
    hand = int(after.hand_tactics[seat])
    drawn = (int(after.tactics_top) - int(before.tactics_top)) % TACTICS_CARDS
    returned = int(after.tactics_left) + drawn - int(before.tactics_left)
    for step in range(drawn):
        place = (int(before.tactics_top) + step) % TACTICS_CARDS
        known = int(before.tactics_deck[place])
        number = tactics_count(hand)
        if number == 0:
            return False
        kind = nth_kind(hand, below(rng, number))
        if known != NO_CARD and number_of(hand, known):
            kind = known
        hand -= UNIT[kind]
        out.tactics_deck[place] = kind
    hand += int(before.unseen_tactics) - int(after.unseen_tactics)
    for step in range(returned):
        kind = int(after.tactics_deck[(int(before.tactics_top) + int(before.tactics_left) + step) % TACTICS_CARDS])
        if kind == NO_CARD:
            return False
        hand += UNIT[kind]
    out.hand_tactics[seat] = int(before.hand_tactics[seat]) if seat == observer else hand
    return tactics_count(int(out.hand_tactics[seat])) == int(before.tactics_held[seat])


@compiled
def backtrack(before: State, after: State, rng: Rng, out: State) -> int:
    """The full state before an action; 0 where another round has begun since."""
    if before.round_number != after.round_number:
        return 0
    copy_prefix(before, out, TABLE_SIZE)
    out.observer = NO_OBSERVER
    other = 1 - int(before.mover)
    out.hand[other] = after.hand[other]
    out.hand_tactics[other] = after.hand_tactics[other]
    for place in range(CLAN_CARDS):
        out.clan_deck[place] = after.clan_deck[place]
    for place in range(TACTICS_CARDS):
        out.tactics_deck[place] = after.tactics_deck[place]
    if not undo_clan(before, after, rng, out):
        return 0
    if before.tactics and not undo_tactics(before, after, rng, out):
        return 0
    return 1
