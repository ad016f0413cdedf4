"""What a tournament is to be."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from highlands.protocol.time_controls import DAY, TimeControl

Format = Literal["swiss", "round-robin", "knock-out", "arena", "groups"]
"""`groups`: rounds at tables of several, in which everybody meets as many others as possible."""

MAX_ENTRANTS = 256
MAX_BOTS = 16
"""How many bots of the server may fill up: they think at the host's expense."""
MAX_ROUNDS = 40
MAX_NAME = 60


class TournamentPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The configuration of a tournament."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]
    game: str
    options: dict[str, bool | int] = {}
    """The options of the game as `/api/games` lists them. How many play at a table, and who begins, is for the
    pairing."""
    format: Format
    time_control: TimeControl
    """Some clock: a round must come to its end."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MAX_ROUNDS)] = 5
    """Of a Swiss, and in groups; the other formats have as many as it takes."""
    cycles: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    """How often everybody meets everybody in a round robin."""
    arena_minutes: Annotated[int, msgspec.Meta(ge=1, le=24 * 60)] = 60
    """For how long an arena pairs whoever is free."""
    final: bool = False
    """Whether the best play a final table after the rounds in groups."""
    paired_deals: bool = False
    """Whether all tables of a round are dealt the same shuffle, and everybody is compared with those who had the same
    hand."""
    starts_at: int | None = None
    """In milliseconds since the epoch; None: when the organiser says so."""
    grace_seconds: Annotated[int, msgspec.Meta(ge=5, le=30 * DAY)] = 300
    """How long a table waits for who is to sit there."""
    break_seconds: Annotated[int, msgspec.Meta(ge=0, le=DAY)] = 0
    """Between a round's last game and the next round."""
    round_every_seconds: Annotated[int, msgspec.Meta(ge=60, le=60 * DAY)] | None = None
    """A league: a round begins every so many seconds, and not before. A round robin's begins then in any case."""
    late_entry: bool = True
    """Whether one may enter after the start, where the format can have it: not in round robins and knock-outs."""
    max_entrants: Annotated[int, msgspec.Meta(ge=2, le=MAX_ENTRANTS)] = 64
    fill_to: Annotated[int, msgspec.Meta(ge=0, le=MAX_ENTRANTS)] = 0
    """Bots of the server fill up at the start until there are so many."""
    fill_level: Annotated[str, msgspec.Meta(max_length=32)] = "warrior"
    admits_bots: bool = False
    """Whether bots from outside may enter."""
    rated: bool = False
    """Whether its games change ratings: whoever enters has been told so, and agrees by entering."""
    public: bool = False
    """Whether the tournament is listed, and anyone may watch its tables."""

    @property
    def admits_late(self) -> bool:
        """Whether one may enter after the start."""
        return self.late_entry and self.format in ("swiss", "arena", "groups")
