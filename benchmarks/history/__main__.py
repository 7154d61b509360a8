"""Check a recorded history: `python -m benchmarks.history RECORD DATABASE`; the exit status says whether all is well."""

import argparse
import sys
from pathlib import Path

from .check import check
from .lines import read
from .log import read_logs

parser = argparse.ArgumentParser(prog="history", description=__doc__)
parser.add_argument("record", type=Path, help="what players recorded, a line of JSON each")
parser.add_argument("database", help="postgresql://… or sqlite:///path")
given = parser.parse_args()
verdict = check(read(given.record), read_logs(given.database))
print(verdict)
sys.exit(bool(verdict.faults))
