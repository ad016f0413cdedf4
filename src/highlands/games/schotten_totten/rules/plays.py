"""What playing a card does, kind by kind: clan cards, elite troops, combat modes and ruses."""

from __future__ import annotations

from highlands.engine.compiling import compiled, compiled_inline
from highlands.games.schotten_totten.rules.decks import leave_hand_clan, leave_hand_tactics
from highlands.games.schotten_totten.rules.sides import (
    lay_clan,
    lay_mode,
    lay_troop,
    lift_clan,
    lift_troop,
    stone_of_clan,
    stone_of_troop,
)
from highlands.games.schotten_totten.state.actions import TO_DISCARD
from highlands.games.schotten_totten.state.cards import (
    BANSHEE,
    BIT,
    BLIND,
    BLIND_MODE,
    CLAN_CARDS,
    JOKER,
    MUD,
    MUD_MODE,
    STRATEGIST,
    TRAITOR,
    UNIT,
)
from highlands.games.schotten_totten.state.layout import State


@compiled
def show_tactics(state: State, seat: int, kind: int) -> None:
    """A tactics card comes out of a hand, and counts as played."""
    leave_hand_tactics(state, seat, kind)
    state.unseen_tactics -= UNIT[kind]
    state.played[seat] += 1


@compiled
def play_ruse(state: State, seat: int, kind: int) -> None:
    """Show a ruse and put it on the discard pile."""
    show_tactics(state, seat, kind)
    state.discard_tactics += UNIT[kind]


@compiled_inline
def play_clan(state: State, seat: int, card: int, stone: int) -> None:
    """Lay a clan card from the hand on the own side."""
    leave_hand_clan(state, seat, card)
    state.unseen &= ~BIT[card]
    lay_clan(state, seat, stone, card)


@compiled
def play_troop(state: State, seat: int, troop: int, stone: int) -> None:
    """Lay an elite troop from the hand on the own side; of a player's Jokers only one in a game (ST-14)."""
    show_tactics(state, seat, troop)
    if troop == JOKER:
        state.joker_played[seat] = 1
    lay_troop(state, seat, stone, troop)


@compiled
def play_mode(state: State, seat: int, is_mud: int, stone: int) -> None:
    """Lay a combat mode on a stone."""
    show_tactics(state, seat, MUD if is_mud else BLIND)
    lay_mode(state, stone, MUD_MODE if is_mud else BLIND_MODE)


@compiled
def play_strategist(state: State, seat: int, movable: int, destination: int) -> None:
    """Move a card of the own side to another stone, or discard it."""
    play_ruse(state, seat, STRATEGIST)
    if movable < CLAN_CARDS:
        lift_clan(state, seat, stone_of_clan(state, seat, movable), movable)
        if destination == TO_DISCARD:
            state.discard |= BIT[movable]
        else:
            lay_clan(state, seat, destination, movable)
    else:
        troop = movable - CLAN_CARDS
        lift_troop(state, seat, stone_of_troop(state, seat, troop), troop)
        if destination == TO_DISCARD:
            state.discard_tactics += UNIT[troop]
        else:
            lay_troop(state, seat, destination, troop)


@compiled
def play_banshee(state: State, seat: int, movable: int) -> None:
    """Discard a card of the opponent's side."""
    play_ruse(state, seat, BANSHEE)
    other = 1 - seat
    if movable < CLAN_CARDS:
        lift_clan(state, other, stone_of_clan(state, other, movable), movable)
        state.discard |= BIT[movable]
    else:
        troop = movable - CLAN_CARDS
        lift_troop(state, other, stone_of_troop(state, other, troop), troop)
        state.discard_tactics += UNIT[troop]


@compiled
def play_traitor(state: State, seat: int, card: int, stone: int) -> None:
    """Take a clan card of the opponent's side over to the own."""
    play_ruse(state, seat, TRAITOR)
    lift_clan(state, 1 - seat, stone_of_clan(state, 1 - seat, card), card)
    lay_clan(state, seat, stone, card)
