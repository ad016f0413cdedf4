"""The referee: a bot's answer is a legal move, or a fault that says what happened."""

from __future__ import annotations

import pickle
import sys
import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

import highlands
from highlands import Game, Move
from highlands.bots import FunctionBot, Start, referee
from highlands.bots.referee import Fault, FaultReport, ask, create_bot, has_abandoned_threads, release_bot
from highlands.spec.observation import Observation
from tests.bots.playing import GAMES, NAMES, at_random, start

POSITION = """schotten-totten tactics
stone 1: G5 R5 B5 / G7 P4 B3 !
hand A: R7 R8 banshee c?*3
to move: A claim"""


@pytest.fixture
def game() -> Game:
    return highlands.from_position(POSITION, seed=1)


@pytest.fixture
def observation(game: Game) -> Observation:
    return game.observation(0)


def answering(answer: Any) -> FunctionBot:
    return FunctionBot(lambda observation, moves, seconds: answer)


class Ours:
    """Stands for a bot of ours."""

    __module__ = "highlands.bots.test"
    trusted = True

    def choose(self, observation: Observation, moves: Any, seconds: float | None) -> str:
        assert threading.current_thread() is threading.main_thread()
        return "done"


class Sleeper:
    """Sleeps until it is woken, or answers at once where it was woken before."""

    def __init__(self) -> None:
        self.woken = threading.Event()
        self.asked = 0

    def choose(self, observation: Observation, moves: Any, seconds: float | None) -> Any:
        self.asked += 1
        self.woken.wait()
        return moves[0]


@pytest.fixture
def sleeper() -> Iterator[Sleeper]:
    bot = Sleeper()
    yield bot
    bot.woken.set()


# Answers


@pytest.mark.parametrize(
    "answer", ["claim 1", " CLAIM  1 ", 1646, np.int32(1646), Move(1646, "claim 1"), Move(1646, "whatever")]
)
def test_a_move_is_answered_as_a_move_a_text_or_a_number(observation: Observation, answer: Any):
    move, taken = ask(answering(answer), observation, 5.0)
    assert (move.action, move.text) == (1646, "claim 1")
    assert 0 < taken < 5


@pytest.mark.parametrize(
    ("answer", "details"),
    [
        ("claim 2", "answered 'claim 2': your side of stone 2 still needs 3 cards"),
        ("castle", "answered 'castle': “castle” is no move"),
        ("claim 1" + 300 * " ", "answered 'claim 1"),
        ("\ud800", r"answered '\ud800': “\ud800” is no move"),
        (0, "answered 0: "),
        (-1, "answered -1: the moves are numbered from 0 to 1720"),
        (1721, "answered 1721: the moves are numbered from 0 to 1720"),
        pytest.param(10**5000, "answered with an object of type int: the moves are numbered", id="huge"),
        (True, "answered True: a bot answers with one of the legal moves"),
        (1646.0, "answered with an object of type float: a bot answers"),
        (None, "answered None: a bot answers with one of the legal moves, with its text or with its number"),
        (["claim 1"], "answered with an object of type list: "),
        (Move("claim 1", 3), "answered Move('claim 1', 3): a bot answers"),  # type: ignore[arg-type]
        (Move(1, "R7@3"), "answered Move(1, 'R7@3'): "),
    ],
)
def test_another_answer_is_a_fault(observation: Observation, answer: Any, details: str):
    with pytest.raises(Fault) as fault:
        ask(answering(answer), observation, 5.0)
    assert fault.value.kind == "illegal"
    assert fault.value.details.startswith(details)
    assert fault.value.position == observation.position
    assert msgspec.json.decode(msgspec.json.encode(fault.value.report), type=FaultReport) == fault.value.report


@pytest.mark.parametrize(("name", "options"), GAMES, ids=NAMES)
def test_every_move_of_the_catalogue_is_legal_or_a_fault_with_a_reason(name: str, options: dict[str, Any]):
    for moves in (3, 20):
        game = at_random(name, options, moves, moves)
        assert game.to_move is not None
        observation = game.observation(game.to_move)
        # Every ninth, so that stones and landscapes take turns, and all that are legal.
        for action in {*range(moves % 9, game.spec.actions, 9), *observation.moves.actions}:
            bot = answering(action)
            if action in observation.moves.actions:
                assert ask(bot, observation, None)[0].action == action
            else:
                with pytest.raises(Fault, match=f"did not give a legal move: it answered {action}: "):
                    ask(bot, observation, None)


def test_a_fault_says_what_happened_and_travels_between_processes(observation: Observation):
    with pytest.raises(Fault, match="did not give a legal move: it answered 'claim 2'") as caught:
        ask(answering("claim 2"), observation, None)
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (copy.report, str(copy)) == (caught.value.report, str(caught.value))
    assert highlands.from_position(copy.position).to_move == 0


# What a bot gets


def test_what_a_bot_does_to_what_it_gets_harms_nobody(game: Game):
    observation = game.observation(0)
    before = game.state.tobytes(), observation.state.tobytes(), list(observation.moves)

    def scribble(observation: Observation, moves: Any, seconds: float | None) -> str:
        observation.state["hand"][:] = -1
        observation.state["mover"] = 1
        moves.actions.append(0)
        observation.seat = 1
        return "done"

    assert ask(FunctionBot(scribble), observation, None)[0].text == "done"
    assert (game.state.tobytes(), observation.state.tobytes(), list(observation.moves)) == before
    assert observation.seat == 0


def test_a_bot_finds_nothing_of_the_truth(game: Game):
    truth = game.state

    def peek(observation: Observation, moves: Any, seconds: float | None) -> str:
        assert observation.state.observer == 0
        assert not observation.state["hand"][1]
        assert not hasattr(observation, "game")
        assert all(
            getattr(thing, "_state", observation.state) is observation.state for thing in (moves, observation.moves)
        )
        return "done"

    assert truth.hand[1]
    assert ask(FunctionBot(peek), game.observation(0), None)[0].text == "done"


def test_a_bot_is_told_its_seconds(observation: Observation):
    told = []

    def choose(observation: Observation, moves: Any, seconds: float | None) -> str:
        told.append(seconds)
        return "done"

    bot = FunctionBot(choose)
    ask(bot, observation, 2.5)
    ask(bot, observation, None)
    assert told == [2.5, None]


# Exceptions


def test_an_exception_is_a_fault_with_the_lines_of_the_bot(observation: Observation):
    def think() -> None:
        raise ValueError("no idea")

    def choose(observation: Observation, moves: Any, seconds: float | None) -> Any:
        return think()

    with pytest.raises(Fault, match="the bot failed: ValueError: no idea") as fault:
        ask(FunctionBot(choose), observation, None)
    assert (fault.value.kind, fault.value.position) == ("exception", observation.position)
    assert "test_referee.py" in fault.value.details
    assert 'raise ValueError("no idea")' in fault.value.details
    assert "referee.py" not in fault.value.details.replace("test_referee.py", "")


@pytest.mark.parametrize("error", [SystemExit, MemoryError, GeneratorExit, TimeoutError])
def test_whatever_a_bot_raises_is_its_fault(observation: Observation, error: type[BaseException]):
    def choose(observation: Observation, moves: Any, seconds: float | None) -> Any:
        raise error

    with pytest.raises(Fault) as fault:
        ask(FunctionBot(choose), observation, 5.0)
    assert fault.value.kind == "exception"
    assert fault.value.details.startswith(error.__name__)


def test_endless_recursion_and_an_endless_reason_make_a_short_report(observation: Observation):
    def recurse(*args: Any) -> Any:
        return recurse(*args)

    def shout(*args: Any) -> Any:
        raise ValueError("x" * 100_000)

    for function in (recurse, shout):
        with pytest.raises(Fault) as fault:
            ask(FunctionBot(function), observation, None)
        assert len(fault.value.details) <= referee.MAX_DETAILS


def test_an_interruption_by_the_user_passes(observation: Observation):
    def choose(observation: Observation, moves: Any, seconds: float | None) -> Any:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ask(FunctionBot(choose), observation, None)


def test_an_object_that_is_no_bot_is_a_fault(observation: Observation):
    nobody: Any = object()
    with pytest.raises(Fault, match="AttributeError"):
        ask(nobody, observation, None)
    release_bot(nobody)


# Time


@pytest.mark.usefixtures("short_grace")
def test_a_bot_that_hangs_is_given_up_for_good(observation: Observation, sleeper: Sleeper):
    assert not has_abandoned_threads()
    with pytest.raises(Fault, match=r"too slow: it had not answered after 0.15 seconds") as fault:
        ask(sleeper, observation, 0.1)
    assert (fault.value.kind, fault.value.position) == ("timeout", observation.position)
    assert has_abandoned_threads()
    with pytest.raises(Fault, match="abandoned earlier"):
        ask(sleeper, observation, 5.0)
    assert sleeper.asked == 1
    sleeper.woken.set()
    release_bot(sleeper)


def test_without_a_limit_patience_ends_too(observation: Observation, sleeper: Sleeper, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(referee, "UNLIMITED_TIMEOUT", 0.1)
    with pytest.raises(Fault) as fault:
        ask(sleeper, observation, None)
    assert fault.value.kind == "timeout"


def test_one_bot_given_up_is_nothing_to_another(observation: Observation, sleeper: Sleeper):
    other = Sleeper()
    other.woken.set()
    with pytest.raises(Fault):
        ask(sleeper, observation, 0.0)
    assert ask(other, observation, 5.0)[0] == observation.moves[0]


def test_after_an_interruption_a_late_answer_is_not_taken_for_the_next(
    observation: Observation, sleeper: Sleeper, monkeypatch: pytest.MonkeyPatch
):
    def interrupted(*args: Any) -> Any:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(referee, "wait", interrupted)
        with pytest.raises(KeyboardInterrupt):
            ask(sleeper, observation, None)
    sleeper.woken.set()
    with pytest.raises(Fault, match="abandoned earlier"):
        ask(sleeper, observation, None)


# Threads


def test_a_bot_is_made_and_asked_in_one_thread_of_its_own(game: Game):
    class Threads:
        def __init__(self, start: Start) -> None:
            self.observed = [threading.get_ident()]

        def choose(self, observation: Observation, moves: Any, seconds: float | None) -> Any:
            self.observed.append(threading.get_ident())
            return moves[0]

    bots = [create_bot(Threads, start(game)) for _ in range(2)]
    for bot in bots:
        ask(bot, game.observation(0), None)
        ask(bot, game.observation(0), None)
    idents = [set(bot.observed) for bot in bots if isinstance(bot, Threads)]
    assert [len(own) for own in idents] == [1, 1]
    assert idents[0] != idents[1]
    assert threading.get_ident() not in idents[0] | idents[1]


@pytest.mark.parametrize("slots", [(), ("__weakref__",)], ids=["unwatchable", "watchable"])
def test_a_released_bot_leaves_no_thread(observation: Observation, slots: tuple[str, ...]):
    class Slotted:
        __slots__ = slots
        __hash__ = None  # type: ignore[assignment]

        def choose(self, observation: Observation, moves: Any, seconds: float | None) -> Any:
            return moves[0]

    before = threading.active_count()
    bot = Slotted()
    assert ask(bot, observation, None)[0] == ask(bot, observation, None)[0]
    assert threading.active_count() == before + 1
    release_bot(bot)
    release_bot(bot)


def test_a_bot_of_ours_is_asked_directly_and_a_subclass_of_it_is_not(
    observation: Observation, monkeypatch: pytest.MonkeyPatch
):
    class Theirs(Ours):
        __module__ = "theirs"

        def choose(self, observation: Observation, moves: Any, seconds: float | None) -> str:
            assert threading.current_thread() is not threading.main_thread()
            return "done"

    assert ask(Ours(), observation, 0.0)[0].text == "done"
    assert ask(Theirs(), observation, 5.0)[0].text == "done"
    monkeypatch.setattr(referee, "TRUSTED_GRACE", -1.0)
    with pytest.raises(Fault, match="answered after"):
        ask(Ours(), observation, 0.0)


# Sitting down


def test_a_bot_that_can_not_be_made_is_a_fault_without_a_position(game: Game, monkeypatch: pytest.MonkeyPatch):
    wake = threading.Event()

    def hang(start: Start) -> Any:
        wake.wait()

    def quits(start: Start) -> Any:
        sys.exit("bye")

    monkeypatch.setattr(referee, "CREATE_TIMEOUT", 0.1)
    for factory, kind in ((quits, "exception"), (hang, "timeout")):
        with pytest.raises(Fault) as fault:
            create_bot(factory, start(game))
        assert (fault.value.kind, fault.value.position) == (kind, "")
    wake.set()


def test_a_factory_may_return_the_same_bot_twice(game: Game):
    bot = answering("done")
    for _ in range(2):
        assert create_bot(lambda start: bot, start(game)) is bot
        assert ask(bot, game.observation(0), None)[0].text == "done"
    release_bot(bot)


def test_a_bot_of_ours_is_told_of_the_end(game: Game):
    class Listening(Ours):
        __module__ = "highlands.bots.test"
        points: list[int] | None = None

        def end(self, points: list[int] | None) -> None:
            self.points = points

    bot = create_bot(lambda start: Listening(), start(game))
    release_bot(bot, [3, 1])
    assert isinstance(bot, Listening)
    assert bot.points == [3, 1]
    release_bot(Ours())
