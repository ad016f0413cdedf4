"""What a seat may know: the one gate, and filling its holes at random.

`conceal` starts from an empty table and copies what may be known, so that a field it does not mention stays hidden.
"""

from __future__ import annotations

import numpy as np

from highlands.bits import count, lowest
from highlands.chance import Rng, shuffle
from highlands.compiling import compiled, compiled_with_arrays
from highlands.games.schotten_totten.actions import (
    ACTIONS,
    RETURN_CLAN,
    RETURN_TACTICS,
    RETURN_UNSEEN_CLAN,
    RETURN_UNSEEN_TACTICS,
)
from highlands.games.schotten_totten.cards import (
    BIT,
    CLAN_CARDS,
    NO_CARD,
    SEATS,
    STONES,
    TACTICS_CARDS,
    TACTICS_KINDS,
    UNIT,
    number_of,
    tactics_count,
)
from highlands.games.schotten_totten.table import SPECTATOR
from highlands.kernel import TRUTH, Table


@compiled
def copy_public(table: Table, out: Table) -> None:
    """Copy all that everybody sees: what lies face up, the sizes of hands and decks, the turn and the match (ST-17)."""
    for seat in range(SEATS):
        for stone in range(STONES):
            out.side[seat, stone] = table.side[seat, stone]
            out.troops[seat, stone] = table.troops[seat, stone]
            out.worth[seat, stone] = table.worth[seat, stone]
        out.stones[seat] = table.stones[seat]
        out.complete[seat] = table.complete[seat]
        out.clan_held[seat] = table.clan_held[seat]
        out.tactics_held[seat] = table.tactics_held[seat]
        out.played[seat] = table.played[seat]
        out.joker_played[seat] = table.joker_played[seat]
        out.points[seat] = table.points[seat]
    for stone in range(STONES):
        out.modes[stone] = table.modes[stone]
        out.completed_first[stone] = table.completed_first[stone]
    out.unseen = table.unseen
    out.discard = table.discard
    out.unseen_tactics = table.unseen_tactics
    out.discard_tactics = table.discard_tactics
    out.border = table.border
    out.claims = table.claims
    out.clan_top = table.clan_top
    out.clan_left = table.clan_left
    out.tactics_top = table.tactics_top
    out.tactics_left = table.tactics_left
    out.mover = table.mover
    out.step = table.step
    out.pending = table.pending
    out.passes = table.passes
    out.round_number = table.round_number
    out.starter = table.starter
    out.tactics = table.tactics
    out.expert = table.expert
    out.rounds = table.rounds
    out.colours = table.colours
    out.hand_limit = table.hand_limit


@compiled
def copy_private(table: Table, out: Table) -> None:
    """Copy all that not everybody sees: the cards of hands and decks, and who knows them."""
    for seat in range(SEATS):
        out.hand[seat] = table.hand[seat]
        out.hand_tactics[seat] = table.hand_tactics[seat]
        out.known[seat] = table.known[seat]
        out.known_tactics[seat] = table.known_tactics[seat]
    for place in range(CLAN_CARDS):
        out.clan_deck[place] = table.clan_deck[place]
        out.clan_knower[place] = table.clan_knower[place]
    for place in range(TACTICS_CARDS):
        out.tactics_deck[place] = table.tactics_deck[place]
        out.tactics_knower[place] = table.tactics_knower[place]


@compiled
def conceal(table: Table, seat: int, out: Table) -> None:
    """The table as a seat may know it: its own hand, what it put under a deck (ST-9), and all that is public."""
    copy_public(table, out)
    out.seer = seat
    for owner in range(SEATS):
        out.hand[owner] = 0
        out.hand_tactics[owner] = 0
        out.known[owner] = 0
        out.known_tactics[owner] = 0
        if owner == seat:
            out.hand[owner] = table.hand[owner]
            out.hand_tactics[owner] = table.hand_tactics[owner]
        elif seat != SPECTATOR:
            out.hand[owner] = table.known[owner]
            out.hand_tactics[owner] = table.known_tactics[owner]
        if seat != SPECTATOR:
            out.known[owner] = table.known[owner]
            out.known_tactics[owner] = table.known_tactics[owner]
    for place in range(CLAN_CARDS):
        # That somebody put a card there everybody saw; which card, only that player.
        out.clan_knower[place] = table.clan_knower[place]
        out.clan_deck[place] = table.clan_deck[place] if table.clan_knower[place] == seat else NO_CARD
    for place in range(TACTICS_CARDS):
        out.tactics_knower[place] = table.tactics_knower[place]
        out.tactics_deck[place] = table.tactics_deck[place] if table.tactics_knower[place] == seat else NO_CARD


@compiled_with_arrays
def resample_clan(seen: Table, rng: Rng, out: Table) -> None:
    """Deal the clan cards that the seer can't place to the holes in hands and deck, every way equally likely."""
    loose = int(seen.unseen) & ~(int(seen.hand[0]) | int(seen.hand[1]))
    for step in range(int(seen.clan_left)):
        place = (int(seen.clan_top) + step) % CLAN_CARDS
        if seen.clan_deck[place] != NO_CARD:
            loose &= ~BIT[int(seen.clan_deck[place])]
    pool = np.empty(CLAN_CARDS, dtype=np.int8)
    number = 0
    while loose:
        pool[number] = lowest(loose)
        number += 1
        loose &= loose - 1
    shuffle(rng, pool, number)
    for seat in range(SEATS):
        for _ in range(int(seen.clan_held[seat]) - count(seen.hand[seat])):
            number -= 1
            out.hand[seat] |= BIT[int(pool[number])]
    for step in range(int(seen.clan_left)):
        place = (int(seen.clan_top) + step) % CLAN_CARDS
        if seen.clan_deck[place] == NO_CARD:
            number -= 1
            out.clan_deck[place] = pool[number]


@compiled_with_arrays
def resample_tactics(seen: Table, rng: Rng, out: Table) -> None:
    """The same for the tactics cards."""
    loose = int(seen.unseen_tactics) - int(seen.hand_tactics[0]) - int(seen.hand_tactics[1])
    for step in range(int(seen.tactics_left)):
        place = (int(seen.tactics_top) + step) % TACTICS_CARDS
        if seen.tactics_deck[place] != NO_CARD:
            loose -= UNIT[int(seen.tactics_deck[place])]
    pool = np.empty(TACTICS_CARDS, dtype=np.int8)
    number = 0
    for kind in range(TACTICS_KINDS):
        for _ in range(number_of(loose, kind)):
            pool[number] = kind
            number += 1
    shuffle(rng, pool, number)
    for seat in range(SEATS):
        for _ in range(int(seen.tactics_held[seat]) - tactics_count(int(seen.hand_tactics[seat]))):
            number -= 1
            out.hand_tactics[seat] += UNIT[int(pool[number])]
    for step in range(int(seen.tactics_left)):
        place = (int(seen.tactics_top) + step) % TACTICS_CARDS
        if seen.tactics_deck[place] == NO_CARD:
            number -= 1
            out.tactics_deck[place] = pool[number]


@compiled_with_arrays
def resample(seen: Table, rng: Rng, out: Table) -> None:
    """A whole table that the seer of this one can't tell from the true one.

    The players choose their moves freely, so all ways to deal the unseen cards are equally likely.
    """
    copy_public(seen, out)
    copy_private(seen, out)
    out.seer = TRUTH
    resample_clan(seen, rng, out)
    if seen.tactics:
        resample_tactics(seen, rng, out)


@compiled
def seen_action(table: Table, action: int, seat: int) -> int:
    """An action as a seat sees it: only which deck a card went under, where another player returns one."""
    if seat == TRUTH or seat == table.mover or not RETURN_CLAN <= action < ACTIONS:
        return action
    return RETURN_UNSEEN_CLAN if action < RETURN_TACTICS else RETURN_UNSEEN_TACTICS
