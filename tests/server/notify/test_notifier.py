"""Who is told, when, once, and what becomes of who does not answer."""

import asyncio
import hashlib
import hmac
import json

import pytest
from msgspec.structs import replace

from rivage.core import Seat
from rivage.server.notify import notifier as notifier_module
from rivage.server.notify.notifier import Notifier
from rivage.server.notify.records import DUE, NOTIFY, PUSH, WEBHOOK, webhook_decoder
from rivage.server.notify.safe_http import SafeHttpClient
from rivage.server.notify.vapid import Vapid
from rivage.store import Belonging, Store, Unreachable
from rivage.table import TableSummary
from rivage.table.errors import BadRecord

from .receiver import PushBrowser, receiver
from .tellings import ANN, BEN, QUICK, TABLE, Tables, hook, is_empty, push, so, telling, telling_a_program, until, wishing


async def test_an_absent_player_gets_a_push_message_in_their_language(store: Store) -> None:
    tables = Tables()
    with receiver() as service:
        browser = PushBrowser(f"{service.url}/push/1")
        await wishing(store, ANN, BEN)
        await push(store, browser)
        async with telling(store, tables) as notifier:
            notifier.on_turn(TABLE)
            path, headers, body = await asyncio.to_thread(service.next)
            await until(lambda: is_empty(store, DUE))
    assert path == "/push/1"
    assert headers["Authorization"].startswith("vapid t=")
    assert notifier.vapid.public_key in headers["Authorization"]
    assert (headers["TTL"], headers["Content-Encoding"]) == ("86400", "aes128gcm")
    assert b"Deep River" not in body
    told = browser.read(body)
    assert told == {"title": "À vous de jouer", "body": "Deep River\u00a0: Ann, Ben", "url": f"/t/{TABLE}", "tag": TABLE}


async def test_a_webhook_gets_a_signed_message(store: Store) -> None:
    tables = Tables()
    async with telling_a_program(store, tables) as (notifier, program):
        notifier.on_turn(TABLE)
        _, headers, body = await asyncio.to_thread(program.next)
    assert headers["X-Rivage-Signature"] == "sha256=" + hmac.digest(b"s3cret", body, hashlib.sha256).hex()
    assert json.loads(body) == {
        "event": "turn",
        "game": "deep-river",
        "table": TABLE,
        "url": f"https://play.example.org/t/{TABLE}",
        "text": "Your turn: Deep River: Ann, Ben",
    }


@pytest.mark.parametrize("why", ["does not want it", "is here", "is not awaited", "is over"])
async def test_no_notification_is_sent_to_a_player_who(store: Store, why: str) -> None:
    tables = Tables()
    with receiver() as program:
        if why != "does not want it":
            await wishing(store, ANN)
        if why == "is here":
            tables.here.add(ANN)
        if why == "is not awaited":
            tables.seen = replace(tables.seen, to_act=frozenset({Seat(1)}))
        if why == "is over":
            tables.seen = replace(tables.seen, status="over")
        await hook(store, program.url)
        async with telling(store, tables) as notifier:
            notifier.on_turn(TABLE)
            await until(lambda: _idle(notifier))
        assert program.got.empty()


async def test_only_a_single_process_remembers_tables_with_notifications(store: Store) -> None:
    for alone, gathered in ((True, {TABLE}), (False, set())):
        notifier = Notifier(store, Vapid(b"secret", "https://play.example.org"), SafeHttpClient(), alone=alone)
        notifier.add_table(TABLE)
        assert notifier._wanted == gathered
        notifier.close()


async def _idle(notifier: Notifier) -> bool:
    await asyncio.sleep(0.05)
    return not notifier._waiting


async def test_an_ended_push_subscription_is_deleted(store: Store) -> None:
    tables = Tables()
    with receiver(410) as service:
        await wishing(store, ANN)
        await push(store, PushBrowser(service.url))
        async with telling(store, tables) as notifier:
            notifier.on_turn(TABLE)
            await until(lambda: is_empty(store, PUSH))
            await until(lambda: is_empty(store, DUE))
        assert service.got.qsize() == 1


async def test_a_failing_webhook_is_retried_and_then_paused(store: Store) -> None:
    tables = Tables()
    with receiver(500, 500, 503, 200) as program:
        await wishing(store, ANN)
        await hook(store, program.url)

        async def paused() -> bool:
            (thing,) = await store.belongings(ANN, WEBHOOK)
            return webhook_decoder.decode(thing.data).paused > 0

        async with telling(store, tables) as notifier:
            notifier.on_turn(TABLE)
            await until(paused)
            assert program.got.qsize() == 1 + len(QUICK)
            (thing,) = await store.belongings(ANN, WEBHOOK)
            assert webhook_decoder.decode(thing.data).status == 503
            # It is told nothing until its owner says so.
            notifier.on_turn(TABLE)
            await until(lambda: _idle(notifier))
            assert program.got.qsize() == 1 + len(QUICK)


async def test_an_invalid_host_name_does_not_prevent_other_notifications(store: Store) -> None:
    tables = Tables()
    tables.seen = replace(tables.seen, to_act=frozenset({Seat(0), Seat(1)}))
    with receiver(200) as program:
        await wishing(store, ANN, BEN)
        await hook(store, "https://example..org/")
        await hook(store, program.url, BEN)
        async with telling(store, tables) as notifier:
            notifier.on_turn(TABLE)
            await asyncio.to_thread(program.next)


async def test_a_webhook_that_fails_once_is_retried(store: Store) -> None:
    tables = Tables()
    async with telling_a_program(store, tables, 500) as (notifier, program):
        notifier.on_turn(TABLE)
        for _ in range(2):
            await asyncio.to_thread(program.next)
        await until(lambda: is_empty(store, DUE))


def cut_off(store: Store, monkeypatch: pytest.MonkeyPatch, *, wishes: int = 0, things: int = 0) -> None:
    """Let that many searches for wishes fail, and that many for things of one kind: the notifier looks for receivers by these."""
    find_all, find = store.find_belongings, store.belongings
    left = {"wishes": wishes, "things": things}

    def fail(what: str) -> None:
        if left[what]:
            left[what] -= 1
            raise Unreachable("the database", "away")

    async def find_belongings(kind: str, key: str = "") -> list[Belonging]:
        if kind == NOTIFY and key:
            fail("wishes")
        return await find_all(kind, key)

    async def belongings(player: str, kind: str = "") -> list[Belonging]:
        if kind:
            fail("things")
        return await find(player, kind)

    monkeypatch.setattr(store, "find_belongings", find_belongings)
    monkeypatch.setattr(store, "belongings", belongings)


async def test_a_notification_is_sent_when_the_store_is_available_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables()
    cut_off(store, monkeypatch, wishes=2)
    async with telling_a_program(store, tables) as (notifier, program):
        notifier.on_turn(TABLE)
        await asyncio.to_thread(program.next)


async def test_a_table_that_cannot_be_loaded_is_not_retried(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables()
    looks = 0

    async def broken(table: str) -> TableSummary:
        nonlocal looks
        looks += 1
        raise BadRecord(f"{table} does not fold", code="record.unsound")

    monkeypatch.setattr(tables, "summary", broken)
    await wishing(store, ANN)
    async with telling(store, tables) as notifier:
        notifier.on_turn(TABLE)
        for _ in range(3):
            await until(lambda: _idle(notifier))
    assert looks == 1


async def test_a_delivery_is_retried_after_a_store_error(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables()
    cut_off(store, monkeypatch, things=3)
    async with telling_a_program(store, tables, 500) as (notifier, program):
        notifier.on_turn(TABLE)
        await asyncio.to_thread(program.next)
        await asyncio.to_thread(program.next)
        await until(lambda: is_empty(store, DUE))


async def test_a_later_delivery_cancels_the_retry_of_an_earlier_one(store: Store) -> None:
    tables = Tables()
    async with telling_a_program(store, tables, 500, retry_delays=(0.3,)) as (notifier, program):
        notifier.on_turn(TABLE)
        await asyncio.to_thread(program.next)
        notifier.on_turn(TABLE)
        await asyncio.to_thread(program.next)
        await until(lambda: is_empty(store, DUE))
        await asyncio.sleep(0.5)
    assert program.got.empty()


async def test_a_delivery_is_not_retried_when_the_table_is_paused(store: Store) -> None:
    tables = Tables()
    async with telling_a_program(store, tables, 500) as (notifier, program):
        notifier.on_turn(TABLE)
        await asyncio.to_thread(program.next)
        tables.seen = replace(tables.seen, status="paused")
        await until(lambda: is_empty(store, DUE))
    assert program.got.empty()


async def test_a_webhook_is_not_paused_when_there_are_too_many_retries(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier_module, "MAX_RETRIES", 0)
    tables = Tables()
    async with telling_a_program(store, tables, 500) as (notifier, program):
        notifier.on_turn(TABLE)
        await asyncio.to_thread(program.next)
        await until(lambda: _idle(notifier))
        (thing,) = await store.belongings(ANN, WEBHOOK)
        assert not webhook_decoder.decode(thing.data).paused
        # It is told the next time.
        notifier.on_turn(TABLE)
        await asyncio.to_thread(program.next)


async def test_a_stored_notification_is_sent_after_a_restart(store: Store) -> None:
    tables = Tables()
    with receiver() as program:
        await wishing(store, ANN)
        await hook(store, program.url)
        await store.save_belonging(Belonging(ANN, DUE, TABLE, ""))
        async with telling(store, tables):
            await asyncio.to_thread(program.next)
            await until(lambda: is_empty(store, DUE))


async def test_a_table_is_queued_once(store: Store) -> None:
    tables = Tables()
    notifier = Notifier(store, Vapid(b"s", "https://x.invalid"), SafeHttpClient(private=True))
    for _ in range(10_000):
        notifier.on_turn(TABLE)
    assert len(notifier._waiting) == 1
    tables.here.add(ANN)
    notifier.close()


async def test_clearing_a_table_without_notifications_does_not_query_the_store(store: Store) -> None:
    tables = Tables()
    await wishing(store, ANN)
    async with telling(store, tables) as notifier:
        await until(lambda: so(notifier._wanted_is_complete))
        await store.save_belonging(Belonging(BEN, NOTIFY, "elsewhere", ""))
        await notifier.clear_table("elsewhere")
        assert await store.find_belongings(NOTIFY, "elsewhere"), "nobody had said that there was a wish"
        notifier.add_table("elsewhere")
        for table in ("elsewhere", TABLE):
            await notifier.clear_table(table)
        assert await is_empty(store, NOTIFY)


async def test_in_a_cluster_clearing_a_table_queries_the_store(store: Store) -> None:
    notifier = Notifier(store, Vapid(b"s", "https://x.invalid"), SafeHttpClient(private=True), alone=False)
    notifier.start(Tables())
    await until(lambda: so(bool(notifier._workers)))
    await wishing(store, ANN)
    await notifier.clear_table(TABLE)
    assert await is_empty(store, NOTIFY)
    notifier.close()


async def test_clearing_a_table_deletes_its_settings_and_notifications(store: Store) -> None:
    await wishing(store, ANN, BEN)
    await store.save_belonging(Belonging(ANN, DUE, TABLE, ""))
    notifier = Notifier(store, Vapid(b"s", "https://x.invalid"), SafeHttpClient(private=True))
    await notifier.clear_table(TABLE)
    assert await is_empty(store, NOTIFY)
    assert await is_empty(store, DUE)
    notifier.close()
