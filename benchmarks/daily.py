"""How fast the page of a daily answers with thousands of results, on SQLite."""

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

LIMIT = 50.0
"""Milliseconds."""
DEAL = "daily:walk-in-the-park:2026-11-15"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--results", type=int, default=10_000, help="players who have finished (default 10,000)")
    parser.add_argument("--asks", type=int, default=200, help="how often the page is asked for (default 200)")


def fill(results: int, days: int = 3) -> "Call":
    """Days of results, each with a sheet of real size, in one transaction."""
    from sqlalchemy import insert

    from rivage.store.schema import deals, plays
    from rivage.store.writer import Call

    chance = random.Random(1)
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
                    "score": float(min(30, max(-6, round(chance.gauss(14, 6))))),
                    "detail": detail,
                }
                for number in range(results)
            ]
            connection.execute(insert(plays), rows)  # type: ignore[attr-defined]

    return Call(work)


async def measure(folder: Path, results: int, asks: int) -> list[float]:
    """Milliseconds of each ask, by another player each time."""
    from rivage.store import open_store

    async with open_store("", data_folder=folder) as store:
        await store._write(fill(results))
        times = []
        for number in range(asks):
            began = time.perf_counter()
            standings = await store.standings(DEAL, f"player-{number * 37 % results:06}", 5)
            times.append((time.perf_counter() - began) * 1000)
            assert sum(many for _, many in standings.counts) == results
            assert standings.rank
            assert len(standings.best) == min(5, results)
        return times


def run(options: argparse.Namespace) -> Report:
    """Measure, and say so."""
    with tempfile.TemporaryDirectory() as folder:
        times = sorted(asyncio.run(measure(Path(folder), options.results, options.asks)))
    report = Report(
        "daily", "Page of a daily: distribution, rank and best sheets by one query", ("results", "median", "95 %", "limit")
    )
    middle, most = statistics.median(times), times[int(len(times) * 0.95)]
    report.rows.append((f"{options.results:,}", f"{middle:.1f} ms", f"{most:.1f} ms", f"{LIMIT:.0f} ms"))
    report.raw = {"results": options.results, "median_ms": middle, "p95_ms": most}
    return report


def main() -> None:
    """Run alone: `python -m benchmarks.daily`."""
    parser = argparse.ArgumentParser(description=__doc__)
    arguments(parser)
    print(run(parser.parse_args()).plain())


if __name__ == "__main__":
    main()
