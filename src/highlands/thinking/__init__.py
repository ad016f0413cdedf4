"""Thinking in processes of its own: the moves of bots, hints and reviews, in a fair order.

`jobs` are what can be asked, `fair_queue` decides who is served next, `pool` keeps the worker processes, and `worker` is
what runs in one.
"""

from highlands.thinking.jobs import FinishedGame, Job, Observed
from highlands.thinking.pool import Asker, BusyError, ThinkingError, ThinkingPool

__all__ = ["Asker", "BusyError", "FinishedGame", "Job", "Observed", "ThinkingError", "ThinkingPool"]
