"""Our frames are those of `websockets`: whatever it writes is read here, and the other way round."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from highlands.server.http.protocols.frames import frame_size, read_ping, read_text, write_pong, write_text

SIZES = [0, 1, 125, 126, 127, 4096, 65535, 65536]
MAX = 1 << 20


def sent(opcode: Opcode, data: bytes, *, final: bool = True, mask: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin=final).serialize(mask=mask)


@pytest.mark.parametrize("size", SIZES)
def test_what_a_client_sends_is_read_whole_and_not_before(size: int):
    text = bytes(number % 251 for number in range(size))
    frame = sent(Opcode.TEXT, text)
    following = sent(Opcode.PING, b"x")
    for data, begin in ((frame + following, 0), (following + frame, len(following))):
        assert frame_size(data, begin, MAX) == len(frame)
        assert read_text(data, begin, begin + len(frame)) == text
    for cut in {min(place, len(frame) - 1) for place in (0, 1, 2, 5, 9, len(frame) // 2, len(frame))}:
        assert frame_size(frame[:cut], 0, MAX) == 0


@pytest.mark.parametrize("size", SIZES)
def test_what_is_written_is_as_websockets_writes_it(size: int):
    text = b"x" * size
    assert write_text(text) == sent(Opcode.TEXT, text, mask=False)


def test_only_whole_masked_texts_are_read_here():
    for frame in (
        sent(Opcode.TEXT, b"a", final=False),
        sent(Opcode.CONT, b"a"),
        sent(Opcode.BINARY, b"a"),
        sent(Opcode.CLOSE, b"\x03\xe8"),
        sent(Opcode.TEXT, b"a", mask=False),
        sent(Opcode.PING, b"a"),
        b"\xc1" + sent(Opcode.TEXT, b"a")[1:],  # a reserved bit: compressed, as an extension has it
    ):
        assert frame_size(frame, 0, MAX) == len(frame)
        assert read_text(frame, 0, len(frame)) is None


@pytest.mark.parametrize("size", [0, 4, 125])
def test_pings_are_read_and_answered_as_websockets_does_it(size: int):
    payload = b"p" * size
    frame = sent(Opcode.PING, payload)
    data = sent(Opcode.TEXT, b"a") + frame
    assert read_ping(data, len(data) - len(frame), len(data)) == payload
    assert write_pong(payload) == sent(Opcode.PONG, payload, mask=False)


def test_only_whole_masked_pings_of_a_size_that_may_be_are_read_here():
    long = b"\x89\xfe\x00\x7e" + bytes(4) + b"x" * 126
    for frame in (
        sent(Opcode.PONG, b"a"),
        sent(Opcode.TEXT, b"a"),
        sent(Opcode.PING, b"a", mask=False),
        b"\x09" + sent(Opcode.PING, b"a")[1:],  # a part of one
        long,
    ):
        assert frame_size(frame, 0, MAX) == len(frame)
        assert read_ping(frame, 0, len(frame)) is None


@pytest.mark.parametrize(("size", "header"), [(126, 4), (65536, 10)])
def test_of_what_is_too_large_the_header_is_enough(size: int, header: int):
    frame = sent(Opcode.TEXT, b"x" * size)
    assert frame_size(frame[:header], 0, 125) == header
    assert frame_size(frame[: header - 1], 0, 125) == 0
