"""What a seat may know, and what it may not: nothing hidden shows in anything made for a seat."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import msgspec
import numpy as np
import pytest

from highlands import kernel
from highlands.chance import Rng, Seed, below
from highlands.games.verraeter import RULESET
from highlands.games.verraeter.cards import ACTION_NAMES, NO_CARD, UNIT
from highlands.games.verraeter.table import CHOOSE, SUPPLY
from highlands.kernel import Table, new_table
from tests.verraeter.helpers import fields, legal_actions, random_game, seen_by, table_of


def shown_to(table: Table, seat: int) -> tuple[object, ...]:
    """Everything that is made for a seat."""
    seen = seen_by(table, seat)
    numbers = np.zeros(RULESET.encoded, dtype=np.float32)
    kernel.encode(seen, numbers)
    return (
        fields(seen),
        msgspec.json.encode(RULESET.view(seen)),
        RULESET.board(seen),
        RULESET.picture(seen),
        RULESET.write_position(seen),
        numbers.tobytes(),
        legal_actions(seen),
    )


def world_of(table: Table, seat: int, rng: Rng) -> Table:
    """A world that this seat can't tell from the true one."""
    world = new_table(RULESET.table_dtype)
    kernel.resample(seen_by(table, seat), rng, world)
    return world


def sampled_tables(players: int, games: int, every: int) -> list[tuple[Table, int]]:
    """Tables of random games, each with a seat or a spectator."""
    tables = []
    for seed in range(games):
        for number, table in enumerate(random_game(seed, players)):
            if number % every == seed % every:
                tables.append((table.copy(), (number + seed) % (players + 1)))
    return tables


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_made_for_a_seat_changes_when_what_it_cannot_know_is_dealt_anew(players):
    rng = Seed.of("anew").state(0)
    for table, seat in sampled_tables(players, games=25, every=7):
        shown = shown_to(table, seat)
        assert shown_to(world_of(table, seat, rng), seat) == shown


def swap_hidden_cards(table: Table, seat: int, rng: Rng) -> bool:
    """Exchange a card that another seat drew from the present pile with one in the pile; shuffle the rest of it."""
    left = int(table.pile_left)
    present = int(table.present)
    swapped = False
    for other in range(int(table.players)):
        hand_part = int(table.origin[other, present])
        mine = [value for value in range(6) if hand_part >> 4 * value & 15 and int(table.hand[other]) >> 4 * value & 15]
        if other != seat and left and mine and not table.unsettled:
            value, place = mine[below(rng, len(mine))], below(rng, left)
            change = int(UNIT[int(table.pile[place])]) - int(UNIT[value])
            table.hand[other] += change
            table.origin[other, present] += change
            table.pile[place] = value
            swapped = True
    order = np.array([below(rng, 1 << 20) for _ in range(left)]).argsort()
    table.pile[:left] = table.pile[:left][order]
    return swapped


@pytest.mark.parametrize("players", [3, 4])
def test_swapping_hidden_cards_by_hand_changes_nothing_for_the_others(players):
    rng = Seed.of("swap").state(0)
    swaps = 0
    for table, seat in sampled_tables(players, games=25, every=7):
        shown = shown_to(table, seat)
        swaps += swap_hidden_cards(table, seat, rng)
        assert shown_to(table, seat) == shown
    assert swaps > 50


def test_every_field_is_written_by_conceal_whatever_was_there():
    for table, seat in sampled_tables(4, games=3, every=11):
        clean = seen_by(table, seat)
        dirty = np.frombuffer(b"\x55" * RULESET.table_dtype.itemsize, RULESET.table_dtype).copy()[0]
        kernel.conceal(table, seat, dirty)
        assert fields(dirty) == fields(clean)


def test_the_pile_and_the_origins_of_others_are_hidden_from_everybody():
    for table, seat in sampled_tables(3, games=4, every=5):
        seen = seen_by(table, seat)
        assert all(card == NO_CARD for card in seen.pile)
        for other in range(3):
            if other != seat:
                assert not seen.origin[other].any()
                assert seen.hand[other] == table.known[other]


def test_a_seat_that_is_not_to_move_has_no_legal_moves():
    for table, _ in sampled_tables(3, games=4, every=5):
        for seat in range(4):
            actions = legal_actions(seen_by(table, seat))
            assert actions == (legal_actions(table) if seat == table.mover else [])


def test_concealing_twice_is_concealing_once():
    for table, seat in sampled_tables(4, games=4, every=9):
        seen = seen_by(table, seat)
        assert fields(seen_by(seen, seat)) == fields(seen)


# What the draft reveals

MANY = 30
"""With more ways than these, not all of them are waited for."""


def drafts(table: Table, seat: int) -> set[tuple[str, ...]]:
    """Every way in which the cards can lie (aside, then by the order of choosing) that this seat could have seen."""
    start, players = int(table.start), int(table.players)
    order = [(start + place) % players for place in range(players)]
    chosen = [other for other in order if table.action[other] >= 0]
    ways = set()
    for aside, *kept in permutations(ACTION_NAMES, len(chosen) + 1):
        hands = {}
        cards = [name for name in ACTION_NAMES if name != aside]
        for other, card in zip(chosen, kept, strict=True):
            hands[other] = set(cards)
            cards.remove(card)
        if len(chosen) < players:
            hands[order[len(chosen)]] = set(cards)
        own_card = ACTION_NAMES[table.action[seat]] if seat < players and table.action[seat] >= 0 else None
        own_sight = {name for card, name in enumerate(ACTION_NAMES) if seat < players and table.saw[seat] >> card & 1}
        if own_card is not None and kept[chosen.index(seat)] != own_card:
            continue
        if own_sight and hands.get(seat) != own_sight:
            continue
        ways.add((aside, *kept))
    return ways


@pytest.mark.parametrize("players", [3, 4])
def test_the_draft_is_resampled_to_all_that_the_seat_could_have_seen_and_evenly(players):
    rng = Seed.of("draft").state(0)
    cards = ["builder", "diplomat5", "traitor"]
    for chosen in range(players + 1):
        lines = [f"verraeter players={players}; start player: B; conflict: 6-7; aside: farmer"]
        order = [(1 + place) % players for place in range(players)]
        lines += [f"action {'ABCD'[seat]}: {card}" for seat, card in zip(order[:chosen], [*cards, "strategist"])]
        mover = "ABCD"[order[chosen]] + " choose" if chosen < players else "B supply"
        table = table_of(*lines, f"to move: {mover}")
        for seat in range(players + 1):
            possible = drafts(table, seat)
            few = len(possible) <= MANY
            number = 40 * len(possible) if few else 200
            found: Counter[tuple[str, ...]] = Counter()
            for _ in range(number):
                world = world_of(table, seat, rng)
                found[
                    tuple(
                        ACTION_NAMES[card] for card in (world.aside, *(world.action[other] for other in order[:chosen]))
                    )
                ] += 1
            assert set(found) <= possible
            assert not few or set(found) == possible
            assert not few or max(found.values()) < 90


def test_a_seat_that_has_not_had_the_cards_learns_nothing_from_the_draft():
    table = table_of("verraeter; conflict: 6-7; aside: farmer; action A: traitor; to move: B choose")
    assert len(drafts(table, 2)) == 30
    assert len(drafts(table, 1)) == 2
    assert len(drafts(table, 0)) == 1


def test_worlds_are_whole_tables_from_which_the_game_can_go_on():
    rng = Seed.of("on").state(0)
    for table, seat in sampled_tables(4, games=8, every=13):
        world = world_of(table, seat, rng)
        assert RULESET.is_whole(world)
        while kernel.to_move(world) >= 0:
            actions = legal_actions(world)
            kernel.apply(world, actions[below(rng, len(actions))], rng)


def test_between_choosing_and_revealing_the_actions_of_others_are_hidden_and_then_open():
    for seed in range(6):
        for table in random_game(seed, 4):
            for seat in range(5):
                seen = seen_by(table, seat)
                others = [int(seen.action[other]) for other in range(4) if other != seat]
                if table.step in (CHOOSE, SUPPLY):
                    assert all(card < 0 for card in others)
                else:
                    assert others == [int(table.action[other]) for other in range(4) if other != seat]
