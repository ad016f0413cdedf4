"""Time controls: how much time players have."""

from __future__ import annotations

from typing import Annotated

import msgspec

DAY = 24 * 60 * 60
MAX_SECONDS = 30 * DAY
MAX_VACATION_DAYS = 60

Seconds = Annotated[int, msgspec.Meta(ge=1, le=MAX_SECONDS)]


class Unlimited(msgspec.Struct, frozen=True, tag_field="kind", tag="unlimited"):
    """No time limit."""


class PerTurn(msgspec.Struct, frozen=True, tag_field="kind", tag="per-turn", omit_defaults=True):
    """So many seconds for each turn: a minute, or days (correspondence)."""

    seconds: Seconds
    vacation_days: Annotated[int, msgspec.Meta(ge=0, le=MAX_VACATION_DAYS)] = 0
    """For how many days of the whole game each player may have their clock stand still, where turns have days."""


class Fischer(msgspec.Struct, frozen=True, tag_field="kind", tag="fischer"):
    """So many seconds for the whole game, and an increment after each turn."""

    seconds: Seconds
    increment: Annotated[int, msgspec.Meta(ge=0, le=DAY)] = 0


TimeControl = Unlimited | PerTurn | Fischer
