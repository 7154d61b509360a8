"""`rivage work`: runs a worker, which computes bots, simulates physics and plays matches of experiments."""

import asyncio
import os
import signal

import click

from .options import HELP, bus_options, log_level_option
from .output import counted, ignore_broken_output


@click.command(context_settings=HELP)
@bus_options("nats://host:4222: the bus of the cluster.", required=True)
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    metavar="N",
    envvar="RIVAGE_WORKERS",
    show_envvar=True,
    help="Maximum number of processes for bots.  [default: one per core]",
)
@log_level_option
def work(bus: str, cluster: str, workers: int | None, log_level: str) -> None:
    """Run a worker for the nodes of a cluster, until SIGTERM or Ctrl+C.

    Nodes with the same bus send jobs to this process: bots to compute and physics to simulate. After the signal it accepts no
    more jobs, finishes the running jobs of tables, and exits. A second signal stops it at once.
    """
    from rivage.server.logs import configure_logging

    configure_logging(log_level)
    asyncio.run(_work(bus, cluster, workers or len(os.sched_getaffinity(0))))


async def _work(bus: str, cluster: str, processes: int) -> None:
    """Run a worker until a signal arrives.

    Raises:
        BadBusUrl, BusUnavailable, NoJetStream: when the bus cannot be used.
    """
    from rivage.hosting.link import Link
    from rivage.hosting.workers import WorkServer

    stop, stop_now = asyncio.Event(), asyncio.Event()

    def on_signal() -> None:
        (stop_now if stop.is_set() else stop).set()

    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, on_signal)
    link = await Link.open(bus, cluster=cluster, name="rivage work")
    worker = WorkServer(link, processes)
    try:
        await worker.start()
        with ignore_broken_output():
            click.echo(f"Working for the cluster {cluster} at {link.where} with {counted(processes, 'process', 'processes')}.")
            click.echo("Stop with Ctrl+C.")
        await stop.wait()
        finishing, forced = asyncio.ensure_future(worker.stop()), asyncio.ensure_future(stop_now.wait())
        await asyncio.wait((finishing, forced), return_when=asyncio.FIRST_COMPLETED)
        forced.cancel()
        finishing.cancel()
    finally:
        await link.close()
        worker.close()
