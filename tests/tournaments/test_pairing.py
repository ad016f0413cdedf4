"""Pairings keep to their rules, in whole simulated tournaments with people who leave, come back and come late."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from highlands.tournaments.aggregate import Round, Tournament, TournamentGame
from highlands.tournaments.events import BeginRound, Finish, GameOutcome, Readmit, Report, Withdraw
from highlands.tournaments.pairing.groups import pair_groups
from highlands.tournaments.pairing.history import History
from highlands.tournaments.standings import bracket, standings
from tests.tournaments.simulation import Simulation, plan

QUICK, MANY = range(40), range(40, 1500)
SEEDS = [pytest.param(QUICK, id="few"), pytest.param(MANY, id="thousands", marks=pytest.mark.long)]
"""Of five formats, with some seeds and with thousands."""
SMALL = 7
"""With so few, all pairings can be tried."""


def before(tournament: Tournament, began: Round) -> History:
    """What was known when a round was paired."""
    history = History()
    for earlier in tournament.rounds[: began.number]:
        history.byes.update(earlier.byes)
        for game in earlier.games:
            history.add(game.entrants)
    return history


def all_pairings(entrants: Sequence[int]) -> Iterator[tuple[list[tuple[int, int]], list[int]]]:
    """All ways to pair, with one bye where they are odd."""
    if len(entrants) % 2:
        for bye in entrants:
            yield from ((pairs, [bye]) for pairs, _ in all_pairings([one for one in entrants if one != bye]))
    elif not entrants:
        yield [], []
    else:
        first, *rest = entrants
        for other in rest:
            for pairs, byes in all_pairings([one for one in rest if one != other]):
                yield [(first, other), *pairs], byes


def faults(pairs: Sequence[tuple[int, ...]], byes: Sequence[int], history: History) -> tuple[int, int]:
    """How often somebody meets an earlier opponent, and has another bye."""
    return sum(history.meetings(*pair) for pair in pairs), sum(history.byes[bye] for bye in byes)


def check_swiss_round(simulation: Simulation) -> None:
    tournament = simulation.tournament
    began = tournament.rounds[-1]
    pairs = [game.entrants for game in began.games]
    playing = [entrant for pair in (*pairs, began.byes) for entrant in pair]
    assert sorted(playing) == tournament.playing
    assert len(began.byes) == len(playing) % 2
    history = before(tournament, began)
    found = faults(pairs, began.byes, history)
    if len(playing) <= SMALL:
        assert found == min(faults(*other, history) for other in all_pairings(playing))
    elif 2 * (began.number + 1) < len(playing):
        # Dirac: whoever has met fewer than half of the others can be paired anew.
        assert found[0] == 0
    if len(playing) > 2 * (began.number + 2):
        assert found[1] == 0


@pytest.mark.parametrize("seeds", SEEDS)
def test_a_swiss_pairs_nobody_twice_and_gives_no_second_bye_while_that_can_be_avoided(seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        simulation = Simulation(plan("swiss", rounds=rng.randint(3, 7)), rng.randint(2, 20), seed)
        simulation.run(stay_away=0.05, leave=0.05, late=0.04, on_round=check_swiss_round)


@pytest.mark.parametrize("seeds", SEEDS)
def test_in_a_swiss_everybody_begins_about_as_often_as_not(seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        tournament = Simulation(plan("swiss", rounds=6), rng.randint(14, 30), seed).run(leave=0.02)
        history = tournament.history()
        assert all(abs(history.first_moves(entrant.number)) <= 2 for entrant in tournament.entrants), seed


def test_in_a_swiss_equals_play_each_other_and_the_bye_is_for_the_last() -> None:
    def check(simulation: Simulation) -> None:
        tournament = simulation.tournament
        if len(tournament.rounds) == 2:
            scores = tournament.scores()
            assert (
                sum(
                    scores[one] != scores[other]
                    for one, other in (game.entrants for game in tournament.rounds[1].games)
                )
                <= 1
            )
            # Byes of the round before count already: without this one they had nothing.
            assert [scores[bye] for bye in tournament.rounds[1].byes] == [1.0]

    Simulation(plan("swiss", rounds=2), 15).run(draws=0.0, on_round=check)


@pytest.mark.parametrize("seeds", SEEDS)
def test_in_a_round_robin_all_meet_and_begin_half_of_their_games(seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        cycles, entrants = rng.randint(1, 2), rng.randint(2, 11)
        tournament = Simulation(plan("round-robin", cycles=cycles), entrants, seed).run()
        history = tournament.history()
        assert all(history.meetings(*pair) == cycles for pair in combinations(range(entrants), 2))
        assert all(abs(history.first_moves(entrant)) <= 1 for entrant in range(entrants))
        for began in tournament.rounds:
            assert max(Counter(one for game in began.games for one in game.entrants).values()) == 1


@pytest.mark.parametrize("seeds", SEEDS)
def test_a_round_robin_counts_whom_somebody_left_and_annuls_those_who_left_early(seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        simulation = Simulation(plan("round-robin"), rng.randint(3, 9), seed)
        tournament = simulation.run(leave=0.05, stay_away=0.05)
        assert all(game.is_over for game in tournament.games)
        played = Counter(
            entrant
            for game in tournament.games
            for entrant in game.entrants
            if game.outcome is not None and game.outcome.reason not in ("absent", "withdrawn")
        )
        early = {
            entrant.number
            for entrant in tournament.entrants
            if not entrant.is_in and 2 * played[entrant.number] < len(tournament.order) - 1
        }
        counted = {game.number for game in tournament.counted_games}
        assert counted == {game.number for game in tournament.games if early.isdisjoint(game.entrants)}
        assert all(tournament.scores()[entrant] == 0 for entrant in early)


@pytest.mark.parametrize("seeds", SEEDS)
def test_a_knock_out_leaves_one_whom_nobody_has_beaten(seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        entrants = rng.randint(2, 17)
        tournament = Simulation(plan("knock-out"), entrants, seed).run(draws=0.3)
        lost = Counter(
            entrant for game in tournament.games for entrant in game.entrants if game.score_of(entrant) == 0.0
        )
        drawn = Counter(frozenset(game.entrants) for game in tournament.games if 0.5 in game.outcome.scores)  # type: ignore[union-attr]
        champion = bracket(tournament).champion
        assert champion is not None
        assert lost[champion] == 0
        assert max(lost.values(), default=0) <= 1
        # Each but one goes out, by a loss or by lot after two draws.
        assert sum(lost.values()) + sum(times == 2 for times in drawn.values()) == entrants - 1
        assert standings(tournament)[0].entrant == champion


def passed_over(tournament: Tournament, games: Sequence[TournamentGame]) -> set[int]:
    """Who is out of a knock-out after some games: by a loss, or by lot after two draws."""
    out: set[int] = set()
    drawn: Counter[frozenset[int]] = Counter()
    for game in games:
        out |= {entrant for entrant in game.entrants if game.score_of(entrant) == 0.0}
        drawn[frozenset(game.entrants)] += 0.5 in game.outcome.scores  # type: ignore[union-attr]
        if drawn[frozenset(game.entrants)] == 2:
            out.add(max(game.entrants, key=tournament.order.index))
    return out


def check_knock_out_round(simulation: Simulation) -> None:
    tournament = simulation.tournament
    began = tournament.rounds[-1]
    earlier = [game for game in tournament.games if game.round < began.number]
    assert passed_over(tournament, earlier).isdisjoint(entrant for game in began.games for entrant in game.entrants)


@pytest.mark.parametrize("seeds", SEEDS)
def test_in_a_knock_out_nobody_plays_on_who_was_beaten_whoever_leaves_and_comes_back(seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        simulation = Simulation(plan("knock-out"), rng.randint(2, 17), seed)
        tournament = simulation.run(leave=0.4, stay_away=0.1, draws=0.4, on_round=check_knock_out_round)
        found = bracket(tournament)
        assert found.is_over
        assert found.champion not in passed_over(tournament, tournament.games)


def test_who_withdraws_in_the_last_game_does_not_give_their_place_to_whom_the_lot_passed_over() -> None:
    simulation = Simulation(plan("knock-out"), 4)
    simulation.start()
    tournament = simulation.tournament
    first, second, third, last = tournament.order

    def play(one: int, other: int, scores: tuple[float, float]) -> None:
        while (event := simulation.director.due(tournament, simulation.at)) is not None:
            simulation.append(event)
        game = next(game for game in tournament.open_games if set(game.entrants) == {one, other})
        points = scores if game.entrants == (one, other) else scores[::-1]
        simulation.append(Report(game.number, GameOutcome(points, "played")))

    play(second, third, (1.0, 0.0))
    for _ in range(2):
        play(first, last, (0.5, 0.5))
    while (event := simulation.director.due(tournament, simulation.at)) is not None:
        simulation.append(event)
    simulation.append(Withdraw(first, "self"))
    play(first, second, (0.0, 1.0))
    assert simulation.director.due(tournament, simulation.at) == Finish()
    assert bracket(tournament).champion == second


def test_a_game_that_is_not_played_counts_for_whoever_was_in_when_it_was_paired() -> None:
    simulation = Simulation(plan("round-robin"), 2)
    simulation.start()
    tournament = simulation.tournament
    one, other = tournament.order
    simulation.append(Withdraw(one, "self"))
    due = simulation.director.due(tournament, 0)
    assert isinstance(due, BeginRound)
    simulation.append(due)
    simulation.append(Readmit(one))
    simulation.append(simulation.director.due(tournament, 0))  # type: ignore[arg-type]
    assert tournament.games[0].score_of(one) == 0.0
    assert tournament.games[0].score_of(other) == 1.0


def check_free(simulation: Simulation) -> None:
    busy = Counter(entrant for game in simulation.tournament.open_games for entrant in game.entrants)
    assert max(busy.values()) == 1


@pytest.mark.parametrize("seeds", SEEDS)
def test_an_arena_pairs_only_those_who_are_free_until_time_is_up(seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        simulation = Simulation(plan("arena", arena_minutes=12), rng.randint(2, 12), seed)
        tournament = simulation.run(stay_away=0.02, leave=0.03, late=0.05, on_round=check_free)
        end = tournament.started_at + 12 * 60_000  # type: ignore[operator]
        assert tournament.rounds
        assert all(began.began_at < end for began in tournament.rounds)


def test_bots_of_the_server_fill_up_for_people_and_play_no_arena_among_themselves() -> None:
    alone = Simulation(plan("arena", fill_to=4), 0)
    alone.start()
    assert alone.tournament.ended == "too-few"
    tournament = Simulation(plan("arena", fill_to=6, arena_minutes=5), 2).run()
    assert tournament.rounds
    assert all(any(tournament.entrants[one].bot is None for one in game.entrants) for game in tournament.games)


def check_groups(simulation: Simulation) -> None:
    tournament = simulation.tournament
    began = tournament.rounds[-1]
    seated = [entrant for game in began.games for entrant in game.entrants]
    assert all(3 <= len(game.entrants) <= 4 for game in began.games)
    if not began.is_final:
        assert sorted([*seated, *began.byes]) == tournament.playing
        assert len(began.byes) == (1 if len(tournament.playing) == 5 else 0)
        byes = before(tournament, began).byes
        assert all(byes[bye] <= min(byes[one] for one in tournament.playing) for bye in began.byes)


@pytest.mark.parametrize("seeds", SEEDS)
def test_groups_are_of_three_and_four_and_end_at_a_final_table(seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        simulation = Simulation(plan("groups", rounds=rng.randint(1, 4), final=True), rng.randint(3, 17), seed)
        tournament = simulation.run(leave=0.04, late=0.05, on_round=check_groups)
        if tournament.rounds[-1].is_final:
            final = tournament.rounds[-1].games[0].entrants
            assert {row.entrant for row in standings(tournament)[: len(final)]} == set(final)


@pytest.mark.parametrize("entrants", [7, 8, 9, 12, 16])
def test_in_groups_everybody_meets_as_many_as_possible_and_sits_on_all_seats(entrants: int) -> None:
    history = History(lots={entrant: entrant for entrant in range(entrants)})
    rounds = 4
    for number in range(rounds):
        groups, _ = pair_groups(range(entrants), history, 3, 4, f"{number}")
        for group in groups:
            history.add(group)
    meetings = [history.meetings(*pair) for pair in combinations(range(entrants), 2)]
    assert max(meetings) - min(meetings) <= 2
    assert sum(number > 0 for number in meetings) >= 0.8 * min(len(meetings), sum(meetings))
    for entrant in range(entrants):
        assert max(history.seats[entrant][seat] for seat in range(4)) <= 2


@pytest.mark.parametrize("format", ["swiss", "round-robin", "knock-out", "arena", "groups"])
def test_a_tournament_is_what_its_log_says(format: str) -> None:  # noqa: A002 - named as in the plan
    simulation = Simulation(plan(format, rounds=3, arena_minutes=5, final=True), 7, 1)
    tournament = simulation.run(leave=0.05, late=0.05)
    assert simulation.folded_again() == tournament
    assert standings(simulation.folded_again()) == standings(tournament)


def test_points_are_neither_made_nor_lost() -> None:
    for seed in range(20):
        tournament = Simulation(plan("swiss", rounds=5), 11, seed).run(leave=0.02)
        assert sum(tournament.scores().values()) == len(tournament.games) + tournament.byes.total()
