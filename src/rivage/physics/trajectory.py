"""A cascade as a compact stream: 60 frames a second, only what changed, small whole numbers, deflated; the last poses exactly.

Layout before deflating (raw deflate, no header). A number is a varint: seven bits a byte, lowest first; a signed one is folded
0, -1, 1, -2 … to 0, 1, 2, 3 … first.

    number of bodies, number of frames
    for each frame that has records:   frames since the last such frame, records, then each record
        body since the last body of this frame (the first counts from -1), then 7 signed numbers:
        x y z in tenths of a millimetre, qw qx qy qz in 1/1024, each as the difference from where the last two records of this
        body point to (the same step again; before its first record a body stands still at its starting pose)
    0 0, then the last poses of bodies that had a record, in order: 7 signed numbers each, micrometres and millionths

The quaternion is written from w on, unlike a `Pose`: recorded streams are kept for ever. A body without records never moved. A
reader needs the starting poses, which the table knows anyway.
"""

import zlib
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import astuple

from rivage.core import Pose

PLACE = 10
"""Steps a millimetre."""
TURN = 1024
"""Steps of a quaternion's part."""
MICRONS = 1000
"""The same for the last poses."""
MILLIONTHS = 1_000_000

Coarse = tuple[int, ...]


class Played(Struct, frozen=True):
    """A stream, read again."""

    frames: int
    """The last frame; frame n is shown n/60 s after the start."""
    moves: tuple[tuple[int, int, Pose], ...]
    """Frame, body and pose, in order; poses are coarse here."""
    final: dict[int, Pose]
    """The last pose of each body that moved, exactly."""


class Recorder:
    """Collects what changed, frame by frame."""

    def __init__(self, start: Sequence[Pose]) -> None:
        self._last = [coarse(astuple(pose)) for pose in start]
        self.start = tuple(self._last)
        self.frames = 0
        self.records: list[tuple[int, list[tuple[int, Coarse]]]] = []

    def frame(self, number: int, poses: Iterable[tuple[int, Sequence[float]]]) -> None:
        """Keep those of `poses`, ascending by body, that differ from what is known."""
        self.frames = number
        changed = []
        for body, pose in poses:
            now = coarse(pose, self._last[body])
            if now != self._last[body]:
                self._last[body] = now
                changed.append((body, now))
        if changed:
            self.records.append((number, changed))


def coarse(pose: Sequence[float], near: Coarse | None = None) -> Coarse:
    """A pose in the steps and the order of the stream; of the two quaternions that turn alike, the one nearer to `near`."""
    x, y, z, qx, qy, qz, qw = pose
    turn = TURN
    if near is not None and qw * near[3] + qx * near[4] + qy * near[5] + qz * near[6] < 0:
        turn = -TURN
    place = PLACE
    return (
        round(x * place), round(y * place), round(z * place),
        round(qw * turn), round(qx * turn), round(qy * turn), round(qz * turn),
    )  # fmt: skip


def encode(recorder: Recorder, final: Sequence[Pose]) -> bytes:
    """The stream of what was recorded."""
    out = bytearray()
    _put(out, len(recorder.start))
    _put(out, recorder.frames)
    before = {body: (pose, pose) for body, pose in enumerate(recorder.start)}
    moved: set[int] = set()
    last_frame = 0
    for frame, changed in recorder.records:
        _put(out, frame - last_frame)
        _put(out, len(changed))
        last_frame, last_body = frame, -1
        for body, now in changed:
            _put(out, body - last_body)
            last_body = body
            older, old = before[body]
            for part, a, b in zip(now, older, old, strict=True):
                _put_signed(out, part - (2 * b - a))
            before[body] = old, now
            moved.add(body)
    _put(out, 0)
    _put(out, 0)
    for body in sorted(moved):
        for part in fine(final[body]):
            _put_signed(out, part)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(bytes(out)) + packer.flush()


def decode(stream: bytes, start: Sequence[Pose]) -> Played:
    """Read a stream again, with the poses the scene began from.

    Raises:
        ValueError: for bytes that are no such stream, or not of that scene.
    """
    try:
        numbers = _numbers(zlib.decompress(stream, -15))
        bodies, frames = next(numbers), next(numbers)
        if bodies != len(start):
            raise ValueError(f"a stream of {bodies} bodies for a scene of {len(start)}")
        before = {body: (pose, pose) for body, pose in enumerate(coarse(astuple(pose)) for pose in start)}
        moves: list[tuple[int, int, Pose]] = []
        moved: set[int] = set()
        frame = 0
        while step := next(numbers):
            frame += step
            body = -1
            for _ in range(next(numbers)):
                body += next(numbers)
                older, old = before[body]
                now = tuple(_unfold(next(numbers)) + 2 * b - a for a, b in zip(older, old, strict=True))
                before[body] = old, now
                moved.add(body)
                moves.append((frame, body, _pose(now, PLACE, TURN)))
        next(numbers)
        final = {}
        for body in sorted(moved):
            final[body] = _pose([_unfold(next(numbers)) for _ in range(7)], MICRONS, MILLIONTHS)
    except (StopIteration, KeyError, zlib.error) as error:
        raise ValueError("bytes that are no trajectory") from error
    return Played(frames, tuple(moves), final)


def fine(pose: Pose) -> Coarse:
    """A pose as exactly as poses are kept, in the order of the stream."""
    place = (round(part * MICRONS) for part in (pose.x, pose.y, pose.z))
    return (*place, *(round(part * MILLIONTHS) for part in (pose.qw, pose.qx, pose.qy, pose.qz)))


def _pose(parts: Sequence[int], place: int, turn: int) -> Pose:
    """A pose from the numbers of the stream."""
    x, y, z, qw, qx, qy, qz = parts
    return Pose(x / place, y / place, z / place, qx / turn, qy / turn, qz / turn, qw / turn)


def _put(out: bytearray, value: int) -> None:
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)


def _put_signed(out: bytearray, value: int) -> None:
    _put(out, 2 * value if value >= 0 else -2 * value - 1)


def _unfold(value: int) -> int:
    return value >> 1 if value & 1 == 0 else -(value >> 1) - 1


def _numbers(data: bytes) -> Iterator[int]:
    value = shift = 0
    for byte in data:
        value |= (byte & 0x7F) << shift
        if byte & 0x80:
            shift += 7
            continue
        yield value
        value = shift = 0
