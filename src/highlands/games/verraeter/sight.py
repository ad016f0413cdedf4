"""What a seat may know: the one gate.

`conceal` starts from an empty table and copies what may be known (V-6), so that a field it does not mention stays
hidden.
"""

from __future__ import annotations

from highlands.compiling import compiled
from highlands.games.verraeter.actions import LAY_SUPPLY, TAKE_ACTION, TAKE_UNSEEN
from highlands.games.verraeter.cards import (
    COLUMNS,
    HOUSES,
    KINDS,
    LANDSCAPES,
    MOST_PLAYERS,
    NO_ACTION,
    NO_CARD,
    SUPPLY_CARDS,
    UNSEEN_ACTION,
)
from highlands.games.verraeter.memory import copy_unsettled
from highlands.games.verraeter.table import MOST_UNSETTLED, PILES, faces_up
from highlands.kernel import TRUTH, Table


@compiled
def copy_players(table: Table, out: Table) -> None:
    """Copy what is public of the players: all but their supply and their action cards."""
    for seat in range(MOST_PLAYERS):
        out.laid[seat] = table.laid[seat]
        out.known[seat] = table.known[seat]
        out.held[seat] = table.held[seat]
        out.estates[seat] = table.estates[seat]
        out.counting_houses[seat] = table.counting_houses[seat]
        out.house[seat] = table.house[seat]
        out.points[seat] = table.points[seat]
        out.last_laid[seat] = table.last_laid[seat]
        out.last_action[seat] = table.last_action[seat]
        out.last_prize[seat] = table.last_prize[seat]
    for house in range(HOUSES):
        out.last_strength[house] = table.last_strength[house]


@compiled
def copy_memory(table: Table, out: Table) -> None:
    """Copy what everybody can count of the supply."""
    out.present = table.present
    out.unsettled = table.unsettled
    for pile in range(PILES):
        out.pool[pile] = table.pool[pile]
        for seat in range(MOST_PLAYERS):
            out.drawn[seat, pile] = table.drawn[seat, pile]
    for index in range(MOST_UNSETTLED):
        copy_unsettled(table, index, out, index)


@compiled
def copy_public(table: Table, out: Table) -> None:
    """Copy all that everybody sees."""
    copy_players(table, out)
    copy_memory(table, out)
    for landscape in range(LANDSCAPES):
        out.kind[landscape] = table.kind[landscape]
    for kind in range(KINDS):
        out.base_strength[kind] = table.base_strength[kind]
        for column in range(COLUMNS):
            out.prize[kind, column] = table.prize[kind, column]
    out.roses = table.roses
    out.discard = table.discard
    out.pile_left = table.pile_left
    out.mover = table.mover
    out.step = table.step
    out.drawing = table.drawing
    out.conflict = table.conflict
    out.last_conflict = table.last_conflict
    out.last_lost = table.last_lost
    out.players = table.players
    out.round_number = table.round_number
    out.start = table.start
    out.strategy = table.strategy


@compiled
def copy_own(table: Table, seat: int, out: Table) -> None:
    """Copy what a player alone knows: the hand, whence it was drawn, the action card, and those seen while choosing."""
    out.hand[seat] = table.hand[seat]
    for pile in range(PILES):
        out.origin[seat, pile] = table.origin[seat, pile]
    out.action[seat] = table.action[seat]
    out.saw[seat] = table.saw[seat]


@compiled
def hide_own(table: Table, seat: int, out: Table) -> None:
    """Write what the others know of a player: the cards surely in hand, and whether an action card is kept."""
    out.hand[seat] = table.known[seat]
    for pile in range(PILES):
        out.origin[seat, pile] = 0
    kept = table.action[seat] != NO_ACTION and not faces_up(table)
    out.action[seat] = UNSEEN_ACTION if kept else table.action[seat]
    out.saw[seat] = 0


@compiled
def conceal(table: Table, seat: int, out: Table) -> None:
    """The table as a seat may know it: its own cards, those it has seen, and all that is public (V-6)."""
    copy_public(table, out)
    out.seer = seat
    for owner in range(MOST_PLAYERS):
        if owner == seat and seat < table.players:
            copy_own(table, owner, out)
        else:
            hide_own(table, owner, out)
    out.aside = NO_ACTION
    for place in range(SUPPLY_CARDS):
        out.pile[place] = NO_CARD


@compiled
def seen_action(table: Table, action: int, seat: int) -> int:
    """An action as a seat sees it: not which action card another player keeps."""
    if seat == TRUTH or seat == table.mover or not TAKE_ACTION <= action < LAY_SUPPLY:
        return action
    return TAKE_UNSEEN
