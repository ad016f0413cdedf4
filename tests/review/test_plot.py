"""The drawing of a review: well formed, with every seat and every turning point, in every language."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from highlands.i18n import LANGUAGES, message, say
from highlands.review import Alternative, Decision, Evaluation, Review, Summary, plot

SVG = "{http://www.w3.org/2000/svg}"


def reviewed(seats: int, *, turning: tuple[int, ...] = (3, 4), rounds: int = 1, name: str = "Ann & <Ben>") -> Review:
    """A review of twelve moves, in which the chances go from even to one side."""
    decisions = []
    for ply in range(12):
        first = 1 / seats + ply * (1 - 1 / seats) / 12
        evaluation = Evaluation(
            chances=[first, *[(1 - first) / (seats - 1)] * (seats - 1)],
            best=0.6,
            played=0.4,
            loss=0.2,
            grade="blunder",
            turning_point=ply in turning,
            alternatives=[Alternative("R7@3", 0.6, message("term-yes"))],
        )
        decisions.append(
            Decision(
                ply=ply,
                round=1 + ply * rounds // 12,
                turn=1 + ply // 2,
                place=1 + ply % 2,
                seat=ply // 2 % seats,
                move="done",
                evaluation=None if ply == 7 else evaluation,
            )
        )
    summary = Summary(seat=0, decisions=1, best_share=0, average_loss=0, inaccuracies=0, mistakes=0, blunders=0)
    return Review(
        game="schotten-totten" if seats == 2 else "verraeter",
        options="",
        players=[name] * seats,
        decisions=decisions,
        points=[1] + [0] * (seats - 1),
        chances=[1.0] + [0.0] * (seats - 1),
        summaries=[summary] * seats,
    )


def texts(drawing: str) -> list[str]:
    """All that is written in a drawing."""
    return [text.text or "" for text in ET.fromstring(drawing).iter(f"{SVG}text")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_well_formed_and_worded(seats: int, language: str):
    drawing = plot(reviewed(seats), language)
    assert ET.fromstring(drawing).tag == f"{SVG}svg"
    assert say(message("review-plot-turns"), language) in texts(drawing)
    assert "A: Ann & <Ben>" in texts(drawing)


@pytest.mark.parametrize(("seats", "lines"), [(2, 1), (3, 3), (4, 4)])
def test_two_share_the_height_and_more_have_a_line_each(seats: int, lines: int):
    root = ET.fromstring(plot(reviewed(seats)))
    curves = [line for line in root.iter(f"{SVG}polyline") if line.get("stroke-width") == "2.5"]
    assert len(curves) == lines
    assert len(list(root.iter(f"{SVG}polygon"))) == (2 if seats == 2 else 0)


def test_turning_points_are_marked_with_their_turns_and_told():
    root = ET.fromstring(plot(reviewed(2)))
    assert len(list(root.iter(f"{SVG}circle"))) == 2
    titles = [title.text for title in root.iter(f"{SVG}title")]
    assert "Turn 2, B: done; better was R7@3" in titles


def test_labels_of_turning_points_side_by_side_do_not_overlap():
    root = ET.fromstring(plot(reviewed(4, turning=(4, 5, 6, 7, 8))))
    labels = [text for text in root.iter(f"{SVG}text") if text.get("font-weight") == "bold"]
    places = [(float(text.get("x", 0)), float(text.get("y", 0))) for text in labels]
    assert len(places) == 4
    for index, (x, y) in enumerate(places):
        assert all(abs(x - other) > 20 or abs(y - height) > 15 for other, height in places[:index])


def test_rounds_are_marked_where_there_are_several():
    assert "round 1" not in texts(plot(reviewed(2)))
    assert {"round 1", "2", "3"} <= set(texts(plot(reviewed(2, rounds=3))))


def test_a_long_name_leaves_room_for_the_others():
    assert "D: Bonnie Princ…" in texts(plot(reviewed(4, name="Bonnie Prince Charlie")))
