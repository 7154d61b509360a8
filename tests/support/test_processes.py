"""Reserved ports for servers of tests and benchmarks."""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.support.processes import MAX_RESERVED_PORTS, ROOT, free_port


def scripted_randrange(*ports: int) -> Callable[[int, int], int]:
    """A replacement of `random.randrange` that returns these numbers in order."""
    numbers = iter(ports)
    return lambda _start, _stop: next(numbers)


def test_a_port_is_not_given_out_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = free_port(), free_port()
    monkeypatch.setattr(random, "randrange", scripted_randrange(first, second, first, 19_871))
    assert free_port() == 19_871


def test_a_port_reserved_by_another_process_is_not_given_out(monkeypatch: pytest.MonkeyPatch) -> None:
    program = "from tests.support.processes import free_port; print(free_port(), flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True
    ) as other:
        assert other.stdout is not None
        theirs = int(other.stdout.readline())
        monkeypatch.setattr(random, "randrange", scripted_randrange(theirs, 19_872))
        assert free_port() == 19_872
        other.communicate("\n")


def test_only_the_most_recent_ports_stay_reserved() -> None:
    before = open_files()
    for _ in range(2 * MAX_RESERVED_PORTS):
        free_port()
    assert open_files() <= before + MAX_RESERVED_PORTS


def open_files() -> int:
    """The number of open file descriptors of this process."""
    return len(list(Path("/proc/self/fd").iterdir()))
