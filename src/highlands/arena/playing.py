"""One game of a contest, from the deal to its result. What a bot does wrong costs that bot this game, and no more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec
import numpy as np

from highlands.arena.contest import Contest
from highlands.arena.pairing import Fixture, Seating
from highlands.bots.bot import Bot, Maker, Start
from highlands.bots.referee import MAKING, Fault, FaultReport, ask, dismiss, sit_down
from highlands.engine.chance import Seed
from highlands.engine.state import State
from highlands.games import game_spec
from highlands.play.game import Game, deal
from highlands.spec.observation import Observation
from highlands.spec.options import SEAT_LETTERS

Watcher = Callable[[int, Observation, float], None]
"""Is told which seat is about to be asked, what it has before its eyes, and the seconds it has beside its limit."""


ACTION = np.dtype("<i2")
"""How the number of a move is kept."""


class Thought(msgspec.Struct):
    """How much a seat has thought in a game."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


class Lapse(msgspec.Struct, frozen=True):
    """What a bot did wrong, and on which seat."""

    seat: int
    report: FaultReport


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """How a game went."""

    number: int
    deal: int
    seating: Seating
    winners: list[int]
    """The seats that won."""
    points: list[int]
    """Empty for a game that a fault ended."""
    returns: list[float]
    moves: int
    thoughts: list[Thought]
    """By seats."""
    lapse: Lapse | None = None
    record: str | None = None
    actions: bytes | msgspec.UnsetType = msgspec.UNSET
    """The numbers of all moves, where they are kept: `ACTION` each."""

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory, all together 1: a draw is half of it for each."""
        return [(result + 1) / 2 for result in self.returns]


Playing = Callable[[Contest, Sequence[Maker], Fixture, Watcher], Played]
"""A way to play one game."""


def play(
    contest: Contest,
    makers: Sequence[Maker],
    fixture: Fixture,
    watcher: Watcher,
    *,
    keep_record: bool = False,
    keep_actions: bool = False,
) -> Played:
    """Play one game."""
    spec = game_spec(contest.game)
    game = deal(spec, spec.read_options(contest.options), Seed.of(fixture.seed))
    game.headers["players"] = " | ".join(contest.names[bot] for bot in fixture.seating)
    bots: list[Bot] = []
    thoughts = [Thought() for _ in fixture.seating]
    lapse = None
    try:
        for seat, sitting in enumerate(fixture.seating):
            watcher(seat, game.observation(seat), MAKING)
            bots.append(sit_down(makers[sitting], start(contest, seat, fixture.seed)))
        _play_out(game, bots, contest.seconds, thoughts, watcher)
    except Fault as fault:
        # Who did it is who was asked last: the next one to sit down, or else the one to move.
        seat = len(bots) if len(bots) < game.seats else _mover(game)
        position = fault.report.position or game.position(seat)
        lapse = Lapse(seat, msgspec.structs.replace(fault.report, position=position))
        game.headers["note"] = f"{SEAT_LETTERS[seat]} loses by a fault: {lapse.report.kind}"
    finally:
        for bot in bots:
            dismiss(bot, game.outcome.points if game.outcome else None)
    played = result(fixture, game, thoughts, lapse, keep_record=keep_record)
    return msgspec.structs.replace(played, actions=kept(move.action for move in game.moves)) if keep_actions else played


def kept(actions: Iterable[int]) -> bytes:
    """Moves as they are kept."""
    return np.fromiter(actions, ACTION).tobytes()


def start(contest: Contest, seat: int, shuffle: str) -> Start:
    """What a bot is told when it sits down. Its dice are the same whenever this shuffle is played."""
    return Start(
        game=contest.game,
        options=contest.options,
        seats=contest.seats,
        seat=seat,
        # Not the seed of the shuffle, nor anything it could be found out from.
        seed=Seed.of(f"dice of {seat} for {shuffle}").hex(),
    )


def _mover(game: Game[State]) -> int:
    """The seat to move in a running game."""
    seat = game.to_move
    assert seat is not None
    return seat


def _play_out(
    game: Game[State], bots: Sequence[Bot], seconds: float | None, thoughts: Sequence[Thought], watcher: Watcher
) -> None:
    """Ask and play until the game is over."""
    while (seat := game.to_move) is not None:
        observation = game.observation(seat)
        watcher(seat, observation, 0.0)
        move, taken = ask(bots[seat], observation, seconds)
        thoughts[seat].add(taken)
        game.play(move)


def forfeit(fixture: Fixture, lapse: Lapse) -> Played:
    """A game of which only its end is known: the process it was played in is gone."""
    returns, winners = _lost_by(lapse.seat, len(fixture.seating))
    return Played(
        number=fixture.number,
        deal=fixture.deal,
        seating=fixture.seating,
        winners=winners,
        points=[],
        returns=returns,
        moves=0,
        thoughts=[Thought() for _ in fixture.seating],
        lapse=lapse,
    )


def result(
    fixture: Fixture, game: Game[State], thoughts: list[Thought], lapse: Lapse | None, *, keep_record: bool
) -> Played:
    """How a game went that has ended, by the rules or by a fault."""
    if lapse is None:
        outcome = game.outcome
        assert outcome is not None
        returns, winners, points = outcome.returns, outcome.winners, outcome.points
    else:
        returns, winners = _lost_by(lapse.seat, game.seats)
        points = []
    return Played(
        number=fixture.number,
        deal=fixture.deal,
        seating=fixture.seating,
        winners=winners,
        points=points,
        returns=returns,
        moves=len(game.moves),
        thoughts=thoughts,
        lapse=lapse,
        record=game.record() if keep_record else None,
    )


def _lost_by(loser: int, seats: int) -> tuple[list[float], list[int]]:
    """The returns and the winners where one seat loses by a fault: all others share the victory.

    Who of several would have won, nobody can say; so none of them gains more from it than another.
    """
    winners = [seat for seat in range(seats) if seat != loser]
    return [-1.0 if seat == loser else 2 / len(winners) - 1 for seat in range(seats)], winners
