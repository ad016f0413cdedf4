"""What players, houses, landscapes and cards are called, and the signs and colours they are known by."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from highlands.games.verraeter.state.cards import HOUSE_NAMES
from highlands.games.verraeter.view.player_view import HouseStrength, Landscape, VerraeterView
from highlands.i18n import Message, message
from highlands.spec.options import SEAT_LETTERS
from highlands.spec.terminal.console import Console

SIGNS = {"eagles": "◥◤", "roses": "✿ "}
HOUSE_STYLES = {"eagles": "white on #1d4480", "roses": "white on #8c1d3c"}
CONFLICT_STYLES = {"eagles": "bold white on #2a66c4", "roses": "bold white on #c9295a"}
SUPPLY_STYLE, BACK_STYLE = "bold black on #e3d3a4", "white on #4a4f57"
ACTION_STYLE = "bold black on #b9d4c0"
QUIET_STYLE, HEADING_STYLE, OWN_STYLE, ALARM_STYLE = "dim", "dim", "bold", "bold bright_yellow"
ESTATE_SIGN, COUNTING_SIGN = "⌂", "¤"


def who(view: VerraeterView, seat: int) -> dict[str, str]:
    """A player as messages take one: `you` or the `other`, and the letter of the seat."""
    return {"who": "you" if seat == view.observer else "other", "seat": SEAT_LETTERS[seat]}


def name_of(view: VerraeterView, seat: int) -> Message:
    """A player: you, or the letter of the seat."""
    return message("term-v-name", **who(view, seat))


def names_of(view: VerraeterView, seats: Iterable[int]) -> list[Message]:
    """Players one after another."""
    return [name_of(view, seat) for seat in seats]


def house_name(house: str) -> Message:
    """A house, as a heading has it."""
    return message("term-v-house", house=house)


def action_name(card: str) -> Message:
    """An action card, as a heading has it."""
    return message("term-v-action", card=card)


def action_effect(card: str) -> Message:
    """What an action card does, in short."""
    return message(f"term-v-does-{card}")


def landscape_name(landscape: Landscape) -> Message:
    """A landscape: `3 village`."""
    return message("v-landscape", number=landscape.number, kind=landscape.kind)


def house_block(house: str, console: Console) -> Text:
    """A house as a coloured block with its sign and name, as wide as that of the other one."""
    widest = max(len(console.words(house_name(name))) for name in HOUSE_NAMES)
    return Text(f" {SIGNS[house]} {console.words(house_name(house)).ljust(widest)} ", style=HOUSE_STYLES[house])


def own_strength(view: VerraeterView) -> tuple[str, HouseStrength]:
    """The house that the observer's supply counts for in the open conflict, and its strength."""
    assert view.strengths is not None, "a conflict is open"
    return next(found for found in view.strengths.items() if view.observer in found[1].seats)


def card_row(cards: list[str], style: str = SUPPLY_STYLE) -> Text:
    """Cards side by side as blocks; of an unknown one, the back."""
    blocks = [Text(f" {card} ", style=BACK_STYLE if card == "?" else style) for card in cards]
    return Text(" ").join(blocks)


def strength_of(cards: list[str]) -> int:
    """The values of supply cards together."""
    return sum(int(card) for card in cards)
