"""The researcher's door: many games at once in compiled code, and the environments of PettingZoo and Gymnasium.

`Batch` needs nothing but Highlands itself. The others need their libraries (`pip install 'highlands[envs]'`) and are
imported when they are asked for: `schotten_totten_v0` and `verraeter_v0` for PettingZoo, `gymnasium` for Gymnasium.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from highlands.lab.envs.batch import Batch

__all__ = ["Batch"]

ASKED_FOR = ("gymnasium", "pettingzoo", "schotten_totten_v0", "verraeter_v0")


def __getattr__(name: str) -> ModuleType:
    """A part that needs a library of its own."""
    if name in ASKED_FOR:
        return import_module(f"highlands.lab.envs.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
