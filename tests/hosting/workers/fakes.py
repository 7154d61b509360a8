"""Fake bots, physics and matches of a worker, without processes."""

import asyncio
from types import SimpleNamespace
from typing import Any

from rivage.core import Simulated
from rivage.experiments import Job, MatchFailed, Result
from rivage.physics import SimulationFailed
from rivage.registry import Advice, Finding, TeamPlan, advise, team_plan
from rivage.table.runtime import AnalysisTask, Question, WorkerLost

NEVER: set[str] = set()
"""Tables whose questions get no answer."""


async def unless_never(table: str) -> None:
    while table in NEVER:  # noqa: ASYNC110  (a set that tests fill and empty)
        await asyncio.sleep(0.01)


class FakeBots:
    """Fake bots that record questions and echo them in their answers."""

    def __init__(self, processes: int) -> None:
        self.questions: list[Question | AnalysisTask] = []
        self.closed = False

    async def choose(self, question: Question) -> list[str]:
        self.questions.append(question)
        await unless_never(question.table)
        match question.level:
            case "err":
                raise LookupError("no idea")
            case "die":
                raise WorkerLost("it died")
            case "babble":
                return ["word" * 250_000]
        view = question.make_view()
        return [question.game, view.position, str(question.seed)]

    async def analyse(self, task: AnalysisTask) -> Any:
        self.questions.append(task)
        given = task.make_args()
        if task.function is advise:
            return Advice(f"{given[0]} {given[2]}", "why", {}, given[1].position) if given[2] else None
        if task.function is team_plan:
            return TeamPlan((((given[2], 0), (1, 2)),))
        return tuple(Finding(action, {}, given[0]) for _, action in given[4])

    def stats(self) -> Any:
        return SimpleNamespace(waiting=0)

    def close(self) -> None:
        self.closed = True


class FakeSimulator:
    """A fake simulator that returns a fixed result, or raises."""

    def __init__(self) -> None:
        self.states: list[Any] = []

    async def answer(self, game: str, state: Any) -> Simulated:
        self.states.append(state)
        await unless_never(f"physics {state.pushes}")
        if state.pushes == 2:
            raise SimulationFailed("it broke")
        return Simulated(f"fell {state.pushes}", b"motion", 2.5)

    def close(self) -> None:
        pass


class FakeMatches:
    """Fake matches: seat 0 always wins, and odd seeds fail."""

    def __init__(self, processes: int, work: Any) -> None:
        self.played: list[Job] = []

    async def play(self, job: Job) -> Result:
        self.played.append(job)
        await unless_never(job.game)
        if job.seed % 2:
            raise MatchFailed(job.number, job.seed, "odd")
        return Result(job.number, job.seed, job.bots, "won", (1.0, -1.0), (0,), 7)

    def close(self) -> None:
        pass
