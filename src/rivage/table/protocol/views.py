"""What a person sees of a table, beside the game itself: never a secret, never a player id."""

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
    """Level of the bot that plays here now, or empty."""
    lent: bool
    """A bot plays for a person who is away, who may reclaim the seat."""
    you: bool
    """The receiver of this view holds the seat."""
    here: bool
    """The person is connected now (bots always are)."""
    away_since: int
    """When the person was last seen leaving, or 0."""
    left: bool = False
    """The person gave up while the others play on: a bot has the seat for good."""
    late: bool = False
    """Where all act at once: the time was up, and a bot plays the rest of this round."""
    host: bool = False
    """Who sits here laid the table."""


class ClockView(msgspec.Struct, frozen=True):
    """Clocks as they stood at `at`; the receiver counts down what runs."""

    at: int
    left: tuple[int, ...]
    """Milliseconds left for each seat."""
    running: tuple[int, ...]
    """Seats whose time runs."""


class TimerView(msgspec.Struct, frozen=True):
    """Time the game measures itself."""

    kind: str
    """What runs, as the game calls it: `glass`, `patience`."""
    seat: int
    """Whose time it is; -1: everybody's."""
    left: int
    """Milliseconds."""


class TimersView(msgspec.Struct, frozen=True):
    """The game's own time as it stood at `at`; the receiver counts down while it `runs`."""

    at: int
    running: tuple[TimerView, ...]
    runs: bool


class OfferView(msgspec.Struct, frozen=True):
    """A standing offer."""

    what: What
    seat: int
    agreed: tuple[int, ...]
    """Seats that said yes, the offering one included."""
    action: str = ""
    """The proposed action of the game where `what` is `action`; for a rematch, the name of a variation or nothing."""


class OfferWait(msgspec.Struct, frozen=True):
    """An offer of a seat that came to nothing, and may be made again from `until` on."""

    seat: int
    what: What
    until: int


class TableView(msgspec.Struct, frozen=True):
    """One table as a person, or a spectator, sees it."""

    id: str
    game: str
    status: Literal["waiting", "playing", "paused", "over"]
    options: TableOptions
    kind: ClockKind
    seats: tuple[SeatView, ...]
    host: bool
    """The receiver laid this table."""
    clock: ClockView | None
    timers: TimersView | None
    """The time a game in real time measures itself; None elsewhere."""
    to_act: tuple[int, ...]
    actions: int
    """Number of actions that stand: the version an `act` must name. Where all act at once: of those the receiver may know."""
    offer: OfferView | None
    outcome: Outcome | None
    can_undo: tuple[int, ...]
    """Seats that may undo right now; where all act at once only the receiver's own are named."""
    can_lend: tuple[int, ...]
    """Seats whose player has been away long enough to be given to a bot."""
    commit: str
    seed: str
    """Revealed when the match is over, empty until then; that of a daily deal when its day is over too."""
    deal: str
    """The deal played here: `daily:<game>:<day>`, the id of a duplicate, or empty."""
    previous: str
    following: str
    leg: int
    watchers: int
    """Spectators now."""
    offer_waits: tuple[OfferWait, ...] = ()
    """What a seat may not offer again before a while has passed."""
    can_close: tuple[int, ...] = ()
    """Seats whose players have been away so long at their turn that who is left alone may close the table."""
    can_claim: bool = False
    """Who may close the table may also claim the win."""
    close_from: int = 0
    """From when on the table may be closed if nobody comes back; 0 when waiting alone does not lead there."""
