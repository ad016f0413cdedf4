"""The host of a server in this process, at their page."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from highlands.server.host_page.key import prepare_key
from tests.server.players.clients import Client, bearer, database_in, serving


class HostAtPage:
    """Somebody with the key."""

    def __init__(self, client: Client, key: str) -> None:
        self.client = client
        self.key = key
        self.session = ""

    def open(self) -> HostAtPage:
        answer = self.client.post("/api/host/open", json={"key": self.key})
        assert answer.status_code == 200, answer.content
        self.session = answer.json()["session"]
        return self

    def get(self, path: str) -> Any:
        return self.client.get(f"/api/host/{path}", headers=bearer(self.session))

    def post(self, path: str, body: Any = None) -> Any:
        return self.client.post(f"/api/host/{path}", json=body, headers=bearer(self.session))

    def patch(self, path: str, body: Any) -> Any:
        return self.client.patch(f"/api/host/{path}", json=body, headers=bearer(self.session))

    def delete(self, path: str) -> Any:
        return self.client.delete(f"/api/host/{path}", headers=bearer(self.session))

    @property
    def logged(self) -> list[str]:
        """The actions in the log, the latest first."""
        return [entry["action"] for entry in self.get("log").json()]


def new_key(database: str, folder: Path) -> str:
    """The key that the first start makes."""
    made = asyncio.run(prepare_key(database, folder / "host.key"))
    assert made.new is not None
    return made.new


@contextmanager
def hosted(folder: Path, **more: Any) -> Iterator[HostAtPage]:
    """A server on SQLite with its host, who has opened the page."""
    key = new_key(database_in(folder), folder)
    with serving(database_in(folder), opening_burst=10**6, **more) as client:
        yield HostAtPage(client, key).open()
