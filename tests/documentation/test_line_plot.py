"""Line plots: measurements lie where they belong, and everything can be read on a light ground and on a dark one."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from bench.report.line_plot import BOTTOM, COLOURS, LEFT, RIGHT, TOP, Axis, Curve, Point, draw, written

NAMESPACE = "{http://www.w3.org/2000/svg}"
ACROSS = Axis(label="iterations", low=1, high=100, marks=(1, 10, 100), is_log=True)
UP = Axis(label="won, %", low=0, high=100, marks=(0, 50, 100))


def drawn(*curves: Curve, up: Axis = UP) -> ET.Element:
    return ET.fromstring(draw("A & B", curves, ACROSS, up))


def dots(drawing: ET.Element) -> list[tuple[float, float]]:
    """Of the measurements, which have a title; those of the legend have none."""
    found = [dot for dot in drawing.iter(f"{NAMESPACE}circle") if len(dot)]
    return [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in found]


def test_measurements_lie_at_their_numbers_on_both_kinds_of_axes():
    points = [Point(1, 0, 0, 0), Point(10, 50, 50, 50), Point(100, 100, 100, 100)]
    middle = ((LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2)
    assert dots(drawn(Curve("one", points))) == [(LEFT, BOTTOM), middle, (RIGHT, TOP)]


def test_a_band_reaches_from_the_lowest_to_the_highest_and_ends_at_the_edge():
    drawing = drawn(Curve("sure", [Point(1, 50, 50, 50)]), Curve("unsure", [Point(10, 50, -20, 75)]))
    (band,) = drawing.iter(f"{NAMESPACE}polygon")
    heights = [float(place.split(",")[1]) for place in band.attrib["points"].split()]
    assert heights == [BOTTOM - (BOTTOM - TOP) * 0.75, BOTTOM]
    assert band.attrib["fill"] == COLOURS[1]


def test_nothing_is_lost_below_a_logarithmic_axis():
    decades = Axis(label="", low=0.01, high=1, marks=(0.01, 0.1, 1), is_log=True)
    assert dots(drawn(Curve("one", [Point(1, 0, -1, 0.1)]), up=decades)) == [(LEFT, BOTTOM)]


def test_it_says_what_is_shown():
    drawing = drawn(Curve("with <care>", [Point(10, 12.5, 0, 20)]))
    said = [element.text for element in drawing.iter() if element.text]
    assert {"A & B", "iterations", "won, %", "with <care>", "with <care>, 10: 12.5"} <= set(said)
    marks = [element.text for element in drawing.iter(f"{NAMESPACE}text") if element.get("class") == "pale"]
    assert marks == ["0", "50", "100", "1", "10", "100"]


def test_small_marks_are_powers_of_ten():
    assert [written(mark) for mark in (0, 0.01, 0.0001, 1e-06, 1000)] == ["0", "0.01", "10⁻⁴", "10⁻⁶", "1,000"]


def test_what_is_dark_on_a_light_ground_changes_with_the_ground():
    drawing = drawn(Curve("one", [Point(1, 1, 0, 2)]))
    style = drawing.findtext(f"{NAMESPACE}style") or ""
    for element in drawing.iter():
        if element.tag in {f"{NAMESPACE}text", f"{NAMESPACE}rect", f"{NAMESPACE}polyline"}:
            own = {element.get("fill"), element.get("stroke")} & set(COLOURS)
            assert own or f".{element.attrib['class']} {{" in style


def test_more_curves_than_colours_are_refused():
    with pytest.raises(ValueError, match="told apart"):
        drawn(*[Curve(str(number), [Point(1, 1, 1, 1)]) for number in range(len(COLOURS) + 1)])
