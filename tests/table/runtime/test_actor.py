"""The actor of a table: append, then broadcast."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.loop import run_until_idle, wait_until
from tests.table.helpers import ANN, BEN, CARA, START, DiskFull, Listener, bot, opening, person, play_first_turns
from tests.table.river import GLASS, FakePhysics, river, spot
from tests.table.table_process import TableProcess
from tests.table.toys import find

from rivage.core import RivageError
from rivage.table import Occupant, TableActor, fold
from rivage.table.decide import DEFAULT_IDLE_LIMITS, LENDABLE_AFTER_MS
from rivage.table.decide.absence import MINUTE
from rivage.table.decide.consent import ABSENT_AFTER_MS
from rivage.table.errors import Conflict, NotAway, NotNow, Stale, UnknownTable
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Days, RealTime
from rivage.table.runtime import MAX_SLEEP_S
from rivage.table.runtime.actor import APPEND_CHECK_DELAYS_S, RETRY_DELAY_S, throttled

TAKE = cmd.Act(seat=0, action="take", version=1)
CLOSABLE_AFTER_MS = DEFAULT_IDLE_LIMITS.absent_minutes * MINUTE


def listen(table: TableActor, *players: str) -> list[Listener]:
    listeners = [Listener(player) for player in players]
    for listener in listeners:
        table.attach(listener)
    for listener in listeners:
        listener.raw.clear()
    return listeners


async def test_a_new_subscriber_gets_a_snapshot_and_the_others_get_presence(process: TableProcess) -> None:
    table = await process.create()
    ann, cara = Listener(ANN), Listener(CARA)
    table.attach(ann)
    table.attach(cara)
    await process.advance_time(1_000)
    assert [message["t"] for message in ann.received] == ["snapshot", "presence"]
    assert ann.received[1]["watchers"] == 1
    snapshot = cara.received[0]
    assert (snapshot["n"], len(snapshot["log"]), snapshot["table"]["status"]) == (4, 4, "playing")


async def test_an_act_is_stored_and_then_broadcast(process: TableProcess) -> None:
    table = await process.create()
    listeners = listen(table, ANN, ANN, BEN)
    await table.do(ANN, TAKE)
    assert process.log.tables["t"][-1] == ev.Acted(at=START, seat=0, action="take")
    for listener in listeners:
        (update,) = listener.received
        assert (update["t"], update["since"], update["n"]) == ("patch", 4, 5)
        assert update["log"][0]["event"]["action"] == "take"
    assert fold(process.log.tables["t"], find) == table.match


async def test_the_sender_gets_done_right_after_the_update(process: TableProcess) -> None:
    table = await process.create()
    ann, tab, ben = listen(table, ANN, ANN, BEN)
    await table.do(ANN, TAKE, 7, ann)
    assert [message["t"] for message in ann.received] == ["patch", "done"]
    assert ann.received[1] == {"t": "done", "ref": 7}
    assert [message["t"] for message in (*tab.received, *ben.received)] == ["patch", "patch"]


async def test_no_event_is_sent_before_it_is_durable(process: TableProcess) -> None:
    table = await process.create()
    ann, ben = listen(table, ANN, BEN)
    process.log.gate = asyncio.Event()
    doing = asyncio.create_task(table.do(ANN, TAKE, 1, ann))
    await run_until_idle()
    assert (ann.raw, ben.raw, table.match.n, doing.done()) == ([], [], 4, False)
    late = Listener(CARA)
    table.attach(late)
    assert late.received[0]["n"] == 4
    process.log.gate.set()
    await doing
    assert (len(ann.of("patch")), len(ben.of("patch")), len(late.of("patch")), table.match.n) == (1, 1, 1, 5)


async def test_commands_wait_for_the_one_being_written(process: TableProcess) -> None:
    table = await process.create()
    process.log.gate = asyncio.Event()
    first = asyncio.create_task(table.do(ANN, TAKE))
    second = asyncio.create_task(table.do(ANN, TAKE))
    third = asyncio.create_task(table.do(ANN, cmd.Act(seat=0, action="done", version=2)))
    await run_until_idle()
    process.log.gate.set()
    results = await asyncio.gather(first, second, third, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Stale, type(None)]
    assert table.match.to_act == {1}


async def test_a_refused_command_changes_nothing_and_is_not_broadcast(process: TableProcess) -> None:
    table = await process.create()
    (ann,) = listen(table, ANN)
    with pytest.raises(RivageError):
        await table.do(ANN, cmd.Act(seat=0, action="done", version=1))
    assert (ann.raw, len(process.log.tables["t"])) == ([], 4)


async def test_after_a_write_error_nothing_changes_and_the_table_stays_usable(process: TableProcess) -> None:
    table = await process.create()
    (ann,) = listen(table, ANN)
    process.log.fail = DiskFull("no space")
    with pytest.raises(DiskFull):
        await table.do(ANN, TAKE)
    assert (ann.raw, table.match.n) == ([], 4)
    process.log.fail = None
    await table.do(ANN, TAKE)
    assert table.match.n == 5


async def test_after_a_conflict_the_table_reloads_and_sends_snapshots(process: TableProcess) -> None:
    table = await process.create()
    ann, ben = listen(table, ANN, BEN)
    process.log.tables["t"].append(ev.Said(at=START, seat=1, phrase="hello"))
    with pytest.raises(Conflict):
        await table.do(ANN, TAKE, 3, ann)
    assert [message["t"] for message in ann.received] == [message["t"] for message in ben.received] == ["snapshot"]
    assert ann.received[0]["n"] == table.match.n == 5
    await table.do(ANN, TAKE, 4, ann)
    assert ann.received[1]["since"] == 5


async def test_a_cancelled_write_is_checked_in_the_log(process: TableProcess) -> None:
    table = await process.create()
    (ben,) = listen(table, BEN)
    process.log.gate = asyncio.Event()
    doing = asyncio.create_task(table.do(ANN, TAKE))
    await run_until_idle()
    # The log has written the events, but the caller was cancelled before it could return.
    process.log.tables["t"].append(ev.Acted(at=START, seat=0, action="take"))
    doing.cancel()
    process.log.gate.set()
    await run_until_idle()
    assert doing.cancelled()
    assert ben.received[-1]["t"] == "snapshot"
    assert table.match.n == 5


async def test_a_log_that_is_written_late_is_checked_again(process: TableProcess) -> None:
    table = await process.create()
    (ben,) = listen(table, BEN)
    process.log.gate = asyncio.Event()
    doing = asyncio.create_task(table.do(ANN, TAKE))
    await run_until_idle()
    doing.cancel()
    await run_until_idle()
    assert table.match.n == 4
    process.log.tables["t"].append(ev.Acted(at=START, seat=0, action="take"))
    await process.advance_time(round(APPEND_CHECK_DELAYS_S[1] * 1000))
    assert ben.received[-1]["n"] == table.match.n == 5
    assert table.idle() is False
    table.detach(ben)
    assert table.idle()


async def test_summaries_are_written_only_when_seats_or_the_status_change(process: TableProcess) -> None:
    written: list[Any] = []
    append: Callable[..., Any] = process.log.append

    async def spy(table: str, expected: int, events: Any, summary: Any = None) -> None:
        written.append(summary)
        await append(table, expected, events, summary)

    process.log.append = spy  # type: ignore[method-assign]  # a spy in a test
    table = await process.create(opening(person(ANN), Occupant(), script=("heap 9",)))
    await table.do(BEN, cmd.Sit(seat=1, name="Ben"))
    await table.do(ANN, TAKE)
    await table.do(ANN, cmd.Resign(seat=0))
    assert [summary and summary.status for summary in written] == ["playing", None, "over"]
    assert [seat.player for seat in process.log.summaries["t"].seats] == [ANN, BEN]


async def test_a_flag_falls_without_a_command(process: TableProcess) -> None:
    table = await process.create(opening(clock=RealTime(1)))
    await play_first_turns(table)
    (ben,) = listen(table, BEN)
    await process.advance_time(999)
    assert table.match.status == "playing"
    await process.advance_time(2)
    assert process.log.tables["t"][-1] == ev.Flagged(at=START + 1001, seat=0)
    assert ben.received[-1]["table"]["outcome"]["reason"] == "time"


async def test_a_player_who_acts_after_the_deadline_has_lost_on_time(process: TableProcess) -> None:
    table = await process.create(opening(clock=RealTime(1)))
    await play_first_turns(table)
    process.time.now += 5000
    with pytest.raises(NotNow):
        await table.do(ANN, TAKE)
    assert isinstance(process.log.tables["t"][-1], ev.Flagged)


async def test_a_flag_that_could_not_be_written_falls_later(process: TableProcess) -> None:
    table = await process.create(opening(clock=RealTime(1)))
    await play_first_turns(table)
    process.log.fail = DiskFull("no space")
    await process.advance_time(5000)
    assert table.match.status == "playing"
    process.log.fail = None
    await process.advance_time(round(RETRY_DELAY_S * 1000) + 1)
    assert table.match.status == "over"


async def test_a_long_outage_of_the_store_logs_only_a_few_warnings(
    process: TableProcess, caplog: pytest.LogCaptureFixture
) -> None:
    throttled.reset()
    await play_first_turns(await process.create(opening(clock=RealTime(1))))
    process.log.fail = DiskFull("no space")
    for _ in range(30):
        await process.advance_time(round(RETRY_DELAY_S * 1000) + 1)
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "no space" in caplog.text
    assert "Traceback" not in caplog.text


async def test_timers_of_long_clocks_check_the_time_regularly(process: TableProcess) -> None:
    """Even if the system clock is set forward without timers of the loop noticing."""
    table = await process.create(opening(clock=Days(30)))
    await process.advance_time(round(MAX_SLEEP_S * 1000) - 1000)
    process.time.now += 30 * 86_400_000
    assert table.match.status == "playing"
    await process.advance_time(1000)
    assert isinstance(process.log.tables["t"][-1], ev.Flagged)


async def test_a_timer_that_fires_too_early_sleeps_again(process: TableProcess) -> None:
    table = await process.create(opening(clock=Days(1)))
    for _ in range(3):
        await process.advance_time(round(MAX_SLEEP_S * 1000))
        assert table.match.status == "playing"
    await process.advance_time(round(MAX_SLEEP_S * 1000) + 1)
    assert table.match.status == "over"


async def test_the_downtime_of_the_server_is_not_charged(process: TableProcess) -> None:
    table = await process.create(opening(clock=RealTime(60)))
    await play_first_turns(table)
    table.close()
    process.time.now += 3_600_000
    table = await process.load()
    assert process.log.tables["t"][-1] == ev.Restarted(at=process.time.now)
    assert table.match.clock is not None
    assert table.match.clock.left_at(process.time.now) == (60_000, 60_000)


async def test_days_per_turn_continue_while_the_server_is_down(process: TableProcess) -> None:
    (await process.create(opening(clock=Days(1)))).close()
    process.time.now += 2 * 86_400_000
    table = await process.load()
    assert isinstance(process.log.tables["t"][-1], ev.Flagged)
    assert table.match.status == "over"


async def test_two_tabs_of_one_player_agree_and_a_reload_gets_the_same(process: TableProcess) -> None:
    table = await process.create()
    first_tab, second_tab = listen(table, ANN, ANN)
    await table.do(ANN, TAKE, 1, first_tab)
    table.detach(first_tab)
    back = Listener(ANN)
    table.attach(back)
    assert back.received[0]["view"] == second_tab.of("patch")[0]["view"]
    assert [seat["you"] for seat in back.received[0]["table"]["seats"]] == [True, False]
    table.resync(second_tab)
    assert second_tab.received[-1]["log"] == back.received[0]["log"]


async def test_a_player_who_is_away_for_long_may_be_replaced(process: TableProcess) -> None:
    table = await process.create()
    ann, ben = listen(table, ANN, BEN)
    await process.advance_time(1_000)
    ann.raw.clear()
    table.detach(ben)
    assert ann.received[-1]["here"] == [True, False]
    await process.advance_time(LENDABLE_AFTER_MS - 1)
    assert ann.of("patch") == []
    await process.advance_time(51)
    update = ann.received[-1]
    assert (update["since"], update["n"], update["log"], update["table"]["can_lend"]) == (4, 4, [], [1])
    await table.do(ANN, cmd.Lend(seat=1, level="weak"))
    assert table.match.seats[1].lent


async def test_the_last_player_present_claims_the_win_unless_another_returns(process: TableProcess) -> None:
    table = await process.create()
    ann, ben = listen(table, ANN, BEN)
    await table.do(ANN, TAKE)
    await table.do(ANN, cmd.Act(seat=0, action="done", version=2))
    table.detach(ben)
    await process.advance_time(CLOSABLE_AFTER_MS - 1)
    assert ann.received[-1]["table"]["can_close"] == []
    await process.advance_time(51)
    sent_table = ann.received[-1]["table"]
    assert (sent_table["can_close"], sent_table["can_claim"]) == ([1], True)
    table.attach(ben)
    with pytest.raises(NotAway):
        await table.do(ANN, cmd.Claim(seat=0))
    table.detach(ben)
    await process.advance_time(CLOSABLE_AFTER_MS)
    await table.do(ANN, cmd.Claim(seat=0))
    assert process.log.tables["t"][-1] == ev.Claimed(at=process.time(), seat=0, absent=(1,))
    assert fold(process.log.tables["t"], find) == table.match


async def test_after_a_restart_absences_are_counted_from_the_start(process: TableProcess) -> None:
    table = await process.create()
    await table.do(ANN, TAKE)
    await table.do(ANN, cmd.Act(seat=0, action="done", version=2))
    await process.advance_time(CLOSABLE_AFTER_MS - 1)
    table.close()
    table = await process.load()
    (ann,) = listen(table, ANN)
    with pytest.raises(NotAway):
        await table.do(ANN, cmd.Close(seat=0))
    await process.advance_time(CLOSABLE_AFTER_MS + 50)
    assert ann.received[-1]["table"]["can_close"] == [1]
    await table.do(ANN, cmd.Close(seat=0))
    assert table.match.status == "over"


async def test_a_rematch_creates_the_next_table_and_then_announces_it(process: TableProcess) -> None:
    table = await process.create()
    (ann,) = listen(table, ANN)
    await table.do(ANN, cmd.Resign(seat=0))
    await table.do(ANN, cmd.Offer(seat=0, what="rematch"))
    assert process.opened == []
    await table.do(BEN, cmd.Answer(seat=1, what="rematch", yes=True))
    assert [start.previous for start in process.opened] == ["t"]
    assert process.log.tables["t"][-1] == ev.Followed(at=START, table="next")
    assert ann.received[-1]["table"]["following"] == "next"


async def test_a_table_without_activity_is_idle(process: TableProcess) -> None:
    table = await process.create()
    assert table.idle()
    (ann,) = listen(table, ANN)
    assert not table.idle()
    table.detach(ann)
    table.detach(ann)
    assert table.idle()


async def test_a_table_with_a_running_clock_or_a_thinking_bot_is_not_idle(process: TableProcess) -> None:
    table = await process.create(opening(clock=RealTime(60)))
    assert table.idle()
    await play_first_turns(table)
    assert not table.idle()
    other = TableProcess()
    other.bots.thinking = asyncio.Event()
    thinking = await other.create(opening(bot(), bot()))
    assert not thinking.idle()
    thinking.close()


async def test_a_table_that_is_not_in_the_log_cannot_be_written(process: TableProcess) -> None:
    table = await process.create()
    del process.log.tables["t"]
    with pytest.raises(UnknownTable):
        await table.do(ANN, TAKE)


async def test_messages_are_json_of_one_line(process: TableProcess) -> None:
    table = await process.create()
    (ann,) = listen(table, ANN)
    await table.do(ANN, TAKE, 1, ann)
    assert all(b"\n" not in data and json.loads(data) for data in ann.raw)


async def last_push(aya_process: TableProcess) -> tuple[TableActor, list[Listener]]:
    """A table of Aya after Ann's first push: two dominoes still stand, and Ben proposes to push them together."""
    aya_process.physics = FakePhysics(apart=True)
    table = await aya_process.create(river(patience=0))
    tabs = listen(table, ANN, BEN)
    for player, seat, action in (
        (ANN, 0, "first 0"),
        (ANN, 0, "start 0,0,0"),
        (ANN, 0, "flip"),
        *(
            (player, seat, act)
            for n, (player, seat) in enumerate([(ANN, 0), (BEN, 1), (ANN, 0)], 1)
            for act in ("draw", f"place {spot(n)}")
        ),
    ):
        await table.do(player, cmd.Act(seat=seat, action=action, version=0))
    await aya_process.advance_time(GLASS + 1)
    await table.do(ANN, cmd.Act(seat=0, action="flip", version=0))
    await aya_process.advance_time(GLASS + 1)
    await table.do(ANN, cmd.Act(seat=0, action="push 1", version=0))
    await wait_until(lambda: not table.match.awaits_physics)
    return table, tabs


async def test_a_player_who_is_away_counts_as_consenting(aya_process: TableProcess) -> None:
    table, (ann, _) = await last_push(aya_process)
    table.detach(ann)
    await aya_process.advance_time(ABSENT_AFTER_MS)
    await table.do(BEN, cmd.Act(seat=1, action="push 2,3", version=0))
    assert (table.match.offer, table.match.state.pushes) == (None, 3)


async def test_an_offer_is_carried_out_when_the_last_missing_player_leaves(aya_process: TableProcess) -> None:
    table, (ann, _) = await last_push(aya_process)
    await table.do(BEN, cmd.Act(seat=1, action="push 2,3", version=0))
    assert (table.match.offer is not None, table.match.state.pushes) == (True, 1)
    table.detach(ann)
    await aya_process.advance_time(ABSENT_AFTER_MS - 1)
    assert table.match.state.pushes == 1
    await aya_process.advance_time(100)
    assert (table.match.offer, table.match.state.pushes) == (None, 3)
