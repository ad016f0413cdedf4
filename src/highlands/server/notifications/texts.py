"""What messages say. They are made from what everybody at a table knows: the game, the names, and whose turn it is."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from highlands.i18n import Message, message, say
from highlands.server.store.outbox import Kind


class TableFacts(NamedTuple):
    """All of a table that a message may tell of."""

    game: str
    names: list[str | None]
    bots: list[str | None]


class Notice(NamedTuple):
    """A message in words."""

    title: str
    body: str


class PushContent(msgspec.Struct, frozen=True, kw_only=True):
    """What the browser is told, as JSON; the service worker shows it."""

    kind: Kind
    table: str
    title: str
    body: str
    language: str
    waiting: int
    """At how many tables it is the player's turn, for the badge of the app's icon."""


def notice(kind: Kind, table: TableFacts, seat: int, joined: int, language: str) -> Notice:
    """Word a message to the player of a seat; `joined` is the seat of who has sat down, where it is about that."""
    words: dict[str, object] = {"game": message("term-game-name", game=table.game)}
    if kind in ("joined", "challenge"):
        words["name"] = _name(table, joined)
    else:
        words["others"] = [_name(table, other) for other in range(len(table.names)) if other != seat]
    title, body = message(f"notify-{kind}", **words), message(f"notify-{kind}-more", **words)
    return Notice(say(title, language), say(body, language))


def _name(table: TableFacts, seat: int) -> str | Message:
    level = table.bots[seat]
    return table.names[seat] or (message("notify-nobody") if level is None else message(f"level-{level}"))
