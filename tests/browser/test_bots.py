"""Matches against bots, hot-seat matches, and spectators."""

import random
import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import ViewportSize, expect

from .test_end import MOVING
from .visitors import PHONE, Visitor, Visitors, play, table_of_two

pytestmark = pytest.mark.browser

BOTS_FINISH = 120_000
"""Milliseconds in which two bots finish a match."""


def test_a_match_against_a_bot_is_two_clicks_away_and_can_be_resigned(visitors: Visitors) -> None:
    ann = visitors.open()
    ann.screenshot("home-wide-light")
    ann.more_ways().get_by_role("radio", name="Tadpole for a first game").click()
    ann.way("bots").click()
    dice = random.Random(5)
    for _ in range(6):
        ann.turn(dice)
        if ann.ready().ended:
            break
    ann.screenshot("table-wide-light")
    if not ann.state().ended:
        ann.resign()
        expect(ann.end.get_by_role("heading")).to_have_text("You lost – rematch?")
        expect(ann.end).to_contain_text("resigned")
    expect(ann.end).to_be_visible()


def test_a_step_is_undone_and_one_press_undoes_a_turn_with_the_bots_answer(visitors: Visitors) -> None:
    ann = visitors.open(None)
    ann.create_table("me", "bot:first-steps")
    dice = random.Random(2)
    start = ann.ready()

    # Before the first turn there is nothing to undo, and the button says so.
    undo_turn = ann.page.get_by_test_id("undo-turn")
    expect(undo_turn).to_have_attribute("aria-disabled", "true")
    expect(undo_turn).to_have_attribute("title", "You have not played yet.")
    undo_turn.click(force=True)
    expect(ann.page.get_by_text("You have not played yet.").last).to_be_visible()
    ann.choose(dice)
    # A late page may have received several steps of the bot as one, so their number is not compared.
    assert replace(ann.step_back(), count=start.count) == start
    expect(ann.page.get_by_test_id("announcements")).to_contain_text("Undone. Choose a current")

    # One press undoes the whole turn with the bot's answer, also in the middle of the next one.
    for begun in (False, True):
        ann.turn(dice)
        later = ann.ready()
        assert later != start
        if begun:
            later = ann.choose(dice)
            undo_turn.click()
            later = ann.settled(later)
        undo_turn.click()
        assert replace(ann.settled(later), count=start.count) == start
    # The button replaces the item in the menu.
    ann.press("Menu")
    menu = ann.page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("button", name="Offer a draw")).to_be_visible()
    expect(menu.get_by_role("button", name="Ask to undo my turn")).to_have_count(0)


# Long words: beside the buttons on a small laptop, and on the buttons of a phone.
@pytest.mark.parametrize(
    ("size", "language"),
    [({"width": 1280, "height": 720}, "fr-FR"), (PHONE, "de-DE")],
    ids=["small laptop", "phone"],
)
def test_the_board_does_not_move_during_a_turn(visitors: Visitors, size: ViewportSize, language: str) -> None:
    ann = visitors.open(None, size=size, language=language)
    ann.create_table("me", "me")
    ann.hot_seat = True
    dice = random.Random(7)
    now = ann.ready()
    for _ in range(8):
        position_before = ann.page.locator(".board").first.bounding_box()
        now = ann.choose(dice)
        while now.undo:
            assert ann.page.locator(".board").first.bounding_box() == position_before, now.prompt
            ann.screenshot(f"own-turn-{size['width']}-{language}")
            now = ann.choose(dice)
        if now.ended:
            break


def test_a_long_name_stays_in_its_card(visitors: Visitors) -> None:
    ann = visitors.open(size={"width": 1280, "height": 720})
    ann.rename("Wilhelmina Wwwwwwwwwwwwww")
    ann.way("bots").click()
    ann.ready()
    name_field = ann.page.locator(".seat.you .who")
    expect(name_field.locator("strong")).to_have_text("Wilhelmina Wwwwwwwwwwwww you")
    assert name_field.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_two_people_play_a_whole_match_on_one_device(visitors: Visitors) -> None:
    ann = visitors.open()
    ann.rename("Ann")
    ann.more_ways().get_by_text("More options").click()
    ann.page.get_by_label("Second player on this device").fill("Ben")
    ann.way("device").click()
    ann.hot_seat = True
    prompts = set()
    dice = random.Random(4)
    now = ann.ready()
    # The signs of the goal name the sides if two players share the screen.
    expect(ann.page.get_by_text("Bear here: the Eels win")).to_be_visible()
    expect(ann.page.get_by_text("Bear here: the Salmon win")).to_be_visible()
    while not now.ended:
        prompts.add(now.prompt.split(":")[0])
        if now.undo and dice.random() < 0.1:
            now = ann.step_back()
            continue
        # Whatever ends the game has said so before, and nothing else has.
        action = "" if now.confirm else dice.choice(now.choices)
        announced = now.prompt if now.confirm else now.names[now.choices.index(action)]
        before = now
        (ann.choice(action) if action else ann.page.get_by_test_id("confirm")).click()
        now = ann.settled(before)
        assert now.ended == ("ends the game: " in announced or "the game ends: " in announced), announced
    assert prompts == {"Ann (Eels)", "Ben (Salmon)"}
    expect(ann.end.get_by_role("heading")).to_have_text(re.compile("^(Ann wins|Ben wins|A draw)$"))


MORE_CAME = """(seen) => {
  const [place, count] = document.querySelector('[data-step]').dataset.step.split(' / ');
  const [before, known] = seen.split(' / ');
  return place === before && Number(count) > Number(known);
}"""
"""JavaScript: moves were added while the page still shows the same move."""


MORE_AHEAD = """() => {
  const [place, count] = document.querySelector('[data-step]').dataset.step.split(' / ');
  return Number(count) > Math.floor(Number(place)) + 1;
}"""
"""JavaScript: there is a move after the next one, so that a step does not lead to the current position."""
WENT_ON = "(seen) => document.querySelector('[data-step]').dataset.step.split(' / ')[0] !== seen.split(' / ')[0]"


def step_on(ann: Visitor) -> None:
    """Show the next step, and wait until it is visible."""
    ann.page.wait_for_function(MORE_AHEAD)
    seen = ann.state().count
    ann.page.keyboard.press("ArrowRight")
    ann.page.wait_for_function(WENT_ON, arg=seen)


IS_OVER = """(table) => {
  fetch(`/api/v1/tables/${table}`).then((answer) => answer.json()).then(({ status }) => { window.status_of_table = status; });
  return window.status_of_table === 'over';
}"""
"""JavaScript: the server says that the match is over, whatever the page shows."""


def test_a_match_between_bots_is_replayed_at_a_pace_while_they_play_on(visitors: Visitors) -> None:
    ann = visitors.open(motion=True)
    ann.way("watch").click()
    # Turn by turn from the first, each with its player.
    expect(ann.page.get_by_text(re.compile("plays the (blue|violet|green) current")).first).to_be_visible()
    assert not ann.state().can_act
    expect(ann.page.get_by_role("button", name="Say", exact=True)).to_have_count(0)
    ann.press("Replay speed: normal, 1×")

    # A pause stays at its position while the bots play on.
    ann.press("Pause the turns")
    ann.page.wait_for_function(MORE_CAME, arg=ann.state().count)
    # Later turns are hidden in the numbers and in the list; each card names a level and its side once.
    steps = ann.page.get_by_role("group", name="Step through the game")
    move = int(ann.state().count.split(".")[0])
    expect(steps).to_contain_text(f"Turn {move}" if move else "Start")
    expect(steps).not_to_contain_text(" of ")
    expect(ann.moves).to_have_count(move + 1)
    # In single steps, the list contains only the finished steps of the turn.
    ann.press("Every step")
    step_on(ann)
    while not re.match(r"\d+\.1\b", ann.state().count):
        step_on(ann)
    expect(ann.moves.last).to_contain_text(re.compile("blue|violet|green"))
    expect(ann.moves.last).not_to_contain_text("swims")
    move = int(ann.state().count.split(".")[0])
    for side in ("Eels", "Salmon"):
        expect(ann.page.get_by_role("region", name=f"Tadpole, {side}")).to_have_text(
            re.compile(rf"^\s*Tadpole {side}( to play)?\s*$")
        )
    ann.press("Play the turns")
    expect(ann.page.get_by_text(f"Turn {move + 1}", exact=True).first).to_be_visible()

    # The button to the end plays the last move first, also if the match ended long ago, and then shows the result.
    ann.page.wait_for_function(IS_OVER, arg=ann.table.removeprefix("/t/"), timeout=BOTS_FINISH, polling=500)
    ann.page.evaluate(MOVING)
    steps.get_by_role("button", name="To the end").click()
    expect(ann.end).to_be_visible()
    assert ann.page.evaluate("window.seen.panel") == 0

    # The host can watch the same bots again; a later spectator is not offered to create tables.
    before = ann.table
    ben = visitors.open(before)
    expect(ben.end).to_be_visible()
    expect(ben.end.get_by_role("button", name="Watch another")).to_have_count(0)
    ann.end.get_by_role("button", name="Watch another").click()
    expect(ann.page).not_to_have_url(re.compile(f"{before}$"))
    expect(ann.page.get_by_text(re.compile("plays the (blue|violet|green) current")).first).to_be_visible()
    expect(ann.page.get_by_role("region", name="Tadpole, Salmon")).to_be_visible()


def test_a_spectator_sees_moves_as_they_happen_and_cannot_act(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors)
    eve = visitors.open(ann.table)
    expect(ann.page.get_by_text("1 watching")).to_be_attached()
    play((ann, ben), random.Random(6), turns=2)
    expect(eve.moves).to_have_count(ann.moves.count())
    assert eve.moves.all_inner_texts() == ann.moves.all_inner_texts()
    assert eve.reading == ann.reading

    assert not eve.state().can_act
    assert not eve.state().undo
    expect(eve.page.get_by_role("button", name="Say", exact=True)).to_have_count(0)
    eve.press("Menu")
    menu = eve.page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("link", name="How to play")).to_be_visible()
    expect(menu.get_by_role("button", name="Resign")).to_have_count(0)
