"""The conflict: the Traitor's change, the strengths of the houses, and what the winners score."""

from __future__ import annotations

from highlands.engine.compiling import compiled
from highlands.games.verraeter.state.cards import (
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
from highlands.games.verraeter.state.layout import NOBODY, NOWHERE, State, holder_of

TRAITOR_POINTS, STRATEGIST_POINTS = 1, 2
BONUSES = {TRAITOR: TRAITOR_POINTS, STRATEGIST: STRATEGIST_POINTS}
"""The points of an action card that come in any case."""
NO_HOUSE = -1
"""The winner of a tie."""


@compiled
def landscape_in_conflict(state: State, house: int) -> int:
    """The landscape of a house beside the conflict card."""
    first = int(state.conflict)
    return first if int(state.roses) >> first & 1 == house else (first + 1) % LANDSCAPES


@compiled
def house_strength(state: State, house: int) -> int:
    """The base of the house's landscape, the supply that its players have laid, and their Diplomats."""
    total = int(state.base_strength[int(state.kind[landscape_in_conflict(state, house)])])
    for seat in range(int(state.players)):
        if state.house[seat] == house:
            total += strength_of(int(state.laid[seat]))
            if state.action[seat] == DIPLOMAT_2:
                total += 2
            elif state.action[seat] == DIPLOMAT_5:
                total += 5
    return total


@compiled
def decide(state: State) -> int:
    """The stronger house, or NO_HOUSE."""
    for house in range(HOUSES):
        state.last_strength[house] = house_strength(state, house)
    eagles, roses = int(state.last_strength[EAGLE]), int(state.last_strength[ROSE])
    if eagles == roses:
        return NO_HOUSE
    return EAGLE if eagles > roses else ROSE


@compiled
def conquer(state: State, winner: int) -> None:
    """The winners, if there are any (V-1), score by their number, up to four (V-9); the landscape turns."""
    lost = landscape_in_conflict(state, 1 - winner)
    winners = 0
    for seat in range(int(state.players)):
        winners += state.house[seat] == winner
    for seat in range(int(state.players)):
        if state.house[seat] == winner:
            state.last_prize[seat] = state.prize[int(state.kind[lost]), winners - 1]
            state.points[seat] += state.last_prize[seat]
    state.roses = int(state.roses) ^ 1 << lost
    state.last_lost = lost


@compiled
def resolve_conflict(state: State) -> None:
    """Turn up the action cards, let the Traitor change house, decide, and score."""
    traitor = holder_of(state, TRAITOR)
    if traitor != NOBODY:
        state.house[traitor] = 1 - int(state.house[traitor])
        state.points[traitor] += TRAITOR_POINTS
    strategist = holder_of(state, STRATEGIST)
    if strategist != NOBODY:
        state.points[strategist] += STRATEGIST_POINTS
    state.last_lost = NOWHERE
    for seat in range(int(state.players)):
        state.last_prize[seat] = 0
    winner = decide(state)
    if winner != NO_HOUSE:
        conquer(state, winner)
    state.last_conflict = state.conflict
    for seat in range(int(state.players)):
        state.last_action[seat] = state.action[seat]
        state.last_laid[seat] = state.laid[seat]
