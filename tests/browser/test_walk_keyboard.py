"""A round of a walk by keyboard: squares by arrows, rotation, announcements."""

import re

import pytest
from playwright.sync_api import expect

from .test_keyboard import tab_to
from .visitors import Visitors
from .walkers import WALK, Walker

pytestmark = pytest.mark.browser


def go_to(walker: Walker, square: str) -> None:
    """Move the focus to a square with the arrow keys."""
    keys = walker.page.keyboard
    while not walker.page.evaluate("document.activeElement.matches('[role=gridcell]')"):
        keys.press("Tab")
    while (at := walker.page.evaluate("document.activeElement.dataset.square")) != square:
        keys.press(f"Arrow{'Up' if at[1] > square[1] else 'Down' if at[1] < square[1] else 'Left' if at > square else 'Right'}")


def test_a_round_is_drawn_by_keyboard(visitors: Visitors) -> None:
    ann = visitors.open()
    keys = ann.page.keyboard
    expect(ann.way("alone", WALK)).to_be_visible()
    tab_to(ann, test=f"alone-{WALK}")
    keys.press("Enter")
    walker = Walker(ann)
    spoken = ann.page.get_by_test_id("announcements")
    now = walker.settled()
    number = 1

    # An ibis has one rotation only: continue until a piece can be rotated.
    while now.prompt == "Draw an ibis":
        go_to(walker, now.empty[-1])
        keys.press("Enter")
        keys.press("Enter")
        written = walker.settled(now)
        keys.press("c")
        now = walker.settled(written)
        number += 1

    # Enter places the piece on a square, R rotates it, Enter writes it.
    go_to(walker, "B2")
    keys.press("Enter")
    expect(walker.square("B2")).to_have_attribute("aria-selected", "true")
    expect(spoken).to_contain_text("B2: ")
    previewed = spoken.inner_text()
    keys.press("r")
    expect(spoken).not_to_have_text(previewed)
    turned = spoken.inner_text().split(". ")[0]
    keys.press("Shift+R")
    expect(spoken).to_have_text(previewed)
    keys.press("r")
    keys.press("Enter")
    written = walker.settled(now)
    assert re.match("B2: (bend|straight path|T-junction), ", written.squares["B2"])
    assert written.squares["B2"].startswith(turned)
    expect(spoken).to_contain_text(turned)

    # Undo and repeat.
    keys.press("u")
    assert walker.settled(written) == now
    go_to(walker, "B2")
    keys.press("Enter")
    keys.press("Enter")
    assert walker.settled(now).confirm
    tab_to(ann, test="confirm")
    keys.press("Enter")
    expect(ann.page.get_by_role("button", name=f"Roll {number + 1} of 18")).to_be_visible()
