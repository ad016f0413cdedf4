"""Filling the evaluation context at the beginning of a decision: the fitted weights, and what each seat has."""

from __future__ import annotations

from highlands.engine.compiling import compiled
from highlands.engine.state import NO_OBSERVER
from highlands.games.verraeter.evaluation.fitted_weights import CARDS_LAID, FEATURES, MODEL_PARAMETERS
from highlands.games.verraeter.evaluation.seat_features import CARD_VALUE, Context, Numbers
from highlands.games.verraeter.numbers import DIPLOMAT_2_DRAW, FEWEST_PLAYERS, HAND_LIMIT
from highlands.games.verraeter.rules.transitions import FARMERS_DRAW, FIRST_ESTATE_DRAW
from highlands.games.verraeter.state.cards import DIPLOMAT_2, FARMER, size_of, strength_of
from highlands.games.verraeter.state.layout import CHOOSE, DISCARD, SUPPLY, State, order_of


@compiled
def hand_strength(state: State, seat: int, observer: int) -> float:
    """The value of a hand; of another: the cards that everybody knows, and the rest at the mean."""
    is_full_state = observer == NO_OBSERVER
    if is_full_state or observer == seat:
        return float(strength_of(int(state.hand[seat])))
    known = int(state.known[seat])
    return strength_of(known) + (int(state.held[seat]) - size_of(known)) * CARD_VALUE


@compiled
def will_lay(state: State, seat: int) -> bool:
    """Whether a seat is still to lay supply in this conflict."""
    if state.step == SUPPLY:
        return bool(order_of(state, seat) >= order_of(state, int(state.mover)) and state.held[seat] > 0)
    return bool(state.step < SUPPLY)


@compiled
def read_holdings(state: State, observer: int, context: Context) -> None:
    """What each seat has now: before a round begins, or when its draws begin."""
    players = int(state.players)
    in_round = state.step >= CHOOSE
    for seat in range(players):
        strength = hand_strength(state, seat, observer)
        laid = int(state.laid[seat])
        context.points[seat] = state.points[seat]
        context.kept[seat] = state.held[seat]
        context.strength[seat] = strength
        context.estates[seat] = state.estates[seat]
        context.counting_houses[seat] = state.counting_houses[seat]
        context.draws[seat] = in_round
        context.place[seat] = (order_of(state, seat) - in_round) % players
        context.held[seat] = int(state.held[seat]) + size_of(laid)
        context.held_strength[seat] = strength + strength_of(laid)
        context.laid[seat] = strength_of(laid)
        context.to_lay[seat] = 0.0
        if state.step == DISCARD:
            skip_made_draw(state, seat, context)


@compiled
def skip_made_draw(state: State, seat: int, context: Context) -> None:
    """A draw that was already made is not to come again; of both draws of Diplomat 2 the last still is."""
    drawing = int(state.drawing)
    card = int(state.action[seat])
    if card == FARMER:
        context.draws[seat] = drawing == FARMERS_DRAW
    elif order_of(state, seat) + FIRST_ESTATE_DRAW < drawing:
        context.draws[seat] = 0
        if card == DIPLOMAT_2 and context.kept[seat] < HAND_LIMIT:
            context.kept[seat] += DIPLOMAT_2_DRAW
            context.strength[seat] += DIPLOMAT_2_DRAW * CARD_VALUE


@compiled
def expect_supply(state: State, context: Context) -> None:
    """Those who are still to lay will bring something to the conflict, and keep the rest."""
    players = int(state.players)
    for seat in range(players):
        context.draws[seat] = 1
        context.place[seat] = (order_of(state, seat) - 1) % players
        if will_lay(state, seat):
            context.to_lay[seat] = context.strength[seat]
            context.kept[seat] *= 1.0 - context.model[CARDS_LAID]
            context.strength[seat] *= 1.0 - context.model[CARDS_LAID]


@compiled
def load_weights(state: State, rounds: int, feature_weights: Numbers, model: Numbers, context: Context) -> None:
    """Copy the weights of the features with so many rounds to come, and the opponent model."""
    game = int(state.players) - FEWEST_PLAYERS
    context.rounds = rounds
    context.mover = state.mover
    context.conflict = state.conflict
    for feature in range(FEATURES):
        context.weights[feature] = feature_weights[game, rounds, feature]
    for index in range(MODEL_PARAMETERS):
        context.model[index] = model[game, index]
