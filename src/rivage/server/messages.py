"""The messages from the browser, and the bodies of HTTP requests and responses. The TypeScript types are generated from them.

A WebSocket at `/api/v1/tables/{id}/socket` receives `FromBrowser` and sends the messages of `table.protocol.messages`.
"""

from typing import Annotated, Literal

import msgspec

from rivage.core import Details, Outcome
from rivage.table.match import Status
from rivage.table.protocol import AnyCommand, FromHand, TableOptions

Text = Annotated[str, msgspec.Meta(max_length=200)]


# From the browser.


class Do(msgspec.Struct, frozen=True, tag_field="t", tag="do", forbid_unknown_fields=True):
    """Execute a command."""

    ref: int
    command: AnyCommand


class Resync(msgspec.Struct, frozen=True, tag_field="t", tag="resync", forbid_unknown_fields=True):
    """Request a new snapshot."""


class Ping(msgspec.Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Heartbeat, sent when nothing else was sent for a while."""


FromBrowser = Do | Resync | Ping | FromHand


# HTTP.


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The occupant of a seat: `me` (several times for hot-seat), `open`, or a bot as `bot:<level>`."""

    who: Text
    name: Text = ""
    """Nickname, for `me`."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/tables."""

    game: Text
    seats: tuple[SeatPlan, ...]
    options: TableOptions | None = None
    """The options of the table; None for the default options."""


class TableMade(msgspec.Struct, frozen=True):
    """The response: the id of the table, whose page is `/t/{id}`."""

    id: str


class Me(msgspec.Struct, frozen=True):
    """GET /api/v1/me: the guest that the cookie identifies, or a new guest."""

    name: str
    """The last nickname, or empty."""
    elsewhere: str = ""
    """The URL for other devices when the request used a loopback address, else empty."""
    only_here: bool = False
    """Whether the request came from the server's own machine, and the server does not accept other connections."""
    kept: dict[str, int] = {}
    """The versions of my stored preferences, by name."""
    crowns: dict[str, str] = {}
    """For each game with a beaten level of its bots the strongest such level."""


class SeatSummary(msgspec.Struct, frozen=True):
    """The occupant of a seat."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    """The level of the bot that plays for the seat now, or empty."""
    you: bool
    """Whether the guest who requested the summary holds the seat."""


class TableLine(msgspec.Struct, frozen=True):
    """A table of mine, in the list of the home page."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    """The name at each seat; empty for bots and open seats."""
    my_turn: bool
    changed: int
    """Time of the last event that is public at the table, in milliseconds since 1970."""
    seats: tuple[SeatSummary, ...] = ()
    """The seats; empty when the table cannot be loaded, for example because the package of its game was removed."""
    to_act: tuple[int, ...] = ()
    """The seats that may act now."""
    points: tuple[float, ...] = ()
    """The points of each seat, counted from public information; empty when no points are counted."""
    outcome: Outcome | None = None
    """The outcome; None until the match is over."""
    deal: str = ""
    """`daily:<game>:<date>`, `archive:<game>:<date>`, the id of a duplicate, or empty, as in the view of the table."""
    options: TableOptions | None = None
    """None when the table cannot be loaded."""


class TableSummary(msgspec.Struct, frozen=True):
    """GET /api/v1/tables/{id}: the state of a table."""

    id: str
    game: str
    status: Status
    outcome: Outcome | None
    """The outcome; None until the match is over."""
    seats: tuple[SeatSummary, ...]


class Problem(msgspec.Struct, frozen=True):
    """The body of every HTTP error response."""

    code: str
    message: str
    details: Details
