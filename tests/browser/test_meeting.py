"""Two people, two browsers, one game."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from .visitors import LARGE_PHONE, PHONE, SMALLEST, WIDE, Visitor, Visitors, play, table_of_two, wait_for_mover

pytestmark = pytest.mark.browser

ELSEWHERE = "http://192.168.1.20:8484"
"""Where others open the house."""


def meet(visitors: Visitors) -> tuple[Visitor, Visitor]:
    """One invites from the home page, the other opens the link and sits down."""
    ann = visitors.come()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.way("friends").click()
    link = ann.page.get_by_label("Invitation link").input_value()
    # The page was opened by an address of this machine, and says what that means for the link.
    expect(ann.page.get_by_test_id("local-note")).to_contain_text("This link works on this machine only.")
    ben = visitors.come(link.removeprefix(visitors.url))
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ann invites you to play Deep River")
    expect(ben.page.get_by_text("Press “Sit down” at the free seat")).to_be_visible()
    expect(ben.page.get_by_role("link", name="How to play Deep River")).to_have_attribute("href", "/games/deep-river")
    ben.sit("Ben")
    for one in (ann, ben):
        expect(one.page.get_by_role("region", name=re.compile("Ann, "))).to_be_visible()
        expect(one.page.get_by_role("region", name=re.compile("Ben, "))).to_be_visible()
    return ann, ben


def test_two_people_meet_by_link_and_play_a_whole_game(visitors: Visitors) -> None:
    ann, ben = meet(visitors)
    ann.shot("two-people-begin")
    dice = random.Random(7)
    turns = play((ann, ben), dice, back=0.15)
    assert turns >= 5

    for one in (ann, ben):
        expect(one.end).to_be_visible()
    title, other = (one.end.get_by_role("heading").inner_text() for one in (ann, ben))
    assert {title, other} in ({"You win!", "You lose this one"}, {"A draw"})
    reason, other = (one.end.get_by_role("paragraph").first.inner_text() for one in (ann, ben))
    assert reason == other
    assert reason
    assert ann.moves.all_inner_texts() == ben.moves.all_inner_texts()
    assert ann.moves.count() == turns + 1
    ann.shot("two-people-end")


def test_a_person_who_reloads_in_mid_turn_has_the_same_seat_and_step(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors)
    dice = random.Random(3)
    play((ann, ben), dice, turns=2)
    mover = wait_for_mover((ann, ben))
    assert mover is not None
    before = mover.choose(dice)
    assert before.undo

    mover.page.reload()
    assert mover.settled() == before

    # A second tab of the same person agrees, and follows.
    tab = visitors.second_tab(mover)
    assert tab.settled() == before
    after = tab.choose(dice)
    assert mover.settled(before) == after
    assert mover.step_back() == before
    assert tab.settled(after) == before


def test_the_pie_rule_says_who_takes_which_side(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors, game={"pie": True})
    assert ann.ready().prompt == "Say which side begins; the other player then picks a side"
    expect(ben.page.get_by_role("region", name="Ben, side not chosen yet")).to_be_visible()
    ann.choice("begin s").click()
    assert ben.ready().prompt == "The Salmon will begin. Which side do you take?"
    expect(ben.page.get_by_text("Ann lets the Salmon begin").first).to_be_visible()
    ben.choice("take e").click()
    for one in (ann, ben):
        expect(one.page.get_by_text("Ben takes the Eels, so Ann plays the Salmon; the Salmon begin").first).to_be_visible()
        expect(one.page.get_by_role("region", name="Ben, Eels")).to_be_visible()
    assert ann.ready().can_act


WHOLE = """(said) => {
  const box = said.getBoundingClientRect();
  const fits = (area) =>
    Math.min(box.left - area.left, box.top - area.top, area.right - box.right, area.bottom - box.bottom) >= -1;
  for (let one = said.parentElement; one; one = one.parentElement) {
    if (getComputedStyle(one).overflow !== 'visible' && !fits(one.getBoundingClientRect())) return one.className || one.tagName;
  }
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return fits(screen) && said.scrollWidth <= said.clientWidth ? '' : 'screen';
}"""
"""What cuts an element off; nothing when it is seen whole."""

COVERED = """(said) => {
  const box = said.getBoundingClientRect();
  const card = said.closest('section').getBoundingClientRect();
  const beside = box.left < card.left || box.right > card.right || box.top > card.bottom || box.bottom < card.top;
  const over = [...document.querySelectorAll('main button, main [role="timer"], main section.seat')].filter((one) => {
    const other = one.getBoundingClientRect();
    const apart = box.left >= other.right || other.left >= box.right || box.top >= other.bottom || other.top >= box.bottom;
    return one.checkVisibility() && !one.contains(said) && !apart;
  });
  return [...(beside ? ['beside its card'] : []), ...over.map((one) => one.getAttribute('aria-label') ?? one.textContent)];
}"""
"""What lies under something said that belongs to somebody else, or is to be touched or read meanwhile."""


@pytest.mark.parametrize("clock", [None, {"t": "real", "base": 1200, "increment": 5}], ids=["no clock", "a clock"])
def test_what_one_person_says_the_other_reads_whole_and_hears(visitors: Visitors, clock: dict[str, Any] | None) -> None:
    ann, ben = table_of_two(visitors, **({"clock": clock} if clock else {}))
    sizes: tuple[tuple[ViewportSize, ViewportSize], ...] = (
        (WIDE, PHONE),
        ({"width": 844, "height": 390}, SMALLEST),
    )
    for speaker, hearer, name, both in ((ann, ben, "Ann", sizes[0]), (ben, ann, "Ben", sizes[1])):
        hearer.page.set_viewport_size(both[0])
        speaker.page.set_viewport_size(both[1])
        speaker.press("Say")
        speaker.press("Let me think…")
        for one in (speaker, hearer):
            said = one.page.get_by_role("region", name=f"{name}, ").get_by_text("Let me think…")
            expect(said).to_be_visible()
            assert said.evaluate(WHOLE) == "", (name, both)
            assert said.evaluate(COVERED) == [], (name, both)
        expect(hearer.page.get_by_test_id("announcements")).to_contain_text(f"{name} says: Let me think…")
        hearer.shot(f"said-{name}")


def test_the_invitation_can_be_copied_and_is_shown_as_a_code_where_another_device_can_open_it(visitors: Visitors) -> None:
    ann = visitors.come()
    path = ann.lay("me", "open")
    ann.press("Copy the link")
    expect(ann.page.get_by_text("The link is copied.").last).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == visitors.url + path
    # The page was opened by an address of this machine: a phone that reads it would look for the house on itself.
    expect(ann.page.get_by_test_id("local-note")).to_be_visible()
    code = ann.page.get_by_role("img", name="QR code of the invitation link")
    expect(code).to_have_count(0)

    # Where the house has an address for others as well, that one is in the code.
    ann.page.route("**/api/v1/me", tell_elsewhere)
    ann.page.reload()
    expect(ann.page.get_by_test_id("local-note")).to_have_count(0)
    expect(ann.page.get_by_label("Invitation link")).to_have_value(ELSEWHERE + path)
    expect(code).to_be_visible()
    assert code.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    ann.shot("waiting-room")


def tell_elsewhere(route: Route) -> None:
    """The house is open to the network."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "elsewhere": ELSEWHERE})


def test_home_lists_the_tables_of_a_person_and_where_it_is_their_turn(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors)
    mover = wait_for_mover((ann, ben))
    assert mover is not None
    path = mover.table
    mover.page.get_by_role("link", name="Home").first.click()
    mine = mover.page.get_by_role("region", name="My tables").get_by_role("link")
    other = "Ben" if mover is ann else "Ann"
    expect(mine).to_have_text(re.compile(f"Deep River.*with {other}.*Your turn.*Steps of the bear: 4.*now", re.DOTALL))
    # It is the first thing on the page, also on a phone.
    mover.page.set_viewport_size(LARGE_PHONE)
    expect(mine).to_be_in_viewport(ratio=1)
    first = mover.page.get_by_role("main").get_by_role("region").first
    expect(first).to_have_accessible_name("My tables")
    mine.click()
    expect(mover.page).to_have_url(visitors.url + path)
    assert mover.ready().can_act
