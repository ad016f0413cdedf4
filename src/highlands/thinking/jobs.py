"""What can be asked of a worker process: plain messages, which carry observations and never a running game's state."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec

from highlands.bots.bot import Start
from highlands.bots.hints import Hint
from highlands.bots.levels import LEVELS
from highlands.engine.chance import Seed
from highlands.engine.state import State, state_from_bytes
from highlands.games import game_spec
from highlands.play.game import Game, deal
from highlands.review import Evaluation, Review
from highlands.spec.game_spec import Outcome
from highlands.spec.observation import Observation


class Observed(msgspec.Struct, frozen=True, gc=False):
    """An observation as bytes."""

    game: str
    state: bytes
    seat: int
    ply: int

    @classmethod
    def of(cls, observation: Observation) -> Observed:
        """Take an observation; ValueError if it holds what its seat may not know."""
        if observation.state.observer != observation.seat:
            raise ValueError("only what a seat observes itself may be asked about")
        return cls(observation.spec.name, bytes(observation.state.data), observation.seat, observation.ply)

    def observation(self) -> Observation:
        """The observation again."""
        spec = game_spec(self.game)
        return Observation(spec, state_from_bytes(self.state, spec.state_dtype), self.seat, self.ply)


Decisions = list[tuple[Observed, int]]
"""The decisions of a finished game: what the player could know, and the action taken."""


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that is over, from its seed and its moves: that is no secret any more."""

    game: str
    options: str
    seed: str
    moves: list[str]
    headers: dict[str, str]
    outcome: Outcome
    """How it came out, also if it was broken off."""

    @classmethod
    def of(cls, game: Game[State], outcome: Outcome) -> FinishedGame:
        """Take a game that began with a deal."""
        assert game.seed is not None
        assert game.options is not None
        moves = [move.text for move in game.moves]
        options = game.spec.write_options(game.options)
        return cls(game.spec.name, options, game.seed.hex(), moves, dict(game.headers), outcome)

    def replayed(self) -> Game[Any]:
        """The game again."""
        spec = game_spec(self.game)
        game = deal(spec, spec.read_options(self.options), Seed.of(self.seed))
        for move in self.moves:
            game.play(move)
        game.headers = dict(self.headers)
        return game


class _Job(msgspec.Struct, frozen=True, tag_field="job"):
    """A job; what it leads to is decoded as its `result`."""

    result: ClassVar[Any]

    @property
    def is_quick(self) -> bool:
        """Whether it takes a millisecond or so: such a job never waits for others."""
        return False


class ChooseMove(_Job, frozen=True, tag="move"):
    """The move of a bot."""

    level: str
    start: Start
    observed: Observed
    result: ClassVar[Any] = str

    @property
    def is_quick(self) -> bool:
        """A level that does not search looks at each move once."""
        return LEVELS[self.level].iterations == 0


class FindHints(_Job, frozen=True, tag="hints"):
    """The best moves for a player."""

    observed: Observed
    seconds: float
    result: ClassVar[Any] = list[Hint]


class ListDecisions(_Job, frozen=True, tag="decisions"):
    """The decisions of a game to review."""

    game: FinishedGame
    result: ClassVar[Any] = Decisions


class AnalyseDecision(_Job, frozen=True, tag="analysis"):
    """The evaluation of one decision."""

    observed: Observed
    action: int
    iterations: Annotated[int, msgspec.Meta(ge=1)]
    result: ClassVar[Any] = Evaluation


class ComposeReview(_Job, frozen=True, tag="review"):
    """The review of a game whose decisions are all evaluated."""

    game: FinishedGame
    evaluations: dict[int, Evaluation]
    """By ply."""
    result: ClassVar[Any] = Review


Job = ChooseMove | FindHints | ListDecisions | AnalyseDecision | ComposeReview


class Request(msgspec.Struct, frozen=True):
    """A job on its way to a worker."""

    number: int
    job: Job


class Response(msgspec.Struct, frozen=True):
    """What came of a job. A worker's first response, numbered `READY`, says that it can work."""

    number: int
    result: bytes = b""
    """In msgpack."""
    error: str | None = None
    """The traceback of a job that failed."""
    seconds: float = 0.0
    """Of a core's time."""
    memory: int = 0
    """The most bytes that the worker has held so far."""


READY = -1

encode = msgspec.msgpack.Encoder().encode
LENGTH_BYTES = 4
"""A message is preceded by its length."""


def frame(message: Request | Response) -> bytes:
    """A message as it is sent."""
    encoded = encode(message)
    return len(encoded).to_bytes(LENGTH_BYTES, "little") + encoded
