"""What nodes write to each other: small structs in MessagePack.

A letter that cannot be read is not ours, or of another version: it is counted and thrown away. Each says which node wrote it.
"""

import logging
import secrets

import msgspec

from rivage.core import RivageError, encode
from rivage.hosting.codec import pack
from rivage.hosting.errors import Moved
from rivage.table.log import TableSummary
from rivage.table.protocol import AnyCommand, FromHand, Refusal

logger = logging.getLogger(__name__)

SPEAKS = 2
"""The version of these letters: nodes that speak different ones do not serve the same tables."""


class _Letter(msgspec.Struct, frozen=True, tag_field="t", array_like=True):
    """Anything that one node writes to another."""

    writer: str
    """The node that wrote it."""


# From the node where somebody's line ends to the node that keeps the table.


class Come(_Letter, frozen=True, tag="come"):
    """Somebody opened a tab at a table. Answered, once it has been told all there is."""

    ask: int
    tab: int
    table: str
    player: str


class Go(_Letter, frozen=True, tag="go"):
    """The tab was closed."""

    tab: int


class Do(_Letter, frozen=True, tag="do"):
    """A command of who is behind a tab. Answered, once it is durable and everybody has been told, or refused."""

    ask: int
    tab: int
    ref: int
    command: AnyCommand
    trace: dict[str, str] = {}
    """What a trace of it goes on from; empty when none is asked for."""


class Hand(_Letter, frozen=True, tag="hand"):
    """What a hand did. Answered only when it is refused."""

    tab: int
    message: FromHand


class Again(_Letter, frozen=True, tag="again"):
    """The tab wishes for all there is."""

    tab: int


class Lags(_Letter, frozen=True, tag="lags"):
    """These tabs take little in now: what they need not be told at once is told later. Said again as long as it is so."""

    tabs: tuple[int, ...]


# Back to the node where the line ends.


class Tell(_Letter, frozen=True, tag="tell"):
    """What tabs are told: each message once, with all the tabs it is for."""

    number: int
    """Counts the letters of this kind from one node to another: a gap means that something was lost."""
    messages: tuple[tuple[tuple[int, ...], bytes], ...]
    tabs: tuple[int, ...] | None = None
    """Now and then: all tabs of that node that sit at tables here, by which the loss of any other letter is noticed."""


class Trouble(msgspec.Struct, frozen=True, array_like=True):
    """An error, as it is told."""

    code: str
    message: str
    details: dict[str, str | int | float | bool | None] = {}


class Answer(_Letter, frozen=True, tag="answer"):
    """What became of something that was asked."""

    ask: int
    trouble: Trouble | None = None
    told: int = 0
    """The number of the last `Tell` that went before it to the same node; who has not had that one has lost something."""


class Refused(_Letter, frozen=True, tag="refused"):
    """What a hand did was refused."""

    tab: int
    trouble: Trouble


class Leave(_Letter, frozen=True, tag="leave"):
    """The table is let go here: whoever sits there is to come back, and finds it elsewhere."""

    tabs: tuple[int, ...]


# Asked by one node of another, and answered at once (`Seen`).


class Look(_Letter, frozen=True, tag="look"):
    """What a list shows of a table, and whether a player is there."""

    table: str
    player: str = ""


class Seen(_Letter, frozen=True, tag="seen"):
    """The answer to `Look`."""

    summary: TableSummary | None
    """None when the table is not here."""
    is_here: bool = False


class Sever(_Letter, frozen=True, tag="sever"):
    """Take a player out of the log of a table that is kept there (`Answer`)."""

    table: str
    player: str
    alias: str


# To all.


class Beat(_Letter, frozen=True, tag="beat"):
    """The node lives."""

    until: int
    """When it stops to, unless it says so again: milliseconds by the clock of the bus."""


class Gone(_Letter, frozen=True, tag="gone"):
    """A node is no more: it went, or was found dead."""

    node: str


class Laid(_Letter, frozen=True, tag="laid"):
    """A table was laid, by whom and from which address: it counts as open at every node."""

    table: str
    guest: str
    address: str
    at: int


class Ended(_Letter, frozen=True, tag="ended"):
    """A match is over: its table counts no longer."""

    table: str


class Revoked(_Letter, frozen=True, tag="revoked"):
    """The cookies given to a player before a time (Unix seconds) are taken back."""

    player: str
    before: int


class Spent(_Letter, frozen=True, tag="spent"):
    """What addresses and guests used of what they may, since the last of these letters."""

    takes: dict[str, dict[str, int]]
    """By the name of the limit and by who."""


class Used(_Letter, frozen=True, tag="used"):
    """A challenge that was taken: it is good at no other node."""

    challenge: bytes


ToNode = Come | Go | Do | Hand | Again | Lags | Tell | Answer | Refused | Leave | Look | Sever
"""What may lie in the box of one node."""
ToAll = Beat | Gone | Laid | Ended | Revoked | Spent | Used
"""What every node hears."""


def write(letter: _Letter) -> bytes:
    """The bytes of a letter."""
    return pack(letter)


def refusal(trouble: Trouble) -> bytes:
    """What a browser is told of an error that nobody waits for."""
    return encode(Refusal(code=trouble.code, message=trouble.message, details=trouble.details))


def trouble_of(error: Exception) -> Trouble:
    """An error as it is told. What should never happen is logged here, and told by a number that finds it in the log."""
    if isinstance(error, RivageError):
        return Trouble(error.code, error.message, dict(error.details))
    reference = secrets.token_hex(4)
    logger.error("what another node asked for failed", exc_info=error, extra={"reference": reference})
    return Trouble("server.unexpected", f"something went wrong here (reference {reference})", {"reference": reference})


def error_of(trouble: Trouble) -> RivageError:
    """The error that was told."""
    if trouble.code == Moved.code:
        return Moved("the node that was asked does not keep the table")
    return RivageError(trouble.message, code=trouble.code, **trouble.details)
