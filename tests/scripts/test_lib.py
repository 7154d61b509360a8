"""The functions of the scripts: finding a Python, and clear error messages."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BASH = shutil.which("bash") or "/bin/bash"


def run(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a line of Bash after sourcing `scripts/lib.sh`, with only `folder` on PATH."""
    return subprocess.run(
        [BASH, "-c", f". scripts/lib.sh; {line}"],
        cwd=ROOT,
        env={"PATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def program(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.write_text(f"#!{BASH}\n{text}\n")
    path.chmod(0o755)


def test_the_first_python_that_is_new_enough_is_found(tmp_path: Path) -> None:
    program(tmp_path, "python3", "exit 1")
    program(tmp_path, "python3.12", f'exec {sys.executable} "$@"')
    assert run("find_python", tmp_path).stdout.strip() == str(tmp_path / "python3.12")


def test_without_a_python_the_error_says_what_to_install(tmp_path: Path) -> None:
    program(tmp_path, "python3", "exit 1")
    done = run("find_python", tmp_path)
    assert done.returncode == 1
    assert "Python 3.11 or newer is needed" in done.stderr
    assert "apt install" in done.stderr


def test_without_the_venv_module_the_error_says_what_to_install(tmp_path: Path) -> None:
    program(tmp_path, "python3", 'case "$*" in *ensurepip*) exit 1 ;; esac; exit 0')
    for name in ("cat", "sha256sum", "cut"):
        (tmp_path / name).symlink_to(shutil.which(name) or name)
    done = run("set -e; venv of-a-test requirements/lock.txt", tmp_path)
    assert done.returncode == 1
    assert "python3-venv" in done.stderr


def test_the_output_of_a_quiet_command_is_shown_only_if_it_fails(tmp_path: Path) -> None:
    program(tmp_path, "pip", 'echo "DEPRECATION: old"; echo "no network" >&2; exit "$1"')
    succeeded, failed = run("quietly pip 0", tmp_path), run("quietly pip 2", tmp_path)
    assert (succeeded.returncode, succeeded.stdout, succeeded.stderr) == (0, "", "")
    assert (failed.returncode, failed.stdout, failed.stderr) == (2, "", "DEPRECATION: old\nno network\n")
