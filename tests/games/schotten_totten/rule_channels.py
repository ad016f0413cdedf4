"""What each channel makes of a few positions, so that a changed number of the rules can be seen in all of them.

python -m tests.games.schotten_totten.rule_channels
"""

from __future__ import annotations

import json
from typing import Any, cast

import numpy as np

import highlands
from highlands import Game, UnreadableError
from highlands.engine import kernel
from highlands.games.schotten_totten import SPEC
from highlands.i18n import LANGUAGES, message, say
from tests.games.schotten_totten.playing import after, at, hand, legal, observation, points, turn

TACTICS = "schotten-totten tactics"
OWN_STONES = "stone 1 of A: R7 R8 R9 / -; stone 3 of A: O7 O8 O9 / -; stone 5 of A: Y7 Y8 Y9 / -"
OTHER_STONES = "stone 2 of B: - / P7 P8 P9; stone 4 of B: - / B7 B8 B9; stone 6 of B: - / P4 P5 P6"
FOURTH = f"schotten-totten; {OWN_STONES}; {OTHER_STONES}; stone 7: G7 G8 G9 / -; to move: A claim"
NEIGHBOUR = "schotten-totten; stone 1 of A: R7 R8 R9 / -; stone 2: O7 O8 O9 / -; to move: A claim"


def value(game: Game, move: str) -> float:
    """What the evaluation function says of a move."""
    mover = game.to_move
    assert mover is not None
    values = np.zeros(1)
    kernel.action_values(game.observe(mover), np.array([game.read(move).action], dtype=np.int32), 1, values)
    return round(float(values[0]), 6)


def advice(game: Game, move: str) -> str:
    """What speaks for a move."""
    mover = game.to_move
    assert mover is not None
    return say(SPEC.advice(cast(Any, game.observe(mover)), game.read(move).action))


def is_refused(position: str) -> bool:
    """Whether a position contradicts the rules."""
    try:
        at(position)
    except UnreadableError:
        return True
    return False


def claimed(position: str, stone: int) -> dict[str, Any]:
    """What becomes of a claim, and what was said of it before."""
    game, done = at(position), after(position, f"claim {stone}")
    end = observation(done, None)
    return {
        "over": done.outcome is not None,
        "points": points(done) if done.outcome is not None else None,
        "returns": done.outcome.returns if done.outcome is not None else None,
        "won by": end.won_by,
        "sure": value(game, f"claim {stone}") == 1.0,
        "advice": advice(game, f"claim {stone}"),
        "wins, in the view": observation(game, 1).stones[stone - 1].sides[0].wins,
        "refused as a position": is_refused(game.position().replace(f"stone {stone}:", f"stone {stone} of A:")),
    }


def channels() -> dict[str, Any]:
    """All of them, by name."""
    start = highlands.new("schotten-totten", tactics=True, first=0, seed=1)
    recruiter = at(f"{TACTICS}; hand A: recruiter R1 R2 R3 c?*3")
    recruiter.play("recruiter")
    drawing = turn(recruiter)
    while turn(recruiter).startswith("A recruit"):
        recruiter.play("draw clan")
    spy = observation(at(f"{TACTICS}; stone 1: R8 R9 spy / -"), None).stones[0].sides[0].best
    assert spy is not None
    ahead = at(f"{TACTICS}; stone 1: spy / -; hand A: shield R1; played: 1-0")
    return {
        "a fourth stone": claimed(FOURTH, 7),
        "a neighbour": claimed(NEIGHBOUR, 2),
        "view": [observation(start, None).stones_to_win, observation(start, None).adjacent_to_win],
        "hand": [len(hand(start, "A")), start.position().splitlines()[0]],
        "recruiter": [drawing, turn(recruiter), advice(at(f"{TACTICS}; hand A: recruiter c?*6"), "recruiter")],
        "spy": [spy.formation, spy.total, spy.readings],
        "second tactics card": bool(legal(ahead, "shield")),
        "texts": {
            name: [say(message(name), language) for language in LANGUAGES]
            for name in ("term-rules-aim", "term-rules-match", "term-rules-ruses", "term-rules-troops", "term-help-lay")
        },
    }


if __name__ == "__main__":
    print(json.dumps(channels()))
