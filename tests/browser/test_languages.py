"""The client in other languages: no English is left, and all texts have room."""

import random
import re
from typing import Literal

import pytest
from playwright.sync_api import expect
from tests.locales.test_catalogues import LANGUAGES, OTHERS

from .test_room import SETTLED
from .visitors import LARGE_PHONE, Visitor, Visitors
from .words import words

pytestmark = pytest.mark.browser

SHOWN = """() => {
  const found = [];
  const skipped = (node) => node.closest('[lang]:not(html), script, style') !== null;
  for (const one of document.querySelectorAll('body *')) {
    if (skipped(one)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(one.getAttribute(name) ?? '');
    for (const child of one.childNodes) if (child.nodeType === Node.TEXT_NODE) found.push(child.data);
  }
  return found.map((text) => text.trim().replace(/\\s+/g, ' ')).filter((text) => text !== '');
}"""
"""JavaScript: every text of a page, visible or for screen readers, except language names."""


def english_left(visitor: Visitor, language: str = "fr") -> list[str]:
    """English texts on the page that have another translation."""
    english = words("en")
    same = set(words(language).values())
    wrong = {text for text in english.values() if text not in same}
    # A missing message is shown as its id.
    return [text for text in visitor.page.evaluate(SHOWN) if text in wrong or text in english]


def crowded_signs(visitor: Visitor) -> list[str]:
    """Lines in which a colon, exclamation mark or question mark lacks the space before it that French requires."""
    lines = visitor.page.locator("body").inner_text().splitlines()
    return [line for line in lines if re.search(r"[^\W\d][ ]?[:;!?](?:\s|$)", line)]


BROKEN = """(names) => [...document.querySelectorAll(names)].filter((name) => {
  const text = name.firstChild;
  return [...text.data.matchAll(/[^\\s-]+/g)].some(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1;
  });
}).map((name) => name.textContent)"""


def broken(visitor: Visitor, names: str) -> list[str]:
    """The names found by a selector that contain a word broken across lines."""
    return list(visitor.page.evaluate(BROKEN, names))


IN_ITS_PLACE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const board = box(document.querySelector('section.board'));
  const signs = [...document.querySelectorAll('.goal > span')].map(box);
  const [undo, confirm] = ['undo', 'confirm'].map((name) => box(document.querySelector(`[data-testid="${name}"]`)));
  return {
    signs: signs.length,
    cut: signs.filter((one) => one.left < board.left || one.right > board.right).length,
    rows: undo.top === confirm.top ? 1 : 2,
  };
}"""
"""JavaScript: the number of signs at the nests, of signs cut by the edge of the board, and of button rows."""


def test_a_french_browser_gets_the_french_page(visitors: Visitors) -> None:
    ann = visitors.open(language="fr-FR")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(words("fr")["home-title"])
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")


def test_after_switching_to_french_no_english_is_left(visitors: Visitors) -> None:
    say = words("fr")
    ann = visitors.open()
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")
    expect(ann.way("bots")).to_be_visible()
    ann.page.get_by_role("button", name="Français").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(say["home-title"])
    for fold in ann.page.get_by_text(say["more-options"]).all():
        fold.click()
    assert english_left(ann) == []
    ann.screenshot("home-wide-french")

    visitors.expected.append("404 (Not Found)")
    for path in ("/about", "/games/deep-river", "/games/aya", "/nowhere"):
        ann.visit(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        assert english_left(ann) == []

    ann.create_table("me", "open")
    expect(ann.page.get_by_role("button", name=say["copy-link"])).to_be_visible()
    assert english_left(ann) == []

    ann.create_table("me", "bot:first-steps")
    dice = random.Random(12)
    now = ann.ready()
    assert english_left(ann) == []
    ann.choice(now.choices[0]).hover()
    assert english_left(ann) == []
    ann.turn(dice)
    ann.ready()
    assert english_left(ann) == []
    assert crowded_signs(ann) == []
    ann.press(say["menu"])
    assert english_left(ann) == []
    ann.page.keyboard.press("Escape")
    expect(ann.moves_in(say["moves"]).nth(2)).to_contain_text(re.compile(r"\w"))
    ann.screenshot("table-wide-french")

    # The preference is stored.
    ann.visit("/")
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")


def test_the_language_changes_at_a_table_and_fits_small_screens(visitors: Visitors) -> None:
    ann = visitors.open(None)
    ann.hot_seat = True
    ann.create_table("me", "me")
    dice = random.Random(3)
    now = ann.ready()
    while not now.confirm:
        now = ann.choose(dice)
    for before, language in zip(LANGUAGES, OTHERS, strict=False):
        ann.page.set_viewport_size({"width": 1280, "height": 800})
        ann.press(words(before)["settings"])
        ann.page.get_by_role("dialog").get_by_label(words(before)["language"]).select_option(language)
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        ann.press(words(language)["close"])
        expect(ann.page.get_by_test_id("confirm")).to_have_text(words(language)["confirm-turn"])
        assert english_left(ann, language) == []
        for width, height in ((320, 568), (844, 390)):
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.page.evaluate(SETTLED)
            ann.screenshot(f"{language}-{width}")
            assert ann.page.evaluate(IN_ITS_PLACE) == {"signs": 2, "cut": 0, "rows": 1}, (language, width)
    # The preference is stored, and every language fits a phone on the home page.
    ann.page.set_viewport_size(LARGE_PHONE)
    ann.visit("/")
    expect(ann.page.locator("html")).to_have_attribute("lang", OTHERS[-1])
    for language in LANGUAGES:
        ann.page.locator(f'button[lang="{language}"]:visible').click()
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(words(language)["welcome-back"])
        assert ann.page.evaluate("document.documentElement.scrollWidth") == 390, language


@pytest.mark.parametrize(("width", "place"), [(360, "banner"), (320, "contentinfo")])
def test_on_a_small_phone_the_page_has_a_language_picker(
    visitors: Visitors, width: int, place: Literal["banner", "contentinfo"]
) -> None:
    ann = visitors.open(size={"width": width, "height": 640})
    languages = ann.page.get_by_role("group", name="Language")
    expect(languages).to_have_count(1)
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") == width
    ann.page.get_by_role(place).get_by_role("button", name="Français").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")


def test_no_bot_name_is_broken_across_lines_on_a_small_phone(visitors: Visitors) -> None:
    ann = visitors.open(size={"width": 360, "height": 640})
    for language in LANGUAGES:
        ann.page.locator(f'button[lang="{language}"]:visible').click()
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(words(language)["home-title"])
        assert broken(ann, ".levels strong") == [], language
