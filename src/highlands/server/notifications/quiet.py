"""Quiet hours: when a player wants to hear nothing."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from highlands.server.store.outbox import NotificationSettings

MINUTES_OF_DAY = 24 * 60


@cache
def known_zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def quiet_until(settings: NotificationSettings, at: int) -> int | None:
    """When the quiet hours end in which a time falls; None if it falls in none. Times are in milliseconds."""
    begin, end = settings.quiet_from, settings.quiet_until
    if begin is None or end is None or begin == end:
        return None
    zone = ZoneInfo(settings.time_zone) if settings.time_zone in known_zones() else ZoneInfo("UTC")
    local = datetime.fromtimestamp(at / 1000, zone)
    minute = local.hour * 60 + local.minute
    is_quiet = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not is_quiet:
        return None
    day = local.date() + timedelta(days=1 if minute >= end else 0)
    # In the player's own time: where clocks are set in between, the hours are an hour shorter or longer.
    over = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=zone)
    return max(at + 1, int(over.astimezone(UTC).timestamp() * 1000))
