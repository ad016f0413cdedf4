"""One game: its result, the same again on the same deal, and what a fault costs."""

from __future__ import annotations

from typing import Any

import pytest

from highlands import load
from highlands.arena import Contest, GameResult
from highlands.arena.game_runner import play
from highlands.arena.merging import timeless
from highlands.bots.bot import Bot, Start
from highlands.bots.registry import bot_factory
from highlands.spec.observation import Observation
from tests.arena.helpers import contest, made_up

CONTESTS = {
    "a pair": contest("random", "last"),
    "tactics": contest("random", "random", tactics=True, rounds=2),
    "one among three": contest("last", "random", game="verraeter"),
    "three": contest("random", "first", "last", game="verraeter", players=3),
}


def unwatched(seat: int, observation: Observation, allowance: float) -> None:
    """Nobody looks over the bots' shoulders."""


def play_number(what: Contest, number: int, **terms: Any) -> GameResult:
    factories = [bot_factory(bot) for bot in what.bots]
    return play(what, factories, what.schedule.pairing(number), unwatched, **{"keep_record": False, **terms})


@pytest.mark.parametrize("what", CONTESTS.values(), ids=CONTESTS)
def test_a_game_is_played_to_its_end(what: Contest):
    played = play_number(what, 3)
    assert played.forfeit is None
    assert sum(time.decisions for time in played.thinking) == played.moves
    assert all(time.slowest <= time.seconds for time in played.thinking)
    assert sum(played.shares) == pytest.approx(1)
    assert len(played.points) == len(played.seating) == what.seats


@pytest.mark.parametrize("what", CONTESTS.values(), ids=CONTESTS)
def test_the_same_game_comes_out_the_same(what: Contest):
    assert timeless(play_number(what, 5)) == timeless(play_number(what, 5))


@pytest.mark.parametrize("what", CONTESTS.values(), ids=CONTESTS)
def test_its_record_is_good(what: Contest):
    text = play_number(what, 2, keep_record=True).record
    assert text is not None
    game = load(text)
    assert game.outcome is not None
    assert game.headers["players"] == " | ".join(what.names[bot] for bot in what.schedule.pairing(2).seating)


@pytest.mark.parametrize("game", ["schotten-totten", "verraeter"])
def test_a_bot_against_itself_divides_every_deal_evenly(game: str):
    """The same shuffle and the same dice at each seat: an exchange of seats is really the mirror."""
    what = contest("random", "random", game=game)
    for deal in range(3):
        games = [play_number(what, deal * what.seats + turn + 1) for turn in range(what.seats)]
        assert len({(*played.points, played.moves) for played in games}) == 1


def test_a_bot_is_not_told_the_seed_of_the_shuffle():
    what, told = contest("random", "random"), list[Start]()

    def curious(start: Start) -> Bot:
        told.append(start)
        return bot_factory("random")(start)

    pairing = what.schedule.pairing(1)
    play(what, [curious, curious], pairing, unwatched, keep_record=False)
    assert [start.seat for start in told] == [0, 1]
    assert len({start.seed for start in told} | {pairing.seed, what.seed}) == 4


@pytest.mark.parametrize(
    ("name", "kind", "says"),
    [
        ("crashing", "exception", "the bot's own mistake"),
        ("cheating", "illegal", "R99@1"),
        ("Unmakeable", "exception", "no network to read"),
    ],
)
def test_a_fault_loses_the_game_and_is_reported_with_the_position(name: str, kind: str, says: str):
    what = contest("first", name)
    played = play_number(what, 1, keep_record=True)
    assert played.forfeit is not None
    assert (played.forfeit.seat, played.forfeit.report.kind) == (1, kind)
    assert says in played.forfeit.report.details
    assert played.forfeit.report.position.startswith("schotten-totten")
    assert (played.winners, played.returns, played.points) == ([0], [1.0, -1.0], [])
    assert played.record is not None
    unfinished = load(played.record)
    assert len(unfinished.moves) == played.moves
    assert unfinished.headers["note"] == f"B loses by a fault: {kind}"


def test_of_several_others_all_share_the_victory_then():
    played = play_number(contest("crashing", "first", game="verraeter"), 2)
    assert played.forfeit is not None
    assert played.seating[played.forfeit.seat] == 0
    assert played.shares == pytest.approx([1 / 3, 0, 1 / 3, 1 / 3])
    assert played.winners == [0, 2, 3]


def test_shares_of_a_draw_are_halves():
    assert made_up(1, 1, (0, 1), (0.0, 0.0)).shares == [0.5, 0.5]
