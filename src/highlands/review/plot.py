"""The chances over a game as a drawing (SVG), to be read at the width of a page and of a phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from highlands import svg
from highlands.i18n import ENGLISH, Message, message, say
from highlands.review.report import Decision, Review
from highlands.spec.options import SEAT_LETTERS
from highlands.svg import Point

WIDTH, HEIGHT = 720, 450
LEFT, RIGHT, TOP, BOTTOM = 66, 702, 112, 376
"""Where the curves are drawn."""
FONT = "Helvetica, Arial, sans-serif"
INK, FADED, GRID, PAPER = "#222222", "#5f5f5f", "#d9d9d9", "#ffffff"
TINT = 0.3
"""A seat's colour is thin enough to draw on."""
SEAT_COLOURS = ("#1b6ca8", "#b8432b", "#2c7743", "#76439a")
SEAT_DASHES = (None, None, "9 4", "3 4", "14 4", "14 4 3 4", "6 3", "2 2")
"""With a third player colours alone are hard to tell apart. From the fifth on they come again, with other dashes."""
TITLE_SIZE, SIZE, SMALL = 21, 17, 15
LONGEST_NAME = 13
TURN_STEPS = (1, 2, 5, 10, 20, 50, 100, 200)
MOST_TURNS_NAMED = 9
LABEL_WIDTH, LABEL_HEIGHT = 34, 20
LABEL_HEIGHTS = (-16, 27, -38, 49, -60, 71)
"""Where the label of a turning point may stand, above or below it: the first that is free."""


def plot(review: Review, language: str = ENGLISH) -> str:
    """Draw the chances of every seat over the game, with its turning points."""
    return Drawing(review, language).draw() + "\n"


class Drawing:
    """The drawing of one review."""

    def __init__(self, review: Review, language: str) -> None:
        """Take the review, and the language of its words."""
        self.review = review
        self.language = language
        self.seats = len(review.players)
        self.length = max(len(review.decisions), 1)

    def draw(self) -> str:
        """All of it."""
        return svg.document(WIDTH, HEIGHT, self.parts(), font=FONT, style="max-width:100%;height:auto")

    def parts(self) -> Iterator[str]:
        """What is drawn, from the ground up."""
        title = self.words(message("review-plot-title", game=message("term-game-name", game=self.review.game)))
        yield svg.title(title)
        yield svg.rect(0, 0, WIDTH, HEIGHT, PAPER)
        yield text(18, 32, title, size=TITLE_SIZE)
        yield from self.legend()
        if self.seats == 2:
            yield from self.areas()
        yield from self.levels()
        yield from self.rounds()
        yield from self.turns()
        for seat in range(1 if self.seats == 2 else self.seats):
            colour = INK if self.seats == 2 else colour_of(seat)
            yield line(self.curve(seat), colour, 2.5, None if self.seats == 2 else dashes_of(seat))
        yield from self.turning_points()

    def words(self, what: Message) -> str:
        """A message in the language of the drawing."""
        return say(what, self.language)

    def x(self, ply: float) -> float:
        """Where a move stands, from left to right."""
        return LEFT + (RIGHT - LEFT) * ply / self.length

    def curve(self, seat: int) -> list[Point]:
        """A seat's chance at every decision, and at the end."""
        known = [
            (decision.ply, decision.evaluation.chances[seat])
            for decision in self.review.decisions
            if decision.evaluation
        ]
        points = [(self.x(ply), level(share)) for ply, share in known]
        start = [(float(LEFT), points[0][1])] if points else [(float(LEFT), level(self.review.chances[seat]))]
        return [*start, *points, (float(RIGHT), level(self.review.chances[seat]))]

    def legend(self) -> Iterator[str]:
        """Whose colour is which."""
        for seat, name in enumerate(self.review.players):
            letter = SEAT_LETTERS[seat]
            shown = letter if name == letter else f"{letter}: {shortened(name)}"
            x, y = 18 + seat * (WIDTH - 18) / max(self.seats, 3), 62
            if self.seats == 2:
                yield svg.rect(x, y - 14, 24, 16, colour_of(seat), fill_opacity=TINT)
            else:
                yield line([(x, y - 6), (x + 26, y - 6)], colour_of(seat), 4, dashes_of(seat))
            yield text(x + 32, y, shown, size=SIZE)

    def areas(self) -> Iterator[str]:
        """Two players share the height: what lies below the curve is A's, what lies above it B's."""
        curve = self.curve(0)
        for seat, edge in ((0, BOTTOM), (1, TOP)):
            corners = [(float(LEFT), float(edge)), *curve, (float(RIGHT), float(edge))]
            yield svg.polygon(corners, SEAT_COLOURS[seat], fill_opacity=TINT)

    def levels(self) -> Iterator[str]:
        """The scale on the left."""
        for percent in (0, 25, 50, 75, 100):
            y = level(percent / 100)
            yield line(
                [(LEFT, y), (RIGHT, y)], FADED if percent in (0, 50) else GRID, 1, "4 4" if percent == 50 else None
            )
            yield text(
                LEFT - 8,
                y + 5,
                self.words(message("term-percent", number=percent)),
                anchor="end",
                colour=FADED,
                size=SMALL,
            )

    def rounds(self) -> Iterator[str]:
        """Where a round begins, if there are several."""
        begins = {decision.round: decision.ply for decision in reversed(self.review.decisions)}
        if len(begins) < 2:
            return
        for number, ply in sorted(begins.items()):
            x = self.x(ply)
            yield line([(x, TOP - 18), (x, BOTTOM)], FADED, 1)
            name = self.words(message("review-plot-round", round=number)) if number == min(begins) else str(number)
            yield text(x + 5, TOP - 8, name, colour=FADED, size=SMALL)

    def turns(self) -> Iterator[str]:
        """The scale below: the turns, as the record numbers them."""
        begins = {decision.turn: decision.ply for decision in self.review.decisions if decision.place == 1}
        step = next((step for step in TURN_STEPS if len(begins) / step <= MOST_TURNS_NAMED), TURN_STEPS[-1])
        for number, ply in begins.items():
            if number % step == 0 or number == 1:
                x = self.x(ply)
                yield line([(x, BOTTOM), (x, BOTTOM + 6)], FADED, 1)
                yield text(x, BOTTOM + 24, str(number), anchor="middle", colour=FADED, size=SMALL)
        yield text(
            (LEFT + RIGHT) / 2, BOTTOM + 52, self.words(message("review-plot-turns")), anchor="middle", size=SIZE
        )

    def turning_points(self) -> Iterator[str]:
        """A dot in the colour of the player for each, with the number of its turn."""
        taken: list[Point] = []
        for decision in self.review.turning_points:
            x, y = self.dot(decision)
            place = next(
                (
                    (x, y + away)
                    for away in LABEL_HEIGHTS
                    if TOP + LABEL_HEIGHT <= y + away <= BOTTOM and not overlaps((x, y + away), taken)
                ),
                (x, y + LABEL_HEIGHTS[0]),
            )
            taken.append(place)
            colour = colour_of(decision.seat)
            dot = svg.element("circle", cx=x, cy=y, r=7, fill=colour, stroke=PAPER, stroke_width=2)
            label = text(*place, str(decision.turn), anchor="middle", size=SIZE, colour=colour, bold=True)
            yield svg.element("g", svg.title(self.describe(decision)) + dot + label)

    def dot(self, decision: Decision) -> Point:
        """Where a turning point is marked: on the curve of its player."""
        assert decision.evaluation is not None, "a turning point is evaluated"
        seat = 0 if self.seats == 2 else decision.seat
        return self.x(decision.ply), level(decision.evaluation.chances[seat])

    def describe(self, decision: Decision) -> str:
        """The tooltip of a turning point."""
        assert decision.evaluation is not None, "a turning point is evaluated"
        better = decision.evaluation.alternatives[0].move
        seat = SEAT_LETTERS[decision.seat]
        return self.words(
            message("review-plot-turning", turn=decision.turn, seat=seat, move=decision.move, better=better)
        )


def level(share: float) -> float:
    """The height of a chance."""
    return BOTTOM - (BOTTOM - TOP) * share


def overlaps(place: Point, taken: Iterable[Point]) -> bool:
    """Whether a label there would lie on another."""
    return any(abs(place[0] - x) < LABEL_WIDTH and abs(place[1] - y) < LABEL_HEIGHT for x, y in taken)


def shortened(name: str) -> str:
    """A name that leaves room for the others.

    >>> shortened("Bonnie Prince Charlie")
    'Bonnie Princ…'
    """
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1].rstrip()}…"


def colour_of(seat: int) -> str:
    """The colour of a seat's curve."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def dashes_of(seat: int) -> str | None:
    """The dashes of a seat's curve."""
    return SEAT_DASHES[seat % len(SEAT_DASHES)]


def line(points: Sequence[Point], colour: str, width: float, dashes: str | None = None) -> str:
    """A line through points."""
    return svg.polyline(points, colour, width, stroke_linejoin="round", stroke_dasharray=dashes)


def text(
    x: float, y: float, words: str, *, anchor: str = "start", size: int = SIZE, colour: str = INK, bold: bool = False
) -> str:
    """Words at a place, with a light edge so that they can be read on a line."""
    weight = "bold" if bold else None
    edge: dict[str, svg.Value] = {"stroke": PAPER, "stroke_width": 4, "paint_order": "stroke"}
    return svg.text(x, y, words, size, colour, text_anchor=anchor, font_weight=weight, **edge)
