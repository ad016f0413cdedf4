"""The evaluation of a novice: what a card makes of its side now, ignoring the opponent and the cards left."""

from __future__ import annotations

import numpy as np

from highlands.engine.bits import count
from highlands.engine.compiling import compiled
from highlands.engine.kernel import Actions
from highlands.games.schotten_totten.evaluation.card_odds import Floats
from highlands.games.schotten_totten.rules.formations import FORMATION, UNREACHABLE, reach
from highlands.games.schotten_totten.rules.sides import stone_of_clan, stone_of_troop
from highlands.games.schotten_totten.state.actions import (
    CLAIM_STONE,
    DESTINATIONS,
    DONE,
    DRAW_CLAN,
    DRAW_TACTICS,
    PASS,
    PLAY_BANSHEE,
    PLAY_MODE,
    PLAY_RECRUITER,
    PLAY_STRATEGIST,
    PLAY_TRAITOR,
    PLAY_TROOP,
    RETURN_CLAN,
    RETURN_TACTICS,
    TO_DISCARD,
)
from highlands.games.schotten_totten.state.cards import BIT, BLIND_MODE, CLAN_CARDS, STONES, STRENGTHS, clan_cards
from highlands.games.schotten_totten.state.layout import State, stone_size

POTENTIAL = np.array(
    [
        [0.0, 0.0, 0.0, 0.0, 0.0],
        [0.1, 0.2, 0.3, 0.3, 0.35],
        [0.1, 0.25, 0.4, 0.55, 0.65],
        [0.1, 0.35, 0.55, 0.8, 0.9],
        [0.1, 0.4, 0.6, 0.85, 0.95],
    ]
)
"""The potential of a side, by the number of its cards and the best formation it can become, from sum to colour run."""
TOTAL_SHARE = 0.003
TACTICS_THRESHOLD = 0.1
"""So much more than a clan card must a tactics card make."""
RECRUITER_VALUE = 0.05
MODE_VALUE = -0.2
CLAIM_VALUE = 1.0
DRAW_CLAN_VALUE, DRAW_TACTICS_VALUE = 0.2, 0.1


@compiled
def potential(clan: int, troops: int, size: int, deck: int, blind: bool) -> float:
    """The potential of a side, as if every card of the deck could still come."""
    number = count(clan) + count(troops)
    if number == 0:
        return 0.0
    best = reach(clan, troops, size, deck & ~clan, blind)
    if best == UNREACHABLE:  # a Mud Fight in a game of few cards
        return 0.0
    return float(POTENTIAL[number, best // FORMATION] + TOTAL_SHARE * (best % FORMATION))


@compiled
def change(state: State, seat: int, stone: int, clan: int, troops: int) -> float:
    """The gain in potential of a side with other cards on it."""
    size, blind = stone_size(state, stone), (state.modes[stone] & BLIND_MODE) != 0
    deck = clan_cards(int(state.colours), int(state.strengths))
    now = potential(int(state.side[seat, stone]), int(state.troops[seat, stone]), size, deck, blind)
    return potential(clan, troops, size, deck, blind) - now


@compiled
def with_movable(state: State, seat: int, stone: int, movable: int) -> float:
    """The gain in potential of a side with a clan card or troop more."""
    clan, troops = int(state.side[seat, stone]), int(state.troops[seat, stone])
    if movable < CLAN_CARDS:
        return change(state, seat, stone, clan | BIT[movable], troops)
    return change(state, seat, stone, clan, troops | 1 << (movable - CLAN_CARDS))


@compiled
def without_movable(state: State, seat: int, movable: int) -> float:
    """The gain in potential of a side without a card of it; mostly negative."""
    if movable < CLAN_CARDS:
        stone = stone_of_clan(state, seat, movable)
        return change(state, seat, stone, int(state.side[seat, stone]) & ~BIT[movable], int(state.troops[seat, stone]))
    troop = movable - CLAN_CARDS
    stone = stone_of_troop(state, seat, troop)
    return change(state, seat, stone, int(state.side[seat, stone]), int(state.troops[seat, stone]) & ~(1 << troop))


@compiled
def tactics_value(state: State, seat: int, action: int) -> float:
    """What playing a tactics card makes."""
    if action < PLAY_MODE:
        target = action - PLAY_TROOP
        return with_movable(state, seat, target % STONES, CLAN_CARDS + target // STONES)
    if action < PLAY_RECRUITER:
        return MODE_VALUE
    if action == PLAY_RECRUITER:
        return RECRUITER_VALUE
    if action < PLAY_BANSHEE:
        movable, destination = (action - PLAY_STRATEGIST) // DESTINATIONS, (action - PLAY_STRATEGIST) % DESTINATIONS
        gain = without_movable(state, seat, movable)
        return gain if destination == TO_DISCARD else gain + with_movable(state, seat, destination, movable)
    if action < PLAY_TRAITOR:
        return -without_movable(state, 1 - seat, action - PLAY_BANSHEE)
    return with_movable(state, seat, (action - PLAY_TRAITOR) % STONES, (action - PLAY_TRAITOR) // STONES)


@compiled
def novice_values(state: State, actions: Actions, number: int, values: Floats) -> None:
    """A value for each action."""
    seat = int(state.mover)
    for place in range(number):
        action = int(actions[place])
        value = 0.0
        if action < PLAY_TROOP:
            value = with_movable(state, seat, action % STONES, action // STONES)
        elif action < PASS:
            value = tactics_value(state, seat, action) - TACTICS_THRESHOLD
        elif CLAIM_STONE <= action < DONE:
            value = CLAIM_VALUE
        elif action == DRAW_CLAN:
            value = DRAW_CLAN_VALUE
        elif action == DRAW_TACTICS:
            value = DRAW_TACTICS_VALUE
        elif RETURN_CLAN <= action < RETURN_TACTICS:
            value = -float((action - RETURN_CLAN) % STRENGTHS + 1) / STRENGTHS
        elif action >= RETURN_TACTICS:
            value = -1.0
        values[place] = value
