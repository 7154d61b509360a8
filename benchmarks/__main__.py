"""The command: which benchmarks to run, and how to show them."""

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
LONG = ("walk-bots", "aya-bots", "full", "waking", "siege", "cascade", "lighthouse", "faults", "nodes", "workers", "lines")
"""Only by name: minutes to hours."""
FILES = {"full": "bots_at_full", "aya": "aya_server"}
"""Where a benchmark is not called like its file."""


def machine() -> dict[str, Any]:
    """Where the figures come from."""
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
    """Read the command line, run, print."""
    modules: dict[str, ModuleType] = {
        name: import_module(f"{__package__}.{FILES.get(name, name).replace('-', '_')}") for name in (*ALL, *LONG)
    }
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--json", type=Path, metavar="FILE", help="save the numbers")
    shared.add_argument("--markdown", action="store_true", help="print tables to paste into README.md")
    parser = argparse.ArgumentParser(prog="benchmarks/run", description="Rivage's speed, beside its peers on the same machine.")
    kinds = parser.add_subparsers(dest="what", metavar="WHAT")
    whole = kinds.add_parser(
        "all", parents=[shared], help=f"every benchmark but {', '.join(LONG)} (the default)", conflict_handler="resolve"
    )
    for name, module in modules.items():
        one = kinds.add_parser(name, parents=[shared], help=(module.__doc__ or "").splitlines()[0])
        module.arguments(one)
        if name in ALL:
            module.arguments(whole)
    given = sys.argv[1:]
    options = parser.parse_args(
        given if given and (given[0] in kinds.choices or given[0] in {"-h", "--help"}) else ["all", *given]
    )

    where = machine()
    reports: list[Report] = []
    line = f"{where['date']}, {where['cpu']}, {where['cores']} cores, Python {where['python']}, load before {where['load']:.1f}"
    print(f"{line}\n")
    failed = False
    for name in ALL if options.what == "all" else (options.what,):
        try:
            report = modules[name].run(options)
        except (RuntimeError, OSError, ImportError) as error:
            print(f"{name}: could not be measured: {error}\n", file=sys.stderr)
            failed = True
            continue
        reports.append(report)
        print(report.markdown() if options.markdown else report.plain(), flush=True)
    if options.json:
        options.json.write_text(
            json.dumps({"machine": where, "reports": [one.saved() for one in reports]}, indent=2, ensure_ascii=False) + "\n"
        )
    sys.exit(failed)


main()
