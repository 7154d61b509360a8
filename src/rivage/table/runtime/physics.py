"""Physics at one table: when bodies must move, has it simulated away from the event loop and writes down what it says.

An answer is for the very state that was simulated. When physics fails, everybody at the table is notified, and it is asked again;
when it fails again and again, the match goes on as if nothing had moved. Such an answer is known by having no motion.
Where there is no physics for the game at all, that is reported once, and the match is kept as it is.
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
seldom = ThrottledLogger(logger)

RETRY_DELAYS_S = (0.5, 2.0)
"""Seconds until a simulation that failed is tried again; after as many tries and one more, nothing has moved."""
WRITE_RETRY_DELAY_S = 1.0
"""Seconds until an answer that the store refused is tried again."""
BROKEN = "physics.broken"


class Simulator(Protocol):
    """Where bodies move, away from the event loop."""

    def knows(self, game: str) -> bool:
        """Whether it can simulate this game: a package may bring one that nothing here can move."""
        ...

    async def answer(self, game: str, state: Any) -> Simulated:
        """What happens in a state that waits for physics.

        Raises:
            Exception: whatever goes wrong in there; nothing has changed, and it may be asked again.
        """
        ...

    def close(self) -> None:
        """Start no other simulation."""
        ...


class PhysicsFailed(Exception):
    """Physics gave no answer, or one that the rules refuse."""


class PhysicsTable(Protocol):
    """What is needed of a table."""

    id: str
    match: Match

    async def play(self, decide_now: Callable[[Match, int], Decision | None]) -> bool:
        """Carry out what is decided upon the match of that moment."""
        ...

    def report(self, refusal: Refusal) -> None:
        """Notify everybody at the table of something that went wrong."""
        ...


class PhysicsRunner:
    """Asks physics for one table, one question at a time."""

    def __init__(self, table: PhysicsTable, simulator: Simulator | None, watched: Callable[[float], None]) -> None:
        """`watched` hears how many seconds each motion takes to be watched."""
        self._table = table
        self._simulator = simulator
        self._watched = watched
        self._task: asyncio.Task[None] | None = None
        self._given_up = False
        """The last question had no answer: the next is tried once only."""
        self._reported_unavailable = False
        """That there is no physics for this game was reported."""

    def update(self) -> None:
        """Start a simulation if one is due. Cheap: called after every event."""
        if self._task is None and self._table.match.awaits_physics:
            if self._simulator is None or not self._simulator.knows(self._table.match.created.game):
                self._report_unavailable()
                return
            self._task = asyncio.get_running_loop().create_task(self._run(self._simulator))

    def stop(self) -> None:
        """Wait for no answer any more."""
        if self._task is not None:
            self._task.cancel()

    def _report_unavailable(self) -> None:
        if not self._reported_unavailable:
            self._reported_unavailable = True
            game = self._table.match.created.game
            logger.error("table %s waits for physics, and there is none here for %r", self._table.id, game)
            self._table.report(Refusal(BROKEN, "there is no physics for this game", {"tries": 0, "again": False}))

    async def _run(self, simulator: Simulator) -> None:
        """Answer as long as physics must."""
        try:
            while self._table.match.awaits_physics:
                try:
                    await self._move(simulator)
                except Conflict:
                    continue  # the table has reloaded itself: check again
                except RivageError as error:
                    seldom.warning("unwritten", "table %s: what moved could not be written: %s", self._table.id, error)
                    await asyncio.sleep(WRITE_RETRY_DELAY_S)
                except Exception:  # whatever it was, the table must not wait for ever
                    logger.exception("table %s: what moved could not be written", self._table.id)
                    await asyncio.sleep(WRITE_RETRY_DELAY_S)
        finally:
            self._task = None

    async def _move(self, simulator: Simulator) -> None:
        """One question: tried as often as there is patience for, then settled."""
        state = self._table.match.state
        delays = () if self._given_up else RETRY_DELAYS_S
        for number, delay in enumerate((*delays, None), 1):
            try:
                await self._answer(simulator, state)
                self._given_up = False
                return
            except PhysicsFailed as failure:
                trace = failure.__cause__ if number == 1 else None
                logger.warning("table %s: physics failed, try %d: %s", self._table.id, number, failure, exc_info=trace)
                self._table.report(Refusal(BROKEN, "the simulation failed", {"tries": number, "again": delay is not None}))
            if delay is not None:
                await asyncio.sleep(delay)
            if self._table.match.state is not state:
                return
        self._given_up = True
        logger.error("table %s: physics gives no answer; the match goes on as if nothing had moved", self._table.id)
        game = self._table.match.game
        await self._write(state, Simulated(game.format_action(game.unmoved(state))))

    async def _answer(self, simulator: Simulator, state: Any) -> None:
        try:
            said = await simulator.answer(self._table.match.created.game, state)
        except Exception as error:  # whatever goes wrong in there: it is told, and the match is kept
            raise PhysicsFailed(f"{type(error).__name__}: {error}") from error
        try:
            await self._write(state, said)
        except GameError as error:
            raise PhysicsFailed(f"nothing that can have happened: {error}") from error
        except RivageError:
            raise  # the store's affair
        except Exception as error:  # the rules stumbled over it: as bad as no answer
            raise PhysicsFailed(f"nothing the rules can take: {type(error).__name__}: {error}") from error

    async def _write(self, state: Any, said: Simulated) -> None:
        def decide_now(match: Match, now: int) -> Decision | None:
            if match.state is not state or not match.awaits_physics:
                return None
            return decide_physics(match, said.action, said.trajectory, now)

        # Before the action: who acts upon the answer must know how long it will be watched.
        self._watched(said.seconds)
        await self._table.play(decide_now)
