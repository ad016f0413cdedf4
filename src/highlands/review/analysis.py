"""Analysis of a game's decisions: each is searched from the player's observation then, never from the full state."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing

import msgspec

from highlands.bots.hints import HINTS, winning_chance
from highlands.bots.search import MoveStats, Search, SearchResult
from highlands.cluster import Cluster
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.cores import cores
from highlands.engine.state import State, new_state
from highlands.errors import NotAllowedError
from highlands.i18n import message
from highlands.play.game import Game
from highlands.play.record import turns
from highlands.review.report import Alternative, Decision, Evaluation, Grade, Review, Summary
from highlands.spec.game_spec import AnyGame, Outcome
from highlands.spec.observation import LegalMoves
from highlands.spec.options import SEAT_LETTERS

ITERATIONS = 10_000
"""Of the search for each decision by default: a usual game takes less than half a minute on two cores."""

GRADES: tuple[tuple[float, Grade], ...] = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"), (0.01, "good"))
"""The least loss of each grade. A decision that lost less is graded best: no search is more precise."""

MOST_TURNING_POINTS = 5
TURNING_LOSS = 0.05
"""The least loss of a turning point."""

FAIR_SHARE = 0.5
"""A move with at least this share of the best move's visits needs no search of its own."""

Progress = Callable[[int, int], None]
"""Called with how many decisions are analysed, and of how many."""


class Terms(msgspec.Struct, frozen=True):
    """The game of a review, and how long each decision is searched."""

    game: str
    iterations: int | None
    seconds: float | None


class DecisionPoint(msgspec.Struct, frozen=True):
    """A decision with more than one legal action: its ply, the player's observation, and the action taken."""

    ply: int
    observed: State
    action: int


def review(
    game: Game[State],
    *,
    outcome: Outcome | None = None,
    iterations: int | None = None,
    seconds: float | None = None,
    workers: int = 0,
    cluster: Cluster | None = None,
    progress: Progress | None = None,
) -> Review:
    """Analyse every decision of a finished game. `outcome` says how one ended that was broken off.

    Each is searched for so many iterations or seconds, whichever ends first. With iterations alone, as by default, the
    same game always has the same review, wherever it is made. Without a number of workers there is one per core, of
    this machine or of the cluster.
    """
    if (outcome := game.outcome or outcome) is None:
        raise NotAllowedError(message("review-running"))
    if iterations is None and seconds is None:
        iterations = ITERATIONS
    terms = Terms(game.spec.name, iterations, seconds)
    points = list(decision_points(game))
    if cluster is None:
        found = _analyse_here(Analyzer(game.spec, iterations, seconds), points, workers or cores())
    else:
        from highlands.review.cluster_review import analyse_on

        found = analyse_on(cluster, terms, points, workers)
    return compose_review(game, outcome, _collect(found, len(points), progress or (lambda done, total: None)))


def compose_review(game: Game[State], outcome: Outcome, evaluations: Mapping[int, Evaluation]) -> Review:
    """The review of a finished game, from the evaluation of each of its `decision_points` by ply."""
    decisions = list(_decisions(game, _with_turning_points(evaluations)))
    return Review(
        game=game.spec.name,
        options="" if game.options is None else game.spec.write_options(game.options),
        players=_names(game),
        decisions=decisions,
        points=outcome.points,
        chances=[winning_chance(value) for value in outcome.returns],
        summaries=[_summary(seat, decisions) for seat in range(game.seats)],
    )


def decision_points(game: Game[State]) -> Iterator[DecisionPoint]:
    """The decisions to analyse."""
    for ply, (state, move) in enumerate(game.history):
        observed = new_state(game.spec.state_dtype)
        kernel.observe(state, kernel.to_move(state), observed)
        if len(LegalMoves(game.spec, observed)) > 1:
            yield DecisionPoint(ply, observed, move.action)


def _collect(found: Generator[tuple[int, Evaluation]], number: int, report: Progress) -> dict[int, Evaluation]:
    """The evaluation of each decision, by its ply, as they come."""
    evaluations: dict[int, Evaluation] = {}
    with closing(found):
        report(0, number)
        for ply, evaluation in found:
            evaluations[ply] = evaluation
            report(len(evaluations), number)
    return evaluations


def _analyse_here(
    analyzer: Analyzer, points: Iterable[DecisionPoint], workers: int
) -> Generator[tuple[int, Evaluation]]:
    """The evaluations of decisions with their plies, by threads of this process, in any order."""
    threads = ThreadPoolExecutor(workers)
    try:
        jobs = {threads.submit(analyzer, point): point.ply for point in points}
        for job in as_completed(jobs):
            yield jobs[job], job.result()
    finally:
        # An interrupt waits for the searches that run, not for all the others.
        threads.shutdown(cancel_futures=True)


def _with_turning_points(evaluations: Mapping[int, Evaluation]) -> dict[int, Evaluation]:
    """The evaluations, with the decisions marked that turned the game."""
    marked = dict(evaluations)
    costly = sorted(
        (-evaluation.loss, ply) for ply, evaluation in evaluations.items() if evaluation.loss >= TURNING_LOSS
    )
    for _, ply in costly[:MOST_TURNING_POINTS]:
        marked[ply] = msgspec.structs.replace(marked[ply], turning_point=True)
    return marked


def _decisions(game: Game[State], evaluations: Mapping[int, Evaluation]) -> Iterator[Decision]:
    """Every move with its evaluation."""
    ply = 0
    for number, round_number, seat, moves in turns(game):
        for place, (_, move) in enumerate(moves, start=1):
            yield Decision(
                ply=ply,
                round=round_number,
                turn=number,
                place=place,
                seat=seat,
                move=move.text,
                evaluation=evaluations.get(ply),
            )
            ply += 1


def _names(game: Game[State]) -> list[str]:
    """The names of the players if the record has one for each, else their letters."""
    names = [name.strip() for name in game.headers.get("players", "").split("|")]
    return names if len(names) == game.seats and all(names) else list(SEAT_LETTERS[: game.seats])


def _summary(seat: int, decisions: Iterable[Decision]) -> Summary:
    """How a seat has played."""
    own = [decision.evaluation for decision in decisions if decision.seat == seat and decision.evaluation]
    grades = [evaluation.grade for evaluation in own]
    number = max(len(own), 1)
    return Summary(
        seat=seat,
        decisions=len(own),
        best_share=grades.count("best") / number,
        average_loss=sum(evaluation.loss for evaluation in own) / number,
        inaccuracies=grades.count("inaccuracy"),
        mistakes=grades.count("mistake"),
        blunders=grades.count("blunder"),
    )


def grade_of(loss: float) -> Grade:
    """The grade of a decision that lost so much of the chance to win.

    >>> grade_of(0.0), grade_of(0.12)
    ('best', 'mistake')
    """
    return next((grade for least, grade in GRADES if loss >= least), "best")


class ThreadSearch(threading.local):
    """A search per thread: a search is not thread-safe."""

    def __init__(self, spec: AnyGame) -> None:
        """Create that of this thread."""
        self.search = Search(spec)


class Analyzer:
    """Analyses one decision at a time; it may be called from several threads at once."""

    def __init__(self, spec: AnyGame, iterations: int | None, seconds: float | None) -> None:
        """Take the game, and how long to search."""
        self._spec = spec
        self._iterations = iterations
        self._seconds = seconds
        self._local = ThreadSearch(spec)

    def __call__(self, point: DecisionPoint) -> Evaluation:
        """Search a decision: all its moves, and then the one that was made."""
        seed = Seed.of(f"review {point.ply}")
        result = self._local.search.run(point.observed, seed, iterations=self._iterations, seconds=self._seconds)
        played = self._played_move(point, result, seed)
        best = result.moves[0]
        moves = [played if move.action == played.action else move for move in result.moves[:HINTS]]
        if played.value > best.value:
            # Its own search shows that it was the best.
            best, moves = played, [played, *(move for move in moves if move is not played)][:HINTS]
        loss = winning_chance(best.value) - winning_chance(played.value)
        return Evaluation(
            chances=[winning_chance(value) for value in result.expected_returns],
            best=winning_chance(best.value),
            played=winning_chance(played.value),
            loss=loss,
            grade=grade_of(loss),
            turning_point=False,
            alternatives=[self._alternative(point.observed, move) for move in moves],
        )

    def _played_move(self, point: DecisionPoint, result: SearchResult, seed: Seed) -> MoveStats:
        """The statistics of the move that was made.

        The search spends its iterations on good moves; a move that it left early has an imprecise value. Such a move
        gets a search of its own, with as many iterations as the best one had visits, so that both compare fairly.
        """
        best = result.moves[0]
        played = next(move for move in result.moves if move.action == point.action)
        if played.visits >= FAIR_SHARE * best.visits:
            return played
        return self._local.search.evaluate_move(
            point.observed, point.action, seed, iterations=best.visits, seconds=self._seconds
        )

    def _alternative(self, observed: State, move: MoveStats) -> Alternative:
        """A move with its text and reason."""
        text = self._spec.write_action(observed, move.action)
        return Alternative(text, winning_chance(move.value), self._spec.advice(observed, move.action))
