"""Servers started for a measurement, and stopped after it."""

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


PROMISED = 200
"""So many of the last ports that were given out are given to nobody else."""
_promises: deque[int] = deque()
"""For each of them the handle of a name on this machine, held until this process ends: who has it was promised that port."""


def free_port() -> int:
    """A free port below the range the system hands out to clients, so that nobody takes it before a restart.

    No other process that asks here is given the same one, nor is this one again.
    """
    while True:
        port = random.randrange(20_000, 32_000)
        promise = socket.socket(socket.AF_UNIX)
        try:
            promise.bind(f"\0rivage-port-{port}")
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
        except OSError:
            promise.close()
            continue
        _promises.append(promise.detach())
        if len(_promises) > PROMISED:
            os.close(_promises.popleft())
        return port


def pinned(core: int | str, command: Sequence[str]) -> list[str]:
    """The command on one core, or on some (`0,1`), where there are two and taskset."""
    if (os.cpu_count() or 1) >= 2 and shutil.which("taskset"):
        return ["taskset", "-c", str(core), *command]
    return list(command)


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """This environment without what was set for the benchmarks themselves."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONSAFEPATH"}}
    return {**kept, **(extra or {})}


def answers(url: str) -> bool:
    """Whether a GET is answered well."""
    try:
        with urllib.request.urlopen(url, timeout=1) as answer:
            return bool(answer.status < 400)
    except (urllib.error.URLError, OSError):
        return False


def wait_for(url: str, process: subprocess.Popen[bytes], log: Path, seconds: float = 60.0) -> float:
    """How long it takes from now until `url` answers.

    Raises:
        RuntimeError: when the process ends first, or never answers; carries what it said.
    """
    began = time.perf_counter()
    while not answers(url):
        if process.poll() is not None or time.perf_counter() - began > seconds:
            raise RuntimeError(f"{process.args!r} did not answer at {url}: {log.read_text()[-600:]}")
        time.sleep(0.01)
    return time.perf_counter() - began


@contextmanager
def serving(command: Sequence[str], url: str, extra: Mapping[str, str] | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server until the block ends; begins when `url` answers."""
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
