"""Ports for servers that a measurement or a test starts."""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.support.processes import PROMISED, ROOT, free_port


def drawn(*ports: int) -> Callable[[int, int], int]:
    """A die that shows these."""
    coming = iter(ports)
    return lambda _least, _most: next(coming)


def test_no_port_is_given_out_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    first, other = free_port(), free_port()
    monkeypatch.setattr(random, "randrange", drawn(first, other, first, 19_871))
    assert free_port() == 19_871


def test_no_port_is_given_out_that_another_process_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    asks = "from tests.support.processes import free_port; print(free_port(), flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", asks], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True
    ) as other:
        assert other.stdout is not None
        theirs = int(other.stdout.readline())
        monkeypatch.setattr(random, "randrange", drawn(theirs, 19_872))
        assert free_port() == 19_872
        other.communicate("\n")


def test_no_more_than_the_last_ports_are_kept() -> None:
    before = handles()
    for _ in range(2 * PROMISED):
        free_port()
    assert handles() <= before + PROMISED


def handles() -> int:
    """How many this process holds."""
    return len(list(Path("/proc/self/fd").iterdir()))
