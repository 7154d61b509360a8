"""Tables that were closed because nobody came."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import running_server

from rivage.hosting import new_id
from rivage.registry import find
from rivage.store import open_store
from rivage.table import Occupant, TableOptions, TableSetup, create_table, summary, wall_clock

from .visitors import Visitors

pytestmark = pytest.mark.browser

WEEK = 7 * 86_400_000


def create_in_past(folder: Path, *seats: Occupant, weeks: int) -> str:
    """Create a table in the past."""
    table = new_id()

    async def write() -> None:
        decision = create_table(
            TableSetup("deep-river", seats, TableOptions(), "host"), find, "07" * 32, wall_clock() - weeks * WEEK - 1
        )
        async with open_store("", data_folder=folder) as store:
            await store.create(table, decision.events, summary(decision.after))

    # Playwright runs an event loop in this thread.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(lambda: asyncio.run(write())).result()
    return table


def test_an_abandoned_table_says_that_it_was_closed(chromium: Browser, tmp_path: Path) -> None:
    people = Occupant(player="ann", name="Ann"), Occupant(player="ben", name="Ben")
    waiting = create_in_past(tmp_path, people[0], Occupant(), weeks=1)
    playing = create_in_past(tmp_path, *people, weeks=13)
    with running_server(tmp_path) as server:
        visitors = Visitors(chromium, server.url)
        visitor = visitors.open(f"/t/{waiting}")
        expect(visitor.page.get_by_test_id("abandoned")).to_contain_text("Nobody came back for a long time")
        visitor.page.goto(f"{server.url}/t/{playing}")
        expect(visitor.page.get_by_text("Nobody came back for a long time, so the table was closed.").first).to_be_visible()
        expect(visitor.page.get_by_text("A draw")).to_have_count(0)
        visitors.close()
