"""Timers of connections."""

from __future__ import annotations

import asyncio


class Deadline:
    """A timer that is set anew for each thing to wait for."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Not set yet."""
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        """Whether it runs."""
        return self._timer is not None

    def set(self, seconds: float, on_end: object, *arguments: object) -> None:
        """Call something after so many seconds, and forget what was set before."""
        self.clear()
        self._timer = self._loop.call_later(seconds, self._end, on_end, arguments)

    def _end(self, on_end: object, arguments: tuple[object, ...]) -> None:
        self._timer = None
        on_end(*arguments)  # type: ignore[operator]

    def clear(self) -> None:
        """Call nothing."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
