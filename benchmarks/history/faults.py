"""Fault injection: breaks parts of a cluster while pairs play and record what they receive."""

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

RECOVERY_TIMEOUT_S = 30.0
"""Seconds after a fault within which each table must continue."""
NODE_OUTAGE_S = 10.0
"""Seconds for which a node is paused or disconnected."""
ENGINE_OUTAGE_S = 3.0
"""Seconds for which NATS or PostgreSQL is down."""


@dataclass
class FaultTest:
    """A cluster, the crowd that plays on it, and the record."""

    cluster: Cluster
    crowd: Crowd
    recorder: Recorder
    node_outage_s: float
    """Seconds for which a node is paused or disconnected."""
    engine_outage_s: float
    """Seconds for which NATS or PostgreSQL is down."""
    late: list[str] = field(default_factory=list)
    """A message for each fault after which tables did not continue in time."""
    _turn: int = 0

    def next_node(self) -> int:
        """The index of the next node, round-robin."""
        self._turn += 1
        return self._turn % len(self.cluster.nodes)

    def record_fault(self, what: str) -> None:
        """Record that a fault is being injected."""
        self.recorder.note(Fault, "faults", what=what)

    async def wait_for_progress(self, what: str) -> None:
        """Wait until each table has made a move from now on."""
        stalled = await self.crowd.all_moved(time.monotonic(), RECOVERY_TIMEOUT_S)
        if stalled:
            self.late.append(f"{what}: tables {stalled} stalled for {RECOVERY_TIMEOUT_S:.0f} s")


async def killed(test: FaultTest) -> None:
    """A node is killed, and restarted when all its tables have been taken over."""
    node = test.cluster.nodes[test.next_node()]
    test.record_fault("killed")
    node.kill()
    await test.wait_for_progress(f"{node.name} killed")
    await asyncio.to_thread(node.start)


async def frozen(test: FaultTest) -> None:
    """A node is paused and resumed without noticing it. Its later writes must be rejected (fencing)."""
    node = test.cluster.nodes[test.next_node()]
    test.record_fault("frozen")
    node.freeze()
    await asyncio.sleep(test.node_outage_s)
    node.thaw()
    await test.wait_for_progress(f"{node.name} frozen for {test.node_outage_s:.0f} s")


async def bus_killed(test: FaultTest) -> None:
    """All NATS servers are killed and restarted."""
    await _restarted(test, test.cluster.nats_servers, "bus killed")


async def bus_server_killed(test: FaultTest) -> None:
    """Each NATS server in turn is killed, and restarted when all tables have continued without it."""
    for bus in test.cluster.nats_servers:
        test.record_fault("bus server killed")
        bus.kill()
        await test.wait_for_progress(f"{bus.name} killed")
        await asyncio.to_thread(bus.start)


async def database_killed(test: FaultTest) -> None:
    """PostgreSQL is killed and restarted."""
    await _restarted(test, [test.cluster.postgres], "database killed")


async def _restarted(test: FaultTest, engines: Sequence[Service], what: str) -> None:
    test.record_fault(what)
    for engine in engines:
        engine.kill()
    await asyncio.sleep(test.engine_outage_s)
    await asyncio.to_thread(start_together, engines)
    await test.wait_for_progress(what)


async def bus_frozen(test: FaultTest) -> None:
    """NATS is paused and resumed."""
    await _stopped(test, test.cluster.nats_servers, "bus frozen")


async def database_frozen(test: FaultTest) -> None:
    """PostgreSQL is paused and resumed with all its processes."""
    await _stopped(test, [test.cluster.postgres], "database frozen")


async def _stopped(test: FaultTest, engines: Sequence[Service], what: str) -> None:
    test.record_fault(what)
    for engine in engines:
        engine.freeze()
    await asyncio.sleep(test.engine_outage_s)
    for engine in engines:
        engine.thaw()
    await test.wait_for_progress(what)


async def all_killed(test: FaultTest) -> None:
    """All nodes are killed at the same time and restarted."""
    test.record_fault("all killed")
    for node in test.cluster.nodes:
        node.kill()
    await asyncio.to_thread(start_together, test.cluster.nodes)
    await test.wait_for_progress("all killed")


async def cut_off(test: FaultTest) -> None:
    """The connection of a node to NATS breaks. Its connection to the database stays."""
    number = test.next_node()
    relay = test.cluster.bus_relays[number]
    test.record_fault("cut off")
    relay.kill()
    await asyncio.sleep(test.node_outage_s)
    await test.wait_for_progress(f"node-{number + 1} cut off")
    await asyncio.to_thread(relay.start)


async def unheard(test: FaultTest) -> None:
    """The connection of a node to NATS stalls without an error: its messages are not delivered."""
    number = test.next_node()
    relay = test.cluster.bus_relays[number]
    test.record_fault("unheard")
    relay.freeze()
    await asyncio.sleep(test.node_outage_s)
    await test.wait_for_progress(f"node-{number + 1} unheard")
    relay.thaw()


async def rolling(test: FaultTest) -> None:
    """Each node in turn is stopped gracefully and restarted, as in a rolling update."""
    for node in test.cluster.nodes:
        test.record_fault("rolling")
        await asyncio.to_thread(node.stop)
        await test.wait_for_progress(f"{node.name} stopped")
        await asyncio.to_thread(node.start)


FAULTS: dict[str, Callable[[FaultTest], Awaitable[None]]] = {
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
    """The delays of players caused by one kind of fault, in seconds after the fault."""

    times: int = 0
    """The number of faults of this kind."""
    lines: list[float] = field(default_factory=list)
    """Delays until players who lost their connection received a snapshot again."""
    tables: list[float] = field(default_factory=list)
    """Delays until the first of two players who both lost their connections received a snapshot. Such tables were taken over."""
    acted: list[float] = field(default_factory=list)
    """Delays until the first acknowledged action at a table that was taken over."""
    longest: float = 0.0
    """The longest interval between two acknowledged actions at any table."""


def delays(history: Sequence[AnyLine]) -> dict[str, Delays]:
    """The delays caused by each kind of fault, by its name."""
    found: dict[str, Delays] = {}
    faults = [(at, line) for at, line in enumerate(history) if isinstance(line, Fault)]
    ends = [at for at, _ in faults[1:]] + [len(history)]
    for (start, fault), end in zip(faults, ends, strict=True):
        kind = found.setdefault(fault.what, Delays())
        kind.times += 1
        _measure(kind, history[start:end], fault.at)
        before = {line.table: fault.at for line in history[:start] if isinstance(line, Done)}
        for line in history[start:end]:
            if isinstance(line, Done):
                kind.longest = max(kind.longest, line.at - before.get(line.table, line.at))
                before[line.table] = line.at
    return found


def _measure(delays: Delays, history: Sequence[AnyLine], started: float) -> None:
    """Add the delays after one fault."""
    lost: dict[str, set[str]] = defaultdict(set)
    shown: dict[str, set[str]] = defaultdict(set)
    acted: set[str] = set()
    for line in history:
        match line:
            case Broke(who=who, table=table):
                lost[table].add(who)
            case Saw(who=who, table=table, fresh=True) if who in lost[table] and who not in shown[table]:
                delays.lines.append(line.at - started)
                if len(lost[table]) == 2 and not shown[table]:
                    delays.tables.append(line.at - started)
                shown[table].add(who)
            case Done(table=table) if len(lost[table]) == 2 and shown[table] and table not in acted:
                acted.add(table)
                delays.acted.append(line.at - started)


def percentile(values: list[float], share: float) -> float | None:
    """The value that a share of the values does not exceed; None without values."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else None


@dataclass
class Outcome:
    """The result of a run with faults."""

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
    node_outage_s: float = NODE_OUTAGE_S,
    engine_outage_s: float = ENGINE_OUTAGE_S,
) -> Outcome:
    """Let pairs play on a running cluster while faults are injected one after another, and check the history.

    Raises:
        NotAvailable: when a node is not ready again after a fault.
    """
    recorder = Recorder(record)
    crowd = Crowd(cluster.url, recorder, pairs, pace=pace)
    test = FaultTest(cluster, crowd, recorder, node_outage_s, engine_outage_s)
    crowd.start()
    try:
        await test.wait_for_progress("the start")
        for name in faults:
            await FAULTS[name](test)
            for node in cluster.nodes:
                await asyncio.to_thread(node.wait)
            await test.wait_for_progress(f"after {name}")
    finally:
        await crowd.stop()
        recorder.close()
    history = list(read(record))
    return Outcome(check(history, read_logs(cluster.postgres.url())), test.late, delays(history), crowd.games)
