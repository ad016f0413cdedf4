"""Curves with their uncertainty as SVG, on linear or logarithmic axes.

A drawing has a ground of its own, light or dark as the reader's system is: as an image it knows nothing of the page
around it. Where style sheets in images are not understood, it is light.
"""

import math
from collections.abc import Iterator, Sequence

import msgspec

from highlands import svg

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 78, 700, 88, 358
"""Where the curves are drawn."""
FONT = "Helvetica, Arial, sans-serif"
INK, PALE, GRID, PAPER = "#222222", "#5f5f5f", "#dddddd", "#ffffff"
DARK = (
    "@media (prefers-color-scheme: dark) { .ink { fill: #eeeeee } .pale { fill: #b5b5b5 } .grid { stroke: #454545 } "
    ".axis { stroke: #b5b5b5 } .paper { fill: #1a1c1e } }"
)
COLOURS = ("#2b83c4", "#d9603f", "#3f9a5c")
"""Of middle lightness, so that they stand out from both grounds."""
DASHES = (None, "8 4", "2 4")
"""Colours alone are hard to tell apart for some."""
BAND_OPACITY, DOT = 0.22, 3.4
LEGEND_STEP, LEGEND_SAMPLE = 205, 30
SHORTEST = 0.001
"""Marks below it are written as powers of ten."""
SUPERSCRIPTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


class Point(msgspec.Struct, frozen=True):
    """A measurement, and from where to where it may really be."""

    x: float
    y: float
    low: float
    high: float


class Curve(msgspec.Struct, frozen=True):
    """Measurements in the order of x, under a name."""

    name: str
    points: list[Point]


class Axis(msgspec.Struct, frozen=True, kw_only=True):
    """What is shown from where to where. What lies beyond is drawn at the edge."""

    label: str
    low: float
    high: float
    marks: Sequence[float]
    is_log: bool = False

    def share(self, value: float) -> float:
        """How far along the axis a value lies, from 0 to 1.

        >>> Axis(label="", low=1, high=100, marks=(), is_log=True).share(10)
        0.5
        """
        low, high, value = self.low, self.high, min(max(value, self.low), self.high)
        if self.is_log:
            low, high, value = math.log10(low), math.log10(high), math.log10(value)
        return (value - low) / (high - low)


def draw(title: str, curves: Sequence[Curve], x: Axis, y: Axis) -> str:
    """A whole drawing of at most as many curves as there are colours."""
    if len(curves) > len(COLOURS):
        raise ValueError(f"at most {len(COLOURS)} curves can be told apart")
    parts = [
        svg.element("style", DARK),
        svg.title(title),
        svg.rect(0, 0, WIDTH, HEIGHT, PAPER, **{"class": "paper"}),
        words(16, 30, title, size=18, anchor="start"),
        *frame(x, y),
    ]
    for number, curve in enumerate(curves):
        parts += [*drawn(curve, number, x, y), *legend(curve.name, number)]
    return svg.document(WIDTH, HEIGHT, parts, font=FONT) + "\n"


def words(x: float, y: float, text: str, *, size: float = 13, anchor: str = "middle", pale: bool = False) -> str:
    """Words in the colour of the ground's opposite."""
    colour, name = (PALE, "pale") if pale else (INK, "ink")
    return svg.text(x, y, text, size, colour, text_anchor=anchor, **{"class": name})


def written(mark: float) -> str:
    """The number at a mark.

    >>> written(1000), written(0.01), written(1e-06)
    ('1,000', '0.01', '10⁻⁶')
    """
    if 0 < mark < SHORTEST:
        return "10" + str(round(math.log10(mark))).translate(SUPERSCRIPTS)
    return f"{mark:,g}"


def frame(x: Axis, y: Axis) -> Iterator[str]:
    """The levels, the axes, their numbers and what they are."""
    for mark in y.marks:
        level = BOTTOM - (BOTTOM - TOP) * y.share(mark)
        yield svg.polyline([(LEFT, level), (RIGHT, level)], GRID, 1, **{"class": "grid"})
        yield words(LEFT - 8, level + 4, written(mark), anchor="end", pale=True)
    for mark in x.marks:
        place = LEFT + (RIGHT - LEFT) * x.share(mark)
        yield svg.polyline([(place, BOTTOM), (place, BOTTOM + 5)], PALE, 1, **{"class": "axis"})
        yield words(place, BOTTOM + 20, written(mark), pale=True)
    yield svg.polyline([(LEFT, TOP), (LEFT, BOTTOM), (RIGHT, BOTTOM)], PALE, 1, **{"class": "axis"})
    yield words((LEFT + RIGHT) / 2, BOTTOM + 46, x.label)
    middle = (TOP + BOTTOM) / 2
    yield svg.element("g", words(0, 0, y.label), transform=f"translate(20,{svg.number(middle)}) rotate(-90)")


def drawn(curve: Curve, number: int, x: Axis, y: Axis) -> Iterator[str]:
    """The band of a curve, its line, and a dot at each measurement, which says its numbers when pointed at."""

    def place(across: float, up: float) -> svg.Point:
        return LEFT + (RIGHT - LEFT) * x.share(across), BOTTOM - (BOTTOM - TOP) * y.share(up)

    colour, points = COLOURS[number], curve.points
    if any(point.low < point.high for point in points):
        band = [place(point.x, point.high) for point in points] + [place(point.x, point.low) for point in points[::-1]]
        yield svg.polygon(band, colour, fill_opacity=BAND_OPACITY)
    yield svg.polyline([place(point.x, point.y) for point in points], colour, 2, stroke_dasharray=DASHES[number])
    for point in points:
        across, up = place(point.x, point.y)
        said = svg.title(f"{curve.name}, {point.x:,g}: {point.y:.3g}")
        yield svg.element("circle", said, cx=round(across, 1), cy=round(up, 1), r=DOT, fill=colour)


def legend(name: str, number: int) -> Iterator[str]:
    """A bit of a curve's line, and its name."""
    start, level = LEFT + LEGEND_STEP * number, 62
    line = [(start, level), (start + LEGEND_SAMPLE, level)]
    yield svg.polyline(line, COLOURS[number], 2, stroke_dasharray=DASHES[number])
    yield svg.element("circle", cx=start + LEGEND_SAMPLE / 2, cy=level, r=DOT, fill=COLOURS[number])
    yield words(start + LEGEND_SAMPLE + 8, level + 4, name, anchor="start")
