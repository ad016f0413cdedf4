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
    UNIT,
    UNSEEN_ACTION,
    VALUES,
    number_of,
    size_of,
)
from highlands.games.verraeter.memory import has_unsettled
from highlands.games.verraeter.notation import UNKNOWN, action_texts, supply_texts
from highlands.games.verraeter.position import draw_name
from highlands.games.verraeter.rules import draw_size, excess, final_points
from highlands.games.verraeter.table import (
    CHOOSE,
    DISCARD,
    NOBODY,
    NOWHERE,
    STEP_NAMES,
    estate_draw,
    rounds_of,
)
from highlands.kernel import Table


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


def surely_held(table: Table, seat: int) -> int:
    """The cards that the seer of a table knows to be in a hand, by counting what else they could be."""
    cards = int(table.hand[seat])
    if size_of(cards) == table.held[seat] or has_unsettled(table, seat):
        return cards
    seer = int(table.seer)
    for pile in range(int(table.present) + 1):
        loose = int(table.pool[pile]) - (int(table.origin[seer, pile]) if 0 <= seer < table.players else 0)
        elsewhere = size_of(loose) - int(table.drawn[seat, pile])
        for value in range(VALUES):
            cards += int(UNIT[value]) * max(0, number_of(loose, value) - elsewhere)
    return cards


def hand_texts(table: Table, seat: int) -> list[str]:
    """The cards of a hand, unknown ones last."""
    cards = supply_texts(surely_held(table, seat))
    return cards + [UNKNOWN] * (int(table.held[seat]) - len(cards))


def unseen_texts(table: Table) -> list[str]:
    """The supply cards that are nowhere to be seen."""
    cards = ALL_SUPPLY - int(table.discard)
    for seat in range(int(table.players)):
        cards -= int(table.laid[seat]) + surely_held(table, seat)
    return supply_texts(cards)


def action_text(table: Table, seat: int) -> str | None:
    """The action card that a player has kept."""
    card = int(table.action[seat])
    if card == UNSEEN_ACTION:
        return UNKNOWN
    return None if card == NO_ACTION else ACTION_NAMES[card]


def all_buildings(table: Table) -> dict[int, Building]:
    """The buildings by their landscapes."""
    return {
        landscape: Building(seat, counting_house)
        for seat in range(int(table.players))
        for counting_house, places in ((False, int(table.estates[seat])), (True, int(table.counting_houses[seat])))
        for landscape in range(LANDSCAPES)
        if places >> landscape & 1
    }


def conflict_pair(place: int) -> list[int]:
    """The numbers of the landscapes beside the conflict card; none while it is not laid."""
    return [] if place == NOWHERE else [place + 1, (place + 1) % LANDSCAPES + 1]


def _landscapes(table: Table) -> list[Landscape]:
    """The circle. Each field is read once: reading one from a record takes its time."""
    kinds, bases, prizes = table.kind.tolist(), table.base_strength.tolist(), table.prize.tolist()
    roses, conflict, buildings = int(table.roses), conflict_pair(int(table.conflict)), all_buildings(table)
    return [
        Landscape(
            number=landscape + 1,
            kind=KIND_NAMES[kinds[landscape]],
            house=HOUSE_NAMES[roses >> landscape & 1],
            base=bases[kinds[landscape]],
            prize=prizes[kinds[landscape]],
            building=buildings.get(landscape),
            in_conflict=landscape + 1 in conflict,
        )
        for landscape in range(LANDSCAPES)
    ]


def _player(table: Table, seat: int) -> Player:
    placed = int(table.estates[seat]).bit_count() + int(table.counting_houses[seat]).bit_count()
    return Player(
        seat=seat,
        house=HOUSE_NAMES[table.house[seat]],
        points=int(table.points[seat]),
        start=bool(table.start == seat),
        strategy=bool(table.strategy == seat),
        hand=hand_texts(table, seat),
        known=supply_texts(table.known[seat]),
        laid=supply_texts(table.laid[seat]),
        action=action_text(table, seat),
        reserve=BUILDINGS - placed,
        estate_draw=int(estate_draw(table, seat)),
        final=int(final_points(table, seat)),
    )


def last_conflict(table: Table) -> LastConflict | None:
    """How the last conflict went; None before the first."""
    if table.last_conflict == NOWHERE:
        return None
    eagles, roses = (int(strength) for strength in table.last_strength)
    seats = range(int(table.players))
    return LastConflict(
        landscapes=conflict_pair(int(table.last_conflict)),
        strengths=dict(zip(HOUSE_NAMES, (eagles, roses), strict=True)),
        winner=None if eagles == roses else HOUSE_NAMES[EAGLE if eagles > roses else ROSE],
        actions=[ACTION_NAMES[table.last_action[seat]] for seat in seats],
        laid=[supply_texts(table.last_laid[seat]) for seat in seats],
    )


def view(seen: Table) -> VerraeterView:
    """A seen table as a message."""
    seats = range(int(seen.players))
    seer = int(seen.seer) if seen.seer in seats else None
    discarding = bool(seen.step == DISCARD)
    mover, drawing = int(seen.mover), int(seen.drawing)
    saw = [] if seer is None else action_texts(seen.saw[seer])
    return VerraeterView(
        seer=seer,
        to_move=None if mover == NOBODY else mover,
        step=STEP_NAMES[seen.step],
        discards=int(excess(seen, drawing, mover)) if discarding else 0,
        draw=int(draw_size(seen, drawing, mover)) if discarding else 0,
        draw_for=draw_name(seen) if discarding else None,
        round=int(seen.round_number),
        rounds=int(rounds_of(seen)),
        landscapes=_landscapes(seen),
        players=[_player(seen, seat) for seat in seats],
        conflict=conflict_pair(int(seen.conflict)) or None,
        saw=saw,
        offered=saw if seen.step == CHOOSE and mover == seer else [],
        pile=int(seen.pile_left),
        discard=supply_texts(seen.discard),
        unseen=unseen_texts(seen),
        last=last_conflict(seen),
    )
