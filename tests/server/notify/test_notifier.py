"""The notifier: recipients, retries, pauses and restarts."""

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

from .notifier_support import (
    ANN,
    BEN,
    QUICK,
    TABLE,
    Tables,
    enable_notifications,
    is_empty,
    is_true,
    notifier_with_webhook,
    running_notifier,
    set_webhook,
    subscribe,
    until,
)
from .receiver import PushBrowser, receiver


async def test_an_absent_player_gets_a_push_message_in_their_language(store: Store) -> None:
    tables = Tables()
    with receiver() as service:
        browser = PushBrowser(f"{service.url}/push/1")
        await enable_notifications(store, ANN, BEN)
        await subscribe(store, browser)
        async with running_notifier(store, tables) as notifier:
            notifier.on_turn(TABLE)
            path, headers, body = await asyncio.to_thread(service.next)
            await until(lambda: is_empty(store, DUE))
    assert path == "/push/1"
    assert headers["Authorization"].startswith("vapid t=")
    assert notifier.vapid.public_key in headers["Authorization"]
    assert (headers["TTL"], headers["Content-Encoding"]) == ("86400", "aes128gcm")
    assert b"Deep River" not in body
    message = browser.read(body)
    assert message == {"title": "À vous de jouer", "body": "Deep River\u00a0: Ann, Ben", "url": f"/t/{TABLE}", "tag": TABLE}


async def test_a_webhook_gets_a_signed_message(store: Store) -> None:
    tables = Tables()
    async with notifier_with_webhook(store, tables) as (notifier, program):
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


@pytest.mark.parametrize("why", ["has not enabled them", "is present", "is not to act", "has finished"])
async def test_no_notification_is_sent_to_a_player_who(store: Store, why: str) -> None:
    tables = Tables()
    with receiver() as program:
        if why != "has not enabled them":
            await enable_notifications(store, ANN)
        if why == "is present":
            tables.here.add(ANN)
        if why == "is not to act":
            tables.state = replace(tables.state, to_act=frozenset({Seat(1)}))
        if why == "has finished":
            tables.state = replace(tables.state, status="over")
        await set_webhook(store, program.url)
        async with running_notifier(store, tables) as notifier:
            notifier.on_turn(TABLE)
            await until(lambda: _idle(notifier))
        assert program.got.empty()


async def test_only_a_single_process_remembers_tables_with_notifications(store: Store) -> None:
    for alone, wanted in ((True, {TABLE}), (False, set())):
        notifier = Notifier(store, Vapid(b"secret", "https://play.example.org"), SafeHttpClient(), alone=alone)
        notifier.add_table(TABLE)
        assert notifier._wanted == wanted
        notifier.close()


async def _idle(notifier: Notifier) -> bool:
    await asyncio.sleep(0.05)
    return not notifier._waiting


async def test_an_ended_push_subscription_is_deleted(store: Store) -> None:
    tables = Tables()
    with receiver(410) as service:
        await enable_notifications(store, ANN)
        await subscribe(store, PushBrowser(service.url))
        async with running_notifier(store, tables) as notifier:
            notifier.on_turn(TABLE)
            await until(lambda: is_empty(store, PUSH))
            await until(lambda: is_empty(store, DUE))
        assert service.got.qsize() == 1


async def test_a_failing_webhook_is_retried_and_then_paused(store: Store) -> None:
    tables = Tables()
    with receiver(500, 500, 503, 200) as program:
        await enable_notifications(store, ANN)
        await set_webhook(store, program.url)

        async def paused() -> bool:
            (record,) = await store.belongings(ANN, WEBHOOK)
            return webhook_decoder.decode(record.data).paused > 0

        async with running_notifier(store, tables) as notifier:
            notifier.on_turn(TABLE)
            await until(paused)
            assert program.got.qsize() == 1 + len(QUICK)
            (record,) = await store.belongings(ANN, WEBHOOK)
            assert webhook_decoder.decode(record.data).status == 503
            # A paused webhook gets nothing until its owner resumes it.
            notifier.on_turn(TABLE)
            await until(lambda: _idle(notifier))
            assert program.got.qsize() == 1 + len(QUICK)


async def test_an_invalid_host_name_does_not_prevent_other_notifications(store: Store) -> None:
    tables = Tables()
    tables.state = replace(tables.state, to_act=frozenset({Seat(0), Seat(1)}))
    with receiver(200) as program:
        await enable_notifications(store, ANN, BEN)
        await set_webhook(store, "https://example..org/")
        await set_webhook(store, program.url, BEN)
        async with running_notifier(store, tables) as notifier:
            notifier.on_turn(TABLE)
            await asyncio.to_thread(program.next)


async def test_a_webhook_that_fails_once_is_retried(store: Store) -> None:
    tables = Tables()
    async with notifier_with_webhook(store, tables, 500) as (notifier, program):
        notifier.on_turn(TABLE)
        for _ in range(2):
            await asyncio.to_thread(program.next)
        await until(lambda: is_empty(store, DUE))


def fail_queries(store: Store, monkeypatch: pytest.MonkeyPatch, *, settings: int = 0, records: int = 0) -> None:
    """Let the next queries of notification settings, and of the records of one player, fail this number of times."""
    find_all, find = store.find_belongings, store.belongings
    left = {"settings": settings, "records": records}

    def fail(kind: str) -> None:
        if left[kind]:
            left[kind] -= 1
            raise Unreachable("the database", "away")

    async def find_belongings(kind: str, key: str = "") -> list[Belonging]:
        if kind == NOTIFY and key:
            fail("settings")
        return await find_all(kind, key)

    async def belongings(player: str, kind: str = "") -> list[Belonging]:
        if kind:
            fail("records")
        return await find(player, kind)

    monkeypatch.setattr(store, "find_belongings", find_belongings)
    monkeypatch.setattr(store, "belongings", belongings)


async def test_a_notification_is_sent_when_the_store_is_available_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables()
    fail_queries(store, monkeypatch, settings=2)
    async with notifier_with_webhook(store, tables) as (notifier, program):
        notifier.on_turn(TABLE)
        await asyncio.to_thread(program.next)


async def test_a_table_that_cannot_be_loaded_is_not_retried(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables()
    loads = 0

    async def broken(table: str) -> TableSummary:
        nonlocal loads
        loads += 1
        raise BadRecord(f"{table} does not fold", code="record.unsound")

    monkeypatch.setattr(tables, "summary", broken)
    await enable_notifications(store, ANN)
    async with running_notifier(store, tables) as notifier:
        notifier.on_turn(TABLE)
        for _ in range(3):
            await until(lambda: _idle(notifier))
    assert loads == 1


async def test_a_delivery_is_retried_after_a_store_error(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables()
    fail_queries(store, monkeypatch, records=3)
    async with notifier_with_webhook(store, tables, 500) as (notifier, program):
        notifier.on_turn(TABLE)
        await asyncio.to_thread(program.next)
        await asyncio.to_thread(program.next)
        await until(lambda: is_empty(store, DUE))


async def test_a_later_delivery_cancels_the_retry_of_an_earlier_one(store: Store) -> None:
    tables = Tables()
    async with notifier_with_webhook(store, tables, 500, retry_delays=(0.3,)) as (notifier, program):
        notifier.on_turn(TABLE)
        await asyncio.to_thread(program.next)
        notifier.on_turn(TABLE)
        await asyncio.to_thread(program.next)
        await until(lambda: is_empty(store, DUE))
        await asyncio.sleep(0.5)
    assert program.got.empty()


async def test_a_delivery_is_not_retried_when_the_table_is_paused(store: Store) -> None:
    tables = Tables()
    async with notifier_with_webhook(store, tables, 500) as (notifier, program):
        notifier.on_turn(TABLE)
        await asyncio.to_thread(program.next)
        tables.state = replace(tables.state, status="paused")
        await until(lambda: is_empty(store, DUE))
    assert program.got.empty()


async def test_a_webhook_is_not_paused_when_there_are_too_many_retries(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier_module, "MAX_RETRIES", 0)
    tables = Tables()
    async with notifier_with_webhook(store, tables, 500) as (notifier, program):
        notifier.on_turn(TABLE)
        await asyncio.to_thread(program.next)
        await until(lambda: _idle(notifier))
        (record,) = await store.belongings(ANN, WEBHOOK)
        assert not webhook_decoder.decode(record.data).paused
        # It gets the next notification.
        notifier.on_turn(TABLE)
        await asyncio.to_thread(program.next)


async def test_a_stored_notification_is_sent_after_a_restart(store: Store) -> None:
    tables = Tables()
    with receiver() as program:
        await enable_notifications(store, ANN)
        await set_webhook(store, program.url)
        await store.save_belonging(Belonging(ANN, DUE, TABLE, ""))
        async with running_notifier(store, tables):
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
    await enable_notifications(store, ANN)
    async with running_notifier(store, tables) as notifier:
        await until(lambda: is_true(notifier._wanted_is_complete))
        await store.save_belonging(Belonging(BEN, NOTIFY, "elsewhere", ""))
        await notifier.clear_table("elsewhere")
        assert await store.find_belongings(NOTIFY, "elsewhere"), "the notifier did not know of the setting"
        notifier.add_table("elsewhere")
        for table in ("elsewhere", TABLE):
            await notifier.clear_table(table)
        assert await is_empty(store, NOTIFY)


async def test_in_a_cluster_clearing_a_table_queries_the_store(store: Store) -> None:
    notifier = Notifier(store, Vapid(b"s", "https://x.invalid"), SafeHttpClient(private=True), alone=False)
    notifier.start(Tables())
    await until(lambda: is_true(bool(notifier._workers)))
    await enable_notifications(store, ANN)
    await notifier.clear_table(TABLE)
    assert await is_empty(store, NOTIFY)
    notifier.close()


async def test_clearing_a_table_deletes_its_settings_and_notifications(store: Store) -> None:
    await enable_notifications(store, ANN, BEN)
    await store.save_belonging(Belonging(ANN, DUE, TABLE, ""))
    notifier = Notifier(store, Vapid(b"s", "https://x.invalid"), SafeHttpClient(private=True))
    await notifier.clear_table(TABLE)
    assert await is_empty(store, NOTIFY)
    assert await is_empty(store, DUE)
    notifier.close()
