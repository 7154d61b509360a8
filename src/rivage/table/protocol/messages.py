"""Messages from a table to its clients, as tagged structs. The types of the web client are generated from this file.

A client first gets a `Snapshot`, then a `Patch` after every stored batch of events: the changes since the last message to this
client. Each patch names the number of the log line before it (`since`); a client that detects a gap requests a new snapshot. A
command carries a `ref` chosen by its sender and is answered by a `Refusal` or a `Done` with that `ref`. `Done` is sent only after
the events are durable, only to the sender, and right after the `Patch` with these events, or alone if the sender gets no patch.

In games played in rounds, the actions of the other players are withheld until the round is revealed by the next action of chance
or the end of the match. Then they are sent in their original order, before the event that reveals them. The lines of each
receiver are numbered in the order of receipt, without gaps, so that the numbers reveal nothing: two receivers may know the same
event by different numbers. Receivers that may not see a change get no update.
"""

from typing import Any, Final

import msgspec

from rivage.core import Details

from .hands import Hands
from .views import TableView

PROTOCOL_VERSION: Final = 2
"""Version of the messages on a table's WebSocket. Increase it when clients that are already loaded cannot read the new messages.

Version 1 sent the whole table and view after every batch (`update`) to clients that did not ask for patches.
"""


class Entry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the log: an event with the information that this receiver may see."""

    n: int
    """The number of the line in this receiver's log, from 1."""
    event: Any
    """The event without secrets."""


class Snapshot(msgspec.Struct, frozen=True, tag_field="t", tag="snapshot"):
    """The complete current state of a table. A long log is cut to its newest lines, and old motions are left out."""

    n: int
    """The number of the last line."""
    table: TableView
    view: Any
    """The game's own view, or None before the match starts. In hot-seat play: the view of the seat to act."""
    log: tuple[Entry, ...]
    first: int
    """The number of the first line of `log`; earlier lines are in the replay and the record."""


class Patch(msgspec.Struct, frozen=True, tag_field="t", tag="patch"):
    """New log lines, and the changes of the table and the view."""

    since: int
    n: int
    log: tuple[Entry, ...]
    changes: dict[str, Any]
    """Turns the `table` and `view` of the last snapshot or patch into the current ones; see `rivage.table.views.updates`."""


class Done(msgspec.Struct, frozen=True, tag_field="t", tag="done"):
    """Acknowledges a command of the receiver: its events are durable."""

    ref: int
    """The number that the receiver gave the command."""


class Presence(msgspec.Struct, frozen=True, tag_field="t", tag="presence"):
    """The connected players and the number of spectators. It is not stored."""

    here: tuple[bool, ...]
    away_since: tuple[int, ...]
    watchers: int


class Busy(msgspec.Struct, frozen=True, tag_field="t", tag="busy"):
    """Many players wait for bots, so the bots at this table get less thinking time until `busy` is false. It is not stored."""

    busy: bool


class Refusal(msgspec.Struct, frozen=True, tag_field="t", tag="refusal"):
    """A command or message was refused; nothing changed."""

    code: str
    message: str
    details: Details
    ref: int = 0


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    """Answer to a ping."""

    at: int


ToBrowser = Snapshot | Patch | Done | Presence | Hands | Busy | Refusal | Pong


class Frame(msgspec.Struct, frozen=True):
    """One position of a replay: `k` actions have been made, the last one by `seat`.

    Games in rounds have one frame after each action of chance and one at the end. Games in real time have the first and last
    frame, one whenever the game's timers start or stop, and one after each motion while no timer runs.
    """

    k: int
    seat: int
    action: str
    view: Any


class DiceFace(msgspec.Struct, frozen=True):
    """A possible outcome of a draw."""

    action: str
    weight: int


class DiceDraw(msgspec.Struct, frozen=True):
    """One draw of chance; `rivage.table.chance` describes how a client can verify it."""

    k: int
    """The number of the draw, from 0."""
    faces: tuple[DiceFace, ...]
    """The possible outcomes, in the order of the algorithm."""
    total: int
    """The sum of the weights."""
    picked: str
    scripted: bool
    """Whether the draw was copied from the first game of a match of two, not drawn with the seed of this table."""


class Dice(msgspec.Struct, frozen=True):
    """GET /api/v1/tables/{id}/dice: everything needed to verify the chance of a match."""

    id: str
    commit: str
    seed: str
    """The seed; empty until it may be published."""
    draws: tuple[DiceDraw, ...]
    opens: int = 0
    """For deals shared with other tables: the time at which the seed is published, in ms since 1970; 0: the end of the match.
    """
    game: str = ""


class Replay(msgspec.Struct, frozen=True):
    """GET /api/v1/tables/{id}/replay: all positions of a match until now, as the requesting player may see them."""

    id: str
    frames: tuple[Frame, ...]
