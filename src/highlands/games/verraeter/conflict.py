"""The conflict: the Traitor's change, the strengths of the houses, and what the winners score."""

from __future__ import annotations

from highlands.compiling import compiled
from highlands.games.verraeter.cards import (
    DIPLOMAT_2,
    DIPLOMAT_5,
    EAGLE,
    HOUSES,
    LANDSCAPES,
    ROSE,
    STRATEGIST,
    TRAITOR,
    strength_of,
)
from highlands.games.verraeter.table import NOBODY, NOWHERE, holder_of
from highlands.kernel import Table

TRAITOR_POINTS, STRATEGIST_POINTS = 1, 2
BONUSES = {TRAITOR: TRAITOR_POINTS, STRATEGIST: STRATEGIST_POINTS}
"""The points of an action card that come in any case."""
NO_HOUSE = -1
"""The winner of a tie."""


@compiled
def landscape_in_conflict(table: Table, house: int) -> int:
    """The landscape of a house beside the conflict card."""
    first = int(table.conflict)
    return first if int(table.roses) >> first & 1 == house else (first + 1) % LANDSCAPES


@compiled
def house_strength(table: Table, house: int) -> int:
    """The base of the house's landscape, the supply that its players have laid, and their Diplomats."""
    total = int(table.base_strength[int(table.kind[landscape_in_conflict(table, house)])])
    for seat in range(int(table.players)):
        if table.house[seat] == house:
            total += strength_of(int(table.laid[seat]))
            if table.action[seat] == DIPLOMAT_2:
                total += 2
            elif table.action[seat] == DIPLOMAT_5:
                total += 5
    return total


@compiled
def decide(table: Table) -> int:
    """The stronger house, or NO_HOUSE."""
    for house in range(HOUSES):
        table.last_strength[house] = house_strength(table, house)
    eagles, roses = int(table.last_strength[EAGLE]), int(table.last_strength[ROSE])
    if eagles == roses:
        return NO_HOUSE
    return EAGLE if eagles > roses else ROSE


@compiled
def conquer(table: Table, winner: int) -> None:
    """The winners, if there are any (V-1), score by their number, up to four (V-9); the landscape turns."""
    lost = landscape_in_conflict(table, 1 - winner)
    winners = 0
    for seat in range(int(table.players)):
        winners += table.house[seat] == winner
    for seat in range(int(table.players)):
        if table.house[seat] == winner:
            table.last_prize[seat] = table.prize[int(table.kind[lost]), winners - 1]
            table.points[seat] += table.last_prize[seat]
    table.roses = int(table.roses) ^ 1 << lost
    table.last_lost = lost


@compiled
def resolve_conflict(table: Table) -> None:
    """Turn up the action cards, let the Traitor change house, decide, and score."""
    traitor = holder_of(table, TRAITOR)
    if traitor != NOBODY:
        table.house[traitor] = 1 - int(table.house[traitor])
        table.points[traitor] += TRAITOR_POINTS
    strategist = holder_of(table, STRATEGIST)
    if strategist != NOBODY:
        table.points[strategist] += STRATEGIST_POINTS
    table.last_lost = NOWHERE
    for seat in range(int(table.players)):
        table.last_prize[seat] = 0
    winner = decide(table)
    if winner != NO_HOUSE:
        conquer(table, winner)
    table.last_conflict = table.conflict
    for seat in range(int(table.players)):
        table.last_action[seat] = table.action[seat]
        table.last_laid[seat] = table.laid[seat]
