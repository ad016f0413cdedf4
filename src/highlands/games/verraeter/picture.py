"""The circle drawn as SVG, with the players inside and around it."""

from __future__ import annotations

from math import cos, pi, sin
from xml.sax.saxutils import escape

from highlands.games.verraeter.board import ACTION_TITLES, last_text
from highlands.games.verraeter.cards import LANDSCAPES
from highlands.games.verraeter.view import Landscape, Player, VerraeterView, view
from highlands.kernel import Table
from highlands.ruleset import SEAT_LETTERS

WIDTH, HEIGHT = 760, 800
CENTRE = (WIDTH / 2, 350)
RADIUS = 280
CARD_WIDTH, CARD_HEIGHT = 96, 78
HOUSE_COLOURS = {"eagles": ("#dfe9f5", "#2b5f9e"), "roses": ("#f9e1e4", "#a8324a")}
"""Of each house: the ground, and the ink."""
PLAYER_COLOURS = ("#b8860b", "#2e7d32", "#6a1b9a", "#37474f")
INK = "#222"


def picture(table: Table) -> str:
    """A drawing of the table, true or seen."""
    seen = view(table)
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="13" role="img">',
        f"<title>{escape(_title(seen))}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fdfcf8"/>',
        *(_landscape(landscape) for landscape in seen.landscapes),
        *_conflict(seen),
        *_middle(seen),
        *(_player(player, row, len(seen.players)) for row, player in enumerate(seen.players)),
        "</svg>",
    ]
    return "\n".join(parts)


def _title(seen: VerraeterView) -> str:
    return f"Verräter, round {seen.round} of {seen.rounds}"


def _at(place: float, radius: float = RADIUS) -> tuple[float, float]:
    """A point of the circle; landscape 1 is at the top, and the numbers go clockwise."""
    angle = 2 * pi * place / LANDSCAPES - pi / 2
    return CENTRE[0] + radius * cos(angle), CENTRE[1] + radius * sin(angle)


def _text(x: float, y: float, text: str, fill: str = INK, style: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle" fill="{fill}" {style}>{escape(text)}</text>'


def _landscape(landscape: Landscape) -> str:
    """A card of the circle with its building."""
    x, y = _at(landscape.number - 1)
    ground, ink = HOUSE_COLOURS[landscape.house]
    width = 4 if landscape.in_conflict else 1.5
    corner = f'x="{x - CARD_WIDTH / 2:.1f}" y="{y - CARD_HEIGHT / 2:.1f}"'
    size = f'width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="8"'
    parts = [
        f'<rect {corner} {size} fill="{ground}" stroke="{ink}" stroke-width="{width}"/>',
        _text(x, y - 20, f"{landscape.number} {landscape.kind}", ink, 'font-weight="bold"'),
        _text(x, y, f"{landscape.base}", ink, 'font-size="18"'),
        _text(x, y + 15, "/".join(map(str, landscape.prize)), ink, 'font-size="11"'),
    ]
    if landscape.building is not None:
        owner = landscape.building.owner
        kind = "counting house" if landscape.building.counting_house else "estate"
        parts.append(_text(x, y + 32, f"{kind} {SEAT_LETTERS[owner]}", PLAYER_COLOURS[owner], 'font-size="11"'))
    return "".join(parts)


def _conflict(seen: VerraeterView) -> list[str]:
    """The conflict card between its two landscapes."""
    if seen.conflict is None:
        return []
    x, y = _at(seen.conflict[0] - 0.5, RADIUS - 78)
    return [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="17" fill="#fff" stroke="{INK}" stroke-width="2"/>',
        _text(x, y + 6, "⚔", INK, 'font-size="18"'),
    ]


def _middle(seen: VerraeterView) -> list[str]:
    """In the middle: the round, the piles, how the last conflict went."""
    x, y = CENTRE
    lines = [_title(seen), f"pile {seen.pile}, discard: {' '.join(seen.discard) or 'empty'}"]
    if seen.last is not None:
        lines.append(f"last {last_text(seen.last)}")
    if seen.to_move is None:
        lines.append("the game is over")
    return [_text(x, y - 16 + 22 * number, line) for number, line in enumerate(lines)]


def _player(player: Player, row: int, players: int) -> str:
    """A player's row below the circle."""
    y = HEIGHT - 26 * (players - row) + 6
    colour = HOUSE_COLOURS[player.house][1]
    marks = [mark for mark, has in (("start player", player.start), ("strategy card", player.strategy)) if has]
    action = [] if player.action is None else [ACTION_TITLES[player.action]]
    laid = [f"laid {' '.join(player.laid)}"] if player.laid else []
    words = [
        player.house.capitalize(),
        f"{player.points} points",
        f"hand: {' '.join(player.hand) or 'empty'}",
        *laid,
        *action,
        *marks,
    ]
    own_colour, letter = PLAYER_COLOURS[player.seat], SEAT_LETTERS[player.seat]
    return (
        f'<text x="24" y="{y}" fill="{own_colour}" font-weight="bold">{letter}</text>'
        f'<text x="48" y="{y}" fill="{colour}">{escape(" · ".join(words))}</text>'
    )
