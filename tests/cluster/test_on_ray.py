"""Work on a real Ray cluster: two nodes on this machine, each with a loopback address of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import highlands
from bench.learning.recording import ClusterRecorder, RecordingPerformer
from bench.learning.training import Settings, Trainer
from highlands.arena import Cluster, Header, Ledger, Match, run
from highlands.arena.ledger import read
from highlands.arena.merging import timeless
from highlands.cluster import ClusterError
from highlands.cluster.pool import ClusterPool
from highlands.i18n import Message
from highlands.lab import selfplay
from highlands.review import from_json, review
from tests.arena.helpers import contest, play_all
from tests.review.games import finish
from tests.terminal.player import run as run_command
from tests.terminal.player import words

# Ray warns of what is its own.
pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("default")]

# Ray replaces 127.0.0.1 by the machine's address in the network; any other loopback address it leaves as it is.
HEAD, OTHER = "127.0.0.2", "127.0.0.3"
GAMES = 60


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A cluster with one node, to which a test may add."""
    pytest.importorskip("ray", reason="needs the extra highlands[cluster]")
    with pytest.MonkeyPatch.context() as patched:
        # Before anything of Ray is started: it would report to its makers.
        patched.setenv("RAY_USAGE_STATS_ENABLED", "0")
        # Ray's processes usually stand back behind all others, and would starve beside other tests.
        patched.setenv("RAY_worker_niceness", "0")
        from ray.cluster_utils import Cluster as Nodes

        head = {"num_cpus": 1, "include_dashboard": False, "node_ip_address": HEAD}
        started = Nodes(initialize_head=True, head_node_args=head)
        yield started
        started.shutdown()


def test_a_node_is_killed_and_every_game_is_there_once_and_as_in_a_local_run(nodes: Any, tmp_path: Path):
    other = nodes.add_node(num_cpus=1, node_ip_address=OTHER)
    terms = contest("random", "slow")
    ledger = Ledger.create(tmp_path / "ray.jsonl", Header(contest=terms, games=GAMES))
    news: list[Message] = []
    killed = False
    latest = 0
    for played in run(Match(terms, GAMES), ledger, cluster=Cluster(nodes.address, news.append)):
        # Out of order: so both nodes play. One player's games end in the order of their numbers.
        if played.number < latest and not killed:
            nodes.remove_node(other, allow_graceful=False)
            killed = True
        latest = max(latest, played.number)
    ledger.close()
    assert killed
    assert [one.id for one in news] == ["cluster-lost"]
    assert len(ledger.path.read_bytes().splitlines()) == 1 + GAMES
    games = sorted(read(ledger.path)[1], key=lambda game: game.number)
    assert [game.number for game in games] == list(range(1, GAMES + 1))
    local = sorted(play_all(Match(terms, GAMES), workers=2), key=lambda game: game.number)
    assert list(map(timeless, games)) == list(map(timeless, local))


def test_what_was_begun_on_a_cluster_is_resumed_here_and_the_other_way_round(nodes: Any, tmp_path: Path):
    terms = contest("random", "last")
    cluster = Cluster(nodes.address)
    ledger = Ledger.create(tmp_path / "x.jsonl", Header(contest=terms, games=12))
    for wanted, where in ((4, cluster), (8, None), (12, cluster)):
        list(run(Match(terms, wanted, read(ledger.path)[1]), ledger, workers=1, cluster=where))
    ledger.close()
    games = sorted(read(ledger.path)[1], key=lambda game: game.number)
    assert len(ledger.path.read_bytes().splitlines()) == 1 + 12
    assert list(map(timeless, games)) == list(map(timeless, play_all(Match(terms, 12))))


def test_a_bot_that_harms_its_process_costs_its_game_and_is_named(nodes: Any):
    games = play_all(Match(contest("first", "dying", "hanging", seconds=0.2), 6), cluster=Cluster(nodes.address))
    assert sorted(game.number for game in games) == [1, 2, 3, 4, 5, 6]
    faults = {(game.seating[game.forfeit.seat], game.forfeit.report.kind) for game in games if game.forfeit}
    assert faults == {(1, "unreachable"), (2, "timeout")}


def test_selfplay_makes_the_same_games(nodes: Any, tmp_path: Path):
    series = selfplay.new_series("verraeter", "clansman", 300, seed="7", players=3)
    made = []
    for name, cluster in (("ray", Cluster(nodes.address)), ("local", None)):
        ledger = Ledger.create(tmp_path / name, series)
        made.append({game.number: game.actions for game in selfplay.run(series, ledger, workers=1, cluster=cluster)})
        ledger.close()
    assert made[0] == made[1]
    assert sorted(made[0]) == list(range(1, 301))


def test_a_node_is_killed_and_the_review_is_that_of_a_local_run(nodes: Any):
    other = nodes.add_node(num_cpus=1, node_ip_address=OTHER)
    game = finish(highlands.new("schotten-totten", seed=3))
    news: list[Message] = []
    killed = False

    def kill(done: int, total: int) -> None:
        nonlocal killed
        if done > total // 4 and not killed:
            nodes.remove_node(other, allow_graceful=False)
            killed = True

    found = review(game, iterations=3000, cluster=Cluster(nodes.address, news.append), progress=kill)
    assert killed
    assert [(one.id, one.args["kind"]) for one in news] == [("cluster-lost", "decision")]
    assert found == review(game, iterations=3000)


def test_the_command_reviews_on_a_cluster(nodes: Any, tmp_path: Path):
    game = finish(highlands.new("verraeter", players=3, seed=3))
    (tmp_path / "game.txt").write_text(game.full_record(), encoding="utf-8")
    made = []
    for where in (["--cluster", nodes.address], []):
        shown = run_command("review", str(tmp_path / "game.txt"), "--iterations", "200", "--json", "-", *where)
        assert shown.exit_code == 0, shown.output
        made.append(from_json(shown.stdout))
    assert made[0] == made[1]
    shown = run_command("review", str(tmp_path / "game.txt"), "--cluster", "ray://nowhere:1")
    assert shown.exit_code == 1
    assert "ray://nowhere:1” can’t be reached" in words(shown.stderr)


def test_training_gives_the_same_networks(nodes: Any):
    settings = Settings(iterations=1, decisions=2400, critic_first=1, batch=256, epochs=1)
    here = Trainer(7, settings)
    with ClusterPool(RecordingPerformer(False), Cluster(nodes.address), workers=1, shard_seconds=0.0) as pool:
        there = Trainer(7, settings, record=ClusterRecorder(pool))
        reports = [(here.iterate(), there.iterate()) for _ in range(2)]
    assert all(one == other and one.games > 20 for one, other in reports)
    for weights, others in ((here.policy, there.policy), (here.critic, there.critic)):
        assert all(np.array_equal(one, other) for one, other in zip(weights, others, strict=True))
    assert np.abs(here.policy.output).max() > 0.0


def test_a_machine_without_the_bot_is_refused_by_name(nodes: Any):
    with pytest.raises(ClusterError, match=r"A machine of the cluster \(.+\) can’t take part: .*vanished"):
        play_all(Match(contest("vanished", "first"), 2), cluster=Cluster(nodes.address))


def test_a_cluster_that_is_not_there_is_an_error(nodes: Any):
    with pytest.raises(ClusterError, match="ray://nowhere:1"):
        play_all(Match(contest("first", "last"), 2), cluster=Cluster("ray://nowhere:1"))
