"""The proof of a claim against brute force: random sides, every arrangement of wild cards and combat modes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from math import comb
from typing import NamedTuple

import pytest

import highlands
from highlands.engine.state import new_state
from highlands.games.schotten_totten.rules.claims import may_claim
from highlands.games.schotten_totten.rules.formations import (
    FORMATION,
    FORMATION_NAMES,
    UNREACHABLE,
    reach,
    sum_at_least,
)
from highlands.games.schotten_totten.rules.sides import lay_clan, lay_mode, lay_troop
from highlands.games.schotten_totten.state.cards import BLIND_MODE, JOKER_TROOP, MUD_MODE, SHIELD_TROOP, SPY_TROOP
from highlands.games.schotten_totten.state.layout import STATE, State, was_first
from highlands.games.schotten_totten.text.proof import best_formation
from highlands.games.schotten_totten.view.border import side_cards
from tests.games.schotten_totten.playing import at
from tests.games.schotten_totten.reference import proof as reference_proof
from tests.games.schotten_totten.reference.proof import CLAN, COLOURS, READINGS, STRENGTHS, Strength, best, strength

WILD = {"joker": JOKER_TROOP, "spy": SPY_TROOP, "shield": SHIELD_TROOP}
COMBINATIONS = [troops for number in range(4) for troops in combinations(WILD, number)]
"""Every combination of wild cards on a side."""

Cards = tuple[str, ...]


class Arrangement(NamedTuple):
    """What a random stone is made for: its combat modes, the wild cards on both sides, how full the other one is."""

    mud: bool
    blind: bool
    own: Cards
    other: Cards
    laid: int
    """How many cards lie on the other side, its wild cards with them; the own side is complete."""


def possible(own: Cards, other: Cards) -> bool:
    """Each player may have played a Joker; of Spy and Shield-Bearer there is one."""
    return not {"spy", "shield"} & set(own) & set(other)


ARRANGEMENTS = [
    Arrangement(mud, blind, own, other, laid)
    for mud, blind in product((False, True), repeat=2)
    for own, other in product(COMBINATIONS, repeat=2)
    if possible(own, other)
    for laid in range(len(other), 5 if mud else 4)
]


class Stone(NamedTuple):
    """A stone with complete own side and any other side, and the clan cards that may still come."""

    own: Cards
    other: Cards
    own_first: bool
    unseen: Cards
    mud: bool
    blind: bool

    @property
    def size(self) -> int:
        return 4 if self.mud else 3

    @property
    def sides(self) -> tuple[Cards, Cards]:
        return self.own, self.other


MOST_UNSEEN = {0: 46, 1: 46, 2: 46, 3: 24, 4: 18}
"""With this many cards missing, so many unseen ones are still few enough to try all completions."""


def random_stone(chance: random.Random, wanted: Arrangement, unseen: int = 8, more_unseen: float = 0) -> Stone:
    """A stone as wanted, with clan cards from all, from two colours or from four neighbouring strengths.

    At most so many clan cards are unseen, but with the given probability more, as far as brute force can do it.
    """
    colours = chance.choice((COLOURS, COLOURS, chance.sample(COLOURS, 2)))
    lowest = chance.randint(1, 6)
    strengths = chance.choice((STRENGTHS, range(lowest, lowest + 4) if len(colours) > 2 else STRENGTHS))
    cards = [f"{colour}{value}" for colour in colours for value in strengths]
    chance.shuffle(cards)
    size = 4 if wanted.mud else 3
    own = [cards.pop() for _ in range(size - len(wanted.own))]
    other = [cards.pop() for _ in range(wanted.laid - len(wanted.other))]
    number = chance.randint(0, unseen)
    if chance.random() < more_unseen:
        number = chance.randint(unseen, MOST_UNSEEN[size - wanted.laid])
    own_first = wanted.laid < size or chance.random() < 0.5
    return Stone(
        (*own, *wanted.own), (*other, *wanted.other), own_first, tuple(cards[:number]), wanted.mud, wanted.blind
    )


def clan_mask(cards: Cards) -> int:
    return sum(1 << CLAN.index(card) for card in cards if card in CLAN)


def troop_mask(cards: Cards) -> int:
    return sum(WILD[card] for card in cards if card in WILD)


def engine_best(side: Cards, stone: Stone) -> Strength | None:
    """The strongest that a side can become, as the engine has it."""
    worth = int(reach(clan_mask(side), troop_mask(side), stone.size, clan_mask(stone.unseen), stone.blind))
    return None if worth == UNREACHABLE else divmod(worth, FORMATION)


def laid_out(stone: Stone) -> State:
    """A state with this one stone: A has the own side, B the other."""
    state = new_state(STATE)
    state.border = 1
    state.unseen = clan_mask(stone.unseen)
    for applies, mode in ((stone.blind, BLIND_MODE), (stone.mud, MUD_MODE)):
        if applies:
            lay_mode(state, 0, mode)
    for seat in (0, 1) if stone.own_first else (1, 0):
        for card in stone.sides[seat]:
            if card in WILD:
                lay_troop(state, seat, 0, list(WILD).index(card))
            else:
                lay_clan(state, seat, 0, CLAN.index(card))
    return state


def compare(stone: Stone, found: Counter) -> None:
    """Hold the engine's proof for both sides against the brute force, and count what kinds of cases it were."""
    strengths = [best(side, stone.unseen, stone.size, stone.blind) for side in stone.sides]
    assert [engine_best(side, stone) for side in stone.sides] == strengths, stone
    state = laid_out(stone)
    for seat, side in enumerate(stone.sides):
        first = stone.own_first == (seat == 0)
        expected = reference_proof.may_claim(side, stone.sides[1 - seat], first, stone.unseen, stone.size, stone.blind)
        assert may_claim(state, seat, 0) == expected, (seat, stone)
        if len(side) == stone.size:
            found["claim" if expected else "no claim", len(stone.sides[1 - seat]) == stone.size] += 1
    found["tie"] += strengths[0] == strengths[1]
    found["impossible"] += strengths[1] is None
    found.update((stone.mud, stone.blind, FORMATION_NAMES[kind]) for kind, _ in filter(None, strengths))


def check_all_kinds_occurred(found: Counter, least: int) -> None:
    """Claims proved and refused, against complete and incomplete sides, ties, every formation under every mode."""
    formations = {(mud, False, name) for mud in (False, True) for name in FORMATION_NAMES}
    formations |= {(mud, True, "sum") for mud in (False, True)}
    verdicts = set(product(("claim", "no claim"), (False, True)))
    assert {what for what, number in found.items() if number >= least} == formations | verdicts | {"tie", "impossible"}


def test_the_arrangements_are_every_combination_of_combat_modes_and_wild_cards() -> None:
    assert len(COMBINATIONS) == 8
    for mud, blind, troops in product((False, True), (False, True), COMBINATIONS):
        these = [each for each in ARRANGEMENTS if (each.mud, each.blind, each.other) == (mud, blind, troops)]
        assert {each.laid for each in these} == set(range(len(troops), 5 if mud else 4))
        assert {each.own for each in these} == {own for own in COMBINATIONS if possible(own, troops)}


def test_the_proof_agrees_with_brute_force_in_every_arrangement() -> None:
    chance, found = random.Random(1), Counter[object]()
    for wanted in ARRANGEMENTS * 4:
        compare(random_stone(chance, wanted, more_unseen=0.01), found)
    check_all_kinds_occurred(found, least=10)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_the_proof_agrees_with_brute_force_a_million_times(seed: int) -> None:
    times = 105
    assert 20 * times * len(ARRANGEMENTS) >= 1_000_000
    chance, found = random.Random(f"a million, {seed}"), Counter[object]()
    for wanted in ARRANGEMENTS * times:
        compare(random_stone(chance, wanted, unseen=12, more_unseen=0.05), found)
    check_all_kinds_occurred(found, least=200)


# The witness that people are shown


def position_of(stone: Stone) -> str:
    """The stone in the notation. All other clan cards are discarded, and the ruses: both must have played some."""
    face_up = {*stone.own, *stone.other, *stone.unseen}
    gone = [card for card in CLAN if card not in face_up]
    modes = " blind" * stone.blind + " mud" * stone.mud
    first, second = ("!", "") if stone.own_first else ("", "!")
    if len(stone.other) < stone.size:
        first = ""
    return "\n".join(
        [
            "schotten-totten tactics",
            f"stone 1{modes}: {' '.join(stone.own)} {first} / {' '.join(stone.other)} {second}",
            f"discard: {' '.join(gone)} recruiter strategist banshee traitor",
            "to move: A claim",
        ]
    )


def concrete(reading: str) -> list[tuple[str, int]]:
    """What a written reading stands for: a card, or a strength in any colour."""
    return [(reading[0], int(reading[1]))] if len(reading) == 2 else [(colour, int(reading)) for colour in COLOURS]


def check_witness(state: State, seat: int, number: int, side: Cards, unseen: Cards) -> None:
    """The best formation that is shown for a side must be one it can have: unseen cards, legal readings, its worth."""
    shown = best_formation(state, seat, number)
    size, blind = 4 if state.modes[number] & MUD_MODE else 3, bool(state.modes[number] & BLIND_MODE)
    expected = best(side, unseen, size, blind)
    if shown is None:
        assert expected is None
        return
    claimed = FORMATION_NAMES.index(shown.formation), shown.total
    assert claimed == expected
    assert sorted(shown.cards) == sorted(side)
    assert len({*shown.coming}) == len(shown.coming) == size - len(side)
    assert set(shown.coming) <= set(unseen)
    wild = [card for card in side if card in WILD]
    assert set(shown.readings) == set(wild)
    for card in wild:
        assert set(concrete(shown.readings[card])) <= set(READINGS[card])
    clan = [READINGS[card][0] for card in (*side, *shown.coming) if card not in WILD]
    # Where only a strength is given, the colour must indeed not matter.
    for read in product(*(concrete(shown.readings[card]) for card in wild)):
        assert strength([*clan, *read], blind) == claimed


@pytest.mark.parametrize(
    "seed",
    [0, pytest.param(1, marks=[pytest.mark.long, pytest.mark.ci]), pytest.param(2, marks=pytest.mark.long)],
)
def test_the_completion_that_is_shown_is_possible_and_as_strong_as_it_says(seed: int) -> None:
    chance = random.Random(f"witness {seed}")
    for wanted in ARRANGEMENTS if seed == 0 else ARRANGEMENTS * 6:
        stone = random_stone(chance, wanted)
        game = at(position_of(stone))
        for seat, side in enumerate(stone.sides):
            check_witness(game.state, seat, 0, side, stone.unseen)
        expected = reference_proof.may_claim(*stone.sides, stone.own_first, stone.unseen, stone.size, stone.blind)
        assert ("claim 1" in game.legal_moves) == expected


# Positions of real games


def sides_met_in_games(seed: int, games: int, most_completions: int) -> Iterator[tuple[State, int, int, Cards, Cards]]:
    """Of random games with tactics: table, seat, stone, its side and the unseen cards, where brute force can do it."""
    chance = random.Random(f"games {seed}")
    for number in range(games):
        game = highlands.new("schotten-totten", tactics=True, seed=f"{seed} {number}")
        while game.to_move is not None:
            moves = [str(move) for move in game.legal_moves]
            ruses_and_troops = [move for move in moves if not move[1].isdigit() and move != "done"]
            game.play(chance.choice(ruses_and_troops if ruses_and_troops and chance.random() < 0.3 else moves))
            if chance.random() < 0.1:
                yield from sides_of(game.state, most_completions)


def sides_of(state: State, most_completions: int) -> Iterator[tuple[State, int, int, Cards, Cards]]:
    """All sides with a card that brute force can complete, and the unseen cards worked out from what lies face up."""
    face_up = {card for seat, number in product((0, 1), range(9)) for card in side_cards(state, seat, number)}
    face_up |= {card for place, card in enumerate(CLAN) if int(state.discard) >> place & 1}
    unseen = tuple(card for card in CLAN if card not in face_up)
    for seat, number in product((0, 1), range(9)):
        side = tuple(side_cards(state, seat, number))
        size = 4 if state.modes[number] & MUD_MODE else 3
        if side and comb(len(unseen), size - len(side)) <= most_completions:
            yield state, seat, number, side, unseen


def test_what_a_side_surely_reaches_is_never_more_than_what_it_can_reach() -> None:
    """The quick look that most claims are refused by must never refuse one that can be proved."""
    chance = random.Random("surely")
    exact = 0
    for arrangement in ARRANGEMENTS * 3:
        stone = random_stone(chance, arrangement, unseen=chance.choice((1, 3, 8, 30)))
        clan, unseen, missing = clan_mask(stone.other), clan_mask(stone.unseen), stone.size - len(stone.other)
        surely = int(sum_at_least(clan, unseen, missing))
        most = int(reach(clan, troop_mask(stone.other), stone.size, unseen, stone.blind))
        assert surely <= most
        assert (most == UNREACHABLE) <= (surely == UNREACHABLE)
        exact += surely == most != UNREACHABLE
    assert exact > 20, "sometimes there is nothing better"


def test_the_proof_agrees_with_brute_force_in_positions_of_games() -> None:
    check_sides_met_in_games(0, 8, 40)


@pytest.mark.long
@pytest.mark.parametrize("seed", [pytest.param(1, marks=pytest.mark.ci), *range(2, 9)])
def test_the_proof_agrees_with_brute_force_in_positions_of_many_games(seed: int) -> None:
    check_sides_met_in_games(seed, 100, 1500)


def check_sides_met_in_games(seed: int, games: int, most_completions: int) -> None:
    wild = 0
    for state, seat, number, side, unseen in sides_met_in_games(seed, games, most_completions):
        check_witness(state, seat, number, side, unseen)
        size, blind = 4 if state.modes[number] & MUD_MODE else 3, bool(state.modes[number] & BLIND_MODE)
        other = tuple(side_cards(state, 1 - seat, number))
        if len(side) == size and comb(len(unseen), size - len(other)) <= most_completions:
            first = bool(was_first(state, seat, number))
            expected = reference_proof.may_claim(side, other, first, unseen, size, blind)
            assert may_claim(state, seat, number) == expected
        wild += any(card in WILD for card in side)
    assert wild >= games, "sides with wild cards are common in these games"
