"""What a table tells the people around it, as tagged messages. The browser's types are generated from this file.

A receiver first gets a `Snapshot`; then an `Update` after every stored batch of events. Each `Update` names the event
number before it (`since`); a receiver that sees a gap asks for a fresh snapshot. A command carries a `ref` chosen by its
sender and is answered by an `Update` with that `ref` (sent only after the events are durable) or by a `Refusal`.
"""

from typing import Any

import msgspec

from rivage.core import Details

from .view import TableView


class Entry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One public line of the log: an event as this receiver may see it."""

    n: int
    """Number of the event, from 1."""
    event: Any
    """The event without secrets: `Acted` by others stays hidden until the game shows it."""


class Snapshot(msgspec.Struct, frozen=True, tag_field="t", tag="snapshot"):
    """All there is to know now."""

    n: int
    """Number of the last event."""
    table: TableView
    view: Any
    """The game's own view, or None before it began. In hot-seat play: the view of the seat to act."""
    log: tuple[Entry, ...]


class Update(msgspec.Struct, frozen=True, tag_field="t", tag="update", omit_defaults=True):
    """What has just happened, and how things stand now."""

    since: int
    n: int
    log: tuple[Entry, ...]
    table: TableView
    view: Any
    ref: int = 0
    """The receiver's own command that caused this, or 0."""


class Presence(msgspec.Struct, frozen=True, tag_field="t", tag="presence"):
    """Who is connected now; nothing of it is stored."""

    here: tuple[bool, ...]
    away_since: tuple[int, ...]
    watchers: int


class Refusal(msgspec.Struct, frozen=True, tag_field="t", tag="refusal"):
    """A command or message that was refused; nothing changed."""

    code: str
    message: str
    details: Details
    ref: int = 0


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    """Answer to a ping."""

    at: int


ToBrowser = Snapshot | Update | Presence | Refusal | Pong


class Frame(msgspec.Struct, frozen=True):
    """One position of a match: `k` actions stand; `seat` and `action` are the last of them."""

    k: int
    seat: int
    action: str
    view: Any


class Replay(msgspec.Struct, frozen=True):
    """GET /api/v1/tables/{id}/replay: every position of a match so far, as the asker may see it."""

    id: str
    frames: tuple[Frame, ...]
