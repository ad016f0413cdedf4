"""A simple opponent: it weighs every move by how likely it makes each stone to be won, one move deep."""

from __future__ import annotations

import numpy as np

from highlands import kernel
from highlands.bits import count
from highlands.chance import Rng, below
from highlands.games.schotten_totten.actions import (
    ACTIONS,
    CLAIM_STONE,
    DONE,
    DRAW_CLAN,
    DRAW_TACTICS,
    PASS,
    PLAY_RECRUITER,
)
from highlands.games.schotten_totten.cards import BLIND_MODE, JOKER_COUNT, MUD_MODE, SEATS, STONES, tactics_count
from highlands.games.schotten_totten.prospects import FURTHEST, WORTHS, Prospects, prospects, usual_prospects
from highlands.games.schotten_totten.table import CLAIM, DRAW, MUD_SIZE, NOBODY, RECRUIT, SIDE_SIZE, open_stones
from highlands.kernel import Table, copy_table

LOOSE_CHANCE = 0.8
"""That a card from the deck goes where it is wanted."""
NEIGHBOUR_WEIGHT = 0.25
TACTICS_WORTH = 0.3
"""What a tactics card in hand is worth, in stones; so much must playing it gain."""
RECRUITER_GAIN = 0.45
TACTICS_DRAW_ODDS = 3
NO_HAND = -1
TRIPLES = tuple(0b111 << stone for stone in range(STONES - 2))


class Outlook:
    """One player's reckoning at one decision."""

    def __init__(self, seen: Table) -> None:
        """Look at the table as its seer knows it."""
        self.seat = int(seen.seer)
        self.loose = int(seen.unseen) & ~int(seen.hand[self.seat])
        number = max(count(self.loose), 1)
        to_come = int(seen.clan_left) / 2
        self.chances = [
            LOOSE_CHANCE * min((to_come + held) / number, 1.0) for held in (0, int(seen.clan_held[1 - self.seat]))
        ]
        self.weights = [self._weight(seen, 1 << stone) for stone in range(STONES)]
        self.reckoned: dict[tuple[int, int, int, int], Prospects] = {}

    def _weight(self, seen: Table, stone: int) -> float:
        """How much a stone matters: more where one player has its neighbours and the other none of the three."""
        weight = 1.0
        for triple in TRIPLES:
            held = [count(int(seen.stones[seat]) & triple) for seat in range(SEATS)]
            if triple & stone and triple & int(seen.border) == triple and min(held) == 0:
                weight += NEIGHBOUR_WEIGHT * max(held)
        return weight

    def side(self, clan: int, troops: int, modes: int, hand: int) -> Prospects:
        """What a side may become: the own one with the hand's help, the other's (`hand` is NO_HAND) without."""
        size = MUD_SIZE if modes & MUD_MODE else SIDE_SIZE
        blind = bool(modes & BLIND_MODE)
        if size - count(clan) - count(troops) > FURTHEST:
            return usual_prospects(blind)
        key = clan, troops, modes, hand
        if key not in self.reckoned:
            self.reckoned[key] = np.empty(WORTHS)
            chance = self.chances[hand == NO_HAND]
            prospects(clan, troops, size, max(hand, 0), self.loose, chance, blind, self.reckoned[key])
        return self.reckoned[key]

    def value(self, table: Table) -> float:
        """The stones the player may hope for, with what the tactics cards in hand are worth."""
        own, other = self.seat, 1 - self.seat
        tactics = int(table.hand_tactics[own])
        if table.joker_played[own]:
            tactics &= ~JOKER_COUNT
        result = TACTICS_WORTH * float(tactics_count(tactics))
        # As Python's own numbers, all at once: asking a record for a field takes longer than all the reckoning here.
        clan, troops, modes = (table[name].tolist() for name in ("side", "troops", "modes"))
        firsts, hand, waiting = table["completed_first"].tolist(), int(table.hand[own]), open_stones(table)
        for stone in range(STONES):
            if waiting >> stone & 1:
                ours = self.side(clan[own][stone], troops[own][stone], modes[stone], hand)
                theirs = self.side(clan[other][stone], troops[other][stone], modes[stone], NO_HAND)
                tie = 0.5 if firsts[stone] == NOBODY else float(firsts[stone] == own)
                wins = ours @ (theirs.cumsum() - theirs) + tie * (ours @ theirs)
                result += self.weights[stone] * float(wins)
        return result


def simple_move(seen: Table, rng: Rng) -> int:
    """What the simple opponent does: claim all it can, play and return what leaves it the best outlook."""
    out = np.empty(ACTIONS, dtype=np.int32)
    actions = [int(action) for action in out[: kernel.legal(seen, out)]]
    if seen.step == CLAIM:
        return next(action for action in actions if CLAIM_STONE <= action <= DONE)
    if seen.step in (DRAW, RECRUIT):
        wanted = seen.tactics_held[seen.seer] < 2 and below(rng, TACTICS_DRAW_ODDS) == 0
        return DRAW_TACTICS if wanted else DRAW_CLAN
    if len(actions) == 1:
        return actions[0]
    outlook = Outlook(seen)
    return max(actions, key=lambda action: _value_after(outlook, seen, action, rng))


def _value_after(outlook: Outlook, seen: Table, action: int, rng: Rng) -> float:
    """The value of the table after an action. With the decks taken away nothing unknown is drawn in it."""
    if action == PASS:
        return outlook.value(seen)
    after = copy_table(seen)
    after.clan_left, after.tactics_left = 0, 0
    if action == PLAY_RECRUITER:
        return outlook.value(after) - TACTICS_WORTH + RECRUITER_GAIN
    kernel.apply(after, action, rng)
    return outlook.value(after)
