"""The siege in small: it runs to its end, and the pair plays through every attack."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ATTACKS = ("empty-continuations", "pings-unread", "bad-texts", "half-requests", "long-paths", "nested-json", "churn", "tables")


@pytest.mark.slow
def test_a_pair_plays_on_while_the_house_is_attacked(tmp_path: Path) -> None:
    saved = tmp_path / "siege.json"
    command = [sys.executable, "-m", "benchmarks.siege", "--seconds", "1.5", "--before", "0.5", "--settle", "0"]
    done = subprocess.run(
        [*command, "--only", ",".join(ATTACKS), "--json", str(saved)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"},
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    results = json.loads(saved.read_text())["raw"]["results"]
    assert [one["attack"] for one in results] == list(ATTACKS)
    for one in results:
        assert one["during"]["moves"] > 0, one
        assert one["during"]["errors"] == 0, one
        assert one["lines"] < 10, one["log"]
        assert not any("Traceback" in line for line in one["log"])
