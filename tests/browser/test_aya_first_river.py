"""First river: the short match for newcomers, from the home page to its table."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.locales.test_catalogues import LANGUAGES
from tests.server.running import RunningServer, running_server

from rivage.games.aya.meta import FIRST_RIVER

from .builders import Builder, open_table
from .test_axe import check
from .test_home import card, request_of
from .visitors import PHONE, Visitor, Visitors

pytestmark = pytest.mark.browser

SAND = 4
SHORT = f"""import msgspec; from rivage.games.aya.game import Aya; import rivage.server.app as app; app.BOT_TEMPO = 9
    usual = Aya.timers
    Aya.timers = staticmethod(lambda state: tuple(msgspec.structs.replace(timer, seconds={SAND}) for timer in usual(state)))"""
"""The sand runs through in seconds, and bots are too slow to place anything."""

ONE_LINE = 64
"""Pixels. A button with two lines is higher."""


@pytest.fixture
def short(tmp_path: Path) -> Iterator[RunningServer]:
    """A server on which a match takes seconds."""
    with running_server(tmp_path, prelude=SHORT) as server:
        yield server


def first_button(visitor: Visitor) -> Locator:
    """The main button of Aya's card."""
    return card(visitor, "aya").locator(".button.main")


def start_building(visitor: Visitor) -> Builder:
    """Place the Start tile and turn the hourglass."""
    builder = Builder(visitor)
    if builder.task("first", "start") == "first":
        visitor.page.get_by_test_id("first").first.click()
    builder.start_building()
    return builder


def test_a_newcomer_is_offered_a_first_river_with_one_glass_and_few_landscapes(visitors: Visitors) -> None:
    ann = open_table(visitors, "/", size=PHONE, touch=True).visitor
    expect(first_button(ann)).to_contain_text("First river · with two bots")
    check(ann, "first-river-offered")
    asked = request_of(ann, "play", "aya")
    assert [seat["who"] for seat in asked["seats"]] == ["me", "bot:apprentice", "bot:apprentice"]
    assert dict(FIRST_RIVER.options).items() <= asked["options"]["game"].items()
    start_building(ann)
    # There is only one glass, so the clock has no number.
    expect(ann.page.get_by_role("timer", name="Sand left in the hourglass", exact=True)).to_be_visible()
    expect(ann.page.get_by_test_id("sand")).not_to_contain_text("of 2")


def test_up_to_three_people_play_a_first_river_with_a_bot(visitors: Visitors) -> None:
    ann = visitors.open()
    asked = request_of(ann, "preset-friends", "aya")
    assert [seat["who"] for seat in asked["seats"]] == ["me", "open", "open", "bot:apprentice"]
    expect(ann.page.get_by_text("Free seat", exact=True)).to_have_count(2)


def test_a_friend_joins_a_first_river_by_the_link_and_reads_about_it(visitors: Visitors) -> None:
    ann = visitors.open("/games/aya")
    ann.page.get_by_test_id("guide-preset-friends").click()
    ann.page.wait_for_url(re.compile("/t/"))
    expect(ann.page.locator(".preset")).to_contain_text("one hourglass of four minutes")
    check(ann, "first-river-friends")
    ben = visitors.open(ann.table)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Join", exact=True).first.click()
    expect(ann.page.get_by_text("Ben", exact=True).first).to_be_visible()
    expect(ann.page.get_by_text("Free seat", exact=True)).to_have_count(1)


def test_the_page_of_the_game_offers_a_first_river(visitors: Visitors) -> None:
    ann = open_table(visitors, "/games/aya").visitor
    ann.page.get_by_test_id("guide-preset").click()
    ann.page.wait_for_url(re.compile("/t/"))


def test_a_first_river_ends_after_its_glass_and_is_then_no_longer_offered(chromium: Browser, short: RunningServer) -> None:
    visitors = Visitors(chromium, short.url)
    ann = open_table(visitors, "/").visitor
    ann.way("play", "aya").click()
    ann.page.wait_for_url(re.compile("/t/"))
    start_building(ann)
    # No domino was placed, so there is nothing to push after the only glass and the match is over.
    expect(ann.page.get_by_test_id("end")).to_be_visible()
    # The result links to the full game.
    expect(ann.page.get_by_test_id("end")).to_contain_text("two hourglasses of ten minutes")
    check(ann, "first-river-ended")
    table = ann.table
    for language in LANGUAGES:
        # The offer of the next match fits in one line beside the table, in any language.
        ann.visit("/")
        ann.page.locator(f'button[lang="{language}"]:visible').click()
        ann.visit(table)
        box = ann.page.get_by_test_id("full-game").bounding_box()
        assert box is not None
        assert box["height"] < ONE_LINE, language
        assert box["width"] > 250, language
    ann.visit("/")
    ann.page.locator('button[lang="en"]:visible').click()
    ann.visit(table)
    with ann.page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/tables")) as asked:
        ann.page.get_by_test_id("full-game").click()
    full = dict(asked.value.post_data_json or {})
    assert [seat["who"] for seat in full["seats"]] == ["me", "bot:apprentice", "bot:apprentice"]
    options = full["options"]["game"]
    assert (options["table"], options["glass"], options["glasses"], options["landscapes"]) == ("120x80", 600, 2, 15)
    ann.page.wait_for_url(re.compile("/t/"))
    ann.visit("/")
    # The last match was the full game, and Play repeats it.
    expect(first_button(ann)).to_contain_text("with two bots")
    expect(first_button(ann)).not_to_contain_text("First river")
    expect(ann.way("preset", "aya")).to_be_visible()
    visitors.close()
