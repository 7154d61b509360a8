"""Live hand messages: cursors, marks, freehand strokes and calls. They are broadcast at once and never stored.

Lengths are integers in tenths of the game's unit, angles integers in tenths of a degree. This keeps messages short and excludes
NaN and infinity.
"""

from typing import Annotated, Final

import msgspec

FARTHEST: Final = 100_000
"""Tenths of the game's unit: the largest coordinate, measured from the middle of the table."""
MAX_STROKE_POINTS: Final = 120
"""Points in one stroke."""
MAX_CALL_CHARS: Final = 40
"""Characters in the key of a call."""

Tenths = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]


class _Hand(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """Base class of the hand messages that a client sends."""


class PointerMoved(_Hand, frozen=True, tag="pointer"):
    """The hand has moved to this position."""

    x: Tenths
    y: Tenths
    turn: Annotated[int, msgspec.Meta(ge=0, lt=3600)] = 0
    """The rotation of the object in the hand, in tenths of a degree."""
    lift: Annotated[int, msgspec.Meta(ge=0, le=FARTHEST)] = 0
    """The height of the hand above the table."""


class MarkMade(_Hand, frozen=True, tag="mark"):
    """The player points the others to this position."""

    x: Tenths
    y: Tenths


class StrokeDrawn(_Hand, frozen=True, tag="stroke"):
    """A freehand stroke, or the next part of one. A message with offset 0 and no points erases the stroke."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    """A number chosen by the sender, the same for all parts of a stroke."""
    offset: Annotated[int, msgspec.Meta(ge=0, le=2 * MAX_STROKE_POINTS)]
    """The number of coordinates of this stroke that were sent before."""
    points: Annotated[tuple[Tenths, ...], msgspec.Meta(max_length=2 * MAX_STROKE_POINTS)]
    """x, y, x, y, …"""


class CallMade(_Hand, frozen=True, tag="call"):
    """A short call to the other players, shown beside the hand for a few seconds."""

    call: Annotated[str, msgspec.Meta(max_length=MAX_CALL_CHARS)]
    """One of `GameInfo.calls`; clients translate it."""


FromHand = PointerMoved | MarkMade | StrokeDrawn | CallMade


class Hands(msgspec.Struct, frozen=True, tag_field="t", tag="hands", omit_defaults=True):
    """The hand activity of all players since the last of these messages. A new subscriber gets everything that is still visible.

    Each entry starts with the number of the seat. The receiver's own hand is included.
    """

    pointers: tuple[tuple[int, int, int, int, int], ...] = ()
    """Hands that have moved: seat, x, y, turn, lift."""
    marks: tuple[tuple[int, int, int], ...] = ()
    """Marked positions: seat, x, y. Each is sent once."""
    strokes: tuple[tuple[int, ...], ...] = ()
    """Parts of strokes: seat, id, offset, and the points from there on. An entry with offset 0 and no points erases the stroke.
    """
    calls: tuple[tuple[int, str], ...] = ()
    """Calls: seat and key. Each is sent once."""
    whole: bool = False
    """Whether this message is complete, so that everything it does not contain is gone."""
