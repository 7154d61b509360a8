"""The rules: opened from a table, read, searched and printed."""

import pytest
from playwright.sync_api import Locator, Page, expect

from .test_axe import AXE, check
from .visitors import PHONE, WIDE, Visitor, Visitors
from .walkers import Walker, create_table

pytestmark = pytest.mark.browser

GAMES = ("aya", "deep-river", "walk-in-the-park")


def fits(page: Page) -> None:
    """Nothing overflows the screen, with normal and doubled text size."""
    for letters in ("106.25%", "212.5%"):
        page.evaluate(f"document.documentElement.style.fontSize = '{letters}'")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), letters
    page.evaluate("document.documentElement.style.fontSize = ''")


def contents(visitor: Visitor) -> Locator:
    """The table of contents."""
    return visitor.page.get_by_role("navigation", name="Contents").locator("details")


def test_the_contextual_rules_of_a_table_link_to_the_rules_page(visitors: Visitors) -> None:
    assert AXE.is_file(), "axe is not installed; please run: python scripts/build_client.py --install"
    ann = visitors.open(None)
    ann.create_table("me", "bot:first-steps")
    ann.ready()
    ann.choose_in_menu("Why can’t I…?")
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

    # The sign of a tile links to its rule.
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="What does Swap do?").click()
    expect(ann.page.get_by_role("link", name="In the rules")).to_have_attribute("href", "/games/deep-river/rules#swap")

    # The search keeps matching sections and highlights the words.
    search = rules.page.get_by_label("Search the rules")
    search.fill("TILTED nothing")
    expect(rules.page.get_by_test_id("rules-found")).to_have_text("2 sections")
    expect(rules.page.locator("main section:visible[id]")).to_have_count(2)
    expect(rules.page.locator("section#effects mark", has_text="nothing").first).to_be_in_viewport()
    expect(rules.page.locator("section#tilt mark", has_text="tilted").first).to_be_visible()
    check(rules, "rules-found")
    search.fill("zzz")
    expect(rules.page.get_by_text("No section contains these words. Try a shorter one.")).to_be_visible()
    search.fill("")

    # Print: all of the text, in the light theme, without navigation.
    rules.page.emulate_media(media="print", color_scheme="dark")
    rules.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(rules.page.locator("html")).to_have_attribute("data-theme", "light")
    for gone in ("navigation", "banner", "contentinfo", "searchbox"):
        expect(rules.page.get_by_role(gone).locator("visible=true")).to_have_count(0)
    expect(rules.page.get_by_role("button", name="Print")).to_have_count(0)
    expect(rules.page.locator("section#aim figure svg").first).to_be_visible()
    expect(rules.page.get_by_text("This is an independent version")).to_be_visible()


def test_every_rules_page_is_accessible(visitors: Visitors) -> None:
    ann = visitors.open(None)
    for game in GAMES:
        ann.page.set_viewport_size(WIDE)
        ann.page.emulate_media(color_scheme="light")
        ann.visit(f"/games/{game}/rules")
        expect(ann.page.locator("section#aim h2")).to_be_visible()
        expect(ann.page.locator("figure :is(svg, canvas, img):visible").first).to_be_visible()
        expect(contents(ann)).to_have_attribute("open", "")
        check(ann, f"rules-{game}-light")
        # Above the text the contents are folded, also after a window becomes narrow.
        ann.page.set_viewport_size(PHONE)
        expect(contents(ann)).not_to_have_attribute("open", "")
        ann.page.emulate_media(color_scheme="dark")
        expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
        check(ann, f"rules-{game}-dark")
        fits(ann.page)


def test_a_refused_square_shows_the_reason_and_a_link_to_the_rule(visitors: Visitors) -> None:
    ann = visitors.open(None)
    create_table(ann, "me")
    Walker(ann).settled()
    ann.page.locator("[data-square=C3]").click()
    expect(ann.page.get_by_text("There is already a path or an ibis on this square.").first).to_be_visible()
    expect(ann.page.locator(".controls a")).to_have_attribute("href", "/games/walk-in-the-park/rules#drawing")


def test_why_answers_for_the_selected_square_with_a_link_to_the_rule(visitors: Visitors) -> None:
    ann = visitors.open(None)
    create_table(ann, "me")
    Walker(ann).settled()
    ann.page.locator("[data-square=C3]").click()
    ann.choose_in_menu("Why can’t I…?")
    answer = ann.page.get_by_test_id("rules-answer").get_by_role("listitem")
    expect(answer).to_contain_text("C3: There is already a path or an ibis on this square.")
    expect(answer.get_by_role("link")).to_have_attribute("href", "/games/walk-in-the-park/rules#drawing")
    check(ann, "rules-answer")


def test_a_fish_pressed_before_a_current_is_answered_with_what_comes_first(visitors: Visitors) -> None:
    ann = visitors.open(None)
    ann.create_table("me", "me")
    ann.ready()
    ann.page.locator(".pieces svg.pawn").first.click(force=True)
    sentence = "Something else comes first: Choose a current"
    expect(ann.page.get_by_text(sentence).first).to_be_visible()
    ann.choose_in_menu("Why can’t I…?")
    expect(ann.page.get_by_test_id("rules-answer").get_by_text(sentence)).to_be_visible()
