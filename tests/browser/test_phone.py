"""Small screens and touch."""

import random
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from .test_board_still import Connection
from .visitors import LARGE_PHONE, PHONE, SMALLEST, Visitor, Visitors

pytestmark = pytest.mark.browser

FINGER = 44
"""Minimum width and height of a touch target in pixels."""

SMALL = """(least) => [...document.querySelectorAll('main button, main a, main select, main input')]
  .filter((one) => one.checkVisibility())
  .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent, box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(({ name, box }) => `${name.trim()}: ${box.width} x ${box.height}`)"""
"""JavaScript: controls of a table that are too small to touch."""

LEAST = 40
"""The same on the smallest screens, for controls on the board."""

SMALL_ON_BOARD = """(least) => [...document.querySelectorAll('.board button[data-action]')]
  .map((one) => ({ name: one.dataset.action, box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`)"""

UNDER_THE_LEGEND = """() => {
  const box = document.querySelector('.legend').getBoundingClientRect();
  return [...document.querySelectorAll('.board button[data-action]')].filter((one) => {
    const other = one.getBoundingClientRect();
    return box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
  }).map((one) => one.dataset.action);
}"""
"""JavaScript: choices that the button of the legend covers."""

SPILT = """() => {
  const box = document.querySelector('[data-testid="prompt"]').getBoundingClientRect();
  const others = [...document.querySelectorAll('main button, main section[aria-label]')].filter((one) => one.checkVisibility());
  return others.filter((one) => {
    const other = one.getBoundingClientRect();
    return box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1;
  }).map((one) => one.getAttribute('aria-label') ?? one.textContent);
}"""
"""JavaScript: controls that the prompt overlaps."""

ROOM = """() => {
  const page = document.scrollingElement;
  return { across: page.scrollWidth - innerWidth, down: page.scrollHeight - innerHeight, x: scrollX, y: scrollY };
}"""
"""JavaScript: how much larger than the screen the page is, and its scroll position."""


def room(visitor: Visitor) -> dict[str, Any]:
    measured: dict[str, Any] = visitor.page.evaluate(ROOM)
    return measured


def test_a_match_is_played_by_touch_on_a_small_screen(visitors: Visitors) -> None:
    ann = visitors.open(size=PHONE, touch=True)
    assert room(ann)["across"] == 0
    ann.screenshot("home-phone-light")
    ann.way("bots").tap()
    dice = random.Random(8)
    for turn in range(3):
        now = ann.ready()
        while now.can_act and not now.ended:
            # The whole table fits without scrolling, and every touch target is large enough.
            assert room(ann) == {"across": 0, "down": 0, "x": 0, "y": 0}
            assert ann.page.evaluate(SMALL, FINGER) == []
            if turn == 0:
                ann.screenshot(f"phone-light-{len(now.choices)}-choices" if not now.confirm else "phone-light-confirm")
            last = now.confirm
            now = ann.choose(dice, tap=True)
            if last:
                break

    # The list of moves slides in from the bottom.
    ann.page.get_by_role("button", name="Moves", exact=True).tap()
    sheet = ann.page.get_by_role("dialog", name="Moves")
    expect(sheet.get_by_role("listitem").nth(1)).to_be_visible()
    ann.screenshot("phone-light-moves")


def test_the_invitation_fits_a_small_screen_in_the_dark_theme(visitors: Visitors) -> None:
    ann = visitors.open(size=PHONE, touch=True, theme="dark")
    ann.screenshot("home-phone-dark")
    ann.way("friends").tap()
    expect(ann.page.get_by_test_id("invite-link")).to_be_visible()
    assert room(ann)["across"] == 0
    assert ann.page.evaluate(SMALL, FINGER) == []
    ann.screenshot("waiting-phone-dark")


def test_a_choice_tapped_once_stays_selected_while_others_come_and_go(visitors: Visitors) -> None:
    ann = visitors.open(None, size=PHONE, touch=True)
    path = ann.create_table("me", "bot:first-steps")
    now = ann.ready()
    target = ann.choice(now.choices[0])
    target.tap()
    hint = ann.page.get_by_text("Tap again to choose it.")
    expect(hint).to_be_visible()
    visitors.open(path)
    expect(ann.page.get_by_text("1 watching")).to_be_attached()
    expect(hint).to_be_visible()
    target.tap()
    assert ann.settled(now).undo


def test_a_choice_tapped_once_stays_selected_when_the_choices_are_redrawn(visitors: Visitors) -> None:
    ann = visitors.open(None, size=PHONE, touch=True)
    connection = Connection(ann.page)
    ann.create_table("me", "bot:first-steps")
    now = ann.ready()
    target = ann.choice(now.choices[0])
    target.tap()
    hint = ann.page.get_by_text("Tap again to choose it.")
    expect(hint).to_be_visible()
    # Nothing can be chosen until the connection is back.
    connection.break_off()
    expect(target).to_have_count(0)
    connection.cut = False
    expect(hint).to_be_visible()
    target.tap()
    assert ann.settled(now).undo


@pytest.mark.parametrize("letters", [100, 200])
def test_touch_targets_are_large_enough_on_the_smallest_phone_and_with_large_text(visitors: Visitors, letters: int) -> None:
    size: ViewportSize = SMALLEST if letters == 100 else LARGE_PHONE
    ann = visitors.open(None, size=size, touch=True)
    ann.page.add_init_script(
        f"addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '{letters}%')"
    )
    ann.create_table("me", "bot:first-steps")
    dice = random.Random(3)
    now = ann.ready()
    # The player's own nest is at the bottom.
    expect(ann.page.get_by_text("Bear here: you win")).to_be_visible()
    expect(ann.page.get_by_text("Bear here: you lose")).to_be_visible()
    while now.can_act and not now.confirm:
        assert room(ann)["across"] == 0
        assert ann.page.evaluate(SMALL_ON_BOARD, LEAST) == []
        assert ann.page.evaluate(UNDER_THE_LEGEND) == []
        ann.screenshot(f"phone-{letters}-{len(now.choices)}-choices")
        now = ann.choose(dice, tap=True)


def test_a_phone_in_landscape_shows_the_whole_table(visitors: Visitors) -> None:
    ann = visitors.open(None, size={"width": 740, "height": 360}, touch=True)
    ann.create_table("me", "bot:first-steps")
    dice = random.Random(1)
    now = ann.ready()
    while not now.confirm:
        now = ann.choose(dice, tap=True)
        assert room(ann) == {"across": 0, "down": 0, "x": 0, "y": 0}
        assert ann.page.evaluate(SMALL, FINGER) == []
        assert now.confirm or ann.page.evaluate(SPILT) == []
        ann.screenshot("phone-sideways-confirm" if now.confirm else "phone-sideways")
