"""A connection to NATS, the message bus of the nodes and workers of a cluster.

Every subject begins with the name of the cluster, so that several clusters can share a bus. Messages may be lost: data that
must not be lost is stored in the database or in a JetStream stream.
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

from .errors import BadBusUrl, BusUnavailable

logger = logging.getLogger(__name__)

CONNECT_TIMEOUT_S = 5.0
"""Seconds until the first connection attempt is given up."""
RECONNECT_INTERVAL_S = 0.25
"""Seconds between two attempts to reconnect."""
PING_INTERVAL_S = 2
"""Seconds between two pings. After two pings without an answer the connection counts as lost."""
CLUSTER = "rivage"
"""The default name of a cluster."""
_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")


def without_credentials(url: str) -> str:
    """The URL of a bus for logs: without a password or token."""
    return ",".join(_without_credentials(server) for server in url.split(","))


def _without_credentials(url: str) -> str:
    parts = urlsplit(url)
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{parts.hostname or ''}{port}"


def _is_bus_url(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in {"nats", "tls"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def addresses(url: str, cluster: str) -> list[str]:
    """Split a comma-separated bus URL into the URLs of its servers.

    Raises:
        BadBusUrl: when one is not a valid NATS URL, or the cluster name is not valid.
    """
    urls = [server.strip() for server in url.split(",")]
    if not all(_is_bus_url(server) for server in urls):
        raise BadBusUrl(
            f"{without_password(url)!r} is not a valid NATS URL. Expected nats://host:4222 (comma-separated for several)."
        )
    if _NAME.fullmatch(cluster) is None:
        raise BadBusUrl(f"{cluster!r} is not a valid cluster name. Use up to 32 small letters, digits, dashes and underscores.")
    return urls


class Link:
    """A connection that reconnects automatically. Create it with `Link.open`; it belongs to one event loop."""

    def __init__(self, url: str, cluster: str) -> None:
        self.where = without_credentials(url)
        """The URL of the bus for logs, without credentials."""
        self.cluster = cluster
        self._nats = Client()
        self._on_change: list[Callable[[bool], None]] = []
        self._open = False
        """Whether the link is between `open` and `close`. Lost connections are only reported then."""

    @classmethod
    async def open(cls, url: str, *, cluster: str = CLUSTER, name: str = "") -> "Link":
        """Connect to the bus. `url` may list several servers, separated by commas.

        `name` identifies this process in the monitoring of NATS.

        Raises:
            BadBusUrl: when the URL or the cluster name is not valid.
            BusUnavailable: when the bus does not answer.
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
                    reconnect_time_wait=RECONNECT_INTERVAL_S,  # type: ignore[arg-type]  # a fraction works as well
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
            raise BusUnavailable(f"The bus {link.where} does not answer. Start NATS there, or name another. ({reason})") from None
        link._open = True
        return link

    @property
    def connected(self) -> bool:
        """Whether the connection to the bus is up."""
        return self._nats.is_connected

    def on_change(self, listener: Callable[[bool], None]) -> None:
        """Call `listener` with False when the connection is lost, and with True when it is back."""
        self._on_change.append(listener)

    def subject(self, *parts: str) -> str:
        """The full name of a subject of this cluster."""
        return ".".join(("rivage", self.cluster, *parts))

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        """Send a message to all subscribers.

        Raises:
            BusUnavailable: when the bus is not connected. The message is not queued, because it may be outdated later.
        """
        if not self.connected:
            raise self.unavailable_error()
        try:
            await self._nats.publish(subject, data, reply)
        except NatsError as error:
            raise self.unavailable_error(str(error)) from None

    async def request(self, subject: str, data: bytes, wait: float) -> bytes:
        """Send a request and return the first reply.

        Raises:
            BusUnavailable: when the bus is not connected, there is no subscriber, or no reply arrives within `wait` seconds.
        """
        if not self.connected:
            raise self.unavailable_error()
        try:
            return (await self._nats.request(subject, data, wait)).data
        except (NatsError, TimeoutError) as error:
            raise self.unavailable_error(str(error)) from None

    async def subscribe(self, subject: str, receive: Callable[[Msg], Awaitable[None]]) -> Subscription:
        """Call `receive` with each message of a subject. Returns when the bus has the subscription.

        `receive` is awaited for one message at a time, so it must return quickly.

        Raises:
            BusUnavailable: when the bus is not connected.
        """
        try:
            subscription = await self._nats.subscribe(subject, cb=receive)
            # Twice: the first ping can overtake queued messages, so its answer may arrive too early.
            await self._nats.flush(2)
            await self._nats.flush(2)
        except (NatsError, TimeoutError) as error:
            raise self.unavailable_error(str(error)) from None
        return subscription

    def stream(self) -> JetStreamContext:
        """The JetStream API of the bus."""
        return self._nats.jetstream(timeout=2)

    def new_inbox(self) -> str:
        """A new unique subject for replies."""
        return self._nats.new_inbox()

    async def close(self) -> None:
        """Send queued messages, then disconnect."""
        self._open = False
        with suppress(NatsError, OSError, TimeoutError):
            if self.connected:
                await self._nats.flush(1)
        with suppress(NatsError, OSError):
            await self._nats.close()

    def unavailable_error(self, reason: str = "") -> BusUnavailable:
        """The error to raise while the bus does not answer."""
        return BusUnavailable(f"The bus {self.where} does not answer; this process reconnects.{f' ({reason})' if reason else ''}")

    async def _log_error(self, error: Exception) -> None:
        if self._open and self.connected:
            logger.warning("the bus %s: %s", self.where, error)

    async def _on_disconnect(self) -> None:
        if not self._open:
            return
        logger.warning("the connection to the bus %s is lost; reconnecting", self.where)
        self._notify(back=False)

    async def _on_reconnect(self) -> None:
        logger.info("reconnected to the bus %s", self.where)
        self._notify(back=True)

    def _notify(self, *, back: bool) -> None:
        for listener in self._on_change:
            listener(back)


__all__ = ["CLUSTER", "Link", "Msg", "addresses"]
