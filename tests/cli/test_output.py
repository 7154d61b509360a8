"""Commands whose standard output or standard error fails."""

import io
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.running import command, environment, start_rivage
from tests.support.processes import free_port, wait_for

from rivage.cli.output import counted, progress, wrap_output

START = "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s"
SHEET = ".....\n.....\n..┼..\n.....\n.....\n"
EMPTY = '{"tiles": [], "dominoes": [], "animals": [], "retriggers": 0}'


@pytest.mark.parametrize(
    ("arguments", "given"),
    [
        (("games",), ""),
        (("--help",), ""),
        (("--version",), ""),
        (("backup", "--help"), ""),
        (("deep-river", "successors", "-"), START),
        (("deep-river", "perft", START, "1"), ""),
        (("walk-in-the-park", "facts"), SHEET),
        (("aya", "count", "-"), EMPTY),
        (("simulate", "walk-in-the-park", "--bots", "stroller", "--matches", "1", "--workers", "1"), ""),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_every_command_reports_a_full_disk_on_one_line(arguments: tuple[str, ...], given: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command(*arguments), env=environment(), input=given, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.stderr == "rivage: standard output: No space left on device [file.unwritable]\n"
    assert done.returncode == 2


def redirected(how: str, *arguments: str, folder: Path | None = None) -> "subprocess.CompletedProcess[str]":
    """Run a command in a shell with a redirection."""
    shell = ["bash", "-c", f'exec "$@" {how}', "bash", *command(*arguments)]
    return subprocess.run(shell, cwd=folder, env=environment(), capture_output=True, text=True, check=False)


def test_a_closed_standard_output_is_refused_like_a_full_disk() -> None:
    done = redirected(">&-", "games")
    assert done.stderr == "rivage: standard output: Bad file descriptor [file.unwritable]\n"
    assert done.returncode == 2


@pytest.mark.parametrize("how", ["2>&-", "2>/dev/full", "<&- 2>&-"])
@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (("games",), 0),
        (("deep-river", "perft", START, "1"), 0),
        (("replay", "unsound.jsonl"), 1),
        (("replay", "not-there.jsonl"), 2),
        (("backup", "copy.db", "--data", "nowhere"), 2),
        (("no-such-command",), 2),
    ],
    ids=lambda value: " ".join(value[:2]) if isinstance(value, tuple) else "",
)
def test_a_broken_standard_error_does_not_change_the_exit_status(
    how: str, arguments: tuple[str, ...], status: int, tmp_path: Path
) -> None:
    (tmp_path / "unsound.jsonl").write_text("{}\n")
    done = redirected(how, *arguments, folder=tmp_path)
    assert (done.returncode, done.stderr) == (status, "")
    assert bool(done.stdout) == (status == 0)


@pytest.mark.parametrize("how", [">&- 2>&-", ">/dev/full 2>/dev/full", "> >(exec true)"])
def test_the_server_starts_without_a_working_standard_output(how: str, tmp_path: Path) -> None:
    port = free_port()
    (tmp_path / "output").touch()
    serve = command("serve", "--port", str(port), "--data", str(tmp_path))
    with subprocess.Popen(["bash", "-c", f'exec "$@" {how}', "bash", *serve], env=environment()) as process:
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz", process, tmp_path / "output")
        finally:
            process.terminate()
        assert process.wait(30) == 0


def test_a_broken_pipe_ends_a_command_quietly() -> None:
    process = start_rivage("deep-river", "successors", "-")
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    with process.stdin, process.stderr:
        process.stdout.close()
        process.stdin.write(START + "\n")
        process.stdin.flush()
        assert process.wait(30) == 1
        assert process.stderr.read() == ""


def test_a_replaced_standard_output_is_not_wrapped(monkeypatch: pytest.MonkeyPatch) -> None:
    other = io.TextIOWrapper(io.BytesIO())
    monkeypatch.setattr(sys, "stdout", other)
    wrap_output()
    assert sys.stdout is other


def test_counted_uses_the_singular_for_one() -> None:
    assert [counted(number, "match", "matches") for number in (0, 1, 2)] == ["0 matches", "1 match", "2 matches"]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    for screen, quiet, seen in ((Terminal(), False, True), (Terminal(), True, False), (io.StringIO(), False, False)):
        monkeypatch.setattr("sys.stderr", screen)
        with progress("Reeds", 8, quiet=quiet) as show:
            show(2)
            show(1)  # nothing is undone
            show(8)
        assert ("Reeds" in screen.getvalue()) is seen
        assert ("8/8" in screen.getvalue()) is seen
