"""Verräter played straight from the rules page: slow and obvious, to check the engine against.

Moves are the texts of docs/notation.md, in the one form in which they are written there. The course of the game is one
generator, which reads like the rules and waits at each decision. Everything about the position is open to look at, and
between two moves a test may change it by hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from itertools import combinations

from tests.games.verraeter.reference.scoring import (
    EAGLE,
    MOST_COUNTING_HOUSES,
    ROSE,
    USUAL_TABLE,
    Conflict,
    Table,
    final_gain,
    gains,
    strength,
    stronger,
)

KINDS = "wprfvc"
CIRCLE = range(1, 13)
ACTIONS = ("traitor", "farmer", "builder", "strategist", "diplomat2", "diplomat5")
SUPPLY = Counter({2: 5, 3: 5, 4: 5, 5: 5, 6: 2, 8: 1})
FIRST_HAND = (3, 4, 5)
BUILDINGS_EACH = 3
HAND_LIMIT = 5
FARMER_DRAWS = 3
DIPLOMAT_DRAWS = 1
ROUNDS = {3: 9, 4: 8}

Course = Generator[None, str, None]


class IllegalMoveError(ValueError):
    """A text that is not among the legal moves."""


def other_house(house: str) -> str:
    """The house that is not this one."""
    return ROSE if house == EAGLE else EAGLE


def next_clockwise(number: int) -> int:
    """The landscape after this one in the circle."""
    return 1 if number == len(CIRCLE) else number + 1


class ReferenceGame:
    """A game with every outcome of chance given: those of the set-up beforehand, the others when they are asked for."""

    def __init__(
        self,
        players: int,
        start: int,
        circle: Sequence[str],
        pile: Sequence[int],
        put_aside: Callable[[int], str],
        reshuffle: Callable[[list[int]], Sequence[int]],
        *,
        table: Table = USUAL_TABLE,
    ) -> None:
        """Begin the set-up.

        The pile is given from the top to the bottom. put_aside(n) gives the action card that round n puts aside first,
        reshuffle(discard) the new pile made of the discard pile, which is handed over sorted.
        """
        if players not in ROUNDS or start not in range(players):
            raise ValueError(f"no game for {players} players begins with seat {start}")
        if sorted(circle) != sorted(kind + house for kind in KINDS for house in (EAGLE, ROSE)):
            raise ValueError("the circle must hold one landscape of each kind with each side up")
        if Counter(pile) != SUPPLY - Counter(FIRST_HAND * players):
            raise ValueError("the pile must hold the supply cards that are not in the first hands")

        self.players = players
        self.start = start
        self.table = table
        self.put_aside = put_aside
        self.reshuffle = reshuffle

        self.round = 1
        self.landscapes = dict(zip(CIRCLE, circle, strict=True))
        """By number, as kind and side: `wE`."""
        self.buildings: dict[int, tuple[int, str]] = {}
        """By the number of the landscape: whose it is, and `estate` or `counting`."""
        self.allegiances = [EAGLE] * players
        for steps, seat in enumerate(self.clockwise()):
            self.allegiances[seat] = EAGLE if steps % 2 == 0 else ROSE
        self.points = [0] * players
        self.strategy = self.left_of(start)
        self.hands = [list(FIRST_HAND) for _ in range(players)]
        self.pile = list(pile)
        self.discard: list[int] = []
        self.laid: list[list[int]] = [[] for _ in range(players)]
        self.place: tuple[int, int] | None = None
        """Between which landscapes the conflict card lies; None before it is laid in a round, and after the end."""
        self.aside: list[str] = []
        """The action cards put aside in this round, the unseen one first."""
        self.passing: list[str] = []
        """The action cards in the hands of the player who chooses."""
        self.saw: list[list[str]] = [[] for _ in range(players)]
        """The action cards that came into each player's hands in this round."""
        self.kept: list[str | None] = [None] * players
        """The action card that each seat has kept in this round."""
        self.conflicts: list[Conflict] = []
        """How each conflict ended, from round 1 on."""

        self.over = False
        self.mover = start
        self.step = "settle"
        """`settle`, `conflict`, `choose`, `supply`, `build`, or `discard farmer`, `… estates`, `… diplomat`."""
        self.excess = 0
        """How many cards the mover has to discard, in the steps `discard`."""
        self._course = self._game()
        next(self._course)

    # What can be asked

    @property
    def to_move(self) -> int | None:
        """The seat that makes the next move; None when the game is over."""
        return None if self.over else self.mover

    @property
    def winners(self) -> list[int]:
        """The seats with the most points: several share the victory (V-2)."""
        return [seat for seat in range(self.players) if self.points[seat] == max(self.points)]

    def hand(self, seat: int) -> list[int]:
        """The supply cards a seat holds, from small to large."""
        return sorted(self.hands[seat])

    def left_of(self, seat: int) -> int:
        """The seat to the left."""
        return (seat + 1) % self.players

    def clockwise(self) -> list[int]:
        """All seats, clockwise from the start player."""
        return [(self.start + steps) % self.players for steps in range(self.players)]

    def house_of(self, number: int) -> str:
        """The house whose side of a landscape is up."""
        return self.landscapes[number][1]

    def own_buildings(self, seat: int, side: str | None = None) -> list[int]:
        """The landscapes where a seat has a building, or one with this side up."""
        return [n for n, (owner, up) in self.buildings.items() if owner == seat and side in (None, up)]

    def reserve(self, seat: int) -> int:
        """How many buildings a seat has not placed yet."""
        return BUILDINGS_EACH - len(self.own_buildings(seat))

    def who_has(self, action: str) -> int | None:
        """The seat that has kept an action card; None if it was put aside."""
        return self.kept.index(action) if action in self.kept else None

    # The legal moves

    def legal(self) -> set[str]:
        """Every legal move; none when the game is over."""
        if self.over:
            return set()
        if self.step == "settle":
            return {f"estate {number}" for number in self._free_landscapes()}
        if self.step == "conflict":
            pairs = [(number, next_clockwise(number)) for number in CIRCLE]
            return {f"conflict {a}-{b}" for a, b in pairs if self.house_of(a) != self.house_of(b)}
        if self.step == "choose":
            return {f"take {action}" for action in self.passing}
        if self.step == "supply":
            sizes = range(1, HAND_LIMIT + 1)
            return {"lay nothing"}.union(*(self._choices_of_supply("lay", size) for size in sizes))
        if self.step == "build":
            return self._legal_building()
        return self._choices_of_supply("discard", self.excess)

    def _free_landscapes(self) -> list[int]:
        return [number for number in CIRCLE if number not in self.buildings]

    def _choices_of_supply(self, verb: str, size: int) -> set[str]:
        """All ways to pick so many cards of the mover's hand."""
        return {" ".join([verb, *map(str, cards)]) for cards in combinations(self.hand(self.mover), size)}

    def _legal_building(self) -> set[str]:
        me = self.mover
        room_for_counting_house = len(self.own_buildings(me, "counting")) < MOST_COUNTING_HOUSES
        moves = {"pass"}  # V-3
        if self.reserve(me):
            moves |= {f"estate {number}" for number in self._free_landscapes()}
        if self.reserve(me) and room_for_counting_house:
            moves |= {f"counting {number}" for number in self._free_landscapes()}
        moves |= {f"turn {number}" for number in self.own_buildings(me, "counting")}  # V-4: either way
        if room_for_counting_house:
            moves |= {f"turn {number}" for number in self.own_buildings(me, "estate")}
        return moves

    # The course of the game

    def play(self, text: str) -> None:
        """Make a move, and carry out what follows without a choice."""
        legal = self.legal()
        if text not in legal:
            raise IllegalMoveError(f"{text!r} is not legal; legal are: {', '.join(sorted(legal)) or 'none'}")
        try:
            self._course.send(text)
        except StopIteration:
            self.over = True

    def _decision(self, seat: int, step: str) -> Generator[None, str, str]:
        """Wait for a player's move."""
        self.mover, self.step = seat, step
        text = yield
        return text

    def _game(self) -> Course:
        for seat in self.clockwise():
            text = yield from self._decision(seat, "settle")
            self.buildings[int(text.removeprefix("estate "))] = (seat, "estate")
        yield from self._play_round()
        while not self._at_the_end():
            self.start = self.left_of(self.start)
            self.round += 1
            yield from self._play_round()
        for seat in range(self.players):
            self.points[seat] += final_gain(len(self.own_buildings(seat, "counting")), len(self.hands[seat]))

    def _at_the_end(self) -> bool:
        """Whether the round just played was the last one."""
        all_of_one_house = len({self.house_of(number) for number in CIRCLE}) == 1
        return all_of_one_house or self.round == ROUNDS[self.players]

    def _play_round(self) -> Course:
        yield from self._lay_conflict_card()
        yield from self._choose_actions()
        yield from self._lay_supply()
        self._reveal_the_traitor()
        self._decide_and_score()
        yield from self._build()
        self._take_strategy_card()
        self._discard_laid_supply()
        yield from self._draw()
        self._clear_the_table()

    def _lay_conflict_card(self) -> Course:  # phase 1
        text = yield from self._decision(self.strategy, "conflict")
        first, second = text.removeprefix("conflict ").split("-")
        self.place = (int(first), int(second))

    def _choose_actions(self) -> Course:  # phase 2
        first_aside = self.put_aside(self.round)
        self.aside = [first_aside]
        self.passing = [action for action in ACTIONS if action != first_aside]
        if len(self.passing) != len(ACTIONS) - 1:
            raise ValueError(f"{first_aside!r} is no action card to put aside")
        for seat in self.clockwise():
            self.saw[seat] = list(self.passing)
            text = yield from self._decision(seat, "choose")
            action = text.removeprefix("take ")
            self.passing.remove(action)
            self.kept[seat] = action
        self.aside += self.passing
        self.passing = []

    def _lay_supply(self) -> Course:  # phase 3
        for seat in self.clockwise():
            if self.hands[seat]:
                text = yield from self._decision(seat, "supply")
                if text != "lay nothing":
                    self.laid[seat] = self._take_from_hand(seat, text.removeprefix("lay "))

    def _take_from_hand(self, seat: int, cards: str) -> list[int]:
        taken = [int(card) for card in cards.split()]
        for card in taken:
            self.hands[seat].remove(card)
        return taken

    def _reveal_the_traitor(self) -> None:  # phase 4
        traitor = self.who_has("traitor")
        if traitor is not None:
            self.allegiances[traitor] = other_house(self.allegiances[traitor])

    def _decide_and_score(self) -> None:  # phases 5 and 6
        assert self.place is not None
        kept = [action for action in self.kept if action is not None]
        number_of = {self.house_of(number): number for number in self.place}
        rows = {house: self.table[self.landscapes[number][0]] for house, number in number_of.items()}
        strengths = {
            house: strength(house, rows[house][0], self.allegiances, self.laid, kept) for house in (EAGLE, ROSE)
        }
        winner = stronger(strengths)
        if winner is None:
            points = gains(None, None, self.allegiances, kept)
        else:
            loser = other_house(winner)
            points = gains(winner, rows[loser], self.allegiances, kept)
            lost = number_of[loser]
            self.landscapes[lost] = self.landscapes[lost][0] + winner
        for seat in range(self.players):
            self.points[seat] += points[seat]
        self.conflicts.append(Conflict(self.round, self.place, strengths, winner, tuple(points)))

    def _build(self) -> Course:  # phase 7
        builder = self.who_has("builder")
        if builder is None:
            return
        text = yield from self._decision(builder, "build")
        if text == "pass":
            return
        verb, number = text.split()
        if verb == "turn":
            _, side = self.buildings[int(number)]
            self.buildings[int(number)] = (builder, "counting" if side == "estate" else "estate")
        else:
            self.buildings[int(number)] = (builder, verb)

    def _take_strategy_card(self) -> None:  # phase 8
        strategist = self.who_has("strategist")
        if strategist is not None:
            self.strategy = strategist

    def _discard_laid_supply(self) -> None:  # phase 9
        for seat in range(self.players):
            self.discard += self.laid[seat]
            self.laid[seat] = []

    def _draw(self) -> Course:  # phase 10
        farmer, diplomat = self.who_has("farmer"), self.who_has("diplomat2")
        if farmer is not None:
            yield from self._draw_cards(farmer, FARMER_DRAWS, "farmer")
        for seat in self.clockwise():
            if seat != farmer:
                estates = self.own_buildings(seat, "estate")
                supplied = [number for number in estates if self.house_of(number) == self.allegiances[seat]]
                yield from self._draw_cards(seat, len(supplied), "estates")
        if diplomat is not None:  # V-8: last
            yield from self._draw_cards(diplomat, DIPLOMAT_DRAWS, "diplomat")

    def _draw_cards(self, seat: int, number: int, reason: str) -> Course:
        """One draw, before it the discarding of what would be too much (V-5)."""
        self.excess = max(len(self.hands[seat]) + number - HAND_LIMIT, 0)
        if number and self.excess:
            text = yield from self._decision(seat, f"discard {reason}")
            self.discard += self._take_from_hand(seat, text.removeprefix("discard "))
        self.excess = 0
        for _ in range(number):
            if not self.pile:
                self._reshuffle()
            self.hands[seat].append(self.pile.pop(0))

    def _reshuffle(self) -> None:
        new_pile = list(self.reshuffle(sorted(self.discard)))
        if Counter(new_pile) != Counter(self.discard):
            raise ValueError("the new pile must hold the cards of the discard pile")
        self.pile = new_pile
        self.discard = []

    def _clear_the_table(self) -> None:  # phase 11
        self.place = None
        self.aside = []
        self.saw = [[] for _ in range(self.players)]
        self.kept = [None] * self.players
