"""What hands do between two actions: where they are, what they point at, what they draw. Told as it happens, and not stored.

Every length is whole tenths of the game's own unit, every angle whole tenths of a degree: short on the wire, and never a number
that is none.
"""

from typing import Annotated, Final

import msgspec

FARTHEST: Final = 100_000
"""Tenths from the middle of the table: farther nobody reaches, whatever a game measures in."""
MAX_STROKE_POINTS: Final = 120
"""Points of one stroke."""
MAX_CALL_CHARS: Final = 40
"""Characters of the key of a call."""

Tenths = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]


class _Hand(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """What a browser says of the hand before it."""


class PointerMoved(_Hand, frozen=True, tag="pointer"):
    """The hand is here now."""

    x: Tenths
    y: Tenths
    turn: Annotated[int, msgspec.Meta(ge=0, lt=3600)] = 0
    """How what it holds is turned, in tenths of a degree."""
    lift: Annotated[int, msgspec.Meta(ge=0, le=FARTHEST)] = 0
    """How high it is held."""


class MarkMade(_Hand, frozen=True, tag="mark"):
    """Look here."""

    x: Tenths
    y: Tenths


class StrokeDrawn(_Hand, frozen=True, tag="stroke"):
    """A line drawn by finger, or the next piece of one. Without points from the start on, it is rubbed out."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    """Any number of the sender's own: the same for all pieces of a stroke."""
    offset: Annotated[int, msgspec.Meta(ge=0, le=2 * MAX_STROKE_POINTS)]
    """How many numbers of it were sent before."""
    points: Annotated[tuple[Tenths, ...], msgspec.Meta(max_length=2 * MAX_STROKE_POINTS)]
    """x, y, x, y, …"""


class CallMade(_Hand, frozen=True, tag="call"):
    """A short call to the others at the table, shown beside the hand for a few seconds."""

    call: Annotated[str, msgspec.Meta(max_length=MAX_CALL_CHARS)]
    """One of `GameInfo.calls`: browsers translate it."""


FromHand = PointerMoved | MarkMade | StrokeDrawn | CallMade


class Hands(msgspec.Struct, frozen=True, tag_field="t", tag="hands", omit_defaults=True):
    """What the hands of the others did since the last of these messages; who has just come gets all that is still to be seen.

    Each of them begins with the number of the seat. The receiver's own are among them.
    """

    pointers: tuple[tuple[int, int, int, int, int], ...] = ()
    """Hands that have moved: seat, x, y, turn, lift."""
    marks: tuple[tuple[int, int, int], ...] = ()
    """Places pointed at: seat, x, y. Each is told once."""
    strokes: tuple[tuple[int, ...], ...] = ()
    """Pieces of strokes: seat, id, offset, and the points from there on. Nothing after an offset of 0: it is rubbed out."""
    calls: tuple[tuple[int, str], ...] = ()
    """Calls: seat and key. Each is sent once."""
    whole: bool = False
    """These are all: what is not among them is gone."""
