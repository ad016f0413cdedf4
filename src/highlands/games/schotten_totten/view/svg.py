"""The border drawn as SVG: clan cards in their tartan with a sigil each, of full states and observations alike.

All of the drawing is our own and in the text itself: no picture, no font and no script is fetched from anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from highlands.games.schotten_totten.state.layout import State
from highlands.games.schotten_totten.view.board import contested_first, turn_text
from highlands.games.schotten_totten.view.border import Stone
from highlands.games.schotten_totten.view.player_view import SchottenTottenView, view
from highlands.spec.options import SEAT_LETTERS
from highlands.svg import INK, Value, bold, document, group, left, moved, path, rect, text

COLUMN, CARD_STEP = 92, 50
CARD_WIDTH, CARD_HEIGHT = 76, 46
MARGIN = 26
TITLE_HEIGHT, HAND_HEIGHT, STONE_HEIGHT, FOOT_HEIGHT = 46, 66, 96, 66
LABEL_WIDTH = 84
CLAIM_SHIFT = 9
"""How far a claimed stone has moved toward its owner."""

FONT = "Georgia, 'Times New Roman', 'DejaVu Serif', serif"
FADED, PAPER, PLATE = "#6d6a62", "#ebe6da", "#fbf8f0"

TARTANS = {
    "R": ("#a8232c", "#6f1219", "#f0c9b8"),
    "O": ("#dd7a1b", "#9a4e08", "#fff0d6"),
    "Y": ("#e6c229", "#7f6604", "#fffbe6"),
    "G": ("#2c7743", "#174d29", "#d5ecd0"),
    "B": ("#2a5cae", "#163a78", "#d3e2f7"),
    "P": ("#76439a", "#4b2668", "#ead9f5"),
}
"""For each clan: the ground, the dark bands and the thin lines of its tartan."""

SIGILS = {
    "R": "M0,-10 L8,0 L0,10 L-8,0Z",
    "O": "M-9,0 a9,9 0 1,0 18,0 a9,9 0 1,0 -18,0 M-4,0 a4,4 0 1,1 8,0 a4,4 0 1,1 -8,0",
    "Y": "M0,-10 L2.6,-3.4 L9.5,-3.1 L4.1,1.3 L5.9,8.1 L0,4.3 L-5.9,8.1 L-4.1,1.3 L-9.5,-3.1 L-2.6,-3.4Z",
    "G": "M0,-10 L6,-3 H3.4 L8,3 H4 L9,9 H-9 L-4,3 H-8 L-3.4,-3 H-6Z",
    "B": "M0,-10 C2,-5 8,-1 8,4 A8,6.4 0 0 1 -8,4 C-8,-1 -2,-5 0,-10Z",
    "P": "M-3,-9 H3 V-3 H9 V3 H3 V9 H-3 V3 H-9 V-3 H-3Z",
}
"""A shape for each clan, so that colour is never the only sign: diamond, ring, star, pine, drop, cross."""

EMBLEMS = {
    "joker": "M-9,7 L-11,-6 L-4,0 L0,-10 L4,0 L11,-6 L9,7Z",
    "spy": "M-11,0 Q0,-11 11,0 Q0,11 -11,0Z M-4,0 a4,4 0 1,0 8,0 a4,4 0 1,0 -8,0",
    "shield": "M-8,-9 H8 V0 Q8,7 0,11 Q-8,7 -8,0Z",
    "blind": "M-12,-4 H8 V4 H-12Z M8,-4 L13,-8 V8 L8,4Z",
    "mud": "M-11,5 Q-8,-3 -3,1 Q0,-9 4,0 Q9,-4 11,5Z",
    "recruiter": "M-10,-3 H0 V-9 L10,0 L0,9 V3 H-10Z",
    "strategist": "M-10,0 L-4,-6 V-2 H4 V-6 L10,0 L4,6 V2 H-4 V6Z",
    "banshee": "M-8,10 V-2 A8,8 0 0 1 8,-2 V10 L4,6 L0,10 L-4,6Z",
    "traitor": "M-2,-10 H2 V-1 H7 V2 H2 V10 H-2 V2 H-7 V-1 H-2Z",
}
"""A shape for each tactics card."""

STONE = (
    "M-36,6 C-40,-12 -30,-27 -11,-30 C6,-33 27,-30 34,-16 C41,-2 39,17 27,25 C12,33 -16,33 -27,26 C-33,22 -35,14 -36,6Z"
)
STONE_SHINE = "M-26,-9 C-22,-20 -8,-25 8,-24 C-4,-21 -17,-16 -26,-9Z"
FLAG = "M16,-34 V-8 M16,-34 H38 L33,-26 L38,-18 H16"
OWNER_FILLS = ("#2f6d62", "#8a3b2f")


def picture(state: State) -> str:
    """The border with its observer at the bottom (A for full states and for spectators)."""
    return _Picture(view(state)).draw()


def _definitions() -> str:
    """The tartans and the ground of the stones."""
    tartans = "".join(
        f'<pattern id="highlands-tartan-{letter}" width="26" height="26" patternUnits="userSpaceOnUse">'
        f'<rect width="26" height="26" fill="{ground}"/>'
        f'<path d="M0,0H9V26H0Z M0,0H26V9H0Z" fill="{band}" fill-opacity="0.45"/>'
        f'<path d="M17.5,0V26M0,17.5H26" stroke="{line}" stroke-width="1.4" stroke-opacity="0.8"/></pattern>'
        for letter, (ground, band, line) in TARTANS.items()
    )
    stone = (
        '<radialGradient id="highlands-stone" cx="0.38" cy="0.3" r="0.8"><stop offset="0" stop-color="#c9c7c1"/>'
        '<stop offset="0.6" stop-color="#96948e"/><stop offset="1" stop-color="#66645f"/></radialGradient>'
    )
    return f"<defs>{tartans}{stone}</defs>"


def _frame(fill: str, edge: str) -> str:
    """The outline of a card."""
    return rect(0, 0, CARD_WIDTH, CARD_HEIGHT, fill, rx=7, stroke=edge, stroke_width=1.2)


def _card(card: str, x: float, y: float, scale: float = 1) -> str:
    """A card by its text in the notation, its upper left corner at a point."""
    if card.endswith("?"):
        return group(x, y, _back(clan=card.startswith("c")), scale)
    if len(card) == 2:
        return group(x, y, _clan_card(card[0], card[1]), scale)
    return group(x, y, _tactics_card(card), scale)


def _clan_card(letter: str, strength: str) -> list[str]:
    """A plate on tartan with sigil, strength and the clan's letter."""
    _, dark, _ = TARTANS[letter]
    return [
        _frame(f"url(#highlands-tartan-{letter})", dark),
        rect(9, 7, 58, 32, PLATE, rx=5),
        path(SIGILS[letter], dark, fill_rule="evenodd", transform=moved(24, 23)),
        bold(47, 32, strength, 27, dark),
        text(60.5, 18, letter, 10, dark),
    ]


def _tactics_card(name: str) -> list[str]:
    """An emblem above the card's name, on parchment."""
    return [
        _frame("#d8c9a3", "#7a6636"),
        rect(4, 4, CARD_WIDTH - 8, CARD_HEIGHT - 8, "none", rx=4, stroke="#7a6636"),
        path(EMBLEMS[name], "#54431a", fill_rule="evenodd", transform=moved(38, 18, 0.85)),
        bold(38, 38.5, name, 11, "#3d3113"),
    ]


def _back(*, clan: bool) -> list[str]:
    """The back of a card: of the clan deck, or of the tactics deck."""
    ground, line = ("#55606b", "#8b97a3") if clan else ("#7b6b45", "#b3a273")
    return [
        _frame(ground, INK),
        path("M6,23 L22,7 M6,39 L38,7 M22,39 L54,7 M38,39 L70,7 M54,39 L70,23", stroke=line, stroke_width=2),
        f'<circle cx="38" cy="23" r="11" fill="{ground}" stroke="{line}"/>',
        text(38, 29, "?", 16, "#ffffff"),
    ]


class _Picture:
    """One drawing."""

    def __init__(self, observation: SchottenTottenView) -> None:
        """Measure out the paper."""
        self.observation = observation
        self.below = observation.observer or 0
        self.size = max(stone.size for stone in observation.stones)
        most_held = max(len(hand.cards) for hand in observation.hands)
        self.width = 2 * MARGIN + max(len(observation.stones) * COLUMN, LABEL_WIDTH + most_held * (CARD_WIDTH + 6))
        self.middle = TITLE_HEIGHT + HAND_HEIGHT + self.size * CARD_STEP + STONE_HEIGHT / 2
        self.height = 2 * self.middle - TITLE_HEIGHT + FOOT_HEIGHT

    def draw(self) -> str:
        """The whole text of the drawing."""
        observation, below, above = self.observation, self.below, 1 - self.below
        reach = STONE_HEIGHT / 2 + self.size * CARD_STEP
        parts = [
            _definitions(),
            rect(0, 0, self.width, self.height, PAPER, rx=14, stroke="#cfc8b6"),
            left(MARGIN, 31, self._title(), 17),
            text(self.width - MARGIN, 31, turn_text(observation), 17, FADED, text_anchor="end"),
            self._hand(above, self.middle - reach - HAND_HEIGHT + 6),
            *(self._column(stone) for stone in observation.stones),
            self._hand(below, self.middle + reach + 8),
            self._foot(),
        ]
        labels: dict[str, Value] = {"text_anchor": "middle", "aria_label": self._title()}
        return document(self.width, self.height, parts, font=FONT, **labels)

    def _title(self) -> str:
        """The game and its variants; of a match, or when all is over, the round and the points too."""
        observation = self.observation
        parts = ["Schotten Totten", *(["tactics"] * observation.tactics), *(["expert"] * observation.expert)]
        if observation.rounds > 1:
            parts.append(f"round {observation.round} of {observation.rounds}")
        if observation.rounds > 1 or observation.to_move is None:
            parts.append(f"A {observation.points[0]}, B {observation.points[1]}")
        return " · ".join(parts)

    def _hand(self, seat: int, y: float) -> str:
        """A hand with its owner and the tactics cards played."""
        label = [left(0, 22, f"Hand {SEAT_LETTERS[seat]}", 17)]
        if self.observation.tactics:
            label.append(left(0, 40, f"tactics: {self.observation.played[seat]}", 13, FADED))
        cards = [
            _card(card, place * (CARD_WIDTH + 6), 0) for place, card in enumerate(self.observation.hands[seat].cards)
        ]
        return group(MARGIN, y, [*label, group(LABEL_WIDTH, 0, cards)])

    def _column(self, stone: Stone) -> str:
        """A stone with the cards of both sides."""
        centre = (self.width - len(self.observation.stones) * COLUMN) / 2 + (stone.number - 0.5) * COLUMN
        parts = []
        for seat in range(2):
            opacity = 0.5 if stone.owner == 1 - seat else None
            parts.append(group(-CARD_WIDTH / 2, 0, self._side(stone, seat), opacity=opacity))
        parts.append(self._stone(stone))
        return group(centre, self.middle, parts)

    def _side(self, stone: Stone, seat: int) -> list[str]:
        """The cards of a side, from the stone outward, then its empty places."""
        cards: Sequence[str] = stone.sides[seat].cards
        parts = []
        for place in range(stone.size):
            outward = STONE_HEIGHT / 2 + place * CARD_STEP
            y = outward if seat == self.below else -outward - CARD_HEIGHT
            if place < len(cards):
                parts.append(_card(cards[place], 0, y))
            elif stone.owner is None:
                edge: dict[str, Value] = {"stroke": "#b9b2a0", "stroke_dasharray": "4 5"}
                parts.append(rect(3, y + 3, CARD_WIDTH - 6, CARD_HEIGHT - 6, "none", rx=6, **edge))
        return parts

    def _stone(self, stone: Stone) -> str:
        """A stone with its number and modes; a claimed one has moved toward its owner, and flies a flag."""
        toward = 0 if stone.owner is None else CLAIM_SHIFT if stone.owner == self.below else -CLAIM_SHIFT
        edge = "#4c4a46" if stone.owner is None else OWNER_FILLS[stone.owner]
        lift = 8 if stone.mud or stone.blind else 0
        thick = 1.5 if stone.owner is None else 3.5
        parts = [
            path(STONE, "url(#highlands-stone)", stroke=edge, stroke_width=thick),
            path(STONE_SHINE, "#ffffff", fill_opacity=0.35),
            bold(0, 10 - lift, str(stone.number), 28, INK),
        ]
        modes = " + ".join(["mud"] * stone.mud + ["blind"] * stone.blind)
        if modes:
            parts.append(rect(-32, 8, 64, 17, "#54431a", rx=8))
            parts.append(text(0, 20.5, modes, 11 if len(modes) > 5 else 13, "#ffffff"))
        if stone.owner is not None:
            parts.append(path(FLAG, edge, stroke=INK))
            parts.append(bold(25, -21, SEAT_LETTERS[stone.owner], 13, "#ffffff"))
        first = contested_first(stone)
        if first is not None and stone.owner is None:
            y = 42 if first == self.below else -33
            parts.append(text(0, y, "first", 12, FADED, font_style="italic"))
        return group(0, toward, parts)

    def _foot(self) -> str:
        """The decks with what is left in them, and the discard pile."""
        observation = self.observation
        decks = [("c?", observation.clan_deck)] + ([("t?", observation.tactics_deck)] if observation.tactics else [])
        parts = []
        for place, (back, number) in enumerate(decks):
            deck = [_card(back, 0, 0), left(82, 29, str(number), 17)]
            parts.append(group(place * 106, 0, deck, opacity=None if number else 0.4))
        if observation.discard:
            x = len(decks) * 106 + 10
            parts.append(left(x, 29, "discard", 15, FADED))
            space = self.width - 2 * MARGIN - x - 62
            step = min(62.0, space / len(observation.discard))
            for place, card in enumerate(observation.discard):
                parts.append(_card(card, x + 58 + place * step, 6, 0.75))
        return group(MARGIN, self.height - FOOT_HEIGHT + 4, parts)
