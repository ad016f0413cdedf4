"""Players in the database: their devices, the seats that they have taken, and whose turn it is there."""

from highlands.server.store.players.device_rows import DeviceRows
from highlands.server.store.players.friend_rows import FriendRows
from highlands.server.store.players.player_rows import KnownDevice, PlayerRows
from highlands.server.store.players.rows import (
    BlockRow,
    ChallengeRow,
    DeviceRow,
    FriendRow,
    NamedPlayer,
    PasskeyRow,
    PlayerRow,
    SeatHolder,
    SeatLink,
    TokenRow,
    Turn,
)

__all__ = [
    "BlockRow",
    "ChallengeRow",
    "DeviceRow",
    "DeviceRows",
    "FriendRow",
    "FriendRows",
    "KnownDevice",
    "NamedPlayer",
    "PasskeyRow",
    "PlayerRow",
    "PlayerRows",
    "SeatHolder",
    "SeatLink",
    "TokenRow",
    "Turn",
]
