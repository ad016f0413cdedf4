"""Cards that lie face up in a written position: each is taken out of the unseen ones once."""

from __future__ import annotations

from highlands.errors import UnreadableError
from highlands.games.schotten_totten.cards import BIT, STRENGTHS, TACTICS_NAMES, UNIT, number_of
from highlands.games.schotten_totten.messages import card_message
from highlands.games.schotten_totten.notation import CLAN_TEXTS, clan_card, tactics_card
from highlands.kernel import Table
from highlands.words import message


def take_face_up(table: Table, text: str) -> tuple[bool, int]:
    """Take a card that lies face up out of the unseen ones; say whether it is a clan card, and which."""
    card, kind = clan_card(text), tactics_card(text)
    if card is not None and card < int(table.colours) * STRENGTHS:
        if not table.unseen & BIT[card]:
            raise UnreadableError(message("card-twice", card=card_message(CLAN_TEXTS[card])))
        table.unseen &= ~BIT[card]
        return True, card
    if kind is not None:
        if not table.tactics:
            raise UnreadableError(message("no-tactics-variant"))
        if not number_of(int(table.unseen_tactics), kind):
            raise UnreadableError(message("card-twice", card=card_message(TACTICS_NAMES[kind])))
        table.unseen_tactics -= UNIT[kind]
        return False, kind
    raise UnreadableError(message("no-such-card", text=text))
