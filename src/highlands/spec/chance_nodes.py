"""Chance as a player of its own: nodes with outcomes and their probabilities, as game trees have it.

Kernels take chance from a generator, a whole shuffle at once. Who goes through a tree wants to choose what comes. What
is left to chance in a move (or in the deal, which has no state before it) is decided outcome by outcome; when nothing
is open any more, the move is carried out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

DEAL = -1
"""Stands for a move, where there is no state yet."""

Chosen = tuple[int, ...]
"""The outcomes so far of what one move leaves to chance."""


class ChanceNodes(ABC):
    """The chance nodes of a game with its options."""

    most_outcomes: int
    """No node has more."""
    most_nodes: int
    """No game has more."""

    @abstractmethod
    def outcomes(self, before: Any, move: int, chosen: Chosen) -> list[tuple[int, float]]:
        """What chance may choose next, with probabilities; nothing once all is decided that the move needs."""

    @abstractmethod
    def carry_out(self, before: Any, move: int, chosen: Chosen) -> Any:
        """The state after a move and all that chance chose in it."""

    @abstractmethod
    def write(self, before: Any, move: int, chosen: Chosen, outcome: int) -> str:
        """An outcome as text."""

    def undecided(self, state: Any) -> None:  # noqa: B027 - a default, not an oversight
        """Forget in a full state what chance is still to decide; where that is nothing, leave it as it is."""

    def forced(self, before: Any, move: int, chosen: Chosen = ()) -> Chosen:
        """The same with all outcomes to which there is no alternative: no node is made for these."""
        while len(outcomes := self.outcomes(before, move, chosen)) == 1:
            chosen = (*chosen, outcomes[0][0])
        return chosen
