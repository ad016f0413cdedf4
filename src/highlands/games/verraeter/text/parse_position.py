"""Positions of Verräter as text: reading them, and refusing those that contradict themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence

from highlands.engine.state import NO_OBSERVER, new_state
from highlands.errors import UnreadableError
from highlands.games.verraeter.numbers import BUILDINGS, FEWEST_PLAYERS, MOST_COUNTING_HOUSES, MOST_PLAYERS
from highlands.games.verraeter.rules.transitions import FARMERS_DRAW, FIRST_ESTATE_DRAW, drawer, excess
from highlands.games.verraeter.state.cards import (
    CIRCLE,
    HOUSE_LETTERS,
    HOUSES,
    KIND_LETTERS,
    KIND_NAMES,
    KINDS,
    LANDSCAPES,
    NO_ACTION,
)
from highlands.games.verraeter.state.layout import (
    ANY_OBSERVER,
    BUILD,
    CHOOSE,
    CONFLICT,
    DISCARD,
    NOBODY,
    NOWHERE,
    OVER,
    SETTLE,
    STATE,
    STEP_NAMES,
    SUPPLY,
    State,
    borders,
    buildings_of,
    order_of,
    rounds_of,
)
from highlands.games.verraeter.text.landscapes import read_rows, set_landscapes, usual_landscapes
from highlands.games.verraeter.text.notation import conflict_of
from highlands.games.verraeter.text.parse_actions import set_actions
from highlands.games.verraeter.text.parse_supply import set_supply
from highlands.games.verraeter.text.position import DRAWS, NAME
from highlands.i18n import message
from highlands.spec.options import SEAT_LETTERS
from highlands.spec.position_text import split_position, unreadable_value

FIELDS = re.compile(
    r"round|start player|strategy|circle|allegiance|points|buildings [a-d]|conflict|aside|action [a-d]|saw [a-d]"
    r"|laid [a-d]|hand [a-d]|known [a-d]|pile|discard|earlier pile [1-9]|unsettled|landscapes|to move"
)
LANDSCAPE = re.compile(rf"(?P<kind>[{KIND_LETTERS}])(?P<house>[er])")
BUILDING = re.compile(r"(?P<what>estate|counting) (?P<landscape>[1-9]|1[0-2])")
PLACE = re.compile(r"(?P<one>[1-9]|1[0-2]) ?- ?(?P<two>[1-9]|1[0-2])")
TURN = re.compile(rf"(?P<seat>[a-d]) (?P<step>{'|'.join(STEP_NAMES[:OVER])})(?: (?P<draw>{'|'.join(DRAWS)}))?")
PLAYERS = re.compile(rf"players ?= ?(?P<players>[{FEWEST_PLAYERS}{MOST_PLAYERS}])")
SMALL_NUMBER = re.compile(r"[0-9]{1,3}")

USUAL_CIRCLE = " ".join(kind + house for house in HOUSE_LETTERS for kind in KIND_LETTERS)


def read_position(lines: Sequence[str]) -> State:
    """The state of a position; with unknown cards its observer is ANY_OBSERVER, and `resample` completes it."""
    head, fields = split_position(NAME, FIELDS, [line.lower() for line in lines])
    state = new_state(STATE)
    state.players = _players(head)
    landscapes = fields.get("landscapes")
    set_landscapes(state, usual_landscapes() if landscapes is None else read_rows(landscapes))
    _refuse_absent_seats(state, fields)
    _set_game(state, fields)
    _set_circle(state, fields)
    _set_buildings(state, fields)
    _set_turn(state, fields)
    _set_conflict(state, fields)
    supply_known = set_supply(state, fields)
    actions_known = set_actions(state, fields)
    state.observer = NO_OBSERVER if supply_known and actions_known else ANY_OBSERVER
    for seat in range(len(state.last_action)):
        state.last_action[seat] = NO_ACTION
    state.last_conflict = state.last_lost = NOWHERE
    _check_turn(state)
    return state


def _players(head: str) -> int:
    """How many players the first line names."""
    words = head.split()[1:]
    match = PLAYERS.fullmatch(" ".join(words) or f"players={MOST_PLAYERS}")
    if not match:
        raise UnreadableError(
            message("v-position-players", text=" ".join(words), fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
        )
    return int(match["players"])


def _refuse_absent_seats(state: State, fields: dict[str, str]) -> None:
    """No line may speak of a seat that does not take part."""
    for name in fields:
        if name[-2] == " " and name[-1] in SEAT_LETTERS.lower()[int(state.players) :]:
            raise UnreadableError(message("v-position-seat", name=name, players=int(state.players)))


def _seat(state: State, name: str, text: str) -> int:
    """The seat of a letter."""
    if len(text) != 1 or text not in SEAT_LETTERS.lower()[: int(state.players)]:
        raise unreadable_value(name, text)
    return SEAT_LETTERS.lower().index(text)


def _set_game(state: State, fields: dict[str, str]) -> None:
    """The round, who starts, who holds the strategy card, allegiances and points."""
    players = int(state.players)
    text = fields.get("round", "1")
    if not SMALL_NUMBER.fullmatch(text) or not 1 <= int(text) <= rounds_of(state):
        raise unreadable_value("round", text)
    state.round_number = int(text)
    state.start = _seat(state, "start player", fields.get("start player", "a"))
    following = SEAT_LETTERS.lower()[(int(state.start) + 1) % players]
    state.strategy = _seat(state, "strategy", fields.get("strategy", following))
    first = (int(state.start) - (int(state.round_number) - 1)) % players
    usual = " ".join(HOUSE_LETTERS[(seat - first) % players % HOUSES] for seat in range(players))
    text = fields.get("allegiance", usual.lower())
    letters = text.split()
    if len(letters) != players or not all(letter in ("e", "r") for letter in letters):
        raise unreadable_value("allegiance", text)
    text = fields.get("points", "-".join("0" * players))
    numbers = text.replace(" ", "").split("-")
    if len(numbers) != players or not all(SMALL_NUMBER.fullmatch(number) for number in numbers):
        raise unreadable_value("points", text)
    for seat in range(players):
        state.house[seat] = HOUSE_LETTERS.lower().index(letters[seat])
        state.points[seat] = int(numbers[seat])


def _set_circle(state: State, fields: dict[str, str]) -> None:
    """The twelve landscapes, two of each kind."""
    text = fields.get("circle", USUAL_CIRCLE.lower())
    words = [LANDSCAPE.fullmatch(word) for word in text.split()]
    if len(words) != LANDSCAPES:
        raise unreadable_value("circle", text)
    roses = 0
    for landscape, match in enumerate(words):
        if not match:
            raise unreadable_value("circle", text)
        state.kind[landscape] = KIND_LETTERS.index(match["kind"])
        roses |= HOUSE_LETTERS.lower().index(match["house"]) << landscape
    state.roses = roses
    for kind in range(KINDS):
        number = sum(1 for found in state.kind if found == kind)
        if number != LANDSCAPES // KINDS:
            raise UnreadableError(message("v-position-kinds", kind=KIND_NAMES[kind], number=number))


def _set_buildings(state: State, fields: dict[str, str]) -> None:
    """Everybody's buildings: three at most, two counting houses at most, one at a landscape."""
    built = 0
    for seat in range(int(state.players)):
        letter = SEAT_LETTERS[seat]
        name = f"buildings {letter.lower()}"
        words = [word.strip() for word in fields.get(name, "-").split(",")]
        for word in words if words != ["-"] else []:
            match = BUILDING.fullmatch(word)
            if not match:
                raise unreadable_value(name, word)
            place = 1 << int(match["landscape"]) - 1
            if built & place:
                raise UnreadableError(message("v-position-two-buildings", landscape=int(match["landscape"])))
            built |= place
            buildings = state.estates if match["what"] == "estate" else state.counting_houses
            buildings[seat] |= place
        counting_houses = int(state.counting_houses[seat]).bit_count()
        if buildings_of(state, seat).bit_count() > BUILDINGS or counting_houses > MOST_COUNTING_HOUSES:
            raise UnreadableError(
                message("v-position-buildings", seat=letter, number=BUILDINGS, counting=MOST_COUNTING_HOUSES)
            )


def _set_turn(state: State, fields: dict[str, str]) -> None:
    """Who is to do what."""
    usual = f"{SEAT_LETTERS[state.strategy]} conflict".lower()
    text = fields.get("to move", usual)
    if text == "nobody":
        state.mover, state.step = NOBODY, OVER
        return
    match = TURN.fullmatch(text)
    if not match or (match["step"] == STEP_NAMES[DISCARD]) != (match["draw"] is not None):
        raise unreadable_value("to move", text)
    seat = _seat(state, "to move", match["seat"])
    state.mover, state.step = seat, STEP_NAMES.index(match["step"])
    if match["draw"]:
        draws = (FARMERS_DRAW, FIRST_ESTATE_DRAW + order_of(state, seat), FIRST_ESTATE_DRAW + int(state.players))
        state.drawing = draws[DRAWS.index(match["draw"])]


def _set_conflict(state: State, fields: dict[str, str]) -> None:
    """Where the conflict card lies."""
    state.conflict = NOWHERE
    text = fields.get("conflict")
    if text is not None:
        match = PLACE.fullmatch(text)
        if not match:
            raise unreadable_value("conflict", text)
        state.conflict = conflict_of(int(match["one"]), int(match["two"]))


def _check_turn(state: State) -> None:
    """The step must be one that can come here."""
    step, seat = int(state.step), int(state.mover)
    laid = state.conflict != NOWHERE
    at_border = laid and bool(borders(state) >> int(state.conflict) & 1)
    if step == OVER:
        if int(state.roses) not in (0, CIRCLE) and state.round_number < rounds_of(state):
            raise UnreadableError(message("v-position-over-early"))
        return
    possible = {
        SETTLE: not laid and _settling(state),
        CONFLICT: not laid and seat == state.strategy and borders(state) != 0,
        CHOOSE: at_border,
        SUPPLY: at_border and bool(state.held[seat]),
        BUILD: True,
        DISCARD: bool(drawer(state, int(state.drawing)) == seat and excess(state, int(state.drawing), seat)),
    }
    if not possible[step]:
        raise UnreadableError(message("v-position-step", step=STEP_NAMES[step], seat=SEAT_LETTERS[seat]))


def _settling(state: State) -> bool:
    """Whether those before the mover, and no others, have placed their first estates."""
    place = order_of(state, int(state.mover))
    return state.round_number == 1 and all(
        int(state.estates[seat]).bit_count() == (order_of(state, seat) < place) and not state.counting_houses[seat]
        for seat in range(int(state.players))
    )
