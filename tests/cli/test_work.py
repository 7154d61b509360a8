"""`rivage work`. Jobs of nodes are tested in tests/hosting/workers, and those of experiments in test_simulate."""

import pytest
from click.testing import CliRunner
from tests.support.processes import free_port

from rivage.cli import main
from rivage.hosting import link


def test_a_bus_that_does_not_answer_is_reported_on_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "CONNECT_TIMEOUT_S", 0.2)
    result = CliRunner().invoke(main, ["work", "--bus", f"nats://127.0.0.1:{free_port()}"])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "does not answer" in result.stderr
    assert "[bus.away]" in result.stderr
