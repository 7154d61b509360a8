"""The rules from the place where one is: asked for at the table, read, searched, printed."""

import pytest
from playwright.sync_api import Locator, Page, expect

from .test_axe import AXE, check
from .visitors import PHONE, WIDE, Visitor, Visitors
from .walkers import Walker, lay

pytestmark = pytest.mark.browser

GAMES = ("aya", "deep-river", "walk-in-the-park")


def fits(page: Page) -> None:
    """Nothing goes beyond the screen, with usual letters and with letters twice as large."""
    for letters in ("106.25%", "212.5%"):
        page.evaluate(f"document.documentElement.style.fontSize = '{letters}'")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), letters
    page.evaluate("document.documentElement.style.fontSize = ''")


def contents(visitor: Visitor) -> Locator:
    """The list of what there is to read."""
    return visitor.page.get_by_role("navigation", name="Contents").locator("details")


def test_who_wonders_why_finds_the_rule_from_the_table(visitors: Visitors) -> None:
    assert AXE.is_file(), "axe is not installed; please run: python scripts/build_client.py --install"
    ann = visitors.come(None)
    ann.lay("me", "bot:first-steps")
    ann.ready()
    ann.wish("Why can’t I…?")
    now = ann.page.get_by_test_id("rules-now")
    expect(now.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(now.get_by_text("Why can’t I choose this current?")).to_be_visible()
    check(ann, "rules-now")
    with ann.page.context.expect_page() as opened:
        now.get_by_role("link", name="In the rules – Your turn").click()
    rules = Visitor(opened.value, ann.url)
    expect(rules.page.get_by_role("heading", level=1)).to_have_text("Deep River: the rules")
    expect(rules.page.locator("section#turn")).to_be_focused()
    expect(rules.page.get_by_role("heading", name="Your turn")).to_be_in_viewport()

    # What a tile does: its sign leads there.
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="What does Swap do?").click()
    expect(ann.page.get_by_role("link", name="In the rules")).to_have_attribute("href", "/games/deep-river/rules#swap")

    # Searching leaves what has the words, and marks them.
    search = rules.page.get_by_label("Search the rules")
    search.fill("TILTED nothing")
    expect(rules.page.get_by_test_id("rules-found")).to_have_text("2 sections")
    expect(rules.page.locator("main section:visible[id]")).to_have_count(2)
    expect(rules.page.locator("section#effects mark", has_text="nothing").first).to_be_in_viewport()
    expect(rules.page.locator("section#tilt mark", has_text="tilted").first).to_be_visible()
    check(rules, "rules-found")
    search.fill("zzz")
    expect(rules.page.get_by_text("None of these words is in the rules.")).to_be_visible()
    search.fill("")

    # On paper: all that is read, by day, and nothing that leads elsewhere.
    rules.page.emulate_media(media="print", color_scheme="dark")
    rules.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(rules.page.locator("html")).to_have_attribute("data-theme", "light")
    for gone in ("navigation", "banner", "contentinfo", "searchbox"):
        expect(rules.page.get_by_role(gone).locator("visible=true")).to_have_count(0)
    expect(rules.page.get_by_role("button", name="Print")).to_have_count(0)
    expect(rules.page.locator("section#aim figure svg").first).to_be_visible()
    expect(rules.page.get_by_text("This is an independent implementation")).to_be_visible()


def test_every_page_of_rules_is_for_everybody(visitors: Visitors) -> None:
    ann = visitors.come(None)
    for game in GAMES:
        ann.page.set_viewport_size(WIDE)
        ann.page.emulate_media(color_scheme="light")
        ann.visit(f"/games/{game}/rules")
        expect(ann.page.locator("section#aim h2")).to_be_visible()
        expect(ann.page.locator("figure :is(svg, canvas, img):visible").first).to_be_visible()
        expect(contents(ann)).to_have_attribute("open", "")
        check(ann, f"rules-{game}-light")
        # Above the words the contents stand in the way until they are asked for, also when a window becomes narrow.
        ann.page.set_viewport_size(PHONE)
        expect(contents(ann)).not_to_have_attribute("open", "")
        ann.page.emulate_media(color_scheme="dark")
        expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
        check(ann, f"rules-{game}-dark")
        fits(ann.page)


def test_a_square_that_is_taken_says_why_and_leads_to_the_rule(visitors: Visitors) -> None:
    ann = visitors.come(None)
    lay(ann, "me")
    Walker(ann).settled()
    ann.page.locator("[data-square=C3]").click()
    expect(ann.page.get_by_text("There is already a path or an ibis on this square.").first).to_be_visible()
    expect(ann.page.locator(".controls a")).to_have_attribute("href", "/games/walk-in-the-park/rules#drawing")
