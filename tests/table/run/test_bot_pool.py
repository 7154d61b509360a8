"""Bots think in processes of their own."""

import os
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from rivage.table.run import bot_pool as bots
from rivage.table.run.bot_pool import ProcessBots


def first_choice(game: str, level: str, view: Any, seed: int) -> list[str]:
    return [f"{game} {level} {view} {seed}"]


def die_once(game: str, level: str, view: Any, seed: int) -> list[str]:
    if not os.path.exists(view):  # noqa: PTH110  the worker has only this path
        with open(view, "w"):  # noqa: PTH123  the same
            pass
        os._exit(1)
    return ["alive"]


def die(game: str, level: str, view: Any, seed: int) -> list[str]:
    os._exit(1)


def err(game: str, level: str, view: Any, seed: int) -> list[str]:
    raise LookupError("no idea")


def hang(game: str, level: str, view: Any, seed: int) -> list[str]:
    time.sleep(60)
    return []


@pytest.fixture
def pool() -> Any:
    made = ProcessBots()
    yield made
    made.close()


async def test_a_worker_answers_and_lives_on(pool: ProcessBots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_choose", first_choice)
    assert await pool.choose("nim", "weak", "view", 5) == ["nim weak view 5"]
    monkeypatch.setattr(bots, "_choose", err)
    with pytest.raises(LookupError):
        await pool.choose("nim", "weak", "view", 5)


async def test_a_worker_that_dies_is_replaced_once(pool: ProcessBots, monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr(bots, "_choose", die_once)
    assert await pool.choose("nim", "weak", str(tmp_path / "died"), 5) == ["alive"]
    monkeypatch.setattr(bots, "_choose", die)
    with pytest.raises(BrokenProcessPool):
        await pool.choose("nim", "weak", "", 5)


async def test_a_worker_that_hangs_is_given_up(pool: ProcessBots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_choose", hang)
    monkeypatch.setattr(bots, "PATIENCE", 0.05)
    with pytest.raises(TimeoutError):
        await pool.choose("nim", "weak", "", 5)


def test_nothing_is_started_before_the_first_question() -> None:
    pool = ProcessBots()
    assert pool._executor is None
    pool.close()
