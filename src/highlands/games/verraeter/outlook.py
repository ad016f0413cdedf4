"""How the conflict of a round may end: who holds which action card, which house is the stronger one, and what follows.

The mover knows which action cards came by, so those of the others are one of at most 24 ways to deal the rest. Each is
as likely as the others' habits make it. In each the conflict has three ends, and each end gives every seat a standing.
"""

from __future__ import annotations

from math import exp

from highlands.bits import count
from highlands.compiling import compiled
from highlands.games.verraeter.cards import (
    ACTION_CARDS,
    ALL_ACTIONS,
    BUILDER,
    BUILDINGS,
    DIPLOMAT_2,
    DIPLOMAT_5,
    EAGLE,
    FARMER,
    HAND_LIMIT,
    LANDSCAPES,
    MOST_COUNTING_HOUSES,
    NO_ACTION,
    ROSE,
    STRATEGIST,
    TRAITOR,
)
from highlands.games.verraeter.conflict import NO_HOUSE
from highlands.games.verraeter.expectations import (
    ENDS,
    HIGHEST_EXPONENT,
    TIE,
    Mind,
    Numbers,
    house_of,
    imagine_round,
    land,
    rounds_after,
    standing_of,
    strategy_worth,
)
from highlands.games.verraeter.experience import (
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
from highlands.games.verraeter.rules import FARMER_DRAW, SUPPLY_THAT_COUNTS
from highlands.games.verraeter.table import NOBODY, order_of
from highlands.kernel import Table


@compiled
def landscape_of(roses: int, place: int, house: int) -> int:
    """The landscape of a house in a conflict at a place."""
    following = place + 1 if place + 1 < LANDSCAPES else 0
    return place if roses >> place & 1 == house else following


@compiled
def base_at(table: Table, place: int) -> int:
    """By how much the Eagles' base is the higher one in a conflict at a place."""
    roses = int(table.roses)
    eagles = int(table.kind[landscape_of(roses, place, EAGLE)])
    others = int(table.kind[landscape_of(roses, place, ROSE)])
    return int(table.base_strength[eagles]) - int(table.base_strength[others])


@compiled
def stronger(mind: Mind, lead: float, spread: float) -> float:
    """How likely the Eagles end with a lead above 0 if they lead by so much now."""
    eagles, roses = float(mind.to_come[EAGLE]), float(mind.to_come[ROSE])
    if eagles + roses + spread == 0:
        return 1.0 if lead > 0 else 0.0
    scale = mind.habits[SPREAD] + mind.habits[SPREAD_SUPPLY] * (eagles + roses) + spread
    lead += mind.habits[SHARE_LAID] * (eagles - roses) + mind.habits[LAST_WORD] * mind.last_word
    return float(1.0 / (1.0 + exp(min(HIGHEST_EXPONENT, max(-HIGHEST_EXPONENT, -lead / scale)))))


@compiled
def strength_of_card(card: int) -> int:
    """What an action card adds to the strength of a house."""
    if card == DIPLOMAT_2:
        return 2
    return 5 if card == DIPLOMAT_5 else 0


@compiled
def muster(table: Table, mind: Mind) -> None:
    """Work out the Eagles' lead with the action cards and the traitor in mind, and what is to come for each house."""
    players = int(table.players)
    lead = float(base_at(table, int(mind.conflict)))
    mind.to_come[EAGLE] = 0.0
    mind.to_come[ROSE] = 0.0
    mind.last_word = 0.0
    for turn in range(players):
        seat = (int(table.start) + turn) % players
        house = house_of(table, mind, seat)
        brought = float(mind.laid[seat]) + strength_of_card(int(mind.cards[seat]))
        lead += brought if house == EAGLE else -brought
        if mind.to_lay[seat] > 0:
            mind.to_come[house] += mind.to_lay[seat]
            mind.last_word = 1.0 if house == EAGLE else -1.0
    mind.lead = lead


@compiled
def imagine_end(table: Table, mind: Mind, traitor: int, end: int) -> None:
    """Call to mind a round with this traitor and this end of its conflict."""
    place = int(mind.conflict)
    if end == TIE:
        imagine_round(table, mind, traitor, NO_HOUSE, place)
    else:
        imagine_round(table, mind, traitor, end, landscape_of(int(table.roses), place, 1 - end))


@compiled
def see_ends(table: Table, mind: Mind, traitor: int) -> None:
    """Every seat's standing after each end of the conflict, with this traitor."""
    for end in range(ENDS):
        imagine_end(table, mind, traitor, end)
        mind.strategy[end] = strategy_worth(mind)
        for seat in range(int(table.players)):
            mind.standings[traitor + 1, end, seat] = standing_of(table, mind, seat, NO_ACTION)


@compiled
def see_cards(table: Table, mind: Mind) -> None:
    """What each action card adds to each seat's standing beyond the conflict: measured at a tie."""
    imagine_end(table, mind, NOBODY, TIE)
    for seat in range(int(table.players)):
        without = standing_of(table, mind, seat, NO_ACTION)
        for card in range(ACTION_CARDS):
            mind.bonus[seat, card] = 0.0
            if card != TRAITOR and card != DIPLOMAT_5:
                mind.bonus[seat, card] = standing_of(table, mind, seat, card) - without


@compiled
def chance_of_house(table: Table, mind: Mind) -> float:
    """How likely the Eagles win the conflict, as all see it before any action card is chosen."""
    mind.to_come[EAGLE] = 0.0
    mind.to_come[ROSE] = 0.0
    mind.last_word = 0.0
    for seat in range(int(table.players)):
        mind.to_come[int(table.house[seat])] += mind.held_strength[seat]
    return stronger(mind, float(base_at(table, int(mind.conflict))), float(mind.habits[SPREAD_DIPLOMATS]))


@compiled
def feel_appeal(table: Table, mind: Mind) -> None:
    """How much each action card draws each player, as all may guess from what is public."""
    players = int(table.players)
    roses = int(table.roses)
    rounds = rounds_after(table)
    habits = mind.habits
    eagles = 0
    for seat in range(players):
        eagles += table.house[seat] == EAGLE
    place = int(mind.conflict)
    chance = chance_of_house(table, mind)
    for seat in range(players):
        house = int(table.house[seat])
        likely = chance if house == EAGLE else 1.0 - chance
        servants = eagles if house == EAGLE else players - eagles
        theirs = int(table.kind[landscape_of(roses, place, 1 - house)])
        ours = int(table.kind[landscape_of(roses, place, house)])
        prize = likely * int(table.prize[theirs, servants - 1])
        prize_of_traitor = (1.0 - likely) * int(table.prize[ours, players - servants])
        stakes = (1.0 - likely) * prize
        estates = int(mind.estates[seat])
        counting = count(int(mind.counting_houses[seat]))
        cards = float(mind.held[seat])
        room = min(float(FARMER_DRAW), HAND_LIMIT - cards) - count(estates & land(roses, house))
        time = rounds if count(estates) + counting < BUILDINGS else 0
        counted = min(cards, float(SUPPLY_THAT_COUNTS)) if counting < MOST_COUNTING_HOUSES else 0.0
        at_end = 1 if rounds == 0 else 0
        mind.appeal[seat, TRAITOR] = exp(habits[LIKES_TRAITOR] + habits[TRAITOR_GAIN] * (prize_of_traitor - prize))
        mind.appeal[seat, FARMER] = exp(habits[LIKES_FARMER] + habits[FARMER_ROOM] * room)
        mind.appeal[seat, BUILDER] = exp(
            habits[LIKES_BUILDER] + habits[BUILDER_TIME] * time + habits[BUILDER_COUNTING] * counted / (1 + rounds)
        )
        mind.appeal[seat, STRATEGIST] = exp(habits[LIKES_STRATEGIST] + habits[STRATEGIST_AT_END] * at_end)
        mind.appeal[seat, DIPLOMAT_2] = exp(habits[LIKES_DIPLOMAT_2] + habits[DIPLOMAT_2_STAKES] * stakes)
        mind.appeal[seat, DIPLOMAT_5] = exp(habits[LIKES_DIPLOMAT_5] + habits[DIPLOMAT_5_STAKES] * stakes)


@compiled
def chance_of_choice(mind: Mind, seat: int, card: int, offered: int) -> float:
    """How likely a player keeps this one of the action cards offered."""
    total = 0.0
    for other in range(ACTION_CARDS):
        if offered >> other & 1:
            total += mind.appeal[seat, other]
    return float(mind.appeal[seat, card] / total)


@compiled
def chance_of_cards(table: Table, mind: Mind, mover: int) -> float:
    """How likely the others keep the action cards in mind, if the mover was offered those that the mover saw."""
    players = int(table.players)
    start = int(table.start)
    offered = int(table.saw[mover])
    for turn in range(order_of(table, mover)):
        offered |= 1 << int(mind.cards[(start + turn) % players])
    total = 1.0
    for turn in range(players):
        seat = (start + turn) % players
        card = int(mind.cards[seat])
        if seat != mover:
            total *= chance_of_choice(mind, seat, card, offered)
        offered &= ~(1 << card)
    return total


@compiled
def holder_in_mind(table: Table, mind: Mind, card: int) -> int:
    """Who holds an action card of those in mind, or NOBODY."""
    for seat in range(int(table.players)):
        if mind.cards[seat] == card:
            return seat
    return NOBODY


@compiled
def weigh_cards(table: Table, mind: Mind, weight: float, number: int, out: Numbers, at: int) -> None:
    """Add each choice's share of the victory with the action cards in mind, times a weight, from `out[at]` on."""
    mover = int(mind.mover)
    traitor = holder_in_mind(table, mind, TRAITOR)
    strategist = holder_in_mind(table, mind, STRATEGIST)
    if strategist == NOBODY:
        strategist = int(table.strategy)
    for end in range(ENDS):
        mine = float(mind.standings[traitor + 1, end, mover])
        if strategist == mover:
            mine += mind.strategy[end]
        mind.rivals[end] = 0.0
        for seat in range(int(table.players)):
            if seat != mover:
                theirs = mind.standings[traitor + 1, end, seat] + mind.bonus[seat, int(mind.cards[seat])]
                if strategist == seat:
                    theirs += mind.strategy[end]
                mind.rivals[end] += exp(min(HIGHEST_EXPONENT, theirs - mine))
    mind.traitor = traitor
    muster(table, mind)
    sign = 1.0 if house_of(table, mind, mover) == EAGLE else -1.0
    for choice in range(number):
        lead = float(mind.lead) + sign * mind.brought[choice]
        eagles = stronger(mind, lead - 0.5, 0.0)
        not_roses = stronger(mind, lead + 0.5, 0.0)
        share = eagles / (1.0 + mind.rivals[EAGLE] * mind.cost[choice, EAGLE])
        share += (1.0 - not_roses) / (1.0 + mind.rivals[ROSE] * mind.cost[choice, ROSE])
        share += (not_roses - eagles) / (1.0 + mind.rivals[TIE] * mind.cost[choice, TIE])
        out[at + choice] += weight * share


@compiled
def may_hold(table: Table, mover: int, seat: int, own_card: int) -> int:
    """The action cards that another player may keep, as the mover sees it."""
    if order_of(table, seat) < order_of(table, mover):
        return ALL_ACTIONS & ~int(table.saw[mover])
    return int(table.saw[mover]) & ~(1 << own_card)


@compiled
def weigh_draft(table: Table, mind: Mind, own_card: int, number: int, out: Numbers, at: int) -> None:
    """Write each choice's share of the victory, over all action cards that the others may keep, from `out[at]` on."""
    mover = int(mind.mover)
    players = int(table.players)
    first, second, third = (mover + 1) % players, (mover + 2) % players, (mover + 3) % players
    for choice in range(number):
        out[at + choice] = 0.0
    total = 0.0
    mind.cards[mover] = own_card
    firsts = may_hold(table, mover, first, own_card)
    seconds = may_hold(table, mover, second, own_card)
    # With three players the third to the left is the mover again, who holds one card for certain.
    thirds = 1 << own_card if third == mover else may_hold(table, mover, third, own_card)
    for card in range(ACTION_CARDS):
        for next_card in range(ACTION_CARDS):
            if firsts >> card & 1 and seconds >> next_card & 1 and next_card != card:
                mind.cards[first] = card
                mind.cards[second] = next_card
                for last_card in range(ACTION_CARDS):
                    if thirds >> last_card & 1 and last_card != card and last_card != next_card:
                        mind.cards[third] = last_card
                        weight = chance_of_cards(table, mind, mover)
                        total += weight
                        weigh_cards(table, mind, weight, number, out, at)
    for choice in range(number):
        out[at + choice] /= total
