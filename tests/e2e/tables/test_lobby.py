"""The lobby, in the browser: strangers find each other, and open tables fill."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread

import pytest
from playwright.sync_api import expect

from highlands.client import Client
from highlands.client.bots.host import BotHost
from highlands.client.bots.rules import Offer, Rules
from highlands.protocol.secrets import new_secret
from tests.e2e.conftest import PHONE
from tests.e2e.player import Player
from tests.server.support.remote_bot import InProcessBot
from tests.server.support.server_process import ServerProcess


@contextmanager
def bot_online(host: ServerProcess, name: str) -> Iterator[None]:
    """A bot from outside that waits in the lobby for a while. Playwright has the event loop of this thread."""
    loop = asyncio.new_event_loop()

    async def play() -> None:
        async with Client(host.address, new_secret()) as client:
            rules = Rules(name=name, offers=[Offer(game="schotten-totten")])
            bot = BotHost(client, "shepherd", rules, make_process=InProcessBot)
            await bot.register("a key file")
            await bot.run()

    playing = loop.create_task(play())

    def run() -> None:
        loop.run_until_complete(asyncio.gather(playing, return_exceptions=True))
        loop.close()

    thread = Thread(target=run)
    thread.start()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(playing.cancel)
        thread.join()


def test_a_bot_from_outside_is_chosen_in_the_lobby_and_marked_as_one(
    player: Callable[..., Player], host: ServerProcess
):
    ann = player("Ann", size=PHONE)
    ann.open("/lobby")
    with bot_online(host, "Deep Sheep"):
        bots = ann.page.get_by_role("region", name="Bots online")
        expect(bots).to_contain_text("BOT Deep Sheep")
        bots.get_by_role("button", name="Play with BOT Deep Sheep").click()
        ann.page.wait_for_selector("[data-zone=hand]")
        ann.wait(lambda: bool(ann.states) and bool(ann.state["moves"]))
        marked = {seat["name"]: seat["is_bot"] for seat in ann.state["seats"]}
        assert marked == {"Ann": False, "BOT Deep Sheep": True}
        expect(ann.page.locator(".plate", has_text="BOT Deep Sheep").first).to_be_visible()


def test_strangers_find_a_game_in_two_taps_and_play_a_bot_meanwhile(player: Callable[..., Player]):
    ann, ben = player(None, size=PHONE), player(None)
    ann.open("/")
    ann.page.get_by_role("link", name="Find an opponent").click()
    ann.page.get_by_role("button", name="Find an opponent").click()
    expect(ann.page.locator(".seeking")).to_contain_text("Schotten Totten · 15 minutes + 10 seconds")
    expect(ann.page.get_by_text("Looking for an opponent")).to_be_visible()
    ann.page.get_by_role("button", name="Play a bot meanwhile").click()
    ann.page.wait_for_selector("[data-zone=hand]")
    against_bot = ann.page.url

    ben.open("/")
    ben.page.get_by_role("link", name="Find an opponent").click()
    ben.page.get_by_role("button", name="Find an opponent").click()
    ben.wait(lambda: bool(ben.states))
    assert ann.page.url == against_bot, "nobody is torn away from a game"
    ann.page.get_by_role("link", name="To the table").click()
    for one in (ann, ben):
        one.wait(lambda one=one: one.state["started"] and one.state["table"] in one.page.url)
        one.page.wait_for_selector("[data-zone=hand]")
    assert ann.state["table"] == ben.state["table"]
    assert {ann.state["your_seat"], ben.state["your_seat"]} == {0, 1}


@pytest.mark.long
@pytest.mark.ci
def test_a_free_seat_at_an_open_table_is_taken_from_the_lobby(player: Callable[..., Player]):
    ann, ben, eve = player("Ann"), player("Ben", size=PHONE), player("Eve")
    eve.open("/lobby")
    expect(eve.page.get_by_text("Nobody is waiting just now")).to_be_visible()
    ann.open("/new")
    ann.page.get_by_label("Public").check()
    ann.page.get_by_label("Open to all").check()
    ann.page.get_by_role("button", name="Create the table and invite").click()
    ann.wait(lambda: bool(ann.states))
    cat = player(None)
    cat.open("/lobby")
    cat.page.get_by_role("button", name="Block Ann – nobody yet").click()
    cat.page.get_by_role("button", name="Block Ann", exact=True).click()
    expect(cat.page.get_by_text("Ann is blocked, and is not told.")).to_be_visible()
    expect(cat.page.get_by_text("Nobody is waiting just now")).to_be_visible()
    ben.open("/lobby")
    ben.page.get_by_role("link", name="Take a seat: Ann – nobody yet").click()
    for one in (ann, ben):
        one.wait(lambda one=one: bool(one.states) and one.state["started"])
    watch = eve.page.get_by_role("link", name="Watch: Ann – Ben")
    expect(watch).to_be_visible()
    watch.click()
    eve.page.wait_for_selector("[data-zone]")
    assert eve.state["your_seat"] is None
    expect(cat.page.get_by_role("link", name="Watch: Ann – Ben")).to_have_count(0)


@pytest.mark.long
@pytest.mark.ci
def test_who_looks_for_an_opponent_is_found_also_after_the_server_was_killed(
    host: ServerProcess, player: Callable[..., Player]
):
    ann, ben = player("Ann", size=PHONE), player("Ben")
    ann.open("/lobby")
    ann.page.get_by_role("button", name="Find an opponent").click()
    expect(ann.page.get_by_text("Looking for an opponent")).to_be_visible()
    host.kill()
    host.start()
    ben.open("/lobby")
    ben.page.get_by_role("button", name="Find an opponent").click()
    for one in (ann, ben):
        one.wait(lambda one=one: bool(one.states) and one.state["started"], 60, "the game")
    assert ann.state["table"] == ben.state["table"]
