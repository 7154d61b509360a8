"""The end of a match: result beside the board, shared picture, and the next match."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from .test_phone import room
from .visitors import LARGE_PHONE, LOW_PHONE, SMALLEST, Visitor, Visitors, box, table_of_two
from .walkers import create_table as create_walk
from .walkers import stroll

pytestmark = pytest.mark.browser

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 800},
    LARGE_PHONE,
    {"width": 844, "height": 390},
    SMALLEST,
)

PANEL_LAYOUT = """(tiny) => {
  const box = (one) => one.getBoundingClientRect();
  const all = (what) => [...document.querySelectorAll(what)];
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const screen = { left: -0.5, top: -0.5, right: innerWidth + 0.5, bottom: innerHeight + 0.5 };
  const beyond = (a) => a.left < screen.left || a.top < screen.top || a.right > screen.right || a.bottom > screen.bottom;
  const next = all('[data-testid=end] .next :is(button, a)');
  const clipped = (one) => {
    if (tiny) one.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom } = box(one);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !one.contains(hit) || one.scrollWidth > one.clientWidth + 1 || bottom - top < 43.5;
  };
  const board = box(all('main section.board')[0]);
  const tools = all('main .tools button, main .steps button').filter((one) => one.checkVisibility());
  const hidden = [...next.filter(clipped), ...[...next, ...tools].filter((one) => beyond(box(one)))];
  return {
    over: meet(box(all('[data-testid=end]')[0]), board),
    hidden: hidden.map((one) => one.textContent.trim() || one.title),
    next: next.length,
    board: [board.width, board.height],
  };
}"""
"""JavaScript:

whether the panel covers the board, which buttons in it are cut off or too small, and which buttons are outside the screen. On a
tiny screen the buttons of the panel may need scrolling.
"""

MOVING = """() => {
  const seen = (window.seen = { panel: null });
  new MutationObserver(() => {
    if (seen.panel !== null || !document.querySelector('[data-testid=end]')) return;
    const motions = document.querySelector('.pieces').getAnimations({ subtree: true });
    seen.panel = motions.filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity).length;
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""JavaScript: record the number of running animations when the panel appears."""


def each_size(visitor: Visitor) -> list[tuple[str, dict[str, Any]]]:
    """The layout of the panel on screens of every shape, with normal and doubled text size."""
    measured = []
    for size in SIZES:
        for letters in ("100%", "200%"):
            visitor.page.set_viewport_size(size)
            visitor.page.evaluate("size => { document.documentElement.style.fontSize = size === '100%' ? '' : size }", letters)
            visitor.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            where = f"{size['width']}x{size['height']} {letters}"
            assert room(visitor) == {"across": 0, "down": 0, "x": 0, "y": 0}, where
            tiny = letters == "200%" and size["height"] < 600
            measured.append((where, visitor.page.evaluate(PANEL_LAYOUT, tiny)))
            visitor.screenshot(f"end-{where.replace(' ', '-')}")
    visitor.page.evaluate("document.documentElement.style.fontSize = ''")
    visitor.page.set_viewport_size(SIZES[0])
    return measured


def check_each_size(visitor: Visitor, buttons: int) -> None:
    """The panel covers no part of the board, and all of its buttons can be seen and touched."""
    for where, layout in each_size(visitor):
        assert not layout["over"], where
        assert layout["hidden"] == [], where
        assert layout["next"] == buttons, where
        assert min(layout["board"]) >= 130, (where, layout["board"])


MIN_RESULT_HEIGHT = 120
"""Minimum height in pixels to read the result and its reason."""


def result_height(visitor: Visitor) -> float:
    """Height of the part of the panel that describes the result."""
    measured = box(visitor.end.locator(".told"))
    return measured["bottom"] - measured["top"]


def test_on_a_low_phone_the_result_is_readable_and_the_sheet_stays_visible(visitors: Visitors) -> None:
    ann = visitors.open(None, size=LOW_PHONE, touch=True)
    create_walk(ann, "me", "bot:stroller", "bot:stroller")
    stroll(ann)
    expect(ann.end.get_by_test_id("decided")).to_be_visible()
    assert result_height(ann) >= MIN_RESULT_HEIGHT
    sheet = box(ann.page.locator(".park .paper"))
    assert sheet["right"] - sheet["left"] >= 240


def confetti(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("confetti")


def test_the_result_covers_neither_the_board_nor_an_offer_on_any_screen(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors)
    ann.resign()
    expect(ben.end.get_by_role("heading")).to_have_text("You win!")
    expect(ben.end).to_contain_text("Ann resigned.")
    check_each_size(ben, buttons=2)

    # The offer of another game replaces the player's own button, and is answered there.
    ann.press("Play again")
    expect(ben.end.get_by_role("region", name="Offer")).to_contain_text("Ann would like another game.")
    check_each_size(ben, buttons=2)

    # The folded panel is one line, and the offer is still visible.
    ben.press("Hide the result")
    expect(ben.end).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Accept")).to_be_visible()
    ben.press("Show the result")
    expect(ben.end).to_be_visible()


def test_confetti_appears_once_for_the_winner_unless_motion_is_reduced(visitors: Visitors) -> None:
    ann = visitors.open(None, motion=True)
    ben = visitors.open(ann.create_table("me", "open"), motion=True).sit("Ben")
    eve = visitors.open(ann.table)
    ben.settled()
    ben.resign()
    expect(confetti(ann)).to_be_attached()
    expect(ann.end).to_be_visible()
    for other in (ben, eve):
        expect(other.end).to_be_visible()
        expect(confetti(other)).to_have_count(0)
    ann.page.reload()
    expect(ann.end).to_be_visible()
    expect(confetti(ann)).to_have_count(0)


def test_the_result_can_be_saved_as_a_picture(visitors: Visitors) -> None:
    ann = visitors.open(None)
    ann.create_table("me", "bot:first-steps")
    ann.ready()
    ann.resign()
    check_picture(ann, "deep-river")
    ann = visitors.open(None)
    create_walk(ann, "me", "bot:stroller")
    stroll(ann)
    check_picture(ann, "walk-in-the-park")


COLOURS = """(canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const seen = new Set();
  for (let k = 0; k < data.length; k += 4 * 97) seen.add((data[k] << 16) | (data[k + 1] << 8) | data[k + 2]);
  return { width: canvas.width, height: canvas.height, colours: seen.size };
}"""
"""JavaScript: the size of a picture and the number of its colours."""


def check_picture(visitor: Visitor, game: str) -> None:
    """The picture is drawn, has a description, and can be saved."""
    expect(visitor.end).to_be_visible()
    visitor.press("Share a picture")
    dialog = visitor.page.get_by_role("dialog", name="Share a picture")
    picture = dialog.get_by_test_id("end-picture")
    expect(picture).to_have_attribute("data-painted", "true")
    expect(picture).to_have_accessible_name(re.compile("Ann"))
    shown = picture.evaluate(COLOURS)
    assert shown["width"] == 1080
    assert shown["height"] > 900
    # A card with texts only has a handful of colours.
    assert shown["colours"] > 40, shown
    visitor.screenshot(f"picture-{game}")
    with visitor.page.expect_download() as saved:
        dialog.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename.startswith(game)
    dialog.get_by_role("button", name="Copy link").click()
    assert visitor.table in visitor.page.evaluate("navigator.clipboard.readText()")
    dialog.get_by_role("button", name="Close").click()
