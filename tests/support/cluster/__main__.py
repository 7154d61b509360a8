"""`scripts/cluster`: start a house of several nodes on this machine, say what runs where, stop all at Ctrl+C."""

import argparse
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from types import FrameType

from .cluster import Cluster
from .service import NotThere, Service

LOOK_EVERY = 0.2
"""Seconds between two looks whether all are still there."""


class Stopped(Exception):
    """Somebody asked us to stop."""


def read_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="scripts/cluster", description=__doc__)
    parser.add_argument("nodes", type=int, nargs="?", default=3, metavar="N", help="nodes (default 3)")
    parser.add_argument("--port", type=int, default=8484, help="where people come in (default 8484)")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="keep the data here for the next time (default: nowhere)")
    given = parser.parse_args()
    if not 1 <= given.nodes <= 16:
        parser.error("N is 1 to 16: beyond that a machine is not what is being tried")
    if not 0 <= given.port <= 65535:
        parser.error("PORT is 0 to 65535; 0 takes a free one")
    return given


def table_of(cluster: Cluster) -> str:
    """What runs where, for people."""
    lines = [f"  {each.name:<11} pid {each.pid:<8} {each.place:<28} {each.log}" for each in cluster.services]
    return "\n".join(lines)


def farewell(each: Service) -> str:
    """How a process ended that nobody asked to."""
    status = each.status or 0
    how = f"was killed by {signal.Signals(-status).name}" if status < 0 else f"ended with status {status}"
    return f"{each.name} (pid {each.pid}) {how}; what it said last stands in {each.log}. The others go on."


def watch(cluster: Cluster) -> None:
    """Tell of every process that ends, until we are stopped."""
    gone: set[str] = set()
    while True:
        for each in cluster.services:
            if not each.alive and each.name not in gone:
                gone.add(each.name)
                print(f"rivage: {farewell(each)}", flush=True)
        time.sleep(LOOK_EVERY)


def main() -> int:
    """Run; returns the exit status."""
    given = read_arguments()

    def stop(number: int, frame: FrameType | None) -> None:
        # A second one must not interrupt the stopping.
        for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(each, signal.SIG_IGN)
        raise Stopped

    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, stop)
    with ExitStack() as stack:
        if given.data is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rivage-cluster-")))
            folder.chmod(0o755)  # PostgreSQL may run as another user
        else:
            folder = given.data.expanduser().resolve()
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                print(f"rivage: {folder} cannot be a folder for the data: {error.strerror}", file=sys.stderr)
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
        except NotThere as error:
            print(f"rivage: {error}", file=sys.stderr)
            return 1
        finally:
            cluster.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
