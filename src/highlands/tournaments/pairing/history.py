"""What has been played so far, as far as pairings depend on it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

BYE = -1
"""In place of an opponent."""


@dataclass
class History:
    """Who has met whom, who has sat where, and who has had a bye."""

    scores: dict[int, float] = field(default_factory=dict)
    lots: dict[int, float] = field(default_factory=dict)
    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often two have met, the lower number first."""
    byes: Counter[int] = field(default_factory=Counter)
    seats: defaultdict[int, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """How often each has sat on which seat."""
    last_opponents: dict[int, frozenset[int]] = field(default_factory=dict)
    sizes: defaultdict[int, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """How often each has played at a table of how many."""

    def add(self, entrants: Sequence[int]) -> None:
        """A game, with its entrants by seat."""
        for seat, entrant in enumerate(entrants):
            self.seats[entrant][seat] += 1
            self.sizes[entrant][len(entrants)] += 1
            self.last_opponents[entrant] = frozenset(entrants) - {entrant}
        self.met.update(tuple(sorted(pair)) for pair in combinations(entrants, 2))  # type: ignore[misc]

    def meetings(self, one: int, other: int) -> int:
        """How often two have met."""
        return self.met[(one, other) if one < other else (other, one)]

    def ranked(self, entrants: Iterable[int]) -> list[int]:
        """Entrants by score, then by lot."""
        return sorted(entrants, key=lambda entrant: (-self.scores.get(entrant, 0.0), self.lots.get(entrant, 0)))

    def first_moves(self, entrant: int) -> int:
        """How much more often somebody has had the first seat than the second."""
        seats = self.seats[entrant]
        return seats[0] - seats[1]

    def seated(self, group: Sequence[int]) -> tuple[int, ...]:
        """A group by seats, so that everybody has sat on each about as often; between equals by lot."""
        in_order = sorted(group, key=lambda entrant: self.lots.get(entrant, 0))

        def cost(order: tuple[int, ...]) -> int:
            return sum((self.seats[entrant][seat] + 1) ** 2 for seat, entrant in enumerate(order))

        return min(permutations(in_order), key=cost)
