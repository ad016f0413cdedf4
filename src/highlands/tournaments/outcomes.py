"""What a game gives those who played it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from highlands.tournaments.events import GameOutcome, Reason


def scored(
    points: Sequence[int],
    winners: Collection[int],
    reason: Reason,
    *,
    dropped: Collection[int] = (),
    absent: Collection[int] = (),
) -> GameOutcome:
    """The outcome of a game by seats.

    A seat's score is the share of the others whom it has beaten. Who won comes first, then who has more points. Who
    dropped out is behind all who played to the end, and who never came behind everybody, whatever a bot has made of
    their hand. Without winners everybody else is equal.

    >>> scored([5, 3], [0], "played").scores, scored([2, 2], [], "draw").scores
    ((1.0, 0.0), (0.5, 0.5))
    >>> scored([40, 31, 31, 20], [0], "played").scores
    (1.0, 0.5, 0.5, 0.0)
    >>> scored([40, 31, 31, 20], [0], "played", dropped=[1], absent=[0]).scores
    (0.0, 0.333333, 1.0, 0.666667)
    """
    seats = range(len(points))

    def rank(seat: int) -> tuple[int, bool, int]:
        if seat in absent:
            return 0, False, 0
        earned = points[seat] if winners else 0
        return (1, False, earned) if seat in dropped else (2, seat in winners, earned)

    def score(seat: int) -> float:
        others = [other for other in seats if other != seat]
        beaten = sum(rank(other) < rank(seat) for other in others)
        equal = sum(rank(other) == rank(seat) for other in others)
        return round((beaten + equal / 2) / len(others), 6)

    return GameOutcome(tuple(score(seat) for seat in seats), reason, tuple(points), tuple(sorted(absent)))
