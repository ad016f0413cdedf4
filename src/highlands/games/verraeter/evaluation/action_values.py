"""The evaluation functions: the expected return of each action for the mover, and of a state for each seat.

Before a conflict is decided they take the expectation over its outcomes (`conflict_outcomes`); after it they evaluate
what each seat has (`seat_features`). `action_values` and `novice_values` read nothing that the mover may not know.
"""

from __future__ import annotations

from math import exp

import numpy as np

from highlands.engine.compiling import compiled, compiled_with_arrays
from highlands.engine.kernel import Actions
from highlands.engine.state import NO_OBSERVER
from highlands.games.verraeter.evaluation.conflict_outcomes import (
    add_up_strengths,
    assume_outcome,
    assumed_holder,
    choice_probability,
    evaluate_cards,
    evaluate_outcomes,
    expect_over_draft,
    predict_choices,
    win_probability,
)
from highlands.games.verraeter.evaluation.fill_context import expect_supply, load_weights, read_holdings
from highlands.games.verraeter.evaluation.fitted_weights import FEATURE_WEIGHTS, OPPONENT_MODEL, SPREAD_DIPLOMATS
from highlands.games.verraeter.evaluation.novice_values import novice_values
from highlands.games.verraeter.evaluation.seat_features import (
    CONTEXT,
    OUTCOMES,
    Context,
    Numbers,
    assume_round,
    rounds_after,
    share_of,
    standing_of,
    strategy_weight,
)
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
def standings_before_round(state: State, context: Context) -> None:
    """Every seat's standing before a round."""
    assume_round(state, context, NOBODY, NO_HOUSE, 0)
    for seat in range(int(state.players)):
        context.standing[seat] = standing_of(state, context, seat, NO_ACTION)
    context.standing[int(state.strategy)] += strategy_weight(context)


@compiled
def standings_after_conflict(state: State, context: Context) -> None:
    """Every seat's standing after a round whose conflict is decided; some action cards still have an effect."""
    assume_round(state, context, NOBODY, NO_HOUSE, 0)
    strategist = int(state.strategy)
    for seat in range(int(state.players)):
        card = int(state.action[seat])
        if card == STRATEGIST:
            strategist = seat
        works = card in (FARMER, DIPLOMAT_2) or (card == BUILDER and state.step == BUILD)
        context.standing[seat] = standing_of(state, context, seat, card if works else NO_ACTION)
    context.standing[strategist] += strategy_weight(context)


@compiled
def value_settling(state: State, context: Context, actions: Actions, number: int, out: Numbers) -> None:
    """Where to place the first estate."""
    seat = int(state.mover)
    for index in range(number):
        context.estates[seat] = 1 << int(actions[index]) - PLACE_ESTATE
        standings_before_round(state, context)
        out[index] = share_of(context, int(state.players), seat)


@compiled
def value_places(state: State, context: Context, actions: Actions, number: int, out: Numbers) -> None:
    """Where to lay the conflict card: for each place over the players who may become traitors."""
    players = int(state.players)
    expect_supply(state, context)
    for seat in range(players):
        context.cards[seat] = NO_ACTION
    for index in range(number):
        context.conflict = int(actions[index]) - LAY_CONFLICT
        predict_choices(state, context)
        out[index] = 0.0
        left = 1.0
        for turn in range(players):
            traitor = (int(state.start) + turn) % players
            # One of the action cards is put aside.
            in_draft = (ACTION_CARDS - 1) / ACTION_CARDS
            weight = left * in_draft * choice_probability(context, traitor, TRAITOR, ALL_ACTIONS)
            left -= weight
            out[index] += weight * value_place(state, context, traitor)
        out[index] += left * value_place(state, context, NOBODY)


@compiled
def value_place(state: State, context: Context, traitor: int) -> float:
    """The mover's share of the victory after the assumed conflict, with this traitor."""
    players = int(state.players)
    total = 0.0
    for outcome in range(OUTCOMES):
        assume_outcome(state, context, traitor, outcome)
        if outcome == EAGLE:
            add_up_strengths(state, context)
        for seat in range(players):
            context.standing[seat] = standing_of(state, context, seat, NO_ACTION)
        likely = outcome_probability(context, outcome, float(context.model[SPREAD_DIPLOMATS]))
        total += likely * share_of(context, players, int(context.mover))
    return total


@compiled
def outcome_probability(context: Context, outcome: int, spread: float) -> float:
    """How likely the assumed conflict ends so; strengths are whole numbers, and equal ones are a tie."""
    eagles = win_probability(context, float(context.lead) - 0.5, spread)
    if outcome == EAGLE:
        return eagles
    not_roses = win_probability(context, float(context.lead) + 0.5, spread)
    return 1.0 - not_roses if outcome == ROSE else not_roses - eagles


@compiled
def value_choosing(state: State, context: Context, actions: Actions, number: int, out: Numbers) -> None:
    """Which action card to keep; what is passed on, the next players may take."""
    seat = int(state.mover)
    predict_choices(state, context)
    expect_supply(state, context)
    for traitor in range(NOBODY, int(state.players)):
        evaluate_outcomes(state, context, traitor)
    evaluate_cards(state, context)
    context.brought[0] = 0.0
    for index in range(number):
        card = int(actions[index]) - TAKE_ACTION
        traitor = seat if card == TRAITOR else NOBODY
        for outcome in range(OUTCOMES):
            assume_outcome(state, context, traitor, outcome)
            set_rival_factor(state, context, card, 0, outcome)
        expect_over_draft(state, context, card, 1, out, index)


@compiled
def set_rival_factor(state: State, context: Context, card: int, choice: int, outcome: int) -> None:
    """The factor on the rivals' part after an outcome of the conflict, as the mover has chosen so."""
    seat = int(context.mover)
    context.rival_factor[choice, outcome] = exp(
        context.standings[context.traitor + 1, outcome, seat] - standing_of(state, context, seat, card)
    )


@compiled
def value_laying(state: State, context: Context, actions: Actions, number: int, out: Numbers) -> None:
    """Which supply to lay."""
    seat = int(state.mover)
    card = int(state.action[seat])
    cards, strength = float(context.kept[seat]), float(context.strength[seat])
    predict_choices(state, context)
    expect_supply(state, context)
    context.to_lay[seat] = 0.0
    context.kept[seat] = cards
    context.strength[seat] = strength
    for traitor in range(NOBODY, int(state.players)):
        if (traitor == seat) == (card == TRAITOR):
            evaluate_outcomes(state, context, traitor)
    evaluate_cards(state, context)
    for outcome in range(OUTCOMES):
        assume_outcome(state, context, seat if card == TRAITOR else NOBODY, outcome)
        for index in range(number):
            handful = int(BUNDLE[int(actions[index]) - LAY_SUPPLY])
            context.brought[index] = strength_of(handful)
            context.kept[seat] = cards - size_of(handful)
            context.strength[seat] = strength - context.brought[index]
            set_rival_factor(state, context, card, index, outcome)
    expect_over_draft(state, context, card, number, out, 0)


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
def value_building(state: State, context: Context, actions: Actions, number: int, out: Numbers) -> None:
    """What to build, or which building to turn."""
    seat = int(state.mover)
    standings_after_conflict(state, context)
    # What the seat has apart from its buildings: perhaps the strategy card.
    apart = float(context.standing[seat]) - standing_of(state, context, seat, BUILDER)
    for index in range(number):
        assume_building(state, context, seat, int(actions[index]))
        context.standing[seat] = apart + standing_of(state, context, seat, NO_ACTION)
        out[index] = share_of(context, int(state.players), seat)


@compiled
def value_discarding(state: State, context: Context, actions: Actions, number: int, out: Numbers) -> None:
    """Which cards to discard before a draw."""
    seat = int(state.mover)
    cards, strength = float(context.kept[seat]), float(context.strength[seat])
    for index in range(number):
        handful = int(BUNDLE[int(actions[index]) - DISCARD_SUPPLY + 1])
        context.kept[seat] = cards - size_of(handful)
        context.strength[seat] = strength - strength_of(handful)
        standings_after_conflict(state, context)
        out[index] = share_of(context, int(state.players), seat)


@compiled_with_arrays
def value_actions(
    state: State, actions: Actions, number: int, values: Numbers, feature_weights: Numbers, model: Numbers
) -> None:
    """The expected return of each of these actions for the mover, with these fitted weights."""
    context = np.zeros(1, CONTEXT)[0]
    step = int(state.step)
    load_weights(state, rounds_after(state) + (step == SETTLE), feature_weights, model, context)
    read_holdings(state, int(state.mover), context)
    if step == SETTLE:
        value_settling(state, context, actions, number, values)
    elif step == CONFLICT:
        value_places(state, context, actions, number, values)
    elif step == CHOOSE:
        value_choosing(state, context, actions, number, values)
    elif step == SUPPLY:
        value_laying(state, context, actions, number, values)
    elif step == BUILD:
        value_building(state, context, actions, number, values)
    else:
        value_discarding(state, context, actions, number, values)
    for index in range(number):
        values[index] = 2.0 * values[index] - 1.0


@compiled
def choose_for_rest(state: State, context: Context) -> None:
    """Let those who have no action card yet keep the one that is likeliest for them."""
    players = int(state.players)
    turn = order_of(state, int(state.mover))
    offered = int(state.saw[int(state.mover)])
    for place in range(turn, players):
        seat = (int(state.start) + place) % players
        best = NO_ACTION
        for card in range(ACTION_CARDS):
            if offered >> card & 1 and (
                best == NO_ACTION or context.choice_weight[seat, card] > context.choice_weight[seat, best]
            ):
                best = card
        context.cards[seat] = best
        offered &= ~(1 << best)


@compiled
def evaluate_conflict(state: State, context: Context, out: Numbers) -> None:
    """Each seat's share of the victory while a conflict is open."""
    players = int(state.players)
    for seat in range(players):
        context.cards[seat] = state.action[seat]
        out[seat] = 0.0
    if state.step == CHOOSE:
        predict_choices(state, context)
        choose_for_rest(state, context)
    expect_supply(state, context)
    traitor = assumed_holder(state, context, TRAITOR)
    strategist = assumed_holder(state, context, STRATEGIST)
    if strategist == NOBODY:
        strategist = int(state.strategy)
    context.traitor = traitor
    add_up_strengths(state, context)
    for outcome in range(OUTCOMES):
        likely = outcome_probability(context, outcome, 0.0)
        if likely > 0:
            assume_outcome(state, context, traitor, outcome)
            for seat in range(players):
                context.standing[seat] = standing_of(state, context, seat, int(context.cards[seat]))
            context.standing[strategist] += strategy_weight(context)
            for seat in range(players):
                out[seat] += likely * share_of(context, players, seat)


@compiled_with_arrays
def evaluate_state(state: State, out: Numbers, feature_weights: Numbers, model: Numbers) -> None:
    """Each seat's expected return of a full state, with these fitted weights."""
    if state.step == OVER:
        transitions.returns(state, out)
        return
    players = int(state.players)
    context = np.zeros(1, CONTEXT)[0]
    before_round = state.step <= CONFLICT
    load_weights(state, rounds_after(state) + before_round, feature_weights, model, context)
    read_holdings(state, NO_OBSERVER, context)
    if state.step == CHOOSE or state.step == SUPPLY:
        evaluate_conflict(state, context, out)
    else:
        if before_round:
            standings_before_round(state, context)
        else:
            standings_after_conflict(state, context)
        for seat in range(players):
            out[seat] = share_of(context, players, seat)
    for seat in range(players):
        out[seat] = 2.0 * out[seat] - 1.0


@compiled_with_arrays
def action_values(state: State, actions: Actions, number: int, weights: Numbers) -> None:
    """The expected return of each of these actions for the mover, from -1 to 1."""
    value_actions(state, actions, number, weights, FEATURE_WEIGHTS, OPPONENT_MODEL)


@compiled_with_arrays
def evaluate(state: State, out: Numbers) -> None:
    """Each seat's expected return of a full state."""
    evaluate_state(state, out, FEATURE_WEIGHTS, OPPONENT_MODEL)
