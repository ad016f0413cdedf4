"""Every size of screen: at a table nothing sticks out, nothing overlaps, nothing is too small to read."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.e2e.player import Player
from tests.e2e.screens.measure import DESKTOP, LAPTOP, REPRESENTATIVE, SIZES, SMALL_PHONE, Size, all_misfits
from tests.server.support.server_process import ServerProcess

MOST_GAMES = 4
LANGUAGE = "el"
"""Its words are among the longest."""


@dataclass(frozen=True)
class Layout:
    """How a game's table is laid out, and what must hold of it."""

    game: str
    seats: list[str | None]
    options: dict[str, Any]
    phases: Callable[[list[Player]], Iterator[str]]
    """Plays on, and stops at every phase worth looking at."""
    expected: set[str]
    """The phases that must have come."""
    soon: set[str]
    """Those of them that `make test` walks through: they come in every game within a round or two."""
    inside: list[str] = field(default_factory=list)
    """What must be on the screen without scrolling, in every phase."""
    inside_in: dict[str, list[str]] = field(default_factory=dict)
    """And besides in a phase, by its first word."""
    under_a_banner: list[str] = field(default_factory=list)
    """What must still be seen while something is proposed."""
    apart: list[tuple[str, str]] = field(default_factory=list)
    """What must not overlap."""

    def wanted(self, phase: str) -> tuple[list[str], list[tuple[str, str]]]:
        """What must be on the screen in a phase, and what must not overlap. Some of it may be hidden on purpose."""
        if phase == "over":
            return RESULT, []
        if phase == "proposal":
            return [*BANNER, *self.under_a_banner], []
        return [*self.inside, *self.inside_in.get(phase.split(maxsplit=1)[0], [])], self.apart


BANNER = ["[data-zone=banner]", "[data-zone=banner] button"]
RESULT = ["dialog", "dialog .primary", "dialog header button"]


def schotten_totten_phases(people: list[Player]) -> Iterator[str]:
    """Both fill one stone after the other, so that one can soon be claimed."""
    ann, ben = people
    while not any(move.startswith("claim") for move in ann.state["moves"]):
        move = lowest(ann.state["moves"])
        if "@" in move:
            yield "play"
            card = move.partition("@")[0]
            ann.page.locator(f'[data-zone=hand] [data-card="{card}"]').first.click(position={"x": 10, "y": 25})
            yield "card chosen"
            ann.page.keyboard.press("Escape")
        else:
            yield move
        ann.act(move)
        if not ann.state["moves"]:
            yield "waiting"
            yield from interrupted(ann, ben)
            ben.reach(ann.state["version"])
            while ben.state["moves"]:
                ben.act(lowest(ben.state["moves"]))
            ann.reach(ben.state["version"])
    yield "claim"
    ann.page.locator("header button").last.click()
    for _ in ("resign", "sure"):
        ann.page.locator("dialog .danger").click()
    ann.page.wait_for_selector("dialog .actions .primary")
    yield "over"


def interrupted(ann: Player, ben: Player) -> Iterator[str]:
    """Ann asks to take a move back, and Ben is away for a while; once in a game."""
    if any(state["proposal"] for state in ann.states):
        return
    ann.page.locator("header button:not([disabled])").first.click()
    ann.page.wait_for_selector("[data-zone=banner]")
    yield "proposal"
    ann.page.locator("[data-zone=banner] button").click()
    ann.page.wait_for_selector("[data-zone=banner]", state="detached")
    table = ben.page.url
    ben.open("about:blank")
    ann.page.wait_for_selector("[data-zone=awaited]")
    yield "away"
    ben.open(table)
    ben.page.wait_for_selector("[data-zone=hand]")
    ann.page.wait_for_selector("[data-zone=awaited]", state="detached")


def lowest(moves: list[str]) -> str:
    """Go on without a claim; a clan card to the first stone; else the first move there is."""
    placed = [move for move in moves if move[0] in "ROYGBP" and "@" in move]
    return "done" if "done" in moves else min(placed or moves, key=lambda move: (move.partition("@")[2], move))


def verraeter_phases(people: list[Player]) -> Iterator[str]:
    """One person among bots hoards cards, so that some must be discarded, and builds whenever possible."""
    [ann] = people
    seen = len(ann.states)
    chance = random.Random(5)
    while ann.wait_for_turn(60.0):
        if (
            any(state["view"]["step"] in ("supply", "choose") for state in ann.states[seen:])
            and ann.page.locator("[data-zone=reveal]").count()
        ):
            yield "reveal"
        seen = len(ann.states)
        step, moves = ann.state["view"]["step"], ann.state["moves"]
        yield step
        if step == "supply" and len(moves) > 1:
            ann.page.locator("[data-zone=hand] [data-card]").first.click()
            yield "supply chosen"
            ann.page.locator("[data-zone=hand] [data-card]").first.click()
        built = [move for move in moves if move.startswith(("estate", "counting", "turn"))]
        if step == "build" and built:
            ann.page.locator(f'[data-landscape="{built[0].split()[1]}"]').first.click()
            yield "build there"
            ann.page.locator("[data-elsewhere]").click()
        # The Strategist chooses the next conflict; the other two bring buildings and cards.
        liked = ["take strategist", "take builder", "take farmer", "lay nothing"]
        if step == "choose":
            chance.shuffle(liked)
        wanted = [move for move in liked if move in moves]
        ann.act(wanted[0] if wanted else chance.choice(built or moves))
    ann.page.wait_for_selector("dialog .actions .primary")
    yield "over"


def verraeter_interruptions(people: list[Player]) -> Iterator[str]:
    """Two people among bots: one has chosen an action, and the other takes time for it."""
    ann, ben = people
    ann.act(ann.state["moves"][0])
    ben.reach(ann.state["version"])
    yield from interrupted(ann, ben)


HAND_AND_CARDS = ["[data-zone=hand]", "[data-zone=hand] [data-card]"]
HAND_AND_PROMPT = [*HAND_AND_CARDS, "[data-zone=prompt]"]
CIRCLE = ["[data-status]", "[data-landscape]", "[data-player]", "header button"]
APART_IN_THE_CIRCLE = [
    ("[data-zone=hand]", "[data-zone=circle]"),
    ("[data-zone=hand]", "[data-player]"),
    ("[data-zone=hand]", "[data-confirm]"),
    ("[data-zone=offered]", "[data-player]"),
    ("[data-zone=offered]", "[data-zone=circle]"),
    ("[data-status]", "[data-landscape]"),
    ("[data-status]", "[data-player]"),
    ("[data-player]", "[data-landscape]"),
    ("[data-zone=conflict]", "[data-landscape]"),
    ("[data-landscape] .base", "[data-landscape] .prize"),
]
LAYOUTS = {
    "schotten-totten": Layout(
        game="schotten-totten",
        seats=[None, None],
        options={"tactics": True, "first": 0},
        phases=schotten_totten_phases,
        expected={"play", "card chosen", "waiting", "proposal", "away", "claim", "over"},
        soon={"play", "card chosen", "waiting", "proposal", "away"},
        inside_in={"away": ["[data-zone=awaited]"]},
        under_a_banner=["[data-zone=hand] [data-card]", "[data-stone]"],
        inside=[
            *HAND_AND_PROMPT,
            "[data-stone]",
            "[data-zone=clan-deck]",
            "[data-zone=tactics-deck]",
            "[data-zone=discard]",
            "[data-zone=unseen]",
            "[data-zone=score]",
            "header button",
        ],
        apart=[
            ("[data-zone=hand]", "[data-zone=prompt]"),
            ("[data-zone=hand]", "[data-zone=border]"),
            ("[data-zone=hand]", "[data-zone$=-deck]"),
            ("[data-zone=prompt]", "[data-stone]"),
            ("[data-zone=prompt]", "[data-zone$=-deck]"),
            ("[data-zone=score]", "[data-zone=border]"),
        ],
    ),
    "verraeter": Layout(
        game="verraeter",
        seats=[None, "shepherd", "shepherd", "shepherd"],
        options={"players": 4, "first": 0},
        phases=verraeter_phases,
        expected={
            "settle",
            "conflict",
            "choose",
            "supply",
            "supply chosen",
            "build",
            "build there",
            "discard",
            "reveal",
            "over",
        },
        soon={"choose", "supply", "supply chosen"},
        inside=CIRCLE,
        inside_in={
            "settle": HAND_AND_CARDS,
            "conflict": [*HAND_AND_CARDS, "[data-zone=circle] [data-move]"],
            "choose": ["[data-zone=offered] [data-move]"],
            "supply": [*HAND_AND_CARDS, "[data-confirm]", "[data-strength]"],
            "discard": [*HAND_AND_CARDS, "[data-confirm]"],
            "build": ["[data-confirm]"],
            "reveal": ["[data-zone=reveal]", "[data-close-reveal]"],
        },
        apart=APART_IN_THE_CIRCLE,
    ),
    "verraeter, interrupted": Layout(
        game="verraeter",
        seats=[None, None, "shepherd", "shepherd"],
        options={"players": 4, "first": 0},
        phases=verraeter_interruptions,
        expected={"proposal", "away"},
        soon=set(),
        inside=CIRCLE,
        inside_in={"away": [*HAND_AND_CARDS, "[data-zone=awaited]"]},
        under_a_banner=["[data-zone=hand] [data-card]", "[data-landscape]"],
        apart=[*APART_IN_THE_CIRCLE, ("[data-zone=awaited]", "[data-landscape]")],
    ),
}


IN_CI = [pytest.mark.long, pytest.mark.ci]
WALKS = [
    pytest.param(layout, phases, sizes, id=f"{name}-{walk}", marks=marks)
    for name, layout in LAYOUTS.items()
    for walk, phases, sizes, marks in (
        ("first phases", layout.soon, [SMALL_PHONE, LAPTOP], () if name == "schotten-totten" else IN_CI),
        ("all phases", layout.expected, REPRESENTATIVE, IN_CI),
        ("all sizes and phases", layout.expected, SIZES, pytest.mark.long),
    )
    if phases
]


@pytest.mark.parametrize(("layout", "expected", "sizes"), WALKS)
def test_a_table_fits_every_screen(
    host: ServerProcess, player: Callable[..., Player], layout: Layout, expected: set[str], sizes: list[Size]
):
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    # Cards are dealt at random: what has not come in one game comes in the next.
    for _ in range(MOST_GAMES):
        if not expected <= seen:
            walk(seat_people(host, player, layout), layout, sizes, expected, seen, found)
    assert not found, "\n".join(f"{where}: {wrong}" for where, wrong in found.items())
    assert expected <= seen


def seat_people(host: ServerProcess, player: Callable[..., Player], layout: Layout) -> list[Player]:
    """A new table, with everybody on their seats."""
    created = host.create_table(layout.game, layout.seats, options=layout.options)
    people: list[Player] = []
    for seat, (name, bot) in enumerate(zip(("Ann", "Ben", "Cat", "Dan"), layout.seats, strict=False)):
        if bot is None:
            people.append(player(name, size={"width": DESKTOP[0], "height": DESKTOP[1]}, language=LANGUAGE))
            people[-1].sit(created, seat)
    people[0].wait(lambda: people[0].state["started"] and bool(people[0].state["moves"]))
    return people


def walk(
    people: list[Player],
    layout: Layout,
    sizes: list[Size],
    expected: set[str],
    seen: set[str],
    found: dict[str, list[str]],
) -> None:
    """Play on until the expected phases were seen or the game is over, and note what is wrong at each size."""
    ann = people[0]
    for phase in layout.phases(people):
        if phase in seen:
            continue
        seen.add(phase)
        inside, apart = layout.wanted(phase)
        for (width, height), wrong in all_misfits(ann.page, sizes, inside=inside, apart=apart).items():
            found[f"{phase} at {width}×{height}"] = wrong
        if expected <= seen:
            return


LESSON_STEPS = 8
"""The eighth is the choice of an action in Verräter, below the report of the first conflict."""
IN_A_LESSON = [
    "[data-zone=hand] [data-card], [data-zone=offered] [data-move]",
    "[data-zone=prompt], [data-status]",
    "[data-coach] button",
]


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("schotten-totten", marks=pytest.mark.long),
        pytest.param("verraeter", marks=[pytest.mark.long, pytest.mark.ci]),
    ],
)
def test_in_a_lesson_the_hand_and_what_can_be_done_stay_in_sight(player: Callable[..., Player], game: str):
    """However much the coach says, on a phone upright and on its side."""
    ann = player(None, size={"width": 360, "height": 640}, language=LANGUAGE)
    ann.open(f"/learn/{game}")
    ann.page.wait_for_selector("[data-coach] .primary")
    next_step = ann.page.locator("[data-coach] .primary")
    found: dict[str, dict[Size, list[str]]] = {}
    for step in range(LESSON_STEPS):
        wrong = all_misfits(ann.page, [(320, 568), (360, 640), (640, 360)], inside=IN_A_LESSON)
        found |= {f"step {step}": wrong} if wrong else {}
        if next_step.count():
            next_step.click()
        elif ann.wait_for_turn():
            ann.act(ann.state["moves"][0])
    assert not found


def test_with_large_text_the_hand_can_be_read(host: ServerProcess, player: Callable[..., Player]):
    """A browser whose text is half as large again: prompt and decks grow, and the cards must not vanish for them."""
    created = host.create_table(seats=[None, "shepherd"], options={"tactics": True, "first": 0})
    ann = player(size={"width": 390, "height": 844}, language=LANGUAGE)
    ann.sit(created, 0)
    ann.page.add_style_tag(content=":root { font-size: 25px !important }")
    # Another size, so that the board looks at its room again.
    inside = ["[data-zone=hand] [data-card]", "[data-zone=prompt]", "[data-zone=clan-deck]"]
    assert all_misfits(ann.page, [(390, 840)], inside=inside) == {}
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.page.wait_for_timeout(100)
    box = ann.page.locator("[data-zone=hand] [data-card]").first.bounding_box()
    assert box is not None
    assert box["width"] > LEAST_CARD
    # Twice as large, on a laptop: there is no room for whole cards on the border, but for the hand.
    ann.page.add_style_tag(content=":root { font-size: 34px !important }")
    assert all_misfits(ann.page, [(1280, 790)], inside=inside) == {}


LARGE_TEXT = 32
"""Pixels, twice what browsers begin with."""


@pytest.mark.long
@pytest.mark.ci
@pytest.mark.parametrize(
    ("game", "prompt"), [("schotten-totten", "[data-zone=prompt]"), ("verraeter", "[data-status]")]
)
def test_on_a_phone_with_text_of_twice_the_size_the_hand_stays_in_sight(
    host: ServerProcess, player: Callable[..., Player], game: str, prompt: str
):
    """As the browser's own setting, which media queries know too; dialogs have the text in its full size."""
    layout = LAYOUTS[game]
    ann = player(size={"width": 390, "height": 844}, language=LANGUAGE)
    ann.browser.new_cdp_session(ann.page).send("Page.setFontSizes", {"fontSizes": {"standard": LARGE_TEXT}})
    ann.sit(host.create_table(game, [None, *["shepherd"] * (len(layout.seats) - 1)], options=layout.options), 0)
    ann.wait_for_turn()
    inside = [*HAND_AND_CARDS, prompt, "header button"]
    assert all_misfits(ann.page, [(320, 568), (360, 640), (640, 360)], inside=inside) == {}
    ann.page.locator("header button").last.click()
    ann.page.wait_for_selector("dialog[open]")
    size = ann.page.locator("dialog[open] button").last.evaluate(
        "(button) => parseFloat(getComputedStyle(button).fontSize)"
    )
    assert size >= LARGE_TEXT


LEAST_CARD = 36
"""Pixels."""
HOME_SIZES: list[Size] = [(390, 844), (1280, 800), (1366, 768)]


@pytest.mark.parametrize("language", ["en", "el"])
def test_what_starts_a_game_is_on_the_first_screen(player: Callable[..., Player], language: str):
    """On a phone two of the four levels are enough, where a language needs many words."""
    ann = player(None, language=language)
    ann.open("/")
    ann.page.wait_for_selector(".level")
    for width, height in HOME_SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        # The page knows its new size with the next frame, and has laid itself out with the one after.
        ann.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        for what in ("a[href='/learn/schotten-totten']", "a[href='/learn/verraeter']", ".level >> nth=1"):
            box = ann.page.locator(what).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, (what, width, height)
        header = ann.page.locator("header").first.bounding_box()
        assert header is not None
        assert header["height"] < 70, "the header takes one line"
