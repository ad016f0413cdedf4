"""What a player has in mind at the beginning of a decision: the experience of other games, and what each seat has."""

from __future__ import annotations

from highlands.compiling import compiled
from highlands.games.verraeter.cards import DIPLOMAT_2, FARMER, FEWEST_PLAYERS, HAND_LIMIT, size_of, strength_of
from highlands.games.verraeter.expectations import CARD_VALUE, Mind, Numbers
from highlands.games.verraeter.experience import CARDS_LAID, FEATURES, HABITS
from highlands.games.verraeter.rules import DIPLOMAT_DRAW, FARMERS_DRAW, FIRST_ESTATE_DRAW
from highlands.games.verraeter.table import CHOOSE, DISCARD, SUPPLY, order_of
from highlands.kernel import TRUTH, Table


@compiled
def hand_strength(table: Table, seat: int, seer: int) -> float:
    """The value of a hand; those of others as all can guess: the cards known to be there, and the rest at the mean."""
    everything_is_seen = seer == TRUTH
    if everything_is_seen or seer == seat:
        return float(strength_of(int(table.hand[seat])))
    known = int(table.known[seat])
    return strength_of(known) + (int(table.held[seat]) - size_of(known)) * CARD_VALUE


@compiled
def will_lay(table: Table, seat: int) -> bool:
    """Whether a seat is still to lay supply in this conflict."""
    if table.step == SUPPLY:
        return bool(order_of(table, seat) >= order_of(table, int(table.mover)) and table.held[seat] > 0)
    return bool(table.step < SUPPLY)


@compiled
def take_stock(table: Table, seer: int, mind: Mind) -> None:
    """What each seat has now: before a round begins, or when its draws begin."""
    players = int(table.players)
    in_round = table.step >= CHOOSE
    for seat in range(players):
        strength = hand_strength(table, seat, seer)
        laid = int(table.laid[seat])
        mind.points[seat] = table.points[seat]
        mind.kept[seat] = table.held[seat]
        mind.strength[seat] = strength
        mind.estates[seat] = table.estates[seat]
        mind.counting_houses[seat] = table.counting_houses[seat]
        mind.draws[seat] = in_round
        mind.place[seat] = (order_of(table, seat) - in_round) % players
        mind.held[seat] = int(table.held[seat]) + size_of(laid)
        mind.held_strength[seat] = strength + strength_of(laid)
        mind.laid[seat] = strength_of(laid)
        mind.to_lay[seat] = 0.0
        if table.step == DISCARD:
            strike_off_draw(table, seat, mind)


@compiled
def strike_off_draw(table: Table, seat: int, mind: Mind) -> None:
    """A draw that was already made is not to come again; of both draws of Diplomat 2 the last still is."""
    drawing = int(table.drawing)
    card = int(table.action[seat])
    if card == FARMER:
        mind.draws[seat] = drawing == FARMERS_DRAW
    elif order_of(table, seat) + FIRST_ESTATE_DRAW < drawing:
        mind.draws[seat] = 0
        if card == DIPLOMAT_2 and mind.kept[seat] < HAND_LIMIT:
            mind.kept[seat] += DIPLOMAT_DRAW
            mind.strength[seat] += DIPLOMAT_DRAW * CARD_VALUE


@compiled
def expect_laying(table: Table, mind: Mind) -> None:
    """Those who are still to lay will bring something to the conflict, and keep the rest."""
    players = int(table.players)
    for seat in range(players):
        mind.draws[seat] = 1
        mind.place[seat] = (order_of(table, seat) - 1) % players
        if will_lay(table, seat):
            mind.to_lay[seat] = mind.strength[seat]
            mind.kept[seat] *= 1.0 - mind.habits[CARDS_LAID]
            mind.strength[seat] *= 1.0 - mind.habits[CARDS_LAID]


@compiled
def recall(table: Table, rounds: int, worth: Numbers, habit: Numbers, mind: Mind) -> None:
    """Bring to mind what is worth something with so many rounds to come, and what the others are used to do."""
    game = int(table.players) - FEWEST_PLAYERS
    mind.rounds = rounds
    mind.mover = table.mover
    mind.conflict = table.conflict
    for feature in range(FEATURES):
        mind.worth[feature] = worth[game, rounds, feature]
    for index in range(HABITS):
        mind.habits[index] = habit[game, index]
