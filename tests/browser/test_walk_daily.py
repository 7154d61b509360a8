"""The daily walk: one try a day, then the results of all players."""

import re

import pytest
from playwright.sync_api import expect

from .visitors import Visitor, Visitors
from .walkers import WALK, Walker, stroll

pytestmark = pytest.mark.browser


@pytest.fixture
def ben(own_visitors: Visitors) -> Visitor:
    """Ben, who has finished today's walk."""
    visitor = own_visitors.open("/daily")
    visitor.page.get_by_test_id("daily-play").click()
    Walker(visitor).settled()
    stroll(visitor)
    expect(visitor.end).to_be_visible()
    return visitor


def start_daily(visitor: Visitor) -> Walker:
    """Start today's walk from the home page as Ann."""
    visitor.way("daily", WALK).click()
    visitor.page.get_by_label("Your name").fill("Ann")
    visitor.press("Start today’s walk")
    walker = Walker(visitor)
    walker.settled()
    return walker


def test_the_daily_says_that_there_is_one_try_and_who_has_finished(own_visitors: Visitors, ben: Visitor) -> None:
    ann = own_visitors.open()
    expect(ann.way("daily", WALK)).to_have_text(re.compile("Today’s walk.*one try"))
    ann.way("daily", WALK).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Today’s walk")
    expect(ann.page.get_by_text("One walker has finished.")).to_be_visible()
    expect(ann.page.get_by_text("Once you have finished, you can look at the best maps of the day.")).to_be_visible()


def test_a_daily_that_was_left_is_continued_and_ends_after_18_rolls(own_visitors: Visitors) -> None:
    ann = own_visitors.open()
    start_daily(ann).round()
    ann.visit("/")
    expect(ann.way("daily", WALK)).to_contain_text("Continue today’s walk")
    ann.way("daily", WALK).click()
    ann.page.get_by_role("link", name="Continue your walk").click()
    walker = Walker(ann)
    walker.settled()
    stroll(ann, rounds=16)
    expect(ann.page.get_by_role("button", name="Roll 18 of 18")).to_be_visible()
    walker.round()
    expect(ann.end).to_contain_text("The die was rolled 18 times.")
    expect(ann.end.get_by_role("button", name="Play again")).to_have_count(0)


def test_results_of_a_daily_show_rank_and_best_maps_and_share_no_path(own_visitors: Visitors, ben: Visitor) -> None:
    ann = own_visitors.open()
    start_daily(ann)
    stroll(ann)
    points = ann.end.locator("tfoot .points").inner_text()
    ann.end.get_by_role("link", name="See the results").click()
    expect(ann.page.get_by_test_id("rank")).to_have_text(re.compile(r"^Place [12] of 2$"))
    expect(ann.page.get_by_text("2 walkers have finished.")).to_be_visible()
    expect(ann.page.get_by_role("table", name="Everyone’s scores")).to_contain_text(f"{points} (you)")
    best = ann.page.get_by_role("region", name="The best maps of the day").get_by_role("listitem")
    expect(best).to_have_count(2)
    expect(best.filter(has_text="Ann")).to_contain_text(f"{points} point")
    expect(ann.page.get_by_test_id("daily-play")).to_have_count(0)
    ann.screenshot("walk-daily-result")
    ann.press("Copy the text")
    expect(ann.page.get_by_text("Copied. It gives no paths away.").last).to_be_visible()
    text = ann.page.evaluate("navigator.clipboard.readText()")
    assert re.search(rf": {points} points?\b", text)
    assert not re.search(r"\b[A-E][1-5]\b", text)
    ann.visit("/")
    expect(ann.way("daily", WALK)).to_contain_text(f"Today’s walk: {points} point")


def test_dice_of_a_daily_stay_secret_until_the_day_is_over(own_visitors: Visitors) -> None:
    ann = own_visitors.open("/daily")
    fingerprint = ann.page.get_by_test_id("daily-fingerprint").inner_text()
    ann.visit("/")
    start_daily(ann)
    stroll(ann)
    ann.end.get_by_role("link", name="See the results").click()
    ann.page.get_by_role("link", name="How to check the dice tomorrow").click()
    expect(ann.page.get_by_test_id("not-yet")).to_contain_text("others can start with the same luck until")
    expect(ann.page.locator("dd code")).to_have_text([fingerprint])
    expect(ann.page.get_by_text("Later we show the number.")).to_be_visible()
    assert len(ann.page.get_by_test_id("so-far").inner_text().split(", ")) == 18


def test_earlier_dailies_are_named_by_their_day(own_visitors: Visitors) -> None:
    ann = own_visitors.open("/daily")
    ann.page.get_by_role("link", name="The day before").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Yesterday’s walk")
    ann.page.get_by_role("link", name="The day before").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^The walk of \d+ \w+ \d{4}$"))


def test_an_outdated_page_cannot_start_the_daily_a_second_time(own_visitors: Visitors) -> None:
    ann = own_visitors.open("/daily")
    outdated = own_visitors.second_tab(ann)
    expect(outdated.page.get_by_test_id("daily-play")).to_be_visible()
    ann.page.bring_to_front()
    ann.visit("/")
    start_daily(ann)
    stroll(ann)
    own_visitors.expected.append("409 (Conflict)")
    outdated.page.bring_to_front()
    outdated.press("Start today’s walk")
    sentence = "You have already played today’s game. Come back tomorrow for the next one."
    expect(outdated.page.get_by_text(sentence).last).to_be_visible()
    expect(outdated.page.get_by_test_id("rank")).to_be_visible()
