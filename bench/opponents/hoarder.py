"""Hoards for colour runs: every side is meant to become one; what can't is dumped where it hurts least."""

from bench.opponents.border import SIZE, Border, Card, Side, forced, formation, lays
from highlands.bots import Start
from highlands.spec.observation import LegalMoves, Move, Observation

HIGHEST = 9
IN_HAND, TO_COME = 1.0, 0.4
"""What a card that a run still wants counts, in hand and unseen."""


class Hoarder:
    """A bot that dreams of colour runs."""

    def __init__(self, start: Start) -> None:
        """Keep nothing: all is in the view."""

    def choose(self, observation: Observation, moves: LegalMoves, seconds: float | None) -> Move:
        """The card with the best hope of a run where it lies, less the hope it has elsewhere."""
        move = forced(moves)
        if move is not None:
            return move
        border, choices = Border(observation), lays(moves)
        hopes = {(lay.card, lay.stone): self._hope(border, border.own[lay.stone] | {lay.card}) for lay in choices}
        kept = {card: max(self._hope(border, frozenset({card})), 0.0) for card in border.hand}

        def value(place: int) -> float:
            lay = choices[place]
            before = self._hope(border, border.own[lay.stone]) if border.own[lay.stone] else 0.0
            lost = self._is_lost(border, lay.stone)
            return hopes[lay.card, lay.stone] - before - 0.4 * kept[lay.card] + (0.6 if lost else 0.0)

        return choices[max(range(len(choices)), key=value)].move

    @staticmethod
    def _hope(border: Border, side: Side) -> float:
        """How near a side is to a colour run: the best one, by its cards at hand or to come."""
        colours = {colour for colour, _ in side}
        if len(side) >= SIZE:
            rank, total = formation(side)
            return rank + total / 30
        if len(colours) != 1:
            strengths = {strength for _, strength in side}
            return 0.6 if len(strengths) == 1 else 0.0
        (colour,) = colours
        have = {strength for _, strength in side}
        best = 0.3
        for first in range(1, HIGHEST - SIZE + 2):
            run = set(range(first, first + SIZE))
            if have <= run:
                missing: list[Card] = [(colour, strength) for strength in run - have]
                counts = [IN_HAND if c in border.hand else TO_COME if c in border.unseen else -9.0 for c in missing]
                best = max(best, 0.8 * len(have) + sum(counts) + 0.03 * first)
        return best

    @staticmethod
    def _is_lost(border: Border, stone: int) -> bool:
        """Whether the opponent's complete side is better than most that could come."""
        theirs = border.theirs[stone]
        return len(theirs) >= SIZE and formation(theirs) > (2, 20)
