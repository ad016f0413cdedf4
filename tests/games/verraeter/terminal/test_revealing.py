"""The reveal in words: who won the conflict and why, and who got what; then the end of the game."""

from __future__ import annotations

from itertools import pairwise

import pytest

import highlands
from highlands import Game
from highlands.bots.levels import move_values
from highlands.games.verraeter.terminal.revealing import Revealing
from highlands.games.verraeter.terminal.view_changes import is_reveal
from highlands.games.verraeter.view.player_view import VerraeterView
from highlands.i18n import say
from tests.games.verraeter.terminal.test_drawing import drawn, ui_on
from tests.terminal.player import words

ROUND = """verraeter players=4
round: 3
start player: A
strategy: B
circle: rE cR wE wR pE pR fE fR vE vR cE rR
allegiance: E R E R
points: 4-5-6-7
conflict: 1-2
action A: diplomat5
action B: traitor
action C: strategist
action D: farmer
laid A: 3 4
laid B: 8
laid C: 2
hand A: 3
hand B: 4
hand C: 5
hand D: 5 6
to move: D supply
"""
"""River 1 of the Eagles (5) against city 2 of the Roses (15), for 8, 6, 4 or 3 points."""


def seen_by(game: Game, seat: int | None) -> VerraeterView:
    view = game.view(seat)
    assert isinstance(view, VerraeterView)
    return view


def revealed(position: str, move: str) -> tuple[str, list[str]]:
    """What A is shown when this move turns up the cards: the whole drawing, and the steps of the story."""
    game = highlands.from_position(position, seed=1)
    before = seen_by(game, 0)
    game.play(move)
    after, look = seen_by(game, 0), ui_on(80)
    shown = look.interlude(before, move, after, [])
    assert shown is not None
    return drawn(look, shown), [say(step) for step in Revealing(before, after).steps()]


def test_a_round_is_narrated_step_by_step():
    shown, steps = revealed(ROUND, "lay 5 6")
    assert steps == [
        "B is the Traitor and goes over to the Eagles. Supply of 8 comes along.",
        "The Eagles win, 27 to 26, and take city 2 from the Roses.",
        "Each of the 3 winners gets 4 VP for city 2: you, B and C.",
        "As the Traitor B gets 1 VP.",
        "As the Strategist C gets 2 VP and the strategy card, to choose the next conflict.",
    ]
    lines = [" ".join(line.strip("│ ").split()) for line in shown.splitlines()]
    assert "Round 3: the conflict between river 1 and city 2" in shown
    for row in (
        "river 1: 5 city 2: 15",
        "You Diplomat 5 3 4 7 + 5 +4 → 8",
        "B Traitor ⇄ 8 8 +4 +1 → 10",
        "C Strategist 2 2 +4 +2 → 12",
        "D Farmer 5 6 11 7",
        "Strength 27 26",
    ):
        assert row in lines
    assert "Supply is drawn: D 3 cards. Round 4 of 8 begins; B is the start player." in words(" ".join(lines))


def test_a_tie_is_narrated():
    _, steps = revealed(
        ROUND.replace("laid C: 2", "laid C: 3")
        .replace("hand D: 5 6", "hand D: 5 8")
        .replace("laid B: 8", "laid B: 4 4"),
        "lay 5 8",
    )
    assert "A tie, 28 to 28: nothing changes hands, and nobody scores for it." in steps
    assert "As the Traitor B gets 1 VP." in steps
    assert not any("winner" in step for step in steps)


def test_a_victory_without_players_is_narrated():
    """V-1."""
    position = ROUND.replace("allegiance: E R E R", "allegiance: E R E E").replace("laid A: 3 4", "laid A: 3")
    position = position.replace("laid B: 8", "laid B: 2").replace("action A: diplomat5", "action A: builder")
    _, steps = revealed(position, "lay nothing")
    assert steps[1:3] == [
        "The Roses win, 15 to 12, and take river 1 from the Eagles.",
        "Nobody serves the Roses, so nobody scores for it.",
    ]


def test_the_only_winner_and_the_own_treason_are_narrated():
    position = ROUND.replace("diplomat5", "builder").replace("traitor", "diplomat2").replace("builder", "traitor", 1)
    position = position.replace("allegiance: E R E R", "allegiance: R R R R")
    _, steps = revealed(position, "lay nothing")
    assert steps[:2] == [
        "You are the Traitor and go over to the Eagles. Supply of 7 comes along.",
        "The Roses win, 27 to 12, and take river 1 from the Eagles.",
    ]
    position = (
        position.replace("laid B: 8", "laid B: 2")
        .replace("circle: rE cR wE wR", "circle: cE wR wE rR")
        .replace("cE rR", "cR rE")
    )
    _, steps = revealed(position, "lay nothing")
    assert steps[1:4] == [
        "The Eagles win, 22 to 6, and take wasteland 2 from the Roses.",
        "The 3 VP for wasteland 2 go to the only winner: you.",
        "As the Traitor you get 1 VP.",
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_narrated_is_what_is_scored(players: int):
    """The points of the story are those of the game, in every conflict of some games."""
    told = 0
    for seed in range(4):
        game = highlands.new("verraeter", players=players, seed=seed)
        views = [seen_by(game, 0)]
        while game.to_move is not None:
            observation = game.observation(game.to_move)
            game.play(observation.moves[int(move_values("action_values", observation, observation.moves).argmax())])
            views.append(seen_by(game, 0))
        for before, after in pairwise(views):
            if is_reveal(before, after):
                story = Revealing(before, after)
                told += 1
                for old, new in zip(before.players, after.players, strict=True):
                    final = new.final if after.step == "over" else 0
                    assert old.points + sum(story.gains(old.seat)) == new.points - final
    assert told > 4 * 5


# The end


END = """verraeter players=3
round: 9
start player: C
circle: rE cR wE wR pE pR fE fR vE vR cE rR
points: {points}
buildings A: counting 1, counting 2, estate 3
buildings B: counting 4
hand A: 3 4 5 5
hand B: 3 4
hand C: 2
to move: nobody
"""


@pytest.mark.parametrize(
    ("points", "result"),
    [
        ("16-9-3", "You win with 16 VP!"),
        ("16-19-3", "B wins with 19 VP; you have 16."),
        ("16-16-16", "You share the victory with B and C, 16 VP each!"),
        ("16-20-20", "B and C share the victory with 20 VP each; you have 16."),
    ],
)
def test_the_end_is_explained(points: str, result: str):
    game = highlands.from_position(END.format(points=points))
    lines = [say(line) for line in ui_on(80).closing(game, 0)]
    assert lines[0] == "Final scoring: counting houses × supply cards in hand, of which at most 3 count."
    assert "You: 10 + 2 × 3 = 16 VP" in lines
    assert any(line.startswith("B: ") and " + 1 × 2 = " in line for line in lines)
    assert lines[-1] == result


def test_an_early_end_is_explained():
    position = END.format(points="16-9-3").replace("round: 9", "round: 4").replace("R ", "E ").replace("rR", "rE")
    game = highlands.from_position(position)
    assert say(ui_on(80).closing(game, 0)[0]) == ("All twelve landscapes belong to the Eagles: the game ends early.")
