"""Support for the tests of the notifier: a table, settings of players, and a notifier with a receiver."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rivage.core import Seat, encode
from rivage.server.notify.notifier import Notifier
from rivage.server.notify.records import NOTIFY, PUSH, WEBHOOK, Webhook
from rivage.server.notify.safe_http import SafeHttpClient
from rivage.server.notify.vapid import Vapid
from rivage.store import Belonging, Store
from rivage.table import TableSummary
from rivage.table.match import Occupant

from .receiver import PushBrowser, Receiver, receiver

TABLE, ANN, BEN = "t" * 22, "a" * 22, "b" * 22
QUICK = (0.01, 0.01)


class Tables:
    """A single table, where it is Ann's turn."""

    def __init__(self) -> None:
        seats = (Occupant(player=ANN, name="Ann"), Occupant(player=BEN, name="Ben"))
        self.state = TableSummary("deep-river", "playing", seats, changed=1, host=ANN, to_act=frozenset({Seat(0)}))
        self.here: set[str] = set()

    async def summary(self, table: str) -> TableSummary:
        assert table == TABLE
        return self.state

    async def is_here(self, table: str, player: str) -> bool:
        assert table == TABLE
        return player in self.here


@asynccontextmanager
async def running_notifier(store: Store, tables: Tables, retry_delays: tuple[float, ...] = QUICK) -> AsyncIterator[Notifier]:
    vapid = Vapid(b"secret", "https://play.example.org")
    notifier = Notifier(
        store, vapid, SafeHttpClient(private=True), public_url="https://play.example.org", retry_delays=retry_delays
    )
    notifier.start(tables)
    yield notifier
    notifier.close()


async def enable_notifications(store: Store, *players: str) -> None:
    for player in players:
        await store.save_belonging(Belonging(player, NOTIFY, TABLE, ""))


async def set_webhook(store: Store, url: str, player: str = ANN) -> None:
    await store.save_belonging(Belonging(player, WEBHOOK, WEBHOOK, encode(Webhook(url, "s3cret")).decode()))


async def subscribe(store: Store, browser: PushBrowser, player: str = ANN) -> None:
    subscription = browser.subscription
    await store.save_belonging(Belonging(player, PUSH, subscription.key, encode(subscription).decode()))


@asynccontextmanager
async def notifier_with_webhook(
    store: Store, tables: Tables, *answers: int, retry_delays: tuple[float, ...] = QUICK
) -> AsyncIterator[tuple[Notifier, Receiver]]:
    """A notifier for a table with Ann's webhook, which responds with these statuses."""
    with receiver(*answers) as program:
        await enable_notifications(store, ANN)
        await set_webhook(store, program.url)
        async with running_notifier(store, tables, retry_delays) as notifier:
            yield notifier, program


async def until(condition: object) -> None:
    for _ in range(1000):
        if await condition():  # type: ignore[operator]
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the condition was not met in time")


async def is_empty(store: Store, kind: str) -> bool:
    return not await store.find_belongings(kind)


async def is_true(condition: bool) -> bool:
    return condition
