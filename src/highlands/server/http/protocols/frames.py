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
    if data[begin] != FINAL_TEXT or not data[begin + 1] & MASKED:
        return None
    payload = data[begin + 1] & LENGTH
    mask = begin + (2 if payload < LENGTH_OF_2 else 4 if payload == LENGTH_OF_2 else 10)
    return apply_mask(data[mask + MASK_BYTES : end], data[mask : mask + MASK_BYTES])


def write_text(text: bytes) -> bytes:
    """A text message of the server as a frame."""
    size = len(text)
    if size <= MAX_SHORT:
        return bytes((FINAL_TEXT, size)) + text
    if size <= MAX_OF_2:
        return bytes((FINAL_TEXT, LENGTH_OF_2, size >> 8, size & 0xFF)) + text
    return bytes((FINAL_TEXT, LENGTH_OF_8)) + size.to_bytes(8, "big") + text
