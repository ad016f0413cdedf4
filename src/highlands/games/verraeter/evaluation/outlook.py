"""How the conflict of a round may end: who holds which action card, which house is the stronger one, and what follows.

The mover knows which action cards came by, so those of the others are one of at most 24 ways to deal the rest. Each is
as likely as the others' habits make it. In each the conflict has three ends, and each end gives every seat a standing.
"""

from __future__ import annotations

from math import exp

from highlands.engine.bits import count
from highlands.engine.compiling import compiled
from highlands.games.verraeter.evaluation.expectations import (
    ENDS,
    HIGHEST_EXPONENT,
    TIE,
    Context,
    Numbers,
    house_of,
    imagine_round,
    land,
    rounds_after,
    standing_of,
    strategy_worth,
)
from highlands.games.verraeter.evaluation.experience import (
    BUILDER_COUNTING,
    BUILDER_TIME,
    DIPLOMAT_2_STAKES,
    DIPLOMAT_5_STAKES,
    FARMER_ROOM,
    LAST_WORD,
    LIKES_BUILDER,
    LIKES_DIPLOMAT_2,
    LIKES_DIPLOMAT_5,
    LIKES_FARMER,
    LIKES_STRATEGIST,
    LIKES_TRAITOR,
    SHARE_LAID,
    SPREAD,
    SPREAD_DIPLOMATS,
    SPREAD_SUPPLY,
    STRATEGIST_AT_END,
    TRAITOR_GAIN,
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
def stronger(context: Context, lead: float, spread: float) -> float:
    """How likely the Eagles end with a lead above 0 if they lead by so much now."""
    eagles, roses = float(context.to_come[EAGLE]), float(context.to_come[ROSE])
    if eagles + roses + spread == 0:
        return 1.0 if lead > 0 else 0.0
    scale = context.habits[SPREAD] + context.habits[SPREAD_SUPPLY] * (eagles + roses) + spread
    lead += context.habits[SHARE_LAID] * (eagles - roses) + context.habits[LAST_WORD] * context.last_word
    return float(1.0 / (1.0 + exp(min(HIGHEST_EXPONENT, max(-HIGHEST_EXPONENT, -lead / scale)))))


@compiled
def muster(state: State, context: Context) -> None:
    """Work out the Eagles' lead with the action cards and the traitor in mind, and what is to come for each house."""
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
def imagine_end(state: State, context: Context, traitor: int, end: int) -> None:
    """Call to mind a round with this traitor and this end of its conflict."""
    place = int(context.conflict)
    if end == TIE:
        imagine_round(state, context, traitor, NO_HOUSE, place)
    else:
        imagine_round(state, context, traitor, end, landscape_of(int(state.roses), place, 1 - end))


@compiled
def see_ends(state: State, context: Context, traitor: int) -> None:
    """Every seat's standing after each end of the conflict, with this traitor."""
    for end in range(ENDS):
        imagine_end(state, context, traitor, end)
        context.strategy[end] = strategy_worth(context)
        for seat in range(int(state.players)):
            context.standings[traitor + 1, end, seat] = standing_of(state, context, seat, NO_ACTION)


@compiled
def see_cards(state: State, context: Context) -> None:
    """What each action card adds to each seat's standing beyond the conflict: measured at a tie."""
    imagine_end(state, context, NOBODY, TIE)
    for seat in range(int(state.players)):
        without = standing_of(state, context, seat, NO_ACTION)
        for card in range(ACTION_CARDS):
            context.bonus[seat, card] = 0.0
            if card != TRAITOR and card != DIPLOMAT_5:
                context.bonus[seat, card] = standing_of(state, context, seat, card) - without


@compiled
def chance_of_house(state: State, context: Context) -> float:
    """How likely the Eagles win the conflict, as all see it before any action card is chosen."""
    context.to_come[EAGLE] = 0.0
    context.to_come[ROSE] = 0.0
    context.last_word = 0.0
    for seat in range(int(state.players)):
        context.to_come[int(state.house[seat])] += context.held_strength[seat]
    return stronger(context, float(base_at(state, int(context.conflict))), float(context.habits[SPREAD_DIPLOMATS]))


@compiled
def feel_appeal(state: State, context: Context) -> None:
    """How much each action card draws each player, as all may guess from what is public."""
    players = int(state.players)
    roses = int(state.roses)
    rounds = rounds_after(state)
    habits = context.habits
    eagles = 0
    for seat in range(players):
        eagles += state.house[seat] == EAGLE
    place = int(context.conflict)
    chance = chance_of_house(state, context)
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
        room = min(float(FARMER_DRAW), HAND_LIMIT - cards) - count(estates & land(roses, house))
        time = rounds if count(estates) + counting < BUILDINGS else 0
        counted = min(cards, float(SUPPLY_THAT_COUNTS)) if counting < MOST_COUNTING_HOUSES else 0.0
        at_end = 1 if rounds == 0 else 0
        context.appeal[seat, TRAITOR] = exp(habits[LIKES_TRAITOR] + habits[TRAITOR_GAIN] * (prize_of_traitor - prize))
        context.appeal[seat, FARMER] = exp(habits[LIKES_FARMER] + habits[FARMER_ROOM] * room)
        context.appeal[seat, BUILDER] = exp(
            habits[LIKES_BUILDER] + habits[BUILDER_TIME] * time + habits[BUILDER_COUNTING] * counted / (1 + rounds)
        )
        context.appeal[seat, STRATEGIST] = exp(habits[LIKES_STRATEGIST] + habits[STRATEGIST_AT_END] * at_end)
        context.appeal[seat, DIPLOMAT_2] = exp(habits[LIKES_DIPLOMAT_2] + habits[DIPLOMAT_2_STAKES] * stakes)
        context.appeal[seat, DIPLOMAT_5] = exp(habits[LIKES_DIPLOMAT_5] + habits[DIPLOMAT_5_STAKES] * stakes)


@compiled
def chance_of_choice(context: Context, seat: int, card: int, offered: int) -> float:
    """How likely a player keeps this one of the action cards offered."""
    total = 0.0
    for other in range(ACTION_CARDS):
        if offered >> other & 1:
            total += context.appeal[seat, other]
    return float(context.appeal[seat, card] / total)


@compiled
def chance_of_cards(state: State, context: Context, mover: int) -> float:
    """How likely the others keep the action cards in mind, if the mover was offered those that the mover saw."""
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
            total *= chance_of_choice(context, seat, card, offered)
        offered &= ~(1 << card)
    return total


@compiled
def assumed_holder(state: State, context: Context, card: int) -> int:
    """Who holds an action card of those in mind, or NOBODY."""
    for seat in range(int(state.players)):
        if context.cards[seat] == card:
            return seat
    return NOBODY


@compiled
def weigh_cards(state: State, context: Context, weight: float, number: int, out: Numbers, at: int) -> None:
    """Add each choice's share of the victory with the action cards in mind, times a weight, from `out[at]` on."""
    mover = int(context.mover)
    traitor = assumed_holder(state, context, TRAITOR)
    strategist = assumed_holder(state, context, STRATEGIST)
    if strategist == NOBODY:
        strategist = int(state.strategy)
    for end in range(ENDS):
        mine = float(context.standings[traitor + 1, end, mover])
        if strategist == mover:
            mine += context.strategy[end]
        context.rivals[end] = 0.0
        for seat in range(int(state.players)):
            if seat != mover:
                theirs = context.standings[traitor + 1, end, seat] + context.bonus[seat, int(context.cards[seat])]
                if strategist == seat:
                    theirs += context.strategy[end]
                context.rivals[end] += exp(min(HIGHEST_EXPONENT, theirs - mine))
    context.traitor = traitor
    muster(state, context)
    sign = 1.0 if house_of(state, context, mover) == EAGLE else -1.0
    for choice in range(number):
        lead = float(context.lead) + sign * context.brought[choice]
        eagles = stronger(context, lead - 0.5, 0.0)
        not_roses = stronger(context, lead + 0.5, 0.0)
        share = eagles / (1.0 + context.rivals[EAGLE] * context.cost[choice, EAGLE])
        share += (1.0 - not_roses) / (1.0 + context.rivals[ROSE] * context.cost[choice, ROSE])
        share += (not_roses - eagles) / (1.0 + context.rivals[TIE] * context.cost[choice, TIE])
        out[at + choice] += weight * share


@compiled
def may_hold(state: State, mover: int, seat: int, own_card: int) -> int:
    """The action cards that another player may keep, as the mover sees it."""
    if order_of(state, seat) < order_of(state, mover):
        return ALL_ACTIONS & ~int(state.saw[mover])
    return int(state.saw[mover]) & ~(1 << own_card)


@compiled
def weigh_draft(state: State, context: Context, own_card: int, number: int, out: Numbers, at: int) -> None:
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
                        weight = chance_of_cards(state, context, mover)
                        total += weight
                        weigh_cards(state, context, weight, number, out, at)
    for choice in range(number):
        out[at + choice] /= total
