"""The messages of nodes on the bus: broadcasts to all nodes, and requests to the host node of a table, in MessagePack.

A message that cannot be read is foreign, or of another version: it is counted and ignored. Each names the node that sent it.
"""

import logging
import secrets

import msgspec

from rivage.core import RivageError
from rivage.hosting.codec import pack
from rivage.hosting.errors import Moved
from rivage.table.log import TableSummary

logger = logging.getLogger(__name__)

PROTOCOL_VERSION = 3
"""The version of these messages and of the relay: nodes of different versions do not serve the same tables."""


class _Message(msgspec.Struct, frozen=True, tag_field="t", array_like=True):
    """Anything that one node sends to others."""

    sender: str
    """The id of the node that sent it."""


# Broadcasts.


class Heartbeat(_Message, frozen=True, tag="beat"):
    """The sender has renewed its lease."""

    until: int
    """When the lease ends unless it is renewed again: milliseconds by the clock of the bus."""


class NodeGone(_Message, frozen=True, tag="gone"):
    """A node gave its lease back, or was found dead."""

    node: str


class TableCreated(_Message, frozen=True, tag="laid"):
    """A table was created by a guest from an address: it counts as open at every node."""

    table: str
    guest: str
    address: str
    at: int


class TableEnded(_Message, frozen=True, tag="ended"):
    """A match is over: its table no longer counts as open."""

    table: str


class CookiesRevoked(_Message, frozen=True, tag="revoked"):
    """The cookies given to a player before a time (Unix seconds) are revoked."""

    player: str
    before: int


class LimitsUsed(_Message, frozen=True, tag="spent"):
    """What addresses and guests used of rate limits since the last of these messages."""

    takes: dict[str, dict[str, int]]
    """By the name of the limit and by the address or guest."""


Broadcast = Heartbeat | NodeGone | TableCreated | TableEnded | CookiesRevoked | LimitsUsed


# Requests to the host node of a table, each with a reply.


class GetSummary(_Message, frozen=True, tag="look"):
    """The summary of a table, and whether a player is connected to it."""

    table: str
    player: str = ""


class Summary(_Message, frozen=True, tag="seen"):
    """The reply to `GetSummary`."""

    summary: TableSummary | None
    """None when the table is not in memory there."""
    is_here: bool = False


class Anonymise(_Message, frozen=True, tag="sever"):
    """Replace a player by an alias in the log of a table."""

    table: str
    player: str
    alias: str


class Failure(msgspec.Struct, frozen=True, array_like=True):
    """An error, as it travels between nodes."""

    code: str
    message: str
    details: dict[str, str | int | float | bool | None] = {}


class Result(_Message, frozen=True, tag="answer"):
    """The reply to `Anonymise`."""

    failure: Failure | None = None


Request = GetSummary | Anonymise
Reply = Summary | Result


def write(message: _Message) -> bytes:
    """The bytes of a message."""
    return pack(message)


def failure_of(error: Exception) -> Failure:
    """An error as it travels. An unexpected one is logged here under a reference, which travels instead."""
    if isinstance(error, RivageError):
        return Failure(error.code, error.message, dict(error.details))
    reference = secrets.token_hex(4)
    logger.error("a request of another node failed", exc_info=error, extra={"reference": reference})
    return Failure("server.unexpected", f"something went wrong here (reference {reference})", {"reference": reference})


def error_of(failure: Failure) -> RivageError:
    """The error that another node replied with."""
    if failure.code == Moved.code:
        return Moved("the node that was asked does not host the table")
    return RivageError(failure.message, code=failure.code, **failure.details)
