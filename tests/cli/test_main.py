import signal
import subprocess
import sys

import pytest
from click.testing import CliRunner
from tests.server.running import TIMEOUT_S, command, environment, start_rivage

from rivage import __version__
from rivage.cli import main


def test_help_lists_every_command() -> None:
    result = CliRunner().invoke(main, ["--help"])
    assert result.exit_code == 0
    for name in ("serve", "deep-river", "replay", "export"):
        assert f"\n  {name} " in result.output


@pytest.mark.parametrize("name", ["serve", "deep-river", "replay", "export"])
def test_each_command_has_a_help_text(name: str) -> None:
    result = CliRunner().invoke(main, [name, "--help"])
    assert (result.exit_code, "Usage:" in result.output) == (0, True)


def test_version_prints_the_version() -> None:
    assert CliRunner().invoke(main, ["--version"]).output == f"rivage {__version__}\n"


def test_help_imports_neither_the_server_nor_a_game() -> None:
    code = (
        "import sys; from rivage.cli import main; main(['--help'], standalone_mode=False); "
        "sys.exit(any(name in sys.modules for name in ('litestar', 'sqlalchemy', 'rivage.games')))"
    )
    checked = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, check=False)
    assert checked.returncode == 0


def test_a_server_flag_before_a_command_is_refused() -> None:
    result = CliRunner().invoke(main, ["--port", "1", "serve"])
    assert result.exit_code == 2
    assert "--port belongs after 'serve'" in result.output


def test_an_unknown_command_is_reported() -> None:
    done = subprocess.run(command("swim"), env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "No such command" in done.stderr


def test_ctrl_c_is_reported_on_one_line_with_its_own_exit_status() -> None:
    started = start_rivage("deep-river", "successors", "-")
    assert started.stdin is not None
    assert started.stdout is not None
    started.stdin.write("nonsense\n")
    started.stdin.flush()
    assert started.stdout.readline() == "\n"
    started.send_signal(signal.SIGINT)
    stdout, stderr = started.communicate(timeout=TIMEOUT_S)
    assert (started.returncode, stdout) == (130, "")
    assert stderr.splitlines()[1:] == ["rivage: interrupted"]


@pytest.mark.parametrize(
    ("arguments", "interrupted"),
    [
        (["backup", "new.db"], "rivage.store.backups.back_up"),
        (["restore", "old.db"], "rivage.store.backups.restore"),
        (["replay", "-"], "rivage.table.record.load"),
        (["export", "c" * 22], "rivage.store.open_store"),
        (["aya", "count", "-"], "rivage.games.aya.layout.read"),
    ],
)
def test_every_command_reports_ctrl_c_alike(arguments: list[str], interrupted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_given: object, **_more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(interrupted, interrupt)
    done = CliRunner().invoke(main, arguments)
    assert (done.exit_code, done.stdout, done.stderr) == (130, "", "rivage: interrupted\n")
