"""The latency of the standings of a daily deal with thousands of results, on SQLite."""

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from .report import Report

if TYPE_CHECKING:
    from rivage.store.writer import Call

LIMIT_MS = 50.0
DEAL = "daily:walk-in-the-park:2026-11-15"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--results", type=int, default=10_000, help="finished plays (default 10,000)")
    parser.add_argument("--asks", type=int, default=200, help="number of requests (default 200)")


def fill(results: int, days: int = 3) -> "Call":
    """A transaction that inserts results for some days, with sheets of realistic size."""
    from sqlalchemy import insert

    from rivage.store.schema import deals, plays
    from rivage.store.writer import Call

    rng = random.Random(1)
    detail = json.dumps({"reason": "last-roll", "view": {"sheets": ["x" * 3000]}})

    def work(connection: object) -> None:
        for day in range(days):
            deal = DEAL if day == 0 else f"daily:walk-in-the-park:2026-11-{15 - day:02}"
            connection.execute(  # type: ignore[attr-defined]
                insert(deals).values(
                    id=deal, kind="daily", game="walk-in-the-park", day=deal[-10:], options="{}", seed="", created=0, host=""
                )
            )
            rows = [
                {
                    "deal": deal,
                    "player": f"player-{number:06}",
                    "table_id": f"table-{day}-{number:06}",
                    "name": f"Name {number}",
                    "started": number,
                    "finished": number + 1000,
                    "score": float(min(30, max(-6, round(rng.gauss(14, 6))))),
                    "detail": detail,
                }
                for number in range(results)
            ]
            connection.execute(insert(plays), rows)  # type: ignore[attr-defined]

    return Call(work)


async def measure(folder: Path, results: int, asks: int) -> list[float]:
    """The milliseconds of each request, each by another player."""
    from rivage.store import open_store

    async with open_store("", data_folder=folder) as store:
        await store._write(fill(results))
        times = []
        for number in range(asks):
            started = time.perf_counter()
            standings = await store.standings(DEAL, f"player-{number * 37 % results:06}", 5)
            times.append((time.perf_counter() - started) * 1000)
            assert sum(many for _, many in standings.counts) == results
            assert standings.rank
            assert len(standings.best) == min(5, results)
        return times


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
    with tempfile.TemporaryDirectory() as folder:
        times = sorted(asyncio.run(measure(Path(folder), options.results, options.asks)))
    report = Report(
        "daily", "Page of a daily: distribution, rank and best sheets by one query", ("results", "median", "95 %", "limit")
    )
    median, p95 = statistics.median(times), times[int(len(times) * 0.95)]
    report.rows.append((f"{options.results:,}", f"{median:.1f} ms", f"{p95:.1f} ms", f"{LIMIT_MS:.0f} ms"))
    report.raw = {"results": options.results, "median_ms": median, "p95_ms": p95}
    return report


def main() -> None:
    """Run only this benchmark: `python -m benchmarks.daily`."""
    parser = argparse.ArgumentParser(description=__doc__)
    arguments(parser)
    print(run(parser.parse_args()).plain())


if __name__ == "__main__":
    main()
