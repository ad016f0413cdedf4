"""Compiled loops over hand-made code and over its plain Numba versions, for `bench.handmade`.

Every loop gives back a number that depends on its work, so that no compiler can leave any of it out.
"""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np

from highlands.engine.bits import append_block, append_members, count, highest, lowest
from highlands.engine.compiling import compiled, compiled_inline
from highlands.engine.copying import copy_prefix
from highlands.engine.encoding import sets_writer, write_bits, write_bytes, write_number
from highlands.games.schotten_totten.rules.legal import EACH_STONE
from highlands.games.schotten_totten.state.cards import STONES

SETS, WIDTH = 20, 54
"""About as many sets as an observation of Schotten Totten has, each of its clan cards."""
SMALL_SETS, SMALL_WIDTH = 12, 8
"""As the circle of Verräter."""
WORDS, UNIT = 16, 5
"""About as many handfuls of supply as an observation of Verräter has, each a word of counts, told as fifths."""

write_sets = sets_writer((WIDTH,) * SETS)


@compiled_inline
def plain_highest(mask: int) -> int:
    """Fills all bits below the highest, and counts."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return count(mask) - 1


@compiled_inline
def plain_write(bits: int, width: int, out: Any, at: int) -> None:
    """Bit by bit."""
    for bit in range(width):
        write_number(bits >> bit & 1, 1, out, at + bit)


@compiled_inline
def plain_write_bytes(word: int, unit: int, out: Any, at: int) -> None:
    """Byte by byte."""
    for place in range(8):
        write_number(word >> 8 * place & 0xFF, unit, out, at + place)


@compiled
def highest_handmade(masks: Any, times: int) -> int:
    """The highest member of every set."""
    total = 0
    for _ in range(times):
        for index in range(len(masks)):
            total += highest(masks[index] ^ (total & 1))
    return total


@compiled
def highest_plain(masks: Any, times: int) -> int:
    """The same."""
    total = 0
    for _ in range(times):
        for index in range(len(masks)):
            total += plain_highest(masks[index] ^ (total & 1))
    return total


@compiled
def plays_handmade(hands: Any, stones: Any, out: Any, times: int) -> int:
    """Lists the plays of every hand: each card at each stone of a set."""
    total = 0
    for _ in range(times):
        for index in range(len(hands)):
            cards, number = hands[index], 0
            offsets = EACH_STONE[stones[index]]
            while cards:
                append_block(lowest(cards) * STONES, offsets, out, number)
                number += count(stones[index])
                cards &= cards - 1
            total += out[number - 1] + number
    return total


@compiled
def plays_plain(hands: Any, stones: Any, out: Any, times: int) -> int:
    """The same, stone by stone."""
    total = 0
    for _ in range(times):
        for index in range(len(hands)):
            cards, number = hands[index], 0
            while cards:
                number = append_members(lowest(cards) * STONES, stones[index], out, number)
                cards &= cards - 1
            total += out[number - 1] + number
    return total


@compiled
def small_sets_handmade(masks: Any, out: Any, times: int) -> float:
    """Writes a few small sets of each mask."""
    total = 0.0
    for _ in range(times):
        for index in range(len(masks)):
            for place in range(SMALL_SETS):
                write_bits(masks[index] >> place, SMALL_WIDTH, 1, out, place * SMALL_WIDTH)
            total += out[index % SMALL_WIDTH]
    return total


@compiled
def small_sets_plain(masks: Any, out: Any, times: int) -> float:
    """The same, bit by bit."""
    total = 0.0
    for _ in range(times):
        for index in range(len(masks)):
            for place in range(SMALL_SETS):
                plain_write(masks[index] >> place, SMALL_WIDTH, out, place * SMALL_WIDTH)
            total += out[index % SMALL_WIDTH]
    return total


@compiled
def words_handmade(words: Any, out: Any, times: int) -> float:
    """Writes some words as eight numbers each."""
    total = 0.0
    for _ in range(times):
        for index in range(len(words)):
            for place in range(WORDS):
                write_bytes(words[index] >> place, UNIT, out, place * 8)
            total += out[index % 8]
    return total


@compiled
def words_plain(words: Any, out: Any, times: int) -> float:
    """The same, byte by byte."""
    total = 0.0
    for _ in range(times):
        for index in range(len(words)):
            for place in range(WORDS):
                plain_write_bytes(words[index] >> place, UNIT, out, place * 8)
            total += out[index % 8]
    return total


@compiled
def sets_handmade(sets: Any, out: Any, times: int) -> float:
    """Writes the sets of each row one behind the other."""
    total = 0.0
    for _ in range(times):
        for index in range(len(sets)):
            row = sets[index]
            first = (row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9])
            second = (row[10], row[11], row[12], row[13], row[14], row[15], row[16], row[17], row[18], row[19])
            write_sets((*first, *second), out, 0)
            total += out[index]
    return total


@compiled
def sets_plain(sets: Any, out: Any, times: int) -> float:
    """The same, bit by bit."""
    total = 0.0
    for _ in range(times):
        for index in range(len(sets)):
            for place in range(SETS):
                plain_write(sets[index, place], WIDTH, out, place * WIDTH)
            total += out[index]
    return total


@compiled
def copies_handmade(states: Any, scratch: Any, size: int, times: int) -> int:
    """Copies the first bytes of every state."""
    total = 0
    for _ in range(times):
        for index in range(len(states)):
            copy_prefix(states[index], scratch[0], size)
            total += scratch[0].mover
    return total


def copies_plain(dtype: np.dtype[Any], size: int) -> Callable[..., int]:
    """The same, field by field: a loop that is written for the dtype, as one would by hand."""
    lines = ["def copy_fields(state, out):"]
    for name in dtype.names or ():
        field, offset = dtype.fields[name][:2]  # type: ignore[index]
        if offset < size:
            indices = [f"i{axis}" for axis in range(len(field.shape))]
            loops = [f"for i{axis} in range({length}):" for axis, length in enumerate(field.shape)]
            lines += [f"{' ' * (depth + 1)}{loop}" for depth, loop in enumerate(loops)]
            at = f"[{', '.join(indices)}]" if indices else ""
            lines.append(f"{' ' * (len(loops) + 1)}out.{name}{at} = state.{name}{at}")
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)
    copy_fields = numba.njit(nogil=True, forceinline=True, _nrt=False)(names["copy_fields"])

    @numba.njit(nogil=True, _nrt=False)
    def copies(states, scratch, times):
        total = 0
        for _ in range(times):
            for index in range(len(states)):
                copy_fields(states[index], scratch[0])
                total += scratch[0].mover
        return total

    return copies  # type: ignore[no-any-return]
