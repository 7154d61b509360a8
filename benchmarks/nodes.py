"""The price of distance: CPU a move with one, two and four nodes, beside one node without a bus.

The same generator as for `server`, which speaks to all nodes at random, as a proxy would let it: half of the lines are to another
node than the table's with two nodes, three quarters with four. The nodes, NATS and PostgreSQL share one core, the generator has
another.
"""

import argparse
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.support.processes import SERVER_CORE

from .report import Report, number
from .server import Result, load

if TYPE_CHECKING:
    from tests.support.cluster import NatsServer, Node, PostgresServer

COUNTS = (1, 2, 4)
WRITTEN = "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"
"""Bytes of its own log that PostgreSQL has written."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--tables", type=int, default=100, help="tables that play at once (default 100)")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure (default 10)")
    parser.add_argument("--warmup", type=float, default=5.0, help="seconds of play before (default 5)")
    parser.add_argument("--counts", default=",".join(map(str, COUNTS)), help="numbers of nodes (default 1,2,4)")


@contextmanager
def house(folder: Path, nodes: int) -> "Iterator[tuple[list[Node], PostgresServer, NatsServer | None]]":
    """A house of so many nodes, 0 for one without a bus: the nodes, and the engines beside them."""
    from tests.support.cluster import Cluster, Node, PostgresServer

    if nodes:
        with Cluster(folder, nodes, worker=False) as cluster:
            yield cluster.nodes, cluster.postgres, cluster.nats_servers[0]
        return
    postgres = PostgresServer(folder / "postgresql").start()
    alone = Node(1, folder / "node-1", postgres.new_database())
    try:
        yield [alone.start()], postgres, None
    finally:
        alone.stop()
        postgres.stop()


def measure(nodes: int, options: argparse.Namespace) -> Result:
    """Let the generator play at a house of so many nodes."""
    with tempfile.TemporaryDirectory(prefix="rivage-nodes-") as made:
        folder = Path(made)
        folder.chmod(0o755)  # PostgreSQL may run as another user
        with house(folder, nodes) as (ours, postgres, nats):
            base = ",".join(node.url for node in ours)
            engines = [postgres.pid, *((nats.pid,) if nats else ())]
            first, *others = [node.pid for node in ours]
            written = postgres.ask(WRITTEN)
            result = load("rivage", base, first, options, also=[*others, *engines])
            events = postgres.ask("SELECT count(*) FROM events")
            result["wal_bytes"] = float(postgres.ask(WRITTEN) - written) / events
            result["stored_bytes"] = postgres.ask("SELECT pg_total_relation_size('events')") / events
            result["bus_bytes"] = nats.traffic()[1] / events if nats else 0.0
    each = result["cpu_us_each"]
    result["nodes_us"] = sum(each[: len(ours)])
    result["postgresql_us"], result["nats_us"] = [*each[len(ours) :], 0.0][:2]
    return result


def run(options: argparse.Namespace) -> Report:
    """Measure."""
    mine = os.sched_getaffinity(0)
    if len(mine) > 1:
        os.sched_setaffinity(0, {SERVER_CORE})
    try:
        results = {nodes: measure(nodes, options) for nodes in (0, *map(int, filter(None, options.counts.split(","))))}
    finally:
        os.sched_setaffinity(0, mine)
    alone = results[0]["nodes_us"]
    report = Report(
        "nodes",
        f"Nodes: {options.tables} tables on PostgreSQL, all on one core",
        (
            "house",
            "moves/s",
            "p50 ms",
            "p99 ms",
            "CPU µs a move",
            "ratio",
            "PostgreSQL",
            "NATS",
            "bytes on the bus",
            "bytes of WAL",
        ),
    )
    for nodes, one in results.items():
        report.rows.append((
            f"{nodes} node{'s' * (nodes > 1)} on a bus" if nodes else "one node without a bus",
            number(one["rate"]), f"{one['p50_ms']:.0f}", f"{one['p99_ms']:.0f}", number(one["nodes_us"]),
            f"{one['nodes_us'] / alone:.2f}×", number(one["postgresql_us"]), number(one["nats_us"]) if nodes else "",
            number(one["bus_bytes"]) if nodes else "", number(one["wal_bytes"]),
        ))  # fmt: skip
    report.raw = {str(nodes): one for nodes, one in results.items()}
    report.notes.append("CPU of all nodes together; that of PostgreSQL and NATS beside it. Bytes: for each event that is stored.")
    report.notes.append(f"{options.seconds:.0f} s after {options.warmup:.0f} s of warm-up; whole games of Deep River.")
    return report
