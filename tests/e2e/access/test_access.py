"""Everybody can use it: axe-core finds nothing on any page, in light and dark; nothing is cut off with large text."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from highlands.i18n import LANGUAGES
from tests.e2e.company import Company, wait_for_opponent
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.player import Player
from tests.server.support.server_process import ServerProcess

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
    const started = performance.now();
    for (;;) {
        let changes = 0;
        const running = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
        await Promise.allSettled(running.map(({ finished }) => finished));
        const watch = new MutationObserver((seen) => (changes += seen.length));
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const { violations } = await axe.run(document, { resultTypes: ['violations'] });
        changes += watch.takeRecords().length;
        watch.disconnect();
        if (!changes || performance.now() - started > 20000) return violations;
    }
}"""
"""axe looks at one thing after another: what it finds on a page that changes meanwhile was never to be seen, and what
fades in is pale for a moment."""


def violations(who: Player) -> list[str]:
    """What axe-core finds on the page as it is."""
    # While a move is on its way, its buttons are pale.
    who.page.wait_for_selector('[aria-busy="true"]', state="detached")
    # Handed over by the browser itself: the page's own policy allows no foreign script.
    who.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = who.page.evaluate(RUN)
    return [f"{fault['id']}: {node['html']}: {node['failureSummary']}" for fault in found for node in fault["nodes"]]


PAGES = [
    "/",
    "/new",
    "/mine",
    "/lobby",
    # Here the reader becomes a player, of whom the next page has more to show.
    "/friends",
    "/me",
    "/notifications",
    "/ratings",
    "/tournaments",
    "/tournaments/new",
    "/rules",
    "/rules/schotten-totten",
    "/rules/verraeter",
    "/nowhere",
]
FILLED = {"/notifications": "main section", "/friends": "main section", "/me": "main section input"}
"""What a page is waited for that fetches what it shows."""


@pytest.mark.long
@pytest.mark.ci
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_page_has_a_violation(player: Callable[..., Player], dark: bool):
    ann = player(dark=dark)
    found: dict[str, list[str]] = {}
    for path in PAGES:
        ann.open(path)
        ann.page.wait_for_selector(FILLED.get(path, "main h1"))
        found[path] = violations(ann)
    assert not any(found.values()), found


COMPANY = [
    pytest.param(
        language,
        dark,
        size,
        id=f"{language}-{'dark' if dark else 'light'}-{size['width']}",
        # CI's part has two languages, both colours and both sizes.
        marks=[pytest.mark.long, pytest.mark.ci]
        if (language, dark, size) in (("de", True, PHONE), ("el", False, DESKTOP))
        else pytest.mark.long,
    )
    for language, dark, size in product(LANGUAGES, (False, True), (PHONE, DESKTOP))
]


@pytest.mark.parametrize(("language", "dark", "size"), COMPANY)
def test_no_page_of_who_has_company_has_a_violation_or_sticks_out(
    host: ServerProcess, player: Callable[..., Player], language: str, dark: bool, size: dict[str, int]
):
    """The pages of players, friends, devices and the lobby, with all that they can show."""
    company = Company(host)
    ann = player(dark=dark, language=language, size=size)
    company.be_ann(ann)
    found: dict[str, list[str]] = {}
    titles: dict[str, list[str]] = {}
    for path, shown in company.pages.items():
        ann.open("about:blank")
        ann.open(path)
        ann.page.wait_for_selector(shown)
        found[path] = violations(ann)
        titles[path.split("/")[1]] = ann.page.locator("#course, #by-opponent").all_text_contents()
        if (width := ann.page.evaluate("document.documentElement.scrollWidth")) > size["width"]:
            found[path].append(f"{width} px wide")
    # To others they are not "your games", and who shows nothing of themselves is no line of an empty table.
    assert [len(titles[page]) for page in ("me", "p")] == [2, 1]
    assert titles["p"][0] != titles["me"][0]
    ann.open("/lobby")
    wait_for_opponent(ann)
    found["seeking"] = violations(ann)
    ann.page.locator('header a[href="/"]').first.click()
    ann.page.wait_for_selector(".bar[role=status]")
    bar, head = (ann.page.locator(one).bounding_box() for one in (".bar[role=status]", "body header"))
    assert bar is not None
    assert head is not None
    found["seeking elsewhere"] = violations(ann)
    if bar["y"] < head["y"] + head["height"]:
        found["seeking elsewhere"].append("the ways to other pages are covered")
    assert not any(found.values()), found


@pytest.mark.long
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.ci), "hu"])
def test_a_page_that_comes_without_a_load_is_read_by_its_title_and_heading(
    player: Callable[..., Player], language: str
):
    """Screen readers and keyboards go on at the new page's heading, and every page has a title of its own."""
    ann = player(language=language)
    ann.open("/")
    titles = [ann.page.title()]
    for path in ("/mine", "/rules", "/new", "/"):
        ann.page.wait_for_selector(f'a[href="{path}"]')
        ann.page.locator(f'a[href="{path}"]').first.click()
        ann.page.wait_for_url(f"**{path}")
        ann.wait(lambda: ann.page.evaluate("document.activeElement.tagName") == "H1", what_for=f"the heading of {path}")
        titles.append(ann.page.title())
        if path == "/rules":
            ann.page.locator('a[href="/"]').first.click()
            ann.page.wait_for_selector('a[href="/new"]')
    assert titles[0] == titles[-1] == "Highlands"
    assert len(set(titles)) == 4, titles


TABLES = [
    pytest.param(
        game,
        DESKTOP if on_desktop else PHONE,
        dark,
        id="-".join([game, "desktop" if on_desktop else "phone", "dark" if dark else "light"]),
        # The short run has one game, with CI's part both, each size and colour scheme, the long one all combinations.
        marks=()
        if (game, on_desktop, dark) == ("schotten-totten", False, False)
        else [pytest.mark.long, pytest.mark.ci]
        if dark and (game == "verraeter") != on_desktop
        else pytest.mark.long,
    )
    for game, on_desktop, dark in product(("schotten-totten", "verraeter"), (False, True), (False, True))
]


@pytest.mark.parametrize(("game", "size", "dark"), TABLES)
def test_no_table_has_a_violation(
    host: ServerProcess, player: Callable[..., Player], game: str, size: dict[str, int], dark: bool
):
    seats = [None, "shepherd"] if game == "schotten-totten" else [None, "shepherd", "shepherd"]
    options = {"tactics": True, "first": 0} if game == "schotten-totten" else {"players": 3}
    created = host.create_table(game, seats, options=options)
    ann = player(size=size, dark=dark)
    ann.sit(created, 0)
    found: list[str] = []
    chance = random.Random(1)
    for _ in range(4):
        if not ann.wait_for_turn():
            break
        found += violations(ann)
        ann.play_on(chance, moves=1)
    assert found == []


@pytest.mark.long
@pytest.mark.parametrize("dark", [pytest.param(False, marks=pytest.mark.ci), True], ids=["light", "dark"])
def test_no_violation_before_and_after_a_game(host: ServerProcess, player: Callable[..., Player], dark: bool):
    created = host.create_table(options={"first": 0})
    ann, ben = player("Ann", dark=dark), player("Ben", dark=dark)
    ann.sit(created, 0)
    ann.page.get_by_role("heading", name="The game begins when everybody has sat down").wait_for()
    found = violations(ann)
    ben.sit(created, 1)
    ann.wait(lambda: ann.state["started"])
    ann.page.get_by_role("button", name="Table").click()
    found += violations(ann)
    ann.page.get_by_role("button", name="Give up").click()
    ann.page.get_by_role("button", name="Really give up?").click()
    ann.page.get_by_role("button", name="Rematch").wait_for()
    found += violations(ann)
    ann.open(f"/t/{created['id']}/replay")
    ann.page.wait_for_selector("[data-zone=border]")
    found += violations(ann)
    assert found == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "size"),
    [
        pytest.param("de", 320, id="de-small phone", marks=pytest.mark.ci),
        pytest.param("de", 390, id="de-large text"),
        pytest.param("el", 320, id="el-small phone"),
        pytest.param("el", 390, id="el-large text", marks=pytest.mark.ci),
        pytest.param("uk", 320, id="uk-small phone"),
        pytest.param("uk", 390, id="uk-large text"),
    ],
)
def test_nothing_sticks_out(player: Callable[..., Player], language: str, size: int):
    """On a small phone; and on another one with text twice as large."""
    ann = player(size={"width": size, "height": 800}, language=language)
    found: dict[str, int] = {}
    for path in PAGES:
        ann.open(path)
        ann.page.wait_for_selector("main h1")
        if size > 320:
            ann.page.add_style_tag(content=":root { font-size: 200% !important }")
        found[path] = ann.page.evaluate("document.documentElement.scrollWidth")
    assert max(found.values()) <= size, found
