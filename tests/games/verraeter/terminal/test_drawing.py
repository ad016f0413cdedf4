"""What is drawn of Verräter: all of the table, in any terminal, and nothing that the seer may not know."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console as RichConsole
from rich.console import RenderableType

import highlands
from highlands import Game, Seed
from highlands.engine import kernel
from highlands.engine.state import copy_state, new_state
from highlands.games import game_spec
from highlands.games.verraeter.view.player_view import view
from highlands.i18n import LANGUAGES
from highlands.spec.terminal import Console, TerminalUI
from tests.terminal.player import run, words

MIDDLE = """verraeter players=4
round: 4
start player: B
strategy: C
circle: wE pR rE fR vE cE wR pR rE fR vE cR
allegiance: E R R E
points: 6-3-19-0
buildings A: estate 3, counting 12
buildings B: estate 4
buildings C: estate 6, estate 8
conflict: 3-4
hand A: 2 5 5
hand B: 4 ?
hand C: ?*4
hand D: ?
discard: 3 4 8
action A: diplomat5
laid B: 3 3 4
to move: C supply
"""


def ui_on(width: int, height: int = 30, language: str = "en") -> TerminalUI:
    rich = RichConsole(
        width=width, height=height, color_system=None, force_terminal=False, highlight=False, file=io.StringIO()
    )
    return game_spec("verraeter").make_terminal_ui(Console(rich, language))


def drawn(look: TerminalUI, what: RenderableType) -> str:
    with look.console.rich.capture() as captured:
        look.console.rich.print(what)
    return captured.get()


def in_terminal(game: Game, seat: int | None, width: int, height: int = 30, language: str = "en") -> str:
    """The table as it is drawn for a seat, without the colours."""
    look = ui_on(width, height, language)
    return drawn(look, look.board(game.view(seat)))


def all_shown(look: TerminalUI, observed: Any, moves: list[str]) -> list[str]:
    """All that a person is shown of a table before moving."""
    looked_at = view(observed)
    shown = [drawn(look, look.board(looked_at))]
    shown += [drawn(look, look.answer(question, "", observed)) for question in look.questions]
    if moves:
        ways = [*look.help(looked_at, moves), *look.moves(looked_at, moves)]
        shown.append(look.console.words(look.prompt(looked_at, moves)))
        shown += [typed + look.console.words(meaning) for typed, meaning in ways]
    return shown


def middle() -> Game:
    return highlands.from_position(MIDDLE, seed=1)


def test_the_board_shows_all_of_a_position():
    text = in_terminal(middle(), 0, 80)
    for part in (
        "Verräter · round 4 of 8 · pile 7, discarded 3",
        "12 City",
        "¤ counting you",
        "⌂ estate C",
        "✿  15 8·6·4·3",
        "3 River      ><",
        "Conflict: river 3 and forest 4",
        "◥◤ Eagles   5 +  0 +  5 = 10 · win 4 VP each",
        "✿  Roses    7 + 10 = 17 · win 4 VP each",
        "Your Diplomat 5 is reckoned in",
        "3 3 4",
        "start",
        "strategy",
    ):
        assert part in text
    rows = {line.split()[0]: line for line in text.splitlines() if line[:5].strip(" ▸") in ("You", "B", "C", "D")}
    assert rows["▸C"].split()[1:5] == ["✿", "Roses", "19", "?"]
    assert " 4 ?" in rows["B"]
    assert "Diplomat 5" in rows["You"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("width", "height"),
    [(80, 30), (200, 60), *(pytest.param(*size, marks=pytest.mark.long) for size in ((100, 30), (120, 30), (120, 40)))],
)
def test_it_fits_whatever_happens(players: int, width: int, height: int):
    game, chance = highlands.new("verraeter", players=players, seed=players), random.Random(width)
    while game.to_move is not None:
        lines = in_terminal(game, 0, width, height).splitlines()
        assert max(len(line.rstrip()) for line in lines) <= width
        assert len(lines) <= height - 8
        assert "…" not in "".join(lines)
        game.play(chance.choice(list(game.legal_moves)))


def test_a_wide_terminal_shows_what_the_cards_do():
    text = in_terminal(middle(), 0, 120, 40)
    assert "5 more strength" in text
    assert "unseen" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_drawn_in_every_language(language: str):
    assert in_terminal(middle(), 0, 80, language=language)


def test_a_position_is_shown_to_those_who_don_t_play():
    shown = run("show", "-", typed=MIDDLE)
    assert shown.exit_code == 0, shown.output
    assert "C is to lay supply cards" in words(shown.output)
    assert "counting A" in shown.output


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("moves", [0, 5, 9, 13, 40, 70])
def test_nothing_that_is_shown_changes_when_hidden_cards_are_dealt_anew(players: int, moves: int):
    chance, game = random.Random(moves), highlands.new("verraeter", players=players, seed=moves)
    for _ in range(moves):
        if game.to_move is not None:
            game.play(chance.choice(list(game.legal_moves)))
    for seat in range(players):
        observed = game.observe(seat)
        legal = [str(move) for move in game.legal_moves] if game.to_move == seat else []
        other, anew = copy_state(observed), new_state(game.spec.state_dtype)
        kernel.resample(observed, Seed.of("deal anew").rng(seat), other)
        kernel.observe(other, game.observer_of(seat), anew)
        for width in (80, 130):
            look = ui_on(width, 40)
            assert all_shown(look, anew, legal) == all_shown(look, observed, legal)
