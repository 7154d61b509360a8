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

from .processes import SERVER_CORE
from .report import Report, number
from .server import Result, load

if TYPE_CHECKING:
    from .cluster import Service

COUNTS = (1, 2, 4)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--tables", type=int, default=100, help="tables that play at once (default 100)")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure (default 10)")
    parser.add_argument("--warmup", type=float, default=5.0, help="seconds of play before (default 5)")
    parser.add_argument("--counts", default=",".join(map(str, COUNTS)), help="numbers of nodes (default 1,2,4)")


@contextmanager
def house(folder: Path, nodes: int) -> "Iterator[tuple[str, list[Service], list[Service]]]":
    """A house of so many nodes, 0 for one without a bus: where they are, the nodes, and the engines beside them."""
    from .cluster import Cluster, Node, PostgresServer

    if nodes:
        with Cluster(folder, nodes, worker=False) as cluster:
            yield ",".join(node.url for node in cluster.nodes), [*cluster.nodes], [cluster.nats, cluster.postgres]
        return
    postgres = PostgresServer(folder / "postgresql").start()
    alone = Node(1, folder / "node-1", postgres.new_database())
    try:
        yield alone.start().url, [alone], [postgres]
    finally:
        alone.stop()
        postgres.stop()


def measure(nodes: int, options: argparse.Namespace) -> Result:
    """Let the generator play at a house of so many nodes."""
    with tempfile.TemporaryDirectory(prefix="rivage-nodes-") as made:
        folder = Path(made)
        folder.chmod(0o755)  # PostgreSQL may run as another user
        with house(folder, nodes) as (base, ours, engines):
            first, *others = [each.pid for each in (*ours, *engines)]
            result = load("rivage", base, first, options, also=others)
    each = result["cpu_us_each"]
    named = [engine.name for engine in engines]
    return {**result, "nodes_us": sum(each[: len(ours)]), **dict(zip(named, each[len(ours) :], strict=True))}


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
        ("house", "moves/s", "p50 ms", "p99 ms", "nodes, CPU µs a move", "ratio", "PostgreSQL", "NATS"),
    )
    for nodes, one in results.items():
        report.rows.append((
            f"{nodes} node{'s' * (nodes > 1)} on a bus" if nodes else "one node without a bus",
            number(one["rate"]), f"{one['p50_ms']:.0f}", f"{one['p99_ms']:.0f}", number(one["nodes_us"]),
            f"{one['nodes_us'] / alone:.2f}×", number(one["postgresql"]), number(one.get("nats", 0.0)) if nodes else "",
        ))  # fmt: skip
    report.raw = {str(nodes): one for nodes, one in results.items()}
    report.notes.append(f"{options.seconds:.0f} s after {options.warmup:.0f} s of warm-up; whole games of Deep River.")
    return report
