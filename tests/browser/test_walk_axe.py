"""Axe finds nothing to say about any screen of a walk: by day and by night, in each language."""

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from .test_axe import AXE, check
from .visitors import Visitor, Visitors
from .walkers import WALK, Walker, lay, stroll
from .words import words

pytestmark = pytest.mark.browser


def asks_for_a_bonus(view: dict[str, Any]) -> bool:
    return bool(view["phase"] == "tick")


@pytest.mark.parametrize(("theme", "language"), [("light", "fr"), ("dark", "en")])
def test_axe_finds_no_violation_on_any_screen_of_a_walk(
    visitors: Visitors, theme: Literal["light", "dark"], language: str
) -> None:
    assert AXE.is_file(), "axe is not installed; please run: python scripts/build_client.py --install"
    say = words(language)
    mark = f"{theme}-{language}"
    ann = visitors.come("/games/walk-in-the-park", theme=theme, language=language)
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("A Walk in the Park")
    check(ann, f"walk-guide-{mark}")
    check_table(ann, mark, say)
    check_deals(visitors, ann, mark, say)


def check_table(ann: Visitor, mark: str, say: dict[str, str]) -> None:
    """A walk with a bot from its first roll to its end, and its dice."""
    table = lay(ann, "me", "bot:stroller")
    walker = Walker(ann)
    walker.settled()
    check(ann, f"walk-table-{mark}")
    walker.hold("C2")
    check(ann, f"walk-ghost-{mark}")
    stroll(ann, stop=asks_for_a_bonus)
    bonus = ann.page.locator("button[data-bonus]").first
    expect(bonus.or_(ann.end)).to_be_visible()
    if bonus.is_visible():
        check(ann, f"walk-bonus-{mark}")
    stroll(ann)
    expect(ann.end).to_be_visible()
    check(ann, f"walk-end-{mark}")
    ann.visit(f"/fair/{table}")
    expect(ann.page.get_by_test_id("verdict")).to_be_visible()
    check(ann, f"walk-fair-{mark}")


def check_deals(visitors: Visitors, ann: Visitor, mark: str, say: dict[str, str]) -> None:
    """The walk of the day and a duplicate, before and after."""
    visitors.expected.append("403 (Forbidden)")
    ann.visit("/daily")
    play = ann.page.get_by_test_id("daily-play")
    expect(play).to_be_visible()
    check(ann, f"walk-daily-{mark}")
    play.click()
    Walker(ann).settled()
    stroll(ann)
    ann.end.get_by_role("link", name=say["deal-results"]).click()
    expect(ann.page.get_by_test_id("rank")).to_be_visible()
    check(ann, f"walk-daily-result-{mark}")

    ann.visit("/")
    ann.way("duplicate", WALK).click()
    play = ann.page.get_by_test_id("duplicate-play")
    expect(play).to_be_visible()
    check(ann, f"walk-duplicate-{mark}")
    play.click()
    Walker(ann).settled()
    stroll(ann)
    ann.end.get_by_role("link", name=say["deal-results"]).click()
    expect(ann.page.get_by_role("listitem").get_by_role("heading", level=3)).to_have_count(1)
    check(ann, f"walk-compare-{mark}")
