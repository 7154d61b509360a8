"""A NATS server for tests of work over the bus, and links to it."""

import contextlib
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.server.running import free_port

PATIENCE = 20.0


@contextlib.contextmanager
def running_nats() -> Iterator[str]:
    """The address of a server that lives as long as the block."""
    beside = Path(sys.executable).with_name("nats-server")
    program = str(beside) if beside.exists() else shutil.which("nats-server")
    assert program is not None, "there is no nats-server: install requirements/test.txt"
    port = free_port()
    server = subprocess.Popen([program, "-a", "127.0.0.1", "-p", str(port)], stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + PATIENCE
        while not _greets(port):
            assert time.monotonic() < until, "nats-server did not start"
            assert server.poll() is None, "nats-server has ended"
        yield f"nats://127.0.0.1:{port}"
    finally:
        server.kill()
        server.wait()


def _greets(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), 1) as line:
            return line.recv(4) == b"INFO"
    except OSError:
        return False
