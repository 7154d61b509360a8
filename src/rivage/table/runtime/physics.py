"""Physics of one table: simulates moving bodies outside the event loop and appends the result to the log.

A result is valid only for the state that was simulated. When a simulation fails, everybody at the table is notified and it is
retried; after the last retry the match continues as if no body had moved. Such a result is recognised by its empty motion. If no
simulator supports the game, this is reported once, and the match waits.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

from rivage.background import ThrottledLogger
from rivage.core import GameError, RivageError, Simulated
from rivage.table.decide import Decision, decide_physics
from rivage.table.errors import Conflict
from rivage.table.match import Match
from rivage.table.protocol import Refusal

logger = logging.getLogger(__name__)
throttled = ThrottledLogger(logger)

RETRY_DELAYS_S = (0.5, 2.0)
"""Seconds before each retry of a failed simulation."""
WRITE_RETRY_DELAY_S = 1.0
"""Seconds before a result that the store has refused is written again."""
BROKEN = "physics.broken"


class Simulator(Protocol):
    """Simulates moving bodies outside the event loop."""

    def knows(self, game: str) -> bool:
        """Whether the simulator can simulate this game. Games from other packages may need physics that is not installed."""
        ...

    async def answer(self, game: str, state: Any) -> Simulated:
        """Simulate a state that waits for physics.

        Raises:
            Exception: whatever goes wrong; the simulation may be tried again.
        """
        ...

    def close(self) -> None:
        """Start no further simulations."""
        ...


class PhysicsFailed(Exception):
    """The simulator gave no result, or one that the rules refuse."""


class PhysicsTable(Protocol):
    """The methods of a table that physics needs."""

    id: str
    match: Match

    async def play(self, decide_now: Callable[[Match, int], Decision | None]) -> bool:
        """Carry out a decision about the current match."""
        ...

    def report(self, refusal: Refusal) -> None:
        """Notify everybody at the table of a failure."""
        ...


class PhysicsRunner:
    """Runs the simulations of one table, one at a time."""

    def __init__(self, table: PhysicsTable, simulator: Simulator | None, on_motion: Callable[[float], None]) -> None:
        """`on_motion` is called with the seconds that it takes to watch each motion."""
        self._table = table
        self._simulator = simulator
        self._on_motion = on_motion
        self._task: asyncio.Task[None] | None = None
        self._given_up = False
        """Whether the last simulation failed for good: the next one is not retried."""
        self._reported_unavailable = False
        """Whether it was reported that no simulator supports this game."""

    def update(self) -> None:
        """Start a simulation if one is due. Cheap, because it is called after every event."""
        if self._task is None and self._table.match.awaits_physics:
            if self._simulator is None or not self._simulator.knows(self._table.match.created.game):
                self._report_unavailable()
                return
            self._task = asyncio.get_running_loop().create_task(self._run(self._simulator))

    def stop(self) -> None:
        """Cancel the running simulation."""
        if self._task is not None:
            self._task.cancel()

    def _report_unavailable(self) -> None:
        if not self._reported_unavailable:
            self._reported_unavailable = True
            game = self._table.match.created.game
            logger.error("table %s waits for physics, but no simulator supports %r", self._table.id, game)
            self._table.report(Refusal(BROKEN, "there is no physics for this game", {"tries": 0, "again": False}))

    async def _run(self, simulator: Simulator) -> None:
        """Simulate as long as the match waits for physics."""
        try:
            while self._table.match.awaits_physics:
                try:
                    await self._simulate(simulator)
                except Conflict:
                    continue  # the table has reloaded its log: check again
                except RivageError as error:
                    throttled.warning("unwritten", "table %s: a simulation could not be written: %s", self._table.id, error)
                    await asyncio.sleep(WRITE_RETRY_DELAY_S)
                except Exception:  # retry after any error, because the table must not wait for ever
                    logger.exception("table %s: a simulation could not be written", self._table.id)
                    await asyncio.sleep(WRITE_RETRY_DELAY_S)
        finally:
            self._task = None

    async def _simulate(self, simulator: Simulator) -> None:
        """Simulate one state, with retries."""
        state = self._table.match.state
        delays = () if self._given_up else RETRY_DELAYS_S
        for number, delay in enumerate((*delays, None), 1):
            try:
                await self._answer(simulator, state)
                self._given_up = False
                return
            except PhysicsFailed as failure:
                trace = failure.__cause__ if number == 1 else None
                logger.warning("table %s: simulation failed, attempt %d: %s", self._table.id, number, failure, exc_info=trace)
                self._table.report(Refusal(BROKEN, "the simulation failed", {"tries": number, "again": delay is not None}))
            if delay is not None:
                await asyncio.sleep(delay)
            if self._table.match.state is not state:
                return
        self._given_up = True
        logger.error("table %s: simulation failed; the match continues as if no body had moved", self._table.id)
        game = self._table.match.game
        await self._write(state, Simulated(game.format_action(game.no_motion(state))))

    async def _answer(self, simulator: Simulator, state: Any) -> None:
        try:
            result = await simulator.answer(self._table.match.created.game, state)
        except Exception as error:  # a failure of any kind is reported, and the match continues
            raise PhysicsFailed(f"{type(error).__name__}: {error}") from error
        try:
            await self._write(state, result)
        except GameError as error:
            raise PhysicsFailed(f"the rules refuse the result: {error}") from error
        except RivageError:
            raise  # an error of the store, which the caller handles
        except Exception as error:  # a crash of the rules counts as a failed simulation
            raise PhysicsFailed(f"the rules failed on the result: {type(error).__name__}: {error}") from error

    async def _write(self, state: Any, result: Simulated) -> None:
        def decide_now(match: Match, now: int) -> Decision | None:
            if match.state is not state or not match.awaits_physics:
                return None
            return decide_physics(match, result.action, result.trajectory, now)

        # Before the action, because bots that react to the result must know how long people watch the motion.
        self._on_motion(result.seconds)
        await self._table.play(decide_now)
