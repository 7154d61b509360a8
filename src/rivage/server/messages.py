"""Everything that crosses the wire, as tagged unions. The browser's types are generated from this file.

A WebSocket at `/api/v1/tables/{id}/socket` takes `FromBrowser` and answers with what `table.messages` defines.
"""

from typing import Annotated, Literal

import msgspec

from rivage.core import Details, Outcome
from rivage.table.match import Status
from rivage.table.protocol import AnyCommand, FromHand, TableOptions

Text = Annotated[str, msgspec.Meta(max_length=200)]


# From the browser.


class Do(msgspec.Struct, frozen=True, tag_field="t", tag="do", forbid_unknown_fields=True):
    """Carry out a command."""

    ref: int
    command: AnyCommand


class Resync(msgspec.Struct, frozen=True, tag_field="t", tag="resync", forbid_unknown_fields=True):
    """Send a fresh snapshot."""


class Ping(msgspec.Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Heartbeat, sent after a silence."""


FromBrowser = Do | Resync | Ping | FromHand


# HTTP.


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who gets a seat: `me` (again for hot-seat), `open`, or a bot's level as `bot:<level>`."""

    who: Text
    name: Text = ""
    """Nickname, for `me`."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/tables."""

    game: Text
    seats: tuple[SeatPlan, ...]
    options: TableOptions | None = None
    """None for the defaults."""


class TableMade(msgspec.Struct, frozen=True):
    """The answer: the table's id; its page is `/t/{id}`."""

    id: str


class Me(msgspec.Struct, frozen=True):
    """GET /api/v1/me: who the cookie says I am (a fresh guest if there was none)."""

    name: str
    """Last nickname used, or empty."""
    elsewhere: str = ""
    """The URL for other devices on the network, if the request came by a loopback address; or empty."""
    kept: dict[str, int] = {}
    """The version of everything that pages keep for me, by its name."""


class SeatSummary(msgspec.Struct, frozen=True):
    """Who sits where, in few words."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    """Level of the bot that plays here now, or empty."""
    you: bool
    """The asker holds the seat."""


class TableLine(msgspec.Struct, frozen=True):
    """One of my tables, for the home page."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    """The name at each seat; empty for bots and open seats."""
    my_turn: bool
    changed: int
    """When the last thing happened that everybody at the table may know."""
    seats: tuple[SeatSummary, ...] = ()
    """Empty when the table cannot be read, as when its game is gone with its package."""
    to_act: tuple[int, ...] = ()
    """The seats that may act now."""
    points: tuple[float, ...] = ()
    """What each seat has by what everybody may know; empty where no points are counted."""
    outcome: Outcome | None = None
    """None until it is over."""
    deal: str = ""
    """As in the view of the table: `daily:<game>:<date>`, the id of a duplicate, or empty."""


class TableSummary(msgspec.Struct, frozen=True):
    """GET /api/v1/tables/{id}: how a table stands."""

    id: str
    game: str
    status: Status
    outcome: Outcome | None
    """None until it is over."""
    seats: tuple[SeatSummary, ...]


class Problem(msgspec.Struct, frozen=True):
    """The body of every HTTP error."""

    code: str
    message: str
    details: Details
