"""Random play beside OpenSpiel: all its card games in qualifying rounds, then the fastest interleaved with ours."""

import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

import msgspec
from rich.progress import Progress

from bench.measure import Bar, Pace, Row, interleave, paced, ratio, row_of
from bench.peers import CARD_GAMES, DEALS, MULTI_PLAYER, Decisions, Peer
from bench.random_play import BASE, FOUR, TACTICS, THREE, RandomPlayer, ThreadedPlayers, Variant
from highlands.engine.cores import cores

QUALIFYING_ROUNDS = 3
"""How often all peers are measured first. The best round ranks them: on a busy machine one says little."""

FINALISTS = 6
"""How many peers, the fastest of all and of those that are no toys, run interleaved with us."""

NO_TOY = 10
"""Decisions in a game from which on it is more than a toy."""

Run = Callable[[int], object]
"""Plays so many games."""


class Comparison(msgspec.Struct, frozen=True):
    """Games per second of us and of all peers; of peers that were no finalists, in the qualifying rounds."""

    what: str
    games: Mapping[str, Sequence[float]]
    peers: Mapping[str, Decisions]
    finalists: Sequence[str]

    def decisions(self, peer: str) -> list[float]:
        """A peer's decisions per second."""
        return [speed * self.peers[peer].mean for speed in self.games[peer]]

    def fastest(self, least_decisions: int = 0) -> str:
        """The finalist with the most decisions per second, among games of so many decisions at least."""
        among = [name for name in self.finalists if self.peers[name].mean >= least_decisions]
        return max(among, key=lambda name: statistics.median(self.decisions(name)))

    def peers_rows(self) -> list[Row]:
        """Every peer's row, the fastest first."""
        rows = [
            row_of(
                f"OpenSpiel {name}: {self.what}",
                "decisions/s",
                self.decisions(name),
                note=f"{counted.mean:.2f} a game ± {counted.relative_error:.1%} of {counted.games}"
                + ("" if name in self.finalists else "; qualifying rounds only"),
            )
            for name, counted in self.peers.items()
        ]
        return sorted(rows, key=lambda row: -row.value)


def games(pace: Pace, progress: Progress) -> list[Row]:
    """Whole random games of Schotten Totten, from the deal to the end, beside all card games."""
    return whole_games([BASE, TACTICS], [BASE], CARD_GAMES, pace, progress)


def multi_player(pace: Pace, progress: Progress) -> list[Row]:
    """Whole random games of Verräter beside the card games for three and more."""
    return whole_games([THREE, FOUR], [THREE, FOUR], MULTI_PLAYER, pace, progress)


def whole_games(
    variants: Sequence[Variant], barred: Sequence[Variant], names: Iterable[str], pace: Pace, progress: Progress
) -> list[Row]:
    """Whole random games of ours, on one core and on all, in turn with peers; the barred ones must be fast enough."""
    peers = peers_of(names)
    players = {
        (variant.name, threads): ThreadedPlayers(variant, threads)
        for variant in variants
        for threads in sorted({1, cores()})
    }
    comparison = compare(
        "whole games",
        peers,
        {name: peer.whole_games for name, peer in peers.items()},
        {label(*key): group.run for key, group in players.items()},
        pace,
        progress,
    )
    rows = [*comparison.peers_rows(), without_python(comparison, peers)]
    bars = {variant.name: Bar("ratio", 1.5) for variant in barred}
    for (name, threads), group in players.items():
        rows += our_rows(comparison, name, threads, group, bars.get(name))
    return rows


def our_rows(
    comparison: Comparison, variant: str, threads: int, players: ThreadedPlayers, bar: Bar | None
) -> list[Row]:
    """Games, decisions and card plays per second; on one core beside the fastest peer."""
    fastest, alone = comparison.fastest(), threads == 1
    name = label(variant, threads)
    speed = comparison.games[name]
    decisions = [each * players.decisions_per_game for each in speed]
    plays = [each * players.plays_per_game for each in speed]
    given = f"the machine gave {players.cores_used:.2f}"
    scaling = f"{ratio(speed, comparison.games[label(variant, 1)]):.2f} × one core"
    rows = [
        row_of(f"{name}: whole games", "games/s", speed, note=given if alone else f"{scaling}; {given}"),
        row_of(
            f"{name}: whole games",
            "decisions/s",
            decisions,
            peer=fastest if alone else None,
            ratio=ratio(decisions, comparison.decisions(fastest)) if alone else None,
            bar=bar if alone else None,
            note=f"{players.decisions_per_game:.1f} a game",
        ),
    ]
    if players.plays:
        rows.append(row_of(f"{name}: whole games", "plays/s", plays, note=f"{players.plays_per_game:.1f} a game"))
    return rows


def rollouts(pace: Pace, progress: Progress) -> list[Row]:
    """Random playouts from dealt positions: what a search would do, and what OpenSpiel can do many of in one call."""
    peers = peers_of(CARD_GAMES)
    peers_runs = {name: run for name, peer in peers.items() if (run := peer.rollouts()) is not None}
    players = {variant.name: RandomPlayer(variant, seed=1) for variant in (BASE, TACTICS)}
    our_runs = {label(name, 1): partial(player.roll_out, player.deal(DEALS)) for name, player in players.items()}
    comparison = compare("rollouts", peers, peers_runs, our_runs, pace, progress)
    fastest, no_toy = comparison.fastest(), comparison.fastest(NO_TOY)
    rows = comparison.peers_rows()
    for name, play in our_runs.items():
        sample = 1000 * DEALS
        decisions_each = play(sample) / sample
        decisions = [each * decisions_each for each in comparison.games[name]]
        rows.append(
            row_of(
                f"{name}: rollouts",
                "decisions/s",
                decisions,
                peer=fastest,
                ratio=ratio(decisions, comparison.decisions(fastest)),
                note=f"{ratio(decisions, comparison.decisions(no_toy)):.2f} × {no_toy}, the fastest that is no toy",
            )
        )
    return rows


def compare(
    what: str,
    peers: Mapping[str, Peer],
    peers_runs: Mapping[str, Run],
    our_runs: Mapping[str, Run],
    pace: Pace,
    progress: Progress,
) -> Comparison:
    """Qualifying rounds of all peers, then the fastest interleaved with us."""
    counted = {
        name: peers[name].count_decisions(games=300, most_games=600, close_enough=0.02)
        for name in progress.track(list(peers_runs), description="counting the peers' decisions")
    }
    qualifying = {name: paced(run, pace.qualifying_slot) for name, run in peers_runs.items()}
    speeds = interleave(qualifying, QUALIFYING_ROUNDS, progress, "qualifying rounds of the peers")
    by_speed = sorted(peers_runs, key=lambda name: -max(speeds[name]) * counted[name].mean)
    no_toys = [name for name in by_speed if counted[name].mean >= NO_TOY]
    finalists = list(dict.fromkeys(by_speed[:FINALISTS] + no_toys[:FINALISTS]))
    for name in finalists:
        counted[name] = peers[name].count_decisions(games=300, most_games=20_000, close_enough=pace.close_enough)
    contestants = {name: paced(peers_runs[name], pace.slot) for name in finalists}
    contestants |= {name: paced(run, pace.slot) for name, run in our_runs.items()}
    speeds |= interleave(contestants, pace.repeats, progress, what)
    return Comparison(what, speeds, counted, finalists)


def without_python(comparison: Comparison, peers: Mapping[str, Peer]) -> Row:
    """The fastest peer if its calls from Python, and the making of each game's state, had cost it nothing."""
    best, value, share = "", 0.0, 0.0
    for name, peer in peers.items():
        overhead = peer.overhead_share()
        net = statistics.median(comparison.decisions(name)) / (1 - overhead)
        if net > value:
            best, value, share = name, net, overhead
    note = f"for comparison only: {share:.0%} of its time, for calls and fresh states, taken off"
    return Row(what=f"OpenSpiel {best}: {comparison.what}, net", unit="decisions/s", value=value, note=note)


def peers_of(names: Iterable[str]) -> dict[str, Peer]:
    """Card games that we compare with."""
    return {name: Peer(name, seed) for seed, name in enumerate(names)}


def label(variant: str, threads: int) -> str:
    """How our own contestants are called."""
    return f"{variant}, {threads} core{'s' * (threads > 1)}"
