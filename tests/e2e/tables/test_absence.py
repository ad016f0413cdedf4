"""An opponent who never comes back, in the browser; and what a player finds of it on their own page."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.player import Player
from tests.server.support.server_process import ServerProcess

IMPATIENT = (
    "from highlands.server.tables.people import absence; absence.GRACE_MS = absence.UNLIMITED_GRACE_MS = 1500;"
    "from highlands.__main__ import main; main()"
)


class ImpatientServer(ServerProcess):
    """A server that waits for nobody longer than a moment."""

    def _start(self, arguments: list[str]) -> subprocess.Popen[bytes]:
        return self._run([sys.executable, "-c", IMPATIENT, *arguments])


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("impatient")
    running = ImpatientServer(f"sqlite+aiosqlite:///{folder / 'games.db'}", folder / "server.log")
    running.start()
    yield running
    running.kill()
    assert "Traceback" not in running.log.read_text()


@pytest.mark.long
@pytest.mark.ci
def test_who_does_not_come_back_is_replaced_by_a_bot_comes_back_and_loses_by_staying_away(
    host: ServerProcess, player: Callable[..., Player]
):
    created = host.create_table(options={"first": 1})
    ann, ben = player("Ann"), player("Ben")
    ann.sit(created, 0)
    ben.sit(created, 1)
    ann.wait(lambda: ann.state["started"])
    prompt = ann.page.locator("[data-zone=prompt]")
    expect(prompt).to_contain_text("Ben is thinking")
    ben.open("about:blank")
    expect(prompt).to_contain_text("Ben is away")
    ann.page.get_by_role("button", name="Let a bot play on").click()
    ann.wait_for_turn()
    ben.open(f"/t/{created['id']}")
    ben.page.get_by_role("button", name="Take my seat back").click()
    ann.wait(lambda: ann.state["stood_in"] == [])
    ann.act(ann.state["moves"][0])
    while ann.state["moves"]:
        ann.act(ann.state["moves"][0])
    ben.open("about:blank")
    ann.page.get_by_role("button", name="Claim the win").click()
    expect(ann.page.get_by_text("Ben did not come back.")).to_be_visible()

    ann.open("/me")
    expect(ann.page.get_by_text("1 won, 0 drawn, 0 lost")).to_be_visible()
    expect(ann.page.get_by_role("row", name="Ben 1 0 0")).to_be_visible()
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name="Save all my data").click()
    assert created["id"] in saved.value.path().read_text()
    ann.page.get_by_role("button", name="Have me forgotten").click()
    ann.page.get_by_role("button", name="Forget me").click()
    expect(ann.page.get_by_text("This browser has not played yet.")).to_be_visible()
    ben.open("/mine")
    expect(ben.page.get_by_role("link", name="former player – Ben")).to_be_visible()
