import subprocess
import sys

from tests.server.running import environment

from rivage import __version__


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "rivage", *arguments]
    return subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)


def test_the_package_can_be_run_as_the_command() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"rivage {__version__}\n")


def test_the_program_name_is_rivage() -> None:
    done = run("swim")
    assert done.returncode == 2
    assert done.stderr.startswith("Usage: rivage ")
