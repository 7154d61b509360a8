"""Options that several commands share."""

import pytest
from click.testing import CliRunner

from rivage.cli import main


def test_work_requires_a_bus_and_for_simulate_it_is_optional() -> None:
    result = CliRunner().invoke(main, ["work"])
    assert result.exit_code == 2
    assert "Missing option '--bus'" in result.stderr
    for command in ("work", "simulate"):
        help_text = CliRunner().invoke(main, [command, "--help"]).stdout
        assert "RIVAGE_BUS" in help_text
        assert "RIVAGE_CLUSTER" in help_text


@pytest.mark.parametrize("bus", ["http://127.0.0.1:1", "nats://", "nats://127.0.0.1:99999999"])
def test_an_invalid_bus_url_is_reported_on_one_line(bus: str) -> None:
    result = CliRunner().invoke(main, ["work", "--bus", bus])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "[bus.url]" in result.stderr
