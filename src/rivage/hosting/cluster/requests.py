"""Requests between nodes about one table: its summary, who is connected to it, and the erasure of a player.

They use request and reply of NATS. Everything that a player sends or receives goes through the relay instead.
"""

import logging
from collections.abc import Awaitable, Callable

from nats.aio.subscription import Subscription

from rivage.background import Tasks
from rivage.core import MessageError
from rivage.hosting.codec import Reader
from rivage.hosting.errors import BusError
from rivage.hosting.link import Link, Msg

from . import messages

logger = logging.getLogger(__name__)

REQUEST_TIMEOUT_S = 2.0
"""Seconds another node has to reply."""
_requests: Reader[messages.Request] = Reader(messages.Request)
_replies: Reader[messages.Reply] = Reader(messages.Reply)


class Requests:
    """Sends requests to other nodes, and answers theirs."""

    def __init__(
        self,
        link: Link,
        summarise: Callable[[str, str], messages.Summary],
        anonymise: Callable[[str, str, str], Awaitable[None]],
        on_foreign: Callable[[], None],
    ) -> None:
        """`summarise` and `anonymise` answer for tables hosted here; `on_foreign` is called with each unreadable message."""
        self._link = link
        self._summarise = summarise
        self._anonymise = anonymise
        self._on_foreign = on_foreign
        self._node = ""
        self._subscription: Subscription | None = None
        self._tasks = Tasks()

    async def subscribe(self, node: str) -> None:
        """Answer requests that are sent to this node, under its id.

        Raises:
            BusError: when the bus is away.
        """
        self._subscription = await self._link.subscribe(self._link.subject("node", node), self._receive)
        self._node = node

    async def unsubscribe(self) -> None:
        """Answer no more."""
        subscription, self._subscription = self._subscription, None
        if subscription is not None:
            try:
                await subscription.unsubscribe()
            except Exception as error:  # noqa: BLE001  the bus may be away: then there is no subscription either
                logger.debug("a subscription could not be ended: %s", error)

    async def summary(self, node: str, table: str, player: str = "") -> messages.Summary | None:
        """The summary of a table that another node has in memory; None when it has not, or does not answer."""
        try:
            reply = await self._send(node, messages.GetSummary(self._node, table, player))
        except (BusError, MessageError):
            return None
        return reply if isinstance(reply, messages.Summary) else None

    async def anonymise(self, node: str, table: str, player: str, alias: str) -> None:
        """Let the host node of a table replace a player by an alias in its log.

        Raises:
            RivageError: what that node replied, or that there is no reply that can be read.
        """
        reply = await self._send(node, messages.Anonymise(self._node, table, player, alias))
        if isinstance(reply, messages.Result) and reply.failure is not None:
            raise messages.error_of(reply.failure)

    async def _send(self, node: str, request: messages.Request) -> messages.Reply:
        data = await self._link.request(self._link.subject("node", node), messages.write(request), REQUEST_TIMEOUT_S)
        return _replies.read(data)

    async def _receive(self, message: Msg) -> None:
        try:
            request = _requests.read(message.data)
        except MessageError:
            self._on_foreign()
            return
        if isinstance(request, messages.GetSummary):
            await self._reply(message.reply, self._summarise(request.table, request.player))
        else:
            self._tasks.spawn(self._anonymise_for(request, message.reply))

    async def _anonymise_for(self, request: messages.Anonymise, subject: str) -> None:
        failure = None
        try:
            await self._anonymise(request.table, request.player, request.alias)
        except Exception as error:  # noqa: BLE001  whatever it was, the other node needs a reply
            failure = messages.failure_of(error)
        await self._reply(subject, messages.Result(self._node, failure))

    async def _reply(self, subject: str, reply: messages.Reply) -> None:
        try:
            await self._link.publish(subject, messages.write(reply))
        except BusError as error:
            logger.warning("a reply to another node was lost: %s", error)
