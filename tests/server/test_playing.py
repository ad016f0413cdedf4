"""Playing at a table: from the invitation to the record."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest

from highlands import load
from tests.server.house import House, Person


async def two(house: House, **more: Any) -> tuple[Person, Person]:
    """Two people who have sat down at a new table."""
    laid = house.lay(**more)
    first = await house.person(laid["id"], laid["seats"][0], "Ann")
    second = await house.person(laid["id"], laid["seats"][1], "Ben")
    return first, second


async def caught_up(*people: Person) -> None:
    """Everybody has been shown all that has happened."""
    while len({person.state["number"] for person in people}) > 1:
        behind = min(people, key=lambda person: int(person.state["number"]))
        await behind.wait_for("state")


def test_two_people_play_a_whole_game(house: House):
    async def play() -> None:
        ann, ben = await two(house, options={"tactics": True})
        await asyncio.gather(ann.play_on(random.Random(1)), ben.play_on(random.Random(2)))
        assert ann.state["end"] == ben.state["end"]
        assert ann.state["end"]["reason"] == "played"
        record = house.get(f"/api/tables/{ann.table}/record", ann.secret).text
        game = load(record)
        assert game.outcome is not None
        assert game.outcome.points == ann.state["end"]["points"]
        assert game.headers["players"] == "Ann | Ben"
        assert game.headers["commitment"] == ann.state["commitment"]
        assert len(game.moves) == sum(line["kind"] == "move" for line in ann.lines)

    house.run(play())


@pytest.mark.parametrize("game", ["schotten-totten", "verraeter"])
def test_one_person_plays_against_bots(small_house: House, game: str):
    async def play() -> None:
        bots = ["clansman"] if game == "schotten-totten" else ["shepherd", "clansman", "warrior"]
        options = {} if game == "schotten-totten" else {"players": 4}
        laid = small_house.lay(game, [None, *bots], options=options)
        ann = await small_house.person(laid["id"], laid["seats"][0], "Ann")
        await ann.play_on(random.Random(3), moves=8)
        assert [seat["bot"] for seat in ann.state["seats"]] == [None, *bots]
        assert {line["seat"] for line in ann.lines if line["kind"] == "move"} >= {0, 1}

    small_house.run(play())


def test_the_game_begins_when_everybody_has_sat_down(small_house: House):
    async def play() -> None:
        laid = small_house.lay()
        ann = await small_house.person(laid["id"], laid["seats"][0], "Ann")
        assert not ann.state["begun"]
        assert (await ann.move("R1@1"))["reason"]["id"] == "server-not-begun"
        ben = await small_house.person(laid["id"], laid["seats"][1], "Ben")
        await ann.wait_for("state")
        assert ben.state["begun"]
        assert [seat["name"] for seat in ben.state["seats"]] == ["Ann", "Ben"]

    small_house.run(play())


def test_a_move_sent_twice_is_made_once(house: House):
    async def play() -> None:
        people = await two(house)
        await caught_up(*people)
        mover = next(person for person in people if person.is_to_move)
        request = {"type": "move", "number": mover.state["number"], "text": mover.state["moves"][0]}
        first, second = await mover.ask(request), await mover.ask(request)
        assert first == second == {"type": "done", "number": request["number"] + 1}
        assert sum(line["kind"] == "move" for line in mover.lines) == 1

    house.run(play())


def test_a_stale_move_is_refused_and_changes_nothing(house: House):
    async def play() -> None:
        people = await two(house)
        await caught_up(*people)
        mover, other = sorted(people, key=lambda person: not person.is_to_move)
        stale, texts = mover.state["number"], mover.state["moves"]
        await mover.move(texts[0])
        answer = await mover.ask({"type": "move", "number": stale, "text": texts[1]})
        assert answer["reason"]["id"] == "server-stale"
        await caught_up(mover, other)
        assert other.state["number"] == stale + 1

    house.run(play())


def test_who_is_not_to_move_is_refused(small_house: House):
    async def play() -> None:
        people = await two(small_house)
        await caught_up(*people)
        other = next(person for person in people if not person.is_to_move)
        answer = await other.move("R1@1")
        assert answer["reason"]["id"] == "not-your-turn"

    small_house.run(play())


def test_a_refused_move_says_why(small_house: House):
    async def play() -> None:
        people = await two(small_house)
        await caught_up(*people)
        mover = next(person for person in people if person.is_to_move)
        assert "english" in await mover.move("claim 1")
        assert (await mover.move("no such move"))["type"] == "refusal"
        assert len(mover.lines) == 3, "two sat down, the game began, and nothing else"

    small_house.run(play())


def test_who_comes_back_finds_the_table_as_it_was(house: House):
    async def play() -> None:
        ann, ben = await two(house, clock={"kind": "bank", "seconds": 600, "increment": 5})
        await asyncio.gather(ann.play_on(random.Random(5), moves=6), ben.play_on(random.Random(6), moves=6))
        await caught_up(ann, ben)
        before = ann.state
        await ann.go()
        house.stop()
        house.start()
        await ann.come()
        for name in ("number", "view", "moves", "commitment", "begun", "end"):
            assert ann.state[name] == before[name], name
        for left, left_before in zip(ann.state["clock"]["left"], before["clock"]["left"], strict=True):
            assert 0 <= left_before - left < 60_000

    house.run(play())


def test_resigning_ends_a_game_of_two_and_opens_the_shuffle(small_house: House):
    async def play() -> None:
        ann, ben = await two(small_house)
        await caught_up(ann, ben)
        assert not ann.state["opened"]
        await ann.ask({"type": "resign", "number": ann.state["number"]})
        assert ann.state["end"] == {"reason": "resigned", "winners": [1], "points": [0, 0]}
        assert ann.state["opened"]["seed"]
        answer = await ann.ask({"type": "resign", "number": ann.state["number"]})
        assert answer["reason"]["id"] == "server-over"

    small_house.run(play())


def test_in_a_game_of_several_a_bot_plays_on_for_who_resigns(small_house: House):
    async def play() -> None:
        laid = small_house.lay("verraeter", [None, None, "shepherd"], options={"players": 3})
        ann = await small_house.person(laid["id"], laid["seats"][0], "Ann")
        ben = await small_house.person(laid["id"], laid["seats"][1], "Ben")
        await caught_up(ann, ben)
        await ann.ask({"type": "resign", "number": ann.state["number"]})
        await ben.play_on(random.Random(7), moves=3)
        assert ben.state["end"] is None
        assert ben.state["seats"][0] == {"name": "Ann", "bot": "clansman", "here": True}

    small_house.run(play())


@pytest.mark.parametrize("agreed", [True, False])
def test_a_draw_needs_the_others_consent(small_house: House, agreed: bool):
    async def play() -> None:
        ann, ben = await two(small_house)
        await caught_up(ann, ben)
        await ann.ask({"type": "offer-draw", "number": ann.state["number"]})
        await caught_up(ann, ben)
        assert ben.state["proposal"] == {"kind": "draw", "by": 0, "agreed": [0]}
        await ben.ask({"type": "agree", "number": ben.state["number"], "agree": agreed})
        assert ben.state["proposal"] is None
        assert (ben.state["end"] is not None) == agreed

    small_house.run(play())


def test_an_offer_does_not_make_a_move_stale(small_house: House):
    async def play() -> None:
        people = await two(small_house)
        await caught_up(*people)
        mover, other = sorted(people, key=lambda person: not person.is_to_move)
        number, texts = mover.state["number"], mover.state["moves"]
        await other.ask({"type": "offer-draw", "number": number})
        answer = await mover.ask({"type": "move", "number": number, "text": texts[0]})
        assert answer["type"] == "done"
        assert mover.state["proposal"] is None, "who moves on does not take the draw"

    small_house.run(play())


def test_between_people_a_move_is_taken_back_by_consent(small_house: House):
    async def play() -> None:
        people = await two(small_house)
        await caught_up(*people)
        mover, other = sorted(people, key=lambda person: not person.is_to_move)
        before = mover.state["view"]
        await mover.move(mover.state["moves"][0])
        await mover.ask({"type": "undo", "number": mover.state["number"]})
        assert mover.state["view"] != before
        await caught_up(mover, other)
        await other.ask({"type": "agree", "number": other.state["number"], "agree": True})
        await caught_up(mover, other)
        assert mover.state["view"] == before

    small_house.run(play())


def test_against_bots_only_what_has_shown_nothing_new_is_taken_back(small_house: House):
    async def play() -> None:
        laid = small_house.lay(seats=[None, "shepherd"], options={"first": 0})
        ann = await small_house.person(laid["id"], laid["seats"][0], "Ann")
        await ann.move(ann.state["moves"][0])
        answer = await ann.ask({"type": "undo", "number": ann.state["number"]})
        assert answer["reason"]["id"] in ("server-undo-seen", "server-stale"), "a card was drawn"

    small_house.run(play())


def test_against_bots_what_has_shown_nothing_is_taken_back(small_house: House):
    """With tactics a card is played first, and the deck to draw from is chosen after that."""

    async def play() -> None:
        laid = small_house.lay(seats=[None, "shepherd"], options={"first": 0, "tactics": True})
        ann = await small_house.person(laid["id"], laid["seats"][0], "Ann")
        assert not ann.state["may_undo"]
        view, moves = ann.state["view"], ann.state["moves"]
        await ann.move(next(text for text in moves if "@" in text))
        while not any(text.startswith("draw") for text in ann.state["moves"]):
            await ann.move("done")
        assert ann.state["may_undo"]
        assert ann.state["view"] != view
        assert (await ann.ask({"type": "undo", "number": ann.state["number"]}))["type"] == "done"
        assert (ann.state["view"], ann.state["moves"]) == (view, moves)
        assert ann.lines[-1]["kind"] == "undo"

    small_house.run(play())


def test_a_rematch_exchanges_the_seats(small_house: House):
    async def play() -> None:
        ann, ben = await two(small_house)
        assert (await ann.ask({"type": "rematch"}))["reason"]["id"] == "server-not-over"
        await caught_up(ann, ben)
        await ann.ask({"type": "resign", "number": ann.state["number"]})
        for_ann, for_ben = await ann.ask({"type": "rematch"}), await ben.ask({"type": "rematch"})
        assert for_ann["table"] == for_ben["table"] != ann.table
        again_ann = await small_house.person(for_ann["table"], for_ann["secret"])
        again_ben = await small_house.person(for_ben["table"], for_ben["secret"])
        assert (again_ann.state["you"], again_ben.state["you"]) == (1, 0)

    small_house.run(play())


def test_hints_are_for_who_is_to_move_where_the_table_allows_them(small_house: House):
    async def play() -> None:
        laid = small_house.lay(seats=[None, "shepherd"], options={"first": 0})
        ann = await small_house.person(laid["id"], laid["seats"][0], "Ann")
        hints = await ann.ask({"type": "hint", "number": ann.state["number"]})
        assert hints["hints"][0]["move"] in ann.state["moves"]
        laid = small_house.lay(seats=[None, "shepherd"], options={"first": 0}, hints=False)
        ben = await small_house.person(laid["id"], laid["seats"][0], "Ben")
        assert (await ben.ask({"type": "hint", "number": ben.state["number"]}))["reason"]["id"] == "server-no-hints"

    small_house.run(play())


def test_a_clock_that_runs_out_ends_the_game_with_nobody_there(house: House):
    async def play() -> None:
        ann, ben = await two(house, clock={"kind": "turn", "seconds": 1}, options={"first": 0})
        await ann.go()
        await ben.go()
        await asyncio.sleep(2.5)
        state = house.get(f"/api/tables/{ann.table}", ann.secret).json()
        assert (state["end"]["reason"], state["end"]["winners"]) == ("time", [1])

    house.run(play())


def test_a_spectator_watches_and_does_nothing_else(small_house: House):
    async def play() -> None:
        ann, ben = await two(small_house, public=True)
        watcher = await small_house.person(ann.table, None)
        assert watcher.state["you"] is None
        assert (await watcher.ask({"type": "resign", "number": 0}))["reason"]["id"] == "server-spectator"
        await caught_up(ann, ben, watcher)
        mover = ann if ann.is_to_move else ben
        await mover.move(mover.state["moves"][0])
        await caught_up(mover, watcher)
        assert watcher.state["moves"] == []

    small_house.run(play())


def test_without_its_secret_a_private_table_is_not_there(small_house: House):
    laid = small_house.lay()
    assert small_house.get(f"/api/tables/{laid['id']}").status_code == 404
    assert small_house.get(f"/api/tables/{laid['id']}", "wrong").status_code == 404
    assert small_house.get("/api/tables/none", laid["seats"][0]).status_code == 404
    assert small_house.get(f"/api/tables/{laid['id']}", laid["spectator"]).json()["you"] is None
    assert small_house.get(f"/api/tables/{laid['id']}", laid["seats"][1]).json()["you"] == 1


def test_lists_tell_of_public_tables_and_of_mine(house: House):
    private, public = house.lay(), house.lay(public=True)
    listed = [table["id"] for table in house.get("/api/tables").json()]
    assert public["id"] in listed
    assert private["id"] not in listed
    mine = house.post("/api/mine", json={"secrets": [private["seats"][1], "unknown"]}).json()
    assert [(table["id"], table["your_seat"]) for table in mine] == [(private["id"], 1)]


def test_a_finished_game_is_reviewed(small_house: House):
    async def play() -> Person:
        ann, ben = await two(small_house)
        await asyncio.gather(ann.play_on(random.Random(1)), ben.play_on(random.Random(2)))
        return ann

    ann = small_house.run(play())
    path = f"/api/tables/{ann.table}/review"
    assert small_house.get(path, ann.secret).status_code == 404
    assert small_house.post(path, ann.secret).json()["failed"] is None
    until = time.monotonic() + 120
    while (state := small_house.get(path, ann.secret).json())["review"] is None:
        assert state["failed"] is None
        assert time.monotonic() < until, state
        time.sleep(0.1)
    judged = [decision for decision in state["review"]["decisions"] if decision["evaluation"] is not None]
    assert state["done"] == state["total"] == len(judged) > 0
    assert len(state["review"]["decisions"]) == sum(line["kind"] == "move" for line in ann.lines)


def test_a_game_that_was_broken_off_is_not_reviewed(small_house: House):
    async def play() -> Person:
        ann, ben = await two(small_house)
        await caught_up(ann, ben)
        assert (
            small_house.post(f"/api/tables/{ann.table}/review", ann.secret).json()["reason"]["id"] == "server-not-over"
        )
        await ann.ask({"type": "resign", "number": ann.state["number"]})
        return ann

    ann = small_house.run(play())
    answer = small_house.post(f"/api/tables/{ann.table}/review", ann.secret)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "server-broken-off")
