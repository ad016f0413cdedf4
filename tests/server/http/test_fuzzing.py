"""Whatever is sent to it, the server answers clearly, and no table is harmed."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any, get_args
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from highlands.protocol.messages import Reply, Request
from tests.server.support.server_process import ANSWER_SECONDS, CLOSED, Client, ServerProcess

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
TYPES = [kind.__struct_config__.tag for union in (Request, Reply) for kind in get_args(union)] + ["join"]
NEAR_MISSES = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES) | st.text(max_size=5)},
    optional={
        "version": st.integers(-5, 2_000_000) | JSON,
        "text": st.text(max_size=300) | JSON,
        "name": st.text(max_size=40) | JSON,
        "accept": st.booleans() | JSON,
        "greeting": st.text(max_size=10),
        "more": JSON,
    },
).filter(lambda message: message["type"] not in ("resign", "sit"))
MESSAGES = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    JSON.map(json.dumps),
    NEAR_MISSES.map(json.dumps),
    st.integers(1, 3000).map(lambda depth: "[" * depth),
    st.just("x" * 4000),
)


@pytest.fixture(scope="module")
def created(shared_server: ServerProcess) -> dict[str, Any]:
    """A table where it is nobody's turn yet: only one has sat down."""
    table = shared_server.create_table()
    return {**table, "secret": shared_server.claim(table["id"], table["invitations"][0], "Ann").secret}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(MESSAGES, min_size=1, max_size=12))
def test_no_message_harms_a_table(shared_server: ServerProcess, created: dict[str, Any], messages: list[str | bytes]):
    async def send() -> None:
        client = await shared_server.client(created["id"], created["secret"])
        before = client.state
        for message in messages:
            await client.send(message)
        try:
            answer = await client.request({"type": "ping", "id": 77})
            while answer["type"] != "pong":
                assert answer["type"] in ("rejection", "hints", "pong"), answer
                answer = await client.wait_for("rejection", "pong", "hints")
        except CLOSED:
            pass
        await client.leave()
        state = (await asyncio.to_thread(shared_server.get, f"/api/tables/{created['id']}", created["secret"])).json()
        for name in ("version", "view", "end", "started"):
            assert state[name] == before[name], name
        for now, then in zip(state["seats"], before["seats"], strict=True):
            assert (now["name"], now["bot"]) == (then["name"], then["bot"])

    shared_server.run(send())


@pytest.mark.parametrize(
    "handshake", ["", "{", '{"type":"join"}', '{"type":"move"}', "[]", '{"type":"join","protocol":99}']
)
def test_a_bad_handshake_gets_a_reason_and_is_closed(
    shared_server: ServerProcess, created: dict[str, Any], handshake: str
):
    async def join() -> None:
        client = Client(shared_server, created["id"], None)
        from websockets.asyncio.client import connect

        client._socket = await connect(f"ws://127.0.0.1:{shared_server.port}/api/tables/{created['id']}/live")
        await client.send(handshake)
        assert (await client.receive())["type"] == "rejection"
        with pytest.raises(CLOSED):
            await client.receive()

    shared_server.run(join())


def test_too_large_a_message_is_not_taken(shared_server: ServerProcess, created: dict[str, Any]):
    async def send() -> None:
        client = await shared_server.client(created["id"], created["secret"])
        await client.send("x" * 1_000_000)
        with pytest.raises(CLOSED):
            await client.wait_for("nothing that ever comes")

    shared_server.run(send())


def test_a_page_of_another_site_gets_nothing(shared_server: ServerProcess, created: dict[str, Any]):
    headers = {"origin": "https://elsewhere.example", "authorization": f"Bearer {created['secret']}"}
    answer = httpx.get(f"{shared_server.address}/api/tables/{created['id']}", headers=headers)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "server-foreign")


def test_every_answer_carries_the_headers_that_keep_pages_safe(shared_server: ServerProcess):
    for path in ("/health", "/api/tables", "/nothing"):
        answer = shared_server.get(path)
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "plan",
    [
        {"game": "chess", "seats": [{}, {}]},
        {"game": "schotten-totten", "seats": [{}, {}, {}]},
        {"game": "schotten-totten", "seats": [{"bot": "shepherd"}, {"bot": "shepherd"}]},
        {"game": "schotten-totten", "seats": [{}, {"bot": "cmd:touch /x"}]},
        {"game": "schotten-totten", "seats": [{}, {"bot": "random"}]},
        {"game": "schotten-totten", "seats": [{}, {}], "options": {"tactics": 7}},
        {"game": "schotten-totten", "seats": [{}, {}], "options": {"nothing": True}},
        {"game": "verraeter", "seats": [{}, {}], "options": {}},
        {"game": "schotten-totten", "seats": [{}, {}], "time_control": {"kind": "fischer", "seconds": -1}},
        {"game": "schotten-totten", "seats": [{}, {}], "language": "xx"},
        {"game": "schotten-totten", "seats": [{}, {}], "options": {"self": 1}},
        {"game": "verraeter", "seats": [{}, {}, {}], "options": {"self": True}},
    ],
)
def test_an_impossible_table_is_rejected_with_a_reason(shared_server: ServerProcess, plan: dict[str, Any]):
    answer = shared_server.post("/api/tables", json=plan)
    assert answer.status_code == 400, answer.text
    assert answer.json()["english"]


NUL, SURROGATE = "a\0b", "a\ud800b"


@pytest.mark.parametrize("text", [NUL, SURROGATE], ids=["NUL", "surrogate"])
def test_a_text_that_no_database_can_store_is_unreadable(server: ServerProcess, text: str):
    """Wherever it stands. PostgreSQL refuses such texts even where they are only looked for."""
    key = secrets.token_urlsafe(24)
    server.post("/api/players", json={"key": key, "name": "Ann"}).raise_for_status()
    quoted = quote(text, errors="surrogatepass")
    requests: list[tuple[str, str, Any]] = [
        ("GET", f"/api/leader-board?game={quoted}", None),
        ("GET", f"/api/leader-board?game=schotten-totten&options={quoted}", None),
        ("GET", f"/api/tables/{quoted}", None),
        ("GET", f"/api/profiles/{quoted}", None),
        ("POST", "/api/my-tables", {"secrets": [text]}),
        ("POST", "/api/tables", {"game": "schotten-totten", "seats": [{}, {}], "language": text}),
        ("PATCH", "/api/player", {"settings": {"sound": text}}),
        ("PATCH", "/api/player", {"language": text}),
        ("POST", "/api/device-links/use", {"token": text, "key": key, "device": text}),
        ("PUT", "/api/notifications/choices", {"time_zone": text}),
        ("POST", "/api/notifications/mail", {"address": f"{text}@example.org"}),
        ("POST", "/api/mail/confirm", {"token": text}),
    ]
    for method, path, body in requests:
        content = None if body is None else json.dumps(body)
        headers = {"authorization": f"Bearer {key}", "content-type": "application/json"}
        answer = httpx.request(method, f"{server.address}{path}", content=content, headers=headers)
        assert answer.status_code < 500, (method, path, body, answer.text)
    answer = httpx.get(f"{server.address}/api/leader-board?game={quote(NUL)}")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "server-unreadable")


OPTIONS = st.dictionaries(
    st.sampled_from(
        ["tactics", "expert", "rounds", "first", "colours", "stones", "hand", "players", "landscapes", "self", "chosen"]
    )
    | st.text(max_size=8),
    st.booleans() | st.integers(-3, 12) | st.integers() | st.integers(-(10**400), 10**400) | JSON,
    max_size=4,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(["schotten-totten", "verraeter"]), OPTIONS, st.integers(2, 4))
def test_no_options_break_the_creation_of_a_table(
    shared_server: ServerProcess, game: str, options: dict[str, Any], seats: int
):
    answer = shared_server.post("/api/tables", json={"game": game, "options": options, "seats": [{}] * seats})
    assert answer.status_code in (201, 400), answer.text
    if answer.status_code == 201:
        created = answer.json()
        assert shared_server.get(f"/api/tables/{created['id']}", created["spectator_secret"]).status_code == 200
    else:
        assert answer.json()["english"]


@pytest.mark.long
@pytest.mark.ci
def test_the_api_keeps_to_its_description(shared_server: ServerProcess):
    """Generated from the OpenAPI description that the server gives: no answer is a 5xx."""
    schema = schemathesis.openapi.from_url(f"{shared_server.address}/api/schema/openapi.json")
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        strategy = operation.as_strategy()

        @settings(max_examples=50, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(strategy)
        def answered(case: Any) -> None:
            answer = case.call(base_url=shared_server.address, timeout=ANSWER_SECONDS)
            assert answer.status_code < 500, answer.text

        answered()
