"""The scripts find a good Python, and say clearly when there is none."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BASH = shutil.which("bash") or "/bin/bash"


def run(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a line after `scripts/lib.sh`, with nothing but `folder` on PATH."""
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


def test_the_first_python_that_is_new_enough_is_taken(tmp_path: Path) -> None:
    program(tmp_path, "python3", "exit 1")
    program(tmp_path, "python3.12", f'exec {sys.executable} "$@"')
    assert run("find_python", tmp_path).stdout.strip() == str(tmp_path / "python3.12")


def test_without_a_python_a_sentence_says_what_to_install(tmp_path: Path) -> None:
    program(tmp_path, "python3", "exit 1")
    done = run("find_python", tmp_path)
    assert done.returncode == 1
    assert "Python 3.11 or newer is needed" in done.stderr
    assert "apt install" in done.stderr


def test_a_python_without_venv_is_told_apart(tmp_path: Path) -> None:
    program(tmp_path, "python3", 'case "$*" in *ensurepip*) exit 1 ;; esac; exit 0')
    for name in ("cat", "sha256sum", "cut"):
        (tmp_path / name).symlink_to(shutil.which(name) or name)
    done = run("set -e; venv of-a-test requirements/lock.txt", tmp_path)
    assert done.returncode == 1
    assert "python3-venv" in done.stderr
