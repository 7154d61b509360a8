"""Preferences:

changed by keyboard, applied at once, effective at the table, and stored. Also the accessibility of other pages.
"""

import random
import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from .test_axe import AXE, check
from .test_keyboard import tab_to
from .test_phone import FINGER, SMALL, room
from .visitors import LARGE_PHONE, Visitor, Visitors, box
from .words import words

pytestmark = pytest.mark.browser

RINGED = """() => {
  const style = getComputedStyle(document.activeElement);
  return document.activeElement !== document.body && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
}"""
"""JavaScript: whether the focus ring is visible."""
LARGER = "document.documentElement.style.fontSize = '212.5%'"
"""Doubled text size."""


def left_of(element: Locator, other: Locator) -> bool:
    """Whether an element begins further to the left than another."""
    return box(element)["left"] < box(other)["left"]


def piece(page: Page) -> float:
    """The size of a fish on the board of Deep River."""
    size: float = page.locator(".pieces .pawn").first.evaluate("(one) => one.getBoundingClientRect().width")
    return size


def tick(ann: Visitor, name: str) -> None:
    """Focus a preference with the Tab key, check its focus ring, and toggle it with the space bar; it is uploaded."""
    tab_to(ann, test=f"wish-{name}")
    assert ann.page.evaluate(RINGED), name
    with ann.page.expect_response(re.compile("/me/kept/settings")):
        ann.page.keyboard.press("Space")


def test_preferences_are_changed_by_keyboard_and_effective_at_the_table(visitors: Visitors) -> None:
    ann = visitors.open(None)
    ann.create_table("me", "bot:first-steps")
    ann.ready()
    usual, table, page = piece(ann.page), ann.table, ann.page
    tools, board = page.get_by_role("group", name="At the table"), page.get_by_role("region", name="Board")
    assert left_of(board, tools)

    # In reading order.
    ann.visit("/settings")
    tick(ann, "confirm-wish")
    tick(ann, "large-pieces")
    tick(ann, "left-handed")
    tab_to(ann, test="wish-by-words-wish")

    ann.visit(table)
    ann.ready()
    assert left_of(tools, board)
    assert piece(page) > usual
    check(ann, "table-left-large")
    # The turn ends by itself after the last choice.
    now = ann.ready()
    while not now.confirm:
        now = ann.choose(random.Random(4))
    assert not ann.settled(now).confirm
    expect(page.get_by_test_id("announcements")).not_to_be_empty()

    # The settings dialog has the same preferences.
    ann.press("Settings")
    expect(page.get_by_test_id("wish-left-handed")).to_be_checked()
    expect(page.get_by_test_id("wish-confirm-wish")).not_to_be_checked()


@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "de")])
def test_pages_about_the_site_are_accessible(visitors: Visitors, theme: Literal["light", "dark"], language: str) -> None:
    assert AXE.is_file(), "axe is not installed; please run: python scripts/build_client.py --install"
    say = words(language)
    ann = visitors.open(None, theme=theme, language=language, size=LARGE_PHONE)
    visitors.expected.append("404 (Not Found)")
    for path, title in (
        ("/settings", say["settings-title"]),
        ("/accessibility", say["accessibility-title"]),
        ("/me", say["me-title"]),
        ("/nowhere", say["lost-title"]),
    ):
        ann.visit(path)
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(title)
        check(ann, f"{path[1:]}-{theme}-{language}")
        small = ann.page.evaluate(SMALL, FINGER) if path == "/settings" else []
        # A checkbox is as large as its line, which can be touched too.
        assert [element for element in small if not re.fullmatch(r": 2\d(\.\d+)? x 2\d(\.\d+)?", element)] == []
        ann.page.evaluate(LARGER)
        assert room(ann)["across"] == 0, f"{path} with doubled text size"
        ann.screenshot(f"{path[1:]}-twice-{language}")
