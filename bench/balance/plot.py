"""The plot of the balance note, as SVG without any library: points, victories by seat, conquered landscapes."""

from collections.abc import Iterable, Mapping
from html import escape

from bench.balance.report import KINDS, SEATS, Group, Tally, conquests, points_of, uncertainty, win_share

WIDTH, HEIGHT = 960, 400
PANEL_WIDTH, PANEL_HEIGHT, PANEL_TOP = 250, 230, 84
PANEL_LEFTS = (54, 372, 690)
COLOURS = {3: "#1b6ca8", 4: "#c8553d"}
WINNER_COLOURS = ("#b9b9b9", "#11324d", "#2f7fb5", "#86bbd8", "#d6e8f2")
MOST_POINTS, MOST_OFTEN, MOST_VICTORIES, MOST_CONQUESTS = 45, 0.12, 0.5, 2
"""Where the axes end."""
GRID, INK, PALE = "#dddddd", "#222222", "#666666"

GROUPS: tuple[Group, ...] = (("knowing", 3), ("knowing", 4))
"""Only knowing players are drawn."""


def draw(tallies: Mapping[Group, Tally]) -> str:
    """The whole picture."""
    shown = {players: tallies[who, players] for who, players in GROUPS}
    games = " and ".join(f"{tally['games']:,} games with {players}" for players, tally in shown.items())
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="Helvetica, Arial, sans-serif" role="img">',
        "<title>The balance of Verräter's landscape table</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        text(PANEL_LEFTS[0] - 34, 28, f"Verräter among knowing players: {games}", size=16),
        *points_panel(PANEL_LEFTS[0], shown),
        *seats_panel(PANEL_LEFTS[1], shown),
        *landscapes_panel(PANEL_LEFTS[2], shown),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def text(x: float, y: float, words: str, *, anchor: str = "start", size: int = 12, colour: str = INK) -> str:
    """Words at a place."""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} font-size="{size}" fill="{colour}">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, colour: str) -> str:
    """A filled rectangle."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}"/>'


def stroke(points: Iterable[tuple[float, float]], colour: str, width: float = 1.0, dashes: str = "") -> str:
    """A line through points."""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}"{dashed}/>'


def level(share: float) -> float:
    """The height on the page of a share of a panel's height."""
    return PANEL_TOP + PANEL_HEIGHT * (1 - share)


def frame(left: float, title: str, top: float, step: float, unit: str) -> list[str]:
    """A panel's heading, its levels from 0 to `top`, and their numbers."""
    parts = [text(left - 34, PANEL_TOP - 20, title, size=13)]
    for index in range(round(top / step) + 1):
        y = level(index * step / top)
        parts.append(stroke([(left, y), (left + PANEL_WIDTH, y)], INK if index == 0 else GRID))
        parts.append(text(left - 6, y + 4, f"{index * step:g}{unit}", anchor="end", colour=PALE))
    return parts


def legend(left: float, entries: Iterable[tuple[str, str]], widths: Iterable[float]) -> list[str]:
    """Coloured squares with their names, in a row under a panel."""
    parts, x, y = [], left, PANEL_TOP + PANEL_HEIGHT + 62
    for (name, colour), width in zip(entries, widths, strict=True):
        parts += [box(x, y - 10, 11, 11, colour), text(x + 16, y, name)]
        x += width
    return parts


def points_panel(left: float, shown: Mapping[int, Tally]) -> list[str]:
    """How often a player ends with so many points."""
    parts = frame(left, "Victory points of a player at the end", 100 * MOST_OFTEN, 3, " %")
    for at in range(0, MOST_POINTS + 1, 15):
        x = left + PANEL_WIDTH * at / MOST_POINTS
        parts.append(text(x, PANEL_TOP + PANEL_HEIGHT + 18, str(at), anchor="middle", colour=PALE))
    for players, tally in shown.items():
        points = points_of(tally)
        curve = [
            (left + PANEL_WIDTH * own / MOST_POINTS, level(points[own] / points.total() / MOST_OFTEN))
            for own in range(MOST_POINTS + 1)
        ]
        parts.append(stroke(curve, COLOURS[players], 2))
    entries = [(f"{players} players", COLOURS[players]) for players in shown]
    return parts + legend(left, entries, [110] * len(entries))


def seats_panel(left: float, shown: Mapping[int, Tally]) -> list[str]:
    """Victories by the place clockwise from the first start player, beside an even share."""
    parts = frame(left, "Victories by seat (dashes: an even share)", 100 * MOST_VICTORIES, 10, " %")
    room = PANEL_WIDTH / sum(players + 0.5 for players in shown)
    x = left + room / 4
    for players, tally in shown.items():
        for order in range(players):
            share = win_share(tally, order)
            spread = uncertainty(share, tally["games"])
            parts.append(
                box(
                    x + room * 0.12,
                    level(share / MOST_VICTORIES),
                    room * 0.76,
                    PANEL_HEIGHT * share / MOST_VICTORIES,
                    COLOURS[players],
                )
            )
            middle = x + room / 2
            parts.append(
                stroke([(middle, level((share + sign * spread) / MOST_VICTORIES)) for sign in (-1, 1)], INK, 1.5)
            )
            parts.append(text(middle, PANEL_TOP + PANEL_HEIGHT + 18, f"{order + 1}.", anchor="middle", colour=PALE))
            x += room
        even = level(1 / players / MOST_VICTORIES)
        parts.append(stroke([(x - players * room, even), (x, even)], INK, 1, "4 3"))
        x += room / 2
    parts.append(text(left, PANEL_TOP + PANEL_HEIGHT + 38, f"1. is the first {SEATS[0]}", colour=PALE))
    entries = [(f"{players} players", COLOURS[players]) for players in shown]
    return parts + legend(left, entries, [110] * len(entries))


def landscapes_panel(left: float, shown: Mapping[int, Tally]) -> list[str]:
    """How often each kind is conquered in a game, and by how many winners; three players left, four right."""
    parts = frame(left, "Conquests in a game, by kind and winners", MOST_CONQUESTS, 0.5, "")
    room = PANEL_WIDTH / len(KINDS)
    for place, kind in enumerate(KINDS):
        for side, tally in enumerate(shown.values()):
            x, below = left + room * (place + 0.1 + 0.42 * side), 0.0
            for winners, times in enumerate(conquests(tally, kind)):
                share = times / tally["games"] / MOST_CONQUESTS
                parts.append(box(x, level(below + share), room * 0.36, PANEL_HEIGHT * share, WINNER_COLOURS[winners]))
                below += share
        middle = left + room * (place + 0.5)
        parts.append(text(middle, PANEL_TOP + PANEL_HEIGHT + 18, kind[:9], anchor="middle", size=9, colour=PALE))
    note = "each pair of bars: 3 players, 4 players; colours: winners"
    parts.append(text(left, PANEL_TOP + PANEL_HEIGHT + 38, note, size=10, colour=PALE))
    names = ("none", "1", "2", "3", "4")
    return parts + legend(left, zip(names, WINNER_COLOURS, strict=True), (62, 42, 42, 42, 42))
