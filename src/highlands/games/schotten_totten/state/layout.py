"""The state of Schotten Totten: one record that holds a whole match, and the questions asked of it most."""

from __future__ import annotations

from typing import Annotated

from highlands.engine import state as engine_state
from highlands.engine.bits import count
from highlands.engine.compiling import compiled_inline
from highlands.engine.state import Int8, Int8s, Int16, Int16s, Int64, Int64s, Record, record_dtype
from highlands.games.schotten_totten.state.cards import CLAN_CARDS, MUD_MODE, SEATS, STONES, TACTICS_CARDS

NOBODY = -1
SPECTATOR = SEATS
ANY_OBSERVER = SEATS + 1
"""The observer of a written position with unknown cards: nobody in particular."""

PLAY, CLAIM, DRAW, RECRUIT, RETURN, OVER = range(6)
STEP_NAMES = ("play", "claim", "draw", "recruit", "return", "over")
NO_JOKER = SEATS
"""Added to the knower of a tactics card whose owner, having played a Joker, could not put back the other (ST-18)."""

DEAL = OVER + 1
"""Between two rounds, inside one action only: no state is ever left like this."""

# The numbers of the rules that are not about cards, each of them once.
SIDE_SIZE = 3
MUD_SIZE = 4
STONES_TO_WIN = 5
ADJACENT_TO_WIN = 3
BASE_HAND, TACTICS_HAND = 6, 7
TACTICS_LEAD = 1
"""So many tactics cards more than the opponent may a player have played."""
RECRUITER_DRAWS, RECRUITER_RETURNS = 3, 2
MOST_ROUNDS = 99
ROUND_POINTS = 5


class Options(Record):
    """The options of a game, as set-up takes them."""

    tactics: Int8
    expert: Int8
    rounds: Int8
    first: Int8  # the seat, or NOBODY for one drawn by lot
    colours: Int8  # fewer of these four make a reduced game, for study
    strengths: Int8
    stones: Int8
    hand: Int8


OPTIONS = record_dtype(Options)


class PublicState(engine_state.State):
    """What everybody sees (ST-17)."""

    # Clan cards, as masks.
    side: Annotated[Int64s, (SEATS, STONES)]
    unseen: Int64  # never yet face up: in a hand or the deck
    discard: Int64
    # Stones, as masks, and who completed a side first.
    border: Int16  # the stones of this game
    stones: Annotated[Int16s, (SEATS,)]
    complete: Annotated[Int16s, (SEATS,)]  # where this seat's side holds as many cards as the stone takes now (ST-4)
    worth: Annotated[Int16s, (SEATS, STONES)]  # what a complete side is worth; 0 for others
    claims: Int16  # what the player in the claiming step may claim now
    completed_first: Annotated[Int16s, (SEATS,)]  # where this seat's side was the first
    # Tactics cards, as masks.
    troops: Annotated[Int8s, (SEATS, STONES)]
    modes: Annotated[Int8s, (STONES,)]
    unseen_tactics: Int16
    discard_tactics: Int16
    # Both decks are rings: `top` is the next card, and cards put under a deck come behind the last.
    clan_top: Int8
    clan_left: Int8
    tactics_top: Int8
    tactics_left: Int8
    # That somebody put a card there everybody saw: who knows the card in this place, or NOBODY (ST-9). In the tactics
    # deck NO_JOKER is added where everybody knows that it is not a Joker (ST-18).
    clan_knower: Annotated[Int8s, (CLAN_CARDS,)]
    tactics_knower: Annotated[Int8s, (TACTICS_CARDS,)]
    # What is public of a hand.
    clan_held: Annotated[Int8s, (SEATS,)]
    tactics_held: Annotated[Int8s, (SEATS,)]
    played: Annotated[Int8s, (SEATS,)]  # tactics cards
    joker_played: Annotated[Int8s, (SEATS,)]
    # The turn.
    mover: Int8
    step: Int8
    pending: Int8  # the Recruiter's draws or returns still to come
    passes: Int8  # passes in a row
    # The match.
    round_number: Int8
    starter: Int8
    points: Annotated[Int16s, (SEATS,)]
    tactics: Int8
    expert: Int8
    rounds: Int8
    colours: Int8
    strengths: Int8
    hand_limit: Int8


class State(PublicState):
    """A whole match. What it adds to the public fields, `observe` alone shows or hides."""

    observer: Int8  # whose observation this is: NO_OBSERVER for the full state, a seat, or SPECTATOR
    hand_tactics: Annotated[Int16s, (SEATS,)]
    known_tactics: Annotated[Int16s, (SEATS,)]
    hand: Annotated[Int64s, (SEATS,)]
    known: Annotated[Int64s, (SEATS,)]  # of this seat's hand, what the other knows (ST-9)
    clan_deck: Annotated[Int8s, (CLAN_CARDS,)]
    tactics_deck: Annotated[Int8s, (TACTICS_CARDS,)]


STATE = record_dtype(State)

PUBLIC_SIZE: int = STATE.fields["observer"][1]  # type: ignore[index]  # the first field that is not public
"""The public fields fill so many bytes, with which a state begins."""


@compiled_inline
def size_with(modes: int) -> int:
    """How many cards a side takes at a stone with these combat modes."""
    return MUD_SIZE if modes & MUD_MODE else SIDE_SIZE


@compiled_inline
def stone_size(state: State, stone: int) -> int:
    """How many cards a side of this stone takes now."""
    return size_with(int(state.modes[stone]))


@compiled_inline
def laid(state: State, seat: int, stone: int) -> int:
    """How many cards lie on a side."""
    return count(state.side[seat, stone]) + count(state.troops[seat, stone])


@compiled_inline
def is_complete(state: State, seat: int, stone: int) -> bool:
    """Whether a side holds as many cards as its stone takes now (ST-4)."""
    return (int(state.complete[seat]) >> stone & 1) != 0


@compiled_inline
def was_first(state: State, seat: int, stone: int) -> bool:
    """Whether a side is complete and was so before the other."""
    return (int(state.completed_first[seat]) >> stone & 1) != 0


@compiled_inline
def open_stones(state: State) -> int:
    """The stones nobody has claimed."""
    return int(state.border) & ~(int(state.stones[0]) | int(state.stones[1]))


@compiled_inline
def tactics_knower(state: State, place: int) -> int:
    """Who knows the card in this place of the tactics deck, or NOBODY."""
    knower = int(state.tactics_knower[place])
    return knower - NO_JOKER if knower >= NO_JOKER else knower


@compiled_inline
def hand_size(state: State, seat: int) -> int:
    """How many cards a hand has."""
    return int(state.clan_held[seat]) + int(state.tactics_held[seat])
