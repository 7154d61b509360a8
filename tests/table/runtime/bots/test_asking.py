"""Questions of a table to its bots: only the end of the match ends them, and outdated questions are withdrawn."""

import asyncio

import pytest
from tests.support.loop import run_until_idle
from tests.table.helpers import ANN, Bots, DiskFull, Listener, bot, opening, person, sums
from tests.table.table_process import TableProcess

from rivage.table import TableActor
from rivage.table.protocol import commands as cmd
from rivage.table.runtime import Question
from rivage.table.runtime.bots.asking import MAX_RETRY_DELAY_S, RETRY_DELAY_S
from rivage.table.runtime.bots.pool import EffortListener

RETRY_DELAY_MS = round(RETRY_DELAY_S * 1000)


class Pool(Bots):
    """A pool that can lose questions, be busy, lose workers and recover."""

    def __init__(self) -> None:
        super().__init__()
        self.cancels = 0
        """The number of questions that are cancelled."""
        self.full = False
        self.listeners: list[EffortListener] = []
        self.well = asyncio.Event()
        self.guests: list[str] = []
        self.waiting = 0

    async def choose(self, question: Question) -> list[str]:
        self.guests.append(question.guest)
        if self.cancels:
            self.cancels -= 1
            raise asyncio.CancelledError
        self.waiting += 1
        try:
            return await super().choose(question)
        finally:
            self.waiting -= 1

    def effort_is_reduced(self, guest: str, listener: EffortListener) -> bool:
        if self.full:
            self.listeners.append(listener)
        return self.full

    async def recovered(self) -> None:
        await self.well.wait()

    def on_full_effort(self) -> None:
        self.full = False
        for listener in self.listeners:
            listener.on_full_effort()


@pytest.fixture
def pool(process: TableProcess) -> Pool:
    pool = process.bots = process.pool = Pool()
    return pool


async def create(process: TableProcess) -> TableActor:
    """A table whose bot is to act."""
    table = await process.create(opening(bot(), person(ANN), script=("heap 9",)))
    await run_until_idle()
    return table


async def move(table: TableActor) -> None:
    """Ann takes a stone, and it is the bot's turn."""
    for action in ("take", "done"):
        await table.do(ANN, cmd.Act(seat=0, action=action, version=len(table.match.history)))


async def test_a_question_that_is_cancelled_in_the_pool_is_asked_again(process: TableProcess, pool: Pool) -> None:
    pool.cancels = 1
    table = await create(process)
    assert table.match.to_act == {0}
    await process.advance_time(RETRY_DELAY_MS)
    assert table.match.to_act == {1}


async def test_any_write_error_lets_the_bots_play_on(process: TableProcess, pool: Pool, caplog: pytest.LogCaptureFixture) -> None:
    pool.thinking = asyncio.Event()
    table = await create(process)
    for number, accident in enumerate((OSError("gone"), asyncio.CancelledError(), DiskFull("no space"))):
        process.log.fail = accident  # type: ignore[assignment]  # CancelledError is not an Exception, but the log may raise it all the same
        pool.thinking.set()
        await process.advance_time(RETRY_DELAY_MS << number)
        assert table.match.to_act == {0}
    process.log.fail = None
    await process.advance_time(RETRY_DELAY_MS << 3)
    assert table.match.to_act == {1}
    assert "OSError" in caplog.text


async def test_any_write_error_in_rounds_lets_the_bots_play_on(process: TableProcess, pool: Pool) -> None:
    pool.cancels = 3
    table = await process.create(sums(person(ANN), bot("weak"), bot("strong")))
    await run_until_idle()
    assert table.match.to_act == {0, 1, 2}
    await process.advance_time(RETRY_DELAY_MS)
    assert table.match.to_act == {0}


async def test_repeated_failures_are_retried_with_increasing_but_bounded_delays(
    process: TableProcess, pool: Pool, caplog: pytest.LogCaptureFixture
) -> None:
    pool.err["weak"] = RuntimeError("asleep")
    table = await create(process)
    await process.advance_time(10)
    for times, rest in enumerate((3, 6, 12, 24, MAX_RETRY_DELAY_S, MAX_RETRY_DELAY_S), 1):
        assert len(pool.asked) == times
        await process.advance_time(round(rest * 1000) - 20)
        assert len(pool.asked) == times
        await process.advance_time(20)
    assert len(caplog.messages) == 1
    pool.err.clear()
    await process.advance_time(round(MAX_RETRY_DELAY_S * 1000))
    assert table.match.to_act == {1}


async def test_a_recovering_pool_wakes_bots_that_failed_once_but_not_repeatedly(process: TableProcess, pool: Pool) -> None:
    pool.err["weak"] = RuntimeError("lost")
    table = await create(process)
    pool.well.set()
    await run_until_idle()
    assert len(pool.asked) == 2
    del pool.err["weak"]
    await run_until_idle()
    assert table.match.to_act == {0}
    await process.advance_time(2 * RETRY_DELAY_MS)
    assert table.match.to_act == {1}


async def test_only_closing_the_table_stops_its_bots(process: TableProcess, pool: Pool) -> None:
    pool.err["weak"] = RuntimeError("asleep")
    table = await create(process)
    table.close()
    await process.advance_time(10 * RETRY_DELAY_MS)
    assert len(pool.asked) == 1


async def test_takeback_pause_and_closing_withdraw_the_question_at_once(process: TableProcess, pool: Pool) -> None:
    pool.thinking = asyncio.Event()
    table = await process.create(opening(person(ANN), bot(), script=("heap 9",)))
    await move(table)
    await run_until_idle()
    assert pool.waiting == 1
    await table.do(ANN, cmd.Offer(seat=0, what="takeback"))
    await run_until_idle()
    assert pool.waiting == 0
    await move(table)
    await run_until_idle()
    assert pool.waiting == 1
    await table.do(ANN, cmd.Offer(seat=0, what="pause"))
    await run_until_idle()
    assert pool.waiting == 0
    await table.do(ANN, cmd.Resume(seat=0))
    await run_until_idle()
    assert pool.waiting == 1
    table.close()
    await run_until_idle()
    assert pool.waiting == 0


async def test_questions_are_queued_for_the_host_or_else_for_the_table(process: TableProcess, pool: Pool) -> None:
    await create(process)
    del process.log.tables["t"]
    await process.create(opening(bot(), person(ANN), script=("heap 9",), host=""))
    await run_until_idle()
    assert pool.guests == [ANN, "t"]


async def test_people_are_notified_when_bots_get_less_time_and_when_that_ends(process: TableProcess, pool: Pool) -> None:
    table = await process.create(opening(person(ANN), bot(), script=("heap 9",)))
    ann, late = Listener(ANN), Listener("")
    table.attach(ann)
    pool.full = True
    pool.thinking = asyncio.Event()
    await move(table)
    await run_until_idle()
    assert [message["busy"] for message in ann.of("busy")] == [True]
    table.attach(late)
    assert [message["t"] for message in late.received] == ["snapshot", "busy"]
    pool.on_full_effort()
    assert [message["busy"] for message in ann.of("busy")] == [True, False]
    assert [message["busy"] for message in late.of("busy")] == [True, False]


async def test_a_question_with_full_effort_ends_the_busy_state_too(process: TableProcess, pool: Pool) -> None:
    table = await process.create(opening(person(ANN), bot(), script=("heap 9",)))
    ann = Listener(ANN)
    table.attach(ann)
    pool.full = True
    await move(table)
    await run_until_idle()
    pool.full = False
    await move(table)
    await run_until_idle()
    assert [message["busy"] for message in ann.of("busy")] == [True, False]
