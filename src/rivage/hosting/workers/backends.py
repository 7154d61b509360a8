"""Backends that compute on workers: bots, physics and matches. Each sends its jobs to the work queue."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from rivage.background import ThrottledLogger
from rivage.core import MessageError, Simulated
from rivage.experiments import MATCH_TIMEOUT_S, Job, MatchFailed, Result
from rivage.hosting.codec import Reader, pack
from rivage.hosting.simulator import TableSimulator
from rivage.physics import SimulationFailed
from rivage.registry import Advice, Finding, TeamPlan, advise, findings, team_plan
from rivage.table.runtime import AnalysisTask, BotWorker, Question, QueuedBotPool, TimedResult, WorkerLost

from .client import NoWorkers, WorkClient, WorkFailed
from .protocol import BOTS, MATCHES, PHYSICS, AskBot, AskFindings, AskPhysics, AskStudy, Unsendable, serialize

throttled = ThrottledLogger(logging.getLogger(__name__))

MAX_REMOTE_BOTS = 256
"""Maximum number of worker slots that one node uses at the same time."""
PHYSICS_TIMEOUT_S = 3.0
"""Seconds after which physics is simulated on this machine instead."""
FIRST_WORKER_TIMEOUT_S = 3.0
"""Seconds within which the first heartbeat of a worker must arrive."""
MATCH_RETRY_S = 0.3
"""Seconds after which a match that lost its worker is queued again."""
MAX_MATCH_LOSSES = 3
"""Number of lost workers after which a match counts as failed."""


class RemoteBotSlot:
    """One slot for a question on any worker. The work queue chooses the worker for each question."""

    tries = 1  # the queue redelivers

    def __init__(self, client: WorkClient) -> None:
        self._client = client

    async def answer(self, task: Question | AnalysisTask, effort: float) -> TimedResult:
        """The answer, and the seconds until it arrived. They include the time in the queue: a long queue makes bots think less.

        Raises:
            WorkerLost: when no worker answers.
            WorkFailed: when the bot itself failed.
            Unsendable: when the bot's view cannot be serialized.
        """
        loop = asyncio.get_running_loop()
        started = loop.time()
        data, answers = _serialize_question(task, effort)
        body = await self._client.ask(BOTS, data)
        try:
            return answers.read(body), loop.time() - started
        except MessageError as error:
            raise WorkerLost("the answer of a worker could not be read") from error


class RemoteBots(QueuedBotPool):
    """Bots on the slots of all workers, and on processes of this machine if there are any."""

    def __init__(self, client: WorkClient, own: Sequence[BotWorker] = ()) -> None:
        super().__init__(own)
        self._client = client
        self._remote_slots: list[RemoteBotSlot] = []
        client.on_slots_change(self._resize)
        self._resize(client.slots)

    def close(self) -> None:
        """Stop the local processes, and stop watching workers."""
        self._client.close()
        super().close()

    def _resize(self, slots: int) -> None:
        wanted = min(slots, MAX_REMOTE_BOTS)
        while len(self._remote_slots) < wanted:
            self._remote_slots.append(RemoteBotSlot(self._client))
        self.set_helpers(self._remote_slots[:wanted])

    async def _ask(self, question: Question | AnalysisTask) -> Any:
        if not self.stats().workers:
            throttled.warning("bots", "no worker of this version is connected to the bus: bots wait for one")
        return await super()._ask(question)


class RemoteSimulator(TableSimulator):
    """Physics on workers. Falls back to this machine when no worker answers, so that no push is lost."""

    def __init__(self, client: WorkClient) -> None:
        super().__init__()
        self._client = client

    async def answer(self, game: str, state: Any) -> Simulated:
        """Simulate a state that waits for physics.

        Raises:
            PhysicsError: when the scene is not valid, or the engine fails.
        """
        try:
            if not self._client.slots:
                raise WorkerLost("no worker of this version is connected to the bus")
            data = pack(AskPhysics(game, serialize(game, "set_up", state)))
            return _SIMULATED.read(await self._client.ask(PHYSICS, data, timeout_s=PHYSICS_TIMEOUT_S))
        except WorkFailed as error:
            raise SimulationFailed(str(error)) from error
        except (WorkerLost, Unsendable, MessageError) as error:
            throttled.warning("physics", "physics is simulated on this machine: %s", error)
        return await super().answer(game, state)


class RemoteSlots:
    """Plays the matches of an experiment on the slots of all workers."""

    def __init__(self, client: WorkClient) -> None:
        self._client = client
        client.on_slots_change(self._warn)

    def _warn(self, slots: int) -> None:
        # The link logs it when the bus is unavailable.
        if not slots and self._client.link.connected:
            throttled.warning("matches", "no worker of this version is connected to the bus any more: matches wait for one")

    @property
    def count(self) -> int:
        """The number of matches that can be played in parallel."""
        return self._client.slots

    async def ready(self) -> None:
        """Wait for the first worker.

        Raises:
            NoWorkers: when no worker has sent a heartbeat in time.
        """
        found = asyncio.Event()
        self._client.on_slots_change(lambda slots: found.set() if slots else None)
        try:
            async with asyncio.timeout(FIRST_WORKER_TIMEOUT_S):
                while not self.count:
                    await found.wait()
        except TimeoutError:
            link = self._client.link
            raise NoWorkers(
                f"No worker of this version is at {link.where} in the cluster {link.cluster!r}. Start one with `rivage work`."
            ) from None

    async def play(self, job: Job) -> Result:
        """Play a match and return its result. If the worker dies, another plays the match from the beginning.

        Raises:
            MatchFailed: when the match cannot be played, or too many workers were lost.
        """
        data, losses = pack(job), 0
        while True:
            try:
                result = _RESULT.read(await self._client.ask(MATCHES, data, timeout_s=MATCH_TIMEOUT_S))
            except WorkFailed as error:
                raise MatchFailed(job.number, job.seed, str(error)) from error
            except MessageError as error:
                raise MatchFailed(job.number, job.seed, "the answer of a worker could not be read") from error
            except WorkerLost as loss:
                losses += self._client.link.connected  # a lost connection to the bus does not count
                if losses == MAX_MATCH_LOSSES:
                    raise MatchFailed(job.number, job.seed, f"its worker was lost ({loss})") from loss
                await asyncio.sleep(MATCH_RETRY_S)
                continue
            if result.match != job.number:
                raise MatchFailed(job.number, job.seed, "a worker answered for another match")
            return result


def _serialize_question(task: Question | AnalysisTask, effort: float) -> tuple[bytes, Reader[Any]]:
    """Serialize a question. Returns its bytes and the decoder of its answer."""
    given: Any = task.make_view() if isinstance(task, Question) else task.make_args()
    origin = (task.guest, task.table, task.hurried)
    if isinstance(task, Question):
        view = serialize(task.game, "view", given)
        return pack(AskBot(*origin, task.game, task.level, view, task.seed, effort)), _ACTIONS
    if task.function in (advise, team_plan):
        game, view, seat = given
        name: Any = task.function.__name__
        return pack(AskStudy(*origin, name, game, serialize(game, "view", view), seat)), _STUDIES[name]
    if task.function is findings:
        game, version, seats, options, actions = given
        done = [(int(seat), action) for seat, action in actions]
        return pack(AskFindings(*origin, game, version, seats, dict(options), done)), _FINDINGS
    raise Unsendable(f"workers do not know the function {task.function.__name__}")


_ACTIONS: Reader[list[str]] = Reader(list[str])
_STUDIES: dict[str, Reader[Any]] = {"advise": Reader(Advice | None), "team_plan": Reader(TeamPlan)}
_FINDINGS: Reader[tuple[Finding, ...] | None] = Reader(tuple[Finding, ...] | None)
_SIMULATED: Reader[Simulated] = Reader(Simulated)
_RESULT: Reader[Result] = Reader(Result)
