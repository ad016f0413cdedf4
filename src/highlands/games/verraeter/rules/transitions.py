"""The state transitions: set-up, the phases of a round, and the end."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from highlands.engine.bits import count
from highlands.engine.chance import Rng, below, shuffle
from highlands.engine.compiling import compiled
from highlands.engine.state import NO_OBSERVER
from highlands.games.verraeter.numbers import DIPLOMAT_2_DRAW, FARMER_DRAW, HAND_LIMIT, MOST_PLAYERS, SUPPLY_THAT_COUNTS
from highlands.games.verraeter.rules.conflict import resolve_conflict
from highlands.games.verraeter.rules.pile import deal, draw, show
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
from highlands.games.verraeter.state.bundles import BUNDLE
from highlands.games.verraeter.state.cards import (
    ACTION_CARDS,
    ALL_ACTIONS,
    BUILDER,
    CIRCLE,
    COLUMNS,
    DIPLOMAT_2,
    FARMER,
    HOUSES,
    KINDS,
    LANDSCAPES,
    NO_ACTION,
    STRATEGIST,
)
from highlands.games.verraeter.state.layout import (
    BUILD,
    CHOOSE,
    CONFLICT,
    DISCARD,
    NOBODY,
    NOWHERE,
    OVER,
    SETTLE,
    SUPPLY,
    Options,
    State,
    estate_draw,
    holder_of,
    left_of,
    order_of,
    rounds_of,
)

LOSS = -1.0
"""The return of who has no share of the victory."""

# The round's draws in order: the Farmer's, one for each place clockwise from the start player, and Diplomat 2's.
FARMERS_DRAW = 0
FIRST_ESTATE_DRAW = 1

# What comes next within one action; each goes on to a later one, until somebody has a choice.
NOTHING_YET, NEXT_TO_LAY, REVEALING, AFTER_BUILDING, DRAWING = range(5)


@compiled
def setup(state: State, options: Options, rng: Rng) -> None:
    """Lay out a new game: the start player by lot, then the circle, then the pile."""
    players = int(options.players)
    state.players = players
    state.observer = NO_OBSERVER
    state.round_number = 1
    state.start = below(rng, players) if options.first == NOBODY else options.first
    state.strategy = left_of(state, int(state.start))
    for kind in range(KINDS):
        state.base_strength[kind] = options.base_strength[kind]
        for column in range(COLUMNS):
            state.prize[kind, column] = options.prize[kind, column]
    for seat in range(MOST_PLAYERS):
        state.house[seat] = order_of(state, seat) % HOUSES if seat < players else 0
        state.points[seat] = 0
        state.estates[seat] = 0
        state.counting_houses[seat] = 0
        state.last_action[seat] = NO_ACTION
        state.last_laid[seat] = 0
        state.last_prize[seat] = 0
    lay_circle(state, rng)
    deal(state, rng)
    return_actions(state)
    state.conflict = NOWHERE
    state.last_conflict = NOWHERE
    state.last_lost = NOWHERE
    for house in range(HOUSES):
        state.last_strength[house] = 0
    state.drawing = 0
    state.step = SETTLE
    state.mover = state.start


@compiled
def lay_circle(state: State, rng: Rng) -> None:
    """Shuffle the landscapes, one of each kind with either side up, and lay them in a circle."""
    for landscape in range(LANDSCAPES):
        state.kind[landscape] = landscape
    shuffle(rng, state.kind, LANDSCAPES)
    roses = 0
    for place in range(LANDSCAPES):
        house, kind = divmod(int(state.kind[place]), KINDS)
        roses |= house << place
        state.kind[place] = kind
    state.roses = roses


@compiled
def return_actions(state: State) -> None:
    """Phase 11: the action cards return to the middle."""
    state.aside = NO_ACTION
    for seat in range(MOST_PLAYERS):
        state.action[seat] = NO_ACTION
        state.saw[seat] = 0


@compiled
def begin_round(state: State) -> None:
    """Phase 1: the holder of the strategy card is to lay the conflict card."""
    state.conflict = NOWHERE
    state.step = CONFLICT
    state.mover = state.strategy


@compiled
def place_first_estate(state: State, landscape: int) -> None:
    """Set-up: place an estate; then the next player, or the first round."""
    seat = int(state.mover)
    state.estates[seat] |= 1 << landscape
    state.mover = left_of(state, seat)
    if state.mover == state.start:
        begin_round(state)


@compiled
def lay_conflict(state: State, landscape: int, rng: Rng) -> None:
    """Phase 1, and the beginning of phase 2: one action card is put aside unseen, the start player gets the others."""
    state.conflict = landscape
    state.aside = below(rng, ACTION_CARDS)
    state.step = CHOOSE
    state.mover = state.start
    state.saw[int(state.start)] = ALL_ACTIONS & ~(1 << int(state.aside))


@compiled
def take_action(state: State, card: int) -> int:
    """Phase 2: keep an action card and pass the rest to the left; then the supply is laid."""
    seat = int(state.mover)
    state.action[seat] = card
    following = left_of(state, seat)
    state.mover = following
    if following == state.start:
        state.step = SUPPLY
        return NEXT_TO_LAY
    state.saw[following] = int(state.saw[seat]) & ~(1 << card)
    return NOTHING_YET


@compiled
def show_supply(state: State, handful: int) -> int:
    """Phase 3: lay supply cards face up (V-7). Phase 10: discard down before the draw (V-5)."""
    seat = int(state.mover)
    show(state, seat, handful)
    if state.step == DISCARD:
        state.discard += handful
        return DRAWING
    state.laid[seat] = handful
    state.mover = left_of(state, seat)
    return REVEALING if state.mover == state.start else NEXT_TO_LAY


@compiled
def find_next_to_lay(state: State) -> int:
    """Phase 3: the next player with supply cards is to lay some; after the last one, the conflict is resolved."""
    players = int(state.players)
    for place in range(order_of(state, int(state.mover)), players):
        seat = (int(state.start) + place) % players
        if state.held[seat]:
            state.mover = seat
            return NOTHING_YET
    return REVEALING


@compiled
def reveal(state: State) -> int:
    """Phases 4 to 6, and on to the Builder. What was seen while choosing no longer matters, and is forgotten."""
    resolve_conflict(state)
    state.aside = NO_ACTION
    for seat in range(MOST_PLAYERS):
        state.saw[seat] = 0
    builder = holder_of(state, BUILDER)
    if builder == NOBODY:
        return AFTER_BUILDING
    state.step = BUILD
    state.mover = builder
    return NOTHING_YET


@compiled
def build(state: State, action: int) -> int:
    """Phase 7: place a building on either side, turn one over (V-4), or do nothing (V-3)."""
    seat = int(state.mover)
    if action < PLACE_COUNTING_HOUSE:
        state.estates[seat] |= 1 << action - PLACE_ESTATE
    elif action < TURN_BUILDING:
        state.counting_houses[seat] |= 1 << action - PLACE_COUNTING_HOUSE
    elif action < PASS:
        building = 1 << action - TURN_BUILDING
        state.estates[seat] ^= building
        state.counting_houses[seat] ^= building
    return AFTER_BUILDING


@compiled
def after_building(state: State) -> int:
    """Phases 8 and 9: the Strategist takes the strategy card, the laid supply is discarded; then the draws."""
    strategist = holder_of(state, STRATEGIST)
    if strategist != NOBODY:
        state.strategy = strategist
    for seat in range(int(state.players)):
        state.discard += state.laid[seat]
        state.laid[seat] = 0
    state.drawing = FARMERS_DRAW
    return DRAWING


@compiled
def drawer(state: State, drawing: int) -> int:
    """Whose draw this is, or NOBODY's."""
    if drawing == FARMERS_DRAW:
        return holder_of(state, FARMER)
    if drawing > state.players:
        return holder_of(state, DIPLOMAT_2)
    return (int(state.start) + drawing - FIRST_ESTATE_DRAW) % int(state.players)


@compiled
def draw_size(state: State, drawing: int, seat: int) -> int:
    """How many cards this draw is; the Farmer's estates bring nothing, Diplomat 2's extra card comes last (V-8)."""
    if drawing == FARMERS_DRAW:
        return FARMER_DRAW
    if drawing > state.players:
        return DIPLOMAT_2_DRAW
    return 0 if state.action[seat] == FARMER else estate_draw(state, seat)


@compiled
def excess(state: State, drawing: int, seat: int) -> int:
    """How many cards a player must discard before this draw (V-5). Then the whole draw fits the hand."""
    return max(0, int(state.held[seat]) + draw_size(state, drawing, seat) - HAND_LIMIT)


@compiled
def go_on_drawing(state: State, rng: Rng) -> None:
    """Phase 10: the draws from the present one on, until somebody must discard first."""
    for drawing in range(int(state.drawing), int(state.players) + 2):
        seat = drawer(state, drawing)
        if seat != NOBODY:
            if excess(state, drawing, seat):
                state.drawing = drawing
                state.step = DISCARD
                state.mover = seat
                return
            draw(state, seat, draw_size(state, drawing, seat), rng)
    state.drawing = FARMERS_DRAW
    end_round(state)


@compiled
def end_round(state: State) -> None:
    """Phases 11 to 13: the cards return, and the next player starts a round, unless this one was the last."""
    return_actions(state)
    roses = int(state.roses)
    if roses in (0, CIRCLE) or state.round_number == rounds_of(state):
        end_game(state)
    else:
        state.round_number += 1
        state.start = left_of(state, int(state.start))
        begin_round(state)


@compiled
def counted_cards(state: State, seat: int) -> int:
    """How many supply cards in hand count in the final scoring."""
    return min(int(state.held[seat]), SUPPLY_THAT_COUNTS)


@compiled
def final_points(state: State, seat: int) -> int:
    """The final scoring: counting houses times supply cards in hand, as far as they count."""
    return count(int(state.counting_houses[seat])) * counted_cards(state, seat)


@compiled
def end_game(state: State) -> None:
    """Score the counting houses."""
    for seat in range(int(state.players)):
        state.points[seat] += final_points(state, seat)
    state.conflict = NOWHERE
    state.step = OVER
    state.mover = NOBODY


@compiled
def apply(state: State, action: int, rng: Rng) -> None:
    """Carry out a legal action, with every step that follows from it without a choice."""
    then = NOTHING_YET
    if action >= LAY_SUPPLY:
        bundle = action - LAY_SUPPLY if action < DISCARD_SUPPLY else action - DISCARD_SUPPLY + 1
        then = show_supply(state, int(BUNDLE[bundle]))
    elif action >= TAKE_ACTION:
        then = take_action(state, action - TAKE_ACTION)
    elif action >= LAY_CONFLICT:
        lay_conflict(state, action - LAY_CONFLICT, rng)
    elif state.step == SETTLE:
        place_first_estate(state, action - PLACE_ESTATE)
    else:
        then = build(state, action)
    if then == NEXT_TO_LAY:
        then = find_next_to_lay(state)
    if then == REVEALING:
        then = reveal(state)
    if then == AFTER_BUILDING:
        then = after_building(state)
    if then == DRAWING:
        go_on_drawing(state, rng)


@compiled
def to_move(state: State) -> int:
    """The seat to act, or NOBODY."""
    return int(state.mover)


@compiled
def returns(state: State, out: NDArray[np.float64]) -> None:
    """The share of the victory (V-2) from -1 for none to 1 for all of it: 2 / winners - 1; all 0 while the game runs.

    So losers have -1, a sole winner 1, two that share the victory 0, three -1/3, four -1/2. The sum is always the same.
    """
    players = int(state.players)
    best = 0
    winners = 0
    for seat in range(players):
        points = int(state.points[seat])
        if points > best or winners == 0:
            best = points
            winners = 0
        winners += points == best
    for seat in range(players):
        if state.step != OVER:
            out[seat] = 0.0
        else:
            out[seat] = 2.0 / winners - 1.0 if state.points[seat] == best else LOSS
