"""Drawing the border for a terminal: colours with letters, nine stones that are always all there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from highlands.games.schotten_totten.state.cards import STONES
from highlands.games.schotten_totten.view.border import Side, Stone
from highlands.games.schotten_totten.view.player_view import SchottenTottenView
from highlands.i18n import message
from highlands.spec.options import SEAT_LETTERS
from highlands.spec.terminal.console import Console, rule

NARROW, WIDE = 8, 10
"""How many characters a stone takes across."""
ROOM_FOR_WIDE, ROOM_FOR_UNSEEN = 96, 128
HEIGHT_FOR_AIR = 28
UNSEEN_WIDTH = 31

CLAN_STYLES = {
    "R": ("bold white on #b3202c", "bold white on #9c1a25"),
    "O": ("bold black on #ef8a25", "bold black on #dc7a17"),
    "Y": ("bold black on #f4d83f", "bold black on #e3c62b"),
    "G": ("bold white on #22743c", "bold white on #1b6231"),
    "B": ("bold white on #2257b4", "bold white on #1b499b"),
    "P": ("bold white on #7b3fa0", "bold white on #69338a"),
}
TACTICS_STYLES = ("bold black on #d9cfb8", "bold black on #c9bea5")
"""Of each pair the second is for every other card of a side, so that cards above each other stay apart."""
BACK_STYLE, TACTICS_BACK_STYLE = "white on #4a4f57", "black on #a39a86"
EMPTY_STYLE = "dim"
OWN_STYLE, OTHER_STYLE, OPEN_STYLE, CLAIMABLE_STYLE = "bold green", "bold red", "grey70", "bold bright_yellow"


def card_style(card: str, place: int = 0) -> str:
    """The style of a card, by its text in the notation and its place on a side."""
    if card.endswith("?"):
        return BACK_STYLE if card.startswith("c") else TACTICS_BACK_STYLE
    return (CLAN_STYLES[card[0]] if len(card) == 2 else TACTICS_STYLES)[place % 2]


def card_text(card: str) -> Text:
    """A card as a coloured block with its text."""
    return Text(f" {card if len(card) == 2 else card.capitalize()} ", style=card_style(card))


def cards_in_lines(label: str, style: str, cards: Iterable[str], width: int) -> list[Text]:
    """Cards in a row behind a label, on further lines where they don't fit."""
    lines = [Text.assemble((label, style))]
    for card in cards:
        block = card_text(card)
        if lines[-1].cell_len + block.cell_len > width:
            lines.append(Text(" " * len(label)))
        lines[-1].append_text(block)
        lines[-1].append(" ")
    return lines


class Drawing:
    """One drawing of the table, as wide as the console allows."""

    def __init__(self, view: SchottenTottenView, console: Console) -> None:
        """Take what to draw and the conversation it is part of."""
        self.view = view
        self.console = console
        self.below = view.observer or 0
        room = console.rich.width
        self.with_unseen = room >= ROOM_FOR_UNSEEN
        self.column = WIDE if room >= ROOM_FOR_WIDE else NARROW
        self.width = min(room, self.column * STONES + 4)

    def draw(self) -> RenderableType:
        """The whole table."""
        below, above = self.below, 1 - self.below
        air = [Text()] if self.console.rich.height >= HEIGHT_FOR_AIR else []
        lines: list[RenderableType] = [
            self._title(),
            *self._hand(above),
            *air,
            *reversed(self._side_rows(above)),
            *self._stone_rows(),
            *self._side_rows(below),
            *air,
            *self._hand(below),
            *self._decks(),
            *self._turn(),
            *air,
        ]
        board = Group(*lines)
        if not self.with_unseen:
            return board
        grid = Grid.grid(padding=(0, 3))
        grid.add_column(width=self.width)
        grid.add_column(width=UNSEEN_WIDTH)
        title = rule(self.console.sentence(message("term-unseen-title")), UNSEEN_WIDTH)
        grid.add_row(board, Group(title, Text(), unseen_grid(self.view)))
        return grid

    def _title(self) -> Text:
        """The variants, the round and the points."""
        view = self.view
        parts = [message("term-game-name", game="schotten-totten")]
        parts += [message(f"term-variant-{name}") for name in ("tactics", "expert") if getattr(view, name)]
        if view.rounds > 1:
            own, other = view.points[self.below], view.points[1 - self.below]
            parts.append(message("term-round-of", round=view.round, rounds=view.rounds))
            parts.append(message("term-points-seats" if view.observer is None else "term-points", own=own, other=other))
        return rule(" · ".join(self.console.words(part) for part in parts), self.width)

    def _hand(self, seat: int) -> list[Text]:
        """A hand with its owner's name, and how many tactics cards that player has played."""
        names = [self._name(seat), self._name(1 - seat)]
        label = f" {names[0].ljust(max(len(name) for name in names))}  "
        mark = "bold" if seat == self.view.to_move else ""
        lines = cards_in_lines(label, mark, self.view.hands[seat].cards, self.width)
        if self.view.tactics:
            played = self.console.words(message("term-tactics-played", number=self.view.played[seat]))
            if lines[-1].cell_len + len(played) > self.width:
                lines.append(Text(" " * len(label)))
            lines[-1].append(played, style=EMPTY_STYLE)
        return lines

    def _name(self, seat: int) -> str:
        """Whose hand it is."""
        if self.view.observer is None:
            return self.console.words(message("term-seat-hand", seat=SEAT_LETTERS[seat]))
        return self.console.words(message("term-your-hand" if seat == self.below else "term-other-hand"))

    def _margin(self) -> Text:
        return Text(" " * ((self.width - self.column * len(self.view.stones)) // 2))

    def _side_rows(self, seat: int) -> list[Text]:
        """The cards of one player's sides in rows, from the stones outward."""
        rows = []
        for place in range(max(stone.size for stone in self.view.stones)):
            row = self._margin()
            for stone in self.view.stones:
                row.append(" ")
                row.append_text(self._place(stone, stone.sides[seat], place, lost=stone.owner == 1 - seat))
                row.append(" ")
            rows.append(row)
        return rows

    def _place(self, stone: Stone, side: Side, place: int, *, lost: bool) -> Text:
        """One place on a side: its card, or that it is empty. The side that lost a stone is faded."""
        if place < len(side.cards):
            card = side.cards[place]
            name = card if len(card) == 2 else card.capitalize()
            return Text(name.center(self.column - 2), style=card_style(card, place) + (" dim" if lost else ""))
        empty = "··" if place < stone.size and stone.owner is None else ""
        return Text(empty.center(self.column - 2), style=EMPTY_STYLE)

    def _stone_rows(self) -> list[Text]:
        """The stones as boxes: number and owner, the modes, and on the edge which side was completed first."""
        rows = [
            [self._edge(stone, 1 - self.below, "╭", "╮") for stone in self.view.stones],
            [self._inside(stone, self._number(stone)) for stone in self.view.stones],
        ]
        modes = [["mud"] * stone.mud + ["blind"] * stone.blind for stone in self.view.stones]
        for line in range(max(len(names) for names in modes)):
            texts = [names[line] if line < len(names) else "" for names in modes]
            rows.append([self._inside(stone, text) for stone, text in zip(self.view.stones, texts, strict=True)])
        rows.append([self._edge(stone, self.below, "╰", "╯") for stone in self.view.stones])
        return [Text.assemble(self._margin(), *row) for row in rows]

    def _edge(self, stone: Stone, seat: int, left: str, right: str) -> Text:
        """The edge of a stone toward one side, with a mark if that one was completed first and it matters."""
        contested = stone.owner is None and all(side.complete for side in stone.sides)
        mark = self.console.words(message("term-first-mark")) if contested and stone.sides[seat].completed_first else ""
        return Text(f"{left}{mark.center(self.column - 2, '─')}{right}", style=self._stone_style(stone))

    def _inside(self, stone: Stone, text: str) -> Text:
        return Text(f"│{text.center(self.column - 2)}│", style=self._stone_style(stone))

    def _number(self, stone: Stone) -> str:
        """The number, with an arrow toward the owner or a tick where the player can claim it."""
        if stone.owner is not None:
            arrow = "▼" if stone.owner == self.below else "▲"
            return f"{arrow} {stone.number} {arrow}"
        return f"{stone.number} ✓" if self._can_claim(stone) else str(stone.number)

    def _can_claim(self, stone: Stone) -> bool:
        return self.view.observer is not None and stone.sides[self.below].claimable

    def _stone_style(self, stone: Stone) -> str:
        """By its owner; those that can be claimed stand out."""
        if stone.owner is None:
            return CLAIMABLE_STYLE if self._can_claim(stone) else OPEN_STYLE
        return OWN_STYLE if stone.owner == self.below else OTHER_STYLE

    def _decks(self) -> list[Text]:
        """What is left to draw, and the discard pile."""
        view = self.view
        text = " " + self.console.words(message("term-clan-deck", number=view.clan_deck))
        if view.tactics:
            text += " · " + self.console.words(message("term-tactics-deck", number=view.tactics_deck))
        if view.discard:
            text += f" · {self.console.words(message('term-discard'))} "
        return cards_in_lines(text, EMPTY_STYLE, view.discard, self.width)

    def _turn(self) -> list[Text]:
        """For those who don't play themselves: whose turn it is."""
        if self.view.observer is not None:
            return []
        if self.view.to_move is None:
            return [Text(f" {self.console.sentence(message('game-is-over'))}")]
        turn = message("term-turn", seat=SEAT_LETTERS[self.view.to_move], step=self.view.step, left=self.view.pending)
        return [Text(f" {self.console.sentence(turn)}")]


def unseen_grid(view: SchottenTottenView) -> RenderableType:
    """The clan cards that have never been face up, by colour and strength; the own hand's in reverse."""
    own = view.hands[view.observer].cards if view.observer is not None else []
    lines = []
    for letter, (style, _) in CLAN_STYLES.items():
        line = Text()
        for strength in range(1, 10):
            card = f"{letter}{strength}"
            if card in own:
                line.append(f"({strength})", style="bold")
            elif card in view.unseen:
                line.append(f" {strength} ", style=style)
            else:
                line.append(" · ", style=EMPTY_STYLE)
        lines.append(Text.assemble((f" {letter} ", style), " ", line))
    return Group(*lines)


def card_list(cards: Sequence[str]) -> RenderableType:
    """Cards side by side."""
    return Columns([card_text(card) for card in cards])
