"""What changed between two views: whether action cards were turned up, what was laid, what was drawn."""

from __future__ import annotations

from collections import Counter

from highlands.games.verraeter.view.player_view import VerraeterView


def is_reveal(before: VerraeterView, after: VerraeterView) -> bool:
    """Whether the action cards have been turned up between two views."""
    return before.strengths is not None and after.strengths is None


def cards_of(move: str) -> list[str]:
    """The supply cards that a move shows."""
    word, *cards = move.split()
    return [card for card in cards if card.isdigit()] if word in ("lay", "discard") else []


def draws(before: VerraeterView, move: str, after: VerraeterView) -> dict[int, list[str]]:
    """What each player has drawn between two views; `?` for what the observer may not know."""
    found = {}
    for old, new in zip(before.players, after.players, strict=True):
        shown = cards_of(move) if old.seat == before.to_move else []
        number = len(new.hand) - len(old.hand) + len(shown)
        if number > 0:
            known = Counter(new.hand) - (Counter(old.hand) - Counter(shown))
            found[old.seat] = sorted(known.elements()) if old.seat == before.observer else ["?"] * number
    return found
