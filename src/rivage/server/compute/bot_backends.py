"""Where the bots of a node think and its dominoes fall: in processes of its own, on workers of the bus, or both."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from rivage.hosting.simulator import TableSimulator
from rivage.server.metrics import Metrics
from rivage.server.settings import Settings
from rivage.table.runtime import BotLine, BotWorker, PoolStats, ProcessBots, processes_beside_a_server

if TYPE_CHECKING:  # a server without a bus does not load it
    from rivage.hosting.link import Link

HERE, BUS, BOTH = "here", "bus", "both"
WORK: Final = {
    "asked": "Questions asked over the bus since the start.",
    "lost": "Times that a worker of the bus fell silent over a question since the start.",
    "asked_again": "Times that a question was asked anew over the bus since the start.",
    "strange": "Messages about work on the bus that were none of ours since the start.",
    "workers": "Workers of this version seen on the bus.",
    "slots": "Questions they think about at once.",
}
"""What is told of work over the bus: fields of `Work`."""


class Work(msgspec.Struct, frozen=True):
    """How work over the bus goes."""

    asked: int
    lost: int
    asked_again: int
    strange: int
    workers: int
    slots: int


class Thinkers(msgspec.Struct, frozen=True):
    """What thinks for a node. The tables close both."""

    bots: BotLine
    simulator: TableSimulator
    work: Callable[[], Work] | None = None
    """How it goes over the bus, where there is one."""

    def watch(self, metrics: Metrics) -> None:
        """Tell the host how it goes."""
        stats: Callable[[], PoolStats] = self.bots.stats
        metrics.watch_bots(stats)
        if (work := self.work) is not None:
            for name, text in WORK.items():
                metrics.watch(f"rivage_work_{name}", text, lambda name=name: float(getattr(work(), name)))  # type: ignore[misc]  # a lambda's default has no type


async def thinkers(settings: Settings, link: "Link | None" = None) -> Thinkers:
    """What thinks for a node with these settings, which has this link to others of its cluster or none.

    Raises:
        BadBus: when it is to think on the bus alone, and there is none.
        BusAway: when the bus does not answer.
    """
    if link is None:
        if settings.think_on == BUS:
            from rivage.hosting.errors import BadBus

            raise BadBus("Bots cannot think on the bus alone: none is named. Name it with --bus, or leave --think-on out.")
        return Thinkers(ProcessBots(settings.bot_workers), TableSimulator())
    if settings.think_on == HERE:
        return Thinkers(ProcessBots(settings.bot_workers), TableSimulator())
    from rivage.hosting.workers import Asker, BusBots, BusSimulator, WorkersSeen

    asker, seen = Asker(link), WorkersSeen(link)
    await asker.begin()
    await seen.begin()

    def work() -> Work:
        stats = asker.stats
        strange = stats.strange + seen.strange
        return Work(stats.asked, stats.lost, stats.asked_again, strange, seen.workers, seen.slots)

    if settings.think_on == BUS:
        return Thinkers(BusBots(asker, seen), BusSimulator(asker), work)
    own = [BotWorker() for _ in range(settings.bot_workers or processes_beside_a_server())]
    # A cascade is simulated much faster than it is watched: who has a thread for it need not send it away.
    return Thinkers(BusBots(asker, seen, own), TableSimulator(), work)
