"""Plays one game of a contest, from the deal to its result. A bot's fault forfeits this game, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec
import numpy as np

from highlands.arena.contest import Contest
from highlands.arena.schedule import Pairing, Seating
from highlands.bots.bot import Bot, BotFactory, Start
from highlands.bots.referee import CREATE_TIMEOUT, Fault, FaultReport, ask, create_bot, release_bot
from highlands.engine.chance import Seed
from highlands.engine.state import State
from highlands.games import game_spec
from highlands.play.game import Game, deal
from highlands.spec.observation import Observation
from highlands.spec.options import SEAT_LETTERS

OnAsk = Callable[[int, Observation, float], None]
"""Called before a bot is asked, with its seat, its observation, and the seconds that it has beyond its time limit."""

ACTION = np.dtype("<i2")
"""How the number of an action is stored."""


class ThinkingTime(msgspec.Struct):
    """How many decisions a seat had in a game, and how long it took for them."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


class Forfeit(msgspec.Struct, frozen=True):
    """A game lost by a fault: on which seat, and what the bot did wrong."""

    seat: int
    report: FaultReport


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
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
    thinking: list[ThinkingTime]
    """By seats."""
    forfeit: Forfeit | None = None
    record: str | None = None
    actions: bytes | msgspec.UnsetType = msgspec.UNSET
    """The actions of all moves, if they are kept: `ACTION` each."""
    searches: bytes | msgspec.UnsetType = msgspec.UNSET
    """What the searches of self-play found, if that is kept."""

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory, 1 in all: a draw is half for each."""
        return [(result + 1) / 2 for result in self.returns]


PlayGame = Callable[[Contest, Sequence[BotFactory], Pairing, OnAsk], GameResult]
"""A way to play one game."""


def play(
    contest: Contest,
    factories: Sequence[BotFactory],
    pairing: Pairing,
    on_ask: OnAsk,
    *,
    keep_record: bool = False,
    keep_actions: bool = False,
) -> GameResult:
    """Play one game."""
    spec = game_spec(contest.game)
    game = deal(spec, spec.read_options(contest.options), Seed.of(pairing.seed))
    game.headers["players"] = " | ".join(contest.names[bot] for bot in pairing.seating)
    bots: list[Bot] = []
    thinking = [ThinkingTime() for _ in pairing.seating]
    forfeit = None
    try:
        for seat, sitting in enumerate(pairing.seating):
            on_ask(seat, game.observation(seat), CREATE_TIMEOUT)
            bots.append(create_bot(factories[sitting], start_of(contest, seat, pairing.seed)))
        _play_out(game, bots, contest.seconds, thinking, on_ask)
    except Fault as fault:
        # At fault is who was asked last: the next one to be created, or else the one to move.
        seat = len(bots) if len(bots) < game.seats else _mover(game)
        position = fault.report.position or game.position(seat)
        forfeit = Forfeit(seat, msgspec.structs.replace(fault.report, position=position))
        game.headers["note"] = f"{SEAT_LETTERS[seat]} loses by a fault: {forfeit.report.kind}"
    finally:
        for bot in bots:
            release_bot(bot, game.outcome.points if game.outcome else None)
    played = result(pairing, game, thinking, forfeit, keep_record=keep_record)
    return (
        msgspec.structs.replace(played, actions=pack_actions(move.action for move in game.moves))
        if keep_actions
        else played
    )


def pack_actions(actions: Iterable[int]) -> bytes:
    """Actions as they are stored."""
    return np.fromiter(actions, ACTION).tobytes()


def start_of(contest: Contest, seat: int, shuffle: str) -> Start:
    """What a bot is told when its game begins. Its seed is the same whenever this shuffle is played."""
    return Start(
        game=contest.game,
        options=contest.options,
        seats=contest.seats,
        seat=seat,
        # A hash, from which the seed of the shuffle can't be found out.
        seed=Seed.of(f"dice of {seat} for {shuffle}").hex(),
    )


def _mover(game: Game[State]) -> int:
    """The seat to move in a running game."""
    seat = game.to_move
    assert seat is not None
    return seat


def _play_out(
    game: Game[State], bots: Sequence[Bot], seconds: float | None, thinking: Sequence[ThinkingTime], on_ask: OnAsk
) -> None:
    """Ask and play until the game is over."""
    while (seat := game.to_move) is not None:
        observation = game.observation(seat)
        on_ask(seat, observation, 0.0)
        move, taken = ask(bots[seat], observation, seconds)
        thinking[seat].add(taken)
        game.play(move)


def forfeited(pairing: Pairing, forfeit: Forfeit) -> GameResult:
    """The result of a game whose process is gone."""
    returns, winners = _lost_by(forfeit.seat, len(pairing.seating))
    return GameResult(
        number=pairing.number,
        deal=pairing.deal,
        seating=pairing.seating,
        winners=winners,
        points=[],
        returns=returns,
        moves=0,
        thinking=[ThinkingTime() for _ in pairing.seating],
        forfeit=forfeit,
    )


def result(
    pairing: Pairing, game: Game[State], thinking: list[ThinkingTime], forfeit: Forfeit | None, *, keep_record: bool
) -> GameResult:
    """The result of a game that has ended, by the rules or by a fault."""
    if forfeit is None:
        outcome = game.outcome
        assert outcome is not None
        returns, winners, points = outcome.returns, outcome.winners, outcome.points
    else:
        returns, winners = _lost_by(forfeit.seat, game.seats)
        points = []
    return GameResult(
        number=pairing.number,
        deal=pairing.deal,
        seating=pairing.seating,
        winners=winners,
        points=points,
        returns=returns,
        moves=len(game.moves),
        thinking=thinking,
        forfeit=forfeit,
        record=game.full_record() if keep_record else None,
    )


def _lost_by(loser: int, seats: int) -> tuple[list[float], list[int]]:
    """The returns and winners where one seat loses by a fault: all others share the victory equally."""
    winners = [seat for seat in range(seats) if seat != loser]
    return [-1.0 if seat == loser else 2 / len(winners) - 1 for seat in range(seats)], winners
