"""How many cores this process may use."""

from __future__ import annotations

import os


def cores() -> int:
    """The cores in the affinity mask of this process, where the system has one: often fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
