"""Workers of the arena are forked from a process that has loaded the kernels."""

from __future__ import annotations

from tests.fork_server import fork_arena_workers

__all__ = ["fork_arena_workers"]
