"""The course of the game: set-up, the phases of a round, and the end."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from highlands.bits import count
from highlands.chance import Rng, below, shuffle
from highlands.compiling import compiled
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
from highlands.games.verraeter.bundles import BUNDLE
from highlands.games.verraeter.cards import (
    ACTION_CARDS,
    ALL_ACTIONS,
    BUILDER,
    CIRCLE,
    COLUMNS,
    DIPLOMAT_2,
    FARMER,
    HAND_LIMIT,
    HOUSES,
    KINDS,
    LANDSCAPES,
    MOST_PLAYERS,
    NO_ACTION,
    STRATEGIST,
)
from highlands.games.verraeter.conflict import resolve_conflict
from highlands.games.verraeter.pile import deal, draw, show
from highlands.games.verraeter.table import (
    BUILD,
    CHOOSE,
    CONFLICT,
    DISCARD,
    NOBODY,
    NOWHERE,
    OVER,
    SETTLE,
    SUPPLY,
    estate_draw,
    holder_of,
    left_of,
    order_of,
    rounds_of,
)
from highlands.kernel import TRUTH, Table

FARMER_DRAW, DIPLOMAT_DRAW = 3, 1
SUPPLY_THAT_COUNTS = 3
"""At the end a counting house brings a point for each card in hand, but for no more than three."""

# The round's draws in order: the Farmer's, one for each place clockwise from the start player, and Diplomat 2's.
FARMERS_DRAW = 0
FIRST_ESTATE_DRAW = 1

# What comes next within one action; each goes on to a later one, until somebody has a choice.
NOTHING_YET, NEXT_TO_LAY, REVEALING, AFTER_BUILDING, DRAWING = range(5)


@compiled
def setup(table: Table, options: Table, rng: Rng) -> None:
    """Lay out a new game: the start player by lot, then the circle, then the pile."""
    players = int(options.players)
    table.players = players
    table.seer = TRUTH
    table.round_number = 1
    table.start = below(rng, players) if options.first == NOBODY else options.first
    table.strategy = left_of(table, int(table.start))
    for kind in range(KINDS):
        table.base_strength[kind] = options.base_strength[kind]
        for column in range(COLUMNS):
            table.prize[kind, column] = options.prize[kind, column]
    for seat in range(MOST_PLAYERS):
        table.house[seat] = order_of(table, seat) % HOUSES if seat < players else 0
        table.points[seat] = 0
        table.estates[seat] = 0
        table.counting_houses[seat] = 0
        table.last_action[seat] = NO_ACTION
        table.last_laid[seat] = 0
        table.last_prize[seat] = 0
    lay_circle(table, rng)
    deal(table, rng)
    return_actions(table)
    table.conflict = NOWHERE
    table.last_conflict = NOWHERE
    table.last_lost = NOWHERE
    for house in range(HOUSES):
        table.last_strength[house] = 0
    table.drawing = 0
    table.step = SETTLE
    table.mover = table.start


@compiled
def lay_circle(table: Table, rng: Rng) -> None:
    """Shuffle the landscapes, one of each kind with either side up, and lay them in a circle."""
    for landscape in range(LANDSCAPES):
        table.kind[landscape] = landscape
    shuffle(rng, table.kind, LANDSCAPES)
    roses = 0
    for place in range(LANDSCAPES):
        house, kind = divmod(int(table.kind[place]), KINDS)
        roses |= house << place
        table.kind[place] = kind
    table.roses = roses


@compiled
def return_actions(table: Table) -> None:
    """Phase 11: the action cards return to the middle."""
    table.aside = NO_ACTION
    for seat in range(MOST_PLAYERS):
        table.action[seat] = NO_ACTION
        table.saw[seat] = 0


@compiled
def begin_round(table: Table) -> None:
    """Phase 1: the holder of the strategy card is to lay the conflict card."""
    table.conflict = NOWHERE
    table.step = CONFLICT
    table.mover = table.strategy


@compiled
def place_first_estate(table: Table, landscape: int) -> None:
    """Set-up: place an estate; then the next player, or the first round."""
    seat = int(table.mover)
    table.estates[seat] |= 1 << landscape
    table.mover = left_of(table, seat)
    if table.mover == table.start:
        begin_round(table)


@compiled
def lay_conflict(table: Table, landscape: int, rng: Rng) -> None:
    """Phase 1, and the beginning of phase 2: one action card is put aside unseen, the start player gets the others."""
    table.conflict = landscape
    table.aside = below(rng, ACTION_CARDS)
    table.step = CHOOSE
    table.mover = table.start
    table.saw[int(table.start)] = ALL_ACTIONS & ~(1 << int(table.aside))


@compiled
def take_action(table: Table, card: int) -> int:
    """Phase 2: keep an action card and pass the rest to the left; then the supply is laid."""
    seat = int(table.mover)
    table.action[seat] = card
    following = left_of(table, seat)
    table.mover = following
    if following == table.start:
        table.step = SUPPLY
        return NEXT_TO_LAY
    table.saw[following] = int(table.saw[seat]) & ~(1 << card)
    return NOTHING_YET


@compiled
def show_supply(table: Table, handful: int) -> int:
    """Phase 3: lay supply cards face up (V-7). Phase 10: discard down before the draw (V-5)."""
    seat = int(table.mover)
    show(table, seat, handful)
    if table.step == DISCARD:
        table.discard += handful
        return DRAWING
    table.laid[seat] = handful
    table.mover = left_of(table, seat)
    return REVEALING if table.mover == table.start else NEXT_TO_LAY


@compiled
def find_next_to_lay(table: Table) -> int:
    """Phase 3: the next player with supply cards is to lay some; after the last one, the conflict is resolved."""
    players = int(table.players)
    for place in range(order_of(table, int(table.mover)), players):
        seat = (int(table.start) + place) % players
        if table.held[seat]:
            table.mover = seat
            return NOTHING_YET
    return REVEALING


@compiled
def reveal(table: Table) -> int:
    """Phases 4 to 6, and on to the Builder. What was seen while choosing no longer matters, and is forgotten."""
    resolve_conflict(table)
    table.aside = NO_ACTION
    for seat in range(MOST_PLAYERS):
        table.saw[seat] = 0
    builder = holder_of(table, BUILDER)
    if builder == NOBODY:
        return AFTER_BUILDING
    table.step = BUILD
    table.mover = builder
    return NOTHING_YET


@compiled
def build(table: Table, action: int) -> int:
    """Phase 7: place a building on either side, turn one over (V-4), or do nothing (V-3)."""
    seat = int(table.mover)
    if action < PLACE_COUNTING_HOUSE:
        table.estates[seat] |= 1 << action - PLACE_ESTATE
    elif action < TURN_BUILDING:
        table.counting_houses[seat] |= 1 << action - PLACE_COUNTING_HOUSE
    elif action < PASS:
        building = 1 << action - TURN_BUILDING
        table.estates[seat] ^= building
        table.counting_houses[seat] ^= building
    return AFTER_BUILDING


@compiled
def after_building(table: Table) -> int:
    """Phases 8 and 9: the Strategist takes the strategy card, the laid supply is discarded; then the draws."""
    strategist = holder_of(table, STRATEGIST)
    if strategist != NOBODY:
        table.strategy = strategist
    for seat in range(int(table.players)):
        table.discard += table.laid[seat]
        table.laid[seat] = 0
    table.drawing = FARMERS_DRAW
    return DRAWING


@compiled
def drawer(table: Table, drawing: int) -> int:
    """Whose draw this is, or NOBODY's."""
    if drawing == FARMERS_DRAW:
        return holder_of(table, FARMER)
    if drawing > table.players:
        return holder_of(table, DIPLOMAT_2)
    return (int(table.start) + drawing - FIRST_ESTATE_DRAW) % int(table.players)


@compiled
def draw_size(table: Table, drawing: int, seat: int) -> int:
    """How many cards this draw is; the Farmer's estates bring nothing, Diplomat 2's extra card comes last (V-8)."""
    if drawing == FARMERS_DRAW:
        return FARMER_DRAW
    if drawing > table.players:
        return DIPLOMAT_DRAW
    return 0 if table.action[seat] == FARMER else estate_draw(table, seat)


@compiled
def excess(table: Table, drawing: int, seat: int) -> int:
    """How many cards a player must discard before this draw (V-5). A hand always has room for a whole draw then."""
    return max(0, int(table.held[seat]) + draw_size(table, drawing, seat) - HAND_LIMIT)


@compiled
def go_on_drawing(table: Table, rng: Rng) -> None:
    """Phase 10: the draws from the present one on, until somebody must discard first."""
    for drawing in range(int(table.drawing), int(table.players) + 2):
        seat = drawer(table, drawing)
        if seat != NOBODY:
            if excess(table, drawing, seat):
                table.drawing = drawing
                table.step = DISCARD
                table.mover = seat
                return
            draw(table, seat, draw_size(table, drawing, seat), rng)
    table.drawing = FARMERS_DRAW
    end_round(table)


@compiled
def end_round(table: Table) -> None:
    """Phases 11 to 13: the cards return, and the next player starts a round, unless this one was the last."""
    return_actions(table)
    roses = int(table.roses)
    if roses in (0, CIRCLE) or table.round_number == rounds_of(table):
        end_game(table)
    else:
        table.round_number += 1
        table.start = left_of(table, int(table.start))
        begin_round(table)


@compiled
def final_points(table: Table, seat: int) -> int:
    """The final scoring: counting houses times supply cards in hand, of which at most three count."""
    return count(int(table.counting_houses[seat])) * min(int(table.held[seat]), SUPPLY_THAT_COUNTS)


@compiled
def end_game(table: Table) -> None:
    """Score the counting houses."""
    for seat in range(int(table.players)):
        table.points[seat] += final_points(table, seat)
    table.conflict = NOWHERE
    table.step = OVER
    table.mover = NOBODY


@compiled
def apply(table: Table, action: int, rng: Rng) -> None:
    """Carry out a legal action, with every step that follows from it without a choice."""
    then = NOTHING_YET
    if action >= LAY_SUPPLY:
        bundle = action - LAY_SUPPLY if action < DISCARD_SUPPLY else action - DISCARD_SUPPLY + 1
        then = show_supply(table, int(BUNDLE[bundle]))
    elif action >= TAKE_ACTION:
        then = take_action(table, action - TAKE_ACTION)
    elif action >= LAY_CONFLICT:
        lay_conflict(table, action - LAY_CONFLICT, rng)
    elif table.step == SETTLE:
        place_first_estate(table, action - PLACE_ESTATE)
    else:
        then = build(table, action)
    if then == NEXT_TO_LAY:
        then = find_next_to_lay(table)
    if then == REVEALING:
        then = reveal(table)
    if then == AFTER_BUILDING:
        then = after_building(table)
    if then == DRAWING:
        go_on_drawing(table, rng)


@compiled
def to_move(table: Table) -> int:
    """The seat to act, or NOBODY."""
    return int(table.mover)


@compiled
def returns(table: Table, out: NDArray[np.float64]) -> None:
    """The share of the victory (V-2) from -1 for none to 1 for all of it: 2 / winners - 1; all 0 while the game runs.

    So losers have -1, a sole winner 1, two that share the victory 0, three -1/3, four -1/2. The sum is always the same.
    """
    players = int(table.players)
    best = 0
    winners = 0
    for seat in range(players):
        points = int(table.points[seat])
        if points > best or winners == 0:
            best = points
            winners = 0
        winners += points == best
    for seat in range(players):
        if table.step != OVER:
            out[seat] = 0.0
        else:
            out[seat] = 2.0 / winners - 1.0 if table.points[seat] == best else -1.0
