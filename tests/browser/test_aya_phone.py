"""Aya on a phone: what is asked, what can be done and what everybody has is seen, and nothing lies over it."""

import pytest
from playwright.sync_api import ViewportSize, expect

from .builders import Builder, come, lay, sit
from .visitors import LARGE_PHONE, LOW_PHONE, SMALLEST, Visitors, box

pytestmark = pytest.mark.browser


NAMES = ("Bartholomäus der Große", "Clementine-Charlotte", "Maximilian Hohenstein", "Annegret Wintermantel")


def keep(builder: Builder) -> None:
    """Draw a domino and put it on the reserve."""
    builder.draw()
    builder.button("reserve").tap()


@pytest.mark.parametrize(("size", "seats"), [(LARGE_PHONE, 2), (LOW_PHONE, 5)], ids=["two at a phone", "five at a low one"])
def test_cards_show_what_lies_on_top_of_each_reserve(visitors: Visitors, size: ViewportSize, seats: int) -> None:
    ann = come(visitors, size=size, touch=True)
    path = lay(ann, "me", *["open"] * (seats - 1))
    others = [sit(visitors, path, name) for name in NAMES[: seats - 1]]
    # However many there are to begin, and however long their names: the table is seen beside them.
    ann.task("first")
    asked = box(ann.page.get_by_role("group", name="Your hand"))
    assert asked["bottom"] - asked["top"] < 180
    ann.button("first").filter(has_text="I begin").tap()
    ann.button("stand").tap()
    ann.button("flip").tap()
    keep(ann)
    for one in others:
        one.draw()
        one.button("reserve").click()
    # As in the first second, when the time takes most room.
    ann.page.get_by_test_id("sand").locator("b").evaluate("node => { node.style.minWidth = '4.5ch' }")
    for seat in range(seats):
        card = ann.page.locator(f'li[data-seat="{seat}"]')
        reserve = card.locator(".reserve img")
        expect(reserve).to_be_visible()
        assert box(reserve)["right"] <= box(card)["right"]


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR", "nl-NL"])
def test_on_a_low_phone_what_can_be_done_with_a_domino_takes_one_row(visitors: Visitors, language: str) -> None:
    ann = come(visitors, size=LOW_PHONE, touch=True, language=language)
    lay(ann, "me")
    ann.button("stand").tap()
    ann.button("flip").tap()
    ann.draw_until("stand")
    while ann.button("fork").count():  # a Garden has one button more, and a second row for it
        ann.button("reserve").tap()
        ann.draw_until("stand")
    row = {box(ann.button(name))["top"] for name in ("turn-left", "turn-right", "stand", "reserve")}
    assert max(row) - min(row) < 10


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR", "nl-NL"])
def test_on_the_smallest_phone_what_a_camera_can_bring_takes_one_row(visitors: Visitors, language: str) -> None:
    ann = come(visitors, size=SMALLEST, touch=True, language=language)
    lay(ann, "me")
    ann.button("stand").tap()
    ann.button("flip").tap()
    ann.draw_until("choose")
    places = [box(ann.button(name)) for name in ("landscape", "animal", "plain", "reserve")]
    assert max(one["top"] for one in places) - min(one["top"] for one in places) < 10
    assert max(one["right"] for one in places) <= SMALLEST["width"]


def test_a_switch_that_a_finger_turned_off_looks_off(visitors: Visitors) -> None:
    ann = come(visitors, size=LARGE_PHONE, touch=True)
    lay(ann, "me")
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
    # It looks the same as when something else was touched since.
    ann.button("turn-left").tap()
    assert [fork.evaluate(look), off == on] == [off, False]


def test_on_a_phone_held_sideways_the_table_reaches_down_to_what_can_be_done(visitors: Visitors) -> None:
    ann = come(visitors, size={"width": 740, "height": 360}, touch=True)
    lay(ann, "me", "bot:apprentice")
    ann.task("start", "first")
    expect(ann.page.locator(".picture canvas")).to_be_visible()
    ann.page.get_by_role("button", name="The whole table").tap()
    _, edge = ann.at(0, -400)
    assert box(ann.page.get_by_role("group", name="Your hand"))["top"] - edge < 60
