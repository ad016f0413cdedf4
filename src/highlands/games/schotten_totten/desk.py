"""All that a judging player reckons from a table: outlooks, the chances at each stone, and of the round."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from highlands.bits import count, lowest
from highlands.compiling import compiled, compiled_with_arrays
from highlands.games.schotten_totten.border import HALVES, weigh_stones
from highlands.games.schotten_totten.cards import BIT, BLIND_MODE, COLOUR, MUD_MODE, STONES, STRENGTHS
from highlands.games.schotten_totten.chances import LEVEL, LEVELS, spread
from highlands.games.schotten_totten.formations import reach, strengths_in
from highlands.games.schotten_totten.knobs import (
    DOUBT,
    DRAW_CHANCE,
    HAND_CHANCE,
    HELD_SHARE,
    OTHER_CHANCE,
    PACED,
    PACES,
    SURENESS,
    VALUES,
)
from highlands.games.schotten_totten.outlook import FORMATIONS, MOST, OUTLOOK, PACE, Floats, look, look_without
from highlands.games.schotten_totten.table import MUD_SIZE, SIDE_SIZE, is_complete, open_stones
from highlands.kernel import Table

SUREST = 0.95
"""No loose card is surer to come than this."""
NEAR = 2
"""How far apart two strengths of one run may be."""
LANES = 4

THEIRS, OWN, OWN_LESS = range(3)


class Desk(NamedTuple):
    """Where a judging player reckons. `less` is with one card less in hand."""

    me: int
    stones: int  # how many
    waiting: int  # the open ones
    hand: int
    known: int  # of the other's hand
    loose: int
    knobs: Floats
    outlooks: Floats  # of the other, the own, the own with less
    plain: Floats  # likewise: what becomes of a side that nothing lies on yet
    theirs: Floats  # for each stone and level: how likely the other side comes to it
    beats: Floats  # for each stone and level: how likely it is above the other side
    line: Floats  # the same two for one stone as it might be
    void: Floats  # where nobody looks
    chances: Floats  # to win each stone
    chances_less: Floats
    weights: Floats  # of each stone for the round
    weights_less: Floats
    folded: Floats
    shares: Floats


@compiled_with_arrays
def new_desk(table: Table, me: int, hand: int, known: int, knobs: Floats) -> Desk:
    """An empty desk for a player with this hand, who knows so much of the other's."""
    outlooks = np.empty((3, OUTLOOK))
    levels = np.empty((2 * STONES + 6, LEVELS))
    by_stone = np.empty((4, STONES))
    folds = np.empty(3 * HALVES)
    return Desk(
        me,
        count(int(table.border)),
        open_stones(table),
        hand,
        known,
        int(table.unseen) & ~hand & ~known,
        knobs,
        outlooks,
        levels[:3],
        levels[3 : 3 + STONES],
        levels[3 + STONES : 3 + 2 * STONES],
        levels[3 + 2 * STONES : 5 + 2 * STONES],
        levels[5 + 2 * STONES],
        by_stone[0],
        by_stone[1],
        by_stone[2],
        by_stone[3],
        folds[: 2 * HALVES],
        folds[2 * HALVES :],
    )


@compiled
def set_paces(knobs: Floats, outlook: Floats) -> None:
    """How far plans are carried out, by what is missing and by the formation."""
    for missing in range(1, MOST + 1):
        at = PACES + (min(missing, PACED) - 1) * FORMATIONS
        for formation in range(FORMATIONS):
            outlook[PACE + missing * FORMATIONS + formation] = knobs[at + formation]


@compiled
def luck(to_come: float, number: int, chance: float) -> float:
    """How likely one of so many loose cards comes where it is wanted, with so many of them to come."""
    return min(chance * to_come / max(number, 1), SUREST)


@compiled
def clear(row: Floats) -> None:
    """No chance for any level."""
    for level in range(LEVELS):
        row[level] = 0.0


@compiled
def set_beats(theirs: Floats, complete: bool, beats: Floats) -> None:
    """For each level, how likely it is above the other side; equal ones count as half where nothing is complete."""
    tie = 0.0 if complete else 0.5
    below = 0.0
    for level in range(LEVELS):
        beats[level] = below + tie * theirs[level]
        below += theirs[level]


@compiled
def plain_chance(plain: Floats, beats: Floats) -> float:
    """How likely a side that nothing lies on yet wins. Four sums side by side are faster than one."""
    a, b, c, d = 0.0, 0.0, 0.0, 0.0
    for lane in range(LEVELS // LANES):
        level = LANES * lane
        a += plain[level] * beats[level]
        b += plain[level + 1] * beats[level + 1]
        c += plain[level + 2] * beats[level + 2]
        d += plain[level + 3] * beats[level + 3]
    for level in range(LEVELS // LANES * LANES, LEVELS):
        a += plain[level] * beats[level]
    return (a + b) + (c + d)


@compiled
def size_under(modes: int) -> int:
    """How many cards a side takes under these combat modes."""
    return MUD_SIZE if modes & MUD_MODE else SIDE_SIZE


@compiled
def set_theirs(desk: Desk, clan: int, troops: int, modes: int, theirs: Floats, beats: Floats) -> bool:
    """Write the chances of a side of the other player; return whether it is complete."""
    size, blind = size_under(modes), (modes & BLIND_MODE) != 0
    complete = count(clan) + count(troops) >= size
    if complete:
        clear(theirs)
        theirs[LEVEL[size, reach(clan, troops, size, 0, blind)]] = 1.0
    elif clan | troops | modes:
        clear(theirs)
        spread(clan, troops, size, blind, desk.known, desk.loose, desk.outlooks[THEIRS], desk.void, theirs)
    else:
        plain = desk.plain[THEIRS]
        for level in range(LEVELS):
            theirs[level] = plain[level]
    set_beats(theirs, complete, beats)
    return complete


@compiled
def chance_of(
    desk: Desk, which: int, hand: int, clan: int, troops: int, modes: int, first: float, theirs: Floats, beats: Floats
) -> float:
    """How likely an own side wins its stone; `first` is what an equal worth adds where it is complete."""
    size, blind = size_under(modes), (modes & BLIND_MODE) != 0
    if count(clan) + count(troops) >= size:
        level = LEVEL[size, reach(clan, troops, size, 0, blind)]
        chance = beats[level] + first * theirs[level]
    elif clan | troops | modes:
        chance = spread(clan, troops, size, blind, hand, desk.loose, desk.outlooks[which], beats, desk.void)
    else:
        chance = plain_chance(desk.plain[which], beats)
    chance += desk.knobs[SURENESS] * chance * (1.0 - chance) * (1.0 - 2.0 * chance)
    return float(chance + desk.knobs[DOUBT] * (0.5 - chance))


@compiled
def tie_bonus(table: Table, seat: int, stone: int) -> float:
    """What equal worth adds for a complete side, where it was first; `beats` counts half where the other is not."""
    if not is_complete(table, 1 - seat, stone):
        return 0.5
    return 1.0 if table.completed_first[stone] == seat else 0.0


@compiled
def lay_out(table: Table, desk: Desk) -> float:
    """Reckon all stones as they are, and return the chance of the round."""
    me, other, knobs = desk.me, 1 - desk.me, desk.knobs
    clear(desk.void)
    number, to_draw = count(desk.loose), int(table.clan_left) * 0.5
    held = knobs[HELD_SHARE] * (int(table.clan_held[other]) - count(desk.known))
    theirs, own = desk.outlooks[THEIRS], desk.outlooks[OWN]
    set_paces(knobs, theirs)
    set_paces(knobs, own)
    look(desk.known, desk.loose, knobs[HAND_CHANCE], luck(to_draw + held, number, knobs[OTHER_CHANCE]), theirs)
    look(desk.hand, desk.loose, knobs[HAND_CHANCE], luck(to_draw, number, knobs[DRAW_CHANCE]), own)
    clear(desk.plain[THEIRS])
    clear(desk.plain[OWN])
    spread(0, 0, SIDE_SIZE, False, desk.known, desk.loose, theirs, desk.void, desk.plain[THEIRS])
    spread(0, 0, SIDE_SIZE, False, desk.hand, desk.loose, own, desk.void, desk.plain[OWN])
    for stone in range(desk.stones):
        if desk.waiting >> stone & 1:
            modes = int(table.modes[stone])
            theirs, beats = desk.theirs[stone], desk.beats[stone]
            set_theirs(desk, int(table.side[other, stone]), int(table.troops[other, stone]), modes, theirs, beats)
            clan, troops = int(table.side[me, stone]), int(table.troops[me, stone])
            first = tie_bonus(table, me, stone)
            desk.chances[stone] = chance_of(desk, OWN, desk.hand, clan, troops, modes, first, theirs, beats)
        else:
            desk.chances[stone] = 1.0 if int(table.stones[me]) >> stone & 1 else 0.0
        desk.chances_less[stone] = desk.chances[stone]
    return weigh_stones(knobs[VALUES:], desk.stones, desk.chances, desk.folded, desk.shares, desk.weights)


@compiled
def may_serve(card: int, clan: int) -> bool:
    """Whether a card could serve a side for more than its strength."""
    if not clan or clan & COLOUR[card // STRENGTHS]:
        return True
    strengths = strengths_in(clan) << NEAR
    around = strengths | strengths << 1 | strengths << NEAR | strengths >> 1 | strengths >> NEAR
    return (around >> card % STRENGTHS + NEAR & 1) != 0


@compiled
def lay_out_without(table: Table, desk: Desk, card: int) -> float:
    """The same with one card less in hand, where that makes a difference."""
    hand = desk.hand & ~BIT[card]
    less = desk.outlooks[OWN_LESS]
    look_without(card, hand, desk.loose, desk.outlooks[OWN], less)
    clear(desk.plain[OWN_LESS])
    spread(0, 0, SIDE_SIZE, False, hand, desk.loose, less, desk.void, desk.plain[OWN_LESS])
    waiting = desk.waiting & ~int(table.complete[desk.me])
    while waiting:
        stone = lowest(waiting)
        waiting &= waiting - 1
        clan, troops = int(table.side[desk.me, stone]), int(table.troops[desk.me, stone])
        chance = desk.chances[stone]
        if troops or may_serve(card, clan):
            theirs, beats = desk.theirs[stone], desk.beats[stone]
            chance = chance_of(desk, OWN_LESS, hand, clan, troops, int(table.modes[stone]), 0.0, theirs, beats)
        desk.chances_less[stone] = chance
    values = desk.knobs[VALUES:]
    return weigh_stones(values, desk.stones, desk.chances_less, desk.folded, desk.shares, desk.weights_less)
