"""Whole rounds worked out by hand, and the same arithmetic done again for thousands of random ones."""

from __future__ import annotations

import pytest

from highlands.games.verraeter.state.layout import OVER, SUPPLY, State
from tests.games.verraeter.helpers import PAIRS, hands, look, play, points, random_game, state_of, to_move

BASE = {"wasteland": 0, "pasture": 3, "river": 5, "forest": 7, "village": 10, "city": 15}
PRIZE = {
    "wasteland": (3, 2, 1, 0),
    "pasture": (4, 3, 2, 1),
    "river": (5, 4, 3, 2),
    "forest": (6, 4, 3, 2),
    "village": (7, 5, 3, 2),
    "city": (8, 6, 4, 3),
}


def test_a_round_of_four_players():
    state = state_of(
        "verraeter players=4",
        PAIRS,
        "start player: B; round: 2; strategy: C; allegiance: E R E R; points: 3-0-2-4",
        "buildings A: estate 1; buildings B: estate 6; buildings C: estate 9; buildings D: estate 12",
        "hand A: 3 4 5 2; hand B: 2 2 6; hand C: 3 5; hand D: 8",
        "discard: 3 4 4",
        "pile: 5 6 2 4 3 5 2 4 3 5",
        "to move: C conflict",
    )
    # C starts it between forest 7 (Eagles, 7) and forest 8 (Roses, 7); suppose that the Farmer is put aside.
    play(state, "conflict 7-8", seed=aside_seed(state, "conflict 7-8", "farmer"))
    # B (start), C, D and A choose from five, four, three and two cards.
    play(state, "take diplomat5", "take strategist", "take builder", "take traitor")
    # B lays 6, C lays 5, D nothing, and A, who goes over to the Roses, 5.
    play(state, "lay 6", "lay 5", "lay nothing", "lay 5")
    # Eagles: C: 7 + 5 = 12. Roses: A, B, D: 7 + 6 + 5 (Diplomat) + 5 = 23. Column III of the forest is 3.
    assert points(state) == [3 + 3 + 1, 0 + 3, 2 + 2, 4 + 3]
    assert look(state).landscapes[6].house == "roses"
    assert [player.house for player in look(state).players] == ["roses", "roses", "eagles", "roses"]
    # D, the Builder, places an estate at 7, which is the Roses' now.
    assert to_move(state) == "D build"
    play(state, "estate 7")
    # C keeps the strategy card as the Strategist. Estates: B 6 (Roses) 1, C 9 (Eagles) 1, D 7 and 12 (Roses) 2,
    # A 1 (Eagles, but A serves the Roses) none. From the top: B 5, C 6, D 2 and 4.
    assert hands(state) == ["2 3 4", "2 2 5", "3 6", "2 4 8"]
    assert look(state).discard == ["3", "4", "4", "5", "5", "6"]
    assert look(state).pile == 6
    assert to_move(state) == "C conflict"
    assert [player.start for player in look(state).players] == [False, False, True, False]
    assert look(state).round == 3


def test_a_last_round_of_three_players_with_discards():
    state = state_of(
        "verraeter players=3",
        PAIRS,
        "start player: C; round: 9; strategy: A; allegiance: R R E; points: 20-22-25; to move: A conflict",
        "buildings A: counting 1, counting 2, estate 4; buildings B: estate 6, counting 3",
        "buildings C: estate 9, estate 11",
        "hand A: 2 2 3 4 4; hand B: 5 5; hand C: 6 3 3 2",
        "discard: 8 6 5 5; pile: 2 3 4 5 2 3 4 4",
    )
    # Village 9 (Eagles) against village 10 (Roses), 10 each; the Builder is put aside.
    play(state, "conflict 9-10", seed=aside_seed(state, "conflict 9-10", "builder"))
    # C takes Diplomat 2, A the Farmer, B Diplomat 5.
    play(state, "take diplomat2", "take farmer", "take diplomat5")
    # C: 6 + 3 + 2 (Diplomat) + 10 = 21. A lays nothing; B lays 5 for 10 + 5 + 5 = 20. The Eagles win: C alone, 7.
    play(state, "lay 3 6", "lay nothing", "lay 5")
    assert points(state) == [20, 22, 32]
    assert look(state).landscapes[9].house == "eagles"
    # The Farmer's three cards: A has five and discards three, then draws 2 3 4.
    assert to_move(state) == "A discard farmer"
    play(state, "discard 2 2 3")
    # Then C for estates at 9 and 11: 5 and 2; A's estate brings the Farmer nothing; B at 6: 3; C for Diplomat 2: 4.
    # C had 2 3, so five cards at the end and nothing to discard; B has 3 5.
    assert to_move(state) == "nobody"
    assert hands(state) == ["2 3 4 4 4", "3 5", "2 2 3 4 5"]
    # Final scoring: A 2 counting houses x 3 cards, B 1 x 2, C none.
    assert points(state) == [26, 24, 32]
    assert look(state).discard == ["2", "2", "3", "3", "5", "5", "5", "6", "6", "8"]


def aside_seed(state: State, move: str, card: str) -> int:
    """A seed with which that move puts that action card aside."""
    start = int(state.start)
    return next(seed for seed in range(99) if card not in look(play(state.copy(), move, seed=seed), start).saw)


# The same in plain arithmetic, for random rounds


class Expected:
    """What a conflict brings, worked out from what lies on the table just before the cards are turned up."""

    def __init__(self, state: State, last_laid: list[str]) -> None:
        observation = look(state)
        assert observation.conflict is not None
        self.houses = [player.house for player in observation.players]
        self.points = [player.points for player in observation.players]
        actions = [player.action for player in observation.players]
        laid = [player.laid for player in observation.players]
        assert observation.to_move is not None
        laid[observation.to_move] = last_laid
        lands = {
            observation.landscapes[number - 1].house: observation.landscapes[number - 1]
            for number in observation.conflict
        }
        if "traitor" in actions:
            traitor = actions.index("traitor")
            self.houses[traitor] = {"eagles": "roses", "roses": "eagles"}[self.houses[traitor]]
            self.points[traitor] += 1
        if "strategist" in actions:
            self.points[actions.index("strategist")] += 2
        strength = {house: BASE[land.kind] for house, land in lands.items()}
        for seat, house in enumerate(self.houses):
            strength[house] += sum(map(int, laid[seat])) + {"diplomat2": 2, "diplomat5": 5}.get(actions[seat] or "", 0)
        self.turned: int | None = None
        if strength["eagles"] != strength["roses"]:
            winner = max(strength, key=lambda house: strength[house])
            loser = next(land for house, land in lands.items() if house != winner)
            self.turned = loser.number
            number = self.houses.count(winner)
            for seat, house in enumerate(self.houses):
                if house == winner:
                    self.points[seat] += PRIZE[loser.kind][number - 1]


@pytest.mark.parametrize("players", [3, 4])
def test_conflicts_and_final_scoring_agree_with_plain_arithmetic(players):
    rounds = ends = 0
    for seed in range(200):
        before: State | None = None
        for state in random_game(seed, players):
            if before is not None and state.step != SUPPLY:
                rounds += 1
                check_conflict(before, state)
            ends += state.step == OVER
            before = state.copy() if state.step == SUPPLY else None
    assert ends == 200
    assert rounds > 1400


def check_conflict(before: State, after: State) -> None:
    observation = look(after)
    assert observation.last is not None
    expected = Expected(before, observation.last.laid[int(before.mover)])
    final = [0] * len(observation.players)
    if observation.to_move is None:
        for player in observation.players:
            buildings = [land.building for land in observation.landscapes if land.building is not None]
            counting = sum(1 for building in buildings if building.owner == player.seat and building.counting_house)
            assert counting <= 2
            final[player.seat] = counting * min(3, len(player.hand))
    assert points(after) == [a + b for a, b in zip(expected.points, final, strict=True)]
    assert [player.house for player in observation.players] == expected.houses
    was = {land.number: land.house for land in look(before).landscapes}
    assert {land.number for land in observation.landscapes if land.house != was[land.number]} == (
        set() if expected.turned is None else {expected.turned}
    )
