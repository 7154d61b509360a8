"""Everything from the home page to the end of a turn works by keyboard."""

import re

import pytest
from playwright.sync_api import expect

from .visitors import Visitor, Visitors

pytestmark = pytest.mark.browser

FOCUSED = """() => {
  const one = document.activeElement;
  const name = one.getAttribute('aria-label') ?? one.textContent.trim();
  return { name, action: one.dataset?.action ?? '', test: one.dataset?.testid ?? '' };
}"""


def tab_to(visitor: Visitor, *, name: str = "", action: bool = False, test: str = "") -> None:
    """Press Tab until an element has the focus."""
    for _ in range(80):
        now = visitor.page.evaluate(FOCUSED)
        if (name and now["name"] == name) or (action and now["action"]) or (test and now["test"] == test):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"{name or test or 'a choice'} cannot be reached with the Tab key")


def test_a_turn_is_played_by_keyboard(visitors: Visitors) -> None:
    ann = visitors.open()
    keys = ann.page.keyboard
    expect(ann.way("play")).to_be_visible()
    keys.press("Tab")
    assert ann.page.evaluate(FOCUSED)["name"] == "Skip to the content"
    keys.press("Enter")
    tab_to(ann, test="play-deep-river")
    keys.press("Enter")

    before = start = ann.ready()
    tab_to(ann, action=True)
    keys.press("ArrowRight")
    assert ann.page.evaluate(FOCUSED)["action"], "arrow keys move the focus between choices"
    keys.press("Enter")
    now = ann.settled(before)

    # Undo and repeat.
    tab_to(ann, test="undo")
    keys.press("Enter")
    assert ann.settled(now) == start

    now = start
    while not now.confirm:
        tab_to(ann, action=True)
        keys.press("Enter")
        now = ann.settled(now)
        if now.choices:
            # The focus stays on the board while there are choices.
            ann.page.wait_for_selector("button[data-action]:focus")
    tab_to(ann, test="confirm")
    keys.press("Enter")
    ann.settled(now)
    expect(ann.page.get_by_test_id("announcements")).not_to_be_empty()
    assert ann.ready().can_act


def test_dialogs_open_and_close_by_keyboard_and_restore_the_focus(visitors: Visitors) -> None:
    ann = visitors.open(None)
    ann.create_table("me", "bot:first-steps")
    ann.ready()
    tab_to(ann, name="Menu")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog", name="Menu")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert ann.page.evaluate(FOCUSED)["name"] == "Menu"

    # The focused choice has a label for screen readers.
    tab_to(ann, action=True)
    expect(ann.page.locator("button[data-action]:focus")).to_have_accessible_name(
        re.compile(r"(Blue|Violet|Green) current at tile \d")
    )
