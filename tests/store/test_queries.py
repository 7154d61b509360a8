"""The index of tables with their owners, settings, deals and plays."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace
from sqlalchemy import event, text

from rivage.deals import Deal, Play
from rivage.store import BadUrl, Belonging, InUse, Locked, Store, open_shared, open_store
from rivage.store.schema import HEAD
from rivage.store.writer import Call
from rivage.table.errors import Fenced, UnknownTable
from rivage.table.log import FIRST_FENCE, Owner

from .facts import acted, summary


@pytest.fixture
async def nodes(new_url_postgresql: str) -> AsyncIterator[tuple[Store, Store]]:
    """The stores of two nodes on one database."""
    async with open_shared(new_url_postgresql) as one, open_shared(new_url_postgresql) as two:
        yield one, two


async def test_the_first_node_is_alone_and_the_second_is_not(nodes: tuple[Store, Store]) -> None:
    assert [node.alone for node in nodes] == [True, False]


async def test_the_node_that_creates_a_table_owns_it(nodes: tuple[Store, Store]) -> None:
    one, two = nodes
    await one.create("t", [acted(0)], summary(), owner="node 1")
    fence = FIRST_FENCE
    assert await two.owner("t") == Owner("node 1", fence)
    await one.append("t", 1, [acted(1)], fence=fence)
    assert await two.read("t") == [acted(0), acted(1)]
    with pytest.raises(UnknownTable):
        await one.owner("nowhere")


async def test_a_previous_owner_cannot_write_after_a_takeover(nodes: tuple[Store, Store]) -> None:
    one, two = nodes
    await one.create("t", [acted(0)], summary(), owner="node 1")
    old = FIRST_FENCE
    await one.append("t", 1, [acted(1)], fence=old)
    new = await two.take_over("t", "node 2", old)
    for expected in (1, 2, 3):
        with pytest.raises(Fenced):
            await one.append("t", expected, [acted(9)], summary("over"), fence=old)
    await two.append("t", 2, [acted(2)], fence=new)
    assert await one.read("t") == [acted(0), acted(1), acted(2)]
    assert await one.owner("t") == Owner("node 2", new)


async def test_if_two_nodes_take_over_at_once_exactly_one_succeeds(nodes: tuple[Store, Store]) -> None:
    one, two = nodes
    for k in range(20):
        await one.create(f"t{k}", [acted(0)], summary(), owner="dead")
        fence = FIRST_FENCE
        found = await asyncio.gather(
            one.take_over(f"t{k}", "node 1", fence), two.take_over(f"t{k}", "node 2", fence), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in found) == ["Fenced", "int"]
        owner = "node 1" if isinstance(found[0], int) else "node 2"
        assert await one.owner(f"t{k}") == Owner(owner, fence + 1)


async def test_a_table_is_not_taken_over_between_fence_check_and_write(
    nodes: tuple[Store, Store], new_url_postgresql: str
) -> None:
    """Otherwise the new owner would read the log before the old one appends and broadcasts another event."""
    one, two = nodes
    await one.create("t", [acted(0)], summary(), owner="node 1")
    fence = FIRST_FENCE
    async with await psycopg.AsyncConnection.connect(new_url_postgresql) as other:
        await other.execute("LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE")
        writing = asyncio.create_task(one.append("t", 1, [acted(1)], fence=fence))
        while not await waiting(new_url_postgresql):  # noqa: ASYNC110 -- PostgreSQL sends no event
            await asyncio.sleep(0.01)
        with pytest.raises(Fenced):
            await two.take_over("t", "node 2", fence)
        await other.rollback()
    await writing
    assert await two.take_over("t", "node 2", fence) > fence
    assert await two.read("t") == [acted(0), acted(1)]


async def test_the_transaction_of_a_frozen_node_is_rolled_back(new_url_postgresql: str) -> None:
    async with open_shared(new_url_postgresql) as node:
        call = Call(lambda connection: connection.scalar(text("SHOW idle_in_transaction_session_timeout")))
        assert await node._write(call) == "3s"


async def waiting(url: str) -> int:
    """The number of sessions of a database that wait for a lock."""
    async with await psycopg.AsyncConnection.connect(url) as connection:
        query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
        found = await (await connection.execute(query)).fetchone()
        return int(found[0]) if found else 0


async def test_an_append_during_a_takeover_is_stored_once_or_not_at_all(
    nodes: tuple[Store, Store],
) -> None:
    one, two = nodes
    for k in range(30):
        table = f"t{k}"
        await one.create(table, [acted(0)], summary(), owner="node 1")
        fence = FIRST_FENCE

        async def take_over(table: str = table, fence: int = fence) -> bool:
            while True:
                try:
                    token = await two.take_over(table, "node 2", fence)
                except Fenced:
                    continue  # the other node is writing
                await two.append(table, len(await two.read(table)), [acted(7)], fence=token)
                return True

        late, taken = await asyncio.gather(one.append(table, 1, [acted(1)], fence=fence), take_over(), return_exceptions=True)
        assert taken is True
        assert late is None or isinstance(late, Fenced)
        assert await two.read(table) == [acted(0), *([acted(1)] if late is None else []), acted(7)]


async def test_find_scheduled_returns_tables_with_a_due_time(nodes: tuple[Store, Store]) -> None:
    one, two = nodes
    await one.create("sleeps", [acted(0)], summary(), owner="node 1")
    await one.create("runs", [acted(0)], replace(summary(), due=0), owner="node 1")
    await one.create("other", [acted(0)], replace(summary(), due=0), owner="node 2")
    assert await two.find_scheduled("node 1") == ["runs"]


async def test_the_owner_of_a_packed_log_is_fenced_off(nodes: tuple[Store, Store]) -> None:
    one, two = nodes
    await one.create("t", [acted(0)], summary("over"), owner="node 1")
    fence = FIRST_FENCE
    assert await two.archive(before=10**15, limit=9) == 1
    with pytest.raises(Fenced):
        await one.append("t", 1, [acted(1)], fence=fence)
    fence = (await one.owner("t")).fence
    await one.append("t", 1, [acted(1)], fence=await one.take_over("t", "node 1", fence))
    assert await two.read("t") == [acted(0), acted(1)]


async def test_concurrent_writes_of_belongings_by_two_nodes_both_succeed(nodes: tuple[Store, Store]) -> None:
    items = [Belonging("ann", "kind", "key", f"{k}") for k in range(20)]
    kept = await asyncio.gather(*(nodes[k % 2].save_belonging(belonging) for k, belonging in enumerate(items)))
    assert sorted(belonging.version for belonging in kept if belonging) == list(range(1, 21))
    first = await asyncio.gather(*(nodes[k % 2].save_belonging(belonging, expected=20) for k, belonging in enumerate(items)))
    assert sum(belonging is not None for belonging in first) == 1
    await asyncio.gather(*(node.save_player("bob", "Bob") for node in nodes * 5))


async def test_a_single_server_and_nodes_cannot_share_a_database(new_url_postgresql: str) -> None:
    async with open_shared(new_url_postgresql):
        with pytest.raises(Locked):
            open_store(new_url_postgresql)
    async with open_store(new_url_postgresql):
        with pytest.raises(Locked):
            open_shared(new_url_postgresql)


async def test_a_database_in_use_is_not_migrated(new_url_postgresql: str) -> None:
    async with open_shared(new_url_postgresql):
        with psycopg.connect(new_url_postgresql, autocommit=True) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '0004'")
            with pytest.raises(InUse):
                open_shared(new_url_postgresql)
            connection.execute("UPDATE alembic_version SET version_num = %s", [HEAD])
        async with open_shared(new_url_postgresql) as other:
            assert not other.alone


def test_several_nodes_cannot_share_a_file() -> None:
    with pytest.raises(BadUrl, match="nodes of a cluster need --database postgresql"):
        open_shared("sqlite:///rivage.db")


async def test_the_secret_is_32_bytes_and_stays(store: Store) -> None:
    secret, again = await asyncio.gather(store.secret(), store.secret())
    assert secret == again == await store.secret()
    assert len(secret) == 32


async def test_revoked_cookies_are_stored(store: Store) -> None:
    assert await store.revocations() == {}
    await store.revoke("ada", 100)
    await store.revoke("ben", 200)
    await store.revoke("ada", 300)
    assert await store.revocations() == {"ada": 300, "ben": 200}


async def test_expired_revocations_are_deleted(store: Store) -> None:
    for player, before in (("ada", 100), ("ben", 200), ("cleo", 1000)):
        await store.revoke(player, before)
    assert await store.revocations(since=200) == {"ben": 200, "cleo": 1000}
    assert await store.revocations() == {"ben": 200, "cleo": 1000}
    assert len(await store.secret()) == 32


async def test_the_secret_is_the_same_after_opening_again(url: str) -> None:
    async with open_store(url) as store:
        secret = await store.secret()
    async with open_store(url) as store:
        assert await store.secret() == secret


async def test_a_database_belongs_to_the_first_cluster_that_joins(new_url_postgresql: str) -> None:
    async with open_shared(new_url_postgresql) as one, open_shared(new_url_postgresql) as two:
        assert await one.join_cluster("") == ""
        names = await asyncio.gather(one.join_cluster("a"), two.join_cluster("b"))
        assert names[0] == names[1] == await one.join_cluster("c") == await two.join_cluster("")
        assert await one.secret() == await two.secret()


DEAL = Deal(
    id="daily:sums:2026-11-15", kind="daily", game="sums", day="2026-11-15", options={"a": 1}, seed="07" * 32, created=5, host=""
)


def play(player: str, table: str = "") -> Play:
    return Play(DEAL.id, player, table or f"t-{player}", player.title(), 10)


async def finish(store: Store, player: str, score: float, at: int = 20) -> None:
    await store.start_play(play(player))
    assert await store.finish_play(f"t-{player}", at, score, f'{{"of":"{player}"}}')


async def test_a_deal_is_saved_once(store: Store) -> None:
    assert await store.deal(DEAL.id) is None
    assert await store.save_deal(DEAL) == DEAL
    assert await store.save_deal(replace(DEAL, seed="other")) == DEAL
    assert await store.deal(DEAL.id) == DEAL


async def test_each_player_can_start_a_deal_once(store: Store) -> None:
    await store.save_deal(DEAL)
    assert await store.play(DEAL.id, "ann") is None
    assert await store.start_play(play("ann")) == play("ann")
    assert await store.start_play(play("ann", "another")) == play("ann")
    assert await store.play(DEAL.id, "ann") == play("ann")


async def test_a_play_is_finished_once(store: Store) -> None:
    await store.save_deal(DEAL)
    await store.start_play(play("ann"))
    assert await store.finish_play("t-ann", 20, 17.0, "{}")
    assert not await store.finish_play("t-ann", 30, 99.0, "{}")
    assert not await store.finish_play("nowhere", 30, 99.0, "{}")
    assert await store.play(DEAL.id, "ann") == replace(play("ann"), finished=20, score=17.0, detail="{}")


async def test_standings_are_ordered_by_score_and_then_by_time(store: Store) -> None:
    await store.save_deal(DEAL)
    for player, score, at in (("ann", 17, 20), ("ben", 21, 22), ("cara", 17, 19), ("dave", -3, 18), ("eve", 21, 21)):
        await finish(store, player, score, at)
    await store.start_play(play("fay"))
    standings = await store.standings(DEAL.id, "ann", 3)
    assert standings.counts == ((21.0, 2), (17.0, 2), (-3.0, 1))
    assert (standings.rank, standings.mine and standings.mine.score) == (3, 17.0)
    assert [best.player for best in standings.best] == ["eve", "ben", "cara"]
    assert [best.detail for best in standings.best][:1] == ['{"of":"eve"}']
    everybody = await store.standings(DEAL.id, "dave", 10)
    assert [done.player for done in everybody.best] == ["eve", "ben", "cara", "ann", "dave"]
    assert (everybody.rank, everybody.finished, standings.finished) == (5, 5, 5)


async def test_unfinished_plays_have_no_rank_and_are_not_counted(store: Store) -> None:
    await store.save_deal(DEAL)
    await finish(store, "ann", 17)
    await store.start_play(play("fay"))
    standings = await store.standings(DEAL.id, "fay", 5)
    assert (standings.rank, standings.mine, standings.counts) == (0, play("fay"), ((17.0, 1),))
    assert (await store.standings(DEAL.id, "", 5)).mine is None


async def test_a_deal_without_plays_has_empty_standings(store: Store) -> None:
    standings = await store.standings("daily:sums:1999-01-01", "ann", 5)
    assert (standings.counts, standings.mine, standings.rank, standings.best) == ((), None, 0, ())


async def test_finished_tables_without_a_recorded_result_are_found(store: Store) -> None:
    await store.save_deal(DEAL)
    for player, status in (("ann", "over"), ("ben", "playing"), ("cara", "over")):
        await store.start_play(play(player))
        await store.create(f"t-{player}", [acted(0)], summary(status))
    await store.finish_play("t-cara", 20, 1.0, "{}")
    assert await store.find_missing_results() == ["t-ann"]


async def test_standings_take_one_query(sql_store: Store) -> None:
    await sql_store.save_deal(DEAL)
    await finish(sql_store, "ann", 17)
    statements: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        statements.append(statement)

    event.listen(sql_store._reading, "before_cursor_execute", note)
    assert (await sql_store.standings(DEAL.id, "ann", 5)).rank == 1
    assert len(statements) == 1


@pytest.mark.parametrize("count", [300])
async def test_a_score_distribution_is_read_from_the_index_alone(sql_store: Store, count: int) -> None:
    if sql_store._reading.dialect.name != "sqlite":
        return
    await sql_store.save_deal(DEAL)
    for number in range(count):
        await finish(sql_store, f"p{number}", number % 7)
    query = "SELECT score, count(*) FROM plays WHERE deal = 'x' AND finished IS NOT NULL GROUP BY score"
    with sql_store._reading.connect() as connection:
        steps = [row[-1] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}")]
    assert any("COVERING INDEX ix_plays_ranking" in step for step in steps), steps
