"""``python -m tools.write_types``: write the web's types of all messages, from the server's.

They are in web/src/app/protocol.ts, which nobody edits.
"""

from __future__ import annotations

import typing
from pathlib import Path
from typing import Any

import msgspec

from highlands.bots.levels import LEVELS
from highlands.games import BUILT_IN, game_spec
from highlands.i18n import LANGUAGES, NUMBERS
from highlands.protocol import lobby, messages
from highlands.protocol.names import BOT_TITLE, MAX_NAME_LENGTH
from highlands.protocol.seats import ClaimSeat, Invitation, RevealShare
from highlands.protocol.tables import CreatedTable, CreateTable, ListMyTables, TableSummary
from highlands.server.host_page import messages as host_page
from highlands.server.notifications.messages import NotificationChoices, NotificationState, SubscribePush
from highlands.server.players.friend_routes import ChallengeFriend
from highlands.server.players.messages import (
    AddedDevice,
    AddPasskey,
    DeviceLink,
    NewPlayer,
    PlayerChange,
    PlayerNamed,
    PlayerState,
    SignIn,
    UseDeviceLink,
)
from highlands.server.players.profile import Profile, PublicProfile
from highlands.server.players.social_messages import Block, FriendLink, FriendResults, FriendsState
from highlands.server.players.vacations import AllVacations
from highlands.server.ratings.messages import LeaderBoard, PlayerRating, RatedVariant, TableRatings
from highlands.server.ratings.model import PROVISIONAL_GAMES
from highlands.server.tables.background.reviews import ReviewState
from highlands.server.tables.replay import Replay, ReplayMoves
from highlands.server.tournaments import messages as tournaments
from highlands.spec.game_spec import GameInfo

FILE = Path(__file__).parents[1] / "web" / "src" / "app" / "protocol.ts"
HEAD = "// Written by `python -m tools.write_types` from the server's types: do not edit.\n"

ROOTS: dict[str, Any] = {
    "Join": messages.Join,
    "Request": messages.Request,
    "Reply": messages.Reply,
    "CreateTable": CreateTable,
    "CreatedTable": CreatedTable,
    "Invitation": Invitation,
    "ClaimSeat": ClaimSeat,
    "RevealShare": RevealShare,
    "TableSummary": TableSummary,
    "ListMyTables": ListMyTables,
    "NewPlayer": NewPlayer,
    "PlayerChange": PlayerChange,
    "PlayerState": PlayerState,
    "AddPasskey": AddPasskey,
    "SignIn": SignIn,
    "AddedDevice": AddedDevice,
    "DeviceLink": DeviceLink,
    "UseDeviceLink": UseDeviceLink,
    "PlayerNamed": PlayerNamed,
    "FriendsState": FriendsState,
    "FriendResults": FriendResults,
    "AllVacations": AllVacations,
    "FriendLink": FriendLink,
    "ChallengeFriend": ChallengeFriend,
    "Block": Block,
    "Profile": Profile,
    "PublicProfile": PublicProfile,
    "PlayerRating": PlayerRating,
    "TableRatings": TableRatings,
    "RatedVariant": RatedVariant,
    "LeaderBoard": LeaderBoard,
    "WatchLobby": lobby.WatchLobby,
    "LobbyRequest": lobby.LobbyRequest,
    "LobbyReply": lobby.LobbyReply,
    "NotificationState": NotificationState,
    "NotificationChoices": NotificationChoices,
    "SubscribePush": SubscribePush,
    "Replay": Replay,
    "ReplayMoves": ReplayMoves,
    "ReviewState": ReviewState,
    "OpenedPage": host_page.OpenedPage,
    "HostNumbers": host_page.HostNumbers,
    "HostTable": host_page.HostTable,
    "EndTable": host_page.EndTable,
    "LoggedAction": host_page.LoggedAction,
    "BlockAddress": host_page.BlockAddress,
    "BlockSeat": host_page.BlockSeat,
    "HostBlocked": host_page.HostBlocked,
    "ConnectedAddress": host_page.ConnectedAddress,
    "Announce": host_page.Announce,
    "ShownAnnouncement": host_page.ShownAnnouncement,
    "HostSettingsChange": host_page.HostSettingsChange,
    "HostSettingsState": host_page.HostSettingsState,
    "AdmittedPasskey": host_page.AdmittedPasskey,
    "BackupTicket": host_page.BackupTicket,
    "CreateTournament": tournaments.CreateTournament,
    "EnterTournament": tournaments.EnterTournament,
    "Organise": tournaments.Organise,
    "RoundState": tournaments.RoundState,
    "TournamentView": tournaments.TournamentView,
    "TournamentList": tournaments.TournamentList,
    "WatchTournament": tournaments.WatchTournament,
    "TournamentReply": tournaments.TournamentReply,
    "GameInfo": GameInfo,
}


def reference(name: str) -> str:
    """The name of a type, from a reference to it."""
    return name.rpartition("/")[2]


def type_text(schema: dict[str, Any]) -> str:
    """A schema as a type of TypeScript."""
    if "$ref" in schema:
        return reference(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_text(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    return _plain(schema)


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else "null" if value is None else str(value).lower()


def _plain(schema: dict[str, Any]) -> str:
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            inner = type_text(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {type_text(values) if isinstance(values, dict) else 'unknown'}>"
        case _:
            return "unknown"


def interface(name: str, schema: dict[str, Any], *, from_client: bool) -> list[str]:
    """An object as an interface. Fields with defaults are optional where the client sends it; the server sends all.

    A field that may be left out and has no default is sent by either only where it is set.
    """
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, inner in schema["properties"].items():
        mark = "?" if field not in required and (from_client or "default" not in inner) else ""
        lines.append(f"  {field}{mark}: {type_text(inner)};")
    return [*lines, "}", ""]


def types_text() -> str:
    """The whole file."""
    schemas, components = msgspec.json.schema_components(list(ROOTS.values()), ref_template="#/$defs/{name}")
    from_client = {kind.__name__ for union in (messages.Request, lobby.LobbyRequest) for kind in typing.get_args(union)}
    from_client |= {
        "Join",
        "CreateTable",
        "SeatPlan",
        "ListMyTables",
        "Fischer",
        "PerTurn",
        "ClaimSeat",
        "NewPlayer",
        "WatchLobby",
        "PlayerChange",
        "NewDevice",
        "ChallengeFriend",
        "Block",
        "AddPasskey",
    }
    lines = [HEAD]
    lines.append(f"export const PROTOCOL = {messages.PROTOCOL};")
    lines.append(f"export const MAX_NAME_LENGTH = {MAX_NAME_LENGTH};")
    lines.append(f"export const PROVISIONAL_GAMES = {PROVISIONAL_GAMES};")
    lines.append(f"export const BOT_TITLE = '{BOT_TITLE}';")
    greetings = ", ".join(f"'{greeting}'" for greeting in typing.get_args(messages.Greeting))
    lines.append(f"export const GREETINGS = [{greetings}] as const;")
    lines.append(f"export const LANGUAGES = [{', '.join(repr(name) for name in LANGUAGES)}] as const;")
    lines.append(f"export const LEVELS = [{', '.join(repr(level) for level in LEVELS)}] as const;")
    numbers = "".join(f"  '{name}': {number},\n" for name, number in sorted(NUMBERS.items()))
    lines.append("/** The numbers of the games' rules, which any text may fill in. */")
    lines.append(f"export const RULE_NUMBERS = {{\n{numbers}}};")
    lines.append("")
    for name, schema in components.items():
        if schema.get("type") == "object" and "properties" in schema:
            lines += interface(name, schema, from_client=name in from_client)
        else:
            lines += [f"export type {name} = {type_text(schema)};", ""]
    for name, schema in zip(ROOTS, schemas, strict=True):
        if schema.get("$ref") is None:
            lines += [f"export type {name} = {type_text(schema)};", ""]
    games = msgspec.json.encode([game_spec(name).info() for name in BUILT_IN])
    lines.append("/** The games that this app has boards for, as the server offers them. */")
    lines.append(f"export const GAMES = {msgspec.json.format(games).decode()} as const satisfies readonly GameInfo[];")
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Write the file."""
    FILE.write_text(types_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
