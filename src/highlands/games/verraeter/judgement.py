"""The knowing player's judgement: what each action promises the mover, and what each seat may expect.

Before a conflict is decided every way in which it may end is looked at (see `outlook`); after it, what each seat has
(see `expectations`). `weigh` and `glance` read nothing that the mover may not know.
"""

from __future__ import annotations

from math import exp

import numpy as np

from highlands.compiling import compiled, compiled_with_arrays
from highlands.games.verraeter import rules
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
    DIPLOMAT_2,
    EAGLE,
    FARMER,
    NO_ACTION,
    ROSE,
    STRATEGIST,
    TRAITOR,
    size_of,
    strength_of,
)
from highlands.games.verraeter.conflict import NO_HOUSE
from highlands.games.verraeter.expectations import (
    ENDS,
    MIND,
    Mind,
    Numbers,
    imagine_round,
    rounds_after,
    share_of,
    standing_of,
    strategy_worth,
)
from highlands.games.verraeter.experience import HABIT, SPREAD_DIPLOMATS, WORTH
from highlands.games.verraeter.glance import glance
from highlands.games.verraeter.outlook import (
    chance_of_choice,
    feel_appeal,
    holder_in_mind,
    imagine_end,
    muster,
    see_cards,
    see_ends,
    stronger,
    weigh_draft,
)
from highlands.games.verraeter.stock import expect_laying, recall, take_stock
from highlands.games.verraeter.table import (
    BUILD,
    CHOOSE,
    CONFLICT,
    NOBODY,
    OVER,
    SETTLE,
    SUPPLY,
    order_of,
)
from highlands.kernel import TRUTH, Actions, Table

__all__ = ["estimate", "glance", "weigh"]


@compiled
def stand_before(table: Table, mind: Mind) -> None:
    """Every seat's standing before a round."""
    imagine_round(table, mind, NOBODY, NO_HOUSE, 0)
    for seat in range(int(table.players)):
        mind.standing[seat] = standing_of(table, mind, seat, NO_ACTION)
    mind.standing[int(table.strategy)] += strategy_worth(mind)


@compiled
def stand_after(table: Table, mind: Mind) -> None:
    """Every seat's standing after a round whose conflict is decided; some action cards still have an effect."""
    imagine_round(table, mind, NOBODY, NO_HOUSE, 0)
    strategist = int(table.strategy)
    for seat in range(int(table.players)):
        card = int(table.action[seat])
        if card == STRATEGIST:
            strategist = seat
        works = card in (FARMER, DIPLOMAT_2) or (card == BUILDER and table.step == BUILD)
        mind.standing[seat] = standing_of(table, mind, seat, card if works else NO_ACTION)
    mind.standing[strategist] += strategy_worth(mind)


@compiled
def weigh_settling(table: Table, mind: Mind, actions: Actions, number: int, out: Numbers) -> None:
    """Where to place the first estate."""
    seat = int(table.mover)
    for index in range(number):
        mind.estates[seat] = 1 << int(actions[index]) - PLACE_ESTATE
        stand_before(table, mind)
        out[index] = share_of(mind, int(table.players), seat)


@compiled
def weigh_places(table: Table, mind: Mind, actions: Actions, number: int, out: Numbers) -> None:
    """Where to lay the conflict card: for each place over the players who may become traitors."""
    players = int(table.players)
    expect_laying(table, mind)
    for seat in range(players):
        mind.cards[seat] = NO_ACTION
    for index in range(number):
        mind.conflict = int(actions[index]) - LAY_CONFLICT
        feel_appeal(table, mind)
        out[index] = 0.0
        left = 1.0
        for turn in range(players):
            traitor = (int(table.start) + turn) % players
            # One of the action cards is put aside.
            in_draft = (ACTION_CARDS - 1) / ACTION_CARDS
            weight = left * in_draft * chance_of_choice(mind, traitor, TRAITOR, ALL_ACTIONS)
            left -= weight
            out[index] += weight * weigh_place(table, mind, traitor)
        out[index] += left * weigh_place(table, mind, NOBODY)


@compiled
def weigh_place(table: Table, mind: Mind, traitor: int) -> float:
    """The mover's share of the victory after the conflict in mind, with this traitor."""
    players = int(table.players)
    total = 0.0
    for end in range(ENDS):
        imagine_end(table, mind, traitor, end)
        if end == EAGLE:
            muster(table, mind)
        for seat in range(players):
            mind.standing[seat] = standing_of(table, mind, seat, NO_ACTION)
        likely = chance_of_end(mind, end, float(mind.habits[SPREAD_DIPLOMATS]))
        total += likely * share_of(mind, players, int(mind.mover))
    return total


@compiled
def chance_of_end(mind: Mind, end: int, spread: float) -> float:
    """How likely the conflict in mind ends so; strengths are whole numbers, and equal ones are a tie."""
    eagles = stronger(mind, float(mind.lead) - 0.5, spread)
    if end == EAGLE:
        return eagles
    not_roses = stronger(mind, float(mind.lead) + 0.5, spread)
    return 1.0 - not_roses if end == ROSE else not_roses - eagles


@compiled
def weigh_choosing(table: Table, mind: Mind, actions: Actions, number: int, out: Numbers) -> None:
    """Which action card to keep; what is passed on, the next players may take."""
    seat = int(table.mover)
    feel_appeal(table, mind)
    expect_laying(table, mind)
    for traitor in range(NOBODY, int(table.players)):
        see_ends(table, mind, traitor)
    see_cards(table, mind)
    mind.brought[0] = 0.0
    for index in range(number):
        card = int(actions[index]) - TAKE_ACTION
        traitor = seat if card == TRAITOR else NOBODY
        for end in range(ENDS):
            imagine_end(table, mind, traitor, end)
            count_cost(table, mind, card, 0, end)
        weigh_draft(table, mind, card, 1, out, index)


@compiled
def count_cost(table: Table, mind: Mind, card: int, choice: int, end: int) -> None:
    """How much larger the rivals' part is after an end of the conflict, as the mover has chosen so."""
    seat = int(mind.mover)
    mind.cost[choice, end] = exp(mind.standings[mind.traitor + 1, end, seat] - standing_of(table, mind, seat, card))


@compiled
def weigh_laying(table: Table, mind: Mind, actions: Actions, number: int, out: Numbers) -> None:
    """Which supply to lay."""
    seat = int(table.mover)
    card = int(table.action[seat])
    cards, strength = float(mind.kept[seat]), float(mind.strength[seat])
    feel_appeal(table, mind)
    expect_laying(table, mind)
    mind.to_lay[seat] = 0.0
    mind.kept[seat] = cards
    mind.strength[seat] = strength
    for traitor in range(NOBODY, int(table.players)):
        if (traitor == seat) == (card == TRAITOR):
            see_ends(table, mind, traitor)
    see_cards(table, mind)
    for end in range(ENDS):
        imagine_end(table, mind, seat if card == TRAITOR else NOBODY, end)
        for index in range(number):
            handful = int(BUNDLE[int(actions[index]) - LAY_SUPPLY])
            mind.brought[index] = strength_of(handful)
            mind.kept[seat] = cards - size_of(handful)
            mind.strength[seat] = strength - mind.brought[index]
            count_cost(table, mind, card, index, end)
    weigh_draft(table, mind, card, number, out, 0)


@compiled
def build_in_mind(table: Table, mind: Mind, seat: int, action: int) -> None:
    """What a seat's buildings are after an action of the Builder."""
    estates = int(table.estates[seat])
    counting = int(table.counting_houses[seat])
    if action < PLACE_COUNTING_HOUSE:
        estates |= 1 << action - PLACE_ESTATE
    elif action < TURN_BUILDING:
        counting |= 1 << action - PLACE_COUNTING_HOUSE
    elif action < PASS:
        building = 1 << action - TURN_BUILDING
        estates ^= building
        counting ^= building
    mind.estates[seat] = estates
    mind.counting_houses[seat] = counting


@compiled
def weigh_building(table: Table, mind: Mind, actions: Actions, number: int, out: Numbers) -> None:
    """What to build, or which building to turn."""
    seat = int(table.mover)
    stand_after(table, mind)
    # What the seat has apart from its buildings: perhaps the strategy card.
    apart = float(mind.standing[seat]) - standing_of(table, mind, seat, BUILDER)
    for index in range(number):
        build_in_mind(table, mind, seat, int(actions[index]))
        mind.standing[seat] = apart + standing_of(table, mind, seat, NO_ACTION)
        out[index] = share_of(mind, int(table.players), seat)


@compiled
def weigh_discarding(table: Table, mind: Mind, actions: Actions, number: int, out: Numbers) -> None:
    """Which cards to discard before a draw."""
    seat = int(table.mover)
    cards, strength = float(mind.kept[seat]), float(mind.strength[seat])
    for index in range(number):
        handful = int(BUNDLE[int(actions[index]) - DISCARD_SUPPLY + 1])
        mind.kept[seat] = cards - size_of(handful)
        mind.strength[seat] = strength - strength_of(handful)
        stand_after(table, mind)
        out[index] = share_of(mind, int(table.players), seat)


@compiled_with_arrays
def judge(table: Table, actions: Actions, number: int, weights: Numbers, worth: Numbers, habit: Numbers) -> None:
    """What each of these actions promises the mover, from -1 to 1, to one of this experience."""
    mind = np.zeros(1, MIND)[0]
    step = int(table.step)
    recall(table, rounds_after(table) + (step == SETTLE), worth, habit, mind)
    take_stock(table, int(table.mover), mind)
    if step == SETTLE:
        weigh_settling(table, mind, actions, number, weights)
    elif step == CONFLICT:
        weigh_places(table, mind, actions, number, weights)
    elif step == CHOOSE:
        weigh_choosing(table, mind, actions, number, weights)
    elif step == SUPPLY:
        weigh_laying(table, mind, actions, number, weights)
    elif step == BUILD:
        weigh_building(table, mind, actions, number, weights)
    else:
        weigh_discarding(table, mind, actions, number, weights)
    for index in range(number):
        weights[index] = 2.0 * weights[index] - 1.0


@compiled
def choose_for_rest(table: Table, mind: Mind) -> None:
    """Let those who have no action card yet keep the one that draws them most."""
    players = int(table.players)
    turn = order_of(table, int(table.mover))
    offered = int(table.saw[int(table.mover)])
    for place in range(turn, players):
        seat = (int(table.start) + place) % players
        best = NO_ACTION
        for card in range(ACTION_CARDS):
            if offered >> card & 1 and (best == NO_ACTION or mind.appeal[seat, card] > mind.appeal[seat, best]):
                best = card
        mind.cards[seat] = best
        offered &= ~(1 << best)


@compiled
def appraise_conflict(table: Table, mind: Mind, out: Numbers) -> None:
    """Each seat's share of the victory while a conflict is open."""
    players = int(table.players)
    for seat in range(players):
        mind.cards[seat] = table.action[seat]
        out[seat] = 0.0
    if table.step == CHOOSE:
        feel_appeal(table, mind)
        choose_for_rest(table, mind)
    expect_laying(table, mind)
    traitor = holder_in_mind(table, mind, TRAITOR)
    strategist = holder_in_mind(table, mind, STRATEGIST)
    if strategist == NOBODY:
        strategist = int(table.strategy)
    mind.traitor = traitor
    muster(table, mind)
    for end in range(ENDS):
        likely = chance_of_end(mind, end, 0.0)
        if likely > 0:
            imagine_end(table, mind, traitor, end)
            for seat in range(players):
                mind.standing[seat] = standing_of(table, mind, seat, int(mind.cards[seat]))
            mind.standing[strategist] += strategy_worth(mind)
            for seat in range(players):
                out[seat] += likely * share_of(mind, players, seat)


@compiled_with_arrays
def appraise(table: Table, out: Numbers, worth: Numbers, habit: Numbers) -> None:
    """Each seat's expected return of a table without holes, to one of this experience."""
    if table.step == OVER:
        rules.returns(table, out)
        return
    players = int(table.players)
    mind = np.zeros(1, MIND)[0]
    before_round = table.step <= CONFLICT
    recall(table, rounds_after(table) + before_round, worth, habit, mind)
    take_stock(table, TRUTH, mind)
    if table.step == CHOOSE or table.step == SUPPLY:
        appraise_conflict(table, mind, out)
    else:
        if before_round:
            stand_before(table, mind)
        else:
            stand_after(table, mind)
        for seat in range(players):
            out[seat] = share_of(mind, players, seat)
    for seat in range(players):
        out[seat] = 2.0 * out[seat] - 1.0


@compiled_with_arrays
def weigh(table: Table, actions: Actions, number: int, weights: Numbers) -> None:
    """What each of these actions promises the mover, from -1 to 1, as one thinks who knows the game."""
    judge(table, actions, number, weights, WORTH, HABIT)


@compiled_with_arrays
def estimate(table: Table, out: Numbers) -> None:
    """Each seat's expected return of a table without holes."""
    appraise(table, out, WORTH, HABIT)
