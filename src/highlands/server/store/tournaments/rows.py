"""The rows of tournaments as typed structs."""

from __future__ import annotations

import msgspec


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as it was created. Immutable, except for the organiser, `node_id` and `finished_at`."""

    id: str
    created_at: int
    organiser_id: str | None
    """The player who has created it; None once they have had themselves forgotten."""
    plan: str
    """A `TournamentPlan` as JSON."""
    seed: str
    """Decides lots. It has nothing to do with any deal."""
    language: str
    """That of its tables' invitations."""
    public: bool
    node_id: str | None = None
    """The node that directs it. Once that node is dead, another one does."""
    finished_at: int | None = None


class EntrantRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has entered. It is no part of the log, so that a player can have themselves forgotten."""

    tournament_id: str
    entrant: int
    player_id: str | None
    """None for a bot of the server, and for who has had themselves forgotten."""
    name: str
    """Under which they play; empty for a bot of the server."""


class DealRow(msgspec.Struct, frozen=True, kw_only=True):
    """A shuffle that several tables are dealt."""

    id: str
    tournament_id: str
    seed: bytes
    salt: bytes
    released_at: int | None = None
    """When the last of these tables was over: until then nobody is told of it."""
