"""A bot from outside in another language, without our package: `examples/bot.mjs`."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from highlands.client import Client, CreateTable, Seat, SeatPlan
from highlands.protocol.messages import TableState
from tests.bots.test_examples import EXAMPLES, node
from tests.server.support.remote_bot import bot_in, play_out, run
from tests.server.support.server_process import ServerProcess


@pytest.mark.long
@pytest.mark.ci
@pytest.mark.skipif(node() is None, reason="Node is not installed")
def test_a_bot_in_javascript_without_our_package(shared_server: ServerProcess, tmp_path: Path):
    # Without the flag Node 20 has no WebSocket; later ones take it too.
    program = [node() or "node", "--experimental-websocket", str(EXAMPLES / "bot.mjs"), str(tmp_path / "key")]

    async def play(taking: Callable[[Client], Any]) -> TableState:
        async with Client(shared_server.address) as client, await taking(client) as seat:
            return await play_out(seat, random.Random(3))

    async def work(command: list[str], taking: Callable[[Client], Any]) -> None:
        process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        playing = asyncio.create_task(play(taking))
        try:
            out, errors = await process.communicate()
            assert (process.returncode, b"Error" in errors) == (0, False), errors
            state = await playing
        finally:
            playing.cancel()
            if process.returncode is None:
                process.kill()
                await process.wait()
        assert state.end is not None
        assert json.loads(out)["winners"] == state.end.winners
        assert {seat.name for seat in state.seats} == {"Ann", "BOT example in JavaScript"}

    async def at_a_link() -> None:
        async with Client(shared_server.address) as client:
            table = await client.create_table(CreateTable(game="schotten-totten", seats=[SeatPlan(), SeatPlan()]))
        link = f"{shared_server.address}/t/{table.id}#invite-{table.invitations[1]}"
        await work([*program, link], lambda client: client.sit_down(table.id, table.invitations[0], "Ann"))

    async def from_the_lobby() -> None:
        async def chosen(client: Client) -> Seat:
            async with client.lobby() as lobby:
                seek = await bot_in(lobby, "example in JavaScript")
                return await client.sit_down(*await lobby.seek("schotten-totten", "Ann", opponent=seek), "Ann")

        await work([*program, shared_server.address, "schotten-totten"], chosen)

    run(at_a_link())
    run(from_the_lobby())
