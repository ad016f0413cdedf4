"""The numbers of the rules by the names under which texts fill them in."""

from __future__ import annotations

from highlands.games.verraeter import numbers

RULE_NUMBERS = {
    "v-rounds-with-three": numbers.ROUNDS_WITH_THREE,
    "v-rounds-with-four": numbers.ROUNDS_WITH_FOUR,
    "v-supply-cards": sum(numbers.SUPPLY_COPIES),
    "v-first-card": numbers.FIRST_HAND_VALUES[0],
    "v-second-card": numbers.FIRST_HAND_VALUES[1],
    "v-third-card": numbers.FIRST_HAND_VALUES[2],
    "v-hand-limit": numbers.HAND_LIMIT,
    "v-buildings": numbers.BUILDINGS,
    "v-most-counting-houses": numbers.MOST_COUNTING_HOUSES,
    "v-counted-cards": numbers.SUPPLY_THAT_COUNTS,
    "v-most-final-points": numbers.MOST_FINAL_POINTS,
    "v-diplomat-2-strength": numbers.DIPLOMAT_2_STRENGTH,
    "v-diplomat-5-strength": numbers.DIPLOMAT_5_STRENGTH,
    "v-traitor-points": numbers.TRAITOR_POINTS,
    "v-strategist-points": numbers.STRATEGIST_POINTS,
    "v-farmer-draw": numbers.FARMER_DRAW,
    "v-diplomat-2-draw": numbers.DIPLOMAT_2_DRAW,
}
"""`$v-farmer-draw` in a text of any language is what the Farmer draws."""
