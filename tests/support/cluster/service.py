"""One process of a cluster: started and waited for, ended in every way a process can end, and started again where it was."""

import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

PATIENCE = 30.0
"""Seconds a process has to answer after its start, or to end after it was asked to."""
LOOK_EVERY = 0.02
"""Seconds between two looks whether it answers."""


class NotThere(RuntimeError):
    """A program that is needed is not on this machine, or did not start; the sentence says what to do, or what it said."""


class Service:
    """A process with a name, an address on this machine that outlives it, and a file for what it says.

    It leads a group of its own, so that Ctrl+C at a terminal reaches only who started it.
    """

    polite = signal.SIGTERM
    """What asks it to stop."""

    def __init__(self, name: str, folder: Path, port: int = 0) -> None:
        """`port` is where it listens; 0: nowhere."""
        self.name = name
        self.folder = folder
        """Where it keeps its data."""
        self.port = port
        self.log = folder / f"{name}.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._silent_before = 0
        """How much earlier ones of its name had said."""

    @property
    def place(self) -> str:
        """Where it listens, for people."""
        return f"127.0.0.1:{self.port}" if self.port else ""

    def command(self) -> Sequence[str]:
        """What is run."""
        raise NotImplementedError

    def prepare(self) -> None:
        """Called before each start."""

    def answers(self) -> bool:
        """Whether it does what it is there for."""
        raise NotImplementedError

    def environment(self) -> dict[str, str] | None:
        """The environment of the process; None for this one's."""
        return None

    def user(self) -> str | None:
        """As whom it runs, where it must not run as us."""
        return None

    def start(self) -> Self:
        """Start it, and return when it answers.

        Raises:
            NotThere: when its program is missing, it ends instead, or never answers; carries what it said.
        """
        self.launch()
        self.wait()
        return self

    def launch(self) -> None:
        """Start it, without waiting.

        Raises:
            NotThere: when its program is missing, or another one has its port.
        """
        assert not self.alive, f"{self.name} runs already"
        if self.port and takes_connections(self.port):
            raise NotThere(f"{self.name} cannot start: another program listens at port {self.port}.")
        self.folder.mkdir(parents=True, exist_ok=True)
        self.prepare()
        user = self.user()
        self._silent_before = len(self.said())
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

    def wait(self, patience: float = PATIENCE) -> None:
        """Return when it answers.

        Raises:
            NotThere: when it ends instead, or never answers; carries what it said.
        """
        until = time.monotonic() + patience
        while not self.answers():
            if not self.alive or time.monotonic() > until:
                what = "does not answer" if self.alive else "ended instead of starting"
                raise NotThere(f"{self.name} {what}. It said: {self.said_now()[-1500:]}")
            time.sleep(LOOK_EVERY)

    @property
    def alive(self) -> bool:
        """The process is there, frozen or not."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """Of the process, which has been started."""
        assert self._process is not None, f"{self.name} was not started"
        return self._process.pid

    @property
    def status(self) -> int | None:
        """With what it ended; None as long as it runs, and before it was started."""
        return self._process.poll() if self._process else None

    def kill(self) -> None:
        """SIGKILL: no chance to say goodbye."""
        self._signal(signal.SIGKILL)
        self.ended()

    def stop(self) -> int:
        """Ask it to stop, and return the exit status."""
        self.ask_to_stop()
        return self.ended()

    def ask_to_stop(self) -> None:
        """Tell it to stop politely, without waiting. Once: a second time means at once to most."""
        self._signal(self.polite)

    def ended(self) -> int:
        """The exit status, when it has ended; who does not is killed."""
        if self._process is None:
            return 0
        try:
            return self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()

    def freeze(self) -> None:
        """SIGSTOP: its connections stay open, and nothing is answered."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """SIGCONT: it goes on where it was."""
        self._signal(signal.SIGCONT)

    def said(self) -> str:
        """All it wrote so far, over all starts."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def said_now(self) -> str:
        """What it wrote since its last start."""
        return self.said()[self._silent_before :]

    def _signal(self, what: signal.Signals) -> None:
        """Tell the process, if it is there; who is frozen hears what is to end it too."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.send_signal(what)
        if what is not signal.SIGSTOP:
            self._process.send_signal(signal.SIGCONT)


def start_together(services: Sequence[Service]) -> None:
    """Start several at once, and return when all answer.

    Raises:
        NotThere: as `Service.start`; those that were started are left running.
    """
    for each in services:
        each.launch()
    for each in services:
        each.wait()


def takes_connections(port: int) -> bool:
    """Whether somebody listens at a port of this machine."""
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def _group_of(user: str) -> int:
    import pwd

    return pwd.getpwnam(user).pw_gid
