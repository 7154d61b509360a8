"""Bots in real time: each at its own pace, on what it sees, with and for people."""

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest
from tests.table.helpers import ANN, BEN, DiskFull, bot, person, settle
from tests.table.river import GLASS, Rocks, Rowers, river, spot, until
from tests.table.run.test_physics import Riverside

from rivage.physics.tables import TableSimulator
from rivage.registry import find
from rivage.table.record import check, dump, load
from rivage.table.run import physics as mover
from rivage.table.run import real_time_bots as team
from rivage.table.words import commands as cmd
from rivage.table.words import events as ev

WEAK = "apprentice"


@pytest.fixture
async def house(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Riverside]:
    monkeypatch.setattr(team, "ASK_AGAIN_AFTER", 0.0)
    monkeypatch.setattr(mover, "AGAIN_AFTER", (0.0, 0.0))
    made = Riverside()
    yield made
    await made.close()


def rowers(house: Riverside) -> Rowers:
    assert isinstance(house.bots, Rowers)
    return house.bots


async def test_three_bots_play_a_whole_match(house: Riverside) -> None:
    house.physics = TableSimulator()
    table = await house.lay(river(bot(WEAK), bot(WEAK), bot(WEAK), patience=0))
    for _ in range(2):
        await until(lambda: table.match.state.phase == "placing" and len(table.match.state.dominoes) == 6)
        house.pass_time(GLASS)
        await settle()
    await until(lambda: table.match.status == "over")
    seats = {event.seat for event in house.log.tables["t"] if isinstance(event, ev.Acted) and event.bot}
    assert seats == {0, 1, 2}
    assert check(load(dump(house.log.tables["t"], find)), find).status == "over"


async def test_where_no_time_runs_bots_leave_it_to_the_people(house: Riverside) -> None:
    table = await house.lay(river(person(ANN), bot(WEAK), bot(WEAK)))
    await settle(100)
    assert table.match.state.phase == "first"
    assert rowers(house).asked == []
    await table.do(ANN, cmd.Act(seat=0, action="first 1", version=0))
    await until(lambda: table.match.state.phase == "ready")
    await settle(100)
    assert table.match.state.phase == "ready"
    await table.do(ANN, cmd.Act(seat=0, action="flip", version=0))
    await until(lambda: len(table.match.state.dominoes) == 2)
    house.pass_time(GLASS)
    await until(lambda: table.match.state.phase == "pause")
    await settle(100)
    assert table.match.state.phase == "pause"


async def test_bots_act_together_with_a_person_and_nobody_waits_for_anybody(house: Riverside) -> None:
    table = await house.lay(river(person(ANN), bot(WEAK), bot(WEAK)))
    await table.do(ANN, cmd.Act(seat=0, action="first 0", version=0))
    await table.do(ANN, cmd.Act(seat=0, action="start 0,0,0", version=0))
    await table.do(ANN, cmd.Act(seat=0, action="flip", version=0))
    await until(lambda: all(table.match.state.players[seat].hand for seat in (1, 2)))
    await table.do(ANN, cmd.Act(seat=0, action="draw", version=0))
    await table.do(ANN, cmd.Act(seat=0, action=f"place {spot(1)}", version=0))
    await until(lambda: len(table.match.state.dominoes) == 3)
    assert table.match.state.turn == 0


async def test_an_answer_is_not_void_because_others_acted_meanwhile(house: Riverside) -> None:
    house.tempo = 0.05
    table = await house.lay(river(person(ANN), bot(WEAK)))
    for action in ("first 1", "flip"):
        await until(lambda: table.match.state.phase in ("first", "ready"))
        await table.do(ANN, cmd.Act(seat=0, action=action, version=0))
    await until(lambda: "draw" in rowers(house).answers)
    await table.do(ANN, cmd.Act(seat=0, action="draw", version=0))
    await until(lambda: bool(table.match.state.players[1].hand))
    assert rowers(house).answers.count("draw") == 1


async def test_a_bot_takes_as_long_as_a_person(house: Riverside) -> None:
    house.tempo = 1_000.0
    table = await house.lay(river(bot(WEAK), bot(WEAK)))
    await settle(100)
    assert (table.match.state.phase, sorted(rowers(house).asked)) == ("first", [0, 1])


async def test_who_was_slower_looks_again(house: Riverside, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        table = await house.lay(river(bot(WEAK), bot(WEAK)))
        await until(lambda: len(table.match.state.dominoes) == 6)
    assert house.acted(0).count("first 0") + house.acted(1).count("first 0") == 1
    assert "failed" not in caplog.text


async def test_bots_watch_what_moves_before_they_push_again(house: Riverside) -> None:
    house.tempo = 0.001
    rocks = house.physics = Rocks()
    rocks.answer_with = "fell 1"
    rowers(house).most = 2
    table = await house.lay(river(bot(WEAK), patience=0))
    minder = table._bots
    assert isinstance(minder, team.RealTimeBotPlayers)
    for _ in range(2):
        await until(lambda: table.match.state.phase == "placing" and len(table.match.state.dominoes) == 2)
        if table.match.state.glass == 2:
            minder.watch(10**6)
        house.pass_time(GLASS)
        await settle()
    assert table.match.state.phase == "toppling"
    await asyncio.sleep(0.05)
    assert table.match.state.pushes == 0
    minder._quiet_until = 0.0


async def test_a_bot_that_errs_is_reported_and_time_goes_on_without_it(
    house: Riverside, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.lay(river(person(ANN), bot("architect")))
    rowers(house).err = ZeroDivisionError("no plan")
    with caplog.at_level(logging.WARNING):
        for action in ("first 0", "start 0,0,0", "flip"):
            await table.do(ANN, cmd.Act(seat=0, action=action, version=0))
        house.pass_time(20_000)
        await settle()
        house.pass_time(20_000)
        await settle()
    assert "no plan" in caplog.text
    assert {"late 0", "late 1"} <= set(house.acted())


@pytest.mark.parametrize("nonsense", ["push 1", "dance"])
async def test_where_no_time_runs_a_helpless_bot_is_helped(house: Riverside, nonsense: str) -> None:
    table = await house.lay(river(bot(WEAK), bot(WEAK)))
    rowers(house).nonsense = nonsense
    await until(lambda: table.match.state.phase == "placing")
    assert table.match.status == "playing"


async def test_a_store_that_cannot_write_is_tried_again(house: Riverside) -> None:
    table = await house.lay(river(person(ANN), bot(WEAK)))
    await table.do(ANN, cmd.Act(seat=0, action="first 1", version=0))
    house.log.fail = DiskFull("no space")
    await settle(100)
    house.log.fail = None
    await until(lambda: table.match.state.phase == "ready")


async def test_for_a_person_who_gives_up_a_bot_plays_on(house: Riverside) -> None:
    table = await house.lay(river(person(ANN), person(BEN)))
    await table.do(ANN, cmd.Act(seat=0, action="first 1", version=0))
    await settle(50)
    assert table.match.state.phase == "laying"
    await table.do(BEN, cmd.Resign(seat=1))
    await until(lambda: table.match.state.phase == "ready")


async def test_a_paused_table_is_left_alone_and_goes_on_when_resumed(house: Riverside) -> None:
    rowers(house).most = 40
    table = await house.lay(river(person(ANN), bot(WEAK), patience=10))
    for action in ("first 0", "start 0,0,0", "flip"):
        await table.do(ANN, cmd.Act(seat=0, action=action, version=0))
    await until(lambda: bool(table.match.state.players[1].hand))
    await table.do(ANN, cmd.Offer(seat=0, what="pause"))
    assert table.match.status == "paused"
    await settle(50)
    n = table.match.n
    await settle(50)
    assert table.match.n == n
    await table.do(ANN, cmd.Resume(seat=0))
    await table.do(ANN, cmd.Act(seat=0, action="draw", version=0))
    await table.do(ANN, cmd.Act(seat=0, action=f"place {spot(1)}", version=0))
    await until(lambda: len(table.match.state.dominoes) == 2)


async def test_a_table_that_waits_for_its_people_is_idle_and_one_whose_sand_runs_is_not(house: Riverside) -> None:
    table = await house.lay(river(person(ANN), bot(WEAK)))
    await settle()
    assert table.idle()
    await table.do(ANN, cmd.Act(seat=0, action="first 0", version=0))
    await table.do(ANN, cmd.Act(seat=0, action="start 0,0,0", version=0))
    assert table.idle()
    await table.do(ANN, cmd.Act(seat=0, action="flip", version=0))
    assert not table.idle()
    await until(lambda: bool(table.match.state.players[1].hand))
    house.pass_time(20_000)
    await settle()
    house.pass_time(GLASS)
    await until(lambda: table.match.state.phase == "pause")
    await settle(100)
    assert table.idle()


async def test_bots_alone_are_never_idle(house: Riverside) -> None:
    house.tempo = 1_000.0
    table = await house.lay(river(bot(WEAK), bot(WEAK)))
    assert not table.idle()
