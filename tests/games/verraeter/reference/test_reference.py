"""The reference itself: rounds worked out by hand, the rulings, and whole random games that lose no card."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import chain

import pytest

from tests.games.verraeter.reference.game import ACTIONS, ROUNDS, SUPPLY, IllegalMoveError, ReferenceGame
from tests.games.verraeter.reference.scoring import USUAL_TABLE, Table, final_gain, gains

CIRCLE = ["wE", "pR", "rE", "fR", "vE", "cR", "wR", "pE", "rR", "fE", "vR", "cE"]
PILES = {3: [2, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 8], 4: [8, 2, 2, 6, 2, 2, 2, 3, 4, 5, 6]}


def begin(
    players: int = 4,
    *,
    start: int = 0,
    aside: str = "traitor",
    circle: Sequence[str] = CIRCLE,
    reshuffle: Callable[[list[int]], Sequence[int]] = lambda discard: discard,
    table: Table = USUAL_TABLE,
) -> ReferenceGame:
    return ReferenceGame(players, start, circle, PILES[players], lambda _: aside, reshuffle, table=table)


def settled(players: int = 4, **given) -> ReferenceGame:
    """A game after the set-up: the start player's estate at landscape 1, the next one's at 2, and so on."""
    game = begin(players, **given)
    play(game, *(f"estate {n + 1}" for n in range(players)))
    return game


def play(game: ReferenceGame, *texts: str) -> None:
    for text in texts:
        game.play(text)


def fight(game: ReferenceGame, place: str, actions: str, *lays: str) -> None:
    """From the conflict to the supply, each clockwise from the start player; who is not named lays nothing."""
    play(game, f"conflict {place}", *(f"take {action}" for action in actions.split()))
    play(game, *(f"lay {cards}" for cards in lays))
    while game.step == "supply" and not game.over:
        game.play("lay nothing")


# Rounds worked out by hand


def test_the_set_up_of_four_players():
    game = begin(start=2)
    assert game.allegiances == ["E", "R", "E", "R"]
    assert (game.to_move, game.step, len(game.legal())) == (2, "settle", 12)
    play(game, "estate 5")
    assert game.to_move == 3
    assert "estate 5" not in game.legal()
    play(game, "estate 12", "estate 1", "estate 6")
    assert game.buildings == {5: (2, "estate"), 12: (3, "estate"), 1: (0, "estate"), 6: (1, "estate")}
    assert (game.to_move, game.step, game.strategy) == (3, "conflict", 3)
    assert [game.hand(seat) for seat in range(4)] == [[3, 4, 5]] * 4


def test_the_set_up_of_three_players():
    game = begin(3, start=1)
    assert game.allegiances == ["E", "E", "R"]
    play(game, "estate 1", "estate 2", "estate 3")
    assert (game.to_move, game.step) == (2, "conflict")


def test_the_conflict_lies_between_neighbours_of_different_houses():
    places = [(n, n + 1) for n in range(1, 12) if n != 6]
    assert settled().legal() == {f"conflict {a}-{b}" for a, b in places}
    turned = settled(circle=CIRCLE[1:] + CIRCLE[:1])
    assert "conflict 12-1" in turned.legal()
    assert {"conflict 5-6", "conflict 11-12", "conflict 1-12"}.isdisjoint(turned.legal())


def test_a_round_of_four():
    game = settled()
    play(game, "conflict 3-4")
    assert game.legal() == {f"take {action}" for action in ACTIONS if action != "traitor"}
    play(game, "take diplomat5", "take farmer", "take strategist")
    assert (game.to_move, game.legal()) == (3, {"take builder", "take diplomat2"})
    play(game, "take builder")
    assert game.aside == ["traitor", "diplomat2"]
    lays = {"nothing", "3", "4", "5", "3 4", "3 5", "4 5", "3 4 5"}
    assert (game.to_move, game.legal()) == (0, {f"lay {cards}" for cards in lays})
    play(game, "lay 5", "lay nothing", "lay 3 4", "lay 5")

    # Eagles: river 5, A 5, C 7, Diplomat 5; Roses: forest 7, D 5. The forest is worth 4 for each of two.
    assert game.conflicts[-1].strengths == {"E": 22, "R": 12}
    assert game.points == [4, 0, 4 + 2, 0]
    assert game.landscapes[4] == "fE"
    assert (game.to_move, game.step, game.laid) == (3, "build", [[5], [], [3, 4], [5]])
    free = range(5, 13)
    building = {f"estate {n}" for n in free} | {f"counting {n}" for n in free} | {"turn 4", "pass"}
    assert game.legal() == building
    play(game, "counting 5")

    assert (game.to_move, game.step, game.strategy) == (1, "discard farmer", 2)
    assert game.discard == [5, 3, 4, 5]
    assert game.legal() == {"discard 3", "discard 4", "discard 5"}
    play(game, "discard 3")

    # The Farmer draws 8 2 2, A 6 for the estate at 1, C 2 for that at 3; D's at 4 is now the Eagles'.
    assert [game.hand(seat) for seat in range(4)] == [[3, 4, 6], [2, 2, 4, 5, 8], [2, 5], [3, 4]]
    assert game.discard == [5, 3, 4, 5, 3]
    assert (game.round, game.start, game.to_move, game.step) == (2, 1, 2, "conflict")
    assert (game.place, game.kept) == (None, [None] * 4)


def test_a_round_of_four_with_the_traitor():
    game = settled(aside="farmer")
    fight(game, "3-4", "traitor strategist builder diplomat2", "4 5", "3", "5")

    # Roses: forest 7, A 9, B 3, Diplomat 2; Eagles: river 5, C 5. The river is worth 3 for each of three.
    assert game.allegiances == ["R", "R", "E", "R"]
    assert game.conflicts[-1].strengths == {"E": 10, "R": 21}
    assert game.points == [3 + 1, 3 + 2, 0, 3]
    assert game.landscapes[3] == "rR"
    play(game, "pass")

    # Only B at 2 and D at 4 have estates at their own house's landscapes; D draws once more for Diplomat 2 (V-8).
    assert [game.hand(seat) for seat in range(4)] == [[3], [4, 5, 8], [3, 4], [2, 2, 3, 4, 5]]
    assert game.strategy == 1


def test_a_round_of_three():
    game = settled(3, start=2, aside="builder")
    assert game.allegiances == ["R", "E", "E"]
    play(game, "conflict 5-6", "take diplomat5", "take diplomat2")
    assert game.legal() == {"take traitor", "take farmer", "take strategist"}
    play(game, "take farmer")
    assert game.aside == ["builder", "traitor", "strategist"]
    play(game, "lay 3 4 5", "lay 5", "lay nothing")

    # Seats from the start player: C Eagle, A Rose, B Eagle. Village 10 + 12 + 5 against city 15 + 5 + 2.
    assert game.conflicts[-1].strengths == {"E": 27, "R": 22}
    assert game.points == [0, 6, 6]
    assert game.landscapes[6] == "cE"
    assert (game.to_move, game.legal()) == (1, {"discard 3", "discard 4", "discard 5"})
    play(game, "discard 3")
    assert [game.hand(seat) for seat in range(3)] == [[2, 3, 3, 4], [2, 2, 2, 4, 5], [2]]
    assert (game.round, game.start, game.to_move, game.strategy) == (2, 0, 0, 0)


def test_in_a_tie_only_the_traitor_and_the_strategist_score():
    game = settled(aside="farmer")
    fight(game, "1-2", "strategist traitor builder diplomat2", "5")
    assert game.conflicts[-1].strengths == {"E": 5, "R": 5}
    assert game.points == [2, 1, 0, 0]
    assert list(game.landscapes.values()) == CIRCLE


def test_who_has_no_supply_is_not_asked():
    game = settled()
    game.hands = [[], [3], [], []]
    play(game, "conflict 3-4", "take diplomat5", "take farmer", "take strategist", "take diplomat2")
    assert (game.to_move, game.legal()) == (1, {"lay nothing", "lay 3"})
    game.play("lay 3")
    assert (game.round, game.step) == (2, "conflict")

    game = settled()
    game.hands = [[] for _ in range(4)]
    play(game, "conflict 3-4", "take diplomat5", "take farmer", "take strategist", "take diplomat2")
    assert (game.round, game.step) == (2, "conflict")


def test_a_table_of_ones_own():
    game = settled(table={**USUAL_TABLE, "r": (50, 9, 9, 9, 9), "f": (1, 40, 30, 20, 10)})
    fight(game, "3-4", "diplomat5 farmer strategist diplomat2")
    assert game.conflicts[-1].strengths == {"E": 55, "R": 3}
    assert game.points == [30, 0, 32, 0]


# The rulings


def test_v1_a_house_without_players_can_win():
    game = settled(aside="farmer")
    game.allegiances = ["R", "E", "E", "E"]
    fight(game, "5-6", "traitor strategist diplomat2 builder")
    assert game.conflicts[-1] == replace(game.conflicts[-1], winner="R", strengths={"E": 12, "R": 15})
    assert game.points == [1, 2, 0, 0]
    assert game.landscapes[5] == "vR"


def test_v2_equal_points_share_the_victory():
    game = begin()
    game.points = [7, 9, 3, 9]
    assert game.winners == [1, 3]


def test_v4_the_builder_turns_either_way_within_two_counting_houses():
    game = settled()
    game.buildings = {1: (0, "counting"), 2: (0, "counting"), 3: (0, "estate"), 4: (1, "estate")}
    fight(game, "3-4", "builder farmer strategist diplomat2")
    assert game.legal() == {"pass", "turn 1", "turn 2"}
    game.buildings[2] = (0, "estate")
    assert game.legal() == {"pass", "turn 1", "turn 2", "turn 3"}
    game.buildings = {1: (0, "counting"), 2: (0, "counting"), 4: (1, "estate")}
    assert game.legal() == {"pass", "turn 1", "turn 2", *(f"estate {n}" for n in (3, *range(5, 13)))}
    game.play("turn 2")
    assert game.buildings[2] == (0, "estate")


def test_v5_v8_the_holder_of_diplomat_2_may_discard_twice():
    game = settled()
    game.hands[3] = [6, 2, 2, 3, 3]
    fight(game, "5-6", "diplomat5 farmer strategist diplomat2")
    assert game.step == "discard farmer"
    game.play("discard 5")
    assert (game.to_move, game.step) == (3, "discard estates")
    assert game.legal() == {"discard 2", "discard 3", "discard 6"}
    game.play("discard 2")
    assert (game.to_move, game.step) == (3, "discard diplomat")
    game.play("discard 2")
    assert len(game.hand(3)) == 5
    assert (game.round, game.step) == (2, "conflict")


def test_v5_a_full_handed_farmer_discards_three():
    game = settled()
    game.buildings = {}
    game.hands[1] = [2, 2, 5, 2, 5]
    fight(game, "5-6", "diplomat5 farmer strategist diplomat2")
    assert game.legal() == {"discard 2 2 2", "discard 2 2 5", "discard 2 5 5"}
    with pytest.raises(IllegalMoveError, match="legal are: discard 2 2 2, "):
        game.play("discard 2")


def test_the_discard_pile_is_shuffled_when_a_card_is_missing_and_not_before():
    shuffled: list[list[int]] = []

    def upside_down(discard: list[int]) -> list[int]:
        shuffled.append(discard)
        return discard[::-1]

    game = settled(aside="diplomat2", reshuffle=upside_down)
    game.buildings = {}
    game.pile, game.discard, game.hands[1] = [8], [6, 2], [4, 4, 5]
    fight(game, "5-6", "diplomat5 farmer strategist traitor")
    game.play("discard 5")
    assert shuffled == [[2, 5, 6]]
    assert (game.hand(1), game.pile, game.discard) == ([4, 4, 5, 6, 8], [2], [])

    game = settled(aside="diplomat2", reshuffle=upside_down)
    game.buildings = {}
    game.pile, game.discard, game.hands[1] = [8, 3, 3], [6, 2], []
    fight(game, "5-6", "diplomat5 farmer strategist traitor")
    assert len(shuffled) == 1
    assert (game.hand(1), game.pile, game.discard) == ([3, 3, 8], [], [6, 2])


def test_v9_four_winners_get_column_iv():
    city = USUAL_TABLE["c"]
    assert gains("R", city, ["R"] * 4, ["farmer", "builder", "traitor", "strategist"]) == [3, 3, 4, 5]
    game = settled()
    game.allegiances = ["E"] * 4
    fight(game, "11-12", "diplomat5 farmer diplomat2 builder")
    assert game.points == [2, 2, 2, 2]


# The end


def test_the_game_ends_early_after_the_draws_when_one_house_has_all():
    game = settled()
    game.landscapes = {n: landscape[0] + ("R" if n == 4 else "E") for n, landscape in game.landscapes.items()}
    assert game.legal() == {"conflict 3-4", "conflict 4-5"}
    fight(game, "3-4", "diplomat5 farmer strategist builder", "4 5", "nothing", "5")
    assert not game.over
    game.play("counting 5")
    assert game.step == "discard farmer"
    game.play("discard 4")
    # D has a counting house and 3 4 5 in hand.
    assert game.points == [4, 0, 6, 3]
    assert (game.over, game.to_move, game.legal(), game.winners) == (True, None, set(), [2])
    assert (game.round, game.start) == (1, 0)
    with pytest.raises(IllegalMoveError):
        game.play("conflict 3-4")


def test_the_final_scoring_counts_two_counting_houses_and_three_cards():
    assert [final_gain(2, hand) for hand in range(6)] == [0, 2, 4, 6, 6, 6]
    assert (final_gain(0, 5), final_gain(1, 5)) == (0, 3)


# Whole games


def random_game(players: int, rng: random.Random) -> ReferenceGame:
    circle = rng.sample(CIRCLE, 12)
    pile = rng.sample(PILES[players], len(PILES[players]))
    start = rng.randrange(players)

    def shuffle(discard: list[int]) -> list[int]:
        assert discard
        return rng.sample(discard, len(discard))

    return ReferenceGame(players, start, circle, pile, lambda _: rng.choice(ACTIONS), shuffle)


def assert_nothing_is_lost(game: ReferenceGame) -> None:
    assert Counter(chain(*game.hands, *game.laid, game.pile, game.discard)) == SUPPLY
    assert Counter(landscape[0] for landscape in game.landscapes.values()) == Counter("wwpprrffvvcc")
    if game.aside:
        assert sorted([*game.aside, *game.passing, *filter(None, game.kept)]) == sorted(ACTIONS)
    for seat in range(game.players):
        assert game.reserve(seat) >= 0
        assert len(game.own_buildings(seat, "counting")) <= 2
        assert len(game.hand(seat)) <= 5


@pytest.mark.parametrize("players", [3, 4])
def test_whole_games(players):
    rng = random.Random(players)
    early_ends = shuffles = 0
    for _ in range(40):
        game = random_game(players, rng)
        starts = [game.start]
        turns: Counter[tuple[int, str]] = Counter()
        while not game.over:
            assert_nothing_is_lost(game)
            assert game.legal()
            turns[game.round, game.step] += 1
            before = len(game.pile)
            game.play(rng.choice(sorted(game.legal())))
            shuffles += len(game.pile) > before
            if game.round > len(starts):
                starts.append(game.start)
        assert_nothing_is_lost(game)

        if game.round < ROUNDS[players]:
            early_ends += 1
            assert len({landscape[1] for landscape in game.landscapes.values()}) == 1
        assert len(game.conflicts) == game.round <= ROUNDS[players]
        assert starts == [(starts[0] + n) % players for n in range(game.round)]
        assert turns[1, "settle"] == players
        for n in range(1, game.round + 1):
            assert (turns[n, "conflict"], turns[n, "choose"]) == (1, players)
            assert turns[n, "build"] <= 1
        final = [final_gain(len(game.own_buildings(s, "counting")), len(game.hand(s))) for s in range(players)]
        assert game.points == [sum(c.gains[s] for c in game.conflicts) + final[s] for s in range(players)]
    assert 0 < early_ends < 40
    assert shuffles > 0
