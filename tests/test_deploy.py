"""The files in deploy/ use existing variables and commands, and the same names of nodes."""

import re
from pathlib import Path

import click
import pytest

from rivage.cli.main import COMMANDS, LazyGroup

DEPLOY = Path(__file__).parents[1] / "deploy"
FILES = sorted(file for file in DEPLOY.iterdir() if file.name != "grafana.json")
OWN = {"RIVAGE_NAME", "RIVAGE_PASSWORD"}
"""Variables that compose.yml reads from its user."""


def variables() -> set[str]:
    """All environment variables that `rivage serve`, `work` or `backup` read."""
    group = LazyGroup(lazy=COMMANDS)
    context = click.Context(group)
    commands = [group.get_command(context, name) for name in ("serve", "work", "backup")]
    return {str(option.envvar) for command in commands if command for option in command.params if option.envvar}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_variable_in_deploy_exists(file: Path) -> None:
    assert set(re.findall(r"\bRIVAGE_[A-Z_]+", file.read_text())) <= variables() | OWN


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_command_in_deploy_exists(file: Path) -> None:
    text = file.read_text()
    called = re.findall(r"/opt/rivage/bin/rivage (\w+)", text) + re.findall(r"command: \[(\w+)\]", text)
    assert set(called) <= COMMANDS.keys()


def test_the_proxy_and_prometheus_know_the_nodes_of_the_compose_file() -> None:
    def nodes(file: str, pattern: str) -> list[str]:
        return re.findall(pattern, (DEPLOY / file).read_text(), re.MULTILINE)

    started = nodes("compose.yml", r"^  (node-\d+):$")
    assert len(started) == 3
    assert nodes("Caddyfile.nodes", r"(node-\d+):8484") == started
    assert nodes("prometheus.yml", r"(node-\d+):9100") == started
