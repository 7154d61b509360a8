"""The binary format of a recorded motion: quantised poses at 60 frames per second, delta-encoded and compressed.

Layout before compression (raw deflate, no header). A number is a varint: seven bits per byte, lowest bits first. A signed number
is zigzag-encoded first: 0, -1, 1, -2 … become 0, 1, 2, 3 …

    number of bodies, number of frames
    for each frame that has records:   frames since the last such frame, number of records, then each record:
        body index since the last body of this frame (the first counts from -1), then 7 signed numbers:
        x y z in tenths of a millimetre, qw qx qy qz in 1/1024, each as the difference from the linear extrapolation of the
        last two records of this body (before its first record a body stands still at its starting pose)
    0 0, then the final poses of bodies that had a record, in order: 7 signed numbers each, micrometres and millionths

Only bodies that changed have a record in a frame; a body without any record never moved. The final poses are exact. The
quaternion starts with w, unlike in a `Pose`; this order cannot change, because recorded motions are stored permanently. A reader
needs the starting poses, which it knows from the table.
"""

import zlib
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import astuple

from rivage.core import Pose

COARSE_STEPS_PER_MM = 10
"""Quantisation steps per millimetre, in the frames of a motion."""
COARSE_STEPS_PER_UNIT = 1024
"""Quantisation steps per unit of a quaternion component, in the frames of a motion."""
FINE_STEPS_PER_MM = 1000
"""Quantisation steps per millimetre, in the final poses."""
FINE_STEPS_PER_UNIT = 1_000_000
"""Quantisation steps per unit of a quaternion component, in the final poses."""

Quantised = tuple[int, ...]
"""A quantised pose in the order of the stream: x y z, then qw qx qy qz."""


class DecodedMotion(Struct, frozen=True):
    """A decoded trajectory."""

    frames: int
    """Number of the last frame. Frame n is shown n/60 s after the start."""
    moves: tuple[tuple[int, int, Pose], ...]
    """Frame number, body index and pose of every record, in order. These poses are quantised to 0.1 mm."""
    final: dict[int, Pose]
    """The exact final pose of each body that moved."""


class Recorder:
    """Records the poses that changed, frame by frame."""

    def __init__(self, start: Sequence[Pose]) -> None:
        self._last = [quantise(astuple(pose)) for pose in start]
        self.start = tuple(self._last)
        self.frames = 0
        self.records: list[tuple[int, list[tuple[int, Quantised]]]] = []

    def frame(self, number: int, poses: Iterable[tuple[int, Sequence[float]]]) -> None:
        """Record those of `poses` (ascending by body index) that differ from the last recorded pose of their body."""
        self.frames = number
        changed = []
        for body, pose in poses:
            now = quantise(pose, self._last[body])
            if now != self._last[body]:
                self._last[body] = now
                changed.append((body, now))
        if changed:
            self.records.append((number, changed))


def quantise(pose: Sequence[float], near: Quantised | None = None) -> Quantised:
    """Quantise a pose for a frame of the stream.

    Two quaternions of opposite sign are the same rotation; the one nearer to `near` is used.
    """
    x, y, z, qx, qy, qz, qw = pose
    turn = COARSE_STEPS_PER_UNIT
    if near is not None and qw * near[3] + qx * near[4] + qy * near[5] + qz * near[6] < 0:
        turn = -COARSE_STEPS_PER_UNIT
    place = COARSE_STEPS_PER_MM
    return (
        round(x * place), round(y * place), round(z * place),
        round(qw * turn), round(qx * turn), round(qy * turn), round(qz * turn),
    )  # fmt: skip


def encode(recorder: Recorder, final: Sequence[Pose]) -> bytes:
    """Encode a recording and the exact final poses as bytes."""
    out = bytearray()
    _write_varint(out, len(recorder.start))
    _write_varint(out, recorder.frames)
    before = {body: (pose, pose) for body, pose in enumerate(recorder.start)}
    moved: set[int] = set()
    last_frame = 0
    for frame, changed in recorder.records:
        _write_varint(out, frame - last_frame)
        _write_varint(out, len(changed))
        last_frame, last_body = frame, -1
        for body, now in changed:
            _write_varint(out, body - last_body)
            last_body = body
            older, old = before[body]
            for part, a, b in zip(now, older, old, strict=True):
                _write_signed(out, part - (2 * b - a))
            before[body] = old, now
            moved.add(body)
    _write_varint(out, 0)
    _write_varint(out, 0)
    for body in sorted(moved):
        for part in quantise_final(final[body]):
            _write_signed(out, part)
    compressor = zlib.compressobj(9, zlib.DEFLATED, -15)
    return compressor.compress(bytes(out)) + compressor.flush()


def decode(stream: bytes, start: Sequence[Pose]) -> DecodedMotion:
    """Decode the trajectory of a motion; `start` are the poses of all bodies at its start.

    Raises:
        ValueError: if the bytes are not a trajectory, or have another number of bodies than `start`.
    """
    try:
        numbers = _read_varints(zlib.decompress(stream, -15))
        bodies, frames = next(numbers), next(numbers)
        if bodies != len(start):
            raise ValueError(f"the trajectory has {bodies} bodies, the scene has {len(start)}")
        before = {body: (pose, pose) for body, pose in enumerate(quantise(astuple(pose)) for pose in start)}
        moves: list[tuple[int, int, Pose]] = []
        moved: set[int] = set()
        frame = 0
        while step := next(numbers):
            frame += step
            body = -1
            for _ in range(next(numbers)):
                body += next(numbers)
                older, old = before[body]
                now = tuple(_decode_zigzag(next(numbers)) + 2 * b - a for a, b in zip(older, old, strict=True))
                before[body] = old, now
                moved.add(body)
                moves.append((frame, body, _pose(now, COARSE_STEPS_PER_MM, COARSE_STEPS_PER_UNIT)))
        next(numbers)
        final = {}
        for body in sorted(moved):
            final[body] = _pose([_decode_zigzag(next(numbers)) for _ in range(7)], FINE_STEPS_PER_MM, FINE_STEPS_PER_UNIT)
    except (StopIteration, KeyError, zlib.error) as error:
        raise ValueError("the bytes are not a trajectory") from error
    return DecodedMotion(frames, tuple(moves), final)


def quantise_final(pose: Pose) -> Quantised:
    """Quantise a final pose to micrometres and millionths, the precision in which poses are stored."""
    place = (round(part * FINE_STEPS_PER_MM) for part in (pose.x, pose.y, pose.z))
    return (*place, *(round(part * FINE_STEPS_PER_UNIT) for part in (pose.qw, pose.qx, pose.qy, pose.qz)))


def _pose(parts: Sequence[int], place: int, turn: int) -> Pose:
    """A pose from its quantised numbers."""
    x, y, z, qw, qx, qy, qz = parts
    return Pose(x / place, y / place, z / place, qx / turn, qy / turn, qz / turn, qw / turn)


def _write_varint(out: bytearray, value: int) -> None:
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)


def _write_signed(out: bytearray, value: int) -> None:
    _write_varint(out, 2 * value if value >= 0 else -2 * value - 1)


def _decode_zigzag(value: int) -> int:
    return value >> 1 if value & 1 == 0 else -(value >> 1) - 1


def _read_varints(data: bytes) -> Iterator[int]:
    value = shift = 0
    for byte in data:
        value |= (byte & 0x7F) << shift
        if byte & 0x80:
            shift += 7
            continue
        yield value
        value = shift = 0
