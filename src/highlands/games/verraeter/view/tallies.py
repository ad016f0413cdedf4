"""What is counted up for people whenever a table is shown: in one go, because each call from Python takes its time."""

from __future__ import annotations

from typing import Annotated

from highlands.engine.compiling import compiled
from highlands.engine.state import Int16, Int16s, Int32s, Record, record_dtype
from highlands.games.verraeter.rules.memory import has_unsettled
from highlands.games.verraeter.rules.transitions import draw_size, excess, final_points
from highlands.games.verraeter.state.cards import MOST_PLAYERS, UNIT, VALUES, number_of, size_of
from highlands.games.verraeter.state.layout import DISCARD, State, estate_draw, rounds_of


class Tallies(Record):
    """What `tally` counts."""

    sure: Annotated[Int32s, (MOST_PLAYERS,)]  # the handful that the seer knows to be in this hand
    estate_draw: Annotated[Int16s, (MOST_PLAYERS,)]  # how many cards the estates would bring now
    final: Annotated[Int16s, (MOST_PLAYERS,)]  # what the final scoring would bring now
    rounds: Int16
    discards: Int16  # how many cards the player to move must discard, if that is the step
    draw: Int16  # ... and how many this player draws then


TALLIES = record_dtype(Tallies)


@compiled
def surely_held(state: State, seat: int) -> int:
    """The cards that the seer of a table knows to be in a hand, by counting what else they could be."""
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
def tally(state: State, out: Tallies) -> None:
    """Count everything up; `out` is a record of TALLIES."""
    for seat in range(int(state.players)):
        out.sure[seat] = surely_held(state, seat)
        out.estate_draw[seat] = estate_draw(state, seat)
        out.final[seat] = final_points(state, seat)
    out.rounds = rounds_of(state)
    out.discards = 0
    out.draw = 0
    if state.step == DISCARD:
        drawing, mover = int(state.drawing), int(state.mover)
        out.discards = excess(state, drawing, mover)
        out.draw = draw_size(state, drawing, mover)
