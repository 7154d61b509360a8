"""Moments: short scenes that a tap skips, that take no room, and that a reload does not repeat."""

import pytest
from playwright.sync_api import expect

from .test_board_still import expect_still, watch
from .visitors import LARGE_PHONE, Visitors
from .walkers import Walker
from .walkers import create_table as create_walk

pytestmark = pytest.mark.browser


def test_a_tap_skips_the_scene_of_a_win_and_a_reload_does_not_repeat_it(visitors: Visitors) -> None:
    ann = visitors.open(None, size=LARGE_PHONE, touch=True, motion=True)
    ben = visitors.open(None)
    ben.visit(ann.create_table("me", "open")).sit("Ben")
    ben.resign()
    scene = ann.page.get_by_test_id("win")
    expect(scene).to_be_visible()
    expect(ann.end).to_be_visible()
    ann.screenshot("moment-win")
    ann.page.locator("main section.board").tap()
    expect(scene).to_have_count(0, timeout=500)
    # A loss has no scene.
    expect(ben.end).to_be_visible()
    expect(ben.page.get_by_test_id("win")).to_have_count(0)
    ann.page.reload()
    expect(ann.end).to_be_visible()
    expect(scene).to_have_count(0)


def test_the_die_tumbles_over_the_map_and_a_key_skips_it(visitors: Visitors) -> None:
    ann = visitors.open(None, motion=True)
    create_walk(ann, "me")
    walker = Walker(ann)
    walker.settled()
    # The roll of a match that is opened has not just happened.
    die = ann.page.get_by_test_id("die-roll")
    expect(die).to_have_count(0)
    watch(ann)
    walker.fill_in()
    ann.page.get_by_test_id("confirm").click()
    expect(die).to_be_visible()
    ann.screenshot("moment-die")
    ann.page.keyboard.press("Shift")
    expect(die).to_have_count(0, timeout=500)
    expect_still(ann)


def test_reduced_motion_shows_no_moment(visitors: Visitors) -> None:
    ann = visitors.open(None)
    create_walk(ann, "me")
    ann.page.evaluate(
        """() => {
          window.seen = 0;
          new MutationObserver(() => (window.seen += document.querySelectorAll('[data-testid=die-roll]').length)).observe(
            document.body, { childList: true, subtree: true });
        }"""
    )
    Walker(ann).round()
    expect(ann.page.get_by_test_id("die")).to_be_visible()
    assert ann.page.evaluate("window.seen") == 0
