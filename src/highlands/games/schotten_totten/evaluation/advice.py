"""What speaks for a move, in a few words that are true: only from what the player to move may know.

Here are the claims, the draws, the returns and passing; what happens at the stones is in `advice_at_stones`.
"""

from __future__ import annotations

import numpy as np

from highlands.engine import kernel
from highlands.engine.bits import count, lowest
from highlands.engine.state import copy_state
from highlands.games.schotten_totten.evaluation.advice_at_stones import Sides, advice_on_play, side_of
from highlands.games.schotten_totten.rules.claims import ROWS, has_won, majority
from highlands.games.schotten_totten.rules.formations import FORMATION
from highlands.games.schotten_totten.rules.legal import may_play_tactics, stones_with_room
from highlands.games.schotten_totten.state.actions import (
    ACTIONS,
    CLAIM_STONE,
    DONE,
    DRAW_CLAN,
    DRAW_TACTICS,
    PASS,
    RETURN_CLAN,
    RETURN_TACTICS,
)
from highlands.games.schotten_totten.state.cards import BIT, SEATS, STONES, STRENGTHS
from highlands.games.schotten_totten.state.layout import ADJACENT_TO_WIN, State, is_complete, open_stones
from highlands.games.schotten_totten.text.notation import clan_ids
from highlands.i18n import Message, message

FEW_CLAN_CARDS = 3


def advice(observation: State, action: int) -> Message:
    """What speaks for a legal action of the player to move, whose observation this is."""
    seat = int(observation.mover)
    if action < PASS:
        return advice_on_play(observation, action)
    if action == PASS:
        return _on_passing(observation)
    if action < DONE:
        return _on_claiming(observation, seat, action - CLAIM_STONE)
    if action == DONE:
        return _on_waiting(observation, seat)
    if action in (DRAW_CLAN, DRAW_TACTICS):
        return _on_drawing(observation, seat, from_tactics=action == DRAW_TACTICS)
    if action < RETURN_TACTICS:
        return _on_returning(observation, seat, action - RETURN_CLAN)
    return _on_returning_tactics(observation, seat)


def _on_passing(observation: State) -> Message:
    """Passing is allowed only where no clan card can be placed; the second pass in a row ends the round (ST-10)."""
    if observation.passes == SEATS - 1:
        return message("advice-pass-ends")
    plays = kernel.legal(observation, np.empty(ACTIONS, dtype=np.int32)) - 1
    return message("advice-pass-saves" if plays else "advice-pass")


def _on_claiming(observation: State, seat: int, stone: int) -> Message:
    """What a stone is good for: the victory, a row of the opponent broken, or a row of one's own."""
    after = copy_state(observation)
    after.stones[seat] |= 1 << stone
    own, other = int(after.stones[seat]), int(after.stones[1 - seat])
    needed = majority(count(after.border))
    if has_won(after, seat):
        return message("advice-claim-wins", how="stones" if count(own) >= needed else "row", number=needed)
    rows = [row for row in ROWS if row >> stone & 1]
    if any(count(row & other) == ADJACENT_TO_WIN - 1 for row in rows):
        return message("advice-claim-blocks")
    for row in rows:
        last = row & open_stones(after)
        if last and count(row & own) == ADJACENT_TO_WIN - 1:
            return message("advice-claim-last", stone=lowest(last) + 1)
    return message("advice-claim", number=count(own), needed=needed)


def _on_waiting(observation: State, seat: int) -> Message:
    """Not to claim what could be claimed, which leaves the stones open for the opponent's cards too."""
    stones = [stone for stone in range(STONES) if int(observation.claims) >> stone & 1]
    inviting = [stone + 1 for stone in stones if not is_complete(observation, 1 - seat, stone)]
    if inviting:
        return message("advice-done-inviting", stones=inviting, number=len(inviting))
    return message("advice-done", stones=[stone + 1 for stone in stones], number=len(stones))


def _on_drawing(observation: State, seat: int, *, from_tactics: bool) -> Message:
    """Which deck: a tactics card can be played only within the limit, a clan card whenever there is room."""
    may_play = may_play_tactics(observation, seat)
    if from_tactics:
        return message("advice-draw-tactics" if may_play else "advice-draw-tactics-later")
    if not may_play:
        return message("advice-draw-clan-limit")
    number = int(observation.clan_held[seat])
    return message("advice-draw-clan-few", number=number) if number <= FEW_CLAN_CARDS else message("advice-draw-clan")


def _on_returning(observation: State, seat: int, card: int) -> Message:
    """A clan card for which there is least use."""
    if _fits_nowhere(observation, seat, card):
        return message("advice-return-misfit")
    if all(card % STRENGTHS <= held % STRENGTHS for held in clan_ids(observation.hand[seat])):
        return message("advice-return-weak")
    return message("advice-return")


def _fits_nowhere(observation: State, seat: int, card: int) -> bool:
    """Whether a card would cost every side that is begun and has room its best formation."""
    coming = Sides(observation, seat).own_coming
    room = int(stones_with_room(observation, seat))
    begun = [side_of(observation, seat, stone) for stone in range(STONES) if room >> stone & 1]
    begun = [side for side in begun if side.laid]
    return bool(begun) and all(
        side.with_clan(card).best(coming & ~int(BIT[card])) // FORMATION < side.best(coming) // FORMATION
        for side in begun
    )


def _on_returning_tactics(observation: State, seat: int) -> Message:
    """A tactics card, perhaps one that can't be played now."""
    return message("advice-return" if may_play_tactics(observation, seat) else "advice-return-limit")
