"""A killed server has stored each acknowledged event exactly once."""

import os
import subprocess
import sys
from pathlib import Path

from rivage.store import open_store
from rivage.table.protocol.events import Acted


def acknowledged_until_killed(url: str, enough: int) -> dict[str, int]:
    """Append until the process is killed with SIGKILL. Returns the number of acknowledged events of each table."""
    process = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("appender.py")), url],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # the code under test, installed or not
    )
    assert process.stdout is not None
    known: dict[str, int] = {}
    seen = 0
    with process.stdout as lines:
        for line in lines:
            if not line.endswith(b"\n"):
                break  # killed while it wrote
            table, length = line.decode().split()
            known[table] = int(length)
            seen += 1
            if seen == enough:
                process.kill()
    assert process.wait() == -9
    assert seen >= enough
    return known


async def test_a_killed_server_keeps_each_acknowledged_event_exactly_once(url: str) -> None:
    for _ in range(3):
        known = acknowledged_until_killed(url, enough=1500)
        async with open_store(url) as store:
            assert sorted(table for table, _ in await store.find_due(0)) == sorted(known)
            for table, length in known.items():
                events = await store.read(table)
                assert events == [Acted(k, seat=0, action=f"{table} {k}") for k in range(len(events))]
                # Only the append in progress may be stored without an acknowledgement.
                assert length <= len(events) <= length + 1
