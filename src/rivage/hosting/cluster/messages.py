"""The messages of nodes on the bus: broadcasts to all nodes, and requests to the host node of a table, in MessagePack.

`Requests` sends requests and replies over NATS. Messages to and from players go through the relay instead. A message that cannot
be decoded comes from another program or another version: it is counted and ignored. Each message contains the id of its sender.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable

import msgspec
from nats.aio.subscription import Subscription

from rivage.background import Tasks
from rivage.core import MessageError, RivageError
from rivage.hosting.codec import Reader, pack
from rivage.hosting.errors import BusError, Moved
from rivage.hosting.link import Link, Msg
from rivage.table.log import TableSummary

logger = logging.getLogger(__name__)

PROTOCOL_VERSION = 3
"""The version of these messages and of the relay. Nodes with different versions cannot form a cluster."""


class _Message(msgspec.Struct, frozen=True, tag_field="t", array_like=True):
    """Base of the messages between nodes."""

    sender: str
    """The id of the node that sent it."""


# Broadcasts.


class Heartbeat(_Message, frozen=True, tag="beat"):
    """The sender has renewed its lease."""

    until: int
    """The new deadline of the lease, in milliseconds by the clock of the bus."""


class NodeGone(_Message, frozen=True, tag="gone"):
    """A node has left or was declared dead."""

    node: str


class TableCreated(_Message, frozen=True, tag="laid"):
    """A guest created a table from an address. Every node counts it as open."""

    table: str
    guest: str
    address: str
    at: int


class TableEnded(_Message, frozen=True, tag="ended"):
    """A match is over. Its table no longer counts as open."""

    table: str


class CookiesRevoked(_Message, frozen=True, tag="revoked"):
    """The cookies issued to a player before a time (Unix seconds) are revoked."""

    player: str
    before: int


class LimitsUsed(_Message, frozen=True, tag="spent"):
    """The use of rate limits by addresses and guests since the sender's previous `LimitsUsed`."""

    takes: dict[str, dict[str, int]]
    """Numbers of uses, by the name of the limit and by the address or guest."""


Broadcast = Heartbeat | NodeGone | TableCreated | TableEnded | CookiesRevoked | LimitsUsed


# Requests to the host node of a table, each with a reply.


class GetSummary(_Message, frozen=True, tag="look"):
    """Requests the summary of a table, and whether a player is connected to it."""

    table: str
    player: str = ""


class Summary(_Message, frozen=True, tag="seen"):
    """The reply to `GetSummary`."""

    summary: TableSummary | None
    """The summary of the table; None when the node does not have the table in memory."""
    is_here: bool = False


class Anonymise(_Message, frozen=True, tag="sever"):
    """Requests to replace a player by an alias in the log of a table."""

    table: str
    player: str
    alias: str


class Failure(msgspec.Struct, frozen=True, array_like=True):
    """An error that one node sends to another."""

    code: str
    message: str
    details: dict[str, str | int | float | bool | None] = {}


class Result(_Message, frozen=True, tag="answer"):
    """The reply to `Anonymise`."""

    failure: Failure | None = None


Request = GetSummary | Anonymise
Reply = Summary | Result


def write(message: _Message) -> bytes:
    """Encode a message."""
    return pack(message)


def to_failure(error: Exception) -> Failure:
    """Convert an error for sending. An unexpected error is logged here, and only the reference of its log line is sent."""
    if isinstance(error, RivageError):
        return Failure(error.code, error.message, dict(error.details))
    reference = secrets.token_hex(4)
    logger.error("a request of another node failed", exc_info=error, extra={"reference": reference})
    return Failure("server.unexpected", f"something went wrong here (reference {reference})", {"reference": reference})


def to_error(failure: Failure) -> RivageError:
    """The error that another node replied with."""
    if failure.code == Moved.code:
        return Moved("the node that was asked does not host the table")
    return RivageError(failure.message, code=failure.code, **failure.details)


REQUEST_TIMEOUT_S = 2.0
"""Seconds to wait for the reply of another node."""
_requests: Reader[Request] = Reader(Request)
_replies: Reader[Reply] = Reader(Reply)


class Requests:
    """Sends requests to other nodes and answers theirs."""

    def __init__(
        self,
        link: Link,
        summarise: Callable[[str, str], Summary],
        anonymise: Callable[[str, str, str], Awaitable[None]],
        on_foreign: Callable[[], None],
    ) -> None:
        """`summarise` and `anonymise` answer for tables hosted here; `on_foreign` is called for each unreadable message."""
        self._link = link
        self._summarise = summarise
        self._anonymise = anonymise
        self._on_foreign = on_foreign
        self._node = ""
        self._subscription: Subscription | None = None
        self._tasks = Tasks()

    async def subscribe(self, node: str) -> None:
        """Start to answer requests to the node with this id, which is this node.

        Raises:
            BusError: when the bus is unavailable.
        """
        self._subscription = await self._link.subscribe(self._link.subject("node", node), self._receive)
        self._node = node

    async def unsubscribe(self) -> None:
        """Stop answering requests."""
        subscription, self._subscription = self._subscription, None
        if subscription is not None:
            try:
                await subscription.unsubscribe()
            except Exception as error:  # noqa: BLE001  without the bus there is no subscription either
                logger.debug("a subscription could not be ended: %s", error)

    async def summary(self, node: str, table: str, player: str = "") -> Summary | None:
        """Request the summary of a table from the node that has it in memory; None when it has not, or does not answer."""
        try:
            reply = await self._send(node, GetSummary(self._node, table, player))
        except (BusError, MessageError):
            return None
        return reply if isinstance(reply, Summary) else None

    async def anonymise(self, node: str, table: str, player: str, alias: str) -> None:
        """Request the host node of a table to replace a player by an alias in its log.

        Raises:
            RivageError: the error that the node replied with, or that no valid reply arrived.
        """
        reply = await self._send(node, Anonymise(self._node, table, player, alias))
        if isinstance(reply, Result) and reply.failure is not None:
            raise to_error(reply.failure)

    async def _send(self, node: str, request: Request) -> Reply:
        data = await self._link.request(self._link.subject("node", node), write(request), REQUEST_TIMEOUT_S)
        return _replies.read(data)

    async def _receive(self, message: Msg) -> None:
        try:
            request = _requests.read(message.data)
        except MessageError:
            self._on_foreign()
            return
        if isinstance(request, GetSummary):
            await self._reply(message.reply, self._summarise(request.table, request.player))
        else:
            self._tasks.spawn(self._anonymise_for(request, message.reply))

    async def _anonymise_for(self, request: Anonymise, subject: str) -> None:
        failure = None
        try:
            await self._anonymise(request.table, request.player, request.alias)
        except Exception as error:  # noqa: BLE001  the other node needs a reply in any case
            failure = to_failure(error)
        await self._reply(subject, Result(self._node, failure))

    async def _reply(self, subject: str, reply: Reply) -> None:
        try:
            await self._link.publish(subject, write(reply))
        except BusError as error:
            logger.warning("a reply to another node was lost: %s", error)
