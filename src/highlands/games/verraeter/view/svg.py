"""The circle drawn as SVG, with the players in its middle. Full states and observations alike.

All of the drawing is our own and in the text itself: no picture, no font and no script is fetched from anywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from textwrap import wrap

from highlands.games.verraeter.state.cards import LANDSCAPES
from highlands.games.verraeter.state.layout import State
from highlands.games.verraeter.view.board import ACTION_TITLES, turn_text
from highlands.games.verraeter.view.player_view import Landscape, LastConflict, Player, VerraeterView, view
from highlands.games.verraeter.view.svg_emblems import (
    ACTION_HEIGHT,
    ACTION_WIDTH,
    FADED,
    GOLD,
    HOUSE_GROUNDS,
    HOUSE_INKS,
    OWNER_FILLS,
    PAPER,
    PLATE,
    RED,
    SUPPLY_HEIGHT,
    SUPPLY_WIDTH,
    action_card,
    action_emblem,
    box,
    building,
    definitions,
    place,
    supply_card,
)
from highlands.spec.options import SEAT_LETTERS
from highlands.svg import INK, Value, bold, document, element, group, left, path, rect, text
from highlands.svg import title as tooltip

WIDTH, HEIGHT = 1200, 900
CENTRE = (WIDTH / 2, HEIGHT / 2)
CARD_WIDTH, CARD_HEIGHT = 140, 158
QUARTER = ((98, -350), (302, -320), (508, -128))
"""Where landscapes 1, 2 and 3 lie from the centre; the rest of the circle mirrors them."""
PLACES = (
    *QUARTER,
    *((x, -y) for x, y in reversed(QUARTER)),
    *((-x, -y) for x, y in QUARTER),
    *((-x, y) for x, y in reversed(QUARTER)),
)
ROW_WIDTH, ROW_HEIGHT = 842, 98
ROW_STEPS = {3: 126, 4: 106}
"""From one player's row to the next."""
HAND_AT, LAID_AT, ACTION_AT, MARKS_AT = 236, 458, 674, 799
HANDFUL = 208
"""The width for a handful of cards."""
NUMERALS = ("I", "II", "III", "IV")
FONT = "Georgia, 'Times New Roman', 'DejaVu Serif', serif"


def picture(state: State) -> str:
    """A drawing of a full state or an observation."""
    observation = view(state)
    title = f"Verräter, round {observation.round} of {observation.rounds}"
    circle = [_road(), *map(_landscape, observation.landscapes), *_conflict(observation), *_rows(observation)]
    parts = [
        definitions(),
        rect(0, 0, WIDTH, HEIGHT, PAPER, rx=16, stroke="#cfc8b6"),
        group(*CENTRE, circle),
        group(28, 0, _legend(observation)),
        group(988, 0, _turn(observation)),
        group(28, 720, _piles(observation)),
        group(992, 738, _last(observation.last)) if observation.last is not None else "",
    ]
    return document(WIDTH, HEIGHT, parts, font=FONT, text_anchor="middle", aria_label=title)


def _road() -> str:
    """The road around the circle, on which the landscapes lie."""
    bends = [
        f"Q{x},{y} {(x + after[0]) / 2:g},{(y + after[1]) / 2:g}" for (x, y), after in pairwise((*PLACES, PLACES[0]))
    ]
    course = f"M0,{PLACES[0][1]} {' '.join(bends)}"
    ground = path(course, stroke="#ddd1b6", stroke_width=26)
    stones = path(course, stroke="#c2b492", stroke_width=10, stroke_dasharray="3 18")
    return element("g", ground + stones, stroke_linecap="round")


def _landscape(landscape: Landscape) -> str:
    """A card of the circle: the scene with crest and building, below it the base strength and the prizes."""
    ink, ground = HOUSE_INKS[landscape.house], HOUSE_GROUNDS[landscape.house]
    parts = [
        tooltip(_landscape_text(landscape)),
        box(-77, -86, CARD_WIDTH + 14, CARD_HEIGHT + 14, RED, stroke=GOLD, stroke_width=2.5)
        if landscape.in_conflict
        else "",
        box(-CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT, ground, stroke=ink, stroke_width=2.5),
        place(landscape.kind, -66, -53),
        bold(7, -60, landscape.kind, 14.5, ink),
        bold(57, -60, str(landscape.number), 15.5, FADED),
        place(landscape.house, -51, -56, 0.72),
        box(-66, 35, 44, 40, ink),
        bold(-44, 65.5, str(landscape.base), 30, "#ffffff"),
        *_prizes(landscape.prize, ink),
    ]
    if landscape.building is not None:
        own = landscape.building
        parts.append(building(38, 29, owner=own.owner, counting_house=own.counting_house))
    return group(*PLACES[landscape.number - 1], parts)


def _landscape_text(landscape: Landscape) -> str:
    """The landscape in words."""
    prizes = "/".join(map(str, landscape.prize))
    words = [f"{landscape.number} {landscape.kind}", landscape.house, f"base {landscape.base}", f"points {prizes}"]
    if landscape.building is not None:
        kind = "counting house" if landscape.building.counting_house else "estate"
        words.append(f"{kind} of {SEAT_LETTERS[landscape.building.owner]}")
    return ", ".join(words)


def _prizes(prize: Sequence[int], ink: str) -> list[str]:
    """What is to be won, by the number of winners."""
    parts = [box(-18, 35, 84, 40, PLATE)]
    for column, (numeral, points) in enumerate(zip(NUMERALS, prize, strict=True)):
        x = -7.5 + 21 * column
        parts += [text(x, 48, numeral, 11.5, FADED), bold(x, 68, str(points), 18, ink)]
    return parts


def _conflict(observation: VerraeterView) -> list[str]:
    """The crossed swords between two landscapes."""
    if observation.conflict is None:
        return []
    (x, y), (other_x, other_y) = (PLACES[number - 1] for number in observation.conflict)
    middle_x, middle_y = (x + other_x) / 2, (y + other_y) / 2
    outward = 1.12 if x != other_x and abs(y - other_y) > CARD_HEIGHT else 1
    return [place("swords", middle_x * outward, middle_y * outward, 1.1)]


def _rows(observation: VerraeterView) -> list[str]:
    """The players, with a heading for each column."""
    step = ROW_STEPS[len(observation.players)]
    top = -(step * (len(observation.players) - 1) + ROW_HEIGHT) / 2 + 8
    headings = (("points", 121), ("to build", 170), ("hand", HAND_AT), ("laid", LAID_AT), ("action", ACTION_AT))
    titles = [left(x, -8, words, 14, FADED, font_style="italic") for words, x in headings]
    rows = [
        group(-ROW_WIDTH / 2, top + step * number, _player(observation, player, won=player.seat in observation.winners))
        for number, player in enumerate(observation.players)
    ]
    return [group(-ROW_WIDTH / 2, top, titles), *rows]


def _player(observation: VerraeterView, player: Player, *, won: bool) -> list[str]:
    """A player's row."""
    moves = player.seat == observation.to_move
    ink = HOUSE_INKS[player.house]
    edge: dict[str, Value] = {"stroke": INK if moves else ink, "stroke_width": 3.5 if moves else 1.2}
    return [
        box(0, 0, ROW_WIDTH, ROW_HEIGHT, HOUSE_GROUNDS[player.house], **edge),
        path("M-10,36 L11,49 L-10,62Z", GOLD, stroke=INK, stroke_width=1.6) if moves else "",
        _badge(player.seat, own=player.seat == observation.observer),
        place(player.house, 86, 40, 1.05),
        bold(86, 88, player.house.capitalize(), 15, ink),
        place("crown", 139, 20) if won else "",
        bold(139, 62, str(player.points), 34),
        *_reserve(player.reserve),
        *_handful(player.hand, HAND_AT),
        *_handful(player.laid, LAID_AT),
        _action(player),
        *_marks(player),
    ]


def _badge(seat: int, *, own: bool) -> str:
    """The player's letter on a banner."""
    parts = [
        path("M-17,-27 H17 V24 L0,14 L-17,24Z", OWNER_FILLS[seat], stroke=INK, stroke_width=1.2),
        bold(0, 5, SEAT_LETTERS[seat], 28, "#ffffff"),
        text(0, 42, "you", 15, font_style="italic") if own else "",
    ]
    return group(35, 46 if own else 52, parts)


def _reserve(buildings: int) -> list[str]:
    """The buildings not yet placed."""
    if not buildings:
        return [_nothing(176)]
    return [place("estate", 184 + 14 * number, 64 - 10 * (number % 2), 0.6, color=FADED) for number in range(buildings)]


def _nothing(x: float) -> str:
    """The mark of an empty place in a row."""
    return path(f"M{x:g},{ROW_HEIGHT / 2:g} h20", stroke=FADED, stroke_width=1.5)


def _handful(cards: Sequence[str], x: float) -> list[str]:
    """Supply cards side by side, or the mark of an empty place."""
    y = (ROW_HEIGHT - SUPPLY_HEIGHT) / 2
    if not cards:
        return [_nothing(x)]
    step = min(SUPPLY_WIDTH + 2.0, (HANDFUL - SUPPLY_WIDTH) / max(1, len(cards) - 1))
    return [supply_card(card, x + step * number, y) for number, card in enumerate(cards)]


def _action(player: Player) -> str:
    """The action card kept: open, or its back, or its empty place."""
    y = (ROW_HEIGHT - ACTION_HEIGHT) / 2
    if player.action is not None:
        return action_card(player.action, ACTION_AT, y)
    edge: dict[str, Value] = {"stroke": "#a79f8c", "stroke_dasharray": "4 5"}
    return box(ACTION_AT + 2, y + 2, ACTION_WIDTH - 4, ACTION_HEIGHT - 4, "none", **edge)


def _marks(player: Player) -> list[str]:
    """The start-player card and the strategy card."""
    names = [name for name, has in (("pennant", player.start), ("strategy", player.strategy)) if has]
    words = {"pennant": "start player", "strategy": "strategy"}
    parts = []
    for number, name in enumerate(names):
        y, scale = (46.0, 1.15) if len(names) == 1 else (22 + 46.0 * number, 0.85)
        parts += [place(name, MARKS_AT, y - 3, scale), text(MARKS_AT, y + 12 + 14 * scale, words[name], 12.5)]
    return parts


def _legend(observation: VerraeterView) -> list[str]:
    """The round, how many landscapes each house has, and what the signs mean."""
    counts = Counter(landscape.house for landscape in observation.landscapes)
    parts = [
        left(0, 44, "Verräter", 29, font_weight="bold"),
        left(0, 66, f"round {observation.round} of {observation.rounds}", 17, FADED),
    ]
    for number, house in enumerate(HOUSE_INKS):
        y = 91 + 25 * number
        parts += [
            place(house, 13, y - 5, 0.44),
            left(34, y, f"{house.capitalize()}: {counts[house]} of {LANDSCAPES}", 15),
        ]
    return [
        *parts,
        place("estate", 13, 147, 0.54, color=FADED),
        left(34, 142, "estate", 15, FADED),
        place("counting", 13, 172, 0.54, color=FADED),
        left(34, 167, "counting house", 15, FADED),
    ]


def _turn(observation: VerraeterView) -> list[str]:
    """Whose turn it is and what for, and the action cards that the observer has had in hand."""
    if observation.to_move is None:
        winners = [SEAT_LETTERS[seat] for seat in observation.winners]
        who, what = (
            "The game is over",
            f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the victory'}",
        )
    else:
        who, what = turn_text(observation).split(": ", 1)
    lines = _balanced(what, 25)
    parts = [left(0, 42, who, 20, font_weight="bold")]
    parts += [left(0, 63 + 18 * number, line, 16) for number, line in enumerate(lines)]
    y = 70 + 18 * len(lines)
    if observation.saw:
        parts.append(left(0, y, "you may keep" if observation.offered else "you saw", 14, FADED, font_style="italic"))
    for number, card in enumerate(observation.saw):
        column, row = divmod(number, 3)
        here = y + 18 + 19 * row
        parts += [
            *action_emblem(card, 8 + 96 * column, here - 5, 0.48),
            left(21 + 96 * column, here, ACTION_TITLES[card], 14),
        ]
    return parts


def _balanced(words: str, width: int) -> list[str]:
    """Words in lines of about equal length."""
    fewest = len(wrap(words, width))
    return next(
        lines for narrow in range(ceil(len(words) / fewest), width + 1) if len(lines := wrap(words, narrow)) == fewest
    )


def _piles(observation: VerraeterView) -> list[str]:
    """The draw pile, and what lies in the discard pile."""
    under = [place("back", 4 - 2 * number, 4 - 2 * number) for number in range(min(3, observation.pile))]
    parts = [
        *under,
        left(54, 27, f"{observation.pile}", 24, font_weight="bold"),
        left(54, 47, "in the pile", 14, FADED),
    ]
    counted = Counter(observation.discard)
    parts.append(left(0, 90, f"discarded: {len(observation.discard) or 'nothing'}", 14, FADED))
    for number, (card, many) in enumerate(counted.items()):
        x = 32 * number
        parts.append(supply_card(card, x, 98, 0.7))
        if many > 1:
            parts.append(text(x + 14, 154, f"×{many}", 14, INK))
    return parts


def _last(last: LastConflict) -> list[str]:
    """How the last conflict went, and by which cards."""
    first, second = last.landscapes
    outcome = "a tie" if last.winner is None else f"{last.winner.capitalize()} won"
    parts = [left(0, 12, f"last conflict, {first}–{second}: {outcome}", 13, FADED, font_style="italic")]
    for number, (house, strength) in enumerate(last.strengths.items()):
        x = 14 + 84 * number
        parts += [
            place(house, x, 39, 0.56),
            left(x + 21, 46, str(strength.total), 21, HOUSE_INKS[house], font_weight="bold"),
        ]
    for seat, (action, laid) in enumerate(zip(last.actions, last.laid, strict=True)):
        words = f"{ACTION_TITLES[action]} · {' '.join(laid) or 'nothing'}"
        y = 80 + 20 * seat
        parts += [
            left(0, y, SEAT_LETTERS[seat], 14.5, OWNER_FILLS[seat], font_weight="bold"),
            left(17, y, words, 14.5),
        ]
    return parts
