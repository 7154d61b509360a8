"""WebSocket frames: counting, limits, and frames for outgoing texts."""

import asyncio
import gc
import struct
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from rivage.server.guard import GuardedConnection
from rivage.server.guard.connection import FRAMES_CHUNK
from rivage.server.guard.frames import FrameCounter, text_frames

from .edge import HANDSHAKE, guarded, read_all

TEXT = b"\x81\x81\0\0\0\0a"
START = b"\x01\x80\0\0\0\0"
CONTINUATION = b"\x00\x80\0\0\0\0"
PING = b"\x89\xfd\0\0\0\0" + b"p" * 125
PONG = b"\x8a\x80\0\0\0\0"
PLENTY: dict[str, Any] = {
    "frames_burst": 10**9,
    "address_frames_burst": 10**9,
    "bytes_burst": 10**9,
    "address_bytes_burst": 10**9,
}


async def flood(writer: asyncio.StreamWriter, data: bytes) -> None:
    """Send the same data until the connection fails."""
    while True:
        writer.write(data)
        await writer.drain()


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_text_frames_follow_the_standard(length: int) -> None:
    texts = [b"a" * length, b"b"]
    assert text_frames(texts) == b"".join(Frame(Opcode.TEXT, text).serialize(mask=False) for text in texts)


KINDS = st.tuples(st.sampled_from(Opcode), st.integers(0, 300) | st.integers(65530, 65540), st.booleans())


@given(st.lists(KINDS, max_size=5), st.booleans(), st.integers(1, 20))
def test_frames_are_counted_in_chunks_of_any_size(kinds: list[tuple[Opcode, int, bool]], mask: bool, size: int) -> None:
    frames = [
        Frame(opcode, bytes(length if opcode < Opcode.CLOSE else min(length, 125)), fin or opcode >= Opcode.CLOSE)
        for opcode, length, fin in kinds
    ]
    data = b"".join(frame.serialize(mask=mask) for frame in frames)
    counter = FrameCounter()
    assert sum(counter.feed(data[start : start + size]) for start in range(0, len(data), size)) == len(frames)
    assert counter.pings == sum(frame.opcode is Opcode.PING for frame in frames)
    assert counter.has_closed == any(frame.opcode is Opcode.CLOSE for frame in frames)


def test_a_frame_counts_when_its_header_is_complete() -> None:
    counter = FrameCounter()
    assert counter.feed(b"\x81\xff" + (2**31).to_bytes(8) + b"\0\0\0") == 0
    assert counter.feed(b"\0") == 1
    assert counter.feed(PING * 1000) == 0


async def test_a_frame_with_a_length_of_eight_bytes_may_arrive_in_parts() -> None:
    text = b"abcdefgh" * 25
    frame = b"\x81\xff" + len(text).to_bytes(8) + b"\0\0\0\0" + text
    async with guarded() as edge:
        reader, writer = await edge.socket()
        writer.write(PING)
        await reader.readexactly(127)
        # The number of bytes of a frame with a length of 127.
        writer.write(frame[:133])
        await asyncio.sleep(0.05)
        writer.write(frame[133:])
        assert await reader.readexactly(4 + len(text)) == text_frames([text])
        writer.close()


async def test_a_text_between_the_fragments_of_another_closes_the_connection() -> None:
    async with guarded() as edge:
        reader, writer = await edge.socket()
        writer.write(START)
        writer.write(PING)
        assert (await reader.readexactly(2))[0] == 0x8A  # the server has read the start of the message
        await reader.readexactly(125)
        writer.write(TEXT)
        assert (await read_all(reader))[2:4] == struct.pack("!H", 1002)
        writer.close()


async def test_data_after_a_partial_frame_belongs_to_it() -> None:
    async with guarded() as edge:
        reader, writer = await edge.socket()
        whole = b"\x81\x87\0\0\0\0" + TEXT.replace(b"\x81", b"a")
        writer.write(PING + whole[:6])
        assert (await reader.readexactly(127))[0] == 0x8A
        writer.write(whole[6:])
        assert await reader.readexactly(9) == b"\x81\x07" + whole[6:]
        writer.write(b"\x81\xfe" + struct.pack("!H", FRAMES_CHUNK) + b"\0\0\0\0" + b"y" * FRAMES_CHUNK + TEXT)
        assert await reader.readexactly(4 + FRAMES_CHUNK + 3) == text_frames([b"y" * FRAMES_CHUNK, b"a"])
        writer.close()


@pytest.mark.parametrize("kind", [TEXT, START + CONTINUATION * 200, PING, PONG], ids=["texts", "continuations", "pings", "pongs"])
async def test_frames_of_every_kind_are_counted(kind: bytes) -> None:
    async with guarded(frames_burst=10, frames_rate=0.0) as edge:
        _, writer = await edge.socket()
        writer.write(kind if kind.startswith(START) else kind * 20)
        await edge.wait_for_connections(0)
        writer.close()
        assert (await edge.ask(HANDSHAKE)).startswith(b"HTTP/1.1 429")
        assert edge.refusals == ["flood", "barred"]


async def test_messages_are_forwarded_in_order() -> None:
    async with guarded() as edge:
        reader, writer = await edge.socket()
        writer.write(b"".join(b"\x81\x81\0\0\0\0" + bytes([letter]) for letter in b"abcdefgh" * 40))
        assert await reader.readexactly(3 * 320) == b"".join(b"\x81\x01" + bytes([letter]) for letter in b"abcdefgh" * 40)
        writer.close()


async def test_texts_in_one_write_are_separate_frames() -> None:
    async with guarded() as edge:
        reader, writer = await edge.socket()
        writer.write(b"\x81\x83\0\0\0\0all")
        assert await reader.readexactly(10) == b"\x81\x03one\x81\x03two"
        writer.close()


async def test_the_limit_of_frames_applies_to_all_connections_of_an_address() -> None:
    async with guarded(address_frames_burst=30, address_frames_rate=0.0) as edge:
        lines = [await edge.socket() for _ in range(4)]
        for _, writer in lines:
            writer.write(PONG * 9)
        await edge.wait_for_connections(3)
        for _, writer in lines:
            writer.close()


async def test_bytes_of_a_websocket_are_limited() -> None:
    async with guarded(bytes_burst=5000, bytes_rate=0.0) as edge:
        _, writer = await edge.socket()
        writer.write(PING * 50)
        await edge.wait_for_connections(0)
        writer.close()


async def test_a_client_that_pings_without_reading_is_closed() -> None:
    async with guarded(max_unread_bytes=10_000, **PLENTY) as edge:
        _, writer = await edge.socket()
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport for reading too
        with pytest.raises(ConnectionError):
            await flood(writer, PING * 1000)
        await edge.wait_for_connections(0)
        writer.close()


async def test_a_websocket_that_does_not_read_is_closed() -> None:
    async with guarded(stall_seconds=0.1, **PLENTY) as edge:
        _, writer = await edge.socket()
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport for reading too
        long = b"\x81\xff" + struct.pack("!Q", 2**15) + b"\0\0\0\0" + b"x" * 2**15
        with pytest.raises(ConnectionError):
            await flood(writer, long * 10)
        await edge.wait_for_connections(0)
        writer.close()


async def test_a_text_with_invalid_utf8_is_closed_with_1007() -> None:
    async with guarded() as edge:
        reader, writer = await edge.socket()
        writer.write(b"\x81\x82\0\0\0\0\xff\xfe")
        assert (await read_all(reader))[2:4] == struct.pack("!H", 1007)
        writer.close()


async def test_a_handshake_without_an_answer_times_out() -> None:
    async with guarded(body_seconds=0.1) as edge:
        answer = await edge.ask(HANDSHAKE.replace(b"/socket", b"/undecided"))
        assert b"101" not in answer
        await edge.wait_for_connections(0)


async def test_frames_before_the_answer_to_the_handshake_are_held_back(caplog: pytest.LogCaptureFixture) -> None:
    async with guarded(body_seconds=0.2) as edge:
        _, writer = await edge.open()
        writer.write(HANDSHAKE.replace(b"/socket", b"/undecided"))
        await writer.drain()
        await edge.wait_for_connections(1)
        for _ in range(3):
            writer.write(b"\xff" * 50)
            await asyncio.sleep(0.02)
        await edge.wait_for_connections(0)
        writer.close()
    assert "AssertionError" not in caplog.text


async def test_an_open_websocket_has_no_handshake_timeout() -> None:
    async with guarded(body_seconds=0.1) as edge:
        reader, writer = await edge.socket()
        # When a later handshake has timed out, the timeout of this one is over too.
        assert b"101" not in await edge.ask(HANDSHAKE.replace(b"/socket", b"/undecided"))
        writer.write(TEXT)
        assert await reader.readexactly(3) == b"\x81\x01a"
        writer.close()


async def test_behind_a_trusted_proxy_a_websocket_counts_for_its_client() -> None:
    forwarded = HANDSHAKE.replace(b"Host: a", b"Host: a\r\nX-Forwarded-For: 192.0.2.9\r\nX-Forwarded-Proto: https")
    async with guarded(connections_per_address=1) as edge:
        reader, writer = await edge.open()
        writer.write(forwarded.replace(b"/socket", b"/who"))
        await reader.readuntil(b"\r\n\r\n")
        assert (await reader.readexactly(15))[2:] == b"192.0.2.9 wss"
        assert (await edge.ask(forwarded)).startswith(b"HTTP/1.1 429")
        # Other clients of the proxy are not affected.
        await edge.wait_for_connections(1)
        other, another = await edge.open()
        another.write(forwarded.replace(b"192.0.2.9", b"192.0.2.8"))
        assert b"101" in await other.readline()
        for stream in (writer, another):
            stream.close()


async def test_a_closed_websocket_leaves_no_objects_behind() -> None:
    async with guarded() as edge:
        gc.collect()
        gc.disable()
        try:
            for _ in range(5):
                _, writer = await edge.socket()
                writer.close()
            await edge.wait_for_connections(0)
            await asyncio.sleep(0.05)
            left = [item for item in gc.get_objects() if isinstance(item, GuardedConnection)]
        finally:
            gc.enable()
        assert not left


async def test_a_refused_handshake_gets_a_response_and_is_not_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with guarded() as edge:
        for _ in range(3):
            answer = await edge.ask(HANDSHAKE.replace(b"/socket", b"/refused") + TEXT)
            assert answer.startswith(b"HTTP/1.1 403")
            assert answer.endswith(b"not you")
        await edge.wait_for_connections(0)
    assert caplog.text == ""
