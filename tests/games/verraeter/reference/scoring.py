"""Strength and victory points of Verräter, straight from the rules page, to check the engine against."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

EAGLE, ROSE = "E", "R"

Table = Mapping[str, Sequence[int]]
"""A landscape table. For each kind of landscape: its base strength, and the points of each of 1, 2, 3, 4 winners."""

USUAL_TABLE: Table = {
    "w": (0, 3, 2, 1, 0),
    "p": (3, 4, 3, 2, 1),
    "r": (5, 5, 4, 3, 2),
    "f": (7, 6, 4, 3, 2),
    "v": (10, 7, 5, 3, 2),
    "c": (15, 8, 6, 4, 3),
}

DIPLOMATS = {"diplomat2": 2, "diplomat5": 5}
POINTS_OF_ACTIONS = {"traitor": 1, "strategist": 2}
MOST_COUNTING_HOUSES = 2
MOST_COUNTED_SUPPLY = 3


@dataclass(frozen=True)
class Conflict:
    """How one conflict ended."""

    round: int
    place: tuple[int, int]
    """The two landscapes, the second next to the first clockwise."""
    strengths: dict[str, int]
    """Of each house."""
    winner: str | None
    """The winning house; None for a tie."""
    gains: tuple[int, ...]
    """The victory points that each seat got, for the conflict and for its action card."""


def strength(house: str, base: int, houses: Sequence[str], laid: Sequence[Sequence[int]], kept: Sequence[str]) -> int:
    """The strength of a house whose landscape in the conflict has this base, after the Traitor's change."""
    total = base
    for seat in range(len(houses)):
        if houses[seat] == house:
            total += sum(laid[seat])
            total += DIPLOMATS.get(kept[seat], 0)
    return total


def stronger(strengths: Mapping[str, int]) -> str | None:
    """The house that wins; None for a tie."""
    if strengths[EAGLE] > strengths[ROSE]:
        return EAGLE
    if strengths[ROSE] > strengths[EAGLE]:
        return ROSE
    return None


def gains(winner: str | None, lost: Sequence[int] | None, houses: Sequence[str], kept: Sequence[str]) -> list[int]:
    """The points of each seat when this house won a landscape with this row of the table (both None for a tie)."""
    points = [POINTS_OF_ACTIONS.get(action, 0) for action in kept]
    winners = [seat for seat in range(len(houses)) if houses[seat] == winner]
    if lost is not None:
        for seat in winners:  # nobody, perhaps (V-1)
            points[seat] += lost[len(winners)]  # the row has the base before the columns I to IV (V-9)
    return points


def final_gain(counting_houses: int, supply_in_hand: int) -> int:
    """The points of a player in the final scoring."""
    return min(counting_houses, MOST_COUNTING_HOUSES) * min(supply_in_hand, MOST_COUNTED_SUPPLY)
