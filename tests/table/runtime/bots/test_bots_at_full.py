"""A small load test: more people against the best bot than one process can serve, and every game ends.

`benchmarks/run full` is the same at full size, over real sockets.
"""

import asyncio
import multiprocessing
import os
import random
import signal

import pytest
from tests.table.helpers import MemoryLog

from rivage.core import Seat
from rivage.hosting import LocalTables
from rivage.registry import find
from rivage.table import Occupant, ProcessBots, TableActor, TableSetup
from rivage.table.protocol import TableOptions
from rivage.table.protocol import commands as cmd
from rivage.table.runtime import TableServices
from rivage.table.runtime.bots import worker as bot_worker

PEOPLE = 25
TURNS_PER_KILL = 40
"""Bot turns after which the computing process is killed."""
STUCK_AFTER_S = 300.0
"""Seconds without an action at any table after which the test fails."""


class Person:
    """Answers at once, at random."""

    def __init__(self, number: int, moved: asyncio.Event) -> None:
        self.player = f"player {number}"
        self._dice = random.Random(number)
        self._moved = moved
        self.news = asyncio.Event()

    lags = False

    def send(self, data: bytes) -> None:
        self._moved.set()
        self.news.set()

    async def play(self, table: TableActor) -> None:
        table.attach(self)
        while table.match.status != "over":
            self.news.clear()
            match = table.match
            if 0 in match.to_act:
                action = self._dice.choice(list(match.game.legal_actions(match.state, Seat(0))))
                text = match.game.format_action(action)
                await table.do(self.player, cmd.Act(seat=0, action=text, version=len(match.history)))
            else:
                await self.news.wait()


async def kill_workers(bots: ProcessBots) -> None:
    """Kill a computing process now and then."""
    killed = 0
    while True:
        await asyncio.sleep(0.01)
        if bots.stats().served >= (killed + 1) * TURNS_PER_KILL:
            killed += 1
            for worker in multiprocessing.active_children():
                assert worker.pid is not None
                os.kill(worker.pid, signal.SIGKILL)


async def wait_until_stuck(moved: asyncio.Event) -> None:
    """Return when no table has made an action for too long."""
    while True:
        moved.clear()
        async with asyncio.timeout(STUCK_AFTER_S):
            await moved.wait()


async def everybody(people: list[Person], tables: list[TableActor]) -> None:
    """Play until every game is over."""
    await asyncio.gather(*(person.play(table) for person, table in zip(people, tables, strict=True)))


@pytest.mark.slow
async def test_everybody_finishes_a_game_against_the_best_bot_though_workers_are_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    # Shorter than any wait in this queue, because the timeout covers only the computation.
    monkeypatch.setattr(bot_worker, "ANSWER_TIMEOUT_S", 3.0)
    bots = ProcessBots(1)
    local = LocalTables(TableServices(MemoryLog(), bots, find))
    moved = asyncio.Event()
    people = [Person(number, moved) for number in range(PEOPLE)]
    tables = []
    for person in people:
        seats = (Occupant(player=person.player, name="Ada"), Occupant(level="old-bear"))
        opening = TableSetup(game="deep-river", seats=seats, options=TableOptions(), host=person.player)
        tables.append(await local.table(await local.create(opening)))
    games = asyncio.create_task(everybody(people, tables))
    watches = [asyncio.create_task(kill_workers(bots)), asyncio.create_task(wait_until_stuck(moved))]
    await asyncio.wait([games, *watches], return_when=asyncio.FIRST_COMPLETED)
    if games.done():
        games.result()  # an error in the simulated person is a fault of the test
    over = [table.match.status for table in tables]
    stats = bots.stats()
    for task in (games, *watches):
        task.cancel()
    await local.close()
    assert over == ["over"] * PEOPLE
    assert stats.lost > 0
    assert stats.waiting == 0
