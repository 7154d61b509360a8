"""A walk on screens of every shape: eight players, large text, and seats other than the first."""

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import ViewportSize, expect

from .test_phone import FINGER, SMALL, room
from .visitors import LARGE_PHONE, LOW_PHONE, SMALLEST, WIDE, Visitors
from .walkers import Walker, create_table

pytestmark = pytest.mark.browser

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}

SPILT = """() => {
  const board = document.querySelector('[aria-label="The garden"]');
  const outer = board.getBoundingClientRect();
  const out = [];
  for (const one of board.querySelectorAll('button, [role="gridcell"], li, p')) {
    if (!one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    const name = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40);
    // Scrolled content is within reach.
    const scrolls = one.closest('aside, .strip, .others, .card') !== null;
    const across = box.left >= outer.left - 1 && box.right <= outer.right + 1;
    const inside = across && box.top >= outer.top - 1 && box.bottom <= outer.bottom + 1;
    if (!scrolls && !inside) out.push(`outside: ${name}`);
    if (one.scrollWidth > one.clientWidth + 1) out.push(`cut: ${name} ${one.scrollWidth} > ${one.clientWidth}`);
    const high = one.matches('button, li') && one.scrollHeight > one.clientHeight + 1;
    if (high) out.push(`cut below: ${name} ${one.scrollHeight} > ${one.clientHeight}`);
  }
  return out;
}"""
"""JavaScript: parts of the board that are outside of it or cut off."""

PLACE = """() => {
  const box = (one) => { const { x, y, width } = one.getBoundingClientRect(); return [x, y, width].map(Math.round); };
  return { sheet: box(document.querySelector('.paper')), score: box(document.querySelector('.chip button')).slice(0, 2) };
}"""
"""JavaScript: the position of the player's own sheet and points."""


OTHERS = """() => [...document.querySelectorAll('.park li:has(.picture)')].flatMap((one) => {
  const [box, name] = [one.getBoundingClientRect(), one.querySelector('.name span')];
  const what = name.textContent.trim();
  const seen = box.left >= -1 && box.right <= innerWidth + 1 && box.top >= 0 && box.bottom <= innerHeight;
  const whole = name.scrollHeight <= name.clientHeight + 1 && name.scrollWidth <= name.clientWidth + 1;
  return [...(seen ? [] : [`${what} is beside the screen`]), ...(whole ? [] : [`${what} is cut`])];
})"""
"""JavaScript: sheets outside the screen, and names that are cut off."""

CLOCKED = """() => [...document.querySelectorAll('.park li:has(.picture)')].flatMap((one) => {
  const parts = ['.picture', '.name', '.state b', '.mark', '.clock'].map((part) => [part, one.querySelector(part)]);
  const seen = (found) => found?.checkVisibility({ visibilityProperty: true }) === true;
  const boxes = parts.map(([part, found]) => [part, seen(found) ? found.getBoundingClientRect() : null]);
  const card = one.getBoundingClientRect();
  return boxes.flatMap(([part, box], k) => {
    if (!box) return [`no ${part}`];
    const inside = box.left >= card.left && box.right <= card.right && box.top >= card.top && box.bottom <= card.bottom;
    const under = boxes.slice(k + 1).filter(([, other]) => other
      && box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1);
    return [...(inside ? [] : [`${part} sticks out`]), ...under.map(([other]) => `${other} lies over ${part}`)];
  });
})"""
"""JavaScript: parts of the other players' cards that are covered or outside, with running clocks."""

BOT = "bot:gardener"
SEATS = (("me", BOT), (BOT, "me"), (BOT, BOT, BOT, BOT, "me"), (BOT, BOT, BOT, BOT, BOT, BOT, "me", "bot:stroller"))


def square(walker: Walker) -> float:
    box = walker.square("A1").bounding_box()
    assert box
    return min(box["width"], box["height"])


@pytest.mark.parametrize("size", [WIDE, LARGE_PHONE, SIDEWAYS, SMALLEST], ids=["wide", "phone", "sideways", "smallest"])
def test_sheet_and_points_keep_their_place_for_every_seat_and_player_count(visitors: Visitors, size: ViewportSize) -> None:
    # German has the longest words.
    ann = visitors.open(None, size=size, language="de-DE")
    places: list[dict[str, Any]] = []
    for seats in SEATS:
        create_table(ann, *seats)
        walker = Walker(ann)
        walker.settled()
        ann.page.evaluate("document.querySelector('main').querySelector('.park').setAttribute('aria-label', 'The garden')")
        places.append(ann.page.evaluate(PLACE))
        assert ann.page.evaluate(SPILT) == []
        assert square(walker) >= 40
        assert room(ann)["across"] == 0
        if size in (WIDE, LARGE_PHONE):
            assert ann.page.evaluate(OTHERS) == []
        ann.screenshot(f"walk-room-{size['width']}-{len(seats)}-{seats.index('me')}")
    first, second, *_ = places
    # On the smallest screen a long text about the roll may take a few pixels from the sheet.
    assert all(abs(value - other) <= 4 for value, other in zip(first["sheet"], second["sheet"], strict=True)), places
    assert [place["score"] for place in places] == [first["score"]] * len(places)
    # On a phone several other players have a row of their own, for which the sheet shrinks a little.
    assert all(place["sheet"][2] >= first["sheet"][2] * 0.8 for place in places)


@pytest.mark.parametrize("size", [WIDE, LARGE_PHONE], ids=["wide", "phone"])
def test_doubled_text_size_leaves_everything_within_reach(visitors: Visitors, size: ViewportSize) -> None:
    ann = visitors.open(None, size=size)
    create_table(ann, "me", "bot:stroller", "bot:stroller")
    walker = Walker(ann)
    walker.settled()
    ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
    now = walker.settled()
    walker.hold(now.promising[0])
    assert ann.page.evaluate(SPILT) == []
    assert square(walker) >= 40
    assert ann.page.evaluate(SMALL, FINGER) == []
    ann.screenshot(f"walk-large-{size['width']}")
    walker.write()
    expect(ann.page.get_by_test_id("undo")).to_be_visible()


@pytest.mark.parametrize("clock", [{"t": "rounds", "seconds": 60}, {"t": "days", "days": 3}], ids=["a minute", "days"])
def test_with_clocks_the_name_points_and_state_of_others_are_readable(visitors: Visitors, clock: dict[str, Any]) -> None:
    ann = visitors.open(None, language="de-DE")
    for seats in (2, 3, 5):
        create_table(ann, *["me"] * seats, clock=clock)
        for size in (WIDE, LARGE_PHONE, LOW_PHONE):
            ann.page.set_viewport_size(size)
            Walker(ann).settled()
            expect(ann.page.locator(".park li .clock")).to_have_count(seats - 1)
            # Another size is another layout, which is rendered in the next frame.
            with suppress(Late):
                ann.page.wait_for_function(f"() => ({CLOCKED})().length === 0", timeout=5_000)
            assert ann.page.evaluate(CLOCKED) == [], (seats, size)
            assert square(Walker(ann)) >= 40
            ann.screenshot(f"walk-clock-{size['width']}-{seats}-{clock['t']}")


SEEN = """() => {
  const frame = document.querySelector('.others').getBoundingClientRect();
  const names = [...document.querySelectorAll('.park li .name')].map((one) => one.getBoundingClientRect());
  return names.filter((name) => name.bottom <= frame.bottom).length;
}"""
"""JavaScript: the number of other players whose name is visible without scrolling."""


def test_in_landscape_on_a_phone_a_part_of_the_second_row_of_players_is_visible(visitors: Visitors) -> None:
    ann = visitors.open(None, size={"width": 740, "height": 360})
    create_table(ann, *["me"] * 8, clock={"t": "rounds", "seconds": 60})
    Walker(ann).settled()
    expect(ann.page.locator(".park li .clock")).to_have_count(7)
    # A part of the second row is visible, which shows that there is more.
    assert ann.page.evaluate(SEEN) >= 4
    assert [value for value in ann.page.evaluate(CLOCKED) if value != "no .mark"] == []


BESIDE = """() => {
  const beside = document.querySelector('.park aside');
  return beside !== null && beside.scrollHeight <= beside.clientHeight;
}"""
"""JavaScript: everything beside the sheet is visible without scrolling."""


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR", "nl-NL"])
def test_on_a_laptop_everything_beside_the_sheet_is_visible(visitors: Visitors, language: str) -> None:
    ann = visitors.open(None, size={"width": 1366, "height": 768}, language=language)
    create_table(ann, "me", "bot:stroller", "bot:stroller")
    ann.page.wait_for_function(BESIDE, timeout=5_000)
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.visit("/games/walk-in-the-park/lesson")
    ann.page.wait_for_function(BESIDE, timeout=5_000)
