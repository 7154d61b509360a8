"""The events of a match. A match is stored as the list of its events and nothing else.

Events record decisions and changes of the table; positions, clocks and results are derived by replaying them. `at` is whole
milliseconds since 1970. New optional fields may be added with defaults; names and meanings never change.
"""

from typing import Literal

import msgspec

from .options import TableOptions

What = Literal["takeback", "draw", "pause", "rematch", "next", "action"]
"""Kinds of offers; `next` is the second game of a match of two, `action` is an action of the game
that needs the consent of all players."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag=str.lower, omit_defaults=True):
    """Base class of all events. Events are never part of a reference cycle, so the garbage collector skips them (`gc=False`)."""

    at: int


class Created(Event, kw_only=True):
    """The table was created. `seed` is secret until the match is over; `commit` is its SHA-256 and public from the start."""

    game: str
    rules_version: int
    seats: int
    options: TableOptions
    host: str
    """The player id of the player who created the table."""
    seed: str
    commit: str
    script: tuple[str, ...] = ()
    """Chance actions copied from an earlier game (second game of a match of two): used in this order instead of drawing."""
    previous: str = ""
    """The id of the table that this one follows (rematch, second game)."""
    leg: int = 1
    """1 or 2: the number of this game in a match of two."""
    deal: str = ""
    """The id of the deal that this table plays, with the seed of the deal; empty if it plays none."""
    sealed: int = 0
    """The time until which the seed stays secret even after the match, in ms since 1970; 0 if it is public after the match."""
    free_first_turns: bool = False
    """Whether a real-time clock starts only when a seat begins its second turn. False in matches of version 0.6 and earlier:
    their clock starts with the match."""


class Seated(Event, kw_only=True):
    """A person (`player`) or a bot (`level`) took a seat."""

    seat: int
    player: str = ""
    name: str = ""
    level: str = ""


class Stood(Event, kw_only=True):
    """A seat was freed before the match started."""

    seat: int


class Begun(Event, kw_only=True):
    """The host started the match early: open seats were removed, and the seats after them moved up."""


class Acted(Event, kw_only=True):
    """A seat acted; seat -1 is chance, physics or a timer. `bot` is true if a bot chose the action."""

    seat: int
    action: str
    bot: bool = False
    motion: str = ""
    """The recorded motion, if physics acted: base64 of the stream described in `physics.trajectory`."""


class Undone(Event, kw_only=True):
    """A seat took back the last action of its turn. In games played in rounds, other seats may have acted since that action."""

    seat: int


class Offered(Event, kw_only=True):
    """A seat made an offer to the others."""

    seat: int
    what: What
    action: str = ""
    """If `what` is `action`: the proposed action, which follows as `Acted` when all agree. For a rematch: a variation's name or
    empty."""


class Answered(Event, kw_only=True):
    """A seat answered the pending offer; the last yes carries it out. A no by the offering seat withdraws it."""

    seat: int
    what: What
    yes: bool


class Resumed(Event, kw_only=True):
    """A paused match was resumed."""

    seat: int


class Resigned(Event, kw_only=True):
    """A seat resigned, which ends the match. In games in rounds or in real time a bot of `level` plays on instead."""

    seat: int
    level: str = ""


class Flagged(Event, kw_only=True):
    """A seat ran out of time and lost."""

    seat: int


class Late(Event, kw_only=True):
    """In a game played in rounds, a seat ran out of time, and a bot of `level` finishes the round for it."""

    seat: int
    level: str


class Lent(Event, kw_only=True):
    """The seat of a player who had been away for a while was given to a bot."""

    seat: int
    level: str


class Reclaimed(Event, kw_only=True):
    """The player of a lent seat came back."""

    seat: int


class Restarted(Event, kw_only=True):
    """The server restarted while a real-time clock was running.

    The time of the interruption is unknown, so the time since the previous event is not charged: running clocks continue from
    here.
    """


class Said(Event, kw_only=True):
    """A player sent a quick phrase, named by its key."""

    seat: int
    phrase: str


class Followed(Event, kw_only=True):
    """The next game is at another table: a rematch, or the second game of a match of two."""

    table: str


class Claimed(Event, kw_only=True):
    """The only player still present claimed the win: the players of the `absent` seats had not come back for their turn."""

    seat: int
    """The seat of the player who claimed the win."""
    absent: tuple[int, ...]


class Closed(Event, kw_only=True):
    """The table was closed after a long time without activity. The match is over, and nobody has won."""

    seat: int = -1
    """The seat of the player who closed it; -1 if the server did."""


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
"""Any event of a match; decoded by its tag `t`."""
