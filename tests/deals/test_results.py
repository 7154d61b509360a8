"""How plays ended: what is kept, and when."""

import json
import logging

import pytest
from tests.table.helpers import ANN, BEN, Play, person, sums

from rivage.deals.results import result
from rivage.store import StoreError
from rivage.table.protocol import commands as cmd
from rivage.table.protocol.events import AnyEvent

from .counter import TODAY, Counter


def test_the_result_is_the_score_and_what_a_spectator_sees_at_the_end() -> None:
    play = Play(sums(person(ANN)))
    while play.match.to_act:
        play.write(0, "4", "done")
    score, detail = result(play.match)
    assert json.loads(detail)["view"]["totals"] == [score]
    assert json.loads(detail)["reason"] == "last-round"
    given_up = Play(sums(person(ANN)))
    given_up.do(ANN, cmd.Resign(seat=0))
    assert result(given_up.match)[0] == 0.0


async def test_a_result_that_was_not_kept_is_kept_at_the_next_start(counter: Counter, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await counter.begin(ANN)
    with monkeypatch.context() as patch:

        async def full(*_: object) -> bool:
            raise StoreError("here", "full")

        patch.setattr(counter.store, "finish_play", full)
        await counter.finish(ANN, table, 4)
    assert await counter.store.find_missing_results() == [table]
    await counter.bus.close()
    counter.open()
    await counter.results.save_missing()
    await counter.results.save_missing()
    assert await counter.store.find_missing_results() == []
    assert (await counter.store.standings(f"daily:sums:{TODAY}", ANN, 5)).rank == 1


async def test_one_table_that_cannot_be_read_does_not_keep_others_from_being_settled(
    counter: Counter, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [await counter.begin(player) for player in (ANN, BEN)]
    with monkeypatch.context() as patch:

        async def full(*_: object) -> bool:
            raise StoreError("here", "full")

        patch.setattr(counter.store, "finish_play", full)
        for player, table in zip((ANN, BEN), tables, strict=True):
            await counter.finish(player, table, 4)
    read = counter.store.read

    async def torn(table: str) -> list[AnyEvent]:
        if table == tables[0]:
            raise StoreError("here", "torn")
        return await read(table)

    monkeypatch.setattr(counter.store, "read", torn)
    with caplog.at_level(logging.ERROR, "rivage.deals"):
        await counter.results.save_missing()
    assert await counter.store.find_missing_results() == tables[:1]
    assert tables[0][:6] in caplog.text
    assert tables[0] not in caplog.text


async def test_an_ordinary_table_that_is_over_leaves_no_result(counter: Counter) -> None:
    play = Play(sums(person(ANN)))
    play.do(ANN, cmd.Resign(seat=0))
    await counter.results.ended("t", play.match)
    assert await counter.store.find_missing_results() == []
