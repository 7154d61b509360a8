"""Bots think in processes of their own."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
from pebble import ProcessExpired, ProcessPool

from rivage.table.run import bot_pool as bots
from rivage.table.run.bot_pool import ProcessBots

from .thinking import prepare, think

ROOT = Path(__file__).parents[3]
PATIENCE = 30.0
"""Seconds after which a test that waits has lost."""
LOST = (ProcessExpired, BrokenProcessPool)
"""How a worker is told that died: the second when it died before the pool knew that it had begun."""


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[ProcessBots]:
    monkeypatch.setattr(bots, "_choose", think)
    monkeypatch.setattr(bots, "_prepare", prepare)
    made = ProcessBots()
    yield made
    made.close()


async def until(true: Callable[[], Any]) -> None:
    """Wait for something that another process does."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110  another process sets no event of ours
            await asyncio.sleep(0.01)


def gone(pid: int) -> bool:
    return not Path(f"/proc/{pid}").exists()


async def pid_of(pool: ProcessBots) -> int:
    return int((await pool.choose("nim", "", "", 0))[1])


async def test_a_worker_answers_and_lives_on(pool: ProcessBots) -> None:
    answer, pid = await pool.choose("nim", "", "", 5)
    assert answer == "nim 5"
    with pytest.raises(LookupError):
        await pool.choose("nim", "err", "", 5)
    assert await pid_of(pool) == int(pid) != os.getpid()


async def test_a_worker_that_dies_is_replaced_once(pool: ProcessBots, tmp_path: Path) -> None:
    assert (await pool.choose("nim", "die once", str(tmp_path / "died"), 5))[0] == "nim 5"
    with pytest.raises(LOST):
        await pool.choose("nim", "die", "", 5)
    assert (await pool.choose("nim", "", "", 6))[0] == "nim 6"


async def test_a_worker_that_hangs_is_killed_and_given_up(
    pool: ProcessBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 0.05)
    with pytest.raises(TimeoutError):
        await pool.choose("nim", "hang", str(tmp_path / "pid"), 5)
    stuck = int((tmp_path / "pid").read_text())
    await until(lambda: gone(stuck))


async def test_questions_behind_a_stuck_or_dead_one_are_answered(
    pool: ProcessBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 0.2)
    asked = [
        pool.choose("nim", "hang", str(tmp_path / "pid"), 1),
        pool.choose("nim", "", "", 2),
        pool.choose("nim", "die", "", 3),
        pool.choose("nim", "", "", 4),
    ]
    stuck, second, dead, fourth = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(stuck, TimeoutError)
    assert isinstance(dead, LOST)
    assert isinstance(second, list)
    assert isinstance(fourth, list)
    assert (second[0], fourth[0]) == ("nim 2", "nim 4")


async def test_patience_begins_with_the_thought_and_not_in_the_line(
    pool: ProcessBots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "gate"
    begun: list[int] = []
    schedule = ProcessPool.schedule

    def note(self: ProcessPool, function: Any, args: Any, timeout: float) -> Any:
        begun.append(args[-1])
        return schedule(self, function, args=args, timeout=timeout)

    monkeypatch.setattr(ProcessPool, "schedule", note)
    first, second = (asyncio.create_task(pool.choose("nim", "wait", str(gate), seed)) for seed in (1, 2))
    await until(gate.with_suffix(".begun").exists)
    assert begun == [1]
    gate.touch()
    assert [(await first)[0], (await second)[0]] == ["nim 1", "nim 2"]
    assert begun == [1, 2]


async def test_a_worker_that_is_killed_while_idle_is_replaced(pool: ProcessBots) -> None:
    pid = await pid_of(pool)
    os.kill(pid, signal.SIGKILL)
    await until(lambda: gone(pid))
    assert (await pool.choose("nim", "", "", 7))[0] == "nim 7"


async def test_who_no_longer_waits_costs_no_worker_and_what_was_not_begun_no_work(pool: ProcessBots, tmp_path: Path) -> None:
    pid = await pid_of(pool)
    gate, other = tmp_path / "gate", tmp_path / "other"
    thinking = asyncio.create_task(pool.choose("nim", "wait", str(gate), 1))
    await until(gate.with_suffix(".begun").exists)
    waiting = asyncio.create_task(pool.choose("nim", "wait", str(other), 2))
    await asyncio.sleep(0)
    for task in (waiting, thinking):
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    gate.touch()
    assert await pid_of(pool) == pid
    assert not other.with_suffix(".begun").exists()


async def test_closing_lets_the_workers_go_also_those_in_thought(pool: ProcessBots, tmp_path: Path) -> None:
    file = tmp_path / "pid"
    thinking = asyncio.create_task(pool.choose("nim", "hang", str(file), 1))
    await until(lambda: file.exists() and file.read_text())
    pool.close()
    await until(lambda: gone(int(file.read_text())))
    thinking.cancel()


def test_nothing_is_started_before_the_first_question() -> None:
    before = threading.active_count()
    pool = ProcessBots()
    assert threading.active_count() == before
    pool.close()
    pool.close()


def test_workers_go_when_their_server_is_killed(tmp_path: Path) -> None:
    program = (
        "import asyncio, sys\n"
        "from rivage.table.run import bot_pool as bots\n"
        "from tests.table.run.thinking import think\n"
        "if __name__ == '__main__':\n"
        "    bots._choose = think\n"
        "    asyncio.run(bots.ProcessBots().choose('nim', 'hang', sys.argv[1], 1))\n"
    )
    server = subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path / "pid")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
    )
    asyncio.run(until(lambda: (tmp_path / "pid").exists() and (tmp_path / "pid").read_text()))
    worker = int((tmp_path / "pid").read_text())
    server.kill()
    server.wait()
    asyncio.run(until(lambda: gone(worker)))
