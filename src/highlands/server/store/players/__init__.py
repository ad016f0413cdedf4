"""Players in the database: their devices, the seats that they have taken, and whose turn it is there."""

from highlands.server.store.players.device_rows import DeviceRows
from highlands.server.store.players.player_rows import KnownDevice, PlayerRows
from highlands.server.store.players.rows import (
    DeviceRow,
    PasskeyRow,
    PlayerRow,
    SeatHolder,
    SeatLink,
    TokenRow,
    Turn,
)

__all__ = [
    "DeviceRow",
    "DeviceRows",
    "KnownDevice",
    "PasskeyRow",
    "PlayerRow",
    "PlayerRows",
    "SeatHolder",
    "SeatLink",
    "TokenRow",
    "Turn",
]
