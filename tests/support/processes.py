"""Free ports, and server processes for tests and benchmarks."""

import os
import random
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build"
BENCH = BUILD / "bench"
RIVAGE = BUILD / "play" / "bin" / "rivage"
SERVER_CORE, LOAD_CORE = 0, 1


MAX_RESERVED_PORTS = 200
"""Ports. The most recent ones given out stay reserved for this process."""
_reservations: deque[int] = deque()
"""File descriptors of abstract Unix sockets, one for each reserved port. The reservations end with the process."""


def free_port() -> int:
    """Reserve a free port. It is below the range of ephemeral ports, so that no client takes it while a server restarts.

    A reserved port is not given out again, neither in this process nor in others that use this function.
    """
    while True:
        port = random.randrange(20_000, 32_000)
        reservation = socket.socket(socket.AF_UNIX)
        try:
            reservation.bind(f"\0rivage-port-{port}")
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
        except OSError:
            reservation.close()
            continue
        _reservations.append(reservation.detach())
        if len(_reservations) > MAX_RESERVED_PORTS:
            os.close(_reservations.popleft())
        return port


def pinned(core: int | str, command: Sequence[str]) -> list[str]:
    """The command pinned to a core, or to several (`0,1`), if there are at least two and taskset is installed."""
    if (os.cpu_count() or 1) >= 2 and shutil.which("taskset"):
        return ["taskset", "-c", str(core), *command]
    return list(command)


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment of this process without the variables that the benchmarks set for themselves."""
    variables = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONSAFEPATH"}}
    return {**variables, **(extra or {})}


def responds(url: str) -> bool:
    """Whether a GET request gets a status below 400."""
    try:
        with urllib.request.urlopen(url, timeout=1) as answer:
            return bool(answer.status < 400)
    except (urllib.error.URLError, OSError):
        return False


def wait_for(url: str, process: subprocess.Popen[bytes], log: Path, seconds: float = 60.0) -> float:
    """Wait until `url` responds. Returns the seconds it took.

    Raises:
        RuntimeError: when the process ends or does not respond in time. The message has the end of its log.
    """
    started = time.perf_counter()
    while not responds(url):
        if process.poll() is not None or time.perf_counter() - started > seconds:
            raise RuntimeError(f"{process.args!r} did not respond at {url}: {log.read_text()[-600:]}")
        time.sleep(0.01)
    return time.perf_counter() - started


@contextmanager
def serving(command: Sequence[str], url: str, extra: Mapping[str, str] | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server until the block ends. The block starts when `url` responds."""
    BENCH.mkdir(parents=True, exist_ok=True)
    log = BENCH / "server.log"
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, env=environment(extra), cwd=ROOT)
    try:
        wait_for(url, process, log)
        yield process
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
