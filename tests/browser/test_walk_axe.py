"""The accessibility checker axe finds no violations on any screen of a walk, in both themes."""

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from .test_axe import AXE, check
from .visitors import Visitor, Visitors
from .walkers import WALK, Walker, create_table, stroll
from .words import words

pytestmark = pytest.mark.browser

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def asks_for_a_bonus(view: dict[str, Any]) -> bool:
    return bool(view["phase"] == "tick")


def check_by_day_and_by_night(ann: Visitor, where: str) -> None:
    """Fail with the violations that axe finds on the current page, in both themes."""
    for theme in THEMES:
        ann.page.emulate_media(color_scheme=theme)
        expect(ann.page.locator(f"html[data-theme={theme}]")).to_be_attached()
        check(ann, f"{where}-{theme}")


def test_axe_finds_no_violation_on_any_screen_of_a_walk(visitors: Visitors) -> None:
    assert AXE.is_file(), "axe is not installed; please run: python scripts/build_client.py --install"
    say = words("fr")
    ann = visitors.open("/games/walk-in-the-park", language="fr")
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("A Walk in the Park")
    check_by_day_and_by_night(ann, "walk-guide")
    check_table(ann)
    check_deals(visitors, ann, say)


def check_table(ann: Visitor) -> None:
    """Check a walk with a bot from its first roll to its end, and its dice."""
    table = create_table(ann, "me", "bot:stroller")
    walker = Walker(ann)
    walker.settled()
    check_by_day_and_by_night(ann, "walk-table")
    walker.hold("C2")
    check_by_day_and_by_night(ann, "walk-ghost")
    stroll(ann, stop=asks_for_a_bonus)
    bonus = ann.page.locator("button[data-bonus]").first
    expect(bonus.or_(ann.end)).to_be_visible()
    if bonus.is_visible():
        check_by_day_and_by_night(ann, "walk-bonus")
    stroll(ann)
    expect(ann.end).to_be_visible()
    check_by_day_and_by_night(ann, "walk-end")
    ann.visit(f"/fair/{table}")
    expect(ann.page.get_by_test_id("verdict")).to_be_visible()
    check_by_day_and_by_night(ann, "walk-fair")


def check_deals(visitors: Visitors, ann: Visitor, say: dict[str, str]) -> None:
    """Check the daily challenge and a duplicate, before and after."""
    visitors.expected.append("403 (Forbidden)")
    ann.visit("/daily")
    play = ann.page.get_by_test_id("daily-play")
    expect(play).to_be_visible()
    check_by_day_and_by_night(ann, "walk-daily")
    play.click()
    Walker(ann).settled()
    stroll(ann)
    ann.end.get_by_role("link", name=say["deal-results"]).click()
    expect(ann.page.get_by_test_id("rank")).to_be_visible()
    check_by_day_and_by_night(ann, "walk-daily-result")

    ann.visit("/")
    ann.way("duplicate", WALK).click()
    play = ann.page.get_by_test_id("duplicate-play")
    expect(play).to_be_visible()
    check_by_day_and_by_night(ann, "walk-duplicate")
    play.click()
    Walker(ann).settled()
    stroll(ann)
    ann.end.get_by_role("link", name=say["deal-results"]).click()
    expect(ann.page.get_by_role("listitem").get_by_role("heading", level=3)).to_have_count(1)
    check_by_day_and_by_night(ann, "walk-compare")
