"""What a seat may know, and what it may not: nothing hidden shows in anything made for a seat."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import msgspec
import numpy as np
import pytest

from highlands.engine import kernel
from highlands.engine.chance import Rng, Seed, below
from highlands.engine.state import new_state
from highlands.games.verraeter import SPEC
from highlands.games.verraeter.state.cards import ACTION_NAMES, NO_CARD, UNIT
from highlands.games.verraeter.state.layout import CHOOSE, SUPPLY, State
from tests.games.verraeter.helpers import fields, legal_actions, observed_by, random_game, state_of


def shown_to(state: State, seat: int) -> tuple[object, ...]:
    """Everything that is made for a seat."""
    observation = observed_by(state, seat)
    numbers = np.zeros(SPEC.encoded, dtype=np.float32)
    kernel.encode(observation, numbers)
    return (
        fields(observation),
        msgspec.json.encode(SPEC.view(observation)),
        SPEC.board(observation),
        SPEC.picture(observation),
        SPEC.write_position(observation),
        numbers.tobytes(),
        legal_actions(observation),
    )


def determinized(state: State, seat: int, rng: Rng) -> State:
    """A world that this seat can't tell from the true one."""
    world = new_state(SPEC.state_dtype)
    kernel.resample(observed_by(state, seat), rng, world)
    return world


def sampled_tables(players: int, games: int, every: int) -> list[tuple[State, int]]:
    """Tables of random games, each with a seat or a spectator."""
    states = []
    for seed in range(games):
        for number, state in enumerate(random_game(seed, players)):
            if number % every == seed % every:
                states.append((state.copy(), (number + seed) % (players + 1)))
    return states


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_made_for_a_seat_changes_when_what_it_cannot_know_is_dealt_anew(players):
    rng = Seed.of("anew").rng(0)
    for state, seat in sampled_tables(players, games=25, every=7):
        shown = shown_to(state, seat)
        assert shown_to(determinized(state, seat, rng), seat) == shown


def swap_hidden_cards(state: State, seat: int, rng: Rng) -> bool:
    """Exchange a card that another seat drew from the present pile with one in the pile; shuffle the rest of it."""
    left = int(state.pile_left)
    present = int(state.present)
    swapped = False
    for other in range(int(state.players)):
        hand_part = int(state.origin[other, present])
        mine = [value for value in range(6) if hand_part >> 4 * value & 15 and int(state.hand[other]) >> 4 * value & 15]
        if other != seat and left and mine and not state.unsettled:
            value, place = mine[below(rng, len(mine))], below(rng, left)
            change = int(UNIT[int(state.pile[place])]) - int(UNIT[value])
            state.hand[other] += change
            state.origin[other, present] += change
            state.pile[place] = value
            swapped = True
    order = np.array([below(rng, 1 << 20) for _ in range(left)]).argsort()
    state.pile[:left] = state.pile[:left][order]
    return swapped


@pytest.mark.parametrize("players", [3, 4])
def test_swapping_hidden_cards_by_hand_changes_nothing_for_the_others(players):
    rng = Seed.of("swap").rng(0)
    swaps = 0
    for state, seat in sampled_tables(players, games=25, every=7):
        shown = shown_to(state, seat)
        swaps += swap_hidden_cards(state, seat, rng)
        assert shown_to(state, seat) == shown
    assert swaps > 50


def test_every_field_is_written_by_conceal_whatever_was_there():
    for state, seat in sampled_tables(4, games=3, every=11):
        clean = observed_by(state, seat)
        dirty = np.frombuffer(b"\x55" * SPEC.state_dtype.itemsize, SPEC.state_dtype).copy()[0]
        kernel.observe(state, seat, dirty)
        assert fields(dirty) == fields(clean)


def test_the_pile_and_the_origins_of_others_are_hidden_from_everybody():
    for state, seat in sampled_tables(3, games=4, every=5):
        observation = observed_by(state, seat)
        assert all(card == NO_CARD for card in observation.pile)
        for other in range(3):
            if other != seat:
                assert not observation.origin[other].any()
                assert observation.hand[other] == state.known[other]


def test_a_seat_that_is_not_to_move_has_no_legal_moves():
    for state, _ in sampled_tables(3, games=4, every=5):
        for seat in range(4):
            actions = legal_actions(observed_by(state, seat))
            assert actions == (legal_actions(state) if seat == state.mover else [])


def test_concealing_twice_is_concealing_once():
    for state, seat in sampled_tables(4, games=4, every=9):
        observation = observed_by(state, seat)
        assert fields(observed_by(observation, seat)) == fields(observation)


# What the draft reveals

MANY = 30
"""With more ways than these, not all of them are waited for."""


def drafts(state: State, seat: int) -> set[tuple[str, ...]]:
    """Every way in which the cards can lie (aside, then by the order of choosing) that this seat could have seen."""
    start, players = int(state.start), int(state.players)
    order = [(start + place) % players for place in range(players)]
    chosen = [other for other in order if state.action[other] >= 0]
    ways = set()
    for aside, *kept in permutations(ACTION_NAMES, len(chosen) + 1):
        hands = {}
        cards = [name for name in ACTION_NAMES if name != aside]
        for other, card in zip(chosen, kept, strict=True):
            hands[other] = set(cards)
            cards.remove(card)
        if len(chosen) < players:
            hands[order[len(chosen)]] = set(cards)
        own_card = ACTION_NAMES[state.action[seat]] if seat < players and state.action[seat] >= 0 else None
        own_sight = {name for card, name in enumerate(ACTION_NAMES) if seat < players and state.saw[seat] >> card & 1}
        if own_card is not None and kept[chosen.index(seat)] != own_card:
            continue
        if own_sight and hands.get(seat) != own_sight:
            continue
        ways.add((aside, *kept))
    return ways


@pytest.mark.parametrize("players", [3, 4])
def test_the_draft_is_resampled_to_all_that_the_seat_could_have_seen_and_evenly(players):
    rng = Seed.of("draft").rng(0)
    cards = ["builder", "diplomat5", "traitor"]
    for chosen in range(players + 1):
        lines = [f"verraeter players={players}; start player: B; conflict: 6-7; aside: farmer"]
        order = [(1 + place) % players for place in range(players)]
        lines += [f"action {'ABCD'[seat]}: {card}" for seat, card in zip(order[:chosen], [*cards, "strategist"])]
        mover = "ABCD"[order[chosen]] + " choose" if chosen < players else "B supply"
        state = state_of(*lines, f"to move: {mover}")
        for seat in range(players + 1):
            possible = drafts(state, seat)
            few = len(possible) <= MANY
            number = 40 * len(possible) if few else 200
            found: Counter[tuple[str, ...]] = Counter()
            for _ in range(number):
                world = determinized(state, seat, rng)
                found[
                    tuple(
                        ACTION_NAMES[card] for card in (world.aside, *(world.action[other] for other in order[:chosen]))
                    )
                ] += 1
            assert set(found) <= possible
            assert not few or set(found) == possible
            assert not few or max(found.values()) < 90


def test_a_seat_that_has_not_had_the_cards_learns_nothing_from_the_draft():
    state = state_of("verraeter; conflict: 6-7; aside: farmer; action A: traitor; to move: B choose")
    assert len(drafts(state, 2)) == 30
    assert len(drafts(state, 1)) == 2
    assert len(drafts(state, 0)) == 1


def test_determinizations_are_full_states_from_which_the_game_can_go_on():
    rng = Seed.of("on").rng(0)
    for state, seat in sampled_tables(4, games=8, every=13):
        world = determinized(state, seat, rng)
        assert SPEC.is_whole(world)
        while kernel.to_move(world) >= 0:
            actions = legal_actions(world)
            kernel.apply(world, actions[below(rng, len(actions))], rng)


def test_between_choosing_and_revealing_the_actions_of_others_are_hidden_and_then_open():
    for seed in range(6):
        for state in random_game(seed, 4):
            for seat in range(5):
                observation = observed_by(state, seat)
                others = [int(observation.action[other]) for other in range(4) if other != seat]
                if state.step in (CHOOSE, SUPPLY):
                    assert all(card < 0 for card in others)
                else:
                    assert others == [int(state.action[other]) for other in range(4) if other != seat]
