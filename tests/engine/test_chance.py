"""Chance: the generator and the deals that follow from a seed, against a second reading of their description."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import highlands
from highlands.engine.chance import Seed, below, next_word, shuffle
from tests.strategies import examples

WORD = 2**64 - 1
STATES = st.lists(st.integers(0, WORD), min_size=4, max_size=4).filter(any)


def rotated(word: int, places: int) -> int:
    return (word << places | word >> 64 - places) & WORD


def xoshiro256(state: list[int]) -> Iterator[int]:
    """xoshiro256++ in Python's own integers, after the authors' C."""
    s = list(state)
    while True:
        yield rotated((s[0] + s[3]) & WORD, 23) + s[0] & WORD
        t = s[1] << 17 & WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 45)


def fair_below(words: Iterator[int], limit: int) -> int:
    """The upper half of a word, spread over the limit; what would favour some numbers is drawn again."""
    while True:
        spread = (next(words) >> 32) * limit
        if spread % 2**32 >= 2**32 % limit:
            return spread >> 32


def shuffled(words: Iterator[int], items: list[int]) -> list[int]:
    """From the last place down, each with a place at random up to it."""
    items = list(items)
    for place in reversed(range(1, len(items))):
        other = fair_below(words, place + 1)
        items[place], items[other] = items[other], items[place]
    return items


def rng_of(state: list[int]) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.array(state, dtype=np.uint64)


def test_the_words_of_the_authors_generator():
    """The first words after the state 1, 2, 3, 4, as other implementations test them."""
    rng = rng_of([1, 2, 3, 4])
    assert [int(next_word(rng)) for _ in range(4)] == [41943041, 58720359, 3588806011781223, 3591011842654386]


@given(STATES)
def test_the_generator_is_xoshiro256(state: list[int]):
    rng, words = rng_of(state), xoshiro256(state)
    assert [int(next_word(rng)) for _ in range(20)] == [next(words) for _ in range(20)]


@given(STATES, st.one_of(st.integers(1, 60), st.integers(1, 2**32), st.just(3 * 2**30)))
def test_below_is_fair_to_the_last_bit(state: list[int], limit: int):
    rng, words = rng_of(state), xoshiro256(state)
    numbers = [int(below(rng, limit)) for _ in range(20)]
    assert numbers == [fair_below(words, limit) for _ in range(20)]
    assert all(0 <= number < limit for number in numbers)
    assert int(next_word(rng)) == next(words), "both have drawn again equally often"


def test_below_favours_nobody():
    rng = Seed.of("fair").rng(0)
    drawn = Counter(int(below(rng, 6)) for _ in range(30_000))
    assert sorted(drawn) == list(range(6))
    assert sum((number - 5000) ** 2 / 5000 for number in drawn.values()) < 20.5  # once in a thousand seeds


@given(STATES, st.integers(0, 60))
@examples(0.5)
def test_a_shuffle_takes_the_items_from_the_last_place_down(state: list[int], number: int):
    items = np.arange(60, dtype=np.int8)
    shuffle(rng_of(state), items, number)
    assert items.tolist() == [*shuffled(xoshiro256(state), list(range(number))), *range(number, 60)]


# Seeds


def state_of(secret: bytes, ply: int) -> list[int]:
    """SHA-256 of the seed and the number of the move, as four little-endian words."""
    digest = hashlib.sha256(secret + ply.to_bytes(8, "little")).digest()
    return [int.from_bytes(digest[at : at + 8], "little") for at in range(0, 32, 8)]


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**40))
def test_each_move_has_a_state_of_its_own(secret: bytes, ply: int):
    assert [int(word) for word in Seed(secret).rng(ply)] == state_of(secret, ply)


def test_what_stands_for_a_seed():
    secret = bytes(range(32))
    assert Seed.of(secret) == Seed.of(secret.hex()) == Seed.of(Seed(secret)) == Seed(secret)
    assert Seed.of(secret).hex() == secret.hex()
    assert Seed.of(7).hex() == hashlib.sha256(b"highlands seed 7").hexdigest()
    assert Seed.of("Nessie") == Seed(hashlib.sha256(b"highlands seed Nessie").digest())
    assert hash(Seed.of(7)) == hash(Seed.of("7"))
    assert Seed.of(7) != Seed.of(8)
    assert Seed.of(None) != Seed.of(None)
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        Seed.of(b"abc")


def test_a_seed_does_not_slip_into_a_log():
    seed = Seed.of(7)
    shown = f"{seed} {seed!r} {[seed]} {highlands.new('schotten-totten', seed=seed)!r}"
    assert not any(seed.hex()[at : at + 4] in shown for at in range(60))


@pytest.mark.parametrize("seed", range(5))
def test_a_sceptic_finds_the_same_deal(seed: int):
    """Everything from the seed to the hands in Python's own integers, with nothing of ours."""
    words = xoshiro256(state_of(hashlib.sha256(f"highlands seed {seed}".encode()).digest(), 0))
    starter = fair_below(words, 2)
    clan = shuffled(words, list(range(54)))
    tactics = shuffled(words, [0, *range(9)])

    names = [f"{colour}{strength}" for colour in "ROYGBP" for strength in range(1, 10)]
    kinds = ["joker", "spy", "shield", "blind", "mud", "recruiter", "strategist", "banshee", "traitor"]
    position = (
        highlands.new("schotten-totten", tactics=True, seed=seed).full_position().replace("joker*2", "joker joker")
    )
    assert f"began: {'AB'[starter]}" in position
    assert f"hand A: {' '.join(names[card] for card in sorted(clan[:7]))}\n" in position
    assert f"hand B: {' '.join(names[card] for card in sorted(clan[7:14]))}\n" in position
    assert f"clan deck: {' '.join(names[card] for card in clan[14:])}\n" in position
    assert f"tactics deck: {' '.join(kinds[kind] for kind in tactics)}\n" in position
