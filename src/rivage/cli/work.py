"""`rivage work`: compute for the bots of any node, simulate physics and play matches of experiments."""

import asyncio
import os
import signal

import click

from .options import HELP, bus_options, log_level_option
from .output import counted, said_if_heard


@click.command(context_settings=HELP)
@bus_options("nats://host:4222: the bus of the nodes to work for.", required=True)
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    metavar="N",
    envvar="RIVAGE_WORKERS",
    show_envvar=True,
    help="Processes for bots, at most.  [default: one a core]",
)
@log_level_option
def work(bus: str, cluster: str, workers: int | None, log_level: str) -> None:
    """Work for the nodes of a cluster, until SIGTERM or Ctrl+C.

    Nodes that were started with the same bus send this process questions for bots and physics to simulate. After the signal it
    takes no more jobs, finishes those of people's tables, and ends; a second signal ends it at once.
    """
    from rivage.server.logs import configure_logging

    configure_logging(log_level)
    asyncio.run(_work(bus, cluster, workers or len(os.sched_getaffinity(0))))


async def _work(bus: str, cluster: str, processes: int) -> None:
    """Work until a signal comes.

    Raises:
        BadBus, BusAway, NoJetStream: when the bus cannot be used.
    """
    from rivage.hosting.link import Link
    from rivage.hosting.workers import WorkServer

    stop, at_once = asyncio.Event(), asyncio.Event()

    def on_signal() -> None:
        (at_once if stop.is_set() else stop).set()

    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, on_signal)
    link = await Link.open(bus, cluster=cluster, name="rivage work")
    worker = WorkServer(link, processes)
    try:
        await worker.start()
        with said_if_heard():
            click.echo(f"Working for the cluster {cluster} at {link.where} with {counted(processes, 'process', 'processes')}.")
            click.echo("Stop with Ctrl+C.")
        await stop.wait()
        finishing, hurry = asyncio.ensure_future(worker.stop()), asyncio.ensure_future(at_once.wait())
        await asyncio.wait((finishing, hurry), return_when=asyncio.FIRST_COMPLETED)
        hurry.cancel()
        finishing.cancel()
    finally:
        await link.close()
        worker.close()
