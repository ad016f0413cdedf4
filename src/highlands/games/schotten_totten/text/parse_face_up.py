"""Cards that lie face up in a written position: each is taken out of the unseen ones once."""

from __future__ import annotations

from highlands.errors import UnreadableError
from highlands.games.schotten_totten.state.cards import BIT, TACTICS_NAMES, UNIT, clan_cards, number_of
from highlands.games.schotten_totten.state.layout import State
from highlands.games.schotten_totten.text.messages import card_message
from highlands.games.schotten_totten.text.notation import CLAN_TEXTS, clan_card, tactics_card
from highlands.i18n import message


def in_game(state: State, card: int) -> bool:
    """Whether a clan card is one of this game."""
    return bool(clan_cards(int(state.colours), int(state.strengths)) & BIT[card])


def take_face_up(state: State, text: str) -> tuple[bool, int]:
    """Take a card that lies face up out of the unseen ones; say whether it is a clan card, and which."""
    card, kind = clan_card(text), tactics_card(text)
    if card is not None and in_game(state, card):
        if not state.unseen & BIT[card]:
            raise UnreadableError(message("card-twice", card=card_message(CLAN_TEXTS[card])))
        state.unseen &= ~BIT[card]
        return True, card
    if kind is not None:
        if not state.tactics:
            raise UnreadableError(message("no-tactics-variant"))
        if not number_of(int(state.unseen_tactics), kind):
            raise UnreadableError(message("card-twice", card=card_message(TACTICS_NAMES[kind])))
        state.unseen_tactics -= UNIT[kind]
        return False, kind
    raise UnreadableError(message("no-such-card", text=text))
