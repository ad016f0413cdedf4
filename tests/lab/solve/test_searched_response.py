"""In a whole game a response that searches shows a lower bound, by deals that had no part in its choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec
import pytest

from highlands.arena.contest import Contest, new_contest
from highlands.arena.game_runner import GameResult, ThinkingTime, start_of
from highlands.bots.registry import bot_factory
from highlands.engine.compiling import INTERPRETED
from highlands.lab.solve import searched_response
from highlands.lab.solve.searched_response import BOT, Response, SearchedExploitation, exploit_by_search, responses_to
from highlands.lab.solve.tree import GameTree
from highlands.terminal import solving
from tests.terminal.player import run, words

pytestmark = pytest.mark.skipif(INTERPRETED, reason="takes minutes")


def result(number: int, deal: int, seat: int, response: int, wins: bool, seats: int = 2) -> GameResult:
    """A game that a response on a seat has won or lost."""
    seating = tuple(response if at == seat else BOT for at in range(seats))
    returns = [1.0 if (at == seat) == wins else -1.0 for at in range(seats)]
    thinking = [ThinkingTime() for _ in range(seats)]
    return GameResult(
        number=number, deal=deal, seating=seating, winners=[], points=[], returns=returns, moves=1, thinking=thinking
    )


def test_the_choice_and_the_measurement_share_no_deal(monkeypatch: pytest.MonkeyPatch):
    """The king wins all games of the choice, and then half of the others: that half is what is told."""
    seen: list[set[str]] = []

    def played(contest: Contest, seeds: Sequence[str], tried: Sequence[int], workers: int) -> Iterator[GameResult]:
        seen.append(set(seeds))
        for deal in range(1, len(seeds) + 1):
            for response in tried:
                for seat in range(2):
                    wins = contest.bots[response].startswith("king") and (len(seen) == 1 or deal % 2 == 0)
                    yield result(1, deal, seat, response, wins)

    monkeypatch.setattr(searched_response, "_played", played)
    monkeypatch.setattr("highlands.bots.rollouts.king.warm_up", lambda spec: None)
    found = exploit_by_search("schotten-totten", "warrior", 8, "1", 5, first=1)
    assert found.response == "king,iterations=5"
    assert (found.wins, found.games, found.by_seat) == (0.0, 16, [0.0, 0.0])
    assert 0.8 < found.error < 1.0  # t of seven degrees of freedom times the deviation 1.07 over the root of 8
    choice, held_out = seen
    assert (len(choice), len(held_out)) == (2, 8)
    assert not choice & held_out


@pytest.mark.parametrize(
    ("terms", "deals", "wins", "error"),
    [
        ({"game": "schotten-totten"}, 8, 1.0, 0.75),
        ({"game": "verraeter", "players": 3}, 50, 4 / 3, 0.12),  # whose thirds don't add up to the last digit
    ],
)
def test_to_win_all_deals_is_not_to_win_always(
    terms: dict[str, Any], deals: int, wins: float, error: float, monkeypatch: pytest.MonkeyPatch
):
    seats = terms.get("players", 2)

    def played(contest: Contest, seeds: Sequence[str], tried: Sequence[int], workers: int) -> Iterator[GameResult]:
        for deal in range(1, len(seeds) + 1):
            yield from (result(1, deal, seat, response, True, seats) for response in tried for seat in range(seats))

    monkeypatch.setattr(searched_response, "_played", played)
    monkeypatch.setattr("highlands.bots.rollouts.king.warm_up", lambda spec: None)
    found = exploit_by_search(bot="warrior", deals=deals, seed="1", iterations=5, **terms)
    assert (found.wins, found.error, found.low) == pytest.approx((wins, error, wins - error))
    assert found.deals == deals


def test_the_bots_habits_are_known_to_a_response():
    contest = new_contest("schotten-totten", ("king", "clansman"), seed="1")
    *_, modelled = responses_to(contest, "clansman,temperature=0.3", 5)
    assert "temperature=0.3,belief=0.3" in modelled
    assert isinstance(bot_factory(modelled)(start_of(contest, 0, "any")), Response)
    assert len(responses_to(contest, "chieftain,iterations=0", 5)) == 3


@pytest.mark.parametrize("bot", ["shepherd", "random", "chieftain", "king", "warrior,iterations=9", "cmd:any"])
def test_of_others_the_rollouts_know_no_habits(bot: str):
    """They choose by the softmax of `action_values`: no model of a novice, of chance or of a search."""
    contest = new_contest("schotten-totten", ("king", "clansman"), seed="1")
    assert responses_to(contest, bot, 5) == ["king,iterations=5", "chieftain,iterations=5"]


SMALL = ("--colours", "1", "--strengths", "4", "--stones", "2", "--hand", "1")


def test_what_is_told_is_an_estimate_and_its_lower_end(monkeypatch: pytest.MonkeyPatch):
    """Also of a small game, if deals are asked for."""
    asked: list[tuple[Any, ...]] = []

    def exploited(*terms: Any, **options: Any) -> SearchedExploitation:
        asked.append(terms)
        return SearchedExploitation("king,iterations=200", 0.65, 0.23, [0.6, 0.7], 40)

    monkeypatch.setattr(solving, "exploit_by_search", exploited)
    for options, deals in (((*SMALL, "--deals", "20"), 20), (("--game", "schotten-totten"), solving.USUAL_DEALS)):
        told = words(run("exploit", "warrior", *options).stdout)
        assert "wins 0.6500 ± 0.2300 a game" in told
        assert "in 20 deals that had no part in its choice" in told
        assert "So a best response wins 0.4200 at least." in told
        assert asked.pop()[:3] == ("schotten-totten", "warrior", deals)


def test_who_asks_for_too_large_a_tree_is_told_how_to_go_on(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(solving, "GameTree", partial(GameTree, most_nodes=10))
    shown = run("exploit", "warrior", *SMALL)
    assert shown.exit_code != 0
    assert "more than 10 nodes; with --deals" in words(shown.stderr)
    solved = run("solve", *SMALL, "--out", "never.npz")
    assert solved.exit_code != 0
    assert "--deals" not in solved.stderr


@pytest.mark.parametrize(
    ("options", "share"),
    [
        pytest.param(("--game", "schotten-totten"), 1.0, marks=pytest.mark.ci),
        (("--game", "verraeter", "--players", "3"), 4 / 3),
        (("--colours", "3", "--stones", "5", "--hand", "4"), 1.0),
    ],
)
@pytest.mark.long
def test_the_command_plays_the_whole_game(options: tuple[str, ...], share: float):
    shown = run("exploit", "random", *options, "--deals", "3", "--iterations", "3", "--workers", "1", "--json")
    assert shown.exit_code == 0, shown.output
    found = msgspec.json.decode(shown.stdout.splitlines()[-1], type=SearchedExploitation)
    assert 0.5 < found.wins <= share
    assert found.games == 3 * len(found.by_seat)
