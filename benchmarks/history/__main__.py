"""Check a recorded history: `python -m benchmarks.history RECORD DATABASE`. The exit status is 1 if there are faults."""

import argparse
import sys
from pathlib import Path

from .check import check
from .lines import read
from .log import read_logs

parser = argparse.ArgumentParser(prog="history", description=__doc__)
parser.add_argument("record", type=Path, help="the record of the players, in JSON lines")
parser.add_argument("database", help="postgresql://… or sqlite:///path")
given = parser.parse_args()
verdict = check(read(given.record), read_logs(given.database))
print(verdict)
sys.exit(bool(verdict.faults))
