"""The river from the Start tile: its count and gaps while it is built, its wave, and the picture to share."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import Person, RunningServer, running_server

from .builders import FLAT, Builder
from .test_axe import check
from .visitors import PHONE, Visitor, Visitors, box

pytestmark = pytest.mark.browser

STOCK = 10
FEW = f"import rivage.games.aya.state as state; state.STOCKS.update({{1: {STOCK}}}); state.DOMINOES = {STOCK}"
"""Building ends when the tenth domino is drawn."""
RIVER = tuple(f"{x},0,0" for x in (-20, 4, 28, 52, 76))
BEYOND = ("196,0,0", "220,0,0")
"""Dominoes behind a gap of 12 cm."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on which the box of Aya has ten dominoes."""
    with running_server(tmp_path_factory.mktemp("server"), prelude=FEW) as server:
        yield server


async def build(person: Person) -> str:
    """Create a table and build a river with a gap there. Returns the table's id."""
    table = person.create_table("me", game="aya")
    async with person.at(table) as line:
        draws = [action for spot in (*RIVER, *BEYOND) for action in ("draw", f"place {spot}")]
        for action in ("start -20,0,0", "flip", *draws):
            answer = await line.do("act", seat=0, action=action, version=0)
            assert answer["t"] == "patch", (action, answer)
    return table


@pytest.fixture
def visitor(chromium: Browser, server: RunningServer) -> Iterator[Visitor]:
    """The person who built the river, at its table on a phone."""
    person = Person(server.url)
    # Use a thread, because the synchronous Playwright occupies the event loop of this one.
    with ThreadPoolExecutor() as threads:
        table = threads.submit(asyncio.run, build(person)).result()
    visitors = Visitors(chromium, server.url)
    visitor = visitors.open(None, size=PHONE, motion=True)
    name, _, value = person.cookie.partition("=")
    visitor.page.context.add_cookies([{"name": name, "value": value, "url": server.url}])
    visitor.page.add_init_script(FLAT)
    visitor.visit(f"/t/{table}")
    yield visitor
    person.close()
    visitors.close()


def stand(builder: Builder, x: float) -> None:
    """Draw a domino and place it in the row."""
    if builder.draw() == "choose":
        builder.button("plain").click()
    builder.task("stand")
    builder.put(x, 0, 0)


def test_the_river_from_start_is_counted_in_one_row_and_shows_its_gap(visitor: Visitor) -> None:
    page, builder = visitor.page, Builder(visitor)
    river = page.get_by_test_id("aya-river")
    expect(river).to_contain_text("River from Start: 5 dominoes")
    cut = page.get_by_test_id("aya-river-cut")
    expect(cut).to_have_text("2 cut off")
    assert box(river)["bottom"] - box(river)["top"] < 44
    assert box(river)["right"] <= PHONE["width"]
    builder.expect_drawn(dominoes=7)
    looks = "() => document.querySelector('.picture').renderer.drawn().lines.flatMap((line) => line.river ?? []).join(' ')"
    page.wait_for_function(f"() => ({looks})() === 'wet wet wet wet wet dry dry'")
    cut.click()
    gap = "12 cm from domino 5 to domino 6: 2 dominoes would stay standing."
    expect(page.get_by_test_id("aya-river-gap")).to_contain_text(gap)
    page.wait_for_function(f"() => ({looks})() === 'wet wet wet wet wet dry dry gap'")
    check(visitor, "aya-river-gap")


def test_the_count_of_the_river_follows_placements_and_the_wave_and_is_a_record(visitor: Visitor) -> None:
    page, builder = visitor.page, Builder(visitor)
    river = page.get_by_test_id("aya-river")
    stand(builder, 100)
    expect(river).to_contain_text("River from Start: 6 dominoes")
    expect(page.get_by_test_id("aya-river-said")).to_have_text("River from Start: 6 dominoes. 2 dominoes are cut off.")
    stand(builder, 124)
    expect(river).to_contain_text("River from Start: 7 dominoes")
    builder.button("draw").click()

    panel = page.get_by_test_id("aya-push")
    expect(panel).to_contain_text("Push domino 1: it topples 7 of 9")
    panel.get_by_role("button", name="Push", exact=True).click()
    expect(page.get_by_test_id("aya-fallen")).to_have_attribute("data-count", "7")
    expect(river).to_have_count(0)
    panel.get_by_role("button", name="Push", exact=True).click()

    counting = page.get_by_test_id("aya-count")
    expect(counting).to_be_visible()
    counting.get_by_role("button", name="Skip").evaluate_all("(found) => found.forEach((one) => one.click())")
    expect(counting.get_by_test_id("aya-wave-record")).to_have_text("New record: your longest wave on your own!")
    counting.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Share a picture").first.click()
    picture = page.get_by_test_id("end-picture")
    expect(picture).to_have_attribute("data-painted", "true")
    assert "Longest wave: 7 dominoes." in (picture.get_attribute("aria-label") or "")
    visitor.screenshot("aya-river-picture")
    assert picture.evaluate("(canvas) => [canvas.width, canvas.height > 560]") == [1080, True]
    page.keyboard.press("Escape")
    visitor.visit("/games/aya/album")
    expect(page.get_by_test_id("album-waves")).to_contain_text("7 dominoes")
    check(visitor, "aya-album-waves")
