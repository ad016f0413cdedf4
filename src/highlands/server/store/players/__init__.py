"""Players in the database: their devices, the seats that they have taken, and whose turn it is there."""

from highlands.server.store.players.player_rows import PlayerRows
from highlands.server.store.players.rows import DeviceRow, PlayerRow, SeatLink, Turn

__all__ = ["DeviceRow", "PlayerRow", "PlayerRows", "SeatLink", "Turn"]
