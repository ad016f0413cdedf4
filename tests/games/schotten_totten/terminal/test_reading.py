"""What a player types is understood however loosely it is written."""

from __future__ import annotations

import pytest

from highlands.games.schotten_totten.terminal.reading import normalize


@pytest.mark.parametrize(
    ("typed", "step", "meant"),
    [
        ("r7 3", "play", "R7@3"),
        ("R7@3", "play", "R7@3"),
        ("r73", "play", "R7@3"),
        ("7r 3", "play", "R7@3"),
        ("3 r7", "play", "R7@3"),
        ("play R7 to stone 3", "play", "R7@3"),
        ("joker 5", "play", "joker@5"),
        ("jo5", "play", "jo5"),
        ("sh 5", "play", "shield@5"),
        ("mud@2", "play", "mud@2"),
        ("rec", "play", "recruiter"),
        ("banshee g5", "play", "banshee G5"),
        ("ba g5 2", "play", "banshee G5@2"),
        ("traitor g5 7", "play", "traitor G5>7"),
        ("traitor g5@2>7", "play", "traitor G5@2>7"),
        ("traitor g5 from 2 to 7", "play", "traitor G5@2>7"),
        ("strategist joker discard", "play", "strategist joker>discard"),
        ("strat g5 2 x", "play", "strategist G5@2>discard"),
        ("p", "play", "pass"),
        ("claim 3", "claim", "claim 3"),
        ("c3", "claim", "claim 3"),
        ("c 3", "play", "claim 3"),
        ("3", "claim", "claim 3"),
        ("d", "claim", "done"),
        ("d c", "draw", "draw clan"),
        ("c", "draw", "draw clan"),
        ("tactics", "recruit", "draw tactics"),
        ("draw t", "draw", "draw tactics"),
        ("r7", "return", "return R7"),
        ("return joker", "return", "return joker"),
        ("recruiter", "return", "return recruiter"),
    ],
)
def test_a_loose_form_is_understood(typed: str, step: str, meant: str):
    assert normalize(typed, step) == meant


@pytest.mark.parametrize(
    "typed", ["", "hello", "r7", "r7 10", "s 3", "traitor", "banshee 3", "claim", "@@", "3 3", "ж"]
)
def test_what_is_beyond_us_stays_as_it_is(typed: str):
    assert normalize(typed, "play") == typed
