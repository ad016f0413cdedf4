"""What a player has played: results by game, variant and opponent. For themselves; and what they make public of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal, get_args

import msgspec

from highlands.protocol.variants import variant_of
from highlands.server.players.messages import ProfilePart
from highlands.server.ratings.messages import PlayerRating
from highlands.server.store import SeatRow, TableRow
from highlands.server.store.players import PlayerRow
from highlands.spec.options import SEAT_LETTERS

MAX_OPPONENTS = 50
MAX_COURSE = 200

Outcome = Literal["won", "drawn", "lost"]
OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)
"""The best first."""


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
    table: str
    """That of the latest game with them."""
    seat: int
    """Theirs there: by it the player blocks who sat under this name."""


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


class PublicOpponent(msgspec.Struct, frozen=True, kw_only=True):
    """The results against a bot, or against a player who has a public profile too."""

    name: str | None
    bot: str | None
    profile: str | None
    results: Tally


class PublicProfile(msgspec.Struct, frozen=True, kw_only=True):
    """What a player shows to everybody who has the link; None is what they have not chosen to.

    No table is named, and of opponents only those who have made a profile public themselves.
    """

    name: str | None
    results: Tally | None
    variants: list[VariantResults] | None
    course: list[Outcome] | None
    """The outcomes of the latest games, oldest first."""
    opponents: list[PublicOpponent] | None
    ratings: list[PlayerRating] | None


def outcome_of(result: str, seat: int) -> Outcome | None:
    """How a game came out for a seat; None where everybody had left."""
    reason, winners, _ = result.split("; ")
    if reason == "abandoned":
        return None
    if winners == "-":
        return "drawn"
    return "won" if SEAT_LETTERS[seat] in winners else "lost"


def _opponent(seat: SeatRow) -> tuple[str | None, str | None]:
    """By what an opponent is counted: the name, or the level of a bot."""
    return (seat.name, None) if seat.bot is None else (None, seat.bot)


def profile_of(played: Iterable[tuple[TableRow, int]]) -> Profile:
    """The profile of who has sat on these seats."""
    total = Tally()
    variants: dict[tuple[str, str], Tally] = defaultdict(Tally)
    opponents: dict[tuple[str | None, str | None], Tally] = defaultdict(Tally)
    latest: dict[tuple[str | None, str | None], tuple[int, str, int]] = {}
    course: list[FinishedGame] = []
    for row, own in played:
        if row.finished_at is None or row.result is None or (outcome := outcome_of(row.result, own)) is None:
            continue
        total.add(outcome)
        variants[row.game, variant_of(row.options)].add(outcome)
        # Two bots of a level, or two of the same name, count once.
        for opponent, seat in {_opponent(seat): seat.seat for seat in row.seats if seat.seat != own}.items():
            opponents[opponent].add(outcome)
            latest[opponent] = max(latest.get(opponent, (0, "", 0)), (row.finished_at, row.id, seat))
        course.append(FinishedGame(table=row.id, finished_at=row.finished_at, outcome=outcome))
    by_number = sorted(opponents.items(), key=lambda entry: (-entry[1].games, str(entry[0])))
    return Profile(
        results=total,
        variants=[
            VariantResults(game=game, options=options, results=tally)
            for (game, options), tally in sorted(variants.items(), key=lambda entry: (-entry[1].games, entry[0]))
        ],
        opponents=[
            OpponentResults(name=name, bot=bot, results=tally, table=latest[name, bot][1], seat=latest[name, bot][2])
            for (name, bot), tally in by_number[:MAX_OPPONENTS]
        ],
        course=sorted(course, key=lambda game: game.finished_at)[-MAX_COURSE:],
    )


def public_profile(
    player: PlayerRow,
    parts: Collection[ProfilePart],
    played: Sequence[tuple[TableRow, int]],
    public: Mapping[tuple[str, int], PlayerRow],
    ratings: list[PlayerRating] | None,
) -> PublicProfile:
    """What a player has made public of their games; `public` has the others who have a public profile, by seat."""
    whole = profile_of(played)
    opponents: dict[tuple[str | None, str | None, str | None], Tally] = defaultdict(Tally)
    for row, own in played:
        outcome = None if row.result is None or row.finished_at is None else outcome_of(row.result, own)
        if outcome is None:
            continue
        others = {_public_key(row, seat, public) for seat in row.seats if seat.seat != own}
        for key in others - {None}:
            assert key is not None
            opponents[key].add(outcome)
    listed = [
        PublicOpponent(name=name, bot=bot, profile=profile, results=tally)
        for (name, bot, profile), tally in sorted(opponents.items(), key=lambda one: (-one[1].games, str(one[0])))
    ]
    return PublicProfile(
        name=player.name,
        results=whole.results if "results" in parts else None,
        variants=whole.variants if "results" in parts else None,
        course=[game.outcome for game in whole.course] if "course" in parts else None,
        opponents=listed[:MAX_OPPONENTS] if "opponents" in parts else None,
        ratings=ratings if "rating" in parts else None,
    )


def _public_key(
    row: TableRow, seat: SeatRow, public: Mapping[tuple[str, int], PlayerRow]
) -> tuple[str | None, str | None, str | None] | None:
    """By what an opponent is shown publicly; None if not at all.

    Only who shows their own opponents too, and sat there under the name of their profile: else it would tell of games
    that they keep to themselves, or under which other name they played.
    """
    if seat.bot is not None:
        return None, seat.bot, None
    other = public.get((row.id, seat.seat))
    if other is None or "opponents" not in other.profile_parts.split() or seat.name != other.name:
        return None
    return other.name, None, other.profile_id
