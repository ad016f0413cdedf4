"""The two decks: dealing a round, drawing, and putting cards under (with who knows them, ST-9)."""

from __future__ import annotations

from highlands.engine.chance import Rng, shuffle
from highlands.engine.compiling import compiled, compiled_inline
from highlands.games.schotten_totten.state.cards import (
    ALL_TACTICS,
    BIT,
    CLAN_CARDS,
    JOKER,
    SEATS,
    STONES,
    STRENGTHS,
    TACTICS_CARDS,
    TACTICS_DECK,
    UNIT,
    clan_cards,
    number_of,
)
from highlands.games.schotten_totten.state.layout import NO_JOKER, NOBODY, RETURN, State, hand_size, tactics_knower


@compiled
def deal(state: State, rng: Rng) -> None:
    """Clear the state and deal a round: shuffle the clan deck, then the tactics deck; deal A's hand, then B's."""
    strengths = int(state.strengths)
    number = 0
    tactics_cards = TACTICS_CARDS if state.tactics else 0
    for colour in range(int(state.colours)):  # not by place and a division, which LLVM vectorises to 20,000 lines
        for strength in range(strengths):
            state.clan_deck[number] = colour * STRENGTHS + strength
            number += 1
    shuffle(rng, state.clan_deck, number)
    for place in range(tactics_cards):
        state.tactics_deck[place] = TACTICS_DECK[place]
    shuffle(rng, state.tactics_deck, tactics_cards)
    for place in range(CLAN_CARDS):
        state.clan_knower[place] = NOBODY
    for place in range(TACTICS_CARDS):
        state.tactics_knower[place] = NOBODY
    state.clan_top = 0
    state.clan_left = number
    state.tactics_top = 0
    state.tactics_left = tactics_cards
    state.unseen = clan_cards(int(state.colours), strengths)
    state.unseen_tactics = ALL_TACTICS if state.tactics else 0
    state.discard = 0
    state.discard_tactics = 0
    for stone in range(STONES):
        state.modes[stone] = 0
    for seat in range(SEATS):
        state.hand[seat] = 0
        state.hand_tactics[seat] = 0
        state.clan_held[seat] = 0
        state.tactics_held[seat] = 0
        state.known[seat] = 0
        state.known_tactics[seat] = 0
        state.played[seat] = 0
        state.joker_played[seat] = 0
        state.stones[seat] = 0
        state.complete[seat] = 0
        state.completed_first[seat] = 0
        for stone in range(STONES):
            state.side[seat, stone] = 0
            state.troops[seat, stone] = 0
            state.worth[seat, stone] = 0
        for _ in range(int(state.hand_limit)):
            draw_clan(state, seat)


@compiled_inline
def draw_clan(state: State, seat: int) -> None:
    """Take the top clan card into a hand; who put it under the deck knows where it went (ST-9)."""
    top = int(state.clan_top)
    card = BIT[int(state.clan_deck[top])]
    state.hand[seat] |= card
    state.clan_held[seat] += 1
    if state.clan_knower[top] == 1 - seat:
        state.known[seat] |= card
    state.clan_knower[top] = NOBODY
    state.clan_top = (top + 1) % CLAN_CARDS
    state.clan_left -= 1


@compiled
def draw_tactics(state: State, seat: int) -> None:
    """Take the top tactics card into a hand."""
    top = int(state.tactics_top)
    card = UNIT[int(state.tactics_deck[top])]
    state.hand_tactics[seat] += card
    state.tactics_held[seat] += 1
    if tactics_knower(state, top) == 1 - seat:
        state.known_tactics[seat] += card
    state.tactics_knower[top] = NOBODY
    state.tactics_top = (top + 1) % TACTICS_CARDS
    state.tactics_left -= 1


@compiled
def put_under_clan(state: State, seat: int, card: int) -> None:
    """Put a clan card from a hand under the clan deck; its owner knows the place."""
    leave_hand_clan(state, seat, card)
    place = (int(state.clan_top) + int(state.clan_left)) % CLAN_CARDS
    state.clan_deck[place] = card
    state.clan_knower[place] = seat
    state.clan_left += 1


@compiled
def put_under_tactics(state: State, seat: int, kind: int) -> None:
    """Put a tactics card from a hand under the tactics deck; everybody knows whether it may be a Joker (ST-18)."""
    leave_hand_tactics(state, seat, kind)
    place = (int(state.tactics_top) + int(state.tactics_left)) % TACTICS_CARDS
    state.tactics_deck[place] = kind
    keeps_joker = state.joker_played[seat] and number_of(int(state.unseen_tactics), JOKER)
    state.tactics_knower[place] = seat + NO_JOKER if keeps_joker else seat
    state.tactics_left += 1


@compiled_inline
def leave_hand_clan(state: State, seat: int, card: int) -> None:
    """Take a clan card out of a hand."""
    state.hand[seat] &= ~BIT[card]
    state.known[seat] &= ~BIT[card]
    state.clan_held[seat] -= 1


@compiled
def leave_hand_tactics(state: State, seat: int, kind: int) -> None:
    """Take a tactics card out of a hand. Where the other knew of one of this kind, it may have been that one."""
    state.hand_tactics[seat] -= UNIT[kind]
    if number_of(int(state.known_tactics[seat]), kind):
        state.known_tactics[seat] -= UNIT[kind]
    state.tactics_held[seat] -= 1


@compiled
def returnable(state: State, seat: int) -> int:
    """How many cards of a hand the Recruiter may put back: all but a second Joker (ST-18)."""
    kept = number_of(int(state.hand_tactics[seat]), JOKER) if state.joker_played[seat] else 0
    return hand_size(state, seat) - kept


@compiled
def must_return_hand(state: State, seat: int) -> bool:
    """Whether a player who has played a Joker has to return the whole hand: then the other is not in it (ST-18)."""
    recruits = state.step == RETURN and state.mover == seat and state.joker_played[seat] != 0
    return recruits and int(state.pending) == hand_size(state, seat)


@compiled
def decks_left(state: State) -> int:
    """How many cards are left to draw."""
    return int(state.clan_left) + int(state.tactics_left)
