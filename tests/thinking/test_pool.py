"""The pool of worker processes: what it answers, and what becomes of a worker that dies or hangs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from highlands import Game, Seed, new
from highlands.bots.bot import Start
from highlands.bots.levels import LEVELS, NAMED, STRONGEST
from highlands.bots.referee import ask
from highlands.engine.compiling import INTERPRETED
from highlands.review import review
from highlands.review.report import to_json
from highlands.spec.observation import Observation
from highlands.thinking import pool as pool_module
from highlands.thinking.fair_queue import Asker
from highlands.thinking.jobs import (
    AnalyseDecision,
    ChooseMove,
    ComposeReview,
    Decisions,
    FindHints,
    FinishedGame,
    Job,
    ListDecisions,
    Observed,
    Response,
)
from highlands.thinking.pool import BusyError, Lane, ThinkingError, ThinkingPool, Watcher
from highlands.thinking.worker_process import WorkerProcess
from tests.review.games import small_border
from tests.thinking.strange_worker import DIE, DIE_ONCE, FAIL, HANG

SECONDS = 240.0
HERE = Asker("192.0.2.1", "table")


def run(work: Callable[[ThinkingPool], Awaitable[None]], pool: Callable[[], ThinkingPool]) -> None:
    """Run a coroutine with a pool."""

    async def using() -> None:
        async with asyncio.timeout(SECONDS):
            made = pool()
            try:
                await work(made)
            finally:
                await made.close()

    asyncio.run(using())


async def until(what: Callable[[], object]) -> None:
    while not what():
        await asyncio.sleep(0.005)


def choosing(level: str, game: Game | None = None) -> ChooseMove:
    """A bot's decision, by default the first of a game."""
    game = game or new("schotten-totten", tactics=True, first=0, seed=3)
    assert game.to_move is not None
    start = Start(game=game.spec.name, options="", seats=game.seats, seat=game.to_move, seed="dice")
    return ChooseMove(level, start, Observed.of(game.observation(game.to_move)))


def hinting(seconds: float) -> FindHints:
    """Hints; for a strange worker the seconds mean what it should do."""
    return FindHints(choosing("shepherd").observed, seconds)


# What a worker gets


def test_a_job_holds_only_what_its_seat_observes():
    game = new("schotten-totten", seed=1)
    seat = game.to_move
    assert seat is not None
    with pytest.raises(ValueError, match="observes itself"):
        Observed.of(Observation(game.spec, game.state, seat, 0))
    with pytest.raises(ValueError, match="observes itself"):
        Observed.of(Observation(game.spec, game.observe(1 - seat), seat, 0))
    observed = Observed.of(game.observation(seat))
    assert bytes(observed.observation().state.data) == observed.state


def test_a_finished_game_is_the_same_again():
    game = small_border()
    assert game.outcome is not None
    game.headers["players"] = "Ann | Ben"
    handed_on = FinishedGame.of(game, game.outcome)
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(handed_on), type=FinishedGame).replayed()
    assert again.full_record() == game.full_record()


# What a worker answers


@pytest.mark.skipif(INTERPRETED, reason="a search takes very long when it is not compiled")
def test_a_worker_answers_as_this_process_would():
    async def work(pool: ThinkingPool) -> None:
        for name, options in (("schotten-totten", {"tactics": True}), ("verraeter", {"players": 3})):
            game = new(name, seed=3, **options)
            for level in LEVELS:
                job = choosing(level, game)
                expected, _ = ask(NAMED[level](job.start), job.observed.observation(), None)
                assert await pool.ask(job, HERE) == expected.text
                game.play(expected)
            hints = await pool.ask(FindHints(choosing("shepherd", game).observed, 0.05), HERE)
            assert 1 <= len(hints) <= 3
            assert all(hint.move in game.legal_moves for hint in hints)

    run(work, lambda: ThinkingPool(1))


@pytest.mark.skipif(INTERPRETED, reason="a search takes very long when it is not compiled")
def test_a_review_by_decisions_is_the_review_of_the_game():
    async def work(pool: ThinkingPool) -> None:
        game = small_border()
        assert game.outcome is not None
        handed_on = FinishedGame.of(game, game.outcome)
        decisions: Decisions = await pool.ask(ListDecisions(handed_on), HERE)
        evaluations = {
            observed.ply: await pool.ask(AnalyseDecision(observed, action, 200), HERE) for observed, action in decisions
        }
        found = await pool.ask(ComposeReview(handed_on, evaluations), HERE)
        assert to_json(found) == to_json(review(game, iterations=200))

    run(work, lambda: ThinkingPool(1))


@pytest.mark.parametrize("level", ["shepherd", "clansman"])
def test_a_bot_made_anew_for_each_decision_plays_as_one_that_stays(level: str):
    from highlands.thinking.worker import choose_move

    game = new("schotten-totten", tactics=True, seed=3)
    start = choosing(level, new("schotten-totten", first=0)).start
    staying = NAMED[level](start)
    for _ in range(12):
        assert game.to_move is not None
        if game.to_move == 0:
            move, _ = ask(staying, game.observation(0), None)
            assert choose_move(ChooseMove(level, start, Observed.of(game.observation(0)))) == move.text
            game.play(move)
        else:
            game.play(game.legal_moves[0])


# Workers that fail


class StrangeWorker(WorkerProcess):
    module = "tests.thinking.strange_worker"


class Count(Watcher):
    def __init__(self) -> None:
        self.replacements = self.refusals = 0

    def replaced(self) -> None:
        self.replacements += 1

    def refused(self) -> None:
        self.refusals += 1


def strange_pool(watcher: Watcher | None = None, **more: Any) -> Callable[[], ThinkingPool]:
    return lambda: ThinkingPool(1, make_worker=StrangeWorker, watcher=watcher, **more)


def test_a_job_whose_worker_dies_is_tried_again(tmp_path_factory: pytest.TempPathFactory, monkeypatch: Any):
    monkeypatch.setenv("DIED", str(tmp_path_factory.mktemp("once") / "died"))
    count = Count()

    async def work(pool: ThinkingPool) -> None:
        # The second time the file is there already, which raises: it came to a second try, and was answered.
        with pytest.raises(ThinkingError):
            await pool.ask(hinting(DIE_ONCE), HERE)
        assert await pool.ask(hinting(0), HERE) == []

    run(work, strange_pool(count))
    assert count.replacements == 1


def test_a_job_that_kills_every_worker_is_given_up():
    count = Count()

    async def work(pool: ThinkingPool) -> None:
        with pytest.raises(ThinkingError):
            await pool.ask(hinting(DIE), HERE)
        assert await pool.ask(hinting(0), HERE) == []

    run(work, strange_pool(count))
    assert count.replacements == 2


def test_a_worker_that_hangs_is_replaced():
    async def work(pool: ThinkingPool) -> None:
        with pytest.raises(ThinkingError):
            await pool.ask(hinting(HANG), HERE)
        assert await pool.ask(hinting(0), HERE) == []

    run(work, strange_pool(hanging_seconds=2.0))


def test_a_job_that_fails_leaves_its_worker_alone():
    count = Count()

    async def work(pool: ThinkingPool) -> None:
        with pytest.raises(ThinkingError):
            await pool.ask(hinting(FAIL), HERE)
        assert await pool.ask(hinting(0), HERE) == []

    run(work, strange_pool(count))
    assert count.replacements == 0


def test_a_quick_job_does_not_wait_for_a_search():
    async def work(pool: ThinkingPool) -> None:
        stuck = [asyncio.create_task(pool.ask(hinting(HANG), HERE)) for _ in range(60)]
        for level in ("shepherd", "clansman", "warrior"):
            assert await pool.ask(choosing(level), Asker("192.0.2.2", "other")) in [
                move.text for move in new("schotten-totten", tactics=True, first=0, seed=3).legal_moves
            ]
        assert not any(task.done() for task in stuck)
        for task in stuck:
            task.cancel()
        await asyncio.gather(*stuck, return_exceptions=True)
        assert not pool.waiting[Lane.SLOW]

    run(work, strange_pool())


def test_a_worker_that_has_held_too_much_memory_is_replaced(monkeypatch: pytest.MonkeyPatch):
    started = []

    class Counted(StrangeWorker):
        async def start(self) -> None:
            await super().start()
            started.append(self)

    async def work(pool: ThinkingPool) -> None:
        for _ in range(3):
            assert await pool.ask(hinting(0), HERE) == []

    monkeypatch.setattr(pool_module, "MAX_MEMORY", 0)
    run(work, lambda: ThinkingPool(1, make_worker=Counted))
    assert len(started) >= 3


def test_a_worker_that_retires_takes_quick_jobs_while_its_last_search_goes_on(monkeypatch: pytest.MonkeyPatch):
    async def work(pool: ThinkingPool) -> None:
        stuck = asyncio.create_task(pool.ask(hinting(HANG), HERE))
        for _ in range(3):
            assert await pool.ask(choosing("shepherd"), HERE)
        assert not stuck.done()
        stuck.cancel()

    monkeypatch.setattr(pool_module, "MAX_MEMORY", 0)
    run(work, strange_pool())


def test_workers_that_never_start_are_given_up(monkeypatch: pytest.MonkeyPatch):
    class Broken(WorkerProcess):
        module = "tests.thinking.no_such_module"

    async def work(pool: ThinkingPool) -> None:
        with pytest.raises(ThinkingError):
            await pool.ask(choosing("shepherd"), HERE)

    monkeypatch.setattr(pool_module, "RESTART_SECONDS", (0.0, 0.0))
    run(work, lambda: ThinkingPool(1, make_worker=Broken))


# The order


class RecordingWorker(WorkerProcess):
    """No process: it answers as often as the test lets it."""

    order: list[Job]
    allowed: asyncio.Semaphore

    def __init__(self) -> None:
        super().__init__()
        self._responses: asyncio.Queue[Response | None] = asyncio.Queue()

    async def start(self) -> None:
        pass

    def send(self, number: int, job: Job) -> None:
        self.order.append(job)
        result = msgspec.msgpack.encode([] if isinstance(job, FindHints) else "R1@1")
        cost = {"shepherd": 0.001, STRONGEST: 0.05}[job.level] if isinstance(job, ChooseMove) else 1.0
        self._responses.put_nowait(Response(number, result, seconds=cost))

    async def receive(self) -> Response | None:
        await self.allowed.acquire()
        return await self._responses.get()

    async def end(self) -> None:
        pass


def recording_pool(order: list[Job], allowed: asyncio.Semaphore) -> Callable[[], ThinkingPool]:
    made = type("Made", (RecordingWorker,), {"order": order, "allowed": allowed})
    return lambda: ThinkingPool(1, make_worker=made)


def allow(allowed: asyncio.Semaphore, answers: int) -> None:
    for _ in range(answers):
        allowed.release()


def test_sixty_tables_on_the_strongest_level_do_not_delay_a_bystander():
    order: list[Job] = []
    allowed = asyncio.Semaphore(5)

    async def work(pool: ThinkingPool) -> None:
        crowd = [asyncio.create_task(pool.ask(choosing(STRONGEST), Asker("crowd", f"{n}"))) for n in range(60)]
        await until(lambda: len(order) == 6 and len(pool.waiting[Lane.SLOW]) == 54)
        gentle, strong = choosing("shepherd"), choosing(STRONGEST)
        bystander = Asker("bystander", "table")
        asked = [asyncio.create_task(pool.ask(job, bystander)) for job in (gentle, strong)]
        await until(lambda: len(pool.waiting[Lane.SLOW]) == 55)
        assert order[6] is gentle, "it waits for nobody"
        allow(allowed, 1000)
        await asyncio.gather(*asked)
        assert next(place for place, job in enumerate(order) if job is strong) <= 8
        await asyncio.gather(*crowd)

    run(work, recording_pool(order, allowed))


def test_thirty_who_ask_for_hints_do_not_delay_another_address():
    order: list[Job] = []
    allowed = asyncio.Semaphore(3)

    async def work(pool: ThinkingPool) -> None:
        crowd = [asyncio.create_task(pool.ask(hinting(1), Asker("crowd", f"{n}"))) for n in range(30)]
        await until(lambda: len(order) == 4 and len(pool.waiting[Lane.SLOW]) == 26)
        own = hinting(2)
        asked = asyncio.create_task(pool.ask(own, Asker("bystander", "table")))
        await until(lambda: len(pool.waiting[Lane.SLOW]) == 27)
        allow(allowed, 1000)
        await asked
        assert order.index(own) <= 5
        await asyncio.gather(*crowd)

    run(work, recording_pool(order, allowed))


def test_a_full_queue_says_so_to_who_has_most_waiting():
    count = Count()

    async def work(pool: ThinkingPool) -> None:
        stuck = [asyncio.create_task(pool.ask(hinting(HANG), Asker("crowd", f"{n}"))) for n in range(8)]
        await until(lambda: len(pool.waiting[Lane.SLOW]) == 5)
        refused = [task for task in stuck if task.done()]
        assert all(isinstance(task.exception(), BusyError) for task in refused)
        late = asyncio.create_task(pool.ask(hinting(0), Asker("bystander", "table")))
        await until(lambda: sum(task.done() for task in stuck) == len(refused) + 1)
        assert not late.done()
        for task in (*stuck, late):
            task.cancel()
        await asyncio.gather(*stuck, late, return_exceptions=True)

    run(work, strange_pool(count, capacity=5))
    assert count.refusals >= 2


def test_who_no_longer_waits_is_not_served():
    order: list[Job] = []

    async def work(pool: ThinkingPool) -> None:
        jobs = [hinting(1) for _ in range(3)]
        asked = [asyncio.create_task(pool.ask(job, HERE)) for job in jobs]
        await asyncio.sleep(0)
        asked[1].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert [job is served for job, served in zip((jobs[0], jobs[2]), order, strict=True)] == [True, True]

    run(work, recording_pool(order, asyncio.Semaphore(1000)))


def test_seeds_are_not_handed_out_while_a_game_runs():
    """What a bot's job says of its table: no seed of the shuffle, and nothing that the seat does not observe."""
    seed = Seed.of("the shuffle")
    game = new("schotten-totten", seed=seed)
    encoded = msgspec.msgpack.encode(choosing("shepherd", game))
    assert seed.hex().encode() not in encoded
    assert bytes.fromhex(seed.hex()) not in encoded
    assert bytes(game.state.data) not in encoded
