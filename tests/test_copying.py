"""The beginning of a table is copied in one go: all fields that lie in it, and nothing behind."""

from __future__ import annotations

import numpy as np
import pytest

from highlands.compiling import compiled
from highlands.copying import copy_beginning
from highlands.games.schotten_totten.table import PRIVATE, PUBLIC, PUBLIC_SIZE, TABLE
from highlands.kernel import Table, new_table, table_of


@compiled
def copied(table, out, size):
    """What kernels do."""
    copy_beginning(table, out, size)


def random_table() -> Table:
    return table_of(np.random.default_rng(1).bytes(TABLE.itemsize), TABLE)


@pytest.mark.parametrize("copy", [copied, copy_beginning], ids=["compiled", "interpreted"])
def test_the_fields_of_the_beginning_are_copied_and_no_others(copy):
    table, out = random_table(), new_table(TABLE)
    copy(table, out, PUBLIC_SIZE)
    for name, *_ in PUBLIC:
        assert np.array_equal(out[name], table[name])
    for name, *_ in PRIVATE:
        assert not np.any(out[name])


@pytest.mark.parametrize("copy", [copied, copy_beginning], ids=["compiled", "interpreted"])
def test_a_whole_table_can_be_copied(copy):
    table, out = random_table(), new_table(TABLE)
    copy(table, out, TABLE.itemsize)
    assert all(np.array_equal(out[name], table[name]) for name in TABLE.names or ())
