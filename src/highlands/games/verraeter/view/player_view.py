"""An observation as a typed message: what a page, a terminal or a program shows of the game."""

from __future__ import annotations

import msgspec

from highlands.engine.state import fields_of, new_state
from highlands.games.verraeter.numbers import BUILDINGS
from highlands.games.verraeter.rules.transitions import LOSS
from highlands.games.verraeter.state.cards import (
    ACTION_NAMES,
    ALL_SUPPLY,
    EAGLE,
    HOUSE_NAMES,
    KIND_NAMES,
    LANDSCAPES,
    NO_ACTION,
    ROSE,
    UNSEEN_ACTION,
)
from highlands.games.verraeter.state.layout import (
    BUILD,
    CHOOSE,
    DISCARD,
    NOBODY,
    NOWHERE,
    OVER,
    STEP_NAMES,
    SUPPLY,
    State,
)
from highlands.games.verraeter.text.notation import UNKNOWN, action_texts, supply_texts
from highlands.games.verraeter.text.position import draw_name
from highlands.games.verraeter.view.tallies import BEFORE, DECIDED, OPEN, TALLIES, Tallies, tally


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
    counting_houses: int
    counted: int
    """How many cards of the hand count in the final scoring."""
    final: int
    """What the final scoring would bring now; after the end, what it has brought."""


class HouseStrength(msgspec.Struct, frozen=True):
    """What a house has in a conflict, part by part, and what its players get for winning."""

    landscape: int
    """The number of its landscape."""
    base: int
    supply: int
    """The supply that its players have laid."""
    diplomats: int
    total: int
    seats: list[int]
    """The players whose supply counts for it: the Traitor's for the new house, once that is known."""
    prize: int
    """The victory points that each of them gets if it wins."""


class LastConflict(msgspec.Struct, frozen=True):
    """How the last conflict went."""

    round: int
    landscapes: list[int]
    before: dict[str, HouseStrength]
    """The strength of `eagles` and `roses` before the action cards were turned up ..."""
    strengths: dict[str, HouseStrength]
    """... and with them: what decided."""
    winner: str | None
    """The house, or None for a tie."""
    lost: int | None
    """The number of the landscape that turned; None after a tie."""
    prizes: list[int]
    """The victory points that each player got for winning ..."""
    bonuses: list[int]
    """... and those that came in any case."""
    actions: list[str]
    added: list[int]
    """The strength that each player's action card added."""
    laid: list[list[str]]


class VerraeterView(msgspec.Struct, frozen=True, tag="verraeter"):
    """All that a seat, or a spectator, may know."""

    observer: int | None
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
    strengths: dict[str, HouseStrength] | None
    """Of `eagles` and `roses` in the open conflict, as far as the action cards are known; None if none is open."""
    saw: list[str]
    """The action cards that came into the observer's hands."""
    offered: list[str]
    """Those of them that the observer may keep now."""
    pile: int
    discard: list[str]
    unseen: list[str]
    """The supply cards of which the observer does not know where they are: in other hands or in the pile."""
    last: LastConflict | None
    winners: list[int]
    """Who has won; several share the victory, and while the game runs there are none."""


def hand_texts(sure: int, held: int) -> list[str]:
    """The cards of a hand, unknown ones last."""
    cards = supply_texts(sure)
    return cards + [UNKNOWN] * (held - len(cards))


def unseen_texts(state: State, tallies: Tallies) -> list[str]:
    """The supply cards that are nowhere to be seen."""
    players = state.players
    return supply_texts(ALL_SUPPLY - state.discard - sum(state.laid[:players]) - sum(tallies.sure[:players]))


def action_text(card: int) -> str | None:
    """The action card that a player has kept."""
    if card == UNSEEN_ACTION:
        return UNKNOWN
    return None if card == NO_ACTION else ACTION_NAMES[card]


def all_buildings(state: State) -> dict[int, Building]:
    """The buildings by their landscapes."""
    return {
        landscape: Building(seat, counting_house)
        for seat in range(state.players)
        for counting_house, places in ((False, state.estates[seat]), (True, state.counting_houses[seat]))
        if places
        for landscape in range(LANDSCAPES)
        if places >> landscape & 1
    }


def conflict_pair(place: int) -> list[int]:
    """The numbers of the landscapes beside the conflict card; none while it is not laid."""
    return [] if place == NOWHERE else [place + 1, (place + 1) % LANDSCAPES + 1]


def _landscapes(state: State) -> list[Landscape]:
    """The circle."""
    conflict, buildings = conflict_pair(state.conflict), all_buildings(state)
    return [
        Landscape(
            number=landscape + 1,
            kind=KIND_NAMES[kind],
            house=HOUSE_NAMES[state.roses >> landscape & 1],
            base=state.base_strength[kind],
            prize=state.prize[kind],
            building=buildings.get(landscape),
            in_conflict=landscape + 1 in conflict,
        )
        for landscape, kind in enumerate(state.kind)
    ]


def _player(state: State, tallies: Tallies, seat: int) -> Player:
    placed = state.estates[seat].bit_count() + state.counting_houses[seat].bit_count()
    return Player(
        seat=seat,
        house=HOUSE_NAMES[state.house[seat]],
        points=state.points[seat],
        start=state.start == seat,
        strategy=state.strategy == seat,
        hand=hand_texts(tallies.sure[seat], state.held[seat]),
        known=supply_texts(state.known[seat]),
        laid=supply_texts(state.laid[seat]),
        action=action_text(state.action[seat]),
        reserve=BUILDINGS - placed,
        estate_draw=tallies.estate_draw[seat],
        counting_houses=state.counting_houses[seat].bit_count(),
        counted=tallies.counted[seat],
        final=tallies.final[seat],
    )


def house_strengths(state: State, tallies: Tallies, stage: int) -> dict[str, HouseStrength]:
    """What both houses have at a stage of a conflict."""
    served = tallies.served[stage][: state.players]
    found = {}
    for house, name in enumerate(HOUSE_NAMES):
        base, supply = int(tallies.base_strength[stage][house]), int(tallies.supply[stage][house])
        diplomats = int(tallies.diplomats[stage][house])
        found[name] = HouseStrength(
            landscape=int(tallies.landscape[stage][house]) + 1,
            base=base,
            supply=supply,
            diplomats=diplomats,
            total=base + supply + diplomats,
            seats=[seat for seat, own in enumerate(served) if own == house],
            prize=int(tallies.prize[stage][house]),
        )
    return found


def last_conflict(state: State, tallies: Tallies) -> LastConflict | None:
    """How the last conflict went; None before the first."""
    if state.last_conflict == NOWHERE:
        return None
    eagles, roses = state.last_strength
    seats = range(state.players)
    return LastConflict(
        round=state.round_number if state.step >= BUILD else state.round_number - 1,
        landscapes=conflict_pair(state.last_conflict),
        before=house_strengths(state, tallies, BEFORE),
        strengths=house_strengths(state, tallies, DECIDED),
        winner=None if eagles == roses else HOUSE_NAMES[EAGLE if eagles > roses else ROSE],
        lost=None if state.last_lost == NOWHERE else int(state.last_lost) + 1,
        prizes=[int(state.last_prize[seat]) for seat in seats],
        bonuses=[int(tallies.bonus[seat]) for seat in seats],
        actions=[ACTION_NAMES[state.last_action[seat]] for seat in seats],
        added=[int(tallies.added[seat]) for seat in seats],
        laid=[supply_texts(state.last_laid[seat]) for seat in seats],
    )


def _tallies(observation: State) -> Tallies:
    """What is to be counted up of a state."""
    out = new_state(TALLIES)
    tally(observation, out)
    return fields_of(out)


def view(observation: State) -> VerraeterView:
    """An observation as a message."""
    state, tallies = fields_of(observation), _tallies(observation)
    seats = range(state.players)
    observer = state.observer if state.observer in seats else None
    saw = [] if observer is None else action_texts(state.saw[observer])
    return VerraeterView(
        observer=observer,
        to_move=None if state.mover == NOBODY else state.mover,
        step=STEP_NAMES[state.step],
        discards=tallies.discards,
        draw=tallies.draw,
        draw_for=draw_name(state) if state.step == DISCARD else None,
        round=state.round_number,
        rounds=tallies.rounds,
        landscapes=_landscapes(state),
        players=[_player(state, tallies, seat) for seat in seats],
        conflict=conflict_pair(state.conflict) or None,
        strengths=house_strengths(state, tallies, OPEN) if state.step in (CHOOSE, SUPPLY) else None,
        saw=saw,
        offered=saw if state.step == CHOOSE and state.mover == observer else [],
        pile=state.pile_left,
        discard=supply_texts(state.discard),
        unseen=unseen_texts(state, tallies),
        last=last_conflict(state, tallies),
        winners=[seat for seat in seats if tallies.shares[seat] > LOSS] if state.step == OVER else [],
    )
