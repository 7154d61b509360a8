"""`scripts/cluster` prints its processes, reports those that die, and stops all of them."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.support.processes import ROOT, free_port

COMMAND = (sys.executable, "-m", "tests.support.cluster")
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "src")))}


@pytest.fixture
def started() -> Iterator[tuple[subprocess.Popen[str], str, int]]:
    """A cluster of one node: its main process, the output until it was ready, and the port of the proxy."""
    port = free_port()
    process = subprocess.Popen([*COMMAND, "1", "--port", str(port)], stdout=subprocess.PIPE, text=True, cwd=ROOT, env=ENVIRONMENT)
    try:
        assert process.stdout is not None
        output = ""
        while "Stop with Ctrl+C" not in output:
            line = process.stdout.readline()
            assert line, f"the process ended: {output}"
            output += line
        yield process, output, port
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)


def is_running(pid: int) -> bool:
    """Whether a process exists and is not a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.slow
def test_a_killed_process_is_reported_and_ctrl_c_stops_the_others(started: tuple[subprocess.Popen[str], str, int]) -> None:
    process, output, port = started
    pids = {name: int(pid) for name, pid in re.findall(r"^  (\S+) +pid (\d+)", output, re.MULTILINE)}
    assert pids.keys() == {"postgresql", "nats", "gate-1", "node-1", "worker", "proxy"}
    assert f"Rivage is at http://127.0.0.1:{port}/" in output
    assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200

    os.kill(pids["worker"], signal.SIGKILL)
    assert process.stdout is not None
    assert process.stdout.readline().startswith(f"rivage: worker (pid {pids['worker']}) was killed by SIGKILL; ")

    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 0
    assert [name for name, pid in pids.items() if is_running(pid)] == []


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (("0",), 2, "N is 1 to 16"),
        (("1", "--port", "99999"), 2, "PORT is 0 to 65535"),
        (("1", "--data", __file__), 1, "as a folder for the data: File exists"),
    ],
)
def test_wrong_arguments_give_a_message_of_one_line(arguments: tuple[str, ...], status: int, message: str) -> None:
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, cwd=ROOT, env=ENVIRONMENT, check=False)
    assert done.returncode == status
    assert message in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
