"""A seen table as a typed message: what a page, a terminal or a program shows of the game."""

from __future__ import annotations

import msgspec

from highlands.games.verraeter.cards import (
    ACTION_NAMES,
    ALL_SUPPLY,
    BUILDINGS,
    EAGLE,
    HOUSE_NAMES,
    KIND_NAMES,
    LANDSCAPES,
    NO_ACTION,
    ROSE,
    UNSEEN_ACTION,
)
from highlands.games.verraeter.conflict import BONUSES
from highlands.games.verraeter.notation import UNKNOWN, action_texts, supply_texts
from highlands.games.verraeter.position import draw_name
from highlands.games.verraeter.table import (
    CHOOSE,
    DISCARD,
    NOBODY,
    NOWHERE,
    STEP_NAMES,
)
from highlands.games.verraeter.tallies import TALLIES, tally
from highlands.kernel import Fields, Table, fields_of, new_table


class Building(msgspec.Struct, frozen=True):
    """A building at a landscape."""

    owner: int
    counting_house: bool
    """Else it is an estate."""


class Landscape(msgspec.Struct, frozen=True):
    """A landscape of the circle."""

    number: int
    kind: str
    house: str
    """`eagles` or `roses`."""
    base: int
    prize: list[int]
    """The victory points for one, two, three, four winners when it is conquered."""
    building: Building | None
    in_conflict: bool


class Player(msgspec.Struct, frozen=True):
    """A player's row."""

    seat: int
    house: str
    points: int
    start: bool
    strategy: bool
    """Holds the strategy card."""
    hand: list[str]
    """Supply cards from small to large; `?` for those that may not be known."""
    known: list[str]
    """The cards of the hand that everybody knows."""
    laid: list[str]
    action: str | None
    """The action card kept, `?` for one that may not be known."""
    reserve: int
    """Buildings not yet placed."""
    estate_draw: int
    """How many cards the estates would bring now."""
    final: int
    """What the final scoring would bring now."""


class LastConflict(msgspec.Struct, frozen=True):
    """How the last conflict went."""

    landscapes: list[int]
    strengths: dict[str, int]
    winner: str | None
    """The house, or None for a tie."""
    lost: int | None
    """The number of the landscape that turned; None after a tie."""
    prizes: list[int]
    """The victory points that each player got for winning ..."""
    bonuses: list[int]
    """... and those that came in any case."""
    actions: list[str]
    laid: list[list[str]]


class VerraeterView(msgspec.Struct, frozen=True, tag="verraeter"):
    """All that a seat, or a spectator, may know."""

    seer: int | None
    """The seat whose view this is; None for a spectator's."""
    to_move: int | None
    step: str
    """`settle`, `conflict`, `choose`, `supply`, `build`, `discard` or `over`."""
    discards: int
    """How many cards the player to move must discard; 0 at all other steps."""
    draw: int
    """How many cards this player draws then."""
    draw_for: str | None
    """`farmer`, `estates` or `diplomat`."""
    round: int
    rounds: int
    landscapes: list[Landscape]
    players: list[Player]
    conflict: list[int] | None
    """The numbers of the two landscapes."""
    saw: list[str]
    """The action cards that came into the seer's hands."""
    offered: list[str]
    """Those of them that the seer may keep now."""
    pile: int
    discard: list[str]
    unseen: list[str]
    """The supply cards of which the seer does not know where they are: in other hands or in the pile."""
    last: LastConflict | None


def hand_texts(sure: int, held: int) -> list[str]:
    """The cards of a hand, unknown ones last."""
    cards = supply_texts(sure)
    return cards + [UNKNOWN] * (held - len(cards))


def unseen_texts(table: Fields, tallies: Fields) -> list[str]:
    """The supply cards that are nowhere to be seen."""
    players = table.players
    return supply_texts(ALL_SUPPLY - table.discard - sum(table.laid[:players]) - sum(tallies.sure[:players]))


def action_text(card: int) -> str | None:
    """The action card that a player has kept."""
    if card == UNSEEN_ACTION:
        return UNKNOWN
    return None if card == NO_ACTION else ACTION_NAMES[card]


def all_buildings(table: Fields) -> dict[int, Building]:
    """The buildings by their landscapes."""
    return {
        landscape: Building(seat, counting_house)
        for seat in range(table.players)
        for counting_house, places in ((False, table.estates[seat]), (True, table.counting_houses[seat]))
        if places
        for landscape in range(LANDSCAPES)
        if places >> landscape & 1
    }


def conflict_pair(place: int) -> list[int]:
    """The numbers of the landscapes beside the conflict card; none while it is not laid."""
    return [] if place == NOWHERE else [place + 1, (place + 1) % LANDSCAPES + 1]


def _landscapes(table: Fields) -> list[Landscape]:
    """The circle."""
    conflict, buildings = conflict_pair(table.conflict), all_buildings(table)
    return [
        Landscape(
            number=landscape + 1,
            kind=KIND_NAMES[kind],
            house=HOUSE_NAMES[table.roses >> landscape & 1],
            base=table.base_strength[kind],
            prize=table.prize[kind],
            building=buildings.get(landscape),
            in_conflict=landscape + 1 in conflict,
        )
        for landscape, kind in enumerate(table.kind)
    ]


def _player(table: Fields, tallies: Fields, seat: int) -> Player:
    placed = table.estates[seat].bit_count() + table.counting_houses[seat].bit_count()
    return Player(
        seat=seat,
        house=HOUSE_NAMES[table.house[seat]],
        points=table.points[seat],
        start=table.start == seat,
        strategy=table.strategy == seat,
        hand=hand_texts(tallies.sure[seat], table.held[seat]),
        known=supply_texts(table.known[seat]),
        laid=supply_texts(table.laid[seat]),
        action=action_text(table.action[seat]),
        reserve=BUILDINGS - placed,
        estate_draw=tallies.estate_draw[seat],
        final=tallies.final[seat],
    )


def last_conflict(table: Fields) -> LastConflict | None:
    """How the last conflict went; None before the first."""
    if table.last_conflict == NOWHERE:
        return None
    eagles, roses = table.last_strength
    seats = range(table.players)
    return LastConflict(
        landscapes=conflict_pair(table.last_conflict),
        strengths=dict(zip(HOUSE_NAMES, (eagles, roses), strict=True)),
        winner=None if eagles == roses else HOUSE_NAMES[EAGLE if eagles > roses else ROSE],
        lost=None if table.last_lost == NOWHERE else int(table.last_lost) + 1,
        prizes=[int(table.last_prize[seat]) for seat in seats],
        bonuses=[BONUSES.get(int(table.last_action[seat]), 0) for seat in seats],
        actions=[ACTION_NAMES[table.last_action[seat]] for seat in seats],
        laid=[supply_texts(table.last_laid[seat]) for seat in seats],
    )


def _tallies(seen: Table) -> Fields:
    """What is to be counted up of a table."""
    out = new_table(TALLIES)
    tally(seen, out)
    return fields_of(out)


def view(seen: Table) -> VerraeterView:
    """A seen table as a message."""
    table, tallies = fields_of(seen), _tallies(seen)
    seats = range(table.players)
    seer = table.seer if table.seer in seats else None
    saw = [] if seer is None else action_texts(table.saw[seer])
    return VerraeterView(
        seer=seer,
        to_move=None if table.mover == NOBODY else table.mover,
        step=STEP_NAMES[table.step],
        discards=tallies.discards,
        draw=tallies.draw,
        draw_for=draw_name(table) if table.step == DISCARD else None,
        round=table.round_number,
        rounds=tallies.rounds,
        landscapes=_landscapes(table),
        players=[_player(table, tallies, seat) for seat in seats],
        conflict=conflict_pair(table.conflict) or None,
        saw=saw,
        offered=saw if table.step == CHOOSE and table.mover == seer else [],
        pile=table.pile_left,
        discard=supply_texts(table.discard),
        unseen=unseen_texts(table, tallies),
        last=last_conflict(table),
    )
