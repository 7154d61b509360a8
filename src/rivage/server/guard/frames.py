"""WebSocket frames by their headers alone (RFC 6455, section 5.2): counted on the way in, made for texts on the way out."""

from collections.abc import Sequence
from struct import pack

LENGTH_MASK = 0x7F
MASKED = 0x80
OPCODE_MASK = 0x0F
CLOSE, PING = 0x8, 0x9
FINAL_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
CLOSE_FRAME = b"\x88"
"""The first byte of a close frame."""
LONGEST_HEADER = 14
"""Bytes: opcode, length, extended length and mask."""


class FrameCounter:
    """Counts the frames of a stream of bytes that comes in any pieces. The payload is skipped, whatever it holds."""

    __slots__ = ("_header", "_payload", "has_closed", "pings")

    def __init__(self) -> None:
        self._header = b""
        """The part of a header that has come so far."""
        self._payload = 0
        """Bytes that are left of the payload of the last frame."""
        self.pings = 0
        """Pings so far."""
        self.has_closed = False
        """A close frame has come."""

    def feed(self, data: bytes) -> int:
        """How many frames begin in `data`: those whose header is now complete."""
        frames, at, end = 0, 0, len(data)
        while at < end:
            if self._payload:
                skipped = min(self._payload, end - at)
                self._payload -= skipped
                at += skipped
                continue
            header = self._header + data[at : at + LONGEST_HEADER - len(self._header)]
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
    """The size of a whole header by its first two bytes, or the two when they are not there yet."""
    if len(header) < 2:
        return 2
    length = header[1] & LENGTH_MASK
    return 2 + (2 if length == 126 else 8 if length == 127 else 0) + (4 if header[1] & MASKED else 0)


def payload_length(header: bytes) -> int:
    """The length of the payload by a whole header."""
    length = header[1] & LENGTH_MASK
    if length == 126:
        return int.from_bytes(header[2:4])
    return int.from_bytes(header[2:10]) if length == 127 else length


def text_frames(texts: Sequence[bytes]) -> bytes:
    """Encoded texts, each in a frame of its own as a server sends it, for one write: each write is a system call."""
    return b"".join([part for text in texts for part in (text_header(len(text)), text)])


def text_header(length: int) -> bytes:
    """The header of a frame with a whole text."""
    if length < 126:
        return bytes((FINAL_TEXT, length))
    return pack("!BBH", FINAL_TEXT, 126, length) if length < 65536 else pack("!BBQ", FINAL_TEXT, 127, length)
