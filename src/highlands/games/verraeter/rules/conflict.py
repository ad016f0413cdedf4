"""The conflict: the Traitor's change, the strengths of the houses, and what the winners score."""

from __future__ import annotations

from highlands.engine.compiling import compiled
from highlands.games.verraeter.numbers import (
    DIPLOMAT_2_STRENGTH,
    DIPLOMAT_5_STRENGTH,
    STRATEGIST_POINTS,
    TRAITOR_POINTS,
)
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
from highlands.games.verraeter.state.layout import NOWHERE, State

NO_HOUSE = -1
"""The winner of a tie."""


@compiled
def action_strength(card: int) -> int:
    """What an action card adds to the strength of the house that its player serves."""
    if card == DIPLOMAT_2:
        return DIPLOMAT_2_STRENGTH
    return DIPLOMAT_5_STRENGTH if card == DIPLOMAT_5 else 0


@compiled
def action_points(card: int) -> int:
    """The victory points that an action card brings in any case."""
    if card == TRAITOR:
        return TRAITOR_POINTS
    return STRATEGIST_POINTS if card == STRATEGIST else 0


@compiled
def house_with(house: int, card: int) -> int:
    """The house that a player of a house serves once this action card is turned up; the Traitor changes."""
    return 1 - house if card == TRAITOR else house


@compiled
def landscape_of(roses: int, place: int, house: int) -> int:
    """The landscape of a house in a conflict at a place, if these landscapes are the Roses'."""
    following = place + 1 if place + 1 < LANDSCAPES else 0
    return place if roses >> place & 1 == house else following


@compiled
def landscape_in_conflict(state: State, house: int) -> int:
    """The landscape of a house beside the conflict card."""
    return landscape_of(int(state.roses), int(state.conflict), house)


@compiled
def prize_for(state: State, landscape: int, winners: int) -> int:
    """The victory points of each of so many winners of a landscape, up to four (V-9); 0 if there are none (V-1)."""
    return int(state.prize[int(state.kind[landscape]), winners - 1]) if winners else 0


@compiled
def house_strength(state: State, house: int) -> int:
    """The base of the house's landscape, the supply that its players have laid, and their Diplomats."""
    total = int(state.base_strength[int(state.kind[landscape_in_conflict(state, house)])])
    for seat in range(int(state.players)):
        if state.house[seat] == house:
            total += strength_of(int(state.laid[seat]))
            total += action_strength(int(state.action[seat]))
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
    """The winners, if there are any (V-1), score by their number; the landscape turns."""
    lost = landscape_in_conflict(state, 1 - winner)
    winners = 0
    for seat in range(int(state.players)):
        winners += state.house[seat] == winner
    for seat in range(int(state.players)):
        if state.house[seat] == winner:
            state.last_prize[seat] = prize_for(state, lost, winners)
            state.points[seat] += state.last_prize[seat]
    state.roses = int(state.roses) ^ 1 << lost
    state.last_lost = lost


@compiled
def resolve_conflict(state: State) -> None:
    """Turn up the action cards, let the Traitor change house, decide, and score."""
    state.last_lost = NOWHERE
    for seat in range(int(state.players)):
        card = int(state.action[seat])
        state.house[seat] = house_with(int(state.house[seat]), card)
        state.points[seat] += action_points(card)
        state.last_prize[seat] = 0
    winner = decide(state)
    if winner != NO_HOUSE:
        conquer(state, winner)
    state.last_conflict = state.conflict
    for seat in range(int(state.players)):
        state.last_action[seat] = state.action[seat]
        state.last_laid[seat] = state.laid[seat]
