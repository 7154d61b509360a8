"""What people ask of a table. `seat` says for which of their seats they speak (hot-seat players hold several)."""

import msgspec

from .events import What


class Command(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """One wish."""


class Sit(Command, kw_only=True):
    """Take an open seat under a nickname."""

    seat: int
    name: str


class SitBot(Command, kw_only=True):
    """The host gives an open seat to a bot."""

    seat: int
    level: str


class Stand(Command, kw_only=True):
    """Leave a seat before the match begins; the host may also send a bot away."""

    seat: int


class Begin(Command, kw_only=True):
    """The host begins with who is there; the open seats are taken away."""


class Act(Command, kw_only=True):
    """Act in the game. `version` is the number of actions the sender has seen (`TableView.actions`); a stale one is refused.

    In a game in real time it is not looked at.
    """

    seat: int
    action: str
    version: int


class Undo(Command, kw_only=True):
    """Take back the last action of one's own running turn, or round where all act at once."""

    seat: int
    version: int


class Offer(Command, kw_only=True, omit_defaults=True):
    """Ask the others for a takeback, a draw, a pause or a rematch. An action that needs consent is proposed by `Act`."""

    seat: int
    what: What
    variation: str = ""
    """For a rematch: one of `GameInfo.variations`, by its name. Empty: with the same options."""


class Answer(Command, kw_only=True):
    """Answer the standing offer; the offering seat's no withdraws it."""

    seat: int
    what: What
    yes: bool


class Resume(Command, kw_only=True):
    """Go on after a pause."""

    seat: int


class Resign(Command, kw_only=True):
    """Give the game up. Where several act at once the others play on, and a bot has the seat from then on."""

    seat: int


class Lend(Command, kw_only=True):
    """Give the seat of a player who has been away for long to a bot."""

    seat: int
    level: str


class Reclaim(Command, kw_only=True):
    """Take one's lent seat back from the bot."""

    seat: int


class Claim(Command, kw_only=True):
    """Left alone at the table: take the win, as the others have not come back to their turn for long."""

    seat: int


class Close(Command, kw_only=True):
    """Left alone at the table: close it without a result, as the others have not come back to their turn for long."""

    seat: int


class Say(Command, kw_only=True):
    """Say a quick phrase."""

    seat: int
    phrase: str


class Next(Command, kw_only=True):
    """Go on to the second game of a match of two."""

    seat: int


AnyCommand = (
    Sit | SitBot | Stand | Begin | Act | Undo | Offer | Answer | Resume | Resign | Lend | Reclaim | Claim | Close | Say | Next
)
