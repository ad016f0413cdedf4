"""What tournaments and their visitors tell each other, over HTTP and over the tournament's WebSocket."""

from __future__ import annotations

from typing import Annotated

import msgspec

from highlands.i18n import ENGLISH
from highlands.protocol.messages import Ping, Pong, Rejection, Tagged
from highlands.protocol.names import MAX_NAME_LENGTH
from highlands.spec.options import SEAT_LETTERS
from highlands.tournaments.aggregate import Status
from highlands.tournaments.events import Ended, Reason, Withdrawal
from highlands.tournaments.plan import MAX_ENTRANTS, TournamentPlan
from highlands.tournaments.standings import Standing, TieBreak

EntrantNumber = Annotated[int, msgspec.Meta(ge=0, lt=10 * MAX_ENTRANTS)]
Score = Annotated[float, msgspec.Meta(ge=0, le=1)]


class CreateTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The tournament to create; whoever creates it is its organiser."""

    plan: TournamentPlan
    language: Annotated[str, msgspec.Meta(max_length=10)] = ENGLISH
    """That of its tables."""


class EnterTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take part."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
    """Under which the others see the entrant, here and at the tables."""


# What the organiser may do.


class _Command(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """A command of the organiser's."""


class StartNow(_Command, frozen=True, tag="start"):
    """Begin, whatever the time."""


class PauseRounds(_Command, frozen=True, tag="pause"):
    """Begin no further round; games that run go on."""


class ResumeRounds(_Command, frozen=True, tag="resume"):
    """Begin rounds again."""


class Cancel(_Command, frozen=True, tag="cancel"):
    """End the tournament as it stands."""


class RemoveEntrant(_Command, frozen=True, tag="remove"):
    """Pair somebody no more."""

    entrant: EntrantNumber


class ReadmitEntrant(_Command, frozen=True, tag="readmit"):
    """Pair somebody again."""

    entrant: EntrantNumber


class CorrectResult(_Command, frozen=True, tag="correct"):
    """Say what came of a game, whatever stood there."""

    game: Annotated[int, msgspec.Meta(ge=0)]
    scores: Annotated[list[Score], msgspec.Meta(min_length=2, max_length=len(SEAT_LETTERS))]
    """By seat."""


OrganiserCommand = StartNow | PauseRounds | ResumeRounds | Cancel | RemoveEntrant | ReadmitEntrant | CorrectResult


class Organise(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the organiser wants."""

    command: OrganiserCommand


# What everybody is shown.


class EntrantState(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part."""

    number: int
    name: str
    """Empty for a bot of the server."""
    bot: str | None
    """The level of a bot of the server."""
    is_bot: bool
    """Whether it is any bot, of the server or from outside."""
    withdrawn_by: Withdrawal | None
    """Why they are not paired any more; None while they are."""


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a tournament."""

    number: int
    round: int
    """From 0."""
    entrants: list[int]
    """By seat."""
    table: str | None
    """Where it is played; None where somebody had left. Who may sit or watch there is the table's own business."""
    began_at: int
    is_over: bool
    scores: list[float] | None
    """By seat; None while it runs, while others play the same shuffle, and if the tournament was over before it."""
    points: list[int] | None
    reason: Reason | None
    absent: list[int]
    """The seats of those who did not come: bots play there, or nobody."""
    is_corrected: bool


class RoundState(msgspec.Struct, frozen=True, kw_only=True):
    """A round; of an arena, those who were paired at one time."""

    number: int
    began_at: int
    is_final: bool
    is_sealed: bool
    """Whether its shuffle is still being played, so that no result is shown."""
    byes: list[int]
    games: list[GameState]


class TournamentState(Tagged, frozen=True, tag="tournament", kw_only=True):
    """All that everybody may know of a tournament, but for earlier rounds; sent at first, and on each change."""

    id: str
    version: int
    plan: TournamentPlan
    status: Status
    created_at: int
    started_at: int | None
    ended: Ended | None
    entrants: list[EntrantState]
    standings: list[Standing]
    tie_breaks: list[TieBreak]
    """What decides between equal scores, in this order."""
    rounds: int
    """How many there have been."""
    round: RoundState | None
    """The latest."""
    open_games: list[GameState]
    """Those of all rounds that are not over."""
    is_open: bool
    """Whether one can enter now."""
    next_round_at: int | None
    """When the next round of a league begins, which is not before."""
    pairs_until: int | None
    """Until when an arena that has begun pairs whoever is free."""


class TournamentView(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament for somebody who has shown their key, or none."""

    state: TournamentState
    you: int | None
    """The entrant that they are."""
    is_organiser: bool
    your_tables: list[str]
    """Where they are to play now: the seat is claimed with the player's key as the invitation."""


class TournamentSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in a list."""

    id: str
    plan: TournamentPlan
    created_at: int
    finished_at: int | None


class TournamentList(msgspec.Struct, frozen=True, kw_only=True):
    """The tournaments that one can find."""

    public: list[TournamentSummary]
    """Those that are not over, the newest first."""
    own: list[TournamentSummary]
    """Those that the player organises or has entered."""


# The WebSocket.


class WatchTournament(Tagged, frozen=True, tag="watch-tournament", forbid_unknown_fields=True):
    """The handshake, always first."""

    protocol: int


TournamentRequest = Ping
"""What may follow the `WatchTournament`."""

TournamentReply = TournamentState | Rejection | Pong
