"""Judging the decisions of a game: a search on what each player saw when it was their turn, never on the truth."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed

import msgspec

from highlands.bots.hints import SHOWN, chance
from highlands.bots.searching import Search, Thought, Verdict
from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.cores import cores
from highlands.engine.state import State, new_state
from highlands.errors import NotAllowedError
from highlands.i18n import message
from highlands.play.game import Game
from highlands.play.record import turns
from highlands.review.report import Alternative, Decision, Grade, Judgement, Review, Summary
from highlands.spec.game_spec import AnyGame
from highlands.spec.observation import LegalMoves
from highlands.spec.options import SEAT_LETTERS

ITERATIONS = 10_000
"""How long each decision is thought about if nobody says: a usual game takes less than half a minute on two cores."""

GRADES: tuple[tuple[float, Grade], ...] = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "slip"), (0.01, "good"))
"""From which loss on a decision has which grade. One that cost less is as good as the best: no search tells finer."""

MOST_TURNING_POINTS = 5
TURNING_LOSS = 0.05
"""A decision that cost less than this turned nothing."""

FAIR_SHARE = 0.5
"""A move that the search has tried so often, measured by the best one, needs no hearing of its own."""

Progress = Callable[[int, int], None]
"""Is told how many decisions are judged, and of how many."""


class Moment(msgspec.Struct, frozen=True):
    """A decision with a choice: how many moves came before, the table as its player saw it, and what they did."""

    ply: int
    observed: State
    action: int


def review(
    game: Game[State],
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Review:
    """Judge every decision of a finished game, on all cores.

    Each is thought about for so many iterations or seconds, whichever ends first. With iterations alone, as it is if
    nobody says otherwise, the same game always has the same review.
    """
    if game.outcome is None:
        raise NotAllowedError(message("review-running"))
    if iterations is None and seconds is None:
        iterations = ITERATIONS
    judge = Judge(game.spec, iterations, seconds)
    judgements = _judge_all(judge, list(_moments(game)), workers or cores(), progress)
    decisions = list(_decisions(game, judgements))
    return Review(
        game=game.spec.name,
        options="" if game.options is None else game.spec.write_options(game.options),
        players=_names(game),
        decisions=decisions,
        points=game.outcome.points,
        chances=[chance(value) for value in game.outcome.returns],
        summaries=[_summary(seat, decisions) for seat in range(game.seats)],
    )


def _moments(game: Game[State]) -> Iterator[Moment]:
    """What there is to judge."""
    for ply, (state, move) in enumerate(game.history):
        observed = new_state(game.spec.state_dtype)
        kernel.observe(state, kernel.to_move(state), observed)
        if len(LegalMoves(game.spec, observed)) > 1:
            yield Moment(ply, observed, move.action)


def _judge_all(
    judge: Judge, moments: Iterable[Moment], workers: int, progress: Progress | None
) -> dict[int, Judgement]:
    """The judgement of each decision, by its ply."""
    judgements = {}
    threads = ThreadPoolExecutor(workers)
    try:
        jobs = {threads.submit(judge, moment): moment.ply for moment in moments}
        tell = progress or (lambda done, total: None)
        tell(0, len(jobs))
        for job in as_completed(jobs):
            judgements[jobs[job]] = job.result()
            tell(len(judgements), len(jobs))
    finally:
        # Who interrupts a review waits for what is being thought about, not for all the rest.
        threads.shutdown(cancel_futures=True)
    costly = sorted((-judgement.loss, ply) for ply, judgement in judgements.items() if judgement.loss >= TURNING_LOSS)
    for _, ply in costly[:MOST_TURNING_POINTS]:
        judgements[ply] = msgspec.structs.replace(judgements[ply], turning_point=True)
    return judgements


def _decisions(game: Game[State], judgements: Mapping[int, Judgement]) -> Iterator[Decision]:
    """Every move with what is thought of it."""
    ply = 0
    for number, round_number, seat, made in turns(game):
        for place, (_, move) in enumerate(made, start=1):
            yield Decision(
                ply=ply,
                round=round_number,
                turn=number,
                place=place,
                seat=seat,
                move=move.text,
                judgement=judgements.get(ply),
            )
            ply += 1


def _names(game: Game[State]) -> list[str]:
    """The names of the players, if the record has one for each."""
    names = [name.strip() for name in game.headers.get("players", "").split("|")]
    return names if len(names) == game.seats and all(names) else list(SEAT_LETTERS[: game.seats])


def _summary(seat: int, decisions: Iterable[Decision]) -> Summary:
    """How a seat has played."""
    own = [made.judgement for made in decisions if made.seat == seat and made.judgement]
    grades = [judgement.grade for judgement in own]
    number = max(len(own), 1)
    return Summary(
        seat=seat,
        decisions=len(own),
        best_share=grades.count("best") / number,
        average_loss=sum(judgement.loss for judgement in own) / number,
        slips=grades.count("slip"),
        mistakes=grades.count("mistake"),
        blunders=grades.count("blunder"),
    )


def grade_of(loss: float) -> Grade:
    """What a decision is called that cost so much of the chance to win.

    >>> grade_of(0.0), grade_of(0.12)
    ('best', 'mistake')
    """
    return next((grade for least, grade in GRADES if loss >= least), "best")


class Mind(threading.local):
    """A search for each thread that asks."""

    def __init__(self, spec: AnyGame) -> None:
        """Make that of this thread."""
        self.search = Search(spec)


class Judge:
    """Judges one decision at a time; several threads may ask at once."""

    def __init__(self, spec: AnyGame, iterations: int | None, seconds: float | None) -> None:
        """Take the game, and how long to think."""
        self._rules = spec
        self._iterations = iterations
        self._seconds = seconds
        self._mind = Mind(spec)

    def __call__(self, moment: Moment) -> Judgement:
        """Think about a decision: of all its moves, and then of the one that was made."""
        seed = Seed.of(f"review {moment.ply}")
        verdict = self._mind.search.think(moment.observed, seed, iterations=self._iterations, seconds=self._seconds)
        played = self._hear(moment, verdict, seed)
        best = verdict.thoughts[0]
        thoughts = [played if thought.action == played.action else thought for thought in verdict.thoughts[:SHOWN]]
        if played.value > best.value:
            # Its own hearing shows that it was the best.
            best, thoughts = played, [played, *(thought for thought in thoughts if thought is not played)][:SHOWN]
        loss = chance(best.value) - chance(played.value)
        return Judgement(
            chances=[chance(value) for value in verdict.expected],
            best=chance(best.value),
            played=chance(played.value),
            loss=loss,
            grade=grade_of(loss),
            turning_point=False,
            alternatives=[self._alternative(moment.observed, thought) for thought in thoughts],
        )

    def _hear(self, moment: Moment, verdict: Verdict, seed: Seed) -> Thought:
        """What is thought of the move that was made.

        The search spends its time on good moves, and of one that it left early it knows little. Such a move gets a
        search of its own, with as many visits as the best one had, so that both are judged alike.
        """
        best = verdict.thoughts[0]
        played = next(thought for thought in verdict.thoughts if thought.action == moment.action)
        if played.visits >= FAIR_SHARE * best.visits:
            return played
        return self._mind.search.think_of(
            moment.observed, moment.action, seed, iterations=best.visits, seconds=self._seconds
        )

    def _alternative(self, observed: State, thought: Thought) -> Alternative:
        """A move in words."""
        move = self._rules.write_action(observed, thought.action)
        return Alternative(move, chance(thought.value), self._rules.advice(observed, thought.action))
