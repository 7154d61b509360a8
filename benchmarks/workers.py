"""Questions over the bus: latency of a trivial question, and many at once while one of two workers is killed with SIGKILL.

NATS and two `rivage work` processes on this machine. The questions are asked as a node of `--think-on bus` asks them: one after
the other by one node; one for each process; 200 at once by ten nodes.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rivage.core import Seat
from rivage.games.deep_river import GAME
from rivage.table.runtime import Question

from .report import Report

if TYPE_CHECKING:
    from tests.support.cluster import Worker

NODES = 10
KILL_AFTER_S = 1.0
KILL_BUSY_AFTER_S = 0.5
"""Seconds after the questions, which take a second."""
TRIVIAL, STRONG = "first-steps", "old-bear"
"""Levels: one answers at once, the other computes for as long as it is given."""
SHORT = 0.1
"""Effort of the questions at once: a tenth of a second each."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--questions", type=int, default=300, help="questions one after the other (default 300)")
    parser.add_argument("--at-once", type=int, default=200, help="questions at once (default 200)")


def view() -> Any:
    """What the first seat sees at the start."""
    state = GAME.parse_state("BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s")
    (seat,) = GAME.to_act(state)
    return GAME.view(state, Seat(seat))


def question(number: int, level: str, effort: float = SHORT) -> Question:
    """A question of a guest of its own."""
    return Question("deep-river", level, view, number, f"guest {number}", f"table {number}", effort=effort)


async def measure(url: str, workers: Sequence["Worker"], options: argparse.Namespace) -> dict[str, Any]:
    """Ask everything."""
    # The environment of the other benchmarks has no NATS client.
    from rivage.hosting.link import Link
    from rivage.server.compute.bot_backends import open_bot_backends
    from rivage.server.settings import Settings

    links = [await Link.open(url) for _ in range(NODES)]
    nodes = [await open_bot_backends(Settings(think_on="bus"), link) for link in links]
    slots = len(workers) * len(os.sched_getaffinity(0))
    await until(lambda: all(node.bots.stats().workers == slots for node in nodes))
    one = nodes[0].bots
    for level in (TRIVIAL, STRONG):  # each process is started by its first question
        await asyncio.gather(*(one.choose(question(number, level)) for number in range(8 * slots)))
    waits = []
    for number in range(options.questions):
        began = time.perf_counter()
        await one.choose(question(number, TRIVIAL))
        waits.append(time.perf_counter() - began)
    waits.sort()

    killed = workers[0]
    busy = await at_once(nodes[:1], slots, 1.0, killed, KILL_BUSY_AFTER_S)
    killed.start()
    await until(lambda: nodes[0].bots.stats().workers == slots)
    crowd = await at_once(nodes, options.at_once, SHORT, killed, KILL_AFTER_S)
    for node in nodes:
        node.bots.close()
        node.simulator.close()
    for link in links:
        await link.close()
    return {
        "slots": slots,
        "p50_ms": waits[len(waits) // 2] * 1000,
        "p95_ms": waits[int(len(waits) * 0.95)] * 1000,
        "busy": busy,
        "crowd": crowd,
    }


async def at_once(nodes: Sequence[Any], count: int, effort: float, killed: "Worker", after: float) -> dict[str, float]:
    """Ask so many questions, and kill a worker when some are answered."""
    answered: list[float] = []
    started = time.perf_counter()

    async def ask(number: int) -> None:
        await nodes[number % len(nodes)].bots.choose(question(number, STRONG, effort))
        answered.append(time.perf_counter() - started)

    asked = [asyncio.create_task(ask(number)) for number in range(count)]
    await asyncio.sleep(after)
    before = len(answered)
    killed.kill()
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    failed = sum(isinstance(outcome, Exception) for outcome in outcomes)
    return {"before": before, "answered": len(answered), "failed": failed, "seconds": max(answered)}


async def until(condition: Callable[[], bool]) -> None:
    """Wait for what others do in their own time."""
    while not condition():  # noqa: ASYNC110  (what is looked at belongs to others)
        await asyncio.sleep(0.05)


def run(options: argparse.Namespace) -> Report:
    """Measure."""
    # Needs what only the tests' environment has.
    from tests.support.cluster import NatsServer, Worker, start_together

    with tempfile.TemporaryDirectory(prefix="rivage-workers-") as temporary:
        folder = Path(temporary)
        nats = NatsServer(folder / "nats").start()
        workers = [Worker(folder / str(number), nats.url) for number in range(2)]
        try:
            start_together(workers)
            result = asyncio.run(measure(nats.url, workers, options))
        finally:
            for worker in workers:
                worker.kill()
            nats.kill()
    report = Report(
        "workers", "Workers: questions over the bus", ("questions", "answered", "failed", "p50 ms", "p95 ms", "seconds")
    )
    waits = f"{result['p50_ms']:.1f}", f"{result['p95_ms']:.1f}"
    report.rows.append((f"{options.questions} one by one, trivial", str(options.questions), "0", *waits, ""))
    for key, text in (
        ("busy", "one for each process, 1 s each, a worker killed"),
        ("crowd", "many at once, 0.1 s each, a worker killed"),
    ):
        one = result[key]
        report.rows.append((text, f"{one['answered']:.0f}", f"{one['failed']:.0f}", "", "", f"{one['seconds']:.1f}"))
    report.raw = result
    report.notes.append(
        f"Two workers with {result['slots']} processes in all; one is killed after {KILL_BUSY_AFTER_S} and {KILL_AFTER_S} s."
    )
    return report
