"""Helpers for tests of tables: setups, players, a log in memory, fake bots and subscribers."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from rivage.core import RivageError
from rivage.store.player_data import anonymised
from rivage.table import Decision, FindGame, Match, Occupant, TableActor, TableSetup, create_table, evolve, fold
from rivage.table.decide import decide, decide_due
from rivage.table.errors import Conflict, UnknownTable
from rivage.table.log import TableSummary
from rivage.table.protocol import AnyEvent, ClockKind, Frame
from rivage.table.protocol import commands as cmd
from rivage.table.protocol.options import NoClock, TableOptions
from rivage.table.record import frame_by_frame
from rivage.table.runtime import AnalysisTask, Question
from rivage.table.runtime.bots.pool import EffortListener

from .patching import patched
from .toys import find

SEED = "07" * 32
START = 1_000_000
ANN, BEN, CARA = "ann-id", "ben-id", "cara-id"
PEOPLE = {ANN: "Ann", BEN: "Ben", CARA: "Cara"}


def person(player: str) -> Occupant:
    return Occupant(player=player, name=PEOPLE[player])


def bot(level: str = "weak") -> Occupant:
    return Occupant(level=level)


def opening(
    *occupants: Occupant,
    clock: ClockKind | None = None,
    games: Any = 1,
    rain: bool = False,
    host: str = ANN,
    script: Sequence[str] = (),
) -> TableSetup:
    options = TableOptions(game={"rain": rain}, clock=clock or NoClock(), games=games)
    return TableSetup(game="nim", seats=occupants or (person(ANN), person(BEN)), options=options, host=host, script=tuple(script))


def sums(
    *occupants: Occupant, clock: ClockKind | None = None, games: Any = 1, host: str = ANN, script: Sequence[str] = ()
) -> TableSetup:
    """A table of Sums, which is played in rounds."""
    options = TableOptions(clock=clock or NoClock(), games=games)
    seats = occupants or (person(ANN), person(BEN))
    return TableSetup(game="sums", seats=seats, options=options, host=host, script=tuple(script))


def three(**options: Any) -> "Play":
    """Sums, played by Ann, Ben and Cara."""
    return Play(sums(person(ANN), person(BEN), person(CARA), **options))


class Play:
    """A match played without an actor: every decision is applied at once."""

    def __init__(
        self,
        start: TableSetup | None = None,
        now: int = START,
        find: FindGame = find,
        seed: str = SEED,
        *,
        free_first_turns: bool = True,
    ) -> None:
        """Create the match; without `free_first_turns` its clock starts at once, as in matches of version 0.6."""
        decision = create_table(start or opening(script=("heap 9",)), find, seed, now)
        self.events: list[AnyEvent] = list(decision.events)
        self.match: Match = decision.after
        if not free_first_turns:
            self.events[0] = replace(self.match.created, free_first_turns=False)
            self.match = fold(self.events, find)
        self.now = now
        self.away: tuple[int, ...] = (0,) * len(self.match.seats)

    def do(self, player: str, command: cmd.AnyCommand) -> Decision:
        return self.apply(decide(self.match, player, command, self.now, self.away))

    def apply(self, decision: Decision | None) -> Decision:
        assert decision is not None
        match = self.match
        for event in decision.events:
            match = evolve(match, event)
        assert match == decision.after
        self.match = match
        self.events += decision.events
        return decision

    def act(self, *actions: str) -> None:
        """Make each action as the person whose turn it is."""
        for action in actions:
            seat = min(self.match.to_act)
            self.do(self.match.seats[seat].player, cmd.Act(seat=seat, action=action, version=len(self.match.history)))

    def write(self, seat: int, *actions: str) -> None:
        """Make actions as the person of a seat who has seen all visible actions, in games where several seats act at once."""
        for action in actions:
            player = self.match.seats[seat].player
            self.do(player, cmd.Act(seat=seat, action=action, version=self.match.visible_actions(self.match.held_by(player))))

    def advance_time(self, milliseconds: int) -> list[str]:
        """Advance the time. Returns the actions that this causes."""
        self.now += milliseconds
        before = len(self.match.history)
        decision = decide_due(self.match, self.now, self.away)
        if decision is not None:
            self.apply(decision)
        return [action for _, action in self.match.history.since(before)]

    def actions(self) -> list[str]:
        """The actions in the history."""
        return [action for _, action in self.match.history]


async def play_first_turns(table: TableActor) -> None:
    """Play a turn of Ann and one of Ben, after which a real-time clock runs for Ann."""
    for seat, player in enumerate((ANN, BEN)):
        for action in ("take", "done"):
            await table.do(player, cmd.Act(seat=seat, action=action, version=len(table.match.history)))


class MemoryLog:
    """A log in memory that can be made to fail, to wait or to have another writer."""

    def __init__(self) -> None:
        self.tables: dict[str, list[AnyEvent]] = {}
        self.summaries: dict[str, TableSummary] = {}
        self.fail: Exception | None = None
        self.gate: asyncio.Event | None = None
        self.reads = 0

    async def create(self, table: str, events: Sequence[AnyEvent], summary: TableSummary) -> None:
        await self._wait()
        if table in self.tables:
            raise Conflict(f"{table} exists")
        self.tables[table] = list(events)
        self.summaries[table] = summary

    async def append(self, table: str, expected: int, events: Sequence[AnyEvent], summary: TableSummary | None = None) -> None:
        await self._wait()
        if table not in self.tables:
            raise UnknownTable(table)
        if len(self.tables[table]) != expected:
            raise Conflict(f"{len(self.tables[table])} events, not {expected}")
        self.tables[table] += events
        if summary is not None:
            self.summaries[table] = summary

    async def read(self, table: str) -> list[AnyEvent]:
        self.reads += 1
        await asyncio.sleep(0)
        if table not in self.tables:
            raise UnknownTable(table)
        return list(self.tables[table])

    async def find_due(self, until: int) -> list[tuple[str, int]]:
        dues = [(table, summary.due) for table, summary in self.summaries.items()]
        return [(table, due) for table, due in dues if due is not None and due <= until]

    async def set_due(self, table: str, due: int | None) -> None:
        self.summaries[table] = replace(self.summaries[table], due=due)

    async def anonymise_player(self, table: str, player: str, alias: str) -> None:
        await self._wait()
        if table not in self.tables:
            raise UnknownTable(table)
        self.tables[table] = [anonymised(event, player, alias) for event in self.tables[table]]

    async def find_inactive(self, statuses: Sequence[str], before: int, limit: int) -> list[str]:
        old = [table for table, log in self.tables.items() if self.summaries[table].status in statuses and log[-1].at < before]
        return old[:limit]

    async def _wait(self) -> None:
        if self.gate is not None:
            await self.gate.wait()
        if self.fail is not None:
            raise self.fail


class DiskFull(RivageError):
    code = "store.full"


class FakePool:
    """A pool that never gets busy and never loses workers."""

    def effort_is_reduced(self, guest: str, listener: EffortListener) -> bool:
        return False

    async def analyse(self, task: AnalysisTask) -> Any:
        await asyncio.sleep(0)
        return task.function(*task.make_args())

    async def recovered(self) -> None:
        await asyncio.Event().wait()

    def close(self) -> None:
        pass


class Bots(FakePool):
    """Bots that take one stone per turn or enter one number; they can be made to fail or to wait."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, Any, int]] = []
        self.err: dict[str, Exception] = {}
        self.answers: dict[str, list[str]] = {}
        self.thinking: asyncio.Event | None = None
        self.closed = False

    async def choose(self, question: Question) -> list[str]:
        game, level, view = question.game, question.level, question.make_view()
        self.asked.append((game, level, view, question.seed))
        if self.thinking is not None:
            await self.thinking.wait()
        await asyncio.sleep(0)
        if level in self.err:
            raise self.err[level]
        if game == "sums":
            return self.answers.get(level, ["done"] if view.draft else ["1", "done"])
        return self.answers.get(level, ["take"] if view.heap == 1 else ["take", "done"])

    def close(self) -> None:
        self.closed = True


class Listener:
    """A browser tab."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.raw: list[bytes] = []
        """The messages since this list was last cleared."""
        self.lags = False
        self._all: list[bytes] = []
        self._read: list[Any] = []

    def send(self, data: bytes) -> None:
        self.raw.append(data)
        self._all.append(data)

    @property
    def received(self) -> list[Any]:
        """The messages of `raw`. Patches are completed with the `table` and the `view` that result from them."""
        for data in self._all[len(self._read) :]:
            message = msgspec.json.decode(data)
            if message["t"] == "patch":
                before = next(earlier for earlier in reversed(self._read) if "view" in earlier)
                message |= patched({name: before[name] for name in ("table", "view")}, message["changes"])
            self._read.append(message)
        return self._read[len(self._read) - len(self.raw) :]

    def of(self, kind: str) -> list[Any]:
        return [message for message in self.received if message["t"] == kind]


class Time:
    """A clock that is advanced by the test."""

    def __init__(self, now: int = START) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def frames(match: Match, player: str) -> list[Frame]:
    """All positions that a replay shows."""
    return [frame for frame in frame_by_frame(match, player) if frame is not None]
