"""The house in other languages: nothing of the first one is left, and the words of all of them have room."""

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
"""Every piece of text a page shows or tells, except what names its own language."""


def english_left(visitor: Visitor, language: str = "fr") -> list[str]:
    """What is shown in English and has another word in the language."""
    english = words("en")
    same = set(words(language).values())
    wrong = {text for text in english.values() if text not in same}
    # The bare id of a message stands where its sentence is missing.
    return [text for text in visitor.page.evaluate(SHOWN) if text in wrong or text in english]


def crowded_signs(visitor: Visitor) -> list[str]:
    """Lines in which a colon, an exclamation or a question mark follows its word without the space that French asks for."""
    told = visitor.page.locator("body").inner_text().splitlines()
    return [line for line in told if re.search(r"[^\W\d][ ]?[:;!?](?:\s|$)", line)]


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
    """Of the names that a selector finds, those of which a word stands in two lines."""
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
"""How many signs stand at the nests, how many are cut by the edge of the board, and in how many rows the buttons stand."""


def test_a_french_browser_is_greeted_in_french(visitors: Visitors) -> None:
    ann = visitors.come(language="fr-FR")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(words("fr")["home-title"])
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")


def test_after_the_switch_to_french_no_english_is_left(visitors: Visitors) -> None:
    say = words("fr")
    ann = visitors.come()
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")
    expect(ann.way("bots")).to_be_visible()
    ann.page.get_by_role("button", name="Français").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(say["home-title"])
    for fold in ann.page.get_by_text(say["more-options"]).all():
        fold.click()
    assert english_left(ann) == []
    ann.shot("home-wide-french")

    visitors.expected.append("404 (Not Found)")
    for path in ("/about", "/games/deep-river", "/games/aya", "/nowhere"):
        ann.visit(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        assert english_left(ann) == []

    ann.lay("me", "open")
    expect(ann.page.get_by_role("button", name=say["copy-link"])).to_be_visible()
    assert english_left(ann) == []

    ann.lay("me", "bot:first-steps")
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
    ann.shot("table-wide-french")

    # The wish is kept.
    ann.visit("/")
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")


def test_at_a_table_the_language_is_changed_at_once_has_room_on_small_screens_and_is_kept(visitors: Visitors) -> None:
    ann = visitors.come(None)
    ann.several = True
    ann.lay("me", "me")
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
            ann.shot(f"{language}-{width}")
            assert ann.page.evaluate(IN_ITS_PLACE) == {"signs": 2, "cut": 0, "rows": 1}, (language, width)
    # The wish is kept, and every language stays within a phone at home.
    ann.page.set_viewport_size(LARGE_PHONE)
    ann.visit("/")
    expect(ann.page.locator("html")).to_have_attribute("lang", OTHERS[-1])
    for language in LANGUAGES:
        ann.page.locator(f'button[lang="{language}"]:visible').click()
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(words(language)["home-title"])
        assert ann.page.evaluate("document.documentElement.scrollWidth") == 390, language


@pytest.mark.parametrize(("width", "place"), [(360, "banner"), (320, "contentinfo")])
def test_on_a_small_phone_the_languages_are_on_the_page(
    visitors: Visitors, width: int, place: Literal["banner", "contentinfo"]
) -> None:
    ann = visitors.come(size={"width": width, "height": 640})
    languages = ann.page.get_by_role("group", name="Language")
    expect(languages).to_have_count(1)
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") == width
    ann.page.get_by_role(place).get_by_role("button", name="Français").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")


def test_no_name_of_a_bot_is_broken_on_a_small_phone(visitors: Visitors) -> None:
    ann = visitors.come(size={"width": 360, "height": 640})
    for language in LANGUAGES:
        ann.page.locator(f'button[lang="{language}"]:visible').click()
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(words(language)["home-title"])
        assert broken(ann, ".levels strong") == [], language
