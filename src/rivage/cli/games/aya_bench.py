"""`rivage aya bench`: benchmarks Aya's engine on this machine. `benchmarks/run physics` compares it with MuJoCo.

Times are CPU times of this thread. Those of cascades include recording and packing the motion.
"""

import random
import statistics
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

import click
from msgspec import Struct
from msgspec.structs import replace

from rivage.cli.options import HELP
from rivage.core import CHANCE, Options
from rivage.games.aya import GAME
from rivage.games.aya import state as st
from rivage.games.aya.components import ANIMALS, DOMINOES, GARDEN, GARDENS, RIVER_DOMINOES, START, TERRAINS
from rivage.games.aya.counting.result import count_of
from rivage.games.aya.geometry.spots import TENTHS, TURN, Spot
from rivage.games.aya.meta import BY_STOCK
from rivage.games.aya.rules.errors import RuleViolation
from rivage.games.aya.rules.placing import check_domino
from rivage.physics import Push, simulate
from rivage.physics.aya import hand_of, read, scene_of
from rivage.physics.samples import serpentine, whole_table

GROWTH: Final = (50, 150, 500)
"""Numbers of dominoes in the rows that measure how the cost grows."""
CHECKS: Final = 2000
COUNTS: Final = 20


class Cost(Struct, frozen=True):
    """One measurement."""

    name: str
    seconds: float
    """CPU seconds: the median, or the mean of many runs."""
    worst: float
    simulated: float = 0.0
    """Seconds of simulated time; 0 when nothing moves."""
    stream: int = 0
    """Bytes of the motion as it is sent to clients."""


def measure_all(cascades: int = 3, growth: Sequence[int] = GROWTH) -> Iterator[Cost]:
    """Take all measurements, one after the other."""
    simulate(whole_table(10, 1), Push(0))  # warm-up
    pushed = full_table()
    spent = []
    while True:
        started = time.process_time()
        motion = simulate(scene_of(pushed), hand_of(pushed))
        spent.append(time.process_time() - started)
        if len(spent) >= cascades:
            break
    yield Cost("a whole table, push to rest", statistics.median(spent), max(spent), motion.seconds, len(motion.trajectory))
    for number in growth:
        started = time.process_time()
        moved = simulate(whole_table(number, 0), Push(0), cap=60)
        cost = time.process_time() - started
        yield Cost(f"{number} dominoes, push to rest", cost, cost, moved.seconds, len(moved.trajectory))

    rng = random.Random(1)  # noqa: S311  positions, not secrets
    spent = []
    for _ in range(CHECKS):
        spot = Spot(rng.randrange(-5500, 5500), rng.randrange(-3500, 3500), rng.randrange(3600))
        started = time.perf_counter()
        with suppress(RuleViolation):
            check_domino(pushed, spot)
        spent.append(time.perf_counter() - started)
    yield Cost("a placement checked against a whole table", statistics.mean(spent), max(spent))

    at_rest = GAME.apply(pushed, CHANCE, read(pushed, motion).action)
    spent = []
    for _ in range(COUNTS):
        count_of.cache_clear()
        started = time.process_time()
        count_of(at_rest)
        spent.append(time.process_time() - started)
    yield Cost("a whole table counted", statistics.median(spent), max(spent))


def full_table() -> st.AyaState:
    """A state with all dominoes and animals of the game in one river over all tiles, whose first domino was pushed."""
    spots = [Spot(round(x * TENTHS), round(y * TENTHS), round(a * TENTHS) % TURN) for x, y, a in serpentine(DOMINOES)]
    kinds = [*(terrain for terrain in TERRAINS for _ in range(RIVER_DOMINOES)), *[GARDEN] * GARDENS]
    dominoes = tuple(st.Domino(number, kind, spot) for number, (kind, spot) in enumerate(zip(kinds, spots, strict=True), 1))
    every = DOMINOES // len(ANIMALS)
    riders = []
    for number, animal in enumerate(ANIMALS):
        camera, other = dominoes[every * number + 2], dominoes[every * number + 3]
        x, y = (camera.spot.x + other.spot.x) // 2, (camera.spot.y + other.spot.y) // 2
        riders.append(st.Rider(animal.key, x, y, camera.id))
    # Four rows of four. The positions do not matter for the cost of counting.
    tiles = tuple(
        st.LaidTile(name, Spot(2400 * (number % 4) - 3600, 1600 * (number // 4) - 2400))
        for number, name in enumerate((START, *st.TILES))
    )
    return replace(
        GAME.initial(1, Options()),
        phase=st.TOPPLING,
        ended=BY_STOCK,
        tiles=tiles,
        dominoes=dominoes,
        riders=tuple(riders),
        tiles_left=(),
        animals_left=(),
        pushes=1,
        pushed=1,
        waits=(st.PHYSICS,),
    )


@click.command("bench", context_settings=HELP)
@click.option("--cascades", type=click.IntRange(1, 100), default=3, show_default=True, help="Number of whole tables to topple.")
@click.option("--quick", is_flag=True, help="Skip the long rows.")
def bench(cascades: int, *, quick: bool) -> None:
    """Benchmark this machine: a whole table from push to rest, rows of growing length, a placement check, and a count."""
    click.echo(f"{'':44}{'CPU':>10}{'worst':>10}{'simulated':>11}{'× real time':>13}{'stream':>11}")
    for cost in measure_all(cascades, GROWTH[:1] if quick else GROWTH):
        moved = f"{cost.simulated:9.1f} s{cost.simulated / cost.seconds:13.1f}{cost.stream:9,} B" if cost.simulated else ""
        click.echo(f"{cost.name:44}{duration_text(cost.seconds):>10}{duration_text(cost.worst):>10}{moved}")


def duration_text(seconds: float) -> str:
    """Format a duration with a readable unit."""
    # Three digits would round 0.9995 s to 1e+03 ms.
    return f"{seconds:.2f} s" if seconds >= 0.9995 else f"{seconds * 1000:.3g} ms"
