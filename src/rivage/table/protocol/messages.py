"""Messages from a table to its clients, as tagged structs. The browser's types are generated from this file.

A client first gets a `Snapshot`, then a `Patch` after every stored batch of events: what has changed since the last message to
this client. Each patch names the number of the log line before it (`since`); a client that sees a gap asks for a new snapshot.
A command carries a `ref` chosen by its sender and is answered by a `Refusal` or a `Done` with that `ref`. `Done` is sent only
after the events are durable, to the sender alone, right after the `Patch` with these events, or by itself if the sender gets no
patch.

Where all act at once, what others do in the running round is withheld until it is revealed, by the next action of chance or
the end of the match. Then it comes, in the order in which it was done, before the line that reveals it. Each receiver's lines
are numbered as they come, without gaps, so that numbers tell nothing either: two receivers may know the same event by
different numbers. Who has nothing new to know gets no update at all.
"""

from typing import Any, Final

import msgspec

from rivage.core import Details

from .hands import Hands
from .views import TableView

PROTOCOL_VERSION: Final = 2
"""Version of the messages on a table's WebSocket. Increase it when clients that were already loaded cannot read the new messages.

Version 1 sent the whole table and view after every batch (`update`) to clients that did not ask for patches.
"""


class Entry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One public line of the log: an event as this receiver may see it."""

    n: int
    """Number of the line in this receiver's log, from 1."""
    event: Any
    """The event without secrets."""


class Snapshot(msgspec.Struct, frozen=True, tag_field="t", tag="snapshot"):
    """All there is to know now; of a long log the newest lines, and of motions long past only where they led."""

    n: int
    """Number of the last line."""
    table: TableView
    view: Any
    """The game's own view, or None before it began. In hot-seat play: the view of the seat to act."""
    log: tuple[Entry, ...]
    first: int
    """Number of the first line of `log`: what came before is in the replay and the record."""


class Patch(msgspec.Struct, frozen=True, tag_field="t", tag="patch"):
    """New log lines, and what has changed in the table and the view."""

    since: int
    n: int
    log: tuple[Entry, ...]
    changes: dict[str, Any]
    """Turns the `table` and `view` of the last snapshot or patch into the current ones; see `views.patch`."""


class Done(msgspec.Struct, frozen=True, tag_field="t", tag="done"):
    """The receiver's own command is carried out, and what came of it is durable."""

    ref: int
    """The number the receiver gave the command."""


class Presence(msgspec.Struct, frozen=True, tag_field="t", tag="presence"):
    """Who is connected now; nothing of it is stored."""

    here: tuple[bool, ...]
    away_since: tuple[int, ...]
    watchers: int


class Busy(msgspec.Struct, frozen=True, tag_field="t", tag="busy"):
    """Many wait for bots: the ones at this table think shorter, until it is told otherwise; nothing of it is stored."""

    busy: bool


class Refusal(msgspec.Struct, frozen=True, tag_field="t", tag="refusal"):
    """A command or message that was refused; nothing changed."""

    code: str
    message: str
    details: Details
    ref: int = 0


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    """Answer to a ping."""

    at: int


ToBrowser = Snapshot | Patch | Done | Presence | Hands | Busy | Refusal | Pong


class Frame(msgspec.Struct, frozen=True):
    """One position of a match: `k` actions stand; `seat` and `action` are the last of them.

    Where all act at once there is one after each action of chance, and one at the end. In real time only the scenes are shown:
    the first, whenever time begins or ceases to run, after each motion while none runs, and the last.
    """

    k: int
    seat: int
    action: str
    view: Any


class DiceFace(msgspec.Struct, frozen=True):
    """Something chance may do."""

    action: str
    weight: int


class DiceDraw(msgspec.Struct, frozen=True):
    """One draw of chance; `dice.py` says how a browser can do it again."""

    k: int
    """Number of the draw, from 0."""
    faces: tuple[DiceFace, ...]
    """In the order in which they are counted."""
    total: int
    """Sum of the weights."""
    picked: str
    scripted: bool
    """Taken over from the first game of a match of two, not drawn from this seed."""


class Dice(msgspec.Struct, frozen=True):
    """GET /api/v1/tables/{id}/dice: all that is needed to check the chance of a match."""

    id: str
    commit: str
    seed: str
    """Empty until it may be known."""
    draws: tuple[DiceDraw, ...]
    opens: int = 0
    """Where others are dealt the same: when the seed is shown, in milliseconds since 1970; 0 where it is shown at the end."""
    game: str = ""


class Replay(msgspec.Struct, frozen=True):
    """GET /api/v1/tables/{id}/replay: every position of a match so far, as the asker may see it."""

    id: str
    frames: tuple[Frame, ...]
