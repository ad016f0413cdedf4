"""What the player to move may do."""

from __future__ import annotations

import numpy as np

from highlands.engine.bits import BLOCK, append_block, append_members, count, fill_at, lowest
from highlands.engine.compiling import compiled, compiled_inline
from highlands.engine.encoding import write_bits
from highlands.engine.kernel import Actions, Mask
from highlands.engine.state import NO_OBSERVER
from highlands.games.schotten_totten.rules.decks import decks_left
from highlands.games.schotten_totten.state.actions import (
    CLAIM_STONE,
    DESTINATIONS,
    DONE,
    DRAW_CLAN,
    DRAW_TACTICS,
    PASS,
    PLAY_BANSHEE,
    PLAY_CLAN,
    PLAY_MODE,
    PLAY_RECRUITER,
    PLAY_STRATEGIST,
    PLAY_TRAITOR,
    PLAY_TROOP,
    RETURN_CLAN,
    RETURN_TACTICS,
    TO_DISCARD,
)
from highlands.games.schotten_totten.state.cards import (
    BANSHEE,
    BLIND,
    CLAN_CARDS,
    JOKER,
    JOKER_COUNT,
    MUD,
    RECRUITER,
    SHIELD,
    SPY,
    STONES,
    STRATEGIST,
    TACTICS_KINDS,
    TRAITOR,
    UNIT,
    number_of,
)
from highlands.games.schotten_totten.state.layout import CLAIM, OVER, PLAY, RETURN, TACTICS_LEAD, State, open_stones

EACH_STONE = np.array(
    [sorted(range(BLOCK), key=lambda stone: (not stones >> stone & 1, stone)) for stones in range(1 << STONES)],
    dtype=np.int32,
)
"""For every set of stones its members, and behind them other numbers, so that each row is as long as the next."""


@compiled_inline
def stones_with_room(state: State, seat: int) -> int:
    """The unclaimed stones whose side of this seat takes one more card."""
    return open_stones(state) & ~int(state.complete[seat])


@compiled_inline
def may_play_tactics(state: State, seat: int) -> bool:
    """At most TACTICS_LEAD tactics cards more than the opponent has played."""
    return int(state.played[seat]) < int(state.played[1 - seat]) + TACTICS_LEAD


@compiled
def legal_strategist(state: State, seat: int, room: int, out: Actions, number: int) -> int:
    """Each card of the own side at an unclaimed stone, to another stone with room or to the discard pile (ST-7)."""
    remaining = open_stones(state)
    while remaining:
        stone = lowest(remaining)
        remaining &= remaining - 1
        elsewhere = (room & ~(1 << stone)) | 1 << TO_DISCARD
        cards = int(state.side[seat, stone])
        while cards:
            number = append_members(PLAY_STRATEGIST + lowest(cards) * DESTINATIONS, elsewhere, out, number)
            cards &= cards - 1
        troops = int(state.troops[seat, stone])
        while troops:
            movable = CLAN_CARDS + lowest(troops)
            number = append_members(PLAY_STRATEGIST + movable * DESTINATIONS, elsewhere, out, number)
            troops &= troops - 1
    return number


@compiled
def legal_banshee(state: State, seat: int, out: Actions, number: int) -> int:
    """Each card of the opponent's side at an unclaimed stone."""
    remaining = open_stones(state)
    while remaining:
        stone = lowest(remaining)
        remaining &= remaining - 1
        number = append_members(PLAY_BANSHEE, int(state.side[1 - seat, stone]), out, number)
        number = append_members(PLAY_BANSHEE + CLAN_CARDS, int(state.troops[1 - seat, stone]), out, number)
    return number


@compiled
def legal_traitor(state: State, seat: int, room: int, out: Actions, number: int) -> int:
    """Each clan card of the opponent's side at an unclaimed stone, to any stone with room (ST-7)."""
    remaining = open_stones(state)
    while remaining:
        stone = lowest(remaining)
        remaining &= remaining - 1
        cards = int(state.side[1 - seat, stone])
        while cards:
            number = append_members(PLAY_TRAITOR + lowest(cards) * STONES, room, out, number)
            cards &= cards - 1
    return number


@compiled
def legal_tactics(state: State, seat: int, room: int, out: Actions, number: int) -> int:
    """Every way to play a tactics card of the hand."""
    hand = int(state.hand_tactics[seat])
    if hand & JOKER_COUNT and not state.joker_played[seat]:
        number = append_members(PLAY_TROOP, room, out, number)
    if hand & UNIT[SPY]:
        number = append_members(PLAY_TROOP + STONES, room, out, number)
    if hand & UNIT[SHIELD]:
        number = append_members(PLAY_TROOP + 2 * STONES, room, out, number)
    if hand & UNIT[BLIND]:
        number = append_members(PLAY_MODE, open_stones(state), out, number)
    if hand & UNIT[MUD]:
        number = append_members(PLAY_MODE + STONES, open_stones(state), out, number)
    if hand & UNIT[RECRUITER] and decks_left(state):
        out[number] = PLAY_RECRUITER
        number += 1
    if hand & UNIT[STRATEGIST]:
        number = legal_strategist(state, seat, room, out, number)
    if hand & UNIT[BANSHEE]:
        number = legal_banshee(state, seat, out, number)
    if hand & UNIT[TRAITOR]:
        number = legal_traitor(state, seat, room, out, number)
    return number


@compiled_inline
def legal_plays(state: State, seat: int, out: Actions) -> int:
    """Clan cards on stones with room, tactics cards, and passing where no clan card can be placed."""
    number = 0
    room = stones_with_room(state, seat)
    cards = int(state.hand[seat])
    stones = EACH_STONE[room]
    while cards:
        # All stones in one go; what stands behind those with room is overwritten by the next card.
        append_block(PLAY_CLAN + lowest(cards) * STONES, stones, out, number)
        number += count(room)
        cards &= cards - 1
    must_play = number > 0
    if state.hand_tactics[seat] and may_play_tactics(state, seat):
        number = legal_tactics(state, seat, room, out, number)
    if not must_play:
        out[number] = PASS
        number += 1
    return number


@compiled
def legal_returns(state: State, seat: int, out: Actions) -> int:
    """Every card of the hand but a second Joker (ST-18); two Jokers are one choice."""
    number = append_members(RETURN_CLAN, int(state.hand[seat]), out, 0)
    for kind in range(SPY if state.joker_played[seat] else JOKER, TACTICS_KINDS):
        if number_of(int(state.hand_tactics[seat]), kind):
            out[number] = RETURN_TACTICS + kind
            number += 1
    return number


@compiled
def legal(state: State, out: Actions) -> int:
    """Write the legal actions; return how many."""
    seat = int(state.mover)
    if state.step == OVER or (state.observer != NO_OBSERVER and state.observer != seat):
        return 0
    if state.step == PLAY:
        return legal_plays(state, seat, out)
    if state.step == CLAIM:
        number = append_members(CLAIM_STONE, int(state.claims), out, 0)
        out[number] = DONE
        return number + 1
    if state.step == RETURN:
        return legal_returns(state, seat, out)
    out[0] = DRAW_CLAN
    out[1] = DRAW_TACTICS
    return 2


@compiled_inline
def write_mask(observation: State, choices: Actions, number: int, mask: Mask) -> int:
    """Mark the legal actions; return the cards whose plays are marked, if there are no others."""
    hand, room = int(observation.hand[int(observation.mover)]), stones_with_room(observation, int(observation.mover))
    if observation.step != PLAY or not hand or number != count(hand) * count(room):
        fill_at(choices, number, 1, mask)
        return 0
    cards = hand
    while cards:
        # Sixteen places: behind the last stone they are empty anyway, or the next card's, which comes next.
        write_bits(room, 16, 1, mask, PLAY_CLAN + lowest(cards) * STONES)
        cards &= cards - 1
    return hand


@compiled_inline
def clear_mask(state: State, choices: Actions, number: int, marked: int, mask: Mask) -> None:
    """Take the marks back."""
    if not marked:
        fill_at(choices, number, 0, mask)
    while marked:
        write_bits(0, 16, 1, mask, PLAY_CLAN + lowest(marked) * STONES)
        marked &= marked - 1
