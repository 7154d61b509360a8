"""`scripts/cluster`: start a cluster on this machine, print the addresses of its processes, and stop all of them at Ctrl+C."""

import argparse
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from types import FrameType

from .cluster import Cluster
from .service import NotAvailable, Service

POLL_INTERVAL_S = 0.2
"""Seconds between two checks that all processes are running."""


class Stopped(Exception):
    """The process received a signal to stop."""


def read_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="scripts/cluster", description=__doc__)
    parser.add_argument("nodes", type=int, nargs="?", default=3, metavar="N", help="nodes (default 3)")
    parser.add_argument("--port", type=int, default=8484, help="port of the reverse proxy (default 8484)")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="folder for the data (default: a temporary folder)")
    given = parser.parse_args()
    if not 1 <= given.nodes <= 16:
        parser.error("N is 1 to 16")
    if not 0 <= given.port <= 65535:
        parser.error("PORT is 0 to 65535; 0 selects a free port")
    return given


def table_of(cluster: Cluster) -> str:
    """A table of the processes with their ids, addresses and logs."""
    lines = [f"  {service.name:<11} pid {service.pid:<8} {service.address:<28} {service.log}" for service in cluster.services]
    return "\n".join(lines)


def describe_exit(service: Service) -> str:
    """A message about a process that ended unexpectedly."""
    status = service.status or 0
    how = f"was killed by {signal.Signals(-status).name}" if status < 0 else f"exited with status {status}"
    return f"{service.name} (pid {service.pid}) {how}; its output is in {service.log}. The other processes continue."


def watch(cluster: Cluster) -> None:
    """Print a message for every process that ends, until this process is stopped."""
    ended: set[str] = set()
    while True:
        for service in cluster.services:
            if not service.alive and service.name not in ended:
                ended.add(service.name)
                print(f"rivage: {describe_exit(service)}", flush=True)
        time.sleep(POLL_INTERVAL_S)


def main() -> int:
    """Run the command. Returns the exit status."""
    given = read_arguments()

    def stop(_number: int, _frame: FrameType | None) -> None:
        # A second signal must not interrupt the cleanup.
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        raise Stopped

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)
    with ExitStack() as stack:
        if given.data is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rivage-cluster-")))
            folder.chmod(0o755)  # PostgreSQL may run as another user
        else:
            folder = given.data.expanduser().resolve()
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                print(f"rivage: cannot use {folder} as a folder for the data: {error.strerror}", file=sys.stderr)
                return 1
        cluster = Cluster(folder, given.nodes, port=given.port)
        print(
            f"rivage: starting PostgreSQL, NATS and {'a node' if given.nodes == 1 else f'{given.nodes} nodes'} in {folder}",
            flush=True,
        )
        try:
            cluster.start()
            print(f"{table_of(cluster)}\n\nRivage is at {cluster.url}/\nStop with Ctrl+C.", flush=True)
            watch(cluster)
        except Stopped:
            print("rivage: stopping", flush=True)
        except NotAvailable as error:
            print(f"rivage: {error}", file=sys.stderr)
            return 1
        finally:
            cluster.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
