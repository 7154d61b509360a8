"""Aya on a phone: prompts, actions and the players' pieces are visible, and nothing covers them."""

import pytest
from playwright.sync_api import ViewportSize, expect

from .builders import Builder, create_table, open_table, sit
from .visitors import LARGE_PHONE, LOW_PHONE, SMALLEST, Visitors, box

pytestmark = pytest.mark.browser


NAMES = ("Bartholomäus der Große", "Clementine-Charlotte", "Maximilian Hohenstein", "Annegret Wintermantel")


def reserve_domino(builder: Builder) -> None:
    """Draw a domino and put it into the reserve."""
    builder.draw()
    builder.button("reserve").tap()


@pytest.mark.parametrize(("size", "seats"), [(LARGE_PHONE, 2), (LOW_PHONE, 5)], ids=["two at a phone", "five at a low one"])
def test_cards_show_the_top_of_each_reserve(visitors: Visitors, size: ViewportSize, seats: int) -> None:
    ann = open_table(visitors, size=size, touch=True)
    path = create_table(ann, "me", *["open"] * (seats - 1))
    others = [sit(visitors, path, name) for name in NAMES[: seats - 1]]
    # The table stays visible beside the buttons, with any number of players and long names.
    ann.task("first")
    asked = box(ann.page.get_by_role("group", name="Your hand"))
    assert asked["bottom"] - asked["top"] < 180
    ann.button("first").filter(has_text="I’ll go first").tap()
    ann.button("stand").tap()
    ann.button("flip").tap()
    reserve_domino(ann)
    for one in others:
        one.draw()
        one.button("reserve").click()
    # The time is widest in the first second.
    ann.page.get_by_test_id("sand").locator("b").evaluate("node => { node.style.minWidth = '4.5ch' }")
    for seat in range(seats):
        card = ann.page.locator(f'li[data-seat="{seat}"]')
        reserve = card.locator(".reserve img")
        expect(reserve).to_be_visible()
        assert box(reserve)["right"] <= box(card)["right"]


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR", "nl-NL"])
def test_on_a_low_phone_the_actions_for_a_domino_take_one_row(visitors: Visitors, language: str) -> None:
    ann = open_table(visitors, size=LOW_PHONE, touch=True, language=language)
    create_table(ann, "me")
    ann.button("stand").tap()
    ann.button("flip").tap()
    ann.draw_until("stand")
    while ann.button("fork").count():  # a Garden has one more button, in a second row
        ann.button("reserve").tap()
        ann.draw_until("stand")
    row = {box(ann.button(name))["top"] for name in ("turn-left", "turn-right", "stand", "reserve")}
    assert max(row) - min(row) < 10


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR", "nl-NL"])
def test_on_the_smallest_phone_the_choices_of_a_camera_domino_take_one_row(visitors: Visitors, language: str) -> None:
    ann = open_table(visitors, size=SMALLEST, touch=True, language=language)
    create_table(ann, "me")
    ann.button("stand").tap()
    ann.button("flip").tap()
    ann.draw_until("choose")
    places = [box(ann.button(name)) for name in ("landscape", "animal", "plain", "reserve")]
    assert max(one["top"] for one in places) - min(one["top"] for one in places) < 10
    assert max(one["right"] for one in places) <= SMALLEST["width"]


def test_a_switch_turned_off_by_touch_looks_off(visitors: Visitors) -> None:
    ann = open_table(visitors, size=LARGE_PHONE, touch=True)
    create_table(ann, "me")
    ann.button("stand").tap()
    ann.button("flip").tap()
    fork = ann.button("fork")
    ann.draw()
    while not fork.is_visible():
        ann.button("reserve").tap()
        ann.draw()
    look = "node => getComputedStyle(node).backgroundColor"
    fork.tap()
    expect(fork).to_have_attribute("aria-checked", "true")
    on = fork.evaluate(look)
    fork.tap()
    expect(fork).to_have_attribute("aria-checked", "false")
    off = fork.evaluate(look)
    # It looks the same as after another element was touched.
    ann.button("turn-left").tap()
    assert [fork.evaluate(look), off == on] == [off, False]


def test_on_a_phone_in_landscape_the_table_reaches_down_to_the_buttons(visitors: Visitors) -> None:
    ann = open_table(visitors, size={"width": 740, "height": 360}, touch=True)
    create_table(ann, "me", "bot:apprentice")
    ann.task("start", "first")
    expect(ann.page.locator(".picture canvas")).to_be_visible()
    ann.page.get_by_role("button", name="Whole table").tap()
    _, edge = ann.at(0, -400)
    assert box(ann.page.get_by_role("group", name="Your hand"))["top"] - edge < 60
