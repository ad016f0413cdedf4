"""What a view counts up, in one compiled call, because each call of a kernel from Python costs about a microsecond."""

from __future__ import annotations

from typing import Annotated

from highlands.engine.compiling import compiled
from highlands.engine.state import Float64s, Int16, Int16s, Int32s, Record, record_dtype
from highlands.games.verraeter.numbers import MOST_PLAYERS
from highlands.games.verraeter.rules.conflict import (
    action_points,
    action_strength,
    house_with,
    landscape_of,
    prize_for,
)
from highlands.games.verraeter.rules.memory import has_unsettled
from highlands.games.verraeter.rules.transitions import counted_cards, draw_size, excess, final_points, returns
from highlands.games.verraeter.state.cards import EAGLE, HOUSES, ROSE, UNIT, VALUES, number_of, size_of, strength_of
from highlands.games.verraeter.state.layout import CHOOSE, DISCARD, NOWHERE, SUPPLY, State, estate_draw, rounds_of

# The stages of a conflict whose strengths are added up.
OPEN, BEFORE, DECIDED = range(3)
"""The open conflict, as far as the action cards are known; the last one, before they were turned up, and after."""
STAGES = 3


class Tallies(Record):
    """What `tally` counts."""

    shares: Annotated[Float64s, (MOST_PLAYERS,)]  # what `returns` writes
    sure: Annotated[Int32s, (MOST_PLAYERS,)]  # the handful that the observer knows to be in this hand
    estate_draw: Annotated[Int16s, (MOST_PLAYERS,)]  # how many cards the estates would bring now
    final: Annotated[Int16s, (MOST_PLAYERS,)]  # what the final scoring would bring now
    counted: Annotated[Int16s, (MOST_PLAYERS,)]  # ... for so many cards in hand
    rounds: Int16
    discards: Int16  # how many cards the player to move must discard, if that is the step
    draw: Int16  # ... and how many this player draws then
    # By stage of a conflict and house: its landscape, the parts of its strength, what each winner would get.
    landscape: Annotated[Int16s, (STAGES, HOUSES)]
    base_strength: Annotated[Int16s, (STAGES, HOUSES)]
    supply: Annotated[Int16s, (STAGES, HOUSES)]
    diplomats: Annotated[Int16s, (STAGES, HOUSES)]
    prize: Annotated[Int16s, (STAGES, HOUSES)]
    served: Annotated[Int16s, (STAGES, MOST_PLAYERS)]  # the house that a player's supply counts for
    # What the action cards of the last conflict brought.
    bonus: Annotated[Int16s, (MOST_PLAYERS,)]  # victory points
    added: Annotated[Int16s, (MOST_PLAYERS,)]  # strength


TALLIES = record_dtype(Tallies)


@compiled
def surely_held(state: State, seat: int) -> int:
    """The cards that the observer knows to be in a hand, by counting what else they could be."""
    cards = int(state.hand[seat])
    if size_of(cards) == state.held[seat] or has_unsettled(state, seat):
        return cards
    observer = int(state.observer)
    for pile in range(int(state.present) + 1):
        loose = int(state.pool[pile])
        if 0 <= observer < state.players:
            loose -= int(state.origin[observer, pile])
        elsewhere = size_of(loose) - int(state.drawn[seat, pile])
        for value in range(VALUES):
            cards += int(UNIT[value]) * max(0, number_of(loose, value) - elsewhere)
    return cards


@compiled
def tally_conflict(state: State, stage: int, out: Tallies) -> None:
    """Add up what each house has at a stage of a conflict."""
    is_over = stage != OPEN
    place = int(state.last_conflict) if is_over else int(state.conflict)
    roses = int(state.roses)
    if is_over and state.last_lost != NOWHERE:
        roses ^= 1 << int(state.last_lost)
    winners = 0
    for house in range(HOUSES):
        landscape = landscape_of(roses, place, house)
        out.landscape[stage, house] = landscape
        out.base_strength[stage, house] = state.base_strength[int(state.kind[landscape])]
        out.supply[stage, house] = 0
        out.diplomats[stage, house] = 0
    for seat in range(int(state.players)):
        card = int(state.last_action[seat]) if is_over else int(state.action[seat])
        laid = int(state.last_laid[seat]) if is_over else int(state.laid[seat])
        house = int(state.house[seat])
        if stage != DECIDED:
            # The change to come, or, to look back, the change that was made.
            house = house_with(house, card)
        out.served[stage, seat] = house
        out.supply[stage, house] += strength_of(laid)
        if stage != BEFORE:
            out.diplomats[stage, house] += action_strength(card)
        winners += house == ROSE
    out.prize[stage, ROSE] = prize_for(state, int(out.landscape[stage, EAGLE]), winners)
    out.prize[stage, EAGLE] = prize_for(state, int(out.landscape[stage, ROSE]), int(state.players) - winners)


@compiled
def tally(state: State, out: Tallies) -> None:
    """Count everything up; `out` is a record of TALLIES."""
    for seat in range(int(state.players)):
        out.sure[seat] = surely_held(state, seat)
        out.estate_draw[seat] = estate_draw(state, seat)
        out.final[seat] = final_points(state, seat)
        out.counted[seat] = counted_cards(state, seat)
        out.bonus[seat] = action_points(int(state.last_action[seat]))
        out.added[seat] = action_strength(int(state.last_action[seat]))
    returns(state, out.shares)
    if state.step in (CHOOSE, SUPPLY):
        tally_conflict(state, OPEN, out)
    if state.last_conflict != NOWHERE:
        tally_conflict(state, BEFORE, out)
        tally_conflict(state, DECIDED, out)
    out.rounds = rounds_of(state)
    out.discards = 0
    out.draw = 0
    if state.step == DISCARD:
        drawing, mover = int(state.drawing), int(state.mover)
        out.discards = excess(state, drawing, mover)
        out.draw = draw_size(state, drawing, mover)
