"""Observations: what a seat may know of a state.

`observe` starts from an empty state and copies what may be known (V-6), so that a field it does not mention stays
hidden.
"""

from __future__ import annotations

from highlands.engine.compiling import compiled
from highlands.engine.state import NO_OBSERVER
from highlands.games.verraeter.numbers import MOST_PLAYERS
from highlands.games.verraeter.rules.memory import copy_unsettled
from highlands.games.verraeter.state.actions import LAY_SUPPLY, TAKE_ACTION, TAKE_UNSEEN
from highlands.games.verraeter.state.cards import (
    COLUMNS,
    HOUSES,
    KINDS,
    LANDSCAPES,
    NO_ACTION,
    NO_CARD,
    SUPPLY_CARDS,
    UNSEEN_ACTION,
)
from highlands.games.verraeter.state.layout import MOST_UNSETTLED, PILES, State, faces_up


@compiled
def copy_players(state: State, out: State) -> None:
    """Copy what is public of the players: all but their supply and their action cards."""
    for seat in range(MOST_PLAYERS):
        out.laid[seat] = state.laid[seat]
        out.known[seat] = state.known[seat]
        out.held[seat] = state.held[seat]
        out.estates[seat] = state.estates[seat]
        out.counting_houses[seat] = state.counting_houses[seat]
        out.house[seat] = state.house[seat]
        out.points[seat] = state.points[seat]
        out.last_laid[seat] = state.last_laid[seat]
        out.last_action[seat] = state.last_action[seat]
        out.last_prize[seat] = state.last_prize[seat]
    for house in range(HOUSES):
        out.last_strength[house] = state.last_strength[house]


@compiled
def copy_memory(state: State, out: State) -> None:
    """Copy what everybody can count of the supply."""
    out.present = state.present
    out.unsettled = state.unsettled
    for pile in range(PILES):
        out.pool[pile] = state.pool[pile]
        for seat in range(MOST_PLAYERS):
            out.drawn[seat, pile] = state.drawn[seat, pile]
    for index in range(MOST_UNSETTLED):
        copy_unsettled(state, index, out, index)


@compiled
def copy_public(state: State, out: State) -> None:
    """Copy all that everybody sees."""
    copy_players(state, out)
    copy_memory(state, out)
    for landscape in range(LANDSCAPES):
        out.kind[landscape] = state.kind[landscape]
    for kind in range(KINDS):
        out.base_strength[kind] = state.base_strength[kind]
        for column in range(COLUMNS):
            out.prize[kind, column] = state.prize[kind, column]
    out.roses = state.roses
    out.discard = state.discard
    out.pile_left = state.pile_left
    out.mover = state.mover
    out.step = state.step
    out.drawing = state.drawing
    out.conflict = state.conflict
    out.last_conflict = state.last_conflict
    out.last_lost = state.last_lost
    out.players = state.players
    out.round_number = state.round_number
    out.start = state.start
    out.strategy = state.strategy


@compiled
def copy_own(state: State, seat: int, out: State) -> None:
    """Copy what a player alone knows: the hand, whence it was drawn, the action card, and those seen while choosing."""
    out.hand[seat] = state.hand[seat]
    for pile in range(PILES):
        out.origin[seat, pile] = state.origin[seat, pile]
    out.action[seat] = state.action[seat]
    out.saw[seat] = state.saw[seat]


@compiled
def hide_own(state: State, seat: int, out: State) -> None:
    """Write what the others know of a player: the cards surely in hand, and whether an action card is kept."""
    out.hand[seat] = state.known[seat]
    for pile in range(PILES):
        out.origin[seat, pile] = 0
    kept = state.action[seat] != NO_ACTION and not faces_up(state)
    out.action[seat] = UNSEEN_ACTION if kept else state.action[seat]
    out.saw[seat] = 0


@compiled
def observe(state: State, seat: int, out: State) -> None:
    """The state as a seat may know it: its own cards, those it has seen, and all that is public (V-6)."""
    copy_public(state, out)
    out.observer = seat
    for owner in range(MOST_PLAYERS):
        if owner == seat and seat < state.players:
            copy_own(state, owner, out)
        else:
            hide_own(state, owner, out)
    out.aside = NO_ACTION
    for place in range(SUPPLY_CARDS):
        out.pile[place] = NO_CARD


@compiled
def observed_action(state: State, action: int, seat: int) -> int:
    """An action as a seat sees it: not which action card another player keeps."""
    if seat == NO_OBSERVER or seat == state.mover or not TAKE_ACTION <= action < LAY_SUPPLY:
        return action
    return TAKE_UNSEEN
