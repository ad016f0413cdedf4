"""The result of a game as text, in lists and records."""

from __future__ import annotations

from highlands.protocol.messages import End
from highlands.spec.options import SEAT_LETTERS


def result_text(end: End) -> str:
    """The result as the store keeps it, for example `played; A; A 5, B 3`."""
    points = ", ".join(f"{SEAT_LETTERS[seat]} {points}" for seat, points in enumerate(end.points))
    winners = "".join(SEAT_LETTERS[seat] for seat in end.winners) or "-"
    return f"{end.reason}; {winners}; {points}"
