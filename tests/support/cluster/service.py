"""A process of a cluster that can be started, stopped, killed, paused and restarted at the same address."""

import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

TIMEOUT_S = 30.0
"""Seconds that a process has to become ready after its start, or to exit after a request to stop."""
POLL_INTERVAL_S = 0.02
"""Seconds between two checks whether a process is ready."""


class NotAvailable(RuntimeError):
    """A program is not installed or did not start. The message has instructions or the output of the program."""


class Service:
    """A process with a name, a folder, a log and a port, which stays the same when it is restarted.

    It runs in its own session, so that Ctrl+C in a terminal does not reach it.
    """

    stop_signal = signal.SIGTERM
    """The signal that requests a graceful stop."""

    def __init__(self, name: str, folder: Path, port: int = 0) -> None:
        """`port`: the port on which it listens; 0 for none."""
        self.name = name
        self.folder = folder
        """The folder of its data."""
        self.port = port
        self.log = folder / f"{name}.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._output_start = 0
        """The length of the log when the process was started."""

    @property
    def address(self) -> str:
        """Host and port as text; empty without a port."""
        return f"127.0.0.1:{self.port}" if self.port else ""

    def command(self) -> Sequence[str]:
        """The command line of the process."""
        raise NotImplementedError

    def prepare(self) -> None:
        """Prepare a start, for example by initialising data. Called before each start."""

    def is_ready(self) -> bool:
        """Whether the process is ready."""
        raise NotImplementedError

    def environment(self) -> dict[str, str] | None:
        """The environment of the process; None for the environment of this process."""
        return None

    def user(self) -> str | None:
        """The user that runs the process; None for the current user."""
        return None

    def start(self) -> Self:
        """Start the process and wait until it is ready.

        Raises:
            NotAvailable: when its program is missing, it exits, or it does not become ready. The message has its output.
        """
        self.launch()
        self.wait()
        return self

    def launch(self) -> None:
        """Start the process without waiting.

        Raises:
            NotAvailable: when its program is missing, or another program uses its port.
        """
        assert not self.alive, f"{self.name} is already running"
        if self.port and accepts_connections(self.port):
            raise NotAvailable(f"{self.name} cannot start: another program uses port {self.port}.")
        self.folder.mkdir(parents=True, exist_ok=True)
        self.prepare()
        user = self.user()
        self._output_start = len(self.output())
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=self.environment(),
                start_new_session=True,
                user=user,
                group=user and _group_of(user),
                extra_groups=[] if user else None,
            )

    def wait(self, timeout_s: float = TIMEOUT_S) -> None:
        """Wait until the process is ready.

        Raises:
            NotAvailable: when it exits, or does not become ready in time. The message has its output.
        """
        deadline = time.monotonic() + timeout_s
        while not self.is_ready():
            if not self.alive or time.monotonic() > deadline:
                problem = "did not become ready" if self.alive else "exited instead of starting"
                raise NotAvailable(f"{self.name} {problem}. Its output: {self.output_since_start()[-1500:]}")
            time.sleep(POLL_INTERVAL_S)

    @property
    def alive(self) -> bool:
        """Whether the process is running or paused."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """The id of the process, which must have been started."""
        assert self._process is not None, f"{self.name} was not started"
        return self._process.pid

    @property
    def status(self) -> int | None:
        """The exit status; None while it runs and before it was started."""
        return self._process.poll() if self._process else None

    def kill(self) -> None:
        """Kill the process with SIGKILL, and wait until it has exited."""
        self._signal(signal.SIGKILL)
        self.wait_for_exit()

    def stop(self) -> int:
        """Stop the process gracefully. Returns the exit status."""
        self.request_stop()
        return self.wait_for_exit()

    def request_stop(self) -> None:
        """Request a graceful stop without waiting. Most programs take a second request as an immediate stop."""
        self._signal(self.stop_signal)

    def wait_for_exit(self) -> int:
        """Wait until the process has exited, and kill it after a timeout. Returns the exit status."""
        if self._process is None:
            return 0
        try:
            return self._process.wait(TIMEOUT_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()

    def freeze(self) -> None:
        """Pause the process with SIGSTOP: its connections stay open, but it does not answer."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Resume the process with SIGCONT."""
        self._signal(signal.SIGCONT)

    def output(self) -> str:
        """The output of all its runs."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def output_since_start(self) -> str:
        """Its output since the last start."""
        return self.output()[self._output_start :]

    def _signal(self, number: signal.Signals) -> None:
        """Send a signal to the process if it is running. A paused process is resumed so that it handles the signal."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.send_signal(number)
        if number is not signal.SIGSTOP:
            self._process.send_signal(signal.SIGCONT)


def start_together(services: Sequence[Service]) -> None:
    """Start several services in parallel and wait until all are ready.

    Raises:
        NotAvailable: see `Service.start`. Services that were started keep running.
    """
    for service in services:
        service.launch()
    for service in services:
        service.wait()


def accepts_connections(port: int) -> bool:
    """Whether a program listens on a port of this machine."""
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def _group_of(user: str) -> int:
    import pwd

    return pwd.getpwnam(user).pw_gid
