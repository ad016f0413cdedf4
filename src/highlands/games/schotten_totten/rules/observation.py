"""What a seat may know: the observation of a state, and sampling full states from one.

`observe` copies what may be known: the fields that the state declares as public, and of the others, all of which
it writes, what it mentions. So a field that neither names stays hidden.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from highlands.engine.bits import count, lowest
from highlands.engine.chance import Rng, shuffle
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.copying import copy_prefix
from highlands.engine.state import NO_OBSERVER
from highlands.games.schotten_totten.rules.decks import must_return_hand
from highlands.games.schotten_totten.state.actions import (
    ACTIONS,
    RETURN_CLAN,
    RETURN_TACTICS,
    RETURN_UNSEEN_CLAN,
    RETURN_UNSEEN_TACTICS,
)
from highlands.games.schotten_totten.state.cards import (
    BIT,
    CLAN_CARDS,
    JOKER,
    NO_CARD,
    RECRUITER,
    SEATS,
    TACTICS_CARDS,
    TACTICS_KINDS,
    UNIT,
    number_of,
    tactics_count,
)
from highlands.games.schotten_totten.state.layout import (
    NO_JOKER,
    PUBLIC_SIZE,
    SPECTATOR,
    STATE,
    State,
    tactics_knower,
)

TABLE_SIZE = STATE.itemsize


@compiled
def somebody_knows_a_deck(state: State) -> bool:
    """Whether a player may know cards of a deck: only the Recruiter puts any there."""
    return number_of(int(state.discard_tactics), RECRUITER) != 0


@compiled
def show_known_decks(state: State, seat: int, out: State) -> None:
    """Copy the cards that a seat has put under a deck. That it did everybody saw; which cards, only that player."""
    for place in range(CLAN_CARDS):
        if state.clan_knower[place] == seat:
            out.clan_deck[place] = state.clan_deck[place]
    for place in range(TACTICS_CARDS):
        if tactics_knower(state, place) == seat:
            out.tactics_deck[place] = state.tactics_deck[place]


@compiled
def observe(state: State, seat: int, out: State) -> None:
    """The state as a seat may know it: its own hand, what it put under a deck (ST-9), and all that is public."""
    copy_prefix(state, out, PUBLIC_SIZE)
    out.observer = seat
    plays = seat != SPECTATOR
    for owner in range(SEATS):
        # All is read before it is chosen from, so that no branch depends on whose turn it is.
        hand, tactics = int(state.hand[owner]), int(state.hand_tactics[owner])
        known = int(state.known[owner]) if plays else 0
        known_tactics = int(state.known_tactics[owner]) if plays else 0
        out.hand[owner] = hand if owner == seat else known
        out.hand_tactics[owner] = tactics if owner == seat else known_tactics
        out.known[owner] = known
        out.known_tactics[owner] = known_tactics
    for place in range(CLAN_CARDS):
        out.clan_deck[place] = NO_CARD
    for place in range(TACTICS_CARDS):
        out.tactics_deck[place] = NO_CARD
    if somebody_knows_a_deck(state):
        show_known_decks(state, seat, out)


@compiled_with_arrays
def resample_clan(observation: State, rng: Rng, out: State) -> None:
    """Deal the clan cards that the observer can't place to hands and deck, every way equally likely."""
    unplaced = int(observation.unseen) & ~(int(observation.hand[0]) | int(observation.hand[1]))
    for step in range(int(observation.clan_left)):
        place = (int(observation.clan_top) + step) % CLAN_CARDS
        if observation.clan_deck[place] != NO_CARD:
            unplaced &= ~BIT[int(observation.clan_deck[place])]
    pool = np.empty(CLAN_CARDS, dtype=np.int8)
    number = 0
    while unplaced:
        pool[number] = lowest(unplaced)
        number += 1
        unplaced &= unplaced - 1
    shuffle(rng, pool, number)
    for seat in range(SEATS):
        for _ in range(int(observation.clan_held[seat]) - count(observation.hand[seat])):
            number -= 1
            out.hand[seat] |= BIT[int(pool[number])]
    for step in range(int(observation.clan_left)):
        place = (int(observation.clan_top) + step) % CLAN_CARDS
        if observation.clan_deck[place] == NO_CARD:
            number -= 1
            out.clan_deck[place] = pool[number]


@compiled
def has_impossible_joker(observation: State, pool: NDArray[np.int8], number: int) -> bool:
    """Whether these cards, dealt from the last one on, would put a Joker where ST-18 excludes one.

    That is a place under the deck to which its owner could not return it, or the hand of a player who still has to
    return every card.
    """
    for seat in range(SEATS):
        holes = int(observation.tactics_held[seat]) - tactics_count(int(observation.hand_tactics[seat]))
        for _ in range(holes):
            number -= 1
            if pool[number] == JOKER and must_return_hand(observation, seat):
                return True
    for step in range(int(observation.tactics_left)):
        place = (int(observation.tactics_top) + step) % TACTICS_CARDS
        if observation.tactics_deck[place] == NO_CARD:
            number -= 1
            if pool[number] == JOKER and observation.tactics_knower[place] >= NO_JOKER:
                return True
    return False


@compiled_with_arrays
def resample_tactics(observation: State, rng: Rng, out: State) -> None:
    """The same for the tactics cards."""
    unplaced = int(observation.unseen_tactics) - int(observation.hand_tactics[0]) - int(observation.hand_tactics[1])
    for step in range(int(observation.tactics_left)):
        place = (int(observation.tactics_top) + step) % TACTICS_CARDS
        if observation.tactics_deck[place] != NO_CARD:
            unplaced -= UNIT[int(observation.tactics_deck[place])]
    pool = np.empty(TACTICS_CARDS, dtype=np.int8)
    number = 0
    for kind in range(TACTICS_KINDS):
        for _ in range(number_of(unplaced, kind)):
            pool[number] = kind
            number += 1
    shuffle(rng, pool, number)
    # Rejection sampling, once the Recruiter was played; the deal of the full state passes, so it ends.
    while somebody_knows_a_deck(observation) and has_impossible_joker(observation, pool, number):
        shuffle(rng, pool, number)
    for seat in range(SEATS):
        for _ in range(int(observation.tactics_held[seat]) - tactics_count(int(observation.hand_tactics[seat]))):
            number -= 1
            out.hand_tactics[seat] += UNIT[int(pool[number])]
    for step in range(int(observation.tactics_left)):
        place = (int(observation.tactics_top) + step) % TACTICS_CARDS
        if observation.tactics_deck[place] == NO_CARD:
            number -= 1
            out.tactics_deck[place] = pool[number]


@compiled_with_arrays
def resample(observation: State, rng: Rng, out: State) -> None:
    """Determinize: a full state that the observer can't tell from the real one.

    The players choose their moves freely, so all ways to deal the unseen cards are equally likely.
    """
    copy_prefix(observation, out, TABLE_SIZE)
    out.observer = NO_OBSERVER
    resample_clan(observation, rng, out)
    if observation.tactics:
        resample_tactics(observation, rng, out)


@compiled
def observed_action(state: State, action: int, seat: int) -> int:
    """An action as a seat sees it: only which deck a card went under, where another player returns one."""
    if seat == NO_OBSERVER or seat == state.mover or not RETURN_CLAN <= action < ACTIONS:
        return action
    return RETURN_UNSEEN_CLAN if action < RETURN_TACTICS else RETURN_UNSEEN_TACTICS
