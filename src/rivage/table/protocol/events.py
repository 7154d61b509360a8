"""The facts of a match, in order: a match is their list, and nothing else is stored.

Decisions and table facts only; positions, clocks and results are derived by folding. `at` is whole milliseconds since 1970.
New optional fields may be added with defaults; names and meanings never change.
"""

from typing import Literal

import msgspec

from .options import TableOptions

What = Literal["takeback", "draw", "pause", "rematch", "action"]
"""What can be offered; `action` is an action of the game that needs everybody's consent."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag=str.lower, omit_defaults=True):
    """One fact. It never takes part in a reference cycle, so the garbage collector need not look at it (`gc=False`)."""

    at: int


class Created(Event, kw_only=True):
    """The table was laid. `seed` is secret until the match is over; `commit` is its SHA-256, shown from the start."""

    game: str
    rules_version: int
    seats: int
    options: TableOptions
    host: str
    """Player id of who laid the table."""
    seed: str
    commit: str
    script: tuple[str, ...] = ()
    """Chance actions taken over from an earlier game (second game of a match): used instead of drawing, in order."""
    previous: str = ""
    """The table this one follows (rematch, second game)."""
    leg: int = 1
    """1 or 2: which game of a match of two."""
    deal: str = ""
    """The deal whose chance this table plays: its seed is that of the deal."""
    sealed: int = 0
    """Until when the seed stays secret although the match is over, in milliseconds since 1970; 0: no longer than that."""


class Seated(Event, kw_only=True):
    """A person (`player`) or a bot (`level`) took a seat."""

    seat: int
    player: str = ""
    name: str = ""
    level: str = ""


class Stood(Event, kw_only=True):
    """A seat was freed before the match began."""

    seat: int


class Begun(Event, kw_only=True):
    """The host began with who was there: the seats that nobody had taken are gone, and those behind them have moved up."""


class Acted(Event, kw_only=True):
    """A seat acted; seat -1 is chance, physics or time. `bot` tells that a bot decided."""

    seat: int
    action: str
    bot: bool = False
    motion: str = ""
    """How the bodies moved, where physics acted: base64 of the stream that `physics.trajectory` describes."""


class Undone(Event, kw_only=True):
    """A seat took its last action of the running turn back; where all act at once, others may have acted since."""

    seat: int


class Offered(Event, kw_only=True):
    """A seat asked the others for something."""

    seat: int
    what: What
    action: str = ""
    """The proposed action of the game where `what` is `action`; it follows as `Acted` when all agree. For a rematch, the name
    of a variation, or nothing."""


class Answered(Event, kw_only=True):
    """A seat answered the standing offer; the last yes carries it out. A withdrawal is a no by the offering seat."""

    seat: int
    what: What
    yes: bool


class Resumed(Event, kw_only=True):
    """A paused match went on."""

    seat: int


class Resigned(Event, kw_only=True):
    """A seat gave up, which ends the match; where several act at once it does not, and a bot of `level` plays on for good."""

    seat: int
    level: str = ""


class Flagged(Event, kw_only=True):
    """A seat ran out of time."""

    seat: int


class Late(Event, kw_only=True):
    """Where all act at once: a seat ran out of time for this round, and a bot of `level` plays the rest of it."""

    seat: int
    level: str


class Lent(Event, kw_only=True):
    """A seat whose player was away for long was given to a bot."""

    seat: int
    level: str


class Reclaimed(Event, kw_only=True):
    """The player of a lent seat came back."""

    seat: int


class Restarted(Event, kw_only=True):
    """The server came back after having been down while a real-time clock ran.

    Nobody knows when it went down, so the running seats get the time since the last fact back: their clocks run on from here.
    """


class Said(Event, kw_only=True):
    """A quick phrase, by its key."""

    seat: int
    phrase: str


class Followed(Event, kw_only=True):
    """The next game stands at another table: a rematch, or the second game of a match."""

    table: str


class Claimed(Event, kw_only=True):
    """Who was left alone at the table took the win: the players of the `absent` seats had not come back to their turn."""

    seat: int
    """Of who claimed it."""
    absent: tuple[int, ...]


class Closed(Event, kw_only=True):
    """The table was closed: nobody had come for long. The match is over, and nobody has won."""

    seat: int = -1
    """Of who was left alone and closed it; -1: the server did."""


AnyEvent = (
    Created
    | Seated
    | Stood
    | Begun
    | Acted
    | Undone
    | Offered
    | Answered
    | Resumed
    | Resigned
    | Flagged
    | Late
    | Lent
    | Reclaimed
    | Restarted
    | Said
    | Followed
    | Claimed
    | Closed
)
