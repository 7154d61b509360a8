"""`rivage simulate`: bots against bots, as many matches as wanted, here or on all workers of a bus."""

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
"""What came of each is kept until the summary."""
LARGEST_SEED: Final = 10**18
"""A worker on another machine can be told it, and those of all matches that follow."""
_STOPS: Final = (signal.SIGINT, signal.SIGTERM)


@click.command(context_settings=HELP)
@click.argument("game")
@click.option("--bots", required=True, metavar="LEVEL,LEVEL,…", help="Who plays: a level for each seat.")
@click.option(
    "--matches", type=click.IntRange(1, MAX_MATCHES), default=100, show_default=True, metavar="N", help="How many matches."
)
@click.option(
    "--seed",
    type=click.IntRange(-LARGEST_SEED, LARGEST_SEED),
    default=1,
    show_default=True,
    metavar="N",
    help="The first seed; the same gives the same matches.",
)
@click.option("--options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be given several times.")
@click.option("--fixed-seats", is_flag=True, help="Bots keep their seats, instead of changing them from match to match.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, readable=False, path_type=Path),
    metavar="FILE",
    help="Where each match is written, a line each.",
)
@click.option("--resume", is_flag=True, help="Go on with the file of --out.")
@click.option(
    "--workers", type=click.IntRange(1, 256), metavar="N", help="Matches at once on this machine.  [default: one a core]"
)
@bus_options("nats://host:4222: play on all workers of this bus instead.")
@click.option("--quiet", "-q", is_flag=True, help="Only the summary: no progress.")
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
    """Let bots play matches of GAME against each other, and say who won how often.

    The same seed gives the same matches, however many are played at once and wherever. Bots change seats from match to match:
    every way to sit gets the same dice before the next seed. With --bus all workers there (`rivage work`) play the matches.
    """
    from rivage.experiments import plan, summary

    if resume and out is None:
        raise click.UsageError("--resume needs the file: name it with --out")
    if bus and workers is not None:
        raise click.UsageError("--workers is for matches on this machine, --bus for those on others: name one of them")
    levels = [level.strip() for level in bots.split(",")]
    experiment = plan(game, levels, seed=seed, options=_options(options), rotate=not fixed_seats)
    results: dict[int, Result] = {}
    began = perf_counter()
    before, stopped = 0, False
    try:
        with _stopped_politely(), _opened(out, experiment, resume=resume) as file:
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
                    left = (number for number in range(matches) if number not in results)
                    # Who stops it while the loop is being made is heard when the loop can be stopped.
                    signal.pthread_sigmask(signal.SIG_BLOCK, _STOPS)
                    try:
                        asyncio.run(_play(experiment, left, played, workers, bus, cluster))
                    finally:
                        signal.pthread_sigmask(signal.SIG_UNBLOCK, _STOPS)
    except KeyboardInterrupt:
        stopped = True
    seconds, new = perf_counter() - began, len(results) - before
    if results:
        click.echo("\n".join(summary(experiment, results.values())))
    click.echo(f"{counted(new, 'match', 'matches')} in {seconds:.1f} s, {new / max(seconds, 1e-9):.2f} a second")
    if stopped:
        more = "; go on with --resume" if out is not None else ""
        click.echo(f"rivage: stopped after {len(results)} of {counted(matches, 'match', 'matches')}{more}", err=True)
        sys.exit(1)


@contextmanager
def _stopped_politely() -> Iterator[None]:
    """SIGTERM inside stops it as Ctrl+C does: that is what schedulers of many machines send."""
    before = signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _options(given: Sequence[str]) -> dict[str, str]:
    """`name=value` as they were typed."""
    found = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise click.UsageError(f"--options takes NAME=VALUE, not {each!r}")
        found[name] = value
    return found


def _opened(out: Path | None, experiment: "Experiment", *, resume: bool) -> "ResultsFile | nullcontext[None]":
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
    experiment: "Experiment", left: Iterable[int], played: "Callable[[Result], None]", workers: int | None, bus: str, cluster: str
) -> None:
    from rivage.experiments import play_all

    signal.pthread_sigmask(signal.SIG_UNBLOCK, _STOPS)
    async with _slots(workers, bus, cluster) as slots:
        await play_all((experiment.job(number) for number in left), slots, played)


@asynccontextmanager
async def _slots(workers: int | None, bus: str, cluster: str) -> "AsyncIterator[MatchSlots]":
    """Where the matches are played.

    Raises:
        BadBus, BusAway, NoJetStream, NoWorkers: when the bus cannot be used.
    """
    if not bus:
        from rivage.experiments import LocalSlots

        here = LocalSlots(workers or len(os.sched_getaffinity(0)))
        try:
            yield here
        finally:
            here.close()
        return
    from rivage.hosting.link import Link
    from rivage.hosting.workers import RemoteSlots, WorkClient

    link = await Link.open(bus, cluster=cluster, name="rivage simulate")
    try:
        client = WorkClient(link)
        await client.open()
        there = RemoteSlots(client)
        await there.ready()
        yield there
    finally:
        await link.close()
