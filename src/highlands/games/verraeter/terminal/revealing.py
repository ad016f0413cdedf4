"""The reveal, step by step: who had which action card, what each house brought, who won and why, who got what."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from highlands.games.verraeter.terminal.naming import (
    ALARM_STYLE,
    HEADING_STYLE,
    OWN_STYLE,
    action_name,
    house_block,
    landscape_name,
    name_of,
    names_of,
    strength_of,
    who,
)
from highlands.games.verraeter.view.player_view import LastConflict, VerraeterView
from highlands.i18n import Message, message
from highlands.spec.terminal.console import Console

WIDTH = 96


class Revealing:
    """The story of one conflict, from the views just before and after the action cards were turned up."""

    def __init__(self, before: VerraeterView, after: VerraeterView) -> None:
        """Reckon it."""
        assert after.last is not None, "there has been a conflict"
        self.before = before
        self.last: LastConflict = after.last

    def holder(self, card: str) -> int | None:
        """Who had an action card."""
        return self.last.actions.index(card) if card in self.last.actions else None

    def gains(self, seat: int) -> list[int]:
        """The points of a player one by one: the prize, the Traitor's, the Strategist's."""
        winner = self.last.winner
        found = [self.last.prizes[seat]] if winner and seat in self.last.strengths[winner].seats else []
        return [*found, self.last.bonuses[seat]] if self.last.bonuses[seat] else found

    def steps(self) -> list[Message]:
        """What happened, in the order of the rules."""
        view, lines = self.before, []
        traitor = self.holder("traitor")
        if traitor is not None:
            house = self._house_of(traitor)
            total = strength_of(self.last.laid[traitor])
            lines.append(message("term-v-reveal-traitor", **who(view, traitor), house=house, total=total))
        lines += self._decision()
        if traitor is not None:
            lines.append(
                message("term-v-reveal-traitor-points", **who(view, traitor), points=self.last.bonuses[traitor])
            )
        strategist = self.holder("strategist")
        if strategist is not None:
            had = "kept" if view.players[strategist].strategy else "taken"
            lines.append(
                message(
                    "term-v-reveal-strategist", **who(view, strategist), points=self.last.bonuses[strategist], had=had
                )
            )
        return lines

    def _decision(self) -> list[Message]:
        """Who won the conflict, and what that brings."""
        eagles, roses = (strength.total for strength in self.last.strengths.values())
        house, lost = self.last.winner, self.last.lost
        if house is None or lost is None:
            return [message("term-v-reveal-tie", strength=eagles)]
        won, landscape = self.last.strengths[house], landscape_name(self.before.landscapes[lost - 1])
        strength, other = max(eagles, roses), min(eagles, roses)
        lines = [message("term-v-reveal-won", house=house, strength=strength, other=other, landscape=landscape)]
        if not won.seats:
            return [*lines, message("term-v-reveal-nobody", house=house)]
        winners = names_of(self.before, won.seats)
        return [
            *lines,
            message(
                "term-v-reveal-prize",
                winners=winners,
                number=len(won.seats),
                points=self.last.prizes[won.seats[0]],
                landscape=landscape,
            ),
        ]

    def _house_of(self, seat: int) -> str:
        """The house that a player's supply counted for."""
        return next(house for house, strength in self.last.strengths.items() if seat in strength.seats)

    def draw(self, console: Console, after: list[Message]) -> RenderableType:
        """The ledger and the steps, in a frame."""
        one, two = (landscape_name(self.before.landscapes[number - 1]) for number in self.last.landscapes)
        title = console.sentence(message("term-v-reveal-title", round=self.before.round, one=one, two=two))
        lines: list[RenderableType] = [self._ledger(console), Text()]
        lines += [Text(console.sentence(line)) for line in self.steps()]
        if after:
            lines += [Text(), console.news(after)]
        width = min(WIDTH, console.rich.width)
        return Panel(Group(*lines), title=Text(title, style="bold"), width=width, padding=(0, 1))

    def _ledger(self, console: Console) -> Grid:
        """A row for the landscapes and for each player: what they bring to which house, and what they get."""
        grid = Grid.grid(padding=(0, 2))
        for column in range(6):
            grid.add_column(justify="left" if column < 3 else "right", no_wrap=True)
        heads = [console.words(message(f"term-v-head-{name}")) for name in ("action", "laid")]
        points = console.words(message("term-v-head-points"))
        strengths = self.last.strengths
        blocks = [house_block(house, console) for house in strengths]
        grid.add_row("", *(Text(head, style=HEADING_STYLE) for head in heads), *blocks, Text(points, HEADING_STYLE))
        lands = [(self.before.landscapes[strength.landscape - 1], strength.base) for strength in strengths.values()]
        bases = [Text(f"{console.words(landscape_name(land))}: {base}") for land, base in lands]
        grid.add_row("", "", "", *bases, "")
        for player in self.before.players:
            grid.add_row(*self._row(player.seat, console))
        totals = [
            Text(str(strength.total), style=ALARM_STYLE if house == self.last.winner else "bold")
            for house, strength in strengths.items()
        ]
        grid.add_row(Text(console.words(message("term-v-head-strength")), style="bold"), "", "", *totals, "")
        return grid

    def _row(self, seat: int, console: Console) -> list[Text]:
        """One player's."""
        player = self.before.players[seat]
        card, laid = self.last.actions[seat], self.last.laid[seat]
        brought = " + ".join(str(part) for part in (strength_of(laid), self.last.added[seat]) if part) or "–"
        sides = [brought if seat in strength.seats else "" for strength in self.last.strengths.values()]
        gains = self.gains(seat)
        total = player.points + sum(gains)
        points = f"{' '.join(f'+{gain}' for gain in gains)} → {total}" if sum(gains) else str(total)
        style = OWN_STYLE if seat == self.before.observer else ""
        cells = [
            console.sentence(name_of(self.before, seat)),
            console.words(action_name(card)) + (" ⇄" if card == "traitor" else ""),
            " ".join(laid) or "–",
            *sides,
            points,
        ]
        return [Text(cell, style=style) for cell in cells]
