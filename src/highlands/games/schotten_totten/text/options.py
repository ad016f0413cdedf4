"""The options of a game of Schotten Totten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from highlands.errors import NotAllowedError
from highlands.games.schotten_totten.state.cards import COLOURS, SEATS, STONES, STRENGTHS
from highlands.games.schotten_totten.state.layout import BASE_HAND, MOST_ROUNDS, OPTIONS, TACTICS_HAND, Options
from highlands.i18n import message
from highlands.spec.options import Count, Flag, Option, Seat, checked, read, stored


def usual_hand(chosen: Mapping[str, Any]) -> int:
    """With tactics a hand has one card more."""
    return TACTICS_HAND if chosen["tactics"] else BASE_HAND


DECLARED: tuple[Option, ...] = (
    Flag("tactics", message("term-choice-tactics")),
    Flag("expert", message("term-choice-expert")),
    Count("rounds", message("term-how-many-rounds"), low=1, high=MOST_ROUNDS, usual=1),
    Count("colours", message("option-colours"), low=1, high=COLOURS, usual=COLOURS, is_for_research=True),
    Count("strengths", message("option-strengths"), low=1, high=STRENGTHS, usual=STRENGTHS, is_for_research=True),
    Count("stones", message("option-stones"), low=1, high=STONES, usual=STONES, is_for_research=True),
    Count("hand", message("option-hand"), low=1, high=TACTICS_HAND, usual=usual_hand, is_for_research=True),
    Seat("first", message("term-who-begins"), seats=SEATS),
)


def check_hands(values: Mapping[str, Any]) -> None:
    """Both hands must come out of the clan cards."""
    cards = values["colours"] * values["strengths"]
    if SEATS * values["hand"] > cards:
        raise NotAllowedError(message("option-too-few-cards", hand=values["hand"], cards=cards))


def read_options(text: str) -> Options:
    """The options of a header, or of the first line of a position."""
    values = checked(DECLARED, read(DECLARED, text))
    check_hands(values)
    return stored(DECLARED, OPTIONS, values)
