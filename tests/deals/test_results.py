"""Storing the results of plays, also after failures."""

import json
import logging

import pytest
from tests.table.helpers import ANN, BEN, Play, person, sums

from rivage.deals.results import result
from rivage.store import StoreError
from rivage.table.protocol import commands as cmd
from rivage.table.protocol.events import AnyEvent

from .counter import TODAY, Deployment


def test_the_result_has_the_score_and_the_final_view_of_a_spectator() -> None:
    play = Play(sums(person(ANN)))
    while play.match.to_act:
        play.write(0, "4", "done")
    score, detail = result(play.match)
    assert json.loads(detail)["view"]["totals"] == [score]
    assert json.loads(detail)["reason"] == "last-round"
    resigned = Play(sums(person(ANN)))
    resigned.do(ANN, cmd.Resign(seat=0))
    assert result(resigned.match)[0] == 0.0


async def test_a_missing_result_is_stored_at_the_next_start(deployment: Deployment, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await deployment.start(ANN)
    with monkeypatch.context() as patch:

        async def full(*_: object) -> bool:
            raise StoreError("here", "full")

        patch.setattr(deployment.store, "finish_play", full)
        await deployment.finish(ANN, table, 4)
    assert await deployment.store.find_missing_results() == [table]
    await deployment.bus.close()
    deployment.open()
    await deployment.results.save_missing()
    await deployment.results.save_missing()
    assert await deployment.store.find_missing_results() == []
    assert (await deployment.store.standings(f"daily:sums:{TODAY}", ANN, 5)).rank == 1


async def test_an_unreadable_table_does_not_prevent_storing_other_results(
    deployment: Deployment, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [await deployment.start(player) for player in (ANN, BEN)]
    with monkeypatch.context() as patch:

        async def full(*_: object) -> bool:
            raise StoreError("here", "full")

        patch.setattr(deployment.store, "finish_play", full)
        for player, table in zip((ANN, BEN), tables, strict=True):
            await deployment.finish(player, table, 4)
    read = deployment.store.read

    async def read_or_fail(table: str) -> list[AnyEvent]:
        if table == tables[0]:
            raise StoreError("here", "corrupt")
        return await read(table)

    monkeypatch.setattr(deployment.store, "read", read_or_fail)
    with caplog.at_level(logging.ERROR, "rivage.deals"):
        await deployment.results.save_missing()
    assert await deployment.store.find_missing_results() == tables[:1]
    assert tables[0][:6] in caplog.text
    assert tables[0] not in caplog.text


async def test_the_end_of_an_ordinary_table_stores_no_result(deployment: Deployment) -> None:
    play = Play(sums(person(ANN)))
    play.do(ANN, cmd.Resign(seat=0))
    await deployment.results.on_match_over("t", play.match)
    assert await deployment.store.find_missing_results() == []
