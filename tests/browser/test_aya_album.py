"""The wildlife album: reading empty places, photos and their story, in every language."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect
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


def store_record(ann: Visitor, record: object) -> None:
    """Store a record in the browser, as matches would have done, and reload the page."""
    kept = {"version": 0, "data": record, "dirty": False}
    ann.page.evaluate("kept => localStorage.setItem('rivage.kept.album-aya', kept)", json.dumps(kept))
    ann.page.reload()


def page_width(ann: Visitor) -> int:
    """Width of the scrollable page in pixels."""
    return int(ann.page.evaluate("document.documentElement.scrollWidth"))


@pytest.fixture
def ann(visitors: Visitors) -> Visitor:
    """A visitor at an album without photos."""
    return visitors.open("/games/aya/album")


def okapi(ann: Visitor) -> Locator:
    """The place of the okapi in the album."""
    return ann.page.locator("a[data-leaf=okapi]")


def test_an_empty_album_is_found_from_home_and_names_every_animal(visitors: Visitors) -> None:
    ann = visitors.open()
    ann.page.get_by_role("link", name=re.compile("^Wildlife album")).click()
    expect(ann.page).to_have_title("The wildlife album of Aya – Rivage")
    expect(ann.page.get_by_test_id("album-counts")).to_contain_text("0 of 25")
    expect(okapi(ann)).to_have_accessible_name("Okapi no photo yet")
    check(ann, "album-empty")


def test_a_page_without_a_photo_can_be_read_in_full(ann: Visitor) -> None:
    okapi(ann).click()
    leaf = ann.page.get_by_role("article")
    expect(leaf).not_to_contain_text("giraffe")
    ann.press("Read everything")
    expect(leaf).to_contain_text("Its closest relative is the giraffe!")
    expect(leaf.get_by_role("img", name="World map. Marked: Rainforests in the heart of Africa.")).to_be_visible()
    expect(
        leaf.get_by_role("img", name=re.compile(r"beside a child of 1\.2 m\. Up to 1\.8 m high at the shoulder"))
    ).to_be_visible()
    expect(leaf).to_contain_text("Endangered")
    expect(leaf).to_contain_text("2015")
    expect(ann.page.get_by_test_id("taken")).to_have_count(0)


def test_the_keyboard_opens_turns_and_closes_pages_and_keeps_the_focus(ann: Visitor) -> None:
    heading = ann.page.get_by_role("heading", level=1)
    okapi(ann).press("Enter")
    expect(heading).to_be_focused()
    expect(heading).to_have_text("Okapi")
    expect(ann.page).to_have_title("Okapi – The wildlife album of Aya – Rivage")
    # The link to the content keeps the page of the okapi open.
    ann.page.get_by_role("link", name=words("en")["skip"]).press("Enter")
    expect(ann.page.get_by_role("main")).to_be_focused()
    expect(heading).to_have_text("Okapi")
    ann.page.keyboard.press("ArrowRight")
    expect(heading).to_have_text("Poison dart frog")
    expect(heading).to_be_focused()
    ann.page.go_back()
    expect(heading).to_have_text("Okapi")
    ann.page.get_by_role("link", name="The whole album").click()
    expect(okapi(ann)).to_be_focused()


def test_a_won_photo_shows_when_it_was_first_taken_and_with_whom(ann: Visitor) -> None:
    store_record(ann, RECORD)
    for count in ("1 of 25", "4 of 15", "1 of 5"):
        expect(ann.page.get_by_test_id("album-counts")).to_contain_text(count)
    expect(okapi(ann)).to_have_accessible_name("Okapi won 2 times")
    okapi(ann).click()
    taken = ann.page.get_by_test_id("taken")
    expect(taken).to_contain_text("First taken on 21 September 2026, with Ben and a bot")
    expect(taken.get_by_role("link", name="See the match")).to_have_attribute("href", TABLE)
    check(ann, "album-leaf")


def test_the_choice_to_read_everything_is_remembered(ann: Visitor) -> None:
    ann.page.get_by_test_id("read-all").check()
    ann.page.reload()
    expect(ann.page.get_by_test_id("read-all")).to_be_checked()


def test_an_open_page_changes_its_language_at_once_and_keeps_the_other_names(ann: Visitor) -> None:
    store_record(ann, RECORD)
    okapi(ann).click()
    leaf = ann.page.get_by_role("article")
    ann.page.get_by_role("button", name="Français").click()
    expect(leaf).to_contain_text("Son plus proche parent est la girafe")
    expect(ann.page.get_by_test_id("taken")).to_contain_text(
        "Prise pour la première fois le 21 septembre 2026, avec Ben et un robot"
    )
    for language in ("en", "nl", "de"):
        expect(leaf.locator(f"dd[lang={language}]")).to_have_text("Okapi")
    ann.screenshot("album-leaf-fr")


def test_a_record_of_a_newer_version_is_shown_in_part_and_never_overwritten(ann: Visitor) -> None:
    newer = {"version": 9, "photos": {"narwhal": {"times": 1, "film": "x"}}, "more": True}
    store_record(ann, newer)
    expect(ann.page.get_by_role("note")).to_contain_text("newer version")
    expect(ann.page.get_by_test_id("album-counts")).to_contain_text("1 of 25")
    assert json.loads(ann.page.evaluate("localStorage.getItem('rivage.kept.album-aya')"))["data"] == newer


def test_a_phone_with_dark_theme_has_room_for_the_album_with_large_letters(visitors: Visitors) -> None:
    ann = visitors.open("/games/aya/album", size=LARGE_PHONE, touch=True, theme="dark", language="fr")
    store_record(ann, RECORD)
    expect(ann.page.get_by_test_id("album-counts")).to_contain_text("1 sur 25")
    assert page_width(ann) == 390
    check(ann, "album-dark-fr")
    # The texts of every language fit.
    for language in (*LANGUAGES, "fr"):
        ann.page.locator(f'button[lang="{language}"]:visible').tap()
        expect(ann.page.get_by_text(words(language)["album-lead-aya"])).to_be_visible()
        assert page_width(ann) == 390, language
        assert broken(ann, ".animals .name") == [], language
        assert language == "en" or english_left(ann, language) == []
    ann.visit("/games/aya/album#diamondback-rattlesnake")
    ann.press("Tout lire")
    expect(ann.page.get_by_role("article")).to_contain_text("Le saviez-vous")
    check(ann, "album-leaf-dark-fr")
    ann.page.evaluate("document.documentElement.style.fontSize = '212%'")
    assert page_width(ann) == 390
    ann.page.get_by_role("link", name="Tout l’album").tap()
    expect(ann.page.locator("a[data-leaf=diamondback-rattlesnake]")).to_be_focused()
    assert page_width(ann) == 390
    # The printed album has a white background and every open leaf.
    ann.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "light")
    expect(ann.page.get_by_role("article")).to_have_count(25)
    ann.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ann.page.get_by_role("article")).to_have_count(0)
