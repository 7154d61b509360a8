"""Notifies players who are away from their table that it is their turn. No move ever waits for it.

A table is queued once, however often its turn changes. Each player has a queue of notifications, sent one after the other, so
that a target that does not answer delays no other player. A notification is stored before it is sent and deleted afterwards:
after a restart the rest is sent.
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
from rivage.server.catalogues import say, title_of
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
"""Tables that are processed at the same time."""
GONE_STATUSES = frozenset({404, 410})
"""HTTP statuses of a push service for a subscription that has ended."""
MAX_RETRIES = 10_000
DRAIN_S = 1.0
"""Seconds to deliver what is queued when the server closes."""
TRANSIENT_ERRORS = (StoreError, BusError)
"""Errors of the store or the bus, which may pass. They count as no failed delivery."""


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
    """Key of the one browser or program to notify; empty for all of them."""
    kind: str = ""
    tries: int = 0
    """Failed deliveries to that one."""


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
        """Send nothing before `start`.

        `public_url`: prefix of the links in webhook messages. `alone`: no other node stores wishes.
        """
        self.vapid = vapid
        self._store = store
        self._tables: TableReader
        self._http_client = http_client
        self._public_url = public_url
        self._retry_delays = retry_delays
        self._clock = clock
        self._alone = alone
        self._wanted: set[str] = set()
        """Tables for which a player wants notifications, or wanted to."""
        self._knows_all_wishes = False
        """`_wanted` is complete."""
        self._waiting: dict[str, None] = {}
        self._in_progress: set[str] = set()
        """Tables that are being processed."""
        self._awake = asyncio.Event()
        self._workers: list[asyncio.Task[None]] = []
        self._queues: dict[str, dict[Notification, None]] = {}
        """The queue of each player, in order, as long as it is not empty."""
        self._retries: dict[tuple[str, str, str], asyncio.TimerHandle] = {}
        """Scheduled retries by player, key of the browser or program (empty for all), and table."""
        self._later: dict[str, asyncio.TimerHandle] = {}
        """Tables to process again, because the store or the bus did not answer."""
        self._tasks = Tasks()

    def start(self, tables: TableReader) -> None:
        """Start, first with the notifications that were stored and not delivered before the last stop."""
        self._tables = tables
        self._tasks.spawn(self._start())

    def poll(self) -> None:
        """Deliver what another node has stored and not delivered: it is gone."""
        self._tasks.spawn(self._poll())

    async def drain(self) -> None:
        """Wait until all queues are empty, for `DRAIN_S` at most. The rest stays stored, for the next start or another node."""
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_S):
                while self._waiting or self._in_progress or self._queues:  # noqa: ASYNC110  many tasks, few looks
                    await asyncio.sleep(0.02)

    def close(self) -> None:
        """Stop. Stored notifications are delivered after the next start."""
        for worker in self._workers:
            worker.cancel()
        self._tasks.cancel()
        for handle in (*self._retries.values(), *self._later.values()):
            handle.cancel()
        self._http_client.close()

    def on_turn(self, table: str) -> None:
        """Queue a table where it has become the turn of a player who is away. Returns at once."""
        self._waiting[table] = None
        self._awake.set()

    def add_wish(self, table: str) -> None:
        """Record that a player wants notifications of a table. Call it before the wish is stored."""
        if self._alone:  # matches that end at other nodes would never be removed
            self._wanted.add(table)

    async def forget_table(self, table: str) -> None:
        """Delete the wishes and notifications of a match that is over. Raises nothing."""
        # Matches end all the time, and few of them have wishes.
        if self._knows_all_wishes and table not in self._wanted:
            return
        try:
            for kind in (NOTIFY, DUE):
                for target in await self._store.find_belongings(kind, table):
                    await self._store.delete_belonging(target.player, kind, table)
            self._wanted.discard(table)
        except RivageError as error:
            logger.warning("the notification settings of a match that is over could not be deleted: %s", error)

    async def _poll(self) -> None:
        while True:
            try:
                await self._poll_once()
                return
            except StoreError as error:
                logger.warning("stored notifications could not be read; trying again: %s", error)
                await asyncio.sleep(self._retry_delays[0])

    async def _poll_once(self) -> None:
        due = await self._store.find_belongings(DUE)
        if self._alone:
            self._wanted.update(target.key for target in [*due, *await self._store.find_belongings(NOTIFY)])
            self._knows_all_wishes = True
        for target in due:
            self.on_turn(target.key)

    async def _start(self) -> None:
        await self._poll()
        # Only now, so that new notifications are not taken for stored ones.
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
                throttled.warning("away", "a notification could not be sent; trying again: %s", error)
                self._process_later(table)
            except Exception as error:  # noqa: BLE001  the others must be notified
                logger.warning("a notification could not be sent: %s", error)
            finally:
                self._in_progress.discard(table)

    def _process_later(self, table: str) -> None:
        if table not in self._later and len(self._later) < MAX_RETRIES:
            self._later[table] = asyncio.get_running_loop().call_later(self._retry_delays[0], self._process_now, table)

    def _process_now(self, table: str) -> None:
        del self._later[table]
        self.on_turn(table)

    async def _is_due(self, table: str, player: str, summary: TableSummary) -> bool:
        """Whether a player is to be notified of their turn at a table in this state."""
        return summary.status == "playing" and summary.awaits(player) and not await self._tables.is_here(table, player)

    async def _process_table(self, table: str) -> None:
        wishes = await self._store.find_belongings(NOTIFY, table)
        if not wishes:
            return
        summary = await self._tables.summary(table)
        for wish in wishes:
            if await self._is_due(table, wish.player, summary):
                await self._store.save_belonging(Belonging(wish.player, DUE, table, ""))
                self._enqueue(wish.player, Notification(table))
            else:
                await self._store.delete_belonging(wish.player, DUE, table)

    def _enqueue(self, player: str, notification: Notification) -> None:
        """Append to the queue of a player."""
        if player not in self._queues:
            self._queues[player] = {}
            self._tasks.spawn(self._run_queue(player))
        self._queues[player][notification] = None

    async def _run_queue(self, player: str) -> None:
        waiting = self._queues[player]
        while waiting:
            # Not afterwards: the same notification may be queued again meanwhile.
            del waiting[notification := next(iter(waiting))]
            try:
                await self._notify(player, notification)
            except TRANSIENT_ERRORS as error:
                throttled.warning("away", "a notification could not be sent; trying again: %s", error)
                self._retry(player, notification)
            except Exception as error:  # noqa: BLE001  the others must be notified
                logger.warning("a notification could not be sent: %s", error)
        del self._queues[player]

    async def _notify(self, player: str, notification: Notification) -> None:
        table, key, kind, tries = notification
        targets = [target for target in await self._store.belongings(player, kind) if not key or target.key == key]
        summary = await self._tables.summary(table)
        delivered = [True]
        if await self._is_due(table, player, summary):
            # Browsers first: push services answer at once.
            for one in (PUSH, WEBHOOK):
                delivered += [await self._deliver(target, table, summary, tries) for target in targets if target.kind == one]
        if all(delivered):
            await self._store.delete_belonging(player, DUE, table)

    async def _deliver(self, target: Belonging, table: str, summary: TableSummary, tries: int) -> bool:
        """Deliver to one browser or program; True when no retry is scheduled."""
        if target.kind == PUSH:
            status = await self._push(subscription_decoder.decode(target.data), table, summary)
        elif (hook := webhook_decoder.decode(target.data)).paused:
            return True
        else:
            status = await self._call_webhook(hook, table, summary)
        return await self._handle_status(target, table, tries, status)

    async def _push(self, browser: Subscription, table: str, summary: TableSummary) -> int:
        """Send to a push service, and return its status; 0 for no answer, 410 for a browser that cannot be written to."""
        title, text = message_text(summary, browser.language)
        message = {"title": title, "body": text, "url": f"/t/{table}", "tag": table}
        topic = hashlib.sha256(table.encode()).hexdigest()[:32]
        try:
            # In a thread, as in `http.notifications`: the first call imports the encryption.
            sealed_message = await asyncio.to_thread(encrypt, browser, encode(message))
            return await self._http_client.post(browser.endpoint, sealed_message, self.vapid.headers(browser.endpoint, topic))
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
        """Act on the status of a delivery: done, subscription gone, retry, or pause the webhook. True when there is no retry."""
        place = (target.player, target.key, table)
        if 200 <= status < 300:
            self._cancel_retry(place)
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
        """Schedule a retry, unless there is one or there are too many; then the next turn brings the next notification."""
        place = (player, notification.key, notification.table)
        if place not in self._retries and len(self._retries) < MAX_RETRIES:
            wait = self._retry_delays[max(notification.tries - 1, 0)]
            self._retries[place] = asyncio.get_running_loop().call_later(wait, self._retry_now, player, notification)

    def _cancel_retry(self, place: tuple[str, str, str]) -> None:
        """Cancel the retry of a notification that was delivered meanwhile."""
        if (later := self._retries.pop(place, None)) is not None:
            later.cancel()

    def _retry_now(self, player: str, notification: Notification) -> None:
        del self._retries[player, notification.key, notification.table]
        self._enqueue(player, notification)


def message_text(summary: TableSummary, language: str) -> tuple[str, str]:
    """The title and the sentence of a notification."""
    language = language or "en"
    names = [seat.name for seat in summary.seats if seat.name]
    args = {"game": title_of(summary.game, language), "names": ", ".join(names)}
    return say(language, "notify-title", args=args), say(language, "notify-text", args=args)


def new_secret() -> str:
    """A new secret for a webhook."""
    return secrets.token_urlsafe(24)


def signed(secret: str, body: bytes) -> dict[str, str]:
    """The headers of a webhook message, with its signature."""
    mark = hmac.digest(secret.encode(), body, hashlib.sha256).hex()
    return {"Content-Type": "application/json", "X-Rivage-Signature": f"sha256={mark}", "User-Agent": "rivage"}
