"""`rivage simulate`: lets bots play matches against each other, here or on all workers of a bus."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

import click

from .errors import Unwritable
from .files import writing
from .options import HELP, bus_options
from .output import counted, progress

if TYPE_CHECKING:
    from rivage.experiments import Experiment, MatchSlots, Result, ResultsFile

MAX_MATCHES: Final = 10_000_000
"""Limit of the number of matches, because all results are in memory until the summary."""
LARGEST_SEED: Final = 10**18
"""Limit of the seed, so that the seeds of all matches fit into messages to workers."""
_STOPS: Final = (signal.SIGINT, signal.SIGTERM)


@click.command(context_settings=HELP)
@click.argument("game")
@click.option("--bots", required=True, metavar="LEVEL,LEVEL,…", help="The bots: a level for each seat.")
@click.option(
    "--matches", type=click.IntRange(1, MAX_MATCHES), default=100, show_default=True, metavar="N", help="Number of matches."
)
@click.option(
    "--seed",
    type=click.IntRange(-LARGEST_SEED, LARGEST_SEED),
    default=1,
    show_default=True,
    metavar="N",
    help="The first seed. The same seed gives the same matches.",
)
@click.option("--options", multiple=True, metavar="NAME=VALUE", help="An option of the game. Can be repeated.")
@click.option("--fixed-seats", is_flag=True, help="Keep the bots' seats, instead of rotating them.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, readable=False, path_type=Path),
    metavar="FILE",
    help="File for the results, one line for each match.",
)
@click.option("--resume", is_flag=True, help="Continue the file of --out.")
@click.option(
    "--workers", type=click.IntRange(1, 256), metavar="N", help="Matches at once on this machine.  [default: one per core]"
)
@bus_options("nats://host:4222: play on all workers of this bus instead.")
@click.option("--quiet", "-q", is_flag=True, help="Print only the summary: no progress.")
def simulate(
    game: str,
    bots: str,
    matches: int,
    seed: int,
    options: Sequence[str],
    out: Path | None,
    workers: int | None,
    bus: str,
    cluster: str,
    *,
    fixed_seats: bool,
    resume: bool,
    quiet: bool,
) -> None:
    """Let bots play matches of GAME against each other, and print how often each won.

    The same seed gives the same matches, independent of the number of parallel matches and of the machine. Bots rotate
    seats: every seating is played with the same seed before the next seed. With --bus the matches are played by all workers
    (`rivage work`) of the bus.
    """
    from rivage.experiments import plan, summary

    if resume and out is None:
        raise click.UsageError("--resume needs a file: add --out")
    if bus and workers is not None:
        raise click.UsageError("--workers is for matches on this machine, --bus for other machines: use only one of them")
    levels = [level.strip() for level in bots.split(",")]
    experiment = plan(game, levels, seed=seed, options=_options(options), rotate=not fixed_seats)
    results: dict[int, Result] = {}
    started = perf_counter()
    before, stopped = 0, False
    try:
        with _sigterm_as_interrupt(), _open_results(out, experiment, resume=resume) as file:
            if file is not None:
                results |= {number: result for number, result in file.done.items() if number < matches}
            before = len(results)
            with progress(game, matches, quiet=quiet) as show:
                show(before)

                def played(result: "Result") -> None:
                    if file is not None:
                        with writing(out or ""):
                            file.write(result)
                    results[result.match] = result
                    show(len(results))

                if len(results) < matches:
                    remaining = (number for number in range(matches) if number not in results)
                    # Signals that arrive while the event loop starts are delivered when it can handle them.
                    signal.pthread_sigmask(signal.SIG_BLOCK, _STOPS)
                    try:
                        asyncio.run(_play(experiment, remaining, played, workers, bus, cluster))
                    finally:
                        signal.pthread_sigmask(signal.SIG_UNBLOCK, _STOPS)
    except KeyboardInterrupt:
        stopped = True
    seconds, new = perf_counter() - started, len(results) - before
    if results:
        click.echo("\n".join(summary(experiment, results.values())))
    click.echo(f"{counted(new, 'match', 'matches')} in {seconds:.1f} s, {new / max(seconds, 1e-9):.2f} per second")
    if stopped:
        more = "; continue with --resume" if out is not None else ""
        click.echo(f"rivage: stopped after {len(results)} of {counted(matches, 'match', 'matches')}{more}", err=True)
        sys.exit(1)


@contextmanager
def _sigterm_as_interrupt() -> Iterator[None]:
    """Handle SIGTERM like Ctrl+C inside the block, because batch schedulers send it."""
    before = signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _options(given: Sequence[str]) -> dict[str, str]:
    """Parse `NAME=VALUE` options."""
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise click.UsageError(f"--options takes NAME=VALUE, not {text!r}")
        found[name] = value
    return found


def _open_results(out: Path | None, experiment: "Experiment", *, resume: bool) -> "ResultsFile | nullcontext[None]":
    from rivage.core import RivageError
    from rivage.experiments import ResultsFile

    if out is None:
        return nullcontext()
    try:
        return ResultsFile(out, experiment, resume=resume)
    except RivageError:
        raise
    except (OSError, ValueError) as error:
        raise Unwritable(out, error) from None


async def _play(
    experiment: "Experiment",
    remaining: Iterable[int],
    played: "Callable[[Result], None]",
    workers: int | None,
    bus: str,
    cluster: str,
) -> None:
    from rivage.experiments import play_all

    signal.pthread_sigmask(signal.SIG_UNBLOCK, _STOPS)
    async with _slots(workers, bus, cluster) as slots:
        await play_all((experiment.job(number) for number in remaining), slots, played)


@asynccontextmanager
async def _slots(workers: int | None, bus: str, cluster: str) -> "AsyncIterator[MatchSlots]":
    """Open the slots for the matches: local processes, or the workers of a bus.

    Raises:
        BadBusUrl, BusUnavailable, NoJetStream, NoWorkers: when the bus cannot be used.
    """
    if not bus:
        from rivage.experiments import LocalSlots

        local = LocalSlots(workers or len(os.sched_getaffinity(0)))
        try:
            yield local
        finally:
            local.close()
        return
    from rivage.hosting.link import Link
    from rivage.hosting.workers import RemoteSlots, WorkClient

    link = await Link.open(bus, cluster=cluster, name="rivage simulate")
    try:
        client = WorkClient(link)
        await client.open()
        remote = RemoteSlots(client)
        await remote.ready()
        yield remote
    finally:
        await link.close()
