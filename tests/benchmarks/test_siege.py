"""A short siege: it runs to its end, and the pair plays through all attacks."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ATTACKS = ("empty-continuations", "pings-unread", "bad-texts", "half-requests", "long-paths", "nested-json", "churn", "tables")


@pytest.mark.slow
def test_a_pair_continues_to_play_while_the_server_is_attacked(tmp_path: Path) -> None:
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
    assert [result["attack"] for result in results] == list(ATTACKS)
    for result in results:
        assert result["during"]["moves"] > 0, result
        assert result["during"]["errors"] == 0, result
        assert result["lines"] < 10, result["log"]
        assert not any("Traceback" in line for line in result["log"])
