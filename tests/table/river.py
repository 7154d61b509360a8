"""Tables of Aya for tests: a match in real time, bots that build one straight row, and physics that can be made to fail."""

import asyncio
from typing import Any

from rivage.core import Simulated
from rivage.registry import find
from rivage.table import Occupant, TableSetup
from rivage.table.decide import decide_physics
from rivage.table.protocol import ClockKind
from rivage.table.protocol.options import NoClock, TableOptions
from rivage.table.runtime import Question

from .helpers import ANN, BEN, START, FakePool, Play, person

GLASS = 600_000
PATIENCE = 20_000


def river(*occupants: Occupant, clock: ClockKind | None = None, games: Any = 1, host: str = ANN, **options: Any) -> TableSetup:
    """A table of Aya with 20 seconds for a turn, unless `options` say otherwise."""
    options = {"patience": PATIENCE // 1000, **options}
    seats = occupants or (person(ANN), person(BEN))
    return TableSetup(
        game="aya", seats=seats, options=TableOptions(game=options, clock=clock or NoClock(), games=games), host=host
    )


def spot(number: int) -> str:
    """The position of domino `number` in a straight row over the Start tile; 1 is the first."""
    return f"{20 * number - 50},0,0"


class AyaPlay(Play):
    """A match of Aya without an actor."""

    def __init__(self, start: TableSetup | None = None, now: int = START) -> None:
        super().__init__(start or river(), now, find)

    def start(self) -> "AyaPlay":
        """Seat 0 begins, the Start tile lies in the middle, and the glass runs."""
        if len(self.match.seats) > 1:
            self.write(0, "first 0")
        self.write(0, "start 0,0,0", "flip")
        return self

    def place(self, count: int) -> "AyaPlay":
        """Place `count` dominoes in a row, each by the seat whose turn it is."""
        for _ in range(count):
            seat = self.match.state.turn
            self.write(seat, "draw", f"place {spot(len(self.match.state.dominoes) + 1)}")
        return self

    def topple(self) -> "AyaPlay":
        """Let both glasses run out."""
        self.run_out()
        self.write(0, "flip")
        self.run_out()
        return self

    def run_out(self) -> None:
        """Let the current glass run out, whatever the patience timers do meanwhile."""
        glass = self.match.state.glass
        while self.match.state.phase == "placing" and self.match.state.glass == glass:
            assert self.match.timers is not None
            self.advance_time((self.match.timers.next_at() or 0) - self.now)

    def physics_result(self, action: str = "rest", motion: bytes = b"") -> None:
        """Record a result of physics."""
        self.apply(decide_physics(self.match, action, motion, self.now))

    @property
    def state(self) -> Any:
        return self.match.state

    def left(self) -> dict[str, int]:
        """Remaining milliseconds by kind of timer."""
        assert self.match.timers is not None
        return {timer.kind: timer.left for timer in self.match.timers.view(self.now).running}


class RowBots(FakePool):
    """Bots that build one straight row, a few dominoes each, and then push the standing ones; they can be made to fail."""

    def __init__(self, max_dominoes: int = 6) -> None:
        self.max_dominoes = max_dominoes
        self.asked: list[int] = []
        self.answers: list[str] = []
        self.err: Exception | None = None
        self.nonsense: str = ""
        self.lose = 0
        """The number of questions of each seat that are cancelled in the pool."""
        self.together = False
        """Push all standing dominoes together, or a single one where that is not permitted."""
        self.hurried: list[bool] = []
        """`Question.hurried` of each question."""

    async def choose(self, question: Question) -> list[str]:
        assert question.game == "aya"
        view = question.make_view()
        self.asked.append(view.seat)
        self.hurried.append(question.hurried)
        if self.asked.count(view.seat) <= self.lose:
            raise asyncio.CancelledError
        await asyncio.sleep(0)
        if self.err is not None:
            raise self.err
        if self.nonsense:
            return [self.nonsense, self.nonsense]
        chosen = self._choose(view)
        self.answers += chosen
        return chosen

    def _choose(self, view: Any) -> list[str]:
        if view.phase == "first":
            return ["first 0"]
        if view.phase == "laying":
            return ["start 0,0,0"]
        if view.phase in ("ready", "pause"):
            return ["flip"]
        if view.phase == "toppling":
            stands = [domino.id for domino in view.dominoes if not domino.lies]
            one, together = f"push {stands[0]}", f"push {','.join(map(str, stands))}"
            return [together, one] if self.together and view.pushes and len(stands) > 1 else [one]
        if len(view.dominoes) >= self.max_dominoes:
            return []
        if not view.players[view.seat].hand:
            return ["draw"]
        return [f"place {spot(len(view.dominoes) + 1)}"] if view.turn == view.seat else []


class FakePhysics:
    """Fake physics: a pushed domino falls with all behind it. It can be made to fail a number of times, or to wait."""

    def __init__(self, failures: int = 0, apart: bool = False) -> None:
        self.failures = failures
        self.asked = 0
        self.answer_with = ""
        self.apart = apart
        """Whether only the pushed domino falls."""
        self.seconds = 0.5
        self.gate: asyncio.Event | None = None
        self.closed = False

    def knows(self, game: str) -> bool:
        return True

    async def answer(self, game: str, state: Any) -> Simulated:
        self.asked += 1
        if self.gate is not None:
            await self.gate.wait()
        await asyncio.sleep(0)
        if self.failures > 0:
            self.failures -= 1
            raise RuntimeError("the table wobbles")
        action = self.answer_with or "rest"
        if state.phase == "toppling" and not self.answer_with:
            behind = [domino.id for domino in state.dominoes if domino.stands and domino.id >= state.pushed]
            fell = state.all_pushed() if self.apart else behind
            action = f"fell {','.join(map(str, fell)) or '-'}"
        return Simulated(action, b"motion", self.seconds)

    def close(self) -> None:
        self.closed = True


def pushed(**options: Any) -> AyaPlay:
    """Three dominoes in a row, and the first is pushed: the match waits for physics."""
    play = AyaPlay(river(**options)).start().place(3).topple()
    play.write(0, "push 1")
    return play
