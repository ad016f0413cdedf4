"""What a seat may know: the one gate, and filling its holes at random.

`conceal` copies what may be known: the fields that the table calls public, and of the others, all of which it writes,
what it mentions. So a field that neither names stays hidden.
"""

from __future__ import annotations

import numpy as np

from highlands.bits import count, lowest
from highlands.chance import Rng, shuffle
from highlands.compiling import compiled, compiled_with_arrays
from highlands.copying import copy_beginning
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
    RECRUITER,
    SEATS,
    TACTICS_CARDS,
    TACTICS_KINDS,
    UNIT,
    number_of,
    tactics_count,
)
from highlands.games.schotten_totten.table import PUBLIC_SIZE, SPECTATOR, TABLE
from highlands.kernel import TRUTH, Table

TABLE_SIZE = TABLE.itemsize


@compiled
def somebody_knows_a_deck(table: Table) -> bool:
    """Whether a player may know cards of a deck: only the Recruiter puts any there."""
    return number_of(int(table.discard_tactics), RECRUITER) != 0


@compiled
def show_known_decks(table: Table, seat: int, out: Table) -> None:
    """Copy the cards that a seat has put under a deck. That it did everybody saw; which cards, only that player."""
    for place in range(CLAN_CARDS):
        if table.clan_knower[place] == seat:
            out.clan_deck[place] = table.clan_deck[place]
    for place in range(TACTICS_CARDS):
        if table.tactics_knower[place] == seat:
            out.tactics_deck[place] = table.tactics_deck[place]


@compiled
def conceal(table: Table, seat: int, out: Table) -> None:
    """The table as a seat may know it: its own hand, what it put under a deck (ST-9), and all that is public."""
    copy_beginning(table, out, PUBLIC_SIZE)
    out.seer = seat
    plays = seat != SPECTATOR
    for owner in range(SEATS):
        # All is read before it is chosen from, so that no branch depends on whose turn it is.
        hand, tactics = int(table.hand[owner]), int(table.hand_tactics[owner])
        known = int(table.known[owner]) if plays else 0
        known_tactics = int(table.known_tactics[owner]) if plays else 0
        out.hand[owner] = hand if owner == seat else known
        out.hand_tactics[owner] = tactics if owner == seat else known_tactics
        out.known[owner] = known
        out.known_tactics[owner] = known_tactics
    for place in range(CLAN_CARDS):
        out.clan_deck[place] = NO_CARD
    for place in range(TACTICS_CARDS):
        out.tactics_deck[place] = NO_CARD
    if somebody_knows_a_deck(table):
        show_known_decks(table, seat, out)


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
    copy_beginning(seen, out, TABLE_SIZE)
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
