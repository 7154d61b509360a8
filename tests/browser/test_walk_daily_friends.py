"""The daily walk with friends, against the bots, and on earlier days."""

import re

import pytest
from playwright.sync_api import Page, expect

from .test_axe import check
from .visitors import Visitor, Visitors
from .walkers import WALK, Walker, stroll

pytestmark = pytest.mark.browser


def finish_today(visitor: Visitor) -> str:
    """Play today's walk, and return its points."""
    visitor.visit(f"/daily/{WALK}")
    visitor.page.get_by_test_id("daily-play").click()
    Walker(visitor).settled()
    stroll(visitor)
    return visitor.end.locator("tfoot .points").inner_text()


def row(page: Page, name: str) -> str:
    """The text of a member's row without line breaks."""
    return " ".join(page.get_by_role("row", name=re.compile(name)).inner_text().split())


def test_two_friends_in_a_group_see_points_only_after_their_own_walk(own_visitors: Visitors) -> None:
    ann = own_visitors.open(f"/daily/{WALK}")
    ann.page.get_by_text("New group").click()
    ann.page.get_by_label("Name of the group").fill("Family")
    ann.page.get_by_role("region", name="Daily with friends").get_by_label("Your name").fill("Ann")
    ann.page.get_by_test_id("group-create").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Family")
    check(ann, "group")
    link = ann.page.get_by_test_id("invite-link").input_value()
    assert re.search(r"/g/[\w-]{22}$", link)

    ben = own_visitors.open(link.removeprefix(own_visitors.url))
    expect(ben.page.get_by_text("Ann invites you to compare your daily walks.")).to_be_visible()
    expect(ben.page.get_by_role("table")).to_have_count(0)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_test_id("group-join").click()
    expect(ben.page.get_by_text("You see today’s points once you have finished your walk.")).to_be_visible()

    hers = finish_today(ann)
    ann.visit(link.removeprefix(own_visitors.url))
    expect(ann.page.get_by_role("row", name=re.compile("Ann"))).to_contain_text(hers)
    ben.page.bring_to_front()
    ben.visit(link.removeprefix(own_visitors.url))
    expect(ben.page.get_by_role("row", name=re.compile("Ann"))).to_contain_text("finished")
    assert row(ben.page, "Ann").endswith(" 0")

    his = finish_today(ben)
    ben.visit(link.removeprefix(own_visitors.url))
    expect(ben.page.get_by_role("row", name=re.compile("Ann"))).to_contain_text(hers)
    expect(ben.page.get_by_role("row", name=re.compile("Ben"))).to_contain_text(his)
    ben.screenshot("walk-group")

    # The host removes him for good.
    ann.page.bring_to_front()
    ann.visit(link.removeprefix(own_visitors.url))
    ann.press("Remove Ben")
    ann.press("Remove")
    expect(ann.page.get_by_role("row", name=re.compile("Ben"))).to_have_count(0)


def test_scores_of_the_bots_appear_by_themselves_after_the_walk(own_visitors: Visitors) -> None:
    ann = own_visitors.open(f"/daily/{WALK}")
    expect(ann.page.get_by_text("The bots on the same rolls")).to_have_count(0)
    points = finish_today(ann)
    ann.visit(f"/daily/{WALK}")
    scores = ann.page.get_by_test_id("bot-scores").get_by_role("listitem")
    expect(scores).to_have_count(4, timeout=60_000)
    expect(scores.filter(has_text="you")).to_have_text(re.compile(rf"you\s*{points}"))
    for name in ("Stroller", "Gardener", "Botanist"):
        expect(scores.filter(has_text=name)).to_have_count(1)
    ann.page.get_by_text("Show the bots’ maps").click()
    expect(ann.page.get_by_role("heading", level=3, name="Botanist")).to_be_visible()
    expect(ann.page.get_by_test_id("streak")).to_have_text("Your streak: one day.")
    check(ann, "daily-bots")


def test_an_earlier_day_is_played_from_the_archive_and_marked_there(own_visitors: Visitors) -> None:
    ann = own_visitors.open(f"/daily/{WALK}")
    ann.page.get_by_role("link", name="Earlier walks").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Earlier walks")
    check(ann, "archive")
    ann.page.get_by_role("link", name=re.compile("not played$")).first.click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_test_id("archive-play").click()
    Walker(ann).settled()
    stroll(ann)
    points = ann.end.locator("tfoot .points").inner_text()
    ann.end.get_by_role("link", name="See the results").click()
    expect(ann.page.get_by_test_id("archive-rank")).to_have_text("Not ranked. Nobody played on that day.")
    expect(ann.page.get_by_text("Nobody went for a walk that day.")).to_be_visible()
    ann.page.get_by_role("link", name="Earlier walks").click()
    expect(ann.page.get_by_role("link", name=re.compile(rf": {points} points?, not ranked$"))).to_have_count(1)
    ann.screenshot("walk-archive")
