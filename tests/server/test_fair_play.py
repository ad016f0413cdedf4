"""Fair play: an invitation is good for one, and nobody sees or chooses cards that are not theirs to see or choose."""

from __future__ import annotations

import base64
import hashlib
import hmac
import random
import secrets
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import httpx
import pytest

from highlands import load
from tests.server.support.server_process import CLOSED, Client, ServerProcess, Share


def reason(answer: httpx.Response) -> str:
    """Why a request was rejected."""
    found: str = answer.json()["reason"]["id"]
    return found


def claim_all(server: ServerProcess, created: dict[str, Any], seats: int = 2) -> list[Share]:
    """All take their seats; nobody has revealed a share."""
    made = [Share.new() for _ in range(seats)]
    for seat, one in enumerate(made):
        answer = server.post_claim(created["id"], created["invitations"][seat], f"Player {seat}", one, seat)
        assert answer.status_code == 200, answer.text
    return made


def state_of(server: ServerProcess, created: dict[str, Any], secret: str | None = None) -> dict[str, Any]:
    answer = server.get(f"/api/tables/{created['id']}", secret or created["spectator_secret"])
    assert answer.status_code == 200, answer.text
    state: dict[str, Any] = answer.json()
    return state


# Invitations


def test_of_two_with_the_same_invitation_the_first_sits(server: ServerProcess):
    created = server.create_table()
    invitation, first, second = created["invitations"][1], Share.new(), Share.new()
    assert server.post_claim(created["id"], invitation, "Ben", first, 1).status_code == 200
    before = state_of(server, created)
    answer = server.post_claim(created["id"], invitation, "Eve", second, 1)
    assert (answer.status_code, reason(answer)) == (409, "server-seat-taken")
    assert state_of(server, created) == before
    assert state_of(server, created, first.secret)["your_seat"] == 1
    assert server.get(f"/api/tables/{created['id']}", second.secret).status_code == 404


def test_a_claim_whose_answer_got_lost_is_acknowledged_again(server: ServerProcess):
    created = server.create_table()
    made = Share.new()
    answers = [server.post_claim(created["id"], created["invitations"][0], "Ann", made, 0) for _ in range(2)]
    assert [answer.json() for answer in answers] == [{"seat": 0, "version": 1}] * 2
    server.stop()
    server.start()
    again = server.post_claim(created["id"], created["invitations"][0], "Ann", made, 0)
    assert again.json() == {"seat": 0, "version": 1}


def test_of_many_who_claim_a_seat_at_once_exactly_one_gets_it(server: ServerProcess):
    created = server.create_table()
    made = [Share.new() for _ in range(8)]

    def claim(number: int) -> int:
        return server.post_claim(
            created["id"], created["invitations"][0], f"Player {number}", made[number], 0
        ).status_code

    with ThreadPoolExecutor(len(made)) as pool:
        statuses = list(pool.map(claim, range(len(made))))
    assert sorted(statuses) == [200] + [409] * (len(made) - 1)
    winner = statuses.index(200)
    for number, one in enumerate(made):
        status = server.get(f"/api/tables/{created['id']}", one.secret).status_code
        assert status == (200 if number == winner else 404)
    assert state_of(server, created)["seats"][0]["name"] == f"Player {winner}"


def test_a_used_invitation_opens_nothing(shared_server: ServerProcess):
    created = shared_server.create_table()
    invitation = created["invitations"][0]
    offered = shared_server.get(f"/api/tables/{created['id']}/invitation", invitation).json()
    assert (offered["seat"], offered["commitment"], offered["hints"]) == (0, created["commitment"], False)
    shared_server.claim(created["id"], invitation, "Ann")
    looked = shared_server.get(f"/api/tables/{created['id']}/invitation", invitation)
    assert (looked.status_code, reason(looked)) == (409, "server-seat-taken")
    assert "Ann" not in looked.text
    for path in ("", "/record", "/replay", "/review"):
        assert shared_server.get(f"/api/tables/{created['id']}{path}", invitation).status_code == 404

    async def join() -> None:
        stranger = Client(shared_server, created["id"], invitation)
        with pytest.raises(CLOSED):
            await stranger.join()

    shared_server.run(join())


def test_an_invitation_is_for_its_own_seat_at_its_own_table(shared_server: ServerProcess):
    created, other = shared_server.create_table(), shared_server.create_table()
    for proof in (other["invitations"][0], created["spectator_secret"], "nonsense", "x" * 64):
        for answer in (
            shared_server.get(f"/api/tables/{created['id']}/invitation", proof),
            shared_server.post_claim(created["id"], proof, "Eve", Share.new(), 0),
        ):
            assert (answer.status_code, reason(answer)) == (404, "server-no-table")
    assert shared_server.post(f"/api/tables/{created['id']}/claim").status_code == 400


def test_a_secret_is_new_and_hard_to_guess(shared_server: ServerProcess):
    created = shared_server.create_table()
    ann = Share.new()
    assert shared_server.post_claim(created["id"], created["invitations"][0], "Ann", ann, 0).status_code == 200
    invitation = created["invitations"][1]
    for secret in ("short", "", "x" * 33, "ä" * 32, invitation, created["spectator_secret"], ann.secret):
        made = Share(secret, secrets.token_bytes(32))
        answer = shared_server.post_claim(created["id"], invitation, "Ben", made, 1)
        assert answer.status_code == 400, secret
    for name in ("", "\t", "x" * 31, "a\nb\0"):
        assert shared_server.post_claim(created["id"], invitation, name, Share.new(), 1).status_code == 400
    assert state_of(shared_server, created)["seats"][1]["name"] is None


async def check_opens_only(server: ServerProcess, table: str, held: list[str], seat: int | None) -> None:
    """These secrets give access to no other seat than this one, over every route and the socket."""
    for secret in held:
        state = server.get(f"/api/tables/{table}", secret)
        assert state.status_code == 404 or state.json()["your_seat"] == seat
        for path in ("/record", "/replay", "/review"):
            assert server.get(f"/api/tables/{table}{path}", secret).status_code in (state.status_code, 400, 404)
        assert "seen by: B" not in server.get(f"/api/tables/{table}/record", secret).text
        share = {"share": secrets.token_hex(32)}
        assert server.post(f"/api/tables/{table}/reveal", secret, json=share).status_code in (400, 404)
        listed = server.post("/api/my-tables", json={"secrets": [secret]}).json()
        assert [one["your_seat"] for one in listed if one["id"] == table] in ([], [seat])
        client = Client(server, table, secret)
        try:
            await client.join()
            assert client.state["your_seat"] == seat
            await client.leave()
        except CLOSED:
            assert state.status_code == 404


def test_whoever_created_a_table_opens_no_seat_but_their_own(shared_server: ServerProcess):
    """With everything that it ever received, at the table and at its rematch."""

    async def play() -> None:
        created = shared_server.create_table(options={"first": 0})
        assert set(created) == {"id", "commitment", "invitations", "spectator_secret"}
        ann, ben = await shared_server.sit(created, 0, "Ann"), await shared_server.sit(created, 1, "Ben")
        while not ann.is_to_move:
            await ann.wait_for("state")
        await ann.play_on(random.Random(1), moves=1)
        seen = [value for seat in ann.state["seats"] for value in (seat["commitment"], seat["share"])]
        received = [*created["invitations"], created["spectator_secret"], created["commitment"], created["id"], *seen]
        own, other = str(ann.secret), str(ben.secret)
        await check_opens_only(shared_server, created["id"], received, None)
        await check_opens_only(shared_server, created["id"], [own], 0)
        await ann.resign()
        rematch = (await ann.request({"type": "request-rematch"}))["table"]
        await check_opens_only(shared_server, rematch, [*received, own], None)
        for proof in received:
            assert shared_server.get(f"/api/tables/{rematch}/invitation", proof).status_code == 404
            assert shared_server.post_claim(rematch, proof, "Eve", Share.new(), 0).status_code == 404
        offered = shared_server.get(f"/api/tables/{rematch}/invitation", own).json()
        assert offered["seat"] == 1, "their own, which has moved on by one"
        again = shared_server.claim(rematch, other, "Ben")
        assert state_of(shared_server, {"id": rematch}, again.secret)["your_seat"] == 0
        assert shared_server.get(f"/api/tables/{rematch}", other).status_code == 404, "the old secret opens nothing"

    shared_server.run(play())


def candidates(database: str) -> Iterator[str]:
    """What somebody might try who has a copy of the database."""
    with closing(sqlite3.connect(database)) as connection:
        tables = [name for (name,) in connection.execute("SELECT id FROM tables")]
        for table in ("tables", "seats", "events"):
            for row in connection.execute(f"SELECT * FROM {table}"):
                for value in row:
                    if isinstance(value, bytes):
                        yield value.hex()
                        yield base64.urlsafe_b64encode(value).decode()
                        yield base64.urlsafe_b64encode(value[:24]).decode()
                        for old in tables:
                            derived = hmac.new(value, b"highlands rematch " + old.encode(), hashlib.sha256).digest()
                            yield base64.urlsafe_b64encode(derived[:24]).decode()
                    elif isinstance(value, str):
                        yield from value.split()


def test_a_leaked_backup_opens_no_seat_nor_any_of_the_rematch(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("leaked")
    server = ServerProcess(f"sqlite+aiosqlite:///{folder / 'games.db'}", folder / "server.log")
    server.start()

    async def play() -> tuple[Client, str]:
        created = server.create_table()
        ann = await server.sit(created, 0, "Ann")
        ben = await server.sit(created, 1, "Ben")
        await ben.resign()
        return ann, (await ben.request({"type": "request-rematch"}))["table"]

    try:
        ann, rematch = server.run(play())
        tried = set(candidates(str(folder / "games.db")))
        assert len(tried) > 30
        for secret in tried:
            for table in (ann.table, rematch):
                if secret:
                    assert server.get(f"/api/tables/{table}", secret[:64]).status_code == 404
                    assert server.post_claim(table, secret[:64], "Eve", Share.new(), 0).status_code == 404
        assert server.claim(rematch, str(ann.secret), "Ann")
    finally:
        server.kill()


# The deal


def test_nothing_is_dealt_or_shown_before_all_have_sat_down_and_revealed(shared_server: ServerProcess):
    created = shared_server.create_table(public=True)
    path = f"/api/tables/{created['id']}"

    def check(*observers: str | None) -> None:
        for secret in observers:
            state = shared_server.get(path, secret).json()
            assert (state["started"], state["view"], state["moves"], state["revealed_seed"]) == (False, None, [], None)
            for part in ("/replay", "/record"):
                answer = shared_server.get(path + part, secret)
                assert (answer.status_code, reason(answer)) == (400, "server-not-begun")

    check(None, created["spectator_secret"])
    ann, ben = Share.new(), Share.new()
    shared_server.post_claim(created["id"], created["invitations"][0], "Ann", ann, 0)
    check(None, ann.secret)
    shared_server.post_claim(created["id"], created["invitations"][1], "Ben", ben, 1)
    check(None, ann.secret, ben.secret)
    assert shared_server.reveal(created["id"], ben).status_code == 200
    check(None, ann.secret, ben.secret)
    assert shared_server.reveal(created["id"], ann).status_code == 200
    assert shared_server.get(path, ann.secret).json()["view"] is not None


def test_no_share_is_taken_before_all_have_committed(shared_server: ServerProcess):
    created = shared_server.create_table("verraeter", [None, None, None], options={"players": 3})
    ann = Share.new()
    early = shared_server.post_claim(created["id"], created["invitations"][0], "Ann", ann, 0, share=ann.share.hex())
    assert (early.status_code, reason(early)) == (400, "server-not-begun")
    made = claim_all(shared_server, created, 2)
    for one in made:
        answer = shared_server.reveal(created["id"], one)
        assert (answer.status_code, reason(answer)) == (400, "server-not-begun")
    assert [seat["share"] for seat in state_of(shared_server, created)["seats"]] == [None] * 3
    last = Share.new()
    shared_server.post_claim(created["id"], created["invitations"][2], "Cid", last, 2)
    for one in (*made, last):
        assert shared_server.reveal(created["id"], one).status_code == 200
    assert state_of(shared_server, created)["started"]


def test_only_the_share_that_was_promised_is_taken(shared_server: ServerProcess):
    created = shared_server.create_table()
    ann, ben = claim_all(shared_server, created)
    for forged in (Share(ann.secret, ben.share), Share(ann.secret, bytes(32)), Share(ann.secret, Share.new().share)):
        answer = shared_server.reveal(created["id"], forged)
        assert (answer.status_code, reason(answer)) == (400, "server-wrong-share")
    spectator = Share(created["spectator_secret"], ann.share)
    assert reason(shared_server.reveal(created["id"], spectator)) == "server-spectator"
    assert shared_server.reveal(created["id"], Share("unknown", ann.share)).status_code == 404
    for _ in range(2):
        assert shared_server.reveal(created["id"], ann).status_code == 200
    state = state_of(shared_server, created)
    assert [seat["share"] for seat in state["seats"]] == [ann.share.hex(), None]
    assert not state["started"], "a share is withheld"
    assert shared_server.reveal(created["id"], ben).status_code == 200
    assert [event["kind"] for event in state_of(shared_server, created)["events"]] == [
        "claim",
        "claim",
        "reveal",
        "reveal",
        "start",
    ]


def test_nobody_repeats_anothers_commitment_as_their_own(shared_server: ServerProcess):
    """Whoever could, would have the same share as the other without knowing it, and cancel it out."""
    created = shared_server.create_table()
    ann, ben = Share.new(), Share.new()
    shared_server.post_claim(created["id"], created["invitations"][0], "Ann", ann, 0)
    copied = state_of(shared_server, created)["seats"][0]["commitment"]
    shared_server.post_claim(created["id"], created["invitations"][1], "Ben", ben, 1, commitment=copied)
    assert shared_server.reveal(created["id"], ann).status_code == 200
    assert reason(shared_server.reveal(created["id"], Share(ben.secret, ann.share))) == "server-wrong-share"


def test_against_bots_the_game_begins_with_the_claim(shared_server: ServerProcess):
    created = shared_server.create_table(seats=[None, "shepherd"])
    ann = Share.new()
    wrong = shared_server.post_claim(
        created["id"], created["invitations"][0], "Ann", ann, 0, share=Share.new().share.hex()
    )
    assert reason(wrong) == "server-wrong-share"
    assert state_of(shared_server, created)["seats"][0]["name"] is None
    answer = shared_server.post_claim(created["id"], created["invitations"][0], "Ann", ann, 0, share=ann.share.hex())
    assert answer.status_code == 200
    assert state_of(shared_server, created, ann.secret)["started"]


def test_the_deal_is_mixed_from_the_servers_seed_and_all_shares(server: ServerProcess):
    async def play() -> None:
        created = server.create_table("verraeter", [None, "shepherd", None], options={"players": 3})
        ann, cid = Share.new(), Share.new()
        server.post_claim(created["id"], created["invitations"][0], "Ann", ann, 0)
        server.post_claim(created["id"], created["invitations"][2], "Cid", cid, 2)
        promised = [seat["commitment"] for seat in state_of(server, created)["seats"]]
        assert promised == [ann.commitment(created["id"], 0), None, cid.commitment(created["id"], 2)]
        for one in (cid, ann):
            server.reveal(created["id"], one)
        for one in (ann, cid):
            client = await server.client(created["id"], one.secret)
            await client.resign()
        state = state_of(server, created)
        assert state["end"] is not None
        assert state["commitment"] == created["commitment"]
        seed = bytes.fromhex(state["revealed_seed"]["seed"])
        mixed = hashlib.sha256(b"highlands deal " + seed + b"\0" + ann.share + b"\2" + cid.share)
        record = server.get(f"/api/tables/{created['id']}/record", ann.secret).text
        assert f"seed: {mixed.hexdigest()}" in record.splitlines()
        game = load(record)
        assert game.headers["share commitments"] == f"A {promised[0]}, C {promised[2]}"
        assert game.headers["server seed"] == seed.hex()

    server.run(play())


# Hints


@pytest.mark.parametrize(
    ("seats", "chosen", "expected"),
    [
        ([None, None], {}, False),
        ([None, None], {"hints": True}, True),
        ([None, "shepherd"], {}, True),
        ([None, "shepherd"], {"hints": False}, False),
    ],
)
def test_among_people_hints_are_off_unless_they_are_chosen_and_then_all_are_told(
    shared_server: ServerProcess, seats: list[str | None], chosen: dict[str, Any], expected: bool
):
    created = shared_server.create_table(seats=seats, **chosen)
    people = [seat for seat, bot in enumerate(seats) if bot is None]
    offered = shared_server.get(f"/api/tables/{created['id']}/invitation", created["invitations"][0]).json()
    assert offered["hints"] == expected
    for seat in people:
        shared_server.claim(created["id"], created["invitations"][seat], f"Player {seat}")
    state = state_of(shared_server, created)
    assert state["hints"] == expected
    told = next(event["text"] for event in state["events"] if event["kind"] == "start")
    assert told == ("hints" if expected and len(people) > 1 else "")
