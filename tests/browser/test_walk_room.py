"""A walk on screens of every shape: eight at the table, large letters, seats other than the first."""

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import ViewportSize, expect

from .test_phone import FINGER, SMALL, room
from .visitors import LARGE_PHONE, LOW_PHONE, SMALLEST, WIDE, Visitors
from .walkers import Walker, lay

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
    // What can be scrolled to is in reach.
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
"""What of the board lies outside of it or is cut off."""

PLACE = """() => {
  const box = (one) => { const { x, y, width } = one.getBoundingClientRect(); return [x, y, width].map(Math.round); };
  return { sheet: box(document.querySelector('.paper')), score: box(document.querySelector('.chip button')).slice(0, 2) };
}"""
"""Where one's own sheet and one's own points stand."""


OTHERS = """() => [...document.querySelectorAll('.park li:has(.picture)')].flatMap((one) => {
  const [box, name] = [one.getBoundingClientRect(), one.querySelector('.name span')];
  const what = name.textContent.trim();
  const seen = box.left >= -1 && box.right <= innerWidth + 1 && box.top >= 0 && box.bottom <= innerHeight;
  const whole = name.scrollHeight <= name.clientHeight + 1 && name.scrollWidth <= name.clientWidth + 1;
  return [...(seen ? [] : [`${what} is beside the screen`]), ...(whole ? [] : [`${what} is cut`])];
})"""
"""Whose sheet is not on the screen, and whose name is not whole."""

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
"""What of the others' cards cannot be read because of the rest, where clocks run."""

BOT = "bot:gardener"
SEATS = (("me", BOT), (BOT, "me"), (BOT, BOT, BOT, BOT, "me"), (BOT, BOT, BOT, BOT, BOT, BOT, "me", "bot:stroller"))


def square(walker: Walker) -> float:
    box = walker.square("A1").bounding_box()
    assert box
    return min(box["width"], box["height"])


@pytest.mark.parametrize("size", [WIDE, LARGE_PHONE, SIDEWAYS, SMALLEST], ids=["wide", "phone", "sideways", "smallest"])
def test_whichever_seat_the_sheet_and_however_many_ones_points_keep_their_place(visitors: Visitors, size: ViewportSize) -> None:
    # German has the longest words.
    ann = visitors.come(None, size=size, language="de-DE")
    places: list[dict[str, Any]] = []
    for seats in SEATS:
        lay(ann, *seats)
        walker = Walker(ann)
        walker.settled()
        ann.page.evaluate("document.querySelector('main').querySelector('.park').setAttribute('aria-label', 'The garden')")
        places.append(ann.page.evaluate(PLACE))
        assert ann.page.evaluate(SPILT) == []
        assert square(walker) >= 40
        assert room(ann)["across"] == 0
        if size in (WIDE, LARGE_PHONE):
            assert ann.page.evaluate(OTHERS) == []
        ann.shot(f"walk-room-{size['width']}-{len(seats)}-{seats.index('me')}")
    first, second, *_ = places
    # On the smallest screen a long word about the roll may take a few pixels from the sheet.
    assert all(abs(one - other) <= 4 for one, other in zip(first["sheet"], second["sheet"], strict=True)), places
    assert [place["score"] for place in places] == [first["score"]] * len(places)
    # Several others have a row of their own on a phone, for which the sheet gives up a little.
    assert all(place["sheet"][2] >= first["sheet"][2] * 0.8 for place in places)


@pytest.mark.parametrize("size", [WIDE, LARGE_PHONE], ids=["wide", "phone"])
def test_letters_twice_as_large_leave_everything_in_reach(visitors: Visitors, size: ViewportSize) -> None:
    ann = visitors.come(None, size=size)
    lay(ann, "me", "bot:stroller", "bot:stroller")
    walker = Walker(ann)
    walker.settled()
    ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
    now = walker.settled()
    walker.hold(now.promising[0])
    assert ann.page.evaluate(SPILT) == []
    assert square(walker) >= 40
    assert ann.page.evaluate(SMALL, FINGER) == []
    ann.shot(f"walk-large-{size['width']}")
    walker.write()
    expect(ann.page.get_by_test_id("undo")).to_be_visible()


@pytest.mark.parametrize("clock", [{"t": "rounds", "seconds": 60}, {"t": "days", "days": 3}], ids=["a minute", "days"])
def test_a_clock_leaves_name_points_and_state_to_be_read(visitors: Visitors, clock: dict[str, Any]) -> None:
    ann = visitors.come(None, language="de-DE")
    for seats in (2, 3, 5):
        lay(ann, *["me"] * seats, clock=clock)
        for size in (WIDE, LARGE_PHONE, LOW_PHONE):
            ann.page.set_viewport_size(size)
            Walker(ann).settled()
            expect(ann.page.locator(".park li .clock")).to_have_count(seats - 1)
            # Another size is another arrangement, which is seen with the next frame.
            with suppress(Late):
                ann.page.wait_for_function(f"() => ({CLOCKED})().length === 0", timeout=5_000)
            assert ann.page.evaluate(CLOCKED) == [], (seats, size)
            assert square(Walker(ann)) >= 40
            ann.shot(f"walk-clock-{size['width']}-{seats}-{clock['t']}")


SEEN = """() => {
  const frame = document.querySelector('.others').getBoundingClientRect();
  const names = [...document.querySelectorAll('.park li .name')].map((one) => one.getBoundingClientRect());
  return names.filter((name) => name.bottom <= frame.bottom).length;
}"""
"""Of how many others one reads the name without moving anything."""


def test_on_a_phone_held_sideways_the_others_by_the_clock_lead_on_to_who_is_below(visitors: Visitors) -> None:
    ann = visitors.come(None, size={"width": 740, "height": 360})
    lay(ann, *["me"] * 8, clock={"t": "rounds", "seconds": 60})
    Walker(ann).settled()
    expect(ann.page.locator(".park li .clock")).to_have_count(7)
    # The second row is begun: one sees that there is more.
    assert ann.page.evaluate(SEEN) >= 4
    assert [one for one in ann.page.evaluate(CLOCKED) if one != "no .mark"] == []


BESIDE = """() => {
  const beside = document.querySelector('.park aside');
  return beside !== null && beside.scrollHeight <= beside.clientHeight;
}"""
"""All that stands beside the sheet is seen without moving it."""


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR", "nl-NL"])
def test_on_a_laptop_all_that_stands_beside_the_sheet_is_seen(visitors: Visitors, language: str) -> None:
    ann = visitors.come(None, size={"width": 1366, "height": 768}, language=language)
    lay(ann, "me", "bot:stroller", "bot:stroller")
    ann.page.wait_for_function(BESIDE, timeout=5_000)
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.visit("/games/walk-in-the-park/lesson")
    ann.page.wait_for_function(BESIDE, timeout=5_000)
