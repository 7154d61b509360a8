"""Back ends that run bots and simulate physics: processes of this node, workers on the bus, or both."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rivage.hosting.simulator import TableSimulator
from rivage.server.metrics import Metrics
from rivage.server.settings import Settings
from rivage.table.runtime import BotWorker, PoolStats, ProcessBots, QueuedBotPool, default_worker_count

if TYPE_CHECKING:  # a single process does not load the bus client
    from rivage.hosting.link import Link
    from rivage.hosting.workers import WorkClient

HERE, BUS, BOTH = "here", "bus", "both"
WORK: Final = {
    "asked": "Requests sent to workers since the start.",
    "lost": "Requests during which a worker stopped responding since the start.",
    "asked_again": "Requests delivered again since the start.",
    "strange": "Unreadable messages about work since the start.",
    "workers": "Workers of this version on the bus.",
    "slots": "Requests that these workers process at the same time.",
}
"""Gauges of work on the bus: fields of `WorkStats`."""


@dataclass(frozen=True)
class BotBackends:
    """The bots and the physics of a node. `Tables.close` closes both."""

    bots: QueuedBotPool
    simulator: TableSimulator
    work: "WorkClient | None" = None
    """Sends work to workers; None when none is sent to the bus."""

    def current_problems(self) -> Sequence[str]:
        """Warnings for the operator about the workers on the bus."""
        return self.work.current_problems() if self.work is not None else ()

    def watch(self, metrics: Metrics) -> None:
        """Register gauges."""
        stats: Callable[[], PoolStats] = self.bots.stats
        metrics.watch_bots(stats)
        if (work := self.work) is not None:
            for name, text in WORK.items():
                metrics.watch(f"rivage_work_{name}", text, lambda name=name: float(getattr(work.stats(), name)))  # type: ignore[misc]  # a lambda's default has no type


async def open_bot_backends(settings: Settings, link: "Link | None" = None) -> BotBackends:
    """Open the back ends that the settings choose. `link` is the connection to the bus; None for a single process.

    Raises:
        BadBusUrl: when bots must run on workers alone, and no bus is configured.
        BusUnavailable, NoJetStream: when the bus cannot be used.
    """
    if link is None:
        if settings.think_on == BUS:
            from rivage.hosting.errors import BadBusUrl

            raise BadBusUrl("--think-on bus needs a bus. Set it with --bus, or omit --think-on.")
        return BotBackends(ProcessBots(settings.bot_workers), TableSimulator())
    if settings.think_on == HERE:
        return BotBackends(ProcessBots(settings.bot_workers), TableSimulator())
    from rivage.hosting.workers import RemoteBots, RemoteSimulator, WorkClient

    client = WorkClient(link)
    await client.open()
    if settings.think_on == BUS:
        return BotBackends(RemoteBots(client), RemoteSimulator(client), client)
    own = [BotWorker() for _ in range(settings.bot_workers or default_worker_count())]
    # A cascade is simulated much faster than it is played back, so the node's own thread is enough.
    return BotBackends(RemoteBots(client, own), TableSimulator(), client)
