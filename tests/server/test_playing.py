"""Playing at a table: from the invitation to the record."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from highlands import load
from tests.server.support.server_process import Client, ServerProcess


async def two(server: ServerProcess, **more: Any) -> tuple[Client, Client]:
    """Two people who have sat down at a new table."""
    created = server.create_table(**more)
    first = await server.sit(created, 0, "Ann")
    second = await server.sit(created, 1, "Ben")
    return first, second


async def caught_up(*people: Client) -> None:
    """Everybody has been shown all that has happened."""
    while len({client.state["version"] for client in people}) > 1:
        behind = min(people, key=lambda client: int(client.state["version"]))
        await behind.wait_for("state")


def test_two_people_play_a_whole_game(server: ServerProcess):
    async def play() -> None:
        ann, ben = await two(server, options={"tactics": True})
        await asyncio.gather(ann.play_on(random.Random(1)), ben.play_on(random.Random(2)))
        assert ann.state["end"] == ben.state["end"]
        assert ann.state["end"]["reason"] == "played"
        record = server.get(f"/api/tables/{ann.table}/record", ann.secret).text
        game = load(record)
        assert game.outcome is not None
        assert game.outcome.points == ann.state["end"]["points"]
        assert game.headers["players"] == "Ann | Ben"
        assert game.headers["commitment"] == ann.state["commitment"]
        assert len(game.moves) == sum(event["kind"] == "move" for event in ann.events)

    server.run(play())


@pytest.mark.parametrize("game", ["schotten-totten", "verraeter"])
def test_one_person_plays_against_bots(shared_server: ServerProcess, game: str):
    async def play() -> None:
        bots = ["clansman"] if game == "schotten-totten" else ["shepherd", "clansman", "warrior"]
        options = {} if game == "schotten-totten" else {"players": 4}
        created = shared_server.create_table(game, [None, *bots], options=options)
        ann = await shared_server.sit(created, 0, "Ann")
        await ann.play_on(random.Random(3), moves=8)
        assert [seat["bot"] for seat in ann.state["seats"]] == [None, *bots]
        assert {event["seat"] for event in ann.events if event["kind"] == "move"} >= {0, 1}

    shared_server.run(play())


def test_the_game_begins_when_everybody_has_sat_down(shared_server: ServerProcess):
    async def play() -> None:
        created = shared_server.create_table()
        ann = await shared_server.sit(created, 0, "Ann")
        assert not ann.state["started"]
        assert (await ann.move("R1@1"))["reason"]["id"] == "server-not-begun"
        ben = await shared_server.sit(created, 1, "Ben")
        await ann.wait_for("state")
        assert ben.state["started"]
        assert [seat["name"] for seat in ben.state["seats"]] == ["Ann", "Ben"]

    shared_server.run(play())


def test_a_move_sent_twice_is_made_once(server: ServerProcess):
    async def play() -> None:
        people = await two(server)
        await caught_up(*people)
        mover = next(client for client in people if client.is_to_move)
        request = {"type": "move", "version": mover.state["version"], "text": mover.state["moves"][0]}
        first, second = await mover.request(request), await mover.request(request)
        assert first["id"] != second["id"]
        for answer in (first, second):
            assert (answer["type"], answer["version"]) == ("ack", request["version"] + 1)
        assert sum(event["kind"] == "move" for event in mover.events) == 1

    server.run(play())


def test_a_stale_move_is_rejected_and_changes_nothing(server: ServerProcess):
    async def play() -> None:
        people = await two(server)
        await caught_up(*people)
        mover, other = sorted(people, key=lambda client: not client.is_to_move)
        stale, texts = mover.state["version"], mover.state["moves"]
        await mover.move(texts[0])
        answer = await mover.request({"type": "move", "version": stale, "text": texts[1]})
        assert answer["reason"]["id"] == "server-stale"
        await caught_up(mover, other)
        assert other.state["version"] == stale + 1

    server.run(play())


def test_who_is_not_to_move_is_rejected(shared_server: ServerProcess):
    async def play() -> None:
        people = await two(shared_server)
        await caught_up(*people)
        other = next(client for client in people if not client.is_to_move)
        answer = await other.move("R1@1")
        assert answer["reason"]["id"] == "not-your-turn"

    shared_server.run(play())


def test_a_rejected_move_says_why(shared_server: ServerProcess):
    async def play() -> None:
        people = await two(shared_server)
        await caught_up(*people)
        mover = next(client for client in people if client.is_to_move)
        assert "english" in await mover.move("claim 1")
        assert (await mover.move("no such move"))["type"] == "rejection"
        assert len(mover.events) == 5, "two sat down and revealed their shares, the game began, and nothing else"

    shared_server.run(play())


def test_who_comes_back_finds_the_table_as_it_was(server: ServerProcess):
    async def play() -> None:
        ann, ben = await two(server, time_control={"kind": "fischer", "seconds": 600, "increment": 5})
        await asyncio.gather(ann.play_on(random.Random(5), moves=6), ben.play_on(random.Random(6), moves=6))
        await caught_up(ann, ben)
        before = ann.state
        await ann.leave()
        server.stop()
        server.start()
        await ann.join()
        for name in ("view", "moves", "commitment", "started", "end"):
            assert ann.state[name] == before[name], name
        since = ann.events[before["version"] :]
        assert [event["kind"] for event in since] == ["downtime"], "its clock stood still while the server was away"
        for remaining, remaining_before in zip(
            ann.state["clock"]["remaining"], before["clock"]["remaining"], strict=True
        ):
            assert 0 <= remaining_before - remaining < 60_000

    server.run(play())


def test_resigning_ends_a_game_of_two_and_reveals_the_seed(shared_server: ServerProcess):
    async def play() -> None:
        ann, ben = await two(shared_server)
        await caught_up(ann, ben)
        assert not ann.state["revealed_seed"]
        await ann.resign()
        assert ann.state["end"] == {"reason": "resigned", "winners": [1], "points": [0, 0]}
        assert ann.state["revealed_seed"]["seed"]
        answer = await ann.request({"type": "resign", "version": ann.state["version"]})
        assert answer["reason"]["id"] == "server-over"

    shared_server.run(play())


def test_in_a_game_of_several_a_bot_plays_on_for_who_resigns(shared_server: ServerProcess):
    async def play() -> None:
        created = shared_server.create_table("verraeter", [None, None, "shepherd"], options={"players": 3})
        ann = await shared_server.sit(created, 0, "Ann")
        ben = await shared_server.sit(created, 1, "Ben")
        await caught_up(ann, ben)
        await ann.resign()
        await ben.play_on(random.Random(7), moves=3)
        assert ben.state["end"] is None
        dropped_out = ben.state["seats"][0]
        assert (dropped_out["name"], dropped_out["bot"], dropped_out["connected"]) == ("Ann", "clansman", True)

    shared_server.run(play())


@pytest.mark.parametrize("accepted", [True, False])
def test_a_draw_needs_the_others_consent(shared_server: ServerProcess, accepted: bool):
    async def play() -> None:
        ann, ben = await two(shared_server)
        await caught_up(ann, ben)
        await ann.request({"type": "offer-draw", "version": ann.state["version"]})
        await caught_up(ann, ben)
        assert ben.state["proposal"] == {"kind": "draw", "by": 0, "accepted": [0]}
        await ben.request({"type": "answer-proposal", "version": ben.state["version"], "accept": accepted})
        assert ben.state["proposal"] is None
        assert (ben.state["end"] is not None) == accepted

    shared_server.run(play())


def test_an_offer_does_not_make_a_move_stale(shared_server: ServerProcess):
    async def play() -> None:
        people = await two(shared_server)
        await caught_up(*people)
        mover, other = sorted(people, key=lambda client: not client.is_to_move)
        number, texts = mover.state["version"], mover.state["moves"]
        await other.request({"type": "offer-draw", "version": number})
        answer = await mover.request({"type": "move", "version": number, "text": texts[0]})
        assert answer["type"] == "ack"
        assert mover.state["proposal"] is None, "who moves on does not take the draw"

    shared_server.run(play())


def test_a_greeting_stays_in_the_log_and_changes_nothing_else(shared_server: ServerProcess):
    async def play() -> None:
        ann, ben = await two(shared_server, options={"first": 0})
        await caught_up(ann, ben)
        version = ann.state["version"]
        await ann.request({"type": "offer-draw", "version": version})
        answer = await ben.request({"type": "greet", "greeting": "one-moment"})
        assert (answer["type"], answer["version"]) == ("ack", version + 2)
        await caught_up(ann, ben)
        assert ann.state["proposal"]["kind"] == "draw"
        move = {"type": "move", "version": version, "text": ann.state["moves"][0]}
        assert (await ann.request(move))["type"] == "ack", "a greeting does not make a move stale"
        again = await shared_server.client(ann.table, ann.secret)
        said = [(event["seat"], event["text"]) for event in again.events if event["kind"] == "greet"]
        assert said == [(1, "one-moment")]

    shared_server.run(play())


def test_between_people_a_move_is_taken_back_by_consent(shared_server: ServerProcess):
    async def play() -> None:
        people = await two(shared_server)
        await caught_up(*people)
        mover, other = sorted(people, key=lambda client: not client.is_to_move)
        before = mover.state["view"]
        await mover.move(mover.state["moves"][0])
        await mover.request({"type": "request-undo", "version": mover.state["version"]})
        assert mover.state["view"] != before
        await caught_up(mover, other)
        await other.request({"type": "answer-proposal", "version": other.state["version"], "accept": True})
        await caught_up(mover, other)
        assert mover.state["view"] == before

    shared_server.run(play())


def test_against_bots_only_what_has_shown_nothing_new_is_taken_back(shared_server: ServerProcess):
    async def play() -> None:
        created = shared_server.create_table(seats=[None, "shepherd"], options={"first": 0})
        ann = await shared_server.sit(created, 0, "Ann")
        await ann.move(ann.state["moves"][0])
        answer = await ann.request({"type": "request-undo", "version": ann.state["version"]})
        assert answer["reason"]["id"] in ("server-undo-seen", "server-stale"), "a card was drawn"

    shared_server.run(play())


def test_against_bots_what_has_shown_nothing_is_taken_back(shared_server: ServerProcess):
    """With tactics a card is played first, and the deck to draw from is chosen after that."""

    async def play() -> None:
        created = shared_server.create_table(seats=[None, "shepherd"], options={"first": 0, "tactics": True})
        ann = await shared_server.sit(created, 0, "Ann")
        assert not ann.state["can_undo"]
        view, moves = ann.state["view"], ann.state["moves"]
        await ann.move(next(text for text in moves if "@" in text))
        while not any(text.startswith("draw") for text in ann.state["moves"]):
            await ann.move("done")
        assert ann.state["can_undo"]
        assert ann.state["view"] != view
        assert (await ann.request({"type": "request-undo", "version": ann.state["version"]}))["type"] == "ack"
        assert (ann.state["view"], ann.state["moves"]) == (view, moves)
        assert ann.events[-1]["kind"] == "undo"

    shared_server.run(play())


def test_a_rematch_exchanges_the_seats(shared_server: ServerProcess):
    async def play() -> None:
        ann, ben = await two(shared_server)
        assert (await ann.request({"type": "request-rematch"}))["reason"]["id"] == "server-not-over"
        await caught_up(ann, ben)
        await ann.resign()
        for_ann, for_ben = (
            await ann.request({"type": "request-rematch"}),
            await ben.request({"type": "request-rematch"}),
        )
        assert for_ann["table"] == for_ben["table"] != ann.table
        rematch = for_ann["table"]
        assert ann.secret is not None
        assert ben.secret is not None
        made_ann, made_ben = (
            shared_server.claim(rematch, old, name) for old, name in ((ann.secret, "Ann"), (ben.secret, "Ben"))
        )
        again_ann = await shared_server.client(rematch, made_ann.secret)
        again_ben = await shared_server.client(rematch, made_ben.secret)
        assert (again_ann.state["your_seat"], again_ben.state["your_seat"]) == (1, 0)
        assert again_ben.state["started"]

    shared_server.run(play())


def test_hints_are_for_who_is_to_move_where_the_table_allows_them(shared_server: ServerProcess):
    async def play() -> None:
        created = shared_server.create_table(seats=[None, "shepherd"], options={"first": 0})
        ann = await shared_server.sit(created, 0, "Ann")
        hints = await ann.request({"type": "request-hints", "version": ann.state["version"]})
        assert hints["hints"][0]["move"] in ann.state["moves"]
        created = shared_server.create_table(seats=[None, "shepherd"], options={"first": 0}, hints=False)
        ben = await shared_server.sit(created, 0, "Ben")
        assert (await ben.request({"type": "request-hints", "version": ben.state["version"]}))["reason"][
            "id"
        ] == "server-no-hints"

    shared_server.run(play())


def test_a_clock_that_runs_out_ends_the_game_with_nobody_there(server: ServerProcess):
    async def play() -> None:
        ann, ben = await two(server, time_control={"kind": "per-turn", "seconds": 1}, options={"first": 0})
        await ann.leave()
        await ben.leave()
        await asyncio.sleep(2.5)
        state = server.get(f"/api/tables/{ann.table}", ann.secret).json()
        assert (state["end"]["reason"], state["end"]["winners"]) == ("time", [1])

    server.run(play())


def test_a_spectator_watches_and_does_nothing_else(shared_server: ServerProcess):
    async def play() -> None:
        ann, ben = await two(shared_server, public=True)
        watcher = await shared_server.client(ann.table, None)
        assert watcher.state["your_seat"] is None
        assert (await watcher.request({"type": "resign", "version": 0}))["reason"]["id"] == "server-spectator"
        await caught_up(ann, ben, watcher)
        mover = ann if ann.is_to_move else ben
        await mover.move(mover.state["moves"][0])
        await caught_up(mover, watcher)
        assert watcher.state["moves"] == []

    shared_server.run(play())


def test_without_its_secret_a_private_table_is_not_there(shared_server: ServerProcess):
    created = shared_server.create_table()
    assert shared_server.get(f"/api/tables/{created['id']}").status_code == 404
    assert shared_server.get(f"/api/tables/{created['id']}", "wrong").status_code == 404
    secret = shared_server.claim(created["id"], created["invitations"][1], "Ben").secret
    assert shared_server.get("/api/tables/none", secret).status_code == 404
    assert shared_server.get(f"/api/tables/{created['id']}", created["spectator_secret"]).json()["your_seat"] is None
    assert shared_server.get(f"/api/tables/{created['id']}", secret).json()["your_seat"] == 1


def test_lists_tell_of_public_tables_and_of_mine(server: ServerProcess):
    private, public = server.create_table(), server.create_table(public=True)
    listed = [table["id"] for table in server.get("/api/tables").json()]
    assert public["id"] in listed
    assert private["id"] not in listed
    secret = server.claim(private["id"], private["invitations"][1], "Ben").secret
    mine = server.post("/api/my-tables", json={"secrets": [secret, "unknown"]}).json()
    assert [(table["id"], table["your_seat"]) for table in mine] == [(private["id"], 1)]
