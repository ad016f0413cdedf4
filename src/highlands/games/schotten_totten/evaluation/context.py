"""All that a judging player reckons from a table: outlooks, the chances at each stone, and of the round."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from highlands.engine.bits import count, lowest
from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.games.schotten_totten.evaluation.border import HALVES, weigh_stones
from highlands.games.schotten_totten.evaluation.chances import LEVEL, LEVELS, spread
from highlands.games.schotten_totten.evaluation.outlook import (
    FORMATIONS,
    HAND_LAST,
    HAND_MORE,
    LUCK_LAST,
    LUCK_MORE,
    MOST,
    ODDS,
    PACE,
    Floats,
    Outlook,
    look,
    look_without,
)
from highlands.games.schotten_totten.evaluation.weights import (
    DOUBT,
    DRAW_CHANCE,
    HAND_CHANCE,
    HAND_MORE_CHANCE,
    HELD_SHARE,
    LAST_LUCK,
    OTHER_CHANCE,
    OTHER_PACES,
    PACED,
    PACES,
    SURENESS,
    VALUES,
)
from highlands.games.schotten_totten.rules.formations import reach, strengths_in
from highlands.games.schotten_totten.state.cards import BIT, BLIND_MODE, COLOUR, STONES, STRENGTHS
from highlands.games.schotten_totten.state.layout import State, is_complete, open_stones, size_with, was_first

SUREST = 0.95
"""No card is surer to come than this."""
NEAR = 2
"""How far apart two strengths of one run may be."""
LANES = 4

THEIRS, OWN, OWN_LESS = range(3)


class Desk(NamedTuple):
    """Where a judging player reckons. `less` is with one card less in hand."""

    me: int
    stones: int  # how many
    waiting: int  # the open ones
    knobs: Floats
    own: Outlook
    other: Outlook
    odds_less: Floats
    plain_less: Floats
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
def new_desk(state: State, me: int, hand: int, known: int, knobs: Floats) -> Desk:
    """An empty desk for a player with this hand, who knows so much of the other's."""
    loose = int(state.unseen) & ~hand & ~known
    odds = np.empty((3, ODDS))
    levels = np.empty((2 * STONES + 6, LEVELS))
    by_stone = np.empty((4, STONES))
    folds = np.empty(3 * HALVES)
    return Desk(
        me,
        count(int(state.border)),
        open_stones(state),
        knobs,
        Outlook(hand, loose, odds[OWN], levels[OWN]),
        Outlook(known, loose, odds[THEIRS], levels[THEIRS]),
        odds[OWN_LESS],
        levels[OWN_LESS],
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
def without(desk: Desk, card: int) -> Outlook:
    """The own outlook with one card less in hand."""
    return Outlook(desk.own.hand & ~BIT[card], desk.own.loose, desk.odds_less, desk.plain_less)


@compiled
def set_paces(knobs: Floats, paces: int, odds: Floats) -> None:
    """How far plans are carried out, by what is missing and by the formation."""
    for missing in range(1, MOST + 1):
        at = paces + (min(missing, PACED) - 1) * FORMATIONS
        for formation in range(FORMATIONS):
            odds[PACE + missing * FORMATIONS + formation] = min(knobs[at + formation], 1.0)


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
def set_theirs(desk: Desk, clan: int, troops: int, modes: int, theirs: Floats, beats: Floats) -> bool:
    """Write the chances of a side of the other player; return whether it is complete."""
    size = size_with(modes)
    complete = count(clan) + count(troops) >= size
    if complete:
        clear(theirs)
        theirs[LEVEL[size, reach(clan, troops, size, 0, (modes & BLIND_MODE) != 0)]] = 1.0
    elif clan | troops | modes:
        clear(theirs)
        spread(desk.other, clan, troops, modes, desk.void, theirs)
    else:
        for level in range(LEVELS):
            theirs[level] = desk.other.plain[level]
    set_beats(theirs, complete, beats)
    return complete


@compiled
def chance_of(
    desk: Desk, outlook: Outlook, clan: int, troops: int, modes: int, first: float, theirs: Floats, beats: Floats
) -> float:
    """How likely an own side wins its stone; `first` is what an equal worth adds where it is complete."""
    size = size_with(modes)
    if count(clan) + count(troops) >= size:
        level = LEVEL[size, reach(clan, troops, size, 0, (modes & BLIND_MODE) != 0)]
        chance = beats[level] + first * theirs[level]
    elif clan | troops | modes:
        chance = spread(outlook, clan, troops, modes, beats, desk.void)
    else:
        chance = plain_chance(outlook.plain, beats)
    chance += desk.knobs[SURENESS] * chance * (1.0 - chance) * (1.0 - 2.0 * chance)
    return float(chance + desk.knobs[DOUBT] * (0.5 - chance))


@compiled
def tie_bonus(state: State, seat: int, stone: int) -> float:
    """What equal worth adds for a complete side, where it was first; `beats` counts half where the other is not."""
    if not is_complete(state, 1 - seat, stone):
        return 0.5
    return 1.0 if was_first(state, seat, stone) else 0.0


@compiled
def look_out(outlook: Outlook, to_come: float, chance: float, paces: int, knobs: Floats, void: Floats) -> None:
    """Reckon an outlook with so many loose cards to come, each with this chance where it is wanted."""
    odds = outlook.odds
    luck = chance * to_come / max(count(outlook.loose), 1)
    odds[LUCK_LAST] = min(luck * knobs[LAST_LUCK], SUREST)
    odds[LUCK_MORE] = min(luck, SUREST)
    odds[HAND_LAST] = min(knobs[HAND_CHANCE], SUREST)
    odds[HAND_MORE] = min(knobs[HAND_MORE_CHANCE], SUREST)
    set_paces(knobs, paces, odds)
    look(outlook)
    clear(outlook.plain)
    spread(outlook, 0, 0, 0, void, outlook.plain)


@compiled
def lay_out(state: State, desk: Desk) -> float:
    """Reckon all stones as they are, and return the chance of the round."""
    me, other, knobs = desk.me, 1 - desk.me, desk.knobs
    clear(desk.void)
    to_draw = int(state.clan_left) * 0.5
    held = knobs[HELD_SHARE] * (int(state.clan_held[other]) - count(desk.other.hand))
    look_out(desk.other, to_draw + held, knobs[OTHER_CHANCE], OTHER_PACES, knobs, desk.void)
    look_out(desk.own, to_draw, knobs[DRAW_CHANCE], PACES, knobs, desk.void)
    for stone in range(desk.stones):
        if desk.waiting >> stone & 1:
            modes = int(state.modes[stone])
            theirs, beats = desk.theirs[stone], desk.beats[stone]
            set_theirs(desk, int(state.side[other, stone]), int(state.troops[other, stone]), modes, theirs, beats)
            clan, troops = int(state.side[me, stone]), int(state.troops[me, stone])
            first = tie_bonus(state, me, stone)
            desk.chances[stone] = chance_of(desk, desk.own, clan, troops, modes, first, theirs, beats)
        else:
            desk.chances[stone] = 1.0 if int(state.stones[me]) >> stone & 1 else 0.0
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
def lay_out_without(state: State, desk: Desk, card: int) -> float:
    """The same with one card less in hand, where that makes a difference."""
    outlook = without(desk, card)
    look_without(outlook, card, desk.own)
    clear(outlook.plain)
    spread(outlook, 0, 0, 0, desk.void, outlook.plain)
    waiting = desk.waiting & ~int(state.complete[desk.me])
    while waiting:
        stone = lowest(waiting)
        waiting &= waiting - 1
        clan, troops = int(state.side[desk.me, stone]), int(state.troops[desk.me, stone])
        chance = desk.chances[stone]
        if troops or may_serve(card, clan):
            theirs, beats = desk.theirs[stone], desk.beats[stone]
            chance = chance_of(desk, outlook, clan, troops, int(state.modes[stone]), 0.0, theirs, beats)
        desk.chances_less[stone] = chance
    values = desk.knobs[VALUES:]
    return weigh_stones(values, desk.stones, desk.chances_less, desk.folded, desk.shares, desk.weights_less)
