"""Drawing the game for a terminal: the circle, each player's row, the own cards; on a wide one what the cards do."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from highlands.games.verraeter.state.cards import ACTION_NAMES, SUPPLY_NUMBER, SUPPLY_VALUE
from highlands.games.verraeter.terminal.circle import NARROW, WIDE, Circle, width_of
from highlands.games.verraeter.terminal.naming import (
    ACTION_STYLE,
    ALARM_STYLE,
    ESTATE_SIGN,
    HEADING_STYLE,
    OWN_STYLE,
    QUIET_STYLE,
    action_effect,
    action_name,
    card_row,
    house_block,
    name_of,
    strength_of,
)
from highlands.games.verraeter.terminal.narration import action_knowledge
from highlands.games.verraeter.view.player_view import Player, VerraeterView
from highlands.i18n import message
from highlands.spec.options import SEAT_LETTERS
from highlands.spec.terminal.console import Console, rule

SIDE_WIDTH, SIDE_GAP = 38, 3
HEIGHT_FOR_A_LINE, HEIGHT_FOR_AIR = 30, 36
COLUMNS = ("house", "points", "hand", "laid", "action", "reserve", "estates")


class Drawing:
    """One drawing of the game, as wide as the console allows."""

    def __init__(self, view: VerraeterView, console: Console) -> None:
        """Take what to draw and the conversation it is part of."""
        self.view = view
        self.console = console
        width, is_high = console.rich.width, console.rich.height >= HEIGHT_FOR_AIR
        self.with_side = is_high and width >= width_of(NARROW) + SIDE_GAP + SIDE_WIDTH
        beside = SIDE_GAP + SIDE_WIDTH if self.with_side else 0
        self.cell = WIDE if width >= width_of(WIDE) + beside else NARROW
        self.width = width_of(self.cell)

    def draw(self) -> RenderableType:
        """All of it."""
        air = [Text()] if self.console.rich.height >= HEIGHT_FOR_AIR else []
        line = [Text()] if self.console.rich.height >= HEIGHT_FOR_A_LINE else []
        lines: list[RenderableType] = [
            self._title(),
            *air,
            *Circle(self.view, self.console, self.cell).lines(),
            *line,
            self._players(),
            *air,
            *self._own_cards(),
            *self._turn(),
            *air,
        ]
        if not self.with_side:
            return Group(*lines)
        grid = Grid.grid(padding=(0, SIDE_GAP, 0, 0))
        grid.add_column(width=self.width)
        grid.add_column(width=SIDE_WIDTH)
        grid.add_row(Group(*lines), self._side())
        return grid

    def _title(self) -> Text:
        """The game, the round, the piles."""
        view = self.view
        parts = [
            message("term-game-name", game="verraeter"),
            message("term-v-round-of", round=view.round, rounds=view.rounds),
            message("term-v-piles", pile=view.pile, discard=len(view.discard)),
        ]
        return rule(" · ".join(self.console.words(part) for part in parts), self.width)

    # --- The players -------------------------------------------------------------------------------------------------

    def _players(self) -> Grid:
        """A row for each player, from the observer on."""
        grid = Grid.grid(padding=(0, 1 if self.cell == NARROW else 3, 0, 0))
        for column in ("name", *COLUMNS, "marks"):
            grid.add_column(justify="right" if column in ("points", "reserve", "estates") else "left", no_wrap=True)
        heads = [self.console.words(message(f"term-v-head-{name}")) for name in COLUMNS]
        grid.add_row("", *(Text(head, style=HEADING_STYLE) for head in heads), "")
        first = self.view.observer or 0
        for player in self.view.players[first:] + self.view.players[:first]:
            grid.add_row(*self._row(player))
        return grid

    def _row(self, player: Player) -> list[Text]:
        """One player's cells."""
        laid = " ".join(player.laid)
        if len(player.laid) > 1 and self.cell == WIDE:
            laid += f" = {strength_of(player.laid)}"
        action = "" if player.action is None else "?" if player.action == "?" else self._words_of(player.action)
        marks = [
            self.console.words(message(f"term-v-mark-{name}"))
            for name in ("start", "strategy")
            if getattr(player, name)
        ]
        waits = player.seat == self.view.to_move
        name = f"{'▸' if waits else ' '}{self.console.sentence(name_of(self.view, player.seat))}"
        style = OWN_STYLE if player.seat == self.view.observer else ""
        return [
            Text(name, style=ALARM_STYLE if waits else style),
            house_block(player.house, self.console),
            Text(str(player.points), style="bold"),
            Text(" ".join(player.hand) or "–", style=style),
            Text(laid or "–", style=style),
            Text(action or "–", style=style),
            Text(ESTATE_SIGN * player.reserve or "–", style=style),
            Text(f"+{player.estate_draw}", style=style),
            Text(" ".join(marks), style="italic"),
        ]

    def _words_of(self, card: str) -> str:
        return self.console.words(action_name(card))

    # --- The own cards -----------------------------------------------------------------------------------------------

    def _own_cards(self) -> list[Text]:
        """The observer's supply, and the action cards to choose from."""
        if self.view.observer is None:
            return []
        own = self.view.players[self.view.observer]
        label = f" {self.console.sentence(message('term-v-your-supply'))}  "
        line = Text.assemble((label, "bold"), card_row(own.hand) if own.hand else ("–", QUIET_STYLE))
        if own.action not in (None, "?"):
            line.append(f"   {self.console.sentence(message('term-v-your-action'))}  ", style="bold")
            line.append_text(card_row([self._words_of(str(own.action))], ACTION_STYLE))
        lines = [line]
        if self.view.offered:
            choose = f" {self.console.sentence(message('term-v-offered'))}  "
            cards = card_row([self._words_of(card) for card in self.view.offered], ACTION_STYLE)
            lines.append(Text.assemble((choose, "bold"), cards))
        return lines

    def _turn(self) -> list[Text]:
        """For those who don't play themselves: what the game waits for."""
        view = self.view
        if view.observer is not None:
            return []
        if view.to_move is None:
            return [Text(f" {self.console.sentence(message('game-is-over'))}", style="bold")]
        seat = SEAT_LETTERS[view.to_move]
        turn = message("term-v-turn", seat=seat, step=view.step, number=view.discards, draw=view.draw)
        return [Text(f" {self.console.sentence(turn)}", style="bold")]

    # --- Beside the circle --------------------------------------------------------------------------------------------

    def _side(self) -> RenderableType:
        """What the action cards do, and what is known of the supply."""
        titles = [self.console.sentence(message(f"term-v-title-{name}")) for name in ("actions", "supply")]
        return Group(
            rule(titles[0], SIDE_WIDTH),
            action_grid(self.view, self.console),
            Text(),
            rule(titles[1], SIDE_WIDTH),
            supply_grid(self.view, self.console),
        )


def action_grid(view: VerraeterView, console: Console) -> Grid:
    """Every action card, what it does, and what the observer knows of where it is."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    known = action_knowledge(view)
    for card in ACTION_NAMES:
        where = known.get(card)
        style = ACTION_STYLE if where == "own" else "bold" if where in (None, "offered") else QUIET_STYLE
        does = Text(console.words(action_effect(card)))
        if where not in (None, "offered"):
            does.append(f" ({console.words(message('term-v-where', where=where))})", style=QUIET_STYLE)
        grid.add_row(Text(console.words(action_name(card)), style=style), does)
    return grid


def supply_grid(view: VerraeterView, console: Console) -> Grid:
    """Of each supply card: how many there are, in the own hand, laid and discarded, known in others' hands, unseen."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    heads = ("all", "own", "laid", "discard", "known", "unseen")
    columns = [name for name in heads if name != "own" or view.observer is not None]
    grid.add_column()
    for _ in columns:
        grid.add_column(justify="right")
    names = [console.words(message(f"term-v-supply-{name}")) for name in columns]
    grid.add_row("", *(Text(name, style=HEADING_STYLE) for name in names))
    others = [card for player in view.players if player.seat != view.observer for card in player.hand]
    places = {
        "own": [] if view.observer is None else view.players[view.observer].hand,
        "laid": [card for player in view.players for card in player.laid],
        "discard": view.discard,
        "known": others,
        "unseen": view.unseen,
    }
    for value, number in zip(SUPPLY_VALUE, SUPPLY_NUMBER, strict=True):
        counts = [int(number) if name == "all" else places[name].count(str(value)) for name in columns]
        cells = [Text(str(count) if count else "·", style="" if count else QUIET_STYLE) for count in counts]
        grid.add_row(card_row([str(value)]), *cells)
    return grid
