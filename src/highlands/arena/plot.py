"""The plot of a match, as SVG without any library.

Of two bots: the score of the first as the games went on, with its 95 % interval narrowing. Of more: the score of each
with its interval. Dashes mark an even share.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

from highlands import svg
from highlands.arena.match import Match
from highlands.arena.reporting import percent, title
from highlands.arena.standings import ranked, standings
from highlands.arena.statistics import Interval, score_interval
from highlands.i18n import message, say
from highlands.svg import Point

WIDTH = 860
LEFT, RIGHT, TOP, BOTTOM = 76, 28, 92, 64
CURVE_HEIGHT, ROW_HEIGHT = 300, 40
NAME_WIDTH, NAME_LETTERS, VALUE_WIDTH = 190, 24, 150
MOST_STEPS = 240
"""The most points of a curve."""
SETTLED = 0.04
"""The part of the games after which the interval has to fit into the plot; before, it is clipped."""
INK, PALE, GRID, LINE, BAND = "#222222", "#666666", "#e2e2e2", "#1b6ca8", "#cfe2f0"
FONT = "Helvetica, Arial, sans-serif"


class Scale(msgspec.Struct, frozen=True):
    """A linear scale of shares."""

    low: float
    high: float
    start: float
    end: float

    def place(self, share: float) -> float:
        """The coordinate of a share."""
        return self.start + (share - self.low) / (self.high - self.low) * (self.end - self.start)

    @property
    def marks(self) -> list[float]:
        """Round shares for the axis labels."""
        step = _round_step(self.high - self.low)
        return [index * step for index in range(math.ceil(self.low / step - 1e-9), int(self.high / step + 1e-9) + 1)]


def _round_step(reach: float) -> float:
    """A round distance that divides an axis into about five."""
    rough = reach / 5
    power = 10.0 ** math.floor(math.log10(rough))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= rough * 0.999)


def _around(shares: Iterable[float], start: float, end: float) -> Scale:
    """A scale that holds all of these, with round ends between 0 and 1."""
    shares = list(shares)
    low, high = min(shares), max(shares)
    middle, reach = (low + high) / 2, max(high - low, 0.04) * 1.1
    step = _round_step(reach)
    low = max(0.0, math.floor((middle - reach / 2) / step + 1e-9) * step)
    high = min(1.0, math.ceil((middle + reach / 2) / step - 1e-9) * step)
    return Scale(low, high, start, end)


def draw(match: Match, language: str) -> str:
    """The whole plot of a match with at least one whole deal."""
    names = match.contest.names
    if len(names) == 2:
        heading = say(message("arena-plot-pair", one=names[0], other=names[1]), language)
        height, parts = TOP + CURVE_HEIGHT + BOTTOM, _curve(match, language)
    else:
        heading = say(message("arena-plot-many"), language)
        height, parts = TOP + ROW_HEIGHT * len(names) + BOTTOM, _rows(match, language)
    lines = [
        svg.title(heading),
        svg.rect(0, 0, WIDTH, height, "#ffffff"),
        text((LEFT - 48, 34), heading, size=18),
        text((LEFT - 48, 58), say(title(match), language), size=13, colour=PALE),
        *parts,
    ]
    return svg.document(WIDTH, height, lines, font=FONT) + "\n"


def text(place: Point, words: str, *, anchor: str = "start", size: int = 13, colour: str = INK) -> str:
    """Words at a place."""
    return svg.text(*place, words, size, colour, text_anchor=anchor)


def stroke(points: Iterable[Point], colour: str, width: float = 1.0, dashes: str | None = None) -> str:
    """A line through points."""
    return svg.polyline(points, colour, width, stroke_dasharray=dashes)


def _curve(match: Match, language: str) -> list[str]:
    """The score of the first bot as the games went on."""
    games_per_deal, even = match.schedule.games_per_deal, 1 / match.contest.seats
    scores = match.scores(0)
    ends = sorted({max(1, round(len(scores) * step / MOST_STEPS)) for step in range(1, MOST_STEPS + 1)})
    curve = [(deals, score_interval(scores[:deals], games_per_deal)) for deals in ends]
    settled = [score for deals, score in curve if deals >= min(len(scores), 8 + SETTLED * len(scores))]
    bounds = [bound for score in settled for bound in (score.low, score.high)]
    scale = _around([even, *bounds], TOP + CURVE_HEIGHT, TOP)
    right = WIDTH - RIGHT

    def x(deals: float) -> float:
        return LEFT + (right - LEFT) * deals / len(scores)

    band = [(x(deals), scale.place(score.high)) for deals, score in curve]
    band += [(x(deals), scale.place(score.low)) for deals, score in reversed(curve)]
    frame = svg.element("rect", x=LEFT, y=TOP, width=right - LEFT, height=CURVE_HEIGHT)
    parts = [svg.element("clipPath", frame, id="frame"), _clipped(svg.polygon(band, BAND))]
    for mark in scale.marks:
        y = scale.place(mark)
        parts.append(stroke([(LEFT, y), (right, y)], GRID))
        parts.append(text((LEFT - 8, y + 4), f"{100 * mark:g} %", anchor="end", colour=PALE))
    parts += [
        stroke([(LEFT, scale.place(even)), (right, scale.place(even))], INK, 1, "5 4"),
        _clipped(stroke([(x(deals), scale.place(score.value)) for deals, score in curve], LINE, 2.2)),
        _even_label((right, scale.place(even)), curve[-1][1].value > even, language),
        *_games_axis(len(scores) * games_per_deal, x(0), x(len(scores)), language),
        text((right, TOP - 10), percent(curve[-1][1]), anchor="end", size=14, colour=LINE),
    ]
    return parts


def _clipped(part: str) -> str:
    """A part, as far as it lies in the frame."""
    return svg.element("g", part, clip_path="url(#frame)")


def _even_label(end: Point, score_is_above: bool, language: str) -> str:
    """What the dashes are, on the side of them where the curve is not."""
    x, y = end
    label = say(message("arena-plot-even"), language)
    return text((x, y + (17 if score_is_above else -7)), label, anchor="end", colour=PALE)


def _games_axis(games: int, start: float, end: float, language: str) -> list[str]:
    """The numbers of games below the curve."""
    base = TOP + CURVE_HEIGHT
    step = max(1, round(_round_step(games)))
    parts = [stroke([(start, base), (end, base)], INK)]
    for mark in range(0, games + 1, step):
        x = start + (end - start) * mark / games
        parts += [
            stroke([(x, base), (x, base + 5)], INK),
            text((x, base + 21), str(mark), anchor="middle", colour=PALE),
        ]
    label = say(message("arena-plot-games"), language)
    return [*parts, text(((start + end) / 2, base + 46), label, anchor="middle", colour=PALE)]


def _rows(match: Match, language: str) -> list[str]:
    """The score of every bot with its interval, the best on top."""
    rows = [(row.name, row.score) for row in ranked(standings(match)) if row.played]
    even = 1 / match.contest.seats
    scale = _around(
        [even, *(bound for _, score in rows for bound in (score.low, score.high))],
        LEFT + NAME_WIDTH - 48,
        WIDTH - RIGHT - VALUE_WIDTH,
    )
    base = TOP + ROW_HEIGHT * len(rows)
    parts = []
    for mark in scale.marks:
        x = scale.place(mark)
        parts.append(stroke([(x, TOP - 8), (x, base)], GRID))
        parts.append(text((x, base + 20), f"{100 * mark:g} %", anchor="middle", colour=PALE))
    parts.append(stroke([(scale.place(even), TOP - 8), (scale.place(even), base)], INK, 1, "5 4"))
    for place, (name, score) in enumerate(rows):
        parts += _row(name, score, scale, TOP + ROW_HEIGHT * (place + 0.5))
    label = say(message("arena-plot-even"), language)
    return [*parts, text((scale.place(even), base + 44), label, anchor="middle", colour=PALE)]


def _row(name: str, score: Interval, scale: Scale, y: float) -> Sequence[str]:
    """One bot: its name, its interval as a bar, its score as a dot, and both in numbers."""
    short = name if len(name) <= NAME_LETTERS else f"{name[: NAME_LETTERS - 1]}…"
    low, high = scale.place(score.low), scale.place(score.high)
    return [
        text((LEFT - 48, y + 5), short, size=14),
        svg.polygon([(low, y - 5), (high, y - 5), (high, y + 5), (low, y + 5)], BAND),
        svg.element("circle", cx=scale.place(score.value), cy=y, r=5, fill=LINE),
        text((WIDTH - RIGHT, y + 5), percent(score), anchor="end", colour=LINE),
    ]
