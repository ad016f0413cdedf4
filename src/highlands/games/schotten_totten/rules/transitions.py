"""The course of the game: set-up, what each action does, the steps of a turn, rounds and the match."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from highlands.engine.bits import count
from highlands.engine.chance import Rng, below
from highlands.engine.compiling import compiled
from highlands.engine.state import NO_OBSERVER
from highlands.games.schotten_totten.rules.claims import claimable, has_won
from highlands.games.schotten_totten.rules.decks import (
    deal,
    decks_left,
    draw_clan,
    draw_tactics,
    put_under_clan,
    put_under_tactics,
    returnable,
)
from highlands.games.schotten_totten.rules.plays import (
    play_banshee,
    play_clan,
    play_mode,
    play_ruse,
    play_strategist,
    play_traitor,
    play_troop,
)
from highlands.games.schotten_totten.state.actions import (
    CLAIM_STONE,
    DESTINATIONS,
    DONE,
    DRAW_TACTICS,
    PASS,
    PLAY_BANSHEE,
    PLAY_CLAN,
    PLAY_MODE,
    PLAY_RECRUITER,
    PLAY_STRATEGIST,
    PLAY_TRAITOR,
    PLAY_TROOP,
    RETURN_CLAN,
    RETURN_TACTICS,
)
from highlands.games.schotten_totten.state.cards import RECRUITER, SEATS, STONES
from highlands.games.schotten_totten.state.layout import (
    CLAIM,
    DEAL,
    DRAW,
    NOBODY,
    OVER,
    PLAY,
    RECRUIT,
    RECRUITER_DRAWS,
    RECRUITER_RETURNS,
    RETURN,
    ROUND_POINTS,
    Options,
    State,
    hand_size,
)


@compiled
def setup(state: State, options: Options, rng: Rng) -> None:
    """Deal the first round of a match."""
    state.tactics = options.tactics
    state.expert = options.expert
    state.rounds = options.rounds
    state.colours = options.colours
    state.strengths = options.strengths
    state.hand_limit = options.hand
    state.border = (1 << int(options.stones)) - 1
    state.observer = NO_OBSERVER
    state.round_number = 1
    for seat in range(SEATS):
        state.points[seat] = 0
    state.starter = below(rng, SEATS) if options.first == NOBODY else options.first
    begin_round(state, rng)


@compiled
def begin_round(state: State, rng: Rng) -> None:
    """Deal, and let the starter begin."""
    deal(state, rng)
    state.passes = 0
    state.pending = 0
    begin_turn(state, int(state.starter))


@compiled
def begin_turn(state: State, seat: int) -> None:
    """A turn begins with playing; among experienced players with claiming, if there is anything to claim."""
    state.mover = seat
    state.step = PLAY
    state.claims = 0
    if state.expert:
        state.claims = claimable(state, seat)
        if state.claims:
            state.step = CLAIM


@compiled
def after_playing(state: State) -> None:
    """Claim next, if it is the time for it and there is anything to claim; else draw."""
    if not state.expert:
        state.claims = claimable(state, int(state.mover))
        if state.claims:
            state.step = CLAIM
            return
    draw_if_due(state)


@compiled
def draw_if_due(state: State) -> None:
    """The turn's draw, which needs a choice only when both decks have cards. Who passed does not draw."""
    seat = int(state.mover)
    if state.passes == 0 and hand_size(state, seat) < state.hand_limit:
        if state.clan_left and state.tactics_left:
            state.step = DRAW
            return
        if state.clan_left:
            draw_clan(state, seat)
        elif state.tactics_left:
            draw_tactics(state, seat)
    end_turn(state)


@compiled
def end_turn(state: State) -> None:
    """The other player's turn, unless both have passed (ST-10)."""
    other = 1 - int(state.mover)
    if state.passes < SEATS:
        begin_turn(state, other)
    else:
        settle(state, other)


@compiled
def settle(state: State, seat: int) -> None:
    """ST-10: first the player to move, then the other, takes every stone that can be claimed; then more stones win."""
    for claimant in (seat, 1 - seat):
        provable = claimable(state, claimant)
        while provable:
            state.stones[claimant] |= provable & -provable
            provable &= provable - 1
            if has_won(state, claimant):
                end_round(state, claimant)
                return
    difference = count(state.stones[0]) - count(state.stones[1])
    if difference > 0:
        end_round(state, 0)
    elif difference < 0:
        end_round(state, 1)
    else:
        end_round(state, NOBODY)


@compiled
def end_round(state: State, winner: int) -> None:
    """Score the round. After the last one the match is over; else the next is to be dealt."""
    for seat in range(SEATS):
        state.points[seat] += ROUND_POINTS if seat == winner else count(state.stones[seat])
    state.claims = 0
    state.pending = 0
    state.mover = NOBODY
    state.step = DEAL if state.round_number < state.rounds else OVER


@compiled
def next_round(state: State, rng: Rng) -> None:
    """Deal the next round, with the other player starting (ST-13)."""
    state.round_number += 1
    state.starter = 1 - state.starter
    begin_round(state, rng)


@compiled
def recruit_on(state: State) -> None:
    """The Recruiter's draws as long as there is no choice of deck (ST-6); then the returns, of what may go (ST-18)."""
    seat = int(state.mover)
    while state.pending and decks_left(state):
        if state.clan_left and state.tactics_left:
            state.step = RECRUIT
            return
        if state.clan_left:
            draw_clan(state, seat)
        else:
            draw_tactics(state, seat)
        state.pending -= 1
    state.pending = min(RECRUITER_RETURNS, returnable(state, seat))
    return_on(state)


@compiled
def return_on(state: State) -> None:
    """Wait for the Recruiter's next return, or go on with the turn."""
    if state.pending:
        state.step = RETURN
    else:
        after_playing(state)


@compiled
def apply_play(state: State, action: int) -> None:
    """Carry out the playing of a card."""
    seat = int(state.mover)
    state.passes = 0
    if action < PLAY_TROOP:
        play_clan(state, seat, (action - PLAY_CLAN) // STONES, (action - PLAY_CLAN) % STONES)
    elif action < PLAY_MODE:
        play_troop(state, seat, (action - PLAY_TROOP) // STONES, (action - PLAY_TROOP) % STONES)
    elif action < PLAY_RECRUITER:
        play_mode(state, seat, (action - PLAY_MODE) // STONES, (action - PLAY_MODE) % STONES)
    elif action == PLAY_RECRUITER:
        play_ruse(state, seat, RECRUITER)
        state.pending = RECRUITER_DRAWS
        recruit_on(state)
        return
    elif action < PLAY_BANSHEE:
        target = action - PLAY_STRATEGIST
        play_strategist(state, seat, target // DESTINATIONS, target % DESTINATIONS)
    elif action < PLAY_TRAITOR:
        play_banshee(state, seat, action - PLAY_BANSHEE)
    else:
        play_traitor(state, seat, (action - PLAY_TRAITOR) // STONES, (action - PLAY_TRAITOR) % STONES)
    after_playing(state)


@compiled
def claim(state: State, stone: int) -> None:
    """Take a stone; win at once, go on claiming, or go on with the turn."""
    seat = int(state.mover)
    state.stones[seat] |= 1 << stone
    state.claims &= ~(1 << stone)
    if has_won(state, seat):
        end_round(state, seat)
    elif state.claims == 0:
        end_claiming(state)


@compiled
def end_claiming(state: State) -> None:
    """What follows the claiming step: drawing, or among experienced players, playing."""
    state.claims = 0
    if state.expert:
        state.step = PLAY
    else:
        draw_if_due(state)


@compiled
def apply_draw(state: State, from_tactics: bool) -> None:
    """Draw from the chosen deck, for the turn or for the Recruiter."""
    seat = int(state.mover)
    if from_tactics:
        draw_tactics(state, seat)
    else:
        draw_clan(state, seat)
    if state.step == RECRUIT:
        state.pending -= 1
        recruit_on(state)
    else:
        end_turn(state)


@compiled
def apply_return(state: State, action: int) -> None:
    """Put a card under its deck for the Recruiter."""
    seat = int(state.mover)
    if action < RETURN_TACTICS:
        put_under_clan(state, seat, action - RETURN_CLAN)
    else:
        put_under_tactics(state, seat, action - RETURN_TACTICS)
    state.pending -= 1
    return_on(state)


@compiled
def apply(state: State, action: int, rng: Rng) -> None:
    """Carry out a legal action, with every step that follows from it without a choice."""
    if action < PASS:
        apply_play(state, action)
    elif action == PASS:
        state.passes += 1
        after_playing(state)
    elif action < DONE:
        claim(state, action - CLAIM_STONE)
    elif action == DONE:
        end_claiming(state)
    elif action < RETURN_CLAN:
        apply_draw(state, action == DRAW_TACTICS)
    else:
        apply_return(state, action)
    if state.step == DEAL:
        next_round(state, rng)


@compiled
def to_move(state: State) -> int:
    """The seat to act, or NOBODY."""
    return int(state.mover)


@compiled
def returns(state: State, out: NDArray[np.float64]) -> None:
    """1 for the winner of a finished match and -1 for the loser; 0 for a drawn one, and while it runs."""
    result = 0
    if state.step == OVER:
        result = np.sign(int(state.points[0]) - int(state.points[1]))
    out[0] = result
    out[1] = -result
