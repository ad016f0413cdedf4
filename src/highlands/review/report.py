"""What a review says: typed, and as JSON for whoever draws it.

All chances are of winning, from 0 to 1, and of a shared victory a part. Seats are numbered from 0.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from highlands.i18n import Message

VERSION = 1
"""Of the JSON; it changes when a field changes its meaning or goes."""

Grade = Literal["best", "good", "slip", "mistake", "blunder"]
"""From the best move, or one as good, down to one that may well have cost the game."""


class Alternative(msgspec.Struct, frozen=True):
    """A move that was worth thinking of."""

    move: str
    chance: float
    """Of the player with this move."""
    reason: Message
    """What speaks for it."""


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """What is thought of a decision, by what its player could know then and nothing else."""

    chances: list[float]
    """Of each seat before it, as its player sees them."""
    best: float
    """The player's chance with the best move."""
    played: float
    """The player's chance with the move that was made."""
    loss: float
    """What the move has cost: `best - played`, 0 for the best move."""
    grade: Grade
    turning_point: bool
    """Whether it is among the few decisions of the game that cost most."""
    alternatives: list[Alternative]
    """The best few moves, the best first; the one that was made may be among them."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A move of the game."""

    ply: int
    """How many moves were made before it."""
    round: int
    turn: int
    """The number of the turn, as the record counts them."""
    place: int
    """Which move of the turn it is, from 1."""
    seat: int
    move: str
    judgement: Judgement | None
    """None where there was nothing to choose."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat has played."""

    seat: int
    decisions: int
    """How many had a choice."""
    best_share: float
    """Which part of them was the best move, or one as good; 0 without decisions."""
    average_loss: float
    slips: int
    mistakes: int
    blunders: int


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, judged."""

    version: int = VERSION
    game: str
    """As `highlands.new` takes it."""
    options: str
    """As in the record; nothing where the game began from a position."""
    players: list[str]
    """The name of each seat: that of the record, else its letter."""
    decisions: list[Decision]
    """All moves in their order, those without a choice as well."""
    points: list[int]
    """The result: of each seat."""
    chances: list[float]
    """The result as chances: 1 for the winner, 0 for the others, of a draw or a shared victory a part."""
    summaries: list[Summary]

    @property
    def turning_points(self) -> list[Decision]:
        """The decisions that turned the game, in their order."""
        return [made for made in self.decisions if made.judgement is not None and made.judgement.turning_point]


def to_json(review: Review) -> bytes:
    """A review as JSON; reasons are messages, to be worded in the reader's language."""
    return msgspec.json.format(msgspec.json.encode(review), indent=1)


def from_json(text: bytes | str) -> Review:
    """The review of a JSON."""
    review = msgspec.json.decode(text, type=Review)
    for made in review.decisions:
        for alternative in made.judgement.alternatives if made.judgement else ():
            alternative.reason.args.update(_with_messages(alternative.reason.args))
    return review


def _with_messages(value: Any) -> Any:
    """The values of a message, with the messages among them made messages again."""
    if isinstance(value, list):
        return [_with_messages(part) for part in value]
    if not isinstance(value, dict):
        return value
    parts = {name: _with_messages(part) for name, part in value.items()}
    return Message(**parts) if parts.keys() == {"id", "args"} else parts
