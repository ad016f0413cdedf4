"""The course of the game: set-up, what each action does, the steps of a turn, rounds and the match."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from highlands.bits import count
from highlands.chance import Rng, below
from highlands.compiling import compiled, compiled_in_place
from highlands.games.schotten_totten.actions import (
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
    TO_DISCARD,
)
from highlands.games.schotten_totten.cards import (
    BANSHEE,
    BIT,
    BLIND,
    BLIND_MODE,
    CLAN_CARDS,
    JOKER,
    MUD,
    MUD_MODE,
    RECRUITER,
    SEATS,
    STONES,
    STRATEGIST,
    TRAITOR,
    UNIT,
)
from highlands.games.schotten_totten.claims import claimable, has_won
from highlands.games.schotten_totten.decks import (
    deal,
    decks_left,
    draw_clan,
    draw_tactics,
    leave_hand_clan,
    leave_hand_tactics,
    put_under_clan,
    put_under_tactics,
)
from highlands.games.schotten_totten.sides import (
    lay_clan,
    lay_mode,
    lay_troop,
    lift_clan,
    lift_troop,
    stone_of_clan,
    stone_of_troop,
)
from highlands.games.schotten_totten.table import (
    CLAIM,
    DEAL,
    DRAW,
    NOBODY,
    OVER,
    PLAY,
    RECRUIT,
    RETURN,
    ROUND_POINTS,
    hand_size,
)
from highlands.kernel import TRUTH, Table

RECRUITER_DRAWS, RECRUITER_RETURNS = 3, 2


@compiled
def setup(table: Table, options: Table, rng: Rng) -> None:
    """Deal the first round of a match."""
    table.tactics = options.tactics
    table.expert = options.expert
    table.rounds = options.rounds
    table.colours = options.colours
    table.hand_limit = options.hand
    table.border = (1 << int(options.stones)) - 1
    table.seer = TRUTH
    table.round_number = 1
    for seat in range(SEATS):
        table.points[seat] = 0
    table.starter = below(rng, SEATS) if options.first == NOBODY else options.first
    begin_round(table, rng)


@compiled
def begin_round(table: Table, rng: Rng) -> None:
    """Deal, and let the starter begin."""
    deal(table, rng)
    table.passes = 0
    table.pending = 0
    begin_turn(table, int(table.starter))


@compiled
def begin_turn(table: Table, seat: int) -> None:
    """A turn begins with playing; among experienced players with claiming, if there is anything to claim."""
    table.mover = seat
    table.step = PLAY
    table.claims = 0
    if table.expert:
        table.claims = claimable(table, seat)
        if table.claims:
            table.step = CLAIM


@compiled
def after_playing(table: Table) -> None:
    """Claim next, if it is the time for it and there is anything to claim; else draw."""
    if not table.expert:
        table.claims = claimable(table, int(table.mover))
        if table.claims:
            table.step = CLAIM
            return
    draw_if_due(table)


@compiled
def draw_if_due(table: Table) -> None:
    """The turn's draw, which needs a choice only when both decks have cards. Who passed does not draw."""
    seat = int(table.mover)
    if table.passes == 0 and hand_size(table, seat) < table.hand_limit:
        if table.clan_left and table.tactics_left:
            table.step = DRAW
            return
        if table.clan_left:
            draw_clan(table, seat)
        elif table.tactics_left:
            draw_tactics(table, seat)
    end_turn(table)


@compiled
def end_turn(table: Table) -> None:
    """The other player's turn, unless both have passed (ST-10)."""
    other = 1 - int(table.mover)
    if table.passes < SEATS:
        begin_turn(table, other)
    else:
        settle(table, other)


@compiled
def settle(table: Table, seat: int) -> None:
    """ST-10: first the player to move, then the other, takes every stone that can be claimed; then more stones win."""
    for claimant in (seat, 1 - seat):
        provable = claimable(table, claimant)
        while provable:
            table.stones[claimant] |= provable & -provable
            provable &= provable - 1
            if has_won(table, claimant):
                end_round(table, claimant)
                return
    difference = count(table.stones[0]) - count(table.stones[1])
    if difference > 0:
        end_round(table, 0)
    elif difference < 0:
        end_round(table, 1)
    else:
        end_round(table, NOBODY)


@compiled
def end_round(table: Table, winner: int) -> None:
    """Score the round. After the last one the match is over; else the next is to be dealt."""
    for seat in range(SEATS):
        table.points[seat] += ROUND_POINTS if seat == winner else count(table.stones[seat])
    table.claims = 0
    table.pending = 0
    table.mover = NOBODY
    table.step = DEAL if table.round_number < table.rounds else OVER


@compiled
def next_round(table: Table, rng: Rng) -> None:
    """Deal the next round, with the other player starting (ST-13)."""
    table.round_number += 1
    table.starter = 1 - table.starter
    begin_round(table, rng)


@compiled
def show_tactics(table: Table, seat: int, kind: int) -> None:
    """A tactics card comes out of a hand, and counts as played."""
    leave_hand_tactics(table, seat, kind)
    table.unseen_tactics -= UNIT[kind]
    table.played[seat] += 1


@compiled
def play_ruse(table: Table, seat: int, kind: int) -> None:
    """Show a ruse and put it on the discard pile."""
    show_tactics(table, seat, kind)
    table.discard_tactics += UNIT[kind]


@compiled_in_place
def play_clan(table: Table, seat: int, card: int, stone: int) -> None:
    """Lay a clan card from the hand on the own side."""
    leave_hand_clan(table, seat, card)
    table.unseen &= ~BIT[card]
    lay_clan(table, seat, stone, card)


@compiled
def play_troop(table: Table, seat: int, troop: int, stone: int) -> None:
    """Lay an elite troop from the hand on the own side; of a player's Jokers only one in a game (ST-14)."""
    show_tactics(table, seat, troop)
    if troop == JOKER:
        table.joker_played[seat] = 1
    lay_troop(table, seat, stone, troop)


@compiled
def play_mode(table: Table, seat: int, is_mud: int, stone: int) -> None:
    """Lay a combat mode on a stone."""
    show_tactics(table, seat, MUD if is_mud else BLIND)
    lay_mode(table, stone, MUD_MODE if is_mud else BLIND_MODE)


@compiled
def play_strategist(table: Table, seat: int, movable: int, destination: int) -> None:
    """Move a card of the own side to another stone, or discard it."""
    play_ruse(table, seat, STRATEGIST)
    if movable < CLAN_CARDS:
        lift_clan(table, seat, stone_of_clan(table, seat, movable), movable)
        if destination == TO_DISCARD:
            table.discard |= BIT[movable]
        else:
            lay_clan(table, seat, destination, movable)
    else:
        troop = movable - CLAN_CARDS
        lift_troop(table, seat, stone_of_troop(table, seat, troop), troop)
        if destination == TO_DISCARD:
            table.discard_tactics += UNIT[troop]
        else:
            lay_troop(table, seat, destination, troop)


@compiled
def play_banshee(table: Table, seat: int, movable: int) -> None:
    """Discard a card of the opponent's side."""
    play_ruse(table, seat, BANSHEE)
    other = 1 - seat
    if movable < CLAN_CARDS:
        lift_clan(table, other, stone_of_clan(table, other, movable), movable)
        table.discard |= BIT[movable]
    else:
        troop = movable - CLAN_CARDS
        lift_troop(table, other, stone_of_troop(table, other, troop), troop)
        table.discard_tactics += UNIT[troop]


@compiled
def play_traitor(table: Table, seat: int, card: int, stone: int) -> None:
    """Take a clan card of the opponent's side over to the own."""
    play_ruse(table, seat, TRAITOR)
    lift_clan(table, 1 - seat, stone_of_clan(table, 1 - seat, card), card)
    lay_clan(table, seat, stone, card)


@compiled
def recruit_on(table: Table) -> None:
    """The Recruiter's draws as long as there is no choice of deck; then the returns (ST-6)."""
    seat = int(table.mover)
    while table.pending and decks_left(table):
        if table.clan_left and table.tactics_left:
            table.step = RECRUIT
            return
        if table.clan_left:
            draw_clan(table, seat)
        else:
            draw_tactics(table, seat)
        table.pending -= 1
    table.pending = min(RECRUITER_RETURNS, hand_size(table, seat))
    return_on(table)


@compiled
def return_on(table: Table) -> None:
    """Wait for the Recruiter's next return, or go on with the turn."""
    if table.pending:
        table.step = RETURN
    else:
        after_playing(table)


@compiled
def apply_play(table: Table, action: int) -> None:
    """Carry out the playing of a card."""
    seat = int(table.mover)
    table.passes = 0
    if action < PLAY_TROOP:
        play_clan(table, seat, (action - PLAY_CLAN) // STONES, (action - PLAY_CLAN) % STONES)
    elif action < PLAY_MODE:
        play_troop(table, seat, (action - PLAY_TROOP) // STONES, (action - PLAY_TROOP) % STONES)
    elif action < PLAY_RECRUITER:
        play_mode(table, seat, (action - PLAY_MODE) // STONES, (action - PLAY_MODE) % STONES)
    elif action == PLAY_RECRUITER:
        play_ruse(table, seat, RECRUITER)
        table.pending = RECRUITER_DRAWS
        recruit_on(table)
        return
    elif action < PLAY_BANSHEE:
        target = action - PLAY_STRATEGIST
        play_strategist(table, seat, target // DESTINATIONS, target % DESTINATIONS)
    elif action < PLAY_TRAITOR:
        play_banshee(table, seat, action - PLAY_BANSHEE)
    else:
        play_traitor(table, seat, (action - PLAY_TRAITOR) // STONES, (action - PLAY_TRAITOR) % STONES)
    after_playing(table)


@compiled
def claim(table: Table, stone: int) -> None:
    """Take a stone; win at once, go on claiming, or go on with the turn."""
    seat = int(table.mover)
    table.stones[seat] |= 1 << stone
    table.claims &= ~(1 << stone)
    if has_won(table, seat):
        end_round(table, seat)
    elif table.claims == 0:
        end_claiming(table)


@compiled
def end_claiming(table: Table) -> None:
    """What follows the claiming step: drawing, or among experienced players, playing."""
    table.claims = 0
    if table.expert:
        table.step = PLAY
    else:
        draw_if_due(table)


@compiled
def apply_draw(table: Table, from_tactics: bool) -> None:
    """Draw from the chosen deck, for the turn or for the Recruiter."""
    seat = int(table.mover)
    if from_tactics:
        draw_tactics(table, seat)
    else:
        draw_clan(table, seat)
    if table.step == RECRUIT:
        table.pending -= 1
        recruit_on(table)
    else:
        end_turn(table)


@compiled
def apply_return(table: Table, action: int) -> None:
    """Put a card under its deck for the Recruiter."""
    seat = int(table.mover)
    if action < RETURN_TACTICS:
        put_under_clan(table, seat, action - RETURN_CLAN)
    else:
        put_under_tactics(table, seat, action - RETURN_TACTICS)
    table.pending -= 1
    return_on(table)


@compiled
def apply(table: Table, action: int, rng: Rng) -> None:
    """Carry out a legal action, with every step that follows from it without a choice."""
    if action < PASS:
        apply_play(table, action)
    elif action == PASS:
        table.passes += 1
        after_playing(table)
    elif action < DONE:
        claim(table, action - CLAIM_STONE)
    elif action == DONE:
        end_claiming(table)
    elif action < RETURN_CLAN:
        apply_draw(table, action == DRAW_TACTICS)
    else:
        apply_return(table, action)
    if table.step == DEAL:
        next_round(table, rng)


@compiled
def to_move(table: Table) -> int:
    """The seat to act, or NOBODY."""
    return int(table.mover)


@compiled
def returns(table: Table, out: NDArray[np.float64]) -> None:
    """1 for the winner of a finished match and -1 for the loser; 0 for a drawn one, and while it runs."""
    result = 0
    if table.step == OVER:
        result = np.sign(int(table.points[0]) - int(table.points[1]))
    out[0] = result
    out[1] = -result
