"""What the opponents read of a view: sides as sets of clan cards, and formations reckoned card by card."""

from itertools import pairwise
from typing import NamedTuple

from highlands.games.schotten_totten.view.player_view import SchottenTottenView
from highlands.spec.observation import LegalMoves, Move, Observation

Card = tuple[str, int]
"""A clan card: its colour and its strength."""
Side = frozenset[Card]
SIZE = 3
SUM, RUN, COLOUR, KIND, COLOUR_RUN = range(5)
TURN_END = ("claim", "draw clan")
"""What every opponent does where it has the choice: claim, and draw clan cards."""


class Lay(NamedTuple):
    """A clan card laid at a stone, counted from 0."""

    move: Move
    card: Card
    stone: int


def card_of(text: str) -> Card:
    """A clan card from its text."""
    return text[0], int(text[1])


def is_clan(text: str) -> bool:
    """Whether a text is that of a known clan card."""
    return len(text) == 2 and text[1].isdigit()


def formation(cards: Side) -> tuple[int, int]:
    """The formation of a complete side, and its total."""
    strengths = sorted(strength for _, strength in cards)
    one_colour = len({colour for colour, _ in cards}) == 1
    run = all(high == low + 1 for low, high in pairwise(strengths))
    total = sum(strengths)
    if one_colour:
        return (COLOUR_RUN if run else COLOUR), total
    if strengths[0] == strengths[-1]:
        return KIND, total
    return (RUN if run else SUM), total


class Border:
    """The border as a seat sees it; elite troops and combat modes are overlooked."""

    def __init__(self, observation: Observation) -> None:
        """Read the view."""
        view = observation.view
        assert isinstance(view, SchottenTottenView)
        me, other = observation.seat, 1 - observation.seat
        self.own = [frozenset(map(card_of, filter(is_clan, stone.sides[me].cards))) for stone in view.stones]
        self.theirs = [frozenset(map(card_of, filter(is_clan, stone.sides[other].cards))) for stone in view.stones]
        self.owner = [None if stone.owner is None else stone.owner == me for stone in view.stones]
        self.hand = frozenset(map(card_of, filter(is_clan, view.hands[me].cards)))
        self.unseen = frozenset(map(card_of, view.unseen)) - self.hand
        self.to_draw = view.clan_deck


def forced(moves: LegalMoves) -> Move | None:
    """What is done without looking at the border: a claim, a clan card to draw, or whatever is no clan card laid."""
    for begin in TURN_END:
        for move in moves:
            if move.text.startswith(begin):
                return move
    return None if lays(moves) else moves[0]


def lays(moves: LegalMoves) -> list[Lay]:
    """The moves that lay a clan card."""
    found = []
    for move in moves:
        card, at, stone = move.text.partition("@")
        if at and is_clan(card):
            found.append(Lay(move, card_of(card), int(stone) - 1))
    return found
