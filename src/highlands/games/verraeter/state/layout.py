"""The state of Verräter: one record that holds a whole game, and what is asked of it most."""

from __future__ import annotations

from typing import Annotated

from highlands.engine import state as engine_state
from highlands.engine.bits import count
from highlands.engine.compiling import compiled
from highlands.engine.state import Int8, Int8s, Int16, Int16s, Int32, Int32s, Record, record_dtype
from highlands.games.verraeter.numbers import MOST_PLAYERS, ROUNDS_WITH_FOUR, ROUNDS_WITH_THREE
from highlands.games.verraeter.state.cards import CIRCLE, COLUMNS, HOUSES, KINDS, LANDSCAPES, ROSE, SUPPLY_CARDS

NOBODY = -1
NOWHERE = -1
"""Where the conflict card lies before it is laid."""
ANY_OBSERVER = MOST_PLAYERS + 1
"""The observer of a written position with unknown cards: nobody in particular."""

SETTLE, CONFLICT, CHOOSE, SUPPLY, BUILD, DISCARD, OVER = range(7)
STEP_NAMES = ("settle", "conflict", "choose", "supply", "build", "discard", "over")

PILES = 10
"""How many piles the memory keeps apart: the present one and earlier ones of which cards are still hidden."""
MOST_UNSETTLED = 48
"""How many shown cards of uncertain origin the memory keeps."""


class Options(Record):
    """The options of a game, as set-up takes them."""

    players: Int8
    first: Int8  # the first start player, or NOBODY for one drawn by lot
    base_strength: Annotated[Int8s, (KINDS,)]
    prize: Annotated[Int8s, (KINDS, COLUMNS)]


OPTIONS = record_dtype(Options)

# The wide fields come first, so that there are no gaps between fields.


class State(engine_state.State):
    """A whole game."""

    # Supply cards, as handfuls.
    hand: Annotated[Int32s, (MOST_PLAYERS,)]
    laid: Annotated[Int32s, (MOST_PLAYERS,)]
    discard: Int32
    # What everybody can count of the supply; see `memory`.
    known: Annotated[Int32s, (MOST_PLAYERS,)]  # of this seat's hand, what all know
    pool: Annotated[Int32s, (PILES,)]  # the cards of a pile that nobody has shown
    origin: Annotated[Int32s, (MOST_PLAYERS, PILES)]  # those of them that this seat drew: secret
    # How the last conflict went, to be told; the game does not depend on it.
    last_laid: Annotated[Int32s, (MOST_PLAYERS,)]
    last_strength: Annotated[Int16s, (HOUSES,)]
    last_action: Annotated[Int8s, (MOST_PLAYERS,)]
    last_prize: Annotated[Int8s, (MOST_PLAYERS,)]  # what each got for winning
    last_lost: Int8  # the landscape that turned, or NOWHERE after a tie
    # The circle, as masks of landscapes.
    roses: Int16  # where the Rose side is up
    estates: Annotated[Int16s, (MOST_PLAYERS,)]
    counting_houses: Annotated[Int16s, (MOST_PLAYERS,)]
    points: Annotated[Int16s, (MOST_PLAYERS,)]
    house: Annotated[Int8s, (MOST_PLAYERS,)]  # that each player serves
    kind: Annotated[Int8s, (LANDSCAPES,)]
    # More of the supply: sizes, the pile, and more of what everybody can count.
    held: Annotated[Int8s, (MOST_PLAYERS,)]  # the public size of each hand
    pile: Annotated[Int8s, (SUPPLY_CARDS,)]  # the top is the last of `pile_left`
    pile_left: Int8
    drawn: Annotated[Int8s, (MOST_PLAYERS, PILES)]  # how many cards `origin` has
    present: Int8  # the pile that is drawn from now; earlier ones come before it
    unsettled: Int8  # how many shown cards of uncertain origin follow, from early to late
    unsettled_seat: Annotated[Int8s, (MOST_UNSETTLED,)]
    unsettled_value: Annotated[Int8s, (MOST_UNSETTLED,)]
    unsettled_last: Annotated[Int8s, (MOST_UNSETTLED,)]  # the latest pile that it can be from
    unsettled_limit: Annotated[Int8s, (MOST_UNSETTLED,)]  # ... of which the seat had drawn so many cards then
    # Action cards: the one put aside first, each player's, and the masks of what came into each one's hands.
    aside: Int8
    action: Annotated[Int8s, (MOST_PLAYERS,)]
    saw: Annotated[Int8s, (MOST_PLAYERS,)]
    # The turn.
    mover: Int8
    step: Int8
    drawing: Int8  # which of the round's draws it is that a player discards for; see `rules`
    conflict: Int8  # the first of the two landscapes
    observer: (
        Int8  # whose observation this is: NO_OBSERVER for the full state, a seat, or past the last seat a spectator
    )
    # The game.
    players: Int8
    round_number: Int8
    start: Int8
    strategy: Int8  # who holds the strategy card
    last_conflict: Int8
    base_strength: Annotated[Int8s, (KINDS,)]
    prize: Annotated[Int8s, (KINDS, COLUMNS)]


STATE = record_dtype(State)


@compiled
def left_of(state: State, seat: int) -> int:
    """The next player clockwise."""
    return (seat + 1) % int(state.players)


@compiled
def order_of(state: State, seat: int) -> int:
    """The place of a seat clockwise from the start player, who has place 0."""
    return (seat - int(state.start)) % int(state.players)


@compiled
def rounds_of(state: State | Options) -> int:
    """The length of the game: everybody is start player twice, or three times if there are three."""
    return ROUNDS_WITH_FOUR if state.players == MOST_PLAYERS else ROUNDS_WITH_THREE


@compiled
def land_of(state: State, house: int) -> int:
    """The landscapes of a house."""
    roses = int(state.roses)
    return roses if house == ROSE else CIRCLE & ~roses


@compiled
def borders(state: State) -> int:
    """The landscapes whose next neighbour clockwise belongs to the other house."""
    roses = int(state.roses)
    shifted = roses >> 1 | (roses & 1) << LANDSCAPES - 1
    return roses ^ shifted


@compiled
def buildings_of(state: State, seat: int) -> int:
    """The landscapes at which a player has built."""
    return int(state.estates[seat]) | int(state.counting_houses[seat])


@compiled
def free_land(state: State) -> int:
    """The landscapes without a building."""
    built = 0
    for seat in range(int(state.players)):
        built |= buildings_of(state, seat)
    return CIRCLE & ~built


@compiled
def holder_of(state: State, action: int) -> int:
    """The player with an action card, or NOBODY."""
    for seat in range(int(state.players)):
        if state.action[seat] == action:
            return seat
    return NOBODY


@compiled
def estate_draw(state: State, seat: int) -> int:
    """How many cards a player's estates bring: those at landscapes of the house that the player serves now."""
    return count(int(state.estates[seat]) & land_of(state, int(state.house[seat])))


@compiled
def faces_up(state: State) -> bool:
    """Whether the kept action cards are turned up."""
    return bool(state.step >= BUILD)
