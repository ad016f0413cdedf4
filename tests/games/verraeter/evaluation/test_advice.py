"""What speaks for a move: named examples, a reason for every legal move, and none that is not true."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.kernel import NOBODY
from highlands.engine.state import copy_state, new_state
from highlands.games.verraeter import SPEC
from highlands.games.verraeter.state.cards import DIPLOMAT_2, DIPLOMAT_5, TRAITOR
from highlands.games.verraeter.state.layout import SUPPLY, State
from highlands.games.verraeter.text.notation import supply_texts
from highlands.i18n import LANGUAGES, Message, say
from tests.games.verraeter.helpers import PAIRS, legal_actions, observed_by, random_game, state_of


def advised(state: State, action: int) -> Message:
    """The advice on a move of the player to move, from what that player sees."""
    assert action in legal_actions(state)
    return SPEC.advice(observed_by(state, int(state.mover)), action)


def reason(position: str, move: str) -> str:
    """The advice on a move in a position, in English."""
    state = state_of(position)
    return say(advised(state, SPEC.read_action(state, move)))


# Landscapes


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("estate 3", "in the land of your house, away from the border"),
        ("estate 6", "in the land of your house, at the border, with strength 15"),
        ("estate 8", "land of the Roses: brings cards once you serve them, or your house takes it"),
    ],
)
def test_where_the_first_estate_stands(move: str, words: str):
    assert reason("verraeter; to move: A settle", move) == words


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        ("verraeter", "conflict 12-1", "your house is stronger there, 15 against 0; a victory brings 2 VP each"),
        ("verraeter", "conflict 6-7", "your house is weaker there, 0 against 15; a victory brings 6 VP each"),
        (
            f"verraeter players=3; {PAIRS}",
            "conflict 1-2",
            "both houses are equally strong there, 5 against 5; a victory brings you 5 VP",
        ),
        (
            "verraeter; buildings B: estate 1",
            "conflict 12-1",
            "15 against 0; a victory brings your estate at wasteland 1 into the land of your house",
        ),
    ],
)
def test_what_a_conflict_promises(position: str, move: str, words: str):
    assert reason(position, move) == words


# Action cards


CHOOSING = "verraeter; to move: A choose"


@pytest.mark.parametrize(
    ("position", "card", "words"),
    [
        (
            "conflict: 12-1; aside: farmer",
            "traitor",
            "changes to the Roses, who are stronger there (15 against 0); 1 VP",
        ),
        ("conflict: 6-7; aside: farmer", "traitor", "1 VP, and the change to the Roses (0 against 15 there)"),
        ("conflict: 6-7; aside: builder", "farmer", "draws 3 supply cards; your hand holds 5"),
        (
            "conflict: 6-7; aside: builder; hand A: 3 4",
            "farmer",
            "draws 3 supply cards, with room for them in your hand",
        ),
        (
            "conflict: 6-7; aside: farmer; buildings A: estate 1",
            "builder",
            "places one of the 2 buildings of your reserve, or turns one over",
        ),
        (
            "conflict: 6-7; aside: farmer; buildings A: estate 1, estate 2, counting 3",
            "builder",
            "can turn over one of your buildings",
        ),
        (
            "conflict: 6-7; aside: farmer; round: 7; buildings A: estate 1",
            "builder",
            "a counting house can bring up to 3 VP at the end",
        ),
        ("conflict: 6-7; aside: farmer", "strategist", "2 VP, and the choice of the next conflict"),
        ("conflict: 6-7; aside: farmer; strategy: A", "strategist", "2 VP, and you choose the next conflict again"),
        ("conflict: 6-7; aside: farmer; round: 8", "strategist", "2 VP, whoever wins"),
        (
            "conflict: 12-1; aside: farmer",
            "diplomat2",
            "adds 2 to your house (2 against 15 before supply) and draws a card",
        ),
        ("conflict: 12-1; aside: farmer", "diplomat5", "adds 5 to your house: 5 against 15 before supply"),
    ],
)
def test_what_an_action_card_is_good_for(position: str, card: str, words: str):
    assert reason(f"{CHOOSING}; {position}", f"take {card}") == words


# Supply


PLAIN = "action A: farmer; action B: builder; action C: strategist; action D: diplomat2; aside: diplomat5"
"""A has no card that counts in the conflict."""


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        ("conflict: 6-7", "lay nothing", "your house leads without more: 15 to 0 as it stands"),
        ("conflict: 6-7", "lay 3", "strengthens the lead: 18 to 0 as it stands"),
        ("conflict: 12-1", "lay nothing", "even your whole hand would not lead: 12 to 15 as it stands"),
        ("conflict: 12-1", "lay 3", "comes closer, 3 to 15; others of your house are still to lay"),
        (f"{PAIRS}; conflict: 1-2", "lay nothing", "saves the cards, at 5 to 5 as it stands"),
        (f"{PAIRS}; conflict: 1-2", "lay 3", "just enough to lead: 8 to 5 as it stands"),
        (f"{PAIRS}; conflict: 1-2", "lay 4", "takes the lead: 9 to 5 as it stands"),
        (f"{PAIRS}; conflict: 2-3", "lay 5", "draws level: 5 to 5 as it stands"),
        (
            "conflict: 6-7; round: 8; start player: A; buildings A: counting 1",
            "lay nothing",
            "keeps the cards for the counting houses",
        ),
    ],
)
def test_what_supply_does_in_the_conflict(position: str, move: str, words: str):
    assert reason(f"verraeter; {PLAIN}; {position}; to move: A supply", move) == words


def test_the_last_player_waits_for_nobody():
    position = f"verraeter; {PLAIN}; conflict: 6-7; to move: D supply"
    assert reason(position, "lay 3") == "comes closer: 5 to 15 as it stands", "the own Diplomat 2 counts"


def test_the_traitor_reckons_with_the_new_house():
    kept = "action A: traitor; action B: builder; action C: strategist; action D: diplomat2; aside: diplomat5"
    position = f"verraeter; {kept}; conflict: 12-1; to move: A supply"
    assert reason(position, "lay 3") == "strengthens the lead: 18 to 0 as it stands"


@pytest.mark.parametrize(
    ("move", "words"), [("discard 2", "the lowest card"), ("discard 3", "keeps the supply cards 2, 2")]
)
def test_what_is_discarded(move: str, words: str):
    position = "verraeter; action A: farmer; action B: builder; action C: traitor; action D: diplomat5; hand A: 2 2 3"
    assert reason(f"{position}; to move: A discard farmer", move) == words


# Building


@pytest.mark.parametrize(
    ("buildings", "move", "words"),
    [
        ("estate 1", "estate 3", "in the land of your house, away from the border"),
        ("estate 1", "counting 8", "at the end 1 VP for each card in hand, up to 3; you hold 3 now"),
        ("estate 1", "turn 1", "at the end 1 VP for each card in hand, up to 3; you hold 3 now"),
        ("estate 8", "turn 8", "brings no cards there now; as a counting house up to 3 VP at the end"),
        ("counting 1", "turn 1", "brings a card a round again, while your house holds the landscape"),
        ("counting 8", "turn 8", "land of the Roses: brings cards once you serve them, or your house takes it"),
        ("estate 1", "pass", "leaves your buildings as they are"),
    ],
)
def test_what_the_builder_does(buildings: str, move: str, words: str):
    position = "verraeter; action A: builder; action B: farmer; action C: traitor; action D: diplomat5"
    assert reason(f"{position}; buildings A: {buildings}; to move: A build", move) == words


# Every move, in every language, from what the player knows


@pytest.mark.parametrize("players", [3, 4])
def test_every_legal_move_has_a_reason_in_every_language(players: int):
    for number, state in enumerate(random_game(5, players)):
        if number % 3 == 0:
            for action in legal_actions(state):
                for language in LANGUAGES:
                    assert say(advised(state, action), language)


@pytest.mark.parametrize("players", [3, 4])
def test_no_reason_depends_on_what_the_player_cannot_know(players: int):
    chance = random.Random(players)
    whole = new_state(SPEC.state_dtype)
    for seed in range(3):
        for state in random_game(seed, players):
            if kernel.to_move(state) != NOBODY:
                observation = observed_by(state, int(state.mover))
                before = copy_state(observation).tobytes()
                kernel.resample(observation, Seed.of(chance.getrandbits(64)).rng(0), whole)
                for action in chance.choices(legal_actions(state), k=4):
                    words = SPEC.advice(observation, action)
                    assert words == SPEC.advice(whole, action) == SPEC.advice(state, action)
                assert observation.tobytes() == before


# The truth of what is said of a conflict


def last_to_lay(state: State) -> bool:
    """Whether nobody lays supply after the player to move, and no other player is the Traitor."""
    players = int(state.players)
    seat = int(state.mover)
    after = [(seat + step) % players for step in range(1, (int(state.start) - seat - 1) % players + 1)]
    others = [player for player in range(players) if player != seat]
    return not any(state.held[player] for player in after) and all(state.action[other] != TRAITOR for other in others)


def decided(state: State, action: int) -> tuple[int, int]:
    """The strengths of the own and the other house as the conflict goes, without the Diplomats of the others."""
    seat = int(state.mover)
    after = copy_state(state)
    kernel.apply(after, action, Seed.of(0).rng(0))
    house = int(state.house[seat]) ^ int(state.action[seat] == TRAITOR)
    strengths = [int(strength) for strength in after.last_strength]
    for player in range(int(state.players)):
        if player != seat:
            strengths[int(state.house[player])] -= {DIPLOMAT_2: 2, DIPLOMAT_5: 5}.get(int(state.action[player]), 0)
    return strengths[house], strengths[1 - house]


HOLDS = {
    "advice-v-lay-more": lambda own, other, least: own > other,
    "advice-v-lay-lead": lambda own, other, least: own > least > other,
    "advice-v-lay-enough": lambda own, other, least: own == least > other,
    "advice-v-lay-even": lambda own, other, least: own == other,
    "advice-v-lay-behind": lambda own, other, least: own < other,
    "advice-v-keep-ahead": lambda own, other, least: own > other,
    "advice-v-keep": lambda own, other, least: own <= other,
}
"""What must be so of the strengths, and of the least strength that leads, where this is said."""


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_said_of_the_last_supply_is_how_the_conflict_goes(players: int):
    found: set[str] = set()
    for seed in range(6):
        for state in random_game(seed, players):
            if state.step != SUPPLY or not last_to_lay(state):
                continue
            hand = [int(card) for card in supply_texts(state.hand[int(state.mover)])]
            bare, _ = decided(state, SPEC.read_action(state, "lay nothing"))
            choices = [bare + sum(part) for size in range(len(hand) + 1) for part in combinations(hand, size)]
            for action in legal_actions(state):
                said = advised(state, action)
                own, other = decided(state, action)
                found.add(said.id)
                if said.id == "advice-v-keep-hopeless":
                    assert max(choices) == said.args["most"] <= said.args["other"] == other
                elif said.id in HOLDS:
                    assert (said.args["own"], said.args.get("other", own)) == (own, other)
                    assert HOLDS[said.id](own, other, min((sum_ for sum_ in choices if sum_ > other), default=0))
    assert len(found & HOLDS.keys()) >= 5
