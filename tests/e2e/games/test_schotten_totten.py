"""Schotten Totten in the browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE
from tests.e2e.player import Player, choose, click_move
from tests.e2e.screens.measure import REPRESENTATIVE, all_misfits
from tests.server.support.server_process import ServerProcess


def play_both(players: list[Player], chance: random.Random, moves: int = 10_000) -> list[str]:
    """Let two people click on until the game is over, or so many moves are made."""
    made: list[str] = []
    while len(made) < moves and players[0].state["end"] is None:
        for player in players:
            player.page.wait_for_timeout(5)
        mover = next((player for player in players if player.state["moves"]), None)
        if mover is None:
            continue
        made += mover.play_on(chance, moves=1)
        for player in players:
            player.reach(mover.state["version"])
    return made


def seated(host: ServerProcess, player: Callable[..., Player], **options: object) -> list[Player]:
    """Ann at a laptop and Ben at a phone, at one table."""
    created = host.create_table(options={"first": 0, **options})
    ann, ben = player("Ann"), player("Ben", size=PHONE)
    ann.sit(created, 0)
    ben.sit(created, 1)
    ann.wait(lambda: ann.state["started"])
    ben.wait(lambda: ben.state["started"])
    return [ann, ben]


@pytest.mark.long
@pytest.mark.ci
def test_a_whole_game_with_tactics_between_two_browsers(host: ServerProcess, player: Callable[..., Player]):
    players = seated(host, player, tactics=True)
    made = play_both(players, random.Random(11))
    assert any(move.startswith("claim") for move in made)
    assert any(move == "draw tactics" for move in made)
    for one in players:
        one.wait(lambda seen=one: seen.state["end"] is not None)
        assert one.state["end"]["reason"] == "played"
        expect(one.page.get_by_role("button", name="Rematch")).to_be_visible()
    assert players[0].state["end"] == players[1].state["end"]


@pytest.mark.parametrize(
    "ruse", ["recruiter", "strategist", "banshee", "traitor", "blind", "mud", "joker", "shield", "spy"]
)
@pytest.mark.long
def test_every_tactics_card_can_be_played_by_clicking(host: ServerProcess, player: Callable[..., Player], ruse: str):
    for seed in range(12):
        players = seated(host, player, tactics=True)
        made: list[str] = []
        chance = random.Random(seed)
        while not any(move.startswith(ruse) for move in made) and players[0].state["end"] is None:
            made += play_both(players, chance, moves=1)
        if any(move.startswith(ruse) for move in made):
            return
        for one in players:
            one.browser.close()
    pytest.fail(f"{ruse} was never played")


async def recruiting_seat(host: ServerProcess) -> str:
    """The link of a player who has just played the Recruiter. No page is needed on the way there."""
    for seed in range(12):
        chance = random.Random(seed)
        created = host.create_table(options={"first": 0, "tactics": True})
        proofs = created["invitations"]
        made = [host.claim(created["id"], proof, name) for proof, name in zip(proofs, ("Ann", "Ben"), strict=True)]
        players = [await host.client(created["id"], seat.secret) for seat in made]
        while not players[0].is_over:
            mover = next((one for one in players if one.is_to_move), None)
            if mover is None:
                await players[0].wait_for("state")
                continue
            moves = mover.state["moves"]
            wanted = [move for move in moves if move in ("recruiter", "draw tactics")]
            version = mover.state["version"]
            await mover.move(wanted[0] if wanted else choose(moves, chance))
            while mover.state["version"] == version:
                await mover.wait_for("state")
            # With few cards left in the decks there is nothing to choose.
            if wanted == ["recruiter"] and mover.state["view"]["step"] == "recruit":
                seat = made[players.index(mover)]
                return f"/t/{created['id']}#{seat.secret}.{seat.share.hex()}"
            for one in players:
                while one.state["version"] < mover.state["version"]:
                    await one.wait_for("state")
    pytest.fail("the Recruiter never came")


@pytest.mark.long
@pytest.mark.ci
def test_a_reload_in_the_middle_of_the_recruiter_goes_on_where_it_was(
    host: ServerProcess, player: Callable[..., Player]
):
    # In a thread of its own: Playwright's event loop is that of this one.
    with ThreadPoolExecutor(1) as thread:
        link = thread.submit(host.run, recruiting_seat(host)).result()
    mover = player("Ann")
    mover.open(link)
    mover.page.wait_for_selector("[data-zone=hand]")
    before = mover.state["view"]
    assert before["step"] == "recruit"
    seen = len(mover.states)
    mover.page.reload()
    mover.wait(lambda: len(mover.states) > seen)
    mover.page.wait_for_selector("[data-zone=hand]")
    assert mover.state["view"] == before
    while mover.state["view"]["step"] in ("recruit", "return") and mover.state["moves"]:
        mover.act(mover.state["moves"][0])
    assert mover.state["view"]["step"] not in ("recruit", "return")


def test_a_reload_in_the_middle_of_choosing_begins_the_choice_anew(host: ServerProcess, player: Callable[..., Player]):
    created = host.create_table(seats=[None, "shepherd"], options={"first": 0})
    ann = player()
    ann.sit(created, 0)
    assert ann.wait_for_turn()
    move = ann.state["moves"][0]
    card = move.partition("@")[0]
    ann.page.locator(f'[data-zone=hand] [data-card="{card}"]').first.click()
    ann.page.reload()
    ann.page.wait_for_selector("[data-zone=hand]")
    ann.act(move)
    assert move in [line["text"] for state in ann.states for line in state["events"]]


def test_by_keyboard_alone(host: ServerProcess, player: Callable[..., Player]):
    """Tab to the hand, arrows to a card, Enter, and the number of a stone; and so on, some turns."""
    created = host.create_table(seats=[None, "shepherd"], options={"first": 0})
    ann = player()
    ann.sit(created, 0)
    for _ in range(4):
        if not ann.wait_for_turn():
            break
        move, number = ann.state["moves"][0], ann.state["version"]
        found = re.fullmatch(r"(\w+)@(\d)", move)
        if found is None:
            press_until(ann, "Tab", f'[data-move="{move}"]')
            ann.page.keyboard.press("Enter")
        else:
            press_until(ann, "Tab", "[data-zone=hand] *")
            card = f'[data-zone=hand] [data-card="{found[1]}"]'
            if not is_focused(ann, card):
                press_until(ann, "ArrowLeft", card, times=9, must=False)
                press_until(ann, "ArrowRight", card)
            ann.page.keyboard.press("Enter")
            ann.page.keyboard.press(found[2])
        ann.reach(number + 1)


def is_focused(who: Player, selector: str) -> bool:
    return bool(who.page.evaluate("what => document.activeElement?.matches(what) ?? false", selector))


def press_until(who: Player, key: str, selector: str, times: int = 60, *, must: bool = True) -> None:
    """Press a key until an element has the focus."""
    for _ in range(times):
        if is_focused(who, selector):
            return
        who.page.keyboard.press(key)
    assert is_focused(who, selector) or not must, f"{selector} can't be reached with {key}"


def test_the_border_is_whole_on_a_phone(host: ServerProcess, player: Callable[..., Player]):
    created = host.create_table(seats=[None, "shepherd"], options={"tactics": True, "first": 0})
    ann = player(size=PHONE)
    ann.sit(created, 0)
    for stone in range(1, 10):
        box = ann.page.locator(f'[data-stone="{stone}"]').bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_opponents_move_is_marked_and_told(host: ServerProcess, player: Callable[..., Player]):
    ann, ben = seated(host, player)
    move = ann.state["moves"][0]
    ann.act(move)
    ben.wait(lambda: ben.state["version"] == ann.state["version"])
    told = ben.page.locator("[aria-live=polite]").all_text_contents()
    assert any("Ann:" in text for text in told)
    card, _, stone = move.partition("@")
    expect(ben.page.locator(f'[data-zone="stone-{stone}"] .isFresh[data-card="{card}"]')).to_be_visible()


def test_a_move_is_sent_only_when_it_is_confirmed(host: ServerProcess, player: Callable[..., Player]):
    """On a narrow phone, where a finger may hit the wrong stone."""
    created = host.create_table(seats=[None, "shepherd"], options={"first": 0})
    ann = player(size=PHONE, confirm=True)
    ann.sit(created, 0)
    assert ann.wait_for_turn()
    number, (wrong, right) = ann.state["version"], ann.state["moves"][:2]
    click_move(ann.page, wrong)
    ann.page.get_by_role("button", name="Not yet").click()
    expect(ann.page.locator("[data-confirm-move]")).to_have_count(0)
    assert ann.state["version"] == number
    click_move(ann.page, right)
    ann.page.get_by_role("button", name="Send").click()
    ann.wait(lambda: ann.state["version"] > number)
    assert right in [line["text"] for state in ann.states for line in state["events"]]


def test_escape_closes_what_is_open_and_a_question_mark_lists_the_keys(
    host: ServerProcess, player: Callable[..., Player]
):
    created = host.create_table(seats=[None, "shepherd"], options={"first": 0}, hints=True)
    ann = player(size=PHONE)
    ann.sit(created, 0)
    assert ann.wait_for_turn()
    hints = ann.page.get_by_role("group", name="Hint")
    ann.page.get_by_role("button", name="Hint").click()
    expect(hints).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    ann.page.get_by_role("button", name="What happened").click()
    expect(ann.page.locator("[data-zone=log]")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-zone=log]")).to_be_hidden()
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog", name="Keyboard shortcuts")).to_contain_text("claim the stone")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.long
@pytest.mark.ci
def test_the_border_of_a_finished_round_stays_until_the_player_goes_on(
    host: ServerProcess, player: Callable[..., Player]
):
    created = host.create_table(seats=[None, "shepherd"], options={"first": 0, "rounds": 2, "stones": 5})
    ann = player()
    ann.sit(created, 0)
    chance = random.Random(3)
    while ann.wait_for_turn() and ann.state["view"]["round"] == 1:
        ann.act(choose(ann.state["moves"], chance))
    over = ann.page.locator("[data-zone=round-over]")
    ann.wait(lambda: over.count() == 1)
    ended = over.text_content() or ""
    gained = ann.state["view"]["points"]
    assert all(f"+{points}" in ended for points in gained)
    assert ann.page.locator("[data-zone=border] [data-card]").count() > 2, "the cards of the finished round lie there"
    inside = ["[data-zone=round-over]", "[data-next-round]", "[data-stone]"]
    apart = [("[data-zone=round-over]", "[data-zone=border] [data-card]"), ("[data-zone=round-over]", "[data-stone]")]
    assert all_misfits(ann.page, REPRESENTATIVE, inside=inside, apart=apart) == {}
    assert "game is over" not in ann.page.locator("[data-zone=prompt]").inner_text()
    ann.page.keyboard.press("Enter")
    ann.wait(lambda: over.count() == 0)
    laid = sum(len(side["cards"]) for stone in ann.state["view"]["stones"] for side in stone["sides"])
    ann.wait(lambda: ann.page.locator("[data-zone=border] [data-card]").count() == laid)


def touch_drag(page: Page, start: str, end: str) -> None:
    """A finger that goes from one element to another, as the browser reports it on a touch screen."""
    boxes = [page.locator(what).first.bounding_box() for what in (start, end)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    (x, y), (to_x, to_y) = [
        (box["x"] + min(box["width"] / 2, 12), box["y"] + box["height"] / 2) for box in boxes if box
    ]
    screen = page.context.new_cdp_session(page)
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 9):
        point = {"x": x + (to_x - x) * step / 8, "y": y + (to_y - y) * step / 8}
        screen.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_card_is_dragged_with_a_finger(host: ServerProcess, player: Callable[..., Player]):
    created = host.create_table(seats=[None, "shepherd"], options={"first": 0})
    ann = player(size=PHONE)
    ann.sit(created, 0)
    assert ann.wait_for_turn()
    version, move = ann.state["version"], next(move for move in ann.state["moves"] if move.endswith("@7"))
    card = move.partition("@")[0]
    touch_drag(ann.page, f'[data-zone=hand] [data-card="{card}"]', '[data-stone="7"]')
    ann.wait(lambda: ann.state["version"] > version, what_for=move)
    assert move in [line["text"] for state in ann.states for line in state["events"]]
