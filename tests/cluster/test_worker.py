"""What a machine of a cluster does, here in the test's own process and without Ray."""

from __future__ import annotations

import multiprocessing
import pickle
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
import pytest

from highlands import __version__
from highlands.arena import Contest, Match
from highlands.arena.game_runner import GameResult, play
from highlands.arena.merging import timeless
from highlands.arena.pools.cluster_games import GamePerformer, piece_of
from highlands.arena.schedule import Pairing
from highlands.bots.registry import bot_factory
from highlands.cluster import worker
from highlands.cluster.worker import Readiness, ShardReport, ShardWorker, encode_shard
from highlands.review import review
from highlands.review.analysis import Terms, compose_review, decision_points
from highlands.review.cluster_review import DecisionPerformer
from highlands.review.cluster_review import piece_of as piece_of_point
from highlands.review.report import Evaluation, with_messages
from tests.arena.helpers import contest
from tests.review.games import last_round
from tests.terminal.player import run, words


@pytest.fixture
def workers() -> Iterator[list[ShardWorker]]:
    """Workers that are closed in the end."""
    made: list[ShardWorker] = []
    yield made
    for each in made:
        each.close()
    assert multiprocessing.active_children() == []


def make(workers: list[ShardWorker], terms: Contest, version: str = __version__) -> ShardWorker:
    """A worker that plays games of a contest."""
    performer = GamePerformer(terms, partial(play, keep_record=False))
    # It comes to every machine as a pickle.
    workers.append(ShardWorker(pickle.loads(pickle.dumps(performer)), version, str(Path.cwd())))
    return workers[-1]


def reports(player: ShardWorker, shard: Sequence[Pairing]) -> list[ShardReport]:
    """All that it reports of a shard."""
    content = encode_shard([piece_of(pairing) for pairing in shard])
    return [msgspec.msgpack.decode(report, type=ShardReport) for report in player.work(content)]


def games(found: list[ShardReport]) -> list[GameResult]:
    pieces = [piece for report in found for piece in report.done]
    return [timeless(msgspec.msgpack.decode(piece.content, type=GameResult)) for piece in pieces]


@pytest.mark.long
@pytest.mark.ci
def test_shards_of_any_size_give_the_games_of_their_pairings(
    workers: list[ShardWorker], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(worker, "REPORT_INTERVAL", 0.0)
    terms = contest("random", "last")
    player = make(workers, terms)
    assert msgspec.msgpack.decode(player.prepare(), type=Readiness).obstacle is None
    pairings = list(Match(terms, 12).remaining)
    shards = [pairings[:1], pairings[1:8], pairings[8:]]
    found = [report for shard in shards for report in reports(player, shard)]
    assert len(found) == 12
    assert len(multiprocessing.active_children()) == 1
    factories = [bot_factory(bot) for bot in terms.bots]
    assert games(found) == [timeless(play(terms, factories, pairing, lambda *_: None)) for pairing in pairings]


@pytest.mark.long
def test_a_bot_that_harms_its_process_costs_its_game_and_is_named(workers: list[ShardWorker]):
    terms = contest("first", "dying", "hanging", seconds=0.2)
    found = games(reports(make(workers, terms), list(Match(terms, 6).remaining)))
    assert sorted(game.number for game in found) == [1, 2, 3, 4, 5, 6]
    faults = {(game.seating[game.forfeit.seat], game.forfeit.report.kind) for game in found if game.forfeit}
    assert faults == {(1, "unreachable"), (2, "timeout")}


@pytest.mark.parametrize(
    ("terms", "version", "says"),
    [
        (contest("first", "last"), "0.0.1", "the work is of 0.0.1"),
        (msgspec.structs.replace(contest("first", "last"), bots=("random", "missing.py:choose")), None, "missing.py"),
    ],
)
def test_a_machine_that_cannot_play_the_contest_says_why(
    workers: list[ShardWorker], terms: Contest, version: str | None, says: str
):
    readiness = msgspec.msgpack.decode(make(workers, terms, version or __version__).prepare(), type=Readiness)
    assert readiness.obstacle is not None
    assert says in readiness.obstacle


def test_decisions_are_analysed_as_in_a_review_here():
    game = last_round()
    expected = review(game, iterations=100)
    performer = pickle.loads(pickle.dumps(DecisionPerformer(Terms(game.spec.name, 100, None))))
    performer.prepare()
    pieces = performer.perform([piece_of_point(point) for point in decision_points(game)])
    found = {piece.number: with_messages(msgspec.msgpack.decode(piece.content, type=Evaluation)) for piece in pieces}
    assert game.outcome is not None
    assert compose_review(game, game.outcome, found) == expected


@pytest.mark.parametrize(
    ("command", "code"),
    [(["arena", "random", "random"], 2), (["selfplay", "--out", "x.parquet"], 2), (["review", "game.txt"], 1)],
)
def test_without_ray_a_cluster_is_refused_and_the_extra_named(
    command: list[str], code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "ray", None)
    shown = run(*command, "--cluster", "auto")
    assert shown.exit_code == code
    assert "pip install 'highlands[cluster]'" in words(shown.stderr)
    assert list(tmp_path.iterdir()) == []
