"""``python -m tools.write_protocol``: write the messages of the WebSocket into docs/protocol.md, from their types."""

from __future__ import annotations

import json
import typing
from pathlib import Path
from typing import Any

import msgspec

from highlands.protocol import lobby, messages
from highlands.server.tournaments import messages as tournaments

DOCUMENT = Path(__file__).parents[1] / "docs" / "protocol.md"
SCHEMA = Path(__file__).parents[1] / "docs" / "protocol.schema.json"
BEGIN, END = "<!-- messages: python -m tools.write_protocol -->\n", "<!-- end of the messages -->"


def kinds(union: Any) -> list[type[msgspec.Struct]]:
    """The types of a union, in its order."""
    return list(typing.get_args(union))


def message_table(title: str, types: list[type[msgspec.Struct]]) -> list[str]:
    """A table of messages with their fields."""
    lines = [f"### {title}", "", "| type | fields | |", "| --- | --- | --- |"]
    for kind in types:
        fields = [field_text(field) for field in msgspec.structs.fields(kind)]
        doc = " ".join((kind.__doc__ or "").split())
        lines.append(f"| `{kind.__struct_config__.tag}` | {', '.join(fields) or '–'} | {doc} |")
    return [*lines, ""]


def field_text(field: msgspec.structs.FieldInfo) -> str:
    """A field, with a question mark where it may be left out."""
    return f"`{field.name}`{'' if field.required else '?'}"


def schema() -> dict[str, Any]:
    """The JSON schemas of all messages."""
    names = ["Join", "Request", "Reply", "WatchLobby", "LobbyRequest", "LobbyReply"]
    names += ["WatchTournament", "TournamentRequest", "TournamentReply"]
    types = [
        messages.Join,
        messages.Request,
        messages.Reply,
        lobby.WatchLobby,
        lobby.LobbyRequest,
        lobby.LobbyReply,
        tournaments.WatchTournament,
        tournaments.TournamentRequest,
        tournaments.TournamentReply,
    ]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "protocol": messages.PROTOCOL,
        "messages": dict(zip(names, schemas, strict=True)),
        "$defs": components,
    }


def document(before: str) -> str:
    """The document with its tables as they should be."""
    head, rest = before.split(BEGIN)
    lines = [
        *message_table("The handshake", [messages.Join]),
        *message_table("Requests of a client", kinds(messages.Request)),
        *message_table("Messages of the server", kinds(messages.Reply)),
        *message_table("The lobby: requests of a client", [lobby.WatchLobby, *kinds(lobby.LobbyRequest)]),
        *message_table("The lobby: messages of the server", kinds(lobby.LobbyReply)),
        *message_table("A tournament: requests of a client", [tournaments.WatchTournament, messages.Ping]),
        *message_table("A tournament: messages of the server", kinds(tournaments.TournamentReply)),
    ]
    return f"{head}{BEGIN}\n" + "\n".join(lines) + END + rest.split(END)[1]


def schema_text() -> str:
    """The schemas as a file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main() -> None:
    """Write both."""
    DOCUMENT.write_text(document(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
    SCHEMA.write_text(schema_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
