"""Environments for learners: many games at once in compiled code, and the interfaces of other libraries.

`Batch` needs nothing but Highlands itself. Those of PettingZoo, Gymnasium, Stable-Baselines3 and OpenSpiel need their
libraries (`pip install 'highlands[envs]'`) and are imported when they are asked for: `gymnasium`, `stable_baselines3`,
and for PettingZoo a module of each game, `schotten_totten_v0` and so on.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from highlands.games import game_names, game_spec
from highlands.lab.envs.batch import Batch

__all__ = ["Batch"]

ASKED_FOR = ("gymnasium", "pettingzoo", "stable_baselines3")


def __getattr__(name: str) -> ModuleType:
    """A part that needs a library of its own."""
    if name in ASKED_FOR:
        return import_module(f"highlands.lab.envs.{name}")
    # Only a name that ends like an environment's is looked for among the games, which are imported for it.
    if name.rpartition("_v")[2].isdigit():
        for game in game_names():
            if game_spec(game).environment == name:
                made: ModuleType = import_module("highlands.lab.envs.pettingzoo").module_of(game_spec(game))
                return made
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
