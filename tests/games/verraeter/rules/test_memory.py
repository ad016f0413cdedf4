"""What everybody can count of the supply, and the worlds made from it, against a set of every possible world."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from highlands.engine.chance import Seed
from highlands.engine.state import new_state
from highlands.games.verraeter.rules.memory import begin_memory, settle, take_earliest_together
from highlands.games.verraeter.rules.observation import observe
from highlands.games.verraeter.rules.pile import draw, show, shuffle_pile
from highlands.games.verraeter.rules.resample import resample
from highlands.games.verraeter.state.cards import NO_ACTION, NO_CARD, UNIT, VALUES, number_of
from highlands.games.verraeter.state.layout import CONFLICT, MOST_UNSETTLED, PILES, STATE
from tests.games.verraeter.helpers import PAIRS, look, play, random_game, state_of

PLAYERS = 3
SPECTATOR = PLAYERS
FEW_WORLDS = 40

Counts = tuple[int, ...]
World = tuple[tuple[Counts, ...], Counts]
"""The cards of each hand, and of the pile."""


def counts(handful: int) -> Counts:
    return tuple(number_of(int(handful), value) for value in range(VALUES))


def handful(cards: Counts) -> int:
    return sum(int(UNIT[value]) * number for value, number in enumerate(cards))


def changed(cards: Counts, value: int, by: int) -> Counts:
    return tuple(number + by * (place == value) for place, number in enumerate(cards))


def without(cards: Counts, part: Counts) -> Counts:
    return tuple(a - b for a, b in zip(cards, part, strict=True))


class PossibleWorlds:
    """Every world that agrees with what a seat has seen: kept as a set, with no cleverness at all."""

    def __init__(self, observer: int, hands: list[Counts], pile: Counts) -> None:
        self.observer = observer
        self.worlds: set[World] = {(tuple(hands), pile)}

    def reshuffle(self, discard: Counts) -> None:
        assert all(sum(pile) == 0 for _, pile in self.worlds)
        self.worlds = {(hands, discard) for hands, _ in self.worlds}

    def draw(self, seat: int, value: int) -> None:
        """A seat draws a card, which only that seat sees."""
        values = [value] if seat == self.observer else range(VALUES)
        self.worlds = {
            (self.put(hands, seat, changed(hands[seat], drawn, 1)), changed(pile, drawn, -1))
            for hands, pile in self.worlds
            for drawn in values
            if pile[drawn]
        }

    def show(self, seat: int, cards: Counts) -> None:
        """Everybody sees these cards leave a hand."""
        self.worlds = {
            (self.put(hands, seat, without(hands[seat], cards)), pile)
            for hands, pile in self.worlds
            if min(without(hands[seat], cards)) >= 0
        }

    @staticmethod
    def put(hands: tuple[Counts, ...], seat: int, hand: Counts) -> tuple[Counts, ...]:
        return (*hands[:seat], hand, *hands[seat + 1 :])


class SmallGame:
    """A few supply cards in three hands and a pile, drawn and shown at random, so that all worlds can be kept."""

    def __init__(self, seed: int, cards: int, kinds: int) -> None:
        self.chance = random.Random(seed)
        self.rng = Seed.of(seed).rng(0)
        self.state = new_state(STATE)
        self.state.players = PLAYERS
        self.state.step = CONFLICT
        self.state.observer = -1
        for seat in range(4):
            self.state.action[seat] = NO_ACTION
        self.state.aside = NO_ACTION
        self.state.pile[:] = NO_CARD
        values = self.chance.choices(range(VALUES), k=kinds)
        dealt = [self.chance.choice(values) for _ in range(cards)]
        first_hands = [Counter(dealt[seat : seat + 1]) for seat in range(PLAYERS)]
        for seat, hand in enumerate(first_hands):
            self.state.hand[seat] = self.state.known[seat] = sum(int(UNIT[v]) * n for v, n in hand.items())
            self.state.held[seat] = hand.total()
        pool = sum(int(UNIT[value]) for value in dealt[PLAYERS:])
        begin_memory(self.state, pool)
        shuffle_pile(self.state, pool, self.rng)
        hands = [counts(self.state.hand[seat]) for seat in range(PLAYERS)]
        self.sights = [PossibleWorlds(observer, hands, counts(pool)) for observer in (*range(PLAYERS), SPECTATOR)]

    def step(self) -> None:
        """Somebody draws up to two cards, or shows some."""
        seat = self.chance.randrange(PLAYERS)
        hand = counts(self.state.hand[seat])
        cards = [value for value in range(VALUES) for _ in range(hand[value])]
        if self.chance.random() < 0.5 and cards:
            shown = Counter(self.chance.sample(cards, self.chance.randint(1, len(cards))))
            self.show(seat, tuple(shown[value] for value in range(VALUES)))
        else:
            self.draw(seat, min(self.chance.randint(1, 2), 5 - len(cards)))

    def show(self, seat: int, cards: Counts) -> None:
        show(self.state, seat, handful(cards))
        self.state.discard += handful(cards)
        for observer in self.sights:
            observer.show(seat, cards)

    def draw(self, seat: int, number: int) -> None:
        for _ in range(number):
            left, discard = int(self.state.pile_left), int(self.state.discard)
            if left == 0 and discard == 0:
                return
            before = counts(self.state.hand[seat])
            draw(self.state, seat, 1, self.rng)
            drawn = without(counts(self.state.hand[seat]), before).index(1)
            for observer in self.sights:
                if left == 0:
                    observer.reshuffle(counts(discard))
                observer.draw(seat, drawn)

    def sampled(self, observer: int) -> World:
        """A world made from what a seat sees."""
        observation, world = new_state(STATE), new_state(STATE)
        observe(self.state, observer, observation)
        resample(observation, self.rng, world)
        pile = sum(int(UNIT[int(world.pile[place])]) for place in range(int(world.pile_left)))
        again = new_state(STATE)
        observe(world, observer, again)
        assert again.tobytes() == observation.tobytes()
        return tuple(counts(world.hand[seat]) for seat in range(PLAYERS)), counts(pile)


@pytest.mark.parametrize("seed", range(40))
def test_worlds_are_exactly_those_that_agree_with_all_that_was_seen(seed: int) -> None:
    game = SmallGame(seed, cards=7 + seed % 4, kinds=2 + seed % 3)
    for _ in range(30):
        game.step()
        for observer in game.sights:
            drawn = {game.sampled(observer.observer) for _ in range(3)}
            assert drawn <= observer.worlds
    for observer in game.sights:
        if len(observer.worlds) <= FEW_WORLDS:
            drawn = {game.sampled(observer.observer) for _ in range(60 * len(observer.worlds))}
            assert drawn == observer.worlds


@pytest.mark.parametrize("seed", range(12))
def test_taking_piles_together_forgets_but_rules_nothing_possible_out(seed: int) -> None:
    game = SmallGame(seed, cards=8, kinds=3)
    for number in range(40):
        game.step()
        if number % 10 == 9 and game.state.present > 0:
            take_earliest_together(game.state)
            settle(game.state)
        for observer in game.sights:
            game.sampled(observer.observer)
    for observer in game.sights:
        if len(observer.worlds) <= FEW_WORLDS:
            assert observer.worlds <= {game.sampled(observer.observer) for _ in range(200 * len(observer.worlds))}


def test_random_games_never_need_to_forget() -> None:
    for seed in range(60):
        for state in random_game(seed, 3 + seed % 2):
            assert state.unsettled < MOST_UNSETTLED
            assert state.present < PILES - 1


def test_the_first_cards_stay_known_until_they_are_shown() -> None:
    state = state_of(
        "verraeter players=3",
        PAIRS,
        "conflict: 1-2; action A: farmer; action B: diplomat5; action C: strategist; aside: traitor; to move: A supply",
    )
    play(state, "lay 4", "lay nothing", "lay 3 4 5")
    hands = [player.hand for player in look(state, 1).players]
    assert hands == [["3", "5", "?", "?", "?"], ["3", "4", "5"], []]


def test_after_a_reshuffle_hidden_cards_are_of_the_pile_that_they_were_drawn_from() -> None:
    # A holds two cards of the first pile, of which only a 6 and an 8 are left; the new pile has neither.
    state = state_of(
        "verraeter players=3; hand A: 6 8 2; hand B: 3 6; hand C: -; earlier pile 1: 6 6 8 / A 6 8 / B 6",
    )
    observation = new_state(STATE)
    world = new_state(STATE)
    observe(state, 2, observation)
    rng = Seed.of(1).rng(0)
    found: Counter[str] = Counter()
    for _ in range(300):
        resample(observation, rng, world)
        cards = [player.hand for player in look(world).players]
        found["A has the 8"] += "8" in cards[0]
        assert cards[1].count("6") + cards[1].count("8") == 1
        assert cards[0].count("6") + cards[0].count("8") == 2
    # One of the three cards is the 8, and two of them are A's.
    assert 160 < found["A has the 8"] < 240


def test_equal_cards_are_dealt_by_their_number() -> None:
    # B's only card is one of the present pile: all but A's hand and the discard pile.
    state = state_of("verraeter players=3; hand A: -; hand B: 2; hand C: -; discard: 2*2 3*5 4*5 5*5; pile: ?*5")
    observation, world = new_state(STATE), new_state(STATE)
    observe(state, 0, observation)
    rng = Seed.of(2).rng(0)
    found: Counter[str] = Counter()
    for _ in range(600):
        resample(observation, rng, world)
        found[look(world).players[1].hand[0]] += 1
    assert set(found) == {"2", "6", "8"}
    assert 240 < found["2"] < 360
    assert 140 < found["6"] < 260
    assert 50 < found["8"] < 150
