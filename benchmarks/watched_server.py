"""`rivage` with a watch on its event loop: `python watched_server.py FILE serve ...` tells in FILE when it was late.

A task of the loop itself asks to be woken every two milliseconds. By how much it is woken too late is how long something else
held the loop, or the machine the process: so the CPU time of the thread stands beside it, which a busy machine does not make
longer. Lines are `TIME SECONDS CPU-SECONDS`, for what was late by more than a few milliseconds.
"""

import asyncio
import sys
import time
from pathlib import Path

EVERY = 0.002
WORTH_A_LINE = 0.005


def watch(file: Path) -> None:
    """See that the loop of the server is watched as soon as it runs, besides what the server itself measures."""
    from rivage.server.metrics import Metrics

    usual = Metrics.watch_loop

    async def closely(self: Metrics, every: float = 0.25) -> None:
        usually = asyncio.create_task(usual(self, every))
        clock = asyncio.get_running_loop().time
        try:
            with file.open("w", buffering=1) as lines:
                while True:
                    wanted, worked = clock() + EVERY, time.thread_time()
                    await asyncio.sleep(EVERY)
                    late = clock() - wanted
                    if late > WORTH_A_LINE:
                        lines.write(f"{time.time():.4f} {late:.4f} {time.thread_time() - worked:.4f}\n")
        finally:
            usually.cancel()

    Metrics.watch_loop = closely  # type: ignore[method-assign]  # a measurement: the server itself knows nothing of it


if __name__ == "__main__":
    watch(Path(sys.argv.pop(1)))
    from rivage.cli import main

    main(prog_name="rivage")
