"""Players, their belongings and their erasure, on every kind of store."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, event, update

from rivage.deals import Deal, Play
from rivage.store import Belonging, Quota, Store, open_store, player_data
from rivage.store.errors import PlayerErased, QuotaExceeded
from rivage.store.schema import archive, events
from rivage.table import Occupant
from rivage.table.errors import BadRecord
from rivage.table.log import TableSummary
from rivage.table.protocol import events as ev
from rivage.table.protocol import options

from .test_archive import damage

A, B, ALIAS = "a_A-aaaaaaaaaaaaaaaaaa", "b" * 22, "z" * 22
FAR = 2**40
"""The time of the revocation of an erased player."""


def belonging(player: str = A, kind: str = "kept", key: str = "album", data: str = "{}") -> Belonging:
    return Belonging(player, kind, key, data)


async def test_belongings_are_found_by_owner_and_by_key(store: Store) -> None:
    await store.save_belonging(belonging())
    await store.save_belonging(belonging(kind="passkey", key="k"))
    await store.save_belonging(belonging(player=B))
    assert [(one.kind, one.key) for one in await store.belongings(A)] == [("kept", "album"), ("passkey", "k")]
    assert [one.key for one in await store.belongings(A, "passkey")] == ["k"]
    assert {one.player for one in await store.find_belongings("kept", "album")} == {A, B}
    assert await store.find_belongings("passkey", "album") == []


async def test_a_belonging_is_updated_only_from_its_current_version(store: Store) -> None:
    first = await store.save_belonging(belonging(data="1"), expected=0)
    assert first is not None
    assert first.version == 1
    assert first.changed > 0
    assert await store.save_belonging(belonging(data="2"), expected=0) is None
    second = await store.save_belonging(belonging(data="3"), expected=1)
    assert second is not None
    assert second.version == 2
    assert [one.data for one in await store.belongings(A)] == ["3"]


async def test_a_deleted_belonging_is_gone(store: Store) -> None:
    await store.save_belonging(belonging())
    assert await store.delete_belonging(A, "kept", "album")
    assert not await store.delete_belonging(A, "kept", "album")
    assert await store.belongings(A) == []


async def test_a_quota_holds_for_concurrent_writes(store: Store) -> None:
    quota = Quota(max_number=3, max_bytes=10)
    writes = [store.save_belonging(belonging(key=f"k{number}", data="é"), quota=quota) for number in range(5)]
    ended = await asyncio.gather(*writes, return_exceptions=True)
    refused = [error.too_many for error in ended if isinstance(error, QuotaExceeded)]
    assert refused == [True, True]
    # The quota counts the bytes of this kind and player, without the replaced ones.
    await store.save_belonging(belonging(kind="other", data="x" * 100))
    await store.save_belonging(belonging(player=B, data="x" * 100))
    assert await store.save_belonging(belonging(key="k0", data="é" * 3), quota=quota) is not None
    with pytest.raises(QuotaExceeded) as error:
        await store.save_belonging(belonging(key="k0", data="é" * 3 + "x"), quota=quota)
    assert not error.value.too_many


def log_of(host: str, *players: tuple[str, str]) -> list[ev.AnyEvent]:
    created = ev.Created(
        at=1, game="g", rules_version=1, seats=2, options=options.TableOptions(), host=host, seed="s", commit="c"
    )
    return [created, *(ev.Seated(at=2, seat=seat, player=player, name=name) for seat, (player, name) in enumerate(players))]


async def create_table(store: Store, table: str, host: str, *players: tuple[str, str]) -> None:
    summary = TableSummary("g", "playing", tuple(Occupant(player=player, name=name) for player, name in players))
    await store.create(table, log_of(host, *players), summary)


async def test_an_anonymised_player_is_in_no_log_and_the_others_are(store: Store) -> None:
    await create_table(store, "t1", A, (A, "Ann"), (B, "Ben"))
    await create_table(store, "t2", B, (B, "Ben"))
    assert await store.find_mentions(A) == ["t1"]
    await store.anonymise_player("t1", A, ALIAS)
    assert await store.read("t1") == log_of(ALIAS, (ALIAS, ""), (B, "Ben"))
    assert await store.tables_of(A, 9) == {}
    assert [(table, entry.names) for table, entry in (await store.tables_of(B, 9)).items()] == [
        ("t1", ("", "Ben")),
        ("t2", ("Ben",)),
    ]
    assert await store.find_mentions(A) == []
    # Appends continue at the end of the log.
    await store.append("t1", 3, [ev.Stood(at=3, seat=1)])
    assert len(await store.read("t1")) == 4


async def test_a_player_who_left_the_seat_is_found_in_the_log(store: Store) -> None:
    summary = TableSummary("g", "waiting", (Occupant(), Occupant()))
    await store.create("t1", [*log_of(B, (A, "Ann")), ev.Stood(at=3, seat=0)], summary)
    assert await store.find_mentions(A) == ["t1"]


async def test_mentions_are_found_by_indexes_alone(tmp_path: Path) -> None:
    """No statement of an erasure scans a whole database table, so its cost does not grow with the number of logs."""
    url = f"sqlite:///{tmp_path}/store.db"
    statements: list[tuple[str, Any]] = []
    async with open_store(url) as store:
        for number in range(5):
            await create_table(store, f"t{number}", B, *([(A, "Ann")] if number != 2 else [(B, "Ben")]))
        engine = create_engine(url)
        event.listen(engine, "before_cursor_execute", lambda _c, _u, text, values, *_: statements.append((text, values)))
        with engine.begin() as connection:
            assert player_data.find_mentions(connection, A) == ["t0", "t1", "t3", "t4"]
            player_data.anonymise_player(connection, "t0", A, ALIAS)
            player_data.delete_player(connection, A, ALIAS)
            for text, values in tuple(statements):
                one = values[0] if isinstance(values, list) else values
                steps = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", one)]
                assert not [step for step in steps if step.startswith("SCAN")], (text, steps)
        engine.dispose()


async def test_no_write_mentions_an_erased_player(store: Store) -> None:
    await create_table(store, "t1", B, (B, "Ben"))
    assert await store.start_erasure(A, ALIAS, FAR) == ALIAS
    assert await store.start_erasure(A, "other", FAR) == ALIAS
    assert await store.erasures() == {A: ALIAS}
    seated = ev.Seated(at=3, seat=1, player=A, name="Ann")
    play = Play("d", A, "t9", "Ann", 1)
    writes: list[Callable[[], Awaitable[Any]]] = [
        lambda: create_table(store, "t2", A),
        lambda: create_table(store, "t2", B, (A, "Ann")),
        lambda: store.append(
            "t1", 2, [seated], TableSummary("g", "waiting", (Occupant(player=B, name="Ben"), Occupant(player=A, name="Ann")))
        ),
        lambda: store.append("t1", 2, [seated]),
        lambda: store.save_player(A, "Ann"),
        lambda: store.save_belonging(belonging()),
        lambda: store.start_play(play),
        lambda: store.save_deal(Deal("d", "duplicate", "g", "", {}, "s", 1, A)),
    ]
    for write in writes:
        with pytest.raises(PlayerErased):
            await write()
    # Other players are not refused, even in the same batch.
    mixed = [store.append("t1", 2, [seated]), store.append("t1", 2, [ev.Stood(at=3, seat=0)]), create_table(store, "t3", B)]
    ended = await asyncio.gather(*mixed, return_exceptions=True)
    assert [type(result) for result in ended] == [PlayerErased, type(None), type(None)]
    await store.end_erasure(A)
    assert await store.erasures() == {}
    with pytest.raises(PlayerErased):
        await store.save_player(A, "Ann")


async def test_a_revoked_player_is_not_erased(store: Store) -> None:
    await store.revoke(A, int(time.time()) + 1)
    assert (await store.save_player(A, "Ann")).name == "Ann"


async def test_a_packed_log_is_anonymised_too(url: str) -> None:
    async with open_store(url) as store:
        await create_table(store, "t1", A, (A, "Ann"), (B, "Ben"))
        await store.append(
            "t1",
            3,
            [ev.Closed(at=5)],
            TableSummary("g", "over", (Occupant(player=A, name="Ann"), Occupant(player=B, name="Ben"))),
        )
        assert await store.archive(10, 5) == 1
        assert await store.find_mentions(A) == ["t1"]
        await store.anonymise_player("t1", A, ALIAS)
        assert (await store.read("t1"))[:3] == log_of(ALIAS, (ALIAS, ""), (B, "Ben"))
        assert await store.archive(10, 5) == 1
        assert await store.find_mentions(A) == []
        assert [entry.names for entry in (await store.tables_of(B, 9)).values()] == [("", "Ben")]


async def test_a_damaged_log_does_not_stop_an_erasure(sql_store: Store) -> None:
    over = TableSummary("g", "over", (Occupant(player=A, name="Ann"), Occupant(player=B, name="Ben")))
    for table in ("line", "packed", "sound"):
        await create_table(sql_store, table, B, (A, "Ann"), (B, "Ben"))
    await sql_store.append("packed", 3, [ev.Closed(at=5)], over)
    assert await sql_store.archive(10, 5) == 1
    await damage(sql_store, update(archive).values(data=b"rubbish"))
    half = f'{{"t":"seated","player":"{A}","name":"Ann'
    await damage(sql_store, update(events).where(events.c.table_id == "line", events.c.n == 2).values(data=half))
    assert await sql_store.find_mentions(A) == ["line", "packed", "sound"]
    for table in await sql_store.find_mentions(A):
        await sql_store.anonymise_player(table, A, ALIAS)
    assert await sql_store.find_mentions(A) == []
    assert await sql_store.read("sound") == log_of(B, (ALIAS, ""), (B, "Ben"))
    # The damaged event stays damaged, but without the name.
    for table in ("line", "packed"):
        with pytest.raises(BadRecord):
            await sql_store.read(table)
    assert await sql_store.tables_of(A, 9) == {}


async def test_a_deleted_player_has_no_data_and_others_keep_theirs(store: Store) -> None:
    await store.save_player(A, "Ann")
    await store.save_player(B, "Ben")
    await store.save_belonging(belonging())
    await store.save_belonging(belonging(player=B))
    await store.delete_player(A, ALIAS)
    assert await store.player(A) is None
    assert await store.belongings(A) == []
    assert await store.player(B) is not None
    assert len(await store.belongings(B)) == 1


@pytest.mark.parametrize("player", [A.replace("_", "%"), A.replace("_", "x")])
async def test_an_underscore_in_an_id_is_not_a_wildcard(store: Store, player: str) -> None:
    await create_table(store, "t1", player, (player, "Eve"))
    assert await store.find_mentions(A) == []
