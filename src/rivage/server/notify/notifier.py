"""Notifies absent players that it is their turn. Moves never wait for it.

A table is queued once, however often its turn changes. Each player has a queue of notifications, sent one after the other, so
that a slow target does not delay other players. A notification is stored before it is sent and deleted afterwards, so that it is
not lost at a restart.
"""

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from rivage.background import Tasks, ThrottledLogger
from rivage.core import RivageError, encode
from rivage.hosting import BusError
from rivage.server.catalogues import title_of, translate
from rivage.store import Belonging, Store, StoreError
from rivage.table import TableSummary, wall_clock

from .records import DUE, NOTIFY, PUSH, WEBHOOK, Subscription, Webhook, subscription_decoder, webhook_decoder
from .safe_http import BadTarget, SafeHttpClient
from .vapid import Vapid, encrypt

logger = logging.getLogger(__name__)
throttled = ThrottledLogger(logger)

RETRY_DELAYS_S = (15.0, 60.0, 300.0, 1800.0, 7200.0)
"""Seconds between attempts to deliver a notification."""
MAX_WORKERS = 4
"""Tables that are processed concurrently."""
GONE_STATUSES = frozenset({404, 410})
"""HTTP statuses of a push service for a subscription that has ended."""
MAX_RETRIES = 10_000
"""Retries that are scheduled at the same time."""
DRAIN_S = 1.0
"""Seconds for the delivery of queued notifications when the server closes."""
TRANSIENT_ERRORS = (StoreError, BusError)
"""Temporary errors of the store or the bus. They do not count as failed deliveries."""


class TableReader(Protocol):
    """Reads the state of tables."""

    async def summary(self, table: str) -> TableSummary:
        """See `LocalTables.summary`."""
        ...

    async def is_here(self, table: str, player: str) -> bool:
        """See `LocalTables.is_here`."""
        ...


class Notification(NamedTuple):
    """A notification to deliver to a player."""

    table: str
    key: str = ""
    """Key of the browser or webhook to notify; empty for all of the player."""
    kind: str = ""
    tries: int = 0
    """Number of failed deliveries to this browser or webhook."""


class Notifier:
    """Sends the notifications of one server."""

    def __init__(
        self,
        store: Store,
        vapid: Vapid,
        http_client: SafeHttpClient,
        *,
        public_url: str = "",
        retry_delays: tuple[float, ...] = RETRY_DELAYS_S,
        clock: Callable[[], int] = wall_clock,
        alone: bool = True,
    ) -> None:
        """`public_url`: prefix of the links in webhook messages. `alone`: this is not a node of a cluster."""
        self.vapid = vapid
        self._store = store
        self._tables: TableReader
        self._http_client = http_client
        self._public_url = public_url
        self._retry_delays = retry_delays
        self._clock = clock
        self._alone = alone
        self._wanted: set[str] = set()
        """Tables for which a player may have enabled notifications."""
        self._wanted_is_complete = False
        """Whether `_wanted` has all tables with enabled notifications."""
        self._waiting: dict[str, None] = {}
        self._in_progress: set[str] = set()
        """Tables that workers process now."""
        self._awake = asyncio.Event()
        self._workers: list[asyncio.Task[None]] = []
        self._queues: dict[str, dict[Notification, None]] = {}
        """The queue of each player, in order. Empty queues are deleted."""
        self._retries: dict[tuple[str, str, str], asyncio.TimerHandle] = {}
        """Scheduled retries by player, key of the browser or webhook (empty for all), and table."""
        self._later: dict[str, asyncio.TimerHandle] = {}
        """Tables to process again after an error of the store or the bus."""
        self._tasks = Tasks()

    def start(self, tables: TableReader) -> None:
        """Start sending, first the stored notifications that were not delivered before the last stop."""
        self._tables = tables
        self._tasks.spawn(self._start())

    def poll(self) -> None:
        """Deliver the stored notifications of a node that has died."""
        self._tasks.spawn(self._poll())

    async def drain(self) -> None:
        """Wait until all queues are empty, for `DRAIN_S` at most. The rest stays stored, for the next start or another node."""
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_S):
                while self._waiting or self._in_progress or self._queues:  # noqa: ASYNC110  an event would need many tasks to set it
                    await asyncio.sleep(0.02)

    def close(self) -> None:
        """Stop sending. Stored notifications are delivered after the next start."""
        for worker in self._workers:
            worker.cancel()
        self._tasks.cancel()
        for handle in (*self._retries.values(), *self._later.values()):
            handle.cancel()
        self._http_client.close()

    def on_turn(self, table: str) -> None:
        """Queue a table where it has become the turn of an absent player. Does not block."""
        self._waiting[table] = None
        self._awake.set()

    def add_table(self, table: str) -> None:
        """Record that a player enables notifications of a table. Must be called before the setting is stored."""
        if self._alone:  # in a cluster, a match that ends on another node would never be removed
            self._wanted.add(table)

    async def clear_table(self, table: str) -> None:
        """Delete the settings and notifications of a match that is over. Logs errors instead of raising them."""
        # Avoids queries for most matches, because few have notifications.
        if self._wanted_is_complete and table not in self._wanted:
            return
        try:
            for kind in (NOTIFY, DUE):
                for target in await self._store.find_belongings(kind, table):
                    await self._store.delete_belonging(target.player, kind, table)
            self._wanted.discard(table)
        except RivageError as error:
            logger.warning("cannot delete the notification settings of a finished match: %s", error)

    async def _poll(self) -> None:
        while True:
            try:
                await self._poll_once()
                return
            except StoreError as error:
                logger.warning("cannot read stored notifications; retrying: %s", error)
                await asyncio.sleep(self._retry_delays[0])

    async def _poll_once(self) -> None:
        due = await self._store.find_belongings(DUE)
        if self._alone:
            self._wanted.update(target.key for target in [*due, *await self._store.find_belongings(NOTIFY)])
            self._wanted_is_complete = True
        for target in due:
            self.on_turn(target.key)

    async def _start(self) -> None:
        await self._poll()
        # Started after the poll, so that new notifications are not mistaken for stored ones.
        self._workers = [asyncio.create_task(self._work()) for _ in range(MAX_WORKERS)]

    async def _work(self) -> None:
        while True:
            while not self._waiting:
                self._awake.clear()
                await self._awake.wait()
            table = next(iter(self._waiting))
            del self._waiting[table]
            self._in_progress.add(table)
            try:
                await self._process_table(table)
            except TRANSIENT_ERRORS as error:
                throttled.warning("away", "cannot send a notification; retrying: %s", error)
                self._process_later(table)
            except Exception as error:  # noqa: BLE001  the worker must continue with the next table
                logger.warning("cannot send a notification: %s", error)
            finally:
                self._in_progress.discard(table)

    def _process_later(self, table: str) -> None:
        if table not in self._later and len(self._later) < MAX_RETRIES:
            self._later[table] = asyncio.get_running_loop().call_later(self._retry_delays[0], self._process_now, table)

    def _process_now(self, table: str) -> None:
        del self._later[table]
        self.on_turn(table)

    async def _is_due(self, table: str, player: str, summary: TableSummary) -> bool:
        """Whether a player must act at a table in this state and is absent."""
        return summary.status == "playing" and summary.awaits(player) and not await self._tables.is_here(table, player)

    async def _process_table(self, table: str) -> None:
        settings = await self._store.find_belongings(NOTIFY, table)
        if not settings:
            return
        summary = await self._tables.summary(table)
        for setting in settings:
            if await self._is_due(table, setting.player, summary):
                await self._store.save_belonging(Belonging(setting.player, DUE, table, ""))
                self._enqueue(setting.player, Notification(table))
            else:
                await self._store.delete_belonging(setting.player, DUE, table)

    def _enqueue(self, player: str, notification: Notification) -> None:
        """Append a notification to the queue of a player."""
        if player not in self._queues:
            self._queues[player] = {}
            self._tasks.spawn(self._run_queue(player))
        self._queues[player][notification] = None

    async def _run_queue(self, player: str) -> None:
        waiting = self._queues[player]
        while waiting:
            # Deleted before the delivery, because the same notification may be queued again meanwhile.
            del waiting[notification := next(iter(waiting))]
            try:
                await self._notify(player, notification)
            except TRANSIENT_ERRORS as error:
                throttled.warning("away", "cannot send a notification; retrying: %s", error)
                self._retry(player, notification)
            except Exception as error:  # noqa: BLE001  the queue must continue with the next notification
                logger.warning("cannot send a notification: %s", error)
        del self._queues[player]

    async def _notify(self, player: str, notification: Notification) -> None:
        table, key, _, tries = notification
        records = await self._store.belongings(player, notification.kind)
        targets = [record for record in records if not key or record.key == key]
        summary = await self._tables.summary(table)
        delivered = [True]
        if await self._is_due(table, player, summary):
            # Browsers first, because push services respond fast.
            for kind in (PUSH, WEBHOOK):
                delivered += [await self._deliver(target, table, summary, tries) for target in targets if target.kind == kind]
        if all(delivered):
            await self._store.delete_belonging(player, DUE, table)

    async def _deliver(self, target: Belonging, table: str, summary: TableSummary, tries: int) -> bool:
        """Deliver to one browser or webhook. Returns False when a retry is scheduled."""
        if target.kind == PUSH:
            status = await self._push(subscription_decoder.decode(target.data), table, summary)
        elif (hook := webhook_decoder.decode(target.data)).paused:
            return True
        else:
            status = await self._call_webhook(hook, table, summary)
        return await self._handle_status(target, table, tries, status)

    async def _push(self, browser: Subscription, table: str, summary: TableSummary) -> int:
        """Send to a push service and return its HTTP status; 0 without a response, 410 for an invalid subscription."""
        title, text = message_text(summary, browser.language)
        message = {"title": title, "body": text, "url": f"/t/{table}", "tag": table}
        topic = hashlib.sha256(table.encode()).hexdigest()[:32]
        try:
            # In a thread, because the first call imports the encryption library.
            body = await asyncio.to_thread(encrypt, browser, encode(message))
            return await self._http_client.post(browser.endpoint, body, self.vapid.headers(browser.endpoint, topic))
        except (BadTarget, ValueError):
            return 410

    async def _call_webhook(self, hook: Webhook, table: str, summary: TableSummary) -> int:
        title, text = message_text(summary, "")
        message = {
            "event": "turn",
            "game": summary.game,
            "table": table,
            "url": f"{self._public_url}/t/{table}",
            "text": f"{title}: {text}",
        }
        body = encode(message)
        try:
            return await self._http_client.post(hook.url, body, signed(hook.secret, body))
        except BadTarget:
            return 0

    async def _handle_status(self, target: Belonging, table: str, tries: int, status: int) -> bool:
        """Handle the HTTP status of a delivery: success, ended subscription, retry, or pause. Returns False for a retry."""
        if 200 <= status < 300:
            self._cancel_retry((target.player, target.key, table))
            return True
        if target.kind == PUSH and status in GONE_STATUSES:
            await self._store.delete_belonging(target.player, PUSH, target.key)
            return True
        if tries < len(self._retry_delays):
            self._retry(target.player, Notification(table, target.key, target.kind, tries + 1))
            return False
        if target.kind == WEBHOOK:
            paused = replace(webhook_decoder.decode(target.data), paused=self._clock(), status=status)
            await self._store.save_belonging(replace(target, data=encode(paused).decode()), expected=target.version)
        return True

    def _retry(self, player: str, notification: Notification) -> None:
        """Schedule a retry unless one is scheduled already, or too many are."""
        key = (player, notification.key, notification.table)
        if key not in self._retries and len(self._retries) < MAX_RETRIES:
            delay_s = self._retry_delays[max(notification.tries - 1, 0)]
            self._retries[key] = asyncio.get_running_loop().call_later(delay_s, self._retry_now, player, notification)

    def _cancel_retry(self, key: tuple[str, str, str]) -> None:
        """Cancel the retry of a notification that was delivered meanwhile."""
        if (timer := self._retries.pop(key, None)) is not None:
            timer.cancel()

    def _retry_now(self, player: str, notification: Notification) -> None:
        del self._retries[player, notification.key, notification.table]
        self._enqueue(player, notification)


def message_text(summary: TableSummary, language: str) -> tuple[str, str]:
    """The title and the text of a notification."""
    language = language or "en"
    names = [seat.name for seat in summary.seats if seat.name]
    args = {"game": title_of(summary.game, language), "names": ", ".join(names)}
    return translate(language, "notify-title", args=args), translate(language, "notify-text", args=args)


def new_secret() -> str:
    """A new signing secret for a webhook."""
    return secrets.token_urlsafe(24)


def signed(secret: str, body: bytes) -> dict[str, str]:
    """The headers of a webhook message, with its HMAC signature."""
    signature = hmac.digest(secret.encode(), body, hashlib.sha256).hex()
    return {"Content-Type": "application/json", "X-Rivage-Signature": f"sha256={signature}", "User-Agent": "rivage"}
