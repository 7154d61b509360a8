"""A match of Aya that is over: its cascade from any moment, its building, why the wave stopped, its count."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import PATIENCE, Person, RunningServer, running_server

from .builders import FLAT, STANDS, Builder
from .test_axe import check
from .visitors import Visitors

pytestmark = pytest.mark.browser

HASTE = "import rivage.server.app as app; app.TEMPO = 0.01"
"""Bots a hundred times as quick as people."""


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[RunningServer]:
    """A house with bots in a hurry."""
    with running_server(tmp_path, prelude=HASTE) as server:
        yield server


def finished(house: RunningServer) -> tuple[str, dict[str, int]]:
    """The page of a match that two bots have played to its end, and its last view's count."""
    person = Person(house.url)
    table = person.lay("bot:apprentice", "bot:apprentice", game="aya")
    until = time.monotonic() + 3 * PATIENCE
    while person.http.get(f"/api/v1/tables/{table}").json()["status"] != "over":
        assert time.monotonic() < until, "the bots did not finish"
        time.sleep(0.2)
    frames = person.http.get(f"/api/v1/tables/{table}/replay").json()["frames"]
    person.close()
    return f"/t/{table}", frames[-1]["view"]["count"]


def test_a_finished_match_is_watched_again_explained_and_counted(chromium: Browser, hasty: RunningServer) -> None:
    path, count = finished(hasty)
    visitors = Visitors(chromium, hasty.url)
    visitor = visitors.come(None, motion=True)
    page = visitor.page
    page.add_init_script(FLAT)
    visitor.visit(path)
    builder = Builder(visitor)
    page.get_by_test_id("aya-again").wait_for()
    rest = builder.drawn()

    # Any moment of the cascade: at its beginning what fell in it stands, at its end it lies where it was counted.
    page.get_by_test_id("aya-again").click()
    replay = page.get_by_test_id("aya-replay")
    replay.get_by_role("button", name="Pause").click()
    moment = replay.get_by_role("slider")
    moment.fill("0")
    before = builder.drawn()
    moved = [number for number, pose in before["dominoes"].items() if pose != rest["dominoes"][number]]
    assert any(before["dominoes"][number][2] == pytest.approx(STANDS) for number in moved)
    replay.get_by_role("button", name="2×").click()
    replay.get_by_role("button", name="Play").click()
    expect(moment).to_have_attribute("aria-valuetext", re.compile(r"^([\d.]+) of \1 seconds$"))
    # Told in tenths of a second: it is at its end when it can be played again.
    replay.get_by_role("button", name="Play").wait_for()
    assert builder.drawn() == rest
    replay.get_by_role("button", name="Close").click()

    # Why it stopped, or that it did not.
    page.get_by_test_id("aya-ask").click()
    why = page.get_by_test_id("aya-why")
    expect(why.get_by_role("paragraph")).not_to_have_text("Looking at the table…")
    expect(why.get_by_role("paragraph")).not_to_have_text("This cannot be told now.")
    why.get_by_role("button", name="Close").click()

    # The building: from nothing to all of it, upright.
    page.get_by_test_id("aya-build").click()
    expect(page.get_by_test_id("aya-toppling")).to_have_attribute("data-watching", "building")
    page.wait_for_function("() => document.querySelector('.picture').renderer.drawn().dominoes.size >= 3")
    some = builder.drawn()["dominoes"]
    assert sorted(map(int, some)) == list(range(1, len(some) + 1))
    assert all(pose[2] == STANDS for pose in some.values())
    page.get_by_test_id("aya-toppling").get_by_role("button", name="Close").click()
    builder.expect_drawn(dominoes=len(rest["dominoes"]))
    assert builder.drawn() == rest

    # The count adds up to the score, photo by photo.
    page.get_by_test_id("aya-recount").click()
    counting = page.get_by_test_id("aya-count")
    expect(counting).to_have_attribute("data-told", "1")
    counting.get_by_role("button", name="Skip").click()
    expect(counting).to_have_attribute("data-sum", str(count["score"]))
    check(visitor, "aya-count")
    counting.get_by_role("button", name="Done").click()
    expect(counting).to_have_count(0)
    visitors.leave()
