"""A process that is stopped for a while: nobody could move, so nobody's clock has run."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from tests.server.support.server_process import ServerProcess

TURN = 10
"""Seconds for a turn."""


@pytest.mark.long
@pytest.mark.ci
def test_while_the_process_is_stopped_no_clock_runs(shared_server: ServerProcess):
    async def play() -> None:
        time_control = {"kind": "per-turn", "seconds": TURN}
        created = shared_server.create_table(time_control=time_control, options={"first": 0})
        ben = await shared_server.sit(created, 1, "Ben")
        ann = await shared_server.sit(created, 0, "Ann")
        os.kill(shared_server.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(TURN + 2)
        finally:
            os.kill(shared_server.pid, signal.SIGCONT)
        while not any(event["kind"] == "downtime" for event in ann.events):
            await ann.wait_for("state")
        assert not ann.is_over
        assert ann.state["clock"]["remaining"][0] > 0
        assert (await ann.move(ann.state["moves"][0]))["type"] == "ack"
        # The clock runs on from where it was.
        while not ben.is_over:
            await ben.wait_for("state")
        assert ben.state["end"]["reason"] == "time"

    shared_server.run(play())
