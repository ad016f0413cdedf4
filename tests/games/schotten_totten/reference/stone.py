"""A stone as the rules page describes it, part of the reference game."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.schotten_totten.reference.proof import may_claim


@dataclass
class Stone:
    """One stone: the cards on its two sides, its combat modes, and who has claimed it."""

    sides: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    completed: list[int | None] = field(default_factory=lambda: [None, None])
    """When each side was last completed, None while it is not complete (ST-4)."""
    blind: bool = False
    mud: bool = False
    owner: int | None = None

    @property
    def size(self) -> int:
        """How many cards each side takes now."""
        return 4 if self.mud else 3

    def has_room(self, seat: int) -> bool:
        """Whether a card can be put on this side."""
        return self.owner is None and len(self.sides[seat]) < self.size

    def put(self, seat: int, card: str, moment: int) -> None:
        """Put a card on a side, which may complete it."""
        self.sides[seat].append(card)
        if len(self.sides[seat]) == self.size:
            self.completed[seat] = moment

    def take(self, seat: int, card: str) -> None:
        """Take a card from a side, which leaves it incomplete."""
        self.sides[seat].remove(card)
        self.completed[seat] = None

    def lay_mode(self, mode: str) -> None:
        """Lay a combat mode on the stone; with Mud Fight no side is complete any more, as none holds 4 cards yet."""
        if mode == "mud":
            self.mud = True
            self.completed = [None, None]
        else:
            self.blind = True

    def completed_first(self, seat: int) -> bool:
        """Whether this side was completed before the other; both must be complete to ask."""
        own, other = self.completed[seat], self.completed[1 - seat]
        return own is not None and other is not None and own < other

    def claimable(self, seat: int, unseen: list[str]) -> bool:
        """Whether a seat could claim the stone while these clan cards may still come."""
        own, other = self.sides[seat], self.sides[1 - seat]
        first = self.completed_first(seat)
        return self.owner is None and may_claim(own, other, first, unseen, self.size, self.blind)
