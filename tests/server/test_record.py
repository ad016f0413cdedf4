"""The record that a server gives: checked from end to end, and seen only by those who may."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from highlands.errors import BrokenRecordError
from highlands.play.record import load
from highlands.terminal.cli import app
from tests.server.support.server_process import ServerProcess


@pytest.fixture(scope="module")
def record(shared_server: ServerProcess) -> str:
    """Of a game that was played out."""

    async def play() -> str:
        # Ann begins: a move of the bot's meanwhile would make her resignation stale.
        created = shared_server.create_table(seats=[None, "shepherd"], options={"first": 0})
        ann = await shared_server.sit(created, 0, "Ann")
        running = shared_server.get(f"/api/tables/{ann.table}/record", ann.secret).text
        assert "seed:" not in running
        assert "salt:" not in running
        await ann.resign()
        return shared_server.get(f"/api/tables/{ann.table}/record", created["spectator_secret"]).text

    return shared_server.run(play())


def test_it_is_verified_with_its_commitment(record: str, tmp_path: Path):
    (tmp_path / "game.txt").write_text(record, encoding="utf-8")
    done = CliRunner().invoke(app, ["verify", str(tmp_path / "game.txt"), "--language", "en"])
    assert done.exit_code == 0, done.output
    assert "promised before the game" in done.output
    assert "Every player had a share" in done.output


@pytest.mark.parametrize(
    "header", ["seed", "salt", "commitment", "server seed", "table", "shares", "share commitments"]
)
def test_another_seed_salt_or_commitment_is_found_out(record: str, header: str):
    value = random.Random(1).randbytes(32).hex()
    other = f"A {value}" if header.startswith("share") else value
    changed = re.sub(rf"(?m)^{header}: .*$", f"{header}: {other}", record)
    assert changed != record
    with pytest.raises(BrokenRecordError):
        load(changed)


@pytest.mark.parametrize("header", ["salt", "commitment", "server seed", "table", "shares", "share commitments"])
def test_a_promise_without_one_of_its_parts_proves_nothing(record: str, header: str):
    with pytest.raises(BrokenRecordError):
        load(re.sub(rf"(?m)^{header}: .*\n", "", record))


@pytest.mark.parametrize("written", ["", "A", "? {}", "A {}, A {}", "A {}, B {}", "a {}", "A  {}"])
def test_shares_that_can_not_be_read_are_refused(record: str, written: str):
    share = random.Random(2).randbytes(32).hex()
    with pytest.raises(BrokenRecordError):
        load(re.sub(r"(?m)^shares: .*$", f"shares: {written.format(share, share)}", record))
