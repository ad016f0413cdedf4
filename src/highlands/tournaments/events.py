"""The events of a tournament's log. They name no player: an entrant is a number, so that the log can outlive a name."""

from __future__ import annotations

from typing import Literal

import msgspec

Withdrawal = Literal["self", "organiser", "absence"]
"""Who has withdrawn an entrant; `absence`: they did not come to a game."""

Ended = Literal["played", "cancelled", "too-few"]
"""Why a tournament is over."""

Reason = Literal["played", "draw", "resigned", "time", "left", "absent", "withdrawn", "abandoned", "corrected"]
"""How a game ended. `left`: a player was away for too long in the game, `absent`: from its beginning.
`abandoned`: nobody won, because the host or nobody at all ended it."""


class GameOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a game."""

    scores: tuple[float, ...]
    """By seat, from 0 to 1: the share of the others at the table whom one has beaten; half of one who is equal."""
    reason: Reason
    points: tuple[int, ...] = ()
    """Those of the game, by seat, where it was played."""
    absent: tuple[int, ...] = ()
    """The seats of those who did not come."""


class Seating(msgspec.Struct, frozen=True):
    """A game of a round: who sits where, and at which table."""

    entrants: tuple[int, ...]
    """By seat."""
    table: str | None
    """None where nothing is played, since somebody is out: then the outcome follows at once."""
    absent: tuple[int, ...] = ()
    """The seats of those who are out: what comes of it is decided now, whoever is back a moment later."""


class _Event(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """An event."""


class Enter(_Event, frozen=True, tag="enter"):
    """Somebody takes part; entrants are numbered from 0 in the order of their entry."""

    bot: str | None = None
    """The level of a bot of the server."""


class Withdraw(_Event, frozen=True, tag="withdraw"):
    """An entrant is paired no more."""

    entrant: int
    by: Literal["self", "organiser"]


class Readmit(_Event, frozen=True, tag="readmit"):
    """An entrant who had withdrawn is back."""

    entrant: int


class Start(_Event, frozen=True, tag="start"):
    """Entrants are paired from now on."""

    order: tuple[int, ...]
    """Those who are in at that time, by lot: round robins and knock-outs are between them."""


class BeginRound(_Event, frozen=True, tag="round"):
    """The pairings of a round; of an arena, of whoever was free."""

    games: tuple[Seating, ...]
    byes: tuple[int, ...] = ()
    deal: str | None = None
    """The id of the shuffle that all of its tables are dealt, where deals are paired."""
    is_final: bool = False


class Reseat(_Event, frozen=True, tag="reseat"):
    """A table of several is replaced, because somebody did not come: bots play in their place."""

    game: int
    table: str
    absent: tuple[int, ...]
    """Their seats."""


class Report(_Event, frozen=True, tag="result"):
    """A game is over."""

    game: int
    outcome: GameOutcome


class Correct(_Event, frozen=True, tag="correct"):
    """The organiser says what came of a game, whatever stood there."""

    game: int
    outcome: GameOutcome


class Vacate(_Event, frozen=True, tag="vacate"):
    """The table is over of a game whose shuffle others play, and which was corrected while it ran, or whose tournament
    was over before it was."""

    game: int


class Pause(_Event, frozen=True, tag="pause"):
    """No round begins until further notice."""


class Resume(_Event, frozen=True, tag="resume"):
    """Rounds begin again."""


class Finish(_Event, frozen=True, tag="finish"):
    """The tournament is over."""

    reason: Ended = "played"


TournamentEvent = (
    Enter | Withdraw | Readmit | Start | BeginRound | Reseat | Report | Correct | Vacate | Pause | Resume | Finish
)
"""Any of them."""
