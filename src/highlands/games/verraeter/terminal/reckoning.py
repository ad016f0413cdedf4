"""What can be reckoned from a view: how strong the houses are so far, what a conflict brought, what was drawn."""

from __future__ import annotations

from collections import Counter

import msgspec

from highlands.games.verraeter.state.cards import HOUSE_NAMES
from highlands.games.verraeter.terminal.naming import DIPLOMATS, other_house, strength_of
from highlands.games.verraeter.view.player_view import Landscape, Player, VerraeterView

WAITING_STEPS = ("choose", "supply")
"""While these last, the conflict is open and the action cards lie face down."""


class Force(msgspec.Struct, frozen=True):
    """What a house brings to a conflict, and what its players can win there."""

    house: str
    landscape: Landscape
    prey: Landscape
    """The landscape that it would conquer."""
    seats: list[int]
    laid: int
    diplomats: int

    @property
    def strength(self) -> int:
        """All together."""
        return self.landscape.base + self.laid + self.diplomats

    @property
    def prize(self) -> int:
        """What each of its players would get; nothing where there are none (V-1)."""
        return self.prey.prize[len(self.seats) - 1] if self.seats else 0


def house_after(player: Player, action: str | None) -> str:
    """The house that a player serves once the action cards are turned up."""
    return other_house(player.house) if action == "traitor" else player.house


def forces(view: VerraeterView) -> list[Force]:
    """Both houses in the open conflict, the Eagles first, as far as the seer knows the action cards."""
    assert view.conflict is not None, "there is a conflict to reckon"
    return reckon(view, [player.action for player in view.players], [player.laid for player in view.players])


def reckon(view: VerraeterView, actions: list[str | None], laid: list[list[str]]) -> list[Force]:
    """Both houses in the conflict of a view, before any change of house, with these action cards and this supply."""
    sides = {landscape.house: landscape for landscape in view.landscapes if landscape.in_conflict}
    found = []
    for house in HOUSE_NAMES:
        own = [player for player in view.players if house_after(player, actions[player.seat]) == house]
        found.append(
            Force(
                house=house,
                landscape=sides[house],
                prey=sides[other_house(house)],
                seats=[player.seat for player in own],
                laid=sum(strength_of(laid[player.seat]) for player in own),
                diplomats=sum(DIPLOMATS.get(actions[player.seat] or "", 0) for player in own),
            )
        )
    return found


def is_reveal(before: VerraeterView, after: VerraeterView) -> bool:
    """Whether the action cards have been turned up between two views."""
    return before.step in WAITING_STEPS and after.step not in WAITING_STEPS


def cards_of(move: str) -> list[str]:
    """The supply cards that a move shows."""
    word, *cards = move.split()
    return [card for card in cards if card.isdigit()] if word in ("lay", "discard") else []


def draws(before: VerraeterView, move: str, after: VerraeterView) -> dict[int, list[str]]:
    """What each player has drawn between two views; `?` for what the seer may not know."""
    found = {}
    for old, new in zip(before.players, after.players, strict=True):
        shown = cards_of(move) if old.seat == before.to_move else []
        number = len(new.hand) - len(old.hand) + len(shown)
        if number > 0:
            known = Counter(new.hand) - (Counter(old.hand) - Counter(shown))
            found[old.seat] = sorted(known.elements()) if old.seat == before.observer else ["?"] * number
    return found
