"""Whole tournaments in browsers, with a server that is killed in between: they take minutes, and so are long."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE
from tests.e2e.player import Player, choose
from tests.e2e.tables.test_host_page import open_page
from tests.e2e.tables.test_tournaments import ROUND_MS, drop_out, give_up
from tests.server.support.server_process import ServerProcess

TOURNAMENT_SECONDS = 1200.0
DAY = 86_400
FEWEST_MOVES = 8
"""Nobody has made fewer when the rules end a game of either kind."""


class Evening:
    """People at browsers, and a tournament that the first of them has created in the form."""

    def __init__(self, host: ServerProcess, *people: Player) -> None:
        self.host = host
        self.people = people
        self.url = ""
        self.played: set[str] = set()
        """The tables at which somebody sat until the game was over."""
        self.seated: list[Player] = []
        self.dropped: list[Player] = []
        self.kills = 0
        self.chance = random.Random(8)

    def create(self, fill: Callable[[Player], None]) -> None:
        """Create it, and let everybody enter by its link."""
        ann = self.people[0]
        ann.open("/tournaments/new")
        ann.page.get_by_label("Name of the tournament").fill("Club evening")
        fill(ann)
        ann.page.get_by_role("button", name="Create the tournament").click()
        expect(ann.page.get_by_role("heading", name="Club evening")).to_be_visible()
        self.url = ann.page.url
        for one in self.people:
            if one is not ann:
                one.open(self.url)
            one.page.get_by_role("button", name="Take part").click()
            expect(one.page.get_by_role("button", name="Withdraw")).to_be_visible()

    def begin(self) -> None:
        self.people[0].page.get_by_role("button", name="Begin now").click()

    @property
    def state(self) -> dict[str, Any]:
        """The tournament as anybody is shown it."""
        state: dict[str, Any] = self.host.get(f"/api/tournaments/{self.url.rpartition('/')[2]}").json()["state"]
        return state

    def sit_down(self, one: Player) -> bool:
        """Go to one's table, if there is a game to play; on return the cards are dealt, or the game was over before."""
        one.open(self.url)
        ready = one.page.get_by_role("button", name="Play now")
        if not ready.count():
            one.page.wait_for_timeout(300)
        if not ready.count():
            return False
        one.states.clear()
        ready.first.click()
        # Where the server alone shuffles, one is told so before one takes the seat.
        told = one.page.locator("form.card button.primary")
        one.wait(lambda: bool(one.states) or told.count() > 0, 60.0)
        if told.count():
            told.click()
        one.wait(lambda: bool(one.states), 60.0)
        return True

    def play_until(self, is_done: Callable[[dict[str, Any]], bool], *, moves: int, kill_in_round: int = 99) -> None:
        """Play on: everybody makes some moves by clicking, then gives up. The server is killed once in a round."""
        deadline = time.monotonic() + TOURNAMENT_SECONDS
        while not is_done(state := self.state):
            assert time.monotonic() < deadline, state
            self.take_seats()
            playing = [one for one in self.seated if one.state["started"]]
            if playing and self.state["rounds"] >= kill_in_round and not self.kills:
                self.kills += 1
                self.host.kill()
                self.host.start()
            for one in playing:
                one.page.wait_for_timeout(500)  # another of them may just have ended the game
                for _ in range(0 if one in self.dropped else moves):
                    if not one.state["moves"] or one.state["end"] is not None:
                        break
                    one.act(self.chance.choice(one.state["moves"]))
                if one not in self.dropped:
                    drop_out(one)
                    self.dropped.append(one)  # where several play, bots play on for them
                self.leave_if_over(one)

    def take_seats(self) -> None:
        """Everybody who is to play and does not yet sits down."""
        self.seated += [one for one in self.people if one not in self.seated and self.sit_down(one)]

    def leave_if_over(self, one: Player) -> None:
        if one.state["end"] is not None:
            self.played.add(one.state["table"])
            self.stand_up(one)

    def stand_up(self, one: Player) -> None:
        self.seated = [other for other in self.seated if other is not one]
        self.dropped = [other for other in self.dropped if other is not one]

    def play_out(self, table: str, *people: Player) -> list[int]:
        """Click on at a table until the rules end the game; how many moves each of these people has made."""
        deadline = time.monotonic() + TOURNAMENT_SECONDS
        made = dict.fromkeys(people, 0)
        for one in people:
            one.wait(lambda one=one: one.state["table"] == table and one.state["started"], 60.0)
        while any(one.state["end"] is None for one in people):
            assert time.monotonic() < deadline
            mover = next((one for one in people if one.state["end"] is None and one.state["moves"]), None)
            if mover is None:
                people[0].page.wait_for_timeout(50)
                continue
            mover.act(choose(mover.state["moves"], self.chance))
            made[mover] += 1
        for one in people:
            assert one.state["end"]["reason"] == "played"
            self.leave_if_over(one)
        return list(made.values())

    def check_over(self, *, rounds: int) -> dict[str, Any]:
        """It is over, after so many rounds and a kill; everybody is shown the final standings."""
        self.people[0].wait(lambda: self.state["status"] == "over", 60.0)
        state = self.state
        assert self.kills == 1
        assert (state["ended"], state["rounds"]) == ("played", rounds)
        # Nobody was taken for absent because the server was down.
        assert {entrant["withdrawn_by"] for entrant in state["entrants"]} == {None}
        self.check_page(len(state["entrants"]))
        return state

    def check_page(self, entrants: int) -> None:
        """Everybody is shown the final standings."""
        for one in self.people:
            one.open(self.url)
            expect(one.page.get_by_role("status").filter(has_text="Over")).to_be_visible(timeout=ROUND_MS)
            rows = one.page.get_by_role("region", name="Standings").get_by_role("row")
            expect(rows).to_have_count(entrants + 1)


@pytest.mark.long
def test_a_swiss_of_eight_with_three_people_at_browsers_survives_a_kill(
    player: Callable[..., Player], host: ServerProcess
):
    evening = Evening(host, player("Ann"), player("Ben", size=PHONE), player("Cat"))

    def fill(ann: Player) -> None:
        ann.page.get_by_label("Rounds", exact=True).fill("3")
        ann.page.get_by_label("Bots fill up to").fill("8")
        ann.page.get_by_role("combobox", name="Bots").select_option("shepherd")

    evening.create(fill)
    evening.begin()
    ann = evening.people[0]
    ann.wait(lambda: bool(evening.state["open_games"]), 60.0)
    while len(evening.seated) < len(evening.people):
        evening.take_seats()
    # One game is played by clicks until the rules end it, whoever of them sits there.
    table = ann.state["table"]
    made = evening.play_out(table, *(one for one in evening.people if one.state["table"] == table))
    assert min(made) >= FEWEST_MOVES
    evening.play_until(lambda state: state["status"] == "over", moves=2, kill_in_round=2)
    state = evening.check_over(rounds=3)
    assert len(evening.played) >= 6
    assert sum(row["score"] for row in state["standings"]) == 12.0


@pytest.mark.long
def test_a_verraeter_evening_of_seven_reaches_its_final_table_in_spite_of_a_kill(
    player: Callable[..., Player], host: ServerProcess
):
    evening = Evening(host, player("Ann"), player("Ben", size=PHONE), player("Cat"))

    def fill(ann: Player) -> None:
        ann.page.get_by_text("Verräter", exact=True).first.click()
        ann.page.get_by_label("Rounds", exact=True).fill("2")
        ann.page.get_by_label("Bots fill up to").fill("7")
        ann.page.get_by_role("combobox", name="Bots").select_option("shepherd")

    evening.create(fill)
    evening.begin()
    evening.play_until(lambda state: state["status"] == "over", moves=1, kill_in_round=2)
    state = evening.check_over(rounds=3)
    assert state["round"]["is_final"]
    (final,) = state["round"]["games"]
    assert {row["entrant"] for row in state["standings"][:4]} == set(final["entrants"])


@pytest.mark.long
def test_a_shuffle_of_several_tables_stays_sealed_in_the_browser_until_all_are_done(
    player: Callable[..., Player], host: ServerProcess
):
    people = [player("Ann"), player("Ben", size=PHONE), player("Cat"), player("Dan")]
    evening = Evening(host, *people)

    def fill(ann: Player) -> None:
        page = ann.page
        page.get_by_label("Rounds", exact=True).fill("1")
        page.get_by_role("combobox", name="Clock", exact=True).select_option("days")
        page.get_by_label("Anyone may watch").or_(page.get_by_label("Public")).first.check()
        page.get_by_label("The same shuffle at all tables").check()
        # What the server would refuse with it is not there to choose any more.
        expect(page.get_by_role("combobox", name="Clock", exact=True)).to_have_value("fischer")
        expect(page.get_by_label("Bots from outside")).to_have_count(0)
        expect(page.get_by_label("A new round")).to_have_count(0)
        expect(page.get_by_label("Rated")).to_have_count(0)

    evening.create(fill)
    evening.begin()
    for one in people:
        expect(one.page.get_by_role("button", name="Play now")).to_be_visible(timeout=ROUND_MS)
        assert evening.sit_down(one)
    for one in people:
        one.wait(lambda one=one: one.state["started"], 60.0)
    at = {one.state["table"]: one for one in people}
    (first, second) = at.values()
    give_up(first)
    first.open(evening.url)
    expect(first.page.get_by_text("Others are still playing with the same shuffle")).to_be_visible(timeout=ROUND_MS)
    assert [game["scores"] for game in evening.state["round"]["games"]] == [None, None]
    give_up(second)
    evening.check_page(4)
    assert all(game["scores"] is not None for game in evening.state["round"]["games"])


@pytest.mark.long
def test_a_league_by_days_begins_its_rounds_on_time_and_the_host_ends_a_table_of_it(
    player: Callable[..., Player], host: ServerProcess
):
    ann, ben = player("Ann"), player("Ben", size=PHONE)
    evening = Evening(host, ann, ben)

    def fill(one: Player) -> None:
        page = one.page
        page.get_by_role("combobox", name="Format").select_option("round-robin")
        page.get_by_role("combobox", name="Clock", exact=True).select_option("days")
        page.get_by_label("A new round").select_option(str(7 * DAY))
        page.get_by_label("Bots fill up to").fill("3")
        page.get_by_label("Rated").check()

        # A week is too long for a test: the form's request asks for a minute instead.
        def shorten(route: Any) -> None:
            body = route.request.post_data_json
            assert body["plan"]["round_every_seconds"] == 7 * DAY
            body["plan"]["round_every_seconds"] = 60
            route.continue_(post_data=body)

        page.route("**/api/tournaments", lambda route: shorten(route) if route.request.method == "POST" else None)

    evening.create(fill)
    ann.page.unroute_all()
    expect(ben.page.get_by_text("Rated").first).to_be_visible()
    evening.begin()
    ann.wait(lambda: evening.state["rounds"] == 1, 60.0)
    host.kill()
    host.start()
    ann.wait(lambda: evening.state["rounds"] == 3, 200.0, "the third round")
    # All games of all rounds are open: who plays by days has begun none of them.
    names = [entrant["name"] for entrant in evening.state["entrants"]]
    own = {names.index("Ann"), names.index("Ben")}
    between = next(game for game in evening.state["open_games"] if set(game["entrants"]) == own)
    keeper = player(None, size=PHONE)
    open_page(keeper, host)
    keeper.page.get_by_role("button", name="Tables", exact=True).click()
    listed = keeper.page.locator(f'[data-table="{between["table"]}"]')
    listed.get_by_role("button", name="End the game").click()
    keeper.page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    expect(listed).to_have_count(0)
    ann.wait(lambda: between["number"] not in [game["number"] for game in evening.state["open_games"]], 30.0)
    standings = {row["entrant"]: row["score"] for row in evening.state["standings"]}
    assert {standings[number] for number in own} == {0.5}
    for one in (ann, ben):
        assert evening.sit_down(one)
        one.wait(lambda one=one: one.state["started"], 60.0)
        give_up(one)
    evening.check_page(3)
