"""What the player to move may do."""

from __future__ import annotations

from highlands.bits import count, list_each, put_at_each
from highlands.compiling import compiled, compiled_in_place
from highlands.games.verraeter.actions import (
    DISCARD_SUPPLY,
    LAY_CONFLICT,
    LAY_SUPPLY,
    PASS,
    PLACE_COUNTING_HOUSE,
    PLACE_ESTATE,
    TAKE_ACTION,
    TURN_BUILDING,
)
from highlands.games.verraeter.bundles import PARTS, PARTS_BEGIN, bundle_of
from highlands.games.verraeter.cards import BUILDINGS, HAND_LIMIT, MOST_COUNTING_HOUSES
from highlands.games.verraeter.rules import excess
from highlands.games.verraeter.table import (
    BUILD,
    CHOOSE,
    CONFLICT,
    OVER,
    SETTLE,
    SUPPLY,
    borders,
    buildings_of,
    free_land,
)
from highlands.kernel import TRUTH, Actions, Mask, Table


@compiled
def legal_building(table: Table, seat: int, out: Actions) -> int:
    """A building from the reserve on either side, an own one turned over (V-4), or nothing (V-3)."""
    number = 0
    room_to_count = count(int(table.counting_houses[seat])) < MOST_COUNTING_HOUSES
    turnable = int(table.counting_houses[seat])
    if room_to_count:
        turnable |= int(table.estates[seat])
    if count(buildings_of(table, seat)) < BUILDINGS:
        number = list_each(PLACE_ESTATE, free_land(table), out, number)
        if room_to_count:
            number = list_each(PLACE_COUNTING_HOUSE, free_land(table), out, number)
    number = list_each(TURN_BUILDING, turnable, out, number)
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
def legal(table: Table, out: Actions) -> int:
    """Write the legal actions; return how many."""
    seat = int(table.mover)
    step = int(table.step)
    if step == OVER or (table.seer != TRUTH and table.seer != seat):
        return 0
    if step == SETTLE:
        return list_each(PLACE_ESTATE, free_land(table), out, 0)
    if step == CONFLICT:
        return list_each(LAY_CONFLICT, borders(table), out, 0)
    if step == CHOOSE:
        return list_each(TAKE_ACTION, int(table.saw[seat]), out, 0)
    if step == SUPPLY:
        return list_parts(LAY_SUPPLY, int(table.hand[seat]), 0, HAND_LIMIT, out)
    if step == BUILD:
        return legal_building(table, seat, out)
    number = excess(table, int(table.drawing), seat)
    return list_parts(DISCARD_SUPPLY - 1, int(table.hand[seat]), number, number, out)


@compiled_in_place
def mark(seen: Table, choices: Actions, number: int, mask: Mask) -> int:
    """Mark the legal actions."""
    put_at_each(choices, number, 1, mask)
    return 0


@compiled_in_place
def unmark(table: Table, choices: Actions, number: int, marked: int, mask: Mask) -> None:
    """Take the marks back."""
    put_at_each(choices, number, 0, mask)
