"""Verräter as a PettingZoo environment.

    from highlands.envs import verraeter_v0

    env = verraeter_v0.env(render_mode="ansi")
    env.reset(seed=7)

There is no `parallel_env`: the players take turns, and what one may do follows from what the one before did.
"""

from __future__ import annotations

from typing import Any

from highlands.lab.envs.pettingzoo import TableEnv

ID = "verraeter_v0"
"""Another number stands for other numbers: a change of the layout of observations or actions makes a new version."""


def raw_env(*, render_mode: str | None = None, **options: Any) -> TableEnv:
    """The environment, with the options that `highlands.new("verraeter")` takes."""
    return TableEnv("verraeter", ID, render_mode, options)


def env(*, render_mode: str | None = None, **options: Any) -> TableEnv:
    """The same: it checks by itself what PettingZoo's wrappers would."""
    return raw_env(render_mode=render_mode, **options)
