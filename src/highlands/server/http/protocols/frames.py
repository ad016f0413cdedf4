"""The frames of a WebSocket: where one ends, and the common kinds, which are read and written here.

All others, and all that is wrong, is left to `websockets`, which takes ten times as long for each.
"""

from __future__ import annotations

from collections.abc import Callable

from websockets import frames

# The library's own choice: compiled where there is a compiled one. It is not declared as exported.
apply_mask: Callable[[bytes, bytes], bytes] = vars(frames)["apply_mask"]

FINAL_TEXT = 0x81
"""The first byte of a frame that is a whole text message."""
PING, PONG = 0x89, 0x8A
"""The first bytes of a ping and of the answer to it, which repeats its payload."""
MASKED = 0x80
LENGTH = 0x7F
LENGTH_OF_2, LENGTH_OF_8 = 126, 127
"""In place of a length: it stands in the next 2 or 8 bytes."""
MASK_BYTES = 4
MAX_SHORT, MAX_OF_2 = 125, 0xFFFF


def frame_size(data: bytes, begin: int, max_payload: int) -> int:
    """The size of the frame that begins at a place; 0 if not all of it has come.

    Of one with a larger payload it is the size of the header, by which `websockets` refuses it.
    """
    available = len(data) - begin
    size = 2
    if available < size:
        return 0
    payload = data[begin + 1] & LENGTH
    if payload >= LENGTH_OF_2:
        size += 2 if payload == LENGTH_OF_2 else 8
        if available < size:
            return 0
        payload = int.from_bytes(data[begin + 2 : begin + size], "big")
    if payload > max_payload:
        return size
    if data[begin + 1] & MASKED:
        size += MASK_BYTES
    size += payload
    return size if available >= size else 0


def read_text(data: bytes, begin: int, end: int) -> bytes | None:
    """The text of a whole frame, if that is what it is."""
    return _payload(data, begin, end) if data[begin] == FINAL_TEXT and data[begin + 1] & MASKED else None


def read_ping(data: bytes, begin: int, end: int) -> bytes | None:
    """What is to be sent back to a whole frame, if it is a ping; a longer one than may be is for `websockets`."""
    is_ping = data[begin] == PING and MASKED <= data[begin + 1] <= MASKED | MAX_SHORT
    return _payload(data, begin, end) if is_ping else None


def _payload(data: bytes, begin: int, end: int) -> bytes:
    """What a masked frame holds."""
    payload = data[begin + 1] & LENGTH
    mask = begin + (2 if payload < LENGTH_OF_2 else 4 if payload == LENGTH_OF_2 else 10)
    return apply_mask(data[mask + MASK_BYTES : end], data[mask : mask + MASK_BYTES])


def write_text(text: bytes) -> bytes:
    """A text message of the server as a frame."""
    return _frame(FINAL_TEXT, text)


def write_pong(payload: bytes) -> bytes:
    """The answer to a ping."""
    return _frame(PONG, payload)


def _frame(first: int, payload: bytes) -> bytes:
    size = len(payload)
    if size <= MAX_SHORT:
        return bytes((first, size)) + payload
    if size <= MAX_OF_2:
        return bytes((first, LENGTH_OF_2, size >> 8, size & 0xFF)) + payload
    return bytes((first, LENGTH_OF_8)) + size.to_bytes(8, "big") + payload
