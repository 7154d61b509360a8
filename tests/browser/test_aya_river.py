"""The river from Start: counted and its gaps shown while it is built, counted while it falls, and shown around at the end."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import Person, RunningServer, running_server

from .builders import FLAT, Builder
from .test_axe import check
from .visitors import PHONE, Visitors, box

pytestmark = pytest.mark.browser

STOCK = 10
FEW = f"import rivage.games.aya.state as state; state.STOCKS.update({{1: {STOCK}}}); state.DOMINOES = {STOCK}"
"""Building ends when the tenth domino is drawn."""
RIVER = tuple(f"{x},0,0" for x in (-20, 4, 28, 52, 76))
BEYOND = ("196,0,0", "220,0,0")
"""Dominoes behind a gap of 12 cm."""


@pytest.fixture
def few(tmp_path: Path) -> Iterator[RunningServer]:
    """A server where ten dominoes are all."""
    with running_server(tmp_path, prelude=FEW) as server:
        yield server


async def build(person: Person) -> str:
    """A table on which somebody alone has built a river with a gap."""
    table = person.lay("me", game="aya")
    async with person.at(table) as line:
        draws = [action for spot in (*RIVER, *BEYOND) for action in ("draw", f"place {spot}")]
        for action in ("start -20,0,0", "flip", *draws):
            told = await line.do("act", seat=0, action=action, version=0)
            assert told["t"] == "patch", (action, told)
    return table


def stand(builder: Builder, x: float) -> None:
    """Draw a domino and stand it in the row."""
    if builder.draw() == "choose":
        builder.button("plain").click()
    builder.task("stand")
    builder.put(x, 0, 0)


def test_the_river_is_counted_while_it_is_built_and_falls_and_is_shown_around(chromium: Browser, few: RunningServer) -> None:
    person = Person(few.url)
    # A thread of its own: beside the browser no other loop may run here.
    with ThreadPoolExecutor() as elsewhere:
        table = elsewhere.submit(asyncio.run, build(person)).result()
    visitors = Visitors(chromium, few.url)
    visitor = visitors.come(None, size=PHONE, motion=True)
    page = visitor.page
    name, _, value = person.cookie.partition("=")
    page.context.add_cookies([{"name": name, "value": value, "url": few.url}])
    page.add_init_script(FLAT)
    visitor.visit(f"/t/{table}")
    builder = Builder(visitor)
    river = page.get_by_test_id("aya-river")

    # What falls and what is cut off, in one row of a small phone; where the gap is, at a touch.
    expect(river).to_contain_text("River from Start: 5 dominoes")
    cut = page.get_by_test_id("aya-river-cut")
    expect(cut).to_have_text("2 cut off")
    assert box(river)["bottom"] - box(river)["top"] < 44
    assert box(river)["right"] <= PHONE["width"]
    builder.expect_drawn(dominoes=7)
    looks = "() => document.querySelector('.picture').renderer.drawn().lines.flatMap((line) => line.river ?? []).join(' ')"
    page.wait_for_function(f"() => ({looks})() === 'wet wet wet wet wet dry dry'")
    cut.click()
    expect(page.get_by_test_id("aya-river-gap")).to_contain_text("12 cm from domino 5 to domino 6: 2 dominoes stay standing.")
    page.wait_for_function(f"() => ({looks})() === 'wet wet wet wet wet dry dry gap'")
    check(visitor, "aya-river-gap")

    # It follows every placement, and a screen reader hears of one's own.
    stand(builder, 100)
    expect(river).to_contain_text("River from Start: 6 dominoes")
    expect(page.get_by_test_id("aya-river-said")).to_have_text("River from Start: 6 dominoes. 2 dominoes are cut off.")
    stand(builder, 124)
    expect(river).to_contain_text("River from Start: 7 dominoes")
    builder.button("draw").click()

    # The best first push is suggested, and what falls is counted.
    panel = page.get_by_test_id("aya-push")
    expect(panel).to_contain_text("Push domino 1: it fells 7 of 9")
    expect(river).to_contain_text("River from Start: 7 dominoes")
    panel.get_by_role("button", name="Push", exact=True).click()
    expect(page.get_by_test_id("aya-fallen")).to_have_attribute("data-count", "7")
    expect(river).to_have_count(0)
    panel.get_by_role("button", name="Push", exact=True).click()

    # The wave is a record, and the picture names it and shows the river alone.
    counting = page.get_by_test_id("aya-count")
    expect(counting).to_be_visible()
    counting.get_by_role("button", name="Skip").evaluate_all("(found) => found.forEach((one) => one.click())")
    expect(counting.get_by_test_id("aya-wave-record")).to_have_text("New record: your longest wave alone!")
    counting.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Share a picture").first.click()
    picture = page.get_by_test_id("end-picture")
    expect(picture).to_have_attribute("data-painted", "true")
    assert "Longest wave: 7 dominoes." in (picture.get_attribute("aria-label") or "")
    visitor.shot("aya-river-picture")
    assert picture.evaluate("(canvas) => [canvas.width, canvas.height > 560]") == [1080, True]
    page.keyboard.press("Escape")
    visitor.visit("/games/aya/album")
    expect(page.get_by_test_id("album-waves")).to_contain_text("7 dominoes")
    check(visitor, "aya-album-waves")
    person.close()
    visitors.leave()
