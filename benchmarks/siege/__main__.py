"""`python -m benchmarks.siege`: the siege alone, for an environment without what the other benchmarks need."""

import argparse
import json
from pathlib import Path

from . import arguments, run


def main() -> None:
    """Read the command line, run, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.siege")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the numbers")
    arguments(parser)
    options = parser.parse_args()
    report = run(options)
    print(report.plain())
    if options.json:
        options.json.write_text(json.dumps(report.saved(), indent=2, ensure_ascii=False) + "\n")


main()
