"""The cost of a cluster: CPU per move with one, two and four nodes, compared with one node without NATS.

The generator is that of `server`. It connects to random nodes, as behind a proxy, so that half of the connections are relayed
with two nodes and three quarters with four. The nodes, NATS and PostgreSQL share one core; the generator has another one.
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
WAL_POSITION = "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"
"""Query for the bytes that PostgreSQL has written to its write-ahead log."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--tables", type=int, default=100, help="concurrent tables (default 100)")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds to measure (default 10)")
    parser.add_argument("--warmup", type=float, default=5.0, help="seconds of warm-up (default 5)")
    parser.add_argument("--counts", default=",".join(map(str, COUNTS)), help="numbers of nodes (default 1,2,4)")


@contextmanager
def deployment(folder: Path, nodes: int) -> "Iterator[tuple[list[Node], PostgresServer, NatsServer | None]]":
    """Run a cluster with a number of nodes (0 for a single node without NATS). Yields the nodes, PostgreSQL and NATS."""
    from tests.support.cluster import Cluster, Node, PostgresServer

    if nodes:
        with Cluster(folder, nodes, worker=False) as cluster:
            yield cluster.nodes, cluster.postgres, cluster.nats_servers[0]
        return
    postgres = PostgresServer(folder / "postgresql").start()
    node = Node(1, folder / "node-1", postgres.new_database())
    try:
        yield [node.start()], postgres, None
    finally:
        node.stop()
        postgres.stop()


def measure(nodes: int, options: argparse.Namespace) -> Result:
    """Run the generator against a number of nodes."""
    with tempfile.TemporaryDirectory(prefix="rivage-nodes-") as temporary:
        folder = Path(temporary)
        folder.chmod(0o755)  # PostgreSQL may run as another user
        with deployment(folder, nodes) as (ours, postgres, nats):
            base = ",".join(node.url for node in ours)
            engines = [postgres.pid, *((nats.pid,) if nats else ())]
            first, *others = [node.pid for node in ours]
            written = postgres.ask(WAL_POSITION)
            result = load("rivage", base, first, options, also=[*others, *engines])
            events = postgres.ask("SELECT count(*) FROM events")
            result["wal_bytes"] = float(postgres.ask(WAL_POSITION) - written) / events
            result["stored_bytes"] = postgres.ask("SELECT pg_total_relation_size('events')") / events
            result["bus_bytes"] = nats.traffic()[1] / events if nats else 0.0
    cpu = result["cpu_us_each"]
    result["nodes_us"] = sum(cpu[: len(ours)])
    result["postgresql_us"], result["nats_us"] = [*cpu[len(ours) :], 0.0][:2]
    return result


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
    cores = os.sched_getaffinity(0)
    if len(cores) > 1:
        os.sched_setaffinity(0, {SERVER_CORE})
    try:
        results = {nodes: measure(nodes, options) for nodes in (0, *map(int, filter(None, options.counts.split(","))))}
    finally:
        os.sched_setaffinity(0, cores)
    alone = results[0]["nodes_us"]
    report = Report(
        "nodes",
        f"Nodes: {options.tables} tables on PostgreSQL, all on one core",
        (
            "nodes",
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
    for nodes, result in results.items():
        report.rows.append((
            f"{nodes} node{'s' * (nodes > 1)} with NATS" if nodes else "one node without NATS",
            number(result["rate"]), f"{result['p50_ms']:.0f}", f"{result['p99_ms']:.0f}", number(result["nodes_us"]),
            f"{result['nodes_us'] / alone:.2f}×", number(result["postgresql_us"]), number(result["nats_us"]) if nodes else "",
            number(result["bus_bytes"]) if nodes else "", number(result["wal_bytes"]),
        ))  # fmt: skip
    report.raw = {str(nodes): result for nodes, result in results.items()}
    report.notes.append("CPU of all nodes together; that of PostgreSQL and NATS is separate. Bytes per stored event.")
    report.notes.append(f"{options.seconds:.0f} s after {options.warmup:.0f} s of warm-up; complete games of Deep River.")
    return report
