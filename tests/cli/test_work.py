"""A worker from the command line. What it does for nodes is in tests/bus/work, what it does for experiments in test_simulate."""

import pytest
from benchmarks.processes import free_port
from click.testing import CliRunner

from rivage.bus import link
from rivage.cli import main


def test_a_bus_that_does_not_answer_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "PATIENCE", 0.2)
    told = CliRunner().invoke(main, ["work", "--bus", f"nats://127.0.0.1:{free_port()}"])
    assert told.exit_code == 2
    assert told.stderr.count("\n") == 1
    assert "does not answer" in told.stderr
    assert "[bus.away]" in told.stderr
