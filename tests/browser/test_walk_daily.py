"""The walk of the day: one try, then how everybody fared."""

import re

import pytest
from playwright.sync_api import expect

from .visitors import Visitors
from .walkers import WALK, Walker, stroll

pytestmark = pytest.mark.browser


def test_the_daily_walk_is_played_once_and_refused_the_second_time(own_visitors: Visitors) -> None:
    # Ben has walked already, by an address that names no game.
    ben = own_visitors.come("/daily")
    ben.page.get_by_test_id("daily-play").click()
    Walker(ben).settled()
    stroll(ben)
    expect(ben.end).to_be_visible()

    ann = own_visitors.come()
    # The first thing one reads is that there is one try.
    expect(ann.way("daily", WALK)).to_have_text(re.compile("Today’s walk.*one try"))
    ann.way("daily", WALK).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Today’s walk")
    fingerprint = ann.page.get_by_test_id("daily-fingerprint").inner_text()
    expect(ann.page.get_by_text("One walker has finished.")).to_be_visible()
    expect(ann.page.get_by_text("When you have finished you can look at the best maps of the day.")).to_be_visible()
    # A page that Ann forgets, and comes back to later.
    forgotten = own_visitors.second_tab(ann)
    expect(forgotten.page.get_by_test_id("daily-play")).to_be_visible()
    ann.page.bring_to_front()

    ann.page.get_by_label("Your name").fill("Ann")
    ann.press("Begin today’s walk")
    walker = Walker(ann)
    walker.round()
    # It can be left, and waits.
    ann.visit("/")
    expect(ann.way("daily", WALK)).to_contain_text("Go on with today’s walk")
    ann.way("daily", WALK).click()
    ann.page.get_by_role("link", name="Walk on").click()
    walker.settled()
    stroll(ann, rounds=16)
    expect(ann.page.get_by_role("button", name="Roll 18 of 18")).to_be_visible()
    walker.round()
    expect(ann.end).to_contain_text("The die was rolled 18 times.")
    expect(ann.end.get_by_role("button", name="Play again")).to_have_count(0)
    points = ann.end.locator("tfoot .points").inner_text()
    ann.end.get_by_role("link", name="See the results").click()

    expect(ann.page.get_by_test_id("rank")).to_have_text(re.compile(r"^Place [12] of 2$"))
    expect(ann.page.get_by_text("2 walkers have finished.")).to_be_visible()
    expect(ann.page.get_by_role("table", name="Points of everyone")).to_contain_text(f"{points} (you)")
    best = ann.page.get_by_role("region", name="The best maps of the day").get_by_role("listitem")
    expect(best).to_have_count(2)
    expect(best.filter(has_text="Ann")).to_contain_text(f"{points} point")
    expect(ann.page.get_by_test_id("daily-play")).to_have_count(0)
    ann.shot("walk-daily-result")

    # The dice of the day: the same fingerprint everywhere, and no number before the day is over, nor a word as if there were one.
    ann.page.get_by_role("link", name="How the dice can be checked tomorrow").click()
    expect(ann.page.get_by_test_id("not-yet")).to_contain_text("others may begin with the same draws until")
    expect(ann.page.locator("dd code")).to_have_text([fingerprint])
    expect(ann.page.get_by_text("Later the number is shown.")).to_be_visible()
    assert len(ann.page.get_by_test_id("so-far").inner_text().split(", ")) == 18
    ann.page.go_back()

    # The way there has changed, and another day is called by its name.
    ann.visit("/")
    expect(ann.way("daily", WALK)).to_contain_text(f"Today’s walk: {points} point")
    ann.visit("/daily")
    ann.page.get_by_role("link", name="The day before").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Yesterday’s walk")
    ann.page.get_by_role("link", name="The day before").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^The walk of \d+ \w+ \d{4}$"))
    ann.visit("/daily")

    # What is shown around tells the points and no path.
    ann.press("Copy the text")
    expect(ann.page.get_by_text("Copied. It gives no path away.").last).to_be_visible()
    text = ann.page.evaluate("navigator.clipboard.readText()")
    assert re.search(rf": {points} points?\b", text)
    assert not re.search(r"\b[A-E][1-5]\b", text)

    # The page that was forgotten still offers a walk; the house does not.
    own_visitors.expected.append("409 (Conflict)")
    forgotten.page.bring_to_front()
    forgotten.press("Begin today’s walk")
    sentence = "You have played today’s game already. Come back tomorrow for the next one."
    expect(forgotten.page.get_by_text(sentence).last).to_be_visible()
    expect(forgotten.page.get_by_test_id("rank")).to_be_visible()
