"""The two decks: dealing a round, drawing, and putting cards under (with who knows them, ST-9)."""

from __future__ import annotations

from highlands.chance import Rng, shuffle
from highlands.compiling import compiled, compiled_in_place
from highlands.games.schotten_totten.cards import (
    ALL_TACTICS,
    BIT,
    CLAN_CARDS,
    SEATS,
    STONES,
    STRENGTHS,
    TACTICS_CARDS,
    TACTICS_DECK,
    UNIT,
    number_of,
)
from highlands.games.schotten_totten.table import NOBODY
from highlands.kernel import Table


@compiled
def deal(table: Table, rng: Rng) -> None:
    """Clear the table and deal a round: shuffle the clan deck, then the tactics deck; deal A's hand, then B's."""
    clan_cards = int(table.colours) * STRENGTHS
    tactics_cards = TACTICS_CARDS if table.tactics else 0
    for card in range(clan_cards):
        table.clan_deck[card] = card
    shuffle(rng, table.clan_deck, clan_cards)
    for place in range(tactics_cards):
        table.tactics_deck[place] = TACTICS_DECK[place]
    shuffle(rng, table.tactics_deck, tactics_cards)
    for place in range(CLAN_CARDS):
        table.clan_knower[place] = NOBODY
    for place in range(TACTICS_CARDS):
        table.tactics_knower[place] = NOBODY
    table.clan_top = 0
    table.clan_left = clan_cards
    table.tactics_top = 0
    table.tactics_left = tactics_cards
    table.unseen = (1 << clan_cards) - 1
    table.unseen_tactics = ALL_TACTICS if table.tactics else 0
    table.discard = 0
    table.discard_tactics = 0
    for stone in range(STONES):
        table.modes[stone] = 0
    for seat in range(SEATS):
        table.hand[seat] = 0
        table.hand_tactics[seat] = 0
        table.clan_held[seat] = 0
        table.tactics_held[seat] = 0
        table.known[seat] = 0
        table.known_tactics[seat] = 0
        table.played[seat] = 0
        table.joker_played[seat] = 0
        table.stones[seat] = 0
        table.complete[seat] = 0
        table.completed_first[seat] = 0
        for stone in range(STONES):
            table.side[seat, stone] = 0
            table.troops[seat, stone] = 0
            table.worth[seat, stone] = 0
        for _ in range(int(table.hand_limit)):
            draw_clan(table, seat)


@compiled_in_place
def draw_clan(table: Table, seat: int) -> None:
    """Take the top clan card into a hand; who put it under the deck knows where it went (ST-9)."""
    top = int(table.clan_top)
    card = BIT[int(table.clan_deck[top])]
    table.hand[seat] |= card
    table.clan_held[seat] += 1
    if table.clan_knower[top] == 1 - seat:
        table.known[seat] |= card
    table.clan_knower[top] = NOBODY
    table.clan_top = (top + 1) % CLAN_CARDS
    table.clan_left -= 1


@compiled
def draw_tactics(table: Table, seat: int) -> None:
    """Take the top tactics card into a hand."""
    top = int(table.tactics_top)
    card = UNIT[int(table.tactics_deck[top])]
    table.hand_tactics[seat] += card
    table.tactics_held[seat] += 1
    if table.tactics_knower[top] == 1 - seat:
        table.known_tactics[seat] += card
    table.tactics_knower[top] = NOBODY
    table.tactics_top = (top + 1) % TACTICS_CARDS
    table.tactics_left -= 1


@compiled
def put_under_clan(table: Table, seat: int, card: int) -> None:
    """Put a clan card from a hand under the clan deck; its owner knows the place."""
    leave_hand_clan(table, seat, card)
    place = (int(table.clan_top) + int(table.clan_left)) % CLAN_CARDS
    table.clan_deck[place] = card
    table.clan_knower[place] = seat
    table.clan_left += 1


@compiled
def put_under_tactics(table: Table, seat: int, kind: int) -> None:
    """Put a tactics card from a hand under the tactics deck."""
    leave_hand_tactics(table, seat, kind)
    place = (int(table.tactics_top) + int(table.tactics_left)) % TACTICS_CARDS
    table.tactics_deck[place] = kind
    table.tactics_knower[place] = seat
    table.tactics_left += 1


@compiled_in_place
def leave_hand_clan(table: Table, seat: int, card: int) -> None:
    """Take a clan card out of a hand."""
    table.hand[seat] &= ~BIT[card]
    table.known[seat] &= ~BIT[card]
    table.clan_held[seat] -= 1


@compiled
def leave_hand_tactics(table: Table, seat: int, kind: int) -> None:
    """Take a tactics card out of a hand. Where the other knew of one of this kind, it may have been that one."""
    table.hand_tactics[seat] -= UNIT[kind]
    if number_of(int(table.known_tactics[seat]), kind):
        table.known_tactics[seat] -= UNIT[kind]
    table.tactics_held[seat] -= 1


@compiled
def decks_left(table: Table) -> int:
    """How many cards are left to draw."""
    return int(table.clan_left) + int(table.tactics_left)
