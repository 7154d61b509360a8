"""The queues of the notifier: one delivery at a time for each player, and no delays for others or at a stop."""

import asyncio
import socket
from collections.abc import Mapping
from contextlib import ExitStack

import pytest

from rivage.core import Seat
from rivage.server.notify import notifier as notifier_module
from rivage.server.notify.notifier import Notifier
from rivage.server.notify.records import DUE, NOTIFY
from rivage.server.notify.safe_http import SafeHttpClient
from rivage.server.notify.vapid import Vapid
from rivage.store import Belonging, Store, Unreachable
from rivage.table import TableSummary
from rivage.table.match import Occupant

from .notifier_support import (
    ANN,
    BEN,
    TABLE,
    Tables,
    enable_notifications,
    is_empty,
    is_true,
    running_notifier,
    set_webhook,
    until,
)
from .receiver import receiver


class ManyTables(Tables):
    """Any number of tables, where it is the turn of all given players."""

    def __init__(self, *players: str) -> None:
        super().__init__()
        seats = tuple(Occupant(player=player, name="Someone") for player in players)
        self.state = TableSummary(
            "deep-river", "playing", seats, changed=1, host=ANN, to_act=frozenset(Seat(k) for k in range(len(seats)))
        )

    async def summary(self, table: str) -> TableSummary:
        return self.state

    async def is_here(self, table: str, player: str) -> bool:
        return False


@pytest.mark.parametrize(("guests", "tables_of_each", "hosts"), [(1, 30, 1), (30, 1, 1), (40, 5, 40)])
async def test_silent_targets_do_not_delay_other_players(store: Store, guests: int, tables_of_each: int, hosts: int) -> None:
    strangers = [f"stranger-{k}" for k in range(guests)]
    tables = ManyTables(ANN, *strangers)
    with ExitStack() as opened, receiver() as program:
        silent = [opened.enter_context(socket.create_server((f"127.0.2.{k}", 0), backlog=100)) for k in range(1, hosts + 1)]
        urls = [f"http://{host}:{port}/" for host, port in (listening.getsockname() for listening in silent)]
        await enable_notifications(store, ANN)
        await set_webhook(store, program.url)
        for number, stranger in enumerate(strangers):
            await set_webhook(store, urls[number % hosts], stranger)
        delayed = [(stranger, f"{stranger}-{k}") for stranger in strangers for k in range(tables_of_each)]
        for stranger, table in delayed:
            await store.save_belonging(Belonging(stranger, NOTIFY, table, ""))
        async with running_notifier(store, tables) as notifier:
            for _, table in delayed:
                notifier.on_turn(table)
            await asyncio.sleep(0.2)
            notifier.on_turn(TABLE)
            await asyncio.to_thread(program.got.get, timeout=5)


class Counting(SafeHttpClient):
    """A client that fails every request after a short time, and counts concurrent requests."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = self.running = self.max_running = 0

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        self.sent += 1
        self.running += 1
        self.max_running = max(self.max_running, self.running)
        await asyncio.sleep(0.03)
        self.running -= 1
        return 500


async def test_notifications_of_a_guest_are_sent_one_at_a_time_including_retries(store: Store) -> None:
    tables, client = ManyTables(ANN), Counting()
    await set_webhook(store, "https://example.org/")
    names = [f"table-{k}" for k in range(10)]
    for table in names:
        await store.save_belonging(Belonging(ANN, NOTIFY, table, ""))
    notifier = Notifier(store, Vapid(b"s", "https://x.invalid"), client, retry_delays=(0.01, 0.01, 0.01))
    notifier.start(tables)
    for table in names:
        notifier.on_turn(table)
    await until(lambda: is_true(client.sent >= 30))
    assert client.max_running == 1
    notifier.close()


async def test_a_turn_during_a_delivery_is_notified_too(store: Store) -> None:
    tables, client = ManyTables(ANN), Counting()
    await enable_notifications(store, ANN)
    await set_webhook(store, "https://example.org/")
    notifier = Notifier(store, Vapid(b"s", "https://x.invalid"), client, retry_delays=(60.0,))
    notifier.start(tables)
    notifier.on_turn(TABLE)
    await until(lambda: is_true(client.running == 1))
    notifier.on_turn(TABLE)
    await until(lambda: is_true(client.sent == 2))
    notifier.close()


async def test_a_failed_delivery_is_not_repeated_for_other_players(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    find, failed = store.belongings, asyncio.Event()

    async def away_for_ben(player: str, kind: str = "") -> list[Belonging]:
        if player == BEN and not failed.is_set():
            failed.set()
            raise Unreachable("the database", "away")
        return await find(player, kind)

    monkeypatch.setattr(store, "belongings", away_for_ben)
    tables = ManyTables(ANN, BEN)
    with receiver() as program:
        await enable_notifications(store, ANN, BEN)
        await set_webhook(store, f"{program.url}/ann")
        await set_webhook(store, f"{program.url}/ben", BEN)
        async with running_notifier(store, tables) as notifier:
            notifier.on_turn(TABLE)
            assert {(await asyncio.to_thread(program.next))[0] for _ in range(2)} == {"/ann", "/ben"}
            await until(lambda: is_empty(store, DUE))
            await asyncio.sleep(0.1)
        assert program.got.empty()


async def test_drain_waits_for_a_limited_time_and_leaves_the_rest_stored(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables()
    with socket.create_server(("127.0.0.2", 0)) as silent, receiver() as program:
        await enable_notifications(store, ANN)
        await set_webhook(store, program.url)
        async with running_notifier(store, tables) as notifier:
            await until(lambda: is_true(bool(notifier._workers)))
            notifier.on_turn(TABLE)
            await notifier.drain()
            assert program.got.qsize() == 1
            assert await is_empty(store, DUE)
            await set_webhook(store, f"http://127.0.0.2:{silent.getsockname()[1]}/")
            monkeypatch.setattr(notifier_module, "DRAIN_S", 0.2)
            notifier.on_turn(TABLE)
            await notifier.drain()
        assert not await is_empty(store, DUE)
