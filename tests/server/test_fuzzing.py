"""Whatever is sent to it, the server answers clearly, and no table is harmed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.house import ANSWER_SECONDS, CLOSED, House, Person

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
TYPES = ["sit", "move", "undo", "offer-draw", "agree", "resign", "hint", "rematch", "greet", "ping", "hello", "state"]
NEAR_MISSES = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES) | st.text(max_size=5)},
    optional={
        "number": st.integers(-5, 2_000_000) | JSON,
        "text": st.text(max_size=300) | JSON,
        "name": st.text(max_size=40) | JSON,
        "agree": st.booleans() | JSON,
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
def fuzzed_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    running = House(f"sqlite+aiosqlite:///{folder / 'games.db'}", folder / "server.log")
    running.start()
    yield running
    running.kill()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="module")
def laid(fuzzed_house: House) -> dict[str, Any]:
    """A table where it is nobody's turn yet: only one has sat down."""
    table = fuzzed_house.lay()
    fuzzed_house.run(sit(fuzzed_house, table))
    return table


async def sit(house: House, table: dict[str, Any]) -> None:
    person = await house.person(table["id"], table["seats"][0], "Ann")
    await person.go()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(MESSAGES, min_size=1, max_size=12))
def test_no_message_harms_a_table(fuzzed_house: House, laid: dict[str, Any], messages: list[str | bytes]):
    async def send() -> None:
        person = await fuzzed_house.person(laid["id"], laid["seats"][0])
        before = person.state
        for message in messages:
            await person.send(message)
        try:
            answer = await person.ask({"type": "ping", "number": 77})
            while answer["type"] != "pong":
                assert answer["type"] in ("refusal", "hints", "pong"), answer
                answer = await person.wait_for("refusal", "pong", "hints")
        except CLOSED:
            pass
        await person.go()
        state = (await asyncio.to_thread(fuzzed_house.get, f"/api/tables/{laid['id']}", laid["seats"][0])).json()
        for name in ("number", "view", "end", "begun"):
            assert state[name] == before[name], name
        for now, then in zip(state["seats"], before["seats"], strict=True):
            assert (now["name"], now["bot"]) == (then["name"], then["bot"])

    fuzzed_house.run(send())


@pytest.mark.parametrize(
    "greeting", ["", "{", '{"type":"hello"}', '{"type":"move"}', "[]", '{"type":"hello","protocol":99}']
)
def test_a_bad_greeting_gets_a_reason_and_is_hung_up_on(fuzzed_house: House, laid: dict[str, Any], greeting: str):
    async def greet() -> None:
        person = Person(fuzzed_house, laid["id"], None)
        from websockets.asyncio.client import connect

        person._socket = await connect(f"ws://127.0.0.1:{fuzzed_house.port}/api/tables/{laid['id']}/live")
        await person.send(greeting)
        assert (await person.receive())["type"] == "refusal"
        with pytest.raises(CLOSED):
            await person.receive()

    fuzzed_house.run(greet())


def test_too_large_a_message_is_not_taken(fuzzed_house: House, laid: dict[str, Any]):
    async def send() -> None:
        person = await fuzzed_house.person(laid["id"], laid["seats"][0])
        await person.send("x" * 1_000_000)
        with pytest.raises(CLOSED):
            await person.wait_for("nothing that ever comes")

    fuzzed_house.run(send())


def test_a_page_of_another_site_gets_nothing(fuzzed_house: House, laid: dict[str, Any]):
    headers = {"origin": "https://elsewhere.example", "authorization": f"Bearer {laid['seats'][0]}"}
    answer = httpx.get(f"{fuzzed_house.address}/api/tables/{laid['id']}", headers=headers)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "server-foreign")


def test_every_answer_carries_the_headers_that_keep_pages_safe(fuzzed_house: House):
    for path in ("/health", "/api/tables", "/nothing"):
        answer = httpx.get(f"{fuzzed_house.address}{path}")
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
        {"game": "schotten-totten", "seats": [{}, {}], "clock": {"kind": "bank", "seconds": -1}},
        {"game": "schotten-totten", "seats": [{}, {}], "language": "xx"},
        {"game": "schotten-totten", "seats": [{}, {}], "options": {"self": 1}},
        {"game": "verraeter", "seats": [{}, {}, {}], "options": {"self": True}},
    ],
)
def test_a_table_that_can_not_be_is_refused_with_a_reason(fuzzed_house: House, plan: dict[str, Any]):
    answer = fuzzed_house.post("/api/tables", json=plan)
    assert answer.status_code == 400, answer.text
    assert answer.json()["english"]


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
def test_no_options_break_the_laying_of_a_table(fuzzed_house: House, game: str, options: dict[str, Any], seats: int):
    answer = fuzzed_house.post("/api/tables", json={"game": game, "options": options, "seats": [{}] * seats})
    assert answer.status_code in (201, 400), answer.text
    if answer.status_code == 201:
        laid = answer.json()
        assert fuzzed_house.get(f"/api/tables/{laid['id']}", laid["seats"][0]).status_code == 200
    else:
        assert answer.json()["english"]


def test_the_api_keeps_to_its_description(fuzzed_house: House):
    """Generated from the OpenAPI description that the server gives: no answer is a 5xx."""
    schema = schemathesis.openapi.from_url(f"{fuzzed_house.address}/api/schema/openapi.json")
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        strategy = operation.as_strategy()

        @settings(max_examples=15, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(strategy)
        def answered(case: Any) -> None:
            answer = case.call(base_url=fuzzed_house.address, timeout=ANSWER_SECONDS)
            assert answer.status_code < 500, answer.text

        answered()
