"""Offers between two players."""

import random
import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from .visitors import PHONE, SMALLEST, WIDE, Visitor, Visitors, play, table_of_two, wait_for_mover

pytestmark = pytest.mark.browser


COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const offer = document.querySelector('main section.offer');
  const parts = [...document.querySelectorAll('main section.board, main section.seat, [data-testid=prompt], main .tools button')];
  const answers = [...offer.querySelectorAll('button')].map((one) => [box(one).top, box(one).height]);
  return {
    covered: parts.filter((one) => one.checkVisibility() && meet(box(offer), box(one))).map((one) => one.className),
    beyond: box(offer).bottom > innerHeight || box(offer).right > innerWidth,
    rows: new Set(answers.map(String)).size,
  };
}"""
"""JavaScript: what an offer covers, whether it is fully on the screen, and the number of button rows."""

SIZES: tuple[ViewportSize, ...] = (PHONE, {"width": 844, "height": 390}, SMALLEST, WIDE)


def offer(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Offer")


def test_a_draw_is_offered_declined_withdrawn_and_accepted(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors)
    ann.choose_in_menu("Offer a draw")
    expect(offer(ben)).to_contain_text("Ann offers a draw.")
    # It has its own place on every screen.
    for size in SIZES:
        for visitor in (ann, ben):
            visitor.page.set_viewport_size(size)
            assert visitor.page.evaluate(COVERED) == {"covered": [], "beyond": False, "rows": 1}, size
            visitor.screenshot(f"offer-{size['width']}")
    expect(ben.page.get_by_test_id("announcements")).to_contain_text("Ann offers a draw.")
    ben.press("No, thanks")
    for visitor in (ann, ben):
        expect(offer(visitor)).to_have_count(0)

    # The player who made the offer is notified, and may repeat it only after a while; nothing else has changed.
    expect(ann.page.get_by_text("Ben does not agree to a draw.").last).to_be_visible()
    ann.press("Menu")
    menu = ann.page.get_by_role("dialog", name="Menu")
    repeat = menu.get_by_role("button", name="Offer a draw")
    expect(repeat).to_be_disabled()
    expect(repeat).to_contain_text("again in 0:")
    expect(menu.get_by_role("button", name="Suggest a break")).to_be_enabled()
    ann.screenshot("offer-declined")
    menu.get_by_role("button", name="Close").click()

    ben.choose_in_menu("Suggest a break")
    expect(offer(ann)).to_contain_text("Ben suggests a break.")
    # Announcements go to the open dialog, since everything else is inert.
    ann.press("Menu")
    ben.press("Withdraw")
    expect(offer(ann)).to_have_count(0)
    expect(menu.get_by_test_id("announcements-within")).to_contain_text("Ben withdrew the offer.")
    menu.get_by_role("button", name="Close").click()

    ben.choose_in_menu("Offer a draw")
    ann.press("Accept")
    for visitor in (ann, ben):
        expect(visitor.end.get_by_role("heading")).to_have_text("A draw")
        expect(visitor.end).to_contain_text("You agreed to a draw.")


def test_a_finished_turn_is_taken_back_by_consent(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors)
    mover = wait_for_mover((ann, ben))
    assert mover is not None
    other = ben if mover is ann else ann
    before = mover.state()
    mover.turn(random.Random(4))
    theirs = other.ready()
    mover.choose_in_menu("Ask to undo my turn")
    expect(offer(other)).to_contain_text("would like to undo the last turn.")
    other.press("Accept")
    assert mover.ready() == before
    assert not other.settled(theirs).can_act


def test_a_pause_needs_consent_and_either_player_can_continue(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors)
    ann.choose_in_menu("Suggest a break")
    ben.press("Accept")
    for visitor in (ann, ben):
        expect(visitor.prompt).to_have_text("The game is paused.")
        assert not visitor.state().can_act
    ben.press("Resume")
    for visitor in (ann, ben):
        expect(visitor.prompt).not_to_have_text("The game is paused.")
    assert wait_for_mover((ann, ben)) is not None


def test_a_rematch_leads_both_players_to_a_new_table_with_swapped_seats(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors)
    old = ann.table
    ann.resign()
    ben.press("Play again")
    expect(offer(ann)).to_contain_text("Ben would like another game.")
    ann.press("Accept")
    for visitor in (ann, ben):
        expect(visitor.page).not_to_have_url(re.compile(old))
        expect(visitor.page.get_by_role("region", name="Ann, Salmon")).to_be_visible()
        expect(visitor.page.get_by_role("region", name="Ben, Eels")).to_be_visible()
    assert ann.table == ben.table
    assert play((ann, ben), random.Random(3), turns=1) == 1


def test_the_second_game_of_a_match_has_the_same_river_and_swapped_seats(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors, games=2)
    wait_for_mover((ann, ben))
    river = ann.reading
    expect(ann.page.get_by_text("Game 1 of 2")).to_be_visible()
    ben.resign()
    expect(ann.end).to_contain_text("That was the first of two games.")
    ann.press("Second game, sides swapped")
    # It starts when both players have agreed.
    expect(offer(ann)).to_contain_text("You asked for the second game.")
    expect(offer(ben)).to_contain_text("Ann would like to play the second game, with sides swapped.")
    ben.press("No, thanks")
    expect(ann.page.get_by_text("Ben doesn’t want to play the second game right now.").last).to_be_visible()
    expect(ann.page.get_by_role("button", name="Second game, sides swapped")).to_be_disabled()
    ben.press("Second game, sides swapped")
    for size in SIZES:
        for visitor in (ann, ben):
            visitor.page.set_viewport_size(size)
            expect(visitor.page.get_by_role("button", name="Accept" if visitor is ann else "Withdraw")).to_be_in_viewport()
            visitor.screenshot(f"second-game-{'theirs' if visitor is ann else 'mine'}-{size['width']}")
    for visitor in (ann, ben):
        visitor.page.set_viewport_size(WIDE)
    ann.press("Accept")
    for visitor in (ann, ben):
        expect(visitor.page.get_by_text("Game 2 of 2")).to_be_visible()
        expect(visitor.page.get_by_role("region", name="Ann, Salmon")).to_be_visible()
    wait_for_mover((ann, ben))
    assert ann.reading == river
    ben.resign()
    for visitor in (ann, ben):
        expect(visitor.end).to_contain_text("Match: Ben 0 – Ann 2")
    ann.screenshot("match-score")


def test_the_second_game_against_a_bot_starts_at_once(visitors: Visitors) -> None:
    ann = visitors.open()
    ann.create_table("me", "bot:first-steps", games=2)
    ann.resign()
    ann.press("Second game, sides swapped")
    expect(ann.page.get_by_text("Game 2 of 2")).to_be_visible()


def test_the_clock_of_a_second_game_does_not_run_against_a_player_who_is_gone(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors, games=2, clock={"t": "real", "base": 2})
    ben.resign()
    ann.press("Second game, sides swapped")
    ben.press("Accept")
    expect(ann.page.get_by_text("Game 2 of 2")).to_be_visible()
    ben.page.close()
    mine = ann.page.get_by_role("region", name="Ann, ").get_by_role("timer")
    theirs = ann.page.get_by_role("region", name="Ben, ").get_by_role("timer")
    expect(mine).to_have_attribute("title", "The clock starts after everyone’s first turn.")
    if ann.settled().can_act:
        ann.turn(random.Random(1))
    ann.page.wait_for_timeout(2_500)
    for timer in (mine, theirs):
        expect(timer).to_have_text("0:02.0")
    expect(ann.end).to_have_count(0)
