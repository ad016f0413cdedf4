"""A review judges every decision by what its player could know, and says what it cost."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

import highlands
from highlands import Game, NotAllowedError, Seed
from highlands.bots.search import Search
from highlands.engine.compiling import INTERPRETED
from highlands.i18n import message
from highlands.play import record
from highlands.review import Alternative, Evaluation, from_json, review, to_json
from highlands.review.analysis import GRADES, grade_of
from highlands.spec.game_spec import Outcome
from tests.games.schotten_totten.redeal import redealt
from tests.review.games import finish, last_round, small_border, win_let_go

pytestmark = pytest.mark.skipif(INTERPRETED, reason="a search takes very long when it is not compiled")

FEW = 200
"""Iterations, where it does not matter how good the evaluation is."""

GAMES = pytest.mark.parametrize("played", [small_border, last_round])


@GAMES
def test_every_move_is_listed_as_in_the_record(played: Callable[[], Game]):
    game = played()
    found = review(game, iterations=FEW)
    assert [made.move for made in found.decisions] == [str(move) for move in game.moves]
    assert [made.ply for made in found.decisions] == list(range(len(game.moves)))
    written = record.read(game.full_record()).turns
    places = [(turn.round, turn.number, turn.seat, place) for turn in written for place in range(len(turn.moves))]
    assert [(made.round, made.turn, "ABCD"[made.seat], made.place - 1) for made in found.decisions] == places
    assert found.points == game.outcome.points  # type: ignore[union-attr]
    assert sum(found.chances) == pytest.approx(1)


@GAMES
def test_every_decision_with_a_choice_is_judged(played: Callable[[], Game]):
    game = played()
    replayed = Game(game.spec, game.start, game.seed, game.options)
    for made in review(game, iterations=FEW).decisions:
        legal = [str(move) for move in replayed.legal_moves]
        evaluation = made.evaluation
        assert (evaluation is None) == (len(legal) == 1)
        if evaluation is not None:
            assert len(evaluation.chances) == game.seats
            assert sum(evaluation.chances) == pytest.approx(1)
            assert 0 <= evaluation.played <= evaluation.best <= 1
            assert evaluation.loss == evaluation.best - evaluation.played
            assert evaluation.grade == grade_of(evaluation.loss)
            assert evaluation.alternatives[0].chance == evaluation.best
            assert {one.move for one in evaluation.alternatives} <= set(legal)
            assert len({one.move for one in evaluation.alternatives}) == min(3, len(legal))
        replayed.play(made.move)


@GAMES
def test_a_review_is_always_the_same_on_any_number_of_cores(played: Callable[[], Game]):
    game = played()
    assert review(game, iterations=FEW, workers=1) == review(game, iterations=FEW, workers=3)


def test_a_win_let_go_is_a_blunder_and_turns_the_game():
    found = review(win_let_go(), iterations=2000)
    assert found.players == ["Ann", "Ben"]
    first = found.decisions[0]
    evaluation = first.evaluation
    assert evaluation is not None
    assert (first.turn, first.place, first.seat, first.move) == (1, 1, 0, "done")
    assert evaluation.best == 1.0
    assert evaluation.played < 0.3
    assert evaluation.grade == "blunder"
    assert evaluation.alternatives[0].move == "claim 3"
    assert first in found.turning_points
    last = found.decisions[-1]
    assert last.evaluation is not None
    assert (last.move, last.evaluation.grade, last.evaluation.best) == ("claim 8", "best", 1.0)
    ann, ben = found.summaries
    assert (ann.blunders, ben.blunders) == (1, 0)
    assert found.chances == [0.0, 1.0]


def test_the_players_are_summed_up():
    found = review(small_border(), iterations=FEW)
    for own in found.summaries:
        judged = [made.evaluation for made in found.decisions if made.seat == own.seat and made.evaluation]
        assert own.decisions == len(judged)
        assert own.average_loss == pytest.approx(sum(one.loss for one in judged) / len(judged))
        bad = own.inaccuracies + own.mistakes + own.blunders
        assert bad == sum(one.grade in {"inaccuracy", "mistake", "blunder"} for one in judged)
        assert own.best_share * len(judged) + bad <= len(judged)


def unmarked(evaluation: Evaluation | None) -> Evaluation:
    """A evaluation without what depends on the rest of the game: whether others cost more."""
    assert evaluation is not None
    return msgspec.structs.replace(evaluation, turning_point=False)


def test_what_the_player_could_not_know_plays_no_part():
    """The same game with other cards in the other hand and in the decks, up to a moment, and another end."""
    for ply in (0, 9, 20):
        game = highlands.new("schotten-totten", tactics=True, stones=5, first=0, seed=ply)
        chance = random.Random(ply)
        while len(game.moves) < ply or len(game.legal_moves) == 1:
            game.play(chance.choice(list(game.legal_moves)))
        seat = game.to_move
        assert seat is not None
        other = redealt(game, seat, random.Random(7))
        move = chance.choice(list(game.legal_moves))
        assert game.full_position() != other.full_position()
        judged = []
        for number, one in enumerate((game, other)):
            made = len(one.moves)
            one.play(move)
            judged.append(review(finish(one, number), iterations=FEW).decisions[made].evaluation)
        assert unmarked(judged[0]) == unmarked(judged[1])


def test_a_running_game_is_refused():
    with pytest.raises(NotAllowedError, match="still running"):
        review(highlands.new("schotten-totten", seed=1))


def test_a_game_that_was_broken_off_is_reviewed_with_its_outcome():
    game = highlands.new("schotten-totten", first=0, seed=1)
    game.play(next(iter(game.legal_moves)))
    found = review(game, outcome=Outcome([1], [0, 0], [-1.0, 1.0]), iterations=FEW)
    assert [made.seat for made in found.decisions] == [0]
    assert (found.points, found.chances) == ([0, 0], [0.0, 1.0])


def test_progress_is_reported_to_the_end():
    told: list[tuple[int, int]] = []
    review(last_round(), iterations=FEW, progress=lambda done, total: told.append((done, total)))
    total = len(told) - 1
    assert told == [(done, total) for done in range(total + 1)]


def test_who_interrupts_does_not_wait_for_the_rest():
    def interrupt(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review(last_round(), iterations=FEW, progress=interrupt)


def test_a_review_may_be_timed_instead():
    assert review(win_let_go(), seconds=0.02).decisions[0].evaluation is not None


def test_a_move_of_its_own_gets_the_whole_search():
    game = win_let_go()
    start, _ = game.history[0]
    game = Game(game.spec, start, game.seed, None)
    search = Search(game.spec)
    claim, done = game.read("claim 3").action, game.read("done").action
    observed = game.observe(0)
    won = search.evaluate_move(observed, claim, Seed.of(1), iterations=300)
    lost = search.evaluate_move(observed, done, Seed.of(1), iterations=300)
    assert (won.visits, won.value, won.action) == (300, 1.0, claim)
    assert (lost.visits, lost.action) == (300, done)
    assert lost.value < 0


def test_grades_follow_the_loss():
    assert [grade_of(loss) for loss, _ in GRADES] == [grade for _, grade in GRADES]
    assert grade_of(0.0) == "best"


# JSON


@GAMES
def test_a_review_comes_back_from_its_json(played: Callable[[], Game]):
    found = review(played(), iterations=FEW)
    assert from_json(to_json(found)) == found
    assert found.version == 1


def test_reasons_come_back_as_messages_however_deep():
    found = review(win_let_go(), iterations=FEW)
    reason = message("list-and", before=[message("stone-claimed", stone=3), "R7"], last=message("term-yes"))
    evaluation = found.decisions[0].evaluation
    assert evaluation is not None
    evaluation.alternatives[:] = [Alternative("claim 3", 1.0, reason)]
    assert from_json(to_json(found)) == found
