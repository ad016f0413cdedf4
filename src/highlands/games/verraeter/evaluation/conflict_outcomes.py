"""The expectation over the outcomes of a conflict: deals of the action cards, strengths, the standings that follow.

The mover has seen some action cards, so those of the others are one of at most 24 deals of the rest, each weighted by
the opponent model. In each deal the conflict has three outcomes, and each outcome gives every seat a standing.
"""

from __future__ import annotations

from math import exp

from highlands.engine.bits import count
from highlands.engine.compiling import compiled
from highlands.games.verraeter.evaluation.fitted_weights import (
    BUILDER_BIAS,
    BUILDER_COUNTING,
    BUILDER_ROUNDS,
    DIPLOMAT_2_BIAS,
    DIPLOMAT_2_STAKES,
    DIPLOMAT_5_BIAS,
    DIPLOMAT_5_STAKES,
    FARMER_BIAS,
    FARMER_EXTRA_CARDS,
    LAST_WORD,
    SHARE_LAID,
    SPREAD,
    SPREAD_DIPLOMATS,
    SPREAD_SUPPLY,
    STRATEGIST_AT_END,
    STRATEGIST_BIAS,
    TRAITOR_BIAS,
    TRAITOR_GAIN,
)
from highlands.games.verraeter.evaluation.seat_features import (
    HIGHEST_EXPONENT,
    OUTCOMES,
    TIE,
    Context,
    Numbers,
    assume_round,
    house_of,
    land,
    rounds_after,
    standing_of,
    strategy_weight,
)
from highlands.games.verraeter.numbers import (
    BUILDINGS,
    FARMER_DRAW,
    HAND_LIMIT,
    MOST_COUNTING_HOUSES,
    SUPPLY_THAT_COUNTS,
)
from highlands.games.verraeter.rules.conflict import NO_HOUSE, action_strength, landscape_of
from highlands.games.verraeter.state.cards import (
    ACTION_CARDS,
    ALL_ACTIONS,
    BUILDER,
    DIPLOMAT_2,
    DIPLOMAT_5,
    EAGLE,
    FARMER,
    NO_ACTION,
    ROSE,
    STRATEGIST,
    TRAITOR,
)
from highlands.games.verraeter.state.layout import NOBODY, State, order_of


@compiled
def base_at(state: State, place: int) -> int:
    """By how much the Eagles' base is the higher one in a conflict at a place."""
    roses = int(state.roses)
    eagles = int(state.kind[landscape_of(roses, place, EAGLE)])
    others = int(state.kind[landscape_of(roses, place, ROSE)])
    return int(state.base_strength[eagles]) - int(state.base_strength[others])


@compiled
def win_probability(context: Context, lead: float, spread: float) -> float:
    """How likely the Eagles end with a lead above 0 if they lead by so much now."""
    eagles, roses = float(context.to_come[EAGLE]), float(context.to_come[ROSE])
    if eagles + roses + spread == 0:
        return 1.0 if lead > 0 else 0.0
    scale = context.model[SPREAD] + context.model[SPREAD_SUPPLY] * (eagles + roses) + spread
    lead += context.model[SHARE_LAID] * (eagles - roses) + context.model[LAST_WORD] * context.last_word
    return float(1.0 / (1.0 + exp(min(HIGHEST_EXPONENT, max(-HIGHEST_EXPONENT, -lead / scale)))))


@compiled
def add_up_strengths(state: State, context: Context) -> None:
    """Add up the Eagles' lead with the assumed action cards and traitor, and what is to come for each house."""
    players = int(state.players)
    lead = float(base_at(state, int(context.conflict)))
    context.to_come[EAGLE] = 0.0
    context.to_come[ROSE] = 0.0
    context.last_word = 0.0
    for turn in range(players):
        seat = (int(state.start) + turn) % players
        house = house_of(state, context, seat)
        brought = float(context.laid[seat]) + action_strength(int(context.cards[seat]))
        lead += brought if house == EAGLE else -brought
        if context.to_lay[seat] > 0:
            context.to_come[house] += context.to_lay[seat]
            context.last_word = 1.0 if house == EAGLE else -1.0
    context.lead = lead


@compiled
def assume_outcome(state: State, context: Context, traitor: int, outcome: int) -> None:
    """Assume a round with this traitor and this outcome of its conflict."""
    place = int(context.conflict)
    if outcome == TIE:
        assume_round(state, context, traitor, NO_HOUSE, place)
    else:
        assume_round(state, context, traitor, outcome, landscape_of(int(state.roses), place, 1 - outcome))


@compiled
def evaluate_outcomes(state: State, context: Context, traitor: int) -> None:
    """Every seat's standing after each outcome of the conflict, with this traitor."""
    for outcome in range(OUTCOMES):
        assume_outcome(state, context, traitor, outcome)
        context.strategy[outcome] = strategy_weight(context)
        for seat in range(int(state.players)):
            context.standings[traitor + 1, outcome, seat] = standing_of(state, context, seat, NO_ACTION)


@compiled
def evaluate_cards(state: State, context: Context) -> None:
    """What each action card adds to each seat's standing beyond the conflict: measured at a tie."""
    assume_outcome(state, context, NOBODY, TIE)
    for seat in range(int(state.players)):
        without = standing_of(state, context, seat, NO_ACTION)
        for card in range(ACTION_CARDS):
            context.bonus[seat, card] = 0.0
            if card != TRAITOR and card != DIPLOMAT_5:
                context.bonus[seat, card] = standing_of(state, context, seat, card) - without


@compiled
def win_probability_before_draft(state: State, context: Context) -> float:
    """How likely the Eagles win the conflict, from what is public, before any action card is chosen."""
    context.to_come[EAGLE] = 0.0
    context.to_come[ROSE] = 0.0
    context.last_word = 0.0
    for seat in range(int(state.players)):
        context.to_come[int(state.house[seat])] += context.held_strength[seat]
    return win_probability(
        context, float(base_at(state, int(context.conflict))), float(context.model[SPREAD_DIPLOMATS])
    )


@compiled
def predict_choices(state: State, context: Context) -> None:
    """The weight (exponential of a logit) of each action card for each player, from what is public."""
    players = int(state.players)
    roses = int(state.roses)
    rounds = rounds_after(state)
    model = context.model
    eagles = 0
    for seat in range(players):
        eagles += state.house[seat] == EAGLE
    place = int(context.conflict)
    chance = win_probability_before_draft(state, context)
    for seat in range(players):
        house = int(state.house[seat])
        likely = chance if house == EAGLE else 1.0 - chance
        servants = eagles if house == EAGLE else players - eagles
        theirs = int(state.kind[landscape_of(roses, place, 1 - house)])
        ours = int(state.kind[landscape_of(roses, place, house)])
        prize = likely * int(state.prize[theirs, servants - 1])
        prize_of_traitor = (1.0 - likely) * int(state.prize[ours, players - servants])
        stakes = (1.0 - likely) * prize
        estates = int(context.estates[seat])
        counting = count(int(context.counting_houses[seat]))
        cards = float(context.held[seat])
        extra_cards = min(float(FARMER_DRAW), HAND_LIMIT - cards) - count(estates & land(roses, house))
        time = rounds if count(estates) + counting < BUILDINGS else 0
        counted = min(cards, float(SUPPLY_THAT_COUNTS)) if counting < MOST_COUNTING_HOUSES else 0.0
        at_end = 1 if rounds == 0 else 0
        context.choice_weight[seat, TRAITOR] = exp(
            model[TRAITOR_BIAS] + model[TRAITOR_GAIN] * (prize_of_traitor - prize)
        )
        context.choice_weight[seat, FARMER] = exp(model[FARMER_BIAS] + model[FARMER_EXTRA_CARDS] * extra_cards)
        context.choice_weight[seat, BUILDER] = exp(
            model[BUILDER_BIAS] + model[BUILDER_ROUNDS] * time + model[BUILDER_COUNTING] * counted / (1 + rounds)
        )
        context.choice_weight[seat, STRATEGIST] = exp(model[STRATEGIST_BIAS] + model[STRATEGIST_AT_END] * at_end)
        context.choice_weight[seat, DIPLOMAT_2] = exp(model[DIPLOMAT_2_BIAS] + model[DIPLOMAT_2_STAKES] * stakes)
        context.choice_weight[seat, DIPLOMAT_5] = exp(model[DIPLOMAT_5_BIAS] + model[DIPLOMAT_5_STAKES] * stakes)


@compiled
def choice_probability(context: Context, seat: int, card: int, offered: int) -> float:
    """How likely a player keeps this one of the action cards offered."""
    total = 0.0
    for other in range(ACTION_CARDS):
        if offered >> other & 1:
            total += context.choice_weight[seat, other]
    return float(context.choice_weight[seat, card] / total)


@compiled
def deal_probability(state: State, context: Context, mover: int) -> float:
    """How likely the others keep the assumed action cards, if the mover was offered those that the mover saw."""
    players = int(state.players)
    start = int(state.start)
    offered = int(state.saw[mover])
    for turn in range(order_of(state, mover)):
        offered |= 1 << int(context.cards[(start + turn) % players])
    total = 1.0
    for turn in range(players):
        seat = (start + turn) % players
        card = int(context.cards[seat])
        if seat != mover:
            total *= choice_probability(context, seat, card, offered)
        offered &= ~(1 << card)
    return total


@compiled
def assumed_holder(state: State, context: Context, card: int) -> int:
    """Who holds an action card in the assumed deal, or NOBODY."""
    for seat in range(int(state.players)):
        if context.cards[seat] == card:
            return seat
    return NOBODY


@compiled
def add_deal(state: State, context: Context, weight: float, number: int, out: Numbers, at: int) -> None:
    """Add each choice's share of the victory with the assumed action cards, times a weight, from `out[at]` on."""
    mover = int(context.mover)
    traitor = assumed_holder(state, context, TRAITOR)
    strategist = assumed_holder(state, context, STRATEGIST)
    if strategist == NOBODY:
        strategist = int(state.strategy)
    for outcome in range(OUTCOMES):
        mine = float(context.standings[traitor + 1, outcome, mover])
        if strategist == mover:
            mine += context.strategy[outcome]
        context.rivals[outcome] = 0.0
        for seat in range(int(state.players)):
            if seat != mover:
                theirs = context.standings[traitor + 1, outcome, seat] + context.bonus[seat, int(context.cards[seat])]
                if strategist == seat:
                    theirs += context.strategy[outcome]
                context.rivals[outcome] += exp(min(HIGHEST_EXPONENT, theirs - mine))
    context.traitor = traitor
    add_up_strengths(state, context)
    sign = 1.0 if house_of(state, context, mover) == EAGLE else -1.0
    for choice in range(number):
        lead = float(context.lead) + sign * context.brought[choice]
        eagles = win_probability(context, lead - 0.5, 0.0)
        not_roses = win_probability(context, lead + 0.5, 0.0)
        share = eagles / (1.0 + context.rivals[EAGLE] * context.rival_factor[choice, EAGLE])
        share += (1.0 - not_roses) / (1.0 + context.rivals[ROSE] * context.rival_factor[choice, ROSE])
        share += (not_roses - eagles) / (1.0 + context.rivals[TIE] * context.rival_factor[choice, TIE])
        out[at + choice] += weight * share


@compiled
def may_hold(state: State, mover: int, seat: int, own_card: int) -> int:
    """The action cards that another player may keep, as far as the mover knows."""
    if order_of(state, seat) < order_of(state, mover):
        return ALL_ACTIONS & ~int(state.saw[mover])
    return int(state.saw[mover]) & ~(1 << own_card)


@compiled
def expect_over_draft(state: State, context: Context, own_card: int, number: int, out: Numbers, at: int) -> None:
    """Write each choice's share of the victory, over all action cards that the others may keep, from `out[at]` on."""
    mover = int(context.mover)
    players = int(state.players)
    first, second, third = (mover + 1) % players, (mover + 2) % players, (mover + 3) % players
    for choice in range(number):
        out[at + choice] = 0.0
    total = 0.0
    context.cards[mover] = own_card
    firsts = may_hold(state, mover, first, own_card)
    seconds = may_hold(state, mover, second, own_card)
    # With three players the third to the left is the mover again, who holds one card for certain.
    thirds = 1 << own_card if third == mover else may_hold(state, mover, third, own_card)
    for card in range(ACTION_CARDS):
        for next_card in range(ACTION_CARDS):
            if firsts >> card & 1 and seconds >> next_card & 1 and next_card != card:
                context.cards[first] = card
                context.cards[second] = next_card
                for last_card in range(ACTION_CARDS):
                    if thirds >> last_card & 1 and last_card != card and last_card != next_card:
                        context.cards[third] = last_card
                        weight = deal_probability(state, context, mover)
                        total += weight
                        add_deal(state, context, weight, number, out, at)
    for choice in range(number):
        out[at + choice] /= total
