"""Runs `rivage` with a monitor of event loop lag: `python watched_server.py FILE serve ...` logs the lag in FILE.

A task wakes up every two milliseconds. Its delay is the time for which other work blocked the loop, or other programs had the
core. The CPU time of the thread distinguishes the two. Lines are `TIME SECONDS CPU-SECONDS`, for delays of more than a few
milliseconds.
"""

import asyncio
import sys
import time
from pathlib import Path

INTERVAL_S = 0.002
MIN_LOGGED_S = 0.005


def watch(file: Path) -> None:
    """Monitor the server's event loop from its start, in addition to the server's own metrics."""
    from rivage.server.metrics import LAG_INTERVAL_S, Metrics

    original = Metrics.watch_loop

    async def watch_closely(self: Metrics, interval_s: float = LAG_INTERVAL_S) -> None:
        task = asyncio.create_task(original(self, interval_s))
        clock = asyncio.get_running_loop().time
        try:
            with file.open("w", buffering=1) as lines:
                while True:
                    due, cpu = clock() + INTERVAL_S, time.thread_time()
                    await asyncio.sleep(INTERVAL_S)
                    lag = clock() - due
                    if lag > MIN_LOGGED_S:
                        lines.write(f"{time.time():.4f} {lag:.4f} {time.thread_time() - cpu:.4f}\n")
        finally:
            task.cancel()

    Metrics.watch_loop = watch_closely  # type: ignore[method-assign]  # only for this measurement


if __name__ == "__main__":
    watch(Path(sys.argv.pop(1)))
    from rivage.cli import main

    main(prog_name="rivage")
