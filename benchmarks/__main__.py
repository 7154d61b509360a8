"""The command line: runs benchmarks and prints their reports."""

import argparse
import json
import os
import platform
import sys
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from .report import Report

ALL = ("rules", "walk", "physics", "server", "aya", "daily", "start", "page", "bots")
BY_NAME = ("walk-bots", "aya-bots", "full", "waking", "siege", "cascade", "lighthouse", "faults", "nodes", "workers", "lines")
"""Benchmarks that only run by name, since they take minutes to hours."""
FILES = {"full": "bots_at_full", "aya": "aya_server"}
"""The modules of benchmarks whose names differ."""


def machine() -> dict[str, Any]:
    """A description of this machine."""
    model = next(
        (
            line.partition(": ")[2].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if line.startswith("model name")
        ),
        platform.processor(),
    )
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "cpu": model,
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()}",
    }


def main() -> None:
    """Run the command line and print the reports."""
    modules: dict[str, ModuleType] = {
        name: import_module(f"{__package__}.{FILES.get(name, name).replace('-', '_')}") for name in (*ALL, *BY_NAME)
    }
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--json", type=Path, metavar="FILE", help="save the results")
    shared.add_argument("--markdown", action="store_true", help="print tables to paste into README.md")
    parser = argparse.ArgumentParser(prog="benchmarks/run", description="Measure Rivage and its peers on the same machine.")
    subparsers = parser.add_subparsers(dest="what", metavar="WHAT")
    run_all = subparsers.add_parser(
        "all", parents=[shared], help=f"every benchmark but {', '.join(BY_NAME)} (the default)", conflict_handler="resolve"
    )
    for name, module in modules.items():
        subparser = subparsers.add_parser(name, parents=[shared], help=(module.__doc__ or "").splitlines()[0])
        module.arguments(subparser)
        if name in ALL:
            module.arguments(run_all)
    given = sys.argv[1:]
    options = parser.parse_args(
        given if given and (given[0] in subparsers.choices or given[0] in {"-h", "--help"}) else ["all", *given]
    )

    description = machine()
    reports: list[Report] = []
    print(
        f"{description['date']}, {description['cpu']}, {description['cores']} cores, "
        f"Python {description['python']}, load before {description['load']:.1f}\n"
    )
    failed = False
    for name in ALL if options.what == "all" else (options.what,):
        try:
            report = modules[name].run(options)
        except (RuntimeError, OSError, ImportError) as error:
            print(f"{name} failed: {error}\n", file=sys.stderr)
            failed = True
            continue
        reports.append(report)
        print(report.markdown() if options.markdown else report.plain(), flush=True)
    if options.json:
        options.json.write_text(
            json.dumps({"machine": description, "reports": [report.saved() for report in reports]}, indent=2, ensure_ascii=False)
            + "\n"
        )
    sys.exit(failed)


main()
