"""A round of a walk by keys alone: squares by arrows, the piece turned, the words spoken."""

import re

import pytest
from playwright.sync_api import expect

from .test_keyboard import tab_to
from .visitors import Visitors
from .walkers import Walker

pytestmark = pytest.mark.browser


def test_a_round_is_drawn_by_keys_alone(visitors: Visitors) -> None:
    ann = visitors.come()
    keys = ann.page.keyboard
    expect(ann.page.get_by_test_id("walk-alone")).to_be_visible()
    tab_to(ann, test="walk-alone")
    keys.press("Enter")
    walker = Walker(ann)
    spoken = ann.page.get_by_test_id("announcements")

    # An ibis looks the same from everywhere: walk on until something can be turned.
    now = walker.settled()
    round_number = 1
    while now.prompt == "Draw an ibis":
        now = walker.round()
        round_number += 1

    # Arrows go to the squares; each is spoken with what is on it.
    start = now.empty[0]
    while not ann.page.evaluate("document.activeElement.matches('[role=gridcell]')"):
        keys.press("Tab")
    while not walker.square(start).evaluate("(one) => one === document.activeElement"):
        at = ann.page.evaluate("document.activeElement.dataset.square")
        keys.press(f"Arrow{'Up' if at[1] > start[1] else 'Down' if at[1] < start[1] else 'Left' if at > start else 'Right'}")

    # Enter holds the piece there, R turns it, Enter writes it.
    keys.press("Enter")
    expect(walker.square(start)).to_have_attribute("aria-selected", "true")
    expect(spoken).to_contain_text(f"{start}: ")
    held = spoken.inner_text()
    keys.press("r")
    expect(spoken).not_to_have_text(held)
    keys.press("Shift+R")
    expect(spoken).to_have_text(held)
    keys.press("r")
    keys.press("Enter")
    written = walker.settled(now)
    assert re.match(f"{start}: (turn|straight path|T-junction), ", written.squares[start])

    # One step back, and on again.
    keys.press("u")
    assert walker.settled(written) == now
    walker.square(start).focus()
    keys.press("Enter")
    keys.press("Enter")
    now = walker.settled(now)
    while not now.confirm:
        # A monument beside the start was visited: a bonus that asks for no drawing.
        keys.press("1")
        now = walker.settled(now)
    tab_to(ann, test="confirm")
    keys.press("Enter")
    walker.settled(now)
    expect(ann.page.get_by_role("button", name=f"Roll {round_number + 1} of 18")).to_be_visible()
