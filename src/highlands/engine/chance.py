"""Chance: xoshiro256++, Lemire's bounded integers and the Fisher–Yates shuffle, so that a seed means the same deal on
every platform, for ever.

The state of xoshiro256++ (Blackman and Vigna) is four unsigned 64-bit words. A played game has a 256-bit seed; each of
its chance events starts from a fresh state, SHA-256 of the seed and the number of moves made so far, so that nothing
that one deal shows says anything about the next. `docs/rules.md` describes all of it for those who want to check a
shuffle in another language.
"""

# mypy: allow-untyped-defs, allow-untyped-decorators
# Numba compares the argument lists of overloads with those of what they return, so these bear no types.

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from highlands.engine.compat.jit import overload
from highlands.engine.compiling import compiled, compiled_inline

Rng = NDArray[np.uint64]
"""The state of a generator: uint64[4], changed by every draw."""

W17, W19, W23, W32, W41, W45 = (np.uint64(n) for n in (17, 19, 23, 32, 41, 45))
LOW_HALF = np.uint64(0xFFFFFFFF)
HALF_RANGE = np.uint64(1 << 32)


RngWords = tuple[np.uint64, np.uint64, np.uint64, np.uint64]
"""The state in local variables, for loops: loading and storing it at each draw would take half of their time."""

WORD_MASK = (1 << 64) - 1


def wrapping_add(a: np.uint64, b: np.uint64) -> np.uint64:
    """The sum modulo 2**64: what compiled code does anyway, and NumPy's scalars warn of."""
    return np.uint64(int(a) + int(b) & WORD_MASK)


@overload(wrapping_add, inline="always")
def _wrapping_add(a, b):
    return lambda a, b: a + b


@compiled_inline
def next_state(words: RngWords) -> tuple[np.uint64, RngWords]:
    """One step of xoshiro256++: 64 random bits, and the state behind them."""
    a, b, c, d = words
    total = wrapping_add(a, d)
    word: np.uint64 = wrapping_add((total << W23) | (total >> W41), a)
    shifted = b << W17
    c ^= a
    d ^= b
    return word, (a ^ d, b ^ c, c ^ shifted, (d << W45) | (d >> W19))


@compiled_inline
def bounded(words: RngWords, limit: int) -> tuple[int, RngWords]:
    """A uniform integer from 0 to limit - 1 (limit at most 2**32), and the state behind it.

    Lemire's method on the upper 32 bits of a word: multiply, and reject what would make some results likelier.
    """
    span = np.uint64(limit)
    word, words = next_state(words)
    product = (word >> W32) * span
    if (product & LOW_HALF) < span:
        rejected = (HALF_RANGE - span) % span
        while (product & LOW_HALF) < rejected:
            word, words = next_state(words)
            product = (word >> W32) * span
    return int(product >> W32), words


@compiled_inline
def load_words(rng: Rng) -> RngWords:
    """Read the state."""
    return rng[0], rng[1], rng[2], rng[3]


@compiled_inline
def store_words(words: RngWords, rng: Rng) -> None:
    """Write the state."""
    rng[0], rng[1], rng[2], rng[3] = words


@compiled
def next_word(rng: Rng) -> np.uint64:
    """The next 64 random bits."""
    word, words = next_state(load_words(rng))
    store_words(words, rng)
    return word


@compiled
def below(rng: Rng, limit: int) -> int:
    """A uniform integer from 0 to limit - 1 (limit at most 2**32)."""
    number, words = bounded(load_words(rng), limit)
    store_words(words, rng)
    return number


@compiled
def shuffle(rng: Rng, items: Any, number: int) -> None:
    """Fisher–Yates on the first `number` items, from the last place down."""
    words = load_words(rng)
    for place in range(number - 1, 0, -1):
        other, words = bounded(words, place + 1)
        items[place], items[other] = items[other], items[place]
    store_words(words, rng)


class Seed:
    """The 256 bits from which all chance of one game follows.

    >>> Seed.of(7).hex()[:16]
    'f688f5d9723a168a'
    """

    def __init__(self, secret: bytes) -> None:
        """Take exactly 32 bytes."""
        if len(secret) != 32:
            raise ValueError(f"a seed is 32 bytes, not {len(secret)}")
        self._secret = secret

    @classmethod
    def of(cls, source: Seed | bytes | int | str | None) -> Seed:
        """A seed from what stands for one: itself, 32 bytes, 64 hexadecimal digits, any number or word, or chance."""
        if isinstance(source, Seed):
            return source
        if source is None:
            return cls(secrets.token_bytes(32))
        if isinstance(source, bytes):
            return cls(source)
        if isinstance(source, str) and len(source) == 64 and all(digit in "0123456789abcdef" for digit in source):
            return cls(bytes.fromhex(source))
        return cls(hashlib.sha256(f"highlands seed {source}".encode()).digest())

    def hex(self) -> str:
        """As 64 hexadecimal digits."""
        return self._secret.hex()

    def rng(self, ply: int) -> Rng:
        """The generator for the chance event that comes with move number `ply`; the set-up is 0."""
        words = hashlib.sha256(self._secret + ply.to_bytes(8, "little")).digest()
        return np.frombuffer(words, dtype="<u8").astype(np.uint64)

    def __eq__(self, other: object) -> bool:
        """The same bits."""
        return isinstance(other, Seed) and self._secret == other._secret

    def __hash__(self) -> int:
        """By the bits."""
        return hash(self._secret)

    def __repr__(self) -> str:
        """Without the bits: a seed must not slip into a log."""
        return "Seed(…)"
