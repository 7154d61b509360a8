"""Where a node computes for bots and simulates physics: in processes of its own, on workers of the bus, or both."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rivage.hosting.simulator import TableSimulator
from rivage.server.metrics import Metrics
from rivage.server.settings import Settings
from rivage.table.runtime import BotWorker, PoolStats, ProcessBots, QueuedBotPool, default_worker_count

if TYPE_CHECKING:  # a server without a bus does not load it
    from rivage.hosting.link import Link
    from rivage.hosting.workers import WorkClient

HERE, BUS, BOTH = "here", "bus", "both"
WORK: Final = {
    "asked": "Questions asked over the bus since the start.",
    "lost": "Times that a worker of the bus fell silent over a question since the start.",
    "asked_again": "Times that a question was delivered again over the bus since the start.",
    "strange": "Messages about work on the bus that could not be read since the start.",
    "workers": "Workers of this version seen on the bus.",
    "slots": "Questions they answer at once.",
}
"""Gauges of work over the bus: fields of `WorkStats`."""


@dataclass(frozen=True)
class BotBackends:
    """The bots and the physics of a node. The tables close both."""

    bots: QueuedBotPool
    simulator: TableSimulator
    work: "WorkClient | None" = None
    """Asks workers of the bus, where there is one."""

    def current_problems(self) -> Sequence[str]:
        """Sentences for the host about what is wrong with work over the bus."""
        return self.work.current_problems() if self.work is not None else ()

    def watch(self, metrics: Metrics) -> None:
        """Register gauges."""
        stats: Callable[[], PoolStats] = self.bots.stats
        metrics.watch_bots(stats)
        if (work := self.work) is not None:
            for name, text in WORK.items():
                metrics.watch(f"rivage_work_{name}", text, lambda name=name: float(getattr(work.stats(), name)))  # type: ignore[misc]  # a lambda's default has no type


async def open_bot_backends(settings: Settings, link: "Link | None" = None) -> BotBackends:
    """The backends of a node with these settings. `link` connects it to others of its cluster; None for a single process.

    Raises:
        BadBus: when bots must think on the bus alone, and there is none.
        BusAway, NoJetStream: when the bus cannot be used.
    """
    if link is None:
        if settings.think_on == BUS:
            from rivage.hosting.errors import BadBus

            raise BadBus("Bots cannot think on the bus alone: none is named. Name it with --bus, or leave --think-on out.")
        return BotBackends(ProcessBots(settings.bot_workers), TableSimulator())
    if settings.think_on == HERE:
        return BotBackends(ProcessBots(settings.bot_workers), TableSimulator())
    from rivage.hosting.workers import RemoteBots, RemoteSimulator, WorkClient

    client = WorkClient(link)
    await client.open()
    if settings.think_on == BUS:
        return BotBackends(RemoteBots(client), RemoteSimulator(client), client)
    own = [BotWorker() for _ in range(settings.bot_workers or default_worker_count())]
    # A cascade is simulated much faster than it is watched, so the node's own thread is enough.
    return BotBackends(RemoteBots(client, own), TableSimulator(), client)
