"""What a player has played: results by game, variant and opponent. For themselves alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Literal

import msgspec

from highlands.server.store import TableRow
from highlands.spec.options import SEAT_LETTERS

MAX_OPPONENTS = 50
MAX_COURSE = 200

Outcome = Literal["won", "drawn", "lost"]


class Tally(msgspec.Struct, kw_only=True):
    """How many games came out how."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    def add(self, outcome: Outcome) -> None:
        """Count one."""
        setattr(self, outcome, getattr(self, outcome) + 1)

    @property
    def games(self) -> int:
        """All of them."""
        return self.won + self.drawn + self.lost


class VariantResults(msgspec.Struct, frozen=True, kw_only=True):
    """The results in one variant of a game."""

    game: str
    options: str
    """As in a record's header, without who began."""
    results: Tally


class OpponentResults(msgspec.Struct, frozen=True, kw_only=True):
    """The results against somebody, by the name or the level under which they sat there.

    Who has played under two names is two here: that they are one is theirs to tell.
    """

    name: str | None
    bot: str | None
    results: Tally


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    """How one game came out."""

    table: str
    finished_at: int
    outcome: Outcome


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """A player's finished games; those that were given up by all are left out."""

    results: Tally
    variants: list[VariantResults]
    """Most played first."""
    opponents: list[OpponentResults]
    """Most played first."""
    course: list[FinishedGame]
    """The latest games, oldest first."""


def outcome_of(result: str, seat: int) -> Outcome | None:
    """How a game came out for a seat; None where everybody had left."""
    reason, winners, _ = result.split("; ")
    if reason == "abandoned":
        return None
    if winners == "-":
        return "drawn"
    return "won" if SEAT_LETTERS[seat] in winners else "lost"


def variant_of(options: str) -> str:
    """The options of a game without who began, which makes no other variant."""
    return ", ".join(option for option in options.split(", ") if not option.startswith("first "))


def profile_of(played: Iterable[tuple[TableRow, int]]) -> Profile:
    """The profile of who has sat on these seats."""
    total = Tally()
    variants: dict[tuple[str, str], Tally] = defaultdict(Tally)
    opponents: dict[tuple[str | None, str | None], Tally] = defaultdict(Tally)
    course: list[FinishedGame] = []
    for row, own in played:
        if row.finished_at is None or row.result is None or (outcome := outcome_of(row.result, own)) is None:
            continue
        total.add(outcome)
        variants[row.game, variant_of(row.options)].add(outcome)
        for name, bot in {(seat.name, seat.bot) for seat in row.seats if seat.seat != own}:
            opponents[(None, bot) if bot is not None else (name, None)].add(outcome)
        course.append(FinishedGame(table=row.id, finished_at=row.finished_at, outcome=outcome))
    by_number = sorted(opponents.items(), key=lambda entry: (-entry[1].games, str(entry[0])))
    return Profile(
        results=total,
        variants=[
            VariantResults(game=game, options=options, results=tally)
            for (game, options), tally in sorted(variants.items(), key=lambda entry: (-entry[1].games, entry[0]))
        ],
        opponents=[
            OpponentResults(name=name, bot=bot, results=tally) for (name, bot), tally in by_number[:MAX_OPPONENTS]
        ],
        course=sorted(course, key=lambda game: game.finished_at)[-MAX_COURSE:],
    )
