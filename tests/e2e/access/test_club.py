"""The pages of a club, with all that they can show: tournaments, a leader board, the host's page."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.access.test_access import violations
from tests.e2e.company import be, strangers
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.player import Player
from tests.e2e.screens.club import Club, open_host_page, show_leaders
from tests.server.players.clients import bearer
from tests.server.support.server_process import HTTP, ServerProcess

SMALL = {"width": 320, "height": 640}
LOOKS = [
    pytest.param("de", True, SMALL, id="de-dark-small phone", marks=pytest.mark.ci),
    pytest.param("el", False, SMALL, id="el-light-small phone"),
    pytest.param("uk", True, PHONE, id="uk-dark-phone"),
    pytest.param("pt-BR", False, DESKTOP, id="pt-BR-light-desktop"),
    pytest.param("hu", True, DESKTOP, id="hu-dark-desktop"),
]


def proof(player: Player) -> dict[str, str]:
    """What shows that a browser has the host's page open."""
    return bearer(player.page.evaluate("sessionStorage.getItem('highlands.host')"))


@pytest.mark.long
@pytest.mark.parametrize(("language", "dark", "size"), LOOKS)
def test_no_page_of_a_club_has_a_violation_or_sticks_out(
    host: ServerProcess, player: Callable[..., Player], language: str, dark: bool, size: dict[str, int]
):
    ann = player(dark=dark, language=language, size=size)
    found: dict[str, list[str]] = {}

    def look(what: str) -> None:
        found[what] = violations(ann)
        if (width := ann.page.evaluate("document.documentElement.scrollWidth")) > size["width"]:
            found[what].append(f"{width} px wide")

    with strangers(host) as client:
        club = Club(host, client)
        be(club.members[0], ann)
        show_leaders(ann)
        pages = {
            "/tournaments": "main li",
            f"/tournaments/{club.open}": "main details",
            f"/tournaments/{club.running}": "main details",
            f"/tournaments/{club.groups}": "main details",
            f"/tournaments/{club.over}": "main table",
            f"/t/{club.table}/replay": "#shuffle",
            "/ratings": "main table",
        }
        for path, shown in pages.items():
            ann.open(path)
            ann.page.wait_for_selector(shown)
            # What is folded in has words and fields of its own.
            ann.page.evaluate("for (const one of document.querySelectorAll('main details')) one.open = true")
            look(path)
    open_host_page(host, ann)
    ann.open("/host")
    # Two announcements at a time.
    second = {"text": "Welcome to all!", "hours": 1}
    HTTP.post(host.url("/api/host/announcements"), json=second, headers=proof(ann)).raise_for_status()
    ann.open("/host")
    views = ann.page.locator("main nav button")
    views.first.wait_for()
    for place in range(views.count()):
        views.nth(place).click()
        ann.page.locator("main section h2").first.wait_for()
        look(f"host {place}")
    # A server has room for a few.
    for one in HTTP.get(host.url("/api/announcements")).json():
        url = host.url(f"/api/host/announcements/{one['id']}")
        HTTP.delete(url, headers=proof(ann)).raise_for_status()
    assert len(found) > len(pages)
    assert not any(found.values()), found
