"""Why a move is not allowed, in a sentence that says what would be."""

from __future__ import annotations

from highlands.games.schotten_totten.rules.legal import may_play_tactics
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
    RETURN_CLAN,
    RETURN_TACTICS,
    RETURN_UNSEEN_CLAN,
)
from highlands.games.schotten_totten.state.cards import (
    BANSHEE,
    BIT,
    BLIND,
    CLAN_CARDS,
    JOKER,
    RECRUITER,
    STONES,
    STRATEGIST,
    TACTICS_NAMES,
    TRAITOR,
    number_of,
)
from highlands.games.schotten_totten.state.layout import (
    OVER,
    PLAY,
    RECRUIT,
    RETURN,
    STEP_NAMES,
    State,
    open_stones,
    stone_size,
)
from highlands.games.schotten_totten.text.messages import card_message
from highlands.games.schotten_totten.text.notation import MOVABLE_TEXTS, stone_of
from highlands.games.schotten_totten.text.proof import prove
from highlands.i18n import Message, message


def why_not(state: State, action: int) -> Message:
    """Why an action is not legal in this state."""
    if state.step == OVER:
        return message("game-is-over")
    seat = int(state.mover)
    if action < PASS:
        return _why_not_play(state, seat, action)
    if action == PASS:
        return message("must-play") if state.step == PLAY else _wrong_step(state)
    if action < DONE:
        return _why_not_claim(state, seat, action - CLAIM_STONE)
    if action in (DONE, DRAW_CLAN, DRAW_TACTICS):
        return _wrong_step(state)
    if state.step == RECRUIT:
        return _wrong_step(state)
    return _why_not_return(state, seat, action) if state.step == RETURN else message("no-recruiter")


def _wrong_step(state: State) -> Message:
    """What is to be done instead."""
    return message("wrong-step", step=STEP_NAMES[int(state.step)], left=int(state.pending))


def _not_in_hand(card: str) -> Message:
    return message("not-in-hand", card=card_message(card))


def _why_not_return(state: State, seat: int, action: int) -> Message:
    """A card that can't be put back: an unnamed one, one that is not in hand, or a second Joker (ST-18)."""
    if action >= RETURN_UNSEEN_CLAN:
        return message("return-which")
    if action < RETURN_TACTICS:
        return _not_in_hand(MOVABLE_TEXTS[action - RETURN_CLAN])
    kind = action - RETURN_TACTICS
    if kind == JOKER and number_of(int(state.hand_tactics[seat]), JOKER):
        return message("joker-stays")
    return _not_in_hand(TACTICS_NAMES[kind])


def _why_not_claim(state: State, seat: int, stone: int) -> Message:
    """A refused claim: the proof's reason, or that it is not the time (ST-12)."""
    if not state.border >> stone & 1:
        return message("no-such-stone", stone=stone + 1)
    if not open_stones(state) >> stone & 1:
        return message("stone-claimed", stone=stone + 1)
    proof = prove(state, seat, stone)
    if not proof.provable:
        return proof.reason
    if state.expert:
        return message("claim-at-start")
    return message("claim-after-playing" if state.step == PLAY else "claim-over")


def _why_not_play(state: State, seat: int, action: int) -> Message:
    """A refused play: not the time, not in hand, the limit of tactics cards, no room, or no such target."""
    if state.step != PLAY:
        return _wrong_step(state)
    if action < PLAY_MODE:
        movable, stone = divmod(action, STONES)
        return _not_held(state, seat, movable) or _no_room(state, seat, stone)
    if action < PLAY_RECRUITER:
        mode, stone = divmod(action - PLAY_MODE, STONES)
        return _tactics_refused(state, seat, BLIND + mode) or _closed(state, stone)
    if action == PLAY_RECRUITER:
        return _tactics_refused(state, seat, RECRUITER) or message("decks-empty")
    if action < PLAY_BANSHEE:
        movable, destination = divmod(action - PLAY_STRATEGIST, DESTINATIONS)
        return _tactics_refused(state, seat, STRATEGIST) or _why_not_move(state, seat, seat, movable, destination)
    if action < PLAY_TRAITOR:
        return _tactics_refused(state, seat, BANSHEE) or _no_target(state, 1 - seat, action - PLAY_BANSHEE)
    card, destination = divmod(action - PLAY_TRAITOR, STONES)
    return _tactics_refused(state, seat, TRAITOR) or _why_not_move(state, seat, 1 - seat, card, destination)


def _not_held(state: State, seat: int, movable: int) -> Message | None:
    """The card to be laid is not in hand, or is a tactics card that may not be played now."""
    if movable >= CLAN_CARDS:
        return _tactics_refused(state, seat, movable - CLAN_CARDS)
    return None if state.hand[seat] & BIT[movable] else _not_in_hand(MOVABLE_TEXTS[movable])


def _tactics_refused(state: State, seat: int, kind: int) -> Message | None:
    """Why a tactics card may not be played at all now."""
    if not state.tactics:
        return message("no-tactics-variant")
    if not number_of(int(state.hand_tactics[seat]), kind):
        return _not_in_hand(TACTICS_NAMES[kind])
    if kind == JOKER and state.joker_played[seat]:
        return message("one-joker")
    if not may_play_tactics(state, seat):
        return message("too-many-tactics", own=int(state.played[seat]), other=int(state.played[1 - seat]))
    return None


def _closed(state: State, stone: int) -> Message:
    """A stone outside the game, or claimed."""
    return message("stone-claimed" if state.border >> stone & 1 else "no-such-stone", stone=stone + 1)


def _no_room(state: State, seat: int, stone: int) -> Message:
    """A stone that takes no card on this side."""
    if not open_stones(state) >> stone & 1:
        return _closed(state, stone)
    return message("no-room", stone=stone + 1, size=int(stone_size(state, stone)))


def _no_target(state: State, owner: int, movable: int) -> Message:
    """A card that a ruse cannot take: it is not on that side, or its stone is claimed."""
    stone = stone_of(state, owner, movable)
    if stone < 0:
        whose = "not-on-own-side" if owner == state.mover else "not-on-other-side"
        return message(whose, card=card_message(MOVABLE_TEXTS[movable]))
    return _closed(state, stone)


def _why_not_move(state: State, seat: int, owner: int, movable: int, destination: int) -> Message:
    """A card that a ruse cannot move: no such target, the same stone (ST-7), or no room at the other."""
    stone = stone_of(state, owner, movable)
    if stone < 0 or not open_stones(state) >> stone & 1:
        return _no_target(state, owner, movable)
    if stone == destination and owner == seat:
        return message("strategist-same-stone")
    return _no_room(state, seat, destination)
