"""SVG as text: well formed, and what is written in it is escaped."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from highlands.svg import document, element, group, left, polyline, rect, text, title


def test_words_and_attributes_are_escaped() -> None:
    words = 'A & B < "C"'
    drawing = document(20, 10, [title(words), text(1, 2, words, 3), element("g", id=words)], font="serif")
    root = ET.fromstring(drawing)
    first, second, third = root
    assert (first.text, second.text, third.get("id")) == (words, words, words)


def test_an_attribute_without_a_value_is_left_out() -> None:
    assert rect(0, 3, 4, 5, "red", stroke_width=None, rx=2) == '<rect y="3" width="4" height="5" fill="red" rx="2"/>'
    assert 'text-anchor="start"' in left(0, 0, "x", 12)


def test_groups_move_and_scale() -> None:
    assert group(1.5, -2, ["<a/>", "<b/>"], 0.5) == '<g transform="translate(1.5,-2) scale(0.5)"><a/><b/></g>'


def test_curves_are_written_to_a_tenth() -> None:
    assert 'points="0.3,2.0 1.0,0.0"' in polyline([(1 / 3, 2), (1, 0)], "black", 1)
