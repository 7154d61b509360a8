"""`python -m benchmarks.siege`: only the siege, for an environment without the packages of the other benchmarks."""

import argparse
import json
from pathlib import Path

from . import arguments, run


def main() -> None:
    """Run the command line and print the report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.siege")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the numbers")
    arguments(parser)
    options = parser.parse_args()
    report = run(options)
    print(report.plain())
    if options.json:
        options.json.write_text(json.dumps(report.saved(), indent=2, ensure_ascii=False) + "\n")


main()
