"""What is counted up for people whenever a table is shown: in one go, because each call from Python takes its time."""

from __future__ import annotations

import numpy as np

from highlands.compiling import compiled
from highlands.games.verraeter.cards import MOST_PLAYERS, UNIT, VALUES, number_of, size_of
from highlands.games.verraeter.memory import has_unsettled
from highlands.games.verraeter.rules import draw_size, excess, final_points
from highlands.games.verraeter.table import DISCARD, estate_draw, rounds_of
from highlands.kernel import Table, table_dtype

TALLIES = table_dtype(
    [
        ("sure", np.int32, (MOST_PLAYERS,)),  # the handful that the seer knows to be in this hand
        ("estate_draw", np.int16, (MOST_PLAYERS,)),  # how many cards the estates would bring now
        ("final", np.int16, (MOST_PLAYERS,)),  # what the final scoring would bring now
        ("rounds", np.int16),
        ("discards", np.int16),  # how many cards the player to move must discard, if that is the step
        ("draw", np.int16),  # ... and how many this player draws then
    ]
)


@compiled
def surely_held(table: Table, seat: int) -> int:
    """The cards that the seer of a table knows to be in a hand, by counting what else they could be."""
    cards = int(table.hand[seat])
    if size_of(cards) == table.held[seat] or has_unsettled(table, seat):
        return cards
    seer = int(table.seer)
    for pile in range(int(table.present) + 1):
        loose = int(table.pool[pile])
        if 0 <= seer < table.players:
            loose -= int(table.origin[seer, pile])
        elsewhere = size_of(loose) - int(table.drawn[seat, pile])
        for value in range(VALUES):
            cards += int(UNIT[value]) * max(0, number_of(loose, value) - elsewhere)
    return cards


@compiled
def tally(table: Table, out: Table) -> None:
    """Count everything up; `out` is a record of TALLIES."""
    for seat in range(int(table.players)):
        out.sure[seat] = surely_held(table, seat)
        out.estate_draw[seat] = estate_draw(table, seat)
        out.final[seat] = final_points(table, seat)
    out.rounds = rounds_of(table)
    out.discards = 0
    out.draw = 0
    if table.step == DISCARD:
        drawing, mover = int(table.drawing), int(table.mover)
        out.discards = excess(table, drawing, mover)
        out.draw = draw_size(table, drawing, mover)
