"""Bots at a table."""

import asyncio
import logging

import pytest
from tests.support.loop import run_until_idle, wait_until
from tests.table.helpers import ANN, BEN, DiskFull, Listener, bot, opening, person, sums
from tests.table.river import GLASS, FakePhysics, RowBots, river, spot
from tests.table.table_process import TableProcess

from rivage.hosting.simulator import TableSimulator
from rivage.registry import find
from rivage.table import TableActor
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.record import check, dump, load
from rivage.table.runtime.bots.asking import RETRY_DELAY_S
from rivage.table.runtime.bots.players import MAX_FAILURES

RETRY_DELAY_MS = round(RETRY_DELAY_S * 1000)


def acted(table: TableActor, process: TableProcess) -> list[tuple[int, str, bool]]:
    return [(event.seat, event.action, event.bot) for event in process.log.tables[table.id] if isinstance(event, ev.Acted)]


async def test_two_bots_play_a_whole_game(process: TableProcess) -> None:
    table = await process.create(opening(bot("weak"), bot("strong"), script=("heap 7",)))
    await run_until_idle()
    assert table.match.status == "over"
    assert {level for _, level, _, _ in process.bots.asked} == {"weak", "strong"}


async def test_a_bot_answers_a_person_step_by_step(process: TableProcess) -> None:
    table = await process.create(opening(person(ANN), bot(), script=("heap 9",)))
    await table.do(ANN, cmd.Act(seat=0, action="take", version=1))
    await table.do(ANN, cmd.Act(seat=0, action="done", version=2))
    await run_until_idle()
    assert acted(table, process)[-2:] == [(1, "take", True), (1, "done", True)]
    assert table.match.to_act == {0}


async def test_a_bot_gets_the_view_of_its_seat_and_always_the_same_seed(process: TableProcess) -> None:
    await process.create(opening(bot(), person(ANN), script=("heap 9",)))
    await run_until_idle()
    game, level, view, seed = process.bots.asked[0]
    assert (game, level, view.choices) == ("nim", "weak", ("take",))
    again = TableProcess()
    await again.create(opening(bot(), person(ANN), script=("heap 9",)))
    await run_until_idle()
    assert again.bots.asked[0][3] == seed
    await again.close()


async def test_a_failing_bot_is_replaced_by_the_weakest_level_for_that_answer(
    process: TableProcess, caplog: pytest.LogCaptureFixture
) -> None:
    process.bots.err["strong"] = RuntimeError("out of its depth")
    table = await process.create(opening(bot("strong"), person(ANN), script=("heap 9",)))
    await run_until_idle()
    assert acted(table, process)[-2:] == [(0, "take", True), (0, "done", True)]
    assert "out of its depth" in caplog.text
    assert table.match.seats[0].level == "strong"


@pytest.mark.parametrize("answer", [["done"], ["dance"], []])
async def test_a_bot_with_an_illegal_answer_is_replaced_by_the_weakest_level(process: TableProcess, answer: list[str]) -> None:
    process.bots.answers["strong"] = answer
    table = await process.create(opening(bot("strong"), person(ANN), script=("heap 9",)))
    await run_until_idle()
    assert table.match.to_act == {1}


async def test_a_bot_that_always_fails_is_asked_again_after_a_delay(process: TableProcess) -> None:
    process.bots.err["weak"] = RuntimeError("asleep")
    table = await process.create(opening(bot("weak"), person(ANN), script=("heap 9",)))
    await run_until_idle()
    assert table.match.to_act == {0}
    del process.bots.err["weak"]
    await process.advance_time(RETRY_DELAY_MS - 1)
    assert table.match.to_act == {0}
    await process.advance_time(1)
    assert table.match.to_act == {1}


async def test_after_a_write_error_the_bot_is_asked_again_at_the_same_level(process: TableProcess) -> None:
    process.bots.thinking = asyncio.Event()
    table = await process.create(opening(bot("strong"), person(ANN), script=("heap 9",)))
    process.log.fail = DiskFull("no space")
    process.bots.thinking.set()
    await run_until_idle()
    assert table.match.to_act == {0}
    process.log.fail = None
    await process.advance_time(RETRY_DELAY_MS)
    assert table.match.to_act == {1}
    assert {level for _, level, _, _ in process.bots.asked} == {"strong"}


async def test_after_a_conflict_the_bot_is_asked_again(process: TableProcess) -> None:
    process.bots.thinking = asyncio.Event()
    table = await process.create(opening(bot(), person(ANN), script=("heap 9",)))
    process.log.tables["t"].append(ev.Said(at=1_000_000, seat=1, phrase="hello"))
    process.bots.thinking.set()
    await run_until_idle()
    assert table.match.to_act == {1}


async def test_an_event_in_the_meantime_invalidates_an_answer(process: TableProcess) -> None:
    table = await process.create(opening(person(ANN), bot(), script=("heap 9",)))
    process.bots.thinking = asyncio.Event()
    await table.do(ANN, cmd.Act(seat=0, action="take", version=1))
    await table.do(ANN, cmd.Act(seat=0, action="done", version=2))
    await run_until_idle()
    await table.do(ANN, cmd.Offer(seat=0, what="takeback"))
    process.bots.thinking.set()
    await run_until_idle()
    assert table.match.to_act == {0}
    assert [action for _, action in table.match.history] == ["heap 9"]


async def test_a_bot_waits_during_a_pause_and_continues_afterwards(process: TableProcess) -> None:
    table = await process.create(opening(person(ANN), bot(), script=("heap 9",)))
    process.bots.thinking = asyncio.Event()
    await table.do(ANN, cmd.Act(seat=0, action="take", version=1))
    await table.do(ANN, cmd.Act(seat=0, action="done", version=2))
    await table.do(ANN, cmd.Offer(seat=0, what="pause"))
    process.bots.thinking.set()
    await run_until_idle()
    assert table.match.to_act == {1}
    await table.do(ANN, cmd.Resume(seat=0))
    await run_until_idle()
    assert table.match.to_act == {0}


async def test_a_lent_seat_is_played_by_the_bot_until_it_is_reclaimed(process: TableProcess) -> None:
    table = await process.create()
    process.time.now += 60_000
    await table.do(BEN, cmd.Lend(seat=0, level="strong"))
    await run_until_idle()
    assert acted(table, process)[-2:] == [(0, "take", True), (0, "done", True)]
    await table.do(ANN, cmd.Reclaim(seat=0))
    await table.do(BEN, cmd.Act(seat=1, action="take", version=3))
    await table.do(BEN, cmd.Act(seat=1, action="done", version=4))
    await run_until_idle()
    assert table.match.to_act == {0}


async def test_after_a_restart_a_bot_that_must_act_acts(process: TableProcess) -> None:
    process.bots.thinking = asyncio.Event()
    (await process.create(opening(bot(), person(ANN), script=("heap 9",)))).close()
    await run_until_idle()
    process.bots.thinking = None
    table = await process.load()
    await run_until_idle()
    assert table.match.to_act == {1}


async def test_a_bot_waits_between_two_actions_at_its_pace(process: TableProcess) -> None:
    process.pace = 0.8
    table = await process.create(opening(person(ANN), bot(), script=("heap 9",)))
    await table.do(ANN, cmd.Act(seat=0, action="take", version=1))
    await table.do(ANN, cmd.Act(seat=0, action="done", version=2))
    await process.advance_time(799)
    assert acted(table, process)[-1] == (1, "take", True)
    await process.advance_time(1)
    assert acted(table, process)[-1] == (1, "done", True)


async def test_in_rounds_bots_are_asked_at_once_with_own_seeds_and_act_together(process: TableProcess) -> None:
    process.bots.thinking = asyncio.Event()
    table = await process.create(sums(person(ANN), bot("weak"), bot("strong")))
    process.bots.answers["strong"] = ["4", "2", "done"]
    dave = Listener("")
    table.attach(dave)
    dave.raw.clear()
    await run_until_idle()
    assert [level for _, level, _, _ in process.bots.asked] == ["weak", "strong"]
    assert len({seed for _, _, _, seed in process.bots.asked}) == 2
    await table.do(ANN, cmd.Act(seat=0, action="1", version=1))
    process.bots.thinking.set()
    await run_until_idle()
    assert [message["table"]["to_act"] for message in dave.of("patch")] == [[0, 2], [0]]
    assert table.match.to_act == {0}


async def test_in_rounds_actions_of_others_do_not_invalidate_an_answer(process: TableProcess) -> None:
    process.bots.thinking = asyncio.Event()
    table = await process.create(sums(person(ANN), bot("weak")))
    await table.do(ANN, cmd.Act(seat=0, action="1", version=1))
    process.bots.thinking.set()
    await run_until_idle()
    assert (table.match.to_act, len(process.bots.asked)) == ({0}, 1)


WEAK = "apprentice"


def row_bots(aya_process: TableProcess) -> RowBots:
    assert isinstance(aya_process.pool, RowBots)
    return aya_process.pool


async def test_three_bots_play_a_whole_match(aya_process: TableProcess) -> None:
    aya_process.physics = TableSimulator()
    table = await aya_process.create(river(bot(WEAK), bot(WEAK), bot(WEAK), patience=0))
    for _ in range(2):
        await wait_until(lambda: table.match.state.phase == "placing" and len(table.match.state.dominoes) == 6)
        await aya_process.advance_time(GLASS + 1)
    await wait_until(lambda: table.match.status == "over")
    seats = {event.seat for event in aya_process.log.tables["t"] if isinstance(event, ev.Acted) and event.bot}
    assert seats == {0, 1, 2}
    assert check(load(dump(aya_process.log.tables["t"], find)), find).status == "over"


async def test_bots_leave_it_to_the_people_while_no_timer_runs(aya_process: TableProcess) -> None:
    table = await aya_process.create(river(person(ANN), bot(WEAK), bot(WEAK)))
    await run_until_idle()
    assert table.match.state.phase == "first"
    assert row_bots(aya_process).asked == []
    await table.do(ANN, cmd.Act(seat=0, action="first 1", version=0))
    await wait_until(lambda: table.match.state.phase == "ready")
    await run_until_idle()
    assert table.match.state.phase == "ready"
    await table.do(ANN, cmd.Act(seat=0, action="flip", version=0))
    await wait_until(lambda: len(table.match.state.dominoes) == 2)
    await aya_process.advance_time(GLASS + 1)
    await wait_until(lambda: table.match.state.phase == "pause")
    await run_until_idle()
    assert table.match.state.phase == "pause"


async def test_beside_a_person_a_bot_neither_starts_pushing_nor_pushes_several(aya_process: TableProcess) -> None:
    aya_process.physics = FakePhysics(apart=True)
    row_bots(aya_process).together = True
    table = await aya_process.create(river(person(ANN), bot(WEAK), bot(WEAK), patience=0))
    await table.do(ANN, cmd.Act(seat=0, action="first 1", version=0))
    await wait_until(lambda: table.match.state.phase == "ready")
    await table.do(ANN, cmd.Act(seat=0, action="flip", version=0))
    await wait_until(lambda: len(table.match.state.dominoes) == 2)
    for action in ("draw", f"place {spot(3)}"):
        await table.do(ANN, cmd.Act(seat=0, action=action, version=0))
    await wait_until(lambda: len(table.match.state.dominoes) == 5)
    await aya_process.advance_time(GLASS + 1)
    await table.do(ANN, cmd.Act(seat=0, action="flip", version=0))
    await aya_process.advance_time(GLASS + 1)
    await run_until_idle()
    assert (table.match.state.phase, table.match.state.pushes) == ("toppling", 0)
    await table.do(ANN, cmd.Act(seat=0, action="push 1", version=0))
    await wait_until(lambda: table.match.state.turn == 0 and not table.match.awaits_physics)
    await run_until_idle()
    assert [aya_process.acted(seat)[-1] for seat in (1, 2)] == ["push 2", "push 3"]
    assert table.match.state.pushes == 3


async def test_bots_alone_push_several_dominoes_together(aya_process: TableProcess) -> None:
    aya_process.physics = FakePhysics(apart=True)
    row_bots(aya_process).together = True
    table = await aya_process.create(river(bot(WEAK), bot(WEAK), patience=0))
    for _ in range(2):
        await wait_until(lambda: table.match.state.phase == "placing" and len(table.match.state.dominoes) == 6)
        await aya_process.advance_time(GLASS + 1)
    await wait_until(lambda: table.match.status == "over")
    assert "push 2,3,4,5,6" in (*aya_process.acted(0), *aya_process.acted(1))


async def test_bots_act_in_parallel_with_a_person(aya_process: TableProcess) -> None:
    table = await aya_process.create(river(person(ANN), bot(WEAK), bot(WEAK)))
    await table.do(ANN, cmd.Act(seat=0, action="first 0", version=0))
    await table.do(ANN, cmd.Act(seat=0, action="start 0,0,0", version=0))
    await table.do(ANN, cmd.Act(seat=0, action="flip", version=0))
    await wait_until(lambda: all(table.match.state.players[seat].hand for seat in (1, 2)))
    await table.do(ANN, cmd.Act(seat=0, action="draw", version=0))
    await table.do(ANN, cmd.Act(seat=0, action=f"place {spot(1)}", version=0))
    await wait_until(lambda: len(table.match.state.dominoes) == 3)
    assert table.match.state.turn == 0


async def test_in_real_time_actions_of_others_do_not_invalidate_an_answer(aya_process: TableProcess) -> None:
    aya_process.tempo = 1.0
    table = await aya_process.create(river(person(ANN), bot(WEAK)))
    for action in ("first 1", "flip"):
        await aya_process.until(lambda: table.match.state.phase in ("first", "ready"))
        await table.do(ANN, cmd.Act(seat=0, action=action, version=0))
    await wait_until(lambda: "draw" in row_bots(aya_process).answers)
    assert not table.match.state.players[1].hand
    await table.do(ANN, cmd.Act(seat=0, action="draw", version=0))
    await aya_process.until(lambda: bool(table.match.state.players[1].hand))
    assert row_bots(aya_process).answers.count("draw") == 1


async def test_a_bot_takes_as_long_as_a_person(aya_process: TableProcess) -> None:
    aya_process.tempo = 1_000.0
    table = await aya_process.create(river(bot(WEAK), bot(WEAK)))
    await aya_process.advance_time(100_000)
    assert (table.match.state.phase, sorted(row_bots(aya_process).asked)) == ("first", [0, 1])
    await aya_process.until(lambda: table.match.state.phase != "first", step=100_000)


async def test_a_bot_that_another_seat_forestalled_is_asked_again(
    aya_process: TableProcess, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        table = await aya_process.create(river(bot(WEAK), bot(WEAK)))
        await wait_until(lambda: len(table.match.state.dominoes) == 6)
    assert aya_process.acted(0).count("first 0") + aya_process.acted(1).count("first 0") == 1
    assert "failed" not in caplog.text


async def test_bots_watch_a_motion_before_they_push_again(aya_process: TableProcess) -> None:
    aya_process.tempo = 1.0
    rocks = aya_process.physics = FakePhysics()
    rocks.answer_with, rocks.seconds = "fell 1", 60.0
    row_bots(aya_process).max_dominoes = 2
    table = await aya_process.create(river(bot(WEAK), patience=0))
    for _ in range(2):
        await aya_process.until(lambda: table.match.state.phase == "placing" and len(table.match.state.dominoes) == 2)
        await aya_process.advance_time(GLASS + 1)
    await aya_process.until(lambda: table.match.state.pushes == 1)
    await aya_process.advance_time(59_000)
    assert (table.match.state.pushes, table.match.status) == (1, "playing")
    rocks.answer_with = "fell 2"
    await aya_process.advance_time(1_000)
    assert (table.match.state.pushes, table.match.status) == (2, "over")


async def test_a_failing_bot_is_reported_and_the_match_continues_without_it(
    aya_process: TableProcess, caplog: pytest.LogCaptureFixture
) -> None:
    table = await aya_process.create(river(person(ANN), bot("architect")))
    row_bots(aya_process).err = ZeroDivisionError("no plan")
    with caplog.at_level(logging.WARNING):
        for action in ("first 0", "start 0,0,0", "flip"):
            await table.do(ANN, cmd.Act(seat=0, action=action, version=0))
        await aya_process.advance_time(20_001)
        await aya_process.advance_time(20_001)
    assert "no plan" in caplog.text
    assert {"late 0", "late 1"} <= set(aya_process.acted())


@pytest.mark.parametrize("nonsense", ["push 1", "dance"])
async def test_the_first_legal_action_is_played_for_a_failing_bot_if_no_timer_runs(
    aya_process: TableProcess, nonsense: str
) -> None:
    table = await aya_process.create(river(bot(WEAK), bot(WEAK)))
    row_bots(aya_process).nonsense = nonsense
    await aya_process.advance_time(RETRY_DELAY_MS)
    assert (table.match.state.phase, len(row_bots(aya_process).asked)) == ("first", 2 * (MAX_FAILURES - 1))
    await aya_process.until(lambda: table.match.state.phase == "placing", step=RETRY_DELAY_MS)
    assert table.match.status == "playing"


async def test_the_first_legal_action_is_played_for_a_failing_bot_without_turn_limit(aya_process: TableProcess) -> None:
    table = await aya_process.create(river(person(ANN), bot(WEAK), patience=0))
    await table.do(ANN, cmd.Act(seat=0, action="first 1", version=0))
    await wait_until(lambda: table.match.state.phase == "ready")
    row_bots(aya_process).nonsense = "dance"
    await table.do(ANN, cmd.Act(seat=0, action="flip", version=0))
    await aya_process.until(lambda: table.match.state.turn == 0, step=RETRY_DELAY_MS, max_steps=100)
    assert [action.split()[0] for action in aya_process.acted(1)[:3]] == ["start", "draw", "place"]


async def test_a_question_that_is_cancelled_in_the_pool_is_asked_again(aya_process: TableProcess) -> None:
    table = await aya_process.create(river(bot(WEAK), bot(WEAK)))
    row_bots(aya_process).lose = 1
    await run_until_idle()
    assert table.match.state.phase == "first"
    await aya_process.until(lambda: table.match.state.phase == "placing", step=RETRY_DELAY_MS)


async def test_questions_are_hurried_only_while_the_glass_runs(aya_process: TableProcess) -> None:
    table = await aya_process.create(river(bot(WEAK), bot(WEAK)))
    await wait_until(lambda: len(table.match.state.dominoes) == 6)
    hurried = row_bots(aya_process).hurried
    assert not hurried[0]
    assert hurried[-1]


async def test_after_a_write_error_in_real_time_the_bot_tries_again(aya_process: TableProcess) -> None:
    table = await aya_process.create(river(person(ANN), bot(WEAK)))
    await table.do(ANN, cmd.Act(seat=0, action="first 1", version=0))
    aya_process.log.fail = DiskFull("no space")
    await run_until_idle()
    aya_process.log.fail = None
    await aya_process.advance_time(RETRY_DELAY_MS)
    assert table.match.state.phase == "ready"


async def test_a_bot_plays_on_for_a_person_who_resigns(aya_process: TableProcess) -> None:
    table = await aya_process.create(river(person(ANN), person(BEN)))
    await table.do(ANN, cmd.Act(seat=0, action="first 1", version=0))
    await run_until_idle()
    assert table.match.state.phase == "laying"
    await table.do(BEN, cmd.Resign(seat=1))
    await wait_until(lambda: table.match.state.phase == "ready")


async def test_bots_wait_while_a_table_is_paused(aya_process: TableProcess) -> None:
    row_bots(aya_process).max_dominoes = 40
    table = await aya_process.create(river(person(ANN), bot(WEAK), patience=20))
    for action in ("first 0", "start 0,0,0", "flip"):
        await table.do(ANN, cmd.Act(seat=0, action=action, version=0))
    await wait_until(lambda: bool(table.match.state.players[1].hand))
    await table.do(ANN, cmd.Offer(seat=0, what="pause"))
    assert table.match.status == "paused"
    await run_until_idle()
    n = table.match.n
    await run_until_idle()
    assert table.match.n == n
    await table.do(ANN, cmd.Resume(seat=0))
    await table.do(ANN, cmd.Act(seat=0, action="draw", version=0))
    await table.do(ANN, cmd.Act(seat=0, action=f"place {spot(1)}", version=0))
    await wait_until(lambda: len(table.match.state.dominoes) == 2)


async def test_a_table_that_waits_for_people_is_idle_unless_the_glass_runs(aya_process: TableProcess) -> None:
    table = await aya_process.create(river(person(ANN), bot(WEAK)))
    await run_until_idle()
    assert table.idle()
    await table.do(ANN, cmd.Act(seat=0, action="first 0", version=0))
    await table.do(ANN, cmd.Act(seat=0, action="start 0,0,0", version=0))
    assert table.idle()
    await table.do(ANN, cmd.Act(seat=0, action="flip", version=0))
    assert not table.idle()
    await wait_until(lambda: bool(table.match.state.players[1].hand))
    await aya_process.advance_time(20_001)
    await aya_process.advance_time(GLASS + 1)
    await wait_until(lambda: table.match.state.phase == "pause")
    await run_until_idle()
    assert table.idle()


async def test_a_table_with_only_bots_is_never_idle(aya_process: TableProcess) -> None:
    aya_process.tempo = 1_000.0
    table = await aya_process.create(river(bot(WEAK), bot(WEAK)))
    assert not table.idle()


async def test_a_bot_with_an_unreadable_alternative_has_failed(
    aya_process: TableProcess, caplog: pytest.LogCaptureFixture
) -> None:
    table = await aya_process.create(river(person(ANN), bot(WEAK)))
    for action in ("first 0", "start 0,0,0", "flip"):
        await table.do(ANN, cmd.Act(seat=0, action=action, version=0))
    row_bots(aya_process).nonsense = "dance"
    await aya_process.advance_time(RETRY_DELAY_MS)
    assert f"bot {WEAK} on seat 1 failed" in caplog.text
