"""What playing, holding or drawing a tactics card changes in the chance of the round."""

from __future__ import annotations

from highlands.engine.compiling import compiled
from highlands.games.schotten_totten.evaluation.context import EvaluationContext, chance_of, set_theirs, tie_bonus
from highlands.games.schotten_totten.evaluation.weights import (
    HELD_VALUE,
    HELD_VALUE_LATE,
    RECRUITER_GAIN,
    TACTICS_DRAW,
    TACTICS_MORE,
)
from highlands.games.schotten_totten.rules.sides import stone_of_clan, stone_of_troop
from highlands.games.schotten_totten.state.actions import (
    DESTINATIONS,
    PLAY_BANSHEE,
    PLAY_MODE,
    PLAY_RECRUITER,
    PLAY_STRATEGIST,
    PLAY_TRAITOR,
    PLAY_TROOP,
    TO_DISCARD,
)
from highlands.games.schotten_totten.state.cards import (
    BANSHEE,
    BIT,
    BLIND,
    BLIND_MODE,
    CLAN_CARDS,
    MUD,
    MUD_MODE,
    RECRUITER,
    STONES,
    STRATEGIST,
    TRAITOR,
)
from highlands.games.schotten_totten.state.layout import State, was_first


@compiled
def own_change(state: State, context: EvaluationContext, stone: int, clan: int, troops: int) -> float:
    """What the round gains by another own side of a stone."""
    theirs, beats = context.theirs[stone], context.beats[stone]
    first = tie_bonus(state, context.me, stone)
    chance = chance_of(context, context.own, clan, troops, int(state.modes[stone]), first, theirs, beats)
    return float(context.sensitivities[stone] * (chance - context.chances[stone]))


@compiled
def both_change(
    state: State, context: EvaluationContext, stone: int, clan: int, their_clan: int, their_troops: int, modes: int
) -> float:
    """What the round gains by other clan cards or another side of the other's at a stone, or by a combat mode."""
    theirs, beats = context.line[0], context.line[1]
    complete = set_theirs(context, their_clan, their_troops, modes, theirs, beats)
    first = 0.5
    if complete:
        first = 1.0 if was_first(state, context.me, stone) else 0.0
    troops = int(state.troops[context.me, stone])
    chance = chance_of(context, context.own, clan, troops, modes, first, theirs, beats)
    return float(context.sensitivities[stone] * (chance - context.chances[stone]))


@compiled
def gain_of_strategist(state: State, context: EvaluationContext, movable: int, destination: int) -> float:
    """An own card goes to another stone, or away."""
    me = context.me
    clan, troop = 0, 0
    if movable < CLAN_CARDS:
        clan = int(BIT[movable])
        stone = stone_of_clan(state, me, movable)
    else:
        troop = 1 << (movable - CLAN_CARDS)
        stone = stone_of_troop(state, me, movable - CLAN_CARDS)
    gain = own_change(state, context, stone, int(state.side[me, stone]) & ~clan, int(state.troops[me, stone]) & ~troop)
    if destination != TO_DISCARD:
        side, troops = int(state.side[me, destination]) | clan, int(state.troops[me, destination]) | troop
        gain += own_change(state, context, destination, side, troops)
    return gain


@compiled
def gain_of_banshee(state: State, context: EvaluationContext, movable: int) -> float:
    """A card of the other player goes away."""
    other = 1 - context.me
    clan, troop = 0, 0
    if movable < CLAN_CARDS:
        clan = int(BIT[movable])
        stone = stone_of_clan(state, other, movable)
    else:
        troop = 1 << (movable - CLAN_CARDS)
        stone = stone_of_troop(state, other, movable - CLAN_CARDS)
    their_clan, their_troops = int(state.side[other, stone]) & ~clan, int(state.troops[other, stone]) & ~troop
    own = int(state.side[context.me, stone])
    return both_change(state, context, stone, own, their_clan, their_troops, int(state.modes[stone]))


@compiled
def gain_of_traitor(state: State, context: EvaluationContext, card: int, destination: int) -> float:
    """A clan card of the other player comes to an own side."""
    me, other = context.me, 1 - context.me
    clan = int(BIT[card])
    stone = stone_of_clan(state, other, card)
    own = int(state.side[me, stone])
    if destination == stone:
        own |= clan
    their_clan, their_troops = int(state.side[other, stone]) & ~clan, int(state.troops[other, stone])
    gain = both_change(state, context, stone, own, their_clan, their_troops, int(state.modes[stone]))
    if destination != stone:
        side, troops = int(state.side[me, destination]) | clan, int(state.troops[me, destination])
        gain += own_change(state, context, destination, side, troops)
    return gain


@compiled
def held_value(state: State, context: EvaluationContext, kind: int) -> float:
    """What a tactics card is worth in hand: less and less as the clan cards go."""
    to_come = int(state.clan_left) / (int(state.colours) * int(state.strengths))
    late = context.weights[HELD_VALUE_LATE]
    return float(context.weights[HELD_VALUE + kind] * (late + (1.0 - late) * to_come))


@compiled
def draw_gain(state: State, context: EvaluationContext) -> float:
    """What drawing a tactics card gains over a clan card: less, the more the hand has beyond what may be played."""
    me, other = context.me, 1 - context.me
    surplus = int(state.played[me]) + int(state.tactics_held[me]) - int(state.played[other])
    return float(context.weights[TACTICS_DRAW] + context.weights[TACTICS_MORE] * max(surplus, 0))


@compiled
def tactics_gain(state: State, context: EvaluationContext, action: int) -> float:
    """What playing a tactics card gains, less what it is worth in hand."""
    me, other = context.me, 1 - context.me
    if action < PLAY_MODE:
        kind, stone = (action - PLAY_TROOP) // STONES, (action - PLAY_TROOP) % STONES
        gain = own_change(state, context, stone, int(state.side[me, stone]), int(state.troops[me, stone]) | 1 << kind)
    elif action < PLAY_RECRUITER:
        is_mud, stone = (action - PLAY_MODE) // STONES, (action - PLAY_MODE) % STONES
        kind = MUD if is_mud else BLIND
        modes = int(state.modes[stone]) | (MUD_MODE if is_mud else BLIND_MODE)
        own, theirs, troops = int(state.side[me, stone]), int(state.side[other, stone]), int(state.troops[other, stone])
        gain = both_change(state, context, stone, own, theirs, troops, modes)
    elif action == PLAY_RECRUITER:
        kind, gain = RECRUITER, float(context.weights[RECRUITER_GAIN])
    elif action < PLAY_BANSHEE:
        kind, target = STRATEGIST, action - PLAY_STRATEGIST
        gain = gain_of_strategist(state, context, target // DESTINATIONS, target % DESTINATIONS)
    elif action < PLAY_TRAITOR:
        kind, gain = BANSHEE, gain_of_banshee(state, context, action - PLAY_BANSHEE)
    else:
        kind, target = TRAITOR, action - PLAY_TRAITOR
        gain = gain_of_traitor(state, context, target // STONES, target % STONES)
    return gain - held_value(state, context, kind)
