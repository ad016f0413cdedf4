"""A pool whose workers are on all machines of a Ray cluster.

Each player has one processor of the cluster and is given one shard at a time: some games, whose results come back as
they end. The games of a player that dies, because its machine did, go to others; none is counted twice, since a
player's results are taken only until its death is known. New machines of the cluster join in.
"""

from __future__ import annotations

import logging
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from highlands.arena.contest import Contest
from highlands.arena.game_runner import GameResult, PlayGame
from highlands.arena.pools.shard_player import Readiness, ShardPlayer, ShardReport, encode_shard
from highlands.arena.schedule import Pairing
from highlands.errors import HighlandsError
from highlands.i18n import Message, message

SHARD_SECONDS = 2.0
"""How long a shard should take: long beside the milliseconds of handing it out, short beside a contest, at whose end
players wait for the last one."""
GROWTH = 4
"""A shard has at most so many times the games of the one before: the first games of a player say little."""
LARGEST_SHARD = 4096

POLL_INTERVAL = 1.0
RECOUNT_INTERVAL = 5.0
"""Seconds between two counts of the cluster's processors."""

ATTEMPTS = 3
"""How often a game is started whose player dies. A bot can't easily bring a player down, but it might a machine."""
STILLBORN = 3
"""How many players in a row may die before they are ready."""


class ClusterError(HighlandsError):
    """A cluster that can't be reached, or can't play."""


class Player:
    """A shard player on some machine, as the pool sees it."""

    def __init__(self, actor: Any) -> None:
        """Take the Ray actor, which may still wait for a processor."""
        self.actor = actor
        self.machine = ""
        self.shard: dict[int, Pairing] = {}
        """The games that it has been given and not yet reported, in their order."""
        self.awaited: Any = actor.prepare.remote()
        """What comes next from it: whether it is ready, or a report; None while it has nothing to do."""
        self._given = 0
        self._next_size = 1
        self._begun = 0.0

    def assign(self, pairings: list[Pairing]) -> None:
        """Send it a shard."""
        self.shard = {pairing.number: pairing for pairing in pairings}
        self._given, self._begun = len(pairings), time.monotonic()
        self.awaited = self.actor.play.options(num_returns="streaming").remote(encode_shard(pairings))

    def finish(self) -> None:
        """Note that its shard is done, which says how large the next should be."""
        seconds = max(time.monotonic() - self._begun, 1e-3)
        fitting = int(self._given * SHARD_SECONDS / seconds)
        self._next_size = max(1, min(fitting, GROWTH * self._given, LARGEST_SHARD))
        self.awaited = None

    def take(self, queue: deque[Pairing], coming: Iterator[Pairing]) -> list[Pairing]:
        """The games of its next shard: those that were left over first."""
        shard: list[Pairing] = []
        while len(shard) < self._next_size:
            pairing = queue.popleft() if queue else next(coming, None)
            if pairing is None:
                break
            shard.append(pairing)
        return shard


class RayPool:
    """Players on a Ray cluster, for one contest."""

    def __init__(
        self,
        ray: Any,
        contest: Contest,
        play_game: PlayGame,
        address: str,
        *,
        workers: int,
        tell: Callable[[Message], None],
    ) -> None:
        """Take Ray, the cluster's address, and the number of players; 0 is one for every processor of the cluster."""
        self._ray = ray
        self._contest = contest
        self._play_game = play_game
        self._address = address
        self._workers = workers
        self._tell = tell
        self._players: list[Player] = []
        self._deaths: Counter[int] = Counter()
        self._stillborn = 0
        self._wanted = 0
        self._recount_due = 0.0
        self._connected = False

    def __enter__(self) -> Self:
        if self._ray.is_initialized():  # by the program that calls us, which then chose the cluster
            return self
        try:
            if self._address.startswith("ray://"):
                raise ValueError("Ray's client protocol can't stream results; start the command on one of its machines")
            # What bots print on other machines must not mix with the report.
            self._ray.init(address=self._address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, RuntimeError, ValueError, self._ray.exceptions.RayError) as error:
            reason = str(error).strip().partition("\n")[0]
            raise ClusterError(message("arena-cluster-unreachable", address=self._address, reason=reason)) from None
        self._connected = True
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for player in self._players:
            self._ray.kill(player.actor)
        self._players.clear()
        if self._connected:
            self._ray.shutdown()

    def play(self, pairings: Iterable[Pairing]) -> Generator[GameResult]:
        """Play games, and yield their results as they end. Pairings are taken only for a player that is free."""
        coming = iter(pairings)
        queue: deque[Pairing] = deque()
        while True:
            if not queue and (pairing := next(coming, None)) is not None:
                queue.append(pairing)
            if queue:
                self._start_players()
                self._assign(queue, coming)
            elif not any(player.shard for player in self._players):
                return
            for player in self._ready():
                yield from self._collect(player, queue)

    def _start_players(self) -> None:
        """Start players until there are as many as wanted; Ray starts each as soon as a processor is free."""
        if (now := time.monotonic()) >= self._recount_due:
            self._wanted = self._workers or max(1, int(self._ray.cluster_resources().get("CPU", 0)))
            self._recount_due = now + RECOUNT_INTERVAL
        actor = self._ray.remote(ShardPlayer).options(num_cpus=1, max_restarts=0, scheduling_strategy="SPREAD")
        while len(self._players) < self._wanted:
            self._players.append(Player(actor.remote(self._contest, self._play_game, str(Path.cwd()))))

    def _assign(self, queue: deque[Pairing], coming: Iterator[Pairing]) -> None:
        """Give every free player a shard."""
        for player in self._players:
            if player.awaited is None and (shard := player.take(queue, coming)):
                player.assign(shard)

    def _ready(self) -> list[Player]:
        """Players of whom there is something to collect; waits for the first of them, up to `POLL_INTERVAL`."""
        awaited = {player.awaited: player for player in self._players if player.awaited is not None}
        ready, _ = self._ray.wait(list(awaited), timeout=POLL_INTERVAL)
        return [awaited[one] for one in ready]

    def _collect(self, player: Player, queue: deque[Pairing]) -> Iterator[GameResult]:
        """What a player has to say; if it has died, its games go back into the queue."""
        exceptions = self._ray.exceptions
        try:
            if not player.machine:
                self._admit(player, msgspec.msgpack.decode(self._ray.get(player.awaited), type=Readiness))
                return
            content = self._ray.get(next(player.awaited))
        except StopIteration:
            player.finish()
            return
        except exceptions.RayError as error:
            self._bury(player, queue, error)
            return
        report = msgspec.msgpack.decode(content, type=ShardReport)
        for played in report.played:
            del player.shard[played.number]
            yield played
        if report.obstacle is not None:
            raise ClusterError(message("arena-cluster-unfit", machine=player.machine, reason=report.obstacle))

    def _admit(self, player: Player, readiness: Readiness) -> None:
        """Let a player begin, or refuse to play with it."""
        if readiness.obstacle is not None:
            raise ClusterError(message("arena-cluster-unfit", machine=readiness.machine, reason=readiness.obstacle))
        player.machine, player.awaited = readiness.machine, None
        self._stillborn = 0

    def _bury(self, player: Player, queue: deque[Pairing], error: Exception) -> None:
        """Put the games of a player that has died back into the queue."""
        self._players.remove(player)
        # If it only could not be reached, it must not go on beside its successor.
        self._ray.kill(player.actor)
        reason = str(error).strip().partition("\n")[0]
        if not player.machine:
            self._stillborn += 1
            if self._stillborn >= STILLBORN:
                raise ClusterError(message("arena-cluster-stillborn", reason=str(error).strip()))
            return
        self._tell(message("arena-cluster-lost", machine=player.machine, games=len(player.shard), reason=reason))
        queue.extendleft(reversed(player.shard.values()))
        if player.shard:
            current = next(iter(player.shard))
            self._deaths[current] += 1
            if self._deaths[current] >= ATTEMPTS:
                raise ClusterError(message("arena-cluster-deadly", game=current, times=ATTEMPTS, reason=reason))
