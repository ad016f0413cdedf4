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
from tests.server.house import House


@pytest.fixture(scope="module")
def record(small_house: House) -> str:
    """Of a game that was played out."""

    async def play() -> str:
        laid = small_house.lay(seats=[None, "shepherd"])
        ann = await small_house.person(laid["id"], laid["seats"][0], "Ann")
        running = small_house.get(f"/api/tables/{ann.table}/record", ann.secret).text
        assert "seed:" not in running
        assert "salt:" not in running
        await ann.ask({"type": "resign", "number": ann.state["number"]})
        return small_house.get(f"/api/tables/{ann.table}/record", laid["spectator"]).text

    return small_house.run(play())


def test_it_is_verified_with_its_commitment(record: str, tmp_path: Path):
    (tmp_path / "game.txt").write_text(record, encoding="utf-8")
    done = CliRunner().invoke(app, ["verify", str(tmp_path / "game.txt"), "--language", "en"])
    assert done.exit_code == 0, done.output
    assert "promised before the game" in done.output


@pytest.mark.parametrize("header", ["seed", "salt", "commitment"])
def test_another_seed_salt_or_commitment_is_found_out(record: str, header: str):
    changed = re.sub(rf"(?m)^{header}: .*$", f"{header}: {random.Random(1).randbytes(32).hex()}", record)
    assert changed != record
    with pytest.raises(BrokenRecordError):
        load(changed)


def test_a_commitment_without_its_salt_proves_nothing(record: str):
    with pytest.raises(BrokenRecordError):
        load(re.sub(r"(?m)^salt: .*\n", "", record))
