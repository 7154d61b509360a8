"""Options that several commands share."""

import pytest
from click.testing import CliRunner

from rivage.cli import main


def test_work_requires_a_bus_and_for_simulate_it_is_optional() -> None:
    told = CliRunner().invoke(main, ["work"])
    assert told.exit_code == 2
    assert "Missing option '--bus'" in told.stderr
    for command in ("work", "simulate"):
        shown = CliRunner().invoke(main, [command, "--help"]).stdout
        assert "RIVAGE_BUS" in shown
        assert "RIVAGE_CLUSTER" in shown


@pytest.mark.parametrize("bus", ["http://127.0.0.1:1", "nats://", "nats://127.0.0.1:99999999"])
def test_an_invalid_bus_url_is_reported_on_one_line(bus: str) -> None:
    told = CliRunner().invoke(main, ["work", "--bus", bus])
    assert told.exit_code == 2
    assert told.stderr.count("\n") == 1
    assert "[bus.url]" in told.stderr
