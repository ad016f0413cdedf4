"""Drawing the circle: the landscapes around the edge, clockwise from the top left, and the conflict in their midst."""

from __future__ import annotations

from rich.text import Text

from highlands.games.verraeter.state.cards import LANDSCAPES
from highlands.games.verraeter.terminal.naming import (
    ALARM_STYLE,
    CONFLICT_STYLES,
    COUNTING_SIGN,
    ESTATE_SIGN,
    HOUSE_STYLES,
    QUIET_STYLE,
    SIGNS,
    house_block,
    landscape_name,
    name_of,
)
from highlands.games.verraeter.view.player_view import HouseStrength, Landscape, VerraeterView
from highlands.i18n import message
from highlands.spec.terminal.console import Console

ACROSS, DOWN = 5, 3
"""How many landscapes stand in a row and in a column; the corners count for both."""
NARROW, WIDE, GAP = 14, 18, 2
"""How many characters a landscape takes across, and what is left between two."""
CELL_LINES = 3
CONFLICT_SIGN, NEIGHBOUR_SIGN = "><", "──"

Pair = tuple[Landscape, Landscape]


class Circle:
    """One drawing of the circle."""

    def __init__(self, view: VerraeterView, console: Console, cell: int) -> None:
        """Take what to draw, and how wide a landscape is."""
        self.view = view
        self.console = console
        self.cell = cell
        self.width = width_of(cell)

    def lines(self) -> list[Text]:
        """The circle line by line."""
        land = self.view.landscapes
        top, right = land[:ACROSS], land[ACROSS]
        bottom, left = land[ACROSS + 1 : LANDSCAPES - 1][::-1], land[-1]
        midst = self._midst()
        lines = self._row(top)
        lines.append(self._between((left, top[0]), midst[0], (top[-1], right)))
        inner = self.width - 2 * self.cell
        for here, text, there in zip(self._cell(left), midst[1:-1], self._cell(right), strict=True):
            lines.append(Text.assemble(here, _centred(text, inner), there))
        lines.append(self._between((left, bottom[0]), midst[-1], (right, bottom[-1])))
        return lines + self._row(bottom)

    def _row(self, landscapes: list[Landscape]) -> list[Text]:
        """Landscapes side by side; between two of them a line, or the conflict card."""
        cells = [self._cell(landscape) for landscape in landscapes]
        lines = []
        for number in range(CELL_LINES):
            line = Text()
            for place, cell in enumerate(cells):
                if place:
                    line.append_text(self._joint(landscapes[place - 1], landscapes[place], middle=number == 1))
                line.append_text(cell[number])
            lines.append(line)
        return lines

    def _joint(self, one: Landscape, two: Landscape, *, middle: bool) -> Text:
        if one.in_conflict and two.in_conflict:
            return Text(CONFLICT_SIGN, style=ALARM_STYLE)
        return Text(NEIGHBOUR_SIGN if middle else " " * GAP, style=QUIET_STYLE)

    def _between(self, left: Pair, midst: Text, right: Pair) -> Text:
        """The line between two rows: on the left and on the right a line or the conflict card, in between a text."""
        ends = []
        for one, two in (left, right):
            fight = one.in_conflict and two.in_conflict
            sign = " ".join([CONFLICT_SIGN] * 3) if fight else "│"
            ends.append(Text(sign.center(self.cell), style=ALARM_STYLE if fight else QUIET_STYLE))
        return Text.assemble(ends[0], _centred(midst, self.width - 2 * self.cell), ends[1])

    def _cell(self, landscape: Landscape) -> list[Text]:
        """A landscape: its number and kind; its house, strength and prizes; its building."""
        style = (CONFLICT_STYLES if landscape.in_conflict else HOUSE_STYLES)[landscape.house]
        kind = self.console.sentence(message("v-kind", kind=landscape.kind))
        prizes = "·".join(map(str, landscape.prize))
        strength = f"{SIGNS[landscape.house]} {landscape.base}"
        lines = [
            Text(f"{landscape.number:>2} {kind}", style="bold"),
            Text.assemble((strength, "bold"), prizes.rjust(self.cell - len(strength) - 1)),
            self._building(landscape),
        ]
        for line in lines:
            line.truncate(self.cell, overflow="ellipsis", pad=True)
            line.style = style
        lines[0].stylize("bold")
        return lines

    def _building(self, landscape: Landscape) -> Text:
        """The building at a landscape and whose it is; your own stand out."""
        building = landscape.building
        if building is None:
            return Text()
        sign = COUNTING_SIGN if building.counting_house else ESTATE_SIGN
        kind = message("term-v-building", kind="counting" if building.counting_house else "estate")
        owner = self.console.words(name_of(self.view, building.owner))
        text = Text(f"{sign} {self.console.words(kind)} {owner}")
        if building.owner == self.view.observer:
            text.stylize(ALARM_STYLE)
        return text

    # --- The midst ---------------------------------------------------------------------------------------------------

    def _midst(self) -> list[Text]:
        """Five lines: the open conflict with the strengths so far, or how the last one went; and what the signs say."""
        view, console = self.view, self.console
        lines = [Text(), Text(), Text(), Text(), Text(console.words(message("term-v-key")), style=QUIET_STYLE)]
        if view.conflict is not None and view.strengths is not None:
            one, two = (landscape_name(view.landscapes[number - 1]) for number in view.conflict)
            lines[0] = Text(console.sentence(message("term-v-conflict", one=one, two=two)), style=ALARM_STYLE)
            both = [self._strength(house, strength) for house, strength in view.strengths.items()]
            for line in both:
                line.pad_right(max(other.cell_len for other in both) - line.cell_len)
            lines[1:3] = both
            lines[3] = self._secret()
        elif view.last is not None:
            numbers = "-".join(map(str, view.last.landscapes))
            title = message("term-v-last-conflict", place=numbers)
            lines[0] = Text(console.sentence(title), style=QUIET_STYLE)
            for place, (house, strength) in enumerate(view.last.strengths.items(), start=1):
                won = house == view.last.winner
                lines[place] = Text.assemble(
                    house_block(house, console), (f" {strength.total:>3}{' ✓' if won else '  '}", "bold" if won else "")
                )
            if view.last.winner is None:
                lines[3] = Text(console.words(message("term-v-tie")), style=QUIET_STYLE)
        return lines

    def _strength(self, house: str, strength: HouseStrength) -> Text:
        """A house's strength so far, and what its players would get."""
        parts = [strength.base, strength.supply, *([strength.diplomats] if strength.diplomats else [])]
        sum_ = f" {' + '.join(f'{part:>2}' for part in parts)} = "
        if strength.seats:
            prize = self.console.words(message("term-v-to-win", points=strength.prize, number=len(strength.seats)))
        else:
            prize = self.console.words(message("term-v-to-win-nobody"))
        return Text.assemble(
            house_block(house, self.console), sum_, (f"{strength.total:>2}", "bold"), (f" · {prize}", QUIET_STYLE)
        )

    def _secret(self) -> Text:
        """What of the own action card is reckoned in."""
        if self.view.observer is None:
            return Text()
        own = self.view.players[self.view.observer].action
        if own in ("traitor", "diplomat2", "diplomat5"):
            return Text(self.console.sentence(message("term-v-reckoned", card=own)), style="italic")
        return Text()


def width_of(cell: int) -> int:
    """How wide a circle is."""
    return ACROSS * cell + (ACROSS - 1) * GAP


def _centred(text: Text, width: int) -> Text:
    """A text in the middle of so many characters, cut where it is too long."""
    cut = text.copy()
    cut.truncate(width - 2, overflow="ellipsis")
    left = (width - cut.cell_len) // 2
    return Text.assemble(" " * left, cut, " " * (width - cut.cell_len - left))
