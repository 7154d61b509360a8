"""The piece in the hand: it is turned in every way a hand turns things, and can be changed afterwards for a price."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitors import Visitors
from .walkers import Look, Walker, lay

pytestmark = pytest.mark.browser


def until(walker: Walker, wanted: Callable[[Look], bool]) -> Look:
    """Walk on until the die shows something wanted."""
    now = walker.settled()
    while not wanted(now):
        walker.hold(now.empty[-1])
        walker.write()
        now = walker.confirm()
    return now


def test_the_piece_is_turned_by_tap_wheel_drag_and_button(visitors: Visitors) -> None:
    ann = visitors.come(None)
    lay(ann, "me")
    walker = Walker(ann)
    until(walker, lambda now: now.prompt != "Draw an ibis")
    spoken = ann.page.get_by_test_id("announcements")
    square = walker.square("B2")
    walker.hold("B2")
    box = square.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag() -> None:
        ann.page.mouse.move(x + 30, y)
        ann.page.mouse.down()
        ann.page.mouse.move(x, y + 30, steps=4)
        ann.page.mouse.up()

    ways: list[Callable[[], None]] = [
        square.click,
        lambda: ann.page.mouse.wheel(0, 120),
        drag,
        lambda: ann.press("Turn to the left"),
        lambda: ann.press("Turn to the right"),
    ]
    for turn in ways:
        before = spoken.inner_text()
        turn()
        expect(spoken).not_to_have_text(before)
        expect(square).to_have_attribute("aria-selected", "true")
    assert not walker.look().undo, "nothing is written by turning"
    # What is held is what is written.
    held = spoken.inner_text().split(". ")[0]
    assert walker.write().squares["B2"].startswith(held)


def test_a_path_is_turned_into_a_t_for_three_points(visitors: Visitors) -> None:
    ann = visitors.come(None)
    lay(ann, "me")
    walker = Walker(ann)
    until(walker, lambda now: now.prompt in {"Draw a turn", "Draw a straight path"})
    walker.hold("B2")
    before = walker.write()
    ann.page.get_by_role("button", name="Turn a path into a T, minus 3 points").click()
    walker.hold("B2")
    expect(ann.page.get_by_text("Turns it into a T: costs 3 points.").first).to_be_visible()
    ann.press("Write")
    expect(walker.square("B2")).to_have_accessible_name(re.compile("^B2: T-junction"))
    score = ann.page.get_by_role("region", name="Score")
    expect(score.get_by_role("row", name="A path turned into a T")).to_contain_text("−3")
    ann.page.get_by_test_id("undo").click()
    expect(walker.square("B2")).to_have_accessible_name(before.squares["B2"])
    expect(score.get_by_role("row", name="A path turned into a T")).to_have_count(0)
