"""Appends to many tables at once until it is killed, and prints acknowledged events: `python appender.py URL`."""

import asyncio
import os
import sys

from rivage.store import Store, open_store
from rivage.table.log import TableSummary
from rivage.table.protocol.events import Acted

TABLES = 40


async def play(store: Store, table: str, known: int) -> None:
    while True:
        await store.append(table, known, [Acted(known, seat=0, action=f"{table} {known}")])
        known += 1
        os.write(1, f"{table} {known}\n".encode())  # unbuffered


async def main(url: str) -> None:
    store = open_store(url)
    names = [f"t{k}" for k in range(TABLES)]
    if not await store.find_due(0):
        await asyncio.gather(*(store.create(name, [], TableSummary("deep-river", "playing", (), due=0)) for name in names))
    # Read all logs first, because the first players would starve the other reads.
    logs = await asyncio.gather(*(store.read(name) for name in names))
    await asyncio.gather(*(play(store, name, len(log)) for name, log in zip(names, logs, strict=True)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
