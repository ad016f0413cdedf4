"""Cards and moves of Schotten Totten as text, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from highlands.errors import NotAllowedError, UnreadableError
from highlands.games.schotten_totten.state.actions import (
    ACTIONS,
    CLAIM_STONE,
    DESTINATIONS,
    DONE,
    DRAW_CLAN,
    DRAW_TACTICS,
    PASS,
    PLAY_BANSHEE,
    PLAY_CLAN,
    PLAY_MODE,
    PLAY_RECRUITER,
    PLAY_STRATEGIST,
    PLAY_TRAITOR,
    RETURN_CLAN,
    RETURN_TACTICS,
    RETURN_UNSEEN_CLAN,
    RETURN_UNSEEN_TACTICS,
    TO_DISCARD,
)
from highlands.games.schotten_totten.state.cards import (
    BLIND,
    CLAN_CARDS,
    COLOUR_LETTERS,
    SEATS,
    STONES,
    STRENGTHS,
    TACTICS_NAMES,
    TROOPS,
    number_of,
)
from highlands.games.schotten_totten.state.layout import State
from highlands.games.schotten_totten.text.messages import card_message
from highlands.i18n import message

UNKNOWN_CLAN, UNKNOWN_TACTICS = "c?", "t?"

CLAN_TEXTS = tuple(f"{letter}{strength}" for letter in COLOUR_LETTERS for strength in range(1, STRENGTHS + 1))
MOVABLE_TEXTS = CLAN_TEXTS + TACTICS_NAMES[:TROOPS]

_TROOP_TEXTS = tuple(
    tuple(TACTICS_NAMES[troop] for troop in range(TROOPS) if troops >> troop & 1) for troops in range(1 << TROOPS)
)
"""The names in each set of elite troops."""

_CLAN_IDS = {text: card for card, text in enumerate(CLAN_TEXTS)}
_MOVABLE_IDS = {text: movable for movable, text in enumerate(MOVABLE_TEXTS)}
_TACTICS_IDS = {name: kind for kind, name in enumerate(TACTICS_NAMES)}

_FIXED = {
    "recruiter": PLAY_RECRUITER,
    "pass": PASS,
    "done": DONE,
    "draw clan": DRAW_CLAN,
    "draw tactics": DRAW_TACTICS,
    f"return {UNKNOWN_CLAN}": RETURN_UNSEEN_CLAN,
    f"return {UNKNOWN_TACTICS}": RETURN_UNSEEN_TACTICS,
}
_FIXED_TEXTS = {action: text for text, action in _FIXED.items()}

CACHED_SETS = 1 << 15

_CARD = r"(?P<card>[a-z0-9]+)"
_LAID = re.compile(rf"{_CARD} ?@ ?(?P<stone>[1-9])")
_CLAIMED = re.compile(r"claim ?(?P<stone>[1-9])")
_RETURNED = re.compile(rf"return {_CARD}")
_RUSE = re.compile(
    rf"(?P<ruse>strategist|banshee|traitor) {_CARD}(?: ?@ ?(?P<stone>[1-9]))?(?: ?> ?(?P<to>[1-9]|discard))?"
)


def clan_ids(cards: int) -> list[int]:
    """The numbers of a set of clan cards."""
    ids: list[int] = []
    left = int(cards)
    while left:
        ids.append((left & -left).bit_length() - 1)
        left &= left - 1
    return ids


def clan_set(texts: Iterable[str]) -> int:
    """The set of clan cards of some texts, each of them once."""
    return sum(1 << _CLAN_IDS[text] for text in texts)


def clan_texts(cards: int) -> list[str]:
    """A set of clan cards, by colour and strength."""
    return list(_clan_texts(int(cards)))


@lru_cache(maxsize=CACHED_SETS)
def _clan_texts(cards: int) -> tuple[str, ...]:
    """The same, kept for the sets that were asked for last: of sides and hands the same come again and again."""
    if cards.bit_count() > FEW:
        return tuple([text for text, card in _CLAN_SETS if cards & card])
    return tuple([CLAN_TEXTS[card] for card in clan_ids(cards)])


FEW = 12
"""Up to so many cards it is quicker to find one after another than to try all."""
_CLAN_SETS = tuple((text, 1 << card) for card, text in enumerate(CLAN_TEXTS))


def tactics_texts(tactics: int) -> list[str]:
    """A set of tactics cards."""
    return list(_tactics_texts(int(tactics)))


@cache
def _tactics_texts(tactics: int) -> tuple[str, ...]:
    """The same, kept: there are only 768 sets."""
    return tuple(name for kind, name in enumerate(TACTICS_NAMES) for _ in range(number_of(tactics, kind)))


def troop_texts(troops: int) -> list[str]:
    """The elite troops of a side."""
    return list(_TROOP_TEXTS[int(troops)])


def clan_card(text: str) -> int | None:
    """The clan card of a text, if it is one."""
    return _CLAN_IDS.get(text.upper())


def tactics_card(text: str) -> int | None:
    """The kind of a tactics card of a text, if it is one."""
    return _TACTICS_IDS.get(text.lower())


def movable_card(text: str) -> int | None:
    """What can lie on a side: a clan card or an elite troop, if the text is one."""
    return _MOVABLE_IDS.get(text.upper(), _MOVABLE_IDS.get(text.lower()))


def stone_of(state: State, seat: int, movable: int) -> int:
    """The stone at which a card lies on a seat's side, or -1; also -1 for the side of nobody, when the game is over."""
    if seat not in range(SEATS):
        return -1
    # Read by name and as a list: there may be hundreds of ruses to be written, and attributes are slow.
    field, card = ("side", movable) if movable < CLAN_CARDS else ("troops", movable - CLAN_CARDS)
    sides: list[int] = state[field][seat].tolist()
    return next((stone for stone, cards in enumerate(sides) if cards >> card & 1), -1)


CardPlaces = tuple[dict[int, int], dict[int, int]]
"""For the side of each seat: at which stone a card lies there."""


def write_action(state: State, action: int) -> str:
    """An action that is about to be carried out in this state."""
    return _TEXTS[action] or _write_ruse(int(state["mover"]), _card_places(state), action)


def write_actions(state: State, actions: Iterable[int]) -> list[str]:
    """Actions, any of which could be carried out in this state. There may be hundreds of ruses among them."""
    numbers = list(actions)
    texts = [_TEXTS[action] for action in numbers]
    if "" in texts:
        mover, places = int(state["mover"]), _card_places(state)
        texts = [text or _write_ruse(mover, places, action) for text, action in zip(texts, numbers, strict=True)]
    return texts


def _card_places(state: State) -> CardPlaces:
    own: CardPlaces = ({}, {})
    for field, first in (("side", 0), ("troops", CLAN_CARDS)):
        for seat, sides in enumerate(state[field].tolist()):
            for stone, cards in enumerate(sides):
                for card in clan_ids(cards):
                    own[seat][first + card] = stone
    return own


def _text(action: int) -> str:
    """The text of an action, where it is the same in all states; else nothing."""
    if action in _FIXED_TEXTS:
        return _FIXED_TEXTS[action]
    if action < PLAY_MODE:
        movable, stone = divmod(action - PLAY_CLAN, STONES)
        return f"{MOVABLE_TEXTS[movable]}@{stone + 1}"
    if action < PLAY_RECRUITER:
        mode, stone = divmod(action - PLAY_MODE, STONES)
        return f"{TACTICS_NAMES[BLIND + mode]}@{stone + 1}"
    if action < PASS:
        return ""
    if CLAIM_STONE <= action < DONE:
        return f"claim {action - CLAIM_STONE + 1}"
    if action < RETURN_TACTICS:
        return f"return {CLAN_TEXTS[action - RETURN_CLAN]}"
    return f"return {TACTICS_NAMES[action - RETURN_TACTICS]}"


_TEXTS = [_text(action) for action in range(max(ACTIONS - 1, *_FIXED_TEXTS) + 1)]
"""All of them, with those past the catalogue that stand for a card which an observer may not know."""


def _write_ruse(mover: int, places: CardPlaces, action: int) -> str:
    """Strategist, Banshee or Traitor with target and destination."""
    # When the game is over there is neither an own side nor another's.
    own, other = (places[mover], places[1 - mover]) if mover in range(SEATS) else ({}, {})
    if action < PLAY_BANSHEE:
        movable, destination = divmod(action - PLAY_STRATEGIST, DESTINATIONS)
        to = "discard" if destination == TO_DISCARD else str(destination + 1)
        return f"strategist {_target(own, movable)}>{to}"
    if action < PLAY_TRAITOR:
        return f"banshee {_target(other, action - PLAY_BANSHEE)}"
    card, destination = divmod(action - PLAY_TRAITOR, STONES)
    return f"traitor {_target(other, card)}>{destination + 1}"


def _target(side: dict[int, int], movable: int) -> str:
    """The card that a ruse takes, and its stone if it lies on that side."""
    stone = side.get(movable)
    return MOVABLE_TEXTS[movable] if stone is None else f"{MOVABLE_TEXTS[movable]}@{stone + 1}"


def read_action(state: State, text: str) -> int:
    """The action a text means."""
    plain = " ".join(text.lower().split())
    if plain in _FIXED:
        return _FIXED[plain]
    if match := _CLAIMED.fullmatch(plain):
        return CLAIM_STONE + int(match["stone"]) - 1
    if match := _LAID.fullmatch(plain):
        return _read_laid(match["card"], int(match["stone"]) - 1)
    if match := _RUSE.fullmatch(plain):
        return _read_ruse(state, match, text)
    if match := _RETURNED.fullmatch(plain):
        card, kind = clan_card(match["card"]), tactics_card(match["card"])
        if card is not None:
            return RETURN_CLAN + card
        if kind is not None:
            return RETURN_TACTICS + kind
        raise UnreadableError(message("no-such-card", text=match["card"]))
    raise UnreadableError(message("no-such-move", text=text))


def _read_laid(card: str, stone: int) -> int:
    """A card laid at a stone: a clan card or an elite troop on the own side, or a combat mode."""
    movable, kind = movable_card(card), tactics_card(card)
    if movable is not None:
        return PLAY_CLAN + movable * STONES + stone
    if kind is not None and BLIND <= kind < BLIND + 2:
        return PLAY_MODE + (kind - BLIND) * STONES + stone
    raise UnreadableError(message("no-card-to-lay" if kind is not None else "no-such-card", text=card))


def _read_ruse(state: State, match: re.Match[str], text: str) -> int:
    """A ruse with target and destination. The target's stone may be left out; a wrong one is refused."""
    ruse, to = match["ruse"], match["to"]
    movable = movable_card(match["card"])
    if movable is None:
        raise UnreadableError(message("no-such-card", text=match["card"]))
    if (ruse == "banshee") != (to is None) or (ruse == "traitor" and (to == "discard" or movable >= CLAN_CARDS)):
        raise UnreadableError(message(f"how-to-{ruse}", text=text))
    if state.tactics and state.mover in (0, 1):
        owner = int(state.mover) if ruse == "strategist" else 1 - int(state.mover)
        if match["stone"] and stone_of(state, owner, movable) != int(match["stone"]) - 1:
            raise NotAllowedError(
                message("card-not-there", card=card_message(MOVABLE_TEXTS[movable]), stone=int(match["stone"]))
            )
    if ruse == "banshee":
        return PLAY_BANSHEE + movable
    if ruse == "traitor":
        return PLAY_TRAITOR + movable * STONES + int(to) - 1
    destination = TO_DISCARD if to == "discard" else int(to) - 1
    return PLAY_STRATEGIST + movable * DESTINATIONS + destination
