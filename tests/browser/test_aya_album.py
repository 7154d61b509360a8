"""The wildlife album: empty places that can be read all the same, photos with their story, in every language."""

import json
import re

import pytest
from playwright.sync_api import expect
from tests.locales.test_catalogues import LANGUAGES

from .test_axe import check
from .test_languages import broken, english_left
from .visitors import LARGE_PHONE, Visitor, Visitors
from .words import words

pytestmark = pytest.mark.browser

TABLE = "/t/abcdefghijklmnopqrstuv"
WON = ("okapi", "desert-fork", "forest-bend", "forest-fork", "forest-end", "triptych-forest")
RECORD = {
    "version": 1,
    "photos": {key: {"times": 2, "first": TABLE} for key in WON},
    "tables": {TABLE: {"at": 1_790_000_000_000, "with": ["Ben"], "bots": 1}},
    "counted": [TABLE],
}


def keep(ann: Visitor, record: object) -> None:
    """Put a record into the browser, as matches would have, and open the page anew."""
    kept = {"version": 0, "data": record, "dirty": False}
    ann.page.evaluate("kept => localStorage.setItem('rivage.kept.album-aya', kept)", json.dumps(kept))
    ann.page.reload()


def wide(ann: Visitor) -> int:
    """How wide the page is that can be scrolled."""
    return int(ann.page.evaluate("document.documentElement.scrollWidth"))


def test_the_album_is_empty_is_read_all_the_same_fills_and_speaks_another_language(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.page.get_by_role("link", name=re.compile("^Wildlife album")).click()
    expect(ann.page).to_have_title("The wildlife album of Aya – Rivage")
    counts = ann.page.get_by_test_id("album-counts")
    expect(counts).to_contain_text("0 of 25")
    okapi = ann.page.locator("a[data-leaf=okapi]")
    expect(okapi).to_have_accessible_name("Okapi no photo yet")
    check(ann, "album-empty")

    # Its leaf by keys: it says what is missing, and opens for who wishes.
    okapi.focus()
    ann.page.keyboard.press("Enter")
    heading = ann.page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
    expect(heading).to_have_text("Okapi")
    expect(ann.page).to_have_title("Okapi – The wildlife album of Aya – Rivage")
    leaf = ann.page.get_by_role("article")
    expect(leaf).not_to_contain_text("giraffe")
    ann.press("Read everything")
    expect(leaf).to_contain_text("Its nearest relative is the giraffe!")
    expect(leaf.get_by_role("img", name="Map of the world. Marked on it: Rainforests in the heart of Africa.")).to_be_visible()
    expect(
        leaf.get_by_role("img", name=re.compile(r"beside a child of 1\.2 m\. Up to 1\.8 m high at the shoulder"))
    ).to_be_visible()
    expect(leaf).to_contain_text("Endangered")
    expect(leaf).to_contain_text("2015")
    expect(ann.page.get_by_test_id("taken")).to_have_count(0)
    # Who skips to the content stays at this leaf.
    ann.page.get_by_role("link", name=words("en")["skip"]).press("Enter")
    expect(ann.page.get_by_role("main")).to_be_focused()
    expect(heading).to_have_text("Okapi")
    ann.page.keyboard.press("ArrowRight")
    expect(heading).to_have_text("Poison dart frog")
    expect(heading).to_be_focused()
    ann.page.go_back()
    expect(heading).to_have_text("Okapi")
    ann.page.get_by_role("link", name="The whole album").click()
    expect(okapi).to_be_focused()

    # A won photo has its story; that all is read is remembered.
    keep(ann, RECORD)
    expect(counts).to_contain_text("1 of 25")
    expect(counts).to_contain_text("4 of 15")
    expect(counts).to_contain_text("1 of 5")
    expect(ann.page.get_by_test_id("read-all")).to_be_checked()
    expect(okapi).to_have_accessible_name("Okapi won 2 times")
    okapi.click()
    taken = ann.page.get_by_test_id("taken")
    expect(taken).to_contain_text("First taken on 21 September 2026, with Ben and a bot")
    expect(taken.get_by_role("link", name="See the match")).to_have_attribute("href", TABLE)
    check(ann, "album-leaf")

    # At once in another language, where the own one is now one of the others.
    ann.page.get_by_role("button", name="Français").click()
    expect(leaf).to_contain_text("Son plus proche parent est la girafe")
    expect(taken).to_contain_text("Prise pour la première fois le 21 septembre 2026, avec Ben et un robot")
    for language in ("en", "nl", "de"):
        expect(leaf.locator(f"dd[lang={language}]")).to_have_text("Okapi")
    ann.shot("album-leaf-fr")

    # What a newer version wrote is shown as far as it goes, and stays.
    newer = {"version": 9, "photos": {"narwhal": {"times": 1, "film": "x"}}, "more": True}
    keep(ann, newer)
    ann.page.get_by_role("link", name="Tout l’album").click()
    expect(ann.page.get_by_role("note")).to_contain_text("version plus récente")
    expect(counts).to_contain_text("1 sur 25")
    assert json.loads(ann.page.evaluate("localStorage.getItem('rivage.kept.album-aya')"))["data"] == newer


def test_a_phone_by_night_has_room_for_the_album_also_with_letters_twice_as_large(visitors: Visitors) -> None:
    ann = visitors.come("/games/aya/album", size=LARGE_PHONE, touch=True, theme="dark", language="fr")
    keep(ann, RECORD)
    expect(ann.page.get_by_test_id("album-counts")).to_contain_text("1 sur 25")
    assert wide(ann) == 390
    check(ann, "album-dark-fr")
    # The words of every language have room.
    for language in (*LANGUAGES, "fr"):
        ann.page.locator(f'button[lang="{language}"]:visible').tap()
        expect(ann.page.get_by_text(words(language)["album-lead-aya"])).to_be_visible()
        assert wide(ann) == 390, language
        assert broken(ann, ".animals .name") == [], language
        assert language == "en" or english_left(ann, language) == []
    ann.visit("/games/aya/album#diamondback-rattlesnake")
    ann.press("Tout lire")
    expect(ann.page.get_by_role("article")).to_contain_text("Le saviez-vous")
    check(ann, "album-leaf-dark-fr")
    ann.page.evaluate("document.documentElement.style.fontSize = '212%'")
    assert wide(ann) == 390
    ann.page.get_by_role("link", name="Tout l’album").tap()
    expect(ann.page.locator("a[data-leaf=diamondback-rattlesnake]")).to_be_focused()
    assert wide(ann) == 390
    # Paper is white, and has every leaf that may be read.
    ann.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "light")
    expect(ann.page.get_by_role("article")).to_have_count(25)
    ann.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ann.page.get_by_role("article")).to_have_count(0)
