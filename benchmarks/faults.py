"""Everything that can break in a house of several nodes, broken while tables play; a recorded history says whether it held.

Nodes, a worker, PostgreSQL and NATS on this machine, behind the small proxy. Pairs play Deep River and A Walk in the Park and
come back like browsers. Every fault is told to the record; afterwards `benchmarks.history` checks it against the database.
"""

import argparse
import asyncio
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from .report import Report, number


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--nodes", type=int, default=3, help="nodes (default 3)")
    parser.add_argument("--pairs", type=int, default=40, help="tables that play at once (default 40)")
    parser.add_argument("--pace", type=float, default=0.5, help="seconds a player takes for a move (default 0.5)")
    parser.add_argument("--kills", type=int, default=20, help="how often a node is killed (default 20)")
    parser.add_argument("--only", default="", metavar="NAMES", help="some of the faults of benchmarks/history/faults.py")
    parser.add_argument("--buses", type=int, default=1, help="servers of the bus (default 1; of 3 one may die)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="leave the record, the logs and the database here")


def run(options: argparse.Namespace) -> Report:
    """Break everything."""
    # Needs what only the tests' environment has.
    from tests.support.cluster import Cluster

    from benchmarks.history.faults import FAULTS, percentile, play_through

    chosen = [name for name in FAULTS if not options.only or name in options.only.split(",")]
    if options.buses < 3 and "bus-server-killed" in chosen:
        chosen.remove("bus-server-killed")  # two cannot agree without the third
    faults = [name for name in chosen for _ in range(options.kills if name == "killed" else 1)]
    with tempfile.TemporaryDirectory(prefix="rivage-faults-") as temporary:
        folder = options.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o755)
        with Cluster(folder, options.nodes, buses=options.buses) as cluster:
            outcome = asyncio.run(play_through(cluster, faults, folder / "record.jsonl", pairs=options.pairs, pace=options.pace))
    report = Report(
        "faults",
        f"Faults: {options.nodes} nodes, {options.pairs} tables that play meanwhile",
        (
            "fault",
            "times",
            "lines lost",
            "shown again p50",
            "p99",
            "taken over",
            "p50",
            "p99",
            "acted again p50",
            "p99",
            "longest",
        ),
    )
    for name, one in outcome.delays.items():
        cells = [[percentile(values, share) for share in (0.5, 0.99)] for values in (one.lines, one.tables, one.acted)]
        lines, tables, acted = ([f"{cell:.2f} s" if cell is not None else "" for cell in pair] for pair in cells)
        row = (
            name,
            str(one.times),
            number(len(one.lines)),
            *lines,
            number(len(one.tables)),
            *tables,
            *acted,
            f"{one.longest:.2f} s",
        )
        report.rows.append(row)
    report.raw = {name: asdict(one) for name, one in outcome.delays.items()}
    report.notes += [str(outcome.verdict), *outcome.late]
    report.notes.append(
        "Times from the fault on, with the pauses of browsers and of thought. Taken over: both players lost their line. "
        "Longest: that any table stood still, from one acknowledged action to the next."
    )
    if outcome.verdict.faults or outcome.late:
        print(outcome.verdict, *outcome.late, sep="\n", file=sys.stderr)
    return report
