"""Deals, who played them, and how they stand."""

from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event

from rivage.deals import Deal, Play
from rivage.store import Store

from .facts import acted, summary

DEAL = Deal(
    id="daily:sums:2026-11-15", kind="daily", game="sums", day="2026-11-15", options={"a": 1}, seed="07" * 32, created=5, host=""
)


def play(player: str, table: str = "") -> Play:
    return Play(DEAL.id, player, table or f"t-{player}", player.title(), 10)


async def finish(store: Store, player: str, score: float, at: int = 20) -> None:
    await store.start_play(play(player))
    assert await store.finish_play(f"t-{player}", at, score, f'{{"of":"{player}"}}')


async def test_a_deal_is_kept_once(store: Store) -> None:
    assert await store.deal(DEAL.id) is None
    assert await store.save_deal(DEAL) == DEAL
    assert await store.save_deal(replace(DEAL, seed="other")) == DEAL
    assert await store.deal(DEAL.id) == DEAL


async def test_everybody_begins_a_deal_once(store: Store) -> None:
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


async def test_a_deal_stands_by_score_and_of_equal_ones_the_earlier_first(store: Store) -> None:
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


async def test_who_has_not_finished_has_no_rank_and_is_not_counted(store: Store) -> None:
    await store.save_deal(DEAL)
    await finish(store, "ann", 17)
    await store.start_play(play("fay"))
    standings = await store.standings(DEAL.id, "fay", 5)
    assert (standings.rank, standings.mine, standings.counts) == (0, play("fay"), ((17.0, 1),))
    assert (await store.standings(DEAL.id, "", 5)).mine is None


async def test_a_deal_nobody_played_stands_empty(store: Store) -> None:
    standings = await store.standings("daily:sums:1999-01-01", "ann", 5)
    assert (standings.counts, standings.mine, standings.rank, standings.best) == ((), None, 0, ())


async def test_plays_whose_table_is_over_but_not_settled_are_found(store: Store) -> None:
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
async def test_a_distribution_is_counted_without_reading_the_sheets(sql_store: Store, count: int) -> None:
    if sql_store._reading.dialect.name != "sqlite":
        return
    await sql_store.save_deal(DEAL)
    for number in range(count):
        await finish(sql_store, f"p{number}", number % 7)
    query = "SELECT score, count(*) FROM plays WHERE deal = 'x' AND finished IS NOT NULL GROUP BY score"
    with sql_store._reading.connect() as connection:
        steps = [row[-1] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}")]
    assert any("COVERING INDEX ix_plays_ranking" in step for step in steps), steps
