"""Nothing leaks: two servers whose tables differ only in what an observer can't know send it the same bytes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from highlands import Game, Seed
from highlands.engine import kernel
from highlands.engine.state import new_state
from highlands.play.commitments import commitment, share_commitment
from highlands.protocol.messages import PROTOCOL
from highlands.server import Settings, make_app
from highlands.server.host_page.host_page import HostPage
from highlands.server.host_page.samples import Sample
from highlands.server.http.rate_limits import RateLimits
from highlands.server.seat_secrets import digest, invitation_digest
from highlands.server.store import Event, SeatRow, TableRow
from highlands.server.tables.aggregate import Claim, EventKind, TableAggregate
from highlands.server.tables.live_table import LiveTable
from highlands.server.tables.manager import TableManager
from highlands.server.tables.people import audience

VARIANTS: list[tuple[str, str, int]] = [
    ("schotten-totten", "", 2),
    ("schotten-totten", "tactics", 2),
    ("schotten-totten", "tactics, expert", 2),
    ("verraeter", "players 3", 3),
    ("verraeter", "players 4", 4),
]
SPECTATOR = "spectator"
INVITATIONS = ("to A", "to B", "to C", "to D")
CLAIM = {"secret": "x" * 32, "name": "Eve", "commitment": "00" * 32}
ANSWER_SECONDS = 30.0
GENEROUS = RateLimits(requests_per_second=1e6, request_burst=10**6, api_per_second=1e6, api_burst=10**6)


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For how long somebody has been away is told to everybody, and is no secret."""
    monkeypatch.setattr(audience, "now", lambda: 0)


def row_of(game: str, options: str, seats: int) -> TableRow:
    """A table to whose seats people are invited."""
    return TableRow(
        id="table",
        created_at=0,
        game=game,
        options=options,
        public=False,
        hints=True,
        language="en",
        time_control='{"kind":"unlimited"}',
        seed=bytes(range(32)),
        salt=bytes(32),
        spectator_hash=digest(SPECTATOR),
        seats=tuple(SeatRow(seat=seat, invitation_hash=invitation_digest(INVITATIONS[seat])) for seat in range(seats)),
    )


def share_of(seat: int, seed: int) -> bytes:
    """A player's share of the deal."""
    return random.Random(f"{seat} {seed}").randbytes(32)


def claims(row: TableRow, seed: int) -> list[tuple[int, EventKind, str]]:
    """The events of all who sit down."""
    return [
        (
            seat,
            EventKind.CLAIM,
            Claim(digest("ABCD"[seat]), share_commitment(row.id, seat, share_of(seat, seed)), f"Player {seat}").text,
        )
        for seat in range(len(row.seats))
    ]


def reveals(row: TableRow, seed: int) -> list[tuple[int, EventKind, str]]:
    """The events of all who reveal their share."""
    return [(seat, EventKind.REVEAL, share_of(seat, seed).hex()) for seat in range(len(row.seats))]


def played(row: TableRow, moves: int, seed: int) -> list[Event]:
    """A log: all have sat down, their secrets are the letters of their seats, and some random moves have been made."""
    chance = random.Random(seed)
    aggregate = TableAggregate(row)
    for seat, kind, text in [*claims(row, seed), *reveals(row, seed), (-1, EventKind.START, "")]:
        aggregate.apply(Event(number=aggregate.version, at=1, seat=seat, kind=kind, text=text))
    while aggregate.game.made < moves and aggregate.to_move is not None:
        move = chance.choice(list(aggregate.game.legal_moves))
        aggregate.apply(
            Event(number=aggregate.version, at=1, seat=aggregate.to_move, kind=EventKind.MOVE, text=move.text)
        )
    return aggregate.events


def redealt(game: Game, seat: int | None, seed: int) -> Game:
    """A game that an observer can't tell from this one, with everything else dealt anew."""
    other = game.copy()
    world = new_state(game.spec.state_dtype)
    kernel.resample(game.observe(seat), Seed.of(seed).rng(0), world)
    other._state = world
    return other


@contextmanager
def server(folder: Path) -> Iterator[TestClient[Litestar]]:
    folder.mkdir()
    settings = Settings(database=f"sqlite+aiosqlite:///{folder / 'games.db'}", limits=GENEROUS)
    with TestClient(make_app(settings), base_url="http://127.0.0.1") as client:
        yield client


def put(client: TestClient[Litestar], row: TableRow, log: list[Event], seat: int | None, seed: int | None) -> None:
    """Put a table into a server's table manager; with a seed, dealt anew for an observer."""
    manager: TableManager = client.app.state.manager
    table = LiveTable(manager.store, row, manager.membership, lambda _: None)
    table.log.load(log)
    if seed is not None:
        table.aggregate._game = redealt(table.aggregate.game, seat, seed)
    manager.tables[row.id] = table


def channels(client: TestClient[Litestar], secret: str, texts: list[str]) -> Iterator[bytes]:
    """Everything that someone with this secret is sent over HTTP and the WebSocket, for requests of all kinds."""
    headers = {"authorization": f"Bearer {secret}"}
    for path in ("", "/record", "/replay", "/replay?first=5", "/replay/moves", "/review", "/invitation"):
        answer = client.get(f"/api/tables/table{path}", headers=headers)
        yield f"{answer.status_code}".encode() + answer.content
    yield client.post("/api/tables/table/review", headers=headers).content
    yield client.post("/api/tables/table/reveal", headers=headers, json={"share": "00" * 32}).content
    yield client.post("/api/tables/table/claim", headers=headers, json=CLAIM).content
    yield client.get("/api/tables").content
    yield client.post("/api/my-tables", json={"secrets": [secret]}).content
    for path in ("/api/player", "/api/player/profile", "/api/player/export"):
        yield client.get(path, headers=headers).content
    if secret == SPECTATOR:
        yield from host_channels(client)
    with client.websocket_connect("/api/lobby/live") as lobby:
        lobby.send_text(f'{{"type":"watch-lobby","protocol":{PROTOCOL}}}')
        yield lobby.receive_text(timeout=ANSWER_SECONDS).encode()
    with client.websocket_connect("/api/tables/table/live") as socket:
        socket.send_text(f'{{"type":"join","protocol":{PROTOCOL},"secret":"{secret}","positions":true}}')
        yield socket.receive_text(timeout=ANSWER_SECONDS).encode()
        yield socket.receive_text(timeout=ANSWER_SECONDS).encode()
        version = msgspec.json.decode(client.get("/api/tables/table", headers=headers).content)["version"]
        requests: list[dict[str, Any]] = [{"type": "move", "version": version, "text": text} for text in texts]
        requests += [{"type": "move", "version": 2, "text": texts[0]}, {"type": "request-rematch"}]
        requests += [
            {"type": "answer-proposal", "version": version, "accept": True},
            {"type": "claim-win", "version": version},
            {"type": "stand-in", "version": version},
            {"type": "take-seat-back"},
            {"type": "nonsense"},
            {"type": "ping"},
        ]
        for request in requests:
            socket.send_text(msgspec.json.encode(request).decode())
            yield socket.receive_text(timeout=ANSWER_SECONDS).encode()


def host_channels(client: TestClient[Litestar]) -> Iterator[bytes]:
    """What the host is sent: whoever runs the server may play at it too. The log and the numbers tell of time."""
    page: HostPage = client.app.state.host_page
    opened = client.blocking_portal.call(page.sessions.open, None, "key")
    headers = {"authorization": f"Bearer {opened.session}"}
    for path in ("tables", "blocks", "settings", "passkeys"):
        answer = client.get(f"/api/host/{path}", headers=headers)
        assert answer.status_code == 200
        yield answer.content
    for entry in client.get("/api/host/log", headers=headers).json():
        yield " ".join([entry["action"], entry["subject"], entry["detail"]]).encode()
    samples = client.get("/api/host/numbers", headers=headers).json()["samples"]
    yield repr({name for sample in samples for name in sample["numbers"]} - set(Sample.__struct_fields__)).encode()


REJECTED = [
    "claim 1",
    "R1@1",
    "G9@9",
    "joker@3",
    "recruiter",
    "draw clan",
    "farmer",
    "supply 1 2",
    "pass",
    "nonsense",
    "?",
]
"""Texts that are moves in one game or the other; what is legal now is left out, since it would show something new."""


@pytest.mark.parametrize(
    ("name", "options", "seats"),
    # With all cards, and with all players; what has fewer of either comes in CI's long part.
    [
        pytest.param(
            *variant, marks=() if variant in (VARIANTS[2], VARIANTS[4]) else [pytest.mark.long, pytest.mark.ci]
        )
        for variant in VARIANTS
    ],
)
@pytest.mark.parametrize(
    "depths", [(3, 24), pytest.param((0, 11), marks=[pytest.mark.long, pytest.mark.ci])], ids=["3 and 24", "0 and 11"]
)
def test_what_an_observer_can_not_know_changes_no_byte_it_is_sent(
    tmp_path: Path, depths: tuple[int, ...], name: str, options: str, seats: int
):
    """After so many moves."""
    row = row_of(name, options, seats)
    with ExitStack() as stack:
        here, there = (stack.enter_context(server(tmp_path / part)) for part in ("here", "there"))
        for moves in depths:
            log = played(row, moves, seed=moves)
            for seat in [*range(seats), None]:
                secret = SPECTATOR if seat is None else "ABCD"[seat]
                put(here, row, log, seat, None)
                put(there, row, log, seat, 7 + moves)
                legal = {move.text for move in here.app.state.manager.tables["table"].aggregate.game.legal_moves}
                texts = [text for text in REJECTED if text not in legal]
                assert list(channels(here, secret, texts)) == list(channels(there, secret, texts))


def put_before_the_deal(
    client: TestClient[Litestar], row: TableRow, events: list[tuple[int, EventKind, str]], seed: bytes
) -> None:
    """Put a table that has not begun into a server's table manager, with another seed than the one committed to."""
    manager: TableManager = client.app.state.manager
    table = LiveTable(manager.store, msgspec.structs.replace(row, seed=seed), manager.membership, lambda _: None)
    table.log.load(
        [Event(number=place, at=1, seat=seat, kind=kind, text=text) for place, (seat, kind, text) in enumerate(events)]
    )
    table.aggregate.commitment = commitment(row.seed, row.salt)
    manager.tables[row.id] = table


@pytest.mark.parametrize(
    ("name", "options", "seats"), [VARIANTS[1], pytest.param(*VARIANTS[3], marks=[pytest.mark.long, pytest.mark.ci])]
)
def test_before_the_deal_nothing_depends_on_the_seed(tmp_path: Path, name: str, options: str, seats: int):
    """Whoever sits, has been invited or watches: a commitment is all that they get of it."""
    row = row_of(name, options, seats)
    steps = [*claims(row, 1), *reveals(row, 1)]
    with ExitStack() as stack:
        here, there = (stack.enter_context(server(tmp_path / part)) for part in ("here", "there"))
        for made in range(len(steps)):
            sat = min(made, seats)
            put_before_the_deal(here, row, steps[:made], row.seed)
            put_before_the_deal(there, row, steps[:made], bytes(reversed(row.seed)))
            for secret in ["ABCD"[seat] for seat in range(sat)] + [SPECTATOR]:
                sent = list(channels(here, secret, REJECTED))
                assert sent == list(channels(there, secret, REJECTED))
                told = b"".join(sent)
                assert not [seat for seat in range(sat) if digest("ABCD"[seat]).hex().encode() in told]
                assert row.seed.hex().encode() not in told
            for invitation in INVITATIONS[:seats]:
                headers = {"authorization": f"Bearer {invitation}"}
                sent = [one.get("/api/tables/table/invitation", headers=headers).content for one in (here, there)]
                assert sent[0] == sent[1]


def test_a_host_who_looks_and_ends_a_game_sees_nothing_of_the_deal(tmp_path: Path):
    """Two stored tables that differ in the seed alone, and so in every card: the host's page shows them alike."""
    row = row_of("schotten-totten", "tactics", 2)
    other = msgspec.structs.replace(row, seed=bytes(reversed(row.seed)))
    told: list[list[bytes]] = []
    for part, stored in (("here", row), ("there", other)):
        with server(tmp_path / part) as client:
            manager: TableManager = client.app.state.manager
            page: HostPage = client.app.state.host_page
            client.blocking_portal.call(manager.store.add_table, stored)
            for event in played(stored, 0, seed=1):
                client.blocking_portal.call(manager.store.append, row.id, event)
            before = list(host_channels(client))
            assert row.id.encode() in before[0]
            opened = client.blocking_portal.call(page.sessions.open, None, "key")
            headers = {"authorization": f"Bearer {opened.session}"}
            ended = client.post("/api/host/tables/table/end", json={"note": "over"}, headers=headers)
            assert ended.status_code == 204
            told.append([*before, ended.content, *host_channels(client)])
    assert told[0] == told[1]
    assert not [seed for seed in (row.seed, other.seed) if seed.hex().encode() in b"".join(told[0])]
    assert set(Sample.__annotations__.values()) == {"int", "float", "float | None"}


def test_the_test_would_notice(tmp_path: Path):
    """With a world dealt anew for another observer, something differs."""
    row = row_of("schotten-totten", "", 2)
    log = played(row, 6, seed=1)
    with server(tmp_path / "here") as here, server(tmp_path / "there") as there:
        put(here, row, log, 0, None)
        put(there, row, log, 0, 3)
        assert list(channels(here, "B", ["?"])) != list(channels(there, "B", ["?"]))
