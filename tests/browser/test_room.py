"""Every screen has enough room: phones in portrait and landscape, the smallest phone, and doubled text size."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.server.running import Person

from .visitors import Visitor, Visitors
from .walkers import WALK

pytestmark = pytest.mark.browser

FINGER = 40
"""Minimum width and height of touch targets on a board, in pixels."""

PROBLEMS = """(least) => {
  const wrong = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) {
    const beyond = [...document.querySelectorAll('main *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
    const last = beyond.at(-1)?.outerHTML.slice(0, 100);
    wrong.push(`the page is ${page.scrollWidth} wide: ${last}`);
  }
  const nameOf = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40) || one.outerHTML.slice(0, 80);
  const scrolls = (style) => /auto|scroll/.test(style);
  const hidden = '[aria-hidden="true"], .hidden-text, .skip, [inert]';
  // Whether it contains visible text; text for screen readers only is clipped.
  const shows = (one) => [...one.childNodes].some((child) => {
    if (child.nodeType === Node.TEXT_NODE) return child.data.trim() !== '';
    return child.nodeType === Node.ELEMENT_NODE && getComputedStyle(child).clipPath === 'none' && shows(child);
  });
  const parts = [...document.querySelectorAll('button, a[href], select, summary, input')].filter(
    (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(hidden),
  );
  // A list beside a board may be a strip that scrolls horizontally; nothing else may.
  const frames = [...document.querySelectorAll('body :not(ul, ol)')].filter((one) => scrolls(getComputedStyle(one).overflowX));
  const wide = frames.filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1);
  for (const one of wide) wrong.push(`${one.className || one.tagName} has to be moved sideways`);
  // Text that is cut off.
  for (const one of document.querySelectorAll('main *')) {
    const style = getComputedStyle(one);
    if (style.overflow === 'visible' || scrolls(style.overflow) || style.clipPath !== 'none' || one.closest(hidden)) continue;
    const letters = [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim() !== '');
    const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
    if (letters && cut && one.checkVisibility()) wrong.push(`${nameOf(one)}: its text is cut off`);
  }
  const asked = document.querySelector('[data-testid="prompt"]');
  const [inner, outer] = [asked, asked?.closest('.bar')].map((one) => one?.getBoundingClientRect());
  if (outer && (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1)) wrong.push('the prompt overflows');
  for (const one of parts) {
    const box = one.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(one).opacity === '0') continue;
    const say = (what) => wrong.push(`${nameOf(one)}: ${what}`);
    const written = getComputedStyle(one).display !== 'inline' && one.tagName !== 'INPUT' && shows(one);
    if (written && one.scrollWidth > one.clientWidth + 1) say('its text is cut');
    let { left, right, top, bottom } = box;
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      // Scrolled content is within reach if its scroll container is.
      if (scrolls(style.overflowX)) [left, right] = [frame.left, frame.right];
      else if (style.overflowX !== 'visible' && (left < frame.left - 1 || right > frame.right + 1)) say('cut at a side');
      if (scrolls(style.overflowY)) [top, bottom] = [frame.top, frame.bottom];
      else if (style.overflowY !== 'visible' && (top < frame.top - 1 || bottom > frame.bottom + 1)) say('cut above or below');
    }
    if (left < -1 || right > innerWidth + 1) say(`beside the screen, ${Math.round(left)} to ${Math.round(right)}`);
    const below = page.scrollHeight <= innerHeight && (top < -1 || bottom > innerHeight + 1);
    if (below) say(`out of reach, ${Math.round(top)} to ${Math.round(bottom)}`);
    const onBoard = one.matches('[data-action][aria-label], [data-square]');
    if (onBoard && Math.min(box.width, box.height) < least - 0.5) say(`${Math.round(box.width)} x ${Math.round(box.height)}`);
  }
  return [...new Set(wrong)];
}"""
"""JavaScript: everything on the current page that a user could not reach, read or touch."""

FOCUS = """() => {
  const channel = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const parsed = (colour) => {
    const [r, g, b, a = 1] = (colour.match(/[\\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
    return { light: 0.2126 * channel(r / 255) + 0.7152 * channel(g / 255) + 0.0722 * channel(b / 255), a };
  };
  const ground = (one) => {
    for (let around = one.parentElement; around; around = around.parentElement) {
      const colour = parsed(getComputedStyle(around).backgroundColor);
      if (colour.a > 0.9) return colour;
    }
    return parsed('rgb(255, 255, 255)');
  };
  const wrong = [];
  let seen = 0;
  const parts = [...document.querySelectorAll('button, a[href], select, summary, input, [tabindex="0"]')].filter(
    (one) => !one.disabled && one.checkVisibility() && !one.closest('[inert]'),
  );
  for (const one of parts) {
    one.focus({ preventScroll: true });
    if (document.activeElement !== one) continue;
    seen += 1;
    // A hidden radio input shows its focus ring on its label.
    const shown = [one, one.closest('label')].filter(Boolean).map((each) => ({ each, style: getComputedStyle(each) }));
    const ring = shown.find(({ style }) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2);
    const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40) || one.outerHTML.slice(0, 80);
    if (!ring) {
      wrong.push(`${name}: no ring`);
      continue;
    }
    // A light and a dark ring are visible on any background; one of them must contrast with it.
    const others = (ring.style.boxShadow.match(/rgba?\\([^)]*\\)/g) ?? []).map((each) => parsed(each).light);
    const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const colour = parsed(ring.style.outlineColor).light;
    const contrast = Math.max(...[ground(ring.each).light, ...others].map((light) => ratio(colour, light)));
    if (contrast < 3) wrong.push(`${name}: ring of ${contrast.toFixed(1)} to 1`);
  }
  return { wrong: [...new Set(wrong)], seen };
}"""
"""JavaScript: the focusable elements of a page without a visible focus ring."""


SETTLED = """async () => {
  await document.fonts.ready;
  // A layout that depends on measurements needs a few frames.
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}"""
"""JavaScript: wait until fonts and layout have settled."""


class Screen(NamedTuple):
    """A screen size with a text size."""

    width: int
    height: int
    letters: str = ""
    """The font size of the root element; empty for the default."""

    @property
    def size(self) -> ViewportSize:
        """The viewport size for the browser."""
        return {"width": self.width, "height": self.height}


SCREENS = {
    "a phone on its side": Screen(844, 390),
    "the smallest phone": Screen(320, 568),
    "a phone": Screen(390, 844),
    "a phone with doubled text size": Screen(390, 844, "212.5%"),
    "a desk with doubled text size": Screen(1280, 800, "212.5%"),
}


class Places(NamedTuple):
    """The cookies of a player and the paths to check."""

    cookies: Any
    paths: dict[str, str]


@pytest.fixture(scope="module")
def places(shared_server: Any) -> Iterator[Places]:
    """One player with tables in every state."""
    ann = Person(shared_server.url)
    tables = {
        "waiting room": ann.create_table("me", "open"),
        "river": ann.create_table("me", "me"),
        "walk": ann.create_table("me", "bot:stroller", "bot:stroller", game=WALK),
        "ended": ann.create_table("me", "me"),
    }
    paths = {"home": "/", "game page": "/games/aya", "guide": f"/games/{WALK}", "daily": "/daily", "about": "/about"}
    yield Places(
        [{"name": name, "value": value, "url": shared_server.url} for name, value in ann.http.cookies.items()],
        paths | {name: f"/t/{table}" for name, table in tables.items()},
    )
    ann.close()


def arrived(visitor: Visitor, name: str) -> None:
    """Wait until a page is complete."""
    page = visitor.page
    if name in {"river", "walk"}:
        expect(page.get_by_test_id("prompt")).not_to_be_empty()
        visitor.ready() if name == "river" else expect(page.locator("[data-square]").first).to_be_visible()
    elif name == "ended":
        expect(page.get_by_test_id("prompt")).not_to_be_empty()
        if page.get_by_test_id("end").count() == 0:
            visitor.resign()
        expect(visitor.end).to_be_visible()
    elif name == "home":
        expect(visitor.way("bots")).to_be_visible()
    elif name == "waiting room":
        expect(page.get_by_role("button", name="Copy link")).to_be_visible()
    else:
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(SETTLED)


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_is_within_reach_on(screen: str, visitors: Visitors, places: Places) -> None:
    screen_size = SCREENS[screen]
    ann = visitors.open(None, size=screen_size.size)
    ann.page.context.add_cookies(places.cookies)
    wrong: list[str] = []
    for name, path in places.paths.items():
        ann.visit(path)
        if screen_size.letters:
            ann.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", screen_size.letters)
        arrived(ann, name)
        ann.screenshot(f"room-{screen.replace(' ', '-')}-{name.replace(' ', '-')}")
        wrong += [f"{name}: {each}" for each in ann.page.evaluate(PROBLEMS, FINGER)]
        if name == "river":
            # Fish are smaller than currents.
            before = ann.ready()
            ann.choice(before.choices[0]).click()
            ann.settled(before)
            wrong += [f"fish: {each}" for each in ann.page.evaluate(PROBLEMS, FINGER)]
            ann.step_back()
        if name == "home":
            ann.press("Settings")
            wrong += [f"settings: {each}" for each in ann.page.evaluate(PROBLEMS, FINGER)]
            ann.screenshot(f"room-{screen.replace(' ', '-')}-settings")
            ann.page.keyboard.press("Escape")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_focus_ring_is_visible_on_every_element(theme: Any, visitors: Visitors, places: Places) -> None:
    ann = visitors.open(None, theme=theme)
    ann.page.context.add_cookies(places.cookies)
    wrong: list[str] = []
    for name, path in places.paths.items():
        ann.visit(path)
        arrived(ann, name)
        # The focus ring appears only after keyboard use.
        ann.page.keyboard.press("Tab")
        found = ann.page.evaluate(FOCUS)
        assert found["seen"] > 5, name
        wrong += [f"{name}: {each}" for each in found["wrong"]]
    assert not wrong, "\n".join(wrong)
