"""SVG as text: elements, words, groups, lines. Boards, reviews and match reports are drawn with it.

Attributes are keyword arguments; an underscore in a name stands for a hyphen (`stroke_width`), and `None` leaves the
attribute out. Content is SVG already: only `text`, `title` and attribute values are escaped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from xml.sax.saxutils import escape

INK = "#2b2a27"
"""The colour of words and outlines where nothing else is said."""

Point = tuple[float, float]
Value = str | float | None


def number(value: float) -> str:
    """A number as short as six digits allow.

    >>> number(12.0), number(0.5)
    ('12', '0.5')
    """
    return f"{value:g}"


def element(name: str, content: str = "", /, **attributes: Value) -> str:
    """One element, closed.

    >>> element("circle", r=5, fill="none", stroke=None)
    '<circle r="5" fill="none"/>'
    """
    opening = start(name, **attributes)
    return f"{opening}{content}</{name}>" if content else f"{opening[:-1]}/>"


def start(name: str, /, **attributes: Value) -> str:
    """The opening tag of an element."""
    texts = (f' {key.replace("_", "-")}="{_value(value)}"' for key, value in attributes.items() if value is not None)
    return f"<{name}{''.join(texts)}>"


def _value(value: str | float) -> str:
    return escape(value, {'"': "&quot;"}) if isinstance(value, str) else number(value)


def document(width: float, height: float, parts: Iterable[str], *, font: str, **attributes: Value) -> str:
    """A whole drawing that is its own size unless told otherwise, a line for each part."""
    opening = start(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        font_family=font,
        role="img",
        **attributes,
    )
    return "\n".join([opening, *(part for part in parts if part), "</svg>"])


SIZE_OF = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+" height="[\d.]+"')


def framed(drawing: str, width: float, height: float, fill: str) -> str:
    """A whole drawing, as large as it can be, in the middle of a frame of this size and colour."""
    size = SIZE_OF.search(drawing)
    if size is None:
        raise ValueError("only what `document` has made can be framed")
    scale = min(width / float(size[1]), height / float(size[2]))
    wide, high = float(size[1]) * scale, float(size[2]) * scale
    place = f'x="{number((width - wide) / 2)}" y="{number((height - high) / 2)}"'
    inner = SIZE_OF.sub(
        f'{place} viewBox="0 0 {size[1]} {size[2]}" width="{number(wide)}" height="{number(high)}"', drawing, count=1
    )
    ground = element("rect", x=0, y=0, width=width, height=height, fill=fill)
    return document(width, height, [ground, inner], font="serif")


def title(words: str) -> str:
    """What a screen reader says of the element around it, and a pointer shows."""
    return f"<title>{escape(words)}</title>"


def text(x: float, y: float, words: str, size: float, fill: str = INK, **attributes: Value) -> str:
    """Words at a point: from it on, around it or up to it, as `text_anchor` says here or in an element around.

    >>> text(3, 4, "A & B", 12, "black", font_weight="bold")
    '<text x="3" y="4" font-size="12" fill="black" font-weight="bold">A &amp; B</text>'
    """
    return element("text", escape(words), x=x, y=y, font_size=size, fill=fill, **attributes)


def left(x: float, y: float, words: str, size: float, fill: str = INK, **attributes: Value) -> str:
    """Words that begin at a point."""
    return text(x, y, words, size, fill, text_anchor="start", **attributes)


def bold(x: float, y: float, words: str, size: float, fill: str = INK) -> str:
    """Bold words at a point."""
    return text(x, y, words, size, fill, font_weight="bold")


def rect(x: float, y: float, width: float, height: float, fill: str, **attributes: Value) -> str:
    """A rectangle; `rx` rounds its corners."""
    return element("rect", x=x or None, y=y or None, width=width, height=height, fill=fill, **attributes)


def path(d: str, fill: str = "none", **attributes: Value) -> str:
    """A path by its commands."""
    return element("path", d=d, fill=fill, **attributes)


def moved(x: float, y: float, scale: float = 1) -> str:
    """The value of `transform` that moves to a point, and there scales.

    >>> moved(1, 2), moved(1, 2, 0.5)
    ('translate(1,2)', 'translate(1,2) scale(0.5)')
    """
    return f"translate({number(x)},{number(y)})" + ("" if scale == 1 else f" scale({number(scale)})")


def group(x: float, y: float, parts: Iterable[str], scale: float = 1, **attributes: Value) -> str:
    """Parts moved to a point."""
    return element("g", "".join(parts), transform=moved(x, y, scale), **attributes)


def points(places: Iterable[Point]) -> str:
    """The value of `points`, to a tenth of a pixel: curves have many."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def polyline(places: Iterable[Point], colour: str, width: float, **attributes: Value) -> str:
    """A line through points; `stroke_dasharray` breaks it up."""
    return element("polyline", points=points(places), fill="none", stroke=colour, stroke_width=width, **attributes)


def polygon(places: Iterable[Point], fill: str, **attributes: Value) -> str:
    """A filled area."""
    return element("polygon", points=points(places), fill=fill, **attributes)
