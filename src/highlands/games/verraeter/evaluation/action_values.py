"""The knowing player's judgement: what each action promises the mover, and what each seat may expect.

Before a conflict is decided every way in which it may end is looked at (see `outlook`); after it, what each seat has
(see `expectations`). `weigh` and `glance` read nothing that the mover may not know.
"""

from __future__ import annotations

from math import exp

import numpy as np

from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import Actions
from highlands.engine.state import NO_OBSERVER
from highlands.games.verraeter.evaluation.expectations import (
    CONTEXT,
    ENDS,
    Context,
    Numbers,
    imagine_round,
    rounds_after,
    share_of,
    standing_of,
    strategy_worth,
)
from highlands.games.verraeter.evaluation.experience import HABIT, SPREAD_DIPLOMATS, WORTH
from highlands.games.verraeter.evaluation.novice_values import novice_values
from highlands.games.verraeter.evaluation.outlook import (
    assumed_holder,
    chance_of_choice,
    feel_appeal,
    imagine_end,
    muster,
    see_cards,
    see_ends,
    stronger,
    weigh_draft,
)
from highlands.games.verraeter.evaluation.stock import expect_laying, recall, take_stock
from highlands.games.verraeter.rules import transitions
from highlands.games.verraeter.rules.conflict import NO_HOUSE
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
from highlands.games.verraeter.state.layout import (
    BUILD,
    CHOOSE,
    CONFLICT,
    NOBODY,
    OVER,
    SETTLE,
    SUPPLY,
    State,
    order_of,
)

__all__ = ["action_values", "evaluate", "novice_values"]


@compiled
def stand_before(state: State, context: Context) -> None:
    """Every seat's standing before a round."""
    imagine_round(state, context, NOBODY, NO_HOUSE, 0)
    for seat in range(int(state.players)):
        context.standing[seat] = standing_of(state, context, seat, NO_ACTION)
    context.standing[int(state.strategy)] += strategy_worth(context)


@compiled
def stand_after(state: State, context: Context) -> None:
    """Every seat's standing after a round whose conflict is decided; some action cards still have an effect."""
    imagine_round(state, context, NOBODY, NO_HOUSE, 0)
    strategist = int(state.strategy)
    for seat in range(int(state.players)):
        card = int(state.action[seat])
        if card == STRATEGIST:
            strategist = seat
        works = card in (FARMER, DIPLOMAT_2) or (card == BUILDER and state.step == BUILD)
        context.standing[seat] = standing_of(state, context, seat, card if works else NO_ACTION)
    context.standing[strategist] += strategy_worth(context)


@compiled
def weigh_settling(state: State, context: Context, actions: Actions, number: int, out: Numbers) -> None:
    """Where to place the first estate."""
    seat = int(state.mover)
    for index in range(number):
        context.estates[seat] = 1 << int(actions[index]) - PLACE_ESTATE
        stand_before(state, context)
        out[index] = share_of(context, int(state.players), seat)


@compiled
def weigh_places(state: State, context: Context, actions: Actions, number: int, out: Numbers) -> None:
    """Where to lay the conflict card: for each place over the players who may become traitors."""
    players = int(state.players)
    expect_laying(state, context)
    for seat in range(players):
        context.cards[seat] = NO_ACTION
    for index in range(number):
        context.conflict = int(actions[index]) - LAY_CONFLICT
        feel_appeal(state, context)
        out[index] = 0.0
        left = 1.0
        for turn in range(players):
            traitor = (int(state.start) + turn) % players
            # One of the action cards is put aside.
            in_draft = (ACTION_CARDS - 1) / ACTION_CARDS
            weight = left * in_draft * chance_of_choice(context, traitor, TRAITOR, ALL_ACTIONS)
            left -= weight
            out[index] += weight * weigh_place(state, context, traitor)
        out[index] += left * weigh_place(state, context, NOBODY)


@compiled
def weigh_place(state: State, context: Context, traitor: int) -> float:
    """The mover's share of the victory after the conflict in mind, with this traitor."""
    players = int(state.players)
    total = 0.0
    for end in range(ENDS):
        imagine_end(state, context, traitor, end)
        if end == EAGLE:
            muster(state, context)
        for seat in range(players):
            context.standing[seat] = standing_of(state, context, seat, NO_ACTION)
        likely = chance_of_end(context, end, float(context.habits[SPREAD_DIPLOMATS]))
        total += likely * share_of(context, players, int(context.mover))
    return total


@compiled
def chance_of_end(context: Context, end: int, spread: float) -> float:
    """How likely the conflict in mind ends so; strengths are whole numbers, and equal ones are a tie."""
    eagles = stronger(context, float(context.lead) - 0.5, spread)
    if end == EAGLE:
        return eagles
    not_roses = stronger(context, float(context.lead) + 0.5, spread)
    return 1.0 - not_roses if end == ROSE else not_roses - eagles


@compiled
def weigh_choosing(state: State, context: Context, actions: Actions, number: int, out: Numbers) -> None:
    """Which action card to keep; what is passed on, the next players may take."""
    seat = int(state.mover)
    feel_appeal(state, context)
    expect_laying(state, context)
    for traitor in range(NOBODY, int(state.players)):
        see_ends(state, context, traitor)
    see_cards(state, context)
    context.brought[0] = 0.0
    for index in range(number):
        card = int(actions[index]) - TAKE_ACTION
        traitor = seat if card == TRAITOR else NOBODY
        for end in range(ENDS):
            imagine_end(state, context, traitor, end)
            count_cost(state, context, card, 0, end)
        weigh_draft(state, context, card, 1, out, index)


@compiled
def count_cost(state: State, context: Context, card: int, choice: int, end: int) -> None:
    """How much larger the rivals' part is after an end of the conflict, as the mover has chosen so."""
    seat = int(context.mover)
    context.cost[choice, end] = exp(
        context.standings[context.traitor + 1, end, seat] - standing_of(state, context, seat, card)
    )


@compiled
def weigh_laying(state: State, context: Context, actions: Actions, number: int, out: Numbers) -> None:
    """Which supply to lay."""
    seat = int(state.mover)
    card = int(state.action[seat])
    cards, strength = float(context.kept[seat]), float(context.strength[seat])
    feel_appeal(state, context)
    expect_laying(state, context)
    context.to_lay[seat] = 0.0
    context.kept[seat] = cards
    context.strength[seat] = strength
    for traitor in range(NOBODY, int(state.players)):
        if (traitor == seat) == (card == TRAITOR):
            see_ends(state, context, traitor)
    see_cards(state, context)
    for end in range(ENDS):
        imagine_end(state, context, seat if card == TRAITOR else NOBODY, end)
        for index in range(number):
            handful = int(BUNDLE[int(actions[index]) - LAY_SUPPLY])
            context.brought[index] = strength_of(handful)
            context.kept[seat] = cards - size_of(handful)
            context.strength[seat] = strength - context.brought[index]
            count_cost(state, context, card, index, end)
    weigh_draft(state, context, card, number, out, 0)


@compiled
def assume_building(state: State, context: Context, seat: int, action: int) -> None:
    """What a seat's buildings are after an action of the Builder."""
    estates = int(state.estates[seat])
    counting = int(state.counting_houses[seat])
    if action < PLACE_COUNTING_HOUSE:
        estates |= 1 << action - PLACE_ESTATE
    elif action < TURN_BUILDING:
        counting |= 1 << action - PLACE_COUNTING_HOUSE
    elif action < PASS:
        building = 1 << action - TURN_BUILDING
        estates ^= building
        counting ^= building
    context.estates[seat] = estates
    context.counting_houses[seat] = counting


@compiled
def weigh_building(state: State, context: Context, actions: Actions, number: int, out: Numbers) -> None:
    """What to build, or which building to turn."""
    seat = int(state.mover)
    stand_after(state, context)
    # What the seat has apart from its buildings: perhaps the strategy card.
    apart = float(context.standing[seat]) - standing_of(state, context, seat, BUILDER)
    for index in range(number):
        assume_building(state, context, seat, int(actions[index]))
        context.standing[seat] = apart + standing_of(state, context, seat, NO_ACTION)
        out[index] = share_of(context, int(state.players), seat)


@compiled
def weigh_discarding(state: State, context: Context, actions: Actions, number: int, out: Numbers) -> None:
    """Which cards to discard before a draw."""
    seat = int(state.mover)
    cards, strength = float(context.kept[seat]), float(context.strength[seat])
    for index in range(number):
        handful = int(BUNDLE[int(actions[index]) - DISCARD_SUPPLY + 1])
        context.kept[seat] = cards - size_of(handful)
        context.strength[seat] = strength - strength_of(handful)
        stand_after(state, context)
        out[index] = share_of(context, int(state.players), seat)


@compiled_with_arrays
def judge(state: State, actions: Actions, number: int, weights: Numbers, worth: Numbers, habit: Numbers) -> None:
    """What each of these actions promises the mover, from -1 to 1, to one of this experience."""
    context = np.zeros(1, CONTEXT)[0]
    step = int(state.step)
    recall(state, rounds_after(state) + (step == SETTLE), worth, habit, context)
    take_stock(state, int(state.mover), context)
    if step == SETTLE:
        weigh_settling(state, context, actions, number, weights)
    elif step == CONFLICT:
        weigh_places(state, context, actions, number, weights)
    elif step == CHOOSE:
        weigh_choosing(state, context, actions, number, weights)
    elif step == SUPPLY:
        weigh_laying(state, context, actions, number, weights)
    elif step == BUILD:
        weigh_building(state, context, actions, number, weights)
    else:
        weigh_discarding(state, context, actions, number, weights)
    for index in range(number):
        weights[index] = 2.0 * weights[index] - 1.0


@compiled
def choose_for_rest(state: State, context: Context) -> None:
    """Let those who have no action card yet keep the one that draws them most."""
    players = int(state.players)
    turn = order_of(state, int(state.mover))
    offered = int(state.saw[int(state.mover)])
    for place in range(turn, players):
        seat = (int(state.start) + place) % players
        best = NO_ACTION
        for card in range(ACTION_CARDS):
            if offered >> card & 1 and (best == NO_ACTION or context.appeal[seat, card] > context.appeal[seat, best]):
                best = card
        context.cards[seat] = best
        offered &= ~(1 << best)


@compiled
def appraise_conflict(state: State, context: Context, out: Numbers) -> None:
    """Each seat's share of the victory while a conflict is open."""
    players = int(state.players)
    for seat in range(players):
        context.cards[seat] = state.action[seat]
        out[seat] = 0.0
    if state.step == CHOOSE:
        feel_appeal(state, context)
        choose_for_rest(state, context)
    expect_laying(state, context)
    traitor = assumed_holder(state, context, TRAITOR)
    strategist = assumed_holder(state, context, STRATEGIST)
    if strategist == NOBODY:
        strategist = int(state.strategy)
    context.traitor = traitor
    muster(state, context)
    for end in range(ENDS):
        likely = chance_of_end(context, end, 0.0)
        if likely > 0:
            imagine_end(state, context, traitor, end)
            for seat in range(players):
                context.standing[seat] = standing_of(state, context, seat, int(context.cards[seat]))
            context.standing[strategist] += strategy_worth(context)
            for seat in range(players):
                out[seat] += likely * share_of(context, players, seat)


@compiled_with_arrays
def appraise(state: State, out: Numbers, worth: Numbers, habit: Numbers) -> None:
    """Each seat's expected return of a table without holes, to one of this experience."""
    if state.step == OVER:
        transitions.returns(state, out)
        return
    players = int(state.players)
    context = np.zeros(1, CONTEXT)[0]
    before_round = state.step <= CONFLICT
    recall(state, rounds_after(state) + before_round, worth, habit, context)
    take_stock(state, NO_OBSERVER, context)
    if state.step == CHOOSE or state.step == SUPPLY:
        appraise_conflict(state, context, out)
    else:
        if before_round:
            stand_before(state, context)
        else:
            stand_after(state, context)
        for seat in range(players):
            out[seat] = share_of(context, players, seat)
    for seat in range(players):
        out[seat] = 2.0 * out[seat] - 1.0


@compiled_with_arrays
def action_values(state: State, actions: Actions, number: int, weights: Numbers) -> None:
    """What each of these actions promises the mover, from -1 to 1, as one thinks who knows the game."""
    judge(state, actions, number, weights, WORTH, HABIT)


@compiled_with_arrays
def evaluate(state: State, out: Numbers) -> None:
    """Each seat's expected return of a table without holes."""
    appraise(state, out, WORTH, HABIT)
