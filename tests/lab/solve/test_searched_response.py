"""In a whole game a response that searches shows a lower bound, by deals that had no part in its choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import pytest

from highlands.arena.contest import Contest, new_contest
from highlands.arena.game_runner import GameResult, ThinkingTime
from highlands.bots.registry import bot_factory
from highlands.engine.compiling import INTERPRETED
from highlands.lab.solve import searched_response
from highlands.lab.solve.searched_response import BOT, SearchedExploitation, exploit_by_search, responses_to
from tests.terminal.player import run

pytestmark = pytest.mark.skipif(INTERPRETED, reason="takes minutes")


def result(number: int, deal: int, seat: int, response: int, wins: bool) -> GameResult:
    """A game that a response on a seat has won or lost."""
    seating = tuple(response if at == seat else BOT for at in range(2))
    returns = [1.0 if (at == seat) == wins else -1.0 for at in range(2)]
    thinking = [ThinkingTime() for _ in range(2)]
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


def test_to_win_all_deals_is_not_to_win_always(monkeypatch: pytest.MonkeyPatch):
    def played(contest: Contest, seeds: Sequence[str], tried: Sequence[int], workers: int) -> Iterator[GameResult]:
        for deal in range(1, len(seeds) + 1):
            yield from (result(1, deal, seat, response, True) for response in tried for seat in range(2))

    monkeypatch.setattr(searched_response, "_played", played)
    monkeypatch.setattr("highlands.bots.rollouts.king.warm_up", lambda spec: None)
    found = exploit_by_search("schotten-totten", "warrior", 8, "1", 5)
    assert (found.wins, found.error) == (1.0, 0.75)


def test_the_bots_habits_are_known_to_a_response():
    contest = new_contest("schotten-totten", ("king", "clansman"), seed="1")
    *_, modelled = responses_to(contest, "clansman,temperature=0.3", 5)
    assert "temperature=0.3,belief=0.3" in modelled
    assert all(bot_factory(response) for response in responses_to(contest, "random", 5))


@pytest.mark.parametrize(
    ("options", "share"),
    [
        pytest.param(("--game", "schotten-totten"), 1.0, marks=pytest.mark.ci),
        (("--game", "verraeter", "--players", "3"), 4 / 3),
    ],
)
@pytest.mark.long
def test_the_command_plays_the_whole_game(options: tuple[str, ...], share: float):
    shown = run("exploit", "random", *options, "--deals", "3", "--iterations", "3", "--workers", "1", "--json")
    assert shown.exit_code == 0, shown.output
    found = msgspec.json.decode(shown.stdout.splitlines()[-1], type=SearchedExploitation)
    assert 0.5 < found.wins <= share
    assert found.games == 3 * len(found.by_seat)
