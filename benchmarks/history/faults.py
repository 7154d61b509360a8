"""Everything that can break in a house of several nodes, broken while pairs play and record what they see."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.support.cluster import Cluster, Service, start_together

from benchmarks.history.check import Verdict, check
from benchmarks.history.crowd import Crowd
from benchmarks.history.lines import AnyLine, Broke, Done, Fault, Recorder, Saw, read
from benchmarks.history.log import read_logs

WITHIN = 30.0
"""Seconds in which every table must go on after a fault."""
FROZEN_FOR = 10.0
AWAY_FOR = 3.0


@dataclass
class Stage:
    """A cluster on which a crowd plays."""

    cluster: Cluster
    crowd: Crowd
    recorder: Recorder
    frozen_for: float
    """Seconds a node stands still, or is cut off."""
    away_for: float
    """Seconds an engine is away."""
    late: list[str] = field(default_factory=list)
    """Where tables did not go on in time."""
    _turn: int = 0

    def next_node(self) -> int:
        """Another node each time."""
        self._turn += 1
        return self._turn % len(self.cluster.nodes)

    def broken(self, what: str) -> None:
        """Write down that something is being broken."""
        self.recorder.note(Fault, "faults", what=what)

    async def goes_on(self, what: str) -> None:
        """Wait until every table has moved from now on."""
        still = await self.crowd.all_moved(time.monotonic(), WITHIN)
        if still:
            self.late.append(f"{what}: tables {still} stood still for {WITHIN:.0f} s")


async def killed(stage: Stage) -> None:
    """A node is killed, and comes back when all tables are elsewhere."""
    node = stage.cluster.nodes[stage.next_node()]
    stage.broken("killed")
    node.kill()
    await stage.goes_on(f"{node.name} killed")
    await asyncio.to_thread(node.start)


async def frozen(stage: Stage) -> None:
    """A node stands still for a while and goes on as if nothing had happened: nothing it writes then may count."""
    node = stage.cluster.nodes[stage.next_node()]
    stage.broken("frozen")
    node.freeze()
    await asyncio.sleep(stage.frozen_for)
    node.thaw()
    await stage.goes_on(f"{node.name} frozen for {stage.frozen_for:.0f} s")


async def bus_killed(stage: Stage) -> None:
    """NATS is killed and started again, with all its servers."""
    await _restarted(stage, stage.cluster.nats_servers, "bus killed")


async def bus_server_killed(stage: Stage) -> None:
    """Each server of the bus in turn is killed, and comes back when all play on without it."""
    for bus in stage.cluster.nats_servers:
        stage.broken("bus server killed")
        bus.kill()
        await stage.goes_on(f"{bus.name} killed")
        await asyncio.to_thread(bus.start)


async def database_killed(stage: Stage) -> None:
    """PostgreSQL is killed and started again."""
    await _restarted(stage, [stage.cluster.postgres], "database killed")


async def _restarted(stage: Stage, engines: Sequence[Service], what: str) -> None:
    stage.broken(what)
    for engine in engines:
        engine.kill()
    await asyncio.sleep(stage.away_for)
    await asyncio.to_thread(start_together, engines)
    await stage.goes_on(what)


async def bus_frozen(stage: Stage) -> None:
    """NATS stands still for a while."""
    await _stopped(stage, stage.cluster.nats_servers, "bus frozen")


async def database_frozen(stage: Stage) -> None:
    """PostgreSQL stands still for a while, with all its processes."""
    await _stopped(stage, [stage.cluster.postgres], "database frozen")


async def _stopped(stage: Stage, engines: Sequence[Service], what: str) -> None:
    stage.broken(what)
    for engine in engines:
        engine.freeze()
    await asyncio.sleep(stage.away_for)
    for engine in engines:
        engine.thaw()
    await stage.goes_on(what)


async def all_killed(stage: Stage) -> None:
    """All nodes are killed at once, and started again."""
    stage.broken("all killed")
    for node in stage.cluster.nodes:
        node.kill()
    await asyncio.to_thread(start_together, stage.cluster.nodes)
    await stage.goes_on("all killed")


async def cut_off(stage: Stage) -> None:
    """A node loses the bus and keeps the database: the line to the bus breaks."""
    number = stage.next_node()
    gate = stage.cluster.bus_relays[number]
    stage.broken("cut off")
    gate.kill()
    await asyncio.sleep(stage.frozen_for)
    await stage.goes_on(f"node-{number + 1} cut off")
    await asyncio.to_thread(gate.start)


async def unheard(stage: Stage) -> None:
    """The same, but nothing breaks: what is said to the bus falls into a hole."""
    number = stage.next_node()
    gate = stage.cluster.bus_relays[number]
    stage.broken("unheard")
    gate.freeze()
    await asyncio.sleep(stage.frozen_for)
    await stage.goes_on(f"node-{number + 1} unheard")
    gate.thaw()


async def rolling(stage: Stage) -> None:
    """Every node in turn is stopped politely and started again, as an update does it."""
    for node in stage.cluster.nodes:
        stage.broken("rolling")
        await asyncio.to_thread(node.stop)
        await stage.goes_on(f"{node.name} stopped")
        await asyncio.to_thread(node.start)


FAULTS: dict[str, Callable[[Stage], Awaitable[None]]] = {
    "killed": killed,
    "frozen": frozen,
    "bus-killed": bus_killed,
    "database-killed": database_killed,
    "cut-off": cut_off,
    "unheard": unheard,
    "rolling": rolling,
    "bus-frozen": bus_frozen,
    "database-frozen": database_frozen,
    "all-killed": all_killed,
    "bus-server-killed": bus_server_killed,
}


@dataclass
class Delays:
    """How long people were held up by one kind of fault, in seconds from the fault on."""

    times: int = 0
    """How often it happened."""
    lines: list[float] = field(default_factory=list)
    """Until who lost their line was shown the table again."""
    tables: list[float] = field(default_factory=list)
    """The same for the first to be shown a table that both had lost, as those of a lost node are: it was taken over."""
    acted: list[float] = field(default_factory=list)
    """Until an action was acknowledged there."""
    longest: float = 0.0
    """The longest that any table stood still, from one acknowledged action to the next, whoever lost what."""


def delays(history: Sequence[AnyLine]) -> dict[str, Delays]:
    """What each kind of fault cost, by its name."""
    found: dict[str, Delays] = {}
    faults = [(at, line) for at, line in enumerate(history) if isinstance(line, Fault)]
    ends = [at for at, _ in faults[1:]] + [len(history)]
    for (start, fault), end in zip(faults, ends, strict=True):
        one = found.setdefault(fault.what, Delays())
        one.times += 1
        _measure(one, history[start:end], fault.at)
        before = {line.table: fault.at for line in history[:start] if isinstance(line, Done)}
        for line in history[start:end]:
            if isinstance(line, Done):
                one.longest = max(one.longest, line.at - before.get(line.table, line.at))
                before[line.table] = line.at
    return found


def _measure(one: Delays, history: Sequence[AnyLine], began: float) -> None:
    """Add what happened after one fault."""
    lost: dict[str, set[str]] = defaultdict(set)
    shown: dict[str, set[str]] = defaultdict(set)
    acted: set[str] = set()
    for line in history:
        match line:
            case Broke(who=who, table=table):
                lost[table].add(who)
            case Saw(who=who, table=table, fresh=True) if who in lost[table] and who not in shown[table]:
                one.lines.append(line.at - began)
                if len(lost[table]) == 2 and not shown[table]:
                    one.tables.append(line.at - began)
                shown[table].add(who)
            case Done(table=table) if len(lost[table]) == 2 and shown[table] and table not in acted:
                acted.add(table)
                one.acted.append(line.at - began)


def percentile(values: list[float], share: float) -> float | None:
    """The value that `share` of them do not exceed; None of none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else None


@dataclass
class Outcome:
    """What a run of faults showed."""

    verdict: Verdict
    late: list[str]
    delays: dict[str, Delays]
    games: int


async def play_through(
    cluster: Cluster,
    faults: Sequence[str],
    record: Path,
    *,
    pairs: int,
    pace: float,
    frozen_for: float = FROZEN_FOR,
    away_for: float = AWAY_FOR,
) -> Outcome:
    """Let pairs play on a running cluster while one fault after the other happens; then check.

    Raises:
        NotAvailable: when a node is not ready again after a fault.
    """
    recorder = Recorder(record)
    crowd = Crowd(cluster.url, recorder, pairs, pace=pace)
    stage = Stage(cluster, crowd, recorder, frozen_for, away_for)
    crowd.start()
    try:
        await stage.goes_on("the beginning")
        for name in faults:
            await FAULTS[name](stage)
            for node in cluster.nodes:
                await asyncio.to_thread(node.wait)
            await stage.goes_on(f"after {name}")
    finally:
        await crowd.stop()
        recorder.close()
    history = list(read(record))
    return Outcome(check(history, read_logs(cluster.postgres.url())), stage.late, delays(history), crowd.games)
