"""The rules of the house, as a host sets them."""

from typing import Any

import pytest
from click.testing import CliRunner, Result

from rivage.cli import serving
from rivage.cli.rules import with_rules
from rivage.hosting import Caps
from rivage.server import Settings
from rivage.table.decide import Patience


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The rules that `rivage serve` begins with."""
    rules: dict[str, Any] = {}
    monkeypatch.setattr(serving, "start", lambda *_, **settings: rules.update(settings["rules"]))
    return rules


def serve(*arguments: str, **variables: str) -> Result:
    return CliRunner().invoke(serving.serve, arguments, env=variables)


def test_what_is_not_set_is_as_the_program_has_it(given: dict[str, Any]) -> None:
    assert serve().exit_code == 0
    assert with_rules(Settings(), **given) == Settings()


def test_flags_and_variables_set_them(given: dict[str, Any]) -> None:
    flags = ("--metrics", "[::1]:9100", "--tables-per-guest", "3", "--waiting-days", "0", "--absent-minutes", "30")
    variables = {
        "RIVAGE_METRICS_TOKEN": "secret",
        "RIVAGE_TABLES_PER_ADDRESS": "9",
        "RIVAGE_PLAYING_DAYS": "400",
        "RIVAGE_DUPLICATE_DAYS": "2",
    }
    assert serve(*flags, **variables).exit_code == 0
    assert with_rules(Settings(public_url="https://a.example"), **given) == Settings(
        public_url="https://a.example",
        metrics="[::1]:9100",
        metrics_token="secret",
        caps=Caps(guest=3, address=9),
        patience=Patience(waiting=0, playing=400, absent=30),
        duplicate_days=2,
    )


@pytest.mark.parametrize(
    "wrong",
    [
        ("--metrics", "9100"),
        ("--duplicate-days", "0"),
        ("--waiting-days", "-1"),
        ("--trust-proxy", "proxy.example"),
        ("--connections-per-address", "0"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], wrong: tuple[str, str]) -> None:
    refused = serve(*wrong)
    assert refused.exit_code == 2
    assert wrong[0] in refused.output
    assert given == {}


def test_a_proxy_is_named_and_connections_are_bounded(given: dict[str, Any]) -> None:
    assert serve("--trust-proxy", "10.0.0.0/8, ::1", RIVAGE_CONNECTIONS_PER_ADDRESS="40").exit_code == 0
    settings = with_rules(Settings(), **given)
    assert settings.trust_proxy == "10.0.0.0/8, ::1"
    assert settings.limits.network.connections_per_address == 40
    # The variable that other servers read for the same purpose.
    assert serve(FORWARDED_ALLOW_IPS="10.0.0.9").exit_code == 0
    assert with_rules(Settings(), **given).trust_proxy == "10.0.0.9"
