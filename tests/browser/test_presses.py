"""Presses: how many a turn takes by mouse, touch and keyboard, and what can be undone although it is confirmed by nobody."""

import random

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from .visitors import LARGE_PHONE, WIDE, Visitor, Visitors
from .walkers import PageState, Walker, create_table

pytestmark = pytest.mark.browser

SIZES = pytest.mark.parametrize("size", [WIDE, LARGE_PHONE], ids=["wide", "phone"])

COUNT_PRESSES = """() => {
  window.presses = 0;
  const count = (event) => { if (event.isTrusted) window.presses += 1; };
  addEventListener('pointerdown', count, true);
  addEventListener('keydown', count, true);
}"""
"""JavaScript: count presses of the mouse, a finger and keys."""

UNDO_DELAY_MS = 2_000
"""Milliseconds before a turn ends by itself."""


def open_page(visitors: Visitors, size: ViewportSize, path: str | None = None) -> Visitor:
    """A visitor with the usual preferences, who touches a small screen."""
    return visitors.open(path, size=size, touch=size != WIDE, careful=False)


def count_presses(visitor: Visitor) -> None:
    """Count presses from now on."""
    visitor.page.evaluate(COUNT_PRESSES)


def presses(visitor: Visitor) -> int:
    """The number of presses since the last call."""
    count: int = visitor.page.evaluate("() => { const count = window.presses; window.presses = 0; return count; }")
    return count


# A Walk in the Park.


def walk_until_a_path(walker: Walker) -> PageState:
    """Draw until a path is rolled, not an ibis."""
    now = walker.settled()
    while now.prompt == "Draw an ibis":
        walker.draw(now.empty[-1])
        now = ended_by_itself(walker, now)
    return now


def ended_by_itself(walker: Walker, before: PageState) -> PageState:
    """The page after a round that ends without a confirmation."""
    now = walker.settled(before)
    while not now.ended and (now.confirm or now.prompt == "Your turn is ending. You can still undo it."):
        now = walker.settled(now)
    return now


@SIZES
def test_a_roll_of_one_path_takes_two_presses_and_an_ibis_takes_one(visitors: Visitors, size: ViewportSize) -> None:
    ann = open_page(visitors, size)
    create_table(ann, "me")
    walker = Walker(ann, tap=size != WIDE)
    now = walker.settled()
    count_presses(ann)
    seen: set[int] = set()
    for _ in range(12):
        presses(ann)
        ibis = now.prompt == "Draw an ibis"
        taken = walker.draw(now.promising[0])
        if not taken.confirm:
            break  # a bonus
        ann.screenshot(f"presses-walk-{size['width']}")
        now = ended_by_itself(walker, taken)
        seen.add(count := presses(ann))
        assert count == (1 if ibis else 2)
    assert 2 in seen


def test_half_a_walk_takes_two_and_a_half_presses_a_roll_at_most(visitors: Visitors) -> None:
    ann = open_page(visitors, LARGE_PHONE)
    create_table(ann, "me")
    walker, dice = Walker(ann, tap=True), random.Random(5)
    now = walker.settled()
    count_presses(ann)
    rolls = 0
    while rolls < 9:
        if now.confirm:
            now = ended_by_itself(walker, now)
        elif now.bonuses or now.full:
            now = walker.answer(now)
        else:
            # The suggested rotation is usually the wanted one.
            rolls += 1
            now = walker.draw(dice.choice(now.promising), turns=dice.choice((0, 0, 0, 1)))
    assert presses(ann) / rolls <= 2.5


def test_a_roll_takes_as_few_keys_as_presses(visitors: Visitors) -> None:
    ann = visitors.open(careful=False)
    create_table(ann, "me")
    walker = Walker(ann)
    now = walk_until_a_path(walker)
    walker.square(now.empty[0]).focus()
    count_presses(ann)
    ann.page.keyboard.press("Enter")
    expect(walker.square(now.empty[0])).to_have_attribute("aria-selected", "true")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_test_id("announcements")).to_contain_text("Your turn is ending. You can still undo it.")
    ended_by_itself(walker, walker.settled(now))
    assert presses(ann) == 2


def test_a_round_that_ends_by_itself_can_be_undone_stopped_or_ended_at_once(visitors: Visitors) -> None:
    ann = visitors.open(None, careful=False)
    create_table(ann, "me", "bot:stroller")
    walker = Walker(ann)
    now = walk_until_a_path(walker)
    square = now.empty[-1]
    # Undo.
    walker.draw(square)
    assert walker.step_back().squares == now.squares
    ann.page.wait_for_timeout(UNDO_DELAY_MS + 500)
    assert walker.state().prompt == now.prompt
    # A press on the board keeps the turn open.
    walker.draw(square)
    walker.square(square).click()
    ann.page.wait_for_timeout(UNDO_DELAY_MS + 500)
    assert walker.state().confirm
    expect(ann.prompt).to_have_text("Happy with your turn?")
    walker.step_back()
    # The button of the toolbar undoes the round, but not the one before it.
    undo_turn = ann.page.get_by_test_id("undo-turn")
    drawn = walker.draw(square)
    undo_turn.click()
    assert walker.settled(drawn).squares == now.squares
    # The button ends it at once.
    walker.draw(square)
    assert walker.confirm().squares != now.squares
    expect(undo_turn).to_have_attribute("title", "The die has been rolled again, so earlier rounds stay.")
    expect(undo_turn).to_have_attribute("aria-disabled", "true")


# Deep River.


def play_turn(ann: Visitor, dice: random.Random, *, tap: bool) -> tuple[int, bool]:
    """Make random choices until the turn has ended; returns the presses that it needs, and whether the match is over.

    Only what ends the game, and so cannot be undone, needs another press: a tapped choice, and the end of the turn.
    """
    now = ann.ready()
    needed = 0
    while now.choices and not now.ended:
        action = dice.choice(now.choices)
        ends = "the game ends: " in now.names[now.choices.index(action)]
        if needed and len(set(now.choices)) == 1 and not ends:
            # Played by itself.
            now = ann.settled(now)
            continue
        choice = ann.choice(action)
        press(choice, tap=tap)
        needed += 1
        if tap and ends:
            expect(ann.page.get_by_text("Tap again to choose it.")).to_be_visible()
            press(choice, tap=tap)
            needed += 1
        now = ann.settled(now)
        if now.confirm:
            ann.screenshot(f"presses-river-{ann.page.evaluate('innerWidth')}")
            if now.prompt.startswith("Ending your turn ends the game: "):
                press(ann.page.get_by_test_id("confirm"), tap=tap)
                needed += 1
            while now.confirm:
                now = ann.settled(now)
            break
    return needed, now.ended


def press(target: Locator, *, tap: bool) -> None:
    """Click or tap."""
    if tap:
        target.tap()
    else:
        target.click()


def test_every_decision_of_a_whole_duel_takes_one_press_and_ending_a_turn_none(visitors: Visitors) -> None:
    # How many decisions a turn has depends on the dice of the bot; `tests/games/deep_river/test_turn.py` counts them.
    ann = open_page(visitors, LARGE_PHONE)
    ann.create_table("me", "bot:first-steps")
    dice = random.Random(3)
    ann.ready()
    count_presses(ann)
    ended = False
    while not ended:
        needed, ended = play_turn(ann, dice, tap=True)
        assert presses(ann) == needed


def test_undo_of_a_turn_that_ends_by_itself_goes_back_to_the_last_decision(visitors: Visitors) -> None:
    ann = visitors.open(None, size=LARGE_PHONE, touch=True, careful=False)
    ann.create_table("me", "bot:first-steps")
    dice = random.Random(6)
    before = now = ann.ready()
    while not now.confirm:
        before = now
        ann.choice(dice.choice(now.choices)).tap()
        now = ann.settled(now)
    ann.page.get_by_test_id("undo").tap()
    back = ann.settled(now)
    assert set(back.choices) == set(before.choices)
    ann.page.wait_for_timeout(UNDO_DELAY_MS + 500)
    assert ann.state() == back
