"""Each guest is told one thing after the other: who does not answer holds up nobody else, nor a stop."""

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

from .receiver import receiver
from .tellings import ANN, BEN, TABLE, Tables, hook, is_empty, so, telling, until, wishing


class ManyTables(Tables):
    """Any table, where it is everybody's turn who is named."""

    def __init__(self, *players: str) -> None:
        super().__init__()
        seats = tuple(Occupant(player=player, name="Someone") for player in players)
        self.seen = TableSummary(
            "deep-river", "playing", seats, changed=1, host=ANN, to_act=frozenset(Seat(k) for k in range(len(seats)))
        )

    async def summary(self, table: str) -> TableSummary:
        return self.seen

    async def is_here(self, table: str, player: str) -> bool:
        return False


@pytest.mark.parametrize(("guests", "tables_of_each", "hosts"), [(1, 30, 1), (30, 1, 1), (40, 5, 40)])
async def test_silent_targets_do_not_delay_other_players(store: Store, guests: int, tables_of_each: int, hosts: int) -> None:
    strangers = [f"stranger-{k}" for k in range(guests)]
    tables = ManyTables(ANN, *strangers)
    with ExitStack() as opened, receiver() as program:
        silent = [opened.enter_context(socket.create_server((f"127.0.2.{k}", 0), backlog=100)) for k in range(1, hosts + 1)]
        urls = [f"http://{host}:{port}/" for host, port in (each.getsockname() for each in silent)]
        await wishing(store, ANN)
        await hook(store, program.url)
        for number, stranger in enumerate(strangers):
            await hook(store, urls[number % hosts], stranger)
        held_up = [(stranger, f"{stranger}-{k}") for stranger in strangers for k in range(tables_of_each)]
        for stranger, table in held_up:
            await store.save_belonging(Belonging(stranger, NOTIFY, table, ""))
        async with telling(store, tables) as notifier:
            for _, table in held_up:
                notifier.on_turn(table)
            await asyncio.sleep(0.2)
            notifier.on_turn(TABLE)
            await asyncio.to_thread(program.got.get, timeout=5)


class Counting(SafeHttpClient):
    """Refuses everything after a moment, and counts what goes out at once."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = self.now = self.most = 0

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        self.sent += 1
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.03)
        self.now -= 1
        return 500


async def test_notifications_of_a_guest_are_sent_one_at_a_time_including_retries(store: Store) -> None:
    tables, outside = ManyTables(ANN), Counting()
    await hook(store, "https://example.org/")
    names = [f"table-{k}" for k in range(10)]
    for table in names:
        await store.save_belonging(Belonging(ANN, NOTIFY, table, ""))
    notifier = Notifier(store, Vapid(b"s", "https://x.invalid"), outside, retry_delays=(0.01, 0.01, 0.01))
    notifier.start(tables)
    for table in names:
        notifier.on_turn(table)
    await until(lambda: so(outside.sent >= 30))
    assert outside.most == 1
    notifier.close()


async def test_a_turn_during_a_delivery_is_notified_too(store: Store) -> None:
    tables, outside = ManyTables(ANN), Counting()
    await wishing(store, ANN)
    await hook(store, "https://example.org/")
    notifier = Notifier(store, Vapid(b"s", "https://x.invalid"), outside, retry_delays=(60.0,))
    notifier.start(tables)
    notifier.on_turn(TABLE)
    await until(lambda: so(outside.now == 1))
    notifier.on_turn(TABLE)
    await until(lambda: so(outside.sent == 2))
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
        await wishing(store, ANN, BEN)
        await hook(store, f"{program.url}/ann")
        await hook(store, f"{program.url}/ben", BEN)
        async with telling(store, tables) as notifier:
            notifier.on_turn(TABLE)
            assert {(await asyncio.to_thread(program.next))[0] for _ in range(2)} == {"/ann", "/ben"}
            await until(lambda: is_empty(store, DUE))
            await asyncio.sleep(0.1)
        assert program.got.empty()


async def test_drain_waits_for_a_limited_time_and_leaves_the_rest_stored(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables()
    with socket.create_server(("127.0.0.2", 0)) as silent, receiver() as program:
        await wishing(store, ANN)
        await hook(store, program.url)
        async with telling(store, tables) as notifier:
            await until(lambda: so(bool(notifier._workers)))
            notifier.on_turn(TABLE)
            await notifier.drain()
            assert program.got.qsize() == 1
            assert await is_empty(store, DUE)
            await hook(store, f"http://127.0.0.2:{silent.getsockname()[1]}/")
            monkeypatch.setattr(notifier_module, "DRAIN_S", 0.2)
            notifier.on_turn(TABLE)
            await notifier.drain()
        assert not await is_empty(store, DUE)
