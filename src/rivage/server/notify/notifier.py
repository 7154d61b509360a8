"""Tells people who are not at their table that it is their turn. Beside the tables: no move ever waits for it.

A table that has something to tell stands in line once, however often it asks. Each guest is told one thing after the other, so
that one whose browsers or program do not answer holds up nobody else. What is to be told is kept before it is sent and forgotten
when it was: after a restart the rest is told.
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
from .vapid import Vapid, sealed

logger = logging.getLogger(__name__)
seldom = ThrottledLogger(logger)

RETRY_AFTER = (15.0, 60.0, 300.0, 1800.0, 7200.0)
"""Seconds between tries to tell somebody."""
AT_ONCE = 4
"""Tables that are seen to at the same time."""
GONE = frozenset({404, 410})
"""What a push service says of a browser that wants nothing any more."""
MOST_RETRIES = 10_000
REST = 1.0
"""Seconds for what is being told when the server closes."""
PASSING = (StoreError, BusError)
"""What may be better a moment later, and is nobody's fault who is to be told."""


class Glancing(Protocol):
    """Looks at tables."""

    async def summary(self, table: str) -> TableSummary:
        """See `LocalTables.summary`."""
        ...

    async def is_here(self, table: str, player: str) -> bool:
        """See `LocalTables.is_here`."""
        ...


class Errand(NamedTuple):
    """What a guest is to be told."""

    table: str
    key: str = ""
    """Of the one browser or program that is told; empty for all of them."""
    kind: str = ""
    tries: int = 0
    """How often that one did not take it."""


class Notifier:
    """The messenger of one server."""

    def __init__(
        self,
        store: Store,
        vapid: Vapid,
        http_client: SafeHttpClient,
        *,
        public_url: str = "",
        retry_after: tuple[float, ...] = RETRY_AFTER,
        clock: Callable[[], int] = wall_clock,
        alone: bool = True,
    ) -> None:
        """Tell of nothing yet.

        `public_url`: what goes before a path in what programs are told. `alone`: no wish is made but through this very server.
        """
        self.vapid = vapid
        self._store = store
        self._tables: Glancing
        self._http_client = http_client
        self._public_url = public_url
        self._retry_after = retry_after
        self._clock = clock
        self._alone = alone
        self._wished: set[str] = set()
        """The tables of which somebody wants to be told, or wanted to."""
        self._knows_wishes = False
        """There are no others."""
        self._waiting: dict[str, None] = {}
        self._seen_to: set[str] = set()
        """Tables that are being looked at."""
        self._awake = asyncio.Event()
        self._workers: list[asyncio.Task[None]] = []
        self._errands: dict[str, dict[Errand, None]] = {}
        """What is to be told to each player who is being told something, in order."""
        self._retries: dict[tuple[str, str, str], asyncio.TimerHandle] = {}
        """Who could not be told, and of which table: player, key of browser or program (empty for all), table."""
        self._later: dict[str, asyncio.TimerHandle] = {}
        """Tables that could not be looked at, as the store or the bus was away."""
        self._tasks = Tasks()

    def begin(self, tables: Glancing) -> None:
        """Begin to tell of tables: first what was not told before the last stop."""
        self._tables = tables
        self._tasks.spawn(self._begin())

    def look(self) -> None:
        """Tell what is due though it was another node's to tell: that one is gone."""
        self._tasks.spawn(self._look())

    async def rest(self) -> None:
        """Return when nothing is being told, or after a moment: what is left by then is kept, and told by who looks for it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(REST):
                while self._waiting or self._seen_to or self._errands:  # noqa: ASYNC110  many tasks, few looks
                    await asyncio.sleep(0.02)

    def close(self) -> None:
        """Tell nothing any more; what is due is told after the next start."""
        for worker in self._workers:
            worker.cancel()
        self._tasks.cancel()
        for handle in (*self._retries.values(), *self._later.values()):
            handle.cancel()
        self._http_client.close()

    def turn(self, table: str) -> None:
        """At a table it has become the turn of somebody who is not there. Returns at once."""
        self._waiting[table] = None
        self._awake.set()

    def wished(self, table: str) -> None:
        """Somebody wants to be told of a table; to be said before that is kept."""
        if self._alone:  # elsewhere a match may be over without our hearing of it, and nothing rests on this
            self._wished.add(table)

    async def over(self, table: str) -> None:
        """A match is over: nobody is told of it any more. Raises nothing."""
        # Matches end all the time, and of few of them anybody wants to be told.
        if self._knows_wishes and table not in self._wished:
            return
        try:
            for kind in (NOTIFY, DUE):
                for thing in await self._store.find_belongings(kind, table):
                    await self._store.delete_belonging(thing.player, kind, table)
            self._wished.discard(table)
        except RivageError as error:
            logger.warning("who wants to be told of a match that is over could not be forgotten: %s", error)

    async def _look(self) -> None:
        while True:
            try:
                await self._look_once()
                return
            except StoreError as error:
                logger.warning("could not look for what is to be told; trying again: %s", error)
                await asyncio.sleep(self._retry_after[0])

    async def _look_once(self) -> None:
        due = await self._store.find_belongings(DUE)
        if self._alone:
            self._wished.update(thing.key for thing in [*due, *await self._store.find_belongings(NOTIFY)])
            self._knows_wishes = True
        for thing in due:
            self.turn(thing.key)

    async def _begin(self) -> None:
        await self._look()
        # Only now: what they are about to tell was not told before the last stop, and is not due twice.
        self._workers = [asyncio.create_task(self._work()) for _ in range(AT_ONCE)]

    async def _work(self) -> None:
        while True:
            while not self._waiting:
                self._awake.clear()
                await self._awake.wait()
            table = next(iter(self._waiting))
            del self._waiting[table]
            self._seen_to.add(table)
            try:
                await self._see_to(table)
            except PASSING as error:
                seldom.warning("away", "nobody could be told of a turn; trying again: %s", error)
                self._look_later(table)
            except Exception as error:  # noqa: BLE001  whatever went wrong with one, the others are told
                logger.warning("nobody could be told of a turn: %s", error)
            finally:
                self._seen_to.discard(table)

    def _look_later(self, table: str) -> None:
        if table not in self._later and len(self._later) < MOST_RETRIES:
            self._later[table] = asyncio.get_running_loop().call_later(self._retry_after[0], self._look_again, table)

    def _look_again(self, table: str) -> None:
        del self._later[table]
        self.turn(table)

    async def _is_due(self, table: str, player: str, summary: TableSummary) -> bool:
        """Whether a player is to be told that it is their turn at a table that looks so."""
        return summary.status == "playing" and summary.awaits(player) and not await self._tables.is_here(table, player)

    async def _see_to(self, table: str) -> None:
        wishes = await self._store.find_belongings(NOTIFY, table)
        if not wishes:
            return
        summary = await self._tables.summary(table)
        for wish in wishes:
            if await self._is_due(table, wish.player, summary):
                await self._store.save_belonging(Belonging(wish.player, DUE, table, ""))
                self._send(wish.player, Errand(table))
            else:
                await self._store.delete_belonging(wish.player, DUE, table)

    def _send(self, player: str, errand: Errand) -> None:
        """Tell a player, after what they are being told."""
        if player not in self._errands:
            self._errands[player] = {}
            self._tasks.spawn(self._run_errands(player))
        self._errands[player][errand] = None

    async def _run_errands(self, player: str) -> None:
        waiting = self._errands[player]
        while waiting:
            # Not when it is done: the same may have to be told anew meanwhile.
            del waiting[errand := next(iter(waiting))]
            try:
                await self._run(player, errand)
            except PASSING as error:
                seldom.warning("away", "nobody could be told of a turn; trying again: %s", error)
                self._retry(player, errand)
            except Exception as error:  # noqa: BLE001  whatever went wrong with one, the others are told
                logger.warning("nobody could be told of a turn: %s", error)
        del self._errands[player]

    async def _run(self, player: str, errand: Errand) -> None:
        table, key, kind, tries = errand
        things = [thing for thing in await self._store.belongings(player, kind) if not key or thing.key == key]
        summary = await self._tables.summary(table)
        told = [True]
        if await self._is_due(table, player, summary):
            # Browsers first: their services answer at once.
            for one in (PUSH, WEBHOOK):
                told += [await self._tell(thing, table, summary, tries) for thing in things if thing.kind == one]
        if all(told):
            await self._store.delete_belonging(player, DUE, table)

    async def _tell(self, thing: Belonging, table: str, summary: TableSummary, tries: int) -> bool:
        """Tell one browser or program; True when nothing more is to be done about it."""
        if thing.kind == PUSH:
            return await self._settle(
                thing, table, tries, await self._push(subscription_decoder.decode(thing.data), table, summary)
            )
        hook = webhook_decoder.decode(thing.data)
        return True if hook.paused else await self._settle(thing, table, tries, await self._call(hook, table, summary))

    async def _push(self, browser: Subscription, table: str, summary: TableSummary) -> int:
        """The status the push service answers; 0 for none, 410 for a browser that cannot be written to."""
        title, text = words(summary, browser.language)
        message = {"title": title, "body": text, "url": f"/t/{table}", "tag": table}
        topic = hashlib.sha256(table.encode()).hexdigest()[:32]
        try:
            # In a thread, as in `handlers`: the first one loads what it is sealed with.
            letter = await asyncio.to_thread(sealed, browser, encode(message))
            return await self._http_client.post(browser.endpoint, letter, self.vapid.headers(browser.endpoint, topic))
        except (BadTarget, ValueError):
            return 410

    async def _call(self, hook: Webhook, table: str, summary: TableSummary) -> int:
        title, text = words(summary, "")
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

    async def _settle(self, thing: Belonging, table: str, tries: int, status: int) -> bool:
        """Draw the conclusions from an answer."""
        place = (thing.player, thing.key, table)
        if 200 <= status < 300:
            self._told(place)
            return True
        if thing.kind == PUSH and status in GONE:
            await self._store.delete_belonging(thing.player, PUSH, thing.key)
            return True
        if tries < len(self._retry_after):
            self._retry(thing.player, Errand(table, thing.key, thing.kind, tries + 1))
            return False
        if thing.kind == WEBHOOK:
            paused = replace(webhook_decoder.decode(thing.data), paused=self._clock(), status=status)
            await self._store.save_belonging(replace(thing, data=encode(paused).decode()), expected=thing.version)
        return True

    def _retry(self, player: str, errand: Errand) -> None:
        """Try again later, unless that is to be done anyway; where too many wait, when it is their turn again."""
        place = (player, errand.key, errand.table)
        if place not in self._retries and len(self._retries) < MOST_RETRIES:
            wait = self._retry_after[max(errand.tries - 1, 0)]
            self._retries[place] = asyncio.get_running_loop().call_later(wait, self._again, player, errand)

    def _told(self, place: tuple[str, str, str]) -> None:
        """Somebody was told: what could not be told before need not be any more."""
        if (later := self._retries.pop(place, None)) is not None:
            later.cancel()

    def _again(self, player: str, errand: Errand) -> None:
        del self._retries[player, errand.key, errand.table]
        self._send(player, errand)


def words(summary: TableSummary, language: str) -> tuple[str, str]:
    """What somebody is told: a title, and a sentence."""
    language = language or "en"
    names = [seat.name for seat in summary.seats if seat.name]
    args = {"game": title_of(summary.game, language), "names": ", ".join(names)}
    return say(language, "notify-title", args=args), say(language, "notify-text", args=args)


def new_secret() -> str:
    """A secret for a webhook."""
    return secrets.token_urlsafe(24)


def signed(secret: str, body: bytes) -> dict[str, str]:
    """The headers of a message to a program, by which it knows that the server wrote it."""
    mark = hmac.digest(secret.encode(), body, hashlib.sha256).hex()
    return {"Content-Type": "application/json", "X-Rivage-Signature": f"sha256={mark}", "User-Agent": "rivage"}
