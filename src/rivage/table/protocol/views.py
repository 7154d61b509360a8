"""The table as sent to a client, beside the view of the game itself. It never contains secrets or player ids."""

from typing import Literal

import msgspec

from rivage.core import Outcome

from .events import What
from .options import ClockKind, TableOptions


class SeatView(msgspec.Struct, frozen=True):
    """One seat."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    """The level of the bot that plays here now, or empty."""
    lent: bool
    """Whether a bot plays for a person who is away and may reclaim the seat."""
    you: bool
    """Whether the receiver of this view holds the seat."""
    here: bool
    """Whether the person is connected now (always true for bots)."""
    away_since: int
    """The time at which the person disconnected, or 0."""
    left: bool = False
    """Whether the person resigned while the others continue: a bot keeps the seat."""
    late: bool = False
    """In games played in rounds: whether the time was up, so that a bot finishes this round."""
    host: bool = False
    """Whether the player of this seat is the host of the table."""


class ClockView(msgspec.Struct, frozen=True):
    """The clocks at the time `at`; the client counts down the running ones."""

    at: int
    left: tuple[int, ...]
    """Remaining milliseconds of each seat."""
    running: tuple[int, ...]
    """The seats whose time is running."""


class TimerView(msgspec.Struct, frozen=True):
    """A timer of the game itself."""

    kind: str
    """The name of the timer in the game: `glass`, `patience`."""
    seat: int
    """The seat whose timer it is; -1 for a timer of all seats."""
    left: int
    """Remaining milliseconds."""


class TimersView(msgspec.Struct, frozen=True):
    """The timers of the game at the time `at`; the client counts them down while `runs` is true."""

    at: int
    running: tuple[TimerView, ...]
    runs: bool


class OfferView(msgspec.Struct, frozen=True):
    """A pending offer."""

    what: What
    seat: int
    agreed: tuple[int, ...]
    """Seats that have agreed, including the one that made the offer."""
    action: str = ""
    """The proposed action of the game if `what` is `action`; for a rematch, the name of a variation or empty."""


class OfferWait(msgspec.Struct, frozen=True):
    """An offer of a seat that failed, and that the seat may repeat from the time `until` on."""

    seat: int
    what: What
    until: int


class TableView(msgspec.Struct, frozen=True):
    """One table as sent to a player or a spectator."""

    id: str
    game: str
    status: Literal["waiting", "playing", "paused", "over"]
    options: TableOptions
    kind: ClockKind
    seats: tuple[SeatView, ...]
    host: bool
    """Whether the receiver is the host of this table."""
    clock: ClockView | None
    timers: TimersView | None
    """The timers of a game in real time; None in other games."""
    to_act: tuple[int, ...]
    actions: int
    """The number of actions that count, the version that an `act` must name. In rounds, only actions that the receiver may see
    count."""
    offer: OfferView | None
    outcome: Outcome | None
    can_undo: tuple[int, ...]
    """Seats that may undo right now. In games played in rounds, only the receiver's own seats are listed."""
    can_lend: tuple[int, ...]
    """Seats whose player has been away long enough to be replaced by a bot."""
    commit: str
    seed: str
    """The seed of chance, empty until it is published: when the match is over; for a daily challenge, after its day."""
    deal: str
    """The deal played here: `daily:<game>:<day>`, `archive:<game>:<day>`, the id of a duplicate, or empty."""
    previous: str
    following: str
    leg: int
    watchers: int
    """The number of spectators now."""
    offer_waits: tuple[OfferWait, ...] = ()
    """Offers that a seat may repeat only after a wait."""
    can_close: tuple[int, ...] = ()
    """Seats whose players have been away at their turn for so long that the only player still present may close the table."""
    can_claim: bool = False
    """Whether a player who may close the table may also claim the win."""
    close_from: int = 0
    """The time from which the table may be closed if nobody comes back, in ms since 1970; 0 if waiting does not lead to that."""
