"""WebSocket frames (RFC 6455, section 5.2): counts incoming frames by their headers, and builds frames for outgoing texts."""

from collections.abc import Sequence
from struct import pack

LENGTH_MASK = 0x7F
MASKED = 0x80
OPCODE_MASK = 0x0F
CLOSE, PING = 0x8, 0x9
FINAL_TEXT = 0x81
"""First byte of a frame with a whole text."""
CLOSE_FRAME = b"\x88"
"""First byte of a close frame."""
MAX_HEADER_BYTES = 14
"""Bytes of opcode, length, extended length and mask."""


class FrameCounter:
    """Counts the frames in a stream of bytes, which arrives in chunks of any size. Payloads are skipped."""

    __slots__ = ("_header", "_payload", "has_closed", "pings")

    def __init__(self) -> None:
        self._header = b""
        """The received part of an incomplete header."""
        self._payload = 0
        """Remaining bytes of the payload of the last frame."""
        self.pings = 0
        """Number of pings received."""
        self.has_closed = False
        """Whether a close frame was received."""

    def feed(self, data: bytes) -> int:
        """Read a chunk, and return the number of frames whose header is complete with it."""
        frames, at, end = 0, 0, len(data)
        while at < end:
            if self._payload:
                skipped = min(self._payload, end - at)
                self._payload -= skipped
                at += skipped
                continue
            header = self._header + data[at : at + MAX_HEADER_BYTES - len(self._header)]
            size = header_size(header)
            if len(header) < size:
                self._header = header
                break
            at += size - len(self._header)
            self._header = b""
            self._payload = payload_length(header)
            frames += 1
            opcode = header[0] & OPCODE_MASK
            if opcode == PING:
                self.pings += 1
            elif opcode == CLOSE:
                self.has_closed = True
        return frames


def header_size(header: bytes) -> int:
    """The size of a header by its first two bytes; 2 if these are incomplete."""
    if len(header) < 2:
        return 2
    length = header[1] & LENGTH_MASK
    return 2 + (2 if length == 126 else 8 if length == 127 else 0) + (4 if header[1] & MASKED else 0)


def payload_length(header: bytes) -> int:
    """The length of the payload, given a complete header."""
    length = header[1] & LENGTH_MASK
    if length == 126:
        return int.from_bytes(header[2:4])
    return int.from_bytes(header[2:10]) if length == 127 else length


def text_frames(texts: Sequence[bytes]) -> bytes:
    """The frames for encoded texts, one for each, joined to save system calls."""
    return b"".join([part for text in texts for part in (text_header(len(text)), text)])


def text_header(length: int) -> bytes:
    """The header of a frame with a whole text of this length."""
    if length < 126:
        return bytes((FINAL_TEXT, length))
    return pack("!BBH", FINAL_TEXT, 126, length) if length < 65536 else pack("!BBQ", FINAL_TEXT, 127, length)
