"""One worker process: it crashes alone, it hangs alone, and it is replaced."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pebble import ProcessPool
from tests.registry.foreign import game_source, install

from rivage.core import Seat
from rivage.registry import find
from rivage.table.runtime.bots import worker as bot_worker
from rivage.table.runtime.bots.question import WorkerLost
from rivage.table.runtime.bots.worker import BotWorker

from .thinking import prepare, think

ROOT = Path(__file__).parents[4]
RIVER = "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s"
"""A position of Deep River in which seat 1 is to act."""
TIMEOUT_S = 30.0
"""Seconds after which a waiting test fails."""


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[BotWorker]:
    monkeypatch.setattr(bot_worker, "_choose", think)
    monkeypatch.setattr(bot_worker, "_prepare", prepare)
    worker = BotWorker()
    yield worker
    worker.close()


async def until(true: Callable[[], Any]) -> None:
    """Wait for an effect in another process."""
    async with asyncio.timeout(TIMEOUT_S):
        while not true():  # noqa: ASYNC110  another process cannot set an event of this one
            await asyncio.sleep(0.01)


def has_exited(pid: int) -> bool:
    return not Path(f"/proc/{pid}").exists()


async def ask(worker: BotWorker, level: str = "", view: str = "", seed: int = 5) -> list[str]:
    return (await worker.choose("nim", level, view, seed, 1.0))[0]


async def pid_of(worker: BotWorker) -> int:
    return int((await ask(worker))[1])


async def test_a_worker_runs_other_functions_too(worker: BotWorker) -> None:
    found, seconds = await worker.run(sorted, [3, 1, 2])
    assert found == [1, 2, 3]
    assert seconds >= 0
    with pytest.raises(TypeError):
        await worker.run(sorted, 7)


async def test_a_worker_returns_the_result_with_its_duration_and_survives_errors(worker: BotWorker) -> None:
    (answer, pid), seconds = await worker.choose("nim", "", "", 5, 1.0)
    assert (answer, seconds) == ("nim 5", 1.0)
    with pytest.raises(LookupError):
        await ask(worker, "err")
    assert await pid_of(worker) == int(pid) != os.getpid()


async def test_a_process_that_dies_is_replaced(worker: BotWorker) -> None:
    with pytest.raises(WorkerLost):
        await ask(worker, "die")
    assert (await ask(worker, seed=6))[0] == "nim 6"


async def test_a_process_that_hangs_is_killed_and_replaced(
    worker: BotWorker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_worker, "ANSWER_TIMEOUT_S", 0.05)
    with pytest.raises(WorkerLost, match="Timeout"):
        await ask(worker, "hang", str(tmp_path / "pid"))
    stuck = int((tmp_path / "pid").read_text())
    await until(lambda: has_exited(stuck))
    monkeypatch.undo()
    monkeypatch.setattr(bot_worker, "_choose", think)
    assert (await ask(worker, seed=6))[0] == "nim 6"


async def test_a_process_that_never_responds_is_given_up(worker: BotWorker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pebble does not report a process that exits normally, so the worker must not wait for it for ever."""
    await ask(worker)
    monkeypatch.setattr(bot_worker, "ANSWER_TIMEOUT_S", 0.0)
    monkeypatch.setattr(bot_worker, "START_TIMEOUT_S", 0.5)
    with pytest.raises(WorkerLost, match="did not respond"):
        await ask(worker, "leave")
    monkeypatch.undo()
    monkeypatch.setattr(bot_worker, "_choose", think)
    monkeypatch.setattr(bot_worker, "_prepare", prepare)
    assert (await ask(worker, seed=6))[0] == "nim 6"


async def test_the_timeout_starts_when_the_process_starts(worker: BotWorker, monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[float | None] = []
    schedule = ProcessPool.schedule

    def note(self: ProcessPool, function: Any, args: Any, timeout: float) -> Any:
        limits.append(timeout)
        return schedule(self, function, args=args, timeout=timeout)

    monkeypatch.setattr(ProcessPool, "schedule", note)
    await ask(worker)
    assert limits == [bot_worker.ANSWER_TIMEOUT_S]


async def test_a_process_that_is_killed_while_idle_is_replaced(worker: BotWorker) -> None:
    pid = await pid_of(worker)
    os.kill(pid, signal.SIGKILL)
    await until(lambda: has_exited(pid))
    try:
        answer = await ask(worker, seed=7)
    except WorkerLost:  # asked before the pool has noticed the loss
        answer = await ask(worker, seed=7)
    assert answer[0] == "nim 7"


async def test_a_cancelled_question_costs_no_process(worker: BotWorker, tmp_path: Path) -> None:
    pid = await pid_of(worker)
    gate = tmp_path / "gate"
    thinking = asyncio.create_task(ask(worker, "wait", str(gate)))
    await until(gate.with_suffix(".begun").exists)
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    gate.touch()
    assert await pid_of(worker) == pid


async def test_closing_stops_a_computing_process_and_fails_its_question(worker: BotWorker, tmp_path: Path) -> None:
    file = tmp_path / "pid"
    thinking = asyncio.create_task(ask(worker, "hang", str(file)))
    await until(lambda: file.exists() and file.read_text())
    worker.close()
    await until(lambda: has_exited(int(file.read_text())))
    with pytest.raises(WorkerLost):
        await thinking


async def test_foreign_bots_that_exit_do_not_take_others_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("deep-river")  # Find the games before, because this process caches the result.
    install(tmp_path, "hermits", game_source(levels=("wise",), choose="hermit_bots:choose"))
    (tmp_path / "hermit_bots.py").write_text("import sys; sys.exit('needs a GPU')")
    monkeypatch.syspath_prepend(str(tmp_path))
    view = game.view(game.parse_state(RIVER), Seat(1))
    worker = BotWorker()
    try:
        assert (await worker.choose("deep-river", game.info.bot_levels[0], view, 1, 1.0))[0]
        with pytest.raises(RuntimeError, match="the package of stones: SystemExit: needs a GPU"):
            await worker.choose("stones", "wise", None, 1, 1.0)
        assert (await worker.choose("deep-river", game.info.bot_levels[0], view, 1, 1.0))[0]
    finally:
        worker.close()


def test_no_process_is_started_before_the_first_question() -> None:
    before = threading.active_count()
    worker = BotWorker()
    assert threading.active_count() == before
    worker.close()
    worker.close()


def test_a_worker_exits_when_its_server_is_killed(tmp_path: Path) -> None:
    program = (
        "import asyncio, sys\n"
        "from rivage.table.runtime.bots import worker as bot_worker\n"
        "from tests.table.runtime.bots.thinking import think\n"
        "if __name__ == '__main__':\n"
        "    bot_worker._choose = think\n"
        "    asyncio.run(bot_worker.BotWorker().choose('nim', 'hang', sys.argv[1], 1, 1.0))\n"
    )
    server = subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path / "pid")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
    )
    asyncio.run(until(lambda: (tmp_path / "pid").exists() and (tmp_path / "pid").read_text()))
    worker = int((tmp_path / "pid").read_text())
    server.kill()
    server.wait()
    asyncio.run(until(lambda: has_exited(worker)))
