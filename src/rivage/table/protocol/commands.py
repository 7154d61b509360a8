"""Commands that players send to a table. `seat` names the seat that acts (in hot-seat play one player holds several seats)."""

import msgspec

from .events import What


class Command(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """Base class of all commands."""


class Sit(Command, kw_only=True):
    """Take an open seat under a nickname, or change the nickname at one's own seat before the match starts."""

    seat: int
    name: str


class SitBot(Command, kw_only=True):
    """Give an open seat to a bot; only the host may do this."""

    seat: int
    level: str


class Stand(Command, kw_only=True):
    """Leave a seat before the match starts; the host may also remove a bot."""

    seat: int


class Begin(Command, kw_only=True):
    """Start the match with the players who are seated and remove the open seats; only the host may do this."""


class Act(Command, kw_only=True):
    """Act in the game. `version` is the number of actions the sender has seen (`TableView.actions`); an outdated one is refused.

    Games in real time ignore `version`.
    """

    seat: int
    action: str
    version: int


class Undo(Command, kw_only=True):
    """Take back the last action of the sender's own turn, or of their own round in games played in rounds."""

    seat: int
    version: int


class Offer(Command, kw_only=True, omit_defaults=True):
    """Ask the other players for a takeback, a draw, a pause, a rematch or the second game of a match of two.

    An action that needs consent is proposed with `Act`.
    """

    seat: int
    what: What
    variation: str = ""
    """For a rematch: the name of one of `GameInfo.variations`; empty for the same options as before."""


class Answer(Command, kw_only=True):
    """Answer the pending offer. If the seat that made the offer answers no, the offer is withdrawn."""

    seat: int
    what: What
    yes: bool


class Resume(Command, kw_only=True):
    """Resume the match after a pause."""

    seat: int


class Resign(Command, kw_only=True):
    """Resign. In games in rounds or in real time the other players continue, and a bot takes over the seat."""

    seat: int


class Lend(Command, kw_only=True):
    """Give the seat of a player who has been away for a while to a bot."""

    seat: int
    level: str


class Reclaim(Command, kw_only=True):
    """Take the sender's lent seat back from the bot."""

    seat: int


class Claim(Command, kw_only=True):
    """Claim the win as the only player still present, because the other players have been away at their turn for too long."""

    seat: int


class Close(Command, kw_only=True):
    """Close the table without a result as the only player still present, because the others have been away for too long."""

    seat: int


class Say(Command, kw_only=True):
    """Send a quick phrase to everybody at the table."""

    seat: int
    phrase: str


class Next(Command, kw_only=True):
    """Offer the second game of a match of two: the same as an `Offer` of `next`."""

    seat: int


AnyCommand = (
    Sit | SitBot | Stand | Begin | Act | Undo | Offer | Answer | Resume | Resign | Lend | Reclaim | Claim | Close | Say | Next
)
"""Any command of a player; decoded by its tag `t`."""
