"""Whether the reason given for a refusal is true, checked against the state by other code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from highlands.games.schotten_totten.rules.claims import may_claim
from highlands.games.schotten_totten.state.actions import (
    ACTIONS,
    CLAIM_STONE,
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
)
from highlands.games.schotten_totten.state.layout import STEP_NAMES, State
from highlands.i18n import Message, say
from tests.games.schotten_totten.invariants import KINDS, is_full, members, tactics_of

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")


def card_id(card: Message) -> int | str:
    """The clan card's number, or the tactics card's name, that a message speaks of."""
    if card.id == "clan-card":
        return COLOURS.index(card.args["colour"]) * 9 + int(card.args["strength"]) - 1
    assert card.id == "tactics-card"
    return str(card.args["card"])


def holds(state: State, seat: int, card: int | str) -> bool:
    if isinstance(card, int):
        return card in members(state.hand[seat])
    return card in tactics_of(state.hand_tactics[seat])


def lies_at(state: State, seat: int, card: int | str) -> list[int]:
    """The stones at which a seat's side has a card."""
    if isinstance(card, int):
        return [stone for stone in range(9) if card in members(state.side[seat, stone])]
    return [stone for stone in range(9) if KINDS.index(card) in members(state.troops[seat, stone])]


def is_claimed(state: State, stone: int) -> bool:
    return stone in members(int(state.stones[0]) | int(state.stones[1]))


def step_of(action: int) -> set[str]:
    """The steps to which an action belongs."""
    if action <= PASS:
        return {"play"}
    if action <= DONE:
        return {"claim"}
    return {"draw", "recruit"} if action in (DRAW_CLAN, DRAW_TACTICS) else {"return"}


def speaks_of(action: int) -> int | str | None:
    """The card that an action plays, takes or returns; of a ruse, its target."""
    if action < PLAY_MODE:
        return action // 9 if action // 9 < 54 else KINDS[action // 9 - 54]
    if action < PLAY_RECRUITER:
        return KINDS[3 + (action - PLAY_MODE) // 9]
    if PLAY_STRATEGIST <= action < PLAY_BANSHEE:
        movable = (action - PLAY_STRATEGIST) // 10
    elif PLAY_BANSHEE <= action < PLAY_TRAITOR:
        movable = action - PLAY_BANSHEE
    elif PLAY_TRAITOR <= action < PASS:
        return (action - PLAY_TRAITOR) // 9
    elif RETURN_CLAN <= action < RETURN_TACTICS:
        return action - RETURN_CLAN
    else:
        return KINDS[action - RETURN_TACTICS] if RETURN_TACTICS <= action < RETURN_TACTICS + 9 else None
    return movable if movable < 54 else KINDS[movable - 54]


def ruse_of(action: int) -> str | None:
    """The ruse that an action plays."""
    if not PLAY_RECRUITER <= action < PASS:
        return None
    ends = {"recruiter": PLAY_STRATEGIST, "strategist": PLAY_BANSHEE, "banshee": PLAY_TRAITOR, "traitor": PASS}
    return next(ruse for ruse, end in ends.items() if action < end)


def is_tactics_play(action: int) -> bool:
    return 54 * 9 <= action < PASS


def _not_in_hand(state: State, me: int, action: int, args: dict[str, Any]) -> bool:
    card = card_id(args["card"])
    return card in (speaks_of(action), ruse_of(action)) and not holds(state, me, card)


def _not_on_side(owner_is_me: bool) -> Callable[[State, int, int, dict[str, Any]], bool]:
    def check(state: State, me: int, action: int, args: dict[str, Any]) -> bool:
        card = card_id(args["card"])
        owner = me if owner_is_me else 1 - me
        return (
            (ruse_of(action) == "strategist") == owner_is_me
            and card == speaks_of(action)
            and not lies_at(state, owner, card)
        )

    return check


def _claim(provable: bool) -> Callable[[State, int, int, dict[str, Any]], bool]:
    def check(state: State, me: int, action: int, args: dict[str, Any]) -> bool:
        stone = action - CLAIM_STONE
        return 0 <= stone < 9 and bool(may_claim(state, me, stone)) == provable

    return check


Check = Callable[[State, int, int, dict[str, Any]], bool]
CHECKS: dict[str, Check] = {
    "env-no-such-action": lambda state, me, action, args: action not in range(ACTIONS),
    "game-is-over": lambda state, me, action, args: STEP_NAMES[state.step] == "over",
    "wrong-step": lambda state, me, action, args: (
        args["step"] == STEP_NAMES[state.step] and args["left"] == state.pending and args["step"] not in step_of(action)
    ),
    "must-play": lambda state, me, action, args: (
        action == PASS
        and bool(members(state.hand[me]))
        and any(not is_claimed(state, stone) and not is_full(state, me, stone) for stone in members(state.border))
    ),
    "not-in-hand": _not_in_hand,
    "no-recruiter": lambda state, me, action, args: (
        "return" in step_of(action) and STEP_NAMES[state.step] not in ("recruit", "return")
    ),
    "return-which": lambda state, me, action, args: speaks_of(action) is None and "return" in step_of(action),
    "joker-stays": lambda state, me, action, args: (
        "return" in step_of(action) and speaks_of(action) == "joker" and bool(state.joker_played[me])
    ),
    "no-tactics-variant": lambda state, me, action, args: is_tactics_play(action) and not state.tactics,
    "one-joker": lambda state, me, action, args: speaks_of(action) == "joker" and state.joker_played[me] == 1,
    "too-many-tactics": lambda state, me, action, args: (
        is_tactics_play(action) and args["own"] == state.played[me] == state.played[1 - me] + 1 == args["other"] + 1
    ),
    "decks-empty": lambda state, me, action, args: (
        ruse_of(action) == "recruiter" and not state.clan_left and not state.tactics_left
    ),
    "stone-claimed": lambda state, me, action, args: is_claimed(state, args["stone"] - 1),
    "no-such-stone": lambda state, me, action, args: args["stone"] - 1 not in members(state.border),
    "no-room": lambda state, me, action, args: (
        is_full(state, me, args["stone"] - 1)
        and not is_claimed(state, args["stone"] - 1)
        and args["size"] == (4 if int(state.modes[args["stone"] - 1]) & 2 else 3)
    ),
    "not-on-own-side": _not_on_side(True),
    "not-on-other-side": _not_on_side(False),
    "strategist-same-stone": lambda state, me, action, args: (
        lies_at(state, me, speaks_of(action) or 0) == [(action - PLAY_STRATEGIST) % 10]
    ),
    "claim-side-incomplete": lambda state, me, action, args: not is_full(state, me, args["stone"] - 1),
    "claim-weaker": _claim(False),
    "claim-tie-lost": _claim(False),
    "claim-beatable": _claim(False),
    "claim-at-start": lambda state, me, action, args: bool(state.expert) and _claim(True)(state, me, action, args),
    "claim-after-playing": lambda state, me, action, args: (
        not state.expert and STEP_NAMES[state.step] == "play" and _claim(True)(state, me, action, args)
    ),
    "claim-over": lambda state, me, action, args: (
        not state.expert and STEP_NAMES[state.step] not in ("play", "claim") and _claim(True)(state, me, action, args)
    ),
}


def assert_true_reason(state: State, action: int, reason: Message) -> None:
    """The reason is one that fits the action, and it is so."""
    assert CHECKS[reason.id](state, int(state.mover), action, reason.args), (action, say(reason))
