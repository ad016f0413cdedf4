"""The shard player: what a machine of a cluster does, here in the test's own process and without Ray."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
import pytest

from highlands.arena import Contest, Match
from highlands.arena.game_runner import GameResult, play
from highlands.arena.merging import timeless
from highlands.arena.pools import shard_player
from highlands.arena.pools.shard_player import Readiness, ShardPlayer, ShardReport, encode_shard
from highlands.arena.schedule import Pairing
from highlands.bots.registry import bot_factory
from tests.arena.helpers import contest
from tests.terminal.player import run, words


@pytest.fixture
def players() -> Iterator[list[ShardPlayer]]:
    """Players that are closed in the end."""
    made: list[ShardPlayer] = []
    yield made
    for player in made:
        player.close()
    assert multiprocessing.active_children() == []


def make(players: list[ShardPlayer], terms: Contest) -> ShardPlayer:
    """A player of a contest."""
    players.append(ShardPlayer(terms, partial(play, keep_record=False), str(Path.cwd())))
    return players[-1]


def reports(player: ShardPlayer, shard: Sequence[Pairing]) -> list[ShardReport]:
    """All that it reports of a shard."""
    return [msgspec.msgpack.decode(report, type=ShardReport) for report in player.play(encode_shard(shard))]


def games(found: list[ShardReport]) -> list[GameResult]:
    return [timeless(game) for report in found for game in report.played]


def test_shards_of_any_size_give_the_games_of_their_pairings(
    players: list[ShardPlayer], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(shard_player, "REPORT_INTERVAL", 0.0)
    terms = contest("random", "last")
    player = make(players, terms)
    assert msgspec.msgpack.decode(player.prepare(), type=Readiness).obstacle is None
    pairings = list(Match(terms, 12).remaining)
    shards = [pairings[:1], pairings[1:8], pairings[8:]]
    found = [report for shard in shards for report in reports(player, shard)]
    assert len(found) == 12
    assert len(multiprocessing.active_children()) == 1
    factories = [bot_factory(bot) for bot in terms.bots]
    assert games(found) == [timeless(play(terms, factories, pairing, lambda *_: None)) for pairing in pairings]


@pytest.mark.long
def test_a_bot_that_harms_its_process_costs_its_game_and_is_named(players: list[ShardPlayer]):
    terms = contest("first", "dying", "hanging", seconds=0.2)
    found = games(reports(make(players, terms), list(Match(terms, 6).remaining)))
    assert sorted(game.number for game in found) == [1, 2, 3, 4, 5, 6]
    faults = {(game.seating[game.forfeit.seat], game.forfeit.report.kind) for game in found if game.forfeit}
    assert faults == {(1, "unreachable"), (2, "timeout")}


@pytest.mark.parametrize(
    ("terms", "says"),
    [
        (msgspec.structs.replace(contest("first", "last"), highlands="0.0.1"), "the contest is of 0.0.1"),
        (msgspec.structs.replace(contest("first", "last"), bots=("random", "missing.py:choose")), "missing.py"),
    ],
)
def test_a_machine_that_cannot_play_the_contest_says_why(players: list[ShardPlayer], terms: Contest, says: str):
    readiness = msgspec.msgpack.decode(make(players, terms).prepare(), type=Readiness)
    assert readiness.obstacle is not None
    assert says in readiness.obstacle


@pytest.mark.parametrize("command", [["arena", "random", "random"], ["selfplay", "--out", "x.parquet"]])
def test_without_ray_a_cluster_is_refused_and_the_extra_named(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "ray", None)
    shown = run(*command, "--cluster", "auto")
    assert shown.exit_code == 2
    assert "pip install 'highlands[cluster]'" in words(shown.stderr)
    assert list(tmp_path.iterdir()) == []
