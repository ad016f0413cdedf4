"""Bots for the tests: good ones, and each kind of bad one. Workers load this file by its path."""

from __future__ import annotations

import os
import re
import time

from highlands.bots.bot import Start
from highlands.spec.observation import LegalMoves, Move, Observation

LATER = 6
"""Bad bots play so many moves before they show it."""


def first(observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
    """The first legal move."""
    return moves[0]


def last(observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
    """The last legal move."""
    return moves[-1]


def slow(observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
    """Takes its time."""
    time.sleep(0.02)
    return moves[0]


def crashing(observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
    """Raises."""
    if observation.ply >= LATER:
        raise ZeroDivisionError("the bot's own mistake")
    return moves[0]


def cheating(observation: Observation, moves: LegalMoves, seconds: float | None) -> Move | str:
    """Answers with what is no move."""
    return "R99@1" if observation.ply >= LATER else moves[0]


def hanging(observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
    """Sleeps for ever, as B."""
    if observation.ply >= LATER and observation.seat == 1:
        time.sleep(3600)
    return moves[0]


def hogging(observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
    """Holds Python's lock, so that nothing else in its process can run."""
    if observation.ply >= LATER:
        re.match(r"(a+)+b", "a" * 60)
    return moves[0]


def dying(observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
    """Takes its process down, as A."""
    if observation.ply >= LATER and observation.seat == 0:
        os._exit(7)
    return moves[0]


class Unmakeable:
    """Fails when it sits down."""

    def __init__(self, start: Start) -> None:
        raise OSError("no network to read")

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        return moves[0]
