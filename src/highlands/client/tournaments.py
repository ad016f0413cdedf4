"""What a client needs of what the server says about tournaments. What it has more is left out."""

from __future__ import annotations

from typing import Literal

import msgspec


class TournamentPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What a tournament is."""

    name: str
    game: str
    format: str
    admits_bots: bool
    rated: bool = False


class ListedTournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in a list."""

    id: str
    plan: TournamentPlan
    finished_at: int | None


class TournamentList(msgspec.Struct, frozen=True, kw_only=True):
    """The tournaments that one can find."""

    public: list[ListedTournament]
    """Those that are not over."""
    own: list[ListedTournament]
    """Those that the player organises or has entered."""


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part."""

    number: int
    name: str
    withdrawn_by: str | None
    """`self`, `organiser`, `absence`; None while they are paired."""


class TournamentState(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of it."""

    plan: TournamentPlan
    status: Literal["registering", "running", "paused", "over"]
    is_open: bool
    """Whether one can enter now."""
    entrants: list[Entrant]


class TournamentView(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as the player is shown it."""

    state: TournamentState
    you: int | None
    """The entrant that they are."""
    your_tables: list[str]
    """Where they are to play now: the player's key is the invitation to the seat that is kept for them."""

    @property
    def entrant(self) -> Entrant | None:
        """The entrant that the player is."""
        return None if self.you is None else self.state.entrants[self.you]
