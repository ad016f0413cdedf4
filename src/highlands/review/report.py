"""The data types of a review, and their JSON.

All chances are of winning, from 0 to 1; a shared victory counts in part. Seats are numbered from 0.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from highlands.i18n import Message

VERSION = 1
"""Of the JSON; it changes when a field changes its meaning or is removed."""

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
"""From the best move, or one as good, down to one that may well have cost the game."""


class Alternative(msgspec.Struct, frozen=True):
    """One of the best moves."""

    move: str
    chance: float
    """The player's chance with this move."""
    reason: Message
    """What speaks for it."""


class Evaluation(msgspec.Struct, frozen=True, kw_only=True):
    """The evaluation of a decision, from what its player could know then."""

    chances: list[float]
    """Each seat's chance before it, from what its player knows."""
    best: float
    """The player's chance with the best move."""
    played: float
    """The player's chance with the move that was made."""
    loss: float
    """`best - played`; 0 for the best move."""
    grade: Grade
    turning_point: bool
    """Whether it is among the few decisions of the game that lost most."""
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
    evaluation: Evaluation | None
    """None for a forced move."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat has played."""

    seat: int
    decisions: int
    """How many were not forced."""
    best_share: float
    """The part of them that was graded best; 0 without decisions."""
    average_loss: float
    inaccuracies: int
    mistakes: int
    blunders: int


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of a finished game."""

    version: int = VERSION
    game: str
    """As `highlands.new` takes it."""
    options: str
    """As in the record; empty where the game began from a position."""
    players: list[str]
    """The name of each seat: that of the record, else its letter."""
    decisions: list[Decision]
    """All moves in their order, forced ones as well."""
    points: list[int]
    """The result: of each seat."""
    chances: list[float]
    """The result as chances: 1 for the winner, 0 for the others, a part for a draw or a shared victory."""
    summaries: list[Summary]

    @property
    def turning_points(self) -> list[Decision]:
        """The decisions that turned the game, in their order."""
        return [each for each in self.decisions if each.evaluation is not None and each.evaluation.turning_point]


def to_json(review: Review) -> bytes:
    """A review as JSON; reasons are messages, to be formatted in the reader's language."""
    return msgspec.json.format(msgspec.json.encode(review), indent=1)


def from_json(text: bytes | str) -> Review:
    """A review from its JSON."""
    review = msgspec.json.decode(text, type=Review)
    for decision in review.decisions:
        if decision.evaluation is not None:
            with_messages(decision.evaluation)
    return review


def with_messages(evaluation: Evaluation) -> Evaluation:
    """An evaluation that was decoded, with the messages inside its reasons made messages again."""
    for alternative in evaluation.alternatives:
        alternative.reason.args.update(_messages_in(alternative.reason.args))
    return evaluation


def _messages_in(value: Any) -> Any:
    """The values of a message, with the messages among them made messages again."""
    if isinstance(value, list):
        return [_messages_in(part) for part in value]
    if not isinstance(value, dict):
        return value
    parts = {name: _messages_in(part) for name, part in value.items()}
    return Message(**parts) if parts.keys() == {"id", "args"} else parts
