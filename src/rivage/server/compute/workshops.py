"""Physics simulations outside of matches, for workshops and lessons. No result is stored.

The simulations run one at a time in a thread with a low priority, so that they never delay matches. Queued simulations are
scheduled fairly: the address that has used the least time lately is next. Each address has a time budget.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Final

from rivage.core import Simulated
from rivage.hosting.simulator import TableSimulator
from rivage.physics import Toppled
from rivage.server.errors import NotThere, WorkshopBusy, WorkshopFull
from rivage.server.guard import TooMany

MAX_WAITING: Final = 64
"""Guests in the queue."""
MAX_WAITING_PER_ADDRESS: Final = 8
"""Guests of one address in the queue."""
BUDGET_S: Final = 30.0
"""Seconds of simulation that one address may use before further simulations are refused."""
BUDGET_RATE: Final = 0.25
"""Seconds of the budget that are restored each second."""


class _Address:
    """The queue and the used time of one address."""

    def __init__(self, now: float) -> None:
        self.waiting: deque[asyncio.Future[None]] = deque()
        self._used_s = 0.0
        self._at = now

    def used_s(self, now: float) -> float:
        """Seconds of the budget that are used now."""
        self._used_s = max(0.0, self._used_s - (now - self._at) * BUDGET_RATE)
        self._at = now
        return self._used_s

    def use(self, seconds: float, now: float) -> None:
        """Count a simulation that has just ended."""
        self._used_s = self.used_s(now) + seconds


class Workshops:
    """The simulator of workshops and lessons, and its queue."""

    def __init__(self, simulator: TableSimulator, *, clock: Callable[[], float] = monotonic) -> None:
        self._simulator = simulator
        self._clock = clock
        self._guests: set[str] = set()
        self._addresses: dict[str, _Address] = {}
        self._is_running = False

    def has(self, game: str) -> bool:
        """Whether there is a workshop for this game."""
        return self._simulator.has_workshop(game)

    async def topple(self, game: str, player: str, address: str, data: bytes) -> Toppled:
        """Simulate a push at the table described in `data`.

        Raises:
            NotThere: for a game without a workshop.
            WorkshopBusy: when this guest waits for another simulation.
            WorkshopFull: when too many guests wait, of this address or in all.
            TooMany: when the address has used up its budget.
            GameError: when the described table is invalid; its details name the position.
            PhysicsError: when the simulation fails.
        """
        if not self.has(game):
            raise NotThere
        async with self._turn(player, address):
            bench = await asyncio.to_thread(self._simulator.workbench, game, data)
            return await self._simulator.topple(game, bench)

    async def answer(self, game: str, player: str, address: str, state: Any) -> Simulated:
        """Simulate a state of a lesson that waits for physics.

        Raises:
            WorkshopBusy, WorkshopFull, TooMany: as `topple`.
            PhysicsError: when the simulation fails; also for a game in which nothing moves.
        """
        async with self._turn(player, address):
            return await self._simulator.answer(game, state)

    def close(self) -> None:
        """Close the simulator. A running simulation ends first; no other is started."""
        self._simulator.close()

    @asynccontextmanager
    async def _turn(self, player: str, address: str) -> AsyncIterator[None]:
        """Wait until it is the turn of a guest, and charge the time until the block ends to their address."""
        if player in self._guests:
            raise WorkshopBusy
        account = self._addresses.setdefault(address, _Address(self._clock()))
        if account.used_s(self._clock()) > BUDGET_S:
            raise TooMany
        if len(self._guests) > MAX_WAITING or len(account.waiting) >= MAX_WAITING_PER_ADDRESS:
            raise WorkshopFull
        self._guests.add(player)
        try:
            if self._is_running:
                await self._wait(account)
            self._is_running = True
            started = self._clock()
            try:
                yield
            finally:
                account.use(self._clock() - started, self._clock())
                self._start_next()
        finally:
            self._guests.discard(player)

    async def _wait(self, account: _Address) -> None:
        turn = asyncio.get_running_loop().create_future()
        account.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn in account.waiting:
                account.waiting.remove(turn)
            elif not turn.cancelled():
                self._start_next()
            raise

    def _start_next(self) -> None:
        """Start the next simulation of the address that has used the least time. Delete idle addresses with a full budget."""
        now = self._clock()
        known = [(account.used_s(now), name, account) for name, account in self._addresses.items()]
        self._addresses = {name: account for used, name, account in known if used or account.waiting}
        for _, _, account in sorted(known, key=lambda entry: entry[0]):
            while account.waiting:
                turn = account.waiting.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._is_running = False
