"""Logs are folded in without holding anything up."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any, cast

from highlands.server.tables.aggregate import EventKind
from highlands.server.tables.table_log import FOLDED_AT_ONCE, TableLog
from tests.server.store.sample_rows import event, table

TURNS = 20


def test_while_a_long_log_is_loaded_others_have_their_turns():
    async def work() -> None:
        log = TableLog(cast(Any, None), table("a"), cast(Any, None), lambda: None)
        numbers = range(TURNS * FOLDED_AT_ONCE)
        greetings = [event(number, "hello", kind=EventKind.GREET) for number in numbers]
        loading = asyncio.create_task(log.load_in_turns(greetings))
        seen = [0]
        while not loading.done():
            await asyncio.sleep(0)
            seen.append(log.stored_version)
        assert seen[-1] == len(greetings)
        assert max(after - before for before, after in itertools.pairwise(seen)) == FOLDED_AT_ONCE

    asyncio.run(work())
