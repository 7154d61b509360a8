"""Two people in two browsers play a match."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from .visitors import LARGE_PHONE, PHONE, SMALLEST, WIDE, Visitor, Visitors, box, play, table_of_two, wait_for_mover

pytestmark = pytest.mark.browser

NETWORK_ADDRESS = "http://192.168.1.20:8484"
"""The server's address in the network."""


def meet(visitors: Visitors) -> tuple[Visitor, Visitor]:
    """Ann invites from the home page and says her name; Ben opens the link and sits down."""
    ann = visitors.open()
    ann.way("friends").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("listitem").get_by_text("Ann", exact=True)).to_be_visible()
    link = ann.page.get_by_label("Invitation link").input_value()
    # The page was opened at a localhost address, and warns about the link.
    expect(ann.page.get_by_test_id("local-note")).to_contain_text("Only this computer can open this link.")
    ben = visitors.open(link.removeprefix(visitors.url))
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ann invites you to play Deep River")
    expect(ben.page.get_by_text("Press “Join” at the free seat")).to_be_visible()
    expect(ben.page.get_by_role("link", name="How to play Deep River")).to_have_attribute("href", "/games/deep-river")
    ben.sit("Ben")
    for visitor in (ann, ben):
        expect(visitor.page.get_by_role("region", name=re.compile("Ann, "))).to_be_visible()
        expect(visitor.page.get_by_role("region", name=re.compile("Ben, "))).to_be_visible()
    return ann, ben


def test_two_people_meet_by_link_and_play_a_whole_match(visitors: Visitors) -> None:
    ann, ben = meet(visitors)
    ann.screenshot("two-people-begin")
    dice = random.Random(7)
    turns = play((ann, ben), dice, back=0.15)
    assert turns >= 5

    for visitor in (ann, ben):
        expect(visitor.end).to_be_visible()
    title, other = (visitor.end.get_by_role("heading").inner_text() for visitor in (ann, ben))
    assert {title, other} in ({"You win!", "You lost – rematch?"}, {"A draw"})
    reason, other = (visitor.end.get_by_role("paragraph").first.inner_text() for visitor in (ann, ben))
    assert reason == other
    assert reason
    assert ann.moves.all_inner_texts() == ben.moves.all_inner_texts()
    assert ann.moves.count() == turns + 1
    ann.screenshot("two-people-end")


def test_reloading_during_a_turn_keeps_the_seat_and_the_step(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors)
    dice = random.Random(3)
    play((ann, ben), dice, turns=2)
    mover = wait_for_mover((ann, ben))
    assert mover is not None
    before = mover.choose(dice)
    assert before.undo

    mover.page.reload()
    assert mover.settled() == before

    # A second tab of the same player shows the same state.
    tab = visitors.second_tab(mover)
    assert tab.settled() == before
    after = tab.choose(dice)
    assert mover.settled(before) == after
    assert mover.step_back() == before
    assert tab.settled(after) == before


def test_the_pie_rule_names_the_side_of_each_player(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors, game={"pie": True})
    assert ann.ready().prompt == "Choose who goes first. The other player then picks a side"
    expect(ben.page.get_by_role("region", name="Ben, side not chosen yet")).to_be_visible()
    ann.choice("begin s").click()
    assert ben.ready().prompt == "The Salmon go first. Which side do you want?"
    expect(ben.page.get_by_text("Ann lets the Salmon go first").first).to_be_visible()
    ben.choice("take e").click()
    for visitor in (ann, ben):
        expect(visitor.page.get_by_text("Ben takes the Eels, so Ann plays the Salmon; the Salmon go first").first).to_be_visible()
        expect(visitor.page.get_by_role("region", name="Ben, Eels")).to_be_visible()
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
"""JavaScript: the ancestor that clips an element; empty if it is fully visible."""

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
"""JavaScript: elements of other players, or controls, that a speech bubble covers."""


@pytest.mark.parametrize("clock", [None, {"t": "real", "base": 1200, "increment": 5}], ids=["no clock", "a clock"])
def test_quick_chat_is_fully_visible_and_announced(visitors: Visitors, clock: dict[str, Any] | None) -> None:
    ann, ben = table_of_two(visitors, **({"clock": clock} if clock else {}))
    sizes: tuple[tuple[ViewportSize, ViewportSize], ...] = (
        (WIDE, PHONE),
        ({"width": 844, "height": 390}, SMALLEST),
    )
    for speaker, listener, name, both in ((ann, ben, "Ann", sizes[0]), (ben, ann, "Ben", sizes[1])):
        listener.page.set_viewport_size(both[0])
        speaker.page.set_viewport_size(both[1])
        speaker.press("Say")
        speaker.press("Let me think…")
        for visitor in (speaker, listener):
            bubble = visitor.page.get_by_role("region", name=f"{name}, ").get_by_text("Let me think…")
            expect(bubble).to_be_visible()
            assert bubble.evaluate(WHOLE) == "", (name, both)
            assert bubble.evaluate(COVERED) == [], (name, both)
        expect(listener.page.get_by_test_id("announcements")).to_contain_text(f"{name} says: Let me think…")
        listener.screenshot(f"said-{name}")


def test_an_invitation_has_a_qr_code_if_the_server_has_a_network_address(visitors: Visitors) -> None:
    ann = visitors.open()
    path = ann.create_table("me", "open")
    ann.press("Copy link")
    expect(ann.page.get_by_text("Link copied.").last).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == visitors.url + path
    # The page was opened at a localhost address, at which a phone would look for the server on itself.
    note = ann.page.get_by_test_id("local-note")
    expect(note).to_have_text("Only this computer can open this link. To invite others, restart with --host 0.0.0.0.")
    assert box(note)["top"] >= box(ann.page.get_by_label("Invitation link"))["bottom"]
    assert box(note)["bottom"] - box(note)["top"] < 24, "the note has one line"
    code = ann.page.get_by_role("img", name="QR code of the invitation link")
    expect(code).to_have_count(0)

    # If the server has a network address, the QR code contains it.
    ann.page.route("**/api/v1/me", report_network_address)
    ann.page.reload()
    expect(note).to_have_count(0)
    expect(ann.page.get_by_label("Invitation link")).to_have_value(NETWORK_ADDRESS + path)
    expect(code).to_be_visible()
    assert code.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    ann.screenshot("waiting-room")


def report_network_address(route: Route) -> None:
    """The server reports a network address."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "elsewhere": NETWORK_ADDRESS})


def test_the_home_page_lists_the_tables_of_a_player_and_whose_turn_it_is(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors)
    mover = wait_for_mover((ann, ben))
    assert mover is not None
    path = mover.table
    mover.page.get_by_role("link", name="Home").first.click()
    mine = mover.page.get_by_role("region", name="My tables").get_by_role("link")
    other = "Ben" if mover is ann else "Ann"
    expect(mine).to_have_text(re.compile(f"Deep River.*with {other}.*Your turn.*Bear: 4 steps.*now", re.DOTALL))
    # It is the first region of the page, also on a phone.
    mover.page.set_viewport_size(LARGE_PHONE)
    expect(mine).to_be_in_viewport(ratio=1)
    first = mover.page.get_by_role("main").get_by_role("region").first
    expect(first).to_have_accessible_name("My tables")
    mine.click()
    expect(mover.page).to_have_url(visitors.url + path)
    assert mover.ready().can_act
