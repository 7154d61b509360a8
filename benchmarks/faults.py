"""Fault injection in a cluster while tables play, with a check of the recorded history.

Nodes, a worker, PostgreSQL and NATS run on this machine behind a reverse proxy. Pairs play Deep River and A Walk in the Park and
reconnect like browsers. Faults are recorded too; afterwards `benchmarks.history` checks the record against the database.
"""

import argparse
import asyncio
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from .report import Report, number


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--nodes", type=int, default=3, help="nodes (default 3)")
    parser.add_argument("--pairs", type=int, default=40, help="concurrent tables (default 40)")
    parser.add_argument("--pace", type=float, default=0.5, help="average seconds of a move (default 0.5)")
    parser.add_argument("--kills", type=int, default=20, help="number of kills of a node (default 20)")
    parser.add_argument(
        "--only", default="", metavar="NAMES", help="only these faults of benchmarks/history/faults.py, comma-separated"
    )
    parser.add_argument("--buses", type=int, default=1, help="NATS servers (default 1; with 3 the loss of one is tolerated)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the record, the logs and the database in this folder")


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
    # Only the test environment has these packages.
    from tests.support.cluster import Cluster

    from benchmarks.history.faults import FAULTS, percentile, play_through

    chosen = [name for name in FAULTS if not options.only or name in options.only.split(",")]
    if options.buses < 3 and "bus-server-killed" in chosen:
        chosen.remove("bus-server-killed")  # two servers have no quorum without the third
    faults = [name for name in chosen for _ in range(options.kills if name == "killed" else 1)]
    with tempfile.TemporaryDirectory(prefix="rivage-faults-") as temporary:
        folder = options.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o755)
        with Cluster(folder, options.nodes, buses=options.buses) as cluster:
            outcome = asyncio.run(play_through(cluster, faults, folder / "record.jsonl", pairs=options.pairs, pace=options.pace))
    report = Report(
        "faults",
        f"Faults: {options.nodes} nodes, {options.pairs} concurrent tables",
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
    for name, delays in outcome.delays.items():
        columns = (delays.lines, delays.tables, delays.acted)
        cells = [[percentile(values, share) for share in (0.5, 0.99)] for values in columns]
        lines, tables, acted = ([f"{cell:.2f} s" if cell is not None else "" for cell in pair] for pair in cells)
        row = (
            name,
            str(delays.times),
            number(len(delays.lines)),
            *lines,
            number(len(delays.tables)),
            *tables,
            *acted,
            f"{delays.longest:.2f} s",
        )
        report.rows.append(row)
    report.raw = {name: asdict(delays) for name, delays in outcome.delays.items()}
    report.notes += [str(outcome.verdict), *outcome.late]
    report.notes.append(
        "Times since the fault, including reconnect delays and think times. Taken over: both players lost their connection. "
        "Longest: the longest interval between two acknowledged actions at any table."
    )
    if outcome.verdict.faults or outcome.late:
        print(outcome.verdict, *outcome.late, sep="\n", file=sys.stderr)
    return report
