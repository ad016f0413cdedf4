"""What the player to move may do."""

from __future__ import annotations

from highlands.engine.bits import append_members, count, fill_at
from highlands.engine.compiling import compiled, compiled_inline
from highlands.engine.kernel import Actions, Mask
from highlands.engine.state import NO_OBSERVER
from highlands.games.verraeter.numbers import BUILDINGS, HAND_LIMIT, MOST_COUNTING_HOUSES
from highlands.games.verraeter.rules.transitions import excess
from highlands.games.verraeter.state.actions import (
    DISCARD_SUPPLY,
    LAY_CONFLICT,
    LAY_SUPPLY,
    PASS,
    PLACE_COUNTING_HOUSE,
    PLACE_ESTATE,
    TAKE_ACTION,
    TURN_BUILDING,
)
from highlands.games.verraeter.state.bundles import PARTS, PARTS_BEGIN, bundle_of
from highlands.games.verraeter.state.layout import (
    BUILD,
    CHOOSE,
    CONFLICT,
    OVER,
    SETTLE,
    SUPPLY,
    State,
    borders,
    buildings_of,
    free_land,
)


@compiled
def legal_building(state: State, seat: int, out: Actions) -> int:
    """A building from the reserve on either side, an own one turned over (V-4), or nothing (V-3)."""
    number = 0
    may_count = count(int(state.counting_houses[seat])) < MOST_COUNTING_HOUSES
    turnable = int(state.counting_houses[seat])
    if may_count:
        turnable |= int(state.estates[seat])
    if count(buildings_of(state, seat)) < BUILDINGS:
        number = append_members(PLACE_ESTATE, free_land(state), out, number)
        if may_count:
            number = append_members(PLACE_COUNTING_HOUSE, free_land(state), out, number)
    number = append_members(TURN_BUILDING, turnable, out, number)
    out[number] = PASS
    return number + 1


@compiled
def list_parts(base: int, handful: int, smallest: int, largest: int, out: Actions) -> int:
    """List one action for each bundle of these sizes that can be taken from a hand; return how many."""
    bundle = bundle_of(handful)
    first = int(PARTS_BEGIN[bundle, smallest])
    number = int(PARTS_BEGIN[bundle, largest + 1]) - first
    for index in range(number):
        out[index] = base + PARTS[bundle, first + index]
    return number


@compiled
def legal(state: State, out: Actions) -> int:
    """Write the legal actions; return how many."""
    seat = int(state.mover)
    step = int(state.step)
    if step == OVER or (state.observer != NO_OBSERVER and state.observer != seat):
        return 0
    if step == SETTLE:
        return append_members(PLACE_ESTATE, free_land(state), out, 0)
    if step == CONFLICT:
        return append_members(LAY_CONFLICT, borders(state), out, 0)
    if step == CHOOSE:
        return append_members(TAKE_ACTION, int(state.saw[seat]), out, 0)
    if step == SUPPLY:
        return list_parts(LAY_SUPPLY, int(state.hand[seat]), 0, HAND_LIMIT, out)
    if step == BUILD:
        return legal_building(state, seat, out)
    number = excess(state, int(state.drawing), seat)
    return list_parts(DISCARD_SUPPLY - 1, int(state.hand[seat]), number, number, out)


@compiled_inline
def write_mask(observation: State, choices: Actions, number: int, mask: Mask) -> int:
    """Mark the legal actions."""
    fill_at(choices, number, 1, mask)
    return 0


@compiled_inline
def clear_mask(state: State, choices: Actions, number: int, marked: int, mask: Mask) -> None:
    """Clear the mask again."""
    fill_at(choices, number, 0, mask)
