"""Duplicates: friends play the same rolls at different times."""

import re

import pytest
from playwright.sync_api import expect

from .visitors import Visitor, Visitors
from .walkers import WALK, Walker, stroll

pytestmark = pytest.mark.browser


def walk(visitor: Visitor) -> list[str]:
    """Play the rolls of this page, the first round by hand, and return them."""
    visitor.press("Play these rolls")
    walker = Walker(visitor)
    first = walker.settled().prompt
    walker.round()
    stroll(visitor)
    expect(visitor.end).to_be_visible()
    table = visitor.table.removeprefix("/t/")
    rolls = visitor.page.context.request.get(f"{visitor.url}/api/v1/tables/{table}/dice").json()["draws"]
    assert len(rolls) == 18
    return [first, *(roll["picked"] for roll in rolls)]


def test_two_friends_play_the_same_rolls_and_compare_their_maps(visitors: Visitors) -> None:
    ann = visitors.open()
    ann.rename("Ann")
    ann.way("duplicate", WALK).click()
    expect(ann.page.get_by_text("Nobody has played these rolls yet.")).to_be_visible()
    expect(ann.page.get_by_test_id("duplicate-closes")).to_contain_text("You can start this game until")
    link = ann.page.get_by_test_id("invite-link").input_value()
    assert re.search(r"/d/[\w-]{22}$", link)
    hers = walk(ann)
    ann.end.get_by_role("link", name="See the results").click()
    expect(ann.page.get_by_role("heading", name="Your map")).to_be_visible()

    # The player's own result comes before the invitation.
    expect(ann.page.get_by_role("heading", level=2)).to_have_text(["Your map", "Invite your friends"])

    # The invitation names the game and the inviter.
    ben = visitors.open(link.removeprefix(visitors.url))
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ann invites you to play A Walk in the Park")
    expect(ben.page).to_have_title("Ann invites you to play A Walk in the Park – Rivage")
    expect(ben.page.get_by_text("One friend has played them already.")).to_be_visible()
    expect(ben.page.get_by_role("heading", level=3)).to_have_count(0)
    ben.page.get_by_label("Your name").fill("Ben")
    his = walk(ben)
    assert his == hers
    ben.end.get_by_role("link", name="See the results").click()

    ann.page.reload()
    for visitor, own in ((ann, "Ann"), (ben, "Ben")):
        maps = visitor.page.get_by_role("region", name="2 maps side by side").get_by_role("listitem")
        expect(maps).to_have_count(2)
        for name in ("Ann", "Ben"):
            expect(maps.filter(has=visitor.page.get_by_role("heading", name=re.compile(f"^{name}")))).to_have_count(1)
        expect(maps.filter(has_text=re.compile("you"))).to_contain_text(own)
        expect(visitor.page.get_by_test_id("duplicate-play")).to_have_count(0)
        expect(visitor.page.get_by_test_id("duplicate-closes")).to_be_visible()
    ben.screenshot("walk-duplicate")
