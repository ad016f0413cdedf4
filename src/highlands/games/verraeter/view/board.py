"""The circle drawn with characters: for a print-out, a log, a quick look. Full states and observations alike."""

from __future__ import annotations

from highlands.games.verraeter.state.cards import KIND_NAMES, LANDSCAPES
from highlands.games.verraeter.state.layout import State
from highlands.games.verraeter.text.landscapes import NUMBER_NAMES, landscapes_of
from highlands.games.verraeter.view.player_view import Landscape, LastConflict, Player, VerraeterView, view
from highlands.spec.options import SEAT_LETTERS

CELL = 16
HALF = LANDSCAPES // 2
HEADINGS: tuple[str, ...] = (
    "",
    "house",
    "points",
    "hand",
    "laid",
    "action",
    "buildings left",
    "estates bring",
    "",
)
ACTION_TITLES = {
    "traitor": "Traitor",
    "farmer": "Farmer",
    "builder": "Builder",
    "strategist": "Strategist",
    "diplomat2": "Diplomat 2",
    "diplomat5": "Diplomat 5",
    "?": "?",
}


def board(state: State) -> str:
    """The state as its observer knows it: the circle, the conflict, each player's row, and who is to do what."""
    observation = view(state)
    lines = [
        f"verraeter · round {observation.round} of {observation.rounds}",
        "",
        *_circle(observation),
        "",
        *_conflict(observation),
        *_last(observation),
        "",
        *_players(observation),
        "",
        f"pile: {observation.pile} · discard: {' '.join(observation.discard) or 'empty'}",
        *([f"you saw: {', '.join(ACTION_TITLES[card] for card in observation.saw)}"] if observation.saw else []),
        *_legend(state),
        turn_text(observation),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _circle(observation: VerraeterView) -> list[str]:
    """Landscapes 1 to 6 from left to right, 7 to 12 below them from right to left: so neighbours stay neighbours."""
    upper = _half(observation.landscapes[:HALF])
    lower = _half(observation.landscapes[HALF:][::-1])
    last, first = observation.landscapes[-1], observation.landscapes[0]
    sixth, seventh = observation.landscapes[HALF - 1], observation.landscapes[HALF]
    left = "conflict" if last.in_conflict and first.in_conflict else "|"
    right = "conflict" if sixth.in_conflict and seventh.in_conflict else "|"
    link = left.center(CELL) + " " * (CELL * (HALF - 2)) + right.center(CELL)
    return [*upper, link, *lower]


def _half(landscapes: list[Landscape]) -> list[str]:
    """One row of landscapes, in three lines."""
    pairs = list(zip(landscapes, [*landscapes[1:], None]))
    names = "".join(_name(here).center(CELL - 2) + _join(here, after) for here, after in pairs)
    houses = "".join(f"{_house(here.house)}, {here.base}".center(CELL) for here in landscapes)
    buildings = "".join(_building(here).center(CELL) for here in landscapes)
    return [names, houses, buildings]


def _name(landscape: Landscape) -> str:
    return f"{landscape.number} {landscape.kind}"


def _join(here: Landscape, after: Landscape | None) -> str:
    """Between two neighbours: a line, or the conflict card."""
    if after is None:
        return "  "
    return "><" if here.in_conflict and after.in_conflict else "--"


def _house(house: str) -> str:
    return house.capitalize()


def _building(landscape: Landscape) -> str:
    """The building at a landscape and its owner."""
    if landscape.building is None:
        return "."
    kind = "counting" if landscape.building.counting_house else "estate"
    return f"{kind} {SEAT_LETTERS[landscape.building.owner]}"


def _conflict(observation: VerraeterView) -> list[str]:
    """Where the conflict is, and what there is to win."""
    if observation.conflict is None:
        return ["no conflict"]
    sides = [observation.landscapes[number - 1] for number in observation.conflict]
    texts = [f"{_name(side)} ({_house(side.house)}, {side.base})" for side in sides]
    prizes = [f"{side.number}: {'/'.join(map(str, side.prize))}" for side in sides]
    return [f"conflict >< {texts[0]} against {texts[1]} · to win, by the number of winners: {', '.join(prizes)}"]


def last_text(last: LastConflict) -> str:
    """How a conflict went, in a line."""
    strengths = " to ".join(f"{_house(house)} {strength.total}" for house, strength in last.strengths.items())
    outcome = "a tie" if last.winner is None else f"{_house(last.winner)} win"
    return f"conflict {last.landscapes[0]}-{last.landscapes[1]}: {strengths}, {outcome}"


def _last(observation: VerraeterView) -> list[str]:
    """How the last conflict went."""
    if observation.last is None:
        return []
    cards = [
        f"{SEAT_LETTERS[seat]} {ACTION_TITLES[action]}, laid {' '.join(laid) or 'nothing'}"
        for seat, (action, laid) in enumerate(zip(observation.last.actions, observation.last.laid))
    ]
    return [f"last {last_text(observation.last)}", f"  {' · '.join(cards)}"]


def _players(observation: VerraeterView) -> list[str]:
    """A row for each player, the columns aligned."""
    rows = [HEADINGS, *(_row(player) for player in observation.players)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)) for row in rows]


def _row(player: Player) -> tuple[str, ...]:
    """The cells of a player's row."""
    cards = [name for name, has in (("start player", player.start), ("strategy card", player.strategy)) if has]
    return (
        SEAT_LETTERS[player.seat],
        _house(player.house),
        str(player.points),
        " ".join(player.hand) or "empty",
        " ".join(player.laid) or "-",
        "-" if player.action is None else ACTION_TITLES[player.action],
        str(player.reserve),
        str(player.estate_draw),
        ", ".join(cards),
    )


def _legend(state: State) -> list[str]:
    """The landscape table."""
    rows = landscapes_of(state).rows()
    cells = [f"{kind} {row[0]} ({'/'.join(map(str, row[1:]))})" for kind, row in zip(KIND_NAMES, rows)]
    return [f"landscapes, {NUMBER_NAMES[0]} ({'/'.join(NUMBER_NAMES[1:])}): {', '.join(cells)}"]


def turn_text(observation: VerraeterView) -> str:
    """Whose turn it is, and what for."""
    if observation.to_move is None:
        return "the game is over"
    step = {
        "settle": "place the first estate",
        "conflict": "lay the conflict card between two neighbouring landscapes of different houses",
        "choose": "keep an action card",
        "supply": "lay supply cards, or nothing",
        "build": "build, turn a building over, or pass",
        "discard": f"discard {observation.discards} before drawing {observation.draw}",
    }[observation.step]
    return f"{SEAT_LETTERS[observation.to_move]} to move: {step}"
