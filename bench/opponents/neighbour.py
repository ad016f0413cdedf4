"""Plays for three adjacent stones: strengthens its best row, and goes where the opponent's row is nearest."""

from bench.opponents.border import SIZE, Border, Card, Side, forced, formation, lays
from highlands.bots import Start
from highlands.spec.observation import LegalMoves, Move, Observation

ROW = 3
DENIAL = 1.1
"""How much a row of the opponent counts beside one's own."""
OWNED, UNDECIDED = 3.0, 1.0
"""What a stone counts in a row that is owned already, or open."""


def fit(card: Card, side: Side) -> float:
    """How well a card goes with what lies on a side."""
    if not side:
        return 0.35 + 0.02 * card[1]
    if len(side) > 1:
        rank, total = formation(side | {card})
        return 0.5 * rank + 0.02 * total
    ((colour, strength),) = side
    near = 0 < abs(strength - card[1]) < SIZE
    if colour == card[0]:
        return 1.9 if near else 1.1
    if strength == card[1]:
        return 1.5
    return 0.5 if near else 0.1


class Neighbour:
    """A bot that thinks in rows."""

    def __init__(self, start: Start) -> None:
        """Keep nothing: all is in the view."""

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        """The best fitting card, by how much its stone matters to a row."""
        move = forced(moves)
        if move is not None:
            return move
        border = Border(observation)
        weights = [self._weight(border, stone) for stone in range(len(border.own))]

        def value(place: int) -> float:
            lay = choices[place]
            side = border.own[lay.stone]
            elsewhere = max(
                (
                    fit(lay.card, border.own[other.stone])
                    for other in choices
                    if other.card == lay.card and other.stone != lay.stone
                ),
                default=0.0,
            )
            return weights[lay.stone] * fit(lay.card, side) - 0.6 * elsewhere

        choices = lays(moves)
        return choices[max(range(len(choices)), key=value)].move

    @staticmethod
    def _weight(border: Border, stone: int) -> float:
        """How much a stone matters: the best own row through it, and the most dangerous one of the opponent."""
        own, theirs = 0.0, 0.0
        for first in range(max(0, stone - ROW + 1), min(stone, len(border.own) - ROW) + 1):
            row = range(first, first + ROW)
            owners = [border.owner[place] for place in row]
            if False not in owners:
                own = max(
                    own,
                    sum(
                        OWNED if owner else UNDECIDED + 0.3 * len(border.own[place])
                        for place, owner in zip(row, owners, strict=True)
                    ),
                )
            if True not in owners:
                theirs = max(
                    theirs,
                    sum(
                        UNDECIDED + 0.3 * len(border.theirs[place]) if owner is None else OWNED
                        for place, owner in zip(row, owners, strict=True)
                    ),
                )
        return 1.0 + own + DENIAL * theirs
