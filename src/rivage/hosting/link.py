"""One connection to NATS, the bus of the nodes and workers of a cluster.

Every subject begins with the name of the cluster, so that several clusters may share a bus. Messages may be lost: what must
not be lost is in the database or in a stream.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from urllib.parse import urlsplit

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError
from nats.js import JetStreamContext

from rivage.core import without_password

from .errors import BadBus, BusAway

logger = logging.getLogger(__name__)

CONNECT_TIMEOUT_S = 5.0
"""Seconds for the first connection."""
RECONNECT_INTERVAL_S = 0.25
"""Seconds between two attempts to reconnect."""
PING_INTERVAL_S = 2
"""Seconds between two pings: after two without an answer the bus is away."""
CLUSTER = "rivage"
"""The default name of a cluster."""
_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")


def shown(url: str) -> str:
    """The address of a bus for people: without a password or token."""
    return ",".join(_shown(one) for one in url.split(","))


def _shown(url: str) -> str:
    parts = urlsplit(url)
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{parts.hostname or ''}{port}"


def _is_bus(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in {"nats", "tls"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def addresses(url: str, cluster: str) -> list[str]:
    """The URLs of the servers of a bus, separated by commas in `url`.

    Raises:
        BadBus: when one is not a valid NATS URL, or the name of the cluster is not valid.
    """
    urls = [one.strip() for one in url.split(",")]
    if not all(_is_bus(one) for one in urls):
        raise BadBus(f"{without_password(url)!r} is not a valid NATS URL. Use nats://host:4222 instead, or several with commas.")
    if _NAME.fullmatch(cluster) is None:
        raise BadBus(f"{cluster!r} is not a valid name of a cluster. Use up to 32 small letters, digits, dashes and underscores.")
    return urls


class Link:
    """A connection that reconnects by itself. Made by `Link.open`; belongs to one event loop."""

    def __init__(self, url: str, cluster: str) -> None:
        self.where = shown(url)
        """The bus, for people."""
        self.cluster = cluster
        self._nats = Client()
        self._on_change: list[Callable[[bool], None]] = []
        self._open = False
        """Between `open` and `close`: only then it matters whether the bus is away."""

    @classmethod
    async def open(cls, url: str, *, cluster: str = CLUSTER, name: str = "") -> "Link":
        """Connect to the bus, which may have several addresses with commas between them.

        `name` identifies this process to whoever inspects the bus.

        Raises:
            BadBus: when the URL or the name of the cluster is not valid.
            BusAway: when the bus does not answer.
        """
        urls = addresses(url, cluster)
        link = cls(",".join(urls), cluster)
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT_S):
                await link._nats.connect(
                    urls,
                    name=name or None,
                    allow_reconnect=True,
                    connect_timeout=2,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=RECONNECT_INTERVAL_S,  # type: ignore[arg-type]  # it sleeps for so long, whole or not
                    ping_interval=PING_INTERVAL_S,
                    max_outstanding_pings=2,
                    error_cb=link._log_error,
                    disconnected_cb=link._on_disconnect,
                    reconnected_cb=link._on_reconnect,
                )
        except (NatsError, OSError, TimeoutError) as error:
            with suppress(Exception):
                await link._nats.close()
            reason = str(error) or f"nothing within {CONNECT_TIMEOUT_S:g} s"
            raise BusAway(f"The bus {link.where} does not answer. Start NATS there, or name another. ({reason})") from None
        link._open = True
        return link

    @property
    def connected(self) -> bool:
        """Whether the bus answers now, as far as we know."""
        return self._nats.is_connected

    def on_change(self, listener: Callable[[bool], None]) -> None:
        """Call `listener` with False when the bus goes away, and with True when it is back."""
        self._on_change.append(listener)

    def subject(self, *parts: str) -> str:
        """The subject with these parts within the cluster."""
        return ".".join(("rivage", self.cluster, *parts))

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        """Send a message to all subscribers.

        Raises:
            BusAway: when the bus is away: a message that arrives late may be wrong by then.
        """
        if not self.connected:
            raise self.away()
        try:
            await self._nats.publish(subject, data, reply)
        except NatsError as error:
            raise self.away(str(error)) from None

    async def request(self, subject: str, data: bytes, wait: float) -> bytes:
        """Send a request, and return the first reply.

        Raises:
            BusAway: when the bus is away, there is no subscriber, or no reply comes within `wait` seconds.
        """
        if not self.connected:
            raise self.away()
        try:
            return (await self._nats.request(subject, data, wait)).data
        except (NatsError, TimeoutError) as error:
            raise self.away(str(error)) from None

    async def subscribe(self, subject: str, receive: Callable[[Msg], Awaitable[None]]) -> Subscription:
        """Receive messages from now on. Returns when the bus has the subscription.

        `receive` is called for one message after the other, so it must not wait for long.

        Raises:
            BusAway: when the bus is away.
        """
        try:
            subscription = await self._nats.subscribe(subject, cb=receive)
            # Twice: the client sends the first ping past what waits to be sent, so that it may be answered too early.
            await self._nats.flush(2)
            await self._nats.flush(2)
        except (NatsError, TimeoutError) as error:
            raise self.away(str(error)) from None
        return subscription

    def stream(self) -> JetStreamContext:
        """The streams and buckets of the bus."""
        return self._nats.jetstream(timeout=2)

    def new_inbox(self) -> str:
        """A subject that nobody else has."""
        return self._nats.new_inbox()

    async def close(self) -> None:
        """Send queued messages, then disconnect."""
        self._open = False
        with suppress(NatsError, OSError, TimeoutError):
            if self.connected:
                await self._nats.flush(1)
        with suppress(NatsError, OSError):
            await self._nats.close()

    def away(self, reason: str = "") -> BusAway:
        """The error to raise while the bus is away."""
        return BusAway(f"The bus {self.where} does not answer; this process tries again.{f' ({reason})' if reason else ''}")

    async def _log_error(self, error: Exception) -> None:
        if self._open and self.connected:
            logger.warning("the bus %s: %s", self.where, error)

    async def _on_disconnect(self) -> None:
        if not self._open:
            return
        logger.warning("the bus %s is away; trying again", self.where)
        self._notify(back=False)

    async def _on_reconnect(self) -> None:
        logger.info("the bus %s is back", self.where)
        self._notify(back=True)

    def _notify(self, *, back: bool) -> None:
        for listener in self._on_change:
            listener(back)


__all__ = ["CLUSTER", "Link", "Msg", "addresses"]
