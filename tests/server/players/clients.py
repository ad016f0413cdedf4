"""People at a server in this process, each with the secrets that their browser has made."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from highlands.play.commitments import share_commitment
from highlands.server import Settings, make_app
from highlands.server.http.rate_limits import RateLimits

Client = TestClient[Litestar]


def database_in(folder: Path) -> str:
    """An SQLite file."""
    return f"sqlite+aiosqlite:///{folder / 'games.db'}"


@contextmanager
def server(folder: Path, **limits: Any) -> Iterator[Client]:
    """A server on a database of its own."""
    with serving(database_in(folder), **limits) as client:
        yield client


@contextmanager
def serving(database: str, *, fixed: frozenset[str] = frozenset(), **limits: Any) -> Iterator[Client]:
    """A server on whatever database."""
    limits = {"api_per_second": 1e6, "api_burst": 10**6, "table_burst": 10**6, **limits}
    settings = Settings(database=database, limits=RateLimits(**limits), bot_processes=1, fixed=fixed)
    with TestClient(make_app(settings), base_url="http://127.0.0.1") as client:
        yield client


def bearer(secret: str | None) -> dict[str, str]:
    return {} if secret is None else {"authorization": f"Bearer {secret}"}


class Person:
    """Somebody with a browser of their own, who is a player if they have a key."""

    def __init__(self, client: Client, name: str, *, is_player: bool = True) -> None:
        self.client = client
        self.name = name
        self.key = secrets.token_urlsafe(24) if is_player else None
        self.secrets: dict[str, str] = {}
        self.shares: dict[str, bytes] = {}
        if is_player:
            assert self.register().status_code == 200

    def register(self, **more: Any) -> Any:
        return self.client.post("/api/players", json={"key": self.key, "name": self.name, "language": "de", **more})

    def create(self, *bots: str | None, **more: Any) -> dict[str, Any]:
        """Create a table; its seats are these bots, or people (None)."""
        plan = {"game": "schotten-totten", "options": {}, "seats": [{"bot": bot} for bot in bots], **more}
        answer = self.client.post("/api/tables", json=plan)
        assert answer.status_code == 201, answer.content
        created: dict[str, Any] = answer.json()
        return created

    def claim(self, table: str, seat: int, proof: str | None, **more: Any) -> Any:
        """Take a seat, with an invitation or as anyone may."""
        secret = self.secrets.setdefault(table, secrets.token_urlsafe(24))
        share = self.shares.setdefault(table, secrets.token_bytes(32))
        body = {
            "secret": secret,
            "name": self.name,
            "commitment": share_commitment(table, seat, share),
            "player": self.key,
            "seat": seat if proof is None else None,
            **more,
        }
        return self.client.post(f"/api/tables/{table}/claim", json=body, headers=bearer(proof))

    def reveal(self, table: str) -> Any:
        """Reveal the share of the deal."""
        body = {"share": self.shares[table].hex()}
        return self.client.post(f"/api/tables/{table}/reveal", json=body, headers=bearer(self.secrets[table]))

    def state(self, table: str, secret: str | None = None) -> Any:
        """What this person's secret, or another one, shows of a table."""
        return self.client.get(f"/api/tables/{table}", headers=bearer(secret or self.secrets[table]))

    def tables(self) -> list[dict[str, Any]]:
        """The list of the player's tables, by the key alone."""
        answer = self.client.post("/api/my-tables", json={"secrets": [], "player": self.key})
        listed: list[dict[str, Any]] = answer.json()
        return listed


def sit_down(table: dict[str, Any], *people: Person) -> None:
    """All take their seats, and the game begins."""
    for seat, person in enumerate(people):
        assert person.claim(table["id"], seat, table["invitations"][seat]).status_code == 200
    for person in people:
        assert person.reveal(table["id"]).status_code == 200


def post(person: Person, path: str, **body: Any) -> Any:
    """Ask for something with a person's key."""
    return person.client.post(path, json=body, headers=bearer(person.key))


def friends_state(person: Person) -> dict[str, Any]:
    """What a person sees of their friends."""
    found: dict[str, Any] = person.client.get("/api/friends", headers=bearer(person.key)).json()
    return found


def befriend(one: Person, other: Person) -> None:
    """Let two be friends, by a link."""
    token = post(one, "/api/friends/links").json()["token"]
    assert post(other, "/api/friends/links/look", token=token).json() == {"name": one.name}
    assert post(other, "/api/friends/links/use", token=token).status_code == 200
