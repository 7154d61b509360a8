"""The queue of workshop simulations: fairness and limits."""

import asyncio
import threading
from pathlib import Path
from typing import Any, cast

import pytest

from rivage.hosting import simulator as physics
from rivage.server import Settings, open_services
from rivage.server.compute.workshops import BUDGET_S, MAX_WAITING_PER_ADDRESS, Workshops
from rivage.server.errors import NotThere, WorkshopBusy, WorkshopFull
from rivage.server.guard import TooMany


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Slow:
    """A simulator that waits for a permission before every simulation, and moves the clock."""

    def __init__(self, clock: Clock, seconds: float = 1.0) -> None:
        self.permissions = asyncio.Semaphore(0)
        self.order: list[bytes] = []
        self.running = self.max_running = 0
        self._clock, self._seconds = clock, seconds

    def has_workshop(self, game: str) -> bool:
        return game == "brook"

    def workbench(self, game: str, data: bytes) -> bytes:
        return data

    async def topple(self, game: str, bench: bytes) -> Any:
        self.running += 1
        self.max_running = max(self.max_running, self.running)
        await self.permissions.acquire()
        self._clock.now += self._seconds
        self.order.append(bench)
        self.running -= 1
        return bench

    def allow(self, count: int) -> None:
        for _ in range(count):
            self.permissions.release()


@pytest.fixture
def clock() -> Clock:
    return Clock()


def workshop(slow: Slow, clock: Clock) -> Workshops:
    return Workshops(cast(Any, slow), clock=clock)


async def start(workshops: Workshops, guest: str, address: str) -> "asyncio.Task[Any]":
    task = asyncio.create_task(workshops.topple("brook", guest, address, guest.encode()))
    await asyncio.sleep(0)
    return task


async def test_a_guest_has_one_simulation_and_one_runs_at_a_time(clock: Clock) -> None:
    slow = Slow(clock)
    workshops = workshop(slow, clock)
    tasks = [await start(workshops, guest, guest) for guest in ("ann", "ben", "cleo")]
    with pytest.raises(WorkshopBusy):
        await workshops.topple("brook", "ann", "ann", b"again")
    slow.allow(4)
    await asyncio.gather(*tasks)
    assert slow.max_running == 1
    assert cast(Any, await workshops.topple("brook", "ann", "ann", b"again")) == b"again"


async def test_one_address_cannot_fill_the_queue(clock: Clock) -> None:
    slow = Slow(clock)
    workshops = workshop(slow, clock)
    crowd = [await start(workshops, f"guest {n}", "192.0.2.1") for n in range(MAX_WAITING_PER_ADDRESS + 1)]
    with pytest.raises(WorkshopFull):
        await workshops.topple("brook", "one more", "192.0.2.1", b"")
    other = await start(workshops, "zoe", "192.0.2.2")
    slow.allow(100)
    await asyncio.gather(other, *crowd)
    # The running simulation ends first, then follows the address that has used the least time.
    assert slow.order.index(b"zoe") == 1


async def test_an_address_that_has_used_up_its_budget_is_refused(clock: Clock) -> None:
    slow = Slow(clock, seconds=BUDGET_S)
    workshops = workshop(slow, clock)
    slow.allow(10)
    await workshops.topple("brook", "ann", "192.0.2.1", b"")
    await workshops.topple("brook", "ann", "192.0.2.1", b"")
    with pytest.raises(TooMany):
        await workshops.topple("brook", "ben", "192.0.2.1", b"")
    await workshops.topple("brook", "cleo", "192.0.2.2", b"")
    clock.now += 10 * BUDGET_S
    await workshops.topple("brook", "ann", "192.0.2.1", b"")


async def test_a_cancelled_simulation_starts_the_next_one(clock: Clock) -> None:
    slow = Slow(clock)
    workshops = workshop(slow, clock)
    first, second, third = [await start(workshops, guest, "192.0.2.1") for guest in ("ann", "ben", "cleo")]
    second.cancel()
    first.cancel()
    slow.allow(1)
    assert await third == b"cleo"
    assert [task.cancelled() for task in (first, second)] == [True, True]


async def test_matches_do_not_wait_for_the_workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Workshop:
        go = threading.Event()

        def read(self, data: bytes) -> bytes:
            return data

        def topple(self, bench: Any) -> Any:
            assert self.go.wait(20)
            return bench

    monkeypatch.setitem(physics._WORKSHOPS, "aya", cast(Any, Workshop()))
    monkeypatch.setattr(physics, "simulate", lambda _game, state: state)
    async with open_services("memory:", tmp_path, Settings()) as services:
        task = asyncio.create_task(services.workshops.topple("aya", "ann", "192.0.2.1", b"{}"))
        await asyncio.sleep(0.05)
        simulator = cast(Any, services.tables)._services.simulator
        async with asyncio.timeout(5):
            assert await simulator.answer("aya", "state") == "state"
        Workshop.go.set()
        await task


async def test_a_game_without_a_workshop_is_not_found(clock: Clock) -> None:
    with pytest.raises(NotThere):
        await workshop(Slow(clock), clock).topple("marsh", "ann", "192.0.2.1", b"")
