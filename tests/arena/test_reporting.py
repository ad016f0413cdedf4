"""The report in every language: the table, the same as Markdown, the remarks and the picture."""

from __future__ import annotations

import io
import math
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest
from rich.console import Console

from highlands.arena import GameResult, Hypotheses, Match
from highlands.arena.game_runner import Forfeit
from highlands.arena.plot import Scale, draw
from highlands.arena.reporting import elo_text, fault_report, markdown, percent, points, remarks, table
from highlands.arena.statistics import Interval
from highlands.bots.referee import FaultReport
from highlands.i18n import LANGUAGES, say
from tests.arena.helpers import contest, made_up

SVG = "{http://www.w3.org/2000/svg}"


def winner_takes_all(bots: int, games: int, **terms: Any) -> Match:
    """A match that the first bot always wins, or the one that comes first among those that play."""
    what = contest(*["random", "last", "first", "slow", "dying"][:bots], **terms)
    played = [
        made_up(
            pairing.number,
            pairing.deal,
            pairing.seating,
            [1.0 if seat == pairing.seating.index(min(pairing.seating)) else -1.0 for seat in range(what.seats)],
        )
        for pairing in what.schedule.pairings(games)
    ]
    return Match(what, games, played)


def shown(match: Match, language: str, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, legacy_windows=False)
    console.print(table(match, language))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


MATCHES = {
    "two": winner_takes_all(2, 20),
    "five": winner_takes_all(5, 40),
    "one among three": winner_takes_all(2, 20, game="verraeter"),
    "a single deal": winner_takes_all(2, 2),
    "none": Match(contest("random", "last"), 2),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match", MATCHES.values(), ids=MATCHES)
def test_the_table_has_a_row_for_every_bot_the_best_first(match: Match, language: str):
    rows = [line for line in markdown(match, language).splitlines() if line.startswith("|")][2:]
    assert len(rows) == len(match.contest.bots)
    if match.deals:
        assert rows[0].startswith("| random |")
        assert "100.0" in rows[0]
    assert shown(match, language, 200).count("\n") >= len(rows) + 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_narrow_terminal_no_number_is_broken(language: str):
    narrow = shown(MATCHES["two"], language, 80)
    for number in ("100.0", "+20", "100"):
        assert number in narrow
    assert all(len(line) <= 80 for line in narrow.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["two", "five", "one among three", "a single deal"])
def test_the_picture_is_well_formed_and_within_its_frame(name: str, language: str):
    picture = ET.fromstring(draw(MATCHES[name], language))
    width, height = float(picture.attrib["width"]), float(picture.attrib["height"])
    texts = list(picture.iter(f"{SVG}text"))
    assert all(0 <= float(text.attrib["x"]) <= width and 0 <= float(text.attrib["y"]) <= height for text in texts)
    assert any("100.0" in (text.text or "") for text in texts)


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (0.42, 0.58), (0.2, 0.35)])
def test_an_axis_has_a_few_round_marks_within_its_ends(low: float, high: float):
    marks = Scale(low, high, 0, 100).marks
    assert 3 <= len(marks) <= 8
    assert all(low - 1e-9 <= mark <= high + 1e-9 for mark in marks)


def test_numbers_for_people():
    assert percent(Interval(math.nan, 0, 1)) == elo_text(Interval(math.nan, 0, 0)) == "–"
    assert elo_text(Interval(29.4, -1.2, math.inf)) == "+29 (−1…+∞)"
    assert [points(elo) for elo in (0.2, -0.2, -math.inf)] == ["0", "0", "−∞"]


def test_what_does_not_count_is_reported():
    match = Match(contest("random", "last"), 4, [made_up(1, 1, (0, 1), (1.0, -1.0))])
    assert [say(remark).split(";")[0] for remark in remarks(match)] == ["One more game was played"]
    assert list(remarks(MATCHES["two"])) == []


def test_the_result_of_the_sprt_is_reported():
    told = [say(remark) for remark in remarks(winner_takes_all(2, 40, sprt=Hypotheses(0, 300)))]
    assert told[0].startswith("The test accepts +300 Elo rather than 0 after ")
    undecided = [say(remark) for remark in remarks(winner_takes_all(2, 2, sprt=Hypotheses(-5, 5)))]
    assert undecided[0].startswith("The test between −5 and +5 Elo is undecided after one deal")


def test_a_fault_is_reported_with_bot_seat_and_position():
    match = MATCHES["two"]
    forfeit = Forfeit(1, FaultReport("illegal", "answered 'x'", "schotten-totten\nto move: B play"))
    played: GameResult = msgspec.structs.replace(match.played[2], forfeit=forfeit)
    told, position = fault_report(match.contest, played)
    assert say(told) == "Game 2, lost by random on seat B: illegal move: answered 'x'"
    assert position == ["schotten-totten", "to move: B play"]
