"""What each channel makes of a few positions, so that a changed number of the rules can be seen in all of them.

python -m tests.games.verraeter.rule_channels
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from highlands.engine import kernel
from highlands.games.verraeter import SPEC
from highlands.games.verraeter.state.layout import State, rounds_of
from highlands.games.verraeter.terminal.explaining import score_lines
from highlands.games.verraeter.terminal.naming import action_effect
from highlands.games.verraeter.terminal.revealing import Revealing
from highlands.i18n import LANGUAGES, say
from tests.games.verraeter.helpers import PAIRS, look, new_game, observed_by, play, points, state_of
from tools.write_types import types_text

CARDS = ("traitor", "farmer", "strategist", "diplomat2", "diplomat5")
DRAFT = ("verraeter players=3", PAIRS, "conflict: 1-2; aside: builder; to move: A choose")
SUPPLY = (
    "verraeter players=3",
    PAIRS,
    "allegiance: E R R; conflict: 1-2; aside: builder; buildings B: counting 5; hand B: 4 4 5 6",
    "action A: diplomat2; action B: diplomat5; action C: strategist; to move: A supply",
)
TRAITOR = ("verraeter players=3", PAIRS, "conflict: 1-2; aside: builder; round: 9; start player: C; to move: C supply",
           "action A: farmer; action B: traitor; action C: strategist")  # fmt: skip


def values(state: State, texts: list[str]) -> dict[str, list[float]]:
    """What both evaluation functions say of some moves."""
    actions = np.array([SPEC.read_action(state, text) for text in texts], dtype=np.int32)
    found = {}
    for name, function in (("novice", kernel.novice_values), ("expert", kernel.action_values)):
        out = np.zeros(len(actions))
        function(observed_by(state, int(state.mover)), actions, len(actions), out)
        found[name] = [round(float(value), 6) for value in out]
    return found


def conflict(*position: str) -> dict[str, Any]:
    """A conflict from a position before supply is laid: what is shown of it, how it ends, and what is told."""
    state = state_of(*position)
    before = look(state, 0)
    assert before.strengths is not None
    play(state, "lay nothing", "lay nothing", "lay nothing")
    after = look(state, 0)
    assert after.last is not None
    return {
        "before": {house: strength.total for house, strength in before.strengths.items()},
        "decided": state.last_strength.tolist(),
        "last": {house: strength.total for house, strength in after.last.strengths.items()},
        "winner": after.last.winner,
        "bonuses": after.last.bonuses,
        "points": points(state),
        "hands": [len(player.hand) for player in after.players],
        "told": [say(step) for step in Revealing(before, after).steps()],
    }


def channels() -> dict[str, Any]:
    """All of them, by name."""
    draft, supply, start = state_of(*DRAFT), state_of(*SUPPLY), new_game(1, players=3)
    takes = [f"take {card}" for card in CARDS]
    advice = {text: say(SPEC.advice(observed_by(draft, 0), SPEC.read_action(draft, text))) for text in takes}
    return {
        "conflict": conflict(*SUPPLY),
        "traitor": conflict(*TRAITOR),
        "advice": advice,
        "draft": values(draft, takes),
        "supply": values(supply, ["lay nothing", "lay 5"]),
        "final": [[player.final, player.counted] for player in look(supply).players],
        "score": [say(line) for line in score_lines(look(supply, 0))],
        "first hand": look(start).players[0].hand,
        "rounds": [rounds_of(start), rounds_of(new_game(1, players=4))],
        "web": [line.strip() for line in types_text().splitlines() if line.startswith("  'v-")],
        "texts": {card: [say(action_effect(card), language) for language in LANGUAGES] for card in CARDS},
    }


if __name__ == "__main__":
    print(json.dumps(channels()))
